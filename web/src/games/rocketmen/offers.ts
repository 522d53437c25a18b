// Sorts the server's options by what they are for. Nothing here decides what is legal.
import type { Book } from './catalogue';
import type { CardId, Command, Destination, Payment } from './types';

export interface Offers {
  /** Display cards that can be paid, with the cheapest payment. */
  buy: Map<CardId, Payment>;
  engines: Map<number, Payment>;
  launches: Destination[];
  claims: Command[];
  removes: CardId[];
  unstores: CardId[];
  canEnd: boolean;
  all: readonly Command[];
}

type Named<K extends string> = Extract<Exclude<Command, string>, Record<K, unknown>>;

/** The part of a command with this name, if it is one. */
export function named<K extends string>(command: Command, name: K): Named<K>[K & keyof Named<K>] | null {
  return typeof command === 'object' && name in command ? (command as never)[name] : null;
}

export function sortOffers(options: readonly Command[]): Offers {
  const offers: Offers = { buy: new Map(), engines: new Map(), launches: [], claims: [], removes: [], unstores: [], canEnd: false, all: options };
  for (const option of options) {
    const buy = named(option, 'buy');
    if (buy) {
      const [card] = buy.cards ?? [];
      if (card !== undefined && buy.cards?.length === 1 && buy.engine == null) offers.buy.set(card, buy.pay);
      else if (buy.engine != null) offers.engines.set(buy.engine, buy.pay);
    }
    const launch = named(option, 'launch');
    if (launch) offers.launches.push(launch.destination);
    if (named(option, 'claim')) offers.claims.push(option);
    const remove = named(option, 'remove');
    if (remove) offers.removes.push(remove.card);
    const unstore = named(option, 'unstore');
    if (unstore?.cards.length === 1) offers.unstores.push(unstore.cards[0]!);
    if (option === 'end_turn') offers.canEnd = true;
  }
  return offers;
}

/** What can be done with one Hand card. The server lists one card of each kind, so twins count as equal. */
export interface HandOffers { plan: boolean; pad: boolean; discard: boolean; store: Command | null; uses: Command[] }

export function handOffers(book: Book, options: readonly Command[], card: CardId): HandOffers {
  const found: HandOffers = { plan: false, pad: false, discard: false, store: null, uses: [] };
  const same = (other: CardId | null | undefined) => other != null && book.source.cards[other] === book.source.cards[card];
  for (const option of options) {
    const place = named(option, 'place');
    if (place) {
      if (same(place.plan)) found.plan = true;
      if (place.pad?.length === 1 && same(place.pad[0])) found.pad = true;
    }
    const discard = named(option, 'discard');
    if (discard?.cards.length === 1 && same(discard.cards[0])) found.discard = true;
    const store = named(option, 'store');
    if (store && same(store.card)) found.store = { store: { card } };
    const use = named(option, 'use');
    if (use && same(use.card)) found.uses.push(option);
  }
  return found;
}

/** The cards that an option is about, for its picture. */
export function cardsOf(option: Command): CardId[] {
  const use = named(option, 'use');
  if (use) {
    if (use.model !== undefined && use.model !== null) {
      return [use.model, ...(typeof use.aim === 'object' ? ('card' in use.aim ? [use.aim.card] : use.aim.cards) : [])];
    }
    if (use.aim === 'nothing') return [];
    return 'card' in use.aim ? [use.aim.card] : use.aim.cards;
  }
  const claim = named(option, 'claim');
  if (claim) {
    if (claim.claim === 'draw') return [];
    if ('plan' in claim.claim) return [claim.claim.plan];
    if ('pad' in claim.claim) return [claim.claim.pad.card];
    return claim.claim.junk;
  }
  return named(option, 'settle')?.keep ?? named(option, 'abort')?.discard ?? named(option, 'trim')?.cards ?? named(option, 'unstore')?.cards ?? [];
}
