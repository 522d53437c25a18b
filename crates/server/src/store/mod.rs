//! The log on disk. SQLite for one process and one file, PostgreSQL for many processes: the same tables, the same
//! statements; only the messages between processes are PostgreSQL's own.
//!
//! Everything that is written goes through one task, which puts whatever is waiting into a single transaction. An answer
//! is given only after its transaction is on disk.
#![cfg_attr(
    not(feature = "sim"),
    allow(clippy::infallible_destructuring_match, reason = "a simulation has another kind of connection")
)]

pub mod copy;
mod leases;
mod lock;
mod moments;
mod schema;
mod sweep;
mod writer;
mod writing;

use crate::clock::unix_now;
use crate::entry::{Change, Key, LogEntry};
use crate::fault::{Fault, planted};
use crate::presence::Present;
use crate::protocol::Playhead;
use crate::sanctions::{Kind, Sanction};
use crate::secret::Mint;
use crate::state::{Digest, Header};
#[cfg(feature = "sim")]
pub(crate) use leases::ALIVE_FOR;
pub use leases::{BEAT, Lease};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions, AnyRow};
use sqlx::postgres::PgListener;
use sqlx::{AnyConnection, AnyPool, ConnectOptions as _, Connection as _, Executor as _, Row as _};
use std::fs::File;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::time::Duration;
pub use sweep::Outlived;
use table::Seed;
use tokio::sync::{mpsc, oneshot};
#[cfg(feature = "sim")]
pub(crate) use writer::Witness;
use writer::{Source, Writer};

/// How often the database of this process has failed.
static FAILURES: AtomicU64 = AtomicU64::new(0);

/// How much of the database the connection that writes keeps in memory at most: the ends of a few thousand logs, where the next moves go.
const CACHE: &str = "PRAGMA cache_size = -32768";
/// How many pages SQLite's log may have before a write brings it to its place itself. Usually somebody else has done most of that by then (`writer.rs`).
const LONGEST_LOG: &str = "PRAGMA wal_autocheckpoint = 16384";
/// How many writes share a transaction at most.
const BATCH: usize = 512;
/// How many moments of clocks share one.
const MOMENTS: usize = 1024;
/// The channel on which processes tell each other that tables moved.
const MOVED: &str = "cosmodrome_moved";
/// The channel on which they tell who is connected.
pub(crate) const PRESENT: &str = "cosmodrome_present";
/// The channel on which they tell where a table's screens are in a film.
pub(crate) const PLAYED: &str = "cosmodrome_played";
/// The channel on which they tell which tables they took over.
const OWNED: &str = "cosmodrome_owned";
/// The channel on which they tell which tables they gave up.
const FREED: &str = "cosmodrome_freed";
/// The channel on which owners tell how late it is at their tables.
const CLOCKS: &str = "cosmodrome_clocks";
/// How long another process may take to store a table's place in lists, in milliseconds.
const OTHERS_LIST_WITHIN: i64 = 15_000;
/// How long a database that can be written to may take to show it.
const READY_WITHIN: Duration = Duration::from_secs(2);
/// PostgreSQL takes at most 8000 bytes in a message.
const MESSAGE: usize = 7_500;

/// The storage did not do its work. What exactly went wrong is in the log, not here: it may name a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Nothing can be stored or read now.
    #[error("the storage does not answer")]
    Away,
    /// This alone cannot be stored.
    #[error("the storage does not take this")]
    Refused,
}

/// Why a database is not served.
#[derive(Clone, Copy, Debug, thiserror::Error)]
pub enum OpenError {
    /// It does not answer.
    #[error("the database cannot be opened; the log says why")]
    Failed(#[from] StoreError),
    /// A newer program has changed it.
    #[error(
        "the database has version {version}, which this program does not know: it was used by a newer one"
    )]
    Newer {
        /// The first version that is not known.
        version: i64,
    },
    /// A version of its tables is not what this program knows by that number.
    #[error("version {version} of the database is not the one that this program knows by that number")]
    Altered {
        /// The number of that version.
        version: i64,
    },
    /// A part of it is missing.
    #[error("the database lacks the table {table}, or a part of it")]
    Lacks {
        /// Which table.
        table: &'static str,
    },
    /// Another process serves the same file.
    #[error("another process serves this database already")]
    InUse,
}

