//! The log on disk. SQLite for one process and one file, PostgreSQL for many processes: the same tables, the same
//! statements; only the messages between processes are PostgreSQL's own.
//!
//! Everything that is written goes through one task, which puts whatever is waiting into a single transaction. An answer
//! is given only after its transaction is on disk.

mod moments;
mod writing;

use crate::entry::{Change, Key, LogEntry};
use crate::presence::Present;
use crate::protocol::Playhead;
use crate::state::{Digest, Header};
use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::postgres::PgListener;
use sqlx::{AnyConnection, AnyPool, Executor as _, Row as _};
use std::sync::Once;
use std::time::Duration;
use table::Seed;
use tokio::sync::{mpsc, oneshot};

const SCHEMA: &[&str] = &[
    "CREATE TABLE IF NOT EXISTS people (key TEXT PRIMARY KEY, name TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS tables (code TEXT PRIMARY KEY, link TEXT NOT NULL UNIQUE, game TEXT NOT NULL, \
     rules BIGINT NOT NULL, seed TEXT NOT NULL, created BIGINT NOT NULL, host TEXT NOT NULL, over BIGINT NOT NULL, \
     updated BIGINT NOT NULL, digest TEXT NOT NULL, moment BIGINT NOT NULL DEFAULT 0)",
    "CREATE TABLE IF NOT EXISTS log (code TEXT NOT NULL, seq BIGINT NOT NULL, happened BIGINT NOT NULL, \
     game_time BIGINT NOT NULL, seat BIGINT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL, actor TEXT NOT NULL, \
     request TEXT NOT NULL, PRIMARY KEY (code, seq))",
    "CREATE TABLE IF NOT EXISTS chairs (key TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (key, code))",
    "CREATE TABLE IF NOT EXISTS hidden (key TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (key, code))",
    "CREATE TABLE IF NOT EXISTS handovers (hash TEXT PRIMARY KEY, code TEXT NOT NULL, key TEXT NOT NULL, \
     ends BIGINT NOT NULL)",
];

/// How many writes share a transaction at most.
const BATCH: usize = 512;
/// The channel on which processes tell each other that tables moved.
const MOVED: &str = "cosmodrome_moved";
/// The channel on which they tell who is connected.
const PRESENT: &str = "cosmodrome_present";
/// The channel on which they tell where a table's screens are in a film.
const PLAYED: &str = "cosmodrome_played";
/// PostgreSQL takes at most 8000 bytes in a message.
const MESSAGE: usize = 7_500;

/// The storage did not do its work. What exactly went wrong is in the log, not here: it may name a database.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the storage does not answer")]
pub struct StoreError;

/// How an append ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is on disk.
    Stored,
    /// Another process was faster: reload and try again.
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
}

enum Job {
    Append {
        code: String,
        entry: Box<LogEntry>,
        notes: Vec<Note>,
        reply: oneshot::Sender<Result<Appended, StoreError>>,
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
}

/// The storage of a server.
#[derive(Clone)]
pub struct Store {
    readers: AnyPool,
    jobs: mpsc::Sender<Job>,
    url: String,
    process: String,
}

fn failed(error: sqlx::Error) -> StoreError {
    // A database error may quote data; its kind is enough to know where to look.
    let kind = match &error {
        sqlx::Error::Database(database) => database.code().map(|code| code.into_owned()).unwrap_or_default(),
        sqlx::Error::Io(io) => io.kind().to_string(),
        sqlx::Error::PoolTimedOut => "pool timed out".to_owned(),
        sqlx::Error::PoolClosed => "pool closed".to_owned(),
        _ => "other".to_owned(),
    };
    tracing::error!(kind, "storage failed");
    StoreError
}

impl Store {
    /// Opens a database and makes its tables if there are none yet.
    pub async fn open(url: &str, process: &str) -> Result<Store, StoreError> {
        static DRIVERS: Once = Once::new();
        DRIVERS.call_once(sqlx::any::install_default_drivers);
        let sqlite = url.starts_with("sqlite:");
        let url = if sqlite && !url.contains('?') { format!("{url}?mode=rwc") } else { url.to_owned() };
        let options = || {
            AnyPoolOptions::new().acquire_timeout(Duration::from_secs(10)).after_connect(
                move |connection, _| {
                    Box::pin(async move { if sqlite { prepare_sqlite(connection).await } else { Ok(()) } })
                },
            )
        };
        let writer = options().max_connections(1).connect(&url).await.map_err(failed)?;
        let mut connection = writer.acquire().await.map_err(failed)?;
        if !sqlite {
            // Two processes that start at once must not both make the tables.
            connection.execute("SELECT pg_advisory_lock(7878)").await.map_err(failed)?;
        }
        let mut made = Ok(());
        for statement in SCHEMA {
            made = made.and(connection.execute(*statement).await.map(drop));
        }
        let made = match made {
            Ok(()) => add_moments(&mut connection).await,
            failed => failed,
        };
        if !sqlite {
            connection.execute("SELECT pg_advisory_unlock(7878)").await.map_err(failed)?;
        }
        made.map_err(failed)?;
        drop(connection);
        let readers = options().max_connections(4).connect(&url).await.map_err(failed)?;
        let (jobs, queue) = mpsc::channel(4 * BATCH);
        tokio::spawn(writing::write(writer, queue, process.to_owned(), sqlite));
        Ok(Store { readers, jobs, url, process: process.to_owned() })
    }

