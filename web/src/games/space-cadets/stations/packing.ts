// Turning pieces in the hand: a drawing of what is held, never a judgement of what fits.
export type Cells = readonly (readonly [number, number])[];

export const cellsOf = (rows: readonly string[]): Cells => rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === '#' ? [[x, y] as const] : [])));

/** The piece turned by quarters clockwise and, if it is, flipped first, with its corner at the origin. */
export function turned(rows: readonly string[], quarters: number, flipped: boolean): Cells {
  let cells = cellsOf(rows);
  if (flipped) cells = cells.map(([x, y]) => [-x, y] as const);
  for (let turn = 0; turn < quarters % 4; turn += 1) cells = cells.map(([x, y]) => [-y, x] as const);
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]) => [x - left, y - top] as const);
}

export const shifted = (cells: Cells, x: number, y: number): [number, number][] => cells.map(([cx, cy]) => [cx + x, cy + y]);

/** How many cells a drawing is wide and high. */
export const sizeOf = (cells: Cells): { wide: number; high: number } => ({ wide: 1 + Math.max(-1, ...cells.map(([x]) => x)), high: 1 + Math.max(-1, ...cells.map(([, y]) => y)) });

/** The cell that a piece is held by: the one nearest its middle, so that a finger on a cell always covers it. */
export function grip(cells: Cells): readonly [number, number] {
  const { wide, high } = sizeOf(cells);
  const far = ([x, y]: readonly [number, number]) => Math.abs(x + 0.5 - wide / 2) + Math.abs(y + 0.5 - high / 2);
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best), cells[0] ?? [0, 0]);
}

/** The corner of a held piece when its grip is on a cell, pushed back into the card's frame as far as it would stick out. */
export function cornerAt(cells: Cells, x: number, y: number, frame: { wide: number; high: number }): [number, number] {
  const [gx, gy] = grip(cells);
  return clampedTo(cells, x - gx, y - gy, frame);
}

/** A corner pushed back into the card's frame. */
export function clampedTo(cells: Cells, x: number, y: number, frame: { wide: number; high: number }): [number, number] {
  const { wide, high } = sizeOf(cells);
  const between = (value: number, most: number) => Math.max(0, Math.min(value, Math.max(0, most)));
  return [between(x, frame.wide - wide), between(y, frame.high - high)];
}

/** Letters that pick pieces, in the order of the tray; R, F and N mean something else. */
export const LETTERS = 'abcdeghijklm';
