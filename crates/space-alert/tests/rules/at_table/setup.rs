//! Chapter 1: setup and crew.

use super::*;
use space_alert::ship::Tile;
use space_alert::{Difficulty, Flight, Kind, Role, Severity};
use std::collections::BTreeSet;

/// SA-1.1: androids fill the seats that are missing to a crew of four
#[test]
fn a_crew_has_four_or_five_members() {
    let crews: Vec<usize> =
        (1..=5).map(|seats| TestTable::new(Setup::mission(seats)).game.look().crew.len()).collect();
    assert_eq!(crews, [4, 4, 4, 4, 5]);
}

/// SA-1.2, SA-1.20: the captain acts first, then clockwise, unless the captain fixes another order before the start
#[test]
fn the_captain_fixes_the_order_of_play() {
    let mut table = TestTable::new(Setup::mission(4));
    assert_eq!(table.game.look().order, [0, 1, 2, 3].map(CrewId));
    table.give(2, Command::TakeRole { role: Role::Captain }).unwrap();
    assert_eq!(table.game.look().order, [2, 3, 0, 1].map(CrewId));
    let order = |order: [u8; 4]| Command::SetOrder { order: order.map(CrewId).to_vec() };
    assert_eq!(table.give(0, order([2, 0, 1, 3])), Err(Refusal::NotCaptain));
    assert_eq!(table.give(2, order([0, 2, 1, 3])), Err(Refusal::CaptainFirst));
    assert_eq!(table.give(2, order([2, 2, 1, 3])), Err(Refusal::OrderIncomplete));
    table.give(2, order([2, 0, 1, 3])).unwrap();
    assert_eq!(table.game.look().order, [2, 0, 1, 3].map(CrewId));
    let offered = |seat| {
        let mut options = Vec::new();
        table.game.options(Seat(seat), &mut options);
        options.retain(|option| matches!(option, Command::SetOrder { .. }));
        options
    };
    assert_eq!(offered(2), [order([2, 1, 0, 3]), order([2, 0, 3, 1])], "the captain stays first");
    assert_eq!(offered(0), []);
    for seat in 0..4 {
        table.give(seat, Command::Ready).unwrap();
    }
    assert_eq!(table.give(2, order([2, 3, 0, 1])), Err(Refusal::NotBriefing));
}

/// SA-1.3: offices are given out before the start, and one person may hold several
#[test]
fn one_person_may_hold_several_offices() {
    let mut table = TestTable::new(Setup::mission(2));
    for role in Role::ALL {
        table.give(1, Command::TakeRole { role }).unwrap();
    }
    assert!(Role::ALL.iter().all(|role| table.game.look().roles.holder(*role) == Seat(1)));
    table.give(0, Command::Ready).unwrap();
    table.give(1, Command::Ready).unwrap();
    assert_eq!(table.give(0, Command::TakeRole { role: Role::Captain }), Err(Refusal::NotBriefing));
}

/// SA-1.4: four decks; what is announced comes from its own one until that is empty, and leaves the others alone
#[test]
fn there_are_four_threat_decks() {
    use space_alert::mission::Report;
    let setup = Setup::mission(4).threats(Difficulty::White, Difficulty::Yellow);
    let printed = [10, 7, 6, 5];
    let decks = [
        (Kind::External, Severity::Common),
        (Kind::Internal, Severity::Common),
        (Kind::External, Severity::Serious),
        (Kind::Internal, Severity::Serious),
    ];
    for ((kind, severity), size) in decks.into_iter().zip(printed) {
        let mut game = TestTable::new(setup.clone()).game;
        assert_eq!(
            game.look().threat_bag.len(),
            printed.iter().sum::<usize>(),
            "white common, yellow serious"
        );
        let report = Report { confirmed: true, turn: 1, severity, kind, zone: None };
        for _ in 0..size {
            let (card, _) = game.arrange().take_threat(&report).unwrap();
            let card = game.look().threat_card(card).unwrap();
            assert_eq!((card.kind, card.severity), (kind, severity));
        }
        assert_eq!(game.arrange().take_threat(&report), None, "no other deck lends a card");
        assert_eq!(game.look().threat_bag.len(), printed.iter().sum::<usize>() - size);
    }
}

/// SA-1.10: every figure begins on the bridge
#[test]
fn everybody_begins_on_the_bridge() {
    let view = TestTable::new(Setup::mission(5)).view(0);
    assert!(view.crew.iter().all(|member| member.figure.station == Some(space_alert::Station::UpperWhite)));
}

/// SA-1.14: the six tiles of each zone are shuffled, each zone by itself
#[test]
fn tiles_are_shuffled() {
    let mut orders = BTreeSet::new();
    let mut table = TestTable::mission(4);
    table.until_resolution();
    for order in &table.game.look().resolution().unwrap().plan().tiles {
        let tiles: BTreeSet<Tile> = order.iter().copied().collect();
        assert_eq!(tiles.len(), 6);
        orders.insert(*order);
    }
    assert!(orders.len() > 1, "all zones in the same order");
}

/// SA-1.18, SA-18.7: a mission has one of the official tracks or a new one, and levels of the crew's choice
#[test]
fn a_mission_has_an_official_or_a_generated_track() {
    use space_alert::mission::generator;
    let track = |choice| TestTable::new(Setup::mission(4).track(choice)).game.look().flight.track.id.clone();
    assert_eq!(track(TrackChoice::Official(8)), "mission-8");
    assert!(track(TrackChoice::Random).starts_with("mission-"));
    assert_eq!(track(TrackChoice::Generated(generator::Difficulty::Usual)), "generated");
    let nine = Setup::mission(4).track(TrackChoice::Official(9));
    assert!(SpaceAlert::start(nine, Seed::from_number(1)).is_err());
    let levels = TestTable::new(Setup::mission(4).threats(Difficulty::Yellow, Difficulty::Mixed))
        .game
        .look()
        .flight
        .clone();
    assert_eq!((levels.common, levels.serious), (Difficulty::Yellow, Difficulty::Mixed));
    let simulation =
        Setup::mission(4).flight(Flight::Simulation).threats(Difficulty::Yellow, Difficulty::White);
    assert!(SpaceAlert::start(simulation, Seed::from_number(1)).is_err());
}
