// The order of play: who may change places with whom is among what the server offers.
import type { Command, CrewId } from '../types';

/** The command that moves somebody by one place, if it is offered. */
export function swapped(options: readonly Command[], order: readonly CrewId[], member: CrewId, by: -1 | 1): Command | null {
  const at = order.indexOf(member);
  const next = [...order];
  next.splice(at + by, 0, ...next.splice(at, 1));
  return options.find((option) => typeof option === 'object' && 'set_order' in option && String(option.set_order.order) === String(next)) ?? null;
}
