//! All tables that are in memory, and the way to every other one.

use crate::clock::Clocks;
use crate::config::Config;
use crate::entry::LogEntry;
use crate::hosted::GameHost;
use crate::limits::Addresses;
use crate::metrics::Metrics;
use crate::presence::Present;
use crate::room::{Room, RoomMessage, guard};
use crate::state::{Header, Line, TableState};
use crate::store::{News, Store, StoreError};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{OnceCell, Semaphore, mpsc, oneshot, watch};

/// How many messages wait for a table before those who send them must wait.
const QUEUE: usize = 256;
/// How often processes tell each other who is connected.
const PRESENT_EVERY: Duration = Duration::from_secs(5);
/// How often the moments of all running clocks are stored.
const MOMENTS_EVERY: Duration = Duration::from_secs(1);
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
    /// Bots think on few threads, so that many tables of bots do not slow down people.
    pub thinkers: Arc<Semaphore>,
    /// Replays are computed a few at a time.
    pub replays: Semaphore,
    /// Every running clock.
    pub clocks: Clocks,
    /// False while storage fails; all clocks stand then.
    pub storage_works: watch::Sender<bool>,
    /// True once the server stops.
    pub stopping: watch::Receiver<bool>,
}

impl Shared {
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
    cells: Mutex<HashMap<String, Cell>>,
    present: Mutex<HashMap<String, Present>>,
}

impl Rooms {
    /// No table yet.
    pub fn new(shared: Arc<Shared>) -> Arc<Rooms> {
        let rooms = Arc::new(Rooms { shared, cells: Mutex::default(), present: Mutex::default() });
        tokio::spawn(keep_moments(rooms.clone()));
        if !rooms.shared.store.is_sqlite() {
            tokio::spawn(listen(rooms.clone()));
            tokio::spawn(announce(rooms.clone()));
        }
        rooms
    }

    fn cells(&self) -> MutexGuard<'_, HashMap<String, Cell>> {
        self.cells.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a table that is in memory already.
    pub fn loaded(&self, code: &str) -> Option<mpsc::Sender<RoomMessage>> {
        self.cells().get(code).and_then(|cell| cell.get().cloned()).filter(|room| !room.is_closed())
    }

    /// The way to a table, by its code or the token of its link.
    pub async fn find(self: &Arc<Rooms>, name: &str) -> Result<mpsc::Sender<RoomMessage>, Unreachable> {
        if let Some(room) = self.loaded(name) {
            return Ok(room);
        }
        let header = self.shared.store.header(name).await?.ok_or(Unreachable::Unknown)?;
        let cell = {
            let mut rooms = self.cells();
            let cell = rooms.entry(header.code.clone()).or_default();
            if cell.get().is_some_and(mpsc::Sender::is_closed) {
                *cell = Cell::default();
            }
            cell.clone()
        };
        let room = cell.get_or_try_init(|| self.load(header)).await?;
        Ok(room.clone())
    }

    /// The game of a table, if its rules still read the table's log as they did.
    fn kind(&self, header: &Header) -> Result<Arc<dyn GameHost>, Unreachable> {
        let kind = self.shared.config.games.find(&header.game).ok_or(Unreachable::Unknown)?;
        if kind.info().rules == header.rules { Ok(kind) } else { Err(Unreachable::Outdated) }
    }

    async fn load(self: &Arc<Rooms>, header: Header) -> Result<mpsc::Sender<RoomMessage>, Unreachable> {
        if *self.shared.stopping.borrow() {
            return Err(Unreachable::Unavailable);
        }
        let kind = self.kind(&header)?;
        let log = self.shared.store.log_after(&header.code, 0).await?;
        let moment = self.shared.store.moment(&header.code).await?;
        let (messages, queue) = mpsc::channel(QUEUE);
        let state = TableState::new(header, kind);
        let own = messages.downgrade();
        let room = Room::new(self.shared.clone(), self.clone(), queue, own, state, &log, moment);
        tokio::spawn(room.run());
        Ok(messages)
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

    /// Notes what the people of a table do who are connected to this process.
    pub fn present(&self, code: &str, seats: Present) {
        let mut present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        if seats.connected == 0 {
            present.remove(code);
        } else if present.insert(code.to_owned(), seats) != Some(seats) {
            self.shared.store.tell_present([(code.to_owned(), seats)].into_iter());
        }
    }

    /// Everything that was ever told at a table, up to a revision.
    pub async fn whole_story(&self, header: &Header, before: u64) -> Option<Vec<Line>> {
        let log = self.shared.store.log_after(&header.code, 0).await.ok()?;
        let kind = self.shared.config.games.find(&header.game)?;
        let mut state = TableState::new(header.clone(), kind);
        let mut lines = Vec::new();
        for entry in log.iter().take_while(|entry| entry.seq < before) {
            lines.extend(guard(|| state.apply(entry, None))?.ok()?);
        }
        Some(lines)
    }

    /// A table as its log leaves it, without anybody connected.
    pub async fn read(&self, name: &str) -> Result<(TableState, Vec<LogEntry>), Unreachable> {
        let header = self.shared.store.header(name).await?.ok_or(Unreachable::Unknown)?;
        let kind = self.kind(&header)?;
        let log = self.shared.store.log_after(&header.code, 0).await?;
        let mut state = TableState::new(header, kind);
        for entry in &log {
            match guard(|| state.apply(entry, None)) {
                Some(Ok(_)) if !state.stopped => {}
                _ => return Err(Unreachable::Unavailable),
            }
        }
        Ok((state, log))
    }

    /// Closes every table, once its list entry is stored.
    pub async fn close(&self) {
        let rooms: Vec<Cell> = self.cells().drain().map(|(_, cell)| cell).collect();
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
        shared.set_storage_works(stored.is_ok());
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
            Some(News::Everything) => {
                let rooms: Vec<Cell> = rooms.cells().values().cloned().collect();
                for room in rooms.iter().filter_map(|cell| cell.get()) {
                    let _ = room.send(RoomMessage::Moved { revision: u64::MAX }).await;
                }
            }
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
