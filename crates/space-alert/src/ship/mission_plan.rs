//! Everything that is agreed before a mission, as data that can be written down.

use super::{MOST_CREW, MOST_TURNS, Rulings, Squad, StoredSquad, Systems, Tile, Tiles, Trajectory};
use crate::content::Content;
use crate::{Station, Zone};
use serde::{Deserialize, Serialize};

/// A threat that already has a history when it appears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct OnAppear {
    /// On which square it appears.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<u8>,
    /// How much damage it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage: Option<u8>,
    /// How many X and Y it has passed: from one on its X counts as performed, from two on its Y.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub xy_passed: Option<u8>,
}

/// A threat that is announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Announced {
    /// The code of its card.
    pub card: String,
    /// The turn in which it appears.
    pub turn: u8,
    /// The zone it flies at, for an external one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
    /// The code of the card beside it, for one that calls another (SA-24.19).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub calls: Option<String>,
}

impl Announced {
    /// A threat that calls nothing.
    pub fn new(card: impl Into<String>, turn: u8, zone: Option<Zone>) -> Announced {
        Announced { card: card.into(), turn, zone, calls: None }
    }

    /// How results name it: the card and the turn.
    pub fn name(&self) -> String {
        format!("{}@{}", self.card, self.turn)
    }

    /// How results name the threat that it calls: the called card and the turn of the caller.
    pub fn called_name(&self) -> Option<String> {
        self.calls.as_ref().map(|card| format!("{card}@{}", self.turn))
    }
}

/// How a ship is before its first turn, if not as printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Start {
    /// Every check of the computer succeeds.
    pub computer_maintained: bool,
    /// Where crew members begin; the bridge if nothing is said.
    pub stations: [Option<Station>; MOST_CREW],
    /// Who begins in space.
    pub in_space: [bool; MOST_CREW],
    /// Who begins with a squad.
    pub squads: [Squad; MOST_CREW],
    /// The energy of the shields, from red to blue.
    pub shields: [Option<u8>; 3],
}

/// What an earlier mission of a campaign left behind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CarriedOver {
    /// Tiles that were not repaired, from red to blue.
    pub tiles: [Tiles; 3],
    /// The storage of the squads in the lower red and the upper blue station.
    pub squads: [StoredSquad; 2],
}

/// Everything that is agreed before a mission. [`Mission::new`] checks it and makes it quick to use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MissionPlan {
    /// Twelve, or seven for a test run. One more turn without actions follows.
    pub turns: u8,
    /// The four tracks; one that no threat needs may be missing.
    pub tracks: [Option<Trajectory>; 4],
    /// The threats, in any order.
    pub threats: Vec<Announced>,
    /// Threats with a history: their place in the list above. A called one has the place of its caller after the end of
    /// that list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub on_appear: Vec<(u8, OnAppear)>,
    /// In which order each zone's tiles are drawn, from red to blue.
    pub tiles: [[Tile; 6]; 3],
    /// Which parts of the game are in use.
    pub systems: Systems,
    /// What an earlier mission left behind.
    #[serde(default)]
    pub carried: CarriedOver,
    /// What else is different from the start.
    #[serde(default)]
    pub start: Start,
    /// Answers to open questions.
    #[serde(default)]
    pub rulings: Rulings,
    /// Nobody knows the secret cards beside threats: they may be left out, and nothing comes of them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub secrets_unknown: bool,
}

impl MissionPlan {
    /// A full mission on these boards of the content (red, white, blue, internal), without threats yet.
    pub fn new(content: &Content, boards: [u8; 4]) -> MissionPlan {
        MissionPlan {
            turns: MOST_TURNS as u8,
            tracks: boards.map(|board| content.trajectory(board)),
            threats: Vec::new(),
            on_appear: Vec::new(),
            tiles: [Tile::ALL; 3],
            systems: Systems::ALL,
            carried: CarriedOver::default(),
            start: Start::default(),
            rulings: Rulings::default(),
            secrets_unknown: false,
        }
    }
}
