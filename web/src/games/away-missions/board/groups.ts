// Figures that stand on one tile, put together when they look alike, and where each group stands. Pure.
import { keyOf, type Point } from './hex';
import type { Axial, BoardFigure } from './types';

export interface Group {
  /** That of its first figure. */
  id: string;
  ids: readonly string[];
  figure: BoardFigure;
  count: number;
  at: Axial;
  /** Where it stands, seen from the middle of its tile, and how large it is. */
  offset: Point;
  scale: number;
}

/** Places for so many groups on one tile. Number and arrow keep the top left corner. */
const SPOTS: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: 4 }],
  [{ x: -20, y: 3 }, { x: 20, y: 5 }],
  [{ x: -20, y: -8 }, { x: 21, y: -8 }, { x: 0, y: 23 }],
  [{ x: -19, y: -9 }, { x: 21, y: -9 }, { x: -21, y: 23 }, { x: 21, y: 23 }],
  [{ x: -27, y: -6 }, { x: 2, y: -10 }, { x: 30, y: -6 }, { x: -15, y: 22 }, { x: 16, y: 22 }],
  [{ x: -27, y: -6 }, { x: 2, y: -10 }, { x: 30, y: -6 }, { x: -26, y: 22 }, { x: 0, y: 24 }, { x: 26, y: 22 }],
];
const SCALES = [1, 1, 0.84, 0.7, 0.66, 0.56, 0.54];

export function spots(count: number): { places: readonly Point[]; scale: number } {
  const found = SPOTS[count];
  if (found) return { places: found, scale: SCALES[count]! };
  // A crowd: rows of four or five, as many as are needed.
  const wide = count > 12 ? 5 : 4;
  const rows = Math.ceil(count / wide);
  const scale = Math.max(0.26, Math.min(0.44, 1.3 / rows));
  const gap = { x: 82 / wide, y: Math.min(24, 70 / rows) };
  return {
    scale,
    places: Array.from({ length: count }, (_, place) => {
      const row = Math.floor(place / wide);
      const inRow = Math.min(wide, count - row * wide);
      return { x: (place % wide - (inRow - 1) / 2) * gap.x, y: 6 + (row - (rows - 1) / 2) * gap.y };
    }),
  };
}

const looks = (figure: BoardFigure, moved: ReadonlySet<string>, alone: ReadonlySet<string>): string =>
  figure.seat || alone.has(figure.id) ? figure.id : JSON.stringify([figure.art, figure.name, figure.hp, figure.hpOf, figure.stunned, figure.staggered, figure.grappled, figure.invisible, figure.ghost, figure.pick, figure.chosen, figure.note, moved.has(figure.id)]);

/** All groups of the board. What moves is a group of its own, so that nothing else moves with it. Where a tile has a name, figures stand a little higher. */
export function groupsOf(figures: readonly BoardFigure[], moved: ReadonlySet<string> = new Set(), named: ReadonlySet<string> = new Set(), alone: ReadonlySet<string> = new Set()): Group[] {
  const tiles = new Map<string, Map<string, BoardFigure[]>>();
  for (const figure of figures) {
    const tile = tiles.get(keyOf(figure.at)) ?? new Map<string, BoardFigure[]>();
    tiles.set(keyOf(figure.at), tile);
    const like = looks(figure, moved, alone);
    tile.set(like, [...(tile.get(like) ?? []), figure]);
  }
  return [...tiles].flatMap(([key, tile]) => {
    const { places, scale } = spots(tile.size);
    const high = named.has(key);
    return [...tile.values()].map((alike, place) => ({
      id: alike[0]!.id, ids: alike.map(({ id }) => id), figure: alike[0]!, count: alike.length, at: alike[0]!.at,
      offset: high ? { x: places[place]!.x, y: places[place]!.y * 0.75 - 5 } : places[place]!, scale: high ? scale * 0.88 : scale,
    }));
  });
}
