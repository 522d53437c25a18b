// A card grows when a mouse rests on it, and opens when it is held with a finger. The key for it is the game's own.
//
//   <button use:enlarge={() => (desk.large = card)} …>
//
// Resting shows a larger copy beside the card, never over it; the copy is for eyes only, since whatever it says is on the card for everybody. Holding
// calls what was given, and the tap that ends it does nothing else.

/** How long a mouse rests and a finger holds, in milliseconds. */
const REST = 450;
const HOLD = 550;
/** Further than this it is a drag or a scroll. */
const STILL = 6;
const TIMES = 1.9;
const GAP = 10;

interface Box { left: number; top: number; width: number; height: number }

/** Where the larger copy goes: to the right if there is room, else to the left, inside the window. Nothing when neither side has room. */
export function besides(card: Box, window: { width: number; height: number }, times = TIMES): { left: number; top: number } | null {
  const [width, height] = [card.width * times, card.height * times];
  const right = card.left + card.width + GAP;
  const left = card.left - GAP - width;
  const side = right + width <= window.width ? right : left >= 0 ? left : null;
  if (side === null || height > window.height) return null;
  return { left: side, top: Math.max(0, Math.min(window.height - height, card.top + card.height / 2 - height / 2)) };
}

export function enlarge(node: HTMLElement, open: () => void): { update: (open: () => void) => void; destroy: () => void } {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let copy: HTMLElement | null = null;
  let held = false;
  let from = [0, 0];

  function grow() {
    const box = node.getBoundingClientRect();
    const place = besides(box, { width: innerWidth, height: innerHeight });
    if (!place || !node.isConnected) return;
    copy = node.cloneNode(true) as HTMLElement;
    for (const { name } of [...copy.attributes]) if (name.startsWith('data-') && name !== 'data-kind') copy.removeAttribute(name);
    copy.setAttribute('aria-hidden', 'true');
    copy.inert = true;
    copy.classList.add('enlarged');
    Object.assign(copy.style, {
      position: 'fixed', left: `${place.left}px`, top: `${place.top}px`, width: `${box.width}px`, height: `${box.height}px`, margin: '0',
      transform: `scale(${TIMES})`, transformOrigin: '0 0', transition: 'none', zIndex: '60', pointerEvents: 'none', opacity: '1',
    });
    // Beside the card, so that it has the card's colours and sizes; a dialog on top keeps it on top.
    (node.closest('dialog') ?? node.closest('[data-game]') ?? document.body).append(copy);
  }
  function shrink() {
    clearTimeout(resting);
    copy?.remove();
    copy = null;
  }
  const stop = () => clearTimeout(holding);

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    shrink();
    resting = setTimeout(grow, REST);
  };
  const down = (event: PointerEvent) => {
    shrink();
    held = false;
    from = [event.clientX, event.clientY];
    stop();
    holding = setTimeout(() => { held = true; open(); }, HOLD);
  };
  const move = (event: PointerEvent) => {
    if (Math.abs(event.clientX - from[0]!) + Math.abs(event.clientY - from[1]!) > STILL) stop();
  };
  const click = (event: MouseEvent) => {
    stop();
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const on: [string, (event: never) => void, boolean?][] = [
    ['pointerenter', enter], ['pointerleave', shrink], ['pointerdown', down], ['pointermove', move], ['pointerup', stop], ['pointercancel', stop], ['click', click, true],
  ];
  for (const [name, run, capture] of on) node.addEventListener(name, run as EventListener, capture);
  addEventListener('scroll', shrink, true);
  addEventListener('keydown', shrink);
  return {
    update: (given) => { open = given; },
    destroy: () => {
      shrink();
      stop();
      for (const [name, run, capture] of on) node.removeEventListener(name, run as EventListener, capture);
      removeEventListener('scroll', shrink, true);
      removeEventListener('keydown', shrink);
    },
  };
}
