// How a game ended, in a line.
import { i18n, t } from '../i18n/i18n.svelte';
import type { Outcome, SummaryChair } from '../net/generated/protocol';
import { seatNames } from './names';

export function outcomeLine(table: { chairs: SummaryChair[]; outcome: Outcome | null; seat?: number | null }): string {
  if (!table.outcome) return t('outcome-none');
  const { winners } = table.outcome;
  if (winners.length === 0) return t('outcome-nobody');
  if (winners.length === 1 && winners[0] === table.seat) return t('outcome-you');
  const names = seatNames(table.chairs);
  return t('outcome-won', { names: i18n.list(winners.map((seat) => names[seat] ?? '')), count: winners.length });
}
