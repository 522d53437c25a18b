// The coming Alien Turn in a few lines: attacks that are alike lie together, those that the chosen Overkill changes come first.
import type { Aimed, Risk, RiskLine, Who } from '../types';

export interface RiskGroup { key: string; art: string; count: number; now: Aimed | null; then: Aimed | null; changed: boolean }

const artOf = ({ by, kind }: RiskLine): string => kind ?? (typeof by === 'object' && 'boss' in by ? by.boss.kind : 'bug');

/** The lines, the changed and the dangerous ones first. Where dice decide before, nothing is said to change. */
export function riskGroups(risk: Risk): RiskGroup[] {
  const groups = new Map<string, RiskGroup>();
  for (const line of risk.attacks) {
    const then = risk.then === null ? line.now : line.then;
    if (!line.now && !then) continue;
    const key = JSON.stringify([artOf(line), line.now, then]);
    const known = groups.get(key);
    if (known) known.count += 1;
    else groups.set(key, { key, art: artOf(line), count: 1, now: line.now, then, changed: JSON.stringify(line.now) !== JSON.stringify(then) });
  }
  const chance = ({ now, then }: RiskGroup): number => Math.max(now?.chance ?? 0, then?.chance ?? 0);
  return [...groups.values()].sort((a, b) => Number(b.changed) - Number(a.changed) || chance(b) - chance(a));
}

/** Who would suffer an effect before and after: who is spared, who still is struck. */
export function spared(now: readonly Who[], then: readonly Who[]): { struck: Who[]; spared: Who[] } {
  return { struck: [...then], spared: now.filter((who) => !then.includes(who)) };
}

/** Thousandths of hits with one digit behind the point, as the language writes it. */
export const hits = (thousandths: number, language: string): string => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(thousandths / 1000);
