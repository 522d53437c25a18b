//! Replays over HTTP, and playing on from one.

use super::lobby::TableSummary;
use super::seating::TableInfo;
use super::server::PatchOperation;
use crate::hosted::Json;
use serde::{Deserialize, Serialize};
use table::{Phrase, Seat, Viewer};
use utoipa::ToSchema;

/// `GET /api/replays`: games that ended where this cookie sat, latest first.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replays {
    /// At most 50.
    pub replays: Vec<TableSummary>,
}

/// `GET /api/replays/{code}?viewer=spectator|0|1…`: a game from its first move.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    /// The table.
    pub table: TableInfo,
    /// Whose view it is. Before the end only the spectator's is shown.
    pub viewer: Viewer,
    /// What is printed on cards and boards.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = serde_json::Value)]
    pub catalogue: Json,
    /// The view before the first move.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = serde_json::Value)]
    pub view: Json,
    /// Every command that stood, in order.
    pub steps: Vec<ReplayStep>,
}

/// One command of a replay.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayStep {
    /// Its number, from one: `/r/<code>?step=<step>`.
    pub step: u32,
    /// When, in game time.
    pub at: u64,
    /// Whose chair gave it.
    pub seat: Seat,
    /// The round before it.
    pub round: u32,
    /// What was asked for; null before the end, since a command may name what others cannot see.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = serde_json::Value)]
    pub command: Json,
    /// What happened, as this viewer heard it.
    pub story: Vec<ReplayLine>,
    /// How the view changed.
    #[cfg_attr(feature = "ts", ts(type = "Array<PatchOperation>"))]
    pub patch: Vec<PatchOperation>,
}

/// One event of a replay.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayLine {
    /// The event, as the game defines it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = serde_json::Value)]
    pub event: Json,
    /// What to say about it.
    pub phrase: Phrase,
}

/// `POST /api/replays/{code}/fork`: play on from a moment of a finished game.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewFork {
    /// How many commands stay.
    pub step: u32,
    /// The chair of whoever forks.
    pub seat: Seat,
    /// The kind of bot for all other chairs; the strongest when left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
}

/// Which replay a table continues.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fork {
    /// Its code.
    pub code: String,
    /// How many commands stayed.
    pub step: u32,
}
