// What a close-up shows besides the ship: beams, bursts, torn tiles, trails and people on the floor, each with the number it has in the list; and
// where the camera looks. Plain data, the same for everybody at the same beat: whoever comes late or looks back sees the same picture.
import { boardTokenAt, figureAt, isZone, tokenAt, zoneCentre, type Box, type Drawing, type Point } from '../ship/geometry';
import { STATIONS, zoneOf, type Picture, type PictureThreat, type StationId, type TileId, type Zone } from '../ship/picture';
import type { Happening } from '../types';
import type { Beat } from './beats';

/** Whose doing it is: green is ours, red is theirs, and amber is what befalls somebody. */
export type Whose = 'ours' | 'theirs' | 'crew';

/** Whose doing a moment of the film is. */
export function whoseOf({ what }: Happening, part: Beat['part']): Whose {
  if (what === 'knocked_out' || what === 'delayed' || what === 'poisoned' || what === 'infected') return 'crew';
  if (what === 'destroyed' || what === 'jumps' || what === 'check_passed') return 'ours';
  return part === 'actions' || part === 'damage' ? 'ours' : 'theirs';
}

interface Told { /** Its number in the list of the turn. */ number: number; /** The place of its beat in the film. */ beat: number; whose: Whose }
export type Effect = Told & (
  | { kind: 'beam'; from: Point; to: Point; /** Told before: only a thin line is left of it. */ past: boolean }
  | { kind: 'burst'; at: Point; size: number; shards: boolean }
  | { kind: 'ripple'; at: Point }
  | { kind: 'tile'; at: Point; from: Point; zone: Zone; tile: TileId; was: number | null; is: number | null; covers: Box | null }
  | { kind: 'spent'; cells: Box[] }
  | { kind: 'fallen'; figure: number; at: Point }
  | { kind: 'trail'; threat: number; way: Point[]; /** How far the ship itself has come. */ ship: Point }
  | { kind: 'walk'; figure: number; way: Point[]; lift: Box | null }
  | { kind: 'clash'; from: Point; to: Point }
  | { kind: 'comes'; threat: number; at: Point }
  | { kind: 'lost' }
  | { kind: 'jump' }
);

/** A threat outside, drawn as a ship beside its track. */
export interface Hull { threat: PictureThreat; at: Point; /** Degrees: its nose looks at what it attacks. */ turn: number; scale: number }

const NEAREST = 46;

/** Where the hull begins in a zone, and where its guns are. */
const roof = (drawing: Drawing, zone: Zone): number => drawing.top + (zone === 'white' ? 8 : 24);

export function muzzleAt(drawing: Drawing, from: StationId | 'rocket' | 'interceptors'): Point {
  if (from === 'rocket') return drawing.rocketTrack[1];
  if (from === 'interceptors') return { x: drawing.space.x, y: drawing.space.y - 14 };
  const zone = zoneOf(from);
  // A weapon of the lower deck fires past the upper one, from beside it.
  return { x: zoneCentre(drawing, zone) + (from[0] === 'U' ? -1 : -36), y: roof(drawing, zone) - (from[0] === 'U' ? 16 : 0) };
}

export const impactAt = (drawing: Drawing, zone: Zone): Point => ({ x: zoneCentre(drawing, zone) + 38, y: roof(drawing, zone) });

/** The ships outside: beside their track, as far away as their square says. */
export function hullsOf(drawing: Drawing, picture: Picture, shown: (threat: PictureThreat) => boolean = () => false): Hull[] {
  const hulls: Hull[] = [];
  for (const threat of picture.threats) {
    if (!isZone(threat.track) || !(threat.status === 'on_track' || shown(threat))) continue;
    const zone = threat.track;
    const beside = hulls.filter((hull) => hull.threat.track === zone).length;
    const length = picture.tracks.find((each) => each.track === zone)?.squares.length ?? 10;
    const at = {
      x: drawing.trackX[zone] + drawing.trackW + 66 + (beside % 2) * 74,
      y: Math.min(tokenAt(drawing, zone, threat.square ?? length).y, roof(drawing, zone) - NEAREST),
    };
    const to = impactAt(drawing, zone);
    hulls.push({ threat, at, turn: (Math.atan2(to.y - at.y, to.x - at.x) * 180) / Math.PI, scale: threat.severity === 'serious' ? 1.35 : 1.05 });
  }
  return hulls;
}

