// The table at every size, in both languages: nothing lies over anything else, no word is cut, the way on is in sight.
import assert from 'node:assert/strict';
import { BIG_SIZES, headerFaults, resize, screenFaults, SIZES } from '../lib/geometry.mjs';
import { moment, showMoment, tableFor } from '../lib/rocketmen-moments.mjs';
import { browserTest } from '../lib/test.mjs';
import { until } from '../lib/wait.mjs';

const PEOPLE = [{ name: 'Nadia', locale: 'en-GB' }, { name: 'Inès', locale: 'fr-FR' }];
const table = moment('table');
const END = '[data-lesson=end] .btn';
/** Whose move it is, in the header. */
const BADGE = '.status .who';

/** What is done at the table before it is measured, and what must be in sight then. */
const SCENES = {
  'my turn': { shown: table, main: [END, '.fan .card', '.market .card'] },
  'a purchase': {
    shown: table, main: [END, '.pay .btn--go, .actb .btn--go'],
    async then(page) {
      await page.locator('.market .cards .card').first().click();
      await page.locator('.pay:not(.idle) dl dd').first().filter({ hasNotText: '…' }).waitFor();
    },
  },
  'a chosen card': {
    shown: table, main: [END, '.pay .acts .btn'],
    async then(page) {
      await page.locator('.fan .card').nth(1).click();
      await page.locator('.pay .acts .btn').first().waitFor();
    },
  },
  'looking on': { shown: { ...table, me: null }, main: ['.market .card'] },
  'alone against the AI': { shown: moment('solo'), main: [END, '.market .card'] },
};

async function visit(person, page, code, then) {
  await person.go(`/t/${code}`);
  await page.locator('.rocketmen .market').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await then?.(page);
}

for (const who of PEOPLE) {
  browserTest(`the table from 360 to 2560 pixels (${who.locale})`, async ({ person, note }) => {
    const found = [];
    for (const [name, { shown, main, then }] of Object.entries(SCENES)) {
      const player = await person(who);
      const { page } = player;
      await player.go('/');
      const code = await tableFor(player, shown);
      await showMoment(player, () => shown);
      await page.setViewportSize(SIZES[0]);
      await visit(player, page, code, then);
      for (const size of SIZES) {
        await resize(page, size);
        // A phone on its side has room for little: the market is looked at in its tab.
        for (const fault of await screenFaults(page, { main, whole: [BADGE] })) found.push(`${name}, ${size.width} × ${size.height}: ${fault}`);
      }
      await player.context.close();
    }
    note(`${Object.keys(SCENES).length * SIZES.length} screens measured`);
    assert.deepEqual(found, []);
  });
}

browserTest('the badge that says whose turn it is is never cut, however long a name is', async ({ person, note }) => {
  const found = [];
  // The longest name there is, without a place to break it and with one.
  const names = ['Wwwwwwwwwwwwwwwwwwwwwwww', 'Maximiliane Wilhelmine K'];
  for (const locale of ['en-GB', 'fr-FR']) {
    for (const name of names) {
      for (const me of name === names[0] ? [0, null] : [null]) {
        const player = await person({ name, locale });
        const { page } = player;
        await player.go('/');
        const code = await tableFor(player, table);
        await showMoment(player, () => ({ ...table, me }));
        await visit(player, page, code);
        if (me === null) await until('the name in the badge', () => page.locator(BADGE).textContent(), (text) => text.includes(name));
        for (const size of SIZES) {
          await resize(page, size);
          const faults = await headerFaults(page, BADGE);
          found.push(...faults.map((fault) => `${name}, ${locale}, ${size.width} × ${size.height}: ${fault}`));
        }
        await player.context.close();
      }
    }
  }
  note(`${2 * 3 * SIZES.length} headers measured`);
  assert.deepEqual(found, []);
});

