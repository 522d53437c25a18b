// A phone: a whole turn with a thumb, nothing to the side, nothing too small to hit.
import assert from 'node:assert/strict';
import { withMoney } from '../lib/lobby.mjs';
import { PHONE } from '../lib/people.mjs';
import { browserTest } from '../lib/test.mjs';
import { tooWide } from '../lib/geometry.mjs';
import { until } from '../lib/wait.mjs';

const SMALLEST = 40;

/** Main actions that are there and smaller than a fingertip. */
function tooSmall(page, selector) {
  return page.$$eval(selector, (targets, least) => targets.flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    if (!target.checkVisibility() || width === 0) return [];
    return width < least || height < least ? [`${target.textContent.trim().slice(0, 40) || target.getAttribute('aria-label')}: ${Math.round(width)} × ${Math.round(height)}`] : [];
  }), SMALLEST);
}

browserTest('a whole turn on a phone', async ({ person }) => {
  const thumb = await person({ name: 'Nadia', viewport: PHONE, touch: true });
  const { page } = thumb;
  const check = async (where, targets) => {
    assert.ok((await tooWide(page)) <= 0, `${where} is ${await tooWide(page)} px too wide`);
    assert.deepEqual(await tooSmall(page, targets), [], `too small to hit, ${where}`);
  };

  await withMoney(page, async () => {
    await thumb.go('/');
    await page.locator('[data-game=rocketmen] .go .btn:enabled').first().waitFor();
    await check('the lobby', '.go .btn, .join button, .code input');
    await page.locator('[data-game=rocketmen] .go .btn').first().tap();
    await page.waitForURL(/\/t\//);
    await page.locator('.status .who.you').waitFor();
    await page.locator('.market').waitFor();
  });
  const actions = '.actb .btn, .phone-table [role=tab], .fan .card, .market .card, header .ib';
  await check('the table', actions);

  // Every tab holds its own.
  const tabs = page.locator('.phone-table [role=tab]');
  for (let at = (await tabs.count()) - 1; at >= 0; at--) {
    await tabs.nth(at).tap();
    await page.locator(`.phone-table [role=tab][aria-selected=true] >> nth=0`).waitFor();
    await check(`tab ${await tabs.nth(at).textContent()}`, actions);
  }

  // Buy what is offered first.
  const offered = page.locator('.market .card.is-go').first();
  await offered.tap();
  await page.locator('.pay:not(.idle) dl dd').first().filter({ hasNotText: '…' }).waitFor();
  await check('a purchase', actions);
  await page.locator('.actb .btn--go').tap();
  await page.locator('.pay.idle').waitFor();

  // Choose a Hand card and read it large.
  await page.locator('.fan .card').first().tap();
  await page.locator('.pay .acts .btn').first().waitFor();
  await check('a chosen card', `${actions}, .pay .acts .btn`);
  await page.locator('.pay .acts .btn--ghost').first().tap();
  await page.locator('dialog[open] .card--l').waitFor();
  await check('a large card', 'dialog[open] .ib');
  await page.locator('dialog[open] header .ib').tap();
  await page.locator('.pay .acts .btn--ghost').last().tap();
  await page.locator('.pay.idle').waitFor();

  // Take the purchase back, then end the turn.
  const round = await page.locator('.actb').textContent();
  assert.ok(round, 'there is something to do');
  await page.locator('.actb .btn:has(use[href="#i-undo"])').tap();
  await until('the purchase to be taken back', () => page.locator('.actb .btn:has(use[href="#i-undo"])').count(), (count) => count === 0);
  await page.locator('.actb [data-lesson=end] .btn').tap();
  await page.locator('.status .who.you').waitFor({ state: 'detached' });
  await check('somebody else’s turn', actions);
});
