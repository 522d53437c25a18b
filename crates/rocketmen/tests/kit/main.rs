//! The test kit on every setup of Rocketmen.

mod cases;

use cases::cases;
use rocketmen::Rocketmen;

table::test_kit! { game: Rocketmen, cases: cases(), games: 2, bound: 20_000, golden: "tests/golden" }

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { failure_persistence: None, ..Default::default() })]

    /// Whatever bytes come, no command panics and a refused one changes nothing.
    #[test]
    fn commands_from_any_bytes_are_carried_out_or_refused(
        case in 0usize..9,
        number in 0u64..1_000,
        noise in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..1_200),
    ) {
        table::kit::commands_from_bytes::<Rocketmen>(&cases()[case], number, &noise);
    }
}
