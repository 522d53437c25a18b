// The chance after each possible next card. A server that sends `figures.next` is believed; for one that does not,
// this counts the deck the way crates/rocketmen/src/odds.rs does. Shown only: the server decides every launch.
import type { Book } from '../catalogue';
import type { CardId, LaunchPhase } from '../types';

export interface Helpers { redraws: number; zeros: number[]; spaces: number }
export interface NextCard { value: number; count: number; chance: number }

const total = (deck: readonly number[]) => deck.reduce((sum, count) => sum + count, 0);
const less = (deck: readonly number[], value: number) => deck.map((count, index) => (index === value ? count - 1 : count));

function flight(deck: readonly number[], missing: number, draws: number, helpers: Helpers): number {
  if (missing <= 0) return 1;
  if (draws <= 0 || missing > draws * (deck.length - 1) || total(deck) === 0) return 0;
  let sum = 0;
  deck.forEach((count, value) => {
    if (count > 0) sum += count * answer(less(deck, value), missing, draws, value, helpers);
  });
  return sum / total(deck);
}

/** The best that can be made of a drawn card. */
function answer(deck: readonly number[], missing: number, draws: number, value: number, helpers: Helpers): number {
  let best = flight(deck, missing - value, draws - 1, helpers);
  const [zero = 0, ...zeros] = helpers.zeros;
  if (value === 0 && zero > 0) best = Math.max(best, flight(deck, missing - zero, draws - 1, { ...helpers, zeros }));
  if (helpers.redraws > 0 && best < 1) best = Math.max(best, flight(deck, missing, draws, { ...helpers, redraws: helpers.redraws - 1 }));
  return best;
}

export function helpersOn(book: Book, pad: readonly CardId[], copying: number | null): Helpers {
  const helpers: Helpers = { redraws: 0, zeros: [], spaces: 0 };
  for (const card of pad) {
    const { effect } = book.faceOf(card, copying);
    if (effect.kind === 'redraw') helpers.redraws += 1;
    if (effect.kind === 'zero-counts-as') helpers.zeros.push(effect.spaces ?? 0);
    if (effect.kind === 'advance') helpers.spaces += effect.spaces ?? 0;
  }
  helpers.zeros.sort((one, two) => two - one);
  return helpers;
}

export function nextCards(launch: LaunchPhase, helpers: Helpers): NextCard[] {
  const { figures, deck } = launch;
  if (figures.next) return [...figures.next].sort((one, two) => two.value - one.value);
  const missing = figures.target - figures.position - helpers.spaces;
  return deck
    .map((count, value) => ({
      value,
      count,
      chance: count > 0 ? (missing <= 0 ? 1 : answer(less(deck, value), missing, figures.draws, value, { ...helpers, spaces: 0 })) : 0,
    }))
    .filter(({ count }) => count > 0)
    .reverse();
}
