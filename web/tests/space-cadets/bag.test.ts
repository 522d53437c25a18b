// The bag on a wide screen and on a phone, and a hand that is never too fast.
import { expect, test } from 'vitest';
import { intoBag, lengthOf, lumpAt, lumpCorner, ontoScreen, sample, towards, type BagPlan, type Point } from '../../src/games/space-cadets/stations/bag';

const wide: BagPlan = { row: 4, wide: 4, pitch: 6, lumps: 8 };
const phone: BagPlan = { row: 4, wide: 2, pitch: 6, lumps: 8 };

test('a wide screen shows the bag as it lies', () => {
  expect(intoBag([20, 8], wide)).toEqual([20, 8]);
  expect(ontoScreen([20, 8], wide)).toEqual([20, 8]);
});

test('a phone shows two lumps beside each other and means the same cells', () => {
  for (let lump = 0; lump < 8; lump += 1) {
    const [x, y] = lumpCorner(lump, phone);
    const place = intoBag([x + 2.5, y + 1.25], phone)!;
    expect(lumpAt(place, phone.row, phone)).toBe(lump);
    expect(place).toEqual([(lump % 4) * 6 + 2.5, Math.floor(lump / 4) * 6 + 1.25]);
    expect(ontoScreen(place, phone)).toEqual([x + 2.5, y + 1.25]);
  }
  expect(intoBag([2, 25], phone)).toBeNull();
  expect(lumpAt([-1, 2], 4, wide)).toBeNull();
});

test('a hand moves no further than it may and stops where it is wanted', () => {
  expect(towards([0, 0], [10, 0], 3)).toEqual([3, 0]);
  expect(towards([0, 0], [3, 4], 5)).toEqual([3, 4]);
});

test('at most three places of a way are told, its end always, and never a longer way', () => {
  const way = Array.from({ length: 10 }, (_, place): Point => [place, (place % 2) * 2]);
  const told = sample(way);
  expect(told.length).toBeLessThanOrEqual(3);
  expect(told.at(-1)).toEqual(way.at(-1));
  expect(lengthOf([0, 0], told)).toBeLessThanOrEqual(lengthOf([0, 0], way));
  expect(sample(way.slice(0, 1))).toEqual(way.slice(0, 1));
});
