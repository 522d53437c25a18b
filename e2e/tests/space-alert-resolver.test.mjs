// The resolver: people who played with cards enter what they played, watch it, change a card, and send it to somebody.
import assert from 'node:assert/strict';
import { caption, filmAt, standAtBeginning } from '../lib/film.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';
import { FrenchReader } from '../lib/words.mjs';

/** Enters a board with the keys of the page: one letter for each turn. */
async function enterBoard(page, player, letters) {
  await page.locator(`[data-at="${player} 1"]`).click();
  for (const letter of letters) await page.keyboard.press(letter);
}

async function addThreat(page, place, { card, turn, zone }) {
  await page.locator('.add').click();
  const row = page.locator('#resolver ol li').nth(place);
  await row.locator('input').fill(card);
  await row.locator('input').press('Tab');
  await row.locator('select').first().selectOption(String(turn));
  if (zone) await row.locator('select').nth(1).selectOption(zone);
}

/** Everything that was entered, as one reads it: trajectories, threats and every space of every board. */
const entered = (page) => page.evaluate(() => [
  ...[...document.querySelectorAll('#resolver select')].map((field) => field.selectedOptions[0].value),
  ...[...document.querySelectorAll('#resolver input')].map((field) => field.value.split(' ')[0]),
  ...[...document.querySelectorAll('#resolver .space')].map((space) => space.querySelector('.ah')?.outerHTML ?? ''),
]);

const verdict = (page, what) => page.locator(`.result.${what}:not(.stale)`);
const tab = (page, place) => page.locator('[role=tab]').nth(place);

browserTest('a plan is entered, flown, watched, changed, rescued and sent to somebody else', async ({ person, note }) => {
  const ines = await person({ name: 'Inès', locale: 'fr-FR' });
  const { page } = ines;
  const reader = new FrenchReader(['Inès', 'Cosmodrome']);
  await ines.go('/resolver');
  await page.locator('.add').waitFor();
  await reader.read(page);

  // The longest trajectory in front of the white zone; threats by code, by name, and one on board.
  await page.locator('.form select').nth(3).selectOption('7');
  await addThreat(page, 0, { card: 'E1-05', turn: 2, zone: 'red' });
  await addThreat(page, 1, { card: 'Frégate', turn: 3, zone: 'white' });
  await addThreat(page, 2, { card: 'I1-01', turn: 4 });
  await enterBoard(page, 0, 'caaa');
  await enterBoard(page, 1, 'rabaa');
  await verdict(page, 'lost').waitFor();
  await reader.read(page);
  const played = await entered(page);
  note('entered and flown: the ship is lost');

  // The film: forth and back by button, by key, by turn, and along the strip.
  await tab(page, 1).click();
  await page.locator('.film').waitFor();
  await reader.read(page);
  const [back, , on] = [0, 1, 2].map((place) => page.locator('.trans .row').first().locator('.btn').nth(place));
  await standAtBeginning(page);
  const told = [await caption(page)];
  for (let step = 1; step <= 4; step++) {
    await on.click();
    await until(`beat ${step}`, () => filmAt(page), (at) => at === step);
    told.push(await caption(page));
  }
  assert.equal(new Set(told).size, told.length, `every beat says something new: ${told.join(' | ')}`);
  for (let step = 3; step >= 0; step--) {
    await back.click();
    await until(`back at beat ${step}`, () => filmAt(page), (at) => at === step);
    assert.equal(await caption(page), told[step], 'the same moment says the same both ways');
  }
  await page.locator('.film .cine').click({ position: { x: 5, y: 5 } });
  for (const [key, lands] of [['ArrowRight', (at) => at === 1], ['PageDown', (at) => at > 1], ['PageUp', (at) => at === 0]]) {
    await page.keyboard.press(key);
    await until(`${key} in the film`, () => filmAt(page), lands);
  }
  await page.locator('.strip input').focus();
  await page.keyboard.press('End');
  await page.locator('.cap.lost').waitFor();
  await reader.read(page);
  // It also runs by itself.
  await page.locator('.strip .frame').first().click();
  const start = await filmAt(page);
  await page.locator('.trans .play').click();
  await until('the film to run', () => filmAt(page), (at) => at > start);
  await page.locator('.trans .play').click();
  note(`watched: ${told.length} beats forth and back`);

  // What if, from the third turn on: one card changed, and the result beside what was played.
  await page.locator('.strip [data-turn="3"] .frame').click();
  await page.locator('.whatif').click();
  await page.locator('.space.here[data-at$=" 3"]').waitFor();
  await page.locator('[data-at="0 4"]').click();
  await page.keyboard.press('b');
  await page.locator('.result:not(.stale) ul :is(.better, .worse)').first().waitFor();
  assert.equal(await page.locator('.space.changed').count(), 1, 'the changed card is marked');
  const differences = await page.locator('.result ul li').allTextContents();
  assert.ok(differences.length > 0 && differences.every((line) => line.trim().length > 5), `what changed is told: ${differences}`);
  await reader.read(page);
  await page.locator('.acts .btn:has(use[href="#i-undo"])').click();
  await until('the plan that was played', () => entered(page), (now) => JSON.stringify(now) === JSON.stringify(played));
  await verdict(page, 'lost').waitFor();
  note(`a changed card: ${differences.join('; ')}`);

  // A link holds the whole plan: somebody else opens it, in another language.
  await page.locator('.files .btn').first().click();
  const link = await until('the link in the address', async () => page.url(), (url) => url.includes('#p='));
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link, 'the link is copied');
  const nadia = await person({ name: 'Nadia' });
  await nadia.page.goto(link);
  await verdict(nadia.page, 'lost').waitFor();
  assert.deepEqual(await entered(nadia.page), played, 'the same plan in a second browser');
  note('sent and opened elsewhere');

  // Could we have won? One small change, and the film of it.
  await page.locator('.acts .btn').first().click();
  await page.locator('.help .btn--go').waitFor();
  await reader.read(page);
  await page.locator('.help .btn--go').click();
  await verdict(page, 'won').waitFor();
  await page.locator('.film').waitFor();
  await reader.read(page);
  note('rescued');

  assert.equal(reader.complaint, '', 'English words on French screens');
  assert.ok(reader.lines.size > 150, `only ${reader.lines.size} French lines were read`);
});
