// What the eye would see at once: things outside the window, things on top of each other, words that are cut. Measured, not guessed.

/** Every size that a layout is made for, and the ones between which it changes. */
export const SIZES = [
  [360, 740], [390, 844], [844, 390], [768, 1024], [1024, 768], [1100, 800], [1280, 800], [1920, 1080], [2560, 1440],
].map(([width, height]) => ({ width, height }));

/** Televisions and projectors. */
export const BIG_SIZES = [[1024, 768], [1280, 720], [1920, 1080], [2560, 1440]].map(([width, height]) => ({ width, height }));

/** Makes the window as large as this, as somebody does who turns a phone or drags a corner, and waits until it is drawn. */
export async function resize(page, size) {
  await page.setViewportSize(size);
  // A window behind another is not drawn at all: it comes to the front, and if no frame comes even then, a second is enough for what listens to sizes.
  await page.bringToFront();
  await page.evaluate(() => new Promise((drawn) => { setTimeout(drawn, 1000); requestAnimationFrame(() => requestAnimationFrame(drawn)); }));
  await page.evaluate(() => document.fonts.ready);
}

/**
 * What is wrong with the screen as it stands, as sentences. Of `main` the first that is shown must be in sight without scrolling, of `every` all of them;
 * of `whole` there must be at least one, and each is in sight with all its letters inside it and nothing on top of it; `apart` are lists of what stands beside each other; `within` says where words and buttons are looked at (an open dialog goes before it).
 */
export const screenFaults = (page, { main = [], every = [], whole = [], apart = [], within = 'body' } = {}) => page.evaluate(measure, { main, every, whole, apart, targets: within, words: within, wide: true });

/** What is wrong with a badge in the header: not whole, or against the buttons beside it. */
export const headerFaults = (page, badge) => page.evaluate(measure, { whole: [badge], apart: [[badge, 'header .ib', 'header .live']] });

/** Every one of these that a person cannot see whole: not shown, outside the window, or cut off by something that holds it. */
export const outOfSight = (page, selector) => page.evaluate(measure, { every: [selector] });

/** Words that are cut by whatever holds them, run out of it, or are broken in the middle. */
export const cutWords = (page, within) => page.evaluate(measure, { words: within });

/** How much of the first of these is in the window and not cut off by anything around it, in percent; nothing when it is not there. */
export const inSight = (page, selector) => page.evaluate((selector) => {
  const element = document.querySelector(selector);
  if (!element) return null;
  let { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const within = (box) => { left = Math.max(left, box.left); top = Math.max(top, box.top); right = Math.min(right, box.right); bottom = Math.min(bottom, box.bottom); };
  within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let around = element.parentElement; around; around = around.parentElement) if (getComputedStyle(around).overflowY !== 'visible') within(around.getBoundingClientRect());
  return Math.round((100 * Math.max(0, right - left) * Math.max(0, bottom - top)) / (width * height));
}, selector);

/** How far the page can be pushed sideways. */
export const tooWide = (page) => page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth);

/** How much of these the one hides, in square pixels. */
export const covered = (page, one, others) => page.evaluate(([one, others]) => {
  const over = document.querySelector(one)?.getBoundingClientRect();
  if (!over) return 0;
  return [...document.querySelectorAll(others)].reduce((sum, other) => {
    const box = other.getBoundingClientRect();
    return sum + Math.max(0, Math.min(box.right, over.right) - Math.max(box.left, over.left)) * Math.max(0, Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top));
  }, 0);
}, [one, others]);

