// From the lobby to a table, by clicking.
import { until } from './wait.mjs';

/** Opens a table of Rocketmen from the dialog; says its code. */
export async function newTable(person, { seats, battle = false }) {
  const { page } = person;
  await page.locator('[data-game=rocketmen] .go .btn').nth(1).click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('.seg label').filter({ hasText: String(seats) }).click();
  if (battle) await dialog.locator('input[value=battle]').check();
  await dialog.locator('.btn--go').click();
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
  await page.locator('.chairs').waitFor();
  return page.url().split('/t/')[1];
}

/** Types the code in the lobby. */
export async function joinByCode(person, code) {
  const { page } = person;
  await page.locator('.code input').first().click();
  await page.keyboard.type(code);
  await page.locator('.join button[type=submit]').click();
  await page.waitForURL(/\/t\//);
  await page.locator('.chairs, .status').first().waitFor();
}

/** Takes the first free chair and says that one is there. */
export async function sitAndReady(person) {
  const { page } = person;
  await page.locator('.chairs .free .btn--go').first().click();
  await page.locator('.chairs .mine').waitFor();
  await page.locator('.act .btn--go').click();
  await page.locator('.act .btn[aria-pressed=true]').waitFor();
}

/** Puts a bot on the first free chair. */
export async function addBot(person, kind) {
  const { page } = person;
  const chair = page.locator('.chairs .free').first();
  await chair.locator('select').selectOption(kind);
  const before = await page.locator('.chairs .free').count();
  await chair.locator('.bot .btn').click();
  await until('the bot to sit down', () => page.locator('.chairs .free').count(), (free) => free < before);
}

export async function start(host, ...others) {
  await host.page.locator('.act .btn--go:not([aria-disabled])').click();
  for (const person of [host, ...others]) await person.page.locator('.rocketmen').waitFor();
}

/** The menu's switch that lets bots move at once. */
export async function fastBots(person) {
  const { page } = person;
  await page.locator('header button[aria-haspopup=dialog]').click();
  const button = page.locator('dialog[open] .btn[aria-pressed]').first();
  await button.click();
  await page.locator('dialog[open] .btn[aria-pressed=true]').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** Sits down at new tables, as `open` does it, until the first Hand can pay for something on the market: some Hands hold no money. */
export async function withMoney(page, open) {
  for (let tables = 0; tables < 20; tables++) {
    await open();
    if ((await page.locator('.market .cards .card.is-go').count()) > 0) return;
  }
  throw new Error('twenty first Hands in a row could not pay for anything');
}
