//! The rules, one file per chapter or part of one.

mod actions;
mod aliens;
mod cleanup;
mod dice;
mod figures;
mod items;
mod order;
mod overkills;
mod packing;
mod questions;
pub(crate) mod scanning;
pub(crate) mod scenario;
mod trading;
mod turn;
mod victory;

pub use scenario::{Goal, GoalKind};
