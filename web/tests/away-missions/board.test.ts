// The hex board: where things are, how figures share a tile, where the cursor goes, and what is read out.
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { moved, type Arrow } from '../../src/games/away-missions/board/cursor';
import { groupsOf, spots } from '../../src/games/away-missions/board/groups';
import { boxOf, centre, DIRECTIONS, distance, keyOf, opposite, placeAt, sideOf, sideTo, step } from '../../src/games/away-missions/board/hex';
import type { Axial, BoardData, BoardFigure } from '../../src/games/away-missions/board/types';
import { namesIn, speak, textOf } from './stage';

const hexagon = (far: number): Axial[] => {
  const all: Axial[] = [];
  for (let q = -far; q <= far; q += 1) for (let r = -far; r <= far; r += 1) if (distance([q, r], [0, 0]) <= far) all.push([q, r]);
  return all;
};

describe('hexes', () => {
  it('lie flat side up, direction 0 to the north, clockwise', () => {
    const angles = DIRECTIONS.map((side) => {
      const { x, y } = centre(step([0, 0], side));
      return Math.round((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
    });
    expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
  });
  it('know their neighbours from both sides', () => {
    for (const side of DIRECTIONS) {
      expect(sideTo([2, -1], step([2, -1], side))).toBe(side);
      expect(sideTo(step([2, -1], side), [2, -1])).toBe(opposite(side));
    }
    expect(sideTo([0, 0], [2, 0])).toBeNull();
  });
  it('put a plate in the middle between two tiles', () => {
    for (const side of DIRECTIONS) {
      const [there, edge] = [centre(step([0, 0], side)), sideOf(side)];
      expect(edge.x).toBeCloseTo(there.x / 2);
      expect(edge.y).toBeCloseTo(there.y / 2);
    }
  });
  it('are found again from any point in them', () => {
    for (const at of hexagon(4)) for (const [dx, dy] of [[0, 0], [30, 10], [-30, -20], [5, 45], [-8, -44]] as const) {
      const { x, y } = centre(at);
      expect(placeAt({ x: x + dx, y: y + dy })).toEqual(at);
    }
  });
  it('fit into a box with a margin', () => {
    const box = boxOf(hexagon(2), 10);
    for (const at of hexagon(2)) {
      const { x, y } = centre(at);
      expect(x - 56).toBeGreaterThan(box.x);
      expect(x + 56).toBeLessThan(box.x + box.w);
      expect(y - 48).toBeGreaterThan(box.y);
      expect(y + 48).toBeLessThan(box.y + box.h);
    }
    expect(boxOf([]).w).toBeGreaterThan(100);
  });
});

describe('figures on one tile', () => {
  const bug = (id: string, more: Partial<BoardFigure> = {}): BoardFigure => ({ id, art: 'bug', at: [0, 0], name: 'Bug', ...more });
  it('are one with a count when they look alike', () => {
    const groups = groupsOf([bug('a'), bug('b'), bug('c', { stunned: true }), bug('d', { at: [1, 0] })]);
    expect(groups.map(({ ids }) => ids)).toEqual([['a', 'b'], ['c'], ['d']]);
  });
  it('stay one by one when they are people, or on the move', () => {
    const person = (id: string): BoardFigure => ({ id, art: 'chief', at: [0, 0], name: 'Chief', seat: 'red' });
    expect(groupsOf([person('a'), person('b')])).toHaveLength(2);
    expect(groupsOf([bug('a'), bug('b'), bug('c')], new Set(['b'])).map(({ ids }) => ids)).toEqual([['a', 'c'], ['b']]);
  });
  it.each([1, 2, 3, 4, 5, 6, 7, 9, 12, 20])('%i groups stand inside the tile and apart', (count) => {
    const { places, scale } = spots(count);
    expect(places).toHaveLength(count);
    for (const { x, y } of places) {
      expect(Math.abs(x)).toBeLessThan(45);
      expect(Math.abs(y)).toBeLessThan(40);
    }
    for (const [place, a] of places.entries()) for (const b of places.slice(place + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20 * scale);
  });
});

describe('the cursor', () => {
  const walk = (from: Axial, keys: Arrow[], places: Axial[]) => {
    let [at, row] = [from, centre(from).y];
    for (const key of keys) {
      at = moved(at, key, places, row);
      if (key === 'ArrowUp' || key === 'ArrowDown') row = centre(at).y;
    }
    return at;
  };
  it('keeps its row from side to side', () => {
    const far = walk([-3, 1], Array<Arrow>(6).fill('ArrowRight'), hexagon(4));
    expect(far[0]).toBe(3);
    expect(Math.abs(centre(far).y - centre([-3, 1]).y)).toBeLessThan(60);
    expect(walk(far, Array<Arrow>(6).fill('ArrowLeft'), hexagon(4))[0]).toBe(-3);
  });
  it('goes straight up and down', () => {
    expect(walk([0, 0], ['ArrowUp', 'ArrowUp', 'ArrowDown'], hexagon(3))).toEqual([0, -1]);
  });
  it('stays at the rim and jumps over gaps', () => {
    expect(walk([0, -3], ['ArrowUp'], hexagon(3))).toEqual([0, -3]);
    expect(walk([0, 0], ['ArrowRight'], [[0, 0], [4, -2]])).toEqual([4, -2]);
    expect(walk([0, 0], ['ArrowDown'], [[0, 0], [0, 3], [3, 0]])).toEqual([0, 3]);
  });
  it('reaches every tile of a ship with holes', () => {
    const places = hexagon(4).filter(([q, r]) => (q * 7 + r * 5) % 4 !== 0 || (q === 0 && r === 0));
    const seen = new Map<string, Axial>([['0,0', [0, 0]]]);
    for (const at of seen.values()) for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
      const to = moved(at, key, places, centre(at).y);
      seen.set(keyOf(to), to);
    }
    expect(places.filter((at) => !seen.has(keyOf(at)))).toEqual([]);
  });
});

describe('the drawing', () => {
  let HexBoard: never;
  let say: typeof import('../../src/games/away-missions/board/say');
  beforeAll(async () => {
    await speak('en');
    HexBoard = (await import('../../src/games/away-missions/board/HexBoard.svelte')).default as never;
    say = await import('../../src/games/away-missions/board/say');
  }, 180_000);
  const data: BoardData = {
    tiles: [
      { at: [0, 0], scanned: true, number: 23, vent: true, arrow: 1 }, { at: [0, -1], scanned: true, number: 36, name: 'Elevator', note: 'way out' },
      { at: [1, 0], scanned: false, tokens: [{ kind: 'alien' }, { kind: 'discovery', count: 2 }] },
    ],
    hatches: [{ at: [0, -1], side: 3, state: 'locked' }],
    figures: [
      { id: 'chief', art: 'chief', at: [0, 0], name: 'Chief', seat: 'red', hp: 5, hpOf: 6 }, { id: 'bug-1', art: 'bug', at: [0, 0], name: 'Bug' }, { id: 'bug-2', art: 'bug', at: [0, 0], name: 'Bug' },
      { id: 'sentinel-1', art: 'sentinel', at: [0, -1], name: 'Sentinel', hp: 3, hpOf: 4, pick: 'target', note: '83 % with 5 dice' }, { id: 'gone', art: 'leader', at: [0, 0], name: 'Leader', ghost: true },
    ],
    marks: [{ at: [0, -1], look: 'reach', plate: '1 AP' }],
    edges: [{ at: [0, 0], side: 0, name: 'Open', look: 'go' }],
  };
  const html = (given: BoardData = data, more: object = {}) => (render(HexBoard, { props: { data: given, label: 'Map', ...more } } as never) as { body: string }).body;

  it('names every tile, figure and hatch that can be touched', () => {
    const names = namesIn(html());
    expect(names).toContain('Map');
    expect(names).toContain('Tile 23, Chief, 2 × Bug');
    expect(names).toContain('Tile 36, Elevator, way out, Sentinel, 1 AP');
    expect(names).toContain('Un-scanned tile at 1, 0, Alien token, face down, 2 × Discovery token, face down');
    expect(names).toContain('Sentinel, 3 of 4 HP, 83 % with 5 dice');
    expect(names).toContain('Open: north, locked hatch');
    expect(names.join()).not.toMatch(/amb-|Leader/);
  });
  it('hides the number of an un-scanned tile and shows counts', () => {
    const text = textOf(html({ ...data, tiles: data.tiles.map((tile) => ({ ...tile, scanned: tile.number === 23, number: tile.number })) }));
    expect(text).toContain('23');
    expect(text).not.toContain('36');
    expect(text).toMatch(/ 2 /);
  });
  it('has one place in the tab order among the tiles', () => {
    expect(html().match(/data-at="[^"]*" role="button" tabindex="0"/g)).toHaveLength(1);
  });
  it('is a picture without buttons when nobody may touch it', () => {
    const still = html(data, { still: true });
    expect(still).not.toContain('role="button"');
    expect(still).toContain('role="img"');
  });
  it('marks what may not be touched', () => {
    const marked = html({ ...data, touchable: 'marked' });
    expect(marked.match(/aria-disabled="true"/g)).toHaveLength(2);
  });
  it('says what lies around a place', () => {
    const said = say.placeDetails(data, [0, 0]).replaceAll(/[\u2068\u2069]/g, '');
    expect(said).toContain('Chief, 5 of 6 HP');
    expect(said).toContain('Vent');
    expect(said).toContain('north: locked hatch');
    expect(said).toContain('Way free: south-east');
    expect(say.placeDetails(data, [0, -1]).replaceAll(/[\u2068\u2069]/g, '')).toContain('south: locked hatch');
  });
});
