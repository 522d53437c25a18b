// What keys on a board have in common.

const typing = (target: EventTarget | null) => target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Whether a key is meant for the board: not for the browser, a field or an open dialog. */
export function isForUs(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target) && document.querySelector('dialog[open]') === null;
}

/** Moves the focus to the nearest thing with `data-nav` in a direction. */
export function arrow(root: HTMLElement, key: string): boolean {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !from.hasAttribute('data-nav')) return false;
  const here = from.getBoundingClientRect();
  const x = here.left + here.width / 2;
  const y = here.top + here.height / 2;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of root.querySelectorAll<HTMLElement>('[data-nav]')) {
    if (other === from || other.offsetParent === null) continue;
    const box = other.getBoundingClientRect();
    const dx = box.left + box.width / 2 - x;
    const dy = box.top + box.height / 2 - y;
    const ahead = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy }[key] ?? 0;
    const aside = key === 'ArrowRight' || key === 'ArrowLeft' ? Math.abs(dy) : Math.abs(dx);
    if (ahead < 6) continue;
    const far = ahead + aside * 2.5;
    if (far < least) {
      least = far;
      best = other;
    }
  }
  best?.focus();
  best?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return best !== null;
}
