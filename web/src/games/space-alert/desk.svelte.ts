// What lies on my desk: the card I am about to put somewhere, what the server says about it, and which sheet is open.
import { getContext, setContext } from 'svelte';
import type { Refused } from '../contract';
import { bannerOf, type Banner } from './banner';
import { Deck, otherHalf, sideWords } from './deck';
import type { Large } from './enlarging';
import { nextTurn, slotAt, slotsOf } from './plan';
import { lastMove } from './plan/last';
import type { StationId, Track } from './ship/picture';
import { pictureOf, squareSpot } from './picture';
import { actionStage, type CardId, type Command, type CrewId, type Half, type OutlookView, type Props, type Side, type Spot, type Token, type View } from './types';

/** Chosen: a card of the hand, or one that lies on the board. */
export type Chosen = { from: 'hand'; card: CardId } | { from: 'board'; turn: number };
/** The parts of the table on a phone. */
export type Tab = 'plan' | 'ship' | 'threats' | 'crew' | 'computer';
export type Sheet = 'keys' | 'give' | 'ask' | 'signals' | 'finish' | 'threat' | null;

export interface Said {
  refusal: Refused | null;
  outlook: OutlookView[] | null;
}

export class Desk {
  readonly #props: () => Props;
  chosen = $state.raw<Chosen | null>(null);
  /** The half on top of the chosen card. */
  up = $state<Half>('action');
  /** The space the chosen card would go to. */
  turn = $state<number | null>(null);
  /** The board being planned: mine, or an android's. */
  member = $state<CrewId>(0);
  answer = $state.raw<Said | null>(null);
  asking = $state(false);
  busy = $state(false);
  sheet = $state<Sheet>(null);
  /** What a phone shows. */
  tab = $state<Tab>('plan');
  /** Whom a request goes to, while it is being made. */
  asked = $state<CrewId | null>(null);
  /** The threat that is shown large, by its place. */
  threat = $state<number | null>(null);
  /** The card that is shown large beside itself. */
  large = $state.raw<Large | null>(null);
  /** The piece of the planning board in hand. */
  token = $state.raw<Token | null>(null);
  /** Game time, a few times a second. */
  time = $state(0);
  #question = 0;

