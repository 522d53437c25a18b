//! The test kit on every setup of Rocketmen.

mod cases;

use cases::cases;
use rocketmen::Rocketmen;

table::test_kit! { game: Rocketmen, cases: cases(), games: 2, bound: 20_000, bytes: 256, golden: "tests/golden" }