/** Where each figure stands. */
export function figuresOf(drawing: Drawing, picture: Picture): Map<number, Point> {
  const places = new Map<number, Point>();
  for (const station of STATIONS) {
    const here = picture.crew.filter((figure) => figure.station === station);
    here.forEach((figure, place) => places.set(figure.id, figureAt(drawing, station, place, here.length)));
  }
  picture.crew.filter((figure) => figure.station === null).forEach((figure, place) => places.set(figure.id, { x: drawing.space.x + place * 20, y: drawing.space.y }));
  return places;
}

/** What a tile covers, and what is printed there. */
function covered(drawing: Drawing, zone: Zone, tile: TileId): { box: Box | null; station: StationId | null; what: (picture: Picture) => number | null } {
  const letter = zone === 'red' ? 'R' : zone === 'white' ? 'W' : 'B';
  const [upper, lower] = [`U${letter}`, `L${letter}`] as [StationId, StationId];
  const of = (picture: Picture) => picture.zones.find((each) => each.zone === zone);
  switch (tile) {
    case 'upper_cannon': return { box: drawing.systems[upper].A, station: upper, what: (picture) => picture.cannons[upper] };
    case 'lower_cannon': return { box: drawing.systems[lower].A, station: lower, what: (picture) => picture.cannons[lower] };
    case 'shield': return { box: drawing.systems[upper].B, station: upper, what: (picture) => of(picture)?.shieldCapacity ?? null };
    case 'reactor': return { box: drawing.systems[lower].B, station: lower, what: (picture) => of(picture)?.reactorCapacity ?? null };
    case 'gravolift': return { box: drawing.lifts[zone], station: null, what: () => null };
    case 'structure': return { box: null, station: null, what: () => null };
  }
}

/** The cells of a shield that an attack has emptied, as the station draws them. */
function spentCells(drawing: Drawing, zone: Zone, before: Picture, after: Picture): Box[] {
  const [was, is] = [before, after].map((picture) => picture.zones.find((each) => each.zone === zone)!);
  const box = drawing.systems[zone === 'red' ? 'UR' : zone === 'white' ? 'UW' : 'UB'].B;
  const cells = Math.max(is!.shieldCapacity, is!.shield);
  const hurt = is!.tiles.includes('shield') ? 1 : 0;
  const wide = Math.min(9, (box.w - 8) / (cells + hurt) - 3);
  return Array.from({ length: Math.max(0, was!.shield - is!.shield) }, (_, place) => ({ x: box.x + 5.5 + (is!.shield + place) * (wide + 4), y: box.y + 23.5, w: wide, h: 12 }));
}

const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
const playerOf = (told: Happening, order: readonly number[]): number | null => ('player' in told && typeof told.player === 'number' ? (order[told.player] ?? null) : null);

