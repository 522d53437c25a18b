// A mission of Space Alert for five: two people, three bots, a fast clock, from the briefing to the score.
import assert from 'node:assert/strict';
import { sitAndReady } from '../lib/lobby.mjs';
import { scene } from '../lib/scene.mjs';
import { until } from '../lib/wait.mjs';

const planned = (page) => page.locator('[data-lesson=slots] [data-planned]').count();

/** Puts the first card of the hand on the first free turn, as a person would: tap, tap. */
async function planOne({ page }) {
  await page.locator('[data-lesson=hand] [data-card]').first().click();
  await page.locator('[data-lesson=slots] [data-drop]').first().click();
  await until('the card on the board', () => planned(page), (count) => count > 0);
}

scene('a test run of Space Alert for five, from the briefing to the score', async ({ person, note }) => {
  const [ines, nadia] = [await person({ name: 'Inès', locale: 'fr-FR' }), await person({ name: 'Nadia' })];
  await ines.go('/');
  const made = await ines.page.evaluate(async () => {
    const table = { game: 'space-alert', seats: 5, options: { flight: 'test-run-1', speed: 'rush' }, bots: ['veteran', 'officer', 'cadet'], fast_bots: true };
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table) });
    return answer.json();
  });
  await ines.go(`/t/${made.code}`);
  await nadia.go(`/t/${made.code}`);
  await nadia.page.locator('.chairs').waitFor();
  await sitAndReady(nadia);
  await ines.page.locator('.act .btn--go:not([aria-disabled])').click();
  for (const [one, ready] of [[ines, 'Prêt pour'], [nadia, 'Ready for']]) await one.page.getByRole('button', { name: ready }).click();
  for (const one of [ines, nadia]) await one.page.locator('[data-lesson=hand]').waitFor();
  note('the alert has sounded');

  await planOne(nadia);
  await nadia.page.reload();
  await nadia.page.locator('[data-lesson=hand]').waitFor();
  await until('the planned card after a reload', () => planned(nadia.page), (count) => count > 0);
  note('planned, and still planned after a reload');

  // The captain goes on whenever that is possible, until the ship is home or lost.
  await until('the score', async () => {
    const on = ines.page.getByRole('button', { name: 'Continuer' }).first();
    if (await on.isVisible()) await on.click({ timeout: 1000 }).catch(() => {});
    return ines.page.locator('section.over').count();
  }, (over) => over > 0, 240_000);
  await nadia.page.locator('section.over').waitFor();
  const words = await nadia.page.locator('section.over').innerText();
  assert.ok(words.length > 40, words);
  note('the score is there');
});
