// What the band under the bar says: the most urgent thing first, and always something.
import { hearing, phaseLeft, phaseNow, silenceUntil } from './timing';
import { actionStage, type Announcement, type ThreatView, type View } from './types';

export type Banner =
  | { kind: 'transfer'; until: number; gave: boolean; able: boolean }
  | { kind: 'silence'; until: number | null }
  | { kind: 'threat'; threat: ThreatView }
  | { kind: 'data'; draws: number }
  | { kind: 'spoken'; said: Announcement }
  | { kind: 'ending'; left: number }
  | { kind: 'plan'; first: number; last: number; phase: number; free: number };

/** Which turns of the phase I am planning are empty: on my own board, or alone on all boards of the androids. */
export function freeSpaces(view: View, me: number | null): number[] {
  const person = me === null ? null : view.people[me];
  if (!person) return [];
  const boards = person.member === null ? view.crew.map(({ board }) => board) : [view.crew[person.member]?.board ?? []];
  const planning = person.member === null ? (actionStage(view)?.phase ?? 1) : person.phase;
  const phase = view.mission.phases.find(({ phase }) => phase === planning);
  if (!phase) return [];
  return boards.flatMap((board) => board.flatMap((space, index) => (space === null && index + 1 >= phase.first && index + 1 <= phase.last ? [index + 1] : [])));
}

export function bannerOf(view: View, me: number | null, now: number): Banner | null {
  const stage = actionStage(view);
  if (!stage) return null;
  const person = me === null ? null : (view.people[me] ?? null);
  if (stage.transfer_until !== null && now < stage.transfer_until) {
    return { kind: 'transfer', until: stage.transfer_until, gave: person?.gave ?? false, able: person !== null && view.people.length > 1 };
  }
  if (!stage.communications) return { kind: 'silence', until: silenceUntil(view) };
  const mine = view.threats.find((threat) => !threat.shown && threat.officer === me);
  if (mine) return { kind: 'threat', threat: mine };
  if (person && person.draws > 0 && view.deck > 0) return { kind: 'data', draws: person.draws };
  const said = hearing(view, now);
  if (said) return { kind: 'spoken', said };
  const left = phaseLeft(view, now);
  if (left && left.left <= 20_000) return { kind: 'ending', left: left.left };
  const phase = (person && !view.mission.solo && view.mission.phases.find(({ phase }) => phase === person.phase)) || phaseNow(view);
  if (!phase) return null;
  return { kind: 'plan', first: phase.first, last: phase.last, phase: phase.phase, free: freeSpaces(view, me).length };
}

/** Whether a band is worth the colour of "now": the others are quiet. */
export const isLoud = (banner: Banner): boolean => banner.kind !== 'plan';
