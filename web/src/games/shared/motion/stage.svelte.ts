// Plays steps one after the other. They can be cut short, go faster, or not move at all; the page shows the end in every case.
import { mayMove } from '../../../state/settings.svelte';
import { timeOf, type Motion, type Step } from './motion';

/** One running animation, as the browser has it. */
export interface Running {
  cancel: () => void;
  updatePlaybackRate: (rate: number) => void;
  onfinish: ((this: never, event: never) => unknown) | null;
}

export interface StageOptions {
  /** Whether things may move; asked whenever something is played. */
  moving?: () => boolean;
  /** Starts an animation; without an element it only takes its time. */
  animate?: (on: Element | null, frames: Keyframe[], timing: KeyframeAnimationOptions) => Running;
}

function animated(on: Element | null, frames: Keyframe[], timing: KeyframeAnimationOptions): Running {
  if (on) return on.animate(frames, timing) as unknown as Running;
  const timer = new Animation(new KeyframeEffect(null, null, timing));
  timer.play();
  return timer as unknown as Running;
}

/** One thing about one element that changes: where it is, how large, how it is turned. Each is held for itself until its time comes. */
interface Trace { on: Element; what: string; frames: Keyframe[]; ms: number; ease: string; at: number }

function tracesOf({ on, frames, ms, ease }: Motion, at: number): Trace[] {
  if (!on) return [];
  const names = [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter((name) => name !== 'offset');
  return names.map((what) => ({
    on, what, ms, ease, at, frames: frames.filter((frame) => what in frame).map((frame) => ({ [what]: frame[what], ...(frame.offset === undefined ? {} : { offset: frame.offset }) })),
  }));
}

/** An animation of no length would end before anybody could ask to hear of it. */
const SHORTEST = 1;

export class Stage {
  /** Whether something is being played. */
  running = $state(false);
  #speed = 1;
  readonly #moving: () => boolean;
  readonly #animate: NonNullable<StageOptions['animate']>;
  #now: Running[] = [];
  #end: ((seen: boolean) => void) | null = null;

  constructor({ moving = mayMove, animate = animated }: StageOptions = {}) {
    this.#moving = moving;
    this.#animate = animate;
  }

  get speed(): number { return this.#speed; }
  /** How many times as fast as in life; also for what is under way. */
  set speed(times: number) {
    this.#speed = times;
    for (const running of this.#now) running.updatePlaybackRate(times);
  }

  /**
   * Plays steps in order, instead of whatever was played before. Says at the end whether it was seen to its end. Without motion every element
   * is at its end at once, and holds and cues keep their times.
   */
  play(steps: readonly Step[]): Promise<boolean> {
    this.skip();
    const moves = this.#moving();
    const traces: Trace[] = [];
    let at = 0;
    // All of it starts now, each with its own delay: the browser keeps the time even when the page is busy.
    for (const step of steps) {
      if (step.kind === 'cue') this.#after(at, step.run);
      else if (moves && step.kind === 'motion') traces.push(...tracesOf(step, at));
      else if (moves && step.kind === 'together') for (const each of step.steps) traces.push(...tracesOf(each, at));
      if (moves || step.kind === 'hold') at += timeOf(step);
    }
    for (const trace of traces) this.#move(trace, traces.filter((other) => other.on === trace.on && other.what === trace.what));
    this.running = true;
    return new Promise((resolve) => {
      this.#end = resolve;
      this.#after(at, () => this.#finish(true));
    });
  }

  /** Ends at the final picture. */
  skip(): void {
    this.#finish(false);
  }

  #finish(seen: boolean): void {
    const [running, end] = [this.#now, this.#end];
    this.#now = [];
    this.#end = null;
    this.running = false;
    for (const each of running) each.cancel();
    end?.(seen);
  }

  /** Until its time comes a thing is held where its first motion begins, and between two of them where the one before ended. */
  #move(trace: Trace, same: readonly Trace[]): void {
    const [first, last] = [same[0] === trace, same.at(-1) === trace];
    const fill = first ? (last ? 'backwards' : 'both') : last ? 'none' : 'forwards';
    this.#start(trace.on, trace.frames, { duration: trace.ms, delay: trace.at, easing: trace.ease, fill });
  }

  #after(at: number, run: () => void): void {
    const timer = this.#start(null, [], { duration: Math.max(SHORTEST, at) });
    timer.onfinish = run;
  }

  #start(on: Element | null, frames: Keyframe[], timing: KeyframeAnimationOptions): Running {
    const running = this.#animate(on, frames, timing);
    if (this.#speed !== 1) running.updatePlaybackRate(this.#speed);
    this.#now.push(running);
    return running;
  }
}

/** On what is watched: a tap or Space ends the motion at its picture. What is a control of its own keeps its tap. */
export function skippable(node: HTMLElement, stage: Stage): { destroy: () => void } {
  const own = (event: Event) => (event.target as Element).closest('a, button, input, select, textarea, dialog, [role=button], [role=tab]') !== null;
  const tap = (event: Event) => { if (stage.running && !own(event)) stage.skip(); };
  const key = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !stage.running || own(event)) return;
    event.preventDefault();
    stage.skip();
  };
  node.addEventListener('click', tap);
  addEventListener('keydown', key);
  return { destroy: () => { node.removeEventListener('click', tap); removeEventListener('keydown', key); } };
}
