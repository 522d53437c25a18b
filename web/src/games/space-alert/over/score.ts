// A score taken apart, as the ship's log writes it.
import type { Score } from '../types';

export interface ScoreLine { id: string; points: number; rule: string }

export function scoreLines(score: Score): ScoreLine[] {
  return [
    { id: 'destroyed', points: score.destroyed, rule: 'SA-16.6' },
    { id: 'survived', points: score.survived, rule: 'SA-16.6' },
    { id: 'visual', points: score.visual, rule: 'SA-10.6' },
    { id: 'damage', points: -score.damage, rule: 'SA-16.7' },
    { id: 'worst-zone', points: -score.worst_zone, rule: 'SA-16.7' },
    { id: 'knocked-out', points: -score.knocked_out, rule: 'SA-16.8' },
    { id: 'disabled-squads', points: -score.disabled_squads, rule: 'SA-16.9' },
  ];
}

export const totalOf = (score: Score): number => scoreLines(score).reduce((sum, { points }) => sum + points, 0);

/** A figure with a true minus sign. */
export const signed = (points: number): string => String(points).replace('-', '−');
