// The guided first game: what to look at, and when it has been done. Reads the position only; nothing is forced. Its table has the deal that
// the rules keep for it (`crates/rocketmen/src/lesson.rs`), so that what is asked can be done.
import type { Desk } from '../desk.svelte';
import type { LessonStep } from '../../shared/lesson';
import type { LaunchFilm } from '../launch/film.svelte';
import type { View } from '../types';

export interface Seen {
  desk: Desk;
  view: View;
  /** The launch on the screen. */
  shown: LaunchFilm['shown'];
}

const flying = (desk: Desk) => typeof desk.view.phase === 'object' && 'launching' in desk.view.phase;
const flown = (desk: Desk) => (desk.mine?.locations ?? 0) !== 0;

export const STEPS: readonly LessonStep<Seen, { round: number }>[] = [
  { id: 'welcome', at: null },
  { id: 'hand', at: 'hand' },
  { id: 'engine', at: 'engines', done: ({ desk }) => desk.view.notes.engine_bought && desk.myTurn },
  { id: 'plan', at: 'hand', done: ({ desk }) => desk.mine?.plan != null },
  { id: 'chart', at: 'chart' },
  { id: 'discard', at: 'hand', done: ({ desk }) => desk.hand.length === 0 },
  { id: 'end-turn', at: 'end', done: ({ desk }) => !desk.myTurn },
  { id: 'rivals', at: 'players', done: ({ desk }, began) => desk.myTurn && desk.view.round > began.round, passed: ({ desk }) => desk.view.players.length === 1 },
  { id: 'pad', at: 'hand', done: ({ desk }) => desk.mine?.pad.some((card) => desk.book.isEngine(card)) ?? false },
  { id: 'boost', at: 'rocket' },
  { id: 'launch', at: 'launch', done: ({ desk }) => flying(desk) || flown(desk) },
  { id: 'draw', at: 'acts', done: ({ desk, shown }) => !flying(desk) && shown === null },
  { id: 'achievements', at: 'achievements' },
  { id: 'goals', at: 'goals', passed: ({ desk }) => (desk.mine?.goals?.length ?? 0) === 0 },
  { id: 'end', at: 'gauge' },
];
