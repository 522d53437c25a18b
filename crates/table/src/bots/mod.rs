//! Bots that know no rules and so can sit down at any game.

mod random;

pub use random::Random;
