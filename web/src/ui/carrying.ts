// Drag and drop with pointers, so that it works with mouse and finger alike. A drag begins after a clear movement.

export interface Carrying {
  /** What can be carried, as a selector. */
  what: string;
  /** Whether a finger that moved so far carries rather than scrolls. */
  clear: (dx: number, dy: number) => boolean;
  /** Let go over something with `data-drop`. */
  dropped: (from: HTMLElement, where: string) => void;
}

export function carrying(root: HTMLElement, { what, clear, dropped }: Carrying): () => void {
  let start: { x: number; y: number; from: HTMLElement; touch: boolean } | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;

  const target = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-drop]') ?? null;

  function down(event: PointerEvent) {
    const from = (event.target as Element).closest<HTMLElement>(what);
    if (!from || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, from, touch: event.pointerType !== 'mouse' };
  }

  function move(event: PointerEvent) {
    if (!start) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!ghost) {
      if (start.touch ? !clear(dx, dy) : Math.hypot(dx, dy) <= 7) return;
      lift();
    }
    event.preventDefault();
    ghost!.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%) rotate(-3deg)`;
    const now = target(event.clientX, event.clientY);
    if (now !== over) {
      over?.classList.remove('drop-over');
      now?.classList.add('drop-over');
      over = now;
    }
  }

  function lift() {
    const { from } = start!;
    ghost = from.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('id');
    ghost.setAttribute('aria-hidden', 'true');
    const { width, height } = from.getBoundingClientRect();
    Object.assign(ghost.style, { position: 'fixed', left: '0', top: '0', width: `${width}px`, height: `${height}px`, zIndex: '100', pointerEvents: 'none', opacity: '0.92', transition: 'none', animation: 'none' });
    root.append(ghost);
    root.classList.add('dragging');
  }

  function up(event: PointerEvent) {
    if (ghost && start) {
      const where = target(event.clientX, event.clientY)?.getAttribute('data-drop');
      if (where) dropped(start.from, where);
      // The click that ends a drag is not a tap. It comes without another press, or not at all.
      const stop = (click: Event) => { click.stopPropagation(); click.preventDefault(); };
      root.addEventListener('click', stop, { capture: true, once: true });
      window.addEventListener('pointerdown', () => root.removeEventListener('click', stop, { capture: true }), { capture: true, once: true });
    }
    end();
  }

  function end() {
    ghost?.remove();
    over?.classList.remove('drop-over');
    root.classList.remove('dragging');
    ghost = null;
    start = null;
    over = null;
  }

  root.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move, { passive: false });
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', end);
  return () => {
    end();
    root.removeEventListener('pointerdown', down);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', end);
  };
}
