// Turns what somebody chose into commands, or into a question when something is still to be chosen.
import { i18n } from '../../i18n/i18n.svelte';
import { cardsOf, named } from './offers';
import type { Desk } from './desk.svelte';
import { effectText } from './words';
import type { CardId, Command } from './types';

/** Uses a card's ability: at once when there is one way, else with a choice. */
export function chooseUse(desk: Desk, card: CardId): void {
  const { uses } = desk.handOffers(card);
  const kind = desk.book.kind(card);
  const title = desk.t('rmw-use-title', { card: desk.name(card) });
  const text = effectText(kind, desk.book);
  const swap = (model: { model?: CardId }) => {
    const from = desk.hand.filter((other) => other !== card);
    desk.choice = {
      title,
      text,
      pick: { from, least: 0, most: from.length, verb: desk.t('rmw-use'), make: (cards) => ({ use: { card, aim: { cards }, ...model } }) },
    };
  };
  if (kind.effect.kind === 'swap-hand') return swap({});
  // A copy of a card that swaps any number of others is chosen first, and then the others.
  const swapped = (option: Command) => {
    const use = named(option, 'use');
    return use?.model != null && desk.book.kind(use.model).effect.kind === 'swap-hand' ? use : null;
  };
  const further = (option: Command) => {
    const use = swapped(option);
    if (use?.model == null) return false;
    swap({ model: use.model });
    return true;
  };
  const options = uses.filter((option) => swapped(option) === null || cardsOf(option).length === 1);
  desk.choice = { title, text, options, further };
}

/** Asks before a command by which an effect would be lost that could still be used; says whether it asked. */
export async function asksBeforeLosing(desk: Desk, command: Command, verb: string): Promise<boolean> {
  const lost = await desk.wouldLose(command);
  if (lost.length === 0) return false;
  const cards = i18n.list(lost.map((card) => desk.name(card)));
  desk.confirming = { title: desk.t('rmw-lose-ask'), text: desk.t('rmw-lose-text', { cards, count: lost.length }), verb, command };
  return true;
}

export function chooseClaim(desk: Desk, card: CardId): void {
  const options = desk.offers.claims.filter((option) => named(option, 'claim')?.card === card);
  const [only] = options;
  if (options.length === 1 && only && cardsOf(only).length === 0) void desk.act(only);
  else desk.choice = { title: desk.t('rmw-claim-title', { card: desk.name(card) }), text: effectText(desk.book.faceOf(card, desk.view.copying), desk.book), options };
}

/** Discards. Nothing comes to light, so a slip is taken back freely. */
export function discard(desk: Desk, cards: CardId[]): void {
  if (cards.length > 0) void desk.act({ discard: { cards } });
}
