// What the final screen tells besides the scores themselves.
import type { View } from '../types';

/** Seats, best total first; winners before those they tied with. */
export function ranking(view: View): number[] {
  const scores = view.scores ?? [];
  const won = new Set(view.winners ?? []);
  return view.players
    .map((_, seat) => seat)
    .sort((one, two) => (scores[two]?.total ?? 0) - (scores[one]?.total ?? 0) || Number(won.has(two)) - Number(won.has(one)));
}
