//! The connection that writes, and a second one that looks whether it is written.
//!
//! A database that fails in the middle of a transaction may or may not have rolled it back by itself, and a driver that
//! counts transactions may then be wrong about where it stands. So nothing is counted here: a transaction begins and ends
//! with a statement of its own, a connection that failed once is never used again, and nothing counts as stored before
//! somebody else can read it.

use super::{connect, failed};
use crate::clock::{Instant, unix_now};
use crate::fault::{Fault, planted};
use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, Connection as _, Executor as _};
use std::time::Duration;
use tokio::task::JoinHandle;

/// How long connecting and disconnecting may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many jobs are written before SQLite's write-ahead log is brought to its place. A page that is written again and again meanwhile goes there once.
const TIDY_AFTER: usize = 4096;
/// And how much time passes at least: it takes two writes to the disk that moves wait for as well.
const TIDY_EVERY: Duration = Duration::from_secs(1);
/// How much room a database must have to be called ready, in bytes.
const ROOM: usize = 64 * 1024;

/// What another connection must be able to read once a transaction has ended.
pub(crate) enum Witness {
    /// An entry of a table's log.
    Entry(String, u64),
    /// Nothing in particular: the pulse of this process is written along, and read.
    Pulse,
    /// The same with some room, so that a disk that is nearly full is noticed before it is.
    Room,
    /// Nothing was written.
    Nothing,
}

/// A connection: to a database, or to the disk of a simulation.
pub(super) enum Link {
    Database(AnyConnection),
    #[cfg(feature = "sim")]
    Virtual(crate::sim::Link),
}

/// Where connections are made.
pub(super) enum Source {
    Database(AnyConnectOptions),
    #[cfg(feature = "sim")]
    Virtual(crate::sim::Disk),
}

pub(super) struct Writer {
    source: Source,
    pub sqlite: bool,
    pub process: String,
    /// The most pages that a SQLite file may have.
    most_pages: Option<u64>,
    hand: Option<Link>,
    eye: Option<Link>,
    beat: u64,
    /// Jobs since the log was brought to its place.
    untidy: usize,
    tidied: Instant,
    /// Who does that, on a connection of their own, so that nobody waits for it.
    tidying: Option<JoinHandle<Option<AnyConnection>>>,
}

impl Writer {
    pub fn new(source: Source, sqlite: bool, process: String, most_pages: Option<u64>) -> Writer {
        Writer {
            source,
            sqlite,
            process,
            most_pages,
            hand: None,
            eye: None,
            beat: 0,
            untidy: 0,
            tidied: Instant::now(),
            tidying: None,
        }
    }

    async fn connection(&mut self) -> sqlx::Result<Link> {
        let connecting = async {
            match &self.source {
                Source::Database(options) => {
                    connect(options, self.sqlite, self.most_pages).await.map(Link::Database)
                }
                #[cfg(feature = "sim")]
                Source::Virtual(disk) => disk.connect(&self.process).await.map(Link::Virtual),
            }
        };
        tokio::time::timeout(PATIENCE, connecting).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
    }

    /// Begins a transaction. A SQLite connection that is still inside one refuses.
    pub async fn begin(&mut self) -> sqlx::Result<&mut Link> {
        if self.hand.is_none() {
            self.hand = Some(self.connection().await?);
        }
        let hand = self.hand.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        match hand {
            Link::Database(hand) => {
                hand.execute(if self.sqlite { "BEGIN IMMEDIATE" } else { "BEGIN" }).await?;
            }
            #[cfg(feature = "sim")]
            Link::Virtual(hand) => hand.begin().await?,
        }
        Ok(hand)
    }

    /// Ends a transaction, and looks from outside whether it is there.
    pub async fn commit(&mut self, witness: Witness) -> sqlx::Result<()> {
        self.beat = unix_now().max(self.beat + 1);
        let (beat, process) = (self.beat as i64, self.process.clone());
        let hand = self.hand.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        let hand = match hand {
            Link::Database(hand) => Some(hand),
            #[cfg(feature = "sim")]
            Link::Virtual(hand) => {
                if matches!(witness, Witness::Pulse | Witness::Room) {
                    hand.pulse(self.beat);
                }
                hand.commit().await?;
                None
            }
        };
        if let Some(hand) = hand {
            write_pulse(hand, &witness, &process, beat).await?;
            hand.execute("COMMIT").await?;
        }
        if planted(Fault::ConnectionKept) {
            return Ok(());
        }
        let seen = match witness {
            Witness::Nothing => return Ok(()),
            Witness::Pulse | Witness::Room => {
                self.seen("SELECT beat FROM pulse WHERE process = $1 AND beat = $2", &process, beat).await?
            }
            Witness::Entry(code, seq) => {
                self.seen("SELECT seq FROM log WHERE code = $1 AND seq = $2", &code, seq as i64).await?
            }
        };
        if seen { Ok(()) } else { Err(sqlx::Error::RowNotFound) }
    }

