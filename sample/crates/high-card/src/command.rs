//! What a person may ask for.

use arbitrary::Arbitrary;
use serde::{Deserialize, Serialize};

/// What a person may do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// HC-2.1: a card face down.
    Play {
        /// A card of one's own hand.
        card: u8,
    },
    /// HC-2.3: another card for this one.
    Swap {
        /// A card of one's own hand.
        card: u8,
    },
}
