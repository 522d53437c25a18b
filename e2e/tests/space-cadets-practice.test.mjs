// One station of Space Cadets practised alone: begun in one click from the lobby, played for points, the best kept by the browser; and every drill begins at its own console.
import assert from 'node:assert/strict';
import { violations } from '../lib/axe.mjs';
import { ended, goOn, looseShields, running } from '../lib/space-cadets.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

const practice = ({ page }) => page.locator('.practice');
const number = async (locator) => Number((await locator.innerText()).match(/\d+/)[0]);

/** From the lobby to a practice of the shields, and through it. Says how many points it was worth. */
async function practise(person, keys) {
  const { page } = person;
  await person.go('/');
  const card = page.locator('[data-game=space-cadets]');
  await card.locator('summary').filter({ hasText: 'Practise one station' }).click();
  await card.getByRole('button', { name: 'Shields' }).click();
  for (const round of [1, 2]) {
    await practice(person).filter({ hasText: `Round ${round} of 2` }).waitFor();
    await running(person);
    await looseShields(person).first().waitFor();
    for (const key of keys) {
      const left = await looseShields(person).count();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press(key);
      await until('a tile to be placed', () => looseShields(person).count(), (count) => count < left);
    }
    await until('the round to be over', async () => { await goOn(person); return (await practice(person).innerText()).includes(round === 1 ? 'Round 2 of 2' : 'points'); });
    if (round === 2) await until('the practice to be over', async () => { if (await page.locator('.practice.over').count()) return true; await goOn(person); return false; });
  }
  assert.deepEqual(await violations(page), []);
  return number(practice(person).locator('.total'));
}

browserTest('a station is practised from the lobby, and the best score is kept', async ({ person }) => {
  const nadia = await person({ name: 'Nadia' });
  assert.equal(await practise(nadia, []), 0, 'no tile, no point');
  await practice(nadia).getByText('best', { exact: false }).first().waitFor();
  const points = await practise(nadia, ['f', 'f', 'f', 'a', 'a', 'a', 'p', 'p', 'p', 's', 's', 's', 'c', 'c'].slice(0, 9));
  const best = await nadia.page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes('practice'))?.[1] ?? '');
  assert.ok(best.includes(String(points)), `${points} points, kept: ${best}`);
  assert.equal(await ended(nadia).count(), 0, 'a practice is no mission that was lost');
});

browserTest('every drill begins at its own console', async ({ person, note }) => {
  const nadia = await person({ name: 'Nadia' });
  const { page } = nadia;
  await nadia.go('/');
  await page.locator('[data-game=space-cadets] .go .btn').first().waitFor();
  const consoles = { engineering: 'engineering', helm: 'helm', sensors: 'sensors', tractor: 'tractor', 'weapons-loading': 'weapons', 'weapons-fire': 'weapons', shields: 'shields', jump: 'jump', damage: 'damage', core: null };
  for (const [drill, station] of Object.entries(consoles)) {
    const { code } = await nadia.api('/api/tables', { game: 'space-cadets', seats: 1, options: { practice: drill, timer: 'calm' }, name: nadia.name });
    await nadia.go(`/t/${code}`);
    await page.locator('.act .btn--go:not([aria-disabled])').click();
    await page.locator('.cadets .practice').waitFor();
    await running(nadia);
    if (station) await page.locator(`.con[data-st=${station}]`).waitFor();
    else await page.locator('.breach').waitFor();
    assert.equal(await page.locator('.cadets nav').count(), 0, 'nothing else is to be done');
    assert.deepEqual(await violations(page), [], drill);
    note(drill);
  }
});
