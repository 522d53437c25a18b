// Where everything is drawn. Two drawings of the same ship: a wide one, and a narrow one whose letters stay legible on a
// phone. Squares count from the ship, so square 1 is the lowest of a track.
import type { Letter, StationId, Track, Zone } from './picture';
import { STATIONS, zoneOf } from './picture';

export interface Box { x: number; y: number; w: number; h: number }
export interface Point { x: number; y: number }

export interface Drawing {
  compact: boolean;
  width: number;
  height: number;
  /** How far down the hull begins. */
  top: number;
  hull: string;
  /** The edges of the zones, from left to right. */
  edges: [number, number, number, number];
  /** One track: its left edge, and the width of a square. */
  trackX: Record<Zone, number>;
  trackW: number;
  /** The lower edge of square 1, and how high a square is. */
  trackBottom: number;
  pitch: number;
  systems: Record<StationId, Record<Letter, Box>>;
  lifts: Record<Zone, Box>;
  /** Where a pilot is drawn. */
  space: Point;
  rocketTrack: [Point, Point];
  /** The row with the tiles that are left. */
  hullRow: number;
}

const LETTERS: readonly Letter[] = ['A', 'B', 'C'];
const DECK = { upper: 70, lower: 178, high: 40 };

function systems(starts: Record<Zone, number>, width: number, step: number, top: number): Drawing['systems'] {
  const of = (station: StationId) => {
    const y = top + (station[0] === 'U' ? DECK.upper : DECK.lower);
    const boxes = LETTERS.map((letter, place) => [letter, { x: starts[zoneOf(station)] + place * step, y, w: width, h: DECK.high }]);
    return Object.fromEntries(boxes) as Record<Letter, Box>;
  };
  return Object.fromEntries(STATIONS.map((station) => [station, of(station)])) as Drawing['systems'];
}

const WIDE_TOP = 244;
export const WIDE: Drawing = {
  compact: false,
  width: 720,
  height: 528,
  top: WIDE_TOP,
  hull: 'M64 22H252C272 8 300 2 360 2s88 6 108 20H656c34 0 54 26 58 62v82c-4 36-24 62-58 62H468c-20 14-48 20-108 20s-88-6-108-20H64C30 228 10 202 6 166V84C10 48 30 22 64 22z',
  edges: [0, 246, 474, 720],
  trackX: { red: 28, white: 260, blue: 496 },
  trackW: 46,
  trackBottom: 228,
  pitch: 13,
  systems: systems({ red: 50, white: 256, blue: 484 }, 58, 62, WIDE_TOP),
  lifts: {
    red: { x: 18, y: WIDE_TOP + 104, w: 22, h: 42 },
    white: { x: 445, y: WIDE_TOP + 104, w: 22, h: 42 },
    blue: { x: 680, y: WIDE_TOP + 104, w: 22, h: 42 },
  },
  space: { x: 216, y: 252 },
  rocketTrack: [{ x: 664, y: 240 }, { x: 690, y: 240 }],
  hullRow: 515,
};

const NARROW_TOP = 208;
export const NARROW: Drawing = {
  compact: true,
  width: 360,
  height: 492,
  top: NARROW_TOP,
  hull: 'M36 22H120C134 9 150 4 180 4s46 5 60 18H324c20 0 31 22 33 56v94c-2 34-13 56-33 56H240c-14 13-30 18-60 18s-46-5-60-18H36C16 228 5 206 3 172V78C5 44 16 22 36 22z',
  edges: [0, 121, 239, 360],
  trackX: { red: 30, white: 148, blue: 268 },
  trackW: 44,
  trackBottom: 200,
  pitch: 11.7,
  systems: systems({ red: 9, white: 125, blue: 243 }, 35, 37, NARROW_TOP),
  lifts: {
    red: { x: 96, y: NARROW_TOP + 113, w: 20, h: 26 },
    white: { x: 214, y: NARROW_TOP + 113, w: 20, h: 26 },
    blue: { x: 332, y: NARROW_TOP + 113, w: 20, h: 26 },
  },
  space: { x: 104, y: 222 },
  rocketTrack: [{ x: 324, y: 214 }, { x: 345, y: 214 }],
  hullRow: 474,
};

export const zoneCentre = (drawing: Drawing, zone: Zone): number => {
  const place = { red: 0, white: 1, blue: 2 }[zone];
  return (drawing.edges[place]! + drawing.edges[place + 1]!) / 2;
};

