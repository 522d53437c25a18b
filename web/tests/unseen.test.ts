// Nothing outside a film tells how it ends before everybody has seen it.
import { describe, expect, it } from 'vitest';
import type { StoryItem } from '../src/net/generated/protocol';
import type { Line } from '../src/net/table.svelte';
import { heardSoFar, isUnseen } from '../src/state/unseen';

const line = (id: number, told: StoryItem['told']): Line => {
  const phrase = { key: `line-${id}`, args: [] };
  return { id, revision: id, event: null, phrase, item: { revision: id, when: 0, step: 0, told, phrase } };
};
const event = (id: number) => line(id, { kind: 'game', event: {} });
const over = line(4, { kind: 'table', event: { event: 'over', outcome: { winners: [], scores: [] } } });
const chat = line(5, { kind: 'chat', seat: 0, name: 'Ada', text: 'oh' });
const story = [event(1), event(2), event(3), over, chat];
const ids = (lines: readonly Line[]) => lines.map(({ id }) => id);

describe('what is unseen', () => {
  it('is whatever this screen or anybody on a chair still watches', () => {
    expect(isUnseen({ watching: [] }, null)).toBe(false);
    expect(isUnseen({ watching: [1] }, null)).toBe(true);
    expect(isUnseen({ watching: [] }, { film: 'mission-1' })).toBe(true);
  });

  it('is told when everybody has seen it', () => {
    expect(heardSoFar(story, { watching: [] }, null)).toBe(story);
  });

  it('keeps the end back while others watch', () => {
    expect(ids(heardSoFar(story, { watching: [2] }, null))).toEqual([1, 2, 3, 5]);
  });

  it('tells the story as far as the film has come, and what people say', () => {
    expect(ids(heardSoFar(story, { watching: [0] }, { film: 'mission-1', told: 2 }))).toEqual([1, 2, 5]);
    expect(ids(heardSoFar(story, { watching: [0] }, { film: 'mission-1', told: 99 }))).toEqual([5]);
    expect(ids(heardSoFar(story, { watching: [0] }, { film: 'launch-1' }))).toEqual([1, 2, 3, 5]);
  });
});
