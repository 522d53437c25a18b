// A failed request as a sentence.
import { i18n, t } from '../i18n/i18n.svelte';
import { HttpError } from '../net/http';

export function sentence(error: unknown): string {
  if (!(error instanceof HttpError)) return t('error-unknown');
  if (error.phrase && i18n.has(error.phrase.key)) return i18n.phrase(error.phrase, (seat) => String(seat + 1));
  if (error.status === 0 || error.status >= 500) return t('error-away');
  if (error.status === 404) return t('error-not-found');
  if (error.status === 429) return t('error-too-fast');
  return t('error-unknown');
}
