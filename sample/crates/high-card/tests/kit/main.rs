//! The test kit on every setup of High Card.

mod cases;

use cases::cases;
use high_card::HighCard;

table::test_kit! { game: HighCard, cases: cases(), games: 40, bound: 100, bytes: 256, golden: "tests/golden" }
