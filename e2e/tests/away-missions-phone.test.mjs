// Away Missions on a phone, and by keys alone on a desk.
import assert from 'node:assert/strict';
import { board, goOn, pack } from '../lib/away-missions.mjs';
import { violations } from '../lib/axe.mjs';
import { PHONE } from '../lib/people.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

browserTest('a Rocketeer scans and ends a turn on a phone', async ({ person }) => {
  const ines = await person({ name: 'Inès', locale: 'fr-FR', viewport: PHONE, touch: true });
  await board([ines], { seats: 1, options: { rocketeers: '2', order: 'first-come' } });
  await pack(ines);
  await ines.page.locator('div.away .upright').waitFor();
  const wide = await ines.page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= PHONE.width, `the page is ${wide} px wide`);
  const ends = await ines.page.locator('div.away .ends').boundingBox();
  assert.ok(ends.y + ends.height <= PHONE.height, `the last buttons end at ${ends.y + ends.height} px`);
  assert.deepEqual(await violations(ines.page), []);
  // One turn, then the other tabs: who has acted stands with the orders.
  await until('a turn to be ended', async () => { await goOn(ines); return ines.sent.some((frame) => frame.includes('"end_turn"')); });
  await ines.page.getByRole('tab', { name: 'Ordres' }).click();
  await ines.page.locator('div.away .panel').filter({ hasText: 'Ce tour' }).first().waitFor();
  await ines.page.getByRole('tab', { name: 'Fiche' }).click();
  await ines.page.locator('div.away .sheet').waitFor();
  assert.deepEqual(await violations(ines.page), []);
});

browserTest('the ship is read and a tile is scanned by keys alone', async ({ person }) => {
  const nadia = await person({ name: 'Nadia' });
  await board([nadia], { seats: 1, options: { rocketeers: '1', order: 'first-come' } });
  await pack(nadia);
  const { page } = nadia;
  await page.locator('.ask.mine .btn--go, .offer .btn--go').first().waitFor();
  await until('a tile to scan', async () => (await page.locator('.offer .btn--go').filter({ hasText: 'Scan' }).isVisible()) || !(await goOn(nadia)));
  await page.locator('div.away .map [data-at][tabindex="0"]').first().focus();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await until('the cursor says where it is', () => page.locator('div.away .map [aria-live]').first().textContent());
  const scanned = () => page.locator('.log').innerText().then((text) => (text.match(/scan/gi) ?? []).length);
  const before = await scanned();
  await page.locator('.offer .btn--go').filter({ hasText: 'Scan' }).focus();
  await page.keyboard.press('Enter');
  await until('the tile to be turned over', scanned, (count) => count > before);
});
