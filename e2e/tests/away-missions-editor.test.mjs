// The scenario editor: drawn by keys and by pointer, faults while drawing, saved and opened again, and played.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { violations } from '../lib/axe.mjs';
import { browserTest } from '../lib/test.mjs';

const EDITOR = '/away-missions-editor';
async function saved(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save file' }).first().click()]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}
const fine = (page) => page.getByText('Nothing is wrong. It can be played.').waitFor();

browserTest('a scenario is drawn, mended, saved, opened and played', async ({ person }) => {
  const nadia = await person({ name: 'Nadia' });
  const { page } = nadia;
  await nadia.go(EDITOR);
  await fine(page);
  // A tile by pointer, tokens by keys.
  await page.getByRole('button', { name: 'Standard', exact: true }).click();
  await page.locator('.editor .map [data-at="-1,1"]').click();
  await page.getByRole('button', { name: 'Alert', exact: true }).click();
  await page.locator('.editor .map [data-at="-1,1"]').focus();
  await page.keyboard.press('Enter');
  // Without a start tile nobody can play; Undo brings it back.
  await page.getByRole('button', { name: 'Erase' }).click();
  await page.locator('.editor .map [data-at="0,1"]').click();
  await page.locator('.editor .right .faults li').first().waitFor();
  assert.equal(await page.getByRole('button', { name: 'Play it now' }).getAttribute('aria-disabled'), 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await fine(page);
  // A rule from blocks: every Cleanup one Bug on the Muster tile.
  await page.getByRole('button', { name: '+ rule' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('When').selectOption({ label: 'Cleanup' });
  await form.getByLabel('Type').selectOption({ label: 'Bug' });
  await form.getByLabel('English').fill('A Bug arrives at every Cleanup.');
  await form.getByLabel('French').fill('Un Bug arrive à chaque Nettoyage.');
  assert.deepEqual(await violations(page), []);
  await form.getByRole('button', { name: 'Done' }).click();
  await fine(page);
  const file = await saved(page);
  assert.deepEqual(file.tiles.at(-1), { q: -1, r: 1, kind: 'standard', tokens: { alert: 1 } });
  assert.equal(file.rules[0].on, 'cleanup');
  assert.deepEqual(file.rules[0].do, [{ spawn: { n: 1, type: 'bug', where: 'muster' } }]);
  await page.locator('.editor input[type=file]').setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  assert.deepEqual(await saved(page), file, 'a file comes back as it was');
  await fine(page);
  await page.getByRole('button', { name: 'Play it now' }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('div.away').waitFor();
});

browserTest('the editor in French, with every part by keys', async ({ person }) => {
  const ines = await person({ name: 'Inès', locale: 'fr-FR' });
  const { page } = ines;
  await ines.go(EDITOR);
  await page.getByText('Tout est en ordre. On peut jouer.').waitFor();
  await page.locator('.editor .map [data-at="0,0"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('4');
  await page.getByRole('button', { name: /^sud\s: sas fermé$/ }).first().waitFor();
  assert.deepEqual(await violations(page), []);
});
