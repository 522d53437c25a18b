//! The log of a table: everything that ever happened there, in order. The log is the truth; every running state is only
//! a cache of it.

use crate::content::Brought;
use crate::hosted::Json;
use crate::protocol::SeatColour;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Seat;

/// Who did something: the hash of a cookie or of a bot token, with a letter that says which. Never shown to anybody.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Key(pub String);

impl Key {
    /// The server itself.
    pub fn server() -> Key {
        Key::default()
    }

    /// Whoever runs the server.
    pub fn operator() -> Key {
        Key("o".to_owned())
    }

    /// Whether it came through the bot door.
    pub fn is_program(&self) -> bool {
        self.0.starts_with('b')
    }
}

/// One entry of the log.
#[derive(Clone, Debug)]
pub struct LogEntry {
    /// Its place, from one: the revision it leads to.
    pub seq: u64,
    /// When it was written, milliseconds since 1970.
    pub when: u64,
    /// Who asked for it.
    pub by: Key,
    /// The client's id of the request; empty when nobody asked.
    pub id: String,
    /// What it does.
    pub change: Change,
}

/// What an entry does.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are: who, which, how many")]
pub enum Change {
    /// Somebody takes a chair in the waiting room.
    Sit {
        seat: Seat,
        key: Key,
        name: String,
    },
    /// A chair becomes empty in the waiting room.
    Stand {
        seat: Seat,
    },
    Rename {
        seat: Seat,
        name: String,
    },
    AddBot {
        seat: Seat,
        bot: String,
    },
    RemoveBot {
        seat: Seat,
    },
    /// A chair is kept for a program with this key.
    AddProgram {
        seat: Seat,
        key: Key,
        name: String,
    },
    Ready {
        seat: Seat,
        ready: bool,
    },
    /// Somebody chooses the colour of their chair.
    Colour {
        seat: Seat,
        colour: SeatColour,
    },
    Options {
        options: BTreeMap<String, String>,
        seats: u8,
    },
    /// The table plays with content that somebody brought, or with the built-in one again.
    Content {
        brought: Option<Brought>,
    },
    /// The host's rights pass on.
    Host {
        key: Key,
    },
    /// The game begins with this setup; the seed is in the header.
    Start {
        setup: Json,
        /// The version of the rules it is played by; older logs have it in the header only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules: Option<u32>,
    },
    /// The game begins where another one stood.
    Fork {
        code: String,
        step: u32,
        setup: Json,
        commands: Vec<ForkedCommand>,
    },
    /// A command of the game.
    Command {
        at: u64,
        seat: Seat,
        command: Json,
    },
    /// Time passed and the game itself moved.
    Tick {
        at: u64,
    },
    AskUndo {
        seat: Seat,
        to: u32,
        /// Until when people who are not there are waited for, milliseconds since 1970.
        #[serde(default)]
        until: u64,
    },
    AgreeUndo {
        seat: Seat,
    },
    RefuseUndo {
        seat: Seat,
    },
    WithdrawUndo {
        seat: Seat,
    },
    /// All but the first `to` commands are taken back.
    Undo {
        seat: Seat,
        to: u32,
        free: bool,
        agreed: Vec<Seat>,
        /// When, in game time. Older logs do not say; their clocks went back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
    },
    Pause {
        seat: Seat,
        at: u64,
    },
    Resume {
        seat: Seat,
    },
    Clock {
        seat: Seat,
        at: u64,
        percent: u16,
    },
    FastBots {
        fast: bool,
    },
    /// A bot plays for whoever holds the chair.
    TakeOver {
        seat: Seat,
        bot: String,
    },
    /// They are back.
    Return {
        seat: Seat,
    },
    /// The others wait longer before a bot plays for somebody who is away.
    WaitFor {
        seat: Seat,
        by: Seat,
        /// Until when, milliseconds since 1970.
        until: u64,
    },
    /// Whoever looks on may take the chair of somebody who is away.
    Offer {
        seat: Seat,
    },
    /// Whoever holds a chair goes on with another key: on another device.
    Move {
        seat: Seat,
        key: Key,
    },
    Chat {
        seat: Option<Seat>,
        name: String,
        text: String,
    },
    /// Somebody may not speak any more.
    Mute {
        key: Key,
        seat: Option<Seat>,
        name: String,
    },
    /// They may again.
    Unmute {
        key: Key,
        seat: Option<Seat>,
        name: String,
    },
    Rematch {
        code: String,
    },
    /// Nobody moves or speaks here any more, by order of whoever runs the server.
    Close,
    /// Something that this program does not know. It is never written, only read.
    #[serde(skip)]
    Unreadable {
        body: String,
    },
}

