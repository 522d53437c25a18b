// The types of the wire, made from Rust, with the few names that screens add to them.
import type {
  Catalogue as RustCatalogue, CatalogueKind as RustKind, Constants, Effect as RustEffect, Event as RustEvent, PhaseView, Source,
} from './generated/types';

export type {
  Achievements, Aim, AiMission, AiView, Bill, Boost, CardId, Claim, Command, Constants, Destination, DestinationSource, Difficulty,
  EndReason, Family, FlightEnd, FlightStep, FlightView, Gain, GoalScore, GoalSource, Item, Landing, LaunchPreview, LocationSource, MissionType, Mode, Moment,
  Needs, NextCard, Payment, PhaseView, PlannedFlight, PlayerView, Preview, Price, Printed, Prize, Purse, Quote, Score, ScoreRow, Shortage, SoloSource, SuccessCard, ThreatType, TrackPart, VariantSource, View,
} from './generated/types';

/** Every field that some member of a union has, as far as it has it. */
type Fields<U> = U extends unknown ? keyof U : never;
type Field<U, K extends PropertyKey> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;
type Flat<U, Tag extends keyof U> = { [K in Tag]: U[K] } & { [K in Exclude<Fields<U>, Tag>]?: Field<U, K> };

/** An event or effect of any kind, read field by field. */
export type Event = Flat<RustEvent, 'event'>;
export type Effect = Flat<RustEffect, 'kind'>;

export type CatalogueKind = Omit<RustKind, 'effect'> & { effect: Effect };
/** The standard content is complete, so its constants are there. */
export type Board = Omit<Source, 'constants'> & { constants: Constants };
export type Catalogue = Omit<RustCatalogue, 'kinds' | 'board'> & { kinds: CatalogueKind[]; board: Board };

export type LaunchPhase = Extract<PhaseView, { launching: unknown }>['launching'];
