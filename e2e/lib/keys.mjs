// A keyboard and nothing else: whatever has the focus must show it, all the way.
import assert from 'node:assert/strict';

const MOST_TABS = 120;

/** Where the focus is and whether one sees it. Runs in the browser. */
function focus() {
  const at = document.activeElement;
  if (!at || at === document.body) return { name: 'nothing', seen: false, matches: [] };
  const name = `${at.tagName.toLowerCase()}.${at.getAttribute('class')} “${(at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 40)}”`;
  // A radio button or a switch may be drawn by what is around it.
  const drawn = [at, at.closest('label'), at.parentElement].filter(Boolean);
  const ring = drawn.some((element) => {
    const style = getComputedStyle(element);
    return style.boxShadow !== 'none' || (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0);
  });
  // What is drawn shows it by the outline of its first shape.
  const stroke = at instanceof SVGElement && at.firstElementChild !== null && getComputedStyle(at.firstElementChild).stroke !== 'none';
  const { width, height, top, bottom, left, right } = at.getBoundingClientRect();
  const inside = width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return { name, seen: (ring || stroke) && inside, box: [left, top, right, bottom].map(Math.round) };
}

export class Keys {
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

  /** Whether one sees where the focus is now. */
  async seen() {
    return (await this.page.evaluate(focus)).seen;
  }

  /** What was done with the keys before must not have lost the focus. */
  async check(after) {
    const at = await this.page.evaluate(focus);
    assert.ok(at.seen, `after ${after} the focus is on ${at.name}, which does not show it`);
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
