// What is heard of the story, line by line as it comes; and how far a film has told it.
import type { StoryLine } from '../contract';
import { lengthOf } from '../shared/sound/parts';
import { sound } from '../shared/sound/speaker';
import { AWAY, soundOf, type AwaySound } from './sounds';
import type { Event } from './types';

/** More at once is noise. */
const MOST = 4;

/** The sounds of the lines after this one, in order, each once. */
export function soundsAfter(story: readonly StoryLine<Event>[], last: number): AwaySound[] {
  const found: AwaySound[] = [];
  for (const { id, event } of story) {
    const name = id > last && event ? soundOf(event) : null;
    if (name && !found.includes(name)) found.push(name);
  }
  return found.slice(0, MOST);
}

export class Hearing {
  #last: number | null = null;
  /** When the last sound ends, by the browser's clock. */
  #until = 0;

  /** New lines have come. Whoever opens the table hears nothing of what was before. */
  hear(story: readonly StoryLine<Event>[], quiet: boolean): void {
    const last = this.#last;
    this.#last = story.at(-1)?.id ?? last ?? -1;
    if (last === null || quiet) return;
    for (const name of soundsAfter(story, last)) {
      const wait = Math.max(0, this.#until - performance.now());
      this.#until = performance.now() + wait + lengthOf(AWAY[name]) * 700;
      if (wait === 0) sound(AWAY[name]);
      else setTimeout(() => void sound(AWAY[name]), wait);
    }
  }
}

/** The line of the story that a film has come to after so many happenings; nothing when the story does not reach back so far. */
export function lineOf(story: readonly StoryLine<Event>[], happenings: number): number | undefined {
  const from = story.findLastIndex(({ event }) => event?.event === 'alien_turn');
  if (from < 0) return undefined;
  return story.slice(from).filter(({ event }) => event?.event === 'alien_step')[happenings - 1]?.id ?? story[from]!.id;
}
