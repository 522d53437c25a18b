//! Bots, from careless to thoughtful. They see what a person on their chair would see.

mod chores;
mod crewmate;
mod laying;
mod pace;
mod random;
mod thinking;

use crate::SpaceAlert;
use crate::planner::Skill;
use crewmate::Crewmate;
use table::BotKind;

/// Every kind of bot, weakest first.
pub const ROSTER: &[BotKind<SpaceAlert>] = &[
    BotKind { name: "random", seat: |seed| Box::new(random::Random::new(seed)) },
    BotKind { name: "cadet", seat: |seed| Box::new(Crewmate::new(Skill::Cadet, seed)) },
    BotKind { name: "officer", seat: |seed| Box::new(Crewmate::new(Skill::Officer, seed)) },
    BotKind { name: "veteran", seat: |seed| Box::new(Crewmate::new(Skill::Veteran, seed)) },
];
