// The last move, as far as it lies on the table: the cards and the place of whatever somebody else did since my own last deed.
import type { StoryLine } from '../../contract';
import type { CardId, Event } from '../types';

export interface LastMove { seat: number; cards: CardId[]; location: number | null }

/** What the last seat that did something did in its turn; nothing if it was I. */
export function lastMove(story: readonly StoryLine<Event>[], me: number | null): LastMove | null {
  const did = story.filter(({ event }) => event?.seat !== undefined && event.event !== 'turn_began' && event.event !== 'drew' && event.event !== 'drew_cards' && event.event !== 'reshuffled');
  const seat = did.at(-1)?.event?.seat;
  if (seat === undefined || seat === me) return null;
  const began = story.findLastIndex(({ event }) => event?.event === 'turn_began' && event.seat === seat);
  const move: LastMove = { seat, cards: [], location: null };
  for (const { event } of story.slice(Math.max(0, began))) {
    if (!event) continue;
    if (event.event === 'displayed') move.cards.push(...((event.cards ?? []) as CardId[]));
    if (event.seat !== seat) continue;
    if (event.event === 'placed') move.cards.push(...((event.pad ?? []) as CardId[]), ...(event.plan == null ? [] : [event.plan]));
    if (event.event === 'succeeded') move.location = event.location ?? null;
  }
  return move;
}

const MARK = 'data-last';

/** Marks it on the table and says so to screen readers, and nothing else is marked. */
export function markLast(root: ParentNode, move: LastMove | null, words: string): void {
  const wanted = move ? [...move.cards.map((card) => `[data-card="${card}"]`), ...(move.location === null ? [] : [`[data-location="${move.location}"]`])] : [];
  const marked = new Set(wanted.flatMap((selector) => [...root.querySelectorAll(selector)]));
  for (const on of root.querySelectorAll(`[${MARK}]`)) {
    if (marked.has(on)) continue;
    on.removeAttribute(MARK);
    on.removeAttribute('aria-description');
  }
  for (const on of marked) {
    on.setAttribute(MARK, '');
    on.setAttribute('aria-description', words);
  }
}
