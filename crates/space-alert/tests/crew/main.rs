//! Crews of bots: they plan together, keep the computer awake, have their cards down in time, and answer.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests report by failing")]

mod table;

use ::table::{Game, Seat, Viewer};
use space_alert::{
    Action, Command, Content, CrewId, Event, Flight, Half, Happening, Setup, Ship, Side, Signal, Speed,
    StageView,
};
use std::ops::RangeInclusive;
use table::Table;

const SKILLS: [&str; 3] = ["cadet", "officer", "veteran"];

/// Whether the ship came home, and its score.
fn result(table: &Table) -> (bool, i32) {
    let result = table.game.view(Viewer::Spectator).result.unwrap();
    (result.won, result.score)
}

/// Somebody's own board, as they see it.
fn board(table: &Table, seat: Seat) -> Vec<Option<Side>> {
    let view = table.game.view(Viewer::Seat(seat));
    let spaces = &view.crew[seat.index()].board;
    spaces.iter().map(|space| space.as_ref().and_then(|space| space.action)).collect()
}

/// Everything that happened on the ship of a finished mission.
fn happenings(table: &Table) -> Vec<Happening> {
    let view = table.game.view(Viewer::Spectator);
    let file = view.flown[0].as_ref().expect("a mission that a plan file can tell");
    let (mission, boards) = file.prepare(Content::standard()).unwrap();
    let mut happenings = Vec::new();
    Ship::new(&mission, &boards).run_to_end(&mission, &mut happenings);
    happenings
}

/// Somebody does it in nearly every phase, though nobody is told to: a delay on the way to the bridge may be in vain.
#[test]
fn a_crew_keeps_the_computer_awake() {
    let (mut passed, mut failed) = (0, 0);
    for seed in 1..=8 {
        for happening in happenings(&Table::of("officer", Setup::mission(5), seed).play()) {
            match happening {
                Happening::CheckPassed { .. } => passed += 1,
                Happening::CheckFailed { .. } => failed += 1,
                _ => {}
            }
        }
    }
    assert!(passed >= 8 && failed * 9 <= passed, "{passed} checks passed and {failed} failed");
}

/// Plays to the end of a phase, and says which turns were planned in it.
fn play_phase(table: &mut Table, phase: usize) -> RangeInclusive<usize> {
    let planning = |table: &Table| match table.game.view(Viewer::Spectator).stage {
        StageView::Briefing => true,
        StageView::Action { phase: announced, .. } => usize::from(announced) <= phase,
        _ => false,
    };
    table.play_while(planning);
    [1..=3, 4..=7, 8..=12][phase - 1].clone()
}

/// What lies there at the end of each phase is what was told, on a machine that needs so long for every answer.
fn cards_down_in_time(name: &str, speed: Speed, slowness: u64, seed: u64) {
    let setup = Setup { speed, ..Setup::mission(5) };
    let mut table = Table::new(setup, seed, &[Some(name); 5], slowness);
    let mut all = 0;
    for phase in 1..=3 {
        let turns = play_phase(&mut table, phase);
        let mut laid = 0;
        for seat in Seat::all(5) {
            let board = board(&table, seat);
            let told = &table.game.view(Viewer::Spectator).people[seat.index()].intends;
            for turn in turns.clone() {
                let meant = told.iter().find(|intention| usize::from(intention.turn) == turn);
                let meant = meant.map(|intention| intention.action);
                let who = format!("{name} {seat:?} with {slowness} ms for an answer");
                assert_eq!(board[turn - 1], meant, "{who} meant something else for turn {turn}");
                laid += usize::from(meant.is_some());
            }
        }
        // Not every turn needs a card, the first ones least.
        let spaces = 5 * turns.count();
        assert!(laid * 2 > spaces, "{name}: only {laid} of {spaces} spaces of phase {phase} have cards");
        all += laid;
    }
    assert!(all * 3 > 60 * 2, "{name}: only {all} of 60 spaces have cards");
}

#[test]
fn cards_are_down_in_time_on_a_quick_machine() {
    for name in SKILLS {
        cards_down_in_time(name, Speed::Normal, 0, 3);
    }
}

#[test]
fn cards_are_down_in_time_on_a_busy_machine() {
    for name in SKILLS {
        cards_down_in_time(name, Speed::Quick, 200, 4);
    }
}

/// A second and a half of the track goes by before anything comes of a command, whoever gives it.
#[test]
fn cards_are_down_in_time_on_a_very_busy_machine() {
    for name in SKILLS {
        cards_down_in_time(name, Speed::Quick, 400, 5);
    }
}

