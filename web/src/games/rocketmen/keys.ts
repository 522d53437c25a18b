// Every function by keyboard: arrows move among cards, letters act on the one in focus or on what is chosen.
import { arrow, isForUs } from '../../ui/keyboard';
import { chooseUse, discard } from './deeds';
import type { Desk } from './desk.svelte';
import type { Destination } from './types';

/** The card in focus, with where it lies. */
function focused(): { card: number; zone: string; engine: number | null } | null {
  const at = document.activeElement?.closest<HTMLElement>('[data-card]');
  if (!at) return null;
  const pile = at.closest('[data-engine]')?.getAttribute('data-engine');
  return { card: Number(at.dataset['card']), zone: at.dataset['zone'] ?? '', engine: pile == null ? null : Number(pile) };
}

export interface KeyDeeds { launch: (destination: Destination) => void; endTurn: () => void }

export function pressed(event: KeyboardEvent, root: HTMLElement, desk: Desk, deeds: KeyDeeds): void {
  if (!isForUs(event)) return;
  if (event.key.startsWith('Arrow')) {
    if (arrow(root, event.key)) event.preventDefault();
    return;
  }
  if (act(event.key, desk, deeds)) event.preventDefault();
}

function act(key: string, desk: Desk, deeds: KeyDeeds): boolean {
  const at = focused();
  const hand = at?.zone === 'hand' ? at.card : null;
  switch (key.toLowerCase()) {
    case 'escape':
      desk.clear();
      return true;
    case 'i':
      desk.large = at?.card ?? desk.picked[0] ?? null;
      return desk.large !== null;
    case '?':
      desk.sheet = 'keys';
      return true;
    case 'u':
      desk.props.undo?.run();
      return desk.props.undo !== null;
  }
  if (!desk.acting) return false;
  switch (key.toLowerCase()) {
    case 'b':
      if (desk.basket.kind !== 'none') void desk.commit();
      else if (at?.zone === 'market') desk.toggleDisplay(at.card);
      else if (at?.engine != null) desk.toggleEngine(at.engine);
      return true;
    case 'p':
      if (desk.basket.kind === 'place' && hand === null) void desk.commit();
      else if (desk.picked.length > 0 && (hand === null || desk.picked.includes(hand))) for (const card of desk.picked) desk.placeCard(card);
      else if (hand !== null) desk.placeCard(hand);
      return true;
    case 'd': {
      const cards = desk.picked.length > 0 ? desk.picked : at && ['hand', 'pad', 'plan'].includes(at.zone) ? [at.card] : [];
      discard(desk, cards);
      return true;
    }
    case 'x': {
      const card = hand ?? desk.picked[0];
      if (card !== undefined && desk.handOffers(card).uses.length > 0) chooseUse(desk, card);
      return true;
    }
    case 'l': {
      const to = desk.best && !desk.best.refusal ? desk.best.destination : desk.offers.launches.at(-1);
      if (to) deeds.launch(to);
      return true;
    }
    case 'e':
      deeds.endTurn();
      return true;
  }
  return false;
}
