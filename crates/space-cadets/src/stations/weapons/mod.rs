//! Weapons: loading tubes (SC-10) and what torpedoes do (SC-11).

mod packing;
mod shots;

pub use packing::{CardFault, Packing, Shape, Tiling, card_state};
pub use shots::{Shot, Shots, Target, WeaponsFault, WeaponsRules, shot_damage, zone_at, zone_touching};
