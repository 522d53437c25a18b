//! The bot that does anything legal, with and without a clock.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests report by failing")]

#[path = "../../../sample/crates/high-card/src/lib.rs"]
#[allow(dead_code, unused_imports, reason = "each test uses another part of the toy")]
mod toy;

use table::bots::Random;
use table::{Bot, Chair, Decision, Game, GameTime, Seat, Seed, Story};
use toy::{Command, HighCard, Setup};

fn game() -> HighCard {
    HighCard::start(Setup::of(2), Seed::from_number(1)).unwrap()
}

fn ask(bot: &mut Random<HighCard>, game: &HighCard, at: u64) -> Decision<Command> {
    bot.choose(&Chair::new(game, Seat(0), GameTime(at)))
}

#[test]
fn it_gives_offered_commands_and_every_one_of_them_now_and_then() {
    let game = game();
    let mut offered = Vec::new();
    game.options(Seat(0), &mut offered);
    let mut seen = Vec::new();
    for number in 0..100 {
        match ask(&mut Random::new(Seed::from_number(number)), &game, 0) {
            Decision::Do(command) => seen.push(command),
            other => panic!("{other:?}"),
        }
    }
    assert!(seen.iter().all(|command| offered.contains(command)));
    assert!(offered.iter().all(|command| seen.contains(command)));
}

#[test]
fn it_waits_when_it_can_do_nothing() {
    let mut game = game();
    let card = game.hand(Seat(0))[0];
    game.apply(GameTime::ZERO, Seat(0), Command::Play { card }, &mut Story::silent()).unwrap();
    assert_eq!(ask(&mut Random::paced(Seed::from_number(1), 1_000, 5_000), &game, 0), Decision::Wait);
}

#[test]
fn while_the_clock_runs_it_rests_between_two_commands() {
    for number in 0..50 {
        let mut bot = Random::paced(Seed::from_number(number), 1_000, 5_000);
        let game = game();
        assert!(matches!(ask(&mut bot, &game, 700), Decision::Do(_)));
        let Decision::WakeAt(woken) = ask(&mut bot, &game, 700) else { panic!("it did not rest") };
        assert!((1_700..=5_700).contains(&woken.0), "{woken:?}");
        assert_eq!(ask(&mut bot, &game, woken.0 - 1), Decision::WakeAt(woken), "asked early, it rests on");
        assert!(matches!(ask(&mut bot, &game, woken.0), Decision::Do(_)));
    }
}

#[test]
fn without_a_pace_it_never_rests() {
    let mut bot = Random::new(Seed::from_number(1));
    for _ in 0..10 {
        assert!(matches!(ask(&mut bot, &game(), 0), Decision::Do(_)));
    }
}
