// What lies on this person's desk: the view with the drafts of this hand on top, the station that is looked at, and the running time.
import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { commandName, STATIONS, type About, type CaptainView, type Command, type Props, type Station, type System, type View } from './types';
import { SYSTEMS } from './types';
import { sameCommand } from './words';

/** What is shown of the ship: a station, or the bridge with the map. */
export type Place = Station | 'bridge';

export class Desk {
  readonly #props: () => Props;
  /** Drafts of this hand, until the server's view has settled them. */
  readonly #drafts = new SvelteMap<string, { value: unknown; token: number }>();
  #token = 0;
  /** What somebody chose to look at in this step; nothing follows the step. */
  looked = $state<{ at: string; place: Place } | null>(null);
  time = $state(0);
  help = $state(false);
  /** What the next call is about, when not about the station that is looked at; and whether a square of the map is being chosen for it. */
  about = $state<About | null>(null);
  pointing = $state(false);

  constructor(props: () => Props) {
    this.#props = props;
  }

  get props(): Props {
    return this.#props();
  }
  get view(): View {
    return this.#props().view;
  }
  get catalogue() {
    return this.#props().catalogue;
  }
  get me(): number | null {
    return this.#props().me;
  }

  /** The stations of this chair, in the fixed order. */
  readonly mine = $derived.by((): Station[] => {
    const { me } = this;
    return me === null ? [] : STATIONS.filter((station) => this.view.posts[me]?.includes(station));
  });
  /** The stations whose work is asked for now. */
  readonly active = $derived<readonly Station[]>(this.view.stations);
  /** Changes whenever another station of this chair may be wanted. */
  readonly moment = $derived(`${this.view.turn}/${this.view.step}/${this.view.part}`);
  readonly place = $derived.by((): Place => {
    if (this.looked?.at === this.moment) return this.looked.place;
    return this.active.find((station) => this.mine.includes(station)) ?? (this.mine.includes('captain') || this.mine.length === 0 ? 'bridge' : this.mine[0]!);
  });
  /** The deck of a core breach is in this chair's hands, and this is the part of the step in which it is leafed through. */
  readonly breached = $derived(this.view.core.breach && this.view.core.card !== null && this.me !== null && this.drafted('holder', this.view.core.holder) === this.me);
  /** The Captain's orders, with those that this hand has just given. */
  readonly captain = $derived.by((): CaptainView => {
    const { captain } = this.view;
    return { ...captain, guard: this.drafted('guard', captain.guard), target: this.drafted('order', captain.target), goal: this.drafted('goal', captain.goal), equipment: this.drafted('equipment', captain.equipment) };
  });
  /** Whether this chair has said that it is done. */
  readonly done = $derived(this.me !== null && this.drafted('ready', this.view.ready.includes(this.me)));
  /** Whether this chair's time runs. */
  readonly running = $derived(this.me !== null && this.view.clock !== null && this.view.clock.acting.includes(this.me));
  /** Milliseconds left for this chair, or for the slowest when nobody sits here. */
  readonly left = $derived.by((): number | null => {
    const { clock } = this.view;
    if (!clock) return null;
    const ends = this.me !== null && clock.ends[this.me] !== null ? [clock.ends[this.me]] : clock.ends;
    const last = Math.max(...ends.flatMap((end) => (end === null || end === undefined ? [] : [end])), -1);
    return last < 0 ? null : Math.max(0, last - this.time);
  });

  look(place: Place): void {
    this.looked = { at: this.moment, place };
  }

  owner(station: Station): number {
    return this.view.posts.findIndex((posts) => posts.includes(station));
  }
  works(station: Station): boolean {
    return this.me !== null && this.owner(station) === this.me;
  }
  energy(system: System): number {
    return this.view.engineering.energy[SYSTEMS.indexOf(system)] ?? 0;
  }
  can(command: Command): boolean {
    return this.props.options.some((option) => sameCommand(option, command));
  }
  has(name: string): boolean {
    return this.props.options.some((option) => commandName(option) === name);
  }

  /** What this hand has put down but the server has not settled yet, else what the view says. */
  drafted<Value>(key: string, value: Value): Value {
    const draft = this.#drafts.get(key);
    return draft ? (draft.value as Value) : value;
  }

  /** Whether a gesture is on its way: what it turns over is being turned, and only the server knows its face. */
  pending(key: string): boolean {
    return this.#drafts.has(key);
  }

  /** Shows a placement at once and sends it; a refused one slips back. */
  async put(command: Command, key: string, value: unknown, also: Record<string, unknown> = {}): Promise<boolean> {
    const token = ++this.#token;
    const drafts = Object.entries({ [key]: value, ...also });
    for (const [name, drafted] of drafts) this.#drafts.set(name, { value: drafted, token });
    try {
      return (await this.props.send(command)).ok;
    } finally {
      for (const [name] of drafts) if (this.#drafts.get(name)?.token === token) this.#drafts.delete(name);
    }
  }

  async do(command: Command): Promise<boolean> {
    return (await this.props.send(command)).ok;
  }
}

const KEY = Symbol('space-cadets desk');
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
