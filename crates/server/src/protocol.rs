//! What travels over the WebSocket and the HTTP lobby: closed sets of messages, one per direction.
//!
//! The TypeScript in `web/src/net/generated` is made from these types, and `docs/protocol.md` explains them.

use crate::hosted::Json;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use table::{OptionSpec, Outcome, Phrase, Seat, Viewer};
use ts_rs::TS;

/// The version that `hello` and `welcome` carry. Raised when a message changes in a way an old client would notice.
pub const PROTOCOL: u32 = 1;

/// A number that names a moment of a table: the place of its latest log entry.
pub type Revision = u64;

// ------------------------------------------------------------------------------------------- client to server

/// Everything a client may send.
#[derive(Clone, Debug, Deserialize, TS)]
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
        #[ts(optional)]
        token: Option<String>,
        /// Look on without a chair even if the cookie owns one: the big screen.
        #[serde(default)]
        #[ts(optional = nullable)]
        spectate: Option<bool>,
        /// The latest revision the client has seen, after a lost connection. The welcome then tells only the story
        /// since, and leaves the catalogue out.
        #[serde(default)]
        #[ts(optional)]
        resume: Option<Revision>,
    },
    /// Change the table. Answered with `done` or `refused`, always, with the same id.
    Do {
        /// Made by the client, up to 64 characters, new for every wish and the same for its retries: a wish is carried
        /// out once, however often it arrives, also on another connection and after a restart of the server.
        id: String,
        /// The wish.
        action: Action,
    },
    /// Is this command legal now, and what would it cost? Changes nothing; answered with `preview`.
    Preview {
        /// Made by the client; the answer carries it.
        id: String,
        /// A command of the game.
        #[ts(type = "unknown")]
        command: Value,
    },
    /// The part of the story before a revision; answered with `story`.
    Story {
        /// Only what came before.
        before: Revision,
    },
    /// Answered at once with `pong`.
    Ping {
        /// Any number, usually the client's clock; the answer carries it.
        sent: f64,
    },
}

/// A change to the table that somebody asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// A command of the game, from one's own chair.
    Command {
        /// The command, as the game defines it.
        #[ts(type = "unknown")]
        command: Value,
    },
    /// Say something.
    Chat {
        /// Up to 500 characters.
        text: String,
    },
    /// Waiting room: take an empty chair (and leave the present one). During the game: take one's own chair back.
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
    /// Answer somebody's wish to take back, when it needs consent.
    AnswerUndo {
        /// Whether one agrees.
        agree: bool,
    },
    /// Withdraw one's own wish to take back.
    WithdrawUndo,
    /// Stop the clock. Nobody can move until it runs again.
    Pause,
    /// Let the clock run again.
    Resume,
    /// Slower or faster clocks, in percent of real time.
    Clock {
        /// 25 to 200.
        percent: u16,
    },
    /// Whether bots move at once instead of at a pace that a person can follow.
    FastBots {
        /// Or not.
        fast: bool,
    },
    /// After the end: a new table with the same chairs and options. Its code is in the table's `rematch`.
    Rematch,
}

// ------------------------------------------------------------------------------------------- server to client

/// Everything the server may send.
#[derive(Clone, Debug, Serialize, TS)]
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
    /// A wish was carried out, and is safely stored.
    Done {
        /// The client's id.
        id: String,
        /// The revision that holds it.
        revision: Revision,
    },
    /// A wish was refused and changed nothing.
    Refused {
        /// The client's id.
        id: String,
        /// Why.
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
        #[ts(type = "unknown")]
        preview: Json,
        /// The revision it was computed for.
        revision: Revision,
    },
    /// The answer to `story`: what came before, oldest first.
    Story {
        /// The items.
        items: Vec<StoryItem>,
        /// Whether there is still more before them.
        more: bool,
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
        /// Why.
        reason: GoodbyeReason,
        /// When to try again, in milliseconds; null when there is no point.
        retry: Option<u32>,
    },
}

