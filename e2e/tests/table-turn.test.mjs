// Somebody whose turn it is and who looks elsewhere: the title, the picture of the tab, a sound, and a notification where it is allowed.
import assert from 'node:assert/strict';
import { sitAndReady } from '../lib/lobby.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

/** What the tab shows, and what was heard and told so far. Runs in the browser. */
const tab = ({ page }) => page.evaluate(() => ({
  title: document.title, icon: document.querySelector('link[rel="icon"]').href, ...(window.told ?? {}),
}));

/** Keeps what is played and told, and lets the page believe that nobody looks at it. */
async function listening({ context }) {
  await context.addInitScript(() => {
    window.told = { sounds: 0, notes: [] };
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      window.told.sounds += 1;
      return start.apply(this, when);
    };
    window.Notification = class {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title, { body, tag }) {
        this.note = { title, body, tag, open: true };
        window.told.notes.push(this.note);
      }
      close() { this.note.open = false; }
    };
    Object.defineProperty(document, 'hidden', { get: () => window.away === true });
  });
}

browserTest('a turn is told by title, favicon, sound and notification, and by none of them when it is somebody else’s', async ({ person }) => {
  const [nadia, ines] = [await person({ name: 'Nadia', settings: { sound: 60, notify: true } }), await person({ name: 'Inès', locale: 'fr-FR', settings: { sound: 60, notify: true } })];
  for (const one of [nadia, ines]) await listening(one);
  await nadia.go('/');
  const { code } = await nadia.api('/api/tables', { game: 'rocketmen', seats: 2, name: 'Nadia' });
  for (const one of [nadia, ines]) await one.go(`/t/${code}`);
  await ines.page.locator('.chairs').waitFor();
  const before = await tab(ines);
  await sitAndReady(ines);
  await nadia.page.locator('.act .btn--go:not([aria-disabled])').click();
  for (const one of [nadia, ines]) await one.page.locator('.rocketmen .market').first().waitFor();
  const words = new Map([[nadia, 'Your turn'], [ines, 'À vous']]);
  const usual = before.icon;

  const acts = async ({ page }) => (await page.locator('[data-lesson=end] .btn').count()) > 0;
  const [first, second] = await until('somebody to begin', async () => ((await acts(nadia)) ? [nadia, ines] : (await acts(ines)) ? [ines, nadia] : null));
  const mine = await until('the first to be called', () => tab(first), ({ title }) => title.startsWith('●'));
  assert.match(mine.title, /^● .+ · .*Rocketmen/);
  assert.notEqual(mine.icon, usual, 'the lamp of the tab is on');
  const theirs = await tab(second);
  assert.ok(!theirs.title.includes('●'), theirs.title);
  assert.equal(theirs.icon, usual, 'no lamp for who waits');

  // The other one looks at something else when their turn comes.
  await second.page.evaluate(() => { window.away = true; });
  const silent = (await tab(second)).sounds;
  await first.page.locator('[data-lesson=end] .btn').click();
  const called = await until('the other one to be called', () => tab(second), ({ title, notes, sounds }) => title.startsWith('●') && notes.length > 0 && sounds > silent);
  assert.ok(called.title.includes(words.get(second)), called.title);
  assert.notEqual(called.icon, usual);
  assert.deepEqual(called.notes.map(({ tag, open }) => [tag, open]), [[code, true]]);
  assert.equal(called.notes[0].title, words.get(second));
  const left = await until('the lamp of the first to go out', () => tab(first), ({ icon }) => icon === usual);
  assert.ok(!left.title.includes('●'));

  // What was told goes with the turn.
  await second.page.evaluate(() => { window.away = false; });
  await second.page.locator('[data-lesson=end] .btn').click();
  const over = await until('the note to go', () => tab(second), ({ notes, icon }) => !notes[0].open && icon === usual);
  assert.ok(!over.title.includes('●'));
});
