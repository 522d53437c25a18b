// What this seat can do now, as one sentence.
import type { Args } from '../../i18n/speaker';
import type { View } from './types';

type T = (key: string, args?: Args) => string;

export function statusLine(view: View, me: number | null, names: (seat: number) => string, t: T): string {
  const { phase, turn } = view;
  const name = names(turn);
  if (phase === 'over') return t('rmw-status-over');
  if (turn !== me) {
    if (typeof phase === 'object' && 'launching' in phase) return t('rmw-status-they-launch', { name });
    return t('rmw-status-they', { name });
  }
  if (phase === 'acting') return view.ending ? t('rmw-status-acting-last') : t('rmw-status-acting');
  if ('trimming' in phase) return t('rmw-status-trim', { count: phase.trimming.excess });
  if ('settling' in phase) return t(`rmw-status-settle-${phase.settling}`);
  const { moment } = phase.launching;
  if (moment === 'ready') return t(phase.launching.drawn > 0 ? 'rmw-status-draw-or-abort' : 'rmw-status-draw');
  if (moment === 'last_chance') return t('rmw-status-last-chance');
  if ('answering' in moment) return t('rmw-status-answer', { value: moment.answering.value });
  return t('rmw-status-pick');
}
