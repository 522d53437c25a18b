// The steps that every test of Space Alert takes: a table, the briefing, cards on a board, a clock that does not keep anybody waiting.
import assert from 'node:assert/strict';
import { sitAndReady } from './lobby.mjs';
import { clickIfThere, until } from './wait.mjs';
import { hurry, request } from './wire.mjs';

/** A table in its briefing: the first person opens it, the others take chairs, bots have the rest. Says its code. */
export async function gather([host, ...others], { options = {}, bots = [] } = {}) {
  await host.go('/');
  const seats = 1 + others.length + bots.length;
  const { code } = await host.api('/api/tables', { game: 'space-alert', seats, options, bots, fast_bots: true, name: host.name });
  await host.go(`/t/${code}`);
  for (const other of others) {
    await other.go(`/t/${code}`);
    await other.page.locator('.chairs').waitFor();
    await sitAndReady(other);
  }
  await host.page.locator('.act .btn--go:not([aria-disabled])').click();
  for (const one of [host, ...others]) await ready(one).waitFor();
  return code;
}

const ready = ({ page }) => page.locator('.space-alert footer .btn--go');

/** Everybody is ready: the alert sounds and the clock runs. */
export async function alert(people) {
  for (const one of people) await ready(one).click();
  for (const one of people) await hand(one).first().waitFor();
}

/** How fast the table's clock goes, in percent of what was agreed: slow where something is looked at, fast where one only waits. */
export async function clock(person, code, percent) {
  const answer = await request(person, code, { kind: 'clock', percent });
  assert.equal(answer.type, 'done', `the clock cannot be set: ${JSON.stringify(answer)}`);
}
export const SLOWEST = 25;
export const FASTEST = 200;

export const hand = ({ page }) => page.locator('[data-lesson=hand] [data-card]');
export const spaces = ({ page }) => page.locator('[data-lesson=slots] [data-drop]');
export const planned = ({ page }) => page.locator('[data-lesson=slots] [data-planned]');
export const band = ({ page }, kind) => page.locator(`.ann.${kind}`);
export const film = ({ page }) => page.locator('.film');
export const over = ({ page }) => page.locator('section.over');

/** The mission is over and its film still runs: goes on to the score. */
export async function seeResult(one) {
  await until('the score', async () => {
    await clickIfThere(one.page.locator('section.ended .btn'));
    return over(one).count();
  }, (count) => count > 0, 120_000);
}

/** The numbers of the cards in somebody's hand, in the order in which they lie there. */
export const cardsOf = (person) => hand(person).evaluateAll((cards) => cards.map((card) => Number(card.dataset.card)));

/** Puts a card of the hand on a free turn, as a person would: tap, tap. */
export async function planOne(person) {
  const before = await planned(person).count();
  await hand(person).first().click();
  await person.page.locator('[data-lesson=slots] [data-drop]:not([data-planned])').first().click();
  await until(`a card more on the board of ${person.name}`, () => planned(person).count(), (count) => count > before);
}

/** Ends one's own phase early: the button, then the question. */
export async function finishPhase(person, button) {
  const { page } = person;
  const before = await hand(person).count();
  await button.click();
  await page.locator('dialog[open] footer .btn--go').click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await until(`${person.name} to pick up the cards of the next phase`, () => hand(person).count(), (count) => count > before);
}

/** The clock runs until the computer begins a phase, and everybody sees it. */
export async function hurryToPhase(people, code, phase) {
  await hurry(people[0], code, { say: 'phase_begins', phase });
  for (const { page } of people) await page.locator(`.clock .seg:nth-of-type(${phase}).on`).waitFor();
}

/** From the third phase on the round ends when everybody says so. */
export async function agreeToEnd(people) {
  for (const { page } of people) await page.locator('[data-lesson=tools] .btn[aria-pressed]').click();
}
