// The action cards as the catalogue prints them.
import type { Action, CardId, Catalogue, Face, Half, Side } from './types';

export const otherHalf = (half: Half): Half => (half === 'action' ? 'movement' : 'action');
export const isMove = (action: Action): boolean => action === 'RED' || action === 'BLUE' || action === 'LIFT' || action.startsWith('@');
export const isHeroic = (action: Action): boolean => action.endsWith('*') || action.startsWith('@');

/** The message with the name of an action. */
export function actionKey(action: Action): string {
  const code = action.toLowerCase();
  if (code.startsWith('@')) return `space-alert-action-go-${code.slice(1)}`;
  return `space-alert-action-${code.endsWith('*') ? `heroic-${code.slice(0, -1)}` : code}`;
}

/** What a half of a card says, symbol by symbol. */
export const symbolsOf = (side: Side): Action[] => (Array.isArray(side) ? side : [side]);

/** The same in words. */
export function sideWords(t: (key: string, args?: Record<string, string>) => string, side: Side): string {
  const [first, second] = symbolsOf(side).map((action) => t(actionKey(action)));
  return second === undefined ? first! : t('saf-double', { first: first!, second });
}

export class Deck {
  readonly #faces: readonly Face[];
  readonly #heroicFrom: number;

  constructor(catalogue: Catalogue) {
    this.#faces = catalogue.cards;
    this.#heroicFrom = catalogue.heroic_from;
  }

  face(card: CardId): Face {
    return this.#faces[card]!;
  }

  half(card: CardId, half: Half): Side {
    return this.face(card)[half];
  }

  isHeroic(card: CardId): boolean {
    return card >= this.#heroicFrom;
  }

  /** Cards of a kind together, one of each with how many there are, in the order in which they come. */
  piles(cards: readonly CardId[]): { card: CardId; count: number }[] {
    const piles = new Map<string, { card: CardId; count: number }>();
    for (const card of cards) {
      const { action, movement } = this.face(card);
      const pile = piles.get(`${action} ${movement}`);
      if (pile) pile.count += 1;
      else piles.set(`${action} ${movement}`, { card, count: 1 });
    }
    return [...piles.values()];
  }

  /** A hand read the same way every time: by letter, then by arrow, heroic cards last. */
  sorted(cards: readonly CardId[]): CardId[] {
    const order: Action[] = ['A', 'B', 'C', 'BOT', 'RED', 'BLUE', 'LIFT'];
    const rank = (side: Side) => symbolsOf(side).reduce((sum, action, place) => sum + ((order.indexOf(action) + 99) % 99) / 100 ** place, 0);
    return [...cards].sort((one, two) =>
      Number(this.isHeroic(one)) - Number(this.isHeroic(two))
      || rank(this.face(one).action) - rank(this.face(two).action)
      || rank(this.face(one).movement) - rank(this.face(two).movement)
      || one - two);
  }
}

/** What is drawn on a half: a letter, or an icon. */
export function symbolOf(action: Action): { letter: string } | { icon: string } {
  switch (action) {
    case 'BOT': case 'BOT*': return { icon: 'bots' };
    case 'RED': return { icon: 'left' };
    case 'BLUE': return { icon: 'right' };
    case 'LIFT': return { icon: 'lift' };
    default: return { letter: action.replace('*', '').replace('@', '') };
  }
}
