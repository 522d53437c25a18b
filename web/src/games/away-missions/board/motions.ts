// What moves on the hex board: figures that walk from tile to tile, figures that are hit, tiles that are turned over. The board already shows the
// end; a motion only leads there.
import { burst, jolt, steps, together, turnOver, type Motion, type Step } from '../../shared/motion/motion';
import { centre } from './hex';
import type { Axial } from './types';

const figureIn = (root: ParentNode, id: string): Element | null => root.querySelector(`[data-figure="${CSS.escape(id)}"]`);

/** Figures walk together over these tiles, one step after the other. Nothing for those who are not on the board. */
export function walk(root: ParentNode, figures: readonly { id: string; path: readonly Axial[] }[]): Step[] {
  const ways = figures.flatMap(({ id, path }): Motion[][] => {
    const on = figureIn(root, id);
    const end = path.at(-1);
    if (!on || !end || path.length < 2) return [];
    const to = centre(end);
    return [steps(on, path.map((at) => ({ x: centre(at).x - to.x, y: centre(at).y - to.y })))];
  });
  const longest = Math.max(0, ...ways.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => together(...ways.flatMap((way) => way[place] ?? [])));
}

/** Whoever is hit jolts away from where it came from, and what it cost bursts beside them. */
export function hit(root: ParentNode, id: string, from: Axial | null, at: Axial | null): Step {
  const [a, b] = [from ? centre(from) : null, at ? centre(at) : null];
  const degrees = a && b && (a.x !== b.x || a.y !== b.y) ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 0;
  return together(jolt(figureIn(root, id), degrees, 7), burst(root.querySelector(`[data-burst="${CSS.escape(id)}"]`)));
}

/** A tile is turned over. */
export const turned = (root: ParentNode, at: Axial): Step[] => turnOver(root.querySelector(`[data-face="${at[0]},${at[1]}"]`));
