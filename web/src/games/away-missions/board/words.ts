// The words of the hex board. Whoever imports this waits until they are there.
import { i18n } from '../../../i18n/i18n.svelte';

await i18n.learn('away-missions-board-web');

export const t = (key: string, args?: Record<string, string | number>): string => i18n.t(key, args);
export const list = (items: readonly string[]): string => i18n.list(items);
