//! A running table: its clock, its log and the way back.

#![allow(clippy::unwrap_used, reason = "what helps a test reports by failing it")]

#[path = "../../../sample/crates/high-card/src/lib.rs"]
#[allow(dead_code, unused_imports, reason = "each test uses another part of the toy")]
mod toy;

use table::{Game, GameTime, Record, Seat, SeatName, Seed, Session, Story};
use toy::{Command, Event, HighCard, Refusal, Setup};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn table_for_two() -> Session<HighCard> {
    Session::start(Setup::of(2), Seed::from_number(5)).unwrap()
}

fn lowest(session: &Session<HighCard>, seat: Seat) -> Command {
    Command::Play { card: session.game().hand(seat)[0] }
}

/// Waits for a moment of table time, then plays the lowest card. Returns what was told.
fn play(session: &mut Session<HighCard>, at: u64, seat: Seat) -> Vec<Event> {
    let mut story = Story::new();
    session.advance(GameTime(at), &mut story);
    let command = lowest(session, seat);
    session.apply(GameTime(at), seat, command, &mut story).unwrap();
    story.take().into_iter().map(|telling| telling.event).collect()
}

fn bytes(game: &HighCard) -> String {
    serde_json::to_string(game).unwrap()
}

/// The record of the session verifies, and a replay ends where the session is once its due alarms have rung.
fn assert_replays(session: &Session<HighCard>) {
    let mut settled = session.clone();
    settled.advance(session.now(), &mut Story::silent());
    let names = Seat::all(2).map(|seat| SeatName { name: format!("seat {}", seat.0), bot: None }).collect();
    let replayed = Record::of(session, names).verify().unwrap();
    assert_eq!(bytes(replayed.game()), bytes(settled.game()));
    assert_eq!(replayed.now(), session.now());
}

#[test]
fn a_new_table_begins_at_zero_with_an_empty_log() {
    let session = table_for_two();
    assert_eq!(session.now(), GameTime::ZERO);
    assert!(session.log().is_empty());
    assert_eq!(session.setup(), &Setup::of(2));
    assert_eq!(session.seed(), Seed::from_number(5));
}

#[test]
fn a_setup_that_the_game_refuses_starts_no_table() {
    let error = Session::<HighCard>::start(Setup::of(4), Seed::from_number(5)).unwrap_err();
    assert_eq!(error.0.key, "setup-wrong-seats");
}

#[test]
fn time_passes_without_a_command_and_rings_each_alarm_at_its_moment() {
    let mut session = table_for_two();
    let mut story = Story::new();
    session.advance(GameTime(9_999), &mut story);
    assert!(story.tellings().is_empty());
    session.advance(GameTime(10_000), &mut story);
    assert!(!story.take().is_empty());
    assert_eq!(session.game().round(), 2);
    session.advance(GameTime(60_000), &mut story);
    assert!(session.game().outcome().is_some());
    assert_eq!(session.now(), GameTime(60_000));
    assert!(session.log().is_empty());
    assert_replays(&session);
}

#[test]
fn alarms_ring_before_a_late_command() {
    let mut session = table_for_two();
    play(&mut session, 4_000, ANN);
    let told = {
        let card = session.game().hand(BOB)[0];
        let mut story = Story::new();
        // Bob meant this for the first round, but it is over: ten seconds were up, and chance played for him.
        let late = session.apply(GameTime(10_001), BOB, Command::Play { card }, &mut story);
        if let Err(refusal) = late {
            assert_eq!(refusal, Refusal::NotHeld { card });
        }
        story.take()
    };
    assert!(matches!(told[0].event, Event::Turned { seat: ANN, late: false, .. }));
    assert!(matches!(told[1].event, Event::Turned { seat: BOB, late: true, .. }));
    assert_eq!(session.game().round(), 2);
}

