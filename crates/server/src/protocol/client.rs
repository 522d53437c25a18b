//! What a client sends over the WebSocket.

use super::Revision;
use super::seating::SeatColour;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use table::Seat;

/// Everything a client may send.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message of a connection; anything else before it is refused. A second one moves to another table.
    Hello {
        /// The version the client speaks.
        protocol: u32,
        /// The code of the table, or the long token of an invitation link.
        table: String,
        /// A bot token; a browser is known by its cookie and leaves it out.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        token: Option<String>,
        /// Look on without a chair even if the cookie owns one: the big screen.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        spectate: Option<bool>,
        /// The latest revision the client has seen, after a lost connection. The welcome then tells only the story
        /// since, and leaves the catalogue out.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        resume: Option<Revision>,
    },
    /// Change the table. Answered with `done` or `refused`, always, with the same id.
    Do {
        /// Made by the client, up to 64 characters, new for every request and the same for its retries: a request is carried
        /// out once, however often it arrives, also on another connection and after a restart of the server.
        id: String,
        /// The request.
        action: Request,
    },
    /// Is this command legal now, and what would it cost? Changes nothing; answered with `preview`.
    Preview {
        /// Made by the client; the answer carries it.
        id: String,
        /// A command of the game.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        command: Value,
    },
    /// The part of the story before a revision; answered with `story`.
    Story {
        /// Only what came before.
        before: Revision,
    },
    /// Move everybody's screen to a step of a film. Takes a chair; everybody hears `playhead`.
    Play {
        /// Which film: up to 64 letters, digits and `. _ : / -`.
        film: String,
        /// Which step of it.
        step: u32,
        /// Whether it runs on from there.
        running: bool,
        /// How fast, in percent of its own pace: 10 to 1000.
        percent: u16,
    },
    /// What one is shown just now instead of the table: a film that one has not seen to its end. Takes a chair. While
    /// anybody watches, no list and no header tells how the game ended.
    Watch {
        /// Which film; null once it is seen or left.
        film: Option<String>,
        /// Whether bots wait until it is seen, for a while.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        hold: bool,
    },
    /// Answered at once with `pong`.
    Ping {
        /// Any number, usually the client's clock; the answer carries it.
        sent: f64,
    },
}

/// A change to the table that somebody asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// A command of the game, from one's own chair.
    Command {
        /// The command, as the game defines it.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        command: Value,
    },
    /// Say something.
    Chat {
        /// Up to 500 characters.
        text: String,
    },
    /// Let nobody hear whoever said this any more, until they are let speak again. The host's right.
    Mute {
        /// The revision of a line of chat.
        said: Revision,
    },
    /// Let somebody speak again. The host's right.
    Unmute {
        /// Their number in the table's `muted`.
        number: Revision,
    },
    /// Waiting room: take an empty chair (and leave the present one). During the game: take one's own chair back, or
    /// one that is offered.
    Sit {
        /// Which chair.
        seat: Seat,
    },
    /// Waiting room: leave the chair. During the game: let a bot play on.
    Stand,
    /// Change the name shown on one's chair, here and at future tables.
    Rename {
        /// Up to 24 characters.
        name: String,
    },
    /// Waiting room: put a bot on a chair. The host's right.
    AddBot {
        /// Which chair.
        seat: Seat,
        /// Which kind, as the game's list names it.
        bot: String,
    },
    /// Waiting room: take a bot off its chair. The host's right.
    RemoveBot {
        /// Which chair.
        seat: Seat,
    },
    /// Waiting room: ask somebody to leave a chair. The host's right.
    Dismiss {
        /// Which chair.
        seat: Seat,
    },
    /// Waiting room: say whether one is ready.
    Ready {
        /// Or not.
        ready: bool,
    },
    /// Waiting room: choose the colour of one's chair.
    Colour {
        /// One that nobody else has chosen.
        colour: SeatColour,
    },
    /// Waiting room: change options and the number of chairs. The host's right.
    Options {
        /// All of them; what is missing takes its default.
        options: BTreeMap<String, String>,
        /// How many chairs.
        seats: u8,
    },
    /// Waiting room: begin. The host's right; every chair must be taken, and every person but the host ready.
    Start,
    /// Take back one's own latest command.
    Undo,
    /// Take back everything one did this turn.
    RestartTurn,
    /// Answer somebody's request to take back, when it needs consent.
    AnswerUndo {
        /// Whether one agrees.
        agree: bool,
    },
    /// Withdraw one's own request to take back.
    WithdrawUndo,
    /// Stop the clock. Nobody can move until it runs again.
    Pause,
    /// Let the clock run again.
    Resume,
    /// Slower or faster clocks, in percent of real time.
    Clock {
        /// 25 to 2000.
        percent: u16,
    },
    /// Whether bots move at once instead of at a pace that a person can follow.
    FastBots {
        /// Or not.
        fast: bool,
    },
    /// Wait longer before a bot plays for somebody who is away.
    WaitFor {
        /// Whose chair.
        seat: Seat,
    },
    /// Let whoever looks on take the chair of somebody who is away. The host's right; everybody's when the host is away.
    Offer {
        /// Whose chair.
        seat: Seat,
    },
    /// After the end: a new table with the same chairs and options. Its code is in the table's `rematch`.
    Rematch,
}
