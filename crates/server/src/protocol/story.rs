//! What happened, as it is told.

use super::Revision;
use crate::hosted::Json;
use serde::{Deserialize, Serialize};
use table::{Outcome, Phrase, Seat};

/// One line of the story.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoryItem {
    /// The log entry it belongs to. Several items may share one.
    pub revision: Revision,
    /// When, milliseconds since 1970.
    pub when: u64,
    /// Commands in the log after it: where the replay shows it.
    pub step: u32,
    /// What happened, for programs.
    pub told: Told,
    /// What to say about it.
    pub phrase: Phrase,
}

/// What a line of the story is about.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Told {
    /// Something in the game.
    Game {
        /// The event, as the game defines it.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        event: Json,
    },
    /// Something at the table.
    Table {
        /// The event.
        event: TableEvent,
    },
    /// Somebody said something.
    Chat {
        /// From this chair; null for an onlooker.
        seat: Option<Seat>,
        /// Their name then.
        name: String,
        /// Their words.
        text: String,
    },
}

/// Something that happened at the table rather than in the game. Its phrase has the key `table-event-<event>`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are: who, which, how many")]
pub enum TableEvent {
    Sat {
        seat: Seat,
        name: String,
    },
    Stood {
        seat: Seat,
        name: String,
    },
    Renamed {
        seat: Seat,
        name: String,
    },
    BotSat {
        seat: Seat,
        bot: String,
    },
    BotLeft {
        seat: Seat,
        bot: String,
    },
    ProgramSat {
        seat: Seat,
        name: String,
    },
    Ready {
        seat: Seat,
    },
    NotReady {
        seat: Seat,
    },
    OptionsChanged,
    /// The table plays with content that somebody brought.
    ContentBrought,
    /// The table plays with the built-in content again.
    ContentRemoved,
    Started,
    Forked {
        code: String,
        step: u32,
    },
    /// Commands were taken back: for free, or with the consent of these chairs.
    Undone {
        seat: Seat,
        commands: u32,
        free: bool,
        agreed: Vec<Seat>,
    },
    UndoAsked {
        seat: Seat,
        commands: u32,
    },
    UndoAgreed {
        seat: Seat,
    },
    UndoRefused {
        seat: Seat,
    },
    UndoWithdrawn {
        seat: Seat,
    },
    Paused {
        seat: Seat,
    },
    Resumed {
        seat: Seat,
    },
    ClockSet {
        seat: Seat,
        percent: u16,
    },
    BotsFast,
    BotsSlow,
    /// A bot plays for somebody who is away.
    BotTookOver {
        seat: Seat,
        bot: String,
    },
    /// They are back.
    CameBack {
        seat: Seat,
    },
    /// The host does not let somebody speak any more.
    Muted {
        seat: Option<Seat>,
        name: String,
    },
    /// The host lets somebody speak again.
    Unmuted {
        seat: Option<Seat>,
        name: String,
    },
    /// They are waited for longer.
    WaitedFor {
        seat: Seat,
        by: Seat,
    },
    /// Whoever looks on may take their chair.
    Offered {
        seat: Seat,
    },
    /// They go on on another device.
    Moved {
        seat: Seat,
    },
    Over {
        outcome: Outcome,
    },
    Rematch {
        code: String,
    },
    /// Whoever runs the server closed the table.
    Closed,
    Stopped,
}
