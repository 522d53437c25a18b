// A guided first game: what to look at, and when it has been done. Reads the position only; nothing is forced.

export interface LessonStep<Seen, Began = unknown> {
  id: string;
  /** The part of the screen that glows: whatever has this name as `data-lesson`. */
  at: string | null;
  /** Done by itself once this holds; without it, by pressing on. `began` is what was remembered when the step began. */
  done?: (seen: Seen, began: Began) => boolean;
  /** Not worth telling now: it has happened already, or does not come in this game. */
  passed?: (seen: Seen) => boolean;
}

/** The next step worth telling from here on. */
export function nextStep<Seen, Began>(steps: readonly LessonStep<Seen, Began>[], at: number, seen: Seen): number {
  let next = at;
  while (steps[next]?.passed?.(seen)) next += 1;
  return next;
}
