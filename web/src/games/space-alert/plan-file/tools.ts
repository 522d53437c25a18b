// The tools of the server for a plan: what is missing in it, what became of it, which small change would have saved it, and which cards there are.
import { api } from '../../../net/http';
import type { PhraseLike } from '../../../i18n/speaker';
import type { Catalogue, Flight, Happening, Moment, SentPicture } from '../types';
import type { Slot } from './plan';

export interface EndState {
  outcome: 'won' | 'lost';
  why?: PhraseLike;
  damage: Record<'red' | 'white' | 'blue', number>;
  threats: Record<string, { status: 'waiting' | 'on_track' | 'destroyed' | 'survived'; damage: number; position: number | null }>;
  score: number | null;
  knocked_out: number[];
  disabled_squads: number;
  visual_points: number;
  threat_points: number;
}
export interface Resolved {
  file: { end: EndState };
  start: SentPicture;
  film: { step: { step: string }; happenings: { happening: Happening; phrase: PhraseLike; moment: Moment }[] }[];
}
/** What keeps a plan from being flown. */
export interface Checked { faults: { threat: number | null; phrase: PhraseLike }[] }
export type Change =
  | { change: 'replace'; player: number; turn: number; was: Slot; now: Slot }
  | { change: 'move'; player: number; from: number; to: number };
export interface Improvement { outcome: 'won' | 'lost'; changes: Change[]; plan: unknown; score: number | null; certain: boolean; /** Asking once more could find something else. */ more: boolean }

const ask = <T>(tool: string, question: string, signal?: AbortSignal) => api.tool<T>('space-alert', tool, question, signal);

export const tools = {
  check: (plan: string, signal?: AbortSignal) => ask<Checked>('check', plan, signal),
  resolve: (plan: string, signal?: AbortSignal) => ask<Resolved>('resolve', plan, signal),
  /** With the kind of flight if the plan was flown at a table: what was not in use there is no way out. Each time further takes longer. */
  improve: (plan: string, flight: Flight | null, further: number) => ask<Improvement>('improve', `{"plan":${plan},"flight":${JSON.stringify(flight)},"further":${further}}`),
  catalogue: () => ask<Catalogue>('catalogue', '{}'),
};
