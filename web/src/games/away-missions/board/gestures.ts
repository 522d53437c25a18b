// Fingers, mouse and wheel on the map: one pointer moves it, two magnify it, the wheel magnifies at its place. A tap stays a tap.
import type { Camera } from './camera.svelte';

/** Less than this is a tap. */
const SLACK = 7;

export interface Gestures { camera: Camera; wheel: 'always' | 'ctrl' }

export function gestures(node: HTMLElement, given: Gestures) {
  let { camera, wheel } = given;
  const pointers = new Map<number, { x: number; y: number }>();
  let start: { x: number; y: number } | null = null;
  let dragging = false;

  const local = (event: { clientX: number; clientY: number }) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const setDragging = (on: boolean) => {
    dragging = on;
    node.toggleAttribute('data-moving', on);
  };

  function down(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0 && event.button !== 1) return;
    pointers.set(event.pointerId, local(event));
    if (pointers.size === 1) {
      start = local(event);
      dragging = false;
    } else setDragging(true);
  }

  function move(event: PointerEvent) {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    if (pointers.size === 1) {
      if (!dragging && start && Math.hypot(now.x - start.x, now.y - start.y) > SLACK) {
        setDragging(true);
        node.setPointerCapture(event.pointerId);
      }
      if (dragging) camera.pan(now.x - before.x, now.y - before.y);
    } else {
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
        camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        if (was > 8) camera.magnify(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
      }
    }
    pointers.set(event.pointerId, now);
  }

  function up(event: PointerEvent) {
    pointers.delete(event.pointerId);
    if (pointers.size === 0) {
      start = null;
      node.removeAttribute('data-moving');
      // After the click that ends a drag; the next click, from wherever it comes, is meant.
      setTimeout(() => { dragging = false; });
    }
  }

  // The click at the end of a drag is not meant for what lies there.
  function click(event: MouseEvent) {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function scroll(event: WheelEvent) {
    if (wheel === 'ctrl' && !event.ctrlKey) return;
    event.preventDefault();
    const { x, y } = local(event);
    camera.magnify(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : event.ctrlKey ? 0.01 : 0.0016)), x, y);
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', click, { capture: true });
  node.addEventListener('wheel', scroll, { passive: false });
  return {
    update(next: Gestures) { ({ camera, wheel } = next); },
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('wheel', scroll);
    },
  };
}
