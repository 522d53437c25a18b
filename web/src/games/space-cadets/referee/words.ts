// The words of the referee page. The format's own names have their messages in the referee's file, which the command line speaks as well.
import { i18n } from '../../../i18n/i18n.svelte';
import { HttpError } from '../../../net/http';

await i18n.learn('file', 'space-cadets', 'space-cadets-referee', 'space-cadets-box-web');

export const t = (key: string, args?: Record<string, string | number>): string => i18n.t(key, args);
const slug = (name: string): string => name.replace(/[ _]/g, '-').toLowerCase();

/** A word of the format; a name that somebody gave stays as it is. */
export const word = (name: string): string => (i18n.has(`space-cadets-referee-word-${slug(name)}`) ? t(`space-cadets-referee-word-${slug(name)}`) : name);
export const why = (code: string): string => t('space-cadets-referee-illegal', { why: t(`space-cadets-referee-why-${slug(code)}`) });
export const needs = (code: string): string => t('space-cadets-referee-pending', { needs: t(`space-cadets-referee-needs-${slug(code)}`) });
export const legal = (): string => t('space-cadets-referee-legal');
export const fieldName = (name: string): string => { const key = `scb-f-${slug(name)}`; return i18n.has(key) ? t(key) : optionName('side', name); };

/** The name of a choice, as people know it. */
export function optionName(words: 'side' | 'system' | 'facing' | 'ship' | 'plain', name: string): string {
  if (words === 'ship') return name;
  for (const group of [words, 'side', 'system']) if (i18n.has(`space-cadets-${group}-${slug(name)}`)) return t(`space-cadets-${group}-${slug(name)}`);
  return word(name);
}

/** What the server said against a file. */
export const faultOf = (error: unknown): string => (error instanceof HttpError && error.phrase ? i18n.phrase(error.phrase, () => '') : t('scb-unreachable'));
