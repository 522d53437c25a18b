//! What a search and a simulation do most: copying a state, listing options, giving a command, deciding.

#![allow(clippy::unwrap_used, reason = "a benchmark reports by failing")]

use divan::{Bencher, black_box};
use rocketmen::{Rocketmen, Setup, bots};
use table::{Chair, Dice, Game, GameTime, Seat, Seed, Story, Viewer};

fn main() {
    divan::main();
}

/// A position in the middle of a game between two bots of a kind: round nine, when Hands and pads are full.
fn mid_game(seats: u8) -> Rocketmen {
    let mut game = Rocketmen::start(Setup::standard(seats), Seed::from_number(7)).unwrap();
    let steady = bots::ROSTER.iter().find(|kind| kind.name == "steady").unwrap();
    let mut players: Vec<_> =
        (0..seats).map(|seat| (steady.seat)(Seed::from_number(u64::from(seat)))).collect();
    while game.round() < 9 {
        let seat = game.awaited().iter().next().unwrap();
        let command =
            players[seat.index()].choose(&Chair::new(&game, seat, GameTime::ZERO)).command().unwrap();
        game.apply(GameTime::ZERO, seat, command, &mut Story::silent()).unwrap();
    }
    game
}

fn awaited(game: &Rocketmen) -> Seat {
    game.awaited().iter().next().unwrap()
}

#[divan::bench]
fn clone_a_mid_game_state(bencher: Bencher) {
    let game = mid_game(2);
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench]
fn list_the_options(bencher: Bencher) {
    let game = mid_game(2);
    let seat = awaited(&game);
    let mut options = Vec::new();
    bencher.bench_local(|| {
        options.clear();
        black_box(&game).options(seat, &mut options);
        options.len()
    });
}

#[divan::bench]
fn build_a_view(bencher: Bencher) {
    let game = mid_game(4);
    let seat = awaited(&game);
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(seat)));
}

#[divan::bench]
fn imagine_a_state(bencher: Bencher) {
    let game = mid_game(4);
    let seat = awaited(&game);
    bencher.bench_local(|| black_box(&game).imagine(Viewer::Seat(seat), Seed([3; 32])));
}

#[divan::bench(args = ["random", "steady", "strong"])]
fn decide_in_a_four_player_game(bencher: Bencher, name: &str) {
    let game = mid_game(4);
    let seat = awaited(&game);
    let kind = bots::ROSTER.iter().find(|kind| kind.name == name).unwrap();
    let mut bot = (kind.seat)(Seed::from_number(1));
    bencher.bench_local(|| bot.choose(&Chair::new(black_box(&game), seat, GameTime::ZERO)));
}

#[divan::bench(args = ["random", "steady"])]
fn play_a_whole_game_for_two(bencher: Bencher, name: &str) {
    let kind = bots::ROSTER.iter().find(|kind| kind.name == name).unwrap();
    let mut dice = Dice::new(Seed::from_number(5));
    bencher.with_inputs(|| dice.seed()).bench_local_values(|seed| {
        let mut game = Rocketmen::start(Setup::standard(2), seed).unwrap();
        let mut players = [(kind.seat)(seed.derive(0)), (kind.seat)(seed.derive(1))];
        let mut story = Story::silent();
        while let Some(seat) = game.awaited().iter().next() {
            let command =
                players[seat.index()].choose(&Chair::new(&game, seat, GameTime::ZERO)).command().unwrap();
            game.apply(GameTime::ZERO, seat, command, &mut story).unwrap();
        }
        game
    });
}
