// The launch as everybody watches it: beat after beat to the position that the view has, and its end until it is closed.
import type { Step } from '../../shared/motion/motion';
import { Stage } from '../../shared/motion/stage.svelte';
import type { Desk } from '../desk.svelte';
import type { Command, View } from '../types';
import { held } from './held.svelte';
import { beatsBetween, isCurrent, isSettling, launchOf, pictureOf, type LaunchPicture } from './picture';

export type { LaunchPicture } from './picture';

/** How long a screen without hands shows how it ended. */
const LOOK = 7000;

/** The launch that this window showed last, and whether somebody closed it; a reload knows it too. */
interface Seen {
  number: number;
  closed: boolean;
}
const store = () => `cosmodrome.launch ${typeof location === 'undefined' ? '' : location.pathname}`;
function lastSeen(): Seen | null {
  try {
    const [number, closed] = (sessionStorage.getItem(store()) ?? '').split(' ');
    return number ? { number: Number(number), closed: closed === 'closed' } : null;
  } catch {
    return null;
  }
}
function keepSeen(seen: Seen): void {
  try {
    sessionStorage.setItem(store(), `${seen.number} ${seen.closed ? 'closed' : 'open'}`);
  } catch {
    // Then a reload shows a launch that nothing has followed, and no other.
  }
}

export class LaunchFilm {
  shown = $state.raw<LaunchPicture | null>(null);
  /** Whether there is more to be seen before the position is reached; until then nothing tells it. */
  ahead = $state(false);
  /** What could be decided before the beats that are played. */
  kept = $state.raw<Command[]>([]);
  readonly stage: Stage;
  readonly #desk: Desk;
  #queue: LaunchPicture[] = [];
  #seen = lastSeen();
  #first = true;
  #view: View | null = null;
  #offered: Command[] = [];
  #playing = false;
  #begun: LaunchPicture | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk, stage = new Stage()) {
    this.#desk = desk;
    this.stage = stage;
  }

  /** Follows the view; called whenever it changes. */
  watch(): void {
    const { view, surface } = this.#desk.props;
    const before = this.#view;
    this.#view = view;
    const offered = this.#offered;
    this.#offered = this.#desk.props.options;
    const now = pictureOf(view);
    const first = this.#first;
    this.#first = false;
    if (!now) return this.#hide();
    const live = launchOf(view) !== null;
    if (live) this.#see(now.number, false);
    // Whoever has just settled what stays has seen how it ended.
    if (before && isSettling(before) && !isSettling(view) && !live && now.seat === this.#desk.me && surface === 'table') return this.close();
    const latest = this.#queue.at(-1) ?? this.shown;
    // The game may have gone on while the page was loaded anew: what was not closed is still to be seen.
    const watching = surface !== 'replay' && (latest ? latest.number : this.#seen?.number) === now.number;
    if (this.#isClosed(now.number) || !(isCurrent(view) || watching)) return this.#hide();
    this.#see(now.number, false);
    // What happened before we came, and wherever somebody leafs through a replay, is a still.
    if (first || surface === 'replay') return this.#still(now);
    const beats = latest ? beatsBetween(latest, now) : live && now.cards.length === 0 ? [{ ...now, beat: 'lift-off' as const, from: 0 }] : [now];
    if (beats.length === 0) return this.#same(now);
    if (beats[0]!.beat === null) return this.#still(beats[0]!);
    this.#queue.push(...beats);
    if (!this.ahead) this.kept = offered;
    this.ahead = true;
    held.view ??= before;
    if (!this.#playing) this.#next();
  }

  /** The position has not moved on, but what can be decided may have. */
  #same(now: LaunchPicture): void {
    const to = (was: LaunchPicture): LaunchPicture => ({ ...now, beat: was.beat, from: was.from });
    const last = this.#queue.pop();
    if (last) this.#queue.push(to(last));
    else if (this.shown) {
      const same = to(this.shown);
      // A motion that is under way goes on.
      if (this.#begun === this.shown) this.#begun = same;
      this.shown = same;
    }
  }

  #still(now: LaunchPicture): void {
    this.#stop();
    this.shown = now;
    this.#arrived();
  }

  #next(): void {
    const beat = this.#queue.shift();
    this.#playing = beat !== undefined;
    if (beat) this.shown = beat;
    else this.#arrived();
  }

  /** Leads to the picture that is shown, once; then comes the next beat. The screen knows what moves. */
  play(motions: (picture: LaunchPicture) => Step[]): void {
    const picture = this.shown;
    if (!picture || this.#begun === picture) return;
    this.#begun = picture;
    if (picture.beat === null) return;
    void this.stage.play(motions(picture)).then(() => {
      if (this.#begun === this.shown && this.#playing) this.#next();
    });
  }

  /** Everything at its end. */
  #stop(): void {
    this.#queue = [];
    this.#playing = false;
    this.stage.skip();
  }

  #arrived(): void {
    this.ahead = false;
    held.view = null;
    clearTimeout(this.#timer);
    const { surface } = this.#desk.props;
    const handless = surface === 'tv' || (this.#desk.me === null && surface !== 'replay');
    if (this.shown?.ending && handless) this.#timer = setTimeout(() => this.close(), LOOK);
  }

  #hide(): void {
    clearTimeout(this.#timer);
    this.#stop();
    this.ahead = false;
    held.view = null;
    this.shown = null;
  }

  #isClosed(number: number): boolean {
    return this.#seen?.number === number && this.#seen.closed;
  }

  #see(number: number, closed: boolean): void {
    if (this.#seen?.number === number && this.#seen.closed === closed) return;
    this.#seen = { number, closed };
    if (this.#desk.props.surface !== 'replay') keepSeen(this.#seen);
  }

  /** Back to the table. */
  close(): void {
    if (this.shown) this.#see(this.shown.number, true);
    this.#hide();
  }
}