/// Everything a client needs to show a table.
#[derive(Clone, Debug, Serialize, TS)]
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
    #[ts(type = "unknown")]
    pub catalogue: Json,
    /// The game as this viewer sees it; null in the waiting room.
    #[ts(type = "unknown")]
    pub view: Json,
    /// Commands worth offering now; empty without a chair.
    #[ts(type = "Array<unknown>")]
    pub options: Vec<Json>,
    /// Whose move it is, and what can be taken back; null in the waiting room.
    pub turn: Option<Turn>,
    /// The clock.
    pub clock: Clock,
    /// The story as this viewer heard it, oldest first: the latest 200 items, or all since the asked revision.
    pub story: Vec<StoryItem>,
    /// Whether there is more before them; ask with `story`.
    pub more: bool,
}

/// What changed since the last message with a view.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Update {
    /// The moment it leads to.
    pub revision: Revision,
    /// The table, when anything about it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<TableInfo>,
    /// What is printed on cards and boards, when the game has just begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub catalogue: Option<Json>,
    /// The whole view, when there was none before or the change is too large.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub view: Option<Json>,
    /// Otherwise the change of the view as a JSON Patch (RFC 6902: add, remove, replace).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Array<PatchOperation>")]
    pub patch: Option<Vec<PatchOperation>>,
    /// Commands worth offering, when they changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Array<unknown>")]
    pub options: Option<Vec<Json>>,
    /// Whose move it is, when it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<Turn>,
    /// The clock, when it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<Clock>,
    /// What happened, as this viewer heard it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<StoryItem>>")]
    pub story: Vec<StoryItem>,
}

/// One step of a JSON Patch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum PatchOperation {
    /// Insert a value: a new member, or before this index of a list (`-` is its end).
    Add {
        /// A JSON Pointer.
        path: String,
        /// What.
        #[ts(type = "unknown")]
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
        /// What.
        #[ts(type = "unknown")]
        value: Value,
    },
}

/// What a connection is at its table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
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
}

/// A table as everybody may know it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableInfo {
    /// The short code for typing.
    pub code: String,
    /// Which game.
    pub game: String,
    /// Waiting, playing, over or stopped.
    pub phase: TablePhase,
    /// The chosen options.
    pub options: BTreeMap<String, String>,
    /// The chairs, in the order of play.
    pub chairs: Vec<Chair>,
    /// Onlookers without a chair.
    pub onlookers: u32,
    /// Whether the clock is stopped.
    pub paused: bool,
    /// Whether bots move at once.
    pub fast_bots: bool,
    /// Somebody's wish to take back, while it waits for consent.
    pub undo: Option<UndoRequest>,
    /// SHA-256 of the seed, shown before the first move.
    pub commitment: String,
    /// The seed itself, once the game is over.
    pub seed: Option<String>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The code of the next table with the same chairs.
    pub rematch: Option<String>,
    /// The replay this table was forked from: code and number of commands. Its dice are known to whoever looks.
    pub fork: Option<Fork>,
    /// Why the options cannot start a game, in the waiting room.
    pub problem: Option<Phrase>,
    /// When it was made, milliseconds since 1970.
    pub created: u64,
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Chair {
    /// Which one.
    pub seat: Seat,
    /// Who it belongs to.
    pub holder: Holder,
    /// What to call them; the kind of bot for a bot, empty for an empty chair.
    pub name: String,
    /// The kind of bot that moves now: on its own chair, or for somebody who is away. Null when a person moves.
    pub bot: Option<String>,
    /// Whether somebody is connected there.
    pub connected: bool,
    /// Whether they are ready to start.
    pub ready: bool,
    /// Whether they have the host's rights.
    pub host: bool,
}

/// Who a chair belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
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

/// A wish to take back that waits for consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct UndoRequest {
    /// Who asks.
    pub seat: Seat,
    /// How many commands of the log would be left.
    pub to: u32,
    /// How many would be taken back.
    pub commands: u32,
    /// Who has agreed so far.
    pub agreed: Vec<Seat>,
    /// Who has yet to answer.
    pub waiting: Vec<Seat>,
}

