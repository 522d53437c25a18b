//! The rules, one file per chapter of `docs/rules/rocketmen.md`.

pub(crate) mod aftermath;
pub(crate) mod buying;
pub(crate) mod discarding;
pub(crate) mod drawing;
pub(crate) mod effects;
pub(crate) mod ending;
pub(crate) mod launching;
pub(crate) mod payment;
pub(crate) mod placing;
pub mod scoring;
pub mod solitaire;
pub(crate) mod turn;
