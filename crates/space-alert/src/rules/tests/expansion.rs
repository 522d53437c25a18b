//! Chapter 24: the module that is left out unless somebody asks for it.

use super::*;
use crate::basics::Level;
use crate::mission::TrackLevel;
use crate::setup::Difficulty;

/// SA-24.1: no table without the module meets a red card or a track for double actions
#[test]
fn the_module_is_optional() {
    for difficulty in Difficulty::ALL {
        for seed in 0..40 {
            let setup = Setup::mission(4).threats(difficulty, difficulty).track(TrackChoice::Random);
            let game = SpaceAlert::start(setup, Seed::from_number(seed)).unwrap();
            assert_ne!(game.flight.track.level, TrackLevel::DoubleAction);
            let levels = game.threat_bag.iter().filter_map(|card| game.threat_card(*card));
            assert!(levels.map(|card| card.level).all(|level| level != Level::Red));
        }
    }
}
