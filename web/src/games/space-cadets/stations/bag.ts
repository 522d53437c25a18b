// The bag as it is drawn: lumps lie in rows as the server counts them, or in narrower rows on a phone. A finger is always told in the server's cells.
export type Point = [number, number];

export interface BagPlan {
  /** Lumps beside each other as the server counts. */
  row: number;
  /** Lumps beside each other on this screen. */
  wide: number;
  /** From one lump to the next, in cells. */
  pitch: number;
  lumps: number;
}

const origin = (lump: number, row: number, pitch: number): Point => [(lump % row) * pitch, Math.floor(lump / row) * pitch];

/** The lump whose ground this place belongs to, told in rows of `row`; none beyond the last. */
export function lumpAt([x, y]: Point, row: number, { pitch, lumps }: BagPlan): number | null {
  const [column, line] = [Math.floor(x / pitch), Math.floor(y / pitch)];
  const lump = line * row + column;
  return column < 0 || column >= row || line < 0 || lump >= lumps ? null : lump;
}

function moved(place: Point, from: number, to: number, plan: BagPlan): Point | null {
  const lump = lumpAt(place, from, plan);
  if (lump === null) return null;
  const [[ax, ay], [bx, by]] = [origin(lump, from, plan.pitch), origin(lump, to, plan.pitch)];
  return [place[0] - ax + bx, place[1] - ay + by];
}

/** Where a place of the screen is in the bag. */
export const intoBag = (place: Point, plan: BagPlan): Point | null => moved(place, plan.wide, plan.row, plan);
/** Where a place of the bag is on the screen. */
export const ontoScreen = (place: Point, plan: BagPlan): Point | null => moved(place, plan.row, plan.wide, plan);
export const lumpCorner = (lump: number, plan: BagPlan): Point => origin(lump, plan.wide, plan.pitch);

export interface Felt { x: number; y: number; solid: boolean }
/** The cells that a fingertip feels, in the server's cells: nine around it, and sixteen around those where the finger is wide. */
export function feltCells(touch: { x: number; y: number; felt: number; solid: number; outer_felt: number; outer_solid: number }): Felt[] {
  const [column, row] = [Math.floor(touch.x / 100), Math.floor(touch.y / 100)];
  const around = Array.from({ length: 25 }, (_, index) => [(index % 5) - 2, Math.floor(index / 5) - 2] as const);
  const inside = ([dx, dy]: readonly [number, number]) => Math.abs(dx) < 2 && Math.abs(dy) < 2;
  const read = (cells: (readonly [number, number])[], felt: number, solid: number): Felt[] => cells.flatMap(([dx, dy], bit) => (felt & (1 << bit) ? [{ x: column + dx, y: row + dy, solid: Boolean(solid & (1 << bit)) }] : []));
  return [...read(around.filter(inside), touch.felt, touch.solid), ...read(around.filter((cell) => !inside(cell)), touch.outer_felt, touch.outer_solid)];
}

/** One step of a hand towards where it is wanted, no longer than `most`. */
export function towards(from: Point, to: Point, most: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy);
  return far <= most ? [to[0], to[1]] : [from[0] + (dx / far) * most, from[1] + (dy / far) * most];
}

/** At most three places of a way, its end among them. */
export function sample(way: readonly Point[]): Point[] {
  const step = Math.max(1, Math.ceil(way.length / 3));
  return way.filter((_, index) => (way.length - 1 - index) % step === 0).slice(-3);
}

export const lengthOf = (from: Point, way: readonly Point[]): number => way.reduce((sum, place, index) => sum + Math.hypot(place[0] - (way[index - 1] ?? from)[0], place[1] - (way[index - 1] ?? from)[1]), 0);
