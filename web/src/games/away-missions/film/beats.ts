// The Alien Turn as beats: what one figure does, with its reasons. Everything is in the happenings that the server sends.
import type { Happening, View } from '../types';
import { alienName, itemName, t, tileName, whoName } from '../words';

/** One figure's slot. */
export interface Beat {
  /** Who acts, in words. */
  name: string;
  /** What is drawn beside it. */
  art: string | null;
  happenings: Happening[];
  /** The tiles that it walks over, the one it came from first. */
  path: number[];
  /** The figures that walk. */
  figures: string[];
  target: string | null;
  dice: number[];
}

type By = { alien: { id: number; kind: string } } | { swarm: { number: number } } | { boss: { kind: string } } | 'elsewhere';

export function actorName(by: By): string {
  if (by === 'elsewhere') return t('amw-film-elsewhere');
  if ('alien' in by) return alienName(by.alien.kind);
  if ('boss' in by) return alienName(by.boss.kind);
  return t('amw-film-swarm');
}
const artOf = (by: By): string | null => (by === 'elsewhere' ? null : 'alien' in by ? by.alien.kind : 'boss' in by ? by.boss.kind : 'bug');

export function beatsOf(film: readonly Happening[]): Beat[] {
  const beats: Beat[] = [];
  for (const told of film) {
    if (told.what === 'begins' || beats.length === 0) {
      const by: By = 'by' in told ? (told.by as By) : 'elsewhere';
      beats.push({ name: actorName(by), art: artOf(by), happenings: [], path: [], figures: by !== 'elsewhere' && 'alien' in by ? [`alien-${by.alien.id}`] : [], target: null, dice: [] });
    }
    const beat = beats.at(-1)!;
    beat.happenings.push(told);
    if (told.what === 'moves') {
      if (beat.path.length === 0) beat.path.push(told.from);
      beat.path.push(told.to);
      for (const carried of told.carries) if (!beat.figures.includes(`alien-${carried}`)) beat.figures.push(`alien-${carried}`);
    }
    if (told.what === 'aims' || told.what === 'rolls') beat.target = told.target;
    if (told.what === 'rolls') beat.dice.push(...told.dice);
  }
  return beats;
}

/** One happening as a sentence, with the reason. */
export function sentence(view: View, told: Happening): string | null {
  const tile = (id: number) => tileName(view, id);
  switch (told.what) {
    case 'begins': return told.spawned_by !== null ? t('amw-film-spawned') : null;
    case 'stunned': return t('amw-film-stunned');
    case 'stays': return t(`amw-film-stays-${told.why.replaceAll('_', '-')}`);
    case 'heads': return t('amw-film-heads', { who: whoName(told.toward), why: t(`amw-film-choice-${told.why.replaceAll('_', '-')}`) });
    case 'moves': {
      const why = typeof told.why === 'string' ? told.why : 'chance';
      return t('amw-film-moves', { tile: tile(told.to), why: t(`amw-film-tile-${why.replaceAll('_', '-')}`), carried: told.carries.length });
    }
    case 'holds': return t(`amw-film-holds-${told.why.replaceAll('_', '-')}`);
    case 'aims': return t('amw-film-aims', { who: whoName(told.target), range: told.range, why: t(`amw-film-choice-${told.why.replaceAll('_', '-')}`) });
    case 'rolls': return t('amw-film-rolls', { dice: told.dice.join(', '), hits: told.hits, overkills: told.overkills });
    case 'hit': return 'hp' in told.result ? t('amw-film-hit', { who: whoName(told.who), left: told.result.hp.left }) : t('amw-film-absorbed', { who: whoName(told.who), item: itemName(told.result.absorbed.by) });
    case 'panic': return told.result === 'already' ? t('amw-film-panic-already', { who: whoName(told.who) }) : 'o2' in told.result ? t('amw-film-panic', { who: whoName(told.who), left: told.result.o2.left }) : t('amw-film-ignored', { who: whoName(told.who), item: itemName(told.result.ignored.by) });
    case 'mind_control': return told.result === 'already' ? t('amw-film-mind-already', { who: whoName(told.who) }) : 'ap' in told.result ? t('amw-film-mind', { who: whoName(told.who) }) : t('amw-film-ignored', { who: whoName(told.who), item: itemName(told.result.ignored.by) });
    case 'terror': return told.result === 'none' ? t('amw-film-terror-none', { who: whoName(told.who), roll: told.roll }) : 'moved' in told.result ? t('amw-film-terror', { who: whoName(told.who), roll: told.roll, tile: tile(told.result.moved.to) }) : t('amw-film-terror-blocked', { who: whoName(told.who), roll: told.roll });
    case 'grapple': return t('amw-film-grapple', { who: whoName(told.who) });
    case 'spawn': return t(told.alien !== null ? 'amw-film-spawn' : 'amw-film-spawn-none');
    default: return null;
  }
}
