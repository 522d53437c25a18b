// Carrying a card with the finger or the mouse. A finger must go up, since sideways scrolls the Hand.
import { carrying } from '../../ui/carrying';

export type Drop = 'plan' | 'pad' | 'pay' | 'discard';
export interface Dragged { card: number; zone: string; engine: number | null }

export function dragging(root: HTMLElement, dropped: (what: Dragged, where: Drop) => void): () => void {
  return carrying(root, {
    what: '[data-drag]',
    clear: (dx, dy) => dy < -14 && Math.abs(dy) > Math.abs(dx) * 1.4,
    dropped: (from, where) => {
      const pile = from.closest('[data-engine]')?.getAttribute('data-engine');
      dropped({ card: Number(from.dataset['card']), zone: from.dataset['zone'] ?? '', engine: pile == null ? null : Number(pile) }, where as Drop);
    },
  });
}
