//! Chapters 4, 5 and 16 at the table: steps, tripping, and the ship's log.

use super::*;
use space_alert::ship::Action;
use space_alert::{Pace, Slip};

/// Plans one card for the captain on turns 1 and 2 and goes on to the moment when the cards of turn 1 lie open.
fn revealed(want: impl Fn(&SpaceAlert, CardId) -> bool) -> (TestTable, CardId) {
    let mut table = TestTable::mission(4);
    let card =
        table.game.look().content().action_deck().iter().find(|card| want(&table.game, *card)).unwrap();
    table.game.arrange().people()[0].hand.add(card);
    table.plan(0, 1, card).unwrap();
    table.give(0, Command::Move { member: CrewId(0), from: 1, to: 1, up: Half::Movement }).unwrap();
    let second = table.plain(0);
    table.plan(0, 2, second).unwrap();
    table.until_resolution();
    while table.game.look().resolution().unwrap().revealed == 0 {
        table.ring();
    }
    (table, card)
}

/// SA-4.1: pieces return to their places, whatever was moved about, told or asked for
#[test]
fn the_resolution_begins_with_everything_in_its_place() {
    use space_alert::{Spot, Token};
    let mut table = TestTable::mission(4);
    let spot = Spot::Station(space_alert::Station::LowerRed);
    for token in [Token::Crew(CrewId(1)), Token::Squad(0), Token::Rocket(0), Token::Energy(0), Token::Fuel(0)]
    {
        table.give(0, Command::Place { token, spot }).unwrap();
    }
    let ship = table.view(0).ship;
    table.until_resolution();
    let view = table.view(0);
    assert!(view.tokens.is_empty());
    assert_eq!(view.ship, ship, "as before the alert");
    assert!(view.crew.iter().all(|member| member.figure.station == Some(space_alert::Station::UpperWhite)));
    assert!(view.crew.iter().all(|member| member.figure.squad == space_alert::ship::Squad::None));
}

/// SA-4.1: the planned cards are what the crew flies with, and nothing else
#[test]
fn only_planned_cards_count() {
    let mut table = TestTable::mission(4);
    let [one, two, ..] = table.hand(2)[..] else { panic!("five cards") };
    table.plan(2, 3, one).unwrap();
    table.plan(2, 1, two).unwrap();
    table.give(2, Command::TakeBack { member: CrewId(2), turn: 1 }).unwrap();
    let told = space_alert::Intention { turn: 2, action: Side::One(Action::A) };
    table.give(1, Command::Share { plan: vec![told] }).unwrap();
    table.give(0, Command::Ask { member: CrewId(3), turn: 1, action: Action::B }).unwrap();
    let says = table.game.look().content().face(one).half(Half::Action);
    table.until_resolution();
    let boards = table.game.look().resolution().unwrap().ship.boards();
    for player in 0..4 {
        for turn in 1..=12 {
            let expected =
                if (player, turn) == (2, 3) { says.into() } else { space_alert::ship::Slot::Empty };
            assert_eq!(boards.get(player, turn), expected, "player {player}, turn {turn}");
        }
    }
}

/// SA-4.1: threats come with the number and the trajectory of the track, and those that the crew did not wait for too
#[test]
fn threats_come_as_the_track_has_them() {
    use space_alert::mission::{Announcement, Report, Track};
    use space_alert::{Kind, Severity, Zone};
    let late = Report {
        confirmed: true,
        turn: 8,
        severity: Severity::Common,
        kind: Kind::External,
        zone: Some(Zone::White),
    };
    let mut table = TestTable::mission(4);
    let track = Track::official("mission-1").unwrap();
    let timeline = std::sync::Arc::make_mut(&mut table.game.arrange().flight().timeline);
    let end = timeline.len() - 1;
    timeline.insert(end, Announcement { at: track.length(), lasts: 7, call: Call::Threat(late) });
    table.until_phase(3);
    for seat in 0..4 {
        table.give(seat, Command::AgreeToEnd { agree: true }).unwrap();
    }
    let reports = track.reports_for(4).map(|(_, report)| report).chain([late]);
    let mut expected: Vec<(u8, Option<Zone>)> = reports.map(|report| (report.turn, report.zone)).collect();
    expected.sort();
    let plan = table.game.look().resolution().unwrap().plan();
    let met: Vec<(u8, Option<Zone>)> = plan.threats.iter().map(|threat| (threat.turn, threat.zone)).collect();
    assert_eq!(met, expected);
    let boards = table.game.look().flight.boards.map(|board| table.game.look().content().trajectory(board));
    assert_eq!(plan.tracks, boards, "as they were laid out before the alert");
    assert!(table.view(0).threats.iter().all(|threat| threat.shown));
}

/// SA-5.1: cards of a turn are turned over together, and those of later turns stay hidden
#[test]
fn cards_are_revealed_turn_by_turn() {
    let (table, card) = revealed(|_, _| true);
    let board = &table.view(1).crew[0].board;
    assert_eq!(board[0].unwrap().card, Some(card));
    assert_eq!(board[1].unwrap().card, None);
}

