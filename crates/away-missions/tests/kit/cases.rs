//! Every setup that the kit and the fuzzer play.

use away_missions::{AwayMissions, Mode, OrderRule, Setup};
use table::kit::Case;

/// Scenarios of every kind, crews of one to six, all modes, every way to settle the order.
#[allow(clippy::expect_used, reason = "a scenario that is missing fails the test")]
pub fn cases() -> Vec<Case<AwayMissions>> {
    let setup = |scenario, seats| Setup::standard(scenario, seats).expect("one of the twenty");
    let open = |name, setup| Case::new(name, setup).open();
    vec![
        open("first-contact-alone", Setup { rocketeers: 2, ..setup(1, 1) }),
        open("hive-queen-two", setup(5, 2)),
        open("jailbreak-three", Setup { mode: Mode::SpaceCadet, ..setup(7, 3) }),
        open("tunnel-four", Setup { mode: Mode::Commodore, order: OrderRule::FirstCome, ..setup(8, 4) }),
        open("invisible-planet-five", Setup { order: OrderRule::Captain, ..setup(10, 5) }),
        open("star-of-ceres-six", Setup { mode: Mode::GalacticOverlord, ..setup(16, 6) }),
        open(
            "mind-wire-two-chairs",
            Setup { rocketeers: 6, order: OrderRule::HitPoints, french_items: true, ..setup(17, 2) },
        ),
        open("two-decks-three", Setup { mode: Mode::Admiral, french_items: true, ..setup(19, 3) }),
        open(
            "overmind-four",
            Setup {
                unlimited_figures: true,
                sway_thralls: true,
                hyperbolizer_unscanned: true,
                limited_markers: true,
                ..setup(20, 4)
            },
        ),
        open("campaign-two", Setup { campaign: true, patience: 0, ..setup(18, 2) }),
    ]
}
