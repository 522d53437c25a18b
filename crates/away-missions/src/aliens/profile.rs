//! What the reference cards of the Aliens say (AM-21).

use crate::field::Way;
use crate::{AlienType, BossType};

/// What an Alien's Overkills do to its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverkillEffect {
    /// None.
    Nothing,
    /// The target loses an O2.
    Panic,
    /// The target loses an AP of the next Game Turn.
    MindControl,
    /// The target runs.
    Terror,
    /// The target cannot leave.
    Grapple,
    /// There is one Leech more.
    Spawn,
}

/// The figures of a type of Alien.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    /// How many tiles it moves at most. A Swarm of Bugs moves one for each Bug.
    pub steps: u8,
    /// The edges that it can pass.
    pub way: Way,
    /// How far it attacks: 0 its own tile, 1 also neighbours.
    pub range: u8,
    /// Its attack dice.
    pub dice: u8,
    /// Its hit points.
    pub hp: u8,
    /// What its Overkills do.
    pub overkill: OverkillEffect,
}

impl Profile {
    /// The reference card of a type.
    pub fn of(kind: AlienType) -> Profile {
        use OverkillEffect::{Grapple, MindControl, Nothing, Panic, Spawn, Terror};
        let card = |steps, way, range, dice, hp, overkill| Profile { steps, way, range, dice, hp, overkill };
        match kind {
            AlienType::BrainInAJar => card(0, Way::Walk, 2, 0, 2, Nothing),
            AlienType::Leader => card(2, Way::Glide, 1, 4, 1, Panic),
            AlienType::Saucerman => card(1, Way::Glide, 1, 2, 1, MindControl),
            AlienType::Sentinel => card(2, Way::Walk, 0, 6, 4, Terror),
            AlienType::Thrall => card(1, Way::Walk, 0, 1, 1, Nothing),
            AlienType::WarThrall => card(2, Way::Walk, 0, 2, 1, Grapple),
            AlienType::SpaceLeech => card(1, Way::Walk, 0, 3, 1, Spawn),
            AlienType::Bug => card(1, Way::Glide, 0, 1, 1, Nothing),
        }
    }
}

/// How far a Brain and the Overmind reach with Mind Control, whatever lies between (AM-21.2).
pub const MIND_CONTROL_RANGE: u16 = 2;

/// The attack dice of a boss against every Rocketeer on its tile; its Overkills are Panic.
pub fn boss_dice(kind: BossType) -> u8 {
    match kind {
        BossType::HiveQueen => 3,
        BossType::Overmind => 4,
    }
}

/// The most dice that a Sentinel loses to one Stagger (AM-23.14).
pub const STAGGER: u8 = 2;

/// A die that shows this or less is a success (AM-8.1).
pub const SUCCESS: u8 = 3;
