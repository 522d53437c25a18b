// The referee's page for people with the box: shields laid and hit, a file opened, what is missing asked for, what is wrong told.
import assert from 'node:assert/strict';
import { violationsInBothThemes } from '../lib/axe.mjs';
import { browserTest } from '../lib/test.mjs';
import { tooWide } from '../lib/geometry.mjs';
import { PHONE } from '../lib/people.mjs';

const ask = (page) => page.locator('.referee form button[type=submit]').click();
const verdict = (page, text) => page.locator('.verdict').filter({ hasText: text }).waitFor();
const figure = (page, what) => page.locator('.answer dl > div').filter({ hasText: what }).first().locator('dd').innerText();

browserTest('what lies on a table at home is judged', async ({ person }) => {
  const wen = await person({ name: 'Wen' });
  const { page } = wen;
  await wen.go('/');
  await page.locator('[data-game=space-cadets] a[href="/space-cadets-referee"]').first().click();
  await page.locator('.referee').waitFor();
  for (const tile of ['4b', '5b', '6b']) await page.locator(`[data-tile="${tile}"]`).click();
  await page.locator('.referee fieldset fieldset, .referee form fieldset').filter({ hasText: 'Hits' }).getByRole('button', { name: 'Add' }).click();
  await page.locator('.entry select').selectOption('fore');
  await page.locator('.entry input[type=number]').fill('3');
  await ask(page);
  await verdict(page, 'The rules allow this.');
  assert.match(await page.locator('.answer dl').innerText(), /straight of three/);
  assert.deepEqual(await violationsInBothThemes(page), []);
  // Two of one number may not lie in the centre.
  await page.getByRole('radio', { name: 'centre' }).check();
  await page.locator('[data-tile="7b"]').click();
  await page.locator('[data-tile="7o"]').click();
  await ask(page);
  await verdict(page, 'The rules forbid this: two tiles of one number lie in the centre.');
  // An enemy's turn asks for its die.
  const file = { format: 'space-cadets-referee/1', kind: 'enemy', map: { rows: ['.....', '.....', '.....', '.....', '.....'] }, ship: { at: [2, 2], facing: 'N', speed: 2 }, shields: { fore: 2 }, enemies: [{ ship: 'raider-a', at: [2, 0], locked: true }] };
  await page.locator('.referee input[type=file]').setInputFiles({ name: 'enemy.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  await verdict(page, 'Still needed');
  // Dice and a claim: five of a kind.
  await page.getByRole('radio', { name: 'Jump dice' }).check({ force: true });
  await page.getByLabel('Roll', { exact: true }).fill('3 3 3 3 3');
  await ask(page);
  await verdict(page, 'The rules allow this.');
  assert.equal(await figure(page, 'five of a kind'), 'yes');
  // What cannot be read is told with its place.
  await page.getByLabel('Roll', { exact: true }).fill('3 3 9');
  await wen.forgiving(/status of 400/, async () => {
    await ask(page);
    await page.locator('.verdict.bad').filter({ hasText: 'roll' }).waitFor();
  });
  await page.getByRole('radio', { name: 'Engineering' }).check({ force: true });
  await page.getByLabel('Weapons').fill('3');
  await ask(page);
  await verdict(page, 'The rules allow this.');
  await page.getByRole('radio', { name: 'Damage', exact: true }).check({ force: true });
  await ask(page);
  await verdict(page, 'The rules allow this.');
  await page.setViewportSize(PHONE);
  assert.equal(await tooWide(page), 0);
});
