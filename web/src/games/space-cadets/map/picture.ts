// The sector as squares to draw: terrain, arrows, who stands where. Nothing is worked out here that the view or the printed faces do not say.
import type { Catalogue, Facing, Object as Thing, View } from '../types';
import { thingsOn } from '../words';

export type At = readonly [number, number];
export interface Cell { at: At; terrain: string }
export interface Arrow { x: number; y: number; turn: number }
export interface Tile { at: At; known: boolean; name: string | null; crystal: boolean; enemies: number }
export interface Token { thing: Thing; at: At; dx: number; dy: number }
export interface Picture { size: number; width: number; height: number; left: number; top: number; tiles: Tile[]; cells: Cell[]; arrows: Arrow[]; tokens: Token[] }

export const TURNS: Record<Facing, number> = { N: 0, E: 90, S: 180, W: 270 };
const STEPS: Record<Facing, At> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export function picture(view: View, catalogue: Catalogue): Picture {
  const size = catalogue.map.tile;
  const tiles: Tile[] = [];
  const cells: Cell[] = [];
  const arrows: Arrow[] = [];
  view.map.forEach(({ tile: [column, row], face }, place) => {
    const printed = face === null ? null : catalogue.map.face[face];
    const plan = catalogue.mission.tile[place];
    tiles.push({ at: [column * size, row * size], known: printed !== null, name: printed?.name ?? null, crystal: plan?.crystal ?? false, enemies: plan?.enemies.length ?? 0 });
    if (!printed) return;
    printed.rows.forEach((letters, y) => [...letters].forEach((letter, x) => cells.push({ at: [column * size + x, row * size + y], terrain: letter })));
    for (const { x, y, dir } of printed.gravity) {
      const [dx, dy] = STEPS[dir];
      arrows.push({ x: column * size + x + 0.5 + dx / 2, y: row * size + y + 0.5 + dy / 2, turn: TURNS[dir] });
    }
  });
  const columns = view.map.map(({ tile }) => tile[0]);
  const rows = view.map.map(({ tile }) => tile[1]);
  const [left, top] = [Math.min(...columns) * size, Math.min(...rows) * size];
  const [right, bottom] = [(Math.max(...columns) + 1) * size, (Math.max(...rows) + 1) * size];
  return { size, left, top, width: right - left, height: bottom - top, tiles, cells, arrows, tokens: spread(view) };
}

/** Those that share a square stand beside each other. */
function spread(view: View): Token[] {
  const all = thingsOn(view);
  const shared = new Map<string, number>();
  for (const { at } of all) shared.set(String(at), (shared.get(String(at)) ?? 0) + 1);
  if (shared.has(String(view.ship.at))) shared.set(String(view.ship.at), shared.get(String(view.ship.at))! + 1);
  const placed = new Map<string, number>();
  return all.map(({ thing, at }) => {
    const count = shared.get(String(at))!;
    const place = placed.get(String(at)) ?? 0;
    placed.set(String(at), place + 1);
    if (count === 1) return { thing, at, dx: 0, dy: 0 };
    const angle = (2 * Math.PI * (place + 0.5)) / count;
    return { thing, at, dx: 0.24 * Math.cos(angle), dy: 0.24 * Math.sin(angle) };
  });
}
