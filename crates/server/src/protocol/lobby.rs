//! The lobby over HTTP.

use super::seating::{ContentInfo, Holder, SeatColour, TablePhase};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{OptionSpec, Outcome, Seat};
use utoipa::ToSchema;

/// `GET /api/games`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Games {
    /// Every game of this server.
    pub games: Vec<GameInfo>,
}

/// A game that can be played here. Its name is the message `<id>-name`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its name in addresses and message keys.
    pub id: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest chairs.
    pub least_seats: u8,
    /// The most chairs.
    pub most_seats: u8,
    /// Its options.
    pub options: Vec<OptionSpec>,
    /// Its bots, weakest first. Their descriptions are the messages `<id>-bot-<name>`.
    pub bots: Vec<String>,
    /// What it can work out without a table: `POST /api/games/{id}/tools/{tool}`.
    pub tools: Vec<String>,
    /// Whether a table may bring content of its own.
    pub content: bool,
}

/// `POST /api/games/{game}/content` and `POST /api/tables/{code}/content`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewContent {
    /// The text of the file, at most 256 kB; null for the built-in content.
    pub content: Option<String>,
}

/// `GET /api/me` and the answer to `POST /api/me`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// The name shown on chairs; empty when none was chosen yet.
    pub name: String,
}

/// `POST /api/me`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// Up to 24 characters.
    pub name: String,
}

/// `POST /api/tables`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// How many chairs.
    pub seats: u8,
    /// Options that differ from their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
    /// Content in place of the built-in one: the text of a file, at most 256 kB.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub content: Option<String>,
    /// Kinds of bots for the last chairs, in order.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub bots: Vec<String>,
    /// The name on the host's chair; the known one when left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// Begin at once; every chair but the first must have a bot. *Play now* is this.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub start: bool,
    /// Bots move at once.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub fast_bots: bool,
    /// Do not take a chair: all chairs are for others, or for programs.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub stand: bool,
    /// The deal that the game keeps for its guided first game, where it keeps one. That deal is known, so it is only for tables that
    /// begin at once, against bots.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub lesson: bool,
}

/// A new table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableMade {
    /// The short code: `/t/<code>`.
    pub code: String,
    /// The long token for the invitation link: `/t/<link>`.
    pub link: String,
}

/// `GET /api/tables`: the tables where this cookie owns a chair, latest first.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyTables {
    /// At most 50.
    pub tables: Vec<TableSummary>,
}

/// `GET /api/tables/{code}` (a code or a link's token): what a person sees before joining.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    /// The short code.
    pub code: String,
    /// Which game.
    pub game: String,
    /// Waiting, playing, over or stopped.
    pub phase: TablePhase,
    /// The chosen options.
    pub options: BTreeMap<String, String>,
    /// Content that the table brings in place of the built-in one.
    pub content: Option<ContentInfo>,
    /// The names on the chairs: people's names, or kinds of bots; empty for empty chairs.
    pub chairs: Vec<SummaryChair>,
    /// One's own chair.
    pub seat: Option<Seat>,
    /// Whether the game waits for this cookie's chair.
    pub your_move: bool,
    /// Commands so far.
    pub steps: u32,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// When it was made, milliseconds since 1970.
    pub created: u64,
    /// When it last changed, milliseconds since 1970.
    pub updated: u64,
}

/// A chair in a summary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SummaryChair {
    /// Who it belongs to.
    pub holder: Holder,
    /// What to call them; the kind of bot for a bot.
    pub name: String,
    /// The colour that its person chose; null for the game's own choice for this place.
    #[serde(default)]
    pub colour: Option<SeatColour>,
}

/// `POST /api/tables/{code}/handover`: the secret with which another device takes one's chair.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandoverMade {
    /// For the fragment of a link, `/t/<code>#take=<secret>`. Good once, and only the latest one is.
    pub secret: String,
    /// Until when, milliseconds since 1970.
    pub until: u64,
}

/// `POST /api/tables/{code}/chair`: take one's chair over from another device.
#[derive(Clone, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TakeChair {
    /// The secret that the other device was given.
    pub secret: String,
}

/// `POST /api/tables/{code}/programs`: a chair for an external bot. The host's right, in the waiting room.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewProgram {
    /// Which chair; it must be empty.
    pub seat: Seat,
    /// What to call the program.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
}

/// The token with which a program says `hello`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProgramMade {
    /// For `hello.token`; shown once.
    pub token: String,
    /// Its chair.
    pub seat: Seat,
}
