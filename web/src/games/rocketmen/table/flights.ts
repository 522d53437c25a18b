// A bought card flies from the market to its buyer. It only shows what the position already says, so nothing waits for it.
import type { StoryLine } from '../../contract';
import type { CardId, Event } from '../types';

/** More at once than a turn buys. */
const MOST = 8;

export interface Flight { card: CardId; seat: number }

/** What was bought since a line of the story; nothing when the story jumped, as it does in a replay. */
export function flightsSince(story: readonly StoryLine<Event>[], last: number): Flight[] {
  const fresh = story.filter(({ id }) => id > last);
  const bought = fresh.flatMap(({ event }) => (event?.event === 'bought' ? (event.cards ?? []).map((card) => ({ card, seat: event.seat ?? 0 })) : []));
  return bought.length > MOST ? [] : bought;
}

export interface Lying { from: DOMRect; face: Element }

/** Where the cards of the market lie now. An Engine pile lies under one card of its kind. */
export function market(root: ParentNode): Map<CardId, Lying> {
  const cards = [...root.querySelectorAll<HTMLElement>('.market [data-card]')];
  return new Map(cards.map((face) => [Number(face.dataset.card), { from: face.getBoundingClientRect(), face }]));
}

/** Where a card lay: itself, or another of its kind. */
export function whereLay(card: CardId, lying: ReadonlyMap<CardId, Lying>, kindOf: (card: CardId) => unknown): Lying | null {
  const twin = [...lying.keys()].find((other) => kindOf(other) === kindOf(card));
  return lying.get(card) ?? (twin === undefined ? null : lying.get(twin)!);
}

/** Lets copies of cards fly from where they lay to whoever bought them. */
export function fly(root: HTMLElement, flights: readonly (Flight & Lying)[], me: number | null): void {
  flights.forEach(({ seat, from, face }, index) => {
    const goals = [...(seat === me ? ['[data-fly="mine"]'] : []), `[data-fly="${seat}"]`, '[data-fly="others"]'];
    const goal = goals.map((name) => root.querySelector(name)).find((found) => found && found.getClientRects().length > 0);
    if (!goal || from.width === 0) return;
    const to = goal.getBoundingClientRect();
    const copy = face.cloneNode(true) as HTMLElement;
    for (const name of ['data-card', 'data-nav', 'data-drag', 'data-zone', 'aria-pressed']) copy.removeAttribute(name);
    copy.classList.remove('is-go', 'is-mark', 'is-sel');
    copy.setAttribute('aria-hidden', 'true');
    copy.inert = true;
    Object.assign(copy.style, { position: 'fixed', left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`, zIndex: '60', pointerEvents: 'none', margin: '0' });
    root.append(copy);
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const way = [{ transform: 'none', opacity: 1 }, { transform: `translate(${x * 0.5}px, ${y * 0.5 - 24}px) scale(0.75)`, opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.2)`, opacity: 0.2 }];
    copy.animate(way, { duration: 620, delay: index * 90, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' }).finished.finally(() => copy.remove());
  });
}
