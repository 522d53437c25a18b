// Names of figures, Scenario tiles and items, in the game's own words.
import { i18n } from '../../../i18n/i18n.svelte';

await i18n.learn('away-missions');

const named = (group: string, word: string): string => i18n.t(`away-missions-${group}-${word.replaceAll('_', '-')}`);

/** A boss is called as its tile. */
export const alienName = (type: string): string => named(type === 'hive_queen' || type === 'overmind' ? 'tile' : 'alien', type);
export const whoName = (who: string): string => named('rocketeer', who);
export const roomName = (room: string): string => named('tile', room);
export const modeName = (mode: string): string => named('mode', mode);
/** What only a scenario has is called by its id. */
export const itemName = (id: string): string => (i18n.has(`away-missions-item-${id.replaceAll('_', '-')}`) ? named('item', id) : id.replaceAll('_', ' '));
