// Engineering's board as it is drawn.
import { expect, test } from 'vitest';
import { edges, joins, sight } from '../../src/games/space-cadets/stations/layout';
import type { EngineeringTile, LaidTile } from '../../src/games/space-cadets/types';

const printed = [
  { id: 'E01', center: 'helm', halves: ['weapons', 'shields', 'tractor', 'repair'] },
  { id: 'E02', center: 'jump', halves: ['sensors', 'helm', 'jump', 'shields'] },
] as unknown as EngineeringTile[];
const laid = (tile: number, at: [number, number] | null, turn = 0): LaidTile => ({ tile, at, turn });

test('a tile that is turned clockwise shows its north to the east', () => {
  expect(edges(printed[0]!.halves, 1)).toEqual(['repair', 'weapons', 'shields', 'tractor']);
  expect(edges(printed[0]!.halves, 4)).toEqual(printed[0]!.halves);
});

test('half circles close where two tiles meet with the same sign', () => {
  // East of the first is Shields, west of the second is Shields.
  expect(joins([laid(0, [4, 4]), laid(1, [5, 4])], printed)).toEqual([{ x: 5, y: 4.5, system: 'shields' }]);
  expect(joins([laid(1, [5, 4]), laid(0, [4, 4])], printed)).toEqual([{ x: 5, y: 4.5, system: 'shields' }]);
  // Turned away, apart, or beside the board nothing closes.
  expect(joins([laid(0, [4, 4]), laid(1, [5, 4], 1)], printed)).toEqual([]);
  expect(joins([laid(0, [4, 4]), laid(1, [6, 4])], printed)).toEqual([]);
  expect(joins([laid(0, [4, 4]), laid(1, null)], printed)).toEqual([]);
  // One above the other: south of the second after a half turn is Sensors, north of the other is Sensors.
  expect(joins([laid(1, [2, 2], 2), laid(1, [2, 3])], printed)).toEqual([{ x: 2.5, y: 3, system: 'sensors' }]);
});

test('the middle of the board is in sight, and one free square beyond every tile', () => {
  expect(sight([], 9, { columns: 7, rows: 4 })).toEqual({ left: 1, top: 2, columns: 7, rows: 4 });
  expect(sight([laid(0, [4, 4])], 9, { columns: 7, rows: 4 })).toEqual({ left: 1, top: 2, columns: 7, rows: 4 });
  expect(sight([laid(0, [1, 4]), laid(1, [8, 8])], 9, { columns: 7, rows: 4 })).toEqual({ left: 0, top: 2, columns: 9, rows: 7 });
});
