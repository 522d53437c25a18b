// A replay as a film: the view at every step, made when it is asked for.
import type { PatchOperation, Replay, ReplayStep } from '../../net/generated/protocol';
import { applyPatch, type Json, type Operation } from '../../net/patch';

export class Film {
  readonly replay: Replay;
  readonly #views: Json[];

  constructor(replay: Replay) {
    this.replay = replay;
    this.#views = [replay.view as Json];
  }

  /** How many steps there are; step 0 is the table before the first move. */
  get length(): number {
    return this.replay.steps.length;
  }

  clamp(step: number): number {
    return Math.max(0, Math.min(this.length, Math.round(step)));
  }

  /** The view after this many commands. What did not change is shared, so keeping all of them is cheap. */
  view(step: number): Json {
    const wanted = this.clamp(step);
    while (this.#views.length <= wanted) {
      const next = this.replay.steps[this.#views.length - 1]!;
      this.#views.push(applyPatch(this.#views.at(-1)!, next.patch as (PatchOperation & Operation)[]));
    }
    return this.#views[wanted]!;
  }

  step(step: number): ReplayStep | null {
    return this.replay.steps[this.clamp(step) - 1] ?? null;
  }

  round(step: number): number {
    return (this.step(step) ?? this.replay.steps[0])?.round ?? 1;
  }

  /** The steps worth jumping to: what the game calls so, or the first of every round. */
  moments(isKey?: (event: unknown) => boolean): number[] {
    const steps = this.replay.steps;
    const chosen = isKey
      ? steps.filter((step) => step.story.some((line) => isKey(line.event)))
      : steps.filter((step, index) => step.round !== steps[index - 1]?.round);
    return chosen.map((step) => step.step);
  }
}
