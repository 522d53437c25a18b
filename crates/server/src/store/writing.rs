//! The one task that writes, so that whatever is waiting shares a transaction.

use super::leases;
use super::moments::write_moments;
use super::writer::{Link, Witness, Writer, concerns_all};
use super::{Appended, BATCH, Job, MESSAGE, MOVED, Note, OWNED, StoreError, failed};
use crate::clock::unix_now;
use crate::entry::{Key, LogEntry};
use crate::state::Header;
use sqlx::{AnyConnection, Row as _};
use std::sync::OnceLock;
use tokio::sync::mpsc;

/// Rows per statement: few different statements, so that each is prepared once, and few of them for any number of rows.
const CHUNKS: [usize; 7] = [64, 32, 16, 8, 4, 2, 1];
const COLUMNS: usize = 9;
/// The statements that store entries, one for each number of rows: they are long, and written once.
static PLAIN: [[OnceLock<String>; CHUNKS.len()]; 2] =
    [const { [const { OnceLock::new() }; CHUNKS.len()] }; 2];
static FENCED: [OnceLock<String>; CHUNKS.len()] = [const { OnceLock::new() }; CHUNKS.len()];

/// The one task that writes.
pub(super) async fn write(mut writer: Writer, mut queue: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        batch.clear();
        if queue.recv_many(&mut batch, BATCH).await == 0 {
            writer.close().await;
            return;
        }
        let shared = fates(&mut writer, &batch).await;
        writer.tidy(batch.len());
        for (index, job) in batch.drain(..).enumerate() {
            let fate = match &shared {
                Ok(fates) => fates.get(index).copied().unwrap_or(Err(StoreError::Away)),
                Err(failed) => Err(*failed),
            };
            answer(&mut writer, job, fate).await;
        }
    }
}

/// Whether each job of a batch was done. What fails together is tried one by one, so that whoever asks for something
/// impossible fails alone; when it is the database that fails, nobody need try.
async fn fates(writer: &mut Writer, batch: &[Job]) -> Result<Vec<Result<bool, StoreError>>, StoreError> {
    let error = match write_batch(writer, batch).await {
        Ok(fates) => return Ok(fates.into_iter().map(Ok).collect()),
        Err(error) => error,
    };
    writer.discard().await;
    let hopeless = concerns_all(&error);
    let error = failed(error);
    if hopeless || batch.len() < 2 {
        return Err(error);
    }
    let mut fates = Vec::with_capacity(batch.len());
    let mut hopeless = false;
    for job in batch {
        let fate =
            if hopeless { Err(StoreError::Away) } else { write_alone(writer, job, &mut hopeless).await };
        fates.push(fate);
    }
    Ok(fates)
}

async fn write_alone(writer: &mut Writer, job: &Job, hopeless: &mut bool) -> Result<bool, StoreError> {
    match write_batch(writer, std::slice::from_ref(job)).await {
        Ok(fates) => Ok(fates.first().copied().unwrap_or(false)),
        Err(error) => {
            writer.discard().await;
            *hopeless = concerns_all(&error);
            Err(failed(error))
        }
    }
}

/// Tells whoever asked. What concerns many tables at once, or is asked for seldom, is written here on its own.
async fn answer(writer: &mut Writer, job: Job, fate: Result<bool, StoreError>) {
    match job {
        Job::Append { reply, .. } => {
            let _ = reply.send(fate.map(|stored| if stored { Appended::Stored } else { Appended::Lost }));
        }
        Job::Create { reply, .. } => drop(reply.send(fate)),
        Job::Notes { reply: Some(reply), .. }
        | Job::Pulse { reply }
        | Job::Forget { reply, .. }
        | Job::Claim { reply, .. }
        | Job::LetGo { reply, .. } => {
            let _ = reply.send(fate.map(drop));
        }
        Job::Moments { moments, reply } => {
            let stored = match fate {
                Ok(_) => write_moments(writer, &moments).await,
                Err(error) => return drop(reply.send(Err(error))),
            };
            drop(reply.send(settled(writer, stored).await));
        }
        Job::TakeHandover { hash, code, now, reply } => {
            let taken = match fate {
                Ok(_) => take_handover(writer, &hash, &code, now).await,
                Err(error) => return drop(reply.send(Err(error))),
            };
            drop(reply.send(settled(writer, taken).await));
        }
        Job::Notes { .. } | Job::Tell(..) => {}
    }
}

