// What this seat can do now, as one sentence.
import type { View } from './types';
import { t, whoName } from './words';

export function statusLine(view: View, me: number | null, names: (seat: number) => string): string {
  const { pending, phase } = view;
  if (phase === 'over') return t(view.end === 'won' ? 'amw-status-won' : 'amw-status-lost');
  const mine = pending !== null && me !== null && pending.seats.includes(me);
  const who = pending?.who ? whoName(pending.who) : '';
  if (!mine) {
    const seat = pending?.seats[0];
    return seat === undefined ? t('amw-status-aliens') : t('amw-status-they', { name: names(seat) });
  }
  const what = typeof pending.what === 'string' ? pending.what : Object.keys(pending.what)[0]!;
  if (what === 'aliens') return t('amw-status-aliens-ask', { who });
  return t(`amw-status-${what.replaceAll('_', '-')}`, { who });
}
