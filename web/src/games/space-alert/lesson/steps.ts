// The guided first flight: what to look at, and when it has been done. Reads the position only; nothing is forced.
import type { LessonStep } from '../../shared/lesson';
import type { Desk } from '../desk.svelte';
import type { View } from '../types';

export interface Seen {
  desk: Desk;
  view: View;
}

const started = ({ view }: { view: View }) => view.stage.stage !== 'briefing';
const planned = (desk: Desk) => desk.boards.reduce((sum, member) => sum + (desk.view.crew[member]?.board.filter((space) => space !== null).length ?? 0), 0);
const flying = ({ view }: { view: View }) => view.stage.stage === 'resolution' || view.stage.stage === 'over' || view.stage.stage === 'between';

export const STEPS: readonly LessonStep<Seen>[] = [
  { id: 'welcome', at: null, passed: started },
  { id: 'roles', at: 'roles', passed: started },
  { id: 'ready', at: null, done: ({ desk }) => started(desk), passed: started },
  { id: 'band', at: 'band', passed: flying },
  { id: 'ship', at: 'ship', passed: flying },
  { id: 'choose', at: 'hand', done: ({ desk }) => desk.chosen !== null || planned(desk) > 0, passed: flying },
  { id: 'preview', at: 'preview', passed: flying },
  { id: 'put', at: 'slots', done: ({ desk }) => planned(desk) > 0, passed: flying },
  { id: 'move', at: 'slots', done: ({ desk }) => planned(desk) > 1, passed: flying },
  { id: 'crew', at: 'crew', passed: ({ view }) => flying({ view }) || view.people.length === 1 },
  { id: 'fill', at: 'slots', done: ({ desk }) => planned(desk) >= (desk.view.mission.phases[0]?.last ?? 3), passed: flying },
  { id: 'finish', at: 'tools', done: ({ desk }) => (desk.mine?.phase ?? 1) > 1 || flying(desk), passed: ({ view }) => flying({ view }) || view.mission.solo },
  { id: 'rest', at: 'slots', done: ({ desk }) => flying(desk) },
  { id: 'film', at: null, done: ({ desk }) => desk.view.stage.stage === 'over' || desk.view.stage.stage === 'between' },
  { id: 'end', at: null },
];
