//! Why a plan file cannot be used.

use super::file::FORMAT;
use crate::Zone;
use crate::ship::{MOST_CREW, MissionFault, Tile, Track};
use table::Phrase;

/// Something wrong with a plan file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanFault {
    /// Not JSON, or not of the right shape.
    Shape {
        /// What the reader stumbled over.
        reason: String,
    },
    /// Another format, or another version of it.
    Format {
        /// What the file says it is.
        found: String,
    },
    /// No crew, or too large a crew.
    Crew {
        /// How many boards there are.
        count: usize,
    },
    /// A board with more spaces than the mission has turns.
    BoardLength {
        /// The place of the board in the file, from 0.
        player: usize,
        /// The last space with a card on it.
        count: usize,
    },
    /// No such action.
    UnknownAction {
        /// What is written.
        text: String,
        /// On whose board.
        player: usize,
        /// In which turn.
        turn: usize,
    },
    /// No such station.
    UnknownStation {
        /// What is written.
        text: String,
    },
    /// No such tile.
    UnknownTile {
        /// What is written.
        text: String,
    },
    /// The same tile twice in one zone.
    TileTwice {
        /// The zone in whose list it stands twice.
        zone: Zone,
        /// The tile that stands there twice.
        tile: Tile,
    },
    /// No such trajectory board.
    UnknownTrajectory {
        /// Its number.
        number: u8,
    },
    /// A track of one's own that cannot be used.
    BadTrajectory {
        /// The track that was to be replaced.
        track: Track,
    },
    /// An override for somebody who is not there.
    UnknownPlayer {
        /// What is written.
        text: String,
    },
    /// More squads than the ship has.
    TooManySquads,
    /// More than one pilot.
    TooManyPilots,
    /// More energy than a shield can ever hold.
    ShieldEnergy {
        /// The zone of the shield.
        zone: Zone,
        /// The energy that was to be in it.
        energy: u8,
    },
    /// An override for a threat that does not appear.
    UnknownThreat {
        /// What is written.
        name: String,
    },
    /// A mission that cannot be flown.
    Mission(MissionFault),
}

impl From<MissionFault> for PlanFault {
    fn from(fault: MissionFault) -> PlanFault {
        PlanFault::Mission(fault)
    }
}

impl PlanFault {
    /// Every message key of its own.
    pub const KEYS: [&'static str; 15] = [
        "space-alert-plan-shape",
        "space-alert-plan-format",
        "space-alert-plan-crew",
        "space-alert-plan-board-length",
        "space-alert-plan-unknown-action",
        "space-alert-plan-unknown-station",
        "space-alert-plan-unknown-tile",
        "space-alert-plan-tile-twice",
        "space-alert-plan-unknown-trajectory",
        "space-alert-plan-bad-trajectory",
        "space-alert-plan-unknown-player",
        "space-alert-plan-too-many-squads",
        "space-alert-plan-too-many-pilots",
        "space-alert-plan-shield-energy",
        "space-alert-plan-unknown-threat",
    ];

    /// The fault as a message.
    pub fn phrase(&self) -> Phrase {
        let phrase = |index: usize| Phrase::new(Self::KEYS[index]);
        match self {
            PlanFault::Shape { reason } => phrase(0).text("reason", reason),
            PlanFault::Format { found } => phrase(1).text("found", found).text("wanted", FORMAT),
            PlanFault::Crew { count } => {
                phrase(2).number("count", *count as i64).number("most", MOST_CREW as i64)
            }
            PlanFault::BoardLength { player, count } => {
                phrase(3).number("player", *player as i64).number("count", *count as i64)
            }
            PlanFault::UnknownAction { text, player, turn } => {
                phrase(4).text("text", text).number("player", *player as i64).number("turn", *turn as i64)
            }
            PlanFault::UnknownStation { text } => phrase(5).text("text", text),
            PlanFault::UnknownTile { text } => phrase(6).text("text", text),
            PlanFault::TileTwice { zone, tile } => {
                phrase(7).text("zone", zone.name()).text("tile", tile.name())
            }
            PlanFault::UnknownTrajectory { number } => phrase(8).number("number", *number),
            PlanFault::BadTrajectory { track } => phrase(9).text("track", track.name()),
            PlanFault::UnknownPlayer { text } => phrase(10).text("text", text),
            PlanFault::TooManySquads => phrase(11),
            PlanFault::TooManyPilots => phrase(12),
            PlanFault::ShieldEnergy { zone, energy } => {
                phrase(13).text("zone", zone.name()).number("energy", *energy)
            }
            PlanFault::UnknownThreat { name } => phrase(14).text("name", name),
            PlanFault::Mission(fault) => fault.phrase(),
        }
    }
}
