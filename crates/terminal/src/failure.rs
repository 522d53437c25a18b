//! What can go wrong, as a phrase and an exit code.

use std::io;
use std::path::Path;
use std::process::ExitCode;
use table::{Phrase, RecordError, SetupError};

/// Why a command of this program did not do what was asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// Something the person gave is wrong: said in one sentence.
    Input(Phrase),
    /// The program itself is at fault: a bot that breaks the rules, a disk that is full.
    Fault(Phrase),
    /// Whoever read our output has gone away; there is nothing left to say.
    Gone,
}

impl Failure {
    /// Wrong input, by the key of its message.
    pub fn input(key: &str) -> Failure {
        Failure::Input(Phrase::new(key))
    }

    /// What to say about it, if anything.
    pub fn phrase(&self) -> Option<&Phrase> {
        match self {
            Failure::Input(phrase) | Failure::Fault(phrase) => Some(phrase),
            Failure::Gone => None,
        }
    }

    /// How the program ends.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Input(_) => ExitCode::from(2),
            Failure::Fault(_) => ExitCode::FAILURE,
            Failure::Gone => ExitCode::SUCCESS,
        }
    }

    /// A file that cannot be read.
    pub fn reading(file: &Path, error: &io::Error) -> Failure {
        Failure::Input(about_file("cli-error-read", file, error))
    }

    /// A file that cannot be written.
    pub fn writing(file: &Path, error: &io::Error) -> Failure {
        Failure::Input(about_file("cli-error-write", file, error))
    }
}

fn about_file(key: &str, file: &Path, error: &io::Error) -> Phrase {
    let reason = match error.kind() {
        io::ErrorKind::NotFound => "cli-reason-not-found",
        io::ErrorKind::PermissionDenied => "cli-reason-denied",
        io::ErrorKind::IsADirectory => "cli-reason-directory",
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => "cli-reason-no-directory",
        io::ErrorKind::InvalidData => "cli-reason-not-text",
        io::ErrorKind::StorageFull => "cli-reason-full",
        _ => "cli-reason-other",
    };
    Phrase::new(key).text("file", file.display().to_string()).key("reason", reason)
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure::Input(error.0)
    }
}

/// An error of our own output: nothing else is written without naming its file.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Gone,
            _ => Failure::Fault(Phrase::new("cli-error-output")),
        }
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        let phrase = match error {
            RecordError::Line { line, reason } => {
                Phrase::new("cli-record-line").number("line", line as i64).text("reason", reason)
            }
            RecordError::Missing { what: "header" } => Phrase::new("cli-record-no-header"),
            RecordError::Missing { what: "closing line" } => Phrase::new("cli-record-no-closing"),
            RecordError::Missing { .. } => Phrase::new("cli-record-no-count"),
            RecordError::OtherGame { expected, found } => {
                Phrase::new("cli-record-other-game").text("expected", expected).text("found", found)
            }
            RecordError::Version { what, found, known } => {
                let key = match what {
                    "rules version" => "cli-record-rules-version",
                    "dice" => "cli-record-dice-version",
                    _ => "cli-record-format-version",
                };
                Phrase::new(key).text("found", found).text("known", known)
            }
            RecordError::Order { seq } => Phrase::new("cli-record-order").number("command", seq as i64),
            RecordError::Count { counted, found } => Phrase::new("cli-record-count")
                .number("counted", counted as i64)
                .number("found", found as i64),
            RecordError::Commitment => Phrase::new("cli-record-commitment"),
            RecordError::Setup(error) => error.0,
            RecordError::Refused { seq, rule } => {
                Phrase::new("cli-record-refused").number("command", seq as i64).text("rule", rule)
            }
            RecordError::Result { what: "outcome" } => Phrase::new("cli-record-other-outcome"),
            RecordError::Result { .. } => Phrase::new("cli-record-other-state"),
        };
        Failure::Input(phrase)
    }
}