/** The box of a square of an external track. */
export function squareBox(drawing: Drawing, zone: Zone, square: number): Box {
  return { x: drawing.trackX[zone], y: drawing.trackBottom - square * drawing.pitch, w: drawing.trackW, h: drawing.pitch - 1 };
}

/** Where a threat's token stands; several on one square move aside. */
export function tokenAt(drawing: Drawing, zone: Zone, square: number, place = 0): Point {
  const box = squareBox(drawing, zone, square);
  return { x: box.x + box.w - 12 - place * 15, y: box.y + box.h / 2 };
}

/** Where a figure of a station has its feet, the n-th of so many. */
export function figureAt(drawing: Drawing, station: StationId, place: number, of: number): Point {
  const boxes = drawing.systems[station];
  const room = (drawing.compact ? 84 : 150) / Math.max(1, of);
  const step = Math.min(drawing.compact ? 21 : 30, room);
  return { x: boxes.A.x + (drawing.compact ? 9 : 14) + place * step, y: boxes.A.y - 5 };
}

/** Where the n-th token of a threat on board lies: from the right end of the station. */
export function boardTokenAt(drawing: Drawing, station: StationId, place: number): Point {
  const box = drawing.systems[station].C;
  return { x: box.x + box.w - 10 - place * 22, y: box.y - (drawing.compact ? 38 : 36) };
}

/** Where a weapon's line begins. */
export function muzzle(drawing: Drawing, from: StationId | 'rocket' | 'interceptors'): Point {
  if (from === 'rocket') return drawing.rocketTrack[1];
  if (from === 'interceptors') return { x: drawing.space.x, y: drawing.space.y - 12 };
  const box = drawing.systems[from].A;
  return { x: box.x + box.w / 2, y: box.y };
}

/** Where an attack meets the hull. */
export function impact(drawing: Drawing, zone: Zone): Point {
  return { x: tokenAt(drawing, zone, 1).x, y: drawing.top + (zone === 'white' ? 8 : 22) };
}

export const isZone = (track: Track): track is Zone => track !== 'internal';

/** The most a drawing is drawn out: beyond that its stations would stand too far apart. */
export const WIDEST = 1.25;

/** A path with everything moved apart sideways; its height stays. */
function drawnOut(path: string, by: number): string {
  const parts = path.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? [];
  let command = '';
  let place = 0;
  return parts.map((part) => {
    if (/[a-zA-Z]/.test(part)) {
      command = part;
      place = 0;
      return part;
    }
    const sideways = command.toLowerCase() === 'h' || (command.toLowerCase() !== 'v' && place % 2 === 0);
    place += 1;
    return ` ${sideways ? Math.round(Number(part) * by * 10) / 10 : part}`;
  }).join('');
}

/** The same drawing for a place that is wider than high: everything keeps its size, and the cards beside the tracks get the room. */
export function stretched(drawing: Drawing, by: number): Drawing {
  if (by <= 1) return drawing;
  const out = (x: number) => x * by;
  const boxes = (station: StationId): Record<Letter, Box> => {
    const { A, C } = drawing.systems[station];
    const moved = out((A.x + C.x + C.w) / 2) - (A.x + C.x + C.w) / 2;
    return Object.fromEntries(LETTERS.map((letter) => [letter, { ...drawing.systems[station][letter], x: drawing.systems[station][letter].x + moved }])) as Record<Letter, Box>;
  };
  const zones = <T>(make: (zone: Zone) => T): Record<Zone, T> => ({ red: make('red'), white: make('white'), blue: make('blue') });
  const [first, second] = drawing.rocketTrack;
  const right = out(drawing.width) - drawing.width;
  return {
    ...drawing,
    width: out(drawing.width),
    hull: drawnOut(drawing.hull, by),
    edges: drawing.edges.map(out) as Drawing['edges'],
    trackX: zones((zone) => out(drawing.trackX[zone])),
    systems: Object.fromEntries(STATIONS.map((station) => [station, boxes(station)])) as Drawing['systems'],
    lifts: zones((zone) => ({ ...drawing.lifts[zone], x: out(drawing.lifts[zone].x + drawing.lifts[zone].w / 2) - drawing.lifts[zone].w / 2 })),
    space: { ...drawing.space, x: out(drawing.space.x) },
    rocketTrack: [{ ...first, x: first.x + right }, { ...second, x: second.x + right }],
  };
}
