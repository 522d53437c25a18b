// What lies on this person's desk: the position, what was chosen on the map, and what can be done with it.
import { getContext, setContext } from 'svelte';
import { Asking } from '../shared/asking';
import { offersOf, type Offer, type Way } from './offers';
import { named, type Command, type Preview, type Props, type RocketeerView, type TileView, type View, type Who } from './types';

/** The parts of the table on a phone. */
export type Tab = 'do' | 'sheet' | 'orders';
/** What somebody has put a finger on. */
export type Chosen = { tile: number } | { figure: string } | { card: number } | null;

export class Desk {
  readonly #props: () => Props;
  chosen = $state.raw<Chosen>(null);
  /** The offer whose price is being read. */
  picked = $state<string | null>(null);
  way = $state(0);
  /** The picked offer as it was put together by hand; nothing while it is as it was offered. */
  composed = $state.raw<Command | null>(null);
  priced = $state.raw<{ key: string; offer: string; preview: Preview } | null>(null);
  /** The Overkill that would be spent next. */
  spend = $state<string | null>(null);
  tab = $state<Tab>('do');
  busy = $state(false);
  /** Hears of everything that was done here: the guide of a first mission. */
  onsent: ((command: Command) => void) | null = null;
  /** Questions to the server go one after the other. */
  readonly asking = new Asking<Command, Preview>((command) => this.props.preview(command));
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
  /** What Overkills of the roll on the table can be spent on. */
  readonly spends = $derived(this.offers.filter(({ ways }) => named(ways[0]!.command, 'spend')));
  readonly spending = $derived(this.spends.find(({ key }) => key === this.spend) ?? this.spends[0] ?? null);
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

  /** Where whoever holds this card stands. */
  tileOfCard(card: number): number | null {
    return this.view.rocketeers.find(({ items }) => items.some(({ id }) => id === card))?.at ?? null;
  }
  /** How far away the target of the picked offer is, once the server has said so. */
  get range(): number | null {
    return this.priced?.preview.roll?.range ?? null;
  }

  choose(chosen: Chosen): void {
    this.chosen = chosen;
    this.picked = null;
    this.way = 0;
    this.composed = null;
  }

  pick(offer: Offer, way = 0): void {
    this.picked = offer.key;
    this.way = way;
    this.composed = null;
  }

  /** Another way of doing what was picked. */
  compose(command: Command): void {
    this.composed = command;
  }

  /** What the green button would do: the picked offer, as it was put together. */
  get command(): Command | null {
    const { offer } = this;
    return this.composed ?? offer?.ways[Math.min(this.way, offer.ways.length - 1)]?.command ?? null;
  }

  /** The position has changed: what is gone is no longer chosen. */
  settle(): void {
    this.asking.forget();
    this.composed = null;
    this.priced = null;
    if (this.spends.every(({ key }) => key !== this.spend)) this.spend = null;
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
      const sent = await this.props.send(command);
      if (sent.ok) this.onsent?.(command);
    } finally {
      this.busy = false;
    }
  }

  commit(way?: Way): Promise<void> {
    const command = way?.command ?? this.command;
    return command ? this.do(command) : Promise.resolve();
  }

  /** Asks what the picked offer promises. */
  async price(): Promise<void> {
    const { offer, command } = this;
    if (!offer || !command) {
      this.priced = null;
      return;
    }
    const key = JSON.stringify(command);
    if (this.priced?.key === key) return;
    const answer = await this.asking.ask(command, true);
    if (answer?.preview) this.priced = { key, offer: offer.key, preview: answer.preview };
  }
}

const KEY = Symbol('away-missions desk');
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
