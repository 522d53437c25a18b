//! A table in memory with everybody who is connected to it: one task each, so that nobody waits for another table.
//!
//! The order is always the same: plan an entry, store it, carry it out, tell everybody, answer. What was answered is
//! stored; what could not be stored did not happen.

mod bots;
mod connections;
mod films;
mod joining;
mod queue;
mod requests;
mod story;
mod telling;
mod timekeeping;
mod upkeep;

pub use bots::Asked;

use crate::content::Brought;
use crate::entry::{Key, LogEntry};
use crate::hosted::{Json, Thought};
use crate::presence::Present;
use crate::protocol::{Playhead, Refused, Request, ServerMessage, TableInfo, TablePhase, Turn};
use crate::rooms::{Rooms, Shared};
use crate::secret;
use crate::state::{Digest, TableState};
use axum::body::Bytes;
use bots::Bots;
use connections::Connections;
use queue::Queue;
use serde_json::Value;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;
use story::RecentStory;
use table::{Seat, Viewer};
use timekeeping::RoomClock;
use tokio::sync::{mpsc, oneshot, watch};

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

/// What a table is asked.
pub enum RoomMessage {
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
    /// A request, and when its frame was read.
    Request { conn: ConnId, id: String, request: Request, since: Instant },
    /// What if.
    Preview { conn: ConnId, id: String, command: Value },
    /// Older lines of the story.
    Story { conn: ConnId, before: u64 },
    /// Everybody's screen moves to a step of a film.
    Play { conn: ConnId, film: String, step: u32, running: bool, percent: u16 },
    /// What somebody is shown instead of the table.
    Watch { conn: ConnId, film: Option<String>, hold: bool },
    /// Another process' people moved it.
    Played { playhead: Playhead },
    /// A chair for a program.
    Program { who: Key, seat: Seat, program: Key, name: String, reply: oneshot::Sender<Result<u64, Refused>> },
    /// A person goes on on another device.
    MoveChair { from: Key, to: Key, reply: oneshot::Sender<Result<u64, Refused>> },
    /// Other content, or the built-in one again.
    SetContent { who: Key, brought: Option<Brought>, reply: oneshot::Sender<Result<u64, Refused>> },
    /// The content that somebody brought.
    Content { reply: oneshot::Sender<Option<Brought>> },
    /// The table in a list.
    Digest { reply: oneshot::Sender<Digest> },
    /// Another process moved the table to at least this revision.
    Moved { revision: u64 },
    /// What another process' people do.
    Present { present: Present },
    /// Another process has stored a later moment.
    Moment { moment: u64 },
    /// A bot has decided.
    Thought { seat: Seat, asked: Asked, thought: Option<Thought>, since: Instant },
    /// The server stops.
    Close { reply: oneshot::Sender<()> },
}

impl RoomMessage {
    /// When it arrived, for what counts from that moment.
    fn arrived(&self) -> Option<Instant> {
        match self {
            RoomMessage::Request { since, .. } | RoomMessage::Thought { since, .. } => Some(*since),
            _ => None,
        }
    }
}

/// What the connections with the same view have been sent last.
struct Seen {
    view: Option<Json>,
    options: Vec<Json>,
    turn: Option<Turn>,
}

/// How the table in memory compares with what is stored.
#[derive(Default)]
struct Stored {
    /// The log may hold more: an append was lost or not answered.
    behind: bool,
    /// Since when the table's place in lists is out of date.
    unlisted: Option<Instant>,
}

/// A running table.
pub struct Room {
    shared: Arc<Shared>,
    rooms: Arc<Rooms>,
    messages: Queue,
    own: mpsc::WeakSender<RoomMessage>,
    storage_works: watch::Receiver<bool>,
    state: TableState,
    stored: Stored,
    people: Connections,
    time: RoomClock,
    bots: Bots,
    story: RecentStory,
    seen: BTreeMap<i16, Seen>,
    playhead: Option<Playhead>,
    info: TableInfo,
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
    /// Puts a table into memory: the log from the beginning, and the latest moment that was stored.
    pub fn new(
        shared: Arc<Shared>,
        rooms: Arc<Rooms>,
        messages: mpsc::Receiver<RoomMessage>,
        own: mpsc::WeakSender<RoomMessage>,
        state: TableState,
        log: &[LogEntry],
        moment: u64,
    ) -> Room {
        let mut room = Room {
            storage_works: shared.storage_works.subscribe(),
            shared,
            rooms,
            messages: Queue::new(messages),
            own,
            info: state.table_info(|_| false, 0),
            state,
            stored: Stored::default(),
            people: Connections::new(),
            time: RoomClock::standing_at(moment),
            bots: Bots::default(),
            story: RecentStory::default(),
            seen: BTreeMap::new(),
            playhead: None,
        };
        for entry in log {
            if room.state.stopped {
                break;
            }
            room.apply(entry, None);
        }
        room.info = room.table_info();
        // A process that died while somebody watched the end has left it out of lists.
        if room.info.phase == TablePhase::Over {
            room.stored.unlisted = Some(Instant::now());
        }
        room.plan_bots();
        room
    }

