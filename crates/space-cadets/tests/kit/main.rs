//! The test kit on every mission and crew.

#![allow(clippy::unwrap_used, reason = "tests report by failing")]

mod cases;

use cases::cases;
use space_cadets::SpaceCadets;

table::test_kit! { game: SpaceCadets, cases: cases(), games: 1, bound: 60_000, bytes: 24, golden: "tests/golden" }
