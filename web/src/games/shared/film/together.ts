// One film on all screens of a table: who leads, and where the others are.
import type { Playhead } from '../../../net/generated/protocol';

interface Around {
  /** Which film this is; another one on the playhead is over. */
  film: string;
  playhead: Pick<Playhead, 'film' | 'step' | 'by'> | null;
  /** The chairs whose people still watch. */
  watching: readonly number[];
  captain: number | null;
  /** The captain is at the table and the ship still flies: nobody else leads only because their screen was quicker. */
  expected: boolean;
}

/** Whoever moved everybody last leads, else the captain, else the first who still watches; nobody when nobody on a chair watches any more. */
export function leaderOf({ film, playhead, watching, captain, expected }: Around): number | null {
  const moved = playhead?.film === film ? playhead.by : null;
  if (moved !== null && watching.includes(moved)) return moved;
  return captain !== null && (expected || watching.includes(captain)) ? captain : (watching[0] ?? null);
}

/** The beat that everybody sees, as far as this screen has heard of it. */
export function sharedBeat({ film, playhead }: Pick<Around, 'film' | 'playhead'>, length: number): number | null {
  return playhead?.film === film ? Math.max(0, Math.min(length - 1, playhead.step)) : null;
}