/// SA-5.2: a card that lies upside down is carried out as it was meant, and the next one comes a turn later
#[test]
fn whoever_tripped_does_what_was_meant() {
    let (mut table, card) =
        revealed(|game, card| game.look().content().face(card).action == Side::One(Action::C));
    let trip = |slip| Command::Trip { member: CrewId(0), slip };
    assert_eq!(table.give(1, trip(Slip::UpsideDown)), Err(Refusal::NotYourBoard));
    let preview = table.game.preview(Seat(0), &trip(Slip::UpsideDown)).trip.unwrap();
    assert_eq!((preview.action, preview.delays), (table.game.look().content().face(card).action, Some(2)));
    table.give(0, trip(Slip::UpsideDown)).unwrap();
    assert_eq!(table.give(0, trip(Slip::UpsideDown)), Err(Refusal::AlreadyTripped));
    let second = table.game.look().planned(CrewId(0), 2).unwrap().card;
    table.ring();
    let maintained = |event: &Event| {
        matches!(event, Event::Happened { happening: space_alert::Happening::ComputerMaintained { .. }, .. })
    };
    assert_eq!(table.told(maintained), 1, "C on the bridge");
    assert_eq!(table.game.look().planned(CrewId(0), 2), None);
    assert_eq!(table.game.look().planned(CrewId(0), 3).unwrap().card, second);
    assert_eq!(table.give(0, trip(Slip::UpsideDown)), Err(Refusal::NoCardToTrip), "it has been carried out");
}

/// SA-5.2: red and blue arrows can be mixed up, and nothing else
#[test]
fn arrows_can_be_mixed_up() {
    let arrow =
        |game: &SpaceAlert, card: CardId| game.look().content().face(card).movement == Side::One(Action::Red);
    let (mut table, _) = revealed(arrow);
    table.give(0, Command::Trip { member: CrewId(0), slip: Slip::OtherArrow }).unwrap();
    table.ring();
    assert_eq!(table.view(0).crew[0].figure.station, Some(space_alert::Station::UpperBlue));
    let lift = |game: &SpaceAlert, card: CardId| {
        game.look().content().face(card).movement == Side::One(Action::Lift)
    };
    let (mut table, _) = revealed(lift);
    let trip = Command::Trip { member: CrewId(0), slip: Slip::OtherArrow };
    assert_eq!(table.give(0, trip), Err(Refusal::NoArrow));
}

/// SA-1.20, SA-4.9: the resolution goes on when everybody agrees, at the captain's word, or by itself
#[test]
fn the_resolution_goes_on_when_everybody_agrees() {
    let (mut table, _) = revealed(|_, _| true);
    let steps = |table: &TestTable| table.told(|event| matches!(event, Event::Happened { .. }));
    table.give(0, Command::SetPace { pace: Pace::Hold }).unwrap();
    assert_eq!(table.game.alarm(), None);
    assert_eq!(table.give(1, Command::SetPace { pace: Pace::Fast }), Err(Refusal::NotCaptain));
    let before = steps(&table);
    table.give(1, Command::Next).unwrap();
    table.give(2, Command::Next).unwrap();
    table.give(3, Command::Follow).unwrap();
    assert_eq!(steps(&table), before, "the captain has not agreed");
    table.give(0, Command::Next).unwrap();
    assert!(steps(&table) > before);
    let before = steps(&table);
    table.give(0, Command::Next).unwrap();
    assert!(steps(&table) > before, "the captain's word is enough");
    for seat in 0..3 {
        table.give(seat, Command::Follow).unwrap();
    }
    assert!(table.game.alarm().is_some(), "when all follow it goes on by itself");
}

/// SA-16.12: the log records track, levels, points, penalties and the total, or what destroyed the ship
#[test]
fn the_log_records_the_mission() {
    use space_alert::Difficulty;
    use space_alert::rules::scoring::LogPoints;
    let levels = (Difficulty::Mixed, Difficulty::Yellow);
    let mut table =
        TestTable::alert(Setup::mission(4).threats(levels.0, levels.1).track(TrackChoice::Official(1)));
    table.until_end();
    let view = table.view(0);
    let line = &view.log[0];
    assert_eq!((line.number, line.track.as_str()), (1, "mission-1"));
    assert_eq!((line.common, line.serious), levels);
    // Nobody planned anything, so the ship is lost.
    assert_eq!((line.points, line.penalties, line.total), (None, None, None));
    assert!(line.loss.is_some() && line.lost_to.is_some());
    assert!(!view.result.unwrap().won);
    let mut table = TestTable::alert(Setup::mission(4).flight(space_alert::Flight::TestRun1));
    table.until_resolution();
    let Stage::Resolution(resolution) = table.game.arrange().stage() else { panic!("resolution") };
    resolution.plan_mut().threats.clear();
    table.game.arrange().flight().threats.clear();
    table.until_end();
    let view = table.view(0);
    let line = &view.log[0];
    let points = LogPoints { survived: 0, destroyed: 0, visual: 0 };
    assert_eq!((line.points, line.penalties, line.total), (Some(points), Some(0), Some(0)));
    assert_eq!(line.loss, None);
    assert_eq!(view.result.map(|result| (result.won, result.score)), Some((true, 0)));
    assert_eq!(table.game.outcome().unwrap().winners.len(), if line.total.is_some() { 4 } else { 0 });
}