/// A command that a fork starts with.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "as in the log")]
pub struct ForkedCommand {
    pub at: u64,
    pub seat: Seat,
    pub command: Json,
}

impl Change {
    /// The word for the storage's own column.
    pub fn kind(&self) -> &'static str {
        match self {
            Change::Sit { .. } => "sit",
            Change::Stand { .. } => "stand",
            Change::Rename { .. } => "rename",
            Change::AddBot { .. } => "add_bot",
            Change::RemoveBot { .. } => "remove_bot",
            Change::AddProgram { .. } => "add_program",
            Change::Ready { .. } => "ready",
            Change::Colour { .. } => "colour",
            Change::Options { .. } => "options",
            Change::Content { .. } => "content",
            Change::Host { .. } => "host",
            Change::Start { .. } => "start",
            Change::Fork { .. } => "fork",
            Change::Command { .. } => "command",
            Change::Tick { .. } => "tick",
            Change::AskUndo { .. } => "ask_undo",
            Change::AgreeUndo { .. } => "agree_undo",
            Change::RefuseUndo { .. } => "refuse_undo",
            Change::WithdrawUndo { .. } => "withdraw_undo",
            Change::Undo { .. } => "undo",
            Change::Pause { .. } => "pause",
            Change::Resume { .. } => "resume",
            Change::Clock { .. } => "clock",
            Change::FastBots { .. } => "fast_bots",
            Change::TakeOver { .. } => "take_over",
            Change::Return { .. } => "return",
            Change::WaitFor { .. } => "wait_for",
            Change::Offer { .. } => "offer",
            Change::Move { .. } => "move",
            Change::Chat { .. } => "chat",
            Change::Mute { .. } => "mute",
            Change::Unmute { .. } => "unmute",
            Change::Rematch { .. } => "rematch",
            Change::Close => "close",
            Change::Unreadable { .. } => "unreadable",
        }
    }

    /// The chair it is about, for the storage's own column.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Change::Sit { seat, .. }
            | Change::Stand { seat }
            | Change::Rename { seat, .. }
            | Change::AddBot { seat, .. }
            | Change::RemoveBot { seat }
            | Change::AddProgram { seat, .. }
            | Change::Ready { seat, .. }
            | Change::Colour { seat, .. }
            | Change::Command { seat, .. }
            | Change::AskUndo { seat, .. }
            | Change::AgreeUndo { seat }
            | Change::RefuseUndo { seat }
            | Change::WithdrawUndo { seat }
            | Change::Undo { seat, .. }
            | Change::Pause { seat, .. }
            | Change::Resume { seat }
            | Change::Clock { seat, .. }
            | Change::TakeOver { seat, .. }
            | Change::Return { seat }
            | Change::WaitFor { seat, .. }
            | Change::Offer { seat }
            | Change::Move { seat, .. } => Some(*seat),
            Change::Chat { seat, .. } | Change::Mute { seat, .. } | Change::Unmute { seat, .. } => *seat,
            Change::Options { .. }
            | Change::Content { .. }
            | Change::Host { .. }
            | Change::Start { .. }
            | Change::Fork { .. }
            | Change::Tick { .. }
            | Change::FastBots { .. }
            | Change::Rematch { .. }
            | Change::Close
            | Change::Unreadable { .. } => None,
        }
    }

    /// The game time it happened at, for the storage's own column.
    pub fn at(&self) -> Option<u64> {
        match self {
            Change::Command { at, .. }
            | Change::Tick { at }
            | Change::Pause { at, .. }
            | Change::Clock { at, .. } => Some(*at),
            Change::Undo { at, .. } => *at,
            _ => None,
        }
    }
}
