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

/** What a crew hears of its end; nothing for a game of rivals. */
export function crewOutcome(game: string): ShelfEntry['outcome'] {
  return GAMES.find((known) => known.id === game)?.outcome;
}

/** Whether people choose the colours of their chairs. */
export function choosesColours(game: string): boolean {
  return !GAMES.find((known) => known.id === game)?.ownColours;
}

/** The colours of all chairs: what people chose, the game's own order for the others, and never the same one twice. */
export function coloursOf(game: string, chairs: readonly { colour: SeatColour | null }[]): SeatColour[] {
  const own = GAMES.find((known) => known.id === game)?.colours ?? SEAT_COLOURS;
  const given = new Set(chairs.flatMap(({ colour }) => colour ?? []));
  const found = chairs.map(({ colour }, seat) => {
    const first = colour ?? own[seat];
    if (!first || (colour === null && given.has(first))) return null;
    given.add(first);
    return first;
  });
  return found.map((colour) => {
    const free = colour ?? [...own, ...SEAT_COLOURS].find((other) => !given.has(other)) ?? own[0]!;
    given.add(free);
    return free;
  });
}
