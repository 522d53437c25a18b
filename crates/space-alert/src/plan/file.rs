//! The plan file as data.

use crate::ship::{Announced, Mark, OnAppear, Slot, Tile, Track};
use crate::{Station, Zone};
use serde::Serialize;
use std::collections::BTreeMap;

/// The name and version of the format.
pub const FORMAT: &str = "space-alert-plan/1";

/// A filled-in mission. [`PlanFile::from_json`] reads it, [`PlanFile::to_json`] writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlanFile {
    /// Always [`FORMAT`].
    pub format: String,
    /// Twelve, or seven for a test run.
    pub turns: u8,
    /// Which board lies where.
    pub trajectories: TrackBoards,
    /// The threats.
    pub threats: Vec<Announced>,
    /// The boards, in order of play.
    pub players: Vec<Vec<Slot>>,
    /// In which order damage tiles are drawn.
    pub damage_draw: DamageDraw,
    /// What is different from a usual mission.
    pub overrides: Overrides,
}

/// The numbers of the trajectory boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct TrackBoards {
    /// Outside the red zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub red: Option<u8>,
    /// Outside the white zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white: Option<u8>,
    /// Outside the blue zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blue: Option<u8>,
    /// For everything on board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub internal: Option<u8>,
}

impl TrackBoards {
    /// The board of a track.
    pub fn get(&self, track: Track) -> Option<u8> {
        match track {
            Track::Red => self.red,
            Track::White => self.white,
            Track::Blue => self.blue,
            Track::Internal => self.internal,
        }
    }
}

/// In which order damage tiles are drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum DamageDraw {
    /// It does not matter.
    Any(AnyWord),
    /// Shuffled from a seed.
    Seed {
        /// The seed.
        seed: u64,
    },
    /// In an order of one's own; a zone left out is shuffled.
    Orders(TileOrders),
}

impl DamageDraw {
    /// It does not matter.
    pub const ANY: DamageDraw = DamageDraw::Any(AnyWord::Any);
}

/// The word that says that the order does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AnyWord {
    /// Any order.
    Any,
}

/// Tiles by zone, first drawn first. Tiles that are not named come after those that are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct TileOrders(pub BTreeMap<Zone, Vec<Tile>>);

/// The squad that somebody begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bots {
    /// Ready to fight.
    Active,
    /// Lying down.
    Disabled,
}

/// A track of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CustomTrajectory {
    /// How many squares it has.
    pub length: u8,
    /// Which are marked.
    pub marks: BTreeMap<u8, Mark>,
}

/// What is different from a usual mission.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Overrides {
    /// Every check of the computer succeeds.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub computer_maintained: bool,
    /// Where people begin.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub start_station: BTreeMap<u8, Station>,
    /// Who begins in space.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub in_space: Vec<u8>,
    /// Who begins with a squad.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub bots: BTreeMap<u8, Bots>,
    /// Energy in the shields.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub shields: BTreeMap<Zone, u8>,
    /// Tiles from before the mission.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub pre_damage: BTreeMap<Zone, Vec<Tile>>,
    /// Threats with a history.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub threat_on_appear: BTreeMap<String, OnAppear>,
    /// Tracks of one's own.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub custom_trajectory: BTreeMap<Track, CustomTrajectory>,
}
