// The server's tools for a position: a whole Alien Turn, and who sees what. JSON in, JSON out, as the commands print it.
import type { PhraseLike } from '../../../i18n/speaker';
import { api } from '../../../net/http';
import type { Axial } from '../board/types';
import type { Position } from './position';

export type Effect =
  | { effect: 'hit'; who: string; result: 'hp' | 'absorbed'; by?: string }
  | { effect: 'panic'; who: string; result: 'o2' | 'already' | 'ignored'; by?: string }
  | { effect: 'mind_control'; who: string; result: 'ap' | 'already' | 'ignored'; by?: string }
  | { effect: 'terror'; who: string; roll: number; result: 'moved' | 'blocked' | 'none'; to?: Axial | null }
  | { effect: 'grapple'; who: string }
  | { effect: 'spawn'; alien: string | null }
  | { effect: 'mine'; alien: string }
  | { effect: 'placed'; alien: string; at: Axial };

export interface FigureStep {
  alien: string;
  type: string;
  spawned_by?: string;
  skip?: 'stunned';
  from: Axial;
  path: readonly Axial[];
  to: Axial;
  toward: string | null;
  carried: readonly string[];
  target: string | null;
  range: number | null;
  dice: number;
  rolls: readonly number[];
  successes: number;
  hits: number;
  overkills: number;
  effects: readonly Effect[];
}
export interface SwarmStep { type: 'bug'; swarm: readonly string[]; from: readonly Axial[]; to: Axial; moves?: unknown; attacks: number; target: string | null; rolls: readonly number[]; hits: number; effects: readonly Effect[] }
export interface LastStep { type: 'commodore'; effects: readonly Effect[] }
export type Step = FigureStep | SwarmStep | LastStep;

export interface AlienTurn { format: string; outcome: 'going_on' | 'lost'; dead: readonly string[]; steps: readonly Step[]; dice_used: number; position: Position; /** For each step what happened in it, with the reasons. */ story: readonly (readonly PhraseLike[])[] }

export interface Sight { range: number | null; visible: boolean; blocked_by: readonly { edge: readonly [Axial, Axial]; why: 'hull' | 'unscanned' | 'locked' | 'sealed' | 'closed' }[] }
export interface Pair { from: Axial; to: Axial; hex: number; rocketeer: Sight; alien: Sight }
export interface Sights { format: string; pairs: readonly Pair[] }

const ask = <T>(tool: string, position: Position, signal?: AbortSignal) => api.tool<T>('away-missions', tool, JSON.stringify(position), signal);

export const tools = {
  aliens: (position: Position, signal?: AbortSignal) => ask<AlienTurn>('aliens', position, signal),
  sight: (position: Position, signal?: AbortSignal) => ask<Sights>('sight', position, signal),
};

export const isSwarm = (step: Step): step is SwarmStep => 'swarm' in step;
export const isLast = (step: Step): step is LastStep => step.type === 'commodore';
