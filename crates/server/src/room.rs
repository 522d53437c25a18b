//! A table in memory with everybody who is connected to it: one task each, so that nobody waits for another table.
//!
//! The order is always the same: plan an entry, store it, carry it out, tell everybody, answer. What was answered is
//! stored; what could not be stored did not happen.

use crate::clock::{GameClock, unix_now};
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
use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use table::{Audience, Seat, Viewer};
use tokio::sync::{mpsc, oneshot};

/// How many lines of the story a welcome carries, and how many stay in memory.
const STORY: usize = 400;
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

/// What a table is asked.
pub enum Ask {
    /// Somebody connects; the answer is whether they may.
    Join {
        conn: ConnId,
        who: Who,
        resume: Option<u64>,
        out: mpsc::Sender<Utf8Bytes>,
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
    /// The table in a list.
    Digest { reply: oneshot::Sender<Digest> },
    /// Another process moved the table to at least this revision.
    Moved { revision: u64 },
    /// Another process has these chairs connected.
    Present { seats: u16 },
    /// A bot has decided.
    Thought { seat: Seat, step: usize, thought: Option<Thought> },
    /// The server stops.
    Close { reply: oneshot::Sender<()> },
}

struct Conn {
    who: Who,
    out: mpsc::Sender<Utf8Bytes>,
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

#[derive(Clone, Copy)]
struct BotPlan {
    step: usize,
    due: Instant,
    thinking: bool,
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
            Ask::Thought { seat, step, thought } => self.thought(seat, step, thought).await,
            Ask::Close { .. } => {}
        }
    }

    // ------------------------------------------------------------------------------------------------- time

    fn next_wake(&self) -> Instant {
        let now = Instant::now();
        let mut wake = now + Duration::from_secs(3600);
        let mut sooner = |moment: Instant| wake = wake.min(moment);
        if self.conns.is_empty() {
            sooner(self.empty_since + self.shared.config.unload_after);
        } else {
            for plan in self.bots.values().filter(|plan| !plan.thinking) {
                sooner(plan.due);
            }
            for since in self.gone.values().chain(&self.host_gone) {
                // A chair that was not taken over at its moment is looked at again now and then.
                let due = *since + self.shared.config.abandon_after;
                sooner(if due > now { due } else { now + Duration::from_secs(1) });
            }
        }
        if let Some(saved) = self.unsaved {
            sooner(saved + DIGEST_EVERY);
        }
        if self.state.running()
            && let Some(alarm) = self.state.game().and_then(|game| game.alarm())
            && let Some(moment) = self.clock.when(alarm)
        {
            sooner(moment);
        }
        for until in self.elsewhere.values().chain(&self.onlookers_due) {
            sooner(*until);
        }
        wake
    }

    /// True when the table is no longer needed in memory.
    async fn tick(&mut self) -> bool {
        let now = Instant::now();
        if self.unsaved.is_some_and(|saved| now >= saved + DIGEST_EVERY) {
            self.save_later();
        }
        if self.onlookers_due.is_some_and(|due| now >= due) {
            self.count_onlookers();
            self.tell_presence();
        }
        let known = self.elsewhere.len();
        self.elsewhere.retain(|_, until| *until > now);
        if self.elsewhere.len() != known {
            self.connections_changed();
        }
        self.ring().await;
        if self.conns.is_empty() {
            if now >= self.empty_since + self.shared.config.unload_after {
                self.save().await;
                return self.hall.retire(&self.state.header.code, &self.asks);
            }
            return false;
        }
        self.take_over().await;
        self.bots_move();
        false
    }

    /// Lets the game move by itself when its moment has come.
    async fn ring(&mut self) {
        let due = |room: &Room| {
            let alarm = room.state.game().and_then(|game| game.alarm());
            room.state.running() && alarm.is_some_and(|alarm| alarm <= room.clock.now())
        };
        if due(self) {
            let _ = self.commit(Key::server(), String::new(), |_, at| Ok(Op::Tick { at })).await;
        }
    }

