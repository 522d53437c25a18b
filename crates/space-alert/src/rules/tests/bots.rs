//! Bots at the table.

use super::*;
use crate::bots::ROSTER;
use crate::setup::Flight;
use table::{Bot, Chair, Decision};

/// Plays to the end with these bots, as the simulation does.
fn play(setup: Setup, kind: &str, until: impl Fn(&SpaceAlert) -> bool) -> SpaceAlert {
    play_at(Table::new(setup), kind, until)
}

pub(super) fn play_at(mut table: Table, kind: &str, until: impl Fn(&SpaceAlert) -> bool) -> SpaceAlert {
    let kind = ROSTER.iter().find(|known| known.name == kind).unwrap();
    let mut bots: Vec<Box<dyn Bot<SpaceAlert>>> =
        (0..table.game.seats()).map(|seat| (kind.seat)(Seed::from_number(u64::from(seat)))).collect();
    for _ in 0..20_000 {
        if table.game.outcome().is_some() || until(&table.game) {
            return table.game;
        }
        let awaited: Vec<Seat> = table.game.awaited().iter().collect();
        let moved = awaited.into_iter().find_map(|seat| {
            let command =
                bots[seat.index()].choose(&Chair::new(&table.game, seat, GameTime::ZERO)).command()?;
            Some((seat, command))
        });
        match moved {
            Some((seat, command)) => {
                let given = table.give(seat.0, command.clone());
                assert_eq!(given, Ok(()), "{command:?}");
            }
            None => table.ring(),
        }
    }
    panic!("the game does not end");
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
        matches!(game.stage, Stage::Resolution(_))
    });
    let cards = |member: &crate::state::Member| member.board.iter().flatten().count();
    assert!(game.crew.iter().map(cards).sum::<usize>() > 10, "the officers leave the boards empty");
    assert!(game.people.iter().all(|person| !person.intends.is_empty()), "somebody told nothing");
}

#[test]
fn a_bot_does_what_it_is_asked_for() {
    let mut table = Table::mission(4);
    let halves = |card: &CardId| table.game.content().face(*card).action;
    let wanted = halves(&table.plain(1));
    table.give(0, Command::Ask { member: CrewId(1), turn: 2, action: wanted.first() }).unwrap();
    let kind = ROSTER.iter().find(|known| known.name == "cadet").unwrap();
    let mut bot = (kind.seat)(Seed::from_number(3));
    while let Decision::Do(command) = bot.choose(&Chair::new(&table.game, Seat(1), GameTime::ZERO)) {
        table.give(1, command).unwrap();
    }
    let planned = table.game.planned(CrewId(1), 2).unwrap();
    assert_eq!(table.game.says(planned), wanted);
}
