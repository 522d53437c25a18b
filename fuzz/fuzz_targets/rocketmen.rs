//! Commands from raw bytes: nothing panics, and a refused command changes nothing. `cargo xtask fuzz` builds and runs it.

#![no_main]

#[path = "../../crates/rocketmen/tests/kit/cases.rs"]
mod cases;

table::fuzz_target! { game: rocketmen::Rocketmen, cases: cases::cases() }
