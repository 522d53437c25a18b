//! Commands from raw bytes: nothing panics, and a refused command changes nothing.
//!
//! `cargo install cargo-fuzz`, then `cargo fuzz run rocketmen_commands` (on a stable toolchain set
//! `RUSTC_BOOTSTRAP=1`). The first two bytes choose the setup and the game, the rest are the commands.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rocketmen::{Difficulty, Rocketmen, Setup, VariantChoice};
use table::kit::{Case, commands_from_bytes};

fuzz_target!(|bytes: &[u8]| {
    let [setup, number, noise @ ..] = bytes else { return };
    let setup = match setup % 6 {
        0 => Setup::standard(2),
        1 => Setup::standard(3).with_variants(VariantChoice::Random),
        2 => Setup::standard(4),
        3 => Setup::battle(2),
        4 => Setup::solitaire(Difficulty::Easy),
        _ => Setup::solitaire(Difficulty::Hard),
    };
    commands_from_bytes::<Rocketmen>(&Case { name: "fuzz", setup }, u64::from(*number), noise);
});
