// A scenario as the board draws it.
import { keyOf, opposite, same, sideTo, step, turned } from '../board/hex';
import { roomName } from '../board/names';
import type { Axial, BoardData, BoardHatch, BoardTile, BoardToken, TileMark } from '../board/types';
import { PRINTED, roomNumber } from '../box/printed';
import { atOf, hatchesOf, TOKENS, type Scenario, type ScenarioTile } from './scenario';
import { t } from './words';

const isAt = (value: unknown): value is { at: Axial } => typeof value === 'object' && value !== null && Array.isArray((value as { at?: unknown }).at);
const isTile = (value: unknown): value is { tile: string } => typeof value === 'object' && value !== null && typeof (value as { tile?: unknown }).tile === 'string';

/** Where Aliens arrive, if that is a place of the map. */
export function musterPlace(scenario: Scenario): Axial | null {
  const { muster } = scenario;
  if (isAt(muster)) return muster.at;
  if (isTile(muster)) {
    const tile = scenario.tiles.find((other) => other.tile === muster.tile);
    return tile ? atOf(tile) : null;
  }
  return null;
}

function face(scenario: Scenario, tile: ScenarioTile): BoardTile {
  const at = atOf(tile);
  const up = tile.kind === 'start' || tile.kind === 'fixed';
  const number = tile.tile ? roomNumber(tile.tile) : tile.number;
  const tokens: BoardToken[] = [];
  if (tile.kind === 'pool') tokens.push({ kind: 'marker', name: t('amb-edit-pool-marker', { pool: tile.pool ?? '?' }) });
  for (const kind of TOKENS) if (tile.tokens?.[kind]) tokens.push({ kind, count: tile.tokens[kind] });
  const muster = musterPlace(scenario);
  if (tile.kind === 'start') tokens.push({ kind: 'start' });
  else if (scenario.start.candidates?.some((place) => same(place, at))) tokens.push({ kind: 'start', name: t('amb-edit-candidate') });
  if (muster && same(muster, at)) tokens.push({ kind: 'muster' });
  return { at, scanned: tile.kind !== 'pool', said: up ? undefined : t('amb-edit-said', { kind: t(`amb-edit-kind-${tile.kind}`), q: tile.q, r: tile.r }), tokens, arrow: (tile.turn ?? 0) as 0, ...(up && tile.tile ? { name: roomName(tile.tile) } : {}), ...(number !== undefined ? { number, vent: PRINTED.get(number)?.vent ?? false } : {}) };
}

/** The hatches that are printed on the tiles whose face is known, as they lie. */
function printedHatches(scenario: Scenario, there: ReadonlySet<string>): BoardHatch[] {
  const found: BoardHatch[] = [];
  for (const tile of scenario.tiles) {
    const at = atOf(tile);
    const number = tile.tile && tile.kind !== 'pool' ? roomNumber(tile.tile) : tile.number;
    for (const printed of (number === undefined ? undefined : PRINTED.get(number))?.hatches ?? []) {
      const side = turned(printed, tile.turn ?? 0);
      if (there.has(keyOf(step(at, side))) && !found.some((other) => same(other.at, step(at, side)) && other.side === opposite(side))) found.push({ at, side, state: 'closed' });
    }
  }
  return found;
}

export function pictureOf(scenario: Scenario, marks: readonly TileMark[] = []): BoardData {
  const there = new Set(scenario.tiles.map((tile) => keyOf(atOf(tile))));
  const set = hatchesOf(scenario).flatMap(({ at, toward, state }): BoardHatch[] => {
    const side = sideTo(at, toward);
    return side === null || !there.has(keyOf(at)) ? [] : [{ at, side, state }];
  });
  const isSet = ({ at, side }: BoardHatch) => set.some((other) => (same(other.at, at) && other.side === side) || (same(other.at, step(at, side)) && other.side === opposite(side)));
  return {
    tiles: scenario.tiles.map((tile) => face(scenario, tile)),
    hatches: [...printedHatches(scenario, there).filter((hatch) => !isSet(hatch)), ...set],
    links: (scenario.links ?? []).map(({ a, b }, place) => ({ from: a, to: b, mark: String.fromCharCode(65 + (place % 26)) })),
    marks,
  };
}

/** The place on the map that a place in the file is about. */
export function mapPlace(scenario: Scenario, place: string): Axial | null {
  const found = /^(tiles|links)\[(\d+)\]/.exec(place);
  if (found) {
    const number = Number(found[2]);
    const tile = scenario.tiles[number];
    return found[1] === 'tiles' ? (tile ? atOf(tile) : null) : (scenario.links?.[number]?.a ?? null);
  }
  const pool = /^marker_pools\[(\d+)\]\.positions\[(\d+)\]/.exec(place);
  if (pool) return scenario.marker_pools?.[Number(pool[1])]?.positions[Number(pool[2])] ?? null;
  return place.startsWith('start') ? (scenario.start.at ?? null) : null;
}
