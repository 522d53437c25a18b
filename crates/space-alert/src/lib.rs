//! Space Alert: a crew plans twelve turns in ten minutes of real time, then watches what becomes of the ship.
//!
//! The rules are in `docs/rules/space-alert.md`; numbers like `SA-3.2` in the source refer to it.

mod basics;
pub mod content;
mod keys;
pub mod plan;
pub mod ship;

pub use basics::{Kind, Level, Severity, Station, Stations, Zone};
pub use content::Content;
pub use keys::resolver_keys;
pub use ship::{Action, Boards, Happening, Mission, MissionPlan, Ship, Slot, Step, ThreatId, Witness};
