//! Options of a game before it starts, as the lobby and the command line offer them.

use crate::Phrase;
use serde::Serialize;
use std::collections::BTreeMap;
use thiserror::Error;

/// Chosen options by name. What is not named takes its default.
pub type Options = BTreeMap<String, String>;

/// One option that a game understands. Its label and its choices are explained in the locales under
/// `<game>-option-<name>` and `<game>-option-<name>-<choice>`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionSpec {
    /// The name used in `--option name=value`.
    pub name: &'static str,
    /// What may be chosen; the first is the default.
    pub choices: Vec<String>,
    /// Names of which two different ones, joined by a plus sign, may be chosen instead. The message
    /// `<game>-option-<name>-chosen` explains it.
    pub pairs: Vec<String>,
}

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
    pub fn unknown_choice(name: &str, value: &str, choices: &[String]) -> SetupError {
        SetupError(
            Phrase::new("setup-unknown-choice")
                .text("name", name)
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
