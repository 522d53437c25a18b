//! Bots of Space Cadets, weakest first: one that does anything legal, and crews of five skills with a file for each station.

mod captain;
mod core;
mod crewmate;
mod damage;
mod engineering;
mod helm;
mod jump;
mod sensors;
mod shields;
mod skill;
mod tractor;
mod weapons;

use crate::SpaceCadets;
use crewmate::Crewmate;
use table::BotKind;
use table::bots::Random;

/// The bots that can sit on a chair.
pub const ROSTER: &[BotKind<SpaceCadets>] = &[
    BotKind { name: "random", seat: |seed| Box::new(Random::paced(seed, 700, 2_500)) },
    BotKind { name: "skill-1", seat: |seed| Box::new(Crewmate::new(1, seed)) },
    BotKind { name: "skill-2", seat: |seed| Box::new(Crewmate::new(2, seed)) },
    BotKind { name: "skill-3", seat: |seed| Box::new(Crewmate::new(3, seed)) },
    BotKind { name: "skill-4", seat: |seed| Box::new(Crewmate::new(4, seed)) },
    BotKind { name: "skill-5", seat: |seed| Box::new(Crewmate::new(5, seed)) },
];
