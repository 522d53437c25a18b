// The Aliens' film: who stood where at every moment, why they did what they did, what is heard of it, and how far it tells the story.
import { beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import './stage';
import type { Event, Happening, View } from '../../src/games/away-missions/types';

const read = <T>(name: string): T => JSON.parse(readFileSync(fileURLToPath(new URL(`./fixtures/${name}.json`, import.meta.url)), 'utf8')) as T;
const { view: turn } = read<{ view: View }>('turn');
const { view: over } = read<{ view: View }>('over');

async function use(lang: 'en' | 'fr') {
  const { i18n } = await import('../../src/i18n/i18n.svelte');
  await i18n.use(lang, ['web', 'away-missions', 'away-missions-web', 'away-missions-board-web']);
}
type Film = typeof import('../../src/games/away-missions/film/beats') & typeof import('../../src/games/away-missions/film/reasons') & typeof import('../../src/games/away-missions/film/positions') & typeof import('../../src/games/away-missions/film/picture');
let film: Film;
beforeAll(async () => {
  await use('en');
  film = {
    ...(await import('../../src/games/away-missions/film/beats')), ...(await import('../../src/games/away-missions/film/reasons')),
    ...(await import('../../src/games/away-missions/film/positions')), ...(await import('../../src/games/away-missions/film/picture')),
  };
}, 180_000);

const by = (id: number, kind: 'leader' | 'saucerman' | 'sentinel') => ({ alien: { id, kind } });
const [a, b, c] = turn.tiles.map(({ id }) => id) as [number, number, number];
const who = turn.rocketeers[0]!.who;
/** A Leader carries a Saucerman over two tiles and hits; the Saucerman stays. */
const HAPPENINGS: Happening[] = [
  { what: 'begins', by: by(90, 'leader'), at: a, spawned_by: null },
  { what: 'heads', by: by(90, 'leader'), toward: who, why: 'nearest', steps: 2 },
  { what: 'moves', by: by(90, 'leader'), from: a, to: b, why: 'only', carries: [91] },
  { what: 'moves', by: by(90, 'leader'), from: b, to: c, why: 'lowest_number', carries: [91] },
  { what: 'aims', by: by(90, 'leader'), target: who, range: 1, why: 'only' },
  { what: 'rolls', by: by(90, 'leader'), target: who, dice: [2, 9, 3, 10], hits: 1, overkills: 1 },
  { what: 'hit', by: by(90, 'leader'), who, result: { hp: { left: 3 } } },
  { what: 'panic', by: by(90, 'leader'), who, result: { o2: { left: 2 } } },
  { what: 'begins', by: by(91, 'saucerman'), at: c, spawned_by: null },
  { what: 'stays', by: by(91, 'saucerman'), why: 'carried' },
];
const told: View = { ...turn, film: HAPPENINGS, aliens: [] };

describe('the positions of the film', () => {
  const at = (count: number) => film.positionsAt(told, null, count);
  it('begin where the film begins, and go the way that the figures went', () => {
    const tiles = (count: number) => at(count).aliens.map(({ id, at: tile }) => [id, tile]);
    expect(tiles(0)).toEqual([[90, a], [91, a]]);
    expect(tiles(3)).toEqual([[90, b], [91, b]]);
    expect(tiles(HAPPENINGS.length)).toEqual([[90, c], [91, c]]);
  });
  it('tell nothing of a hit before it falls', () => {
    const person = (count: number) => at(count).people.find((one) => one.who === who)!;
    expect([person(6).hp, person(7).hp]).toEqual([4, 3]);
    expect([person(7).o2, person(8).o2]).toEqual([3, 2]);
  });
  it('show who died in the film until then, and who came in it from then on', () => {
    const mined: View = { ...told, film: [{ what: 'begins', by: by(70, 'sentinel'), at: a, spawned_by: null }, { what: 'mine', alien: 70, at: a }, { what: 'placed', alien: 71, kind: 'thrall', at: b }] };
    const ids = (count: number) => film.positionsAt(mined, null, count).aliens.map(({ id }) => id);
    expect([ids(1), ids(2), ids(3)]).toEqual([[70], [], [71]]);
  });
});

describe('a beat', () => {
  it('is one figure’s slot, with its way', () => {
    const beats = film.beatsOf(HAPPENINGS);
    expect(beats.map(({ from, to, path, movers, actor }) => ({ from, to, path, movers, actor }))).toEqual([
      { from: 0, to: 8, path: [a, b, c], movers: [90, 91], actor: 'alien-90' },
      { from: 8, to: 10, path: [], movers: [], actor: 'alien-91' },
    ]);
  });
  it('has its reasons under numbers, the dice with the attack', () => {
    const [leader, saucerman] = film.beatsOf(HAPPENINGS);
    const reasons = film.reasonsOf(told, leader!);
    expect(reasons.map(({ kind }) => kind)).toEqual(['whom', 'way', 'along', 'whom', 'attack', 'effect']);
    expect(reasons[4]!.dice).toEqual([[2, 9, 3, 10]]);
    expect(film.reasonsOf(told, saucerman!).map(({ kind }) => kind)).toEqual(['rest']);
    expect(film.summaryOf(told, leader!)).toMatch(/hits .*Panic/s);
  });
  it('stands on the map with ghosts, ways and what it cost', () => {
    const [leader] = film.beatsOf(HAPPENINGS);
    const { data, walks } = film.filmPicture(told, null, leader!, film.reasonsOf(told, leader!), () => 'red');
    expect(data.figures!.filter(({ ghost }) => ghost).map(({ id }) => id)).toEqual(['ghost-90', 'ghost-91']);
    expect(walks.map(({ id, path }) => [id, path.length])).toEqual([['alien-90', 3], ['alien-91', 3]]);
    expect(data.bursts).toEqual([{ figure: `rocketeer-${who}`, text: '−1', look: 'hit' }]);
    expect(data.lines!.find(({ id }) => id === 'walk')!.badge).toBe('2');
  });
  it('speaks both languages', async () => {
    await use('fr');
    for (const view of [told, over, turn]) for (const beat of film.beatsOf(view.film)) {
      const text = [film.summaryOf(view, beat), ...film.reasonsOf(view, beat).flatMap(({ title, lines }) => [title, ...lines])].join(' ');
      expect(text).not.toMatch(/amw-|away-missions-/);
      expect(text).not.toMatch(/\b(attacks|moves|Attack\b|misses|stays)\b/);
    }
    await use('en');
  });
});

describe('what is heard', () => {
  it('belongs to a sound that is there, for events and for steps of the film', async () => {
    const { AWAY, soundOf, soundOfStep } = await import('../../src/games/away-missions/sounds');
    for (const step of [...HAPPENINGS, ...over.film]) { const name = soundOfStep(step); if (name) expect(AWAY[name].length).toBeGreaterThan(0); }
    expect(soundOfStep(HAPPENINGS[6]!)).toBe('hurt');
    expect(soundOf({ event: 'moved', who, tile: a })).toBe('step');
    expect(soundOf({ event: 'game_turn', turn: 2 })).toBeNull();
  });
  it('is each sound once, of new lines only', async () => {
    const { soundsAfter } = await import('../../src/games/away-missions/hearing');
    const line = (id: number, event: Event) => ({ id, event, phrase: { key: 'x', args: [] } }) as never;
    const story = [line(1, { event: 'scanned', who, tile: a }), line(2, { event: 'moved', who, tile: a }), line(3, { event: 'moved', who, tile: b }), line(4, { event: 'rolled', who, dice: [1], successes: 1 })];
    expect(soundsAfter(story, 1)).toEqual(['step', 'dice']);
    expect(soundsAfter(story, 4)).toEqual([]);
  });
  it('is told as far as the film has come, and no further', async () => {
    const { lineOf } = await import('../../src/games/away-missions/hearing');
    const line = (id: number, event: Event) => ({ id, event, phrase: { key: 'x', args: [] } }) as never;
    const story = [line(5, { event: 'alien_turn', turn: 1 }), ...HAPPENINGS.map((step, place) => line(6 + place, { event: 'alien_step', step })), line(40, { event: 'cleanup' })];
    expect(lineOf(story, 8)).toBe(13);
    expect(lineOf(story, 0)).toBe(5);
    expect(lineOf([], 3)).toBeUndefined();
  });
});

describe('what changed at the table', () => {
  it('is walked, turned over, hit and mourned', async () => {
    const { deedsBetween } = await import('../../src/games/away-missions/table/deeds');
    const dark = turn.tiles.find(({ scanned }) => !scanned)!;
    const [victim] = turn.aliens;
    const now: View = {
      ...turn, tiles: turn.tiles.map((tile) => (tile.id === dark.id ? { ...tile, scanned: true } : tile)),
      rocketeers: turn.rocketeers.map((one, place) => (place === 0 ? { ...one, at: dark.id, hp: one.hp - 1 } : one)), aliens: turn.aliens.slice(1),
    };
    const deeds = deedsBetween(turn, now);
    expect(deeds.turned).toEqual([[dark.at[0], dark.at[1]]]);
    expect(deeds.walks.map(({ id }) => id)).toEqual([`rocketeer-${who}`]);
    expect(deeds.fallen.map(({ id }) => id)).toEqual([`alien-${victim!.id}`]);
    expect(deeds.bursts.map(({ figure, text }) => [figure, text])).toEqual([[`rocketeer-${who}`, '−1'], [`alien-${victim!.id}`, '✕']]);
    expect(deedsBetween(turn, { ...now, scenario: 'another' }).walks).toEqual([]);
    expect(deedsBetween(turn, { ...now, turn: turn.turn + 3 }).walks).toEqual([]);
  });
});
