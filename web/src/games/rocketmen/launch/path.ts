// The way of a Rocket from the ground to its target, in the units of the drawing.
import type { Destination } from '../types';

export type Point = readonly [number, number];
type Way = readonly [Point, Point, Point, Point];

const WAYS: Record<Destination, Way> = {
  earth: [[150, 476], [190, 230], [420, 130], [664, 236]],
  moon: [[150, 476], [205, 194], [497, 95], [694, 262]],
  mars: [[150, 476], [200, 150], [520, 70], [700, 262]],
};
const LOW: Way = [[30, 138], [90, 30], [240, 14], [330, 78]];

export interface Path {
  at: (space: number) => Point;
  /** The course on a space, in degrees from upright. */
  course: (space: number) => number;
  line: (from: number, to: number) => string;
}

export function pathTo(destination: Destination, target: number, low: boolean): Path {
  const [a, b, c, d] = low ? LOW : WAYS[destination];
  const share = (space: number) => Math.max(0, Math.min(1, space / target));
  const on = (t: number): Point => {
    const s = 1 - t;
    const mix = (n: 0 | 1) => s ** 3 * a[n] + 3 * s * s * t * b[n] + 3 * s * t * t * c[n] + t ** 3 * d[n];
    return [mix(0), mix(1)];
  };
  return {
    at: (space) => on(share(space)),
    course: (space) => {
      const [x1, y1] = on(Math.max(0, share(space) - 0.02));
      const [x2, y2] = on(Math.min(1, share(space) + 0.02));
      return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI + 90;
    },
    line: (from, to) => {
      const steps = Array.from({ length: 41 }, (_, n) => on(share(from) + ((share(to) - share(from)) * n) / 40));
      return steps.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
    },
  };
}
