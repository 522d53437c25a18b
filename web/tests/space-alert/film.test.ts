// The film: how what was told becomes beats, and what is around them.
import { describe, expect, it } from 'vitest';
import { catalogue, fixture } from './stage';
import { beatsOf, framesOf, reasons, turnOf, type Told } from '../../src/games/space-alert/film/beats';
import { FilmPlayer } from '../../src/games/shared/film/player.svelte';
import { drawn, surroundings } from '../../src/games/space-alert/picture';
import { stretched, WIDE } from '../../src/games/space-alert/ship/geometry';
import { ZONES } from '../../src/games/space-alert/ship/picture';
import type { Happening, Moment } from '../../src/games/space-alert/types';

const { view } = fixture('resolution5');
const start = view.start!;
const order = [1, 0, 2, 3, 4];
const around = { ...surroundings(view, catalogue), order, own: 1, nameOf: (member: number) => `M${member}` };
const told = (part: Moment['part'], happening: Happening, moment: Partial<Moment> = {}): Told => ({ happening, phrase: { key: happening.what }, moment: { part, lights: [], beams: [], patch: [], ...moment } });
const set = (path: string, value: unknown): object => ({ op: 'replace', path, value });

const FLIGHT: Told[] = [
  told('appear', { what: 'turn_begins', turn: 1 }),
  told('appear', { what: 'threat_appears', threat: 0, track: 'white', square: 12 }, { patch: [set('/threats/0/status', 'on_track'), set('/threats/0/square', 12)] }),
  told('actions', { what: 'acts', player: 0, action: 'A' }),
  told('actions', { what: 'moves', player: 0, from: 'UW', to: 'UR', by: 'door' }, { patch: [set('/crew/0/station', 'UR')], lights: [{ on: 'figure', player: 0 }] }),
  told('actions', { what: 'no_effect', player: 1, action: null, why: 'no_card' }),
  told('damage', { what: 'aims', weapon: { cannon: 'UW' }, threat: 0, strength: 5 }, { beams: [{ kind: 'shot', from: { cannon: 'UW' }, threat: 0, strength: 5 }] }),
  told('damage', { what: 'hit', threat: 0, strength: 5, shield: 2, damage: 3, total: 3 }, { patch: [set('/threats/0/damage', 3)], lights: [{ on: 'threat', threat: 0, mark: null }] }),
  told('threats', { what: 'advances', threat: 0, from: 12, to: 8 }, { patch: [set('/threats/0/square', 8)] }),
  told('threats', { what: 'attack', threat: 0, zone: 'white', strength: 2, absorbed: 1, tiles: 1 }, { patch: [set('/ship/zones/1/shield', 0)] }),
  told('threats', { what: 'tile_drawn', zone: 'white', tile: 'reactor' }, { patch: [set('/score', { ...start.score, damage: 1 })] }),
];