    /// Bots for people who left others waiting, and the host's rights for somebody who is there.
    async fn take_over(&mut self) {
        let now = Instant::now();
        let patience = self.shared.config.abandon_after;
        let overdue = |since: &Instant| now >= *since + patience;
        let waiting = |room: &Room, absent: Seat| {
            Seat::all(room.state.seats()).any(|seat| seat != absent && room.connected(seat))
        };
        if self.state.running() {
            let awaited = self.state.game().map(|game| game.awaited()).unwrap_or_default();
            let left: Vec<Seat> = self
                .gone
                .iter()
                .filter(|(_, since)| overdue(since))
                .map(|(seat, _)| Seat(*seat))
                .filter(|seat| awaited.has(*seat) && waiting(self, *seat))
                .collect();
            for seat in left {
                let _ = self
                    .commit(Key::server(), String::new(), |state, _| match state.substitute() {
                        Some(bot)
                            if state.running() && !state.is_away(seat) && state.holder(seat).is_some() =>
                        {
                            Ok(Op::TakeOver { seat, bot: bot.to_owned() })
                        }
                        _ => Err(words::refused(RefusedCode::WrongMoment)),
                    })
                    .await;
            }
        }
        if self.state.phase() == TablePhase::Waiting && self.host_gone.as_ref().is_some_and(overdue) {
            let present =
                self.conns.values().find(|conn| !conn.who.key.is_program() && conn.you.seat.is_some());
            if let Some(key) = present.map(|conn| conn.who.key.clone()) {
                let _ =
                    self.commit(Key::server(), String::new(), |_, _| Ok(Op::Host { key: key.clone() })).await;
            }
        }
    }

    // ------------------------------------------------------------------------------------------------- bots

    /// Decides when each bot moves next, after anything changed.
    fn plan_bots(&mut self) {
        if !self.state.running() {
            self.bots.clear();
            return;
        }
        let Some(game) = self.state.game() else { return };
        let step = game.length();
        let awaited = game.awaited();
        let pace = if self.state.fast_bots { Duration::ZERO } else { self.shared.config.bot_pace };
        for seat in Seat::all(self.state.seats()) {
            if !awaited.has(seat) || self.state.bot_of(seat).is_none() {
                self.bots.remove(&seat.0);
                continue;
            }
            let due = Instant::now() + pace;
            match self.bots.get_mut(&seat.0) {
                // Faster bots move faster at once.
                Some(plan) if plan.step == step => plan.due = plan.due.min(due),
                _ => drop(self.bots.insert(seat.0, BotPlan { step, due, thinking: false })),
            }
        }
    }

    fn bots_move(&mut self) {
        let now = Instant::now();
        let due: Vec<u8> = self
            .bots
            .iter()
            .filter(|(_, plan)| !plan.thinking && plan.due <= now)
            .map(|(seat, _)| *seat)
            .collect();
        for seat in due {
            let seat = Seat(seat);
            let Some(kind) = self.state.bot_of(seat).map(str::to_owned) else { continue };
            let Ok(seed) = secret::seed() else { continue };
            let Some(plan) = self.bots.get_mut(&seat.0) else { continue };
            plan.thinking = true;
            let step = plan.step;
            let Some(game) = self.state.game_mut() else { continue };
            let Some(thinker) = guard(|| game.think(seat, &kind, seed)) else {
                self.stop();
                return;
            };
            let (Some(thinker), Some(own)) = (thinker, self.own.upgrade()) else { continue };
            let thinkers = self.shared.thinkers.clone();
            tokio::spawn(async move {
                let permit = thinkers.acquire_owned().await;
                let thought = tokio::task::spawn_blocking(move || guard(thinker)).await.ok().flatten();
                drop(permit);
                let _ = own.send(Ask::Thought { seat, step, thought }).await;
            });
        }
    }

