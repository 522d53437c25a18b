// A cursor that arrow keys move over hexes. Up and down stay in a column; left and right keep to the row where they began, as far as hexes let
// them. Over a gap it goes to the nearest place ahead. Pure.
import { centre, keyOf, same, step } from './hex';
import type { Axial, Direction } from './types';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export const isArrow = (key: string): key is Arrow => key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';

const NEXT: Record<Arrow, readonly Direction[]> = { ArrowUp: [0], ArrowDown: [3], ArrowLeft: [4, 5], ArrowRight: [2, 1] };

/** Where the cursor goes; the same place when nothing lies that way. `row` is the height at which a walk to the side began. */
export function moved(from: Axial, arrow: Arrow, places: readonly Axial[], row: number): Axial {
  const there = new Map(places.map((place) => [keyOf(place), place]));
  const near = NEXT[arrow].map((side) => there.get(keyOf(step(from, side)))).filter((place) => place !== undefined).sort((a, b) => Math.abs(centre(a).y - row) - Math.abs(centre(b).y - row));
  if (near[0]) return near[0];
  const { x, y } = centre(from);
  let best = from;
  let least = Infinity;
  for (const place of places) {
    if (same(place, from)) continue;
    const to = centre(place);
    const across = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
    const ahead = { ArrowUp: y - to.y, ArrowDown: to.y - y, ArrowLeft: x - to.x, ArrowRight: to.x - x }[arrow];
    const aside = Math.abs(across ? to.y - row : to.x - x);
    if (ahead < 20 || aside > ahead * 2) continue;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