/** What one beat adds to the picture, and the points that the camera must have in sight. */
function told(drawing: Drawing, beats: readonly Beat[], index: number, number: number, start: Picture, order: readonly number[]): { effects: Effect[]; points: Point[] } {
  const beat = beats[index]!;
  const before = beats[index - 1]?.picture ?? start;
  const { picture, happening } = beat;
  const effects: Effect[] = [];
  const points: Point[] = [];
  const by = (whose: Whose): Told => ({ number, beat: index, whose });
  const hulls = hullsOf(drawing, before, (threat) => 'threat' in happening && happening.threat === threat.id);
  const hull = (id: number): Hull | undefined => hulls.find((each) => each.threat.id === id);
  const areaOf = (station: StationId): Point[] => {
    const { A, C } = drawing.systems[station];
    return [{ x: A.x, y: A.y - 34 }, { x: C.x + C.w, y: C.y + C.h }];
  };
  const places = figuresOf(drawing, picture);
  const player = playerOf(happening, order);
  const stationOf = (id: number | null, seen: Picture = picture): StationId | null => seen.crew.find((figure) => figure.id === id)?.station ?? null;
  const standing = (id: number | null): Point[] => {
    const station = stationOf(id);
    return station ? areaOf(station) : [{ x: drawing.space.x, y: drawing.space.y }, { x: drawing.space.x, y: drawing.space.y - 60 }];
  };
  switch (happening.what) {
    case 'threat_appears': {
      const found = hullsOf(drawing, picture).find((each) => each.threat.id === happening.threat);
      if (found) {
        effects.push({ ...by('theirs'), kind: 'comes', threat: happening.threat, at: found.at });
        points.push(found.at, { x: found.at.x, y: found.at.y - 36 }, { x: found.at.x, y: drawing.top });
      }
      break;
    }
    case 'aims': case 'hit': case 'unharmed': {
      const target = hull(happening.threat);
      for (const shot of picture.beams ?? []) {
        if (shot.kind !== 'shot') continue;
        const from = muzzleAt(drawing, shot.from);
        const to = target?.at ?? { x: from.x, y: 40 };
        // What the shots come to is told after each of them was seen.
        effects.push({ ...by('ours'), kind: 'beam', from, to, past: happening.what !== 'aims' });
        points.push(from, to);
      }
      if (target && happening.what === 'hit' && happening.damage > 0) effects.push({ ...by('ours'), kind: 'burst', at: target.at, size: 18 + Math.min(5, happening.damage) * 4, shards: false });
      else if (target && happening.what !== 'aims') effects.push({ ...by('ours'), kind: 'ripple', at: target.at });
      if (target) points.push(target.at, { x: target.at.x, y: target.at.y - 34 });
      break;
    }
    case 'burnt': case 'destroyed': case 'explodes': {
      const target = hull(happening.threat);
      const inside = before.threats.find((threat) => threat.id === happening.threat)?.stations[0];
      const at = target?.at ?? (inside ? boardTokenAt(drawing, inside, 0) : null);
      if (at) {
        effects.push({ ...by('ours'), kind: 'burst', at, size: target ? (happening.what === 'burnt' ? 22 : 44) : 20, shards: happening.what !== 'burnt' });
        points.push(at, { x: at.x, y: at.y - 40 }, ...(target ? [{ x: at.x, y: drawing.top }] : areaOf(inside!)));
      }
      break;
    }
    case 'advances': {
      const threat = picture.threats.find((each) => each.id === happening.threat);
      if (threat && isZone(threat.track)) {
        const { track } = threat;
        const count = Math.abs(happening.from - happening.to);
        const way = Array.from({ length: count + 1 }, (_, place) => tokenAt(drawing, track, happening.from - Math.sign(happening.from - happening.to) * place));
        const ship = hullsOf(drawing, picture).find((each) => each.threat.id === threat.id);
        const was = hull(threat.id);
        effects.push({ ...by('theirs'), kind: 'trail', threat: threat.id, way, ship: ship && was ? { x: was.at.x - ship.at.x, y: was.at.y - ship.at.y } : { x: 0, y: 0 } });
        points.push(...way, ...(ship ? [ship.at, { x: ship.at.x, y: ship.at.y - 34 }] : []), { x: zoneCentre(drawing, track), y: drawing.top + 10 });
      }
      break;
    }
    case 'attack': {
      const from = hull(happening.threat)?.at ?? { x: impactAt(drawing, happening.zone).x + 20, y: 30 };
      const to = impactAt(drawing, happening.zone);
      effects.push({ ...by('theirs'), kind: 'beam', from, to, past: false });
      const cells = spentCells(drawing, happening.zone, before, picture);
      if (cells.length > 0) effects.push({ ...by('theirs'), kind: 'spent', cells });
      effects.push(happening.tiles > 0 ? { ...by('theirs'), kind: 'burst', at: to, size: 26 + Math.min(6, happening.tiles) * 4, shards: true } : { ...by('theirs'), kind: 'ripple', at: to });
      const station = happening.zone === 'red' ? 'UR' : happening.zone === 'white' ? 'UW' : 'UB';
      points.push(from, { x: from.x, y: from.y - 34 }, to, ...areaOf(station));
      break;
    }
    case 'tile_drawn': {
      const { box, what } = covered(drawing, happening.zone, happening.tile);
      const from = impactAt(drawing, happening.zone);
      const same = beats.slice(0, index).filter((each) => each.turn === beat.turn && each.happening.what === 'tile_drawn' && each.happening.zone === happening.zone).length;
      // Beside the way of the shot, on nothing that is to be read.
      const at = { x: from.x + 52 + Math.floor(same / 3) * 60, y: from.y - 42 - (same % 3) * 64 };
      effects.push({ ...by('theirs'), kind: 'tile', at, from, zone: happening.zone, tile: happening.tile, was: what(before), is: what(picture), covers: box });
      points.push({ x: at.x + 34, y: at.y - 34 }, from, ...(box ? [{ x: box.x, y: box.y }, { x: box.x + box.w, y: box.y + box.h }] : []));
      break;
    }
    case 'knocked_out': {
      const at = player === null ? undefined : places.get(player);
      if (at && player !== null) effects.push({ ...by('crew'), kind: 'fallen', figure: player, at });
      points.push(...standing(player));
      break;
    }
    case 'moves': {
      const [from, to] = [player === null ? undefined : figuresOf(drawing, before).get(player), player === null ? undefined : places.get(player)];
      if (from && to && player !== null) {
        const lift = happening.by === 'lift' ? drawing.lifts[zoneOf(happening.to)] : null;
        const shaft = lift ? lift.x + lift.w / 2 : 0;
        effects.push({ ...by('crew'), kind: 'walk', figure: player, way: lift ? [from, { x: shaft, y: from.y }, { x: shaft, y: to.y }, to] : [from, to], lift });
      }
      points.push(...areaOf(happening.from), ...areaOf(happening.to));
      break;
    }
    case 'attacks_intruder': case 'returns_fire': {
      const station = happening.what === 'attacks_intruder' ? happening.station : stationOf(player);
      const from = player === null ? undefined : places.get(player);
      if (station && from) {
        const to = boardTokenAt(drawing, station, 0);
        const ends = { from: { x: from.x + 12, y: from.y - 12 }, to: { x: to.x - 12, y: to.y + 4 } };
        effects.push(happening.what === 'attacks_intruder' ? { ...by('ours'), kind: 'clash', ...ends } : { ...by('theirs'), kind: 'clash', from: ends.to, to: ends.from });
        points.push(...areaOf(station));
      }
      break;
    }
    case 'internal_damage': {
      const station = picture.threats.find((threat) => threat.id === happening.threat)?.stations.find((each) => zoneOf(each) === happening.zone);
      const at = station ? boardTokenAt(drawing, station, 0) : { x: zoneCentre(drawing, happening.zone), y: drawing.top + 125 };
      effects.push({ ...by('theirs'), kind: 'burst', at, size: 24, shards: true });
      points.push(at, ...(station ? areaOf(station) : []));
      break;
    }
    case 'lost': effects.push({ ...by('theirs'), kind: 'lost' }); break;
    case 'jumps': effects.push({ ...by('ours'), kind: 'jump' }); break;
    default:
      if (player !== null) points.push(...standing(player));
      for (const light of picture.highlights ?? []) {
        if (light.on === 'station') points.push(...areaOf(light.station));
        else if (light.on === 'system') points.push(...areaOf(light.station), middle(drawing.systems[light.station][light.letter]));
        else if (light.on === 'threat') {
          const ship = hull(light.id);
          const inside = picture.threats.find((threat) => threat.id === light.id)?.stations ?? [];
          if (ship) points.push(ship.at, { x: ship.at.x, y: ship.at.y - 34 }, { x: ship.at.x, y: drawing.top });
          else for (const station of inside) points.push(...areaOf(station));
        }
      }
  }
  return { effects, points };
}

