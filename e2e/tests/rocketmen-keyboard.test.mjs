// A whole turn without a mouse: from the lobby to the end of the turn, with the focus in sight all the way.
import assert from 'node:assert/strict';
import { Keys } from '../lib/keys.mjs';
import { withMoney } from '../lib/lobby.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

browserTest('a whole turn by keyboard, from the lobby on', async ({ person, note }) => {
  const typist = await person({ name: 'Nadia' });
  const { page } = typist;
  const keys = new Keys(page);
  await withMoney(page, async () => {
    await typist.go('/');
    await page.locator('[data-game=rocketmen] .go .btn:enabled').first().waitFor();
    // The way in: the skip link comes first and works.
    await keys.press('Tab');
    assert.ok(await keys.has('.skip'), 'the first stop leads to the content');
    await page.keyboard.press('Enter');
    await keys.tabTo('[data-game=rocketmen] .go .btn');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/t\//);
    await page.locator('.status .who.you').waitFor();
    await page.locator('.market').waitFor();
  });
  note('at the table');

  // Buy: to the market, to something payable, Enter; then the button that pays, Enter.
  await keys.tabTo('.market .card');
  await page.locator('.market .card.is-go').first().waitFor();
  const hand = await page.locator('.fan .card').count();
  await keys.arrowTo('.market .card.is-go');
  await page.keyboard.press('Enter');
  await page.locator('.pay:not(.idle) dl dd').first().filter({ hasNotText: '…' }).waitFor();
  await keys.tabTo('.pay .btn--go');
  await page.keyboard.press('Enter');
  await page.locator('.pay.idle').waitFor();
  // The button that paid is gone; the focus goes on where the next card is.
  await until('the focus to be in sight after paying', () => keys.seen());
  note('bought');

  // Take it back with a letter.
  await page.keyboard.press('u');
  await until('the purchase to be taken back', () => page.locator('.fan .card').count(), (count) => count === hand);

  // Plan a Mission: choose a Hand card with arrows and Enter, plan it with P, pay with P.
  await keys.tabTo('.fan .card');
  await keys.arrowTo('.fan .card[data-kind^="m-"]:has(.ln, .pl--earth)');
  await page.keyboard.press('Enter');
  await page.locator('.pay .acts .btn').first().waitFor();
  await page.keyboard.press('p');
  await page.locator('.pay:not(.idle) dl dd').first().filter({ hasNotText: '…' }).waitFor();
  await keys.tabTo('.pay .btn--go');
  if (!(await keys.has('[aria-disabled=true]'))) {
    await page.keyboard.press('Enter');
    await page.locator('.pad .s-mission:not(.empty)').waitFor();
    note('planned');
  } else {
    await page.keyboard.press('Escape');
  }
  await page.locator('.pay.idle').waitFor();

  // The list of keys opens and closes.
  await page.keyboard.press('?');
  await page.locator('dialog[open] dl.keys').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });

  await keys.tabTo('[data-lesson=end] .btn');
  await page.keyboard.press('Enter');
  await page.locator('.status .who.you').waitFor({ state: 'detached' });
});