/// After any error the connection is given up.
async fn settled<T>(writer: &mut Writer, outcome: sqlx::Result<T>) -> Result<T, StoreError> {
    if outcome.is_err() {
        writer.discard().await;
    }
    outcome.map_err(failed)
}

/// Whether each job of a batch was done, all in one transaction. Moments are stored on their own: they concern many
/// tables at once, and must not hold up anything else there.
async fn write_batch(writer: &mut Writer, batch: &[Job]) -> sqlx::Result<Vec<bool>> {
    let mut fates = vec![true; batch.len()];
    if batch.iter().all(|job| matches!(job, Job::Moments { .. } | Job::TakeHandover { .. })) {
        return Ok(fates);
    }
    let (sqlite, process) = (writer.sqlite, writer.process.clone());
    let connection = match writer.begin().await? {
        Link::Database(connection) => connection,
        #[cfg(feature = "sim")]
        Link::Virtual(link) => {
            let (fates, witness) = link.carry_out(batch).await?;
            writer.commit(witness).await?;
            return Ok(fates);
        }
    };
    let mut rows: Vec<Row> = Vec::new();
    for (index, job) in batch.iter().enumerate() {
        match job {
            Job::Append { code, entry, epoch, .. } => rows.push(Row { index, code, entry, epoch: *epoch }),
            Job::Create { header, entries, .. } => {
                let made = insert_header(connection, header).await?;
                fates[index] = made;
                if made {
                    let code = header.code.as_str();
                    rows.extend(entries.iter().map(|entry| Row { index, code, entry, epoch: None }));
                }
            }
            _ => {}
        }
    }
    for chunk in chunks(&rows) {
        insert_entries(connection, chunk, sqlite, &process, &mut fates).await?;
    }
    let (mut noted, owned) = change_hands(connection, batch, &process).await?;
    for job in batch {
        if let Job::Forget { codes, .. } = job {
            forget(connection, codes).await?;
            noted = true;
        }
    }
    for (job, fate) in batch.iter().zip(&fates) {
        let notes = match job {
            Job::Append { notes, .. } | Job::Create { notes, .. } | Job::Notes { notes, .. } if *fate => {
                notes
            }
            _ => continue,
        };
        for note in notes {
            write_note(connection, note).await?;
            noted = true;
        }
    }
    if !sqlite {
        notify(connection, &rows, &fates, batch, &owned, &process).await?;
    }
    let stored = rows.iter().rfind(|row| fates[row.index]);
    let witness = match stored {
        _ if batch.iter().any(|job| matches!(job, Job::Pulse { .. })) => Witness::Room,
        Some(row) => Witness::Entry(row.code.to_owned(), row.entry.seq),
        None if noted => Witness::Pulse,
        None => Witness::Nothing,
    };
    writer.commit(witness).await?;
    Ok(fates)
}

/// An entry that a job of a batch wants stored.
struct Row<'a> {
    index: usize,
    code: &'a str,
    entry: &'a LogEntry,
    epoch: Option<u64>,
}

