//! Bots, from careless to thoughtful. They see what a person on their chair would see.

mod chores;
mod crewmate;
mod laying;
mod pace;
mod thinking;

use crate::SpaceAlert;
use crate::planner::Skill;
use crewmate::Crewmate;
use table::BotKind;
use table::bots::Random;

/// Every kind of bot, weakest first.
pub const ROSTER: &[BotKind<SpaceAlert>] = &[
    BotKind { name: "random", seat: |seed| Box::new(Random::paced(seed, 5_000, 15_000)) },
    BotKind { name: "cadet", seat: |seed| Box::new(Crewmate::new(Skill::Cadet, seed)) },
    BotKind { name: "officer", seat: |seed| Box::new(Crewmate::new(Skill::Officer, seed)) },
    BotKind { name: "veteran", seat: |seed| Box::new(Crewmate::new(Skill::Veteran, seed)) },
];
