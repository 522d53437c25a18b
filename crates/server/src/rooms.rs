//! All tables that are in memory, and the way to every other one.

use crate::clock::{Clocks, unix_now};
use crate::config::Config;
use crate::entry::{Change, LogEntry};
use crate::fair::Shares;
use crate::fault::{Fault, planted};
use crate::hosted::GameHost;
use crate::limits::Addresses;
use crate::metrics::Metrics;
use crate::presence::Present;
use crate::protocol::Drain;
use crate::room::{Room, RoomMessage, guard};
use crate::sanctions::Sanctions;
use crate::secret;
use crate::state::{Header, Line, TableState};
use crate::store::{BEAT, News, Outlived, Store, StoreError};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, OnceCell, mpsc, oneshot, watch};

/// How many messages wait for a table before those who send them must wait.
const QUEUE: usize = 256;
/// How often processes tell each other who is connected.
const PRESENT_EVERY: Duration = Duration::from_secs(5);
/// How often the moments of all running clocks are stored.
const MOMENTS_EVERY: Duration = Duration::from_secs(1);
/// How often it is looked who may not speak or come.
const SANCTIONS_EVERY: Duration = Duration::from_secs(5);
/// How long storing them may take before storage counts as failing.
const PATIENCE: Duration = Duration::from_secs(2);

/// What all parts of a server share.
pub struct Shared {
    /// How it is run.
    pub config: Config,
    /// The storage.
    pub store: Store,
    /// The figures.
    pub metrics: Metrics,
    /// Who is how fast.
    pub addresses: Addresses,
    /// What bots think and people have worked out, in fair shares.
    pub shares: Arc<Shares>,
    /// Every running clock.
    pub clocks: Clocks,
    /// False while storage fails; all clocks stand then.
    pub storage_works: watch::Sender<bool>,
    /// True once the server stops.
    pub stopping: watch::Receiver<bool>,
    /// Set while no new tables are made, because the server is about to stop.
    pub draining: watch::Sender<Option<Drain>>,
    /// Told when everybody has left such a server, or had their time.
    pub drained: Notify,
    /// Who may not speak or come.
    pub sanctions: Sanctions,
}

impl Shared {
    /// Every figure, in Prometheus' text form.
    pub fn figures(&self) -> String {
        let mut text = self.metrics.text();
        text.push_str(&self.shares.text());
        text.push_str(&self.store.figures());
        text
    }

    /// Something could not be stored: clocks stand until something can be.
    pub fn storage_failed(&self) {
        self.set_storage_works(false);
    }

    fn set_storage_works(&self, works: bool) {
        self.storage_works.send_if_modified(|known| std::mem::replace(known, works) != works);
    }
}

/// Why a table cannot be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreachable {
    /// There is no such table.
    #[error("there is no such table")]
    Unknown,
    /// The rules have changed since it was made; its log would be read differently.
    #[error("the table was played by older rules")]
    Outdated,
    /// The storage does not answer, or the server stops.
    #[error("the table cannot be reached now")]
    Unavailable,
}

impl From<StoreError> for Unreachable {
    fn from(_: StoreError) -> Unreachable {
        Unreachable::Unavailable
    }
}

type Cell = Arc<OnceCell<mpsc::Sender<RoomMessage>>>;

/// The tables in memory.
pub struct Rooms {
    shared: Arc<Shared>,
    cells: Mutex<BTreeMap<String, Cell>>,
    present: Mutex<BTreeMap<String, Present>>,
    /// Tables in memory that another process lets move by itself, and which.
    followed: Mutex<BTreeMap<String, String>>,
    /// The processes that are alive, as this one heard last.
    alive: Mutex<BTreeSet<String>>,
    /// Tables that are being forgotten. Only looked at together with `cells`.
    leaving: Mutex<HashSet<String>>,
}

impl Rooms {
    /// No table yet.
    pub fn new(shared: Arc<Shared>) -> Arc<Rooms> {
        let rooms = Arc::new(Rooms {
            shared,
            cells: Mutex::default(),
            present: Mutex::default(),
            followed: Mutex::default(),
            alive: Mutex::default(),
            leaving: Mutex::default(),
        });
        tokio::spawn(sweep(rooms.clone()));
        tokio::spawn(heed_sanctions(rooms.clone()));
        tokio::spawn(keep_moments(rooms.clone()));
        if !rooms.shared.store.is_sqlite() {
            tokio::spawn(listen(rooms.clone()));
            tokio::spawn(mind_owners(rooms.clone()));
            tokio::spawn(announce(rooms.clone()));
        }
        rooms
    }

