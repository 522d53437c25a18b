// A scenario as it stands in a file, `away-missions-scenario/1`. What the editor does not show stays in it. All changes make a new one.
import { same, step } from '../board/hex';
import type { Axial, Direction, HatchState } from '../board/types';
import first from './first.json';
import type { Json } from './language';

export const FORMAT = 'away-missions-scenario/1';
export const TOKENS = ['alien', 'discovery', 'alert', 'rocketeer'] as const;
export type TokenName = (typeof TOKENS)[number];
export const KINDS = ['standard', 'pool', 'start', 'fixed'] as const;
export type Kind = (typeof KINDS)[number];

export interface Texts { en: string; fr: string }
export interface ScenarioTile {
  q: number;
  r: number;
  kind: Kind;
  tile?: string;
  pool?: string;
  tokens?: Partial<Record<TokenName, number>>;
  /** The standard tile that lies there; without it, one is drawn. */
  number?: number;
  /** By how many edges it is turned, clockwise. */
  turn?: number;
}
export interface Pool { id: string; markers: string[]; positions: Axial[] }
export interface ScenarioLink { a: Axial; b: Axial; edge: 'hatch' | 'open'; text?: Texts }
export type Block = { readonly [key: string]: Json };
export interface Scenario {
  format: typeof FORMAT;
  id: string;
  number?: number;
  name: Texts;
  intro: Texts;
  goal: Texts;
  difficulty: number;
  recommended_rocketeers: [number, number];
  minutes: number;
  start: { mode: 'fixed' | 'players_choose'; tile: string; at?: Axial; candidates?: Axial[] };
  tiles: ScenarioTile[];
  marker_pools?: Pool[];
  starting_o2?: Record<string, number>;
  starting_items?: Block;
  supply?: Block;
  muster: Json;
  all_tiles_scanned_at_start?: boolean;
  switches?: Block;
  counters?: Record<string, Json>;
  profiles?: string[];
  actions?: Block[];
  rules?: Block[];
  victory: Block;
  defeat?: Block[];
  sets?: Record<string, Axial[]>;
  links?: ScenarioLink[];
  scenario_items?: Block[];
  [more: string]: unknown;
}

/** What a new scenario begins with: small, but all of it is there. A way out, a few rooms, something to find. */
export const freshScenario = (): Scenario => structuredClone(first) as unknown as Scenario;

export const atOf = ({ q, r }: ScenarioTile): Axial => [q, r];
export const tileAt = (scenario: Scenario, at: Axial): ScenarioTile | undefined => scenario.tiles.find((tile) => same(atOf(tile), at));

/** Pools follow the tiles: where a marker lies is where a tile says so. */
function settled(scenario: Scenario): Scenario {
  const wanted = new Map<string, Axial[]>();
  for (const tile of scenario.tiles) if (tile.kind === 'pool' && tile.pool) wanted.set(tile.pool, [...(wanted.get(tile.pool) ?? []), atOf(tile)]);
  const known = (scenario.marker_pools ?? []).map((pool) => ({ ...pool, positions: keepOrder(pool.positions, wanted.get(pool.id) ?? []) }));
  const more = [...wanted].filter(([id]) => !known.some((pool) => pool.id === id)).map(([id, positions]): Pool => ({ id, markers: positions.map(() => 'decoy'), positions }));
  const pools = [...known, ...more].filter((pool) => pool.positions.length > 0 || pool.markers.some((marker) => marker !== 'decoy'));
  if (pools.length === 0 && scenario.marker_pools === undefined) return scenario;
  return { ...scenario, marker_pools: pools };
}
const keepOrder = (was: readonly Axial[], now: readonly Axial[]): Axial[] => [...was.filter((at) => now.some((other) => same(at, other))), ...now.filter((at) => !was.some((other) => same(at, other)))];

