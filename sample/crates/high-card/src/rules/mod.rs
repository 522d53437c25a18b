//! The rules, one file per chapter of `docs/rules/high-card.md`.

pub mod cards;
pub mod ending;
pub mod round;
