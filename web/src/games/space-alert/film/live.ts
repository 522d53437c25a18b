// A table's resolution as it was told.
import type { StoryLine } from '../../contract';
import type { Event } from '../generated/types';
import type { Told } from './beats';

/** Everything that happened since the last action round ended. */
export function toldOf(story: readonly StoryLine<Event>[]): Told[] {
  const from = story.findLastIndex((line) => line.event?.event === 'round_ended');
  return story.slice(from + 1).flatMap(({ id, event, phrase }) => (event?.event === 'happened' ? [{ happening: event.happening, phrase, moment: event.moment, line: id }] : []));
}

/** The last line before the film: what may be told while its first picture is shown. */
export const lineBefore = (story: readonly StoryLine<Event>[]): number | undefined => story.findLast((line) => line.event?.event === 'round_ended')?.id;
