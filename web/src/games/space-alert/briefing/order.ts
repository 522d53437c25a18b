// The order of play: the captain always acts first, the others may change places.
import type { CrewId } from '../types';

export function swapped(order: readonly CrewId[], member: CrewId, by: -1 | 1): CrewId[] | null {
  const at = order.indexOf(member);
  const to = at + by;
  if (at < 1 || to < 1 || to >= order.length) return null;
  const next = [...order];
  [next[at], next[to]] = [next[to]!, next[at]!];
  return next;
}
