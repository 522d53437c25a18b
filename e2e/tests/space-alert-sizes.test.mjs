// Space Alert from the smallest phone to the largest desk: the whole hand and the clock in the window, nothing on top of anything, no word cut.
import assert from 'node:assert/strict';
import { BIG_SIZES, cutWords, outOfSight, resize, screenFaults, SIZES } from '../lib/geometry.mjs';
import { moment, showMoment, tableFor } from '../lib/moments.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

/** Nine cards at once is a lot; a test run has few turns; the third phase has the longest titles; a transfer has a button and a countdown. */
const MOMENTS = ['silence', 'phase3', 'test-run', 'transfer'];

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
      await nadia.go(`/t/${code}`);
      await until('the hand', () => page.locator(HAND).count(), (count) => count === cards);
      // As it is, and with a card chosen: then there is more to read.
      for (const chosen of [false, true]) {
        if (chosen) {
          await page.locator(HAND).first().click();
          await page.locator(`${HAND}[aria-pressed=true]`).waitFor();
        }
        for (const size of SIZES) {
          await resize(page, size);
          const every = [HAND, '.clock .left b', ...(size.width >= 1000 ? ['.rail [data-lesson=crew] > li'] : [])];
          const faults = await screenFaults(page, { every, apart: [REGIONS, [HAND, '[data-lesson=tools]', '[data-lesson=slots] .box']] });
          found.push(...faults.map((fault) => `${name}, ${locale}, ${size.width} × ${size.height}: ${fault}`));
        }
      }
      note(`${name}, ${locale}: ${SIZES.length} sizes`);
    }
  }
  assert.equal([...new Set(found)].join('\n'), '');
});

browserTest('the big screen shows everybody and everything, from 1024 to 2560 pixels', async ({ person }) => {
  const found = [];
  for (const locale of ['en-GB', 'fr-FR']) {
    const tv = await person({ name: 'TV', locale });
    const { page } = tv;
    let shown = null;
    await tv.go('/');
    await showMoment(tv, () => shown);
    for (const name of ['phase3', 'silence']) {
      shown = moment(name);
      const code = await tableFor(tv, shown);
      await tv.go(`/t/${code}?screen`);
      await until('everybody in the strip', () => page.locator('.strip > li').count(), (count) => count === shown.view.people.length);
      for (const size of BIG_SIZES) {
        await resize(page, size);
        const faults = await screenFaults(page, { every: ['.strip > li', '[data-lesson=crew] > li', '.loudspeaker'], apart: [['header', '.ann', '.loudspeaker', '.both > *', '.strip']] });
        found.push(...faults.map((fault) => `${name}, ${locale}, ${size.width} × ${size.height}: ${fault}`));
      }
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
  assert.deepEqual(await screenFaults(guest.page, { every: ['.act .btn'] }), []);
  // What was agreed is read in a few lines, what was changed among them.
  assert.match(await guest.page.locator('main dl').innerText(), /Quatre fois plus vite/i);
});