/// Whose move it is, and what this viewer can take back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Turn {
    /// The chairs that the game waits for.
    pub awaited: Vec<Seat>,
    /// The round.
    pub round: u32,
    /// Commands in the log: the step of the replay.
    pub step: u32,
    /// Taking back one's latest command; null when there is none.
    pub undo: Option<UndoOffer>,
    /// Taking back everything done this turn; null when there is nothing.
    pub restart: Option<UndoOffer>,
}

/// What taking back would mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct UndoOffer {
    /// Whether it needs nobody's consent: nothing came to light, no die was rolled, nobody else acted.
    pub free: bool,
    /// How many commands would be taken back.
    pub commands: u32,
}

/// Game time now and how it runs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Clock {
    /// Game time, milliseconds.
    pub at: u64,
    /// The server's clock at that moment, milliseconds since 1970.
    pub now: u64,
    /// Whether it runs.
    pub running: bool,
    /// How fast, in percent of real time.
    pub percent: u16,
    /// The game time at which the game itself moves next.
    pub alarm: Option<u64>,
}

/// One line of the story.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StoryItem {
    /// The log entry it belongs to. Several items may share one.
    pub revision: Revision,
    /// When, milliseconds since 1970.
    pub when: u64,
    /// Commands in the log after it: where the replay shows it.
    pub step: u32,
    /// What.
    pub told: Told,
    /// What to say about it.
    pub phrase: Phrase,
}

/// What a line of the story is about.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Told {
    /// Something in the game.
    Game {
        /// The event, as the game defines it.
        #[ts(type = "unknown")]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
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
    Over {
        outcome: Outcome,
    },
    Rematch {
        code: String,
    },
    Stopped,
}

/// Why a wish was refused.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Refused {
    /// By the game's rules or by the table's.
    pub code: RefusedCode,
    /// The rule that forbids it, for a game's command: `RM-4.4`.
    pub rule: Option<String>,
    /// The game's own refusal with its figures; null when the table refuses.
    #[ts(type = "unknown")]
    pub refusal: Json,
    /// What to tell the person.
    pub phrase: Phrase,
}

/// Who refuses, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
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
    /// The chair is taken, does not exist or is not one's own.
    ChairTaken,
    /// No such bot, option, name or text.
    BadValue,
    /// Not every chair is taken, or not everybody is ready.
    NotReady,
    /// Nothing to take back.
    NothingToUndo,
    /// The table has stopped.
    Stopped,
    /// Too many messages; try again a little later.
    TooFast,
    /// The server could not store it; nothing happened, try again.
    Unavailable,
}

/// What was wrong with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
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
    /// The bot token is not valid here.
    BadToken,
    /// Too many messages.
    TooFast,
    /// The server cannot do this now.
    Unavailable,
}

/// Why a connection closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum GoodbyeReason {
    /// The server restarts.
    Shutdown,
    /// The connection could not keep up; resume.
    TooSlow,
    /// Too many messages.
    TooFast,
    /// No such table, wrong version, bad token.
    Refused,
}

// ------------------------------------------------------------------------------------------- the lobby over HTTP

/// `GET /api/games`.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Games {
    /// Every game of this server.
    pub games: Vec<GameInfo>,
}

/// A game that can be played here. Its name is the message `<id>-name`.
#[derive(Clone, Debug, Serialize, TS)]
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
}

/// `GET /api/me` and the answer to `POST /api/me`.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Me {
    /// The name shown on chairs; empty when none was chosen yet.
    pub name: String,
}

/// `POST /api/me`.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// Up to 24 characters.
    pub name: String,
}

/// `POST /api/tables`.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// How many chairs.
    pub seats: u8,
    /// Options that differ from their defaults.
    #[serde(default)]
    #[ts(optional, as = "Option<BTreeMap<String, String>>")]
    pub options: BTreeMap<String, String>,
    /// Kinds of bots for the last chairs, in order.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub bots: Vec<String>,
    /// The name on the host's chair; the known one when left out.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// Begin at once; every chair but the first must have a bot. *Play now* is this.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub start: bool,
    /// Bots move at once.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub fast_bots: bool,
    /// Do not take a chair: all chairs are for others, or for programs.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub stand: bool,
}

