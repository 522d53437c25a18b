// What can be measured of a screen: whether things lie over each other, whether words are cut, whether anything is out of reach.

/** Runs in the browser: everything wrong with the geometry of what is in sight, as sentences. */
function faults({ main, within }) {
  const found = [];
  const root = document.querySelector(within ?? 'body');
  const name = (element) => `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ').filter((part) => !part.startsWith('svelte-')).join('.')} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  /** The part of a box that nothing around it cuts off. */
  const shown = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.position === 'fixed') break;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      if (style.overflowX !== 'visible') { left = Math.max(left, box.left); right = Math.min(right, box.right); }
      if (style.overflowY !== 'visible') { top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom); }
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && getComputedStyle(element).clipPath === 'none';
  const modal = document.querySelector('dialog[open]');
  const all = [...(modal ?? root).querySelectorAll('button, a[href], input, select, [role=tab], [tabindex="0"]')];
  const targets = all.filter((element) => seen(element) && !element.closest('[inert], .sr, .skip') && element.getBoundingClientRect().width > 1);
  // Nothing interactive lies over anything else interactive, unless it is a part of it.
  const boxes = targets.filter((element) => !element.matches('[tabindex="0"]:not(button, a, input, select, [role=tab])')).map((element) => ({ element, box: shown(element) })).filter(({ box }) => box.width > 0 && box.height > 0);
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 2 && high > 2) found.push(`${name(one.element)} lies over ${name(other.element)} by ${Math.round(wide)} × ${Math.round(high)}`);
    }
  }
  // Whatever is wider than the window can only be reached inside something that scrolls.
  for (const element of targets) {
    const box = element.getBoundingClientRect();
    const scrolls = (axis) => { for (let around = element.parentElement; around; around = around.parentElement) { if (/auto|scroll/.test(getComputedStyle(around)[axis])) return true; } return false; };
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls('overflowX')) found.push(`${name(element)} is outside the window at ${Math.round(box.left)} to ${Math.round(box.right)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth - innerWidth} px too wide`);
  // Words are not cut: a box that hides what does not fit must fit, in both directions.
  for (const element of (modal ?? root).querySelectorAll('*')) {
    if (element.closest('.sr, svg, .skip') || !seen(element) || element.matches('select, input')) continue;
    const style = getComputedStyle(element);
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    if (!own) continue;
    const cutting = style.overflow !== 'visible' || style.textOverflow === 'ellipsis';
    if (cutting && !/auto|scroll/.test(style.overflowX + style.overflowY) && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 6)) found.push(`the words of ${name(element)} are cut`);
    // Or they run out of the card or button that holds them.
    const holder = element.closest('button, .slot, .tag, .chip');
    if (holder && !cutting) {
      const box = holder.getBoundingClientRect();
      // Its own words only: what is beside them for screen readers has no place.
      const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim() !== '').map((node) => { const range = document.createRange(); range.selectNodeContents(node); return range.getBoundingClientRect(); });
      for (const text of texts) if (text.width > 0 && (text.right > box.right + 2 || text.left < box.left - 2 || (getComputedStyle(holder).overflow !== 'visible' && text.bottom > box.bottom + 2))) found.push(`the words of ${name(element)} run out of ${name(holder)}`);
    }
  }
  // The way on is in sight, without scrolling.
  for (const selector of main) {
    const [element] = [...document.querySelectorAll(selector)].filter(seen);
    if (!element) { found.push(`there is no ${selector}`); continue; }
    const full = element.getBoundingClientRect();
    const box = shown(element);
    if (box.height < full.height - 2 || box.width < full.width - 2 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1 || box.left < -1) found.push(`${name(element)} is not in sight (${Math.round(full.left)}, ${Math.round(full.top)} to ${Math.round(full.right)}, ${Math.round(full.bottom)})`);
  }
  return [...new Set(found)];
}

/** What is wrong with the screen as it stands. `main` are selectors of what must be in sight; `within` says where to look for faults. */
export function geometryFaults(page, { main = [], within } = {}) {
  return page.evaluate(faults, { main, within });
}

/** Every size that a layout is made for, and the ones between which it changes. */
export const SIZES = [
  [360, 740], [390, 844], [844, 390], [768, 1024], [1024, 768], [1100, 800], [1280, 800], [1920, 1080], [2560, 1440],
].map(([width, height]) => ({ width, height }));
