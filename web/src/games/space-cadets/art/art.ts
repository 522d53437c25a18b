// The drawings of Space Cadets. Whoever imports this finds them in the page.
import { hang } from '../../../ui/hang';
import type { Station, System } from '../types';
import symbols from './symbols.svg?raw';

hang(symbols);

/** The sign of a system, by the symbol that draws it. */
export const SYSTEM_SIGNS: Record<System, string> = { helm: 'sc-helm', shields: 'i-shield', sensors: 'i-eye', weapons: 'i-missile', tractor: 'i-pulse', jump: 'i-turn', repair: 'sc-repair' };
export const STATION_SIGNS: Record<Station, string> = { captain: 'i-vp', engineering: 'i-bolt', helm: 'sc-helm', sensors: 'i-eye', shields: 'i-shield', weapons: 'i-missile', tractor: 'i-pulse', jump: 'i-turn', damage: 'i-damage' };
/** The colour of a system is that of its station. */
export const SYSTEM_COLOURS: Record<System, string> = { helm: 'var(--st-helm)', shields: 'var(--st-shields)', sensors: 'var(--st-sensors)', weapons: 'var(--st-weapons)', tractor: 'var(--st-tractor)', jump: 'var(--st-jump)', repair: 'var(--st-damage)' };

/** The drawing of a ship, by the id of its card. */
export const shipSign = (id: string): string => `scs-${id.split('-')[0]}`;
