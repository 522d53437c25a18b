//! A table in memory with everybody who is connected to it: one task each, so that nobody waits for another table.
//!
//! The order is always the same: plan an entry, store it, carry it out, tell everybody, answer. What was answered is
//! stored; what could not be stored did not happen.

mod archive;
mod bots;
mod chatter;
mod connections;
mod films;
mod inspection;
mod joining;
mod owner;
mod queue;
mod requests;
mod story;
mod telling;
mod timekeeping;
mod upkeep;

pub use bots::Asked;

use crate::clock::Instant;
use crate::content::Brought;
use crate::entry::{Change, Key, LogEntry};
use crate::hosted::{Json, Thought};
use crate::operator::TableReport;
use crate::outbox::Outbox;
use crate::presence::Present;
use crate::protocol::{Playhead, Refused, RefusedCode, Request, ServerMessage, TableInfo, TablePhase, Turn};
use crate::rooms::{Rooms, Shared};
use crate::secret;
use crate::state::{Digest, Line, TableState};
use crate::store::Lease;
use crate::words;
use archive::Archive;
use bots::Bots;
use chatter::Chatter;
use connections::Connections;
use queue::Queue;
use serde_json::Value;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
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
    /// The address that what they ask for is counted for.
    pub from: IpAddr,
}

/// What a table is asked.
pub enum RoomMessage {
    /// Somebody connects; the answer is whether they may.
    Join { conn: ConnId, who: Who, resume: Option<u64>, out: Outbox, reply: oneshot::Sender<bool> },
    /// A connection closed.
    Leave { conn: ConnId },
    /// A request, and when its frame was read.
    Request { conn: ConnId, id: String, request: Request, since: Instant },
    /// What if.
    Preview { conn: ConnId, id: String, command: Value },
    /// Older lines of the story.
    Story { conn: ConnId, before: u64 },
    /// Older lines have been read.
    Archive { lines: Option<Arc<[Line]>>, up_to: u64 },
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
    /// Another process owns the table now.
    Owned { lease: Lease },
    /// Nobody does, or somebody who is lost.
    Orphaned,
    /// Anything may have happened elsewhere without a word.
    Everything,
    /// A bot has decided.
    Thought { seat: Seat, asked: Asked, thought: Option<Thought>, since: Instant },
    /// Nobody moves or speaks here any more, by order of whoever runs the server.
    Shut { reply: oneshot::Sender<Result<u64, Refused>> },
    /// The table as whoever runs the server sees it.
    Report { reply: oneshot::Sender<TableReport> },
    /// Somebody may not speak or come any more: perhaps somebody here.
    Sanctioned,
    /// The server is about to stop, or goes on after all.
    Draining,
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
    options: Json,
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
    lease: Lease,
    people: Connections,
    time: RoomClock,
    bots: Bots,
    story: RecentStory,
    archive: Archive,
    chatter: Chatter,
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

impl Room {
    /// Puts a table into memory: the log from the beginning, and the latest moment that was stored.
    #[allow(clippy::too_many_arguments, reason = "it is made in one place, from everything a table is")]
    pub fn new(
        shared: Arc<Shared>,
        rooms: Arc<Rooms>,
        messages: mpsc::Receiver<RoomMessage>,
        own: mpsc::WeakSender<RoomMessage>,
        state: TableState,
        log: &[LogEntry],
        moment: u64,
        lease: Lease,
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
            lease: Lease::default(),
            people: Connections::new(),
            time: RoomClock::standing_at(moment),
            bots: Bots::default(),
            story: RecentStory::default(),
            archive: Archive::default(),
            chatter: Chatter::default(),
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
        room.owned_by(lease);
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
        // What is due goes first, but never twice in a row: neither messages nor alarms wait for ever. Chance has no part in it, so
        // that a simulation can be repeated.
        let mut ticked = false;
        loop {
            let wake = self.next_wake();
            ticked = !ticked && wake <= Instant::now();
            if ticked {
                if self.tick().await {
                    break;
                }
                continue;
            }
            tokio::select! {
                biased;
                changed = self.storage_works.changed() => {
                    if changed.is_err() {
                        break;
                    }
                    self.keep_time();
                    self.tell_presence();
                }
                message = self.messages.next() => match message {
                    Some(RoomMessage::Close { reply }) => {
                        self.save().await;
                        self.let_go().await;
                        let _ = reply.send(());
                        break;
                    }
                    Some(message) => self.handle(message).await,
                    None => break,
                },
                () = tokio::time::sleep_until(wake) => {
                    if self.tick().await {
                        break;
                    }
                }
            }
        }
        self.forget_clock();
        self.rooms.follow(&self.state.header.code, None);
        if self.mine() {
            self.shared.metrics.tables_owned.fetch_sub(1, Relaxed);
        }
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
            RoomMessage::Story { conn, before } => self.ask_story(conn, before),
            RoomMessage::Archive { lines, up_to } => self.archive_read(lines, up_to),
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
            RoomMessage::Shut { reply } => {
                let plan = |state: &TableState, _| match state.closed {
                    false => Ok(Change::Close.into()),
                    true => Err(words::refused(RefusedCode::Closed)),
                };
                let outcome = match self.commit(Key::operator(), String::new(), None, plan).await {
                    Err(refusal) if refusal.code == RefusedCode::Closed => Ok(self.state.revision),
                    outcome => outcome,
                };
                let _ = reply.send(outcome);
            }
            RoomMessage::Report { reply } => {
                let _ = reply.send(self.report());
            }
            RoomMessage::Sanctioned => self.send_away().await,
            RoomMessage::Draining => self.tell_presence(),
            RoomMessage::Moved { revision } => {
                if revision > self.state.revision {
                    self.stored.behind = true;
                    let _ = self.catch_up().await;
                    self.follow_up().await;
                }
            }
            RoomMessage::Present { present } => {
                self.people.heard_of(present);
                self.connections_changed();
                self.hand_over().await;
            }
            RoomMessage::Owned { lease } => self.heard_of_owner(lease),
            RoomMessage::Orphaned => self.orphaned().await,
            RoomMessage::Everything => {
                self.stored.behind = true;
                let _ = self.catch_up().await;
                self.look_at_lease().await;
                self.follow_up().await;
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
