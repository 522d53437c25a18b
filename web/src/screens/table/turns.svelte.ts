// Tells people what they may have missed: whose turn it is, and the story for those who listen.
import { i18n, t } from '../../i18n/i18n.svelte';
import type { TableClient } from '../../net/table.svelte';
import { announce } from '../../state/announce.svelte';
import { play, say } from '../../state/sound';

export function watchTurns(client: () => TableClient, names: (seat: number) => string): void {
  let before = '';
  let heard = -1;

  $effect(() => {
    const table = client();
    const awaited = table.turn?.awaited ?? [];
    const key = `${table.table?.phase} ${awaited.join()}`;
    if (key === before) return;
    const first = before === '';
    before = key;
    if (table.table?.phase !== 'playing' || awaited.length === 0) return;
    const mine = table.you?.seat != null && awaited.includes(table.you.seat);
    const text = mine ? t('your-turn') : t('turn-of', { name: i18n.list(awaited.map(names)) });
    announce(text, mine ? 'urgent' : 'polite');
    if (mine && !first) play('turn');
    if (!first || mine) say(text);
  });

  // New lines of the story, a few at a time: a screen reader should not drown.
  $effect(() => {
    const story = client().story;
    const last = story.at(-1)?.id ?? -1;
    if (heard >= 0 && last > heard) {
      const fresh = story.filter((line) => line.id > heard).slice(-4);
      announce(fresh.map((line) => i18n.phrase(line.phrase, names)).join(' '));
    }
    heard = last;
  });
}
