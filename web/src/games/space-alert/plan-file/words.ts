// Names of cards and people on this page.
import { actionKey, sideWords } from '../deck';
import { t } from '../ship/words';
import type { Half, Slot } from './plan';

export const memberName = (place: number): string => (place === 0 ? t('sar-captain') : t('sar-member', { number: place + 1 }));

export const halfName = (half: Half): string => t(actionKey(half));

export const slotName = (slot: Slot): string => (slot === null ? t('sar-no-card') : sideWords(t, slot));
