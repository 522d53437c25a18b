//! Chapter 2: the Action Round.

use super::*;
use space_alert::ship::Action;
use space_alert::{Intention, Signal, Spot, Token};

/// SA-2.1: turns 1 to 3, 4 to 7 and 8 to 12 are planned in three phases
#[test]
fn turns_are_planned_in_their_phase() {
    let mut table = TestTable::mission(4);
    let card = table.plain(0);
    assert_eq!(table.plan(0, 4, card), Err(Refusal::PhaseToCome { turn: 4 }));
    assert_eq!(table.plan(0, 13, card), Err(Refusal::NoSuchTurn));
    for (phase, turns) in [(1, 1..=3), (2, 4..=7), (3, 8..=12)] {
        if phase > 1 {
            table.until_phase(phase);
        }
        for turn in turns {
            let Some(card) = table.hand(0).first().copied() else { break };
            table.plan(0, turn, card).unwrap();
        }
    }
}

/// SA-2.3: only the half on top counts
#[test]
fn the_half_on_top_counts() {
    let mut table = TestTable::mission(4);
    let card = table.plain(0);
    let face = table.game.look().content().face(card);
    for up in Half::ALL {
        table.give(0, Command::Plan { member: CrewId(0), turn: 1, card, up }).unwrap();
        assert_eq!(table.view(0).crew[0].board[0].unwrap().action, Some(face.half(up)));
        table.give(0, Command::TakeBack { member: CrewId(0), turn: 1 }).unwrap();
    }
}

/// SA-2.4: who has no card on a turn does nothing in it, and no card of another turn steps in
#[test]
fn no_card_means_no_action() {
    use space_alert::ship::Happening;
    let mut table = TestTable::alert(Setup::mission(4).flight(space_alert::Flight::TestRun1));
    let [one, two, ..] = table.hand(1)[..] else { panic!("five cards") };
    table.plan(1, 2, one).unwrap();
    table.until_phase(2);
    table.plan(1, 5, two).unwrap();
    table.until_end();
    let acts = table.story.tellings().iter().filter_map(|telling| match &telling.event {
        Event::Happened { turn, happening: Happening::Acts { player, .. }, .. } => Some((*turn, *player)),
        _ => None,
    });
    assert_eq!(acts.collect::<Vec<_>>(), [(2, 1), (5, 1)]);
}

/// SA-2.5: while a phase lasts its cards may be taken back, moved, turned over and replaced
#[test]
fn cards_may_be_changed_while_the_phase_lasts() {
    let mut table = TestTable::mission(4);
    let [one, two, ..] = table.hand(0)[..] else { panic!("five cards") };
    table.plan(0, 1, one).unwrap();
    table.plan(0, 1, two).unwrap();
    assert!(table.hand(0).contains(&one), "the card that lay there is back in the hand");
    let turn_over = Command::Move { member: CrewId(0), from: 1, to: 1, up: Half::Movement };
    table.give(0, turn_over).unwrap();
    assert_eq!(table.game.look().planned(CrewId(0), 1).unwrap().up, Half::Movement);
    table.plan(0, 3, one).unwrap();
    table.give(0, Command::Move { member: CrewId(0), from: 1, to: 3, up: Half::Action }).unwrap();
    assert_eq!(table.game.look().planned(CrewId(0), 3).unwrap().card, two);
    assert_eq!(table.game.look().planned(CrewId(0), 1).unwrap().card, one);
    table.give(0, Command::TakeBack { member: CrewId(0), turn: 1 }).unwrap();
    let again = table.give(0, Command::TakeBack { member: CrewId(0), turn: 1 });
    assert_eq!(again, Err(Refusal::NothingThere { turn: 1 }));
}