/** The list of a turn: every beat of it so far but its beginning, with the number it carries on the picture. */
export function turnSoFar(beats: readonly Beat[], at: number): { beat: Beat; index: number }[] {
  const now = beats[at];
  if (!now) return [];
  let first = at;
  while (first > 0 && beats[first - 1]!.turn === now.turn) first -= 1;
  return beats.slice(first, at + 1).map((beat, place) => ({ beat, index: first + place })).filter(({ beat }) => beat.happening.what !== 'turn_begins');
}

/** The edge around what must be seen, and the smallest part of the drawing that is shown. */
const AROUND = 30;

/** The smallest box of a shape that holds all points. */
export function boxAround(points: readonly Point[], shape: number, least: number, drawing: Drawing): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
  const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
  const w = Math.max(least, right - left, (bottom - top) * shape);
  const h = w / shape;
  // As far inside the drawing as it fits, so that no half of the picture lies empty.
  const inside = (from: number, size: number, all: number) => (size >= all ? (all - size) / 2 : Math.max(0, Math.min(all - size, from)));
  return { x: inside((left + right - w) / 2, w, drawing.width), y: inside((top + bottom - h) / 2, h, drawing.height), w, h };
}

export const wholeOf = (drawing: Drawing, shape: number): Box => boxAround([{ x: AROUND, y: AROUND }, { x: drawing.width - AROUND, y: drawing.height - AROUND }], shape, 0, drawing);

