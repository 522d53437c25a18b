//! What only a position file can do wrong: always one sentence that names the place.

use table::Phrase;
use table::json::{Fault, WrongInGame};

/// Something wrong with a position file.
pub type PositionFault = Fault<PositionWrong>;

/// What only a position file can do wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionWrong {
    /// A key that nobody knows and that is no note either.
    NoNote {
        /// The key as it is written.
        key: String,
    },
    /// Not a place `[q, r]`.
    NotAPlace,
    /// An empty list where something must be.
    Empty,
    /// Something stands there twice.
    Twice {
        /// What stands there twice.
        what: String,
    },
    /// A scanned tile with a number that no printed tile has and without its hatches.
    UnknownTile {
        /// The number.
        number: u16,
    },
    /// A place without a tile.
    NoTile {
        /// The place.
        at: String,
    },
    /// A Rocketeer on an un-scanned tile.
    Unscanned {
        /// The place.
        at: String,
    },
    /// Two tiles that are no neighbours.
    NotNeighbours,
    /// No such War Thrall.
    NoWarThrall {
        /// What is written.
        id: String,
    },
    /// Hit points for a Thrall, which has none.
    NoHitPoints,
    /// A reaction needs exactly one of two keys.
    AgainstOrBefore,
    /// A reaction that came due and could not be carried out.
    CannotReact,
    /// A direction that was not legal when it came due.
    IllegalDirection,
    /// The list of dice ran out.
    TooFewDice {
        /// How many there were.
        count: usize,
    },
    /// Nobody to attack.
    NoRocketeer,
    /// A longer list than a tool takes.
    TooMany {
        /// The most it takes.
        most: usize,
    },
}

impl PositionWrong {
    /// Every message of its own.
    pub const KEYS: [&'static str; 16] = [
        "away-missions-position-unknown-key",
        "away-missions-position-not-a-place",
        "away-missions-position-empty",
        "away-missions-position-twice",
        "away-missions-position-unknown-tile",
        "away-missions-position-no-tile",
        "away-missions-position-unscanned",
        "away-missions-position-not-neighbours",
        "away-missions-position-no-war-thrall",
        "away-missions-position-no-hit-points",
        "away-missions-position-against-or-before",
        "away-missions-position-cannot-react",
        "away-missions-position-illegal-direction",
        "away-missions-position-too-few-dice",
        "away-missions-position-no-rocketeer",
        "away-missions-position-too-many",
    ];
}

impl WrongInGame for PositionWrong {
    fn phrase(&self) -> Phrase {
        let phrase = |index: usize| Phrase::new(Self::KEYS[index]);
        match self {
            PositionWrong::NoNote { key } => phrase(0).text("key", key),
            PositionWrong::NotAPlace => phrase(1),
            PositionWrong::Empty => phrase(2),
            PositionWrong::Twice { what } => phrase(3).text("what", what),
            PositionWrong::UnknownTile { number } => phrase(4).number("number", *number),
            PositionWrong::NoTile { at } => phrase(5).text("at", at),
            PositionWrong::Unscanned { at } => phrase(6).text("at", at),
            PositionWrong::NotNeighbours => phrase(7),
            PositionWrong::NoWarThrall { id } => phrase(8).text("id", id),
            PositionWrong::NoHitPoints => phrase(9),
            PositionWrong::AgainstOrBefore => phrase(10),
            PositionWrong::CannotReact => phrase(11),
            PositionWrong::IllegalDirection => phrase(12),
            PositionWrong::TooFewDice { count } => phrase(13).number("count", *count as i64),
            PositionWrong::NoRocketeer => phrase(14),
            PositionWrong::TooMany { most } => phrase(15).number("most", *most as i64),
        }
    }
}