    fn cells(&self) -> MutexGuard<'_, BTreeMap<String, Cell>> {
        self.cells.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a table that is in memory already.
    pub fn loaded(&self, code: &str) -> Option<mpsc::Sender<RoomMessage>> {
        self.cells().get(code).and_then(|cell| cell.get().cloned()).filter(|room| !room.is_closed())
    }

    /// The ways to all of them.
    pub fn all_loaded(&self) -> Vec<mpsc::Sender<RoomMessage>> {
        let rooms = self.cells();
        rooms.values().filter_map(|cell| cell.get().cloned()).filter(|room| !room.is_closed()).collect()
    }

    /// The code of a table in memory, by its name in logs.
    pub fn named(&self, tag: &str) -> Option<String> {
        self.cells().keys().find(|code| secret::tag(code) == tag).cloned()
    }

    /// Says something to every table in memory.
    pub async fn tell_all(&self, message: impl Fn() -> RoomMessage) {
        for room in self.all_loaded() {
            let _ = room.send(message()).await;
        }
    }

    /// The way to a table, by its code or the token of its link.
    pub async fn find(self: &Arc<Rooms>, name: &str) -> Result<mpsc::Sender<RoomMessage>, Unreachable> {
        if let Some(room) = self.loaded(name) {
            return Ok(room);
        }
        let header = self.shared.store.header(name).await?.ok_or(Unreachable::Unknown)?;
        let cell = {
            let mut rooms = self.cells();
            if self.leaving.lock().unwrap_or_else(PoisonError::into_inner).contains(&header.code) {
                return Err(Unreachable::Unknown);
            }
            let cell = rooms.entry(header.code.clone()).or_default();
            if cell.get().is_some_and(mpsc::Sender::is_closed) {
                *cell = Cell::default();
            }
            cell.clone()
        };
        let room = cell.get_or_try_init(|| self.load(header)).await?;
        Ok(room.clone())
    }

    /// The game of a table, if its rules still read the table's log as they did. A game that has not begun begins by the
    /// rules of today.
    fn kind(&self, header: &Header, log: &[LogEntry]) -> Result<Arc<dyn GameHost>, Unreachable> {
        let kind = self.shared.config.games.find(&header.game).ok_or(Unreachable::Outdated)?;
        let begun = log.iter().find_map(|entry| match &entry.change {
            Change::Start { rules, .. } => Some(rules.unwrap_or(header.rules)),
            Change::Fork { .. } => Some(header.rules),
            _ => None,
        });
        if begun.is_none_or(|rules| rules == kind.info().rules) {
            Ok(kind)
        } else {
            Err(Unreachable::Outdated)
        }
    }

    async fn load(self: &Arc<Rooms>, header: Header) -> Result<mpsc::Sender<RoomMessage>, Unreachable> {
        if *self.shared.stopping.borrow() {
            return Err(Unreachable::Unavailable);
        }
        // Before the log is read: whatever an owner before wrote is in it.
        let lease = self.shared.store.claim(&header.code).await?;
        let log = self.shared.store.log_after(&header.code, 0).await?;
        let kind = self.kind(&header, &log)?;
        let moment = self.shared.store.moment(&header.code).await?;
        let moment = if planted(Fault::TimeForgotten) { 0 } else { moment };
        let (messages, queue) = mpsc::channel(QUEUE);
        let state = TableState::new(header, kind);
        let own = messages.downgrade();
        let room = Room::new(self.shared.clone(), self.clone(), queue, own, state, &log, moment, lease);
        tokio::spawn(room.run());
        Ok(messages)
    }

    /// Notes that another process lets a table move by itself; nothing when this one does.
    pub fn follow(&self, code: &str, process: Option<String>) {
        let mut followed = self.followed.lock().unwrap_or_else(PoisonError::into_inner);
        match process {
            Some(process) => drop(followed.insert(code.to_owned(), process)),
            None => drop(followed.remove(code)),
        }
    }

    /// Whether a process is alive, as far as is known.
    pub fn is_alive(&self, process: &str) -> bool {
        self.alive.lock().unwrap_or_else(PoisonError::into_inner).contains(process)
    }

    /// A table leaves memory, unless somebody has just asked for it.
    pub fn retire(&self, code: &str, unasked: impl FnOnce() -> bool) -> bool {
        let mut rooms = self.cells();
        if !unasked() {
            return false;
        }
        rooms.remove(code);
        self.present.lock().unwrap_or_else(PoisonError::into_inner).remove(code);
        true
    }

