// One table as this browser sees it: the socket's messages turned into a store.
import { SvelteMap } from 'svelte/reactivity';
import { UNAVAILABLE, type Previewed, type Sent, type StoryLine, type Watched } from './answers';
import { gameTime, Offset } from './clock';
import { PROTOCOL } from './generated/protocol';
import type {
  Request, ClientMessage, Clock, ErrorCode, PatchOperation, Playhead, ServerMessage, StoryItem, TableInfo, Turn, Update, Welcome, You,
} from './generated/protocol';
import { Link, type LinkState, type Socket } from './link';
import { applyPatch, type Json, type Operation } from './patch';

export interface Line extends StoryLine {
  item: StoryItem;
}

/** Why there is nothing to show, for good. */
export type Fatal = ErrorCode | 'gone';

const PING_EVERY = 20_000;

interface PendingRequest {
  message: ClientMessage;
  answer: (sent: Sent) => void;
}

interface Question {
  message: ClientMessage;
  answer: (previewed: Previewed) => void;
}

export interface TableOptions {
  spectate?: boolean;
  make?: (url: string) => Socket;
  url?: string;
}

export class TableClient {
  connection = $state.raw<LinkState>({ kind: 'connecting', attempt: 0 });
  fatal = $state.raw<Fatal | null>(null);
  /** The server said that it goes away for a moment. */
  restarting = $state(false);
  you = $state.raw<You | null>(null);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<Json>(null);
  catalogue = $state.raw<Json>(null);
  options = $state.raw<unknown[]>([]);
  turn = $state.raw<Turn | null>(null);
  clock = $state.raw<Clock | null>(null);
  /** Where the screens of this table are in a film, as the server told it last. */
  playhead = $state.raw<Playhead | null>(null);
  /** What this screen shows instead of the table. */
  watched = $state.raw<Watched | null>(null);
  story = $state.raw<Line[]>([]);
  more = $state(false);
  revision = 0;

  readonly #name: string;
  readonly #spectate: boolean;
  readonly #link: Link;
  readonly #offset = new Offset();
  readonly #requests = new SvelteMap<string, PendingRequest>();
  readonly #questions = new Map<string, Question>();
  /** Where the game's clock stood when the line was lost; nothing while it is live. */
  #stoodAt: number | null = null;
  #nextLine = 0;
  #greeted = false;
  #ping: ReturnType<typeof setInterval> | undefined;

  constructor(name: string, options: TableOptions = {}) {
    this.#name = name;
    this.#spectate = options.spectate ?? false;
    this.#link = new Link(
      options.url ?? socketAddress(),
      { opened: () => this.#hello(), heard: (text) => this.#hear(text), changed: (state) => this.#changed(state) },
      options.make ?? ((url) => new WebSocket(url) as unknown as Socket),
    );
  }

  start(): void {
    this.#link.start();
    this.#ping = setInterval(() => this.#send({ type: 'ping', sent: Date.now() }), PING_EVERY);
  }