/// How an append ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is on disk.
    Stored,
    /// Another process was faster, or has the table now: look and try again.
    Lost,
}

/// A secret with which somebody's chair moves to another device. Only its hash is kept.
#[derive(Clone, Debug)]
pub struct Handover {
    /// The hash of the secret.
    pub hash: String,
    /// The table.
    pub code: String,
    /// Whose chair.
    pub key: Key,
    /// When it was made, milliseconds since 1970.
    pub made: u64,
    /// Until when it is good.
    pub ends: u64,
}

/// Something that is stored along with an entry, so that lists need not read logs. All of it follows from the logs, but for
/// names, what people do not want to see in their lists, and secrets that are good for minutes.
#[derive(Clone, Debug)]
pub enum Note {
    /// Somebody owns a chair at a table.
    Chair(Key, String),
    /// No longer.
    NoChair(Key, String),
    /// The table in a list.
    Digest(Box<Digest>, String, u64),
    /// What somebody is called.
    Name(Key, String),
    /// How late it is at a table, in game time.
    Moment(String, u64),
    /// Somebody does not want to see a table in their lists any more.
    Hidden(Key, String),
    /// Somebody's chair may move to another device; earlier secrets for it end.
    Handover(Handover),
    /// Somebody may not do something for a while.
    Sanction(Sanction),
    /// They may do everything again.
    Lifted(String),
}

pub(crate) enum Job {
    Append {
        code: String,
        entry: Box<LogEntry>,
        notes: Vec<Note>,
        /// The epoch in which whoever asks is the table's owner; nothing for what a person asked for elsewhere.
        epoch: Option<u64>,
        reply: oneshot::Sender<Result<Appended, StoreError>>,
    },
    /// A table that this process wants to let move by itself.
    Claim {
        code: String,
        reply: oneshot::Sender<Result<(), StoreError>>,
    },
    /// One that it gives up.
    LetGo {
        code: String,
        epoch: u64,
        moment: u64,
        reply: oneshot::Sender<Result<(), StoreError>>,
    },
    Create {
        header: Box<Header>,
        entries: Vec<LogEntry>,
        notes: Vec<Note>,
        reply: oneshot::Sender<Result<bool, StoreError>>,
    },
    Notes {
        notes: Vec<Note>,
        reply: Option<oneshot::Sender<Result<(), StoreError>>>,
    },
    TakeHandover {
        hash: String,
        code: String,
        now: u64,
        reply: oneshot::Sender<Result<Option<Key>, StoreError>>,
    },
    Moments {
        moments: Vec<(String, u64)>,
        reply: oneshot::Sender<Result<Vec<(String, u64)>, StoreError>>,
    },
    /// Tables that are kept no longer.
    Forget {
        codes: Vec<String>,
        reply: oneshot::Sender<Result<(), StoreError>>,
    },
    /// Whether anything can be stored now.
    Pulse {
        reply: oneshot::Sender<Result<(), StoreError>>,
    },
    /// A message to the other processes, on one of the channels.
    Tell(&'static str, String),
}

/// What other processes say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A table has at least this revision now.
    Moved(String, u64),
    /// The connection was lost for a moment: anything may have moved.
    Everything,
    /// What the people of another process do.
    Present(String, Present),
    /// People of another process moved a table's screens to a step of a film.
    Played(String, Playhead),
    /// Another process lets a table move by itself from now on.
    Owned(String, Lease),
    /// Another process does so no longer, and nobody does.
    Freed(String),
    /// How late it is at a table, as its owner says.
    Clock(String, u64),
}

/// The storage of a server.
#[derive(Clone)]
pub struct Store {
    readers: AnyPool,
    /// One connection for being alive, which no work holds up.
    heart: AnyPool,
    jobs: mpsc::Sender<Job>,
    url: String,
    process: String,
    /// Makes cookies, and knows its own.
    pub mint: Mint,
    /// Held as long as this process serves the file.
    lock: Arc<Mutex<Option<File>>>,
    /// The disk of a simulation in place of a database.
    #[cfg(feature = "sim")]
    disk: Option<crate::sim::Disk>,
}

