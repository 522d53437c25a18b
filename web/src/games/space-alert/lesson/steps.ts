// The guided first flight: what to look at, and when it has been done. Reads the position only; nothing is forced.
import type { Desk } from '../desk.svelte';
import type { View } from '../types';

export interface LessonStep {
  id: string;
  /** The part of the screen that glows. */
  at: string | null;
  /** Done by itself once this holds; without it, by pressing on. */
  done?: (desk: Desk) => boolean;
  /** Not worth telling now: it has happened already, or does not come in this flight. */
  passed?: (view: View) => boolean;
}

const started = (view: View) => view.stage.stage !== 'briefing';
const planned = (desk: Desk) => desk.boards.reduce((sum, member) => sum + (desk.view.crew[member]?.board.filter((space) => space !== null).length ?? 0), 0);
const flying = (view: View) => view.stage.stage === 'resolution' || view.stage.stage === 'over' || view.stage.stage === 'between';

export const STEPS: readonly LessonStep[] = [
  { id: 'welcome', at: null, passed: started },
  { id: 'roles', at: 'roles', passed: started },
  { id: 'ready', at: null, done: (desk) => started(desk.view), passed: started },
  { id: 'band', at: 'band', passed: flying },
  { id: 'ship', at: 'ship', passed: flying },
  { id: 'choose', at: 'hand', done: (desk) => desk.chosen !== null || planned(desk) > 0, passed: flying },
  { id: 'preview', at: 'preview', passed: flying },
  { id: 'put', at: 'slots', done: (desk) => planned(desk) > 0, passed: flying },
  { id: 'move', at: 'slots', done: (desk) => planned(desk) > 1, passed: flying },
  { id: 'crew', at: 'crew', passed: (view) => flying(view) || view.people.length === 1 },
  { id: 'fill', at: 'slots', done: (desk) => planned(desk) >= (desk.view.mission.phases[0]?.last ?? 3), passed: flying },
  { id: 'finish', at: 'tools', done: (desk) => (desk.mine?.phase ?? 1) > 1 || flying(desk.view), passed: (view) => flying(view) || view.mission.solo },
  { id: 'rest', at: 'slots', done: (desk) => flying(desk.view) },
  { id: 'film', at: null, done: (desk) => desk.view.stage.stage === 'over' || desk.view.stage.stage === 'between' },
  { id: 'end', at: null },
];

/** The next step worth telling from here on. */
export function nextStep(at: number, view: View): number {
  let next = at;
  while (STEPS[next]?.passed?.(view)) next += 1;
  return next;
}
