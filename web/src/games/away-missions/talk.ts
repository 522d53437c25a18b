// What was asked of whom in this Game Turn, and what Rocketeers said they are about to do.
import type { Favour, Intention, Request, View } from './types';
import { t, tileName, whoName } from './words';

export const requestsTo = (view: View, who: string): Request[] => view.requests.filter((one) => one.who === who);
export const intentionOf = (view: View, who: string): Intention | null => view.intentions.find(([whose]) => whose === who)?.[1] ?? null;

/** What somebody is asked for, in words. */
export function favourText(view: View, favour: Favour): string {
  if (favour === 'wait') return t('amw-favour-wait');
  if ('come' in favour) return t('amw-favour-come', { tile: tileName(view, favour.come.to) });
  if ('cover' in favour) return t('amw-favour-cover', { who: whoName(favour.cover.whom) });
  return t('amw-favour-heal', { who: whoName(favour.heal.patient) });
}
