//! Chapter 3: announcements.

use super::*;
use space_alert::{Kind, RoundEnd, Signal, Spot, Token};

fn drawn(table: &TestTable, place: usize) -> (bool, [bool; 4]) {
    let shown = table.game.look().flight.threats[place].shown;
    (shown, [0, 1, 2, 3].map(|seat| table.view(seat).threats[place].card.is_some()))
}

/// SA-3.2: the communications officer sees an external threat first and shows it to everybody
#[test]
fn external_threats_are_shown_by_the_communications_officer() {
    let mut table = TestTable::mission(4);
    table.until(
        |call| matches!(call, Call::Threat(report) if report.kind == Kind::External && report.confirmed),
    );
    let threat = table.game.look().flight.threats[0].report;
    assert!(threat.zone.is_some());
    assert_eq!(drawn(&table, 0), (false, [false, true, false, false]));
    assert_eq!(table.give(0, Command::Confirm { turn: threat.turn }), Err(Refusal::CommunicationsShowsIt));
    table.give(1, Command::Confirm { turn: threat.turn }).unwrap();
    assert_eq!(drawn(&table, 0), (true, [true; 4]));
    assert_eq!(table.give(1, Command::Confirm { turn: threat.turn }), Err(Refusal::NothingToConfirm));
}

/// SA-3.3: the chief of security sees an internal threat first; the repetition shows it to everybody
#[test]
fn internal_threats_are_shown_by_the_chief_of_security() {
    let mut table = TestTable::mission(4);
    let internal = |call: &Call| matches!(call, Call::Threat(report) if report.kind == Kind::Internal && report.confirmed);
    table.until(internal);
    let place = table
        .game
        .look()
        .flight
        .threats
        .iter()
        .position(|drawn| drawn.report.kind == Kind::Internal)
        .unwrap();
    assert_eq!(table.game.look().flight.threats[place].report.zone, None);
    assert_eq!(drawn(&table, place), (false, [false, false, true, false]));
    let turn = table.game.look().flight.threats[place].report.turn;
    assert_eq!(table.give(1, Command::Confirm { turn }), Err(Refusal::SecurityShowsIt));
    table.until(|call| matches!(call, Call::ThreatAgain(_)));
    assert_eq!(drawn(&table, place), (true, [true; 4]));
}

/// SA-3.4: an unconfirmed report counts only with a crew of five
#[test]
fn unconfirmed_reports_are_for_a_crew_of_five() {
    let count = |seats| {
        let mut table = TestTable::mission(seats);
        table.until_resolution();
        table.game.look().flight.threats.len()
    };
    assert_eq!([count(4), count(5)], [5, 6]);
}

/// SA-3.1: the alert begins the first phase, and everybody picks up five cards
#[test]
fn the_alert_deals_the_first_cards() {
    let table = TestTable::mission(4);
    assert!((0..4).all(|seat| table.hand(seat).len() == 5));
    assert_eq!(table.told(|event| matches!(event, Event::Dealt { count: 5, .. })), 4);
}

/// SA-3.5: incoming data allows one card each until the announced phase ends
#[test]
fn incoming_data_allows_one_card_each() {
    let mut table = TestTable::mission(4);
    assert_eq!(table.give(0, Command::DrawData), Err(Refusal::NoIncomingData));
    table.until(|call| *call == Call::IncomingData);
    table.give(0, Command::DrawData).unwrap();
    assert_eq!(table.hand(0).len(), 6);
    assert_eq!(table.give(0, Command::DrawData), Err(Refusal::NoIncomingData));
    table.until_phase(2);
    assert_eq!(table.give(1, Command::DrawData), Err(Refusal::NoIncomingData));
}

