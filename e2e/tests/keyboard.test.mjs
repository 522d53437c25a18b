// A whole turn without a mouse: from the lobby to the end of the turn, with the focus in sight all the way.
import assert from 'node:assert/strict';
import { withMoney } from '../lib/lobby.mjs';
import { scene } from '../lib/scene.mjs';
import { until } from '../lib/wait.mjs';

const MOST_TABS = 120;

/** Where the focus is and whether one sees it. Runs in the browser. */
function focus() {
  const at = document.activeElement;
  if (!at || at === document.body) return { name: 'nothing', seen: false, matches: [] };
  const name = `${at.tagName.toLowerCase()}.${at.className} “${(at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 40)}”`;
  // A radio button or a switch may be drawn by what is around it.
  const drawn = [at, at.closest('label'), at.parentElement].filter(Boolean);
  const ring = drawn.some((element) => {
    const style = getComputedStyle(element);
    return style.boxShadow !== 'none' || (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0);
  });
  const { width, height, top, bottom, left, right } = at.getBoundingClientRect();
  const inside = width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return { name, seen: ring && inside, box: [left, top, right, bottom].map(Math.round) };
}

class Keys {
  /** Where the focus has been, for whoever reads a failure. */
  way = [];

  constructor(page) {
    this.page = page;
  }

  /** Presses a key; whatever then has the focus must show it. Between the last stop and the first, Tab visits the browser itself. */
  async press(key) {
    await this.page.keyboard.press(key);
    let at = await this.page.evaluate(focus);
    this.way.push(at.name);
    if (key === 'Tab' && at.name === 'nothing') {
      await this.page.keyboard.press(key);
      assert.ok(await this.has('.skip'), `Tab led nowhere: ${this.way.slice(-8).join(' → ')}`);
      at = await this.page.evaluate(focus);
    }
    assert.ok(at.seen, `after ${key} the focus is on ${at.name} at ${at.box}, which does not show it`);
  }

  has(selector) {
    return this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  }

  async tabTo(selector) {
    for (let pressed = 0; pressed < MOST_TABS; pressed++) {
      if (await this.has(selector)) return;
      await this.press('Tab');
    }
    throw new Error(`${MOST_TABS} times Tab did not lead to ${selector}`);
  }

  /** Tab to the first thing of a kind, then arrows to the one that is wanted. */
  async arrowTo(selector, key = 'ArrowRight') {
    for (let pressed = 0; pressed < 20; pressed++) {
      if (await this.has(selector)) return;
      await this.press(key);
    }
    throw new Error(`20 times ${key} did not lead to ${selector}`);
  }
}

scene('a whole turn by keyboard, from the lobby on', async ({ person, note }) => {
  const typist = await person({ name: 'Nadia' });
  const { page } = typist;
  const keys = new Keys(page);
  await withMoney(page, async () => {
    await typist.go('/');
    await page.locator('[data-game=rocketmen] .go .btn:enabled').first().waitFor();
    // The way in: the skip link comes first and works.
    await keys.press('Tab');
    assert.ok(await keys.has('.skip'), 'the first stop leads to the content');
    await page.keyboard.press('Enter');
    await keys.tabTo('[data-game=rocketmen] .go .btn');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/t\//);
    await page.locator('.status .who.you').waitFor();
    await page.locator('.market').waitFor();
  });
  note('at the table');

  // Buy: to the market, to something payable, Enter; then the button that pays, Enter.
  await keys.tabTo('.market .card');
  await page.locator('.market .card.is-go').first().waitFor();
  await keys.arrowTo('.market .card.is-go');
  await page.keyboard.press('Enter');
  await page.locator('.pay:not(.idle) dl dd').first().filter({ hasNotText: '…' }).waitFor();
  await keys.tabTo('.pay .btn--go');
  await page.keyboard.press('Enter');
  await page.locator('.pay.idle').waitFor();
  note('bought');

  // Take it back with a letter.
  await page.keyboard.press('u');
  await until('the purchase to be taken back', () => page.locator('.card.is-mark').count(), (count) => count === 0);

  // Plan a Mission: choose a Hand card with arrows and Enter, plan it with P, pay with P.
  await keys.tabTo('.fan .card');
  await keys.arrowTo('.fan .card[data-kind^="m-"]:has(.ln, .pl--earth)');
  await page.keyboard.press('Enter');
  await page.locator('.pay .acts .btn').first().waitFor();
  await page.keyboard.press('p');
  await page.locator('.pay:not(.idle) dl dd').first().filter({ hasNotText: '…' }).waitFor();
  await keys.tabTo('.pay .btn--go');
  if (!(await keys.has('[aria-disabled=true]'))) {
    await page.keyboard.press('Enter');
    await page.locator('.pad .s-mission:not(.empty)').waitFor();
    note('planned');
  } else {
    await page.keyboard.press('Escape');
  }
  await page.locator('.pay.idle').waitFor();

  // The list of keys opens and closes.
  await page.keyboard.press('?');
  await page.locator('dialog[open] dl.keys').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });

  await keys.tabTo('[data-lesson=end] .btn');
  await page.keyboard.press('Enter');
  await page.locator('.status .who.you').waitFor({ state: 'detached' });
});
