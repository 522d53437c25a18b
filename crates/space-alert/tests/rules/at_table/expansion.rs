//! Chapter 24: the module that is left out unless somebody asks for it.

use super::*;
use space_alert::content::{Calls, Module};
use space_alert::mission::{Report, TrackLevel};
use space_alert::scene::Drawn;
use space_alert::ship::{Status, ThreatId};
use space_alert::{Difficulty, Flight, Kind, Level, Proposal, Severity, ThreatCardId, Zone};
use table::{Dice, GameSetup};

fn card(game: &SpaceAlert, code: &str) -> ThreatCardId {
    let place = game.look().content().threats().iter().position(|card| card.code.as_str() == code);
    ThreatCardId(place.unwrap() as u8)
}

/// SA-24.1, SA-24.5: no table without the module meets a card of it or a track for double actions
#[test]
fn the_module_is_optional() {
    for difficulty in Difficulty::offered(false) {
        for seed in 0..40 {
            let setup = Setup::mission(4).threats(*difficulty, *difficulty).track(TrackChoice::Random);
            let game = SpaceAlert::start(setup, Seed::from_number(seed)).unwrap();
            assert_ne!(game.look().flight.track.level, TrackLevel::DoubleAction);
            let mut cards = game.look().threat_bag.iter().filter_map(|card| game.look().threat_card(*card));
            assert!(cards.all(|card| card.module == Module::Base && card.level != Level::Red));
        }
    }
    assert!(!Difficulty::offered(false).contains(&Difficulty::Red));
}

/// SA-24.5: with the module its white and yellow threats are in the decks, and red is a level of its own
#[test]
fn the_module_has_its_decks() {
    let count = |common, serious| {
        let setup = Setup::mission(4).threats(common, serious).new_frontier();
        let game = SpaceAlert::start(setup, Seed::from_number(1)).unwrap();
        let of = |severity| {
            [Kind::External, Kind::Internal].map(|kind| {
                game.look()
                    .threat_bag
                    .iter()
                    .filter(|card| game.look().of_deck(**card, kind, severity))
                    .count()
            })
        };
        [of(Severity::Common), of(Severity::Serious)]
    };
    assert_eq!(count(Difficulty::White, Difficulty::Yellow), [[12, 8], [9, 7]]);
    assert_eq!(count(Difficulty::Mixed, Difficulty::Red), [[22, 16], [9, 7]]);
    assert_eq!(count(Difficulty::Red, Difficulty::White), [[9, 7], [10, 7]]);
}

/// SA-24.1, SA-24.5: red without the module is refused, before the first mission and before the next
#[test]
fn red_needs_the_module() {
    let red = Setup::mission(2).threats(Difficulty::Red, Difficulty::White);
    let refused = SpaceAlert::start(red.clone(), Seed::from_number(1)).unwrap_err();
    assert_eq!(refused.0.key, "space-alert-setup-red-needs-new-frontier");
    assert!(SpaceAlert::start(red.new_frontier(), Seed::from_number(1)).is_ok());
    let test_run = Setup::mission(2).flight(Flight::TestRun1).new_frontier();
    assert!(SpaceAlert::start(test_run, Seed::from_number(1)).is_err());

    let choose = |options: &[(&str, &str)]| {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Setup::configure(4, &options.collect(), None)
    };
    assert!(choose(&[("common", "red")]).is_err());
    let chosen = choose(&[("common", "red"), ("new-frontier", "yes")]).unwrap();
    assert!(chosen.new_frontier && chosen.common == Difficulty::Red);
    assert!(!choose(&[]).unwrap().new_frontier, "nobody gets it unasked");

    let fly_on = Command::Propose {
        proposal: Proposal::FlyOn { common: Difficulty::White, serious: Difficulty::Red },
    };
    for module in [false, true] {
        let setup = Setup::mission(2).campaign();
        let setup = if module { setup.new_frontier() } else { setup };
        let mut table = TestTable::alert(setup);
        table.until_resolution();
        let ship = table.game.look().resolution().unwrap().ship.clone();
        table.game.arrange().begin_between(ship);
        let mut offered = Vec::new();
        table.game.options(Seat(0), &mut offered);
        assert_eq!(offered.contains(&fly_on), module);
        let answer = if module { Ok(()) } else { Err(Refusal::NoRedThreats) };
        assert_eq!(table.give(0, fly_on.clone()), answer);
    }
}

