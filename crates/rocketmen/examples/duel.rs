//! How bots fare against each other or in Solitaire: `cargo run --release -p rocketmen --example duel -- steady hard 1000 1`.
//!
//! The first word names the bots, with commas between them; they change chairs from game to game. The second is `standard`, `battle`,
//! `variants` (two at random), two Variant cards with a plus between them, or the difficulty of a solitaire game. Then come the number of
//! games and the first seed. Unlike `simulate` it needs no more than this crate, so it is built in seconds.

#![allow(clippy::print_stdout, reason = "this is what it is for")]

use rocketmen::bots::ROSTER;
use rocketmen::{Difficulty, Rocketmen, Setup, VariantChoice};
use std::time::Instant;
use table::{Bot, BotKind, Chair, Game, GameTime, Seat, Seed, Story};

/// What is played.
fn setup(mode: &str, seats: u8) -> Setup {
    match mode {
        "easy" => Setup::solitaire(Difficulty::Easy),
        "normal" => Setup::solitaire(Difficulty::Normal),
        "hard" => Setup::solitaire(Difficulty::Hard),
        "battle" => Setup::battle(seats),
        "variants" => Setup::standard(seats).with_variants(VariantChoice::Random),
        _ => match mode.split_once('+') {
            Some((one, two)) => {
                Setup::standard(seats).with_variants(VariantChoice::Chosen(one.to_owned(), two.to_owned()))
            }
            None => Setup::standard(seats),
        },
    }
}

/// Plays a game; the first chair is for the bot of this number.
fn play(kinds: &[&BotKind<Rocketmen>], first: usize, setup: Setup, seed: Seed) -> Option<Rocketmen> {
    let mut game = Rocketmen::start(setup, seed).ok()?;
    let mut bots: Vec<Box<dyn Bot<Rocketmen>>> = Seat::all(game.seats())
        .map(|seat| (kinds[(seat.index() + first) % kinds.len()].seat)(seed.derive(u64::from(seat.0) + 1)))
        .collect();
    while game.outcome().is_none() {
        let seat = game.awaited().iter().next()?;
        let command = bots[seat.index()].choose(&Chair::new(&game, seat, GameTime::ZERO)).command()?;
        game.apply(GameTime::ZERO, seat, command, &mut Story::silent()).ok()?;
    }
    Some(game)
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, usual: &str| words.get(place).map_or(usual.to_owned(), String::clone);
    let names = word(0, "steady");
    let kinds: Vec<&BotKind<Rocketmen>> =
        names.split(',').filter_map(|name| ROSTER.iter().find(|kind| kind.name == name)).collect();
    let mode = word(1, "normal");
    let games: u64 = word(2, "1000").parse().unwrap_or(1000);
    let from: u64 = word(3, "1").parse().unwrap_or(1);
    if kinds.is_empty() {
        println!("nobody is called {names}");
        return;
    }
    let (mut wins, mut scores) = (vec![0.0; kinds.len()], vec![0.0; kinds.len()]);
    let (mut rounds, mut played) = (0u64, 0u64);
    let begin = Instant::now();
    for number in from..from + games {
        let first = (number as usize) % kinds.len();
        let setup = setup(&mode, kinds.len() as u8);
        let Some(game) = play(&kinds, first, setup, Seed::from_number(number)) else {
            println!("{number}: could not be played");
            continue;
        };
        let Some(outcome) = game.outcome() else { continue };
        played += 1;
        rounds += u64::from(game.view(table::Viewer::Seat(Seat(0))).round);
        for seat in &outcome.winners {
            wins[(seat.index() + first) % kinds.len()] += 1.0 / outcome.winners.len() as f64;
        }
        for (index, score) in outcome.scores.iter().enumerate() {
            scores[(index + first) % kinds.len()] += *score as f64;
        }
    }
    let all = played.max(1) as f64;
    for (index, kind) in kinds.iter().enumerate() {
        let rate = wins[index] / all;
        let noise = 1.96 * (rate * (1.0 - rate) / all).sqrt();
        println!(
            "{:<8} {mode}: {:.1} % ± {:.1}, mean score {:.2}",
            kind.name,
            100.0 * rate,
            100.0 * noise,
            scores[index] / all
        );
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!("{played} games, {:.1} rounds on average, {seconds:.1} s", rounds as f64 / all);
}
