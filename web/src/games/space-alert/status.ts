// What this seat can do now, as one sentence.
import type { Args } from '../../i18n/speaker';
import type { View } from './types';

type T = (key: string, args?: Args) => string;

export function statusLine(view: View, me: number | null, names: (seat: number) => string, t: T): string {
  const { stage } = view;
  const person = me === null ? null : (view.people[me] ?? null);
  switch (stage.stage) {
    case 'briefing': return t(person === null ? 'saw-status-briefing-watch' : person.agreed ? 'saw-status-waiting' : 'saw-status-briefing');
    case 'action': return t('saw-status-action', { phase: person?.phase ?? stage.phase });
    case 'resolution': return t('saw-status-resolution', { turn: Math.min(stage.turn, view.mission.turns + 1) });
    case 'between':
      if (stage.step.decide === 'repairs') {
        const seat = view.crew[stage.step.member]?.answers ?? 0;
        return seat === me ? t('saw-status-repair') : t('saw-status-repair-they', { name: names(seat) });
      }
      return t(stage.step.decide === 'squad' ? 'saw-status-squad' : 'saw-status-proposals');
    case 'over': return t(view.result?.won ? 'saw-status-won' : 'saw-status-lost');
  }
}