export function withTile(scenario: Scenario, tile: ScenarioTile): Scenario {
  const at = atOf(tile);
  const before = tileAt(scenario, at);
  let next: Scenario = { ...scenario, tiles: before ? scenario.tiles.map((other) => (same(atOf(other), at) ? tile : other)) : [...scenario.tiles, tile] };
  if (tile.kind === 'start') {
    // There is one start tile: the one before becomes a standard tile.
    next = { ...next, tiles: next.tiles.map((other) => (other.kind === 'start' && !same(atOf(other), at) ? { q: other.q, r: other.r, kind: 'standard' } : other)), start: { mode: 'fixed', tile: tile.tile ?? 'airlock', at } };
  } else if (before?.kind === 'start') next = { ...next, start: { mode: 'players_choose', tile: scenario.start.tile, candidates: [] } };
  // A pool has as many markers as places: a new place brings a Decoy.
  next = settled(next);
  if (tile.kind === 'pool' && before?.pool !== tile.pool) next = { ...next, marker_pools: (next.marker_pools ?? []).map((pool) => (pool.id === tile.pool && pool.markers.length < pool.positions.length ? { ...pool, markers: [...pool.markers, 'decoy'] } : pool)) };
  return next;
}

/** Turned by so many edges more; back at the beginning the field is gone. */
export function withTurn(scenario: Scenario, at: Axial, by: number): Scenario {
  const tile = tileAt(scenario, at);
  if (!tile) return scenario;
  const { turn = 0, ...rest } = tile;
  const next = (((turn + by) % 6) + 6) % 6;
  return withTile(scenario, next === 0 ? rest : { ...rest, turn: next });
}

/** Which standard tile lies there; nothing lets the table draw one. */
export function withNumber(scenario: Scenario, at: Axial, number: number | undefined): Scenario {
  const tile = tileAt(scenario, at);
  if (!tile || !isStandard(tile.kind)) return scenario;
  const { number: _, ...rest } = tile;
  return withTile(scenario, number === undefined ? rest : { ...rest, number });
}

/** What a tile keeps when another kind is laid in its place. */
export const kept = (tile: ScenarioTile | undefined, kind: Kind): Pick<ScenarioTile, 'number' | 'turn'> => ({
  ...(tile?.number !== undefined && isStandard(kind) ? { number: tile.number } : {}), ...(tile?.turn === undefined ? {} : { turn: tile.turn }),
});
export const isStandard = (kind: Kind): boolean => kind === 'standard' || kind === 'pool';

export function withoutTile(scenario: Scenario, at: Axial): Scenario {
  const stays = (place: Axial) => !same(place, at);
  const gone = tileAt(scenario, at);
  let next: Scenario = { ...scenario, tiles: scenario.tiles.filter((tile) => stays(atOf(tile))) };
  if (scenario.links) next = { ...next, links: scenario.links.filter(({ a, b }) => stays(a) && stays(b)) };
  if (scenario.sets) next = { ...next, sets: Object.fromEntries(Object.entries(scenario.sets).map(([name, places]) => [name, places.filter(stays)])) };
  if (gone?.kind === 'start') next = { ...next, start: { mode: 'players_choose', tile: scenario.start.tile, candidates: [] } };
  else if (scenario.start.candidates) next = { ...next, start: { ...scenario.start, candidates: scenario.start.candidates.filter(stays) } };
  next = settled(next);
  if (gone?.kind === 'pool') next = { ...next, marker_pools: (next.marker_pools ?? []).map((pool) => (pool.id === gone.pool ? { ...pool, markers: fewer(pool.markers, pool.positions.length) } : pool)) };
  return next;
}
/** Decoys go first. */
function fewer(markers: readonly string[], count: number): string[] {
  const left = [...markers];
  while (left.length > count && left.includes('decoy')) left.splice(left.lastIndexOf('decoy'), 1);
  return left;
}

export function withTokens(scenario: Scenario, at: Axial, token: TokenName, count: number): Scenario {
  const tile = tileAt(scenario, at);
  if (!tile) return scenario;
  const tokens = Object.fromEntries(Object.entries({ ...tile.tokens, [token]: Math.max(0, Math.min(9, count)) }).filter(([, many]) => many > 0));
  const { tokens: _, ...bare } = tile;
  return { ...scenario, tiles: scenario.tiles.map((other) => (other === tile ? (Object.keys(tokens).length > 0 ? { ...bare, tokens } : bare) : other)) };
}

export const withPool = (scenario: Scenario, pool: Pool): Scenario => ({ ...scenario, marker_pools: (scenario.marker_pools ?? []).map((other) => (other.id === pool.id ? pool : other)) });

