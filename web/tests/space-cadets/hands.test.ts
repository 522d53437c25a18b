// What hands do at the stations, as gestures and drawings; and what the big screen reads off the story.
import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../../src/games/contract';
import { linesOf } from '../../src/games/space-cadets/referee/answer';
import { draftOf, fileOf, FORMS, fresh, KINDS } from '../../src/games/space-cadets/referee/forms';
import { along, gestureOf, leaving, noted, PULL, pullOf, sweep, SWEEP, type Sample } from '../../src/games/space-cadets/stations/flick';
import { cellsOf, clampedTo, cornerAt, grip, LETTERS, turned } from '../../src/games/space-cadets/stations/packing';
import { mismatched } from '../../src/games/space-cadets/stations/tractor';
import { actsOf, through } from '../../src/games/space-cadets/tv/drama';
import type { Event, TrackData } from '../../src/games/space-cadets/types';

const TRACK = { gesture_window: 120, gesture_samples: 4, max_speed: 1400 } as TrackData;

describe('packing', () => {
  it('turns and flips a piece with its corner at the origin', () => {
    expect([...turned(['##', '#.'], 1, false)].sort()).toEqual([[0, 0], [1, 0], [1, 1]]);
    expect([...turned(['##', '#.'], 0, true)].sort()).toEqual([[0, 0], [1, 0], [1, 1]]);
    expect([...turned(['###'], 1, false)].sort()).toEqual([[0, 0], [0, 1], [0, 2]]);
  });
  it('is held by a cell of its own, and stays in the frame of the card', () => {
    const ring = cellsOf(['#.#', '###']);
    expect(ring).toContainEqual(grip(ring));
    expect(clampedTo(ring, -2, 9, { wide: 5, high: 4 })).toEqual([0, 2]);
    expect(cornerAt(cellsOf(['####']), 0, 0, { wide: 5, high: 4 })).toEqual([0, 0]);
  });
  it('has letters that mean nothing else', () => expect([...LETTERS].filter((letter) => 'rfn'.includes(letter))).toEqual([]));
});

describe('a flick', () => {
  const swipe = (speed: number): Sample[] => Array.from({ length: 8 }, (_, part) => ({ at: part * 10, x: (speed * part) / 100, y: 0 }));
  it('is a swipe when the hand goes forward at the end', () => {
    const gesture = gestureOf(swipe(600), [0, 0], TRACK);
    expect(gesture).toHaveProperty('swipe');
    expect(leaving(gesture!, TRACK)[0]).toBeCloseTo(600, -1);
  });
  it('is a pull when the hand rests behind the disc, with force by how far and the angle of a sling', () => {
    const pulled: Sample[] = [0, 1, 2, 3].map((part) => ({ at: part * 100, x: -20 * part, y: 0 }));
    expect(gestureOf(pulled, [0, 0], TRACK)).toEqual({ meter: { force: Math.round((60 / PULL) * 1000), angle: 500 } });
    expect(pullOf([-50, 5])!.angle).toBeLessThan(500);
    expect(pullOf([-500, 0])!.force).toBe(1000);
  });
  it('is nothing when the hand has not moved', () => expect(gestureOf([{ at: 0, x: 0, y: 0 }], [0, 0], TRACK)).toBeNull());
  it('keeps times that rise', () => {
    const samples = noted(noted(noted([], { at: 0, x: 0, y: 0 }), { at: 0.2, x: 1, y: 0 }), { at: 5, x: 2, y: 0 });
    expect(samples).toEqual([{ at: 0, x: 1, y: 0 }, { at: 5, x: 2, y: 0 }]);
  });
  it('runs along the places that the server told, to the last of them', () => {
    const path = [[0, 0], [100, 0], [150, 10]] as const;
    expect(along(path, 25)).toEqual({ spot: [5, 0], over: false });
    expect(along(path, 5000)).toEqual({ spot: [15, 1], over: true });
  });
  it('has a meter that goes there and back', () => expect([0, SWEEP / 4, SWEEP / 2, SWEEP].map(sweep)).toEqual([0, 500, 1000, 0]));
});

describe('the tractor display', () => {
  const faces = [{ shape: 'star', number: 3 }, { shape: 'hexagon', number: 4 }, { shape: 'star', number: 1 }] as const;
  const up = (...open: (number | null)[]) => mismatched(open.map((face) => ({ face, gone: false })), faces);
  it('marks what found no partner', () => {
    expect([...up(0, null, 0, 1)]).toEqual([3]);
    expect([...up(0, 1, null)]).toEqual([0, 1]);
    expect([...up(0, 0, 2)]).toEqual([]);
  });
});

describe('the big screen', () => {
  const told = (...events: Event[]): StoryLine<Event>[] => events.map((event, id) => ({ id, revision: id, event, phrase: { key: 'x' } }));
  it('reads every hit off the story: who, what the shield took, which cards', () => {
    const acts = actsOf(told(
      { event: 'step_began', step: 'enemies', part: 0 }, { event: 'enemy_fires', ship: 4, side: 'starboard', damage: 6 }, { event: 'ship_hit', source: 'enemy', side: 'starboard', damage: 6, absorbed: 4 },
      { event: 'damage_drawn', side: 'starboard', card: 9 }, { event: 'damage_drawn', side: 'starboard', card: 11 }, { event: 'ship_hit', source: 'asteroid', side: 'fore', damage: 1, absorbed: 1 },
    ));
    expect(acts.map(({ who, side, cards, step }) => ({ who, side, cards, step }))).toEqual([{ who: { enemy: 4 }, side: 'starboard', cards: [9, 11], step: 'enemies' }, { who: { hazard: 'asteroid' }, side: 'fore', cards: [], step: 'enemies' }]);
    expect(acts.map(through)).toEqual([2, 0]);
  });
});

describe('the referee page', () => {
  it('makes files of what is filled in, and leaves out what is not', () => {
    const draft = fresh(FORMS.shields);
    draft.tiles = { fore: '4b 5b', starboard: '', aft: '', port: '', centre: '' };
    draft.hits = [{ side: 'fore', amount: '3' }];
    expect(fileOf('shields', draft)).toEqual({ format: 'space-cadets-referee/1', kind: 'shields', tiles: { fore: ['4b', '5b'] }, hits: [{ side: 'fore', amount: 3 }] });
    const energy = fresh(FORMS.engineering);
    energy.trades = [{ 0: 'helm', 1: 'jump' }];
    expect(fileOf('engineering', energy).trades).toEqual([['helm', 'jump']]);
  });
  it('opens the files that it saves', () => {
    for (const kind of KINDS) expect(fileOf(kind, draftOf(FORMS[kind], fileOf(kind, fresh(FORMS[kind]))))).toEqual(fileOf(kind, fresh(FORMS[kind])));
  });
  it('reads an answer line by line', () => {
    const lines = linesOf({ strength: { fore: 2 }, hits: [{ side: 'fore', left: 1 }], at: [1, 2], ok: true }, (word) => word);
    expect(lines.map(({ depth, what, value }) => `${depth} ${what} ${value}`)).toEqual(['0 strength null', '1 fore 2', '0 hits null', '1 1. null', '2 side fore', '2 left 1', '0 at 1, 2', '0 ok yes']);
  });
});
