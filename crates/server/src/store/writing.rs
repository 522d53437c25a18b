//! The one task that writes, so that whatever is waiting shares a transaction.

use super::moments::write_moments;
use super::{Appended, BATCH, Job, MESSAGE, MOVED, Note, failed};
use crate::entry::{Key, LogEntry};
use crate::state::Header;
use sqlx::{AnyConnection, AnyPool, Connection as _, Row as _};
use tokio::sync::mpsc;

/// Rows per statement: few different statements, so that each is prepared once.
const CHUNKS: [usize; 3] = [64, 8, 1];
const COLUMNS: usize = 9;

/// The one task that writes.
pub(super) async fn write(pool: AnyPool, mut queue: mpsc::Receiver<Job>, process: String, sqlite: bool) {
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        batch.clear();
        if queue.recv_many(&mut batch, BATCH).await == 0 {
            pool.close().await;
            return;
        }
        let outcome = write_batch(&pool, &batch, &process, sqlite).await.map_err(failed);
        let mut stored = outcome.as_ref().map(|outcome| outcome.iter().copied()).map_err(|error| *error);
        for job in batch.drain(..) {
            let fate = stored.as_mut().map(|fates| fates.next().unwrap_or(false)).map_err(|error| *error);
            match job {
                Job::Append { reply, .. } => {
                    let _ =
                        reply.send(fate.map(|stored| if stored { Appended::Stored } else { Appended::Lost }));
                }
                Job::Create { reply, .. } => drop(reply.send(fate)),
                Job::Notes { reply: Some(reply), .. } => drop(reply.send(fate.map(drop))),
                Job::Moments { moments, reply } => {
                    let _ = reply.send(write_moments(&pool, &moments, sqlite).await.map_err(failed));
                }
                Job::TakeHandover { hash, code, now, reply } => {
                    let _ = reply.send(take_handover(&pool, &hash, &code, now).await.map_err(failed));
                }
                Job::Notes { .. } | Job::Tell(..) => {}
            }
        }
    }
}

/// Whether each job of a batch was done, all in one transaction. Moments are stored on their own: they concern many
/// tables at once, and must not hold up anything else there.
async fn write_batch(pool: &AnyPool, batch: &[Job], process: &str, sqlite: bool) -> sqlx::Result<Vec<bool>> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    let mut fates = vec![true; batch.len()];
    let mut rows: Vec<(usize, &str, &LogEntry)> = Vec::new();
    for (index, job) in batch.iter().enumerate() {
        match job {
            Job::Append { code, entry, .. } => rows.push((index, code, entry)),
            Job::Create { header, entries, .. } => {
                let made = insert_header(&mut transaction, header).await?;
                fates[index] = made;
                if made {
                    rows.extend(entries.iter().map(|entry| (index, header.code.as_str(), entry)));
                }
            }
            Job::Notes { .. } | Job::Moments { .. } | Job::TakeHandover { .. } | Job::Tell(..) => {}
        }
    }
    for chunk in chunks(&rows) {
        insert_entries(&mut transaction, chunk, &mut fates).await?;
    }
    for (job, fate) in batch.iter().zip(&fates) {
        let notes = match job {
            Job::Append { notes, .. } | Job::Create { notes, .. } | Job::Notes { notes, .. } if *fate => {
                notes
            }
            _ => continue,
        };
        for note in notes {
            write_note(&mut transaction, note).await?;
        }
    }
    if !sqlite {
        notify(&mut transaction, &rows, &fates, batch, process).await?;
    }
    transaction.commit().await?;
    Ok(fates)
}

/// Rows in as few statements as possible.
pub(super) fn chunks<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = CHUNKS.iter().copied().find(|size| *size <= rows.len())?;
        let (chunk, others) = rows.split_at(size);
        rows = others;
        Some(chunk)
    })
}

async fn insert_header(connection: &mut AnyConnection, header: &Header) -> sqlx::Result<bool> {
    let done = sqlx::query(
        "INSERT INTO tables (code, link, game, rules, seed, created, host, over, updated, digest) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $6, '') ON CONFLICT DO NOTHING",
    )
    .bind(&header.code)
    .bind(&header.link)
    .bind(&header.game)
    .bind(i64::from(header.rules))
    .bind(header.seed.to_hex())
    .bind(header.created as i64)
    .bind(&header.host.0)
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}

