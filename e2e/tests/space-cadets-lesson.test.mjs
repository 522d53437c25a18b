// The guided first mission: a turn from the welcome to the end, the guide beside what it speaks of and never on it; on a phone it folds away when the console is touched.
import assert from 'node:assert/strict';
import { violations } from '../lib/axe.mjs';
import { covered, inSight, resize } from '../lib/geometry.mjs';
import { PHONE } from '../lib/people.mjs';
import { clock, laidTiles, SPRINT } from '../lib/space-cadets.mjs';
import { browserTest } from '../lib/test.mjs';
import { clickIfThere, until } from '../lib/wait.mjs';

/** From the lobby into the lesson. Says the guide and the table's code. */
async function learn(pupil) {
  const { page } = pupil;
  await pupil.go('/');
  await page.locator('[data-game=space-cadets] button.learn').first().click();
  await page.waitForURL(/\/t\/[A-Z0-9]{6}\?lesson/);
  const guide = page.locator('.lesson');
  await guide.waitFor();
  return { guide, code: /\/t\/([A-Z0-9]{6})/.exec(page.url())[1] };
}
const heading = async (guide) => (await guide.locator('h2').allTextContents())[0] ?? null;

browserTest('the guide goes through a whole turn and stands on nothing that it speaks of', async ({ person, note }) => {
  const nadia = await person({ name: 'Nadia' });
  const { page } = nadia;
  const { guide, code } = await learn(nadia);
  await clock(nadia, code, SPRINT);
  const told = [];
  for (let title = await heading(guide); title !== null; ) {
    told.push(title);
    for (const size of [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }]) {
      await resize(page, size);
      await until(`“${title}” beside what it speaks of at ${size.width} px`, async () => (await heading(guide)) !== title || (await covered(page, '.lesson', '.lesson-glow')) === 0);
    }
    await resize(page, { width: 1280, height: 800 });
    if (told.length === 1) assert.deepEqual(await violations(page), []);
    // What the guide waits for is done at the table; everything else is read on.
    const waits = (await guide.locator('.acts .btn').last().textContent()).trim() === 'Skip this step';
    await until(`the guide to go on from “${title}”`, async () => {
      if ((await heading(guide)) !== title) return true;
      // A real press: the guide stops the clock while it is read, until the board is touched.
      if (waits) await page.locator('.cadets .orders .btn--go').first().click({ timeout: 1000 }).catch(() => {}); else await clickIfThere(guide.locator('.acts .btn').last());
      return false;
    });
    title = await heading(guide);
  }
  note(told.join(', '));
  for (const title of ['Welcome aboard', 'Your stations', 'Nine steps', 'Hand out energy', 'Go on', 'Against the clock', 'You have the ship']) assert.ok(told.includes(title), `the guide spoke of “${title}”`);
  assert.deepEqual(told, [...new Set(told)], 'nothing is told twice');
});

browserTest('on a phone in French the guide points at what is in sight and makes room for the hand', async ({ person }) => {
  const ines = await person({ name: 'Inès', locale: 'fr-FR', viewport: PHONE, touch: true });
  const { page } = ines;
  const { guide } = await learn(ines);
  for (let title = await heading(guide); (await guide.locator('.acts .btn').last().textContent()).trim() !== 'Passer'; title = await heading(guide)) {
    if ((await page.locator('.lesson-glow').count()) > 0) await until(`what “${title}” points at in sight`, () => inSight(page, '.lesson-glow'), (percent) => percent >= 60);
    await guide.locator('.acts .btn').last().tap();
    await until('the next words', () => heading(guide), (now) => now !== title);
  }
  assert.deepEqual(await violations(page), []);
  assert.equal(await laidTiles(ines).count(), 0);
  // A touch on the board folds it away where it would stand on the console.
  await page.locator('.cadets nav .tab').first().tap();
  await until('the guide folded, or beside the board', async () => (await page.locator('.lesson.small').count()) > 0 || (await covered(page, '.lesson', '[data-lesson=orders]')) === 0);
});
