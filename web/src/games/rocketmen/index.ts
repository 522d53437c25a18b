import { i18n } from '../../i18n/i18n.svelte';
import { hang } from '../../ui/hang';
import type { GameModule } from '../contract';
import art from './art.svg?raw';
import Board from './Board.svelte';
import { held } from './launch/held.svelte';
import { statusLine } from './status';
import type { Event, View } from './types';

// The drawings on its cards, and the words of this board beside those of the rules.
hang(art);
await i18n.learn('rocketmen-web');

const KEY_EVENTS = new Set(['succeeded', 'failed', 'aborted', 'ai_arrived', 'end_triggered', 'game_over', 'token_taken', 'launch_declared']);

const module: GameModule = {
  Board,
  // While a launch is played, nothing around it tells how it goes on.
  status: ({ view, me, names, t }) => statusLine(held.view ?? (view as View), me, names, t),
  isKey: (event) => KEY_EVENTS.has((event as Event | null)?.event ?? ''),
  ownStory: true,
  score: (view, seat) => {
    const { players, scores } = held.view ?? (view as View);
    return String(scores?.[seat]?.total ?? players[seat]?.vp ?? '');
  },
};

export default module;
