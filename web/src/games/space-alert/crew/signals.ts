// What was said last: a signal stays beside the name of whoever gave it until they say something else or the next phase begins.
import type { StoryLine } from '../../contract';
import type { Event } from '../generated/types';

/** The latest signal of each chair in this phase. */
export function lastSignals(story: readonly StoryLine<Event>[]): Map<number, StoryLine<Event>> {
  const said = new Map<number, StoryLine<Event>>();
  for (const line of story) {
    const { event } = line;
    if (event?.event === 'signalled') said.set(event.seat, line);
    else if (event?.event === 'mission_began' || (event?.event === 'announced' && event.announcement.call.say === 'phase_begins')) said.clear();
  }
  return said;
}
