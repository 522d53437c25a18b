import { describe, expect, it } from 'vitest';
import { flightsSince, whereLay, type Lying } from '../../src/games/rocketmen/table/flights';
import type { StoryLine } from '../../src/games/contract';
import type { Event } from '../../src/games/rocketmen/types';

const line = (id: number, event: Partial<Event> | null) => ({ id, revision: id, event, phrase: { key: 'x', args: [] } }) as StoryLine<Event>;
const bought = (id: number, seat: number, cards: number[]) => line(id, { event: 'bought', seat, cards });

describe('cards that fly to their buyer', () => {
  it('are those bought since the story was last seen', () => {
    const story = [bought(1, 0, [40]), bought(2, 1, [41, 42]), line(3, null), line(4, { event: 'turn_began', seat: 0 })];
    expect(flightsSince(story, 1)).toEqual([{ card: 41, seat: 1 }, { card: 42, seat: 1 }]);
    expect(flightsSince(story, 4)).toEqual([]);
  });

  it('stay where they are when the story jumps', () => {
    const story = Array.from({ length: 9 }, (_, id) => bought(id, 0, [id]));
    expect(flightsSince(story, -1)).toEqual([]);
  });

  it('start where they lay, an Engine from its pile', () => {
    const [one, two] = [{ from: 1 }, { from: 2 }] as unknown as [Lying, Lying];
    const lying = new Map([[40, one], [90, two]]);
    const kindOf = (card: number) => (card >= 90 ? 'engine' : card);
    expect(whereLay(40, lying, kindOf)).toBe(one);
    expect(whereLay(93, lying, kindOf)).toBe(two);
    expect(whereLay(41, lying, kindOf)).toBeNull();
  });
});
