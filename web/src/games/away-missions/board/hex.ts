// Flat-top hexes in axial coordinates: where they are drawn and what is next to what. No rules.
import type { Axial, Direction } from './types';

/** From the middle of a tile to its corner. Drawings of tiles and figures are made for this size. */
export const RADIUS = 56;
/** Corner to corner distance of tiles on the map: a little more than the drawing, so that hulls have a gap. */
const PITCH = 57;

export const VECTORS: readonly Axial[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];
/** Half the height of a hex. */
const TALL = Math.sqrt(3) / 2;

export interface Point { x: number; y: number }

export const keyOf = ([q, r]: Axial): string => `${q},${r}`;
export const same = (a: Axial, b: Axial): boolean => a[0] === b[0] && a[1] === b[1];
export const step = ([q, r]: Axial, side: Direction): Axial => [q + VECTORS[side]![0], r + VECTORS[side]![1]];
export const opposite = (side: Direction): Direction => ((side + 3) % 6) as Direction;
export const turned = (side: Direction, by: number): Direction => ((((side + by) % 6) + 6) % 6) as Direction;

/** The side of `a` on which `b` lies; nothing when they do not touch. */
export function sideTo(a: Axial, b: Axial): Direction | null {
  const found = VECTORS.findIndex(([q, r]) => a[0] + q === b[0] && a[1] + r === b[1]);
  return found < 0 ? null : (found as Direction);
}

/** The middle of a tile in the units of the drawing. */
export const centre = ([q, r]: Axial): Point => ({ x: PITCH * 1.5 * q, y: PITCH * 2 * TALL * (r + q / 2) });

/** The place whose hex holds this point. */
export function placeAt({ x, y }: Point): Axial {
  const q = x / (PITCH * 1.5);
  const r = y / (PITCH * 2 * TALL) - q / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return [rq === 0 ? 0 : rq, rr === 0 ? 0 : rr];
}

export const distance = (a: Axial, b: Axial): number => {
  const [q, r] = [a[0] - b[0], a[1] - b[1]];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};

/** The middle of a side, seen from the middle of the tile, and how far a plate across it is turned. */
export function sideOf(side: Direction): Point & { turn: number } {
  const angle = (side * 60 - 90) * (Math.PI / 180);
  const far = PITCH * TALL;
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, turn: side * 60 };
}

/** The outline of a hex of this size around the origin. */
export const outline = (radius: number): string =>
  [0, 60, 120, 180, 240, 300].map((angle) => `${round(Math.cos((angle * Math.PI) / 180) * radius)},${round(Math.sin((angle * Math.PI) / 180) * radius)}`).join(' ');

export const round = (value: number): number => Math.round(value * 100) / 100;

export interface Box { x: number; y: number; w: number; h: number }

/** What holds all these places, with a margin. */
export function boxOf(places: readonly Axial[], margin = 16): Box {
  if (places.length === 0) return { x: -RADIUS - margin, y: -RADIUS * TALL - margin, w: (RADIUS + margin) * 2, h: (RADIUS * TALL + margin) * 2 };
  const middles = places.map(centre);
  const [left, right] = [Math.min(...middles.map(({ x }) => x)), Math.max(...middles.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...middles.map(({ y }) => y)), Math.max(...middles.map(({ y }) => y))];
  return { x: round(left - RADIUS - margin), y: round(top - RADIUS * TALL - margin), w: round(right - left + (RADIUS + margin) * 2), h: round(bottom - top + (RADIUS * TALL + margin) * 2) };
}
