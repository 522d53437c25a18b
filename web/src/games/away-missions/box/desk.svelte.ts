// What the box page holds: the position on the table, how it came about, and the Alien Turn that is being played out.
import type { Axial } from '../board/types';
import { certain, dueOf, padded, type Due } from './dice';
import { keepDraft, keptDraft } from './draft';
import { alienIds, freshPosition, isEmpty, set, type Position } from './position';
import { writePosition } from './reading';
import { tools, type AlienTurn, type Step } from './tools';
import { framesOf } from './turn';
import { refusalOf, type Refusal } from './words';

export type Phase = 'layout' | 'turn' | 'yours';
/** How far back one can go. */
const MEMORY = 100;

export class Desk {
  position = $state.raw<Position>(freshPosition());
  phase = $state<Phase>('layout');
  selected = $state.raw<Axial | null>(null);
  how = $state<'program' | 'own'>('program');
  /** How many Alien Turns this table has seen here. */
  turns = $state(0);
  kept = $state(true);
  /** The position as it was last saved as a file or opened from one. */
  saved = $state(writePosition(freshPosition()));
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  #past = $state.raw<Position[]>([]);

  // ---- the turn ----
  answer = $state.raw<AlienTurn | null>(null);
  rolled = $state.raw<number[]>([]);
  at = $state(0);
  #seed = 1;
  #start: Position = freshPosition();
  #asked = 0;

  constructor() {
    const draft = keptDraft();
    if (draft) this.position = draft;
  }

  get canUndo(): boolean { return this.#past.length > 0; }
  get isEmpty(): boolean { return isEmpty(this.position); }
  get isSaved(): boolean { return this.isEmpty || writePosition(this.position) === this.saved; }

  change(next: Position): void {
    this.#past = [...this.#past.slice(-MEMORY + 1), this.position];
    this.#set(next);
  }
  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#set(before);
  }
  #set(next: Position): void {
    this.position = next;
    this.refusal = null;
    this.kept = keepDraft(next);
  }
  /** Another table: from a file, or none. */
  replace(next: Position): void {
    this.change(next);
    this.saved = writePosition(next);
    this.selected = null;
    this.phase = 'layout';
    this.turns = 0;
    this.answer = null;
  }

  /** Moves a figure by hand. */
  carry(id: string, to: Axial): void {
    const ids = alienIds(this.position.aliens ?? []);
    this.change({
      ...this.position,
      ...(this.position.aliens ? { aliens: this.position.aliens.map((alien, place) => (ids[place] === id ? { ...alien, at: to } : alien)) } : {}),
      ...(this.position.rocketeers ? { rocketeers: this.position.rocketeers.map((rocketeer) => (rocketeer.who === id ? { ...rocketeer, at: to } : rocketeer)) } : {}),
    });
  }

  // ---- the Alien Turn ----
  get steps(): readonly Step[] { return this.answer?.steps ?? []; }
  readonly due: Due[] = $derived(this.answer ? dueOf(this.answer) : []);
  readonly frames: Position[] = $derived(this.answer ? framesOf(this.#start, this.answer) : []);
  /** How many steps are certain with the dice there are. */
  readonly known: number = $derived(this.how === 'program' ? this.steps.length : certain(this.due, this.rolled.length));
  readonly step: Step | null = $derived(this.steps[this.at] ?? null);
  /** How many dice this step still needs from the table. */
  readonly need: number = $derived.by(() => {
    const due = this.due[this.at];
    return due && this.at >= this.known ? due.from + due.count - this.rolled.length : 0;
  });
  readonly over: boolean = $derived(this.answer !== null && this.at >= this.steps.length && this.known >= this.steps.length);

  async begin(): Promise<void> {
    this.#start = this.position;
    this.#seed = Math.floor(Math.random() * 1_000_000_000) + 1;
    this.rolled = [];
    this.at = 0;
    if (await this.#ask()) this.phase = 'turn';
  }

  /** The same turn from its beginning: with other dice, another way of rolling or other reactions. */
  async again(how: 'program' | 'own', reactions: Position['reactions']): Promise<void> {
    this.how = how;
    this.#start = set(this.#start, 'reactions', reactions);
    this.position = set(this.position, 'reactions', reactions);
    this.rolled = [];
    this.at = 0;
    await this.#ask();
  }

  async roll(dice: readonly number[]): Promise<void> {
    this.rolled = [...this.rolled, ...dice];
    await this.#ask();
  }

  async #ask(): Promise<boolean> {
    const asked = ++this.#asked;
    this.busy = true;
    this.refusal = null;
    try {
      const answer = await tools.aliens({ ...this.#start, dice: this.how === 'own' ? padded(this.rolled) : { seed: this.#seed } });
      if (asked !== this.#asked) return false;
      this.answer = answer;
      return true;
    } catch (error) {
      if (asked === this.#asked) this.refusal = refusalOf(error);
      return false;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  next(): void { if (this.at < this.known) this.at += 1; }
  back(): void {
    if (this.at > 0) {
      this.at -= 1;
      // Dice of a step that is taken back are rolled again.
      if (this.how === 'own') {
        this.rolled = this.rolled.slice(0, this.due[this.at]?.from ?? 0);
        void this.#ask();
      }
    } else this.leave();
  }
  skip(): void { this.at = this.known; }
  leave(): void {
    this.phase = this.turns > 0 ? 'yours' : 'layout';
    this.answer = null;
  }

  /** The result becomes the table. */
  goOn(): void {
    if (!this.answer) return;
    const { dice: _, ...after } = this.answer.position;
    this.answer = null;
    this.turns += 1;
    this.phase = 'yours';
    this.change(after);
  }
}