/// A new table.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct TableMade {
    /// The short code: `/t/<code>`.
    pub code: String,
    /// The long token for the invitation link: `/t/<link>`.
    pub link: String,
}

/// `GET /api/tables`: the tables where this cookie owns a chair, latest first.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MyTables {
    /// At most 50.
    pub tables: Vec<TableSummary>,
}

/// `GET /api/tables/{code}` (a code or a link's token): what a person sees before joining.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TableSummary {
    /// The short code.
    pub code: String,
    /// Which game.
    pub game: String,
    /// Waiting, playing, over or stopped.
    pub phase: TablePhase,
    /// The chosen options.
    pub options: BTreeMap<String, String>,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SummaryChair {
    /// Who it belongs to.
    pub holder: Holder,
    /// What to call them; the kind of bot for a bot.
    pub name: String,
}

/// `POST /api/tables/{code}/programs`: a chair for an external bot. The host's right, in the waiting room.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewProgram {
    /// Which chair; it must be empty.
    pub seat: Seat,
    /// What to call the program.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

/// The token with which a program says `hello`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ProgramMade {
    /// For `hello.token`; shown once.
    pub token: String,
    /// Its chair.
    pub seat: Seat,
}

/// `GET /api/replays`: games that ended where this cookie sat, latest first.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Replays {
    /// At most 50.
    pub replays: Vec<TableSummary>,
}

/// `GET /api/replays/{code}?viewer=spectator|0|1…`: a game from its first move.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Replay {
    /// The table.
    pub table: TableInfo,
    /// Whose view it is. Before the end only the spectator's is shown.
    pub viewer: Viewer,
    /// What is printed on cards and boards.
    #[ts(type = "unknown")]
    pub catalogue: Json,
    /// The view before the first move.
    #[ts(type = "unknown")]
    pub view: Json,
    /// Every command that stood, in order.
    pub steps: Vec<ReplayStep>,
}

/// One command of a replay.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReplayStep {
    /// Its number, from one: `/r/<code>?step=<step>`.
    pub step: u32,
    /// When, in game time.
    pub at: u64,
    /// Who.
    pub seat: Seat,
    /// The round before it.
    pub round: u32,
    /// What was asked for; null before the end, since a command may name what others cannot see.
    #[ts(type = "unknown")]
    pub command: Json,
    /// What happened, as this viewer heard it.
    pub story: Vec<ReplayLine>,
    /// How the view changed.
    #[ts(type = "Array<PatchOperation>")]
    pub patch: Vec<PatchOperation>,
}

/// One event of a replay.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReplayLine {
    /// The event, as the game defines it.
    #[ts(type = "unknown")]
    pub event: Json,
    /// What to say about it.
    pub phrase: Phrase,
}

/// `POST /api/replays/{code}/fork`: play on from a moment of a finished game.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewFork {
    /// How many commands stay.
    pub step: u32,
    /// The chair of whoever forks.
    pub seat: Seat,
    /// The kind of bot for all other chairs; the strongest when left out.
    #[serde(default)]
    #[ts(optional)]
    pub bot: Option<String>,
}

/// Which replay a table continues.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Fork {
    /// Its code.
    pub code: String,
    /// How many commands stayed.
    pub step: u32,
}

/// Every error of the lobby, with its HTTP status.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ApiError {
    /// A word for programs.
    pub code: ApiErrorCode,
    /// What to tell a person.
    pub phrase: Phrase,
}

/// What was wrong with a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ApiErrorCode {
    /// 400: not what belongs there.
    BadRequest,
    /// 403: not allowed to this cookie, or not yet.
    Forbidden,
    /// 404: no such table, game or address.
    NotFound,
    /// 409: not at this moment of the table's life.
    Conflict,
    /// 429: too many requests.
    TooFast,
    /// 503: the storage does not answer.
    Unavailable,
}
