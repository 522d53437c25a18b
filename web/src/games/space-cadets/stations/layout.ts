// Engineering's board as it is drawn: the part of it in sight, and the half circles that have closed. The count of energy comes from the server.
import type { EngineeringTile, LaidTile, System } from '../types';

/** Columns and rows in sight, from `left` and `top`. */
export interface Sight { left: number; top: number; columns: number; rows: number }
/** A closed circle on an edge, in squares from the board's corner. */
export interface Join { x: number; y: number; system: System }

/** The squares in sight: the middle of the board, and always one free square beyond every tile, so that nothing moves while it fits. */
export function sight(tiles: readonly LaidTile[], size: number, least: { columns: number; rows: number }): Sight {
  const along = (place: 0 | 1, count: number): [number, number] => {
    const laid = tiles.flatMap(({ at }) => (at ? [at[place]] : []));
    const from = Math.floor((size - Math.min(size, count)) / 2);
    const first = Math.max(0, Math.min(from, ...laid.map((one) => one - 1)));
    const last = Math.min(size - 1, Math.max(from + Math.min(size, count) - 1, ...laid.map((one) => one + 1)));
    return [first, last - first + 1];
  };
  const [left, columns] = along(0, least.columns);
  const [top, rows] = along(1, least.rows);
  return { left, top, columns, rows };
}

/** What a turned tile shows to the north, east, south and west. */
export const edges = (halves: readonly System[], turn: number): System[] => [0, 1, 2, 3].map((side) => halves[(side - turn + 8) % 4]!);

export function joins(tiles: readonly LaidTile[], printed: readonly EngineeringTile[]): Join[] {
  const shown = tiles.flatMap(({ at, tile, turn }) => (at && printed[tile] ? [{ x: at[0], y: at[1], sides: edges(printed[tile].halves, turn) }] : []));
  return shown.flatMap((one) => shown.flatMap((other): Join[] => {
    if (other.x === one.x + 1 && other.y === one.y && one.sides[1] === other.sides[3]) return [{ x: one.x + 1, y: one.y + 0.5, system: one.sides[1]! }];
    if (other.y === one.y + 1 && other.x === one.x && one.sides[2] === other.sides[0]) return [{ x: one.x + 0.5, y: one.y + 1, system: one.sides[2]! }];
    return [];
  }));
}