#[test]
fn an_alarm_of_the_same_moment_comes_before_the_command() {
    let mut session = table_for_two();
    let command = lowest(&session, ANN);
    let mut story = Story::new();
    let _ = session.apply(GameTime(10_000), ANN, command, &mut story);
    assert_eq!(session.game().round(), 2);
    assert!(matches!(story.tellings()[0].event, Event::Turned { seat: ANN, late: true, .. }));
}

#[test]
fn a_refused_command_is_not_written_down_but_its_time_has_passed() {
    let mut session = table_for_two();
    let refused = session.apply(GameTime(3_000), ANN, Command::Play { card: 99 }, &mut Story::new());
    assert_eq!(refused, Err(Refusal::NotHeld { card: 99 }));
    assert!(session.log().is_empty());
    assert_eq!(session.now(), GameTime(3_000));
    assert_replays(&session);
}

#[test]
fn time_never_runs_backwards() {
    let mut session = table_for_two();
    play(&mut session, 5_000, ANN);
    session.advance(GameTime(1_000), &mut Story::new());
    assert_eq!(session.now(), GameTime(5_000));
    play(&mut session, 2_000, BOB);
    assert_eq!(session.now(), GameTime(5_000));
    assert_eq!(session.log()[1].at, GameTime(5_000), "written down as of now, not as of then");
    assert_replays(&session);
}

#[test]
fn an_alarm_that_is_due_rings_even_before_a_command_from_the_past() {
    let mut session = table_for_two();
    play(&mut session, 5_000, ANN);
    play(&mut session, 5_000, BOB);
    assert_eq!(
        session.game().alarm(),
        Some(GameTime(5_000)),
        "all have played: the cards are turned at once"
    );
    // Somebody's clock is slow. The command still belongs to the second round, now and in any replay.
    session.advance(GameTime(1_000), &mut Story::new());
    assert_eq!(session.game().round(), 2);
    play(&mut session, 1_000, ANN);
    assert_replays(&session);
}

#[test]
fn a_record_can_be_taken_while_an_alarm_is_due() {
    let mut session = table_for_two();
    play(&mut session, 5_000, ANN);
    play(&mut session, 5_000, BOB);
    assert_replays(&session);
}

#[test]
fn commands_are_numbered_from_one() {
    let mut session = table_for_two();
    play(&mut session, 10, ANN);
    play(&mut session, 20, BOB);
    play(&mut session, 30, BOB);
    let log: Vec<_> = session.log().iter().map(|entry| (entry.seq, entry.at.0, entry.seat)).collect();
    assert_eq!(log, [(1, 10, ANN), (2, 20, BOB), (3, 30, BOB)]);
}

#[test]
fn undo_takes_back_commands_and_never_time() {
    let mut session = table_for_two();
    play(&mut session, 4_000, ANN);
    let mut late = session.clone();
    late.advance(GameTime(21_000), &mut Story::silent());
    // Bob is late twice, then plays in the third round.
    play(&mut session, 21_000, BOB);
    assert_eq!(session.game().round(), 3);
    let mut story = Story::new();
    session.undo_to(1, &mut story).unwrap();
    assert_eq!(
        bytes(session.game()),
        bytes(late.game()),
        "the alarms of the time that has passed ring again"
    );
    assert!(!story.tellings().is_empty(), "and are told");
    assert_eq!(session.now(), GameTime(21_000), "what has passed has passed");
    assert_eq!(session.game().round(), 3);
    assert_eq!(session.log().len(), 1);
    assert_replays(&session);
    let told = play(&mut session, 6_000, BOB);
    assert_eq!(told, [Event::Played { seat: BOB }]);
    assert_eq!(session.log()[1].at, GameTime(21_000));
    assert_replays(&session);
}

