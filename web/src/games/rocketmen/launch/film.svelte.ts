// The launch as everybody watches it: every card in order, and the end long enough to see it.
import type { Desk } from '../desk.svelte';
import type { StoryLine } from '../../contract';
import { play } from '../../../state/sound';
import type { CardId, Event, Gain, LaunchPhase } from '../types';

export interface Drawn { value: number; how: 'drawn' | 'picked' | 'aside' }
export interface Ending { kind: 'success' | 'failure' | 'abort'; vp: number; first: boolean; gain: Gain | null; lost: CardId[]; token: boolean }
export interface LaunchPicture {
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
export function lastLaunch(story: readonly StoryLine<Event>[]): { picture: Omit<LaunchPicture, 'launch'>; id: number } | null {
  let at = story.length - 1;
  while (at >= 0 && story[at]!.event?.event !== 'launch_declared') at -= 1;
  const declared = story[at]?.event;
  if (!declared) return null;
  const picture: Omit<LaunchPicture, 'launch'> = {
    seat: declared.seat ?? 0, location: declared.location ?? 0, boost: declared.boost ?? 0, position: declared.boost ?? 0,
    cards: [], revealed: [], ending: null,
  };
  for (const { event } of story.slice(at + 1)) {
    if (!event) continue;
    if (event.event === 'success_drawn') picture.cards.push({ value: event.value ?? 0, how: 'drawn' });
    else if (event.event === 'picked') picture.cards.push({ value: event.value ?? 0, how: 'picked' });
    else if (event.event === 'revealed') picture.revealed = event.values ?? [];
    else if (event.event === 'rocket_moved') picture.position = event.position ?? picture.position;
    else if (event.event === 'turn_began') break;
    else if (event.event === 'gained' && picture.ending) picture.ending.gain = event.gain ?? null;
    else if (event.event === 'token_taken' && picture.ending) picture.ending.token = true;
    else if (ENDS[event.event]) {
      picture.ending = { kind: ENDS[event.event]!, vp: event.vp ?? 0, first: event.first ?? false, gain: null, lost: (event['discard'] as CardId[] | undefined) ?? [], token: false };
    }
  }
  return { picture, id: story[at]!.id };
}

export class LaunchFilm {
  shown = $state.raw<LaunchPicture | null>(null);
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
    if (live) this.#live(live, found?.picture ?? null);
    else if (found && (settling || (found.picture.ending && this.#closed !== found.id && !this.#first && surface !== 'replay'))) this.#end(found.picture, settling, found.id);
    else this.#hide();
    // What was over before we came is not shown again.
    if (this.#first && found?.picture.ending && !live && !settling) this.#closed = found.id;
    this.#first = false;
  }

  #live(launch: LaunchPhase, told: Omit<LaunchPicture, 'launch'> | null): void {
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

  #end(picture: Omit<LaunchPicture, 'launch'>, settling: boolean, id: number): void {
    const fresh = this.shown?.ending === null || this.shown === null;
    this.#count = -1;
    this.shown = { ...picture, launch: null };
    if (!fresh && !settling && this.#timer) return;
    if (fresh && picture.ending) play(picture.ending.kind === 'success' ? 'success' : 'failure');
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (settling) return;
    const mine = picture.seat === this.#desk.me;
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
