// The guided first flight, met word for word from *Play now* to the offer of the second test run. It never stands on what it speaks of, the clock waits
// while it is read, and only one's own cards count.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { covered } from '../lib/geometry.mjs';
import { turnPhone } from '../lib/lessons.mjs';
import { browserTest } from '../lib/test.mjs';
import { clock, film, hand, planned, seeResult, SLOWEST } from '../lib/space-alert.mjs';
import { clickIfThere, until } from '../lib/wait.mjs';
import { request } from '../lib/wire.mjs';

/** The messages of the lesson as they are printed. */
function lesson(lang) {
  const text = readFileSync(fileURLToPath(new URL(`../../locales/${lang}/space-alert-web.ftl`, import.meta.url)), 'utf8');
  const messages = new Map([...text.matchAll(/^saw-lesson-([a-z-]+) = (.*)$/gm)].map(([, key, words]) => [key, words]));
  return (id) => ({ title: messages.get(id), text: messages.get(`${id}-text`) });
}

const STEPS = ['welcome', 'roles', 'ready', 'band', 'ship', 'choose', 'preview', 'put', 'move', 'fire', 'energy', 'crew', 'fill', 'finish', 'rest', 'film', 'end'];
/** Those that are read while the clock could run. */
const TIMED = STEPS.slice(STEPS.indexOf('band'), STEPS.indexOf('film'));

/** Those in the middle of which a phone is turned: each in another tab, or below what the window shows. */
const TURNED = ['roles', 'put', 'crew', 'finish'];

/** A card of the hand whose action is this letter. */
const lettered = (page, letter) => page.locator(`[data-lesson=hand] [data-card]:has(.half:first-child b[data-letter="${letter}"])`);

/** Whether the table was paused when it was last told about. */
const stands = ({ received }) => received.findLast((frame) => frame.includes('"paused":'))?.includes('"paused":true') ?? false;

