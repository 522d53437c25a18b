//! Every setup that the kit and the fuzzer play.

use space_cadets::{Advanced, Difficulty, Drill, Setup, SpaceCadets, TimerMode};
use table::kit::Case;

const PRACTICES: [&str; 10] = [
    "practice-engineering",
    "practice-helm",
    "practice-sensors",
    "practice-tractor",
    "practice-loading",
    "practice-firing",
    "practice-shields",
    "practice-jump",
    "practice-damage",
    "practice-core",
];

/// Every mission, crews of one to nine, every clock, with and without advanced systems and hints; and every practice.
pub fn cases() -> Vec<Case<SpaceCadets>> {
    let mut cases = vec![
        Case::new("mission-1-crew-of-3", Setup::mission(1, 3)).tempo(40),
        Case::new("mission-2-crew-of-4", Setup::mission(2, 4).difficulty(Difficulty::Easy).choose_seats())
            .tempo(40),
        Case::new("mission-3-crew-of-5", Setup::mission(3, 5).advanced(&Advanced::ALL)).tempo(40),
        Case::new("mission-4-crew-of-6", Setup::mission(4, 6).difficulty(Difficulty::Hard)).tempo(40),
        Case::new("mission-5-crew-of-2", Setup::mission(5, 2).timer(TimerMode::Relaxed)).tempo(40),
        Case::new("mission-6-crew-of-9", Setup::mission(6, 9).advanced(&Advanced::ALL)).tempo(40),
        Case::new("alone", Setup::mission(1, 1)).tempo(40),
        Case::new("calm", Setup::mission(1, 3).timer(TimerMode::Calm)).tempo(40),
        Case::new("hints", Setup::mission(1, 3).timer(TimerMode::Relaxed).hinted()).tempo(40),
    ];
    let practices = Drill::ALL.iter().map(|drill| {
        let setup = Setup::practice(*drill).advanced(&Advanced::ALL);
        let case = Case::new(PRACTICES[drill.index()], setup).tempo(40);
        // Elsewhere nothing lies face down that is not drawn when it is turned over.
        if matches!(drill, Drill::Sensors | Drill::Firing) { case } else { case.open() }
    });
    cases.extend(practices);
    cases
}
