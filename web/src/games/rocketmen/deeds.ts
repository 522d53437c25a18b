// Turns what somebody chose into commands, or into a question when something is still to be chosen.
import { cardsOf, named } from './offers';
import type { Desk } from './desk.svelte';
import { effectText } from './words';
import type { CardId, Command, Destination } from './types';

/** Uses a card's ability: at once when there is one way, else with a choice. */
export function chooseUse(desk: Desk, card: CardId): void {
  const { uses } = desk.handOffers(card);
  const kind = desk.book.kind(card);
  const title = desk.t('rmw-use-title', { card: desk.name(card) });
  const text = effectText(kind, desk.book);
  if (kind.effect.kind === 'swap-hand') {
    const from = desk.hand.filter((other) => other !== card);
    desk.choice = {
      title,
      text,
      pick: { from, least: 0, most: from.length, verb: desk.t('rmw-use'), make: (cards) => ({ use: { card, aim: { cards } } }) },
    };
    return;
  }
  desk.choice = { title, text, options: uses };
}

export function chooseClaim(desk: Desk, card: CardId): void {
  const options = desk.offers.claims.filter((option) => named(option, 'claim')?.card === card);
  const [only] = options;
  if (options.length === 1 && only && cardsOf(only).length === 0) void desk.act(only);
  else desk.choice = { title: desk.t('rmw-claim-title', { card: desk.name(card) }), text: effectText(desk.book.faceOf(card, desk.view.copying), desk.book), options };
}

/** Discards, after a question when the plan or the whole pad is at stake. */
export function discard(desk: Desk, cards: CardId[]): void {
  if (cards.length === 0) return;
  const command: Command = { discard: { cards } };
  const plan = desk.mine?.plan;
  if (plan != null && cards.includes(plan)) {
    desk.confirming = {
      title: desk.t('rmw-discard-plan-title', { card: desk.name(plan) }),
      text: desk.t('rmw-discard-plan-text'),
      verb: desk.t('rmw-discard-plan-do'),
      command,
    };
  } else {
    void desk.act(command);
  }
}

export function launch(desk: Desk, destination: Destination): void {
  if (desk.offers.launches.includes(destination)) void desk.act({ launch: { destination } });
}
