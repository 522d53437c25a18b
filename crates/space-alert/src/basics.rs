//! The small words that every part of the game uses: zones, stations, and the kinds of threats.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// A third of the ship, with its own shield, reactor, lift and damage tiles. Red is left, blue is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// The left third.
    Red,
    /// The middle third.
    White,
    /// The right third.
    Blue,
}

impl Zone {
    /// In the order in which an attack on all zones strikes them.
    pub const ALL: [Self; 3] = [Self::Red, Self::White, Self::Blue];
}

/// One of the six rooms of the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Station {
    /// Upper deck, red zone.
    #[serde(rename = "UR")]
    UpperRed,
    /// Upper deck, white zone: the bridge, where everybody begins.
    #[serde(rename = "UW")]
    UpperWhite,
    /// Upper deck, blue zone.
    #[serde(rename = "UB")]
    UpperBlue,
    /// Lower deck, red zone.
    #[serde(rename = "LR")]
    LowerRed,
    /// Lower deck, white zone.
    #[serde(rename = "LW")]
    LowerWhite,
    /// Lower deck, blue zone.
    #[serde(rename = "LB")]
    LowerBlue,
}

impl Station {
    /// Upper deck first, from red to blue.
    pub const ALL: [Self; 6] = [
        Self::UpperRed,
        Self::UpperWhite,
        Self::UpperBlue,
        Self::LowerRed,
        Self::LowerWhite,
        Self::LowerBlue,
    ];
}

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