/// Asks the disk of a simulation in place of a database.
macro_rules! simulated {
    ($store:expr, $disk:ident => $answer:expr) => {
        #[cfg(feature = "sim")]
        if let Some($disk) = &$store.disk {
            return $answer;
        }
    };
}
use simulated;

fn failed(error: sqlx::Error) -> StoreError {
    // A database error may quote data; its kind is enough to know where to look.
    let kind = match &error {
        sqlx::Error::Database(database) => database.code().map(|code| code.into_owned()).unwrap_or_default(),
        sqlx::Error::Io(io) => io.kind().to_string(),
        sqlx::Error::PoolTimedOut => "pool timed out".to_owned(),
        sqlx::Error::PoolClosed => "pool closed".to_owned(),
        _ => "other".to_owned(),
    };
    FAILURES.fetch_add(1, Relaxed);
    tracing::error!(kind, "storage failed");
    if writer::concerns_all(&error) { StoreError::Away } else { StoreError::Refused }
}

impl Store {
    /// Opens a database and brings its tables up to date. A SQLite file grows to so many bytes at most.
    pub async fn open(url: &str, process: &str, most_bytes: Option<u64>) -> Result<Store, OpenError> {
        let sqlite = url.starts_with("sqlite:");
        let lock = match lock::path(url) {
            Some(path) => Some(lock::hold(&path)?),
            None => None,
        };
        let url = if sqlite && !url.contains('?') { format!("{url}?mode=rwc") } else { url.to_owned() };
        let mut connection = connect(&parse(&url)?, sqlite, None).await.map_err(failed)?;
        schema::bring_up_to_date(&mut connection).await?;
        forget_old_pulses(&mut connection).await.map_err(failed)?;
        if !sqlite {
            leases::forget_the_lost(&mut connection).await.map_err(failed)?;
        }
        let mint = mint(&mut connection).await?;
        let most_pages = match most_bytes.filter(|_| sqlite) {
            Some(most) => Some(most / page_size(&mut connection).await.map_err(failed)?),
            None => None,
        };
        connection.close().await.map_err(failed)?;
        // From here on a file that is gone is an error, and not a reason to make an empty one.
        let url = url.replace("mode=rwc", "mode=rw");
        let options = parse(&url)?;
        let readers = AnyPoolOptions::new()
            .acquire_timeout(Duration::from_secs(10))
            .max_connections(4)
            .after_connect(move |connection, _| {
                Box::pin(async move { if sqlite { prepare_sqlite(connection).await } else { Ok(()) } })
            })
            .connect_with(options.clone())
            .await
            .map_err(failed)?;
        let heart = AnyPoolOptions::new()
            .acquire_timeout(Duration::from_secs(10))
            .max_connections(1)
            .connect_lazy_with(options.clone());
        let (jobs, queue) = mpsc::channel(4 * BATCH);
        let writer = Writer::new(Source::Database(options), sqlite, process.to_owned(), most_pages);
        tokio::spawn(writing::write(writer, queue));
        let lock = Arc::new(Mutex::new(lock));
        let store = Store {
            readers,
            heart,
            jobs,
            url,
            process: process.to_owned(),
            mint,
            lock,
            #[cfg(feature = "sim")]
            disk: None,
        };
        // Whoever takes a table must be known to be alive before.
        store.beat().await?;
        Ok(store)
    }

    /// The storage of a process in a simulation: everything but the database itself is the real thing.
    #[cfg(feature = "sim")]
    pub(crate) fn on_virtual_disk(disk: crate::sim::Disk, process: &str) -> Result<Store, StoreError> {
        let url = "virtual:".to_owned();
        let nothing = AnyPoolOptions::new().connect_lazy_with(parse("sqlite::memory:")?);
        let (jobs, queue) = mpsc::channel(4 * BATCH);
        let writer = Writer::new(Source::Virtual(disk.clone()), false, process.to_owned(), None);
        tokio::spawn(writing::write(writer, queue));
        let (process, mint) = (process.to_owned(), Mint::new("virtual"));
        let (readers, heart, lock) = (nothing.clone(), nothing, Arc::default());
        Ok(Store { readers, heart, jobs, url, process, mint, lock, disk: Some(disk) })
    }

