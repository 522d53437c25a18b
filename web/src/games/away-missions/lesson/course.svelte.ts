// The course of the guided first mission: the commands that are known to scan, fight, rescue somebody and win with the deal that its table has.
// Whoever does something else plays on without it; nothing is forced.
import { api } from '../../../net/http';
import type { Desk } from '../desk.svelte';
import type { Offer, Way } from '../offers';
import type { Command } from '../types';

export interface CourseStep { command: Command; say: string }

/** Two ways of writing the same command: what is empty may be left out, and the order of fields is nobody's business. */
export function plain(value: unknown): string {
  const tidy = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(tidy);
    if (typeof each !== 'object' || each === null) return each;
    const kept = Object.entries(each).filter(([, inner]) => inner !== null && inner !== undefined && !(Array.isArray(inner) && inner.length === 0));
    return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, tidy(inner)]));
  };
  return JSON.stringify(tidy(value));
}

const PACKING = ['choose', 'release', 'take', 'return', 'keep', 'land', 'orient'];
export const packs = (command: Command): boolean => command === 'ready' || (typeof command === 'object' && PACKING.some((word) => word in command));

export class Course {
  readonly #desk: Desk;
  readonly #store: string;
  steps = $state.raw<CourseStep[]>([]);
  /** How many of them were done. */
  done = $state(0);
  /** Somebody went another way. */
  left = $state(false);

  constructor(desk: Desk, table: string) {
    this.#desk = desk;
    this.#store = `cosmodrome.away-missions.lesson.${table}`;
    try {
      const kept = sessionStorage.getItem(this.#store);
      if (kept === 'left') this.left = true;
      else this.done = Number(kept ?? 0);
    } catch {
      // A browser that keeps nothing: a reload begins the guide anew, and it notices that it does not fit.
    }
  }

  async load(): Promise<void> {
    try {
      this.steps = (await api.tool<{ steps: CourseStep[] }>('away-missions', 'lesson', '{}')).steps;
    } catch {
      this.#go('left');
    }
  }

  get step(): CourseStep | null {
    return this.left ? null : (this.steps[this.done] ?? null);
  }
  get loaded(): boolean {
    return this.left || this.steps.length > 0;
  }

  /** Something was done. */
  note(command: Command): void {
    const { step } = this;
    if (!step || (typeof command === 'object' && ('ask' in command || 'say' in command))) return;
    this.#go(plain(command) === plain(step.command) ? this.done + 1 : 'left');
  }
  #go(to: number | 'left'): void {
    if (to === 'left') this.left = true;
    else this.done = to;
    try {
      sessionStorage.setItem(this.#store, String(to));
    } catch {
      // Only a reload needs it.
    }
  }

  /** The offer that goes on with the course, and the way to pay for it. */
  next(): { offer: Offer; way: number } | null {
    const { step } = this;
    if (!step) return null;
    const wanted = plain(step.command);
    for (const offer of this.#desk.offers) {
      const way = offer.ways.findIndex((each: Way) => plain(each.command) === wanted);
      if (way >= 0) return { offer, way };
    }
    return null;
  }

  /** Does what comes next, as the guide's own button. */
  async follow(): Promise<void> {
    if (this.step) await this.#desk.do(this.step.command);
  }
  /** Packs as the course does, and begins. */
  async pack(): Promise<void> {
    while (this.step && packs(this.step.command)) {
      const before = this.done;
      await this.#desk.do(this.step.command);
      if (this.done === before) return;
    }
  }
}
