// The last move: the card that was put down or moved last, on whosever board. Read from the story, so that it is the same after a reload.
import type { StoryLine } from '../../contract';
import type { CrewId, Event } from '../generated/types';

export interface LastMove { member: CrewId; turn: number }

export function lastMove(story: readonly StoryLine<Event>[]): LastMove | null {
  for (const { event } of story.toReversed()) {
    switch (event?.event) {
      case 'card_planned': case 'android_planned': return { member: event.member, turn: event.turn };
      case 'card_moved': return { member: event.member, turn: event.to };
      // What is back in a hand lies nowhere, and another mission has empty boards.
      case 'took_back': case 'mission_began': return null;
      default:
    }
  }
  return null;
}
