// What lies on my desk: what I have chosen and not yet committed, and what the server says about it.
import { getContext, setContext } from 'svelte';
import type { GameProps, Refused } from '../contract';
import { Asking } from '../shared/asking';
import { Book } from './catalogue';
import { handOffers, sortOffers, type HandOffers } from './offers';
import type { CardId, Catalogue, Command, Destination, Event, LaunchPreview, Payment, PlannedFlight, PlayerView, Preview, Quote, Shortage, View } from './types';

export type Props = GameProps<View, Command, Preview, Catalogue, Event>;

export type Basket =
  | { kind: 'none' }
  | { kind: 'buy'; cards: CardId[]; engine: number | null }
  | { kind: 'place'; plan: CardId | null; pad: CardId[] };

/** A question that a panel asks: one of these commands, or some of these cards. */
export interface Choice {
  title: string;
  text?: string;
  rule?: string;
  options?: Command[];
  pick?: { from: CardId[]; least: number; most: number; make: (cards: CardId[]) => Command; verb: string };
  /** Chooses the card that Industrial Espionage copies. */
  model?: CardId[];
  /** Asks on about an option that needs another choice; says whether it does. */
  further?: (option: Command) => boolean;
}

export interface LaunchOdds { destination: Destination; figures: LaunchPreview | null; refusal: Refused | null }

/** What a phone shows beside the Hand. */
export type Tab = 'market' | 'space' | 'rocket' | 'rivals';

const NONE: Basket = { kind: 'none' };
/** Whether a refusal is about the payment alone. */
const priceNotMet = (refusal: Refused | null) => /-(price-not-met|placement-not-paid)$/.test(refusal?.phrase.key ?? '');
const without = (cards: readonly CardId[], card: CardId) => cards.filter((other) => other !== card);

