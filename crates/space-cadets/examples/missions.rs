//! Missions played by crews of bots:
//! `cargo run --release -p space-cadets --example missions -- KIND MISSION CHAIRS GAMES [DIFFICULTY [FROM [SYSTEMS]]]`,
//! with seeds from FROM on, and with advanced systems by name, by commas, or `all`. A MISSION of `all` plays every one; then a table for
//! docs/bots.md is printed.

#![allow(clippy::print_stdout, reason = "this is what it is for")]

#[path = "../tests/crew/mod.rs"]
mod crew;

use space_cadets::{Advanced, Difficulty, End, Setup};
use std::time::Instant;

type Fault = Box<dyn std::error::Error>;

/// What became of some missions.
#[derive(Default)]
struct Tally {
    games: u64,
    won: u32,
    exploded: u32,
    pod: u32,
    broken: u32,
    turns: u32,
    captured: u32,
    destroyed: u32,
    flux: u32,
    met: u32,
    seconds: f64,
}

/// Seconds that this thread has had a processor for, so that a busy machine does not spoil the number; where the system does not
/// tell, seconds on the wall.
fn seconds(begin: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| begin.elapsed().as_secs_f64(), |time| time / 1e9)
}

fn tally(kind: &str, setup: &Setup, from: u64, games: u64) -> Result<Tally, String> {
    let mut tally = Tally { games, ..Tally::default() };
    let wall = Instant::now();
    let begin = seconds(wall);
    for number in from..from + games {
        let game =
            crew::played(kind, setup.clone(), number).map_err(|fault| format!("seed {number}: {fault}"))?;
        match game.end {
            Some(End::Won) => tally.won += 1,
            Some(End::Exploded) => tally.exploded += 1,
            Some(End::PodLost) => tally.pod += 1,
            Some(End::Practised) | None => tally.broken += 1,
        }
        tally.turns += game.turns;
        tally.captured += u32::from(game.view.goals.captured) + u32::from(game.view.goals.visited);
        tally.destroyed += u32::from(game.view.goals.destroyed);
        tally.flux += game.view.jump.active.len() as u32;
        tally.met += u32::from(game.view.jump.may_leave);
    }
    tally.seconds = seconds(wall) - begin;
    Ok(tally)
}

fn difficulty(name: &str) -> Result<Difficulty, Fault> {
    Difficulty::named(name).ok_or_else(|| "no such difficulty".into())
}

fn systems(names: &str) -> Result<Vec<Advanced>, Fault> {
    if names == "all" {
        return Ok(Advanced::ALL.to_vec());
    }
    let system = |name| Advanced::named(name).ok_or_else(|| Fault::from(format!("no system {name}")));
    names.split(',').filter(|name| !name.is_empty()).map(system).collect()
}

fn main() -> Result<(), Fault> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [kind, mission, chairs, games, rest @ ..] = words.as_slice() else {
        return Err("KIND MISSION CHAIRS GAMES [DIFFICULTY [FROM [SYSTEMS]]]".into());
    };
    let (chairs, games): (u8, u64) = (chairs.parse()?, games.parse()?);
    let level = difficulty(rest.first().map_or("normal", String::as_str))?;
    let from: u64 = rest.get(1).map_or(Ok(0), |from| from.parse())?;
    let advanced = systems(rest.get(2).map_or("", String::as_str))?;
    let missions = if mission == "all" { (1..=6).collect() } else { vec![mission.parse::<u8>()?] };
    for mission in missions {
        let setup = Setup::mission(mission, chairs).difficulty(level).advanced(&advanced);
        let tally = tally(kind, &setup, from, games)?;
        let each = |total: u32| f64::from(total) / tally.games as f64;
        println!(
            "{kind} mission {mission} {level}: won {:.1} %, exploded {}, pod {}, broken off {}; turns {:.1}, caught or visited {:.2}, \
             destroyed {:.2}, Flux {:.1}, may leave {:.2}; {:.1} missions/s",
            100.0 * each(tally.won),
            tally.exploded,
            tally.pod,
            tally.broken,
            each(tally.turns),
            each(tally.captured),
            each(tally.destroyed),
            each(tally.flux),
            each(tally.met),
            games as f64 / tally.seconds
        );
    }
    Ok(())
}
