// Every function by keyboard: arrows move among cards and spaces, digits name turns, letters act.
import { arrow, isForUs } from '../../ui/keyboard';
import type { Desk } from './desk.svelte';

/** The key of a turn: its last digit. The turns of a phase never share one. */
export const digitOf = (turn: number): string => String(turn % 10);

/** The turn that a digit names: of the phase being planned first, then of any that is open; with Shift the later one of two. */
export function turnOfDigit({ code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>, phases: Desk['phases']): number | null {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
  if (digit === undefined) return null;
  const named = (groups: Desk['phases']) => groups.flatMap(({ slots }) => slots).filter(({ turn, open, space }) => digitOf(turn) === digit && (open || space !== null)).map(({ turn }) => turn);
  const now = named(phases.filter(({ state }) => state === 'now'));
  const any = named(phases);
  if (shiftKey) return any.at(-1) ?? null;
  return now[0] ?? any[0] ?? null;
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
    desk.large = null;
    desk.clear();
    return true;
  }
  if (desk.view.stage.stage !== 'action' || desk.me === null) return false;
  const turn = turnOfDigit(event, desk.phases);
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
    case 'i': {
      const one = document.activeElement?.closest<HTMLElement>('[data-large]');
      desk.large = one && desk.large === null ? { card: Number(one.dataset['large']), at: one.getBoundingClientRect() } : null;
      return true;
    }
    case 'g': if (desk.banner?.kind === 'transfer' && !desk.banner.gave) desk.sheet = 'give'; return true;
    case 'd': if ((desk.mine?.draws ?? 0) > 0) void desk.send('draw_data'); return true;
    case 'c': if (desk.banner?.kind === 'threat') void desk.send({ confirm: { turn: desk.banner.threat.report.turn } }); return true;
    case 's': if (desk.speaking) desk.sheet = 'signals'; return true;
    case 'a': if (desk.speaking) desk.sheet = 'ask'; return true;
    default: return false;
  }
}
