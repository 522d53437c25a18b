// Seat colours. Each has its own shape, so colour is never the only signal.
import type { SeatColour } from '../net/generated/protocol';

export type { SeatColour };
export const SEAT_COLOURS: readonly SeatColour[] = ['red', 'white', 'blue', 'yellow', 'green', 'violet', 'orange', 'cyan', 'grey'];

export function isSeatColour(text: string): text is SeatColour {
  return SEAT_COLOURS.some((colour) => colour === text);
}