    /// Forgets tables that have had their time, but none that is in memory.
    async fn sweep_once(&self) -> Result<usize, StoreError> {
        let config = &self.shared.config;
        let before =
            |kept: Option<Duration>| kept.map(|kept| unix_now().saturating_sub(kept.as_millis() as u64));
        let outlived =
            Outlived { finished: before(config.keep_finished), unplayed: before(config.keep_unplayed) };
        let mut codes = self.shared.store.outlived(outlived).await?;
        {
            let rooms = self.cells();
            codes.retain(|code| !rooms.contains_key(code));
            self.leaving.lock().unwrap_or_else(PoisonError::into_inner).extend(codes.iter().cloned());
        }
        let forgotten = match codes.is_empty() {
            true => Ok(()),
            false => self.shared.store.forget(codes.clone()).await,
        };
        self.leaving.lock().unwrap_or_else(PoisonError::into_inner).clear();
        forgotten.map(|()| codes.len())
    }

    /// Notes what the people of a table do who are connected to this process.
    pub fn present(&self, code: &str, seats: Present) {
        let mut present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        if seats == Present::default() {
            present.remove(code);
        } else if present.insert(code.to_owned(), seats) != Some(seats) {
            self.shared.store.tell_present([(code.to_owned(), seats)].into_iter());
        }
    }

    /// Everything that was ever told at a table.
    pub fn whole_story(&self, header: &Header, log: &[LogEntry]) -> Option<Vec<Line>> {
        let kind = self.shared.config.games.find(&header.game)?;
        let mut state = TableState::new(header.clone(), kind);
        let mut lines = Vec::new();
        for entry in log {
            lines.extend(guard(|| state.apply(entry, None))?.ok()?);
        }
        Some(lines)
    }

    /// What is stored of a table.
    pub async fn stored(&self, name: &str) -> Result<(Header, Vec<LogEntry>), Unreachable> {
        let header = self.shared.store.header(name).await?.ok_or(Unreachable::Unknown)?;
        let log = self.shared.store.log_after(&header.code, 0).await?;
        Ok((header, log))
    }

    /// A table as its log leaves it, without anybody connected. A long game takes a while.
    pub fn replayed(
        &self,
        header: Header,
        log: Vec<LogEntry>,
    ) -> Result<(TableState, Vec<LogEntry>), Unreachable> {
        let kind = self.kind(&header, &log)?;
        let mut state = TableState::new(header, kind);
        for entry in &log {
            match guard(|| state.apply(entry, None)) {
                Some(Ok(_)) if !state.stopped => {}
                // A log that does not fit these rules was written by others, whatever they called themselves.
                _ => return Err(Unreachable::Outdated),
            }
        }
        Ok((state, log))
    }

    /// Closes every table, once its list entry is stored.
    pub async fn close(&self) {
        let rooms: Vec<Cell> = std::mem::take(&mut *self.cells()).into_values().collect();
        let mut answers = Vec::new();
        for room in rooms.iter().filter_map(|cell| cell.get()) {
            let (reply, answer) = oneshot::channel();
            if room.send(RoomMessage::Close { reply }).await.is_ok() {
                answers.push(answer);
            }
        }
        for answer in answers {
            let _ = answer.await;
        }
        // What a table wanted stored some time soon, such as how it ended, waits before this.
        let _ = self.shared.store.note(Vec::new()).await;
    }
}