/// Tables that are taken and given up: whether there were any, and what was taken. In the order of their codes, so that two
/// processes never wait for each other.
async fn change_hands<'a>(
    connection: &mut AnyConnection,
    batch: &'a [Job],
    process: &str,
) -> sqlx::Result<(bool, Vec<(&'a str, u64)>)> {
    let mut wanted: Vec<(&str, &Job)> = Vec::new();
    for job in batch {
        if let Job::Claim { code, .. } | Job::LetGo { code, .. } = job {
            wanted.push((code, job));
        }
    }
    wanted.sort_by_key(|(code, _)| *code);
    let mut owned = Vec::new();
    for (code, job) in &wanted {
        if let Job::LetGo { epoch, moment, .. } = job {
            leases::let_go(connection, code, *epoch, process).await?;
            write_note(connection, &Note::Moment((*code).to_owned(), *moment)).await?;
        } else if let Some(epoch) = leases::claim(connection, code, process).await? {
            owned.push((*code, epoch));
        }
    }
    Ok((!wanted.is_empty(), owned))
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
    .execute(&mut *connection)
    .await?;
    let made = done.rows_affected() == 1;
    if made {
        let clock = sqlx::query("INSERT INTO moments (code, moment) VALUES ($1, 0) ON CONFLICT DO NOTHING");
        clock.bind(&header.code).execute(connection).await?;
    }
    Ok(made)
}

async fn insert_entries(
    connection: &mut AnyConnection,
    rows: &[Row<'_>],
    sqlite: bool,
    process: &str,
    fates: &mut [bool],
) -> sqlx::Result<()> {
    let fenced = rows.iter().any(|row| row.epoch.is_some());
    let kept = CHUNKS.iter().position(|size| *size == rows.len()).ok_or(sqlx::Error::RowNotFound)?;
    let statement = if fenced {
        FENCED[kept].get_or_init(|| fenced_statement(rows.len()))
    } else {
        let stored = |sqlite| if sqlite { "" } else { " RETURNING code, seq" };
        PLAIN[usize::from(sqlite)][kept].get_or_init(|| plain_statement(rows.len()) + stored(sqlite))
    };
    let mut query = sqlx::query(statement);
    for Row { code, entry, epoch, .. } in rows {
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
        if fenced {
            query = query.bind(epoch.map_or(-1, |epoch| epoch as i64));
        }
    }
    if fenced {
        query = query.bind(process);
    }
    if sqlite {
        // Nobody else writes to the file, so all of it is new; asking for the rows back would send each of them between threads.
        let stored = query.execute(&mut *connection).await?;
        if stored.rows_affected() < rows.len() as u64 {
            for row in rows {
                fates[row.index] &= is_stored(connection, row).await?;
            }
        }
        return Ok(());
    }
    let stored = query.fetch_all(connection).await?;
    if stored.len() == rows.len() {
        return Ok(());
    }
    let mut found = std::collections::HashSet::new();
    for row in &stored {
        found.insert((row.try_get::<String, _>(0)?, row.try_get::<i64, _>(1)?));
    }
    for row in rows {
        if !found.contains(&(row.code.to_owned(), row.entry.seq as i64)) {
            fates[row.index] = false;
        }
    }
    Ok(())
}

/// Whether it is this entry that has its place in the log.
async fn is_stored(connection: &mut AnyConnection, row: &Row<'_>) -> sqlx::Result<bool> {
    let there = sqlx::query(
        "SELECT seq FROM log WHERE code = $1 AND seq = $2 AND happened = $3 AND actor = $4 AND request = $5",
    );
    let there = there.bind(row.code.to_owned()).bind(row.entry.seq as i64).bind(row.entry.when as i64);
    let there = there.bind(row.entry.by.0.clone()).bind(row.entry.id.clone());
    Ok(there.fetch_optional(connection).await?.is_some())
}

/// Rows as a list of numbered parameters.
fn parameters(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let columns: Vec<String> =
            (1..=columns).map(|column| format!("${}", row * columns + column)).collect();
        format!("({})", columns.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

/// The same with an epoch, and with types: without them PostgreSQL takes a list that is selected from for text.
fn typed_parameters(rows: usize) -> String {
    const TYPES: [&str; COLUMNS + 1] =
        ["TEXT", "BIGINT", "BIGINT", "BIGINT", "BIGINT", "TEXT", "TEXT", "TEXT", "TEXT", "BIGINT"];
    let row = |row: usize| {
        let typed = TYPES.iter().enumerate();
        let columns: Vec<String> = typed
            .map(|(column, kind)| format!("CAST(${} AS {kind})", row * TYPES.len() + column + 1))
            .collect();
        format!("({})", columns.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

fn plain_statement(rows: usize) -> String {
    format!(
        "INSERT INTO log (code, seq, happened, game_time, seat, kind, body, actor, request) VALUES {} \
         ON CONFLICT DO NOTHING",
        parameters(rows, COLUMNS)
    )
}

/// The same, without the entries of owners whose time is over. The lease is locked until the entry is stored: whoever takes the table over
/// meanwhile waits, and finds the entry in the log.
fn fenced_statement(rows: usize) -> String {
    format!(
        "INSERT INTO log (code, seq, happened, game_time, seat, kind, body, actor, request) \
         SELECT v.code, v.seq, v.happened, v.game_time, v.seat, v.kind, v.body, v.actor, v.request FROM (VALUES {}) \
         AS v (code, seq, happened, game_time, seat, kind, body, actor, request, epoch) \
         WHERE v.epoch < 0 OR EXISTS (SELECT 1 FROM leases l WHERE l.code = v.code AND l.epoch = v.epoch \
         AND l.process = ${} FOR SHARE) \
         ON CONFLICT DO NOTHING RETURNING code, seq",
        typed_parameters(rows),
        rows * (COLUMNS + 1) + 1
    )
}

async fn forget(connection: &mut AnyConnection, codes: &[String]) -> sqlx::Result<()> {
    for code in codes {
        for table in ["tables", "log", "chairs", "hidden", "handovers", "leases", "moments"] {
            let statement = format!("DELETE FROM {table} WHERE code = $1");
            sqlx::query(&statement).bind(code).execute(&mut *connection).await?;
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
        Note::Sanction(sanction) => {
            sqlx::query("DELETE FROM sanctions WHERE ends <= $1 OR (kind = $2 AND who = $3)")
                .bind(unix_now() as i64)
                .bind(sanction.kind.word())
                .bind(&sanction.who)
                .execute(&mut *connection)
                .await?;
            sqlx::query("INSERT INTO sanctions (kind, who, ends) VALUES ($1, $2, $3)")
                .bind(sanction.kind.word())
                .bind(&sanction.who)
                .bind(sanction.ends as i64)
                .execute(connection)
                .await?;
        }
        Note::Lifted(who) => {
            sqlx::query("DELETE FROM sanctions WHERE who = $1").bind(who).execute(connection).await?;
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
            sqlx::query("UPDATE moments SET moment = $1 WHERE code = $2 AND moment < $1")
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
async fn take_handover(writer: &mut Writer, hash: &str, code: &str, now: u64) -> sqlx::Result<Option<Key>> {
    let connection = match writer.begin().await? {
        Link::Database(connection) => connection,
        #[cfg(feature = "sim")]
        Link::Virtual(_) => return Err(sqlx::Error::WorkerCrashed),
    };
    let taken =
        sqlx::query("DELETE FROM handovers WHERE hash = $1 AND code = $2 AND ends > $3 RETURNING key")
            .bind(hash)
            .bind(code)
            .bind(now as i64)
            .fetch_optional(connection)
            .await?;
    let owner = taken.map(|row| row.try_get(0).map(Key)).transpose()?;
    writer.commit(if owner.is_some() { Witness::Pulse } else { Witness::Nothing }).await?;
    Ok(owner)
}

/// Tells the other processes, in the same transaction: they hear of it exactly when it is there to be read.
async fn notify(
    connection: &mut AnyConnection,
    rows: &[Row<'_>],
    fates: &[bool],
    batch: &[Job],
    owned: &[(&str, u64)],
    process: &str,
) -> sqlx::Result<()> {
    let mut messages: Vec<(&str, String)> = Vec::new();
    let mut text = process.to_owned();
    for Row { index, code, entry, .. } in rows {
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
    for some in owned.chunks(MESSAGE / 32) {
        let words = some.iter().map(|(code, epoch)| format!(" {code}:{epoch}"));
        messages.push((OWNED, process.to_owned() + &words.collect::<String>()));
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
