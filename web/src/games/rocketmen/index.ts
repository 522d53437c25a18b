import { i18n } from '../../i18n/i18n.svelte';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { statusLine } from './status';
import type { Event, View } from './types';

// The words of this board, beside those of the rules.
await i18n.learn('rocketmen-web');

const KEY_EVENTS = new Set(['succeeded', 'failed', 'aborted', 'ai_arrived', 'end_triggered', 'game_over', 'token_taken', 'launch_declared']);

const module: GameModule = {
  Board,
  status: ({ view, me, names, t }) => statusLine(view as View, me, names, t),
  isKey: (event) => KEY_EVENTS.has((event as Event | null)?.event ?? ''),
  ownStory: true,
  score: (view, seat) => {
    const { players, scores } = view as View;
    return String(scores?.[seat]?.total ?? players[seat]?.vp ?? '');
  },
};

export default module;
