//! Space Alert: a crew plans twelve turns in ten minutes of real time, then watches what becomes of the ship.
//!
//! The rules are in `docs/rules/space-alert.md`; numbers like `SA-3.2` in the source refer to it. What happens on the
//! ship is in [`ship`], what is announced and when in [`mission`], and everything that happens at the table in `rules`.

mod basics;
pub mod bots;
mod cards;
mod command;
pub mod content;
mod crew;
mod event;
pub mod film;
mod game;
mod imagine;
mod keys;
pub mod mission;
mod options;
mod outlook;
pub mod plan;
pub mod planner;
mod preview;
mod refusal;
pub mod rules;
mod seeing;
mod setup;
pub mod ship;
mod side;
mod speech;
mod state;
pub mod tools;
mod view;

pub use basics::{Kind, Level, Severity, Station, Stations, Zone};
pub use cards::{CardId, CardIter, CardSet, Face, Half};
pub use command::{Command, Intention, Pace, Proposal, Repair, Signal, Slip, Spot, Token};
pub use content::Content;
pub use crew::{CrewId, Role, Roles};
pub use event::{Event, Final, Revealed, RoundEnd};
pub use keys::resolver_keys;
pub use preview::{Preview, TripPreview};
pub use refusal::Refusal;
pub use setup::{Difficulty, Flight, Setup, Speed, TrackChoice};
pub use ship::{Action, Boards, Happening, Mission, MissionPlan, Ship, Slot, Step, ThreatId, Witness};
pub use side::Side;
pub use speech::{Foretold, narrate, spoken};
pub use state::{Request, SpaceAlert, ThreatCardId};
pub use view::{
    BetweenView, CalledCards, Catalogue, FigureView, FrontierView, MemberView, MissionView, OutlookView,
    PersonView, PhaseView, PlanLimits, PlanTurns, ScorePart, ShipView, SpaceView, SpokenView, SquareView,
    StageView, ThreatView, TokenView, TrajectoryView, View, ZoneView,
};