    /// The figures, in Prometheus' text form.
    pub fn figures(&self) -> String {
        let waiting = self.jobs.max_capacity() - self.jobs.capacity();
        format!(
            "# HELP cosmodrome_storage_failures Writes and reads that the database did not do.\n\
             # TYPE cosmodrome_storage_failures counter\ncosmodrome_storage_failures {}\n\
             # HELP cosmodrome_storage_waiting Writes that wait for their transaction.\n\
             # TYPE cosmodrome_storage_waiting gauge\ncosmodrome_storage_waiting {waiting}\n",
            FAILURES.load(Relaxed)
        )
    }

    /// Lets another process serve the file: nothing is written any more.
    pub fn release(&self) {
        drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
    }

    /// Whether something can be stored now, and be read again: it is tried.
    pub async fn ready(&self) -> bool {
        let tried = tokio::time::timeout(READY_WITHIN, self.ask(|reply| Job::Pulse { reply }));
        matches!(tried.await, Ok(Ok(())))
    }

    async fn ask<T>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(job(reply)).await.map_err(|_| StoreError::Away)?;
        answer.await.map_err(|_| StoreError::Away)?
    }

    /// Writes an entry at the end of a log, unless somebody else was faster. Once it returns, the entry is on disk. What an
    /// owner writes names its epoch, and is lost when that is over.
    pub async fn append(
        &self,
        code: &str,
        entry: LogEntry,
        notes: Vec<Note>,
        epoch: Option<u64>,
    ) -> Result<Appended, StoreError> {
        let (entry, epoch) = (Box::new(entry), if planted(Fault::Unfenced) { None } else { epoch });
        self.ask(|reply| Job::Append { code: code.to_owned(), entry, notes, epoch, reply }).await
    }

    /// Makes a table with the beginning of its log; false when the code is taken.
    pub async fn create(
        &self,
        header: Header,
        entries: Vec<LogEntry>,
        notes: Vec<Note>,
    ) -> Result<bool, StoreError> {
        self.ask(|reply| Job::Create { header: Box::new(header), entries, notes, reply }).await
    }

    /// Stores notes and waits for it.
    pub async fn note(&self, notes: Vec<Note>) -> Result<(), StoreError> {
        self.ask(|reply| Job::Notes { notes, reply: Some(reply) }).await
    }

    /// Stores how late it is at many tables, a good number at a time, so that moves need not wait for all of them. A moment that is
    /// stored never goes down; those that another process has seen later moments of are returned with these.
    pub async fn keep_moments(&self, moments: Vec<(String, u64)>) -> Result<Vec<(String, u64)>, StoreError> {
        let mut later = Vec::new();
        for some in moments.chunks(MOMENTS) {
            later.extend(self.ask(|reply| Job::Moments { moments: some.to_vec(), reply }).await?);
        }
        Ok(later)
    }

    /// Whose chair a secret gives, if it is good now for this table. Whoever asks first has used it up.
    pub async fn take_handover(&self, hash: String, code: &str, now: u64) -> Result<Option<Key>, StoreError> {
        self.ask(|reply| Job::TakeHandover { hash, code: code.to_owned(), now, reply }).await
    }

    /// The latest moment that was stored of a table. The log may hold later ones.
    pub async fn moment(&self, code: &str) -> Result<u64, StoreError> {
        simulated!(self, disk => disk.moment(&self.process, code).await);
        let row = sqlx::query("SELECT moment FROM moments WHERE code = $1")
            .bind(code)
            .fetch_one(&self.readers)
            .await
            .map_err(failed)?;
        row.try_get::<i64, _>(0).map(|moment| moment as u64).map_err(failed)
    }

    /// Stores notes some time soon.
    pub fn note_later(&self, notes: Vec<Note>) {
        let _ = self.jobs.try_send(Job::Notes { notes, reply: None });
    }

    /// Tells other processes what the people here do.
    pub fn tell_present(&self, tables: impl Iterator<Item = (String, Present)>) {
        if self.is_sqlite() {
            return;
        }
        let mut text = self.process.clone();
        for (code, seats) in tables {
            if text.len() > MESSAGE {
                let full = std::mem::replace(&mut text, self.process.clone());
                let _ = self.jobs.try_send(Job::Tell(PRESENT, full));
            }
            text.push_str(&format!(" {code}:{seats}"));
        }
        let _ = self.jobs.try_send(Job::Tell(PRESENT, text));
    }

    /// Tells other processes where the screens of a table are in a film.
    pub fn tell_played(&self, code: &str, playhead: &Playhead) {
        if self.is_sqlite() {
            return;
        }
        // Neither the code nor the name of a film has a space in it.
        if let Ok(json) = serde_json::to_string(playhead) {
            let _ = self.jobs.try_send(Job::Tell(PLAYED, format!("{} {code}:{json}", self.process)));
        }
    }

    /// Whether one process serves all tables.
    pub fn is_sqlite(&self) -> bool {
        self.url.starts_with("sqlite:")
    }

    /// The header of a table by its code or by the token of its link.
    pub async fn header(&self, name: &str) -> Result<Option<Header>, StoreError> {
        simulated!(self, disk => disk.header(&self.process, name).await);
        let row = sqlx::query(
            "SELECT code, link, game, rules, seed, created, host FROM tables WHERE code = $1 OR link = $1",
        )
        .bind(name)
        .fetch_optional(&self.readers)
        .await
        .map_err(failed)?;
        row.map(|row| read_header(&row)).transpose()
    }

    /// Whether a game is over, as far as lists know.
    pub async fn is_over(&self, code: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT over FROM tables WHERE code = $1")
            .bind(code)
            .fetch_one(&self.readers)
            .await
            .map_err(failed)?;
        row.try_get::<i64, _>(0).map(|over| over != 0).map_err(failed)
    }

    /// The log of a table after a revision.
    pub async fn log_after(&self, code: &str, revision: u64) -> Result<Vec<LogEntry>, StoreError> {
        simulated!(self, disk => disk.log_after(&self.process, code, revision).await);
        let rows = sqlx::query(
            "SELECT seq, happened, actor, request, body FROM log WHERE code = $1 AND seq > $2 ORDER BY seq",
        )
        .bind(code)
        .bind(revision as i64)
        .fetch_all(&self.readers)
        .await
        .map_err(failed)?;
        rows.iter().map(read_entry).collect()
    }

    /// The same with the latest moment that was stored; nothing when the log holds no more. One question instead of two:
    /// whoever lost a race must not lose the next one by asking.
    pub async fn news_after(
        &self,
        code: &str,
        revision: u64,
    ) -> Result<Option<(Vec<LogEntry>, u64)>, StoreError> {
        simulated!(self, disk => disk.news_after(&self.process, code, revision).await);
        let rows = sqlx::query(
            "SELECT log.seq, log.happened, log.actor, log.request, log.body, COALESCE(moments.moment, 0) FROM log \
             LEFT JOIN moments ON moments.code = log.code WHERE log.code = $1 AND log.seq > $2 ORDER BY log.seq",
        )
        .bind(code)
        .bind(revision as i64)
        .fetch_all(&self.readers)
        .await
        .map_err(failed)?;
        let Some(last) = rows.last() else { return Ok(None) };
        let moment: i64 = last.try_get(5).map_err(failed)?;
        let entries: Result<Vec<LogEntry>, StoreError> = rows.iter().map(read_entry).collect();
        Ok(Some((entries?, moment as u64)))
    }

    /// Whether anything is stored of somebody: whoever came before cookies could be told from made-up ones has a chair or a name.
    pub async fn knows(&self, key: &Key) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "SELECT key FROM chairs WHERE key = $1 UNION ALL SELECT key FROM people WHERE key = $1 LIMIT 1",
        )
        .bind(&key.0)
        .fetch_optional(&self.readers)
        .await
        .map_err(failed)?;
        Ok(row.is_some())
    }

    /// Whether somebody owns a chair at a table.
    pub async fn has_chair(&self, key: &Key, code: &str) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT code FROM chairs WHERE key = $1 AND code = $2")
            .bind(&key.0)
            .bind(code)
            .fetch_optional(&self.readers)
            .await
            .map_err(failed)?;
        Ok(row.is_some())
    }

    /// What somebody is called, if they chose a name.
    pub async fn name(&self, key: &Key) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT name FROM people WHERE key = $1")
            .bind(&key.0)
            .fetch_optional(&self.readers)
            .await
            .map_err(failed)?;
        row.map(|row| row.try_get(0).map_err(failed)).transpose()
    }

    /// Who may not speak or come now.
    pub async fn sanctions(&self) -> Result<Vec<Sanction>, StoreError> {
        simulated!(self, _disk => Ok(Vec::new()));
        let rows = sqlx::query("SELECT kind, who, ends FROM sanctions WHERE ends > $1")
            .bind(unix_now() as i64)
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
        let mut all = Vec::new();
        for row in &rows {
            let word: String = row.try_get(0).map_err(failed)?;
            let (who, ends) = (row.try_get(1).map_err(failed)?, row.try_get::<i64, _>(2).map_err(failed)?);
            // A kind that a newer program knows is not for this one to enforce.
            all.extend(Kind::from_word(&word).map(|kind| Sanction { kind, who, ends: ends as u64 }));
        }
        Ok(all)
    }

    /// The tables where somebody owns a chair: over or not, latest first.
    pub async fn tables_of(&self, key: &Key, over: bool) -> Result<Vec<Digest>, StoreError> {
        let rows = sqlx::query(
            "SELECT t.digest FROM tables t JOIN chairs c ON c.code = t.code WHERE c.key = $1 AND t.over = $2 \
             AND NOT EXISTS (SELECT 1 FROM hidden h WHERE h.key = c.key AND h.code = c.code) ORDER BY t.updated DESC LIMIT 50",
        )
        .bind(&key.0)
        .bind(i64::from(over))
        .fetch_all(&self.readers)
        .await
        .map_err(failed)?;
        let mut digests = Vec::with_capacity(rows.len());
        for row in &rows {
            let text: String = row.try_get(0).map_err(failed)?;
            // One that cannot be read is repaired when its table is opened, and must not hide the others.
            digests.extend(serde_json::from_str::<Digest>(&text).ok());
        }
        Ok(digests)
    }

    /// The tables where somebody owns a chair whose place in lists is older than their log: the process ended before it was
    /// stored. Tables that other processes may be playing at this moment are left to them.
    pub async fn unlisted(&self, key: &Key) -> Result<Vec<String>, StoreError> {
        let settled = if self.is_sqlite() { i64::MAX } else { unix_now() as i64 - OTHERS_LIST_WITHIN };
        let rows = sqlx::query(
            "SELECT u.code FROM (SELECT t.code AS code, t.updated AS updated, t.digest AS digest, \
             (SELECT l.happened FROM log l WHERE l.code = t.code ORDER BY l.seq DESC LIMIT 1) AS latest \
             FROM tables t JOIN chairs c ON c.code = t.code WHERE c.key = $1) AS u \
             WHERE (u.updated < u.latest OR u.digest = '') AND u.latest < $2 LIMIT 20",
        )
        .bind(&key.0)
        .bind(settled)
        .fetch_all(&self.readers)
        .await
        .map_err(failed)?;
        rows.iter().map(|row| row.try_get(0).map_err(failed)).collect()
    }

    /// Listens to other processes, as long as there can be any. Never returns an error: it connects again.
    pub async fn listen(self, news: mpsc::Sender<News>) {
        if self.is_sqlite() {
            return;
        }
        simulated!(self, disk => disk.listen(&self.process, news).await);
        loop {
            if self.listen_once(&news).await.is_none() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }

    /// Nothing when nobody wants the news any more.
    async fn listen_once(&self, news: &mpsc::Sender<News>) -> Option<()> {
        let Ok(mut listener) = PgListener::connect(&self.url).await.map_err(failed) else { return Some(()) };
        if listener.listen_all([MOVED, PRESENT, PLAYED, OWNED, FREED, CLOCKS]).await.map_err(failed).is_err()
        {
            return Some(());
        }
        news.send(News::Everything).await.ok()?;
        loop {
            let message = match listener.try_recv().await {
                Ok(Some(message)) => message,
                // The listener has connected again; what was said meanwhile is lost.
                Ok(None) => {
                    news.send(News::Everything).await.ok()?;
                    continue;
                }
                Err(error) => {
                    failed(error);
                    return Some(());
                }
            };
            let mut words = message.payload().split(' ');
            let from = words.next().unwrap_or_default().to_owned();
            if from == self.process {
                continue;
            }
            for word in words {
                let Some((code, said)) = word.split_once(':') else { continue };
                let code = code.to_owned();
                let said = match message.channel() {
                    MOVED => said.parse().ok().map(|revision| News::Moved(code, revision)),
                    PRESENT => said.parse().ok().map(|present| News::Present(code, present)),
                    OWNED => {
                        let lease = |epoch| Lease { process: from.clone(), epoch };
                        said.parse().ok().map(|epoch| News::Owned(code, lease(epoch)))
                    }
                    FREED => Some(News::Freed(code)),
                    CLOCKS => said.parse().ok().map(|moment| News::Clock(code, moment)),
                    PLAYED => serde_json::from_str(said).ok().map(|playhead| News::Played(code, playhead)),
                    _ => None,
                };
                if let Some(said) = said {
                    news.send(said).await.ok()?;
                }
            }
        }
    }
}