    /// Serves the table until nobody needs it.
    pub async fn run(mut self) {
        self.shared.metrics.tables.fetch_add(1, Relaxed);
        loop {
            let wake = self.next_wake();
            tokio::select! {
                message = self.messages.next() => match message {
                    Some(RoomMessage::Close { reply }) => {
                        self.save().await;
                        let _ = reply.send(());
                        break;
                    }
                    Some(message) => self.handle(message).await,
                    None => break,
                },
                changed = self.storage_works.changed() => {
                    if changed.is_err() {
                        break;
                    }
                    self.keep_time();
                    self.tell_presence();
                }
                () = tokio::time::sleep_until(wake.into()) => {
                    if self.tick().await {
                        break;
                    }
                }
            }
        }
        self.forget_clock();
        self.shared.metrics.tables.fetch_sub(1, Relaxed);
    }

    async fn handle(&mut self, message: RoomMessage) {
        match message {
            RoomMessage::Join { conn, who, resume, out, reply } => {
                // A program's token is good for one chair at one table.
                let known = !who.key.is_program() || self.state.chairs.of(&who.key).is_some();
                if known {
                    self.join(conn, who, resume, out).await;
                }
                let _ = reply.send(known);
            }
            RoomMessage::Leave { conn } => {
                self.people.remove(conn);
                self.connections_changed();
                self.follow_up().await;
            }
            RoomMessage::Request { conn, id, request, since } => {
                let Some(who) = self.people.get(conn).map(|conn| conn.who.clone()) else { return };
                let outcome = self.request(&who, &id, &request, since).await;
                self.shared.metrics.request.note(since.elapsed());
                let message = match outcome {
                    Ok(revision) => {
                        self.shared.metrics.requests_done.fetch_add(1, Relaxed);
                        ServerMessage::Done { id, revision }
                    }
                    Err(refusal) => {
                        self.shared.metrics.requests_refused.fetch_add(1, Relaxed);
                        ServerMessage::Refused { id, refusal }
                    }
                };
                self.send(conn, &message);
            }
            RoomMessage::Preview { conn, id, command } => {
                let message = self.preview(conn, id, &command);
                self.send(conn, &message);
            }
            RoomMessage::Story { conn, before } => {
                let Some(viewer) = self.people.get(conn).map(|conn| conn.viewer) else { return };
                let (items, more) = self.story_before(viewer, before).await;
                self.send(conn, &ServerMessage::Story { items, more });
            }
            RoomMessage::Play { conn, film, step, running, percent } => {
                self.play(conn, film, step, running, percent)
            }
            RoomMessage::Watch { conn, film, hold } => self.watch(conn, film, hold),
            RoomMessage::Played { playhead } => self.played(playhead),
            RoomMessage::Program { who, seat, program, name, reply } => {
                let plan = |state: &TableState, _| {
                    state.plan_program(&who, seat, program.clone(), name.clone()).map(Into::into)
                };
                let outcome = self.commit(who.clone(), String::new(), None, plan).await;
                let _ = reply.send(outcome);
            }
            RoomMessage::MoveChair { from, to, reply } => {
                let plan = |state: &TableState, _| state.plan_move(&from, &to).map(Into::into);
                let outcome = self.commit(to.clone(), String::new(), None, plan).await;
                let _ = reply.send(outcome);
            }
            RoomMessage::SetContent { who, brought, reply } => {
                let plan = |state: &TableState, _| state.plan_content(&who, brought.clone()).map(Into::into);
                let outcome = self.commit(who.clone(), String::new(), None, plan).await;
                let _ = reply.send(outcome);
            }
            RoomMessage::Content { reply } => {
                let _ = reply.send(self.state.content.clone());
            }
            RoomMessage::Digest { reply } => {
                let _ = reply.send(self.digest());
            }
            RoomMessage::Moved { revision } => {
                if revision > self.state.revision {
                    self.stored.behind = true;
                    let _ = self.catch_up().await;
                }
            }
            RoomMessage::Present { present } => {
                self.people.heard_of(present);
                self.connections_changed();
            }
            RoomMessage::Moment { moment } => {
                self.forward_to(moment);
                self.tell_presence();
            }
            RoomMessage::Thought { seat, asked, thought, since } => {
                self.thought(seat, asked, thought, since).await
            }
            RoomMessage::Close { .. } => {}
        }
    }

    /// The table's name in logs. The code itself lets people in, so it stays out of them.
    fn tag(&self) -> String {
        secret::tag(&self.state.header.code)
    }
}
