// The score of a whole campaign (SA-19): threats of all missions, penalties of the last, and the average look out of the window.
import type { LogLine } from '../types';

export function campaignTotal(log: readonly LogLine[]): { threats: number; visual: number; penalties: number; total: number } {
  const last = log.at(-1)?.score;
  const threats = log.reduce((sum, { score }) => sum + score.destroyed + score.survived, 0);
  const visual = log.length === 0 ? 0 : Math.floor(log.reduce((sum, { score }) => sum + score.visual, 0) / log.length);
  const penalties = last ? last.damage + last.worst_zone + last.knocked_out + last.disabled_squads : 0;
  return { threats, visual, penalties, total: threats + visual - penalties };
}
