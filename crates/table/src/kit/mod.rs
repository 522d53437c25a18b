//! The test kit: what every game must do, checked by naming the game.
//!
//! ```ignore
//! table::test_kit! { game: Rocketmen, cases: cases(), games: 20, bound: 6_000, bytes: 256, golden: "tests/golden" }
//! ```

mod bytes;
mod golden;
mod promises;
mod secrecy;
mod trial;
mod walk;

pub use bytes::commands_from_bytes;
pub use golden::golden;
pub use promises::{
    options_are_accepted, random_play_ends, records_replay, refusals_change_nothing, states_resume,
    undo_returns,
};
pub use secrecy::secrets_stay;
pub use trial::{carried_out, refused};
pub use walk::{Case, Walk};

/// Every test of the kit for one game, as a module of tests.
///
/// `cases` lists the setups, `games` how many random games each check plays per setup, `bound` the most commands a
/// random game may take, `bytes` how often commands are made from random bytes, `golden` the folder of the golden playthroughs,
/// relative to the crate. It needs the crate `proptest`.
#[macro_export]
macro_rules! test_kit {
    (game: $game:ty, cases: $cases:expr, games: $games:expr, bound: $bound:expr, bytes: $bytes:expr, golden: $golden:expr) => {
        #[test]
        fn states_serialise_and_resume_at_every_step() {
            $crate::kit::states_resume::<$game>(&$cases, $games, $bound);
        }

        #[test]
        fn a_refused_command_changes_not_one_byte() {
            $crate::kit::refusals_change_nothing::<$game>(&$cases, $games, $bound);
        }

        #[test]
        fn every_option_is_accepted() {
            $crate::kit::options_are_accepted::<$game>(&$cases, $games, $bound);
        }

        #[test]
        fn random_play_always_ends() {
            $crate::kit::random_play_ends::<$game>(&$cases, $games * 10, $bound);
        }

        #[test]
        fn hidden_things_never_leave_the_game() {
            $crate::kit::secrets_stay::<$game>(&$cases, $games, $bound);
        }

        #[test]
        fn a_record_replays_to_the_same_bytes() {
            $crate::kit::records_replay::<$game>(&$cases, $games, $bound);
        }

        #[test]
        fn undo_returns_exactly() {
            $crate::kit::undo_returns::<$game>(&$cases, $games, $bound);
        }

        #[test]
        fn golden_playthroughs_are_as_they_were() {
            let folder = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join($golden);
            $crate::kit::golden::<$game>(&$cases, &folder, $bound);
        }

        ::proptest::proptest! {
            #![proptest_config(::proptest::prelude::ProptestConfig {
                failure_persistence: None,
                cases: $bytes,
                ..Default::default()
            })]

            /// Whatever bytes come, no command panics and a refused one changes nothing.
            #[test]
            fn commands_from_any_bytes_are_carried_out_or_refused(
                case in 0..$cases.len(),
                number in 0u64..1_000,
                noise in ::proptest::collection::vec(::proptest::prelude::any::<u8>(), 0..1_200),
            ) {
                $crate::kit::commands_from_bytes::<$game>(&$cases[case], number, &noise);
            }
        }
    };
}

/// A fuzz target that feeds raw bytes to a game: the first chooses the case, the second the game, the rest are commands.
/// It needs the crate `libfuzzer-sys`.
#[macro_export]
macro_rules! fuzz_target {
    (game: $game:ty, cases: $cases:expr) => {
        ::libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
            let [case, number, noise @ ..] = bytes else { return };
            let cases: Vec<$crate::kit::Case<$game>> = $cases;
            let case = &cases[usize::from(*case) % cases.len()];
            $crate::kit::commands_from_bytes::<$game>(case, u64::from(*number), noise);
        });
    };
}
