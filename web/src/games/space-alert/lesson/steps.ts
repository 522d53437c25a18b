// The guided first flight: what to look at, and when it has been done. Reads the position only; nothing is forced.
import type { LessonStep } from '../../shared/lesson';
import { symbolsOf } from '../deck';
import type { Desk, Tab } from '../desk.svelte';
import type { Action, View } from '../types';

export interface Seen {
  desk: Desk;
  view: View;
  /** Whether the film is on the screen. */
  filming: boolean;
}

/** A step, and where on a phone it is to be seen. */
export type Step = LessonStep<Seen> & { tab?: Tab };

const started = ({ view }: { view: View }) => view.stage.stage !== 'briefing';
/** My own board: what bots put on theirs, or on an android's, is not my doing. */
const board = ({ mine, view, member }: Desk) => view.crew[mine?.member ?? member]?.board ?? [];
const planned = (desk: Desk) => board(desk).filter((space) => space !== null).length;
const plays = (desk: Desk, letter: Action) => board(desk).some((space) => space?.action && symbolsOf(space.action).includes(letter));
const flying = ({ view }: { view: View }) => view.stage.stage === 'resolution' || view.stage.stage === 'over' || view.stage.stage === 'between';
const seenAll = ({ view, filming }: Seen) => (view.stage.stage === 'over' || view.stage.stage === 'between') && !filming;

export const STEPS: readonly Step[] = [
  { id: 'welcome', at: null, passed: started },
  { id: 'roles', at: 'roles', passed: started },
  { id: 'ready', at: null, done: started, passed: started },
  { id: 'band', at: 'band', passed: flying },
  { id: 'ship', at: 'ship', tab: 'plan', passed: flying },
  { id: 'choose', at: 'hand', tab: 'plan', done: ({ desk }) => desk.chosen !== null || planned(desk) > 0, passed: flying },
  { id: 'preview', at: 'preview', tab: 'plan', passed: flying },
  { id: 'put', at: 'slots', tab: 'plan', done: ({ desk }) => planned(desk) > 0, passed: flying },
  { id: 'move', at: 'slots', tab: 'plan', done: ({ desk }) => planned(desk) > 1, passed: flying },
  { id: 'fire', at: 'ship', tab: 'plan', done: ({ desk }) => plays(desk, 'A'), passed: flying },
  { id: 'energy', at: 'ship', tab: 'plan', done: ({ desk }) => plays(desk, 'B'), passed: flying },
  { id: 'crew', at: 'crew', tab: 'crew', passed: ({ view }) => flying({ view }) || view.people.length === 1 },
  { id: 'fill', at: 'slots', tab: 'plan', done: ({ desk }) => board(desk).slice(0, desk.view.mission.phases[0]?.last ?? 3).every((space) => space !== null), passed: flying },
  { id: 'finish', at: 'tools', tab: 'crew', done: ({ desk }) => (desk.mine?.phase ?? 1) > 1 || flying(desk), passed: ({ view }) => flying({ view }) || view.mission.solo },
  { id: 'rest', at: 'slots', tab: 'plan', done: ({ desk }) => flying(desk), passed: flying },
  { id: 'film', at: null, done: seenAll, passed: seenAll },
  { id: 'end', at: null },
];
