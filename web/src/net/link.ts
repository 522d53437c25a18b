// Keeps one WebSocket alive: opens it, notices when it is gone, tries again with growing patience.
// Knows nothing of what is said over it.

export type LinkState =
  /** The first attempt, or one after a drop, is under way. */
  | { kind: 'connecting'; attempt: number }
  /** The server has greeted us. */
  | { kind: 'live' }
  /** Dropped; the next attempt comes at this moment (Date.now). */
  | { kind: 'waiting'; attempt: number; retryAt: number; since: number }
  /** Ended for good: by us, or because the server said that trying again is pointless. */
  | { kind: 'ended' };

/** The part of WebSocket that we use; tests bring their own. */
export interface Socket {
  readonly readyState: number;
  send(data: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: ((event: never) => void) | null;
}

export interface LinkEvents {
  /** The socket is open: time to say hello. */
  opened(): void;
  heard(text: string): void;
  changed(state: LinkState): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** The server pings at least this often; silence beyond it means the line is dead though nobody said so. */
const SILENCE = 45_000;
const OPEN = 1;

export class Link {
  state: LinkState = { kind: 'connecting', attempt: 0 };
  readonly #url: string;
  readonly #events: LinkEvents;
  readonly #make: (url: string) => Socket;
  #socket: Socket | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #since = 0;
  #asked: number | undefined;

  constructor(url: string, events: LinkEvents, make: (url: string) => Socket) {
    this.#url = url;
    this.#events = events;
    this.#make = make;
  }

  start(): void {
    this.#open();
  }

  /** Whether it went out. What did not go out is for the caller to keep. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(text);
    return true;
  }

  /** The server has greeted us: the next drop starts counting from zero. */
  live(): void {
    this.#attempt = 0;
    this.#since = 0;
    this.#change({ kind: 'live' });
  }

  /** The server says when to come back: a restart takes its time. */
  comeBackIn(milliseconds: number): void {
    this.#asked = milliseconds;
  }

  /** Tries at once: the person asked, the network came back, the phone woke up. */
  retryNow(): void {
    if (this.state.kind === 'waiting') this.#open();
  }

  /** Drops the line on purpose and comes back for a fresh start. */
  restart(): void {
    if (this.state.kind === 'ended') return;
    this.#drop();
    this.#open();
  }

  end(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#change({ kind: 'ended' });
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#change({ kind: 'connecting', attempt: this.#attempt });
    const socket = this.#make(this.#url);
    this.#socket = socket;
    const mine = () => this.#socket === socket;
    socket.onopen = () => { if (mine()) { this.#listen(); this.#events.opened(); } };
    socket.onmessage = ({ data }) => {
      if (!mine() || typeof data !== 'string') return;
      this.#listen();
      this.#events.heard(data);
    };
    socket.onclose = () => { if (mine()) this.#lost(); };
    socket.onerror = () => {}; // A close always follows.
    this.#listen();
  }

  #listen(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => { this.#drop(); this.#lost(); }, SILENCE);
  }

  #drop(): void {
    clearTimeout(this.#watchdog);
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(): void {
    clearTimeout(this.#watchdog);
    this.#socket = undefined;
    if (this.state.kind === 'ended') return;
    const now = Date.now();
    if (this.#since === 0) this.#since = now;
    const wait = this.#asked ?? backoff(this.#attempt, Math.random());
    this.#asked = undefined;
    this.#attempt += 1;
    this.#change({ kind: 'waiting', attempt: this.#attempt, retryAt: now + wait, since: this.#since });
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #change(state: LinkState): void {
    this.state = state;
    this.#events.changed(state);
  }
}

/** Twice as long each time, up to a limit, and never all clients at the same moment. */
export function backoff(attempt: number, chance: number): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(whole * (0.5 + chance / 2));
}
