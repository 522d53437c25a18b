//! The Alien Turn (AM-20 to AM-23) as plain data that can be stopped, stored and resumed.
//!
//! An [`AlienTurn`] holds an agenda. [`AlienTurn::run`] carries it out until somebody has to decide, the game is lost or
//! nothing is left; [`AlienTurn::answer`] takes the decision. A game, a position file, Time Distortion and single effects
//! such as an event's Panic all run through it, and whoever watches is told every step with its reason.

mod acting;
mod attack;
mod boss;
pub mod effects;
mod gather;
mod happening;
mod meeting;
pub mod place;
pub mod profile;
mod question;
mod stage;
mod strike;
mod turn;

pub use happening::{
    Actor, Choice, Happening, HitResult, Holding, MindControlResult, PanicResult, Preference, Staying,
    SwarmGoal, TerrorResult,
};
pub use question::{Answer, Ask, Question, Strike};
pub use stage::{Roll, Stage, Trouble, Witness};
pub use turn::{AlienTurn, Pause};
