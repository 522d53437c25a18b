// Carrying a card with the finger or the mouse: from the hand to a space, from a space to another or back.
import type { Chosen } from './desk.svelte';

const what = (from: HTMLElement): Chosen | null => {
  if (from.dataset['card'] !== undefined) return { from: 'hand', card: Number(from.dataset['card']) };
  return from.dataset['planned'] === undefined ? null : { from: 'board', turn: Number(from.dataset['planned']) };
};

export function dragging(root: HTMLElement, dropped: (from: Chosen, to: number | 'hand') => void): () => void {
  let start: { x: number; y: number; from: HTMLElement; touch: boolean } | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;

  const target = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-drop]') ?? null;

  function down(event: PointerEvent) {
    const from = (event.target as Element).closest<HTMLElement>('[data-card], [data-planned]');
    if (!from || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, from, touch: event.pointerType === 'touch' };
  }

  function move(event: PointerEvent) {
    if (!start) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!ghost) {
      // A finger that moves sideways scrolls the hand; one that moves up or down carries the card.
      const clear = start.touch ? Math.abs(dy) > 12 && Math.abs(dy) > Math.abs(dx) : Math.hypot(dx, dy) > 7;
      if (!clear) return;
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
      const carried = what(start.from);
      if (where && carried) dropped(carried, where === 'hand' ? 'hand' : Number(where));
      // The click that follows a drag is not a tap.
      const stop = (click: Event) => { click.stopPropagation(); click.preventDefault(); };
      root.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => root.removeEventListener('click', stop, { capture: true }), 60);
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
