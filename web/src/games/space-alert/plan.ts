// Boards and spaces: whose cards I may plan, where a card may go, and what lies where.
import type { CrewId, MemberView, PhaseView, SpaceView, View } from './types';

export interface SlotView {
  turn: number;
  space: SpaceView | null;
  /** May be changed now by this seat. */
  open: boolean;
}

export interface PhaseSlots {
  phase: PhaseView;
  state: 'past' | 'now' | 'later';
  slots: SlotView[];
}

/** The boards on which this seat plans: its own first, then the androids'. */
export function boardsOf(view: View, me: number | null): CrewId[] {
  if (me === null || !view.people[me]) return [];
  const own = view.people[me].member;
  const androids = view.crew.flatMap((member, id) => (member.seat === null ? [id] : []));
  return own === null ? androids : [own, ...androids];
}

/** The phase that somebody plans on a board: my own goes with me, an android's with the computer. */
export function phaseOf(view: View, me: number | null, member: CrewId): number {
  const board = view.crew[member];
  if (board?.seat !== null && board?.seat !== undefined) return view.people[board.seat]?.phase ?? 1;
  if (view.stage.stage === 'action' && view.mission.solo) return view.stage.phase;
  return me === null ? 1 : (view.people[me]?.phase ?? 1);
}

export function slotsOf(view: View, me: number | null, member: CrewId): PhaseSlots[] {
  const board: MemberView['board'] = view.crew[member]?.board ?? [];
  const planning = phaseOf(view, me, member);
  return view.mission.phases.map((phase) => {
    const state = phase.phase < planning ? 'past' : phase.phase === planning ? 'now' : 'later';
    const slots: SlotView[] = [];
    for (let turn = phase.first; turn <= phase.last; turn += 1) {
      const space = board[turn - 1] ?? null;
      // Alone one has every card from the start, so later phases may be planned too.
      const due = state === 'now' || (state === 'later' && view.mission.solo);
      slots.push({ turn, space, open: view.stage.stage === 'action' && due && (space === null || !space.fixed) });
    }
    return { phase, state, slots };
  });
}

/** Where the next card goes if nobody says otherwise: the first empty space that is open, at or after a turn. */
export function nextTurn(phases: readonly PhaseSlots[], from = 1): number | null {
  const empty = phases.flatMap(({ slots }) => slots).filter(({ open, space }) => open && space === null).map(({ turn }) => turn);
  return empty.find((turn) => turn >= from) ?? empty[0] ?? null;
}

export const slotAt = (phases: readonly PhaseSlots[], turn: number): SlotView | null => phases.flatMap(({ slots }) => slots).find((slot) => slot.turn === turn) ?? null;
