// Tells people what they may have missed: whose turn it is, and the story for those who listen.
import { i18n, t } from '../../i18n/i18n.svelte';
import type { TableClient } from '../../net/table.svelte';
import { announce } from '../../state/announce.svelte';
import { lightIcon, notify, quiet } from '../../state/attention';
import { play, say } from '../../state/sound';
import { heardSoFar, isUnseen } from '../../state/unseen';
import { outcomeLine } from '../../ui/outcome';

export function watchTurns(client: () => TableClient, names: (seat: number) => string): void {
  let before = '';
  let heard = -1;

  $effect(() => {
    const table = client();
    // Whoever watches a film hears whose turn it is when they are back at the table.
    if (table.watched) return;
    const awaited = table.turn?.awaited ?? [];
    const key = `${table.table?.phase} ${awaited.join()}`;
    if (key === before) return;
    const first = before === '';
    before = key;
    if (table.table?.phase !== 'playing' || awaited.length === 0) return;
    const mine = table.you?.seat != null && awaited.includes(table.you.seat);
    const text = mine ? t('your-turn') : t('turn-of', { name: i18n.list(awaited.map(names)) });
    announce(text, mine ? 'urgent' : 'polite');
    if (mine && !first) {
      play('turn');
      notify(text, t('table-name', { game: t(`game-${table.table.game}`), code: table.table.code }), table.table.code);
    }
    if (!first || mine) say(text);
  });

  // The picture of the tab has a lamp that is on as long as it is one's turn.
  $effect(() => {
    const { table, turn, you, watched } = client();
    const on = table?.phase === 'playing' && watched === null && you?.seat != null && (turn?.awaited.includes(you.seat) ?? false);
    lightIcon(on);
    if (!on) quiet();
  });
  $effect(() => () => { lightIcon(false); quiet(); });

  // How it ended, as soon as everybody may know. Whoever comes later reads it.
  let ended: boolean | undefined;
  $effect(() => {
    const { table, watched, you } = client();
    if (!table) return;
    const now = table.outcome !== null && !isUnseen(table, watched);
    if (now && ended === false) {
      const text = outcomeLine({ ...table, seat: you?.seat ?? null });
      announce(text, 'urgent');
      say(text);
    }
    ended = now;
  });

  // New lines of the story, a few at a time: a screen reader should not drown.
  $effect(() => {
    const { story: told, table, watched } = client();
    const story = heardSoFar(told, table, watched);
    const last = story.at(-1)?.id ?? -1;
    if (heard >= 0 && last > heard) {
      const fresh = story.filter((line) => line.id > heard).slice(-4);
      announce(fresh.map((line) => i18n.phrase(line.phrase, names)).join(' '));
    }
    heard = last;
  });
}