async function fly({ name, locale, lang, viewport, touch, last = 'end' }, { person, note }) {
  const pupil = await person({ name, locale, viewport, touch });
  const { page } = pupil;
  // The table that the page asks for, with a clock that goes four times as fast as the track; slowed down as far, it is the usual one until it is only waited for.
  await page.route('**/api/tables', (route) => {
    const wanted = route.request().postDataJSON();
    return wanted === null ? route.continue() : route.continue({ postData: JSON.stringify({ ...wanted, options: { ...wanted.options, speed: 'quick' } }) });
  });
  await pupil.go('/');
  await page.locator('[data-game=space-alert] .go .btn:enabled').first().click();
  await page.waitForURL(/\/t\/[A-Z0-9]{6}\?lesson/);
  await page.unroute('**/api/tables');
  const code = /\/t\/([A-Z0-9]{6})/.exec(page.url())[1];
  const guide = page.locator('.lesson');
  await guide.waitFor();
  await clock(pupil, code, SLOWEST);
  const says = lesson(lang);
  const heading = async () => (await guide.locator('h2').allTextContents())[0] ?? null;
  const press = () => guide.locator('.acts .btn').last().click();
  const put = async (card) => {
    const before = await planned(pupil).count();
    await card.click();
    await page.locator('[data-lesson=slots] [data-drop]:not([data-planned])').first().click();
    await until('one card more on my board', async () => (await planned(pupil).count()) > before || (await page.locator('[data-lesson=slots]').count()) === 0);
  };
  /** Puts a card with this letter down: on a free turn, or in place of the first card. */
  const play = async (letter) => {
    if ((await page.locator('[data-lesson=slots] [data-drop]:not([data-planned])').count()) > 0) return put(lettered(page, letter).first());
    const replaced = page.locator('[data-lesson=slots] [data-planned]').first();
    const was = await replaced.getAttribute('aria-label');
    await lettered(page, letter).first().click();
    await replaced.click();
    // The guide may go on to another tab at once.
    await until('another card on that turn', () => replaced.evaluateAll(([slot]) => slot?.getAttribute('aria-label') ?? null), (now) => now !== was);
  };
  /** What a pupil does in each step; where there is nothing to do, they read and go on. */
  const deeds = {
    ready: () => page.locator('.space-alert footer .btn--go').click(),
    choose: () => hand(pupil).last().click(),
    put: () => page.locator('[data-lesson=slots] [data-drop]:not([data-planned])').first().click(),
    move: () => put(hand(pupil).last()),
    fire: async () => ((await lettered(page, 'A').count()) > 0 ? play('A') : press()),
    energy: async () => ((await lettered(page, 'B').count()) > 0 ? play('B') : press()),
    fill: async () => { for (; (await page.locator('[data-lesson=slots] .now [data-drop]:not([data-planned]), [data-lesson=slots].now [data-drop]:not([data-planned])').count()) > 0;) await put(hand(pupil).first()); },
    finish: async () => {
      await page.locator('[data-lesson=tools] .btn').filter({ hasText: /Finish phase|Finir la phase/ }).click();
      await page.locator('dialog[open] footer .btn--go').click();
    },
    rest: async () => {
      // Touching the board lets the clock run again; then the round is left to it.
      await page.locator('[data-lesson=slots] .box').last().click();
      await until('the clock to run', () => request(pupil, code, { kind: 'clock', percent: 200 }), ({ type }) => type === 'done');
      await until('the film', async () => {
        await clickIfThere(page.locator('[data-lesson=tools] .btn[aria-pressed=false]'));
        return film(pupil).count();
      }, (count) => count > 0, 600_000);
    },
    film: async () => {
      await film(pupil).waitFor();
      await until('the end', async () => {
        await clickIfThere(page.locator('.film .more .btn:has(use[href="#i-next"])'));
        await clickIfThere(page.locator('.film .more .now'));
        return page.locator('section.over, section.ended').count();
      }, (count) => count > 0, 240_000);
      await seeResult(pupil);
    },
  };

  for (const id of STEPS) {
    const { title, text } = says(id);
    assert.ok(title && text, `the messages of ${id}`);
    await until(`the step “${title}”`, heading, (now) => now === title, 300_000);
    assert.equal(await guide.locator('h2 + p').textContent(), text);
    if (touch && TURNED.includes(id)) await turnPhone(page, id);
    // It stands beside what it points at.
    await until(`“${title}” to stand beside what it speaks of`, () => covered(page, '.lesson', '.lesson-glow'), (px) => px === 0);
    if (TIMED.includes(id)) await until(`the clock to stand while “${title}” is read`, async () => stands(pupil));
    if (id === last) break;
    const waits = (await guide.locator('.acts .btn').last().textContent()).trim();
    note(`${id}: ${waits}`);
    // What was done already is only told: then one goes on by pressing.
    const done = id in deeds && !/^(Next|Suite)/.test(waits);
    await (done ? deeds[id]() : press());
  }

  if (last !== 'end') return;
  // Then the second test run, with a crew of the same size.
  await guide.locator('.btn--go').click();
  await page.waitForURL((url) => url.pathname !== `/t/${code}`);
  await page.locator('.space-alert footer .btn--go').waitFor();
  await until('the second test run', () => page.locator('.space-alert h1').first().textContent(), (words) => /Second test run|Second vol d.essai/.test(words));

  // Whoever has flown once is no longer new: *Play now* is the game itself.
  await pupil.go('/');
  await page.locator('[data-game=space-alert] .go .btn:enabled').first().click();
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
}

browserTest('the guided first flight on a desktop, word for word', (around) => fly({ name: 'Nadia', locale: 'en-GB', lang: 'en', viewport: { width: 1280, height: 800 } }, around));
browserTest('the guided first flight on a phone in French, word for word until the plan is left to its pupil', (around) => fly({ name: 'Inès', locale: 'fr-FR', lang: 'fr', viewport: { width: 390, height: 844 }, touch: true, last: 'rest' }, around));
