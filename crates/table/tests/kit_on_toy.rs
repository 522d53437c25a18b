//! An honest game passes the whole kit.

#[path = "../../../sample/crates/high-card/src/lib.rs"]
#[allow(dead_code, unused_imports, reason = "each test uses another part of the toy")]
mod toy;

use table::kit::Case;
use toy::{HighCard, Setup};

fn cases() -> Vec<Case<HighCard>> {
    vec![
        Case::new("two", Setup::of(2)),
        Case::new("three", Setup::of(3)),
        Case::new("long", Setup { rounds: 30, ..Setup::of(3) }),
    ]
}

table::test_kit! { game: HighCard, cases: cases(), games: 40, bound: 100, bytes: 256, golden: "../../sample/crates/high-card/tests/golden" }
