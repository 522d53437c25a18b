//! Enemies (SC-16): gaining lock, moving, firing, losing lock.

mod action;
mod path;

pub use action::{Action, Scene, Stop};
pub use path::{Heading, Way, Ways, ways};

use crate::Square;
use crate::content::Ship;

/// The least die with which an enemy gains lock (SC-16.2): 1 or less locks without a roll, more than 6 cannot.
pub fn lock_needs(ship: &Ship, distance: u16, cloak_penalty: u8) -> i32 {
    i32::from(distance) + i32::from(cloak_penalty) - i32::from(ship.lock_bonus)
}

/// What Escorts beside a ship add to its shields (SC-11.11).
pub fn escort_bonus<'a>(at: Square, others: impl IntoIterator<Item = (&'a Ship, Square)>) -> u8 {
    let beside = others.into_iter().filter(|(_, other)| other.distance(at) == 1);
    beside.map(|(ship, _)| ship.adjacent_shield_bonus).fold(0, u8::saturating_add)
}

/// What a captured satellite's die does: half of it, rounded up (SC-18.10).
pub fn satellite_damage(roll: u8) -> u8 {
    roll.div_ceil(2)
}
