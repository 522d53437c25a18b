//! Bots at the table.

use super::*;
use space_alert::Flight;
use space_alert::bots::ROSTER;
use table::{Bot, Chair, Decision};

/// Plays to the end with these bots, as the simulation does.
fn play(setup: Setup, kind: &str, until: impl Fn(&SpaceAlert) -> bool) -> SpaceAlert {
    play_at(TestTable::new(setup), kind, until)
}

pub(super) fn play_at(mut table: TestTable, kind: &str, until: impl Fn(&SpaceAlert) -> bool) -> SpaceAlert {
    let kind = ROSTER.iter().find(|known| known.name == kind).unwrap();
    let mut bots: Vec<Box<dyn Bot<SpaceAlert>>> =
        (0..table.game.seats()).map(|seat| (kind.seat)(Seed::from_number(u64::from(seat)))).collect();
    for _ in 0..20_000 {
        if table.game.outcome().is_some() || until(&table.game) {
            return table.game;
        }
        let mut wakes: Option<GameTime> = None;
        let mut moved = None;
        for seat in table.game.awaited().iter() {
            match bots[seat.index()].choose(&Chair::new(&table.game, seat, table.now)) {
                Decision::Do(command) => {
                    moved = Some((seat, command));
                    break;
                }
                Decision::Wait => {}
                Decision::WakeAt(at) => {
                    assert!(at > table.now, "a bot wants to be woken in the past");
                    wakes = Some(wakes.map_or(at, |other| other.min(at)));
                }
            }
        }
        match (moved, wakes) {
            (Some((seat, command)), _) => {
                let given = table.give(seat.0, command.clone());
                assert_eq!(given, Ok(()), "{command:?}");
            }
            (None, Some(at)) if table.game.alarm().is_none_or(|alarm| at < alarm) => table.now = at,
            _ => table.ring(),
        }
    }
    panic!("the game does not end");
}

/// Lets one bot work until it has nothing left to do, while nothing else happens.
pub(super) fn work(table: &mut TestTable, seat: Seat, bot: &mut dyn Bot<SpaceAlert>) {
    loop {
        match bot.choose(&Chair::new(&table.game, seat, table.now)) {
            Decision::Do(command) => table.give(seat.0, command).unwrap(),
            Decision::WakeAt(at) => table.now = at,
            Decision::Wait => break,
        }
    }
}

#[test]
fn every_kind_of_bot_plays_to_the_end() {
    for (kind, seats) in [("random", 2), ("random", 5), ("cadet", 1), ("cadet", 3)] {
        play(Setup::mission(seats), kind, |_| false);
    }
    play(Setup::mission(2).campaign(), "cadet", |_| false);
}

#[test]
fn officers_plan_cards_and_tell_each_other() {
    let game = play(Setup::mission(2).flight(Flight::TestRun1), "officer", |game| {
        matches!(game.look().stage, Stage::Resolution(_))
    });
    let cards = |member: &space_alert::scene::Member| member.board.iter().flatten().count();
    assert!(game.look().crew.iter().map(cards).sum::<usize>() > 10, "the officers leave the boards empty");
    assert!(game.look().people.iter().all(|person| !person.intends.is_empty()), "somebody told nothing");
}

#[test]
fn a_bot_does_what_it_is_asked_for() {
    let mut table = TestTable::mission(4);
    let halves = |card: &CardId| table.game.look().content().face(*card).action;
    let wanted = halves(&table.plain(1));
    table.give(0, Command::Ask { member: CrewId(1), turn: 2, action: wanted.first() }).unwrap();
    let kind = ROSTER.iter().find(|known| known.name == "cadet").unwrap();
    let mut bot = (kind.seat)(Seed::from_number(3));
    work(&mut table, Seat(1), bot.as_mut());
    let planned = table.game.look().planned(CrewId(1), 2).unwrap();
    assert_eq!(table.game.look().says(planned), wanted);
}

/// When each card of a phase was laid, in seconds since the alert.
fn laid(kind: &str, setup: Setup) -> Vec<(u8, u64, u64)> {
    let mut table = TestTable::alert(setup);
    let kind = ROSTER.iter().find(|known| known.name == kind).unwrap();
    let mut bots: Vec<Box<dyn Bot<SpaceAlert>>> =
        (0..table.game.seats()).map(|seat| (kind.seat)(Seed::from_number(u64::from(seat)))).collect();
    let mut acted = vec![None; bots.len()];
    let mut laid = Vec::new();
    while let Stage::Action(_) = table.game.look().stage {
        let mut next = table.game.alarm().unwrap();
        for seat in Seat::all(table.game.seats()) {
            match bots[seat.index()].choose(&Chair::new(&table.game, seat, table.now)) {
                Decision::Do(command) => {
                    // Whoever talks has both hands free.
                    if !matches!(command, Command::Share { .. } | Command::Signal { .. }) {
                        let before: &mut Option<GameTime> = &mut acted[seat.index()];
                        let pause =
                            before.replace(table.now).map_or(u64::MAX, |before| table.now.0 - before.0);
                        laid.push((seat.0, pause, table.now.0));
                    }
                    table.give(seat.0, command).unwrap();
                    next = table.now;
                    break;
                }
                Decision::WakeAt(at) => next = next.min(at),
                Decision::Wait => {}
            }
        }
        match &table.game.look().stage {
            Stage::Action(_) if next >= table.game.alarm().unwrap() => table.ring(),
            _ => table.now = next,
        }
    }
    laid
}

/// SA-2.1: a bot plans in real time, no faster than a pair of hands, and its cards are down when the phase ends
#[test]
fn bots_work_at_a_human_pace() {
    let setup = || Setup::mission(2).track(TrackChoice::Official(1));
    for (kind, least) in [("cadet", 1_000), ("officer", 600)] {
        let deeds = laid(kind, setup());
        assert!(deeds.len() > 20, "{kind} does little: {}", deeds.len());
        assert!(deeds.iter().all(|(_, pause, _)| *pause >= least), "{kind} has more than two hands");
    }
    let game = play(
        setup(),
        "cadet",
        |game| matches!(&game.look().stage, Stage::Action(action) if action.phase == 2),
    );
    let cards = |member: &space_alert::scene::Member| member.board.iter().take(3).flatten().count();
    assert!(game.look().crew.iter().map(cards).sum::<usize>() > 3, "the first phase ended with empty boards");
}

/// SA-2.1: asking a bot more often changes nothing: it plays the same game at a table and in a simulation
#[test]
fn a_bot_that_is_asked_twice_answers_the_same() {
    let kind = ROSTER.iter().find(|known| known.name == "cadet").unwrap();
    let (mut once, mut twice) = ((kind.seat)(Seed::from_number(5)), (kind.seat)(Seed::from_number(5)));
    let mut table = TestTable::mission(4);
    for _ in 0..60 {
        let chair = Chair::new(&table.game, Seat(0), table.now);
        let decision = once.choose(&chair);
        let mut other = twice.choose(&chair);
        if other.clone().command().is_none() {
            other = twice.choose(&chair);
        }
        assert_eq!(decision, other);
        match decision {
            Decision::Do(command) => table.give(0, command).unwrap(),
            Decision::WakeAt(at) if at < table.game.alarm().unwrap() => table.now = at,
            _ => table.ring(),
        }
    }
}
