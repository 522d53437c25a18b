// The last Alien Turn as a film: shown when it is new, together on all screens, at a speed one can set, skippable. While somebody is asked for a
// reaction it stands at that moment on every screen, and goes on with the answer.
import { FilmPlayer } from '../../shared/film/player.svelte';
import { leaderOf, sharedBeat } from '../../shared/film/together';
import type { Desk } from '../desk.svelte';
import type { View } from '../types';
import { beatsOf, type Beat } from './beats';

export class Film {
  readonly #desk: Desk;
  readonly player = new FilmPlayer();
  /** It fills the screen. */
  running = $state(false);
  /** This screen looks on by itself. */
  own = $state(false);
  /** Seen once more: hides nothing and is nobody else's. */
  again = $state(false);
  /** The view that the film came with, and the last one ahead of it where this screen has seen it. */
  of = $state.raw<View | null>(null);
  before = $state.raw<View | null>(null);
  /** The last view without this film. */
  #last: View | null = null;
  /** The same for everybody who watches it. */
  name = $state('');
  readonly beats = $derived.by((): Beat[] => (this.of ? beatsOf(this.of.film) : []));

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** More is to come: the Aliens are not done. */
  get live(): boolean {
    return this.#desk.view.phase === 'aliens';
  }
  get at(): number {
    return Math.max(0, Math.min(this.beats.length - 1, this.player.at));
  }
  get beat(): Beat | null {
    return this.beats[this.at] ?? null;
  }
  /** This screen has seen all that there is. */
  get caught(): boolean {
    return this.at >= this.beats.length - 1;
  }
  /** It can be seen once more, as it was. */
  get canAgain(): boolean {
    return this.beats.length > 0 && !this.live;
  }

  // ---- together ----
  readonly #screens = $derived.by(() => (this.again || this.#desk.props.surface === 'replay' ? null : this.#desk.props.screens));
  get screens() {
    return this.#screens;
  }
  readonly leader = $derived.by(() => (this.#screens ? leaderOf({ film: this.name, playhead: this.#screens.playhead, watching: this.#screens.watching, captain: null, expected: false }) : null));
  readonly leads = $derived.by(() => this.leader !== null && this.leader === this.#desk.me);
  readonly follows = $derived.by(() => this.leader !== null && !this.leads && !this.own);
  get shared(): number | null {
    return this.#screens ? sharedBeat({ film: this.name, playhead: this.#screens.playhead }, this.beats.length) : null;
  }

  /** A new position: a film that nobody here has seen begins, one that stood goes on; whoever comes later is where everybody is. */
  watch(): void {
    const { view, props } = this.#desk;
    if (view.film.length === 0) {
      this.#last = view;
      this.of = null;
      this.running = false;
      return;
    }
    const first = this.of === null && this.#last === null;
    const same = this.of !== null && (this.of.film === view.film || JSON.stringify(this.of.film) === JSON.stringify(view.film));
    const name = same ? this.name : nameOf(view);
    const known = this.of !== null && name === this.name;
    if (same) {
      // Everything else went on: what was before the next film is now.
      if (!this.live) this.#last = view;
      return;
    }
    this.before = known ? this.before : this.#last;
    const seen = known ? this.beats.length : 0;
    this.of = view;
    this.name = name;
    if (!this.live) this.#last = view;
    this.player.live = this.live;
    this.player.grow(this.beats.length);
    if (props.surface === 'replay') return;
    if (first) {
      const elsewhere = this.#desk.props.screens?.playhead?.film === name && (props.screens?.watching.length ?? 0) > 0;
      if (!this.live && !elsewhere) return;
      this.player.at = this.shared ?? this.beats.length - 1;
      this.player.playing = true;
      this.player.following = true;
    } else if (known) {
      // The beat that stood is told to its end.
      if (!this.running) this.player.at = Math.max(0, seen - 1);
      this.player.playing = true;
      this.player.following = true;
    } else {
      this.own = false;
      this.player.rewind();
    }
    this.again = false;
    this.running = true;
  }

  replay(): void {
    this.again = true;
    this.player.live = false;
    this.player.grow(this.beats.length);
    this.player.rewind();
    this.running = this.beats.length > 0;
  }
  close(): void {
    this.running = false;
    this.again = false;
  }
  /** Whoever touches the controls of a film that somebody else leads looks on alone. */
  leave(): void {
    if (this.follows) this.own = true;
  }
  go(to: number): void {
    this.leave();
    this.player.go(to);
  }
  next(): void {
    if (this.caught && !this.live) this.close();
    else this.go(this.at + 1);
  }
  toggle(): void {
    this.leave();
    this.player.toggle();
  }
  /** Takes everybody to where this screen is. */
  lead(): void {
    this.own = false;
    this.player.playing = true;
    this.player.following = true;
    this.#screens?.play?.(this.name, this.at, true, Math.round(this.player.speed * 100));
  }
}

/** The Alien Turn of which game turn: the view counts on when it is over, unless the mission ended in it. */
function nameOf(view: View): string {
  const over = view.phase === 'over' || view.phase === 'debrief';
  return `aliens-${view.flown.length - (over ? 1 : 0)}-${over || view.phase === 'aliens' ? view.turn : view.turn - 1}`;
}