    async fn thought(&mut self, seat: Seat, step: usize, thought: Option<Thought>) {
        let Some(thought) = thought else {
            self.stop();
            return;
        };
        if let Some(game) = self.state.game_mut() {
            game.seat_bot(seat, thought.bot);
        }
        let current = self.bots.get(&seat.0).is_some_and(|plan| plan.step == step && plan.thinking);
        let Some(command) = thought.command.filter(|_| current) else {
            // The table changed meanwhile; the bot thinks anew when its time has come.
            if let Some(plan) = self.bots.get_mut(&seat.0).filter(|plan| plan.step != step) {
                plan.thinking = false;
            }
            return;
        };
        let given = self
            .commit(Key::server(), String::new(), |state, at| bot_command(state, seat, step, &command, at));
        match given.await {
            Ok(_) => drop(self.shared.metrics.bot_moves.fetch_add(1, Relaxed)),
            Err(refusal) if refusal.code == RefusedCode::Unavailable => {
                // The storage had a bad moment; the bot tries again.
                if let Some(plan) = self.bots.get_mut(&seat.0) {
                    *plan = BotPlan { step, due: Instant::now() + Duration::from_secs(1), thinking: false };
                }
            }
            Err(refusal) => {
                tracing::warn!(code = self.state.header.code, seat = seat.0, ?refusal.code, "a bot was refused")
            }
        }
    }

    // ------------------------------------------------------------------------------------------------- wishes

    async fn wish(
        &mut self,
        conn: ConnId,
        key: &Key,
        name: &str,
        id: &str,
        action: &Action,
    ) -> Result<u64, Refused> {
        if id.is_empty() || id.len() > 64 {
            return Err(words::refused(RefusedCode::BadValue));
        }
        match action {
            Action::Rematch => return self.rematch(key, id).await,
            Action::Rename { name } => {
                let name = crate::state::tidy(name, crate::state::NAME_LENGTH);
                let Some(name) = name else { return Err(words::refused(RefusedCode::BadValue)) };
                if !key.is_program() {
                    let noted = self.shared.store.note(vec![Note::Name(key.clone(), name.clone())]).await;
                    noted.map_err(|_| words::refused(RefusedCode::Unavailable))?;
                }
                for conn in self.conns.values_mut().filter(|conn| conn.who.key == *key) {
                    conn.who.name.clone_from(&name);
                }
                if self.state.chair_of(key).is_none() {
                    self.tell(Vec::new());
                    return Ok(self.state.revision);
                }
            }
            // An onlooker by choice has no chair on this connection, whatever the cookie owns.
            Action::Chat { .. } => {}
            _ if self.conns.get(&conn).is_some_and(|conn| conn.who.spectate) => {
                return Err(words::refused(RefusedCode::NoChair));
            }
            _ => {}
        }
        self.commit(key.clone(), id.to_owned(), |state, at| state.plan(key, name, action, at)).await
    }

    /// Plans an entry, stores it and carries it out. When another process was faster, its entries come first and the plan
    /// is made anew.
    async fn commit(
        &mut self,
        key: Key,
        id: String,
        plan: impl Fn(&TableState, u64) -> Result<Op, Refused>,
    ) -> Result<u64, Refused> {
        for _ in 0..TRIES {
            if self.stale {
                self.catch_up().await?;
            }
            if !id.is_empty()
                && let Some(revision) = self.state.carried_out(&key, &id)
            {
                return Ok(revision);
            }
            let at = self.clock.now();
            let Some(planned) = guard(|| plan(&self.state, at)) else {
                self.stop();
                return Err(words::refused(RefusedCode::Stopped));
            };
            let op = planned?;
            let entry = LogEntry {
                seq: self.state.revision + 1,
                when: unix_now(),
                by: key.clone(),
                id: id.clone(),
                op,
            };
            let notes = self.notes(&entry.op);
            match self.shared.store.append(&self.state.header.code, entry.clone(), notes).await {
                Ok(Appended::Stored) => {
                    self.shared.metrics.entries.fetch_add(1, Relaxed);
                    let lines = self.carry_out(&entry);
                    self.changed(lines);
                    Box::pin(self.follow_up()).await;
                    return Ok(entry.seq);
                }
                Ok(Appended::Lost) => {
                    self.shared.metrics.races_lost.fetch_add(1, Relaxed);
                    self.stale = true;
                }
                Err(_) => {
                    // It may be on disk nevertheless; the log will tell before anything else happens here.
                    self.stale = true;
                    return Err(words::refused(RefusedCode::Unavailable));
                }
            }
        }
        Err(words::refused(RefusedCode::Unavailable))
    }

