//! Worlds from seeds: the real rooms, states, clocks and the task that writes, with a disk and lines that fail (`server::sim`).
//! `cargo xtask sim --seeds N` runs more of them.

use crate::common::vault;
use server::Games;
use server::sim::{Fault, run, take_over};
use std::time::Duration;

fn games() -> Games {
    Games::default().with(server::hosted::Host::new(vault::ROSTER))
}

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

#[test]
fn every_world_keeps_its_word() {
    let (first, worlds) = (number("SIM_FIRST", 0), number("SIM_SEEDS", 200));
    let (mut entries, mut acknowledged, mut losses, mut epochs) = (0, 0, 0, 0);
    for seed in first..first + worlds {
        let report = run(seed, &games(), None).unwrap_or_else(|wrong| {
            panic!("seed {seed}: {}\nagain: cargo xtask sim --first {seed} --seeds 1", wrong.join("\n"))
        });
        entries += report.entries;
        acknowledged += report.acknowledged;
        losses += report.losses;
        epochs += report.epochs;
    }
    eprintln!(
        "{worlds} worlds: {entries} entries, {acknowledged} acknowledged requests, {losses} processes lost or asleep, {epochs} epochs"
    );
    assert!(acknowledged > 0 && epochs > worlds, "something happens in these worlds");
}

#[test]
fn the_same_seed_does_the_same_again() {
    for seed in [1, 7] {
        assert_eq!(run(seed, &games(), None), run(seed, &games(), None));
    }
}

#[test]
fn a_table_that_lost_its_owner_has_another_within_two_seconds() {
    for seed in 0..100 {
        // By the clock of the world, so that a busy machine changes nothing.
        let took = take_over(seed, &games()).unwrap_or_else(|| panic!("seed {seed}: nobody took the table"));
        assert!(took <= Duration::from_secs(2), "seed {seed}: {took:?}");
        assert!(
            took >= Duration::from_millis(500),
            "seed {seed}: {took:?}, while its owner was believed to be alive"
        );
    }
}

/// The first of some worlds that finds a planted fault, and what it says.
fn found(fault: Fault) -> (u64, String) {
    (0..200)
        .find_map(|seed| Some((seed, run(seed, &games(), Some(fault)).err()?.join("\n"))))
        .unwrap_or_else(|| panic!("{fault:?} was not found"))
}

#[test]
fn every_planted_fault_is_found() {
    for (fault, says) in [
        (Fault::AnsweredUnstored, ""),
        (Fault::ConnectionKept, "is not there"),
        (Fault::TwiceDone, "carried out twice"),
        (Fault::Untold, "sees"),
        (Fault::TimeForgotten, "after"),
        (Fault::Unfenced, "is not the owner"),
        (Fault::Leak, "the secret of"),
    ] {
        let (seed, wrong) = found(fault);
        eprintln!("{fault:?} in seed {seed}: {}", wrong.lines().next().unwrap_or_default());
        assert!(wrong.contains(says), "{fault:?} in seed {seed}: {wrong}");
    }
}
