//! The test kit on every kind of flight and crew.

#![allow(clippy::unwrap_used, reason = "tests report by failing")]

mod official_missions;

use space_alert::mission::generator;
use space_alert::{Difficulty, Flight, Setup, SpaceAlert, TrackChoice};
use table::kit::Case;

fn cases() -> Vec<Case<SpaceAlert>> {
    vec![
        Case::new("first-test-run", Setup::mission(4).flight(Flight::TestRun1)),
        Case::new("second-test-run", Setup::mission(2).flight(Flight::TestRun2)),
        Case::new("simulation", Setup::mission(4).flight(Flight::Simulation)),
        Case::new(
            "generated-advanced-simulation",
            Setup::mission(3)
                .flight(Flight::AdvancedSimulation)
                .track(TrackChoice::Generated(generator::Difficulty::Calm)),
        ),
        Case::new("mission-for-two", Setup::mission(2).track(TrackChoice::Official(1))),
        Case::new("mission-for-five", Setup::mission(5).threats(Difficulty::Mixed, Difficulty::Yellow)),
        Case::new("three-and-two-androids", Setup::mission(3).with_fifth()),
        Case::new("solo", Setup::mission(1).track(TrackChoice::Generated(generator::Difficulty::Rough))),
        Case::new("campaign", Setup::mission(2).campaign()),
        Case::new("new-frontier", Setup::mission(4).threats(Difficulty::Red, Difficulty::Red).new_frontier()),
        Case::new(
            "new-frontier-campaign",
            Setup::mission(2)
                .threats(Difficulty::Mixed, Difficulty::Red)
                .track(TrackChoice::Generated(generator::Difficulty::Rough))
                .campaign()
                .new_frontier(),
        ),
        Case::new("double-actions", Setup::mission(4).double_actions()),
        Case::new("double-actions-alone", Setup::mission(1).double_actions()),
    ]
}

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
