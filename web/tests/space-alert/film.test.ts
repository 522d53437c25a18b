// The film: what a happening moves, how beats are grouped, and what explains them.
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beatsOf, framesOf, partOf, reasons, turnOf, type Step } from '../../src/games/space-alert/film/beats';
import { after } from '../../src/games/space-alert/film/reduce';
import { startOf } from '../../src/games/space-alert/film/live';
import { stretched, WIDE } from '../../src/games/space-alert/ship/geometry';
import { FilmPlayer } from '../../src/games/space-alert/film/player.svelte';
import { ruleBehind } from '../../src/games/space-alert/film/rules';
import { sumOf } from '../../src/games/space-alert/film/sums';
import { CREW_COLOURS, ZONES, type Picture } from '../../src/games/space-alert/ship/picture';
import type { Happening } from '../../src/games/space-alert/types';

function picture(): Picture {
  return {
    zones: ZONES.map((zone) => ({ zone, shield: 1, shieldCapacity: zone === 'white' ? 3 : 2, reactor: 2, reactorCapacity: 3, tiles: [], oldTiles: [] })),
    fuel: 3, rockets: 3, rocketTrack: [false, false], stored: ['ready', 'ready'], interceptorsLost: false, maintained: [false, false, false], visual: [0, 0, 0],
    crew: [0, 1].map((id) => ({ id, name: `M${id}`, colour: CREW_COLOURS[id]!, station: 'UW' as const, knockedOut: false, squad: 'none' as const })),
    tracks: [{ track: 'white', board: 3, length: 12, x: [8], y: [3] }],
    threats: [{ id: 0, number: 1, track: 'white', severity: 'common', card: null, status: 'waiting', square: null, damage: 0, hitPoints: 7, shield: 2, speed: 2, stations: [] }],
  };
}
const order = [1, 0];
const told = (happening: Happening) => ({ happening, phrase: { key: happening.what } });
const step = (...happenings: Happening[]): Step => ({ told: happenings.map(told), picture: null, score: null });

const FLIGHT: Step[] = [
  step({ what: 'turn_begins', turn: 1 }, { what: 'threat_appears', threat: 0, track: 'white', square: 12 }),
  step({ what: 'acts', player: 0, action: 'A' }, { what: 'fires', player: 0, station: 'UW', heroic: false }),
  step({ what: 'no_effect', player: 1, action: null, why: 'no_card' }),
  step({ what: 'aims', weapon: { cannon: 'UW' }, threat: 0, strength: 5 }, { what: 'aims', weapon: { cannon: 'LW' }, threat: 0, strength: 1 }, { what: 'hit', threat: 0, strength: 6, shield: 2, damage: 4, total: 4 }),
  step({ what: 'advances', threat: 0, from: 12, to: 8 }, { what: 'reaches', threat: 0, mark: 'X', square: 8 }, { what: 'attack', threat: 0, zone: 'white', strength: 2, absorbed: 1, tiles: 1 }, { what: 'tile_drawn', zone: 'white', tile: 'reactor' }),
];

describe('what a happening moves', () => {
  it('puts a threat on its square and moves it', () => {
    const there = after(picture(), { what: 'threat_appears', threat: 0, track: 'white', square: 12 }, order);
    expect(there.threats[0]).toMatchObject({ status: 'on_track', square: 12 });
    expect(after(there, { what: 'advances', threat: 0, from: 12, to: 10 }, order).threats[0]!.square).toBe(10);
  });

  it('counts players in order of play, not by number', () => {
    const moved = after(picture(), { what: 'moves', player: 0, from: 'UW', to: 'UR', by: 'door' }, order);
    expect(moved.crew.map((figure) => figure.station)).toEqual(['UW', 'UR']);
    expect(moved.highlights).toContainEqual({ on: 'figure', id: 1 });
  });

  it('moves energy, and takes one capsule for a refuelling', () => {
    const charged = after(picture(), { what: 'energy_moved', player: 0, from: { reactor: 'red' }, to: { shield: 'red' }, blocks: 1, extra: 1 }, order);
    expect(charged.zones[0]).toMatchObject({ reactor: 1, shield: 3 });
    const fuelled = after(picture(), { what: 'energy_moved', player: 0, from: 'fuel', to: { reactor: 'white' }, blocks: 3, extra: 0 }, order);
    expect(fuelled).toMatchObject({ fuel: 2 });
    expect(fuelled.zones[1]!.reactor).toBe(5);
  });

  it('lets the shield absorb and a tile lower what a reactor holds', () => {
    const hit = after(picture(), { what: 'attack', threat: 0, zone: 'white', strength: 2, absorbed: 1, tiles: 1 }, order);
    expect(hit.zones[1]!.shield).toBe(0);
    expect(hit.beams).toEqual([{ kind: 'attack', threat: 0, zone: 'white', strength: 2, through: 1 }]);
    expect(after(hit, { what: 'tile_drawn', zone: 'white', tile: 'reactor' }, order).zones[1]).toMatchObject({ tiles: ['reactor'], reactorCapacity: 2 });
  });

  it('never changes the picture it was given', () => {
    const before = picture();
    const kept = JSON.stringify(before);
    for (const { happening } of FLIGHT.flatMap((each) => each.told)) after(before, happening, order);
    expect(JSON.stringify(before)).toBe(kept);
  });
});

