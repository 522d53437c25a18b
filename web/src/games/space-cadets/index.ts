import type { GameModule } from '../contract';
import Board from './Board.svelte';
import { statusLine } from './status';
import type { Event, View } from './types';

const KEY_EVENTS = new Set<string>(['turn_began', 'crystal_captured', 'enemy_destroyed', 'nemesis_enters', 'core_breached', 'pod_rescued', 'jumped', 'mission_over']);

const module: GameModule = {
  Board,
  status: ({ view, me, names }) => statusLine(view as View, me, names),
  ownBigScreen: true,
  isKey: (event) => KEY_EVENTS.has((event as Event | null)?.event ?? ''),
};

export default module;
