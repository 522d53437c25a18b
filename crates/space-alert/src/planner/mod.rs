//! The planner: searches good plans with all rules of the resolver.
//!
//! A [`Problem`] says what may come, which cards there are and what is fixed already. A [`Planner`] searches for the best
//! plan, in as many steps as its caller likes. [`Rescue`] looks for the smallest change that saves a lost ship.

mod appraisal;
mod line;
mod moves;
mod problem;
mod rescue;
mod search;
mod skill;
mod supply;

pub use problem::Problem;
pub use rescue::{Change, Remedy, Rescue};
pub use search::{Found, Planner};
pub use skill::Skill;
pub use supply::{Halves, HeldCard, Supply, action_deck, heroic_cards};