#[test]
fn undo_to_the_very_beginning() {
    let mut session = table_for_two();
    let mut idle = session.clone();
    play(&mut session, 4_000, ANN);
    session.advance(GameTime(9_000), &mut Story::new());
    session.undo_to(0, &mut Story::silent()).unwrap();
    idle.advance(GameTime(9_000), &mut Story::new());
    assert_eq!(bytes(session.game()), bytes(idle.game()));
    assert_eq!(session.now(), GameTime(9_000));
    assert_replays(&session);
}

#[test]
fn undo_into_the_future_is_refused_and_changes_nothing() {
    let mut session = table_for_two();
    play(&mut session, 4_000, ANN);
    let before = bytes(session.game());
    let error = session.undo_to(2, &mut Story::silent()).unwrap_err();
    assert_eq!(error.length, 1);
    assert_eq!(error.to_string(), "the log holds 1 commands");
    assert_eq!(bytes(session.game()), before);
    assert_eq!(session.now(), GameTime(4_000));
}

/// A game long enough for several kept states: two play forty rounds, a command each second, and somebody sleeps
/// through every fifth round.
#[test]
fn every_earlier_moment_can_be_looked_at_without_going_there() {
    let setup = Setup { rounds: 40, ..Setup::of(2) };
    let mut session: Session<HighCard> = Session::start(setup, Seed::from_number(8)).unwrap();
    let mut moments = vec![bytes(session.game())];
    let mut now = 0;
    while session.game().outcome().is_none() {
        let asleep = session.game().round().is_multiple_of(5);
        for seat in [ANN, BOB] {
            if session.game().outcome().is_some() || (asleep && seat == BOB) {
                continue;
            }
            now += 1_000;
            session.advance(GameTime(now), &mut Story::silent());
            if session.game().awaited().has(seat) {
                play(&mut session, now, seat);
                moments.push(bytes(session.game()));
            }
        }
        now += if asleep { 12_000 } else { 0 };
        session.advance(GameTime(now), &mut Story::silent());
    }
    assert!(moments.len() > 70, "only {} commands", moments.len());
    for (length, moment) in moments.iter().enumerate() {
        assert_eq!(&bytes(&session.at(length).unwrap()), moment, "after {length} commands");
    }
    assert_eq!(session.at(moments.len()).unwrap_err().length, moments.len() - 1);
    assert_replays(&session);

    // Around each kept state, undo leaves a table that goes on as if nothing had been.
    for length in [65, 64, 63, 33, 32, 31, 1, 0] {
        session.undo_to(length, &mut Story::silent()).unwrap();
        assert_eq!(session.now(), GameTime(now));
        for (earlier, moment) in moments[..=length].iter().enumerate() {
            assert_eq!(&bytes(&session.at(earlier).unwrap()), moment);
        }
        assert!(session.at(length + 1).is_err());
        assert_replays(&session);
    }
}

#[test]
fn after_an_undo_another_future_takes_the_place_of_the_old_one() {
    let setup = Setup { rounds: 60, ..Setup::of(2) };
    let mut session: Session<HighCard> = Session::start(setup, Seed::from_number(9)).unwrap();
    let go_on = |session: &mut Session<HighCard>, commands: usize, rank: usize| {
        let mut moments = vec![bytes(session.game())];
        for _ in 0..commands {
            let now = session.now();
            session.advance(now, &mut Story::silent());
            let seat = session.game().awaited().iter().next().unwrap();
            let card = session.game().hand(seat)[rank];
            session.apply(now, seat, Command::Play { card }, &mut Story::silent()).unwrap();
            moments.push(bytes(session.game()));
        }
        moments
    };
    let old = go_on(&mut session, 100, 0);
    session.undo_to(20, &mut Story::silent()).unwrap();
    let new = go_on(&mut session, 80, 1);
    assert_ne!(old[50], new[30]);
    // What the clock brings at once after the undo is not part of the moment of the twentieth command.
    for (length, moment) in old[..=20].iter().chain(&new[1..]).enumerate() {
        assert_eq!(&bytes(&session.at(length).unwrap()), moment, "after {length} commands");
    }
    assert_replays(&session);
}
