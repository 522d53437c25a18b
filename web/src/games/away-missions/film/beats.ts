// The Alien Turn as beats: what one figure does in its slot. Everything is in the happenings that the server sends.
import type { Happening } from '../types';
import { alienName, t } from '../words';

/** One figure's slot. */
export interface Beat {
  /** Who acts, in words. */
  name: string;
  /** What is drawn beside it. */
  art: string | null;
  happenings: Happening[];
  /** Where its first happening stands in the whole film, and where the next beat begins. */
  from: number;
  to: number;
  /** The tiles that it walks over, the one it came from first. */
  path: number[];
  /** The Aliens that move. */
  movers: number[];
  /** The one whose slot it is; a swarm is nobody in particular. */
  actor: string | null;
  target: string | null;
}

type By = { alien: { id: number; kind: string } } | { swarm: { number: number } } | { boss: { kind: string } } | 'elsewhere';

function actorName(by: By): string {
  if (by === 'elsewhere') return t('amw-film-elsewhere');
  if ('alien' in by) return alienName(by.alien.kind);
  if ('boss' in by) return alienName(by.boss.kind);
  return t('amw-film-swarm');
}
const artOf = (by: By): string | null => (by === 'elsewhere' ? null : 'alien' in by ? by.alien.kind : 'boss' in by ? by.boss.kind : 'bug');
const figureOf = (by: By): string | null => (by === 'elsewhere' ? null : 'alien' in by ? `alien-${by.alien.id}` : 'boss' in by ? `boss-${by.boss.kind}` : null);

export function beatsOf(film: readonly Happening[]): Beat[] {
  const beats: Beat[] = [];
  film.forEach((told, place) => {
    if (told.what === 'begins' || beats.length === 0) {
      const by: By = 'by' in told ? (told.by as By) : 'elsewhere';
      beats.push({ name: actorName(by), art: artOf(by), happenings: [], from: place, to: place, path: [], movers: [], actor: figureOf(by), target: null });
    }
    const beat = beats.at(-1)!;
    beat.happenings.push(told);
    beat.to = place + 1;
    if (told.what === 'moves') {
      if (beat.path.length === 0) beat.path.push(told.from);
      beat.path.push(told.to);
      const by = told.by as By;
      for (const mover of [...(by !== 'elsewhere' && 'alien' in by ? [by.alien.id] : []), ...told.carries]) if (!beat.movers.includes(mover)) beat.movers.push(mover);
    }
    if (told.what === 'gathers') beat.movers.push(...told.bugs);
    if (told.what === 'aims' || told.what === 'rolls') beat.target = told.target;
  });
  return beats;
}
