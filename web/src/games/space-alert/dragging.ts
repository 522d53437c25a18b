// Carrying a card with the finger or the mouse: from the hand to a space, from a space to another or back. A finger
// that moves sideways scrolls the hand; one that moves up or down carries the card.
import { carrying } from '../../ui/carrying';
import type { Chosen } from './desk.svelte';

const what = (from: HTMLElement): Chosen | null => {
  if (from.dataset['card'] !== undefined) return { from: 'hand', card: Number(from.dataset['card']) };
  return from.dataset['planned'] === undefined ? null : { from: 'board', turn: Number(from.dataset['planned']) };
};

export function dragging(root: HTMLElement, dropped: (from: Chosen, to: number | 'hand') => void): () => void {
  return carrying(root, {
    what: '[data-card], [data-planned]',
    clear: (dx, dy) => Math.abs(dy) > 12 && Math.abs(dy) > Math.abs(dx),
    dropped: (from, where) => {
      const carried = what(from);
      if (carried) dropped(carried, where === 'hand' ? 'hand' : Number(where));
    },
  });
}
