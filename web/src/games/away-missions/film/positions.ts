// Where everybody stood at a moment of the film. The view shows the end of the Alien Turn; the happenings say where each figure began and
// where it went, so every moment before can be drawn without asking anybody.
import type { AlienType, Happening, View, Who } from '../types';

export interface Stood { id: number; type: AlienType; at: number; hp: number }
export interface Person { who: Who; at: number; hp: number; o2: number }
export interface Positions { aliens: Stood[]; people: Person[]; bosses: { type: string; at: number }[] }

interface Track {
  type: AlienType;
  /** Where it stood first, as far as the film tells. */
  first: number;
  /** From which happening on it is elsewhere. */
  steps: { after: number; at: number }[];
  born: number;
  gone: number;
}

/** Everything the film tells of each Alien. `before` is the last position ahead of it, where this screen has seen one. */
function tracksOf(film: readonly Happening[], before: View | null): Map<number, Track> {
  const tracks = new Map<number, Track>();
  for (const { id, type, at } of before?.aliens ?? []) tracks.set(id, { type, first: at, steps: [], born: -1, gone: Infinity });
  const track = (id: number, type: AlienType, at: number, born = -1): Track => {
    const known = tracks.get(id) ?? { type, first: at, steps: [], born, gone: Infinity };
    tracks.set(id, known);
    return known;
  };
  film.forEach((told, after) => {
    switch (told.what) {
      case 'begins':
        if (typeof told.by === 'object' && 'alien' in told.by) track(told.by.alien.id, told.by.alien.kind, told.at, told.spawned_by === null ? -1 : after);
        break;
      case 'moves':
        if (typeof told.by === 'object' && 'alien' in told.by) track(told.by.alien.id, told.by.alien.kind, told.from).steps.push({ after, at: told.to });
        for (const carried of told.carries) track(carried, 'saucerman', told.from).steps.push({ after, at: told.to });
        break;
      case 'gathers':
        // Which of the Bugs came from where is told by numbers only; those that stay are named last.
        told.bugs.forEach((bug, place) => track(bug, 'bug', told.moves[place]?.[0] ?? told.to).steps.push({ after, at: told.to }));
        break;
      case 'spawn':
        if (told.alien !== null) track(told.alien, 'space_leech', told.at, after);
        break;
      case 'placed': track(told.alien, told.kind, told.at, after); break;
      case 'mine': track(told.alien, 'sentinel', told.at).gone = after; break;
      case 'alien_hit': if (told.left === 0) { const hit = tracks.get(told.alien); if (hit) hit.gone = after; } break;
      case 'alien_terror': if (typeof told.result === 'object' && 'moved' in told.result) tracks.get(told.alien)?.steps.push({ after, at: told.result.moved.to }); break;
      default:
    }
  });
  return tracks;
}

/** The board after so many happenings of the film; `after` is the view that the film came with. */
export function positionsAt(after: View, before: View | null, count: number): Positions {
  const { film } = after;
  const tracks = tracksOf(film, before);
  const aliens: Stood[] = [];
  for (const [id, { type, first, steps, born, gone }] of tracks) {
    if (born >= count || gone < count) continue;
    const hp = (before ?? after).aliens.find((one) => one.id === id)?.hp ?? after.aliens.find((one) => one.id === id)?.hp ?? 1;
    aliens.push({ id, type, at: steps.findLast((step) => step.after < count)?.at ?? first, hp });
  }
  const people = after.rocketeers.map(({ who, at, hp, o2 }): Person => {
    const was = before?.rocketeers.find((one) => one.who === who);
    const hits = film.flatMap((told, place) => (told.what === 'hit' && told.who === who && 'hp' in told.result ? [{ place, left: told.result.hp.left }] : []));
    const frights = film.flatMap((told, place) => (told.what === 'panic' && told.who === who && typeof told.result === 'object' && 'o2' in told.result ? [{ place, left: told.result.o2.left }] : []));
    const runs = film.flatMap((told, place) => (told.what === 'terror' && told.who === who && typeof told.result === 'object' && 'moved' in told.result ? [{ place, to: told.result.moved.to }] : []));
    const now = <T extends { place: number }>(list: readonly T[]) => list.findLast(({ place }) => place < count);
    return {
      who,
      at: now(runs)?.to ?? was?.at ?? at,
      hp: now(hits)?.left ?? was?.hp ?? (hits[0] ? hits[0].left + 1 : hp),
      o2: now(frights)?.left ?? was?.o2 ?? (frights[0] ? frights[0].left + 1 : o2),
    };
  });
  const bosses = after.bosses.map(({ type, at }) => ({ type: type as string, at }));
  return { aliens, people, bosses };
}
