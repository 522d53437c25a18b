// Every function by keyboard: arrows move among cards and spaces, digits are the spaces of the phase, letters act.
import { arrow, isForUs } from '../../ui/keyboard';
import type { Desk } from './desk.svelte';

/** The turn that a digit means: the first, second … space of the phase being planned. */
export function turnOfDigit(code: string, phases: Desk['phases']): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (!digit) return null;
  return phases.find(({ state }) => state === 'now')?.slots[Number(digit) - 1]?.turn ?? null;
}

export function pressed(event: KeyboardEvent, root: HTMLElement, desk: Desk): void {
  if (!isForUs(event)) return;
  if (event.key.startsWith('Arrow')) {
    if (arrow(root, event.key)) event.preventDefault();
    return;
  }
  if (act(event, desk)) event.preventDefault();
}

function act(event: KeyboardEvent, desk: Desk): boolean {
  if (event.key === '?') {
    desk.sheet = 'keys';
    return true;
  }
  if (event.key === 'Escape') {
    desk.clear();
    return true;
  }
  if (desk.view.stage.stage !== 'action' || desk.me === null) return false;
  const turn = turnOfDigit(event.code, desk.phases);
  if (turn !== null) {
    desk.tapSlot(turn);
    return true;
  }
  const planned = document.activeElement?.closest<HTMLElement>('[data-planned]')?.dataset['planned'];
  switch (event.key.toLowerCase()) {
    case 't': desk.turnOver(); return true;
    case 'p': void desk.commit(); return true;
    case 'backspace': case 'delete': {
      const from = planned !== undefined ? Number(planned) : desk.chosen?.from === 'board' ? desk.chosen.turn : null;
      if (from !== null) desk.takeBack(from);
      return from !== null;
    }
    case 'b': {
      const at = desk.boards.indexOf(desk.member);
      const next = desk.boards[(at + 1) % desk.boards.length];
      if (next !== undefined) desk.plan(next);
      return true;
    }
    case 'f': if (desk.canEnd) desk.sheet = 'finish'; return desk.canEnd;
    case 'g': if (desk.banner?.kind === 'transfer' && !desk.banner.gave) desk.sheet = 'give'; return true;
    case 'd': if ((desk.mine?.draws ?? 0) > 0) void desk.send('draw_data'); return true;
    case 'c': if (desk.banner?.kind === 'threat') void desk.send({ confirm: { turn: desk.banner.threat.report.turn } }); return true;
    case 's': if (desk.speaking) desk.sheet = 'signals'; return true;
    case 'a': if (desk.speaking) desk.sheet = 'ask'; return true;
    default: return false;
  }
}
