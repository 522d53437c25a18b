//! The test kit on every kind of flight and crew.

#![allow(clippy::unwrap_used, reason = "tests report by failing")]

mod cases;
mod official_missions;

use cases::cases;
use space_alert::SpaceAlert;

table::test_kit! { game: SpaceAlert, cases: cases(), games: 1, bound: 20_000, bytes: 48, golden: "tests/golden" }
