// Cards, prices and lacks as sentences. All words come from the locales.
import { i18n, t } from '../../i18n/i18n.svelte';
import { gainSymbol, priceSymbols, printedSymbols, type Book, type Sign } from './catalogue';
import type { Desk } from './desk.svelte';
import type { Bill, CardId, CatalogueKind, Gain, Price, Printed, Purse, Shortage } from './types';

export const percent = (chance: number): string => t('rmw-percent', { number: percentNumber(chance) });

/** Whole per cent, but never 0 or 100 for what is merely unlikely or likely. */
export function percentNumber(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

export function signName({ item, amount }: Sign): string {
  if (item === 'money') return t('rmw-money', { amount });
  if (item === 'rocket') return t('rmw-rocket-points', { count: amount });
  if (item === 'hand') return t('rmw-hand-size', { amount });
  return t(`rocketmen-item-${item}`);
}

const signs = (list: Sign[]): string => i18n.list(list.map(signName));

export function familyName(kind: CatalogueKind): string {
  if (kind.family === 'engine') return t('rmw-family-engine');
  if ('mission' in kind.family) return t('rmw-family-mission');
  if ('threat' in kind.family) return t('rmw-family-threat');
  return t(kind.family.asset === 'teal' ? 'rmw-family-teal' : 'rmw-family-pink');
}

/** What the card does, in full. */
export function effectText(kind: CatalogueKind, book: Book): string {
  if (kind.family === 'engine') return t('rmw-effect-engine');
  if ('mission' in kind.family) {
    const flights = kind.flights.map((destination, at) => {
      const place = book.location(kind.landings[at]!);
      return t('rmw-flight', { place: t(`rocketmen-destination-${destination}`), count: place.rocket, first: place.first, later: place.later });
    });
    return flights.join(' ');
  }
  if ('threat' in kind.family) {
    const { threat } = kind.family;
    const vp = book.source.board.threat.find(({ id }) => id === threat)?.vp ?? 0;
    return t('rmw-effect-threat', { vp });
  }
  return t(`rocketmen-effect-${kind.id}`);
}

/** The one line on the face of a small card. */
export function keyLine(kind: CatalogueKind, book: Book): string {
  if (kind.family === 'engine') return t('rmw-key-engine');
  if ('mission' in kind.family) return '';
  if ('threat' in kind.family) {
    const { threat } = kind.family;
    return t('rmw-key-threat', { vp: book.source.board.threat.find(({ id }) => id === threat)?.vp ?? 0 });
  }
  const key = `rmw-key-${kind.id}`;
  return i18n.has(key) ? t(key) : '';
}

/** The whole card for a screen reader. */
export function describe(book: Book, card: CardId, copying: number | null = null): string {
  const kind = book.kind(card);
  const face = book.faceOf(card, copying);
  const parts = [t(book.nameKey(card)), familyName(kind)];
  if (face !== kind) parts.push(t('rmw-copy-of', { card: t(`rocketmen-card-${face.id}`) }));
  const gives = printedSymbols(face.prints);
  if (gives.length > 0) parts.push(t('rmw-gives', { what: signs(gives) }));
  const price = priceSymbols(kind.price);
  if (price.length > 0) parts.push(t('rmw-costs', { what: signs(price) }));
  if (kind.gain) parts.push(t('rmw-gain', { what: gainText(kind.gain) }));
  parts.push(effectText(face, book));
  return parts.filter(Boolean).map((part) => part.replace(/\.$/, '')).join('. ') + '.';
}

export const gainText = (gain: Gain): string => signName(gainSymbol(gain));
export const printedText = (prints: Printed): string => signs(printedSymbols(prints));
export const priceText = (price: Price): string => signs(priceSymbols(price));

export function purseSigns(purse: Partial<Purse>): Sign[] {
  return printedSymbols(purse);
}
export function billSigns(bill: Bill): Sign[] {
  const list = priceSymbols(bill);
  return list.length > 0 ? list : [{ item: 'money', amount: 0 }];
}

/** "10 $ short", "10 $ and Biotech short": what is not paid, or what even everything I have would not pay. */
export function lackText({ money, items, item: only }: Shortage): string {
  const item = items === 0 ? '' : only ? t(`rocketmen-item-${only}`) : t('rmw-item-count', { count: items });
  if (money > 0 && items > 0) return t('rmw-short-both', { money, item });
  return money > 0 ? t('rmw-short-money', { money }) : t('rmw-short-item', { item });
}

/** What the one green button says: what it does and what that costs; only the deed while it cannot be paid. */
export function commitVerb(desk: Desk): string {
  const word = desk.basket.kind === 'buy' ? 'buy' : 'place';
  if (!desk.ready) return t(`rmw-${word}`);
  const cards = desk.pay.cards.length;
  const tokens = desk.pay.money_tokens + desk.pay.science_tokens;
  if (cards + tokens === 0) return t(`rmw-${word}-free`);
  if (tokens === 0) return t(`rmw-${word}-cards`, { count: cards });
  if (cards === 0) return t(`rmw-${word}-tokens`, { count: tokens });
  return t(`rmw-${word}-both`, { count: cards, tokens });
}
