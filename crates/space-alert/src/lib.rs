//! Space Alert: a crew plans twelve turns in ten minutes of real time, then watches what becomes of the ship.
//!
//! The rules are in `docs/rules/space-alert.md`; numbers like `SA-3.2` in the source refer to it. What happens on the
//! ship is in [`ship`], what is announced and when in [`mission`], and everything that happens at the table in `rules`.

pub mod bots;
mod card_side;
mod cards;
mod command;
pub mod content;
mod crew;
mod event;
pub mod film;
mod game;
mod imagine;
mod message_keys;
pub mod mission;
mod options;
mod outlook;
pub mod plan;
pub mod planner;
mod preview;
mod refusal;
pub mod rules;
#[cfg(feature = "scene")]
pub mod scene;
mod setup;
pub mod ship;
mod ship_view;
mod speech;
mod state;
mod stations;
mod threat_kind;
pub mod tools;
mod view;

pub use card_side::Side;
pub use cards::{CardId, CardIter, CardSet, Face, Half};
pub use command::{Command, Intention, Pace, Proposal, Repair, Signal, Slip, Spot, Token};
pub use content::Content;
pub use crew::{CrewId, Role, Roles};
pub use event::{Event, Final, Revealed, RoundEnd};
pub use message_keys::resolver_keys;
pub use preview::{Preview, TripPreview};
pub use refusal::Refusal;
pub use setup::{Difficulty, Flight, PhaseEnds, Setup, Speed, TrackChoice};
pub use ship::{Action, Boards, Happening, Mission, MissionPlan, Ship, Slot, Step, ThreatId, Witness};
pub use speech::{Foretold, narrate, spoken};
pub use state::{Request, SpaceAlert, ThreatCardId};
pub use stations::{Station, Stations, Zone};
pub use threat_kind::{Kind, Level, Severity};
pub use view::{
    BetweenView, CalledCards, Catalogue, FigureView, FrontierView, MemberView, MissionView, OutlookView,
    PersonView, PhaseView, PiecesView, PlanLimits, PlanTurns, RuleNumbers, ScorePart, ShipView, SpaceView,
    SpokenView, SquareView, StageView, ThreatView, TokenView, TrajectoryView, View, ZoneView,
};
