// A position as the board draws it.
import { keyOf, opposite, step, turned, DIRECTIONS } from '../board/hex';
import { ROCKETEERS, type Axial, type BoardData, type BoardFigure, type BoardHatch, type BoardTile, type BoardToken, type Direction, type HatchState } from '../board/types';
import type { SeatColour } from '../../../ui/seats';
import { alienName, roomName, whoName } from '../board/names';
import { alienIds, isScanned, listedHatch, rotationOf, tileOf, type Position, type PositionTile } from './position';
import { PRINTED } from './printed';

/** The colour and shape of each Rocketeer's base. */
export const COLOURS: Record<(typeof ROCKETEERS)[number], SeatColour> = { captain: 'yellow', first_officer: 'orange', doctor: 'white', professor: 'blue', chief: 'red', yeoman: 'green' };
/** Full hit points of those that have more than one. */
const FULL: Partial<Record<string, number>> = { brain_in_a_jar: 2, sentinel: 4 };

/** The sides of the map on which a scanned tile shows a hatch. */
export function printedSides(position: Position, tile: PositionTile): Direction[] {
  if (!isScanned(tile)) return [];
  const edges = tile.hatches ?? PRINTED.get(tile.number ?? 0)?.hatches ?? [];
  return edges.map((edge) => turned(edge, rotationOf(position, tile)));
}

/** Whether a tile on either side of an edge shows a hatch there. */
export function isPrinted(position: Position, at: Axial, side: Direction): boolean {
  const [here, beyond] = [tileOf(position, at), tileOf(position, step(at, side))];
  return (here !== undefined && printedSides(position, here).includes(side)) || (beyond !== undefined && printedSides(position, beyond).includes(opposite(side)));
}

/** The hatch on an edge between two tiles: as listed, else closed where one is printed. */
export const stateOf = (position: Position, at: Axial, side: Direction): HatchState | null => listedHatch(position, at, side) ?? (isPrinted(position, at, side) ? 'closed' : null);

export function hatchesOf(position: Position): BoardHatch[] {
  const there = new Set(position.tiles.map(({ at }) => keyOf(at)));
  return position.tiles.flatMap(({ at }) => ([0, 1, 2] as const).flatMap((side): BoardHatch[] => {
    const state = there.has(keyOf(step(at, side))) ? stateOf(position, at, side) : null;
    return state ? [{ at, side, state }] : [];
  }));
}

function tileFace(position: Position, tile: PositionTile): BoardTile {
  const printed = PRINTED.get(tile.number ?? 0);
  const tokens: BoardToken[] = [];
  if (tile.discovery) tokens.push({ kind: 'discovery', up: isScanned(tile), count: tile.discovery });
  if (tile.mines) tokens.push({ kind: 'mine', count: tile.mines });
  return {
    at: tile.at, scanned: isScanned(tile), tokens,
    ...(isScanned(tile) ? { number: tile.number, arrow: rotationOf(position, tile), vent: tile.vent ?? printed?.vent ?? false, ...(printed?.room ? { name: roomName(printed.room) } : {}) } : {}),
  };
}

export function figuresOf(position: Position): BoardFigure[] {
  const ids = alienIds(position.aliens ?? []);
  return [
    ...(position.rocketeers ?? []).map((rocketeer): BoardFigure => ({
      id: rocketeer.who, art: rocketeer.who, at: rocketeer.at, name: whoName(rocketeer.who), seat: COLOURS[rocketeer.who], hp: rocketeer.hp, invisible: rocketeer.invisible, grappled: (rocketeer.grappled_by?.length ?? 0) > 0,
    })),
    ...(position.aliens ?? []).map((alien, place): BoardFigure => ({
      id: ids[place]!, art: alien.type, at: alien.at, name: alienName(alien.type), stunned: alien.stunned, staggered: alien.staggered,
      ...(FULL[alien.type] ? { hp: alien.hp ?? FULL[alien.type], hpOf: Math.max(FULL[alien.type]!, alien.hp ?? 0) } : {}),
    })),
  ];
}

/** Every empty place beside a tile; the middle of the map while there is none. */
export function placesAround(tiles: readonly { at: Axial }[]): Axial[] {
  if (tiles.length === 0) return [[0, 0]];
  const there = new Set(tiles.map(({ at }) => keyOf(at)));
  const found = new Map<string, Axial>();
  for (const { at } of tiles) for (const side of DIRECTIONS) {
    const place = step(at, side);
    if (!there.has(keyOf(place)) && Math.max(Math.abs(place[0]), Math.abs(place[1])) <= 99) found.set(keyOf(place), place);
  }
  return [...found.values()];
}

export const pictureOf = (position: Position): BoardData => ({ tiles: position.tiles.map((tile) => tileFace(position, tile)), hatches: hatchesOf(position), figures: figuresOf(position) });
