// The last Alien Turn as a film: shown when it is new, together on all screens, at a speed one can set, skippable.
import type { Desk } from '../desk.svelte';
import { beatsOf, type Beat } from './beats';

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Film {
  readonly #desk: Desk;
  at = $state(0);
  running = $state(false);
  playing = $state(true);
  speed = $state<number>(1);
  #seen: string | null = null;
  readonly beats = $derived.by((): Beat[] => beatsOf(this.#desk.view.film));

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The same for everybody who watches it. */
  get name(): string {
    return `aliens-${this.#desk.view.turn}-${this.#desk.view.flown.length}`;
  }
  /** There is one to be seen again. */
  get again(): boolean {
    return this.beats.length > 0 && this.#desk.view.phase !== 'aliens';
  }
  get beat(): Beat | null {
    return this.beats[this.at] ?? null;
  }

  /** A new position: a film that nobody here has seen begins; whoever comes later is not kept. */
  watch(): void {
    const { view } = this.#desk;
    const key = `${view.flown.length}:${JSON.stringify(view.film)}`;
    const first = this.#seen === null;
    const grows = view.phase === 'aliens';
    if (view.film.length === 0 || key === this.#seen) {
      this.#seen = key;
      return;
    }
    this.#seen = key;
    if (first || grows) return;
    this.replay();
  }

  replay(): void {
    this.at = 0;
    this.playing = true;
    this.running = this.beats.length > 0;
  }
  next(): void {
    if (this.at >= this.beats.length - 1) this.close();
    else this.at += 1;
  }
  back(): void {
    this.at = Math.max(0, this.at - 1);
    this.playing = false;
  }
  close(): void {
    this.running = false;
  }
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed as 1) + 1) % SPEEDS.length]!;
  }
}
