// A position as it lies on a table, in the open format `away-missions-position/1`. The page keeps it as it is in the file: whatever it does not
// show stays in it. All changes make a new one.
import { same, step } from '../board/hex';
import type { AlienArt, Axial, Direction, HatchState, RocketeerArt } from '../board/types';

export const FORMAT = 'away-missions-position/1';
export const MODES = ['space_cadet', 'standard', 'commodore', 'admiral', 'galactic_overlord'] as const;
/** Aliens that a position can hold, in order of sentience. */
export const TYPES = ['brain_in_a_jar', 'leader', 'saucerman', 'sentinel', 'thrall', 'war_thrall', 'space_leech', 'bug'] as const satisfies readonly AlienArt[];
export type AlienType = (typeof TYPES)[number];
/** Items that Rocketeers can use in the Alien Turn. */
export const REACTION_ITEMS = ['force_field_belt', 'mentality_helmet', 'invisibility_device', 'rt_girl', 'rt_long_lost_brother', 'fiberweave_spacesuit'] as const;

export interface PositionTile { at: Axial; number?: number; scanned?: boolean; rotation?: Direction; hatches?: readonly Direction[]; vent?: boolean; discovery?: number; mines?: number; [more: string]: unknown }
export interface PositionHatch { between: readonly [Axial, Axial]; state: HatchState; [more: string]: unknown }
export type PositionItem = string | { id: string; charges?: number; analyzed?: boolean; used?: boolean; [more: string]: unknown };
export interface PositionRocketeer {
  who: RocketeerArt; at: Axial; hp?: number; o2?: number; order?: number; panicked?: boolean; mind_control?: boolean; invisible?: boolean; grappled_by?: readonly string[]; items?: readonly PositionItem[]; [more: string]: unknown;
}
export interface PositionAlien { type: AlienType; id?: string; at: Axial; hp?: number; stunned?: boolean; staggered?: number; [more: string]: unknown }
export interface Position {
  format: typeof FORMAT;
  arrow?: Direction;
  mode?: (typeof MODES)[number];
  tiles: readonly PositionTile[];
  hatches?: readonly PositionHatch[];
  rocketeers?: readonly PositionRocketeer[];
  aliens?: readonly PositionAlien[];
  power_out?: boolean;
  dice?: readonly number[] | { seed: number };
  reactions?: 'none' | 'auto' | readonly unknown[];
  [more: string]: unknown;
}

export const freshPosition = (): Position => ({ format: FORMAT, tiles: [] });
export const isEmpty = (position: Position): boolean => position.tiles.length === 0;

export const tileOf = (position: Position, at: Axial): PositionTile | undefined => position.tiles.find((tile) => same(tile.at, at));
export const isScanned = (tile: PositionTile): boolean => tile.scanned !== false;
/** Where a tile's arrow points. */
export const rotationOf = (position: Position, tile: PositionTile): Direction => tile.rotation ?? position.arrow ?? 0;

/** The ids of all Aliens, those that the file leaves out included: `TYPE-n`, the n-th of its type in the list. */
export function alienIds(aliens: readonly PositionAlien[]): string[] {
  const counts = new Map<string, number>();
  return aliens.map(({ type, id }) => {
    const n = (counts.get(type) ?? 0) + 1;
    counts.set(type, n);
    return id ?? `${type}-${n}`;
  });
}

// ---- changes ----

export function withTile(position: Position, tile: PositionTile): Position {
  const known = position.tiles.some(({ at }) => same(at, tile.at));
  return { ...position, tiles: known ? position.tiles.map((other) => (same(other.at, tile.at) ? tile : other)) : [...position.tiles, tile] };
}

/** A tile goes, with everything on it and on its edges. */
export function withoutTile(position: Position, at: Axial): Position {
  const stays = (thing: { at: Axial }) => !same(thing.at, at);
  return {
    ...position,
    tiles: position.tiles.filter(stays),
    ...(position.hatches ? { hatches: position.hatches.filter(({ between }) => !between.some((end) => same(end, at))) } : {}),
    ...(position.rocketeers ? { rocketeers: position.rocketeers.filter(stays) } : {}),
    ...(position.aliens ? { aliens: withIds(position.aliens).filter(stays) } : {}),
  };
}

