//! Who plays when nobody is there, weakest first.

mod appraisal;
mod atlas;
mod outlook;
mod packing;
mod steady;
mod strong;
mod talk;
mod trades;

pub use appraisal::Weights;
pub use steady::Steady;
pub use strong::Strong;

use crate::AwayMissions;
use table::BotKind;
use table::bots::Random;

/// The bots that can be seated.
pub const ROSTER: &[BotKind<AwayMissions>] = &[
    BotKind { name: "random", seat: |seed| Box::new(Random::new(seed)) },
    BotKind { name: "steady", seat: |seed| Box::new(Steady::new(seed)) },
    BotKind { name: "strong", seat: |seed| Box::new(Strong::new(seed)) },
];