describe('beats', () => {
  const beats = beatsOf(picture(), FLIGHT, order);

  it('leaves out a card that only leads to what comes of it', () => {
    expect(beats.map((beat) => beat.happening.what)).toEqual(['turn_begins', 'threat_appears', 'fires', 'no_effect', 'aims', 'aims', 'hit', 'advances', 'reaches', 'attack', 'tile_drawn']);
    expect(beats[2]!.lead?.happening.what).toBe('acts');
  });

  it('knows the part of the turn', () => {
    expect(beats.map((beat) => beat.part)).toEqual(['appear', 'appear', 'actions', 'actions', 'damage', 'damage', 'damage', 'threats', 'threats', 'threats', 'threats']);
    expect(partOf({ what: 'returns', player: 0 }, 'damage')).toBe('damage');
  });

  it('takes the server’s word at the end of a step', () => {
    const said = { ...picture(), fuel: 1 };
    const last = beatsOf(picture(), [{ ...FLIGHT[0]!, picture: said }], order).at(-1)!;
    expect(last.picture.fuel).toBe(1);
    expect(last.picture.highlights).toContainEqual({ on: 'threat', id: 0 });
  });

  it('groups them by turn, with marks', () => {
    const frames = framesOf(beats, 12);
    expect(frames).toHaveLength(13);
    expect(frames[0]).toMatchObject({ first: 0, last: 10, appears: true, damaged: true, destroyed: false, ticks: { appear: 0, actions: 2, damage: 4, threats: 7 } });
    expect(frames[1]!.first).toBe(-1);
  });

  it('gives the reasons of the part that is under way', () => {
    expect(reasons(beats, 9).map(({ beat }) => beat.happening.what)).toEqual(['advances', 'reaches', 'attack']);
  });

  it('says what everybody did this turn, as far as it has come', () => {
    expect(turnOf(beats, 2, 2).map((row) => row.action)).toEqual(['A', null]);
    expect(turnOf(beats, 2, 2)[1]!.told).toEqual([]);
    expect(turnOf(beats, 10, 2)[1]!.told).toHaveLength(1);
  });
});

describe('sums', () => {
  const before = FLIGHT[3]!.told.map((each) => each.happening);
  it('adds what was aimed and takes the shield away', () => {
    expect(sumOf(before[2]!, before.slice(0, 2))).toEqual({
      terms: [{ sign: '', value: 5, name: 'laser' }, { sign: '+', value: 1, name: 'pulse' }, { sign: '−', value: 2, name: 'shield' }],
      result: { value: 4, name: 'damage' },
    });
  });
  it('names only the strength when the shots are not all known', () => {
    expect(sumOf(before[2]!, [])!.terms[0]).toEqual({ sign: '', value: 6, name: 'strength' });
  });
});

describe('the rule behind a happening', () => {
  const rulebook = readFileSync(fileURLToPath(new URL('../../../docs/rules/space-alert.md', import.meta.url)), 'utf8');
  const source = readFileSync(fileURLToPath(new URL('../../src/games/space-alert/film/rules.ts', import.meta.url)), 'utf8');
  it('is one of the rulebook', () => {
    const named = [...source.matchAll(/'(SA-\d+\.\d+)'/g)].map((match) => match[1]!);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((rule) => !rulebook.includes(`**${rule}**`))).toEqual([]);
  });
  it('depends on what was done', () => {
    expect(ruleBehind({ what: 'fires', player: 0, station: 'LW', heroic: false })).toBe('SA-8.2');
    expect(ruleBehind({ what: 'delayed', player: 0, turn: 3, why: 'computer' })).toBe('SA-10.3');
    expect(ruleBehind({ what: 'no_effect', player: 0, action: 'A', why: 'no_energy' })).toBe('SA-8.4');
    expect(ruleBehind({ what: 'tile_drawn', zone: 'white', tile: 'lower_cannon' })).toBe('SA-15.5');
    expect(ruleBehind({ what: 'turn_begins', turn: 2 })).toBeNull();
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
  it('is the ship as the view says it began, with everybody on the bridge', () => {
    const now = { ...picture(), fuel: 0, stored: ['ready', 'taken'] as Picture['stored'] };
    const zone = (name: 'red' | 'white' | 'blue') => ({ zone: name, shield: name === 'red' ? 0 : 1, shield_capacity: 2, reactor: 2, reactor_capacity: 3, tiles: [], old_tiles: [] });
    const start = startOf(now, { zones: [zone('red'), zone('white'), zone('blue')], fuel: 3, rockets: 3, rocket_track: [false, false], stored: ['taken', 'ready'], maintained: [false, false, false], visual: [0, 0, 0], interceptors_lost: false });
    expect([start.stored, start.fuel, start.zones[0]!.shield]).toEqual([['taken', 'ready'], 3, 0]);
    expect(start.crew.every((figure) => figure.station === 'UW')).toBe(true);
    expect(start.threats.every((threat) => threat.status === 'waiting')).toBe(true);
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
