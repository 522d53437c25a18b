// Close-ups: what stands on the picture at a beat, with which number, where the camera is, and how it moves; and who leads a film for everybody.
import { describe, expect, it } from 'vitest';
import { catalogue, fixture } from './stage';
import { beatsOf, type Told } from '../../src/games/space-alert/film/beats';
import { stepsOf } from '../../src/games/space-alert/film/drama';
import { boxAround, framingOf, turnSoFar, wholeOf, type Effect } from '../../src/games/space-alert/film/framing';
import { leaderOf, sharedBeat } from '../../src/games/shared/film/together';
import { drawn, surroundings } from '../../src/games/space-alert/picture';
import { WIDE } from '../../src/games/space-alert/ship/geometry';
import { effectOf, EFFECTS } from '../../src/games/space-alert/sounds';
import type { Happening, Moment } from '../../src/games/space-alert/types';
import { LONGEST } from '../../src/games/shared/motion/motion';

const { view } = fixture('resolution5');
const start = view.start!;
const outside = start.threats.findIndex((threat) => threat.report.zone === 'white' || threat.report.zone === 'red' || threat.report.zone === 'blue');
const zone = start.threats[outside]!.report.zone!;
const place = ['red', 'white', 'blue'].indexOf(zone);
const around = { ...surroundings(view, catalogue), own: null, nameOf: (member: number) => `M${member}` };
const { order } = around;
const told = (part: Moment['part'], happening: Happening, moment: Partial<Moment> = {}): Told => ({ happening, phrase: { key: happening.what }, moment: { part, lights: [], beams: [], patch: [], ...moment } });
const set = (path: string, value: unknown): object => ({ op: 'replace', path, value });
const shot: Moment['beams'] = [{ kind: 'shot', from: { cannon: 'UW' }, threat: outside, strength: 5 }];

const FLIGHT: Told[] = [
  told('appear', { what: 'turn_begins', turn: 1 }),
  told('appear', { what: 'threat_appears', threat: outside, track: zone, square: 9 }, { patch: [set(`/threats/${outside}/status`, 'on_track'), set(`/threats/${outside}/square`, 9)] }),
  told('actions', { what: 'moves', player: 0, from: 'UW', to: 'LW', by: 'lift' }, { patch: [set('/crew/0/station', 'LW')] }),
  told('damage', { what: 'aims', weapon: { cannon: 'UW' }, threat: outside, strength: 5 }, { beams: shot }),
  told('damage', { what: 'hit', threat: outside, strength: 5, shield: 2, damage: 3, total: 3 }, { beams: shot, patch: [set(`/threats/${outside}/damage`, 3)] }),
  told('threats', { what: 'advances', threat: outside, from: 9, to: 6 }, { patch: [set(`/threats/${outside}/square`, 6)] }),
  told('threats', { what: 'attack', threat: outside, zone, strength: 2, absorbed: 1, tiles: 1 }, { patch: [set(`/ship/zones/${place}/shield`, 0)] }),
  told('threats', { what: 'tile_drawn', zone, tile: 'upper_cannon' }, { patch: [set(`/ship/cannons/${place}`, 1)] }),
  told('threats', { what: 'knocked_out', player: 1, why: { threat: outside } as never }, { patch: [set('/crew/1/knocked_out', true)] }),
  told('appear', { what: 'turn_begins', turn: 2 }),
  told('threats', { what: 'lost', loss: { zone: { zone } } as never }),
];
const beats = beatsOf(start, FLIGHT, around);
const first = drawn(start, around);
const framing = (at: number) => framingOf(WIDE, beats, at, first, order, 2, 380);
const kinds = (at: number) => framing(at).effects.map(({ kind, number }) => `${number} ${kind}`);
const at = (what: Happening['what']) => beats.findIndex((beat) => beat.happening.what === what);

