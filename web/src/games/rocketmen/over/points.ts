// Where the points on the track came from: from the view, so that everybody sees the same whenever they come.
import type { Book } from '../catalogue';
import type { View } from '../types';

export interface TrackPart { location: number | null; vp: number; first: boolean }

/** Every place that a player reached, and what Threats scored at once. */
export function trackParts(book: Book, view: View, seat: number): TrackPart[] {
  const player = view.players[seat]!;
  const places = book.source.board.location.flatMap((place, location): TrackPart[] => {
    if (!(player.locations & (1 << location))) return [];
    const first = (player.firsts & (1 << location)) !== 0;
    return [{ location, vp: first ? place.first : place.later, first }];
  });
  const rest = (view.scores?.[seat]?.track ?? player.vp) - places.reduce((sum, part) => sum + part.vp, 0);
  return rest > 0 ? [...places, { location: null, vp: rest, first: false }] : places;
}
