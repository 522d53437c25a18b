// Space Alert from the smallest phone to the largest desk: the whole hand and the clock in the window, nothing on top of anything, no word cut.
import assert from 'node:assert/strict';
import { cutWords, outOfSight, overlapping } from '../lib/geometry.mjs';
import { moment, showMoment, tableFor } from '../lib/moments.mjs';
import { browserTest } from '../lib/test.mjs';
import { tooWide } from '../lib/screens.mjs';
import { until } from '../lib/wait.mjs';

const SIZES = [[360, 740], [390, 844], [844, 390], [768, 1024], [1024, 768], [1280, 800], [1920, 1080], [2560, 1440]];
/** Nine cards at once is a lot; a test run has few turns; the third phase has the longest titles. */
const MOMENTS = ['silence', 'phase3', 'test-run'];

/** What stands beside each other. */
const REGIONS = ['header.bar', '.ann', '.bridge', '.rail', '.plan', '.phone-plan .tabs', '.phone-plan .content', '.phone-plan .below'];
const HAND = '[data-lesson=hand] [data-card]';

browserTest('the whole hand and the clock are in sight at every size, in both languages, and nothing overlaps or is cut', async ({ person, note }) => {
  const found = [];
  for (const locale of ['en-GB', 'fr-FR']) {
    const nadia = await person({ name: 'Nadia', locale });
    const { page } = nadia;
    let shown = null;
    await nadia.go('/');
    await showMoment(nadia, () => shown);
    for (const name of MOMENTS) {
      shown = moment(name);
      const code = await tableFor(nadia, shown);
      const cards = shown.view.people[shown.me].hand.length;
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await nadia.go(`/t/${code}`);
        await until('the hand', () => page.locator(HAND).count(), (count) => count === cards);
        const complain = (what) => found.push(...what.map((each) => `${name}, ${locale}, ${width}×${height}: ${each}`));
        // As it is, and with a card chosen: then there is more to read.
        for (const chosen of [false, true]) {
          if (chosen) {
            await page.locator(HAND).first().click();
            await page.locator(`${HAND}[aria-pressed=true]`).waitFor();
          }
          await page.evaluate(() => document.fonts.ready);
          complain(await outOfSight(page, HAND));
          complain(await outOfSight(page, '.clock .left b'));
          complain(await overlapping(page, REGIONS));
          complain(await overlapping(page, [HAND, '[data-lesson=tools]', '[data-lesson=slots] .box']));
          complain(await cutWords(page));
          complain(await cutWords(page, 'header.bar'));
          if ((await tooWide(page)) > 0) complain([`${await tooWide(page)} px too wide`]);
        }
        if (width >= 1000) complain(await outOfSight(page, '.rail [data-lesson=crew] > li'));
      }
      note(`${name}, ${locale}: ${SIZES.length} sizes`);
    }
  }
  assert.equal([...new Set(found)].join('\n'), '');
});

browserTest('the tab of the threats opens on the threats, each with all its words; on board they stand in their stations', async ({ person }) => {
  const nadia = await person({ name: 'Nadia', viewport: { width: 390, height: 844 }, touch: true });
  const { page } = nadia;
  const shown = moment('phase3');
  await nadia.go('/');
  await showMoment(nadia, () => shown);
  const code = await tableFor(nadia, shown);
  await nadia.go(`/t/${code}`);
  await page.locator('.phone-plan [role=tab]').nth(2).click();
  const cards = page.locator('.threats .th');
  await until('a card for every threat', () => cards.count(), (count) => count === shown.view.threats.length);
  assert.deepEqual(await cutWords(page, '.threats'), []);
  assert.deepEqual(await outOfSight(page, '.threats li:first-child .th'), [], 'the first threat is seen at once');
  for (const card of await cards.all()) assert.match(await card.innerText(), /X[\s\S]*Z/, 'what it does stands on it');

  // A threat on board has its number where it will stand, before it comes.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.bridge svg.drawing').waitFor();
  const inside = shown.view.threats.filter(({ report }) => report.zone === null).map(({ report }) => report.turn);
  const badges = page.locator('.bridge svg.drawing .badge');
  for (const turn of inside) {
    const label = await badges.filter({ has: page.locator('text', { hasText: new RegExp(`^${turn}$`) }) }).first().getAttribute('aria-label');
    assert.match(label, /inside/, `threat ${turn} is drawn in the ship: ${label}`);
  }
});

browserTest('a guest’s waiting room fits a phone, and a new table asks for what matters first', async ({ person }) => {
  const host = await person({ name: 'Nadia' });
  const { page } = host;
  await host.go('/');
  await page.locator('[data-game=space-alert] .go .btn:enabled').nth(1).click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('fieldset').first().waitFor();
  const open = () => dialog.locator('.opt').evaluateAll((fields) => fields.filter((field) => field.checkVisibility({ contentVisibilityAuto: true }) && !field.closest('details:not([open])')).length);
  assert.equal(await open(), 4, 'four choices stand open');
  await dialog.locator('summary').click();
  await until('the rest to unfold', open, (count) => count > 8);
  await dialog.locator('input[value=quick]').check();
  await dialog.locator('.btn--go').click();
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
  const code = page.url().split('/t/')[1];

  const guest = await person({ name: 'Inès', locale: 'fr-FR', viewport: { width: 390, height: 844 }, touch: true });
  await guest.go(`/t/${code}`);
  await guest.page.locator('.chairs .free .btn--go').first().click();
  await guest.page.locator('.chairs .mine').waitFor();
  assert.deepEqual(await outOfSight(guest.page, '.act .btn'), [], 'the button is in the window');
  assert.deepEqual(await cutWords(guest.page), []);
  assert.equal(await tooWide(guest.page), 0);
  // What was agreed is read in a few lines, what was changed among them.
  assert.match(await guest.page.locator('main dl').innerText(), /Quatre fois plus vite/i);
});