/// SA-19.2, SA-24.5: red is the hardest of all proposals
#[test]
fn red_holds_if_everybody_wants_it() {
    let mut table = TestTable::alert(Setup::mission(2).campaign().new_frontier());
    table.until_resolution();
    let ship = table.game.look().resolution().unwrap().ship.clone();
    table.game.arrange().begin_between(ship);
    for (seat, serious) in [(0, Difficulty::Red), (1, Difficulty::Yellow)] {
        let proposal = Proposal::FlyOn { common: Difficulty::Red, serious };
        table.give(seat, Command::Propose { proposal }).unwrap();
    }
    assert!(matches!(table.game.look().stage, Stage::Briefing), "there is nothing to repair");
    assert_eq!(
        (table.game.look().flight.common, table.game.look().flight.serious),
        (Difficulty::Red, Difficulty::Yellow)
    );
}

/// SA-24.15, SA-24.16: a card that calls another lies beside a common one of the right kind that calls nothing
#[test]
fn what_calls_another_has_a_card_beside_it() {
    let mut seen = 0;
    for seed in 0..60 {
        let setup = Setup::mission(5).threats(Difficulty::Red, Difficulty::Red).new_frontier();
        let mut game = SpaceAlert::start(setup, Seed::from_number(seed)).unwrap();
        let mut cards = Vec::new();
        for (turn, kind) in [(1, Kind::External), (2, Kind::Internal), (3, Kind::External)] {
            let severity = if turn == 1 { Severity::Common } else { Severity::Serious };
            let report = Report { confirmed: true, turn, severity, kind, zone: None };
            let (drawn, called) = game.arrange().take_threat(&report).unwrap();
            let calls = game.look().threat_card(drawn).unwrap().calls;
            assert_eq!(calls.is_some(), called.is_some());
            if let (Some(calls), Some(called)) = (calls, called) {
                seen += 1;
                assert!(game.look().threat_card(called).unwrap().can_be_called(calls.kind()));
            }
            cards.extend([Some(drawn), called].into_iter().flatten());
        }
        cards.extend(game.look().threat_bag.iter().copied());
        cards.sort();
        assert_eq!(cards.len(), 32, "every card is somewhere");
        cards.dedup();
        assert_eq!(cards.len(), 32, "and only there");
    }
    assert!(seen > 30, "only {seen}");
}

/// A resolution with one threat that calls another, on the first official track.
fn resolution(caller: &str, called: &str) -> TestTable {
    let mut table = TestTable::alert(Setup::mission(4).track(TrackChoice::Official(1)).new_frontier());
    let game = &mut table.game;
    let (drawn, beside) = (card(game, caller), card(game, called));
    let kind = game.look().threat_card(drawn).unwrap().kind;
    let zone = (kind == Kind::External).then_some(Zone::Red);
    let report = Report { confirmed: true, turn: 1, severity: Severity::Serious, kind, zone };
    game.arrange().threat_bag().retain(|card| *card != drawn && *card != beside);
    game.arrange().flight().threats = vec![Drawn { report, card: drawn, shown: true, calls: Some(beside) }];
    game.arrange().flight().boards = [1, 2, 3, 1];
    game.arrange().flight().heard = game.look().flight.timeline.len() - 1;
    table.ring();
    assert!(matches!(table.game.look().stage, Stage::Resolution(_)));
    table
}

/// SA-24.15: a called card is as public as its caller
#[test]
fn what_is_called_lies_open() {
    let mut table = resolution("SE3-105", "E1-07");
    let called = card(&table.game, "E1-07");
    let view = table.view(0);
    assert_eq!(view.threats.len(), 2);
    assert_eq!(view.threats[0].frontier.as_ref().unwrap().calls, Some(called));
    assert_eq!((view.threats[1].card, view.threats[1].status), (Some(called), Status::Waiting));
    assert_eq!(view.threats[1].frontier.as_ref().unwrap().called_by, Some(ThreatId(0)));
    table.until_end();
    assert_ne!(table.view(0).threats[1].status, Status::Waiting);
    assert!(table.game.look().log[0].lost_to.is_some());
}

