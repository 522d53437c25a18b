// The guided first game: what to look at, and when it has been done. Reads the position only; nothing is forced. Its table has the deal that
// the rules keep for it (`crates/rocketmen/src/lesson.rs`), so that what is asked can be done.
import type { Desk, Tab } from '../desk.svelte';
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
const flown = (desk: Desk) => (desk.mine?.missions ?? 0) > 0;

/** A step, and where on a phone it is to be seen. */
export type Step = LessonStep<Seen, { round: number }> & { tab?: Tab };

export const STEPS: readonly Step[] = [
  { id: 'welcome', at: null },
  { id: 'hand', at: 'hand' },
  { id: 'engine', at: 'engines', tab: 'market', done: ({ desk }) => desk.view.notes.engine_bought && desk.myTurn },
  { id: 'plan', at: 'hand', done: ({ desk }) => desk.mine?.plan != null },
  { id: 'chart', at: 'chart', tab: 'space' },
  { id: 'discard', at: 'hand', done: ({ desk }) => desk.hand.length === 0 },
  { id: 'end-turn', at: 'end', done: ({ desk }) => !desk.myTurn },
  { id: 'rivals', at: 'players', tab: 'rivals', done: ({ desk }, began) => desk.myTurn && desk.view.round > began.round, passed: ({ desk }) => desk.view.players.length === 1 },
  { id: 'pad', at: 'hand', done: ({ desk }) => desk.mine?.pad.some((card) => desk.book.isEngine(card)) ?? false },
  { id: 'boost', at: 'rocket', tab: 'rocket' },
  { id: 'launch', at: 'launch', tab: 'rocket', done: ({ desk }) => flying(desk) || flown(desk) },
  { id: 'draw', at: 'acts', done: ({ desk, shown }) => !flying(desk) && shown === null },
  { id: 'achievements', at: 'achievements', tab: 'rocket' },
  { id: 'goals', at: 'goals', tab: 'rocket', passed: ({ desk }) => (desk.mine?.goals?.length ?? 0) === 0 },
  { id: 'end', at: 'gauge', tab: 'space' },
];
