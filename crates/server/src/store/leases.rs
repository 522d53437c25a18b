//! Which process lets a table move by itself: its clock, its alarms and its bots.
//!
//! A process says a few times a second that it is alive. A table belongs to the process named in its lease for as long as
//! that one does; whoever needs the table afterwards takes it, which counts its epoch up. An entry that an owner appends
//! names the epoch, and is not taken from somebody whose time is over (`writing.rs`). All times are the database's own:
//! processes need not agree on how late it is.

use super::{FREED, Job, Store, StoreError, failed, simulated};
use sqlx::{AnyConnection, Row as _};
use std::collections::BTreeSet;
use std::time::Duration;

/// How often a process says that it is alive.
pub const BEAT: Duration = Duration::from_millis(300);
/// How long others believe it. With one beat to notice and one write to take over, a table that lost its
/// owner has another one within two seconds.
pub const ALIVE_FOR: Duration = Duration::from_millis(1_200);
/// What time it is, in milliseconds since 1970, as PostgreSQL says it.
const NOW: &str = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

/// Who lets a table move by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lease {
    /// The process; empty when nobody does.
    pub process: String,
    /// How often the table has changed hands.
    pub epoch: u64,
}

impl Store {
    /// What this process calls itself.
    pub fn process(&self) -> &str {
        &self.process
    }

    /// Takes a table, unless a process that is alive has it; says who has it now. With a file of one's own there is
    /// nobody to share with.
    pub async fn claim(&self, code: &str) -> Result<Lease, StoreError> {
        if self.is_sqlite() {
            return Ok(Lease { process: self.process.clone(), epoch: 0 });
        }
        self.ask(|reply| Job::Claim { code: code.to_owned(), reply }).await?;
        self.lease(code).await
    }

    /// Who has a table.
    pub async fn lease(&self, code: &str) -> Result<Lease, StoreError> {
        if self.is_sqlite() {
            return Ok(Lease { process: self.process.clone(), epoch: 0 });
        }
        simulated!(self, disk => disk.lease(&self.process, code).await);
        let row = sqlx::query("SELECT process, epoch FROM leases WHERE code = $1")
            .bind(code)
            .fetch_optional(&self.readers)
            .await
            .map_err(failed)?;
        let Some(row) = row else { return Ok(Lease::default()) };
        let epoch: i64 = row.try_get(1).map_err(failed)?;
        Ok(Lease { process: row.try_get(0).map_err(failed)?, epoch: epoch as u64 })
    }

    /// Gives a table up at a moment of its clock; others hear of it.
    pub async fn let_go(&self, code: &str, epoch: u64, moment: u64) -> Result<(), StoreError> {
        if self.is_sqlite() {
            return Ok(());
        }
        self.ask(|reply| Job::LetGo { code: code.to_owned(), epoch, moment, reply }).await
    }

    /// Says that this process is alive, and who else is. It waits for nothing that others wait for.
    pub async fn beat(&self) -> Result<BTreeSet<String>, StoreError> {
        if self.is_sqlite() {
            return Ok(BTreeSet::from([self.process.clone()]));
        }
        simulated!(self, disk => disk.beat(&self.process).await);
        let statement = format!(
            "INSERT INTO processes (process, until) VALUES ($1, {NOW} + $2) \
             ON CONFLICT (process) DO UPDATE SET until = excluded.until"
        );
        let beat = sqlx::query(&statement).bind(&self.process).bind(ALIVE_FOR.as_millis() as i64);
        beat.execute(&self.heart).await.map_err(failed)?;
        let question = format!("SELECT process FROM processes WHERE until > {NOW}");
        let rows = sqlx::query(&question).fetch_all(&self.heart).await.map_err(failed)?;
        rows.iter().map(|row| row.try_get(0).map_err(failed)).collect()
    }

    /// Says that this process ends: nobody waits to find out.
    pub async fn leave(&self) {
        simulated!(self, disk => disk.leave(&self.process));
        if !self.is_sqlite() {
            let gone = sqlx::query("DELETE FROM processes WHERE process = $1").bind(&self.process);
            let _ = gone.execute(&self.heart).await.map_err(failed);
        }
    }
}

/// Takes a table for a process, unless one that is alive has it; the epoch that begins.
pub(super) async fn claim(
    connection: &mut AnyConnection,
    code: &str,
    process: &str,
) -> sqlx::Result<Option<u64>> {
    let statement = format!(
        "INSERT INTO leases (code, process, epoch) VALUES ($1, $2, 1) \
         ON CONFLICT (code) DO UPDATE SET process = excluded.process, epoch = leases.epoch + 1 \
         WHERE leases.process IN ('', excluded.process) \
         OR NOT EXISTS (SELECT 1 FROM processes p WHERE p.process = leases.process AND p.until > {NOW}) \
         RETURNING epoch"
    );
    let row = sqlx::query(&statement).bind(code).bind(process).fetch_optional(connection).await?;
    row.map(|row| row.try_get::<i64, _>(0).map(|epoch| epoch as u64)).transpose()
}

/// Gives a table up, if it is still one's own, and tells the others in the same transaction.
pub(super) async fn let_go(
    connection: &mut AnyConnection,
    code: &str,
    epoch: u64,
    process: &str,
) -> sqlx::Result<()> {
    let given = sqlx::query("UPDATE leases SET process = '' WHERE code = $1 AND process = $2 AND epoch = $3")
        .bind(code)
        .bind(process)
        .bind(epoch as i64)
        .execute(&mut *connection)
        .await?;
    if given.rows_affected() == 1 {
        let text = format!("{process} {code}:{epoch}");
        sqlx::query("SELECT pg_notify($1, $2)").bind(FREED).bind(text).execute(connection).await?;
    }
    Ok(())
}

/// Processes that ended without a word.
pub(super) async fn forget_the_lost(connection: &mut AnyConnection) -> sqlx::Result<()> {
    let statement = format!("DELETE FROM processes WHERE until < {NOW} - 60000");
    sqlx::query(&statement).execute(connection).await.map(drop)
}
