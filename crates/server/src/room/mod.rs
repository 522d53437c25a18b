//! A table in memory with everybody who is connected to it: one task each, so that nobody waits for another table.
//!
//! The order is always the same: plan an entry, store it, carry it out, tell everybody, answer. What was answered is
//! stored; what could not be stored did not happen.

mod bots;
mod people;
mod telling;
mod time;
mod wishes;

use crate::clock::{GameClock, unix_now};
use crate::content::Brought;
use crate::draft::Draft;
use crate::entry::{Key, LogEntry, Op};
use crate::hall::{Hall, Shared};
use crate::hosted::{Json, Thought};
use crate::patch;
use crate::protocol::{
    Action, Clock, PROTOCOL, Refused, RefusedCode, ServerMessage, StoryItem, TableEvent, TableInfo,
    TablePhase, Told, Turn, Update, Welcome, You,
};
use crate::secret;
use crate::state::{Digest, Line, TableState};
use crate::store::{Appended, Note};
use crate::words;
use axum::body::Bytes;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use table::{Audience, Seat, Viewer};
use tokio::sync::{mpsc, oneshot};

/// How many lines of the story a welcome carries.
const STORY: usize = 200;
/// How many stay in memory: enough for a welcome, though not every line is for everybody.
const STORY_KEPT: usize = 300;
/// How often an append that lost its race is tried again.
const TRIES: usize = 20;
/// How often the list entry of a table is stored while it is played.
const DIGEST_EVERY: Duration = Duration::from_secs(5);
/// From how many connections on onlookers are counted only now and then.
const MANY: usize = 40;
/// How long another process' word about its connections holds.
const PRESENT_FOR: Duration = Duration::from_secs(15);

/// A connection's number.
pub type ConnId = u64;

/// Who is on a connection.
#[derive(Clone, Debug)]
pub struct Who {
    /// Their key.
    pub key: Key,
    /// Their name.
    pub name: String,
    /// Whether they look on without a chair.
    pub spectate: bool,
}

/// How far a game was when a bot began to think.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Begun {
    beat: u64,
    past: u64,
}

/// What a table is asked.
pub enum Ask {
    /// Somebody connects; the answer is whether they may.
    Join {
        conn: ConnId,
        who: Who,
        resume: Option<u64>,
        out: mpsc::Sender<Bytes>,
        reply: oneshot::Sender<bool>,
    },
    /// A connection closed.
    Leave { conn: ConnId },
    /// A wish.
    Do { conn: ConnId, id: String, action: Action, since: Instant },
    /// What if.
    Preview { conn: ConnId, id: String, command: Value },
    /// Older lines of the story.
    Story { conn: ConnId, before: u64 },
    /// A chair for a program.
    Program { who: Key, seat: Seat, program: Key, name: String, reply: oneshot::Sender<Result<u64, Refused>> },
    /// Other content, or the built-in one again.
    SetContent { who: Key, brought: Option<Brought>, reply: oneshot::Sender<Result<u64, Refused>> },
    /// The content that somebody brought.
    Content { reply: oneshot::Sender<Option<Brought>> },
    /// The table in a list.
    Digest { reply: oneshot::Sender<Digest> },
    /// Another process moved the table to at least this revision.
    Moved { revision: u64 },
    /// Another process has these chairs connected.
    Present { seats: u16 },
    /// A bot has decided.
    Thought { seat: Seat, begun: Begun, thought: Option<Thought> },
    /// The server stops.
    Close { reply: oneshot::Sender<()> },
}

struct Conn {
    who: Who,
    out: mpsc::Sender<Bytes>,
    you: You,
    viewer: Viewer,
    welcomed: bool,
}

/// What the connections with the same view have been sent last.
struct Seen {
    view: Option<Json>,
    options: Vec<Json>,
    turn: Option<Turn>,
}

/// When a bot thinks next.
#[derive(Clone, Copy)]
struct BotPlan {
    /// How far the game was when this was planned, or when the bot began to think.
    beat: u64,
    due: Instant,
    mood: Mood,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    /// It thinks when the moment is due.
    Ready,
    Thinking,
    /// It would rather wait until something happens.
    Content,
}

/// A running table.
pub struct Room {
    shared: Arc<Shared>,
    hall: Arc<Hall>,
    asks: mpsc::Receiver<Ask>,
    own: mpsc::WeakSender<Ask>,
    state: TableState,
    story: VecDeque<Line>,
    /// Everything after this revision is in `story`.
    story_after: u64,
    conns: BTreeMap<ConnId, Conn>,
    /// How many connections each key has here, onlookers by choice not counted.
    keys: HashMap<Key, u32>,
    onlookers: u32,
    onlookers_due: Option<Instant>,
    seen: BTreeMap<i16, Seen>,
    info: TableInfo,
    clock: GameClock,
    clock_sent: (bool, u16, Option<u64>, bool),
    bots: BTreeMap<u8, BotPlan>,
    gone: BTreeMap<u8, Instant>,
    host_gone: Option<Instant>,
    elsewhere: BTreeMap<u8, Instant>,
    /// The cache may be behind the log: an append was lost or not answered.
    stale: bool,
    unsaved: Option<Instant>,
    empty_since: Instant,
}

fn index(viewer: Viewer) -> i16 {
    match viewer {
        Viewer::Seat(seat) => i16::from(seat.0),
        Viewer::Spectator => -1,
    }
}

