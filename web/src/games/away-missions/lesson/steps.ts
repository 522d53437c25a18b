// The guided first mission: what to look at, and what to do next. The deeds come from the course that the rules keep (course.svelte.ts); between them
// stands what is new at that moment. Whoever leaves the course gets the rest of the explanations and plays on.
import type { LessonStep } from '../../shared/lesson';
import type { Desk, Tab } from '../desk.svelte';
import type { View } from '../types';
import { packs, type CourseStep } from './course.svelte';

export interface Seen {
  desk: Desk;
  view: View;
  /** Whether the Aliens' film is on the screen. */
  filming: boolean;
  /** How much of the course is done, and whether somebody left it. */
  done: number;
  left: boolean;
}
/** A step, and where on a phone it is to be seen. */
export type Step = LessonStep<Seen> & {
  tab?: Tab;
  /** The words of the guide are `amw-lesson-<id>`, those of the course come with it. */
  says?: string;
};

const packed = ({ view }: Seen) => view.phase !== 'set_up';
const over = ({ view }: Seen) => view.phase === 'over' || view.phase === 'debrief';

/** Where the eye goes for a deed: by the last word of its message. */
const PLACES: Record<string, { at: string; tab: Tab }> = {
  order: { at: 'question', tab: 'do' }, end: { at: 'ends', tab: 'do' }, overkill: { at: 'roll', tab: 'do' }, rescue: { at: 'roll', tab: 'do' }, answer: { at: 'ends', tab: 'do' },
};
const wordOf = (say: string): string => say.slice(say.lastIndexOf('lesson-') + 'lesson-'.length);

/** What is told ahead of the first deed of a kind. */
const AHEAD: Record<string, Step[]> = {
  order: [{ id: 'orders', at: 'goals', tab: 'orders' }],
  scan: [{ id: 'scan', at: 'map', tab: 'do' }],
  hatch: [{ id: 'ship', at: 'map' }, { id: 'sheet', at: 'sheet', tab: 'sheet' }],
  fight: [{ id: 'fight', at: 'map', tab: 'do' }],
  overkill: [{ id: 'roll', at: 'roll', tab: 'do' }],
  subdue: [{ id: 'rescue', at: 'map', tab: 'do' }],
  task: [{ id: 'task', at: 'goals', tab: 'orders' }],
};

export function stepsOf(course: readonly CourseStep[]): Step[] {
  const steps: Step[] = [
    { id: 'welcome', at: null, passed: packed },
    { id: 'pack', at: 'packing', done: packed, passed: packed },
  ];
  const told = new Set<string>();
  let filmed = false;
  course.forEach(({ command, say }, place) => {
    if (packs(command)) return;
    const word = wordOf(say);
    const gone = (seen: Seen) => seen.left || seen.done > place || over(seen);
    if (!told.has(word)) for (const step of AHEAD[word] ?? []) steps.push({ ...step, passed: gone });
    told.add(word);
    steps.push({ id: `deed-${place}`, says: say, ...(PLACES[word] ?? { at: 'offers', tab: 'do' as const }), done: ({ done }) => done > place, passed: gone });
    // The first Alien Turn comes after the first Game Turn; whoever goes their own way is not told to watch what has not begun.
    const next = course[place + 1]?.command;
    if (!filmed && word === 'end' && typeof next === 'object' && 'propose' in next) {
      filmed = true;
      steps.push({ id: 'aliens', at: 'film', done: ({ filming, view }) => !filming && view.turn > 1, passed: (seen) => over(seen) || ((seen.left || seen.view.turn > 1) && !seen.filming) });
    }
  });
  steps.push({ id: 'alone', at: 'goals', tab: 'orders', done: over, passed: (seen) => !seen.left || over(seen) }, { id: 'done', at: null });
  return steps;
}