/// SA-2.2: a card comes from one's own hand and goes on one's own board
#[test]
fn cards_come_from_the_own_hand() {
    let mut table = TestTable::mission(4);
    let card = table.plain(1);
    assert_eq!(table.plan(0, 1, card), Err(Refusal::NotYourCard));
    let theirs = Command::Plan { member: CrewId(0), turn: 1, card, up: Half::Action };
    assert_eq!(table.give(1, theirs), Err(Refusal::NotYourBoard));
}

/// SA-2.7, SA-2.8: whoever goes on early fixes the phase, and the others plan on
#[test]
fn a_phase_that_was_ended_is_fixed() {
    let mut table = TestTable::mission(4);
    let [one, two, ..] = table.hand(0)[..] else { panic!("five cards") };
    table.plan(0, 1, one).unwrap();
    table.give(0, Command::EndPhase).unwrap();
    assert_eq!(table.plan(0, 2, two), Err(Refusal::PhaseOver { turn: 2 }));
    let back = table.give(0, Command::TakeBack { member: CrewId(0), turn: 1 });
    assert_eq!(back, Err(Refusal::PhaseOver { turn: 1 }));
    assert!(table.view(0).crew[0].board[0].unwrap().card.is_some(), "one may look at it");
    let theirs = table.plain(1);
    table.plan(1, 1, theirs).unwrap();
}

/// SA-2.6: the cards of the next phase join those that were left
#[test]
fn cards_left_over_stay_in_the_hand() {
    let mut table = TestTable::mission(4);
    let before = table.hand(0);
    table.give(0, Command::EndPhase).unwrap();
    assert!(before.iter().all(|card| table.hand(0).contains(card)));
    assert_eq!(table.hand(0).len(), 10);
}

/// SA-2.9: the third phase lasts until the Action Round ends
#[test]
fn nobody_ends_the_last_phase() {
    let mut table = TestTable::mission(4);
    table.give(0, Command::EndPhase).unwrap();
    table.give(0, Command::EndPhase).unwrap();
    assert_eq!(table.give(0, Command::EndPhase), Err(Refusal::LastPhase));
    assert_eq!(table.game.look().people[0].phase, 3);
}

/// SA-2.10, SA-2.11: nobody sees a hand, and of a planned card only which half is on top
#[test]
fn others_see_backs_only() {
    let mut table = TestTable::mission(4);
    let card = table.plain(0);
    table.plan(0, 2, card).unwrap();
    let other = table.view(1);
    assert_eq!((other.people[0].hand, other.people[0].hand_size), (None, 4));
    let space = other.crew[0].board[1].unwrap();
    assert_eq!((space.up, space.card, space.action), (Half::Action, None, None));
    assert_eq!(table.view(0).crew[0].board[1].unwrap().card, Some(card));
    assert_eq!(table.game.view(Viewer::Spectator).people[0].hand, None);
}

/// SA-2.12: pieces, signals and shared plans have no effect on the game
#[test]
fn pieces_show_what_somebody_means() {
    let mut table = TestTable::mission(4);
    let before = table.game.look().boards(|_, _| true);
    let token = Token::Crew(CrewId(2));
    let spot = Spot::Station(space_alert::Station::LowerBlue);
    table.give(0, Command::Place { token, spot }).unwrap();
    table
        .give(1, Command::Signal { signal: Signal::Intend { turn: 4, action: Action::A, station: None } })
        .unwrap();
    table
        .give(1, Command::Share { plan: vec![Intention { turn: 1, action: Side::One(Action::C) }] })
        .unwrap();
    table.give(1, Command::Ask { member: CrewId(0), turn: 2, action: Action::B }).unwrap();
    let view = table.view(3);
    assert_eq!((view.tokens[0].token, view.tokens[0].spot), (token, spot));
    assert_eq!(view.people[1].intends, [Intention { turn: 1, action: Side::One(Action::C) }]);
    assert_eq!(view.requests[0].action, Action::B);
    assert_eq!(view.crew[2].figure.station, Some(space_alert::Station::UpperWhite));
    assert_eq!(table.game.look().boards(|_, _| true), before);
    let nowhere = Spot::Square { zone: None, square: 200 };
    assert_eq!(table.give(0, Command::Place { token, spot: nowhere }), Err(Refusal::NoSuchSpot));
    let myself = Command::Ask { member: CrewId(1), turn: 2, action: Action::B };
    assert_eq!(table.give(1, myself), Err(Refusal::CannotAskThat));
    assert!(table.view(1).crew[1].asks.is_empty());
    table.give(0, Command::EndPhase).unwrap();
    assert_eq!(table.view(1).crew[0].asks, (4..=12).collect::<Vec<u8>>(), "what is planned is planned");
    let late = Command::Ask { member: CrewId(0), turn: 3, action: Action::B };
    assert_eq!(table.give(1, late), Err(Refusal::PhaseOver { turn: 3 }));
    table.give(0, Command::Place { token, spot: Spot::Home }).unwrap();
    assert!(table.view(3).tokens.is_empty());
}

