//! What kinds of threats there are: from where they come, and how grave and hard they are.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// Whether a threat comes from outside or happens on board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// It approaches one zone of the ship.
    External,
    /// An intruder or a malfunction.
    Internal,
}

/// How grave a threat is: one point or two of a mission's budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// From the deck of common threats.
    Common,
    /// From the deck of serious threats.
    Serious,
}

/// How hard the cards of a deck are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// The easier cards.
    White,
    /// The harder cards.
    Yellow,
    /// The hardest, from the expansion.
    Red,
}
