// What the editor holds: the scenario, how it came about, which part is in the hand, and what the server says against it.
import { same } from '../board/hex';
import type { Axial, Direction } from '../board/types';
import { nextState } from '../box/position';
import { api } from '../../../net/http';
import { readScenario, writeScenario } from './reading';
import { freshScenario, hatchAt, kept, tileAt, toggleCandidate, withHatch, withLink, withoutTile, withTile, withTokens, withTurn, type Kind, type Scenario, type TokenName } from './scenario';
import { faultText, type ServerFault } from './words';

const STORE = 'cosmodrome.away-missions.editor';
const MEMORY = 200;

/** What the next touch on the map does. */
export type Hand = { what: 'select' } | { what: 'tile'; kind: Exclude<Kind, 'start' | 'fixed'> } | { what: 'start' } | { what: 'room'; room: string } | { what: 'token'; token: TokenName } | { what: 'muster' } | { what: 'candidate' } | { what: 'link' } | { what: 'erase' };
export interface Told { place: string; text: string }

export class Desk {
  scenario = $state.raw<Scenario>(freshScenario());
  hand = $state.raw<Hand>({ what: 'select' });
  selected = $state.raw<Axial | null>(null);
  /** The first end of a link. */
  end = $state.raw<Axial | null>(null);
  faults = $state.raw<Told[] | null>(null);
  unreachable = $state(false);
  saved = $state('');
  kept = $state(true);
  #past = $state.raw<Scenario[]>([]);
  #future = $state.raw<Scenario[]>([]);

  constructor() {
    this.saved = writeScenario(this.scenario);
    try {
      const text = localStorage.getItem(STORE);
      const read = text === null ? null : readScenario(text);
      if (read && 'scenario' in read) this.scenario = read.scenario;
    } catch {
      // A browser that keeps nothing: the page begins anew.
    }
  }

  get isSaved(): boolean { return writeScenario(this.scenario) === this.saved; }
  get canUndo(): boolean { return this.#past.length > 0; }
  get canRedo(): boolean { return this.#future.length > 0; }

  change(next: Scenario): void {
    if (next === this.scenario) return;
    this.#past = [...this.#past.slice(-MEMORY + 1), this.scenario];
    this.#future = [];
    this.#set(next);
  }
  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.scenario];
    this.#set(before);
  }
  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.scenario];
    this.#set(next);
  }
  replace(next: Scenario): void {
    this.change(next);
    this.saved = writeScenario(next);
    this.selected = null;
    this.end = null;
  }
  #set(next: Scenario): void {
    this.scenario = next;
    try {
      localStorage.setItem(STORE, writeScenario(next));
      this.kept = true;
    } catch {
      this.kept = false;
    }
  }

  /** A touch on a place of the map, with what is in the hand. */
  touch(at: Axial): void {
    const { scenario, hand } = this;
    const tile = tileAt(scenario, at);
    const [q, r] = at;
    this.selected = at;
    switch (hand.what) {
      case 'select': return;
      case 'erase':
        if (tile) this.change(withoutTile(scenario, at));
        return;
      case 'tile': {
        const pool = hand.kind === 'pool' ? { pool: tile?.pool ?? scenario.marker_pools?.[0]?.id ?? 'p1' } : {};
        this.change(withTile(scenario, { q, r, kind: hand.kind, ...pool, ...kept(tile, hand.kind), ...(tile?.tokens ? { tokens: tile.tokens } : {}) }));
        return;
      }
      case 'start':
        this.change(withTile(scenario, { q, r, kind: 'start', tile: tile?.tile ?? scenario.start.tile, ...kept(tile, 'start') }));
        return;
      case 'room':
        this.change(withTile(scenario, tile?.kind === 'start' ? { q, r, kind: 'start', tile: hand.room, ...kept(tile, 'start') } : { q, r, kind: 'fixed', tile: hand.room, ...kept(tile, 'fixed'), ...(tile?.tokens ? { tokens: tile.tokens } : {}) }));
        return;
      case 'token':
        if (tile && tile.kind !== 'start') this.change(withTokens(scenario, at, hand.token, ((tile.tokens?.[hand.token] ?? 0) + 1) % 10));
        return;
      case 'muster':
        if (tile) this.change({ ...scenario, muster: tile.tile ? { tile: tile.tile } : { at: [q, r] } });
        return;
      case 'candidate':
        this.change(toggleCandidate(scenario, at));
        return;
      case 'link':
        if (!tile) return;
        if (this.end && !same(this.end, at)) {
          this.change(withLink(scenario, this.end, at));
          this.end = null;
        } else this.end = this.end ? null : at;
    }
  }

  turn(at: Axial, by: number): void {
    this.change(withTurn(this.scenario, at, by));
  }

  stepHatch(at: Axial, side: Direction): void {
    this.change(withHatch(this.scenario, at, side, nextState(hatchAt(this.scenario, at, side), false)));
  }

  /** Asks the server what is wrong; an answer about an older drawing is dropped. */
  async check(signal: AbortSignal): Promise<void> {
    try {
      const answer = await api.tool<{ faults: ServerFault[] }>('away-missions', 'check', writeScenario(this.scenario), signal);
      if (signal.aborted) return;
      this.faults = answer.faults.map((fault) => ({ place: fault.place, text: faultText(fault) }));
      this.unreachable = false;
    } catch {
      if (!signal.aborted) this.unreachable = true;
    }
  }
}