describe('a close-up', () => {
  it('numbers what happens as the list of the turn does', () => {
    expect(turnSoFar(beats, at('attack')).map(({ beat }) => beat.happening.what)).toEqual(['threat_appears', 'moves', 'aims', 'hit', 'advances', 'attack']);
    for (const index of [at('aims'), at('attack'), at('tile_drawn')]) expect(framing(index).number).toBe(turnSoFar(beats, index).length);
  });

  it('shows a shot as a beam, and what it comes to as a burst over thin lines', () => {
    expect(kinds(at('aims'))).toEqual(['3 beam']);
    const hit = framing(at('hit')).effects;
    expect(hit.filter(({ kind }) => kind === 'burst')).toHaveLength(1);
    expect(hit.filter((effect) => effect.kind === 'beam').every((effect) => effect.past)).toBe(true);
  });

  it('keeps what the turn has done to the ship, and nothing of the turn before', () => {
    const end = framing(at('knocked_out')).effects.map(({ kind }) => kind);
    expect(end).toEqual(expect.arrayContaining(['tile', 'spent', 'fallen']));
    expect(framing(at('lost')).effects.map(({ kind }) => kind)).toEqual(['lost']);
  });

  it('tears off the tile with what it changed', () => {
    const tile = framing(at('tile_drawn')).effects.find((effect) => effect.kind === 'tile');
    expect(tile).toMatchObject({ was: first.cannons[zone === 'red' ? 'UR' : zone === 'white' ? 'UW' : 'UB'], is: 1 });
    expect(framing(at('attack')).effects.find((effect) => effect.kind === 'spent')).toMatchObject({ cells: { length: first.zones[place]!.shield } });
  });

  it('walks along the way that was taken: into the lift, down, and out', () => {
    const walk = framing(at('moves')).effects.find((effect) => effect.kind === 'walk');
    expect(walk?.kind === 'walk' && [walk.way.length, walk.lift]).toEqual([4, WIDE.lifts.white]);
  });

  it('goes square by square', () => {
    const trail = framing(at('advances')).effects.find((effect) => effect.kind === 'trail');
    expect(trail?.kind === 'trail' && trail.way.length).toBe(4);
  });

  it('has everything that happens in sight, and the whole ship at its end', () => {
    for (const index of [at('aims'), at('attack'), at('tile_drawn')]) {
      const { box, effects } = framing(index);
      for (const effect of effects.filter((each) => each.beat === index)) {
        const points = effect.kind === 'beam' ? [effect.from, effect.to] : effect.kind === 'tile' ? [effect.at, effect.from] : [];
        for (const { x, y } of points) expect(x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h, `${effect.kind} of beat ${index}`).toBe(true);
      }
    }
    expect(framing(at('lost')).box).toEqual(wholeOf(WIDE, 2));
  });

  it('rests while everything is in sight', () => expect(framing(at('hit')).box).toEqual(framing(at('aims')).box));

  it('fits any shape of screen', () => {
    for (const shape of [0.9, 1.4, 2.2]) {
      const { w, h } = boxAround([{ x: 100, y: 100 }, { x: 200, y: 240 }], shape, 236, WIDE);
      expect(w / h).toBeCloseTo(shape);
      expect(w).toBeGreaterThanOrEqual(236);
    }
  });
});

describe('the motion of a beat', () => {
  const thing = { dataset: { spark: '1 2' }, querySelector: () => null, querySelectorAll: () => [], getBoundingClientRect: () => ({ left: 0, top: 0, width: 1, height: 1 }) } as unknown as Element;
  const play = (index: number, heard = () => {}) => stepsOf(framing(index), index, thing, (_effect: Effect) => () => thing, heard);

  it('is one thing after the other, none longer than the longest, after its caption was read', () => {
    for (const index of beats.keys()) {
      const steps = play(index);
      const motions = steps.flatMap((step) => (step.kind === 'motion' ? [step] : step.kind === 'together' ? step.steps : []));
      for (const { ms } of motions) expect(ms).toBeLessThanOrEqual(LONGEST);
    }
    const still = play(at('hit')).map(({ kind }) => kind);
    expect(still.indexOf('hold')).toBeLessThan(still.indexOf('together'));
  });

  it('steps once for each square of a track', () => {
    expect(play(at('advances')).filter((step) => step.kind === 'motion' || step.kind === 'together').length).toBeGreaterThanOrEqual(3);
  });

  it('has a sound for everything that can be heard', () => {
    for (const { happening } of beats) {
      const effect = effectOf(happening);
      if (effect) expect(EFFECTS[effect].length).toBeGreaterThan(0);
    }
    expect(beats.map(({ happening }) => effectOf(happening))).toEqual([null, 'appears', 'lift', 'laser', 'hit', 'token', 'attack', 'tile', 'falls', null, 'lost']);
  });
});

describe('a film for everybody', () => {
  const shared = { film: 'mission-1', playhead: null, watching: [0, 1, 2], captain: 1, expected: false };
  it('is led by whoever moved it, else the captain, else the first who watches', () => {
    expect(leaderOf(shared)).toBe(1);
    expect(leaderOf({ ...shared, playhead: { film: 'mission-1', step: 4, by: 2 } })).toBe(2);
    expect(leaderOf({ ...shared, playhead: { film: 'mission-0', step: 4, by: 2 } })).toBe(1);
    expect(leaderOf({ ...shared, watching: [2], playhead: { film: 'mission-1', step: 4, by: 0 } })).toBe(2);
    expect(leaderOf({ ...shared, watching: [] })).toBeNull();
    // A screen that is a little quicker than the captain's does not take the lead from it.
    expect(leaderOf({ ...shared, watching: [2], expected: true })).toBe(1);
  });
  it('is never further than what this screen has heard', () => {
    const playhead = { film: 'mission-1', step: 9, by: 0 };
    expect(sharedBeat({ film: 'mission-1', playhead }, 5)).toBe(4);
    expect(sharedBeat({ film: 'mission-1', playhead }, 40)).toBe(9);
    expect(sharedBeat({ film: 'mission-2', playhead }, 40)).toBeNull();
  });
});
