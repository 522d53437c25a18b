// Seat colours. Each has its own shape, so colour is never the only signal.
export const SEAT_COLOURS = ['red', 'white', 'blue', 'yellow', 'green', 'violet', 'orange', 'cyan'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

export function isSeatColour(text: string): text is SeatColour {
  return SEAT_COLOURS.some((colour) => colour === text);
}
