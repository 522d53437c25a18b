//! Chapter 18: levels.

use super::*;
use space_alert::Flight;

fn threats(flight: Flight) -> Vec<(u8, Option<space_alert::Zone>, String)> {
    let mut table = TestTable::alert(Setup::mission(4).flight(flight));
    table.until_resolution();
    let threats = table.game.look().flight.threats.iter();
    threats
        .map(|drawn| {
            let card = table.game.look().threat_card(drawn.card).unwrap();
            (drawn.report.turn, drawn.report.zone, card.code.as_str().to_owned())
        })
        .collect()
}

/// SA-18.2, SA-18.3: the test runs have their own threats and boards
#[test]
fn test_runs_are_always_the_same() {
    use space_alert::Zone::{Blue, Red, White};
    let known = |list: [(u8, space_alert::Zone, &str); 3]| {
        list.map(|(turn, zone, card)| (turn, Some(zone), card.to_owned()))
    };
    assert_eq!(
        threats(Flight::TestRun1),
        known([(1, Blue, "E1-01"), (2, White, "E1-02"), (3, Red, "E1-03")])
    );
    assert_eq!(
        threats(Flight::TestRun2),
        known([(1, White, "E1-04"), (2, Red, "E1-05"), (4, Blue, "E1-06")])
    );
    let boards = |flight| TestTable::new(Setup::mission(4).flight(flight)).game.look().flight.boards;
    assert_eq!(boards(Flight::TestRun1)[..3], [6, 2, 4]);
    assert_eq!(boards(Flight::TestRun2)[..3], [2, 5, 1]);
}

/// SA-18.1: a test run has seven turns in two phases
#[test]
fn test_runs_have_seven_turns() {
    let table = TestTable::alert(Setup::mission(4).flight(Flight::TestRun1));
    let phases: Vec<(u8, u8)> =
        table.view(0).mission.phases.iter().map(|phase| (phase.first, phase.last)).collect();
    assert_eq!((table.view(0).mission.turns, phases), (7, vec![(1, 3), (4, 7)]));
}

/// SA-18.8: where heroic cards are left out nobody gets one
#[test]
fn heroic_cards_are_for_missions() {
    for flight in [Flight::TestRun1, Flight::Simulation, Flight::AdvancedSimulation] {
        let table = TestTable::alert(Setup::mission(3).flight(flight));
        assert_eq!(table.hand(0).len(), 6);
        assert!(table.hand(0).iter().all(|card| !table.game.look().is_heroic(*card)), "{flight:?}");
        assert!(table.game.look().crew.iter().all(|member| member.heroic.is_none()), "{flight:?}");
    }
}
