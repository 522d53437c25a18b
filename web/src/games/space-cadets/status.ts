// What this seat can do now, as one sentence for the bar.
import type { View } from './types';
import { endText, stepName, t } from './words';

export function statusLine(view: View, me: number | null, names: (seat: number) => string): string {
  if (view.end) return endText(view.end);
  if (view.ask) return view.ask.seat === me ? t('scw-status-ask') : t('scw-status-asked', { name: names(view.ask.seat) });
  const step = t('scw-status-step', { turn: view.turn, step: stepName(view.step) });
  if (view.clock) return me !== null && view.clock.acting.includes(me) ? t('scw-status-act', { step }) : step;
  if (view.wait && me !== null && view.wait.concerned.includes(me) && !view.ready.includes(me)) return t('scw-status-ready', { step });
  return step;
}