/// Runs code of a game. A rule that fails must not take anything else down.
pub fn guard<T>(act: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(act)).ok()
}

fn same(one: &Option<Json>, other: &Option<Json>) -> bool {
    one.as_ref().map(|json| json.get()) == other.as_ref().map(|json| json.get())
}

fn same_list(one: &[Json], other: &[Json]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one.get() == other.get())
}

impl Room {
    /// Puts a table into memory: the log from the beginning.
    pub fn new(
        shared: Arc<Shared>,
        hall: Arc<Hall>,
        asks: mpsc::Receiver<Ask>,
        own: mpsc::WeakSender<Ask>,
        state: TableState,
        log: &[LogEntry],
    ) -> Room {
        let info = state.table_info(|_| false, 0);
        let mut room = Room {
            shared,
            hall,
            asks,
            own,
            state,
            story: VecDeque::new(),
            story_after: 0,
            conns: BTreeMap::new(),
            keys: HashMap::new(),
            onlookers: 0,
            onlookers_due: None,
            seen: BTreeMap::new(),
            info,
            clock: GameClock::stopped(0),
            clock_sent: (false, 100, None, false),
            bots: BTreeMap::new(),
            gone: BTreeMap::new(),
            host_gone: None,
            elsewhere: BTreeMap::new(),
            stale: false,
            unsaved: None,
            empty_since: Instant::now(),
        };
        for entry in log {
            if room.state.stopped {
                break;
            }
            room.carry_out(entry);
        }
        room.info = room.table_info();
        room.plan_bots();
        room
    }

    /// Serves the table until nobody needs it.
    pub async fn run(mut self) {
        self.shared.metrics.tables.fetch_add(1, Relaxed);
        loop {
            let wake = self.next_wake();
            tokio::select! {
                ask = self.asks.recv() => match ask {
                    Some(Ask::Close { reply }) => {
                        self.save().await;
                        let _ = reply.send(());
                        break;
                    }
                    Some(ask) => self.handle(ask).await,
                    None => break,
                },
                () = tokio::time::sleep_until(wake.into()) => {
                    if self.tick().await {
                        break;
                    }
                }
            }
        }
        self.shared.metrics.tables.fetch_sub(1, Relaxed);
    }

    async fn handle(&mut self, ask: Ask) {
        match ask {
            Ask::Join { conn, who, resume, out, reply } => {
                // A program's token is good for one chair at one table.
                let known = !who.key.is_program() || self.state.chair_of(&who.key).is_some();
                if known {
                    self.join(conn, who, resume, out).await;
                }
                let _ = reply.send(known);
            }
            Ask::Leave { conn } => {
                self.drop_conn(conn);
                self.connections_changed();
            }
            Ask::Do { conn, id, action, since } => {
                let Some((key, name)) =
                    self.conns.get(&conn).map(|conn| (conn.who.key.clone(), conn.who.name.clone()))
                else {
                    return;
                };
                let outcome = self.wish(conn, &key, &name, &id, &action).await;
                self.shared.metrics.wish.note(since.elapsed());
                let message = match outcome {
                    Ok(revision) => {
                        self.shared.metrics.wishes_done.fetch_add(1, Relaxed);
                        ServerMessage::Done { id, revision }
                    }
                    Err(refusal) => {
                        self.shared.metrics.wishes_refused.fetch_add(1, Relaxed);
                        ServerMessage::Refused { id, refusal }
                    }
                };
                self.send(conn, &message);
            }
            Ask::Preview { conn, id, command } => {
                let message = self.preview(conn, id, &command);
                self.send(conn, &message);
            }
            Ask::Story { conn, before } => {
                let Some(viewer) = self.conns.get(&conn).map(|conn| conn.viewer) else { return };
                let (items, more) = self.story_before(viewer, before).await;
                self.send(conn, &ServerMessage::Story { items, more });
            }
            Ask::Program { who, seat, program, name, reply } => {
                let plan =
                    |state: &TableState, _| state.plan_program(&who, seat, program.clone(), name.clone());
                let outcome = self.commit(who.clone(), String::new(), plan).await;
                let _ = reply.send(outcome);
            }
            Ask::SetContent { who, brought, reply } => {
                let plan = |state: &TableState, _| state.plan_content(&who, brought.clone());
                let outcome = self.commit(who.clone(), String::new(), plan).await;
                let _ = reply.send(outcome);
            }
            Ask::Content { reply } => {
                let _ = reply.send(self.state.content.clone());
            }
            Ask::Digest { reply } => {
                let _ = reply.send(self.state.digest());
            }
            Ask::Moved { revision } => {
                if revision > self.state.revision {
                    self.stale = true;
                    let _ = self.catch_up().await;
                }
            }
            Ask::Present { seats } => {
                let until = Instant::now() + PRESENT_FOR;
                for seat in (0..16).filter(|seat| seats & (1 << seat) != 0) {
                    self.elsewhere.insert(seat, until);
                }
                self.connections_changed();
            }
            Ask::Thought { seat, begun, thought } => self.thought(seat, begun, thought).await,
            Ask::Close { .. } => {}
        }
    }

    /// The table's name in logs. The code itself lets people in, so it stays out of them.
    fn tag(&self) -> String {
        secret::tag(&self.state.header.code)
    }
}
