// My plan as I would tell it to the crew: every turn on which a card of mine lies.
import type { Side, View } from '../types';

export function sharedPlan(view: View, me: number | null): { turn: number; action: Side }[] {
  const member = me === null ? null : (view.people[me]?.member ?? null);
  if (member === null) return [];
  return (view.crew[member]?.board ?? []).flatMap((space, index) => (space?.action ? [{ turn: index + 1, action: space.action }] : []));
}