async fn insert_entries(
    connection: &mut AnyConnection,
    rows: &[(usize, &str, &LogEntry)],
    fates: &mut [bool],
) -> sqlx::Result<()> {
    let mut statement = String::from(
        "INSERT INTO log (code, seq, happened, game_time, seat, kind, body, actor, request) VALUES ",
    );
    for row in 0..rows.len() {
        statement.push_str(if row == 0 { "(" } else { ", (" });
        for column in 1..=COLUMNS {
            statement.push_str(if column == 1 { "$" } else { ", $" });
            statement.push_str(&(row * COLUMNS + column).to_string());
        }
        statement.push(')');
    }
    statement.push_str(" ON CONFLICT DO NOTHING RETURNING code, seq");
    let mut query = sqlx::query(&statement);
    for (_, code, entry) in rows {
        let body =
            serde_json::to_string(&entry.change).map_err(|error| sqlx::Error::Encode(Box::new(error)))?;
        query = query
            .bind((*code).to_owned())
            .bind(entry.seq as i64)
            .bind(entry.when as i64)
            .bind(entry.change.at().map_or(-1, |at| at as i64))
            .bind(entry.change.seat().map_or(-1, |seat| i64::from(seat.0)))
            .bind(entry.change.kind())
            .bind(body)
            .bind(entry.by.0.clone())
            .bind(entry.id.clone());
    }
    let stored = query.fetch_all(connection).await?;
    if stored.len() == rows.len() {
        return Ok(());
    }
    let mut found = std::collections::HashSet::new();
    for row in &stored {
        found.insert((row.try_get::<String, _>(0)?, row.try_get::<i64, _>(1)?));
    }
    for (index, code, entry) in rows {
        if !found.contains(&((*code).to_owned(), entry.seq as i64)) {
            fates[*index] = false;
        }
    }
    Ok(())
}

async fn write_note(connection: &mut AnyConnection, note: &Note) -> sqlx::Result<()> {
    match note {
        Note::Chair(key, code) => {
            sqlx::query("INSERT INTO chairs (key, code) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(&key.0)
                .bind(code)
                .execute(&mut *connection)
                .await?;
            // Whoever sits down again wants to find the table again.
            sqlx::query("DELETE FROM hidden WHERE key = $1 AND code = $2")
                .bind(&key.0)
                .bind(code)
                .execute(connection)
                .await?;
        }
        Note::Hidden(key, code) => {
            sqlx::query("INSERT INTO hidden (key, code) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(&key.0)
                .bind(code)
                .execute(connection)
                .await?;
        }
        Note::Handover(handover) => {
            sqlx::query("DELETE FROM handovers WHERE ends <= $1 OR (code = $2 AND key = $3)")
                .bind(handover.made as i64)
                .bind(&handover.code)
                .bind(&handover.key.0)
                .execute(&mut *connection)
                .await?;
            sqlx::query("INSERT INTO handovers (hash, code, key, ends) VALUES ($1, $2, $3, $4)")
                .bind(&handover.hash)
                .bind(&handover.code)
                .bind(&handover.key.0)
                .bind(handover.ends as i64)
                .execute(connection)
                .await?;
        }
        Note::NoChair(key, code) => {
            sqlx::query("DELETE FROM chairs WHERE key = $1 AND code = $2")
                .bind(&key.0)
                .bind(code)
                .execute(connection)
                .await?;
        }
        Note::Digest(digest, code, updated) => {
            let over = digest.phase() == crate::protocol::TablePhase::Over;
            let text = serde_json::to_string(digest).map_err(|error| sqlx::Error::Encode(Box::new(error)))?;
            sqlx::query(
                "UPDATE tables SET digest = $1, over = $2, updated = $3 WHERE code = $4 AND updated <= $3",
            )
            .bind(text)
            .bind(i64::from(over))
            .bind(*updated as i64)
            .bind(code)
            .execute(connection)
            .await?;
        }
        Note::Moment(code, moment) => {
            sqlx::query("UPDATE tables SET moment = $1 WHERE code = $2 AND moment < $1")
                .bind(*moment as i64)
                .bind(code)
                .execute(connection)
                .await?;
        }
        Note::Name(key, name) => {
            sqlx::query(
                "INSERT INTO people (key, name) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET name = excluded.name",
            )
            .bind(&key.0)
            .bind(name)
            .execute(connection)
            .await?;
        }
    }
    Ok(())
}

/// Reading a secret and using it up is one statement: of two who come at once, one gets the chair.
async fn take_handover(pool: &AnyPool, hash: &str, code: &str, now: u64) -> sqlx::Result<Option<Key>> {
    let taken =
        sqlx::query("DELETE FROM handovers WHERE hash = $1 AND code = $2 AND ends > $3 RETURNING key")
            .bind(hash)
            .bind(code)
            .bind(now as i64)
            .fetch_optional(pool)
            .await?;
    taken.map(|row| row.try_get(0).map(Key)).transpose()
}

/// Tells the other processes, in the same transaction: they hear of it exactly when it is there to be read.
async fn notify(
    connection: &mut AnyConnection,
    rows: &[(usize, &str, &LogEntry)],
    fates: &[bool],
    batch: &[Job],
    process: &str,
) -> sqlx::Result<()> {
    let mut messages: Vec<(&str, String)> = Vec::new();
    let mut text = process.to_owned();
    for (index, code, entry) in rows {
        if fates[*index] {
            if text.len() > MESSAGE {
                messages.push((MOVED, std::mem::replace(&mut text, process.to_owned())));
            }
            text.push_str(&format!(" {code}:{}", entry.seq));
        }
    }
    if text.len() > process.len() {
        messages.push((MOVED, text));
    }
    for job in batch {
        if let Job::Tell(channel, text) = job {
            messages.push((channel, text.clone()));
        }
    }
    for (channel, text) in messages {
        sqlx::query("SELECT pg_notify($1, $2)").bind(channel).bind(text).execute(&mut *connection).await?;
    }
    Ok(())
}
