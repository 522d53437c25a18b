// The sounds that every table has.
import type { Parts } from './parts';

export const COMMON = {
  turn: [{ wave: 'triangle', hertz: 523, at: 0, length: 0.12, struck: true }, { wave: 'triangle', hertz: 784, at: 0.13, length: 0.24, struck: true }],
  place: [{ wave: 'triangle', hertz: 330, at: 0, length: 0.06, struck: true }, { noise: 'lowpass', hertz: 900, at: 0, length: 0.04, loud: 0.2, struck: true }],
  refuse: [{ wave: 'triangle', hertz: 196, at: 0, length: 0.1 }, { wave: 'triangle', hertz: 165, at: 0.11, length: 0.16 }],
  success: [
    { wave: 'triangle', hertz: 523, at: 0, length: 0.12, struck: true }, { wave: 'triangle', hertz: 659, at: 0.1, length: 0.12, struck: true },
    { wave: 'triangle', hertz: 1047, at: 0.2, length: 0.4, struck: true },
  ],
  failure: [{ wave: 'triangle', hertz: 330, at: 0, length: 0.16 }, { wave: 'triangle', hertz: 262, at: 0.16, length: 0.16 }, { wave: 'triangle', hertz: 196, at: 0.32, length: 0.36 }],
  tick: [{ wave: 'triangle', hertz: 880, at: 0, length: 0.05, loud: 0.3, struck: true }],
  /** A card turned over. */
  card: [{ noise: 'highpass', hertz: 2400, to: 5200, at: 0, length: 0.09, loud: 0.3, struck: true }],
  /** Something that flies past. */
  whoosh: [{ noise: 'bandpass', hertz: 300, to: 1800, at: 0, length: 0.3, loud: 0.5, narrow: 1.4, edge: 0.1 }],
  /** A die on a table. */
  die: [0, 0.08, 0.15, 0.21].flatMap((at) => [{ noise: 'bandpass' as const, hertz: 1900 - at * 2000, at, length: 0.04, loud: 1.4, narrow: 2, struck: true }]),
  /** Something heavy hits something. */
  thud: [{ wave: 'sine', hertz: 140, to: 45, at: 0, length: 0.3, loud: 0.6, struck: true }, { noise: 'lowpass', hertz: 800, to: 120, at: 0, length: 0.22, loud: 0.45, struck: true }],
} as const satisfies Record<string, Parts>;

export type Sound = keyof typeof COMMON;
