// What the eye would see at once: things outside the window, things on top of each other, words that are cut. Measured, not guessed.

/** Every place of these that a person cannot see whole: outside the window, or cut off by something that holds it. */
export const outOfSight = (page, selector) => page.evaluate((selector) => {
  const found = [];
  for (const one of document.querySelectorAll(selector)) {
    const box = one.getBoundingClientRect();
    const name = `${one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40)}`;
    if (box.width === 0 || box.height === 0) { found.push(`${name} is not shown`); continue; }
    let seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible' || up === document.body || up === document.documentElement) continue;
      const held = up.getBoundingClientRect();
      seen = { left: Math.max(seen.left, held.left), top: Math.max(seen.top, held.top), right: Math.min(seen.right, held.right), bottom: Math.min(seen.bottom, held.bottom) };
    }
    if (box.left < seen.left - 1 || box.top < seen.top - 1 || box.right > seen.right + 1 || box.bottom > seen.bottom + 1) {
      found.push(`${name} at ${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}, seen is ${Math.round(seen.left)},${Math.round(seen.top)} to ${Math.round(seen.right)},${Math.round(seen.bottom)}`);
    }
  }
  return found;
}, selector);

/** Pairs of these that lie on top of each other. */
export const overlapping = (page, selectors) => page.evaluate((selectors) => {
  const boxes = selectors.flatMap((selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one, place) => ({ name: `${selector} ${place}`, box: one.getBoundingClientRect() })))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  const found = [];
  boxes.forEach(({ name, box }, at) => {
    for (const other of boxes.slice(at + 1)) {
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (wide > 1 && high > 1) found.push(`${name} and ${other.name} share ${Math.round(wide)} × ${Math.round(high)} px`);
    }
  });
  return found;
}, selectors);

/** Words that are cut: sideways by whatever holds them, downwards by something that cannot be scrolled, or broken in the middle. */
export const cutWords = (page, root = 'main') => page.evaluate((root) => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector(root), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (text === '' || !parent.checkVisibility() || parent.closest('.sr, svg, [aria-hidden=true]')) continue;
    // A word for screen readers alone, where there is no room for it.
    if (getComputedStyle(parent).clipPath === 'inset(50%)') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2) continue;
    // A letter's box is higher than its line where lines stand close.
    const slack = 2 + 0.35 * Number.parseFloat(getComputedStyle(parent).fontSize);
    for (let up = parent; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      const held = up.getBoundingClientRect();
      if (style.overflowX !== 'visible' && up.scrollWidth > up.clientWidth + 1 && (box.right > held.right + 1 || box.left < held.left - 1)) { found.push(`“${text.slice(0, 50)}” is cut sideways by .${[...up.classList].join('.')}`); break; }
      if ((style.overflowY === 'hidden' || style.overflowY === 'clip') && (box.bottom > held.bottom + slack || box.top < held.top - slack)) { found.push(`“${text.slice(0, 50)}” is cut below by .${[...up.classList].join('.')}`); break; }
      if (style.overflowY === 'auto' || style.overflowY === 'scroll') break;
    }
    // A word in two lines without a hyphen was broken in the middle.
    for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`“${word}” is broken in the middle (${[...parent.classList].join('.') || parent.localName})`);
    }
  }
  return found;
}, root);

/** How much of these the one hides, in square pixels. */
export const covered = (page, one, others) => page.evaluate(([one, others]) => {
  const over = document.querySelector(one)?.getBoundingClientRect();
  if (!over) return 0;
  return [...document.querySelectorAll(others)].reduce((sum, other) => {
    const box = other.getBoundingClientRect();
    return sum + Math.max(0, Math.min(box.right, over.right) - Math.max(box.left, over.left)) * Math.max(0, Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top));
  }, 0);
}, [one, others]);
