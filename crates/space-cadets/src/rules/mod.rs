//! The rules, chapter by chapter.

mod actions;
mod board;
mod calls;
mod captain;
mod clock;
mod core;
mod enemies;
mod energy;
mod firing;
mod flight;
mod goals;
mod harm;
mod helm;
mod hints;
mod jump;
mod loading;
mod practice;
mod repair;
mod seats;
mod sensors;
mod shields;
mod tractor;
mod turn;

pub(crate) use practice::ROUNDS;
pub use sensors::Touch;
