//! Whole missions of bots, and what a table does for every command: copying a state, building a view, listing options.

#![allow(clippy::unwrap_used, reason = "a benchmark reports by failing")]

#[path = "../tests/crew/mod.rs"]
mod crew;

use divan::Bencher;
use space_cadets::{Setup, SpaceCadets};
use table::{Game, Seat, Seed, Viewer};

fn main() {
    divan::main();
}

/// Mission 1 with five chairs of average skill: the goal is five hundred a second.
#[divan::bench(sample_count = 10)]
fn a_mission_of_bots(bencher: Bencher) {
    let mut number = 0;
    bencher.bench_local(|| {
        number += 1;
        crew::played("skill-3", Setup::mission(1, 5), number).unwrap().turns
    });
}

fn table() -> SpaceCadets {
    SpaceCadets::start(Setup::mission(1, 6), Seed::from_number(1)).unwrap()
}

#[divan::bench]
fn clone_a_state(bencher: Bencher) {
    let game = table();
    bencher.bench_local(|| game.clone());
}

#[divan::bench]
fn build_a_view(bencher: Bencher) {
    let game = table();
    bencher.bench_local(|| game.view(Viewer::Seat(Seat(0))));
}

#[divan::bench]
fn list_options(bencher: Bencher) {
    let game = table();
    bencher.bench_local(|| {
        let mut options = Vec::new();
        game.options(Seat(0), &mut options);
        options.len()
    });
}
