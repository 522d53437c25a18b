//! Bots, from careless to thoughtful. They see what a person on their chair would see.

mod steady;

use super::state::HighCard;
use table::BotKind;
use table::bots::Random;

/// Every kind of bot, weakest first.
pub const ROSTER: &[BotKind<HighCard>] = &[
    BotKind { name: "random", seat: |seed| Box::new(Random::paced(seed, 500, 3_000)) },
    BotKind { name: "steady", seat: |_| Box::new(steady::Steady) },
];
