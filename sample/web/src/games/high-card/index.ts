import type { GameModule } from '../contract';
import Board from './Board.svelte';
import type { Event, View } from './generated/types';

const module: GameModule = {
  Board,
  isKey: (event) => (event as Event | null)?.event === 'point',
  score: (view, seat) => String((view as View).points[seat] ?? ''),
};

export default module;
