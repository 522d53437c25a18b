//! The test kit on every kind of mission.

mod cases;

use away_missions::AwayMissions;
use cases::cases;

table::test_kit! { game: AwayMissions, cases: cases(), games: 2, bound: 20_000, golden: "tests/golden" }

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { failure_persistence: None, ..Default::default() })]

    /// Whatever bytes come, no command panics and a refused one changes nothing.
    #[test]
    fn commands_from_any_bytes_are_carried_out_or_refused(
        case in 0usize..10,
        number in 0u64..1_000,
        noise in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..1_200),
    ) {
        table::kit::commands_from_bytes::<AwayMissions>(&cases()[case], number, &noise);
    }
}
