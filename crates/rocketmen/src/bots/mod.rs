//! Bots, from careless to thoughtful. They see what a person on their chair would see.

mod abilities;
mod appraisal;
mod candidates;
mod ending;
mod fetching;
mod flight;
mod goals;
mod hand;
mod outlook;
mod placing;
mod prospect;
mod purchasing;
mod races;
mod removing;
mod rig;
mod steady;
mod strong;
mod tables;
mod taste;
mod wallet;

use crate::Rocketmen;
use table::BotKind;
use table::bots::Random;

/// Every kind of bot, weakest first.
pub const ROSTER: &[BotKind<Rocketmen>] = &[
    BotKind { name: "random", seat: |seed| Box::new(Random::new(seed)) },
    BotKind { name: "steady", seat: |_| Box::new(steady::Steady) },
    BotKind { name: "strong", seat: |seed| Box::new(strong::Strong::new(seed)) },
];