export class Desk {
  readonly #props: () => Props;
  readonly #asking: Asking<Command, Preview>;
  basket = $state.raw<Basket>(NONE);
  /** Hand cards chosen while nothing is being bought or placed. */
  picked = $state.raw<CardId[]>([]);
  pay = $state.raw<Required<Payment>>({ cards: [], money_tokens: 0, science_tokens: 0 });
  /** Whether the payment is mine rather than the cheapest. */
  manual = $state(false);
  model = $state<CardId | null>(null);
  quote = $state.raw<Quote | null>(null);
  /** The launches there would be after what is chosen. */
  then = $state.raw<LaunchPreview[]>([]);
  /** How far my Rocket would be after what is placed. */
  flightsThen = $state.raw<PlannedFlight[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** What the chosen thing would lack even if everything I have paid for it; nothing while it can be paid, or I choose the payment. */
  lack = $state.raw<Shortage | null>(null);
  asking = $state(false);
  busy = $state(false);
  choice = $state.raw<Choice | null>(null);
  /** A card shown large. */
  large = $state<CardId | null>(null);
  /** Whose board is open. */
  board = $state<number | null>(null);
  tab = $state<Tab>('market');
  sheet = $state<'keys' | 'goals' | 'mine' | null>(null);
  confirming = $state.raw<{ title: string; text: string; verb: string; command: Command } | null>(null);
  /** What each thing that I cannot pay would lack if I paid with everything. */
  short = $state.raw<Map<string, Shortage>>(new Map());
  odds = $state.raw<LaunchOdds[]>([]);
  /** The destination that the rocket panel speaks of. */
  bound = $state<Destination | null>(null);
  #asked = 0;

  readonly book = $derived.by(() => new Book(this.#props().catalogue));
  readonly offers = $derived.by(() => sortOffers(this.#props().options));
  readonly myTurn = $derived.by(() => this.player !== null && this.view.turn === this.player && this.#props().awaited.includes(this.player));
  readonly acting = $derived.by(() => this.myTurn && this.view.phase === 'acting');
  readonly hand = $derived.by(() => this.mine?.hand ?? []);
  readonly command = $derived.by(() => this.#command(this.pay));
  /** Why the chosen thing cannot be done, unless it is only the payment that is not there yet. */
  readonly ready = $derived.by(() => this.command !== null && this.quote !== null && this.refusal === null && !this.asking);
  readonly best = $derived.by(() => this.#best());
  /** What of the price is not covered, as long as only that stands in the way. */
  readonly missing = $derived.by(() => this.lack ?? (priceNotMet(this.refusal) ? (this.quote?.missing ?? null) : null));

  constructor(props: () => Props) {
    this.#props = props;
    this.#asking = new Asking((command) => this.#props().preview(command));
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
  /** My chair where I can act: in a replay I look through somebody's eyes, and decide nothing. */
  get player(): number | null {
    return this.#props().surface === 'table' ? this.me : null;
  }
  get mine(): PlayerView | null {
    return this.me === null ? null : (this.view.players[this.me] ?? null);
  }
  t(key: string, args?: Record<string, string | number>): string {
    return this.#props().t(key, args);
  }
  name(card: CardId): string {
    return this.t(this.book.nameKey(card));
  }

  /** Follows a new position: keeps what is still there, asks anew about the rest. */
  settle(): void {
    this.#asking.forget();
    const hand = new Set(this.hand);
    const shown = new Set(this.view.display);
    this.picked = this.picked.filter((card) => hand.has(card));
    if (this.basket.kind === 'buy') {
      const cards = this.basket.cards.filter((card) => shown.has(card));
      this.basket = cards.length > 0 || this.basket.engine !== null ? { ...this.basket, cards } : NONE;
    } else if (this.basket.kind === 'place') {
      const pad = this.basket.pad.filter((card) => hand.has(card));
      const plan = this.basket.plan !== null && hand.has(this.basket.plan) ? this.basket.plan : null;
      this.basket = pad.length > 0 || plan !== null ? { kind: 'place', plan, pad } : NONE;
    }
    if (!this.acting) this.clear();
    else if (this.basket.kind !== 'none') void this.requote();
    this.short = new Map();
    this.odds = [];
    if (this.acting) void this.#survey();
  }

  clear(): void {
    this.basket = NONE;
    this.picked = [];
    this.pay = { cards: [], money_tokens: 0, science_tokens: 0 };
    this.manual = false;
    this.model = null;
    this.quote = null;
    this.then = [];
    this.flightsThen = [];
    this.refusal = null;
    this.lack = null;
    this.asking = false;
    this.#asked += 1;
  }

  /** Asks what everything I cannot pay lacks, and how each launch would stand. */
  async #survey(): Promise<void> {
    const view = this.view;
    for (const destination of this.book.source.board.destination) {
      if (this.mine?.plan == null) break;
      const answer = await this.#asking.ask({ launch: { destination: destination.id } });
      if (this.view !== view) return;
      if (answer) {
        const odds = { destination: destination.id, figures: answer.preview?.launch ?? null, refusal: answer.refusal };
        this.odds = [...this.odds, odds];
      }
    }
    for (const card of view.display) {
      if (card === null || this.offers.buy.has(card)) continue;
      await this.#lack(`card-${card}`, { buy: { cards: [card], pay: {} } }, view);
    }
    for (const [pile, left] of view.engines.entries()) {
      if (this.offers.engines.has(pile) || view.notes.engine_bought || left === 0) continue;
      await this.#lack(`engine-${pile}`, { buy: { engine: pile, pay: {} } }, view);
    }
  }

  async #lack(key: string, command: Command, view: View): Promise<void> {
    const answer = await this.#asking.ask(command);
    const beyond = answer?.preview?.quote?.beyond;
    if (this.view === view && beyond) this.short = new Map(this.short).set(key, beyond);
  }

  #best(): LaunchOdds | null {
    const flyable = this.odds.filter((odds) => odds.figures);
    const chosen = flyable.find((odds) => odds.destination === this.bound);
    if (chosen) return chosen;
    const legal = flyable.filter((odds) => !odds.refusal);
    // What is shown first, not what is best to do: the most points that can be expected.
    const score = ({ figures }: LaunchOdds) => (figures ? figures.vp * figures.chance : 0);
    return legal.sort((one, two) => score(two) - score(one))[0] ?? flyable.find((odds) => odds.refusal) ?? null;
  }

  /** The launch that matters now, as it would stand after what is chosen. */
  get bestThen(): LaunchPreview | null {
    const same = this.then.find(({ destination }) => destination === (this.bound ?? this.best?.destination));
    return same ?? [...this.then].sort((one, two) => two.chance - one.chance)[0] ?? null;
  }

  // ---- choosing ----

  toggleDisplay(card: CardId): void {
    if (!this.acting) return;
    const now = this.basket.kind === 'buy' ? this.basket : { kind: 'buy' as const, cards: [], engine: null };
    const cards = now.cards.includes(card) ? without(now.cards, card) : [...now.cards, card];
    this.#buy({ ...now, cards });
  }

  toggleEngine(pile: number): void {
    if (!this.acting) return;
    const now = this.basket.kind === 'buy' ? this.basket : { kind: 'buy' as const, cards: [], engine: null };
    this.#buy({ ...now, engine: now.engine === pile ? null : pile });
  }

  #buy(basket: Basket & { kind: 'buy' }): void {
    const kept = this.basket.kind === 'buy' && this.manual;
    if (basket.cards.length === 0 && basket.engine === null) return this.clear();
    this.basket = basket;
    this.picked = [];
    if (!kept) this.#auto();
    void this.requote();
  }

  /** Tapping a Hand card: it pays, leaves what is being placed, or is chosen. */
  toggleHand(card: CardId): void {
    if (!this.myTurn) {
      this.large = card;
      return;
    }
    const { basket } = this;
    if (basket.kind === 'place' && (basket.plan === card || basket.pad.includes(card))) {
      this.place(basket.plan === card ? null : basket.plan, without(basket.pad, card));
    } else if (basket.kind !== 'none') {
      const paying = this.pay.cards.includes(card);
      this.manual = true;
      this.pay = { ...this.pay, cards: paying ? without(this.pay.cards, card) : [...this.pay.cards, card] };
      void this.requote();
    } else {
      this.picked = this.picked.includes(card) ? without(this.picked, card) : [...this.picked, card];
    }
  }

  payToken(kind: 'money' | 'science', by: number): void {
    const field = `${kind}_tokens` as const;
    this.manual = true;
    this.pay = { ...this.pay, [field]: Math.max(0, this.pay[field] + by) };
    void this.requote();
  }

  /** Starts or changes a placement. */
  place(plan: CardId | null, pad: CardId[]): void {
    if (plan === null && pad.length === 0) return this.clear();
    this.basket = { kind: 'place', plan, pad };
    this.picked = [];
    if (!this.manual) this.#auto();
    else this.pay = { ...this.pay, cards: this.pay.cards.filter((card) => card !== plan && !pad.includes(card)) };
    void this.requote();
  }

  /** Whether this card may be planned, the price apart. */
  mayPlan(card: CardId): boolean {
    return this.view.own?.plannable.includes(card) ?? false;
  }

  /** Puts one more Hand card where it belongs: on the plan when the server allows that, else on the pad. */
  placeCard(card: CardId, where: 'plan' | 'pad' | 'either' = 'either'): void {
    if (!this.acting) return;
    const now = this.basket.kind === 'place' ? this.basket : { plan: null, pad: [] as CardId[] };
    if (this.basket.kind === 'buy') this.clear();
    const plan = where === 'plan' || (where === 'either' && this.mayPlan(card) && now.plan === null);
    const pad = without(now.pad, card);
    this.place(plan ? card : now.plan === card ? null : now.plan, plan ? pad : [...pad, card]);
    this.#needModel(card);
  }

  placePicked(where: 'plan' | 'pad'): void {
    const cards = this.picked;
    for (const card of cards) this.placeCard(card, where);
  }

  cheapest(): void {
    this.#auto();
    void this.requote();
  }

  #auto(): void {
    this.manual = false;
    this.pay = { cards: [], money_tokens: 0, science_tokens: 0 };
  }

  #needModel(card: CardId): void {
    if (card === this.book.source.copier && this.model === null) this.askModel();
  }

  /** What may be copied now; the server refuses what does not serve. */
  askModel(): void {
    this.choice = { title: this.t('rmw-choose-model'), rule: this.book.source.rules.copying, model: this.view.own?.models ?? [] };
  }

  chooseModel(card: CardId): void {
    this.model = card;
    this.choice = null;
    void this.requote();
  }

  handOffers(card: CardId): HandOffers {
    return handOffers(this.book, this.props.options, card);
  }

  #command(pay: Payment): Command | null {
    const given = {
      ...(pay.cards?.length ? { cards: pay.cards } : {}),
      ...(pay.money_tokens ? { money_tokens: pay.money_tokens } : {}),
      ...(pay.science_tokens ? { science_tokens: pay.science_tokens } : {}),
    };
    const { basket } = this;
    if (basket.kind === 'none') return null;
    const used = [...(pay.cards ?? []), ...(basket.kind === 'place' ? basket.pad : [])];
    const { copier } = this.book.source;
    const model = copier !== null && used.includes(copier) && this.model !== null ? { model: this.model } : {};
    if (basket.kind === 'buy') {
      return { buy: { cards: basket.cards, ...(basket.engine === null ? {} : { engine: basket.engine }), pay: given, ...model } };
    }
    return { place: { ...(basket.plan === null ? {} : { plan: basket.plan }), pad: basket.pad, pay: given, ...model } };
  }

  /** Asks the server for price and payment; proposes the cheapest payment unless I chose my own. */
  async requote(): Promise<void> {
    const asked = ++this.#asked;
    this.asking = true;
    let answer = await this.#question(this.pay);
    const cheapest = answer?.preview?.quote?.cheapest;
    if (asked === this.#asked && !this.manual && cheapest) {
      this.pay = { cards: [], money_tokens: 0, science_tokens: 0, ...cheapest };
      answer = await this.#question(this.pay);
    }
    if (asked !== this.#asked) return;
    this.asking = false;
    // Nothing I have pays for it: then what counts is what is missing at the most, not that nothing is paid yet.
    this.lack = !this.manual && priceNotMet(answer?.refusal ?? null) ? (answer?.preview?.quote?.beyond ?? null) : null;
    this.quote = answer?.preview?.quote ?? null;
    this.then = answer?.preview?.launches ?? [];
    this.flightsThen = answer?.preview?.flights ?? [];
    this.refusal = answer?.refusal ?? null;
  }

  async #question(pay: Payment) {
    const command = this.#command(pay);
    return command ? await this.#asking.ask(command, true) : null;
  }

  /** What a command in a launch would change. */
  async foresee(command: Command): Promise<LaunchPreview | null> {
    const answer = await this.#asking.ask(command, true);
    return answer?.preview?.launch ?? null;
  }

  /** The cards whose pending effect a command would lose. Nothing is asked when nothing is pending. */
  async wouldLose(command: Command): Promise<CardId[]> {
    if (this.view.notes.pending.length === 0) return [];
    return (await this.#asking.ask(command))?.preview?.lost ?? [];
  }

  // ---- acting ----

  async act(command: Command): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const sent = await this.props.send(command);
      if (sent.ok) {
        this.choice = null;
        this.confirming = null;
        this.clear();
      }
      return sent.ok;
    } finally {
      this.busy = false;
    }
  }

  async commit(): Promise<void> {
    if (this.ready && this.command) await this.act(this.command);
  }
}

/** The context under which the parts of the board find their desk. */
export const DESK = Symbol('rocketmen desk');

export function provideDesk(desk: Desk): Desk {
  return setContext(DESK, desk);
}
export function useDesk(): Desk {
  return getContext<Desk>(DESK);
}