    /// What follows from an entry by itself: an undo that everybody has agreed to.
    async fn follow_up(&mut self) {
        if self.state.agreed_undo().is_some() {
            let plan = |state: &TableState, _| {
                state.agreed_undo().ok_or_else(|| words::refused(RefusedCode::WrongMoment))
            };
            let _ = self.commit(Key::server(), String::new(), plan).await;
        }
    }

    fn notes(&self, op: &Op) -> Vec<Note> {
        let code = &self.state.header.code;
        match op {
            Op::Sit { key, .. } => vec![Note::Chair(key.clone(), code.clone())],
            Op::Stand { seat } => self
                .state
                .holder(*seat)
                .map(|key| Note::NoChair(key.clone(), code.clone()))
                .into_iter()
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Reads what other processes wrote.
    async fn catch_up(&mut self) -> Result<(), Refused> {
        let unavailable = |_| words::refused(RefusedCode::Unavailable);
        let code = self.state.header.code.clone();
        let entries = self.shared.store.log_after(&code, self.state.revision).await.map_err(unavailable)?;
        self.stale = false;
        let mut lines = Vec::new();
        for entry in &entries {
            if !self.state.stopped {
                lines.extend(self.carry_out(entry));
            }
        }
        if !entries.is_empty() {
            self.changed(lines);
        }
        Ok(())
    }

    /// Carries out an entry that is in the log.
    fn carry_out(&mut self, entry: &LogEntry) -> Vec<Line> {
        let done = guard(|| self.state.apply(entry));
        let Some(Ok(lines)) = done else {
            self.state.stopped = true;
            self.shared.metrics.panics.fetch_add(1, Relaxed);
            tracing::error!(
                code = self.state.header.code,
                seq = entry.seq,
                kind = entry.op.kind(),
                "a log entry failed"
            );
            return Vec::new();
        };
        self.story.extend(lines.iter().cloned());
        while self.story.len() > 2 * STORY {
            // Whole entries only, so that it is known what is left.
            let Some(first) = self.story.front().map(|line| line.item.revision) else { break };
            while self.story.front().is_some_and(|line| line.item.revision == first) {
                self.story.pop_front();
            }
            self.story_after = first;
        }
        let now = self.state.game().map_or(0, |game| game.now());
        let at = if matches!(entry.op, Op::Undo { .. }) { now } else { self.clock.now().max(now) };
        let pace = (self.state.running(), self.state.percent);
        if self.clock.pace() != pace || matches!(entry.op, Op::Undo { .. }) {
            self.clock.set(at, pace.0, pace.1);
            self.clock_sent.3 = false;
        }
        lines
    }

    /// After entries were carried out: everybody hears of it, bots get ready, lists are kept.
    fn changed(&mut self, lines: Vec<Line>) {
        self.tell(lines);
        self.plan_bots();
        self.track_absence();
        if self.unsaved.is_none() {
            self.unsaved = Some(Instant::now());
        }
        if self.info.phase != TablePhase::Playing {
            self.save_later();
        }
    }

    fn digest_note(&self) -> Note {
        Note::Digest(Box::new(self.state.digest()), self.state.header.code.clone(), self.state.updated)
    }

    fn save_later(&mut self) {
        self.unsaved = None;
        self.shared.store.note_later(vec![self.digest_note()]);
    }

    async fn save(&mut self) {
        if self.unsaved.take().is_some() {
            let _ = self.shared.store.note(vec![self.digest_note()]).await;
        }
    }

    /// A rule failed: nobody moves any more, the log is as it was.
    fn stop(&mut self) {
        if self.state.stopped {
            return;
        }
        self.state.stopped = true;
        self.shared.metrics.panics.fetch_add(1, Relaxed);
        tracing::error!(
            code = self.state.header.code,
            revision = self.state.revision,
            "a rule failed; the table stops"
        );
        let event = TableEvent::Stopped;
        let phrase = words::tell(&event);
        let step = self.state.turn(Viewer::Spectator).map_or(0, |turn| turn.step);
        let told = Told::Table { event };
        let item = StoryItem { revision: self.state.revision, when: unix_now(), step, told, phrase };
        self.changed(vec![Line { audience: Audience::All, item }]);
    }

    async fn rematch(&mut self, key: &Key, id: &str) -> Result<u64, Refused> {
        if self.state.chair_of(key).is_none() {
            return Err(words::refused(RefusedCode::NoChair));
        }
        if self.state.rematch.is_some() {
            return Ok(self.state.revision);
        }
        if self.state.phase() != TablePhase::Over {
            return Err(words::refused(RefusedCode::WrongMoment));
        }
        let unavailable = || words::refused(RefusedCode::Unavailable);
        let draft = Draft::rematch(&self.shared, &self.state, key).map_err(|_| unavailable())?;
        let made = draft.create(&self.shared).await.map_err(|_| unavailable())?;
        let plan = |state: &TableState, _| match state.rematch {
            None => Ok(Op::Rematch { code: made.code.clone() }),
            // Somebody else asked on another process at the same moment; theirs counts.
            Some(_) => Err(words::refused(RefusedCode::WrongMoment)),
        };
        match self.commit(key.clone(), id.to_owned(), plan).await {
            Err(refusal) if refusal.code == RefusedCode::WrongMoment => Ok(self.state.revision),
            outcome => outcome,
        }
    }

    fn preview(&self, conn: ConnId, id: String, command: &Value) -> ServerMessage {
        let revision = self.state.revision;
        let no = |id: String, code: RefusedCode| ServerMessage::Preview {
            id,
            legal: false,
            refusal: Some(words::refused(code)),
            preview: crate::hosted::null(),
            revision,
        };
        let Some(seat) = self.conns.get(&conn).and_then(|conn| conn.you.seat) else {
            return no(id, RefusedCode::NoChair);
        };
        let Some(game) = self.state.game() else { return no(id, RefusedCode::WrongMoment) };
        if self.state.stopped {
            return no(id, RefusedCode::Stopped);
        }
        let command = crate::hosted::json(command);
        let at = self.clock.now();
        let looked = guard(|| (game.check(at, seat, &command), game.preview(seat, &command)));
        let Some((checked, preview)) = looked else { return no(id, RefusedCode::Stopped) };
        let refusal = match checked {
            Ok(()) if self.state.paused => Some(words::refused(RefusedCode::Paused)),
            Ok(()) => None,
            Err(error) => Some(words::refused_command(error)),
        };
        let preview = preview.unwrap_or_else(|_| crate::hosted::null());
        ServerMessage::Preview { id, legal: refusal.is_none(), refusal, preview, revision }
    }

    // ------------------------------------------------------------------------------------------------- connections

    /// Whether somebody is connected on a chair, here or on another process.
    fn connected(&self, seat: Seat) -> bool {
        self.here(seat) || self.elsewhere.contains_key(&seat.0)
    }

    fn here(&self, seat: Seat) -> bool {
        let Some(holder) = self.state.holder(seat) else { return false };
        self.keys.contains_key(holder)
    }

    fn drop_conn(&mut self, conn: ConnId) {
        let Some(conn) = self.conns.remove(&conn) else { return };
        if !conn.who.spectate
            && let Some(count) = self.keys.get_mut(&conn.who.key)
        {
            *count -= 1;
            if *count == 0 {
                self.keys.remove(&conn.who.key);
            }
        }
        if self.conns.is_empty() {
            self.empty_since = Instant::now();
        }
    }

    fn you(&self, who: &Who) -> You {
        let chair = if who.spectate { None } else { self.state.chair_of(&who.key) };
        let away = chair.is_some_and(|seat| self.state.is_away(seat));
        let host = !who.spectate && self.state.is_host(&who.key);
        You {
            seat: chair.filter(|_| !away),
            name: chair.map_or(who.name.as_str(), |seat| self.state.name_of(seat)).to_owned(),
            host,
            link: (chair.is_some() || host).then(|| self.state.header.link.clone()),
            kept: chair.filter(|_| away),
        }
    }

    async fn join(&mut self, conn: ConnId, who: Who, resume: Option<u64>, out: mpsc::Sender<Utf8Bytes>) {
        if self.stale {
            let _ = self.catch_up().await;
        }
        if !who.spectate
            && let Some(seat) = self.state.chair_of(&who.key).filter(|seat| self.state.is_away(*seat))
        {
            let back = |state: &TableState, _| {
                if state.is_away(seat) && state.phase() == TablePhase::Playing {
                    Ok(Op::Return { seat })
                } else {
                    Err(words::refused(RefusedCode::WrongMoment))
                }
            };
            let _ = self.commit(who.key.clone(), String::new(), back).await;
        }
        let you = self.you(&who);
        let viewer = you.seat.map_or(Viewer::Spectator, Viewer::Seat);
        if !who.spectate {
            *self.keys.entry(who.key.clone()).or_default() += 1;
        }
        self.conns.insert(conn, Conn { who, out, you: you.clone(), viewer, welcomed: false });
        self.connections_changed();
        let resumed = resume.filter(|revision| *revision <= self.state.revision);
        let (story, more) = match resumed {
            Some(revision) if revision >= self.story_after => (self.heard(viewer, revision, u64::MAX), false),
            _ => self.story_before(viewer, u64::MAX).await,
        };
        let resumed = resumed.is_some_and(|revision| revision >= self.story_after);
        let game = self.state.game();
        let seen = self.look(viewer);
        let welcome = Welcome {
            protocol: PROTOCOL,
            server: env!("CARGO_PKG_VERSION").to_owned(),
            now: unix_now(),
            resumed,
            revision: self.state.revision,
            you,
            table: self.info.clone(),
            catalogue: match game {
                Some(game) if !resumed => guard(|| game.catalogue()).unwrap_or_else(crate::hosted::null),
                _ => crate::hosted::null(),
            },
            view: seen.view.clone().unwrap_or_else(crate::hosted::null),
            options: seen.options.clone(),
            turn: seen.turn.clone(),
            clock: self.clock_now(),
            story,
            more,
        };
        self.seen.insert(index(viewer), seen);
        if let Some(known) = self.conns.get_mut(&conn) {
            known.welcomed = true;
        }
        self.send(conn, &ServerMessage::Welcome(Box::new(welcome)));
        self.plan_bots();
    }

    fn connections_changed(&mut self) {
        self.track_absence();
        // Many onlookers coming and going must not keep everybody else busy.
        if self.conns.len() < MANY {
            self.count_onlookers();
        } else if self.onlookers_due.is_none() {
            self.onlookers_due = Some(Instant::now() + DIGEST_EVERY);
        }
        self.tell_presence();
        if !self.shared.store.is_sqlite() {
            self.hall.present(&self.state.header.code, self.present());
        }
    }

    fn count_onlookers(&mut self) {
        self.onlookers_due = None;
        self.onlookers = self.conns.values().filter(|conn| conn.you.seat.is_none()).count() as u32;
    }

    /// Tells everybody who is connected, when that changed.
    fn tell_presence(&mut self) {
        let info = self.table_info();
        if info == self.info {
            return;
        }
        self.info = info.clone();
        let update = Update {
            revision: self.state.revision,
            table: Some(info),
            catalogue: None,
            view: None,
            patch: None,
            options: None,
            turn: None,
            clock: None,
            story: Vec::new(),
        };
        let everybody: Vec<ConnId> =
            self.conns.iter().filter(|(_, conn)| conn.welcomed).map(|(id, _)| *id).collect();
        self.push_all(everybody.iter(), update);
    }

    /// The chairs that are connected here, one bit each.
    fn present(&self) -> u16 {
        Seat::all(self.state.seats()).filter(|seat| self.here(*seat)).fold(0, |bits, seat| bits | 1 << seat.0)
    }

    fn track_absence(&mut self) {
        for seat in Seat::all(self.state.seats()) {
            if self.state.holder(seat).is_none() || self.connected(seat) || self.state.is_away(seat) {
                self.gone.remove(&seat.0);
            } else {
                self.gone.entry(seat.0).or_insert_with(Instant::now);
            }
        }
        let host = self.state.host();
        let there = self.keys.contains_key(host)
            || self.state.chair_of(host).is_some_and(|seat| self.connected(seat));
        match self.host_gone {
            _ if there => self.host_gone = None,
            None => self.host_gone = Some(Instant::now()),
            Some(_) => {}
        }
    }

    fn table_info(&self) -> TableInfo {
        self.state.table_info(|seat| self.connected(seat), self.onlookers)
    }

    fn clock_now(&self) -> Clock {
        let (running, percent) = self.clock.pace();
        let alarm = self.state.game().and_then(|game| game.alarm());
        Clock { at: self.clock.now(), now: unix_now(), running, percent, alarm }
    }

    /// What a viewer may see now. A table that has stopped shows what it showed last, if it can.
    fn look(&self, viewer: Viewer) -> Seen {
        let looked = guard(|| Seen {
            view: self.state.game().map(|game| game.view(viewer)),
            options: match (self.state.game(), viewer) {
                (Some(game), Viewer::Seat(seat)) if !self.state.stopped => game.options(seat),
                _ => Vec::new(),
            },
            turn: self.state.turn(viewer),
        });
        looked.unwrap_or(Seen { view: None, options: Vec::new(), turn: None })
    }

    fn heard(&self, viewer: Viewer, after: u64, before: u64) -> Vec<StoryItem> {
        let lines =
            self.story.iter().filter(|line| line.item.revision > after && line.item.revision < before);
        lines.filter(|line| line.audience.includes(viewer)).map(|line| line.item.clone()).collect()
    }

    /// The latest lines before a revision, and whether there are more. What is no longer in memory is read from the log.
    async fn story_before(&mut self, viewer: Viewer, before: u64) -> (Vec<StoryItem>, bool) {
        let mut lines = if self.story_after == 0 { self.heard(viewer, 0, before) } else { Vec::new() };
        if self.story_after > 0 {
            let (hall, header) = (self.hall.clone(), self.state.header.clone());
            match hall.whole_story(&header, before).await {
                Some(all) => {
                    lines = all
                        .into_iter()
                        .filter(|line| line.item.revision < before && line.audience.includes(viewer))
                        .map(|line| line.item)
                        .collect();
                }
                None => lines = self.heard(viewer, 0, before),
            }
        }
        let mut from = lines.len().saturating_sub(STORY);
        // Never half an entry: the next question starts at its revision.
        while from > 0 && lines[from - 1].revision == lines[from].revision {
            from -= 1;
        }
        (lines.split_off(from), from > 0)
    }

    // ------------------------------------------------------------------------------------------------- telling

    fn send(&mut self, conn: ConnId, message: &ServerMessage) {
        let Ok(text) = serde_json::to_string(message) else { return };
        self.push(conn, text.into());
    }

    /// A connection that does not keep up is let go; it can resume.
    fn push(&mut self, conn: ConnId, text: Utf8Bytes) {
        if let Some(known) = self.conns.get(&conn) {
            self.shared.metrics.bytes_out.fetch_add(text.len() as u64, Relaxed);
            if known.out.try_send(text).is_err() {
                self.drop_conn(conn);
            }
        }
    }

    /// Tells everybody what changed since they were told last.
    fn tell(&mut self, lines: Vec<Line>) {
        let mut moved: Vec<ConnId> = Vec::new();
        let yous: Vec<(ConnId, You)> =
            self.conns.iter().map(|(id, conn)| (*id, self.you(&conn.who))).collect();
        for (id, you) in yous {
            let Some(conn) = self.conns.get_mut(&id) else { continue };
            if conn.you == you {
                continue;
            }
            let viewer = you.seat.map_or(Viewer::Spectator, Viewer::Seat);
            if viewer != conn.viewer {
                moved.push(id);
            }
            conn.viewer = viewer;
            conn.you = you.clone();
            if conn.welcomed {
                self.send(id, &ServerMessage::You { you });
            }
        }
        if self.conns.len() < MANY {
            self.count_onlookers();
        }
        let info = self.table_info();
        let table = (info != self.info).then(|| info.clone());
        self.info = info;
        let alarm = self.state.game().and_then(|game| game.alarm());
        let (running, percent) = self.clock.pace();
        let pace = (running, percent, alarm, true);
        let clock = (pace != self.clock_sent).then(|| self.clock_now());
        self.clock_sent = pace;

        let mut groups: BTreeMap<i16, (Viewer, Vec<ConnId>)> = BTreeMap::new();
        for (id, conn) in self.conns.iter().filter(|(_, conn)| conn.welcomed) {
            groups.entry(index(conn.viewer)).or_insert((conn.viewer, Vec::new())).1.push(*id);
        }
        self.seen.retain(|viewer, _| groups.contains_key(viewer));
        for (viewer, conns) in groups.into_values() {
            let before = self.seen.remove(&index(viewer));
            let now = self.look(viewer);
            let story = || -> Vec<StoryItem> {
                lines
                    .iter()
                    .filter(|line| line.audience.includes(viewer))
                    .map(|line| line.item.clone())
                    .collect()
            };
            let mut update = Update {
                revision: self.state.revision,
                table: table.clone(),
                catalogue: None,
                view: None,
                patch: None,
                options: None,
                turn: None,
                clock,
                story: story(),
            };
            // A connection that has just changed its chair gets everything about the game anew.
            if conns.iter().any(|id| moved.contains(id)) {
                let mut whole = update.clone();
                whole.view = now.view.clone();
                whole.options = Some(now.options.clone());
                whole.turn.clone_from(&now.turn);
                self.push_all(conns.iter().filter(|id| moved.contains(id)), whole);
            }
            if let Some(before) = before {
                if !same(&before.view, &now.view) && !self.state.stopped {
                    match (&before.view, &now.view) {
                        (Some(old), Some(new)) => match patch::between(old, new) {
                            Some(patch) => update.patch = Some(patch),
                            None => update.view = Some(new.clone()),
                        },
                        (None, Some(new)) => {
                            update.view = Some(new.clone());
                            update.catalogue = self.state.game().and_then(|game| guard(|| game.catalogue()));
                        }
                        _ => {}
                    }
                }
                if !same_list(&before.options, &now.options) {
                    update.options = Some(now.options.clone());
                }
                if before.turn != now.turn {
                    update.turn.clone_from(&now.turn);
                }
            } else {
                update.view = now.view.clone();
                update.options = Some(now.options.clone());
                update.turn.clone_from(&now.turn);
            }
            let empty = update.table.is_none()
                && update.view.is_none()
                && update.patch.is_none()
                && update.options.is_none()
                && update.turn.is_none()
                && update.clock.is_none()
                && update.story.is_empty();
            if !empty {
                self.push_all(conns.iter().filter(|id| !moved.contains(id)), update);
            }
            self.seen.insert(index(viewer), now);
        }
    }

    fn push_all<'a>(&mut self, conns: impl Iterator<Item = &'a ConnId>, update: Update) {
        let Ok(text) = serde_json::to_string(&ServerMessage::Update(update)) else { return };
        let text = Utf8Bytes::from(text);
        for conn in conns {
            self.shared.metrics.updates.fetch_add(1, Relaxed);
            self.push(*conn, text.clone());
        }
    }
}

/// A bot's command, or the first thing worth doing when the rules refuse it.
fn bot_command(state: &TableState, seat: Seat, step: usize, command: &Json, at: u64) -> Result<Op, Refused> {
    let wrong = || words::refused(RefusedCode::WrongMoment);
    let game = state.game().filter(|game| game.length() == step && state.running()).ok_or_else(wrong)?;
    state.bot_of(seat).ok_or_else(wrong)?;
    let first = || game.options(seat).into_iter().next();
    let command = match game.check(at, seat, command) {
        Ok(()) => command.clone(),
        Err(_) => first().ok_or_else(wrong)?,
    };
    game.check(at, seat, &command).map_err(words::refused_command)?;
    Ok(Op::Command { at, seat, command })
}
