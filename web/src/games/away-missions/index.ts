import type { GameModule } from '../contract';
import './board/names';
import Board from './Board.svelte';
import { statusLine } from './status';
import type { Event, View } from './types';

const KEY_EVENTS = new Set(['mission_begins', 'room_found', 'red_alert', 'alien_turn', 'rescued', 'dominated', 'won', 'lost']);

const module: GameModule = {
  Board,
  status: ({ view, me, names }) => statusLine(view as View, me, names),
  isKey: (event) => KEY_EVENTS.has((event as Event | null)?.event ?? ''),
  ownStory: true,
};

export default module;