/** Runs in the browser, so everything it needs is inside. */
function measure({ main = [], every = [], whole = [], apart = [], targets = null, words = null, wide = false }) {
  const found = [];
  const name = (element) => `${element.localName}.${(element.getAttribute('class') ?? '').split(' ').filter((part) => part !== '' && !part.startsWith('svelte-')).join('.')} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  const place = ({ left, top, right, bottom }) => `${Math.round(left)}, ${Math.round(top)} to ${Math.round(right)}, ${Math.round(bottom)}`;
  /** Words for screen readers alone are clipped to nothing, in themselves or with what holds them. */
  const clipped = (element) => { for (let up = element; up; up = up.parentElement) if (getComputedStyle(up).clipPath === 'inset(50%)') return true; return false; };
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && getComputedStyle(element).clipPath === 'none' && !clipped(element);
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const root = (within) => document.querySelector('dialog[open]') ?? document.querySelector(within);

  /** The part of a box that nothing around it cuts off. */
  const shown = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.position === 'fixed' || around === document.body) break;
      const box = around.getBoundingClientRect();
      if (style.overflowX !== 'visible') { left = Math.max(left, box.left); right = Math.min(right, box.right); }
      if (style.overflowY !== 'visible') { top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom); }
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };

  const inSight = (element) => {
    const full = element.getBoundingClientRect();
    const box = shown(element);
    if (full.width === 0 || full.height === 0) found.push(`${name(element)} is not shown`);
    else if (box.height < full.height - 2 || box.width < full.width - 2 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1 || box.left < -1) found.push(`${name(element)} is not in sight (${place(full)}, of it ${place(box)})`);
  };
  for (const selector of main) {
    const element = [...document.querySelectorAll(selector)].find(seen);
    if (element) inSight(element);
    else found.push(`there is no ${selector}`);
  }
  for (const selector of every) document.querySelectorAll(selector).forEach(inSight);

  for (const selector of whole) {
    const all = [...document.querySelectorAll(selector)];
    if (all.length === 0) found.push(`there is no ${selector}`);
    for (const element of all) {
      inSight(element);
      const box = element.getBoundingClientRect();
      const letters = document.createRange();
      letters.selectNodeContents(element);
      for (const line of letters.getClientRects()) {
        if (line.width > 0 && (line.left < box.left - 1 || line.right > box.right + 1 || line.top < box.top - 1 || line.bottom > box.bottom + 1)) found.push(`the letters of ${name(element)} run out of it (${place(line)}, it is ${place(box)})`);
      }
      for (const [x, y] of [[box.left + 3, box.top + 3], [box.right - 3, box.top + 3], [box.left + 3, box.bottom - 3], [box.right - 3, box.bottom - 3], [(box.left + box.right) / 2, (box.top + box.bottom) / 2]]) {
        const top = document.elementFromPoint(x, y);
        if (top && !element.contains(top) && !top.contains(element)) found.push(`${name(top)} lies on ${name(element)}`);
      }
    }
  }

  /** What two of these share of the screen, unless one is a part of the other. */
  const overlaps = (elements) => {
    const boxes = elements.map((element) => ({ element, box: shown(element) })).filter(({ box }) => box.width > 0 && box.height > 0);
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 2) found.push(`${name(one.element)} lies over ${name(other.element)} by ${Math.round(across)} × ${Math.round(down)}`);
      }
    }
  };
  for (const selectors of apart) overlaps([...document.querySelectorAll(selectors.join())].filter(seen));

  if (targets) {
    const all = [...root(targets).querySelectorAll('button, a[href], input, select, [role=tab], [tabindex="0"]')]
      .filter((element) => seen(element) && !element.closest('[inert], .sr, .skip') && element.getBoundingClientRect().width > 1);
    // What only scrolls with the keyboard holds others.
    overlaps(all.filter((element) => !element.matches('[tabindex="0"]:not(button, a, input, select, [role=tab])')));
    // Whatever is wider than the window can only be reached inside something that scrolls.
    for (const element of all) {
      const box = element.getBoundingClientRect();
      if (box.right <= innerWidth + 1 && box.left >= -1) continue;
      let around = element.parentElement;
      while (around && !scrolls(getComputedStyle(around).overflowX)) around = around.parentElement;
      if (!around) found.push(`${name(element)} is outside the window (${place(box)})`);
    }
  }

  if (words) {
    // What an empty field says of itself has no box of its own: it is measured in its letters.
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of root(words).querySelectorAll('input[placeholder], textarea[placeholder]')) {
      if (!seen(field) || field.value !== '') continue;
      const style = getComputedStyle(field);
      pen.font = style.font;
      pen.letterSpacing = style.letterSpacing;
      const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (field.localName === 'input' && pen.measureText(field.placeholder).width > room + 1) found.push(`“${field.placeholder}” does not fit into its field of ${Math.round(room)} pixels`);
    }
    const walker = document.createTreeWalker(root(words), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (node.textContent.trim() === '' || !seen(parent) || parent.closest('.sr, svg, .skip, select')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width < 2) continue;
      const own = getComputedStyle(parent);
      if (own.textOverflow === 'ellipsis' && own.overflowX !== 'visible' && parent.scrollWidth > parent.clientWidth + 1) found.push(`the words of ${name(parent)} end in dots`);
      // A letter's box is higher than its line where lines stand close.
      const slack = 2 + 0.35 * Number.parseFloat(own.fontSize);
      // A row of cards may be longer than its place: it is scrolled, card by card.
      const card = parent.closest('button');
      for (let up = parent; up && up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up);
        const held = up.getBoundingClientRect();
        if (card && !card.contains(up) && scrolls(style.overflowX)) break;
        if (style.overflowX !== 'visible' && up.scrollWidth > up.clientWidth + 1 && (box.right > held.right + 1 || box.left < held.left - 1)) { found.push(`the words of ${name(parent)} are cut sideways by ${name(up)}`); break; }
        if (style.overflowY === 'hidden' || style.overflowY === 'clip') {
          if (box.bottom > held.bottom + slack || box.top < held.top - slack) { found.push(`the words of ${name(parent)} are cut below by ${name(up)}`); break; }
        }
        if (scrolls(style.overflowY)) break;
      }
      // Or they run out of the card or button that holds them.
      const holder = parent.closest('button, .slot, .tag, .chip');
      if (holder) {
        const held = holder.getBoundingClientRect();
        if (box.right > held.right + 2 || box.left < held.left - 2 || (getComputedStyle(holder).overflow !== 'visible' && box.bottom > held.bottom + slack)) found.push(`the words of ${name(parent)} run out of ${name(holder)}`);
      }
      // A word in two lines without a hyphen was broken in the middle.
      for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // After a soft hyphen the dash at the end of the line before belongs to it.
        const least = node.textContent[index - 1] === '\u00ad' ? 0.5 * Number.parseFloat(own.fontSize) : 0;
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > least).map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`“${word}” is broken in the middle in ${name(parent)}`);
      }
    }
  }

  const past = document.documentElement.scrollWidth - innerWidth;
  if (wide && past > 0) found.push(`the page is ${past} px too wide`);
  return [...new Set(found)];
}
