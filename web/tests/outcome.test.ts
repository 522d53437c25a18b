// How a game ended, in a line: a crew hears what became of its ship, never that nobody won.
import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeLine, scoreLine } from '../src/ui/outcome';
import { speak } from './space-alert/stage';

beforeAll(async () => { await speak('en'); }, 180_000);

const ended = (game: string, winners: number[]) => ({ game, phase: 'over' as const, chairs: [{ name: 'Nadia' }, { name: 'Inès' }].map(({ name }, seat) => ({ seat, name, holder: 'person' })) as never, outcome: { winners, scores: [7, 7] }, seat: 0 });

describe('how a game ended', () => {
  it.each([['space-alert', 'Ship saved', 'Ship lost']])('%s: its crew', (game, won, lost) => {
    expect(outcomeLine(ended(game, [0, 1]))).toContain(won);
    expect(outcomeLine(ended(game, []))).toContain(lost);
    expect(scoreLine(ended(game, [0, 1]))).toBe('7');
  });
  it.each(['space-alert', 'away-missions', 'space-cadets'])('%s: a crew that loses is never told that nobody won', (game) => {
    expect(outcomeLine(ended(game, []))).not.toBe(outcomeLine(ended('rocketmen', [])));
    expect(outcomeLine(ended(game, []))).not.toBe(outcomeLine(ended(game, [0, 1])));
  });
  it('rivals: who won, and everybody’s score', () => {
    expect(outcomeLine(ended('rocketmen', [1]))).toContain('Inès');
    expect(scoreLine(ended('rocketmen', [1]))).toBe('7 : 7');
  });
  it('nothing while somebody still watches', () => {
    const held = outcomeLine({ ...ended('space-alert', [0]), outcome: null });
    expect(held).not.toMatch(/saved|lost|won/i);
  });
});