/** Aliens keep their ids when others go: what has none in the file gets its own before the list changes. */
const withIds = (aliens: readonly PositionAlien[]): PositionAlien[] => {
  const ids = alienIds(aliens);
  return aliens.map((alien, place) => ({ ...alien, id: ids[place]! }));
};

const isEdge = ({ between: [a, b] }: PositionHatch, at: Axial, beyond: Axial) => (same(a, at) && same(b, beyond)) || (same(a, beyond) && same(b, at));

export const listedHatch = (position: Position, at: Axial, side: Direction): HatchState | null =>
  position.hatches?.find((hatch) => isEdge(hatch, at, step(at, side)))?.state ?? null;

/** Lists an edge with a state, or takes it off the list again. */
export function withHatch(position: Position, at: Axial, side: Direction, state: HatchState | null): Position {
  const beyond = step(at, side);
  const others = (position.hatches ?? []).filter((hatch) => !isEdge(hatch, at, beyond));
  return { ...position, hatches: state === null ? others : [...others, { between: [at, beyond], state }] };
}

export function withRocketeer(position: Position, rocketeer: PositionRocketeer): Position {
  const all = position.rocketeers ?? [];
  return { ...position, rocketeers: all.some(({ who }) => who === rocketeer.who) ? all.map((other) => (other.who === rocketeer.who ? rocketeer : other)) : [...all, rocketeer] };
}
export const withoutRocketeer = (position: Position, who: RocketeerArt): Position => ({ ...position, rocketeers: (position.rocketeers ?? []).filter((other) => other.who !== who) });

export const withAlien = (position: Position, type: AlienType, at: Axial): Position => ({ ...position, aliens: [...(position.aliens ?? []), { type, at }] });
export const withAlienAt = (position: Position, place: number, alien: PositionAlien): Position => ({ ...position, aliens: (position.aliens ?? []).map((other, each) => (each === place ? alien : other)) });
export function withoutAlien(position: Position, place: number): Position {
  const all = position.aliens ?? [];
  const aliens = withIds(all).filter((_, each) => each !== place);
  const gone = alienIds(all)[place];
  const rocketeers = position.rocketeers?.map((rocketeer) => (rocketeer.grappled_by?.includes(gone!) ? { ...rocketeer, grappled_by: rocketeer.grappled_by.filter((id) => id !== gone) } : rocketeer));
  return { ...position, aliens, ...(rocketeers ? { rocketeers } : {}) };
}

/** Leaves out a key that says nothing. */
export function without<T extends object, K extends keyof T>(thing: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = thing;
  return rest;
}
/** Sets a key, or leaves it out when it is what is meant anyway. */
export const set = <T extends object, K extends keyof T>(thing: T, key: K, value: T[K] | undefined): T => (value === undefined ? (without(thing, key) as T) : { ...thing, [key]: value });

/** Everything that a turn leaves behind and people take off before the next: Stun, Stagger, Panic and Mind Control markers, used items, locked hatches. */
export const tidied = (position: Position): Position => ({
  ...position,
  ...(position.aliens ? { aliens: position.aliens.map((alien) => set(set(alien, 'stunned', undefined), 'staggered', undefined)) } : {}),
  ...(position.rocketeers ? { rocketeers: position.rocketeers.map((rocketeer) => ({
    ...set(set(set(rocketeer, 'panicked', undefined), 'mind_control', undefined), 'invisible', undefined),
    ...(rocketeer.items ? { items: rocketeer.items.map((item) => (typeof item === 'string' ? item : set(item, 'used', undefined))) } : {}),
  })) } : {}),
  ...(position.hatches ? { hatches: position.hatches.map((hatch) => (hatch.state === 'locked' ? { ...hatch, state: 'closed' as const } : hatch)) } : {}),
});

/** The state after a touch: a printed hatch goes round its five states, an edge without one also back to none. */
export const nextState = (now: HatchState | null, printed: boolean): HatchState | null => {
  const round: (HatchState | null)[] = printed ? ['closed', 'open', 'locked', 'sealed', 'destroyed'] : [null, 'closed', 'open', 'locked', 'sealed', 'destroyed'];
  return round[(round.indexOf(now) + 1) % round.length]!;
};
