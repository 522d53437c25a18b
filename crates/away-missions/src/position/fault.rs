//! Why a position file cannot be used: always one sentence that names the place.

use table::Phrase;

/// Something wrong with a position file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionFault {
    /// Where, as in `tiles[3].number`. Empty for the file as a whole.
    pub place: String,
    /// What.
    pub wrong: Wrong,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// No JSON.
    NoJson {
        /// What the reader stumbled over.
        reason: String,
    },
    /// Another format, or another version of it.
    Format {
        /// What the file says it is.
        found: String,
    },
    /// A key that must be there.
    Missing {
        /// Which.
        key: String,
    },
    /// A key that nobody knows.
    UnknownKey {
        /// Which.
        key: String,
    },
    /// Not an object.
    NotAnObject,
    /// Not a list.
    NotAList,
    /// Not a text.
    NotAText,
    /// Neither true nor false.
    NotABoolean,
    /// Not a whole number.
    NotANumber,
    /// A number out of range.
    OutOfRange {
        /// The least allowed.
        least: i64,
        /// The most allowed.
        most: i64,
    },
    /// Not a place `[q, r]`.
    NotAPlace,
    /// A text that is none of those allowed.
    UnknownName {
        /// What is written.
        name: String,
    },
    /// An empty list where something must be.
    Empty,
    /// Something stands there twice.
    Twice {
        /// What.
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

impl PositionFault {
    /// Every message key of its own.
    pub const KEYS: [&'static str; 26] = [
        "away-missions-position-no-json",
        "away-missions-position-format",
        "away-missions-position-missing",
        "away-missions-position-unknown-key",
        "away-missions-position-not-an-object",
        "away-missions-position-not-a-list",
        "away-missions-position-not-a-text",
        "away-missions-position-not-a-boolean",
        "away-missions-position-not-a-number",
        "away-missions-position-out-of-range",
        "away-missions-position-not-a-place",
        "away-missions-position-unknown-name",
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

    /// The fault as a message.
    pub fn phrase(&self) -> Phrase {
        // The file as a whole is a place too.
        let place = if self.place.is_empty() { "/" } else { &self.place };
        let phrase = |index: usize| Phrase::new(Self::KEYS[index]).text("place", place);
        match &self.wrong {
            Wrong::NoJson { reason } => phrase(0).text("reason", reason),
            Wrong::Format { found } => phrase(1).text("found", found).text("wanted", super::FORMAT),
            Wrong::Missing { key } => phrase(2).text("key", key),
            Wrong::UnknownKey { key } => phrase(3).text("key", key),
            Wrong::NotAnObject => phrase(4),
            Wrong::NotAList => phrase(5),
            Wrong::NotAText => phrase(6),
            Wrong::NotABoolean => phrase(7),
            Wrong::NotANumber => phrase(8),
            Wrong::OutOfRange { least, most } => phrase(9).number("least", *least).number("most", *most),
            Wrong::NotAPlace => phrase(10),
            Wrong::UnknownName { name } => phrase(11).text("name", name),
            Wrong::Empty => phrase(12),
            Wrong::Twice { what } => phrase(13).text("what", what),
            Wrong::UnknownTile { number } => phrase(14).number("number", *number),
            Wrong::NoTile { at } => phrase(15).text("at", at),
            Wrong::Unscanned { at } => phrase(16).text("at", at),
            Wrong::NotNeighbours => phrase(17),
            Wrong::NoWarThrall { id } => phrase(18).text("id", id),
            Wrong::NoHitPoints => phrase(19),
            Wrong::AgainstOrBefore => phrase(20),
            Wrong::CannotReact => phrase(21),
            Wrong::IllegalDirection => phrase(22),
            Wrong::TooFewDice { count } => phrase(23).number("count", *count as i64),
            Wrong::NoRocketeer => phrase(24),
            Wrong::TooMany { most } => phrase(25).number("most", *most as i64),
        }
    }
}
