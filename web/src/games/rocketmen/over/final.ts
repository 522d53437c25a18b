// What the final screen tells besides the scores themselves.
import type { StoryLine } from '../../contract';
import { countBits, type Book } from '../catalogue';
import type { Event, GoalScore, Score, View } from '../types';

/** Seats, best total first; winners before those they tied with. */
export function ranking(view: View): number[] {
  const scores = view.scores ?? [];
  const won = new Set(view.winners ?? []);
  return view.players
    .map((_, seat) => seat)
    .sort((one, two) => (scores[two]?.total ?? 0) - (scores[one]?.total ?? 0) || Number(won.has(two)) - Number(won.has(one)));
}

/** Whether this goal is the one that paid: the first of the better ones. */
export function counted(score: Score, goal: GoalScore): boolean {
  const worth = (one: GoalScore) => one.tasks[0] + one.tasks[1];
  return score.goal > 0 && score.goals.find((one) => worth(one) === score.goal) === goal;
}

/** How a tie at the top was broken, if there was one. */
export function tieBreak(book: Book, view: View): { by: 'location' | 'missions' | 'shared'; place: number | null; missions: number } | null {
  const { scores, winners } = view;
  if (!scores || !winners || winners.length === 0 || view.ai) return null;
  const best = Math.max(...scores.map((score) => score.total));
  const tied = scores.flatMap((score, seat) => (score.total === best ? [seat] : []));
  if (tied.length < 2) return null;
  const top = (seat: number) => {
    const places = book.source.board.location.flatMap((place, index) => (view.players[seat]!.locations & (1 << index) ? [{ index, rank: place.rank }] : []));
    return places.sort((one, two) => one.rank - two.rank)[0] ?? null;
  };
  const winner = winners[0]!;
  const place = top(winner);
  const missions = countBits(view.players[winner]!.locations);
  if (winners.length > 1) return { by: 'shared', place: null, missions };
  const equal = tied.filter((seat) => seat !== winner && top(seat)?.rank === place?.rank);
  return equal.length > 0 ? { by: 'missions', place: null, missions } : { by: 'location', place: place?.index ?? null, missions };
}

/** Where the points on the track came from, as far as the story that is here goes. */
export function trackParts(story: readonly StoryLine<Event>[], seat: number, track: number): { location: number | null; vp: number; first: boolean }[] {
  const parts = story.flatMap(({ event }) => {
    if (!event || event.seat !== seat) return [];
    if (event.event === 'succeeded') return [{ location: event.location ?? null, vp: event.vp ?? 0, first: event.first ?? false }];
    if (event.event === 'threat_scored') return [{ location: null, vp: event.vp ?? 0, first: false }];
    return [];
  });
  // A story that begins later does not explain all of it; then the places alone are shown.
  return parts.reduce((sum, part) => sum + part.vp, 0) === track ? parts : [];
}
