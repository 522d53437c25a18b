// A position from a file. Only its shape is looked at here, so that the page can draw it; everything else is for the server to say.
import { HATCH_STATES, ROCKETEERS, type Axial } from '../board/types';
import { FORMAT, TYPES, type Position } from './position';

export interface Fault { key: string; args?: Record<string, string | number> }
export type Read = { position: Position } | { fault: Fault };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlace = (value: unknown): value is Axial => Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part) && Math.abs(part as number) <= 99);
const isCount = (value: unknown): boolean => value === undefined || (Number.isInteger(value) && (value as number) >= 0);
const isFlag = (value: unknown): boolean => value === undefined || typeof value === 'boolean';
const isSide = (value: unknown): boolean => value === undefined || (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 5);

function tileFault(tile: unknown, place: number): Fault | null {
  const number = place + 1;
  if (!isObject(tile) || !isPlace(tile.at)) return { key: 'amb-bad-tile', args: { number } };
  const edges = tile.hatches === undefined || (Array.isArray(tile.hatches) && tile.hatches.every((edge) => isSide(edge) && edge !== undefined));
  return isCount(tile.number) && isFlag(tile.scanned) && isSide(tile.rotation) && edges && isFlag(tile.vent) && isCount(tile.discovery) && isCount(tile.mines) ? null : { key: 'amb-bad-tile', args: { number } };
}

function hatchFault(hatch: unknown, place: number): Fault | null {
  const fine = isObject(hatch) && Array.isArray(hatch.between) && hatch.between.length === 2 && hatch.between.every(isPlace) && HATCH_STATES.some((state) => state === hatch.state);
  return fine ? null : { key: 'amb-bad-hatch', args: { number: place + 1 } };
}

function rocketeerFault(rocketeer: unknown, place: number): Fault | null {
  const fine = isObject(rocketeer) && ROCKETEERS.some((who) => who === rocketeer.who) && isPlace(rocketeer.at) && isCount(rocketeer.hp) && isCount(rocketeer.o2) && isCount(rocketeer.order)
    && (rocketeer.items === undefined || (Array.isArray(rocketeer.items) && rocketeer.items.every((item) => typeof item === 'string' || (isObject(item) && typeof item.id === 'string'))))
    && (rocketeer.grappled_by === undefined || (Array.isArray(rocketeer.grappled_by) && rocketeer.grappled_by.every((id) => typeof id === 'string')));
  return fine ? null : { key: 'amb-bad-rocketeer', args: { number: place + 1 } };
}

function alienFault(alien: unknown, place: number): Fault | null {
  const fine = isObject(alien) && TYPES.some((type) => type === alien.type) && isPlace(alien.at) && isCount(alien.hp) && isFlag(alien.stunned) && isCount(alien.staggered) && (alien.id === undefined || typeof alien.id === 'string');
  return fine ? null : { key: 'amb-bad-alien', args: { number: place + 1 } };
}

const first = (list: readonly unknown[], fault: (thing: unknown, place: number) => Fault | null): Fault | null => {
  for (const [place, thing] of list.entries()) {
    const found = fault(thing, place);
    if (found) return found;
  }
  return null;
};

export function readPosition(text: string): Read {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { fault: { key: 'amb-bad-json' } };
  }
  if (!isObject(read)) return { fault: { key: 'amb-bad-shape' } };
  // What `aliens` printed can be fed back whole.
  if (read.format === 'away-missions-alien-turn/1' && isObject(read.position)) read = read.position;
  const file = read as Record<string, unknown>;
  if (file.format !== FORMAT) return { fault: { key: 'amb-bad-format', args: { format: typeof file.format === 'string' ? file.format.slice(0, 60) : '–' } } };
  const lists = (['tiles', 'hatches', 'rocketeers', 'aliens'] as const).map((key) => file[key] ?? []);
  if (!lists.every(Array.isArray) || !Array.isArray(file.tiles) || !isSide(file.arrow)) return { fault: { key: 'amb-bad-shape' } };
  const [tiles, hatches, rocketeers, aliens] = lists as unknown[][];
  const fault = first(tiles!, tileFault) ?? first(hatches!, hatchFault) ?? first(rocketeers!, rocketeerFault) ?? first(aliens!, alienFault);
  return fault ? { fault } : { position: file as unknown as Position };
}

/** As it is saved. */
export const writePosition = (position: Position): string => `${JSON.stringify(position, null, 2)}\n`;
