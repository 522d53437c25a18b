// What a changed card changed: two ends of a mission, side by side.
import type { EndState } from '../plan-file/tools';

export interface Difference { key: string; args: Record<string, string | number>; better: boolean | null; threat?: string }

const ZONES = ['red', 'white', 'blue'] as const;

/** Everything that ended differently, what matters most first. */
export function differences(before: EndState, after: EndState): Difference[] {
  const found: Difference[] = [];
  if (before.outcome !== after.outcome) found.push({ key: `sar-diff-now-${after.outcome}`, args: {}, better: after.outcome === 'won' });
  if (before.score !== null && after.score !== null && before.score !== after.score) {
    found.push({ key: 'sar-diff-score', args: { from: before.score, to: after.score }, better: after.score > before.score });
  }
  for (const name of new Set([...Object.keys(before.threats), ...Object.keys(after.threats)])) {
    const [one, two] = [before.threats[name], after.threats[name]];
    if (!one || !two || one.status === two.status) continue;
    const rank = { destroyed: 2, survived: 1, on_track: 0, waiting: 0 };
    found.push({ key: `sar-diff-threat-${two.status}`, args: {}, better: rank[two.status] === rank[one.status] ? null : rank[two.status] > rank[one.status], threat: name });
  }
  for (const zone of ZONES) {
    if (before.damage[zone] !== after.damage[zone]) found.push({ key: `sar-diff-damage-${zone}`, args: { from: before.damage[zone], to: after.damage[zone] }, better: after.damage[zone] < before.damage[zone] });
  }
  if (before.knocked_out.length !== after.knocked_out.length) found.push({ key: 'sar-diff-knocked-out', args: { from: before.knocked_out.length, to: after.knocked_out.length }, better: after.knocked_out.length < before.knocked_out.length });
  if (before.visual_points !== after.visual_points) found.push({ key: 'sar-diff-visual', args: { from: before.visual_points, to: after.visual_points }, better: after.visual_points > before.visual_points });
  return found;
}
