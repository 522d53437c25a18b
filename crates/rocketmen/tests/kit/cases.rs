//! Every setup that the kit and the fuzzer play.

use rocketmen::{Difficulty, Rocketmen, Setup, VariantChoice};
use table::kit::Case;

/// One of each kind of game.
pub fn cases() -> Vec<Case<Rocketmen>> {
    let chosen = |one: &str, two: &str| VariantChoice::Chosen(one.to_owned(), two.to_owned());
    vec![
        Case::new("two-players", Setup::standard(2)),
        Case::new("three-players", Setup::standard(3).with_variants(VariantChoice::Random)),
        Case::new("four-players", Setup::standard(4)),
        Case::new(
            "soft-abort-and-insurance",
            Setup::standard(2).with_variants(chosen("soft-abort", "insurance")),
        ),
        Case::new(
            "cheap-access-and-closing-window",
            Setup::standard(3).with_variants(chosen("cheap-access", "closing-window")),
        ),
        Case::new(
            "battle-for-earth",
            Setup::battle(2).with_variants(chosen("big-staff", "planetary-defence")),
        ),
        Case::new("solitaire-easy", Setup::solitaire(Difficulty::Easy)),
        Case::new("solitaire-normal", Setup::solitaire(Difficulty::Normal)),
        Case::new("solitaire-hard", Setup::solitaire(Difficulty::Hard)),
    ]
}
