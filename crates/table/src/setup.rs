//! Why a game cannot start.

use crate::{OptionSpec, Phrase};
use serde::Serialize;
use thiserror::Error;

/// Why a game cannot start this way.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[error("{}", .0.key)]
pub struct SetupError(pub Phrase);

impl SetupError {
    /// An option that the game does not know.
    pub fn unknown_option(name: &str, known: &[OptionSpec]) -> SetupError {
        let known: Vec<&str> = known.iter().map(|spec| spec.name).collect();
        SetupError(Phrase::new("setup-unknown-option").text("name", name).text("known", known.join(", ")))
    }

    /// A value that the option does not take.
    pub fn unknown_choice(value: &str, spec: &OptionSpec) -> SetupError {
        let several = spec.several.iter().flat_map(|several| {
            let each = vec!["…"; usize::from(several.count)].join("+");
            std::iter::once(format!("{each} ({})", several.of.join(", ")))
        });
        let choices: Vec<String> = spec.values.iter().cloned().chain(several).collect();
        SetupError(
            Phrase::new("setup-unknown-choice")
                .text("name", spec.name)
                .text("value", value)
                .text("choices", choices.join(", ")),
        )
    }

    /// Content for a game that takes none.
    pub fn no_content() -> SetupError {
        SetupError(Phrase::new("setup-no-content"))
    }

    /// A number of chairs that the game is not for.
    pub fn wrong_seats(seats: usize, least: u8, most: u8) -> SetupError {
        SetupError(
            Phrase::new("setup-wrong-seats")
                .number("seats", seats as i64)
                .number("least", least)
                .number("most", most),
        )
    }
}
