import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bestOf, keepBest } from '../../src/games/space-cadets/practice/best';

function storage(refuses = false): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (refuses) throw new Error('full');
      kept.set(key, value);
    },
  };
}

describe('the best score of a practice', () => {
  beforeEach(() => vi.stubGlobal('localStorage', storage()));

  it('is kept by station and clock, and only a better one takes its place', () => {
    expect(bestOf('helm/standard')).toBeNull();
    keepBest('helm/standard', 7);
    keepBest('helm/standard', 5);
    keepBest('helm/calm', 10);
    expect([bestOf('helm/standard'), bestOf('helm/calm')]).toEqual([7, 10]);
    keepBest('helm/standard', 8);
    expect(bestOf('helm/standard')).toBe(8);
  });

  it('counts nothing as a score', () => {
    keepBest('core/standard', 0);
    expect(bestOf('core/standard')).toBe(0);
  });

  it('does without what cannot be read or written', () => {
    vi.stubGlobal('localStorage', storage(true));
    expect(() => keepBest('helm/standard', 3)).not.toThrow();
    expect(bestOf('helm/standard')).toBeNull();
    vi.stubGlobal('localStorage', { getItem: () => '{"helm/standard":"x"', setItem: () => undefined });
    expect(bestOf('helm/standard')).toBeNull();
  });
});
