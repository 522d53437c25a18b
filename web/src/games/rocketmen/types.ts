// What the server says about Rocketmen, as JSON. Mirrors crates/rocketmen; zero and empty fields may be left out.

export type CardId = number;
export type Destination = 'earth' | 'moon' | 'mars';
export type Item = 'computer' | 'composite' | 'biotech';
export type MissionType =
  | 'satellite' | 'spaceship' | 'space-hotel' | 'orbital-shipyard' | 'space-station' | 'asteroid-mining' | 'base';
export type ThreatType = 'pandemic' | 'climate-change' | 'asteroid-impact';
export type Difficulty = 'easy' | 'normal' | 'hard';
export type Mode = 'standard' | 'battle_for_earth' | { solitaire: Difficulty };
export type EndReason =
  | 'threshold' | 'all_tokens' | 'everybody_done' | 'too_long' | 'empty_display' | 'battle_won' | 'twelve_tokens';

export interface Printed { money?: number; rocket?: number; computer?: number; composite?: number; biotech?: number; science?: number }
export interface Price { money?: number; computer?: number; composite?: number; biotech?: number; any?: number }
export type Gain = { rocket: number } | { hand: number } | { money: number } | { science: number };
export type Family = { mission: MissionType } | { asset: 'teal' | 'pink' } | 'engine' | { threat: ThreatType };

/** What an Asset does; `kind` tells which, the numbers how much. */
export interface Effect { kind: string; cards?: number; spaces?: number; money?: number; extra?: number; threat?: ThreatType }

export interface CatalogueKind {
  id: string;
  family: Family;
  prints: Printed;
  price: Price;
  effect: Effect;
  permanent: boolean;
  gain: Gain | null;
  flights: Destination[];
}

export interface DestinationSource { id: Destination; target: number; draws: number; boost: Item }
export interface LocationSource { destination: Destination; type: MissionType; rocket: number; first: number; later: number; rank: number }
export type Needs =
  | { location: [Destination, MissionType] }
  | { type: [MissionType, number] }
  | { destination: [Destination, number] }
  | { missions: number }
  | { threats: number }
  | { 'threat-types': number }
  | { tokens: number }
  | { all: Needs[] };
export interface GoalSource { id: string; tasks: { vp: number; needs: Needs }[]; solo?: boolean }
export interface VariantSource { id: string; rule: { kind: string; item?: Item; cards?: number }; vp?: number }
export interface SoloSource {
  type: MissionType;
  advance: number;
  easy: [Destination, number];
  normal: [Destination, number];
  hard: [Destination, number];
}
export interface Constants {
  hand: number;
  display: number;
  placement: number;
  tokens: number;
  token_vp: number;
  battle_missions: number;
  rounds: number;
  thresholds: [number, number, number];
  surcharge: { from: number; money: number }[];
  success: number[];
}
export interface Board {
  engine: { id: string; rocket: number; price: Price }[];
  threat: { id: ThreatType; vp: number }[];
  destination: DestinationSource[];
  location: LocationSource[];
  goal: GoalSource[];
  variant: VariantSource[];
  solo: SoloSource[];
  constants: Constants;
}
export interface Catalogue { cards: number[]; kinds: CatalogueKind[]; board: Board }

export interface Achievements { rocket: number; hand: number; money: number; science: number; money_spent: number; science_spent: number }
export interface PlayerView {
  vp: number;
  achievements: Achievements;
  hq: number;
  hand_size: number;
  hand_limit: number;
  hand: CardId[] | null;
  seen: CardId[];
  plan: CardId | null;
  pad: CardId[];
  depot: CardId[];
  played: CardId[];
  warehouse: CardId[];
  junkyard: CardId[];
  locations: number;
  goals: number[] | null;
}
export interface LaunchPreview {
  destination: Destination;
  rocket: number;
  needed: number;
  position: number;
  target: number;
  draws: number;
  chance: number;
  abort_price: number;
  /** The chance after each value that the next card may show; newer servers send it. */
  next?: { value: number; count: number; chance: number }[];
}
export type Moment = 'ready' | { answering: { value: number } } | { picking: { revealed: number[] } } | 'last_chance';
export interface LaunchPhase { location: number; moment: Moment; drawn: number; deck: number[]; figures: LaunchPreview }
export type Landing = 'success' | 'failure';
export type PhaseView =
  | 'acting'
  | 'over'
  | { launching: LaunchPhase }
  | { settling: Landing }
  | { trimming: { excess: number } };
export interface AiMission { destination_card: number; type_card: number; location: number; position: number }
export interface AiView { vp: number; locations: number; mission: AiMission | null; discarded: number; grounded: boolean }
export interface GoalScore { goal: number; tasks: [number, number] }
export interface Score {
  track: number;
  threats: number;
  tokens: number;
  goals: GoalScore[];
  goal: number;
  variants: [number, number][];
  total: number;
}
export interface View {
  mode: Mode;
  variants: number[];
  first: number;
  turn: number;
  round: number;
  phase: PhaseView;
  notes: { engine_bought: boolean; placed: boolean; stored: boolean; removed: boolean; pending: CardId[] };
  copying: number | null;
  display: (CardId | null)[];
  teal: number;
  pink: number;
  engines: [number, number, number];
  locations: { seats: number[]; ai: boolean }[];
  moon_token: number | null;
  mars_token: number | null;
  ending: EndReason | null;
  players: PlayerView[];
  ai: AiView | null;
  scores: Score[] | null;
  winners: number[] | null;
}

export interface Payment { cards?: CardId[]; money_tokens?: number; science_tokens?: number }
export type Aim = 'nothing' | { card: CardId } | { cards: CardId[] };
export type Claim = 'draw' | { plan: CardId } | { pad: { card: CardId; model?: CardId } } | { junk: CardId[] };
export type Command =
  | { buy: { cards?: CardId[]; engine?: number; pay: Payment; model?: CardId } }
  | { place: { plan?: CardId; pad?: CardId[]; pay: Payment; model?: CardId } }
  | { discard: { cards: CardId[] } }
  | { use: { card: CardId; aim: Aim; model?: CardId } }
  | { claim: { card: CardId; claim: Claim } }
  | { store: { card: CardId } }
  | { unstore: { cards: CardId[] } }
  | { remove: { card: CardId } }
  | { launch: { destination: Destination } }
  | 'draw'
  | 'keep'
  | { trigger: { card: CardId } }
  | { pick: { value: number } }
  | { abort: { discard?: CardId[] } }
  | 'accept'
  | { settle: { keep?: CardId[]; mission: 'stays' | 'goes' } }
  | { trim: { cards: CardId[] } }
  | 'end_turn';

export interface Purse { money: number; computer: number; composite: number; biotech: number; science: number }
export interface Bill { money: number; computer: number; composite: number; biotech: number; any: number }
export interface Quote {
  price: Bill;
  paid: Purse;
  surplus: number;
  missing_money: number;
  missing_items: number;
  cheapest: Payment | null;
}
export interface Preview { quote?: Quote; launch?: LaunchPreview }

/** Events by their name; the fields that screens read. */
export interface Event {
  event: string;
  seat?: number;
  value?: number;
  values?: number[];
  card?: CardId;
  cards?: CardId[] | null;
  location?: number;
  position?: number;
  spaces?: number;
  boost?: number;
  rocket?: number;
  vp?: number;
  first?: boolean;
  gain?: Gain;
  [field: string]: unknown;
}
