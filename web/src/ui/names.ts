// What to call whoever sits on a chair.
import { i18n, t } from '../i18n/i18n.svelte';
import type { Chair, SummaryChair } from '../net/generated/protocol';

export function botKind(kind: string): string {
  return i18n.has(`bot-${kind}`) ? t(`bot-${kind}`) : kind;
}

/** The bot that sits down unless another one is asked for: one that plays soundly. */
export function usualBot(bots: readonly string[]): string | undefined {
  return bots.includes('steady') ? 'steady' : bots.at(-1);
}

function plain(chair: SummaryChair | Chair, seat: number): string {
  if (chair.holder === 'empty') return t('seat-free');
  if (chair.holder === 'bot') return t('bot-name', { kind: botKind(chair.name) });
  return chair.name || t('player-number', { number: seat + 1 });
}

/** Names for all chairs; the same name twice gets a number. */
export function seatNames(chairs: readonly (SummaryChair | Chair)[]): string[] {
  const names = chairs.map(plain);
  return names.map((name, seat) => {
    const twins = names.slice(0, seat + 1).filter((other) => other === name).length;
    const again = names.filter((other) => other === name).length > 1 && chairs[seat]!.holder !== 'empty';
    return again ? `${name} ${twins}` : name;
  });
}