const holds = (box: Box, points: readonly Point[]): boolean => points.every(({ x, y }) => x >= box.x + 8 && x <= box.x + box.w - 8 && y >= box.y + 8 && y <= box.y + box.h - 8);

export interface Framing { effects: Effect[]; /** What is in sight. */ box: Box; /** What was in sight at the beat before. */ from: Box; /** The number of this beat; nothing for the beginning of a turn. */ number: number | null }

/** The picture at a beat: everything its turn has shown so far, and where the camera is. */
export function framingOf(drawing: Drawing, beats: readonly Beat[], at: number, start: Picture, order: readonly number[], shape: number, least: number): Framing {
  const whole = wholeOf(drawing, shape);
  const rows = turnSoFar(beats, at);
  const now = beats[at];
  let [box, from] = [whole, whole];
  const effects: Effect[] = [];
  rows.forEach(({ beat, index }, place) => {
    const { effects: added, points } = told(drawing, beats, index, place + 1, start, order);
    from = box;
    if (beat.happening.what === 'lost' || beat.happening.what === 'jumps') box = whole;
    else if (points.length > 0) {
      const wanted = boxAround(points, shape, least, drawing);
      // It stays where it is as long as everything is in sight and not far too small: nobody likes a camera that never rests.
      if (!holds(box, points) || box.w > wanted.w * 1.5) box = wanted;
    }
    const current = index === at;
    for (const effect of added) {
      // A turn keeps what it has done; shots and blows of other parts of it, and walks, do not stay in the way.
      if (current || effect.kind === 'tile' || effect.kind === 'fallen' || effect.kind === 'spent') effects.push(effect);
      else if (effect.kind === 'beam' && beat.part === now?.part) effects.push({ ...effect, past: true });
      else if (effect.kind === 'trail' && beat.part === now?.part) effects.push(effect);
    }
  });
  if (now?.happening.what === 'turn_begins') from = box;
  // A ship in pieces, or gone, carries nothing any more. A shot that is told again is drawn once.
  const gone = effects.filter(({ kind }) => kind === 'lost' || kind === 'jump');
  const same = (one: Effect, two: Effect) => one.kind === 'beam' && two.kind === 'beam' && one.from.x === two.from.x && one.to.x === two.to.x && one.to.y === two.to.y;
  const kept = gone.length > 0 ? gone : effects.filter((effect) => !effects.some((later) => later.beat > effect.beat && same(effect, later)));
  return { effects: kept, box, from, number: rows.at(-1)?.index === at ? rows.length : null };
}
