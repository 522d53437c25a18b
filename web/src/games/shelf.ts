// Every game there is a folder for, as the lobby shows it. Whether one can be played is for the server to say.
import { SEAT_COLOURS, type SeatColour } from '../ui/seats';
import type { GamePage, ShelfEntry } from './contract';

export interface ShelfGame extends ShelfEntry {
  /** The name of the folder, and what the server calls it. */
  id: string;
}

const entries = import.meta.glob<ShelfEntry>('./*/shelf.ts', { eager: true, import: 'default' });

export const GAMES: readonly ShelfGame[] = Object.entries(entries)
  .map(([path, entry]) => ({ ...entry, id: path.split('/')[1]! }))
  .sort((a, b) => a.place - b.place);

const PAGES = new Map<string, GamePage>(GAMES.flatMap((game) => (game.pages ?? []).map((page) => [page.path, page])));

/** The page of a game at this address. */
export function pageAt(path: string): GamePage | undefined {
  return PAGES.get(path);
}

/** The game a rule number belongs to. */
export function gameOfRule(rule: string): string | undefined {
  const prefix = rule.split('-')[0];
  return GAMES.find((game) => game.rules === prefix)?.id;
}

export function colourOf(game: string, seat: number): SeatColour {
  const colours = GAMES.find((known) => known.id === game)?.colours ?? SEAT_COLOURS;
  return colours[seat % colours.length]!;
}
