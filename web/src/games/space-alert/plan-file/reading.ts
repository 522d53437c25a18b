// Reads a plan that comes from elsewhere, and says what is wrong with one that cannot be read, so that whoever made it can mend it.
import { FORMAT, readPlan, type Fault, type Plan } from './plan';

const isHalf = (value: unknown): boolean => typeof value === 'string';
const isSlot = (value: unknown): boolean => value === null || isHalf(value) || (Array.isArray(value) && value.length === 2 && value.every(isHalf));

/** What is wrong with a text that should be a plan; nothing if it is one. */
function faultIn(text: string, longest: number): Fault | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { key: 'sar-bad-json' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { key: 'sar-bad-shape' };
  const { format, turns, players, threats } = value as Partial<Record<keyof Plan, unknown>>;
  if (typeof format !== 'string' || !format.startsWith('space-alert-plan/')) return { key: 'sar-bad-shape' };
  if (format !== FORMAT) return { key: 'sar-bad-version', args: { format: format.slice(0, 40) } };
  if (!Array.isArray(players) || players.length === 0) return { key: 'sar-bad-crew' };
  const most = Math.min(longest, typeof turns === 'number' ? Math.floor(turns) : longest);
  for (const [place, board] of players.entries()) {
    if (!Array.isArray(board)) return { key: 'sar-bad-board', args: { player: place + 1 } };
    const strange = board.findIndex((slot) => !isSlot(slot));
    if (strange >= 0) return { key: 'sar-bad-card', args: { player: place + 1, turn: strange + 1 } };
    if (board.slice(most).some((slot) => slot !== null)) return { key: 'sar-bad-many', args: { player: place + 1, cards: board.length, turns: most } };
  }
  const strange = (Array.isArray(threats) ? threats : []).findIndex((threat: { card?: unknown; turn?: unknown } | null) => typeof threat?.card !== 'string' || typeof threat.turn !== 'number');
  return strange >= 0 ? { key: 'sar-bad-threat', args: { number: strange + 1 } } : null;
}

/** Reads a plan of at most so many turns, which is for the server to say. */
export function reading(text: string, longest: number): { plan: Plan } | { fault: Fault } {
  const fault = faultIn(text, longest);
  if (fault) return { fault };
  const plan = readPlan(text);
  return plan ? { plan } : { fault: { key: 'sar-bad-shape' } };
}
