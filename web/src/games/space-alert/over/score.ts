// A score taken apart, as the ship's log writes it.
import type { Score, ScorePart } from '../types';

export interface ScoreLine { id: string; points: number; rule: string }

export const scoreLines = (score: Score, parts: readonly ScorePart[]): ScoreLine[] =>
  parts.map(({ part, sign, rule }) => ({ id: part.replaceAll('_', '-'), points: sign * score[part] || 0, rule }));

export const totalOf = (score: Score, parts: readonly ScorePart[]): number => scoreLines(score, parts).reduce((sum, { points }) => sum + points, 0);

/** A figure with a true minus sign. */
export const signed = (points: number): string => String(points).replace('-', '−');