fn parse(url: &str) -> Result<AnyConnectOptions, StoreError> {
    static DRIVERS: Once = Once::new();
    DRIVERS.call_once(sqlx::any::install_default_drivers);
    url.parse().map_err(failed)
}

/// A connection that is ready for work.
async fn connect(
    options: &AnyConnectOptions,
    sqlite: bool,
    most_pages: Option<u64>,
) -> sqlx::Result<AnyConnection> {
    let mut connection = options.connect().await?;
    if sqlite {
        prepare_sqlite(&mut connection).await?;
        connection.execute(CACHE).await?;
        connection.execute(LONGEST_LOG).await?;
    }
    if let Some(most) = most_pages {
        connection.execute(&*format!("PRAGMA max_page_count = {most}")).await?;
    }
    Ok(connection)
}

/// The secret that all processes on a database make cookies with; the first of them makes it up.
async fn mint(connection: &mut AnyConnection) -> Result<Mint, StoreError> {
    let fresh = crate::secret::token().map_err(|_| StoreError::Away)?;
    sqlx::query("INSERT INTO settings (name, value) VALUES ('mint', $1) ON CONFLICT DO NOTHING")
        .bind(fresh)
        .execute(&mut *connection)
        .await
        .map_err(failed)?;
    let known = sqlx::query("SELECT value FROM settings WHERE name = 'mint'").fetch_one(connection).await;
    let text: String = known.map_err(failed)?.try_get(0).map_err(failed)?;
    Ok(Mint::new(&text))
}

