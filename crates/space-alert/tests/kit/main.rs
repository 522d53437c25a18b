//! The test kit on every kind of flight and crew.

#![allow(clippy::unwrap_used, reason = "tests report by failing")]

mod cases;
mod official_missions;

use cases::cases;
use space_alert::SpaceAlert;

table::test_kit! { game: SpaceAlert, cases: cases(), games: 1, bound: 20_000, golden: "tests/golden" }

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig {
        failure_persistence: None,
        cases: 48,
        ..Default::default()
    })]

    /// Whatever bytes come, no command panics and a refused one changes nothing.
    #[test]
    fn commands_from_any_bytes_are_carried_out_or_refused(
        case in 0usize..cases().len(),
        number in 0u64..1_000,
        noise in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..1_200),
    ) {
        table::kit::commands_from_bytes::<SpaceAlert>(&cases()[case], number, &noise);
    }
}
