//! What the server sends over the WebSocket.

use super::Revision;
use super::playhead::Playhead;
use super::refusals::{ErrorCode, GoodbyeReason, Refused};
use super::seating::{Clock, TableInfo, Turn, You};
#[cfg(feature = "ts")]
use super::story::StoryItem;
use crate::hosted::Json;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Phrase;
use utoipa::ToSchema;

/// Everything the server may send.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`: everything there is to know.
    Welcome(Box<Welcome>),
    /// Something changed. Fields that did not change are left out.
    Update(Update),
    /// What this connection is at the table changed: a chair taken, left, given back, the host's right passed on.
    You {
        /// From now on.
        you: You,
    },
    /// A request was carried out, and is safely stored.
    Done {
        /// The client's id.
        id: String,
        /// The revision that holds it.
        revision: Revision,
    },
    /// A request was refused and changed nothing.
    Refused {
        /// The client's id.
        id: String,
        /// The refusal with its rule, for the client to show.
        refusal: Refused,
    },
    /// The answer to `preview`.
    Preview {
        /// The client's id.
        id: String,
        /// Whether the command would be accepted now.
        legal: bool,
        /// Why not, when it would not.
        refusal: Option<Refused>,
        /// What it would cost and change, as the game defines it; null when there is nothing to tell.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        preview: Json,
        /// The revision it was computed for.
        revision: Revision,
    },
    /// The answer to `story`: what came before, oldest first.
    Story {
        /// The items.
        #[cfg_attr(feature = "ts", ts(as = "Vec<StoryItem>"))]
        items: Vec<Json>,
        /// Whether there is still more before them.
        more: bool,
    },
    /// Somebody moved everybody's screen to a step of a film.
    Playhead {
        /// From now on.
        playhead: Playhead,
    },
    /// The answer to `ping`.
    Pong {
        /// The number of the ping.
        sent: f64,
        /// The server's clock, milliseconds since 1970.
        now: u64,
    },
    /// Something was wrong with a message that has no id to answer to.
    Error {
        /// What it was.
        code: ErrorCode,
        /// The same for a person.
        phrase: Phrase,
    },
    /// The connection is about to close.
    Goodbye {
        /// The reason, for the client to say and to act on.
        reason: GoodbyeReason,
        /// When to try again, in milliseconds; null when there is no point.
        retry: Option<u32>,
    },
}

/// Everything a client needs to show a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome {
    /// The version the server speaks.
    pub protocol: u32,
    /// The server's own version.
    pub server: String,
    /// The server's clock, milliseconds since 1970.
    pub now: u64,
    /// Whether only the story since the asked revision follows, and no catalogue.
    pub resumed: bool,
    /// The moment all of this describes.
    pub revision: Revision,
    /// What this connection is at the table.
    pub you: You,
    /// The table.
    pub table: TableInfo,
    /// What is printed on cards and boards; null in the waiting room and when resuming.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub catalogue: Json,
    /// The game as this viewer sees it; null in the waiting room.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Json,
    /// Commands worth offering now; empty without a chair.
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub options: Json,
    /// Whose move it is, and what can be taken back; null in the waiting room.
    pub turn: Option<Turn>,
    /// The clock.
    pub clock: Clock,
    /// Where the screens of this table are in a film; null when nobody has moved them yet.
    pub playhead: Option<Playhead>,
    /// The story as this viewer heard it, oldest first: the latest 200 items, or all since the asked revision.
    #[cfg_attr(feature = "ts", ts(as = "Vec<StoryItem>"))]
    pub story: Vec<Json>,
    /// Whether there is more before them; ask with `story`.
    pub more: bool,
}

/// What changed since the last message with a view.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update {
    /// The moment it leads to.
    pub revision: Revision,
    /// The table, when anything about it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<TableInfo>,
    /// What is printed on cards and boards, when the game has just begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub catalogue: Option<Json>,
    /// The whole view, when there was none before or the change is too large.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub view: Option<Json>,
    /// Otherwise the change of the view as a JSON Patch (RFC 6902: add, remove, replace).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Array<PatchOperation>"))]
    pub patch: Option<Json>,
    /// Commands worth offering, when they changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Array<unknown>"))]
    pub options: Option<Json>,
    /// Whose move it is, when it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub turn: Option<Turn>,
    /// The clock, when it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<Clock>,
    /// What happened, as this viewer heard it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<StoryItem>>"))]
    pub story: Vec<Json>,
}

/// One step of a JSON Patch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum PatchOperation {
    /// Insert a value: a new member, or before this index of a list (`-` is its end).
    Add {
        /// A JSON Pointer.
        path: String,
        /// The value that comes in.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        value: Value,
    },
    /// Take a value out.
    Remove {
        /// A JSON Pointer.
        path: String,
    },
    /// Put another value in its place.
    Replace {
        /// A JSON Pointer.
        path: String,
        /// The value that takes its place.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        value: Value,
    },
}