/// Forgets what has had its time, again and again.
async fn sweep(rooms: Arc<Rooms>) {
    let config = &rooms.shared.config;
    if config.keep_finished.is_none() && config.keep_unplayed.is_none() {
        return;
    }
    let mut stopping = rooms.shared.stopping.clone();
    loop {
        tokio::select! {
            () = tokio::time::sleep(config.sweep_every) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        // A few at a time, so that moves do not wait for them.
        while let Ok(forgotten) = rooms.sweep_once().await {
            if forgotten == 0 || *stopping.borrow() {
                break;
            }
            tracing::info!(forgotten, "tables were forgotten");
        }
    }
}

/// Looks now and then who may not speak or come: another process may have been told.
async fn heed_sanctions(rooms: Arc<Rooms>) {
    let mut stopping = rooms.shared.stopping.clone();
    loop {
        if let Ok(all) = rooms.shared.store.sanctions().await {
            let known = rooms.shared.sanctions.list(0);
            let news = all.iter().any(|sanction| !known.contains(sanction));
            rooms.shared.sanctions.set(all);
            if news {
                rooms.tell_all(|| RoomMessage::Sanctioned).await;
            }
        }
        tokio::select! {
            () = tokio::time::sleep(SANCTIONS_EVERY) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Stores the moments of all running clocks, again and again, so that nothing that happens to this process turns time back
/// by more than a second. This is also how it is noticed that storage fails, and that it works again.
async fn keep_moments(rooms: Arc<Rooms>) {
    let shared = &rooms.shared;
    let mut stopping = shared.stopping.clone();
    loop {
        tokio::select! {
            () = tokio::time::sleep(MOMENTS_EVERY) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        let moments = shared.clocks.moments();
        if moments.is_empty() {
            if !*shared.storage_works.borrow() {
                shared.set_storage_works(shared.store.ready().await);
            }
            continue;
        }
        let storing = shared.store.keep_moments(moments);
        tokio::pin!(storing);
        let stored = match tokio::time::timeout(PATIENCE, &mut storing).await {
            Ok(stored) => stored,
            // Time that cannot be stored must not pass.
            Err(_) => {
                shared.storage_failed();
                storing.await
            }
        };
        // A disk that has room for a moment may have none for a move.
        let worked = *shared.storage_works.borrow();
        let works = stored.is_ok() && (worked || shared.store.ready().await);
        shared.set_storage_works(works);
        for (code, moment) in stored.unwrap_or_default() {
            if let Some(room) = rooms.loaded(&code) {
                // A table that is too busy to listen hears it the next time.
                let _ = room.try_send(RoomMessage::Moment { moment });
            }
        }
    }
}

/// Passes on what other processes say.
async fn listen(rooms: Arc<Rooms>) {
    let (sender, mut news) = mpsc::channel(1024);
    tokio::spawn(rooms.shared.store.clone().listen(sender));
    let mut stopping = rooms.shared.stopping.clone();
    loop {
        let said = tokio::select! {
            said = news.recv() => said,
            _ = stopping.wait_for(|stopping| *stopping) => None,
        };
        match said {
            None => return,
            Some(News::Moved(code, revision)) => {
                if let Some(room) = rooms.loaded(&code) {
                    let _ = room.send(RoomMessage::Moved { revision }).await;
                }
            }
            Some(News::Present(code, present)) => {
                if let Some(room) = rooms.loaded(&code) {
                    let _ = room.send(RoomMessage::Present { present }).await;
                }
            }
            Some(News::Played(code, playhead)) => {
                if let Some(room) = rooms.loaded(&code) {
                    let _ = room.send(RoomMessage::Played { playhead }).await;
                }
            }
            Some(News::Owned(code, lease)) => {
                if let Some(room) = rooms.loaded(&code) {
                    let _ = room.send(RoomMessage::Owned { lease }).await;
                }
            }
            Some(News::Freed(code)) => {
                if let Some(room) = rooms.loaded(&code) {
                    let _ = room.send(RoomMessage::Orphaned).await;
                }
            }
            Some(News::Clock(code, moment)) => {
                if let Some(room) = rooms.loaded(&code) {
                    let _ = room.try_send(RoomMessage::Moment { moment });
                }
            }
            Some(News::Everything) => {
                let rooms: Vec<Cell> = rooms.cells().values().cloned().collect();
                for room in rooms.iter().filter_map(|cell| cell.get()) {
                    let _ = room.send(RoomMessage::Everything).await;
                }
            }
        }
    }
}

/// Says that this process is alive, again and again, and takes over what others leave behind.
async fn mind_owners(rooms: Arc<Rooms>) {
    let mut stopping = rooms.shared.stopping.clone();
    loop {
        if let Ok(alive) = rooms.shared.store.beat().await {
            let orphans: Vec<String> = {
                let followed = rooms.followed.lock().unwrap_or_else(PoisonError::into_inner);
                followed
                    .iter()
                    .filter(|(_, owner)| !alive.contains(*owner))
                    .map(|(code, _)| code.clone())
                    .collect()
            };
            *rooms.alive.lock().unwrap_or_else(PoisonError::into_inner) = alive;
            for room in orphans.iter().filter_map(|code| rooms.loaded(code)) {
                // A table that is too busy to listen hears it at the next beat.
                let _ = room.try_send(RoomMessage::Orphaned);
            }
        }
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Tells other processes who is connected here, again and again.
async fn announce(rooms: Arc<Rooms>) {
    let mut stopping = rooms.shared.stopping.clone();
    loop {
        tokio::select! {
            () = tokio::time::sleep(PRESENT_EVERY) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        let present: Vec<(String, Present)> = {
            let present = rooms.present.lock().unwrap_or_else(PoisonError::into_inner);
            present.iter().map(|(code, seats)| (code.clone(), *seats)).collect()
        };
        if !present.is_empty() {
            rooms.shared.store.tell_present(present.into_iter());
        }
    }
}
