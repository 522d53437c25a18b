// A refusal is a sentence, with the rule that says so.
import type { Refused } from '../../games/contract';
import { i18n, t } from '../../i18n/i18n.svelte';
import type { Toast } from '../../state/toasts.svelte';

export function refusalText(refused: Refused, names: (seat: number) => string): string {
  return i18n.has(refused.phrase.key) ? i18n.phrase(refused.phrase, names) : t('refused');
}

export function refusalNote(refused: Refused, names: (seat: number) => string): Omit<Toast, 'id'> {
  return { kind: 'hold', text: refusalText(refused, names), ...(refused.rule ? { rule: refused.rule } : {}) };
}
