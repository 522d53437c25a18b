// Every threat's own drawing. They load with Space Alert alone: the shell has only those that the shelf shows.
import { hang } from '../../../ui/hang';
import external from './external.svg?raw';
import internal from './internal.svg?raw';
import newFrontier from './new-frontier.svg?raw';

const SHEETS = [external, internal, newFrontier];
SHEETS.forEach(hang);

const DRAWN = new Set(SHEETS.flatMap((sheet) => [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]!)));

/** The symbol of the threat with this name; none for threats that a table brought itself. */
export function silhouetteOf(name: string): string | null {
  const symbol = `threat-${name}`;
  return DRAWN.has(symbol) ? symbol : null;
}
