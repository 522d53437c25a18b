// A table's resolution as steps of a film: from the story as it was told, and the view as it is now.
import type { StoryLine } from '../../contract';
import { STATIONS, type ShipScene } from '../ship/scene';
import type { Event } from '../generated/types';
import type { Catalogue, Score } from '../types';
import type { Step } from './beats';

/** The lines of the resolution that is shown: everything since the last action round ended. */
export function resolutionLines(story: readonly StoryLine<Event>[]): StoryLine<Event>[] {
  const from = story.findLastIndex((line) => line.event?.event === 'round_ended');
  return story.slice(from + 1);
}

/** The ship before its first turn: what is printed, and what an earlier mission left. */
export function startOf(now: ShipScene, catalogue: Catalogue): ShipScene {
  const { ship } = catalogue;
  const printed = (place: number) => ({
    shield: ship?.shields.start[place] ?? 0, shieldCapacity: ship?.shields.capacity[place] ?? 0,
    reactor: ship?.reactors.start[place] ?? 0, reactorCapacity: ship?.reactors.capacity[place] ?? 0,
  });
  return {
    ...now,
    zones: now.zones.map((zone, place) => {
      const { shield, shieldCapacity, reactor, reactorCapacity } = printed(place);
      const less = (tile: 'shield' | 'reactor') => (zone.oldTiles.includes(tile) ? 1 : 0);
      const holds = { shield: shieldCapacity - less('shield'), reactor: reactorCapacity - less('reactor') };
      return { ...zone, tiles: zone.oldTiles, shield: Math.min(shield, holds.shield), shieldCapacity: holds.shield, reactor: Math.min(reactor, holds.reactor), reactorCapacity: holds.reactor };
    }),
    fuel: ship?.fuel ?? now.fuel,
    rockets: ship?.rockets ?? now.rockets,
    rocketTrack: [false, false],
    stored: ['ready', 'ready'],
    interceptorsLost: false,
    maintained: now.maintained.map(() => false),
    visual: now.visual.map(() => 0),
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
export function stepsOf(lines: readonly StoryLine<Event>[], now: ShipScene, scores: ReadonlyMap<number, Score>): Step[] {
  const steps: { revision: number; told: Step['told'][number][] }[] = [];
  for (const { event, phrase, revision } of lines) {
    if (event?.event !== 'happened') continue;
    const last = steps.at(-1);
    const told = { happening: event.happening, phrase };
    if (last?.revision === revision) last.told.push(told);
    else steps.push({ revision, told: [told] });
  }
  return steps.map(({ revision, told }, place) => ({ told, scene: place === steps.length - 1 ? now : null, score: scores.get(revision) ?? null }));
}