describe('beats', () => {
  const kept = JSON.stringify(start);
  const beats = beatsOf(start, FLIGHT, around);

  it('leaves out a card that only leads to what comes of it', () => {
    expect(beats.map((beat) => beat.happening.what)).toEqual(['turn_begins', 'threat_appears', 'moves', 'no_effect', 'aims', 'hit', 'advances', 'attack', 'tile_drawn']);
    expect(beats[2]!.lead?.happening.what).toBe('acts');
  });

  it('draws what was sent, moment by moment', () => {
    expect(beats.map((beat) => beat.picture.threats[0]!.square)).toEqual([null, 12, 12, 12, 12, 12, 8, 8, 8]);
    expect(beats[5]!.picture.threats[0]!.damage).toBe(3);
    expect(beats.map((beat) => beat.picture.zones[1]!.shield === 0)).toEqual([false, false, false, false, false, false, false, true, true]);
    expect([beats[7]!.score?.damage, beats[8]!.score?.damage]).toEqual([0, 1]);
    expect(JSON.stringify(start)).toBe(kept);
  });

  it('counts players in order of play, not by number', () => {
    const { crew, highlights } = beats[2]!.picture;
    expect(crew.find((figure) => figure.id === 1)).toMatchObject({ name: 'M1', station: 'UR', captain: true, own: true });
    expect(highlights).toEqual([{ on: 'figure', id: 1 }]);
    expect(beats[4]!.picture.beams).toEqual([{ kind: 'shot', from: 'UW', threat: 0, strength: 5 }]);
  });

  it('groups them by turn, with marks', () => {
    const frames = framesOf(beats, 12);
    expect(frames).toHaveLength(13);
    expect(frames[0]).toMatchObject({ first: 0, last: 8, appears: true, damaged: true, destroyed: false, ticks: { appear: 0, actions: 2, damage: 4, threats: 6 } });
    expect(frames[1]!.first).toBe(-1);
  });

  it('gives the reasons of the part that is under way', () => {
    expect(reasons(beats, 7).map(({ beat }) => beat.happening.what)).toEqual(['advances', 'attack']);
  });

  it('says what everybody did this turn, as far as it has come', () => {
    expect(turnOf(beats, 2, 2).map((row) => row.action)).toEqual(['A', null]);
    expect(turnOf(beats, 2, 2)[1]!.told).toEqual([]);
    expect(turnOf(beats, 8, 2)[1]!.told).toHaveLength(1);
  });
});

describe('the player', () => {
  it('follows what comes, and keeps still where somebody stopped it', () => {
    const player = new FilmPlayer();
    player.grow(1);
    expect(player.playing).toBe(true);
    player.toggle();
    player.grow(4);
    expect([player.playing, player.at]).toEqual([false, 0]);
    player.toggle();
    expect([player.playing, player.following]).toEqual([true, true]);
  });
  it('looks back without losing its place to new moments', () => {
    const player = new FilmPlayer();
    player.grow(9);
    player.go(3);
    player.grow(12);
    expect([player.at, player.playing, player.following]).toEqual([3, false, false]);
    player.catchUp();
    expect([player.at, player.playing]).toEqual([11, true]);
  });
  it('stops at the end of a film to which nothing is added', () => {
    const player = new FilmPlayer();
    player.live = false;
    player.grow(2);
    player.at = 1;
    player.run(() => 1);
    expect(player.playing).toBe(false);
  });
});

describe('the beginning of a film', () => {
  it('is what the view says, with everybody on the bridge', () => {
    const picture = drawn(start, around);
    expect(picture.crew.every((figure) => figure.station === 'UW')).toBe(true);
    expect(picture.threats.every((threat) => threat.status === 'waiting' && threat.stations.length === 0)).toBe(true);
    expect(picture.cannons).toEqual({ UR: 4, UW: 5, UB: 4, LR: 2, LW: 1, LB: 2 });
    expect(picture.tracks[0]!.squares[0]).toEqual({ distance: 1, mark: 'Z' });
  });
});

describe('a drawing for a wide place', () => {
  it('moves everything apart and keeps its size', () => {
    const wide = stretched(WIDE, 1.2);
    expect(wide.width).toBeCloseTo(864);
    expect(wide.systems.UR.A.w).toBe(WIDE.systems.UR.A.w);
    expect(wide.edges[3]).toBeCloseTo(864);
    expect(wide.hull.match(/[a-zA-Z]/g)).toEqual(WIDE.hull.match(/[a-zA-Z]/g));
    for (const zone of ZONES) {
      const place = { red: 0, white: 1, blue: 2 }[zone];
      for (const deck of ['U', 'L'] as const) {
        const boxes = wide.systems[`${deck}${zone[0]!.toUpperCase()}` as 'UR'];
        expect(boxes.A.x).toBeGreaterThan(wide.edges[place]!);
        expect(boxes.C.x + boxes.C.w).toBeLessThan(wide.edges[place + 1]!);
      }
    }
    expect(stretched(WIDE, 1)).toBe(WIDE);
  });
});
