// The four games as the lobby shows them. Whether one can be played is for the server to say.
import { SEAT_COLOURS, type SeatColour } from '../ui/seats';

export interface ShelfGame {
  id: string;
  /** The colours of the chairs, in the order of play. */
  colours: readonly SeatColour[];
  players: string;
  minutes: number;
  tags: readonly ('competitive' | 'coop' | 'realtime')[];
  /** Has a guided first game, with these options. */
  lesson?: Record<string, string>;
}

export const GAMES: readonly ShelfGame[] = [
  { id: 'rocketmen', colours: ['red', 'blue', 'white', 'yellow'], players: '1–4', minutes: 60, tags: ['competitive'], lesson: {} },
  { id: 'space-alert', colours: ['yellow', 'green', 'violet', 'orange', 'cyan'], players: '1–5', minutes: 30, tags: ['coop', 'realtime'], lesson: { flight: 'test-run-1' } },
  { id: 'space-cadets', colours: ['red', 'blue', 'white', 'yellow', 'green', 'violet'], players: '3–6', minutes: 90, tags: ['coop', 'realtime'] },
  { id: 'away-missions', colours: ['red', 'blue', 'white', 'yellow', 'green', 'violet'], players: '1–6', minutes: 90, tags: ['coop'] },
];

export function colourOf(game: string, seat: number): SeatColour {
  const colours = GAMES.find((known) => known.id === game)?.colours ?? SEAT_COLOURS;
  return colours[seat % colours.length]!;
}