    /// Whether the database answers.
    pub async fn ready(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.readers).await.is_ok()
    }

    async fn ask<T>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(job(reply)).await.map_err(|_| StoreError)?;
        answer.await.map_err(|_| StoreError)?
    }

    /// Writes an entry at the end of a log, unless somebody else was faster. Once it returns, the entry is on disk.
    pub async fn append(
        &self,
        code: &str,
        entry: LogEntry,
        notes: Vec<Note>,
    ) -> Result<Appended, StoreError> {
        let entry = Box::new(entry);
        self.ask(|reply| Job::Append { code: code.to_owned(), entry, notes, reply }).await
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

    /// Stores how late it is at many tables, all at once. A moment that is stored never goes down; those that another
    /// process has seen later moments of are returned with these.
    pub async fn keep_moments(&self, moments: Vec<(String, u64)>) -> Result<Vec<(String, u64)>, StoreError> {
        self.ask(|reply| Job::Moments { moments, reply }).await
    }

    /// Whose chair a secret gives, if it is good now for this table. Whoever asks first has used it up.
    pub async fn take_handover(&self, hash: String, code: &str, now: u64) -> Result<Option<Key>, StoreError> {
        self.ask(|reply| Job::TakeHandover { hash, code: code.to_owned(), now, reply }).await
    }

    /// The latest moment that was stored of a table. The log may hold later ones.
    pub async fn moment(&self, code: &str) -> Result<u64, StoreError> {
        let row = sqlx::query("SELECT moment FROM tables WHERE code = $1")
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
        let row = sqlx::query(
            "SELECT code, link, game, rules, seed, created, host FROM tables WHERE code = $1 OR link = $1",
        )
        .bind(name)
        .fetch_optional(&self.readers)
        .await
        .map_err(failed)?;
        row.map(|row| read_header(&row)).transpose()
    }

    /// The log of a table after a revision.
    pub async fn log_after(&self, code: &str, revision: u64) -> Result<Vec<LogEntry>, StoreError> {
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
        let rows = sqlx::query(
            "SELECT log.seq, log.happened, log.actor, log.request, log.body, tables.moment FROM log \
             JOIN tables ON tables.code = log.code WHERE log.code = $1 AND log.seq > $2 ORDER BY log.seq",
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

    /// What somebody is called, if they chose a name.
    pub async fn name(&self, key: &Key) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT name FROM people WHERE key = $1")
            .bind(&key.0)
            .fetch_optional(&self.readers)
            .await
            .map_err(failed)?;
        row.map(|row| row.try_get(0).map_err(failed)).transpose()
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
        rows.iter()
            .map(|row| {
                let text: String = row.try_get(0).map_err(failed)?;
                serde_json::from_str(&text).map_err(|_| StoreError)
            })
            .collect()
    }

    /// Listens to other processes, as long as there can be any. Never returns an error: it connects again.
    pub async fn listen(self, news: mpsc::Sender<News>) {
        if self.is_sqlite() {
            return;
        }
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
        if listener.listen_all([MOVED, PRESENT, PLAYED]).await.map_err(failed).is_err() {
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
            if words.next() == Some(self.process.as_str()) {
                continue;
            }
            for word in words {
                let Some((code, said)) = word.split_once(':') else { continue };
                let code = code.to_owned();
                let said = match message.channel() {
                    MOVED => said.parse().ok().map(|revision| News::Moved(code, revision)),
                    PRESENT => said.parse().ok().map(|present| News::Present(code, present)),
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

async fn prepare_sqlite(connection: &mut AnyConnection) -> sqlx::Result<()> {
    // FULL: a commit is on the disk before it is acknowledged, also when the power fails.
    for pragma in ["PRAGMA busy_timeout = 10000", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"] {
        connection.execute(pragma).await?;
    }
    Ok(())
}

/// Adds what databases from before game time was stored do not have.
async fn add_moments(connection: &mut AnyConnection) -> sqlx::Result<()> {
    if connection.execute("SELECT moment FROM tables WHERE 1 = 0").await.is_err() {
        connection.execute("ALTER TABLE tables ADD COLUMN moment BIGINT NOT NULL DEFAULT 0").await?;
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
        seed: Seed::from_hex(&text(4)?).map_err(|_| StoreError)?,
        created: number(5)? as u64,
        host: Key(text(6)?),
    })
}

fn read_entry(row: &AnyRow) -> Result<LogEntry, StoreError> {
    let text = |column: usize| row.try_get::<String, _>(column).map_err(failed);
    let number = |column: usize| row.try_get::<i64, _>(column).map_err(failed);
    let change: Change = serde_json::from_str(&text(4)?).map_err(|_| StoreError)?;
    Ok(LogEntry { seq: number(0)? as u64, when: number(1)? as u64, by: Key(text(2)?), id: text(3)?, change })
}
