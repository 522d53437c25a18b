//! What a simulation and a search do most: whole random missions, copying a state, listing options, building a view.

#![allow(clippy::unwrap_used, reason = "a benchmark reports by failing")]

use away_missions::{AwayMissions, Setup};
use divan::{Bencher, black_box};
use table::{Dice, Game, GameTime, Seat, Seed, Story, Viewer};

fn main() {
    divan::main();
}

fn awaited(game: &AwayMissions) -> Option<Seat> {
    game.awaited().iter().next()
}

/// Plays on at random until the game is over or this Game Turn has come.
fn play(game: &mut AwayMissions, dice: &mut Dice, until: u32) {
    let mut story = Story::silent();
    while let Some(seat) = awaited(game).filter(|_| game.round() < until) {
        let command = game.any_option(seat, dice).unwrap();
        game.apply(GameTime::ZERO, seat, command, &mut story).unwrap();
    }
}

fn begin(scenario: u8, seed: u64) -> (AwayMissions, Dice) {
    let seed = Seed::from_number(seed);
    let game = AwayMissions::start(Setup::standard(scenario, 4).unwrap(), seed).unwrap();
    (game, Dice::new(seed.derive(1)))
}

/// A mission in its third Game Turn.
fn under_way() -> AwayMissions {
    let at = |seed| {
        let (mut game, mut dice) = begin(6, seed);
        play(&mut game, &mut dice, 3);
        game
    };
    (1..).map(at).find(|game| game.outcome().is_none()).unwrap()
}

/// One whole mission of four Rocketeers, every scenario in turn: the goal is a thousand a second.
#[divan::bench]
fn play_a_random_mission(bencher: Bencher) {
    let mut number = 0;
    bencher.bench_local(|| {
        number += 1;
        let (mut game, mut dice) = begin((number % 20 + 1) as u8, number);
        play(&mut game, &mut dice, u32::MAX);
        game.outcome()
    });
}

#[divan::bench]
fn set_up_a_mission(bencher: Bencher) {
    bencher.bench_local(|| begin(black_box(6), 1).0.round());
}

#[divan::bench]
fn clone_a_state(bencher: Bencher) {
    let game = under_way();
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench]
fn list_the_options(bencher: Bencher) {
    let game = under_way();
    let seat = awaited(&game).unwrap();
    let mut options = Vec::new();
    bencher.bench_local(|| {
        options.clear();
        black_box(&game).options(seat, &mut options);
        options.len()
    });
}

#[divan::bench]
fn build_a_view(bencher: Bencher) {
    let game = under_way();
    bencher.bench_local(|| black_box(&game).view(Viewer::Spectator));
}
