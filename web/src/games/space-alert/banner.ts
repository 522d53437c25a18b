// What the band under the bar says: the most urgent thing first, and always something.
import { slotsOf } from './plan';
import { hearing, lastWarning, phaseNow, phaseTime } from './timing';
import { actionStage, type SpokenView, type ThreatView, type View } from './types';

export type Banner =
  | { kind: 'transfer'; until: number; gave: boolean; able: boolean }
  | { kind: 'silence' }
  | { kind: 'threat'; threat: ThreatView }
  | { kind: 'data'; draws: number }
  | { kind: 'spoken'; said: SpokenView }
  | { kind: 'ending'; left: number }
  | { kind: 'plan'; first: number; last: number; phase: number; free: number };

/** Which turns of the phase that is planned are empty, on all boards that I plan. */
export function freeSpaces(view: View, me: number | null): number[] {
  const person = me === null ? null : view.people[me];
  if (!person) return [];
  // Somebody with a figure looks after that one first; androids are everybody's.
  const boards = person.member === null ? view.boards : [person.member];
  return boards.flatMap((member) => slotsOf(view, member).flatMap(({ state, slots }) => (state === 'now' ? slots.filter(({ space }) => space === null).map(({ turn }) => turn) : [])));
}

export function bannerOf(view: View, me: number | null, now: number): Banner | null {
  const stage = actionStage(view);
  if (!stage) return null;
  const person = me === null ? null : (view.people[me] ?? null);
  if (stage.transfer_until !== null && now < stage.transfer_until) {
    return { kind: 'transfer', until: stage.transfer_until, gave: person?.gave ?? false, able: person !== null && view.people.length > 1 };
  }
  if (!stage.communications) return { kind: 'silence' };
  const mine = view.threats.find((threat) => !threat.shown && threat.officer === me);
  if (mine) return { kind: 'threat', threat: mine };
  if (person && person.draws > 0 && view.deck > 0) return { kind: 'data', draws: person.draws };
  const said = hearing(view, now);
  if (said) return { kind: 'spoken', said };
  const ends = phaseTime(view, now)?.ends;
  if (ends && lastWarning(view)) return { kind: 'ending', left: ends.left };
  const phase = (person && !view.mission.solo && view.mission.phases.find(({ phase }) => phase === person.phase)) || phaseNow(view);
  if (!phase) return null;
  return { kind: 'plan', first: phase.first, last: phase.last, phase: phase.phase, free: freeSpaces(view, me).length };
}

/** Whether a band is worth the colour of "now": the others are quiet. */
export const isLoud = (banner: Banner): boolean => banner.kind !== 'plan';
