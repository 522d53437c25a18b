export interface Star { x: number; y: number; r: number; o: number; }

/** Always the same sky for the same seed. */
export function stars(seed: number, count: number, width: number, height: number): Star[] {
  let state = seed;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * width),
    y: Math.round(next() * height),
    r: [0.6, 0.8, 1.1][Math.floor(next() * 3)]!,
    o: [0.4, 0.6, 0.9][Math.floor(next() * 3)]!,
  }));
}
