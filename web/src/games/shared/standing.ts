// Where the guide stands: beside what it speaks of, never on it.

export interface Area { left: number; top: number; right: number; bottom: number }
export interface Room {
  width: number;
  height: number;
  /** What is at the top of the window and stays free. */
  top: number;
}
export interface Wishes {
  /** What it speaks of. */
  about: readonly Area[];
  /** What else should stay free: where one is about to press. */
  clear: readonly Area[];
  corner: 'bottom-left' | 'top-right';
}

const MARGIN = 10;
const STEP = 12;

const shared = (one: Area, two: Area): number => Math.max(0, Math.min(one.right, two.right) - Math.max(one.left, two.left)) * Math.max(0, Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top));

/** How much of what a box speaks of it would hide. */
export const covers = (box: Area, about: readonly Area[]): number => about.reduce((sum, each) => sum + shared(box, each), 0);

/** The best corner for a box of this size: free of what it is about first, of what is pressed next, then as near to its usual corner as can be. */
export function standing(size: { width: number; height: number }, room: Room, { about, clear, corner }: Wishes): { left: number; top: number } {
  const lefts = [...new Set([room.width - size.width - MARGIN, MARGIN, Math.round((room.width - size.width) / 2)])].map((left) => Math.max(MARGIN, left));
  const lowest = Math.max(room.top, room.height - size.height - MARGIN);
  const tops: number[] = [];
  for (let top = room.top; top < lowest; top += STEP) tops.push(top);
  tops.push(lowest);
  const home = corner === 'top-right' ? { left: room.width - size.width - MARGIN, top: room.top } : { left: MARGIN, top: lowest };
  let best = home;
  let least = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const cost = covers(box, about) * 1000 + covers(box, clear) * 10 + Math.abs(left - home.left) + Math.abs(top - home.top);
      if (cost < least) [least, best] = [cost, { left, top }];
    }
  }
  return best;
}
