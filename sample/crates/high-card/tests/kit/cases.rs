//! Every kind of setup that the kit and the fuzzer play.

use high_card::{HighCard, Setup};
use table::kit::Case;

/// Two, three, and a game long enough to empty the bag.
pub fn cases() -> Vec<Case<HighCard>> {
    vec![
        Case::new("two", Setup::of(2)),
        Case::new("three", Setup::of(3)),
        Case::new("long", Setup { rounds: 30, ..Setup::of(3) }),
    ]
}