browserTest('the big screen from 1024 to 2560 pixels', async ({ person }) => {
  const found = [];
  for (const who of PEOPLE) {
    const tv = await person(who);
    await tv.go('/');
    for (const shown of [table, moment('solo')]) {
      const code = await tableFor(tv, shown);
      await showMoment(tv, () => ({ ...shown, me: null }));
      await tv.go(`/t/${code}?screen`);
      await tv.page.locator('.tv .market').waitFor();
      for (const size of BIG_SIZES) {
        await resize(tv.page, size);
        for (const fault of await screenFaults(tv.page, { main: ['.market .card'], every: ['.strip > li', '.pads > li'], apart: [['.chart', '.market', '.pads']] })) found.push(`${who.locale}, ${size.width} × ${size.height}: ${fault}`);
      }
    }
  }
  assert.deepEqual(found, []);
});

browserTest('a launch from 360 to 2560 pixels: the cards of the pad lie beside each other, and the decision is in sight', async ({ person, note }) => {
  const found = [];
  const flown = moment('launch');
  // As it is, and with as many cards as a pad rarely has.
  const full = { ...flown, view: { ...flown.view, players: flown.view.players.map((player, seat) => (seat === flown.view.turn ? { ...player, pad: [50, 65, 92, 96, 97, 99, 101] } : player)) } };
  for (const who of PEOPLE) {
    for (const [name, shown] of Object.entries({ flown, full })) {
      const player = await person(who);
      const { page } = player;
      await player.go('/');
      const code = await tableFor(player, shown);
      await showMoment(player, () => shown);
      await player.go(`/t/${code}`);
      await page.locator('.launch .acts .btn--go').waitFor();
      for (const size of SIZES) {
        await resize(page, size);
        // A phone scrolls to what was drawn; what can be decided is in sight everywhere.
        const faults = await screenFaults(page, { main: ['.launch .acts .btn--go'], apart: [['.padrow .card'], ['.launch header', '.padrow', '.launch .side'], ['.boost', '.padrow .card']], within: '.launch' });
        found.push(...faults.map((fault) => `${name}, ${who.locale}, ${size.width} × ${size.height}: ${fault}`));
      }
      await player.context.close();
    }
  }
  note(`${2 * 2 * SIZES.length} screens measured`);
  assert.deepEqual(found, []);
});

browserTest('onlookers see every rocket, and every card of a tall one can be reached', async ({ person }) => {
  const tall = { ...table, view: { ...table.view, players: table.view.players.map((player, seat) => (seat === 0 ? { ...player, pad: [3, 8, 10, 50, 65, 92, 96, 97] } : player)) } };
  for (const me of [0, null]) {
    const player = await person({ name: 'Nadia' });
    const { page } = player;
    await player.go('/');
    const code = await tableFor(player, tall);
    await showMoment(player, () => ({ ...tall, me }));
    await visit(player, page, code);
    for (const size of SIZES) {
      await resize(page, size);
      const tabs = page.locator('.phone-table [role=tab]');
      if ((await tabs.count()) > 0) await tabs.nth(2).click();
      const rockets = page.locator('.pad');
      assert.equal(await rockets.count(), me === null ? 4 : 1, `rockets at ${size.width}`);
      const stages = await rockets.first().locator('.pick').all();
      assert.equal(stages.length, 9);
      for (const stage of stages) {
        await stage.focus();
        const seen = await stage.evaluate((element) => { const { left, top, width, height } = element.getBoundingClientRect(); const at = document.elementFromPoint(left + width / 2, top + height / 2); return element.contains(at); });
        assert.ok(seen, `a stage is hidden at ${size.width} × ${size.height}`);
      }
    }
    await player.context.close();
  }
});

browserTest('larger text makes larger cards, and still nothing is cut', async ({ person }) => {
  const widths = {};
  for (const text of ['normal', 'larger']) {
    const player = await person({ name: 'Nadia', settings: { text } });
    const { page } = player;
    await player.go('/');
    const code = await tableFor(player, table);
    await showMoment(player, () => table);
    const measure = () => page.evaluate(() => ['.market .cards .card', '.fan .card'].map((selector) => { const card = document.querySelector(selector); return [card.getBoundingClientRect().height, Number.parseFloat(getComputedStyle(card.querySelector('.card__name')).fontSize)]; }).flat());
    await visit(player, page, code);
    for (const size of [{ width: 390, height: 844 }, { width: 1024, height: 768 }, { width: 1280, height: 800 }, { width: 1920, height: 1080 }]) {
      await resize(page, size);
      (widths[size.width] ??= []).push(await measure());
      assert.deepEqual(await screenFaults(page), [], `${text} at ${size.width}`);
    }
    await player.context.close();
  }
  for (const [width, [normal, larger]] of Object.entries(widths)) normal.forEach((figure, index) => assert.ok(larger[index] > figure * 1.1, `at ${width}: ${normal} and then ${larger}`));
});