/// SA-26.28: nobody knows the card of the Space-Time Vortex before its Z, and then everybody does
#[test]
fn the_card_of_the_vortex_is_secret() {
    let mut table = resolution("SI3-104", "I1-01");
    let game = &table.game;
    assert!(game.look().threat_card(card(game, "SI3-104")).unwrap().calls == Some(Calls::Secret));
    let secret = card(game, "I1-01");
    let hidden = |table: &TestTable| {
        let view = table.view(2);
        view.threats[1].card.is_none() && view.threats[0].frontier.as_ref().unwrap().calls.is_none()
    };
    assert!(hidden(&table));
    let mut others = std::collections::BTreeSet::new();
    for number in 0..40 {
        let other = game.redeal(Viewer::Seat(Seat(2)), &mut Dice::new(Seed::from_number(number)));
        assert_eq!(other.view(Viewer::Seat(Seat(2))), game.view(Viewer::Seat(Seat(2))));
        let called = other.look().flight.threats[0].calls.unwrap();
        let plan = &other.look().resolution().unwrap().plan().threats[0];
        let code = other.look().threat_card(called).unwrap().code.to_string();
        assert_eq!(plan.calls.as_ref(), Some(&code), "the ship meets what the card says");
        assert!(!other.look().threat_bag.contains(&called));
        others.insert(called);
    }
    assert!(others.len() > 3, "a secret may be any card");
    while hidden(&table) {
        for viewer in Viewer::all(4) {
            let other = table.game.redeal(viewer, &mut Dice::new(Seed::from_number(11)));
            assert_eq!(
                other.view(viewer),
                table.game.view(viewer),
                "nobody can tell one secret from another"
            );
        }
        table.ring();
    }
    assert_eq!(table.view(2).threats[1].card, Some(secret));
    let game = &table.game;
    let other = game.redeal(Viewer::Seat(Seat(2)), &mut Dice::new(Seed::from_number(1)));
    assert_eq!(other.look().flight.threats[0].calls, Some(secret), "now it is known");
}

/// SA-26.26: a card that is repeated lies on the board twice, for everybody to see
#[test]
fn a_repeated_card_lies_there_twice() {
    let mut table = TestTable::alert(Setup::mission(4).track(TrackChoice::Official(1)).new_frontier());
    let (first, second) = (table.hand(0)[0], table.hand(0)[1]);
    let place = |table: &mut TestTable, turn: usize, card| {
        table.game.arrange().people()[0].hand.remove(card);
        let planned = space_alert::scene::Planned { card, up: Half::Action, open: false };
        table.game.arrange().crew()[0].board[turn - 1] = Some(planned);
    };
    // On board T1 a threat of speed 2 comes from square 10 to its X, square 5, in its third turn.
    place(&mut table, 3, first);
    place(&mut table, 4, second);
    let game = &mut table.game;
    let (drawn, beside) = (card(game, "SI3-104"), card(game, "I1-01"));
    let report =
        Report { confirmed: true, turn: 1, severity: Severity::Serious, kind: Kind::Internal, zone: None };
    game.arrange().threat_bag().retain(|card| *card != drawn && *card != beside);
    game.arrange().flight().threats = vec![Drawn { report, card: drawn, shown: true, calls: Some(beside) }];
    game.arrange().flight().boards = [2, 3, 4, 1];
    game.arrange().flight().heard = game.look().flight.timeline.len() - 1;
    table.ring();
    // A failed check would push the card out of turn 3.
    let Stage::Resolution(resolution) = table.game.arrange().stage() else { panic!("resolution") };
    resolution.plan_mut().start.computer_maintained = true;
    while table.game.look().resolution().is_ok_and(|now| now.turn < 4) {
        table.ring();
    }
    let board = table.game.look().crew[0].board;
    let cards: Vec<CardId> = board.iter().flatten().map(|planned| planned.card).collect();
    assert_eq!(cards, [first, first, second]);
    assert!(board[3].is_some_and(|planned| planned.open), "everybody has seen it");
}
