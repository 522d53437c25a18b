// What the drawing of the ship shows: plain data, filled from a table's view, from a film's moment or from the resolver.
// Nothing in here knows a rule; whoever fills it has asked the server.
import type { SeatColour } from '../../../ui/seats';

export const ZONES = ['red', 'white', 'blue'] as const;
export type Zone = (typeof ZONES)[number];
export const TRACKS = ['red', 'white', 'blue', 'internal'] as const;
export type Track = (typeof TRACKS)[number];
export const STATIONS = ['UR', 'UW', 'UB', 'LR', 'LW', 'LB'] as const;
export type StationId = (typeof STATIONS)[number];
export const TILES = ['upper_cannon', 'lower_cannon', 'shield', 'reactor', 'gravolift', 'structure'] as const;
export type TileId = (typeof TILES)[number];
export type Letter = 'A' | 'B' | 'C';
export type MarkName = 'X' | 'Y' | 'Z';
export type SquadState = 'none' | 'active' | 'disabled';
export type StoredState = 'ready' | 'disabled' | 'taken';
export type ThreatStatus = 'waiting' | 'on_track' | 'destroyed' | 'survived';

/** A third of the ship. Always three, from red to blue. */
export interface PictureZone {
  zone: Zone;
  shield: number;
  /** As it is now, tiles counted. */
  shieldCapacity: number;
  reactor: number;
  reactorCapacity: number;
  tiles: TileId[];
  /** Those of `tiles` that an earlier mission left. */
  oldTiles: TileId[];
}

/** Somebody with a figure. */
export interface PictureFigure {
  /** Stable for the whole film: the number of the crew member. */
  id: number;
  name: string;
  colour: SeatColour;
  /** Where it stands; nothing in space. */
  station: StationId | null;
  knockedOut: boolean;
  squad: SquadState;
  captain?: boolean;
  /** The viewer's own: a ring under it. */
  own?: boolean;
  /** Where it will be by the viewer's plan: a faded copy. */
  ghost?: StationId | null;
}

/** A track with its squares. Square 1 is next to the ship. */
export interface PictureTrack {
  track: Track;
  /** The number on the board. */
  board: number;
  squares: { distance: number; mark: MarkName | null }[];
}

/** The printed side of a threat card, as the catalogue has it (`ThreatSource`). */
export interface CardFacts {
  id: string;
  /** The message with its name is `space-alert-threat-<name>`. */
  name: string;
  kind: 'external' | 'internal';
  severity: 'common' | 'serious';
  level: 'white' | 'yellow' | 'red';
  hp: number;
  shield: number;
  speed: number;
  survive?: number | null;
  destroy: number;
  x?: object[];
  y?: object[];
  z?: object[];
  /** What it does if the ship jumps while it is on its track. */
  jump?: object[];
  module?: 'base' | 'new-frontier';
  phasing?: boolean;
  inaccessible?: 'never' | 'until-x' | 'always';
  nature?: object;
  intruder?: { stations?: StationId[] } | null;
  malfunction?: { stations: StationId[]; letter?: Letter | null } | null;
}

export interface PictureThreat {
  /** Stable for the whole film: its place among the threats. */
  id: number;
  /** The number on its tokens: the turn in which it appears. */
  number: number;
  track: Track;
  severity: 'common' | 'serious';
  /** The card, if the viewer may see it. */
  card: CardFacts | null;
  status: ThreatStatus;
  square: number | null;
  damage: number;
  hitPoints: number | null;
  shield: number | null;
  speed: number | null;
  /** Where its tokens lie on board. */
  stations: StationId[];
  /** The card that lies beside it, if it calls another and the viewer may see it. */
  calls?: CardFacts | null;
  /** Nothing can reach it now. */
  phasedOut?: boolean;
  /** Announced, but not confirmed for this crew. */
  unconfirmed?: boolean;
}

/** What a moment is about; drawn in the colour of "now". */
export type Highlight =
  | { on: 'station'; station: StationId }
  | { on: 'system'; station: StationId; letter: Letter }
  | { on: 'zone'; zone: Zone }
  | { on: 'figure'; id: number }
  | { on: 'threat'; id: number; mark?: MarkName }
  | { on: 'tile'; zone: Zone; tile: TileId }
  | { on: 'lift'; zone: Zone }
  | { on: 'rocket' }
  | { on: 'interceptors' };

/** A line from one thing to another: a shot out, or an attack in. */
export type Beam =
  | { kind: 'shot'; from: StationId | 'rocket' | 'interceptors'; threat: number; strength: number }
  | { kind: 'attack'; threat: number; zone: Zone; strength: number; through: number };

export interface Picture {
  zones: PictureZone[];
  fuel: number;
  rockets: number;
  /** Whether a rocket stands on the first and on the second square of the rocket track. */
  rocketTrack: [boolean, boolean];
  /** The squads in the lower red and the upper blue station. */
  stored: [StoredState, StoredState];
  interceptorsLost: boolean;
  /** The phases in which the computer has been maintained. */
  maintained: boolean[];
  /** Points for visual confirmation by phase. */
  visual: number[];
  crew: PictureFigure[];
  tracks: PictureTrack[];
  threats: PictureThreat[];
  /** How strong the cannons are now, by station. */
  cannons: Record<StationId, number>;
  /** Parts that this mission is played without: drawn faded, with the reason in the description. */
  unused?: ('internal' | 'computer' | 'battlebots' | 'interceptors' | 'visual')[];
  highlights?: Highlight[];
  beams?: Beam[];
  /** Pieces of the shared planning board that are not where the real ones are. */
  planned?: PicturePiece[];
}

/** A piece of the planning board: shows what somebody means. */
export interface PicturePiece {
  token: { crew: number } | { threat: { turn: number; kind: 'external' | 'internal'; number: number } } | { squad: number } | { rocket: number } | { energy: number } | { fuel: number };
  spot: { station: StationId } | { track: Track; square: number } | { space: true };
}

export interface PictureOptions {
  me: number | null;
  nameOf: (member: number) => string;
  /** Where my figure will be by my plan, on the turn that is looked at. */
  ghosts?: ReadonlyMap<number, StationId | null>;
}

/** What the drawing tells back. What is left out cannot be pressed. */
export interface PictureHandlers {
  onstation?: (station: StationId) => void;
  onsystem?: (station: StationId, letter: Letter) => void;
  onthreat?: (id: number) => void;
  onfigure?: (id: number) => void;
  onsquare?: (track: Track, square: number) => void;
  onspace?: () => void;
}

/** The colours of the crew by number, as the rules name them. */
export const CREW_COLOURS: readonly SeatColour[] = ['yellow', 'green', 'violet', 'orange', 'cyan'];

export function zoneOf(station: StationId): Zone {
  return ({ R: 'red', W: 'white', B: 'blue' } as const)[station[1] as 'R' | 'W' | 'B'];
}

export const markOf = (track: PictureTrack, square: number): MarkName | null => track.squares[square - 1]?.mark ?? null;

/** Where a threat on board stands: where its tokens lie, and before it comes where its card puts it. */
export function stationsOf({ track, stations, card }: PictureThreat): StationId[] {
  if (track !== 'internal') return [];
  return stations.length > 0 ? stations : (card?.malfunction?.stations ?? card?.intruder?.stations ?? []);
}
