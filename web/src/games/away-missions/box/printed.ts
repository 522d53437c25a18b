// What is printed on the tiles of the box: read from the game's own data, so that there is one list.
import type { Direction } from '../board/types';
import source from '../../../../../crates/away-missions/data/tiles.toml?raw';

export interface Printed { number: number; hatches: readonly Direction[]; vent: boolean; room: string | null }

/** The few kinds of lines that the file has. */
export function readTiles(text: string): Map<number, Printed> {
  const found = new Map<number, Printed>();
  for (const part of text.split('[[tile]]').slice(1)) {
    const value = (key: string) => new RegExp(`^${key} = (.*)$`, 'm').exec(part)?.[1];
    const number = Number(value('number'));
    found.set(number, { number, hatches: JSON.parse(value('hatches') ?? '[]') as Direction[], vent: value('vent') === 'true', room: value('room')?.replaceAll('"', '') ?? null });
  }
  return found;
}

export const PRINTED: ReadonlyMap<number, Printed> = readTiles(source);
/** The inventory number of a Scenario tile. */
export const roomNumber = (room: string): number | undefined => [...PRINTED.values()].find((tile) => tile.room === room)?.number;
export const ROOMS: readonly string[] = [...PRINTED.values()].flatMap(({ room }) => room ?? []);
