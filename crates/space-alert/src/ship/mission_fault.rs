//! Why a mission cannot be flown.

use super::{LAST_ARRIVAL, MOST_THREATS, Tile, Track};
use crate::Zone;
use table::Phrase;

/// Why a mission cannot be flown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MissionFault {
    /// Neither twelve nor seven turns.
    Turns(u8),
    /// A threat without a card.
    NoCard,
    /// No such threat card.
    UnknownCard(String),
    /// The same card twice in one turn.
    Twice(String, u8),
    /// More threats than anybody can number.
    TooManyThreats(usize),
    /// A threat in a turn in which none appears.
    Turn(String, u8),
    /// An external threat without a zone.
    NoZone(String),
    /// An internal threat with a zone.
    Zone(String),
    /// A threat whose track is not there.
    NoTrack(Track),
    /// Internal threats in a mission without them.
    NoInternalThreats(String),
    /// A tile twice in the order of a zone.
    TileTwice(Zone, Tile),
    /// A square that its track does not have.
    Square(String, u8),
    /// A threat that calls another, which is not named.
    NoCall(String),
    /// A threat that calls nothing, with a card to be called.
    CallsNothing(String),
    /// A card that this threat cannot call.
    CannotCall(String, String),
}

impl MissionFault {
    /// Every message key.
    pub const KEYS: [&'static str; 15] = [
        "space-alert-fault-turns",
        "space-alert-fault-unknown-card",
        "space-alert-fault-threat-twice",
        "space-alert-fault-too-many-threats",
        "space-alert-fault-threat-turn",
        "space-alert-fault-no-zone",
        "space-alert-fault-zone",
        "space-alert-fault-no-track",
        "space-alert-fault-no-internal-threats",
        "space-alert-fault-tile-twice",
        "space-alert-fault-square",
        "space-alert-fault-no-call",
        "space-alert-fault-calls-nothing",
        "space-alert-fault-cannot-call",
        "space-alert-fault-no-card",
    ];

    /// The fault as a message.
    pub fn phrase(&self) -> Phrase {
        let phrase = |index: usize| Phrase::new(Self::KEYS[index]);
        match self {
            MissionFault::Turns(turns) => phrase(0).number("turns", *turns),
            MissionFault::NoCard => phrase(14),
            MissionFault::UnknownCard(card) => phrase(1).text("card", card),
            MissionFault::Twice(card, turn) => phrase(2).text("card", card).number("turn", *turn),
            MissionFault::TooManyThreats(count) => {
                phrase(3).number("count", *count as i64).number("most", MOST_THREATS as i64)
            }
            MissionFault::Turn(card, turn) => {
                phrase(4).text("card", card).number("turn", *turn).number("last", LAST_ARRIVAL)
            }
            MissionFault::NoZone(card) => phrase(5).text("card", card),
            MissionFault::Zone(card) => phrase(6).text("card", card),
            MissionFault::NoTrack(track) => phrase(7).text("track", track.name()),
            MissionFault::NoInternalThreats(card) => phrase(8).text("card", card),
            MissionFault::TileTwice(zone, tile) => {
                phrase(9).text("zone", zone.name()).text("tile", tile.name())
            }
            MissionFault::Square(card, square) => phrase(10).text("card", card).number("square", *square),
            MissionFault::NoCall(card) => phrase(11).text("card", card),
            MissionFault::CallsNothing(card) => phrase(12).text("card", card),
            MissionFault::CannotCall(card, called) => phrase(13).text("card", card).text("called", called),
        }
    }
}
