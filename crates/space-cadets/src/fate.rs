//! Chance and choices, from outside. The evaluators never roll and never choose: they ask, and if there is no answer yet they stop
//! where they are and can be run again. The game answers with its dice, the referee with what a file says.

use crate::{Side, SideRoll, Square};
use serde::{Deserialize, Serialize};
use table::names;

names! {
    /// What a die is rolled for.
    DieFor {
        /// Where an Evade goes (SC-19.2).
        Evade = "evade",
        /// Entering asteroids (SC-7.4).
        Asteroid = "asteroid",
        /// Entering a nebula (SC-7.5).
        Nebula = "nebula",
        /// Entering a rift (SC-7.7).
        Rift = "rift",
        /// A Special Maneuver (SC-6.9).
        Maneuver = "maneuver",
        /// A random side (SC-13.2).
        Side = "side",
        /// An enemy's lock (SC-16.2).
        Lock = "lock",
        /// An enemy's shot (SC-16.7).
        Fire = "fire",
        /// A Random repair card (SC-13.10).
        Repair = "repair",
    }
}

names! {
    /// Who chooses a side.
    Chooser {
        /// The Captain, on a die of 5 or 6 (SC-13.2).
        Captain = "captain",
        /// The Shield officer, when a shot comes exactly on a diagonal (SC-13.1).
        Shields = "shields",
    }
}

/// What an evaluator waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Need {
    /// A die.
    Die(DieFor),
    /// A side, one of these.
    Side(Chooser, Vec<Side>),
    /// The unscanned tile with this square must be placed first.
    Reveal(Square),
    /// An enemy's way, one of these (SC-16.4).
    Way(Vec<crate::enemies::Way>),
}

/// Answers to what evaluators ask. `None` means: not known yet.
pub trait Fate {
    /// A die, 1 to 6.
    fn die(&mut self, what: DieFor) -> Option<u8>;

    /// A side, one of those offered.
    fn side(&mut self, chooser: Chooser, options: &[Side]) -> Option<Side>;
}

/// The answers of somebody who also leads enemies.
pub trait Orders: Fate {
    /// Where an enemy goes, one of the ways offered.
    fn way(&mut self, options: &[crate::enemies::Way]) -> Option<crate::enemies::Way>;
}

/// A die, or that it is needed.
pub(crate) fn die(fate: &mut impl Fate, what: DieFor) -> Result<u8, Need> {
    fate.die(what).map(|roll| roll.clamp(1, 6)).ok_or(Need::Die(what))
}

/// A random side on its way: a die, and the Captain's choice if the die says so (SC-13.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RandomSide {
    /// Not rolled yet.
    #[default]
    Die,
    /// The Captain chooses.
    Captain,
    /// This one.
    Known(Side),
}

impl RandomSide {
    /// The side, once the die and the Captain have spoken.
    pub fn settle(&mut self, sides: &[SideRoll; 6], fate: &mut impl Fate) -> Result<Side, Need> {
        if *self == RandomSide::Die {
            let roll = die(fate, DieFor::Side)?;
            *self = sides[usize::from(roll - 1)].side().map_or(RandomSide::Captain, RandomSide::Known);
        }
        if *self == RandomSide::Captain {
            let side = fate
                .side(Chooser::Captain, &Side::ALL)
                .ok_or_else(|| Need::Side(Chooser::Captain, Side::ALL.to_vec()))?;
            *self = RandomSide::Known(side);
        }
        match *self {
            RandomSide::Known(side) => Ok(side),
            RandomSide::Die | RandomSide::Captain => Err(Need::Die(DieFor::Side)),
        }
    }
}
