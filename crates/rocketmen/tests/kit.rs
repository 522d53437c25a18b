//! The test kit on every setup of Rocketmen.

use rocketmen::{Difficulty, Rocketmen, Setup, VariantChoice};
use table::kit::Case;

fn cases() -> Vec<Case<Rocketmen>> {
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

table::test_kit! { game: Rocketmen, cases: cases(), games: 2, bound: 20_000, golden: "tests/golden" }

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { failure_persistence: None, ..Default::default() })]

    /// Whatever bytes come, no command panics and a refused one changes nothing.
    #[test]
    fn commands_from_any_bytes_are_carried_out_or_refused(
        case in 0usize..9,
        number in 0u64..1_000,
        noise in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..1_200),
    ) {
        table::kit::commands_from_bytes::<Rocketmen>(&cases()[case], number, &noise);
    }
}