/// SA-3.6: in a transfer each person may hand one card to somebody else, until the beep
#[test]
fn a_transfer_moves_one_card_each() {
    let mut table = TestTable::mission(4);
    let card = table.plain(0);
    let give = |card, to| Command::Give { card, to: Seat(to) };
    assert_eq!(table.give(0, give(card, 1)), Err(Refusal::NoDataTransfer));
    table.until(|call| *call == Call::DataTransfer);
    assert_eq!(table.give(0, give(card, 0)), Err(Refusal::NotToYourself));
    assert_eq!(table.give(0, give(card, 4)), Err(Refusal::NobodyThere));
    table.give(0, give(card, 1)).unwrap();
    assert!(table.hand(1).contains(&card) && !table.hand(0).contains(&card));
    assert_eq!(table.view(0).people[1].known.iter().collect::<Vec<_>>(), [card], "the giver remembers");
    assert!(table.view(2).people[1].known.is_empty());
    let second = table.plain(0);
    assert_eq!(table.give(0, give(second, 1)), Err(Refusal::AlreadyGave));
    table.until(|call| *call == Call::TransferDone);
    let theirs = table.plain(2);
    assert_eq!(table.give(2, give(theirs, 1)), Err(Refusal::NoDataTransfer));
}

/// SA-3.7: heroic cards are never handed over
#[test]
fn heroic_cards_are_not_transferred() {
    let mut table = TestTable::mission(4);
    table.until(|call| *call == Call::DataTransfer);
    let card = table.heroic(0);
    assert_eq!(table.give(0, Command::Give { card, to: Seat(1) }), Err(Refusal::HeroicNotTransferred));
}

/// SA-3.8, SA-3.9: while communications are down nobody signals or moves pieces, and everybody plans on
#[test]
fn silence_stops_talk_but_not_planning() {
    let mut table = TestTable::mission(4);
    assert!(!table.game.silence());
    table.until(|call| matches!(call, Call::CommsDown { .. }));
    assert!(table.game.silence());
    let signal = Command::Signal { signal: Signal::Yes };
    let piece = Command::Place { token: Token::Crew(CrewId(0)), spot: Spot::Space };
    let ask = Command::Ask { member: CrewId(1), turn: 2, action: space_alert::ship::Action::A };
    let end = Command::AgreeToEnd { agree: true };
    for talk in [signal.clone(), piece, Command::Share { plan: Vec::new() }, ask, end] {
        assert_eq!(table.give(0, talk.clone()), Err(Refusal::CommunicationsDown), "{talk:?}");
    }
    let card = table.plain(0);
    table.plan(0, 1, card).unwrap();
    table.until(|call| *call == Call::CommsRestored);
    table.give(0, signal).unwrap();
}

/// SA-3.10: the end of a phase is announced a minute and twenty seconds before, and counted down
#[test]
fn the_end_of_a_phase_is_announced() {
    let mut table = TestTable::mission(4);
    table.until_phase(2);
    let said = |wanted: fn(&Call) -> bool| {
        table.told(|event| matches!(event, Event::Announced { announcement } if wanted(&announcement.call)))
    };
    assert_eq!(said(|call| matches!(call, Call::EndsIn { .. })), 2);
    assert_eq!(said(|call| matches!(call, Call::EndCount { .. })), 5);
}

/// SA-3.11: at the announced end whoever is still in the phase goes on to the next
#[test]
fn everybody_goes_on_when_a_phase_ends() {
    let mut table = TestTable::mission(4);
    let card = table.plain(1);
    table.give(0, Command::EndPhase).unwrap();
    table.until_phase(2);
    assert_eq!(table.plan(1, 1, card), Err(Refusal::PhaseOver { turn: 1 }));
    assert!((0..4).all(|seat| table.hand(seat).len() == 10), "nobody picks up twice");
}

/// SA-3.12: the end of the operation ends the Action Round
#[test]
fn the_track_ends_the_round() {
    let mut table = TestTable::mission(4);
    table.until(|call| *call == Call::MissionComplete);
    assert!(matches!(table.game.look().stage, Stage::Resolution(_)));
    assert_eq!(table.told(|event| *event == Event::RoundEnded { why: RoundEnd::Track }), 1);
}

/// SA-3.13: after the second phase everybody may agree to end the round, and until then nobody
#[test]
fn the_crew_may_agree_to_end_early() {
    let mut table = TestTable::mission(4);
    table.until_phase(2);
    assert_eq!(table.give(0, Command::AgreeToEnd { agree: true }), Err(Refusal::TooEarlyToEnd));
    table.until_phase(3);
    for seat in 0..3 {
        table.give(seat, Command::AgreeToEnd { agree: true }).unwrap();
    }
    table.give(1, Command::AgreeToEnd { agree: false }).unwrap();
    table.give(3, Command::AgreeToEnd { agree: true }).unwrap();
    assert!(matches!(table.game.look().stage, Stage::Action(_)));
    table.give(1, Command::AgreeToEnd { agree: true }).unwrap();
    assert!(matches!(table.game.look().stage, Stage::Resolution(_)));
}

