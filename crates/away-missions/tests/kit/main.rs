//! The test kit on every kind of mission.

mod cases;

use away_missions::AwayMissions;
use cases::cases;

table::test_kit! { game: AwayMissions, cases: cases(), games: 2, bound: 20_000, bytes: 256, golden: "tests/golden" }
