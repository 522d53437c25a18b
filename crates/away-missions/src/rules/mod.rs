//! The rules, one file per chapter or part of one.

mod actions;
mod aliens;
mod attack;
mod cleanup;
mod dice;
mod figures;
mod iq;
mod items;
mod moving;
mod offers;
mod order;
mod overkills;
mod packing;
mod questions;
mod rolls;
pub(crate) mod scanning;
pub(crate) mod scenario;
mod striking;
mod talk;
mod trading;
mod turn;
mod victory;

pub(crate) use attack::is_weapon;
pub(crate) use dice::succeeds;
pub(crate) use offers::DICE;
pub use scenario::{Goal, GoalKind};
