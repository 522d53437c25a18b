// The guide of a lesson stands beside what it speaks of.
import { describe, expect, it } from 'vitest';
import { covers, standing } from '../src/games/shared/standing';

const area = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
const SIZE = { width: 300, height: 200 };
const DESK = { width: 1280, height: 800, top: 58 };
const PHONE = { width: 390, height: 844, top: 122 };
const box = ({ left, top }: { left: number; top: number }, size = SIZE) => area(left, top, size.width, size.height);

describe('where the guide stands', () => {
  it('is its own corner while nothing is there', () => {
    expect(standing(SIZE, DESK, { about: [], clear: [], corner: 'top-right' })).toEqual({ left: 970, top: 58 });
    expect(standing(SIZE, DESK, { about: [], clear: [], corner: 'bottom-left' })).toEqual({ left: 10, top: 590 });
  });
  it.each([['a rail on the right', area(960, 100, 320, 500)], ['the board', area(0, 96, 940, 500)], ['the hand below', area(800, 600, 480, 200)], ['the band', area(0, 48, 1280, 48)]])('is never on %s', (_, about) => {
    expect(covers(box(standing(SIZE, DESK, { about: [about], clear: [], corner: 'top-right' })), [about])).toBe(0);
  });
  it.each([['the hand', area(0, 600, 390, 180)], ['the slots', area(0, 330, 390, 130)], ['the ship', area(12, 170, 366, 150)]])('is never on %s of a phone', (_, about) => {
    const size = { width: 370, height: 190 };
    expect(covers(box(standing(size, PHONE, { about: [about], clear: [], corner: 'top-right' }), size), [about])).toBe(0);
  });
  it('leaves free what is pressed next, where it can', () => {
    const hand = area(0, 600, 1280, 200);
    expect(covers(box(standing(SIZE, DESK, { about: [area(950, 58, 330, 400)], clear: [hand], corner: 'top-right' })), [hand])).toBe(0);
  });
});