/// SA-2.12: squads, rockets, energy and fuel are pieces, as many as lie on the ship
#[test]
fn everything_on_the_ship_is_a_piece() {
    let mut table = TestTable::mission(4);
    let pieces = table.view(0).pieces;
    assert_eq!((pieces.squads, pieces.rockets, pieces.energy, pieces.fuel), (2, 3, 3 + 7, 3));
    let spot = Spot::Station(space_alert::Station::LowerBlue);
    type Piece = fn(u8) -> Token;
    let kinds: [(Piece, u8); 4] = [
        (Token::Squad, pieces.squads),
        (Token::Rocket, pieces.rockets),
        (Token::Energy, pieces.energy),
        (Token::Fuel, pieces.fuel),
    ];
    for (piece, count) in kinds {
        for number in 0..count {
            table.give(0, Command::Place { token: piece(number), spot }).unwrap();
        }
        let one_more = Command::Place { token: piece(count), spot };
        assert_eq!(table.give(0, one_more), Err(Refusal::NoSuchToken));
    }
    assert_eq!(table.view(3).tokens.len(), 2 + 3 + 10 + 3);
    let run = TestTable::alert(Setup::mission(4).flight(space_alert::Flight::TestRun1));
    assert_eq!(run.view(0).pieces.squads, 0, "a test run knows no battlebots");
}

/// SA-2.12: threats that appear in the same turn are pieces of their own
#[test]
fn threats_of_one_turn_are_different_pieces() {
    use space_alert::mission::Report;
    use space_alert::scene::Drawn;
    use space_alert::{Kind, Severity, Zone};
    let mut table = TestTable::mission(4);
    let drawn = |kind, zone, card| Drawn {
        report: Report { confirmed: true, turn: 2, severity: Severity::Common, kind, zone },
        card: space_alert::ThreatCardId(card),
        shown: false,
        calls: None,
    };
    table.game.arrange().flight().threats = vec![
        drawn(Kind::External, Some(Zone::Red), 0),
        drawn(Kind::External, Some(Zone::Red), 1),
        drawn(Kind::Internal, None, 40),
    ];
    let spots = [1, 2, 3].map(|square| Spot::Square { zone: Some(Zone::Red), square });
    let pieces: Vec<Token> = table.view(0).threats.iter().filter_map(|threat| threat.piece).collect();
    for (token, spot) in pieces.iter().zip(spots) {
        table.give(0, Command::Place { token: *token, spot }).unwrap();
    }
    let placed: Vec<(Token, Spot)> = table.view(1).tokens.iter().map(|it| (it.token, it.spot)).collect();
    assert_eq!(placed, pieces.into_iter().zip(spots).collect::<Vec<_>>());
    let third = Token::Threat { turn: 2, kind: Kind::External, number: 2 };
    let place = Command::Place { token: third, spot: Spot::Space };
    assert_eq!(table.give(0, place), Err(Refusal::NoSuchToken));
}
