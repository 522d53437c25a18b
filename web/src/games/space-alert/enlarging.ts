// A card grows while the mouse rests on it or a finger is held on it. It lies beside the card, never under the finger, and goes when either goes.

/** How long the mouse rests, and how long a finger is held, before a card grows. */
const REST = 350;
const HELD = 450;
const WHAT = '[data-large]';

export interface Large { card: number; at: DOMRect }

export function enlarging(root: HTMLElement, show: (large: Large | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: HTMLElement | null = null;
  let held = false;
  const cardAt = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLElement>(WHAT) : null);
  const grow = (one: HTMLElement) => { if (one.isConnected) show({ card: Number(one.dataset['large']), at: one.getBoundingClientRect() }); };
  function shrink() {
    clearTimeout(timer);
    from = null;
    show(null);
  }
  function over(event: PointerEvent) {
    const one = cardAt(event);
    if (event.pointerType !== 'mouse' || one === from) return;
    shrink();
    from = one;
    if (one && event.buttons === 0) timer = setTimeout(() => grow(one), REST);
  }
  function down(event: PointerEvent) {
    const one = cardAt(event);
    shrink();
    held = false;
    if (one && event.pointerType !== 'mouse') timer = setTimeout(() => { held = true; grow(one); }, HELD);
  }
  function up() {
    if (!held) return clearTimeout(timer);
    // Whoever held a card wanted to read it, not to choose it.
    held = false;
    const stop = (click: Event) => { click.stopPropagation(); click.preventDefault(); };
    root.addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => root.removeEventListener('click', stop, { capture: true }), 60);
    shrink();
  }
  /** The browser's own menu would come in the way of a held finger. */
  const menu = (event: Event) => { if (held) event.preventDefault(); };
  const moved = (event: PointerEvent) => { if (event.pointerType !== 'mouse' && !held && Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(timer); };
  root.addEventListener('pointerover', over);
  root.addEventListener('pointerleave', shrink);
  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', moved);
  root.addEventListener('contextmenu', menu);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', shrink);
  return () => {
    clearTimeout(timer);
    root.removeEventListener('pointerover', over);
    root.removeEventListener('pointerleave', shrink);
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointermove', moved);
    root.removeEventListener('contextmenu', menu);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', shrink);
  };
}
