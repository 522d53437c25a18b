// Names of cards and people on this page.
import { t } from '../ship/words';
import type { Half, Slot } from './plan';

export const memberName = (place: number): string => (place === 0 ? t('sar-captain') : t('sar-member', { number: place + 1 }));

export function halfName(half: Half): string {
  const code = half.toLowerCase();
  if (code.startsWith('@')) return t(`space-alert-action-go-${code.slice(1)}`);
  return t(`space-alert-action-${code.endsWith('*') ? `heroic-${code.slice(0, -1)}` : code}`);
}

export function slotName(slot: Slot): string {
  if (slot === null) return t('sar-no-card');
  return Array.isArray(slot) ? t('sar-double', { first: halfName(slot[0]), second: halfName(slot[1]) }) : halfName(slot);
}