/// At 800 ms for every answer the whole crew does one thing in three seconds of the track: nobody changes their mind any more,
/// the first two phases are laid as they were told, and of the last one, with its five turns for everybody, nearly all.
#[test]
fn cards_are_down_in_time_on_an_overloaded_machine() {
    for name in SKILLS {
        let setup = Setup { speed: Speed::Quick, ..Setup::mission(5) };
        let mut table = Table::new(setup, 3, &[Some(name); 5], 800);
        for phase in 1..=3 {
            let turns = play_phase(&mut table, phase);
            let (mut told, mut laid) = (0, 0);
            for seat in Seat::all(5) {
                let board = board(&table, seat);
                let intends = &table.game.view(Viewer::Spectator).people[seat.index()].intends;
                for meant in intends.iter().filter(|meant| turns.contains(&usize::from(meant.turn))) {
                    told += 1;
                    laid += usize::from(board[usize::from(meant.turn) - 1] == Some(meant.action));
                }
            }
            let least = if phase < 3 { told } else { told - told / 6 };
            assert!(told > 5, "{name}: only {told} cards told in phase {phase}");
            assert!(laid >= least, "{name}: {laid} of {told} cards of phase {phase} are down");
        }
    }
}

/// A table of bots with a person on the last chair, in the first phase, when everybody has told a plan.
fn asked(wanted: impl Fn(&Table, Seat) -> Option<(u8, Action)>) -> (Table, u8, Action) {
    let mut table = Table::new(
        Setup::mission(5),
        5,
        &[Some("officer"), Some("officer"), Some("officer"), Some("officer"), None],
        0,
    );
    let asker = Seat(4);
    table.play_while(|table| table.now.0 == 0 && table.moves.len() < 4);
    table.give(asker, Command::Ready);
    let told = |table: &Table| {
        table
            .moves
            .iter()
            .any(|(_, seat, command)| *seat == Seat(0) && matches!(command, Command::Share { .. }))
    };
    table.play_while(|table| !told(table));
    let (turn, action) = wanted(&table, Seat(0)).expect("something to ask for");
    table.give(asker, Command::Ask { member: CrewId(0), turn, action });
    let answered = |table: &Table| {
        table.heard.iter().any(|event| matches!(event, Event::Signalled { seat: Seat(0), .. }))
    };
    table.play_while(|table| !answered(table) && table.now.0 < 200_000);
    (table, turn, action)
}

fn answer(table: &Table) -> Option<Signal> {
    table.heard.iter().find_map(|event| match event {
        Event::Signalled { seat: Seat(0), signal } => Some(*signal),
        _ => None,
    })
}

/// The actions that somebody has a card for.
fn able(table: &Table, seat: Seat) -> Vec<Action> {
    let view = table.game.view(Viewer::Seat(seat));
    let content = Content::standard();
    let laid = view.crew[seat.index()].board.iter().flatten().filter_map(|space| space.card);
    let cards: Vec<_> = view.people[seat.index()].hand.unwrap().iter().chain(laid).collect();
    let halves = cards.iter().flat_map(|card| Half::ALL.map(|half| content.face(*card).half(half).first()));
    halves.collect()
}

#[test]
fn a_bot_that_can_do_what_it_is_asked_for_says_yes_and_does_it() {
    let (mut table, turn, action) = asked(|table, seat| Some((2, able(table, seat)[0])));
    assert_eq!(answer(&table), Some(Signal::Yes));
    table.play_while(|table| table.now.0 < 200_000);
    assert_eq!(board(&table, Seat(0))[usize::from(turn) - 1], Some(Side::One(action)));
}

#[test]
fn a_bot_that_cannot_says_no_or_what_it_does_instead() {
    let (table, turn, action) = asked(|table, seat| {
        let able = able(table, seat);
        let ordinary =
            [Action::A, Action::B, Action::C, Action::Bot, Action::Red, Action::Blue, Action::Lift];
        ordinary.into_iter().find(|action| !able.contains(action)).map(|action| (2, action))
    });
    match answer(&table) {
        Some(Signal::No) => assert_eq!(board(&table, Seat(0))[usize::from(turn) - 1], None),
        Some(Signal::Intend { turn: instead, action: other, .. }) => {
            assert_eq!(instead, turn);
            assert_ne!(other, action);
        }
        other => panic!("{other:?} to a request for {action:?}"),
    }
}

#[test]
fn the_same_seed_gives_the_same_moves() {
    for name in ["cadet", "officer"] {
        let play = || Table::of(name, Setup::mission(4).flight(Flight::Simulation), 9).play().moves;
        assert_eq!(play(), play());
    }
}

/// A fixed handful of simulations; over many games the difference is larger (docs/bots.md).
#[test]
fn whoever_thinks_more_flies_better() {
    let points = |name: &str| -> (usize, i32) {
        let results = (1..=5)
            .map(|seed| result(&Table::of(name, Setup::mission(4).flight(Flight::Simulation), seed).play()));
        results.fold((0, 0), |(won, sum), (came, score)| (won + usize::from(came), sum + score))
    };
    let [cadets, officers] = ["cadet", "officer"].map(points);
    assert!(officers >= cadets, "officers {officers:?}, cadets {cadets:?}");
}
