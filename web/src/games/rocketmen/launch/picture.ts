// A launch as a picture, rebuilt from the view alone: whoever reloads, comes late, looks on or looks back sees what the others saw.
import type { Boost, CardId, FlightEnd, LaunchPhase, Prize, SuccessCard, View } from '../types';

/** What has just happened, and how the picture came about. */
export type Beat = 'lift-off' | 'card' | 'move' | 'burn' | 'success' | 'failure' | 'abort';

export interface LaunchPicture {
  number: number;
  seat: number;
  location: number;
  boost: Boost;
  /** The Launch Pad at lift-off, which the boost came from. */
  pad: CardId[];
  /** What is left of it. */
  left: CardId[];
  cards: SuccessCard[];
  position: number;
  /** Where the Rocket stood before this beat. */
  from: number;
  /** What a success brings, and from how many points to how many. */
  prize: Prize;
  ending: FlightEnd | null;
  /** The decision and its odds, while there is one. */
  launch: LaunchPhase | null;
  beat: Beat | null;
}

/** The launch under way. */
export const launchOf = ({ phase }: View): LaunchPhase | null => (typeof phase === 'object' && 'launching' in phase ? phase.launching : null);
export const isSettling = ({ phase }: View): boolean => typeof phase === 'object' && 'settling' in phase;

/** The latest launch as the view has it, without any motion. */
export function pictureOf(view: View): LaunchPicture | null {
  const { flight } = view;
  if (!flight) return null;
  const player = view.players[flight.seat]!;
  return {
    number: flight.number, seat: flight.seat, location: flight.location, boost: flight.boost, pad: flight.pad, left: player.pad, cards: flight.cards, position: flight.position,
    from: flight.position,
    prize: flight.prize,
    ending: flight.end, launch: launchOf(view), beat: null,
  };
}

/** Whether a picture fills the screen without anybody having watched what came before it: a launch under way, or one that nothing has followed yet. */
export const isCurrent = (view: View): boolean => launchOf(view) !== null || isSettling(view) || (view.flight !== null && view.flight.end !== null && !view.flight.past);

const ENDS = { success: 'success', failure: 'failure', abort: 'abort' } as const satisfies Record<FlightEnd['kind'], Beat>;

/**
 * The pictures between what was shown and what is, one for each beat, in rule order. Until the last one the odds, the pad and the prize are
 * those that were shown: nothing is told before its card lies open. Nothing when no beat lies between them.
 */
export function beatsBetween(shown: LaunchPicture, now: LaunchPicture): LaunchPicture[] {
  if (now.number !== shown.number) return now.cards.length === 0 && !now.ending ? [{ ...now, beat: 'lift-off', from: 0 }] : [now];
  // Taken back: the picture is what the view says.
  if (now.cards.length < shown.cards.length || (shown.ending && !now.ending) || now.position < shown.position) return [now];
  const beats: LaunchPicture[] = [];
  let last: LaunchPicture = { ...shown, beat: null };
  const add = (beat: Beat, change: Partial<LaunchPicture>) => {
    last = { ...last, from: last.position, ...change, beat };
    beats.push(last);
  };
  now.cards.forEach((card, index) => {
    const open = now.cards.slice(0, index);
    if (index >= shown.cards.length) add('card', { cards: [...open, { ...card, moved: null, replaced: false }] });
    const counted = card.moved !== null && (shown.cards[index]?.moved ?? null) === null;
    if (counted) add('move', { cards: [...open, card], position: Math.min(now.position, last.position + card.moved!) });
  });
  if (now.position > last.position) add('burn', { position: now.position });
  if (now.ending && !shown.ending) add(ENDS[now.ending.kind], { ending: now.ending, launch: null });
  const end = beats.at(-1);
  // The last beat arrives at the position itself.
  if (end) beats[beats.length - 1] = { ...now, beat: end.beat, from: end.from };
  return beats;
}
