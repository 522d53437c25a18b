// A table's resolution as steps of a film: from the story as it was told, and the view as it is now.
import type { StoryLine } from '../../contract';
import { STATIONS, type Picture } from '../ship/picture';
import { hullOf } from '../picture';
import type { Event, ShipView } from '../generated/types';
import type { Score } from '../types';
import type { Step } from './beats';

/** The lines of the resolution that is shown: everything since the last action round ended. */
export function resolutionLines(story: readonly StoryLine<Event>[]): StoryLine<Event>[] {
  const from = story.findLastIndex((line) => line.event?.event === 'round_ended');
  return story.slice(from + 1);
}

/** Everything before the first turn: the ship as the view says it began, the crew on the bridge, and no threat yet. */
export function startOf(now: Picture, ship: ShipView | null): Picture {
  return {
    ...now,
    ...(ship ? hullOf(ship) : {}),
    crew: now.crew.map((figure) => ({ ...figure, station: STATIONS[1], knockedOut: false, squad: 'none' as const, ghost: null })),
    threats: now.threats.map((threat) => ({
      ...threat, status: 'waiting' as const, square: null, damage: 0, stations: [],
      hitPoints: threat.card?.hp ?? threat.hitPoints, shield: threat.card?.shield ?? threat.shield, speed: threat.card?.speed ?? threat.speed,
    })),
    highlights: undefined,
    beams: undefined,
    planned: undefined,
  };
}

/** Lines of one revision are one step. The last one ends as the view has it. */
export function stepsOf(lines: readonly StoryLine<Event>[], now: Picture, scores: ReadonlyMap<number, Score>): Step[] {
  const steps: { revision: number; told: Step['told'][number][] }[] = [];
  for (const { event, phrase, revision } of lines) {
    if (event?.event !== 'happened') continue;
    const last = steps.at(-1);
    const told = { happening: event.happening, phrase };
    if (last?.revision === revision) last.told.push(told);
    else steps.push({ revision, told: [told] });
  }
  return steps.map(({ revision, told }, place) => ({ told, picture: place === steps.length - 1 ? now : null, score: scores.get(revision) ?? null }));
}
