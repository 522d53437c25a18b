// Whoever would lose an effect that can still be used is asked first; nobody is asked when nothing is lost.
import { describe, expect, it } from 'vitest';
import { asksBeforeLosing } from '../../src/games/rocketmen/deeds';

const desk = (lost: number[]) => ({ confirming: null as null | { command: unknown; text: string }, wouldLose: async () => lost, name: (card: number) => `card ${card}`, t: (key: string, args?: Record<string, unknown>) => (args ? `${key} ${String(args.cards)}` : key) });

describe('ending a turn', () => {
  it('asks and names what would be lost', async () => {
    const one = desk([3]);
    expect(await asksBeforeLosing(one as never, 'end_turn', 'End turn')).toBe(true);
    expect(one.confirming).toMatchObject({ command: 'end_turn', text: expect.stringContaining('card 3') as string });
  });
  it('goes ahead when nothing is lost', async () => {
    const one = desk([]);
    expect(await asksBeforeLosing(one as never, 'end_turn', 'End turn')).toBe(false);
    expect(one.confirming).toBeNull();
  });
});
