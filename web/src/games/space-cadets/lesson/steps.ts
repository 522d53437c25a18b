// The guided first mission: what to look at in each step of the first turn. Reads the position only; nothing is forced.
import type { LessonStep } from '../../shared/lesson';
import type { Station, Step as TurnStep, View } from '../types';

export interface Seen {
  view: View;
  mine: readonly Station[];
}
export type Step = LessonStep<Seen>;

const ORDER: readonly TurnStep[] = ['discussion', 'preparation', 'action', 'resolution', 'tractor', 'fire', 'enemies', 'jump', 'repair'];
/** The first turn is past this step, or the mission is over. */
const beyond = (step: TurnStep) => ({ view }: Seen): boolean => view.end !== null || view.turn > 1 || ORDER.indexOf(view.step) > ORDER.indexOf(step);
const holds = (station: Station, seen: Seen): boolean => seen.mine.includes(station);

export const STEPS: readonly Step[] = [
  { id: 'welcome', at: null, passed: beyond('discussion') },
  { id: 'stations', at: 'stations', passed: beyond('discussion') },
  { id: 'steps', at: 'steps', passed: beyond('discussion') },
  { id: 'energy', at: 'place', passed: (seen) => beyond('discussion')(seen) || !holds('engineering', seen) },
  { id: 'ready', at: 'orders', done: beyond('discussion'), passed: beyond('discussion') },
  { id: 'prepare', at: 'place', done: beyond('preparation'), passed: beyond('preparation') },
  { id: 'action', at: 'place', done: beyond('action'), passed: beyond('action') },
  { id: 'resolve', at: 'place', done: beyond('resolution'), passed: beyond('resolution') },
  { id: 'beam', at: 'place', done: beyond('tractor'), passed: beyond('tractor') },
  { id: 'fire', at: 'place', done: beyond('fire'), passed: beyond('fire') },
  { id: 'enemies', at: 'place', done: beyond('enemies'), passed: beyond('enemies') },
  { id: 'jump', at: 'place', done: beyond('jump'), passed: beyond('jump') },
  { id: 'repair', at: 'place', done: beyond('repair'), passed: beyond('repair') },
  { id: 'end', at: null },
];
