//! Every setup that the kit and the fuzzer play.

use space_alert::mission::generator;
use space_alert::{Difficulty, Flight, Setup, SpaceAlert, TrackChoice};
use table::kit::Case;

/// Every kind of flight and crew.
pub fn cases() -> Vec<Case<SpaceAlert>> {
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
