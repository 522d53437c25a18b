//! Who plays when nobody is there, weakest first.

mod appraisal;
mod outlook;
mod steady;

pub use steady::Steady;

use crate::AwayMissions;
use table::BotKind;
use table::bots::Random;

/// The bots that can be seated.
pub const ROSTER: &[BotKind<AwayMissions>] = &[
    BotKind { name: "random", seat: |seed| Box::new(Random::new(seed)) },
    BotKind { name: "steady", seat: |seed| Box::new(Steady::new(seed)) },
];
