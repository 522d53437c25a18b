//! A table as everybody at it sees it: chairs, turns, clock.

use super::Revision;
use super::replays::Fork;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Outcome, Phrase, Seat};
use utoipa::ToSchema;

/// What a connection is at its table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct You {
    /// The chair it plays from; null for an onlooker.
    pub seat: Option<Seat>,
    /// The name it is known by.
    pub name: String,
    /// Whether it has the host's rights.
    pub host: bool,
    /// The token of the invitation link `/t/<token>`; null for an onlooker.
    pub link: Option<String>,
    /// The chair that a bot keeps for this person; sit down to take it back.
    pub kept: Option<Seat>,
    /// Whether the host does not let them speak.
    pub muted: bool,
}

/// A table as everybody may know it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    /// The short code for typing.
    pub code: String,
    /// Which game.
    pub game: String,
    /// Waiting, playing, over or stopped.
    pub phase: TablePhase,
    /// The chosen options.
    pub options: BTreeMap<String, String>,
    /// Content that the table plays with in place of the built-in one; its text is at `/api/tables/{code}/content`.
    pub content: Option<ContentInfo>,
    /// The chairs, in the order of play.
    pub chairs: Vec<Chair>,
    /// Onlookers without a chair.
    pub onlookers: u32,
    /// Whom the host does not let speak.
    pub muted: Vec<Muted>,
    /// Whether the clock is stopped.
    pub paused: bool,
    /// Whether bots move at once.
    pub fast_bots: bool,
    /// Somebody's request to take back, while it waits for consent.
    pub undo: Option<UndoRequest>,
    /// SHA-256 of the seed, shown before the first move.
    pub commitment: String,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
    /// The chairs whose people still watch a film.
    pub watching: Vec<Seat>,
    /// How it ended; null while anybody still watches.
    pub outcome: Option<Outcome>,
    /// The code of the next table with the same chairs.
    pub rematch: Option<String>,
    /// The replay this table was forked from: code and number of commands. Its dice are known to whoever looks.
    pub fork: Option<Fork>,
    /// Why the options cannot start a game, in the waiting room.
    pub problem: Option<Phrase>,
    /// Whether whoever runs the server closed it: nobody moves or speaks here any more.
    pub closed: bool,
    /// The server is about to stop, and makes no new tables; null while it goes on.
    pub drain: Option<Drain>,
    /// When it was made, milliseconds since 1970.
    pub created: u64,
    /// When each round of the game began, milliseconds since 1970; the first ones, if there are many.
    pub rounds: Vec<u64>,
}

/// A server that is about to stop. It waits for people to finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Drain {
    /// Until then at most, milliseconds since 1970; null when it waits as long as it takes.
    pub until: Option<u64>,
}

/// Somebody whom the host does not let speak.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Muted {
    /// For letting them speak again.
    pub number: Revision,
    /// Their chair; null for an onlooker.
    pub seat: Option<Seat>,
    /// Their name then; empty for an onlooker without one.
    pub name: String,
}

/// Content that a person brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ContentInfo {
    /// What it holds, as its game says.
    pub holds: Phrase,
    /// How large it is.
    pub bytes: u32,
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TablePhase {
    /// People take chairs.
    Waiting,
    /// The game runs.
    Playing,
    /// It is over.
    Over,
    /// A rule failed; the log is safe, nobody can move.
    Stopped,
}

/// One chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chair {
    /// Its number, from zero.
    pub seat: Seat,
    /// Who it belongs to.
    pub holder: Holder,
    /// What to call them; the kind of bot for a bot, empty for an empty chair.
    pub name: String,
    /// The kind of bot that moves now: on its own chair, or for somebody who is away. Null when a person moves.
    pub bot: Option<String>,
    /// Whether somebody is connected there.
    pub connected: bool,
    /// Since when nobody has been connected there, and when a bot steps in. Null while somebody is, and once a bot plays.
    pub away: Option<Away>,
    /// Whether whoever looks on may take it, because its person is away.
    pub offered: bool,
    /// The colour that its person chose; null for the game's own choice for this place.
    pub colour: Option<SeatColour>,
    /// Whether they are ready to start.
    pub ready: bool,
    /// Whether they have the host's rights.
    pub host: bool,
    /// The parts they play at this moment of the game, most important first; the message `<game>-role-<name>` explains each.
    pub roles: Vec<String>,
}

/// Somebody who is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Away {
    /// Since when, milliseconds since 1970.
    pub since: u64,
    /// When a bot plays for them if the game waits for them then, milliseconds since 1970; null when none will.
    pub bot_at: Option<u64>,
}

/// The colours of chairs. Each has a shape of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are colours")]
pub enum SeatColour {
    Red,
    White,
    Blue,
    Yellow,
    Green,
    Violet,
    Orange,
    Cyan,
    Grey,
}

/// Who a chair belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Empty,
    /// A person.
    Person,
    /// One of the game's own bots.
    Bot,
    /// A program that came through the bot door.
    Program,
}

/// A request to take back that waits for consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoRequest {
    /// Who asks.
    pub seat: Seat,
    /// How many commands of the log would be left.
    pub to: u32,
    /// How many would be taken back.
    pub commands: u32,
    /// Who has agreed so far.
    pub agreed: Vec<Seat>,
    /// Who has yet to answer, people who are away included when their moves would be taken back.
    pub waiting: Vec<Seat>,
    /// Until when those who are not there are waited for, milliseconds since 1970. After that, the others suffice.
    pub deadline: u64,
}

/// Whose move it is, and what this viewer can take back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// The chairs that the game waits for.
    pub awaited: Vec<Seat>,
    /// The round.
    pub round: u32,
    /// Commands in the log: the step of the replay.
    pub step: u32,
    /// Taking back one's latest command; null when there is none or the game forbids it.
    pub undo: Option<UndoOffer>,
    /// Taking back everything done this turn; null when there is nothing or the game forbids it.
    pub restart: Option<UndoOffer>,
}

/// What taking back would mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoOffer {
    /// Whether it needs nobody's consent: the game allows it, nothing came to light, no die was rolled, nobody else acted.
    /// Otherwise the others are asked.
    pub free: bool,
    /// How many commands would be taken back.
    pub commands: u32,
}

/// Game time now and how it runs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Clock {
    /// Game time, milliseconds.
    pub at: u64,
    /// The server's clock at that moment, milliseconds since 1970.
    pub now: u64,
    /// Whether it runs.
    pub running: bool,
    /// How fast, in percent of real time.
    pub percent: u16,
}
