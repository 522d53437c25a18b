//! Why something was not done.

use crate::hosted::Json;
use serde::{Deserialize, Serialize};
use table::Phrase;
use utoipa::ToSchema;

/// Why a request was refused.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// By the game's rules or by the table's.
    pub code: RefusedCode,
    /// The rule that forbids it, for a game's command: `RM-4.4`.
    pub rule: Option<String>,
    /// The game's own refusal with its figures; null when the table refuses.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub refusal: Json,
    /// What to tell the person.
    pub phrase: Phrase,
}

/// Who refuses, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RefusedCode {
    /// A rule of the game.
    Rule,
    /// Not a command of this game at all.
    NoCommand,
    /// It takes a chair.
    NoChair,
    /// It takes the host.
    NotHost,
    /// Not at this moment of the table's life.
    WrongMoment,
    /// The clock is stopped.
    Paused,
    /// A rule of the game forbids people to speak with each other now.
    Silence,
    /// The host does not let one speak at this table.
    Muted,
    /// The chair is taken, does not exist or is not one's own.
    ChairTaken,
    /// Somebody else has chosen this colour.
    ColourTaken,
    /// No such bot, option, name or text.
    BadValue,
    /// Not every chair is taken, or not everybody is ready.
    NotReady,
    /// Nothing to take back.
    NothingToUndo,
    /// The game does not let this be taken back: time was running, or everybody has acted on it.
    NoUndo,
    /// The table has stopped.
    Stopped,
    /// Whoever runs the server closed the table.
    Closed,
    /// The server is about to stop, and makes no new tables.
    Draining,
    /// Too many messages; try again a little later.
    TooFast,
    /// The server could not store it; nothing happened, try again.
    Unavailable,
}

/// What was wrong with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// Not JSON, or not a message of this protocol.
    BadMessage,
    /// `hello` must come first.
    HelloFirst,
    /// The server speaks another version.
    WrongProtocol,
    /// There is no such table.
    NoTable,
    /// The table was played by rules that have changed since.
    Outdated,
    /// The bot token is not valid here.
    BadToken,
    /// It takes a chair.
    NoChair,
    /// Whoever runs the server does not let one in.
    Banned,
    /// Too many messages.
    TooFast,
    /// The server cannot do this now.
    Unavailable,
}

/// Why a connection closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GoodbyeReason {
    /// The server restarts.
    Shutdown,
    /// The connection could not keep up; resume.
    TooSlow,
    /// Too many messages.
    TooFast,
    /// No such table, older rules, wrong version, bad token.
    Refused,
}

/// Every error of the lobby, with its HTTP status.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ApiError {
    /// A word for programs.
    pub code: ApiErrorCode,
    /// What to tell a person.
    pub phrase: Phrase,
    /// Everything that is wrong with a content file, at most 20 of them; left out for other errors.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Phrase>>"))]
    pub faults: Vec<Phrase>,
}

/// What was wrong with a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ApiErrorCode {
    /// 400: not what belongs there.
    BadRequest,
    /// 400: content with faults, which are listed.
    BadContent,
    /// 403: not allowed to this cookie, or not yet.
    Forbidden,
    /// 403: whoever runs the server does not let one in.
    Banned,
    /// 503: the server is about to stop, and makes no new tables.
    Draining,
    /// 404: no such table, game or address.
    NotFound,
    /// 409: not at this moment of the table's life.
    Conflict,
    /// 410: played by rules that have changed since.
    Outdated,
    /// 413: larger than what can be sent there.
    TooLarge,
    /// 429: too many requests.
    TooFast,
    /// 503: the storage does not answer.
    Unavailable,
}
