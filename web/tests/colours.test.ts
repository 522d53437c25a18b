// Every chair has a colour of its own, whatever people choose.
import { describe, expect, it } from 'vitest';
import { coloursOf } from '../src/games/shelf';
import { SEAT_COLOURS, type SeatColour } from '../src/ui/seats';

const chairs = (...colours: (SeatColour | null)[]) => colours.map((colour) => ({ colour }));

describe('coloursOf', () => {
  it('gives the game’s own colours to those who chose none', () => {
    expect(coloursOf('rocketmen', chairs(null, null, null, null))).toEqual(['red', 'blue', 'white', 'yellow']);
  });

  it('keeps what people chose and moves only whoever is in the way', () => {
    expect(coloursOf('rocketmen', chairs(null, 'violet', null))).toEqual(['red', 'violet', 'white']);
    expect(coloursOf('rocketmen', chairs(null, 'red', null))).toEqual(['blue', 'red', 'white']);
  });

  it('never gives the same colour twice', () => {
    for (const first of SEAT_COLOURS) {
      for (const second of SEAT_COLOURS.filter((colour) => colour !== first)) {
        const all = coloursOf('rocketmen', chairs(null, first, second, null));
        expect(new Set(all).size, all.join()).toBe(4);
        expect(all.slice(1, 3)).toEqual([first, second]);
      }
    }
  });

  it('has enough for every table, also of a game it does not know', () => {
    expect(new Set(coloursOf('nothing', chairs(null, null, null, null, null, null, null, null))).size).toBe(8);
    expect(new Set(coloursOf('rocketmen', chairs(null, null, null, null, null, null))).size).toBe(6);
  });
});
