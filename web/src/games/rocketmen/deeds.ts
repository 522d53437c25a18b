// Turns what somebody chose into commands, or into a question when something is still to be chosen.
import { i18n } from '../../i18n/i18n.svelte';
import { cardsOf, named } from './offers';
import type { Desk } from './desk.svelte';
import { effectText } from './words';
import type { CardId, Command } from './types';

/** Uses a card's ability: at once when there is one way, else with a choice. */
export function chooseUse(desk: Desk, card: CardId): void {
  const { uses } = desk.handOffers(card);
  const title = desk.t('rmw-use-title', { card: desk.name(card) });
  const text = effectText(desk.book.kind(card), desk.book);
  const ways = new Map<CardId | null, Command[]>();
  for (const option of uses) {
    const model = named(option, 'use')?.model ?? null;
    ways.set(model, [...(ways.get(model) ?? []), option]);
  }
  const pick = (model: CardId | null, options: Command[]) => {
    const sizes = options.map((option) => aimedAt(option).length);
    const copy = model === null ? {} : { model };
    desk.choice = {
      title,
      text,
      pick: { from: [...new Set(options.flatMap(aimedAt))], least: Math.min(...sizes), most: Math.max(...sizes), verb: desk.t('rmw-use'), make: (cards) => ({ use: { card, aim: { cards }, ...copy } }) },
    };
  };
  const plain = ways.get(null);
  if (plain && takesAnyNumber(plain)) return pick(null, plain);
  // Where any number of cards goes with a copy, what is copied is chosen first, and then the cards.
  const options = [...ways.values()].flatMap((some) => (takesAnyNumber(some) ? some.slice(0, 1) : some));
  const further = (option: Command) => {
    const model = named(option, 'use')?.model ?? null;
    const some = ways.get(model) ?? [];
    if (model === null || !takesAnyNumber(some)) return false;
    pick(model, some);
    return true;
  };
  desk.choice = { title, text, options, further };
}

/** The cards that a use is aimed at. */
function aimedAt(option: Command): CardId[] {
  const aim = named(option, 'use')?.aim;
  return typeof aim === 'object' && 'cards' in aim ? aim.cards : [];
}

/** Whether these uses differ in how many cards they take: then the cards are picked, not the use. */
function takesAnyNumber(options: readonly Command[]): boolean {
  return new Set(options.map((option) => aimedAt(option).length)).size > 1;
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
