//! What only a referee file can do wrong: always one sentence that names the place.

use table::Phrase;
use table::json::WrongInGame;

/// Something wrong with a referee file.
pub type Fault = table::json::Fault<RefereeWrong>;

/// What is wrong with a referee file.
pub type Wrong = table::json::Wrong<RefereeWrong>;

/// What only a referee file can do wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RefereeWrong {
    /// Exactly one of some keys must be there.
    OneOf {
        /// The keys among which one must be chosen.
        keys: String,
    },
    /// A key that only goes with another.
    OnlyWith {
        /// What it goes with.
        other: String,
    },
    /// A drawing with a letter or a shape that it cannot have.
    NotADrawing,
    /// A longer text than the referee takes.
    TooLong {
        /// The most bytes.
        most: usize,
    },
}

impl RefereeWrong {
    /// Every message of its own.
    pub const KEYS: [&'static str; 4] = [
        "space-cadets-referee-fault-one-of",
        "space-cadets-referee-fault-only-with",
        "space-cadets-referee-fault-not-a-drawing",
        "space-cadets-referee-fault-too-long",
    ];
}

impl WrongInGame for RefereeWrong {
    fn phrase(&self) -> Phrase {
        let phrase = |index: usize| Phrase::new(Self::KEYS[index]);
        match self {
            RefereeWrong::OneOf { keys } => phrase(0).text("keys", keys),
            RefereeWrong::OnlyWith { other } => phrase(1).text("other", other),
            RefereeWrong::NotADrawing => phrase(2),
            RefereeWrong::TooLong { most } => phrase(3).number("most", *most as i64),
        }
    }
}
