// The launch as everybody watches it: every card in order, and the end long enough to see it.
import type { Desk } from '../desk.svelte';
import type { StoryLine } from '../../contract';
import { play } from '../../../state/sound';
import type { CardId, Event, Gain, LaunchPhase } from '../types';

export interface Drawn { value: number; how: 'drawn' | 'picked' | 'aside' }
export interface Ending { kind: 'success' | 'failure' | 'abort'; vp: number; first: boolean; gain: Gain | null; lost: CardId[]; token: boolean }
export interface Scene {
  seat: number;
  location: number;
  boost: number;
  position: number;
  cards: Drawn[];
  revealed: number[];
  ending: Ending | null;
  launch: LaunchPhase | null;
}

const ENDS: Record<string, Ending['kind']> = { succeeded: 'success', failed: 'failure', aborted: 'abort' };

/** The last launch of the story, from its declaration on. */
export function lastLaunch(story: readonly StoryLine<Event>[]): { scene: Omit<Scene, 'launch'>; id: number } | null {
  let at = story.length - 1;
  while (at >= 0 && story[at]!.event?.event !== 'launch_declared') at -= 1;
  const declared = story[at]?.event;
  if (!declared) return null;
  const scene: Omit<Scene, 'launch'> = {
    seat: declared.seat ?? 0, location: declared.location ?? 0, boost: declared.boost ?? 0, position: declared.boost ?? 0,
    cards: [], revealed: [], ending: null,
  };
  for (const { event } of story.slice(at + 1)) {
    if (!event) continue;
    if (event.event === 'success_drawn') scene.cards.push({ value: event.value ?? 0, how: 'drawn' });
    else if (event.event === 'picked') scene.cards.push({ value: event.value ?? 0, how: 'picked' });
    else if (event.event === 'revealed') scene.revealed = event.values ?? [];
    else if (event.event === 'rocket_moved') scene.position = event.position ?? scene.position;
    else if (event.event === 'turn_began') break;
    else if (event.event === 'gained' && scene.ending) scene.ending.gain = event.gain ?? null;
    else if (event.event === 'token_taken' && scene.ending) scene.ending.token = true;
    else if (ENDS[event.event]) {
      scene.ending = { kind: ENDS[event.event]!, vp: event.vp ?? 0, first: event.first ?? false, gain: null, lost: (event['discard'] as CardId[] | undefined) ?? [], token: false };
    }
  }
  return { scene, id: story[at]!.id };
}

export class LaunchFilm {
  shown = $state.raw<Scene | null>(null);
  readonly #desk: Desk;
  #of = -1;
  #closed = -1;
  #first = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Follows view and story; called whenever they change. */
  watch(): void {
    const { view, story, surface } = this.#desk.props;
    const found = lastLaunch(story);
    const { phase } = view;
    const live = typeof phase === 'object' && 'launching' in phase ? phase.launching : null;
    const settling = typeof phase === 'object' && 'settling' in phase;
    if (found) this.#of = found.id;
    if (live) this.#live(live, found?.scene ?? null);
    else if (found && (settling || (found.scene.ending && this.#closed !== found.id && !this.#first && surface !== 'replay'))) this.#end(found.scene, settling, found.id);
    else this.#hide();
    // What was over before we came is not shown again.
    if (this.#first && found?.scene.ending && !live && !settling) this.#closed = found.id;
    this.#first = false;
  }

  #live(launch: LaunchPhase, told: Omit<Scene, 'launch'> | null): void {
    clearTimeout(this.#timer);
    const seat = this.#desk.view.turn;
    const own = told && told.seat === seat && told.location === launch.location ? told : null;
    const base = own ?? { seat, location: launch.location, boost: launch.figures.position, position: launch.figures.position, cards: [], revealed: [], ending: null };
    const drawn = base.cards.length;
    if (this.#count !== drawn && drawn > 0) play('tick');
    this.#count = drawn;
    this.shown = { ...base, position: launch.figures.position, ending: null, launch };
  }
  #count = -1;

  #end(scene: Omit<Scene, 'launch'>, settling: boolean, id: number): void {
    const fresh = this.shown?.ending === null || this.shown === null;
    this.#count = -1;
    this.shown = { ...scene, launch: null };
    if (!fresh && !settling && this.#timer) return;
    if (fresh && scene.ending) play(scene.ending.kind === 'success' ? 'success' : 'failure');
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (settling) return;
    const mine = scene.seat === this.#desk.me;
    this.#timer = setTimeout(() => this.close(id), mine ? 9000 : 4200);
  }

  #hide(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.shown = null;
  }

  /** Back to the table. */
  close(id = this.#of): void {
    this.#closed = id;
    this.#hide();
  }
}