  readonly deck = $derived.by(() => new Deck(this.props.catalogue));
  /** The boards that this seat plans. */
  readonly boards = $derived.by(() => (this.me === null ? [] : this.view.boards));
  readonly phases = $derived.by(() => slotsOf(this.view, this.member));
  readonly hand = $derived.by(() => this.#hand());
  readonly banner = $derived.by<Banner | null>(() => bannerOf(this.view, this.me, this.time));
  readonly foretold = $derived.by(() => new Map(this.view.outlook.map((entry) => [`${entry.member}-${entry.turn}`, { ...entry.told, station: entry.station }])));
  /** What the turn I am about to plan would do. */
  readonly preview = $derived.by(() => this.#preview());
  readonly picture = $derived.by(() => pictureOf(this.view, this.props.catalogue, { me: this.me, nameOf: (member) => this.name(member), ghosts: this.#ghosts() }));
  readonly lastMove = $derived.by(() => (this.view.stage.stage === 'action' ? lastMove(this.props.story) : null));
  /** What I may give to whom in a data transfer. */
  readonly gifts = $derived.by(() => this.props.options.flatMap((option) => (typeof option === 'object' && 'give' in option ? [option.give] : [])));
  readonly canEnd = $derived.by(() => this.props.options.some((option) => option === 'end_phase'));

  constructor(props: () => Props) {
    this.#props = props;
    this.member = this.boards[0] ?? 0;
    if (this.me === null) this.tab = 'ship';
  }

  get props(): Props { return this.#props(); }
  get view(): View { return this.#props().view; }
  get me(): number | null { return this.#props().me; }
  get mine() { return this.me === null ? null : (this.view.people[this.me] ?? null); }
  get speaking(): boolean { return actionStage(this.view)?.communications ?? true; }
  t(key: string, args?: Record<string, string | number>): string { return this.#props().t(key, args); }
  /** A half of a card in words. */
  says(side: Side): string { return sideWords((key, args) => this.t(key, args), side); }

  /** What to call a crew member: a person's name, or an android's number. */
  name(member: CrewId): string {
    const one = this.view.crew[member];
    return one?.android != null ? this.t(one.android) : this.props.names(one?.seat ?? 0);
  }

  #hand(): CardId[] {
    const cards = [...(this.mine?.hand ?? [])];
    const heroic = this.view.crew[this.member];
    // An android's own heroic card lies beside the hand while its board is being planned.
    if (heroic?.seat === null && heroic.heroic !== null) cards.push(heroic.heroic);
    return this.deck.sorted(cards);
  }

  #preview() {
    if (this.chosen === null || this.turn === null || !this.answer?.outlook) return null;
    const entry = this.answer.outlook.find((each) => each.member === this.member && each.turn === this.turn);
    if (!entry) return null;
    return { ...entry.told, station: entry.station };
  }

  /** Where figures will stand by my plan: on the turn in question, or at its end. */
  #ghosts(): Map<number, StationId | null> {
    const outlook = this.answer?.outlook ?? this.view.outlook;
    const ghosts = new Map<number, StationId | null>();
    for (const member of this.boards) {
      const until = member === this.member && this.turn !== null ? this.turn : 99;
      const last = outlook.filter((entry) => entry.member === member && entry.turn <= until).at(-1);
      if (last) ghosts.set(member, last.station);
    }
    return ghosts;
  }

  /** Follows a new position: keeps what is still there, asks anew. */
  settle(): void {
    if (!this.boards.includes(this.member)) this.member = this.boards[0] ?? 0;
    const chosen = this.chosen;
    if (chosen?.from === 'hand' && !this.hand.includes(chosen.card)) this.clear();
    else if (chosen?.from === 'board' && !slotAt(this.phases, chosen.turn)?.space) this.clear();
    else if (chosen) {
      if (this.turn === null || !slotAt(this.phases, this.turn)?.open) this.turn = nextTurn(this.phases);
      void this.ask();
    }
    if (this.sheet === 'give' && this.banner?.kind !== 'transfer') this.sheet = null;
    if (!this.speaking) {
      this.token = null;
      if (this.sheet === 'ask' || this.sheet === 'signals') this.sheet = null;
    }
  }

  clear(): void {
    this.chosen = null;
    this.turn = null;
    this.up = 'action';
    this.answer = null;
    this.asking = false;
    this.token = null;
    this.#question += 1;
  }

  /** A tap on a card of the hand: chooses it, and turns it over when it is chosen already. */
  tapHand(card: CardId): void {
    if (this.chosen?.from === 'hand' && this.chosen.card === card) return this.turnOver();
    this.chosen = { from: 'hand', card };
    this.up = 'action';
    this.turn = nextTurn(this.phases);
    void this.ask();
  }

  /** A tap on a space: puts down what is chosen, or chooses what lies there. */
  tapSlot(turn: number): void {
    const slot = slotAt(this.phases, turn);
    if (!slot) return;
    if (this.chosen?.from === 'board' && this.chosen.turn === turn) return this.turnOver();
    if (this.chosen && slot.open) {
      this.turn = turn;
      return void this.commit();
    }
    if (slot.space?.card != null) {
      this.chosen = { from: 'board', turn };
      this.up = slot.space.up;
      this.turn = turn;
      this.answer = null;
    }
  }

  /** Looks at what the chosen card would do on a turn, without putting it there. */
  aim(turn: number): void {
    if (this.chosen === null || this.turn === turn || !slotAt(this.phases, turn)?.open) return;
    this.turn = turn;
    void this.ask();
  }

  turnOver(): void {
    if (!this.chosen) return;
    this.up = otherHalf(this.up);
    // What lies on the board is turned over there and then; a card of the hand only when it is put down.
    if (this.chosen.from === 'board') {
      const { turn } = this.chosen;
      if (slotAt(this.phases, turn)?.open) void this.send({ move: { member: this.member, from: turn, to: turn, up: this.up } });
      else this.up = otherHalf(this.up);
    } else void this.ask();
  }

  takeBack(turn: number): void {
    const slot = slotAt(this.phases, turn);
    if (!slot?.open || !slot.space) return;
    if (this.chosen?.from === 'board' && this.chosen.turn === turn) this.clear();
    void this.send({ take_back: { member: this.member, turn } });
  }

  plan(member: CrewId): void {
    this.clear();
    this.member = member;
  }

  /** The command that puts the chosen card where it is aimed at. */
  command(): Command | null {
    if (this.chosen === null || this.turn === null) return null;
    const { member, turn, up } = this;
    if (this.chosen.from === 'hand') return { plan: { member, turn, card: this.chosen.card, up } };
    return { move: { member, from: this.chosen.turn, to: turn, up } };
  }

  async ask(): Promise<void> {
    const command = this.command();
    const question = ++this.#question;
    this.asking = command !== null;
    if (!command) {
      this.answer = null;
      return;
    }
    const said = await this.props.preview(command);
    if (question !== this.#question) return;
    this.asking = false;
    this.answer = { refusal: said.refusal, outlook: said.preview?.outlook ?? null };
  }

  async commit(): Promise<void> {
    const command = this.command();
    if (!command || this.busy) return;
    if (await this.send(command)) this.clear();
  }

  async send(command: Command): Promise<boolean> {
    this.busy = true;
    const sent = await this.props.send(command);
    this.busy = false;
    return sent.ok;
  }

  /** Drops: a card onto a space, or from a space back to the hand. */
  dropped(from: Chosen, to: number | 'hand'): void {
    if (from.from === 'board' && to === 'hand') return this.takeBack(from.turn);
    if (to === 'hand') return;
    const kept = this.chosen;
    const same = kept !== null && JSON.stringify(kept) === JSON.stringify(from);
    if (!same) this.up = from.from === 'board' ? (slotAt(this.phases, from.turn)?.space?.up ?? 'action') : 'action';
    this.chosen = from;
    this.turn = to;
    void this.commit();
  }

  place(spot: Spot): void {
    if (this.token === null || !this.speaking) return;
    void this.send({ place: { token: this.token, spot } });
    this.token = null;
  }
  onStation(station: StationId): void { this.place({ station }); }
  onSquare(track: Track, square: number): void { this.place(squareSpot(track, square)); }
}

export const DESK = Symbol('space-alert desk');
export const provideDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const useDesk = (): Desk => getContext(DESK);
