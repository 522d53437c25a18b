//! Commands from raw bytes: nothing panics, and a refused command changes nothing. `cargo xtask fuzz` builds and runs it.

#![no_main]

#[path = "../../crates/space-cadets/tests/kit/cases.rs"]
mod cases;

table::fuzz_target! { game: space_cadets::SpaceCadets, cases: cases::cases() }
