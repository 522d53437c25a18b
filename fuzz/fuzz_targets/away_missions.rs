//! Commands from raw bytes: nothing panics, and a refused command changes nothing. `cargo xtask fuzz` builds and runs it.

#![no_main]

#[path = "../../crates/away-missions/tests/kit/cases.rs"]
mod cases;

table::fuzz_target! { game: away_missions::AwayMissions, cases: cases::cases() }