    /// Whether a connection that has written nothing finds a row.
    async fn seen(&mut self, question: &str, name: &str, number: i64) -> sqlx::Result<bool> {
        if self.eye.is_none() {
            self.eye = Some(self.connection().await?);
        }
        let eye = match self.eye.as_mut().ok_or(sqlx::Error::PoolClosed)? {
            Link::Database(eye) => eye,
            #[cfg(feature = "sim")]
            Link::Virtual(eye) => return eye.finds(question, name, number).await,
        };
        Ok(sqlx::query(question).bind(name).bind(number).fetch_optional(eye).await?.is_some())
    }

    /// Gives up both connections. Whatever they had not committed is rolled back with them.
    pub async fn discard(&mut self) {
        if planted(Fault::ConnectionKept) {
            return;
        }
        for link in [self.hand.take(), self.eye.take()].into_iter().flatten() {
            match link {
                Link::Database(connection) => {
                    let _ = tokio::time::timeout(PATIENCE, connection.close_hard()).await;
                }
                #[cfg(feature = "sim")]
                Link::Virtual(_) => {}
            }
        }
    }

    /// After so many jobs were written: brings SQLite's log to its place now and then. Left to itself SQLite does so in the midst of
    /// a write, every thousand pages, which is several times a second when there is much to do.
    pub fn tidy(&mut self, jobs: usize) {
        self.untidy += jobs;
        let due = self.untidy >= TIDY_AFTER && self.tidied.elapsed() >= TIDY_EVERY;
        if !self.sqlite || !due || self.tidying.as_ref().is_some_and(|tidying| !tidying.is_finished()) {
            return;
        }
        let options = match &self.source {
            Source::Database(options) => options.clone(),
            #[cfg(feature = "sim")]
            Source::Virtual(_) => return,
        };
        (self.untidy, self.tidied) = (0, Instant::now());
        let (before, most_pages) = (self.tidying.take(), self.most_pages);
        self.tidying = Some(tokio::spawn(async move {
            let kept = match before {
                Some(before) => before.await.ok().flatten(),
                None => None,
            };
            let tidied = async {
                let mut connection = match kept {
                    Some(connection) => connection,
                    None => connect(&options, true, most_pages).await?,
                };
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").await?;
                Ok::<_, sqlx::Error>(connection)
            };
            // Everything is stored all the same, and it is tried again.
            tidied.await.inspect_err(|_| tracing::warn!("the write-ahead log stays where it is")).ok()
        }));
    }

    /// Takes this process' pulse away, and all connections.
    pub async fn close(mut self) {
        if let Some(tidying) = self.tidying.take()
            && let Ok(Some(connection)) = tidying.await
        {
            let _ = connection.close().await;
        }
        if let Some(Link::Database(mut hand)) = self.hand.take() {
            let gone = sqlx::query("DELETE FROM pulse WHERE process = $1").bind(&self.process);
            let _ = gone.execute(&mut hand).await.map_err(failed);
            let _ = hand.close().await;
        }
        self.discard().await;
    }
}

async fn write_pulse(
    hand: &mut AnyConnection,
    witness: &Witness,
    process: &str,
    beat: i64,
) -> sqlx::Result<()> {
    let room = match witness {
        Witness::Room => "x".repeat(ROOM),
        Witness::Pulse => String::new(),
        Witness::Entry(..) | Witness::Nothing => return Ok(()),
    };
    // The new row first: what is given up by the old one must not be what makes room for it.
    sqlx::query("INSERT INTO pulse (process, beat, room) VALUES ($1, $2, $3)")
        .bind(process)
        .bind(beat)
        .bind(room)
        .execute(&mut *hand)
        .await?;
    sqlx::query("DELETE FROM pulse WHERE process = $1 AND beat < $2")
        .bind(process)
        .bind(beat)
        .execute(hand)
        .await?;
    Ok(())
}

/// Whether an error is about the database and not about what was to be written: then every other job would fail as well.
pub(super) fn concerns_all(error: &sqlx::Error) -> bool {
    let sqlx::Error::Database(database) = error else {
        return !matches!(
            error,
            sqlx::Error::Encode(_) | sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)
        );
    };
    let code = database.code().unwrap_or_default();
    match code.parse::<u32>() {
        // SQLite numbers what went wrong, and how exactly in the higher bits: busy, locked, no memory, read-only, I/O, corrupt, full,
        // cannot open, not a database.
        Ok(number) if code.len() < 5 => matches!(number & 0xff, 5 | 6 | 7 | 8 | 10 | 11 | 13 | 14 | 26),
        // PostgreSQL: connection, resources, operator, system, internal; a transaction that may only read.
        _ => ["08", "53", "57", "58", "XX", "25006"].iter().any(|class| code.starts_with(class)),
    }
}
