// A plan file as this page edits it: the shape of `space-alert-plan/1`, and a fresh one. What is missing in one, the server says.
import type { Action, PlanFile } from '../generated/types';
import type { TileId, Track, Zone } from '../ship/picture';

export const FORMAT = 'space-alert-plan/1';
export type Half = Action;
export type Slot = Half | [Half, Half] | null;

export interface PlannedThreat { card: string; turn: number; zone?: Zone; /** The card that it calls. */ calls?: string }
export type DamageDraw = 'any' | { seed: number } | Partial<Record<Zone, TileId[]>>;
export interface Plan {
  format: string;
  turns: number;
  trajectories: Partial<Record<Track, number>>;
  threats: PlannedThreat[];
  players: Slot[][];
  damage_draw: DamageDraw;
  overrides: Record<string, unknown>;
}

/** More spaces than this are no plan. */
const MOST_DRAWN = 40;

const emptyBoard = (turns: number): Slot[] => Array.from({ length: turns }, () => null);

export function freshPlan(crew = 4, turns = 12): Plan {
  return {
    format: FORMAT, turns,
    trajectories: { red: 1, white: 2, blue: 3, internal: 4 },
    threats: [],
    players: Array.from({ length: crew }, () => emptyBoard(turns)),
    damage_draw: 'any',
    overrides: {},
  };
}

/** The same plan with another number of boards; cards of boards that stay are kept. */
export function withCrew(plan: Plan, crew: number): Plan {
  return { ...plan, players: Array.from({ length: crew }, (_, place) => plan.players[place] ?? emptyBoard(plan.turns)) };
}

/** The same plan with another number of turns; cards that no longer fit are gone. */
export function withTurns(plan: Plan, turns: number): Plan {
  return { ...plan, turns, players: plan.players.map((board) => Array.from({ length: turns }, (_, place) => board[place] ?? null)) };
}

export function withCard(plan: Plan, player: number, turn: number, slot: Slot): Plan {
  return { ...plan, players: plan.players.map((board, place) => (place === player ? board.map((was, at) => (at === turn - 1 ? slot : was)) : board)) };
}

const isHalf = (value: unknown): value is Half => typeof value === 'string';
const isSlot = (value: unknown): value is Slot => value === null || isHalf(value) || (Array.isArray(value) && value.length === 2 && value.every(isHalf));

/** Reads a file far enough to edit it. The server has the last word on everything in it. */
export function readPlan(text: string): Plan | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const raw = value as Partial<Plan>;
  if (raw.format !== FORMAT || !Array.isArray(raw.players) || raw.players.length < 1) return null;
  if (!raw.players.every((board) => Array.isArray(board) && board.every(isSlot))) return null;
  const longest = Math.max(...raw.players.map((board) => board.length));
  // No more than can be drawn; whether it is a mission, the server says.
  const turns = Math.min(MOST_DRAWN, typeof raw.turns === 'number' ? Math.max(1, Math.floor(raw.turns)) : longest);
  const threats = Array.isArray(raw.threats) ? raw.threats : [];
  if (!threats.every((threat) => typeof threat?.card === 'string' && typeof threat.turn === 'number')) return null;
  return withTurns({
    format: FORMAT, turns,
    trajectories: raw.trajectories ?? {},
    threats: threats.map(({ card, turn, zone, calls }) => ({ card, turn, ...(zone ? { zone } : {}), ...(typeof calls === 'string' ? { calls } : {}) })),
    players: raw.players,
    damage_draw: raw.damage_draw ?? 'any',
    overrides: raw.overrides ?? {},
  }, turns);
}

/** A plan file as a view brings it. */
export const planOf = (file: PlanFile): Plan | null => readPlan(JSON.stringify(file));

/** As it is saved, shared and sent. */
export const writePlan = (plan: Plan): string => JSON.stringify(plan);

/** What is wrong with a file that cannot even be opened. */
export interface Fault { key: string; args?: Record<string, string | number> }
