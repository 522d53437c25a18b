// What lies on this person's desk: the position, what was chosen on the map, and what can be done with it.
import { getContext, setContext } from 'svelte';
import { offersOf, type Offer, type Way } from './offers';
import type { Command, Preview, Props, RocketeerView, TileView, View, Who } from './types';

/** What somebody has put a finger on. */
export type Chosen = { tile: number } | { figure: string } | { card: number } | null;

export class Desk {
  readonly #props: () => Props;
  chosen = $state.raw<Chosen>(null);
  /** The offer whose price is being read. */
  picked = $state<string | null>(null);
  way = $state(0);
  priced = $state.raw<{ key: string; preview: Preview } | null>(null);
  busy = $state(false);
  /** Whose sheet is open; the own acting Rocketeer when nobody was chosen. */
  sheet = $state<Who | null>(null);

  readonly offers = $derived.by(() => offersOf(this.view, this.props.catalogue, this.props.options));
  readonly acting = $derived(this.view.acting);
  readonly mine = $derived(this.view.rocketeers.filter(({ seat }) => seat === this.props.me));
  readonly shown = $derived.by((): RocketeerView | null => {
    const wanted = this.sheet ?? this.view.pending?.who ?? this.acting;
    const found = this.view.rocketeers.find(({ who }) => who === wanted);
    if (this.sheet && found) return found;
    if (found && (found.seat === this.props.me || this.props.me === null)) return found;
    return this.mine[0] ?? found ?? this.view.rocketeers[0] ?? null;
  });
  /** What belongs to what was chosen; without a choice what belongs to no place. */
  readonly listed = $derived.by((): Offer[] => {
    const { chosen, offers } = this;
    // A scan is the one thing to do then, so its tiles are listed too.
    if (chosen === null) return offers.filter(({ tile, figure, card, kind, ways }) => kind !== 'end' && ((tile === null && figure === null && card === null) || 'scan' in Object(ways[0]!.command)));
    if ('card' in chosen) return offers.filter(({ card }) => card === chosen.card);
    if ('figure' in chosen) return offers.filter(({ figure }) => figure === chosen.figure);
    return offers.filter(({ tile, hatch, figure }) => tile === chosen.tile || hatch?.includes(chosen.tile) || (figure !== null && this.tileOfFigure(figure) === chosen.tile));
  });
  readonly endings = $derived(this.offers.filter(({ kind }) => kind === 'end'));
  readonly offer = $derived(this.listed.find(({ key }) => key === this.picked) ?? this.listed[0] ?? null);

  constructor(props: () => Props) {
    this.#props = props;
  }

  get props(): Props {
    return this.#props();
  }
  get view(): View {
    return this.#props().view;
  }
  get me(): number | null {
    return this.#props().me;
  }

  tile(id: number): TileView | undefined {
    return this.view.tiles.find((one) => one.id === id);
  }
  tileAt(at: readonly [number, number]): TileView | undefined {
    return this.view.tiles.find((one) => one.at[0] === at[0] && one.at[1] === at[1]);
  }
  tileOfFigure(figure: string): number | null {
    const { view } = this;
    if (figure.startsWith('rocketeer-')) return view.rocketeers.find(({ who }) => figure === `rocketeer-${who}`)?.at ?? null;
    if (figure.startsWith('boss-')) return view.bosses.find(({ type }) => figure === `boss-${type}`)?.at ?? null;
    return view.aliens.find(({ id }) => figure === `alien-${id}`)?.at ?? null;
  }

  choose(chosen: Chosen): void {
    this.chosen = chosen;
    this.picked = null;
    this.way = 0;
  }

  pick(offer: Offer, way = 0): void {
    this.picked = offer.key;
    this.way = way;
  }

  /** The position has changed: what is gone is no longer chosen. */
  settle(): void {
    const { chosen } = this;
    if (chosen === null) return;
    const gone = 'figure' in chosen ? this.tileOfFigure(chosen.figure) === null : 'tile' in chosen ? !this.tile(chosen.tile) : !this.view.rocketeers.some(({ items }) => items.some(({ id }) => id === chosen.card));
    if (gone || (this.listed.length === 0 && !('figure' in chosen))) this.choose(null);
    if (this.sheet && !this.view.rocketeers.some(({ who }) => who === this.sheet)) this.sheet = null;
  }

  async do(command: Command): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.props.send(command);
    } finally {
      this.busy = false;
    }
  }

  commit(way?: Way): Promise<void> {
    const { offer } = this;
    const chosen = way ?? offer?.ways[Math.min(this.way, offer.ways.length - 1)];
    return chosen ? this.do(chosen.command) : Promise.resolve();
  }

  /** Asks what the picked offer promises. */
  async price(): Promise<void> {
    const { offer } = this;
    const way = offer?.ways[Math.min(this.way, (offer?.ways.length ?? 1) - 1)];
    if (!offer || !way) {
      this.priced = null;
      return;
    }
    const key = JSON.stringify(way.command);
    if (this.priced?.key === key) return;
    const answer = await this.props.preview(way.command);
    if (answer.preview) this.priced = { key, preview: answer.preview };
  }
}

const KEY = Symbol('away-missions desk');
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