/// SA-3.13: a flight with two phases can be ended in its second one, every other in its third
#[test]
fn every_flight_can_be_ended_early() {
    for flight in space_alert::Flight::ALL {
        for seats in [1, 2, 4] {
            let mut table = TestTable::alert(Setup::mission(seats).flight(flight));
            let last = table.game.look().flight.track.phases.len() as u8;
            for phase in 2..=last {
                assert_eq!(table.give(0, Command::AgreeToEnd { agree: true }), Err(Refusal::TooEarlyToEnd));
                table.until_phase(phase);
            }
            for seat in 0..seats {
                assert!(
                    matches!(table.game.look().stage, Stage::Action(_)),
                    "not before everybody has agreed"
                );
                table.give(seat, Command::AgreeToEnd { agree: true }).unwrap();
            }
            assert!(matches!(table.game.look().stage, Stage::Resolution(_)), "{flight:?} for {seats}");
        }
    }
}

/// SA-3.8, SA-3.15: while one of two failures lasts, nobody may speak
#[test]
fn the_first_end_of_two_failures_restores_nothing() {
    use space_alert::mission::{Event as Said, Happening, Track};
    let mut table = TestTable::mission(4);
    let down = |t, duration| Said { t, what: Happening::CommsDown { duration } };
    let track =
        Track { events: vec![down(20, 20), down(30, 30)], ..(*table.game.look().flight.track).clone() };
    table.game.arrange().flight().timeline = std::sync::Arc::new(track.timeline());
    table.game.arrange().flight().track = std::sync::Arc::new(track);
    let mut silent = Vec::new();
    while table.now < GameTime(70_000) {
        silent.push((table.now.0 / 1000, table.game.silence()));
        table.ring();
    }
    assert_eq!(silent, [(0, false), (0, false), (20, true), (30, true), (60, false)]);
}

/// SA-3.2: what a plan does to a threat names the same threat as the view, though others are still hidden
#[test]
fn an_outlook_numbers_threats_as_the_view_does() {
    use space_alert::mission::Report;
    use space_alert::scene::Drawn;
    use space_alert::ship::{Action, Happening};
    use space_alert::{Kind, Severity, Zone};
    let mut table = TestTable::mission(4);
    let card = |code: &str| {
        let place = table.game.look().content().threats().iter().position(|card| card.code.as_str() == code);
        space_alert::ThreatCardId(place.unwrap() as u8)
    };
    let drawn = |code, turn, zone, shown| Drawn {
        report: Report {
            confirmed: true,
            turn,
            severity: Severity::Common,
            kind: Kind::External,
            zone: Some(zone),
        },
        card: card(code),
        shown,
        calls: None,
    };
    let threats = vec![drawn("E1-07", 1, Zone::Red, false), drawn("E1-02", 1, Zone::White, true)];
    table.game.arrange().flight().threats = threats;
    let seat = (0..4).find(|seat| Seat(*seat) != table.game.look().officer(Kind::External)).unwrap();
    let mut lasers = table.game.look().content().action_deck().iter();
    let laser =
        lasers.find(|card| table.game.look().content().face(*card).action == Side::One(Action::A)).unwrap();
    table.game.arrange().people()[usize::from(seat)].hand.add(laser);
    table.plan(seat, 2, laser).unwrap();
    let view = table.view(seat);
    assert_eq!((view.threats[0].card, view.threats[1].card.is_some()), (None, true));
    let told: Vec<Happening> = view.outlook.into_iter().flat_map(|entry| entry.happenings).collect();
    let aimed = told.iter().find_map(|happening| match happening {
        Happening::Aims { threat, .. } => Some(threat.index()),
        _ => None,
    });
    assert_eq!(aimed, Some(1), "{told:?}");
}
