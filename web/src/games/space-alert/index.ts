import { i18n } from '../../i18n/i18n.svelte';
import type { GameModule } from '../contract';
import Board from './Board.svelte';
import Bar from './clock/Bar.svelte';
import { statusLine } from './status';
import type { Event, View } from './generated/types';

// The words of this board, beside those of the rules.
await i18n.learn('space-alert', 'space-alert-web');

const KEY_EVENTS = new Set<Event['event']>(['mission_began', 'threat_shown', 'round_ended', 'cards_revealed', 'mission_ended', 'flying_on', 'game_ended']);

const module: GameModule = {
  Board,
  Bar,
  status: ({ view, me, names, t }) => statusLine(view as View, me, names, t),
  isKey: (event) => event !== null && KEY_EVENTS.has((event as Event).event),
  score: (view) => {
    const { result } = view as View;
    return result ? String(result.score) : null;
  },
};

export default module;
