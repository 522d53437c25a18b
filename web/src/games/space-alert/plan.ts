// Boards and spaces: what lies where, and which spaces the server says are open.
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

export function slotsOf(view: View, member: CrewId): PhaseSlots[] {
  const one: MemberView | undefined = view.crew[member];
  if (!one) return [];
  return view.mission.phases.map((phase) => ({
    phase,
    state: phase.phase < one.phase ? 'past' : phase.phase === one.phase ? 'now' : 'later',
    slots: Array.from({ length: phase.last - phase.first + 1 }, (_, place) => {
      const turn = phase.first + place;
      return { turn, space: one.board[turn - 1] ?? null, open: one.open.includes(turn) };
    }),
  }));
}

/** Where the next card goes if nobody says otherwise: the first empty space that is open, at or after a turn. */
export function nextTurn(phases: readonly PhaseSlots[], from = 1): number | null {
  const empty = phases.flatMap(({ slots }) => slots).filter(({ open, space }) => open && space === null).map(({ turn }) => turn);
  return empty.find((turn) => turn >= from) ?? empty[0] ?? null;
}

export const slotAt = (phases: readonly PhaseSlots[], turn: number): SlotView | null => phases.flatMap(({ slots }) => slots).find((slot) => slot.turn === turn) ?? null;
