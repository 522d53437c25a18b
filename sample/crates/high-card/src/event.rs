//! What happens.

use serde::{Deserialize, Serialize};
use table::Seat;

/// What happens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A card lies face down.
    Played {
        /// Whose card it is.
        seat: Seat,
    },
    /// A card went back into the bag and another one came out.
    Swapped {
        /// Who swapped.
        seat: Seat,
    },
    /// What came out of the bag, for the one who drew it.
    Drew {
        /// The new card.
        card: u8,
    },
    /// A card was turned face up.
    Turned {
        /// Whose card it is.
        seat: Seat,
        /// The card.
        card: u8,
        /// Its owner was late, and chance played it.
        late: bool,
    },
    /// A round has its winner.
    Point {
        /// Who gets the point.
        seat: Seat,
    },
    /// The cards that lay face up went back into the bag.
    Refilled,
    /// The last round has been played.
    Over,
}
