// What the hex board draws. Plain data: whoever shows a board says what lies there and what may be touched; the board knows no rule.
//
//   <HexBoard data={…} label={t('…')} ontile={…} onfigure={…} onedge={…} />
//
// Coordinates are axial, flat-top. Directions run clockwise from north: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW, with the vectors of `hex.ts`.
import type { SeatColour } from '../../../ui/seats';

/** A place on the map: `[q, r]`. */
export type Axial = readonly [q: number, r: number];
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const HATCH_STATES = ['closed', 'open', 'locked', 'sealed', 'destroyed'] as const;
export type HatchState = (typeof HATCH_STATES)[number];

/** Tokens and markers that lie on a tile. `marker` is a Scenario tile marker face down. */
export const TOKEN_KINDS = ['alien', 'discovery', 'alert', 'rocketeer', 'marker', 'decoy', 'goal', 'start', 'muster', 'mine', 'component', 'schematic'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

export const ROCKETEERS = ['captain', 'first_officer', 'doctor', 'professor', 'chief', 'yeoman'] as const;
export type RocketeerArt = (typeof ROCKETEERS)[number];
/** In order of sentience; the last two are bosses on their own tiles. */
export const ALIENS = ['brain_in_a_jar', 'leader', 'saucerman', 'sentinel', 'thrall', 'war_thrall', 'space_leech', 'bug', 'overmind', 'hive_queen'] as const;
export type AlienArt = (typeof ALIENS)[number];
export type FigureArt = RocketeerArt | AlienArt;

export interface BoardToken {
  kind: TokenKind;
  /** Lies face up, to be picked up; else face down. */
  up?: boolean;
  /** How many; one when left out. */
  count?: number;
  /** What it is called, already in words; the board's own word for its kind when left out. */
  name?: string;
}

export interface BoardTile {
  at: Axial;
  /** An un-scanned tile lies under fog: no number, no vent, no hatches of its own. */
  scanned: boolean;
  /** Inventory number. */
  number?: number;
  /** What it is called in place of its number, already in words; for people who listen. */
  said?: string;
  /** Where its arrow points; north when left out. */
  arrow?: Direction;
  vent?: boolean;
  /** A Scenario tile: its name, already in words. */
  name?: string;
  /** One short line under the name: "Muster tile", "way out". */
  note?: string;
  tokens?: readonly BoardToken[];
}

export interface BoardHatch {
  /** One of the two tiles, and the side of it; the same edge is listed once. */
  at: Axial;
  side: Direction;
  state: HatchState;
}

/** Two tiles that count as neighbours though they are not: decks joined by an elevator. */
export interface BoardLink {
  from: Axial;
  to: Axial;
  state?: HatchState;
  /** A letter or number that both ends show. */
  mark: string;
}

export interface BoardFigure {
  id: string;
  art: FigureArt;
  at: Axial;
  /** Its name, already in words: "Chief", "Sentinel". Figures of the same art without `seat` that look alike are shown as one with a count. */
  name: string;
  /** Rocketeers stand on a base in this colour with its shape. */
  seat?: SeatColour;
  hp?: number;
  /** Full hit points; with `hp` shown as cubes when more than one. */
  hpOf?: number;
  stunned?: boolean;
  /** Stagger results on it. */
  staggered?: number;
  grappled?: boolean;
  invisible?: boolean;
  /** Where something stood before: pale, cannot be touched. */
  ghost?: boolean;
  /** May be touched for itself, with this look. A figure without it belongs to its tile. */
  pick?: 'target' | 'own' | 'plain';
  /** Chosen now. */
  chosen?: boolean;
  /** More to say about it for people who listen, already in words: "83 % with 5 dice". */
  note?: string;
}

/** How a tile is marked. `reach` dashed green, `far` dotted green (one more with O₂), `chosen` amber, `actor` amber and solid, `target` blue, `danger` red and hatched, `from` amber and dashed, `fault` red. */
export type TileLook = 'reach' | 'far' | 'chosen' | 'actor' | 'target' | 'danger' | 'from' | 'fault' | 'seen' | 'unseen';

export interface TileMark {
  at: Axial;
  look: TileLook;
  /** A small plate on the tile: "1 AP". */
  plate?: string;
  /** What it means for people who listen, already in words. */
  note?: string;
}

/** A line over the map: of sight, or a way somebody takes or took. */
export interface BoardLine {
  id: string;
  /** Tiles in order, from the first to the last. */
  through: readonly Axial[];
  /** `sight` blue with numbers at each tile, `blocked` red and broken off, `walk` amber with an arrow, `attack` red with an arrow, `plan` dashed blue, `trail` a thin dotted thread. */
  look: 'sight' | 'blocked' | 'walk' | 'attack' | 'plan' | 'trail';
  /** A number in a round badge: that of the reason in the list beside it. */
  badge?: string;
  /** Straight from the middle of the first tile to the middle of the last, whatever lies between. */
  straight?: boolean;
}

/** An edge that may be touched: a hatch to open, or where one may be put. */
export interface EdgePick {
  at: Axial;
  side: Direction;
  /** What touching it does, already in words: its accessible name. */
  name: string;
  look?: 'go' | 'plain' | 'fault';
}

/** What moved last: drawn step by step along its way when the data arrives, unless somebody wants no motion. */
export interface BoardMove {
  /** Changes with every move, so that the same move is not shown twice. */
  key: string;
  figures: readonly string[];
  /** Tiles in order, with the one it came from first. */
  path: readonly Axial[];
}

/** What has just happened to a figure, in a word or a number beside it: "−1". */
export interface BoardBurst {
  figure: string;
  text: string;
  /** `hit` is red, `good` green, `mind` violet. */
  look: 'hit' | 'good' | 'mind';
}

export interface BoardData {
  tiles: readonly BoardTile[];
  hatches?: readonly BoardHatch[];
  links?: readonly BoardLink[];
  figures?: readonly BoardFigure[];
  marks?: readonly TileMark[];
  lines?: readonly BoardLine[];
  edges?: readonly EdgePick[];
  /** Empty places that may be touched: where an editor could put a tile. */
  places?: readonly Axial[];
  move?: BoardMove | null;
  /** Figures that stand for themselves, also beside others that look alike: they are about to move. */
  apart?: readonly string[];
  bursts?: readonly BoardBurst[];
  /** Which tiles may be touched; all when left out. Tiles that may not are still read out by the cursor. */
  touchable?: 'all' | 'marked' | 'none';
}

/** What the board tells its owner. */
export interface BoardEvents {
  ontile?: (at: Axial) => void;
  onfigure?: (id: string, ids: readonly string[]) => void;
  onedge?: (at: Axial, side: Direction) => void;
  /** The cursor came to a place, by key or by pointer. */
  oncursor?: (at: Axial) => void;
}