browserTest('a shortage is said once, and what cannot be paid is not being bought', async ({ person }) => {
  const player = await person({ name: 'Nadia' });
  const { page } = player;
  // Nothing on the display can be paid: the price is 50 and one Biotech, and even everything is 10 short.
  const [threat] = [106];
  const price = { any: 0, biotech: 1, composite: 0, computer: 0, money: 50 };
  const refusal = { phrase: { key: 'rocketmen-refusal-price-not-met', args: [['money', { number: 50 }], ['items', { number: 1 }]] }, refusal: { refusal: 'price_not_met', money: 50, items: 1 }, rule: 'RM-4.4' };
  const nothing = { biotech: 0, composite: 0, computer: 0, money: 0, science: 0 };
  const quote = { cheapest: null, missing: { money: 50, items: 1, item: 'biotech' }, beyond: { money: 10, items: 0, item: null }, paid: nothing, left: nothing, money_tokens: 0, science_tokens: 1, price, surplus: 0 };
  const poor = {
    ...table, options: table.options.filter((option) => !option.buy?.cards?.includes(threat)),
    previews: {
      nothing: { command: { buy: { cards: [threat], pay: {} } }, answer: { refusal, preview: { quote } } },
    },
  };
  await player.go('/');
  const code = await tableFor(player, poor);
  await showMoment(player, () => poor);
  await visit(player, page, code);
  const card = page.locator(`.market .mcol:has([data-card="${threat}"])`);
  await until('the lack under the card', () => card.locator('.tag').textContent(), (text) => text.includes('$10 short'));
  await card.locator('.card').click();
  const bar = page.locator('.pay');
  await until('the lack in the bar', () => bar.textContent(), (text) => text.includes('$10 short'));
  // What the eye sees, without what only screen readers say.
  const text = (await page.$$eval('.market, .pay', (parts) => parts.map((part) => { const copy = part.cloneNode(true); copy.querySelectorAll('.sr').forEach((hidden) => hidden.remove()); return copy.textContent; }))).join(' ');
  assert.equal(text.split('short').length - 1, 1, 'one shortage on the whole screen');
  assert.doesNotMatch(text, /Buying|for nothing|\$50 short/);
  assert.equal(await bar.locator('.btn--go').getAttribute('aria-disabled'), 'true');
});

browserTest('letters on buttons are for whoever has a keyboard; nothing asks but what is lost', async ({ person }) => {
  for (const touch of [false, true]) {
    const player = await person({ name: 'Nadia', touch, viewport: { width: 1280, height: 800 } });
    const { page } = player;
    await player.go('/');
    const code = await tableFor(player, table);
    await showMoment(player, () => table);
    await visit(player, page, code);
    await page.locator('.fan .card').first().click();
    await page.locator('.pay .acts .btn').first().waitFor();
    const letters = await page.$$eval('.key', (all) => all.filter((key) => key.checkVisibility()).length);
    assert.equal(letters > 0, !touch, `${letters} letters shown, touch ${touch}`);
    await page.locator('.under .ib').click();
    await page.locator('dialog[open]').waitFor();
    assert.equal(await page.locator('dialog[open] dl.keys').count(), touch ? 0 : 1);
    await page.keyboard.press('Escape');
    // A launch is taken back freely until a card is drawn: it goes off at once.
    await page.locator('.launches .btn--launch').first().click();
    await until('the launch to be sent', async () => player.sent.some((frame) => frame.includes('"launch":{"destination":"moon"}') && frame.includes('"do"')));
    assert.equal(await page.locator('dialog[open]').count(), 0);
    await player.context.close();
  }
});
