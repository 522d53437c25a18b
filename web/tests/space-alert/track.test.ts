import { expect, test } from 'vitest';
import { signed } from '../../src/games/space-alert/over/score';
import { trackName } from '../../src/games/space-alert/over/track';

test('official tracks have a kind and a number, all others were made for the table', () => {
  expect(trackName('test-run-1')).toEqual({ kind: 'test-run', number: 1 });
  expect(trackName('advanced-simulation-3')).toEqual({ kind: 'advanced-simulation', number: 3 });
  expect(trackName('mission-8')).toEqual({ kind: 'mission', number: 8 });
  expect(trackName('seed-12').kind).toBe('generated');
});

test('a negative score has a true minus sign', () => {
  expect([signed(-8), signed(0), signed(12)]).toEqual(['−8', '0', '12']);
});
