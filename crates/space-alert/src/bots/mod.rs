//! Bots, from careless to thoughtful. They see what a person on their chair would see.

mod random;

use crate::SpaceAlert;
use table::BotKind;

/// Every kind of bot, weakest first.
pub const ROSTER: &[BotKind<SpaceAlert>] =
    &[BotKind { name: "random", seat: |seed| Box::new(random::Random::new(seed)) }];