export function toggleCandidate(scenario: Scenario, at: Axial): Scenario {
  const now = scenario.start.candidates ?? [];
  const candidates = now.some((place) => same(place, at)) ? now.filter((place) => !same(place, at)) : [...now, at];
  const { at: _, ...start } = scenario.start;
  return { ...scenario, start: { ...start, mode: 'players_choose', candidates } };
}

export function withLink(scenario: Scenario, a: Axial, b: Axial): Scenario {
  const links = scenario.links ?? [];
  const known = links.find((link) => (same(link.a, a) && same(link.b, b)) || (same(link.a, b) && same(link.b, a)));
  return { ...scenario, links: known ? links.filter((link) => link !== known) : [...links, { a, b, edge: 'hatch' }] };
}

// ---- hatches at the start: a rule at setup, since tiles are drawn by chance ----

const HATCH_RULE = 'hatches_at_start';
interface HatchEffect { hatches: { where: { at: Axial }; toward: { at: Axial }; state: HatchState } }
const isHatchEffect = (effect: Json): boolean => {
  const inner = (effect as { hatches?: { where?: { at?: Axial }; toward?: { at?: Axial } } } | null)?.hatches;
  return Array.isArray(inner?.where?.at) && Array.isArray(inner?.toward?.at);
};
const hatchEffects = (scenario: Scenario): HatchEffect[] => {
  const rule = (scenario.rules ?? []).find(({ id, on }) => id === HATCH_RULE && on === 'setup');
  return Array.isArray(rule?.do) ? (rule.do as readonly Json[]).filter(isHatchEffect) as unknown as HatchEffect[] : [];
};
const onEdge = ({ hatches: { where, toward } }: HatchEffect, at: Axial, beyond: Axial) => (same(where.at, at) && same(toward.at, beyond)) || (same(where.at, beyond) && same(toward.at, at));

export const hatchAt = (scenario: Scenario, at: Axial, side: Direction): HatchState | null => hatchEffects(scenario).find((effect) => onEdge(effect, at, step(at, side)))?.hatches.state ?? null;

export function withHatch(scenario: Scenario, at: Axial, side: Direction, state: HatchState | null): Scenario {
  const beyond = step(at, side);
  const others = hatchEffects(scenario).filter((effect) => !onEdge(effect, at, beyond));
  const effects = state === null ? others : [...others, { hatches: { where: { at }, toward: { at: beyond }, state } }];
  const rules = (scenario.rules ?? []).filter(({ id }) => id !== HATCH_RULE);
  if (effects.length === 0) return { ...scenario, rules };
  const before = (scenario.rules ?? []).find(({ id }) => id === HATCH_RULE);
  const text = (before?.text as unknown as Texts | undefined) ?? { en: 'Some hatches are not as they are printed.', fr: 'Certains sas ne sont pas dans leur état imprimé.' };
  const rule = { id: HATCH_RULE, on: 'setup', do: effects as unknown as Json, text: text as unknown as Json };
  return { ...scenario, rules: [rule, ...rules] };
}
export const hatchesOf = (scenario: Scenario): { at: Axial; toward: Axial; state: HatchState }[] => hatchEffects(scenario).map(({ hatches: { where, toward, state } }) => ({ at: where.at, toward: toward.at, state }));

/** Names that the scenario already uses, for fields that ask for one. */
export function namesIn(scenario: Scenario): { counters: string[]; flags: string[]; sets: string[]; items: string[] } {
  const flags = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) {
      if (key === 'flag') {
        if (typeof inner === 'string' && inner) flags.add(inner);
        else if (typeof (inner as { name?: unknown } | null)?.name === 'string') flags.add((inner as { name: string }).name);
      }
      walk(inner);
    }
  };
  walk([scenario.rules, scenario.actions, scenario.victory, scenario.defeat]);
  return { counters: Object.keys(scenario.counters ?? {}), flags: [...flags].filter(Boolean).sort(), sets: Object.keys(scenario.sets ?? {}), items: (scenario.scenario_items ?? []).map(({ id }) => String(id)) };
}
export const ENGINE_COUNTERS = ['turn', 'thralls_subdued', 'thralls_rescued', 'brains_subdued', 'brains_dominated', 'schematics_assembled'] as const;

/** A name that nothing in the list has yet. */
export function unused(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (!taken.includes(`${wanted}_${number}`)) return `${wanted}_${number}`;
}
