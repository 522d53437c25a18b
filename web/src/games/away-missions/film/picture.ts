// One beat of the Aliens' film on the map: everybody where they stood then, pale where they came from, the way and the attack with the numbers of
// the reasons beside it.
import type { Axial, BoardBurst, BoardData, BoardFigure, BoardLine, TileMark } from '../board/types';
import { alienFigure } from '../offers';
import { figuresOf, hatchesOf, tilesOf } from '../table/picture';
import type { Props, View } from '../types';
import { alienName, t } from '../words';
import type { Beat } from './beats';
import { positionsAt, type Positions } from './positions';
import type { Reason } from './reasons';

export interface FilmPicture {
  data: BoardData;
  /** Where the beat happens. */
  place: Axial | null;
  /** Who walks which way, for motion. */
  walks: { id: string; path: Axial[] }[];
  now: Positions;
  was: Positions;
}

export function filmPicture(view: View, before: View | null, beat: Beat, reasons: readonly Reason[], colours: Props['colours']): FilmPicture {
  const place = (id: number): Axial | null => {
    const tile = view.tiles.find((one) => one.id === id);
    return tile ? [tile.at[0], tile.at[1]] : null;
  };
  const [was, now] = [positionsAt(view, before, beat.from), positionsAt(view, before, beat.to)];
  const hits = beat.happenings.flatMap((told) => (told.what === 'hit' && 'hp' in told.result ? [told.who] : []));
  const frights = beat.happenings.flatMap((told) => (told.what === 'panic' && typeof told.result === 'object' && 'o2' in told.result ? [told.who] : []));
  const minds = beat.happenings.flatMap((told) => (told.what === 'mind_control' && typeof told.result === 'object' && 'ap' in told.result ? [told.who] : []));
  const drawn = figuresOf({ ...view, rocketeers: view.rocketeers.map((one) => ({ ...one, at: now.people.find(({ who }) => who === one.who)?.at ?? one.at })), aliens: [] }, colours);
  const alien = ({ id, type, at, hp }: Positions['aliens'][number]): BoardFigure => {
    const known = (before ?? view).aliens.find((one) => one.id === id);
    return { id: alienFigure(id), art: type, at: place(at) ?? [0, 0], name: alienName(type), hp, hpOf: Math.max(hp, type === 'sentinel' ? 4 : type === 'brain_in_a_jar' ? 2 : 1), ...(known ? { stunned: known.stunned, staggered: known.staggered } : {}) };
  };
  const movers = now.aliens.flatMap((one) => {
    const from = was.aliens.find(({ id }) => id === one.id);
    return beat.movers.includes(one.id) && from && from.at !== one.at ? [{ one, from }] : [];
  });
  const ghosts = movers.map(({ one, from }): BoardFigure => ({ ...alien(from), id: `ghost-${one.id}`, ghost: true }));
  const along = beat.path.map(place).filter((at): at is Axial => at !== null);
  const walks = movers.map(({ one, from }) => {
    const whole = beat.path[0] === from.at && beat.path.at(-1) === one.at ? along : null;
    return { id: alienFigure(one.id), path: whole ?? [place(from.at)!, place(one.at)!] };
  });
  const number = (wanted: Reason['kind']): string => {
    const found = reasons.findIndex(({ kind }) => kind === wanted);
    return found < 0 ? '' : String(found + 1);
  };
  const victim = beat.target ? now.people.find(({ who }) => who === beat.target) : undefined;
  const gathered = beat.happenings.find((told) => told.what === 'gathers');
  const begins = beat.happenings[0];
  const stands = along.at(-1) ?? (gathered ? place(gathered.to) : begins?.what === 'begins' ? place(begins.at) : null);
  const aimed = victim ? place(victim.at) : null;
  const lines: BoardLine[] = [];
  if (along.length > 1) lines.push({ id: 'walk', through: along, look: 'walk', badge: number('way') });
  else for (const [index, { path }] of walks.entries()) lines.push({ id: `walk-${index}`, through: path, look: 'walk', ...(index === 0 ? { badge: number('way') } : {}) });
  if (stands && aimed && (stands[0] !== aimed[0] || stands[1] !== aimed[1])) lines.push({ id: 'attack', through: [stands, aimed], look: 'attack', straight: true, badge: number('attack') || number('whom') });
  const marks: TileMark[] = [];
  if (stands) marks.push({ at: stands, look: 'from' });
  if (aimed) marks.push({ at: aimed, look: 'danger' });
  const bursts: BoardBurst[] = [
    ...[...new Set(hits)].map((who): BoardBurst => ({ figure: `rocketeer-${who}`, text: `−${hits.filter((one) => one === who).length}`, look: 'hit' })),
    ...[...new Set(frights)].filter((who) => !hits.includes(who)).map((who): BoardBurst => ({ figure: `rocketeer-${who}`, text: t('amw-burst-o2'), look: 'hit' })),
    ...[...new Set(minds)].filter((who) => !hits.includes(who) && !frights.includes(who)).map((who): BoardBurst => ({ figure: `rocketeer-${who}`, text: t('amw-burst-ap'), look: 'mind' })),
  ];
  return {
    data: { tiles: tilesOf(view), ...hatchesOf(view), figures: [...ghosts, ...drawn, ...now.aliens.map(alien)], apart: movers.map(({ one }) => alienFigure(one.id)), lines, marks, bursts, touchable: 'none' },
    place: stands ?? aimed, walks, now, was,
  };
}
