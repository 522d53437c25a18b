// How a game ended, in a line. A crew hears what became of it, not who won.
import { crewOutcome } from '../games/shelf';
import { i18n, t } from '../i18n/i18n.svelte';
import type { Outcome, SummaryChair, TablePhase } from '../net/generated/protocol';
import { seatNames } from './names';

interface Ended {
  game: string;
  phase: TablePhase;
  chairs: SummaryChair[];
  outcome: Outcome | null;
  seat?: number | null;
}

export function outcomeLine(table: Ended): string {
  // The server keeps it back while anybody still watches.
  if (!table.outcome) return t(table.phase === 'over' ? 'outcome-film' : 'outcome-none');
  const { winners } = table.outcome;
  const crew = crewOutcome(table.game);
  if (crew) return t(winners.length > 0 ? crew.won : crew.lost);
  if (winners.length === 0) return t('outcome-nobody');
  if (winners.length === 1 && winners[0] === table.seat) return t('outcome-you');
  const names = seatNames(table.chairs);
  return t('outcome-won', { names: i18n.list(winners.map((seat) => names[seat] ?? '')), count: winners.length });
}

/** The score in a list: one figure for a crew, everybody's for rivals. */
export function scoreLine(table: Pick<Ended, 'game' | 'outcome'>): string {
  const scores = table.outcome?.scores ?? [];
  return (crewOutcome(table.game) ? scores.slice(0, 1) : scores).join(' : ');
}