async fn page_size(connection: &mut AnyConnection) -> sqlx::Result<u64> {
    let row = sqlx::query("PRAGMA page_size").fetch_one(connection).await?;
    row.try_get::<i64, _>(0).map(|size| size.max(512) as u64)
}

/// Processes that were killed leave their pulse behind.
async fn forget_old_pulses(connection: &mut AnyConnection) -> sqlx::Result<()> {
    let yesterday = unix_now().saturating_sub(24 * 60 * 60 * 1000);
    let old = sqlx::query("DELETE FROM pulse WHERE beat < $1").bind(yesterday as i64);
    old.execute(connection).await.map(drop)
}

async fn prepare_sqlite(connection: &mut AnyConnection) -> sqlx::Result<()> {
    // FULL: a commit is on the disk before it is acknowledged, also when the power fails.
    for pragma in ["PRAGMA busy_timeout = 10000", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"] {
        connection.execute(pragma).await?;
    }
    Ok(())
}

fn read_header(row: &AnyRow) -> Result<Header, StoreError> {
    let text = |column: usize| row.try_get::<String, _>(column).map_err(failed);
    let number = |column: usize| row.try_get::<i64, _>(column).map_err(failed);
    Ok(Header {
        code: text(0)?,
        link: text(1)?,
        game: text(2)?,
        rules: number(3)? as u32,
        seed: Seed::from_hex(&text(4)?).map_err(|_| StoreError::Away)?,
        created: number(5)? as u64,
        host: Key(text(6)?),
    })
}

fn read_entry(row: &AnyRow) -> Result<LogEntry, StoreError> {
    let text = |column: usize| row.try_get::<String, _>(column).map_err(failed);
    let number = |column: usize| row.try_get::<i64, _>(column).map_err(failed);
    let body = text(4)?;
    // What a newer or a much older program wrote stays in the log; whoever carries it out will stop there.
    let change = serde_json::from_str(&body).unwrap_or(Change::Unreadable { body });
    Ok(LogEntry { seq: number(0)? as u64, when: number(1)? as u64, by: Key(text(2)?), id: text(3)?, change })
}
