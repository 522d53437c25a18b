// The drawings of Away Missions. Whoever imports this finds them in the page: <use href="#amf-chief"> and the like.
import { hang } from '../../../ui/hang';
import figures from './figures.svg?raw';
import signs from './signs.svg?raw';

export const SHEETS: readonly string[] = [figures, signs];
SHEETS.forEach(hang);

/** The symbol of a figure, by the name that the rules give it. */
export const figureSymbol = (art: string): string => `#amf-${art}`;
/** The symbol of a token, a marker or another sign. */
export const signSymbol = (name: string): string => `#amt-${name}`;
/** Bosses are drawn on a larger grid. */
export const isBoss = (art: string): boolean => art === 'hive_queen' || art === 'overmind';
