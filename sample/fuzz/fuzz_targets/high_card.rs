//! Commands from raw bytes: nothing panics, and a refused command changes nothing. `cargo xtask fuzz` builds and runs it.

#![no_main]

#[path = "../../crates/high-card/tests/kit/cases.rs"]
mod cases;

table::fuzz_target! { game: high_card::HighCard, cases: cases::cases() }
