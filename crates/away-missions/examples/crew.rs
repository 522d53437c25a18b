//! How a crew of bots fares: `cargo run -p away-missions --example crew -- steady 4 1-20 20 1`.
//!
//! The words are the bot, the number of Rocketeers, a scenario or a range of them, the number of games and the first seed. Unlike
//! `simulate` it needs no more than this crate, so it is built quickly, and it tells what missions were lost to.

#![allow(clippy::print_stdout, reason = "this is what it is for")]

use away_missions::bots::ROSTER;
use away_missions::{AwayMissions, End, Setup};
use std::time::Instant;
use table::{Bot, BotKind, Chair, Game, GameTime, Seat, Seed, Story, Viewer};

/// More commands than a game has: whatever takes longer does not end.
const MOST: u32 = 20_000;

/// Plays a game; nothing if it does not end.
fn play(kind: &BotKind<AwayMissions>, setup: Setup, seed: Seed) -> Option<AwayMissions> {
    let mut game = AwayMissions::start(setup, seed).ok()?;
    let mut bots: Vec<Box<dyn Bot<AwayMissions>>> =
        Seat::all(game.seats()).map(|seat| (kind.seat)(seed.derive(u64::from(seat.0) + 1))).collect();
    for _ in 0..MOST {
        let Some(seat) = game.awaited().iter().next() else { break };
        let command = bots[seat.index()].choose(&Chair::new(&game, seat, GameTime::ZERO)).command()?;
        if let Err(refusal) = game.apply(GameTime::ZERO, seat, command.clone(), &mut Story::silent()) {
            println!("{command:?} was refused: {refusal:?}");
            return None;
        }
    }
    game.outcome().is_some().then_some(game)
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize, usual: &str| words.get(place).map_or(usual.to_owned(), String::clone);
    let name = word(0, "steady");
    let Some(kind) = ROSTER.iter().find(|kind| kind.name == name) else {
        println!("nobody is called {name}");
        return;
    };
    let crew: u8 = word(1, "4").parse().unwrap_or(4);
    let range = word(2, "1");
    let (first, last) = range.split_once('-').unwrap_or((&range, &range));
    let (first, last): (u8, u8) = (first.parse().unwrap_or(1), last.parse().unwrap_or(1));
    let games: u64 = word(3, "20").parse().unwrap_or(20);
    let from: u64 = word(4, "1").parse().unwrap_or(1);
    for scenario in first..=last {
        let begin = Instant::now();
        let (mut won, mut killed, mut suffocated, mut failed, mut endless, mut turns) = (0, 0, 0, 0, 0, 0);
        for number in from..from + games {
            let Some(setup) = Setup::standard(scenario, crew) else { continue };
            let Some(game) = play(kind, setup, Seed::from_number(number)) else {
                endless += 1;
                continue;
            };
            let view = game.view(Viewer::Spectator);
            turns += u32::from(view.turn);
            match view.end {
                Some(End::Won) => won += 1,
                Some(End::Killed(_)) => killed += 1,
                Some(End::Suffocated(_)) => suffocated += 1,
                _ => failed += 1,
            }
        }
        println!(
            "{name}, scenario {scenario}: {won} of {games} won; {killed} killed, {suffocated} suffocated, {failed} failed, \
             {endless} not finished; {:.1} turns, {:.1} s",
            f64::from(turns) / (games.max(1) as f64),
            begin.elapsed().as_secs_f64()
        );
    }
}