  end(): void {
    clearInterval(this.#ping);
    this.#link.end();
    this.#giveUp();
  }

  retryNow(): void {
    this.#link.retryNow();
  }

  /** The server's clock now. */
  now(): number {
    return Date.now() + this.#offset.milliseconds;
  }

  /** Game time now. Stands while the line is lost: the server's own clock may stand too, and it says where it is when the line is back. */
  gameTime(): number {
    if (this.#stoodAt !== null) return this.#stoodAt;
    return this.clock ? gameTime(this.clock, this.now()) : 0;
  }

  /** Requests that the server has not answered yet. */
  get waiting(): number {
    return this.#requests.size;
  }

  request(action: Request): Promise<Sent> {
    if (this.#link.state.kind === 'ended') return Promise.resolve({ ok: false, refusal: UNAVAILABLE });
    const id = crypto.randomUUID();
    const message: ClientMessage = { type: 'do', id, action };
    return new Promise((answer) => {
      this.#requests.set(id, { message, answer });
      this.#send(message);
    });
  }

  preview(command: unknown): Promise<Previewed> {
    if (this.#link.state.kind === 'ended') return Promise.resolve({ refusal: UNAVAILABLE, preview: null });
    const id = crypto.randomUUID();
    const message: ClientMessage = { type: 'preview', id, command };
    return new Promise((answer) => {
      this.#questions.set(id, { message, answer });
      this.#send(message);
    });
  }

  /** Moves everybody's screen to a step of a film. The server tells everybody, this browser too. */
  play(film: string, step: number, running: boolean, percent = 100): void {
    this.#send({ type: 'play', film, step, running, percent });
  }

  /** This screen shows a film, or the table again. Those on chairs tell the server, so that nobody hears of the end too early. */
  watch(watched: Watched | null): void {
    const before = this.watched;
    this.watched = watched;
    if (before?.film !== watched?.film || before?.hold !== watched?.hold) this.#tellWatched();
  }

  #tellWatched(): void {
    if (this.you?.seat == null) return;
    const { film, hold } = this.watched ?? { film: null };
    this.#send({ type: 'watch', film, ...(hold ? { hold } : {}) });
  }

  /** Fetches the part of the story before what is here. */
  earlier(): void {
    const first = this.story[0];
    if (this.more && first) this.#send({ type: 'story', before: first.revision });
  }

  #hello(): void {
    const resume = this.#greeted ? { resume: this.revision } : {};
    this.#send({ type: 'hello', protocol: PROTOCOL, table: this.#name, ...(this.#spectate ? { spectate: true } : {}), ...resume });
  }

  #send(message: ClientMessage): void {
    this.#link.send(JSON.stringify(message));
  }

  #changed(state: LinkState): void {
    if (state.kind === 'live') this.#stoodAt = null;
    else this.#stoodAt ??= this.gameTime();
    this.connection = state;
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'welcome': return this.#welcome(message);
      case 'update': return this.#update(message);
      case 'you': this.you = message.you; return;
      case 'done': return this.#answer(message.id, { ok: true, revision: message.revision });
      case 'refused': return this.#answer(message.id, { ok: false, refusal: message.refusal });
      case 'preview': {
        const question = this.#questions.get(message.id);
        this.#questions.delete(message.id);
        question?.answer({ refusal: message.legal ? null : (message.refusal ?? UNAVAILABLE), preview: message.preview ?? null });
        return;
      }
      case 'story': {
        this.story = [...message.items.map((item) => this.#line(item)), ...this.story];
        this.more = message.more;
        return;
      }
      case 'playhead': this.playhead = message.playhead; return;
      case 'pong': this.#offset.pong(message.sent, message.now, Date.now()); return;
      case 'error':
        if (message.code === 'no_table' || message.code === 'outdated' || message.code === 'wrong_protocol' || message.code === 'bad_token' || message.code === 'banned') {
          // Asking again would get the same answer.
          this.fatal = message.code;
          this.end();
        }
        return;
      case 'goodbye':
        this.restarting = message.reason === 'shutdown';
        if (message.retry === null) {
          this.fatal ??= 'gone';
          this.end();
        } else {
          this.#link.comeBackIn(message.retry);
        }
    }
  }

  #welcome(welcome: Welcome): void {
    this.#greeted = true;
    this.restarting = false;
    this.#offset.hint(welcome.now, Date.now());
    this.revision = welcome.revision;
    this.you = welcome.you;
    this.table = welcome.table;
    this.view = welcome.view as Json;
    if (!welcome.resumed || welcome.catalogue) this.catalogue = welcome.catalogue as Json;
    this.options = welcome.options;
    this.turn = welcome.turn;
    this.clock = welcome.clock;
    this.playhead = welcome.playhead;
    if (welcome.resumed) {
      this.#append(welcome.story);
    } else {
      this.story = welcome.story.map((item) => this.#line(item));
      this.more = welcome.more;
    }
    this.#link.live();
    this.#send({ type: 'ping', sent: Date.now() });
    if (this.watched) this.#tellWatched();
    // What was asked before the drop is asked again: the ids make sure that it happens once.
    for (const request of this.#requests.values()) this.#send(request.message);
    for (const question of this.#questions.values()) this.#send(question.message);
  }

  #update(update: Update): void {
    if (update.patch) {
      try {
        this.view = applyPatch(this.view, update.patch as (PatchOperation & Operation)[]);
      } catch {
        // Our copy is not what the server thinks it is: begin anew.
        this.#greeted = false;
        this.#link.restart();
        return;
      }
    }
    if (update.view !== undefined) this.view = update.view as Json;
    if (update.catalogue !== undefined) this.catalogue = update.catalogue as Json;
    if (update.table) this.table = update.table;
    if (update.options) this.options = update.options;
    if (update.turn) this.turn = update.turn;
    if (update.clock) this.clock = update.clock;
    this.revision = Math.max(this.revision, update.revision);
    if (update.story) this.#append(update.story);
  }

  #append(items: readonly StoryItem[]): void {
    const last = this.story.at(-1)?.revision ?? -1;
    // A resumed story may repeat what we heard just before the drop.
    const fresh = items.filter((item) => item.revision > last || this.#isNew(item, last));
    if (fresh.length > 0) this.story = [...this.story, ...fresh.map((item) => this.#line(item))];
  }

  #isNew(item: StoryItem, last: number): boolean {
    if (item.revision < last) return false;
    const text = JSON.stringify(item);
    return !this.story.some((line) => line.revision === last && JSON.stringify(line.item) === text);
  }

  #line(item: StoryItem): Line {
    const event = item.told.kind === 'game' ? item.told.event : null;
    return { id: this.#nextLine++, revision: item.revision, event, phrase: item.phrase, item };
  }

  #answer(id: string, sent: Sent): void {
    const request = this.#requests.get(id);
    this.#requests.delete(id);
    request?.answer(sent);
  }

  #giveUp(): void {
    for (const request of this.#requests.values()) request.answer({ ok: false, refusal: UNAVAILABLE });
    for (const question of this.#questions.values()) question.answer({ refusal: UNAVAILABLE, preview: null });
    this.#requests.clear();
    this.#questions.clear();
  }
}

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}
