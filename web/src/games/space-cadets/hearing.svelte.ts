// What is heard of the story, line by line as it comes, and what stands there to be read of it.
import type { StoryLine } from '../contract';
import { lengthOf } from '../shared/sound/parts';
import { sound } from '../shared/sound/speaker';
import { CADETS, soundOf, type CadetSound } from './sounds';
import type { Event } from './types';

/** What a hand does is heard at once. */
export const play = (name: CadetSound): void => void sound(CADETS[name]);

/** More at once is noise. */
const MOST = 4;
/** How long a caption stands, in milliseconds. */
const STANDS = 4200;

export interface Heard { id: number; name: CadetSound; line: StoryLine<Event> }

/** The sounds of the lines after this one, in order, each once with the last line that it belongs to. */
export function soundsAfter(story: readonly StoryLine<Event>[], last: number): Heard[] {
  const found = new Map<CadetSound, Heard>();
  for (const line of story) {
    const name = line.id > last && line.event ? soundOf(line.event) : null;
    if (name) found.set(name, { id: found.get(name)?.id ?? line.id, name, line });
  }
  return [...found.values()].sort((one, other) => one.id - other.id).slice(-MOST);
}

export class Hearing {
  #last: number | null = null;
  /** When the last sound ends, by the browser's clock. */
  #until = 0;
  /** What is to be read of what is heard: the latest few. */
  captions = $state.raw<readonly Heard[]>([]);

  /** New lines have come. Whoever opens the table hears nothing of what was before. */
  hear(story: readonly StoryLine<Event>[]): void {
    const last = this.#last;
    this.#last = story.at(-1)?.id ?? last ?? -1;
    if (last === null) return;
    for (const heard of soundsAfter(story, last)) {
      const wait = Math.max(0, this.#until - performance.now());
      this.#until = performance.now() + wait + lengthOf(CADETS[heard.name]) * 700;
      if (wait === 0) this.#now(heard);
      else setTimeout(() => this.#now(heard), wait);
    }
  }

  #now(heard: Heard): void {
    play(heard.name);
    this.captions = [...this.captions.filter(({ name }) => name !== heard.name), heard].slice(-2);
    setTimeout(() => { this.captions = this.captions.filter((other) => other !== heard); }, STANDS);
  }
}
