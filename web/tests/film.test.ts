import { describe, expect, it } from 'vitest';
import type { Replay } from '../src/net/generated/protocol';
import { Film } from '../src/screens/replay/film';

const step = (number: number, round: number, event: string) => ({
  step: number, at: 0, seat: 0, round, command: null,
  story: [{ event: { event }, phrase: { key: 'x', args: [] } }],
  patch: [{ op: 'replace' as const, path: '/n', value: number }],
});
const replay = { view: { n: 0, same: {} }, steps: [step(1, 1, 'a'), step(2, 1, 'b'), step(3, 2, 'a')] } as unknown as Replay;

describe('Film', () => {
  it('shows any step, forwards and backwards, and shares what stays', () => {
    const film = new Film(replay);
    expect(film.view(3)).toMatchObject({ n: 3 });
    expect(film.view(0)).toMatchObject({ n: 0 });
    expect(film.view(99)).toMatchObject({ n: 3 });
    expect((film.view(2) as { same: object }).same).toBe((film.view(0) as { same: object }).same);
  });

  it('knows the moments worth jumping to', () => {
    const film = new Film(replay);
    expect(film.moments()).toEqual([1, 3]);
    expect(film.moments((event) => (event as { event: string }).event === 'b')).toEqual([2]);
  });
});
