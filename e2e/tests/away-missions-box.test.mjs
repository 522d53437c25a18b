// With the box: a table is laid out by keys, the Alien Turn is played out with one's own dice, and the file comes back as it was.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { violations } from '../lib/axe.mjs';
import { PHONE } from '../lib/people.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

const FILE = {
  format: 'away-missions-position/1', x_table: 'kitchen',
  tiles: [{ at: [0, 0], number: 7 }, { at: [1, -1], number: 31 }, { at: [0, 1], scanned: false }],
  rocketeers: [{ who: 'captain', at: [0, 0], hp: 6, o2: 4, order: 1 }],
  aliens: [{ type: 'saucerman', at: [1, -1] }],
};
const bring = (page, file) => page.locator('.box input[type=file]').setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)) });
async function saved(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save file' }).first().click()]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

browserTest('a table with the box: own dice, reasons, and on with the result', async ({ person }) => {
  const { page, go } = await visitor(person);
  await go();
  await bring(page, FILE);
  await page.getByText('My own dice').click();
  await page.getByRole('button', { name: 'Alien Turn' }).click();
  const pad = page.getByRole('group', { name: 'Type 2 dice' });
  await pad.waitFor();
  assert.doesNotMatch(await page.locator('.box .right').innerText(), /HP cube/, 'nothing is told of dice that are not rolled');
  await pad.getByRole('button', { name: 'Die shows 1', exact: true }).click();
  await page.keyboard.press('9');
  await page.getByRole('button', { name: 'Use these dice' }).click();
  await page.getByText('take one HP cube').waitFor();
  assert.match(await page.locator('.box .right').innerText(), /Saucerman attacks Captain/, 'the reasons of the server');
  assert.deepEqual(await violations(page), []);
  await page.getByRole('button', { name: 'Done, next' }).click();
  await page.getByRole('button', { name: 'Go on with the result' }).click();
  const after = await saved(page);
  assert.equal(after.rocketeers[0].hp, 5);
  assert.equal(after.x_table, 'kitchen');
  await bring(page, after);
  assert.deepEqual(await saved(page), after, 'a file comes back as it was');
});

browserTest('a table is laid out by keys, and what is wrong is said at its place', async ({ person }) => {
  const { page, go, somebody } = await visitor(person);
  await go();
  await page.locator('.box .map [data-at="0,0"]').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Number').fill('7');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Put here: Chief' }).press('Enter');
  await page.locator('.box .map [data-at="0,0"]').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByLabel('Number').fill('12');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Put here: Leader' }).press('Enter');
  await page.locator('.box .map [data-at="0,0"]').focus();
  await page.keyboard.press('ArrowUp');
  await until('the cursor speaks', () => page.locator('.box .map [aria-live]').textContent());
  await page.getByRole('button', { name: 'Lines of sight' }).press('Enter');
  await page.getByText(/Sees (no other tile|one tile)/).waitFor();
  await page.getByRole('button', { name: 'Alien Turn' }).press('Enter');
  await page.getByRole('button', { name: 'Done, next' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  // Chromium complains of the refusals, as it should: lines of sight are asked for again as soon as the file is there.
  await somebody.forgiving(/status of 4\d\d/, async () => {
    await bring(page, { ...FILE, tiles: [...FILE.tiles, { at: [2, -1], number: 7 }] });
    await page.getByRole('button', { name: 'Replace it' }).click();
    await page.getByRole('button', { name: 'Alien Turn' }).click();
    await page.getByRole('alert').filter({ hasText: 'tiles[3].number' }).waitFor();
    await until('Chromium to complain', async () => somebody.log.some((line) => /status of 4\d\d/.test(line)));
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.getByText('Tile 7', { exact: true }).first().waitFor();
  });
  await bring(page, '{');
  await page.getByRole('alert').filter({ hasText: 'no JSON' }).waitFor();
});

browserTest('the box page on a phone, in French', async ({ person }) => {
  const { page, go } = await visitor(person, { locale: 'fr-FR', viewport: PHONE, touch: true });
  await go();
  await page.getByRole('heading', { name: 'Avec la boîte' }).waitFor();
  await bring(page, FILE);
  await page.locator('.box .map [data-at="0,0"]').tap();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= PHONE.width, `the page is ${wide} px wide`);
  assert.deepEqual(await violations(page), []);
});

async function visitor(person, more = {}) {
  const somebody = await person({ name: 'Nadia', ...more });
  return { somebody, page: somebody.page, go: () => somebody.go('/away-missions-box') };
}
