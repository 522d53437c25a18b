// The guided first game from the lobby on: every step says what its file says, what it asks for can be done, and it ends after a launch.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { screenFaults } from '../lib/geometry.mjs';
import { turnPhone } from '../lib/lessons.mjs';
import { PHONE } from '../lib/people.mjs';
import { Player } from '../lib/rocketmen.mjs';
import { browserTest } from '../lib/test.mjs';
import { clickIfThere, until } from '../lib/wait.mjs';

const STEPS = ['welcome', 'hand', 'engine', 'plan', 'chart', 'discard', 'end-turn', 'rivals', 'pad', 'boost', 'launch', 'draw', 'achievements', 'goals', 'end'];

/** The words of the lesson in a language, as the file has them; where they depend on a keyboard, either form. */
function script(lang) {
  const file = readFileSync(fileURLToPath(new URL(`../../locales/${lang}/rocketmen-web.ftl`, import.meta.url)), 'utf8');
  const words = (key) => {
    const lines = new RegExp(`^${key} =(.*(?:\\n[ \\t]+.*)*)`, 'm').exec(file)?.[1] ?? '';
    const forms = [...lines.matchAll(/^\s+\*?\[\w+\] (.+)$/gm)].map(([, form]) => form);
    return forms.length > 0 ? forms : [lines.trim()];
  };
  return STEPS.map((id) => ({ id, title: words(`rmw-lesson-${id}`), text: words(`rmw-lesson-${id}-text`) }));
}

/** Each in another tab of the phone, or below what its window shows. */
const TURNED = ['engine', 'chart', 'rivals', 'boost', 'achievements', 'end'];

const plain = (text) => text.replaceAll('\u00a0', ' ').trim();

for (const who of [{ name: 'Nadia', lang: 'en', locale: 'en-GB' }, { name: 'Inès', lang: 'fr', locale: 'fr-FR', viewport: PHONE, touch: true }]) {
  browserTest(`the guided lesson, word for word, to a launch (${who.lang})`, async ({ person, note }) => {
    const pupil = await person(who);
    const { page } = pupil;
    await pupil.go('/');
    await page.locator('[data-game=rocketmen] .go .learn:enabled').first().click();
    await page.waitForURL(/\/t\/.*\?lesson/);
    const lesson = page.locator('.lesson');
    await lesson.waitFor();
    const player = new Player(pupil);
    await player.until('acting');

    const title = async () => plain((await lesson.locator('h2').allTextContents())[0] ?? '');
    const onward = () => lesson.locator('.acts .btn').last().click();
    const tab = async (index) => { if (who.touch) await page.locator('.phone-table [role=tab]').nth(index).click(); };
    const hand = (kind) => page.locator(`.fan .card${kind}`);
    /** The price is asked of the server; until it is there, a click is for nothing. What is paid for is not pressed again: that may be the launch. */
    const pay = () => until('it to be paid', () => page.evaluate((bar) => {
      if (document.querySelector('.pay.idle')) return true;
      document.querySelector(`${bar} .btn--go:not([aria-disabled=true], :disabled)`)?.click();
      return false;
    }, who.touch ? '.actb' : '.pay'));
    /** Bots' launches are watched and closed on the way. */
    const myTurn = () => until('my turn', async () => {
      await clickIfThere(page.locator('.launch .settle .btn--go'));
      return player.look();
    }, ({ kind }) => kind === 'acting');
    const handEmpty = () => until('the Hand to be empty', () => page.locator('.fan .card').count(), (count) => count === 0);
    /** Everything that is not wanted goes, so that new cards come. */
    const discardAll = async () => {
      for (const card of await hand(':not([data-kind=engine])').all()) await card.click();
      await page.locator('.pay .acts .btn', { has: page.locator('kbd', { hasText: 'D' }) }).click();
      await handEmpty();
    };
    const place = async (card) => {
      await card.click();
      await page.locator('.pay .acts .btn', { has: page.locator('kbd', { hasText: 'P' }) }).first().click();
      await page.locator('.pay:not(.idle)').waitFor();
      await pay();
    };

    const deeds = {
      async engine() {
        // On a phone what is to be bought is in sight while the guide stands above it.
        await until('the Engines in sight', async () => (await screenFaults(page, { main: ['.engines .card.is-go'] })).join('\n'), (faults) => faults === '');
        await page.locator('.engines .card.is-go').first().click();
        await page.locator('.pay:not(.idle)').waitFor();
        await pay();
      },
      plan: () => place(hand('[data-kind^="m-"]:has(use[href="#i-sat"])').first()),
      discard: discardAll,
      'end-turn': () => page.locator('[data-lesson="end"] .btn').click(),
      rivals: myTurn,
      async pad() {
        while ((await hand('[data-kind=engine]').count()) === 0) {
          if ((await hand('').count()) > 0) await discardAll();
          await page.locator('[data-lesson="end"] .btn').click();
          await until('the turn to end', () => player.look(), (now) => now.kind !== 'acting');
          await myTurn();
        }
        await place(hand('[data-kind=engine]').first());
      },
      async launch() {
        await tab(2);
        await page.locator('.launches .btn--launch').first().click();
        await player.until('flying');
      },
      async draw() {
        await until('the launch to be left', async () => {
          await clickIfThere(page.locator('.launch .acts .btn--go'));
          await clickIfThere(page.locator('.launch .settle .btn--go'));
          return page.locator('.launch').count();
        }, (count) => count === 0);
      },
    };

    for (const step of script(who.lang)) {
      await until(`the lesson to speak of “${step.id}”`, title, (now) => step.title.map(plain).includes(now));
      const said = plain((await lesson.locator('div p').first().textContent()) ?? '');
      assert.ok(step.text.map(plain).includes(said), `“${step.id}” says “${said}”`);
      const asks = (await lesson.locator('.do').count()) > 0;
      assert.equal(asks, step.id in deeds, `“${step.id}” asks for something`);
      if (who.touch && TURNED.includes(step.id)) await turnPhone(page, step.id);
      if (asks) await deeds[step.id]();
      else await onward();
      note(step.id);
    }
    await lesson.waitFor({ state: 'detached' });
  });
}
