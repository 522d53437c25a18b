//! What a simulation and a search do most: whole random missions, copying a state, listing options, building a view, deciding.

#![allow(clippy::unwrap_used, reason = "a benchmark reports by failing")]

use away_missions::{AwayMissions, Setup, bots};
use divan::{Bencher, black_box};
use table::{Chair, Dice, Game, GameTime, Seat, Seed, Story, Viewer};

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

/// Everything that was decided in the first three Game Turns of a mission by `steady`, one position after the other: `steady` is to need less
/// than 2 ms for each.
fn decisions(scenario: u8) -> Vec<(AwayMissions, Seat)> {
    let (mut game, _) = begin(scenario, 1);
    let kind = bots::ROSTER.iter().find(|kind| kind.name == "steady").unwrap();
    let mut crew: Vec<_> =
        Seat::all(game.seats()).map(|seat| (kind.seat)(Seed::from_number(u64::from(seat.0)))).collect();
    let mut all = Vec::new();
    while let Some(seat) = awaited(&game).filter(|_| game.round() < 4) {
        // What is packed before the first Game Turn needs no thought.
        if game.round() > 0 {
            all.push((game.clone(), seat));
        }
        let command = crew[seat.index()].choose(&Chair::new(&game, seat, GameTime::ZERO)).command().unwrap();
        game.apply(GameTime::ZERO, seat, command, &mut Story::silent()).unwrap();
    }
    all
}

/// The mean of a mission's decisions: each call decides in the next position.
#[divan::bench(args = [("steady", 6), ("steady", 9), ("steady", 17), ("strong", 6)], sample_count = 400)]
fn decide(bencher: Bencher, (name, scenario): (&str, u8)) {
    let positions = decisions(scenario);
    let kind = bots::ROSTER.iter().find(|kind| kind.name == name).unwrap();
    let mut bot = (kind.seat)(Seed::from_number(1));
    let mut next = positions.iter().cycle();
    bencher.bench_local(|| {
        let (game, seat) = next.next().unwrap();
        bot.choose(&Chair::new(black_box(game), *seat, GameTime::ZERO))
    });
}
