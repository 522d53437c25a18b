//! Whole databases: a copy of a running one, and everything in it as a file that another kind of database can take in.

use super::{OpenError, StoreError, connect, failed, lock, parse, schema};
use serde::{Deserialize, Serialize};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection as _, Executor as _, Row as _};
use std::fs::File;
use std::io::{BufRead as _, BufReader, BufWriter};
use std::path::Path;

/// The version of the file.
const FORMAT: u32 = 1;

/// Why a database was not copied.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The database is not to be had.
    #[error(transparent)]
    Database(#[from] OpenError),
    /// PostgreSQL has its own programs for that.
    #[error("only a SQLite database is copied as a file")]
    NotAFile,
    /// There is something already where the copy should go.
    #[error("the file exists already")]
    Exists,
    /// The file cannot be read or written.
    #[error("the file cannot be read or written: {0}")]
    File(#[from] std::io::Error),
    /// The file is none of ours, or is damaged.
    #[error("line {line} is not what belongs there")]
    Line {
        /// Which line, from one.
        line: usize,
    },
}

impl From<StoreError> for CopyError {
    fn from(error: StoreError) -> CopyError {
        CopyError::Database(error.into())
    }
}

/// What was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// How many tables.
    pub tables: u64,
    /// How many entries of their logs.
    pub entries: u64,
    /// How many tables were there already, and were left as they are.
    pub known: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Item {
    Cosmodrome {
        format: u32,
    },
    Person {
        key: String,
        name: String,
    },
    Table(Box<Table>),
    /// The last line: a file without it was cut off.
    End {
        tables: u64,
        entries: u64,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    code: String,
    link: String,
    game: String,
    rules: i64,
    seed: String,
    created: i64,
    host: String,
    over: i64,
    updated: i64,
    digest: String,
    moment: i64,
    chairs: Vec<String>,
    hidden: Vec<String>,
    log: Vec<Entry>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    seq: i64,
    happened: i64,
    game_time: i64,
    seat: i64,
    kind: String,
    body: String,
    actor: String,
    request: String,
}

fn new_file(path: &Path) -> Result<File, CopyError> {
    File::options().write(true).create_new(true).open(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => CopyError::Exists,
        _ => CopyError::File(error),
    })
}

/// Copies a SQLite database as it is at this moment, while a server goes on writing to it.
pub async fn backup(url: &str, path: &Path) -> Result<(), CopyError> {
    if lock::path(url).is_none() {
        return Err(CopyError::NotAFile);
    }
    // Taken at once, so that of two copies to one place one fails; SQLite takes an empty file for none.
    drop(new_file(path)?);
    let mut connection = reader(url).await?;
    let name = path.to_str().ok_or(CopyError::NotAFile)?;
    let done = sqlx::query("VACUUM INTO $1").bind(name).execute(&mut connection).await;
    let _ = connection.close().await;
    if let Err(error) = done {
        let _ = std::fs::remove_file(path);
        return Err(failed(error).into());
    }
    Ok(File::open(path)?.sync_all()?)
}

/// A connection to a database that must be there already.
async fn reader(url: &str) -> Result<AnyConnection, StoreError> {
    let sqlite = url.starts_with("sqlite:");
    let url = if sqlite && !url.contains('?') { format!("{url}?mode=rw") } else { url.to_owned() };
    connect(&parse(&url)?, sqlite, None).await.map_err(failed)
}

/// Writes everything that matters in a database to a file: tables with their logs, and names. All of it as it is at one
/// moment.
pub async fn export(url: &str, path: &Path) -> Result<Copied, CopyError> {
    let mut connection = reader(url).await?;
    let begin =
        if url.starts_with("sqlite:") { "BEGIN" } else { "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" };
    connection.execute(begin).await.map_err(failed)?;
    let mut out = BufWriter::new(new_file(path)?);
    let copied = write_all(&mut connection, &mut out).await;
    let _ = connection.close().await;
    if copied.is_err() {
        let _ = std::fs::remove_file(path);
    }
    let copied = copied?;
    out.into_inner().map_err(|error| error.into_error())?.sync_all()?;
    Ok(copied)
}

async fn write_all(
    connection: &mut AnyConnection,
    out: &mut impl std::io::Write,
) -> Result<Copied, CopyError> {
    let mut copied = Copied::default();
    put(out, &Item::Cosmodrome { format: FORMAT })?;
    let people = sqlx::query("SELECT key, name FROM people ORDER BY key").fetch_all(&mut *connection).await;
    for row in people.map_err(failed)? {
        put(out, &Item::Person { key: get(&row, 0)?, name: get(&row, 1)? })?;
    }
    let codes =
        sqlx::query("SELECT code FROM tables ORDER BY created, code").fetch_all(&mut *connection).await;
    for row in codes.map_err(failed)? {
        let code: String = get(&row, 0)?;
        let table = read_table(connection, &code).await?;
        copied.tables += 1;
        copied.entries += table.log.len() as u64;
        put(out, &Item::Table(Box::new(table)))?;
    }
    put(out, &Item::End { tables: copied.tables, entries: copied.entries })?;
    Ok(copied)
}

fn put(out: &mut impl std::io::Write, item: &Item) -> Result<(), CopyError> {
    serde_json::to_writer(&mut *out, item).map_err(std::io::Error::from)?;
    Ok(out.write_all(b"\n")?)
}

fn get<'r, T: sqlx::Decode<'r, sqlx::Any> + sqlx::Type<sqlx::Any>>(
    row: &'r AnyRow,
    column: usize,
) -> Result<T, StoreError> {
    row.try_get(column).map_err(failed)
}

async fn keys(connection: &mut AnyConnection, question: &str, code: &str) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query(question).bind(code).fetch_all(connection).await.map_err(failed)?;
    rows.iter().map(|row| get(row, 0)).collect()
}

async fn read_table(connection: &mut AnyConnection, code: &str) -> Result<Table, StoreError> {
    let row = sqlx::query(
        "SELECT tables.code, link, game, rules, seed, created, host, over, updated, digest, COALESCE(moments.moment, 0) \
         FROM tables LEFT JOIN moments ON moments.code = tables.code WHERE tables.code = $1",
    )
    .bind(code)
    .fetch_one(&mut *connection)
    .await
    .map_err(failed)?;
    let rows = sqlx::query(
        "SELECT seq, happened, game_time, seat, kind, body, actor, request FROM log WHERE code = $1 ORDER BY seq",
    )
    .bind(code)
    .fetch_all(&mut *connection)
    .await
    .map_err(failed)?;
    let entry = |row: &AnyRow| -> Result<Entry, StoreError> {
        Ok(Entry {
            seq: get(row, 0)?,
            happened: get(row, 1)?,
            game_time: get(row, 2)?,
            seat: get(row, 3)?,
            kind: get(row, 4)?,
            body: get(row, 5)?,
            actor: get(row, 6)?,
            request: get(row, 7)?,
        })
    };
    Ok(Table {
        code: get(&row, 0)?,
        link: get(&row, 1)?,
        game: get(&row, 2)?,
        rules: get(&row, 3)?,
        seed: get(&row, 4)?,
        created: get(&row, 5)?,
        host: get(&row, 6)?,
        over: get(&row, 7)?,
        updated: get(&row, 8)?,
        digest: get(&row, 9)?,
        moment: get(&row, 10)?,
        chairs: keys(connection, "SELECT key FROM chairs WHERE code = $1 ORDER BY key", code).await?,
        hidden: keys(connection, "SELECT key FROM hidden WHERE code = $1 ORDER BY key", code).await?,
        log: rows.iter().map(entry).collect::<Result<_, _>>()?,
    })
}

/// Takes in what was exported. Tables that are there already stay as they are. A SQLite file must not be served meanwhile.
pub async fn import(url: &str, path: &Path) -> Result<Copied, CopyError> {
    let sqlite = url.starts_with("sqlite:");
    let _lock = lock::path(url).map(|path| lock::hold(&path)).transpose()?;
    check(path)?;
    let url = if sqlite && !url.contains('?') { format!("{url}?mode=rwc") } else { url.to_owned() };
    let mut connection = connect(&parse(&url)?, sqlite, None).await.map_err(failed)?;
    schema::bring_up_to_date(&mut connection).await?;
    let mut copied = Copied::default();
    for (index, line) in BufReader::new(File::open(path)?).lines().enumerate() {
        match item(&line?, index + 1)? {
            Item::Person { key, name } => {
                sqlx::query("INSERT INTO people (key, name) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                    .bind(key)
                    .bind(name)
                    .execute(&mut connection)
                    .await
                    .map_err(failed)?;
            }
            Item::Table(table) => {
                connection.execute("BEGIN").await.map_err(failed)?;
                // Whatever fails here leaves nothing of this table; the connection is given up with it.
                if write_table(&mut connection, &table).await.map_err(failed)? {
                    copied.tables += 1;
                    copied.entries += table.log.len() as u64;
                } else {
                    copied.known += 1;
                }
                connection.execute("COMMIT").await.map_err(failed)?;
            }
            Item::Cosmodrome { .. } | Item::End { .. } => {}
        }
    }
    connection.close().await.map_err(failed)?;
    Ok(copied)
}

fn item(line: &str, number: usize) -> Result<Item, CopyError> {
    serde_json::from_str(line).map_err(|_| CopyError::Line { line: number })
}

/// Reads a file to its end before anything of it is taken in.
fn check(path: &Path) -> Result<(), CopyError> {
    let (mut tables, mut entries, mut last) = (0, 0, None);
    let mut number = 0;
    for line in BufReader::new(File::open(path)?).lines() {
        number += 1;
        match item(&line?, number)? {
            Item::Cosmodrome { format: FORMAT } if number == 1 => {}
            _ if number == 1 => return Err(CopyError::Line { line: 1 }),
            Item::Cosmodrome { .. } => return Err(CopyError::Line { line: number }),
            Item::Person { .. } => {}
            Item::Table(table) => {
                tables += 1;
                entries += table.log.len() as u64;
            }
            Item::End { tables, entries } => last = Some((number, tables, entries)),
        }
    }
    if last == Some((number, tables, entries)) { Ok(()) } else { Err(CopyError::Line { line: number + 1 }) }
}

async fn write_table(connection: &mut AnyConnection, table: &Table) -> sqlx::Result<bool> {
    let made = sqlx::query(
        "INSERT INTO tables (code, link, game, rules, seed, created, host, over, updated, digest) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING",
    )
    .bind(&table.code)
    .bind(&table.link)
    .bind(&table.game)
    .bind(table.rules)
    .bind(&table.seed)
    .bind(table.created)
    .bind(&table.host)
    .bind(table.over)
    .bind(table.updated)
    .bind(&table.digest)
    .execute(&mut *connection)
    .await?;
    if made.rows_affected() == 0 {
        return Ok(false);
    }
    sqlx::query("INSERT INTO moments (code, moment) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(&table.code)
        .bind(table.moment)
        .execute(&mut *connection)
        .await?;
    for entry in &table.log {
        sqlx::query(
            "INSERT INTO log (code, seq, happened, game_time, seat, kind, body, actor, request) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(&table.code)
        .bind(entry.seq)
        .bind(entry.happened)
        .bind(entry.game_time)
        .bind(entry.seat)
        .bind(&entry.kind)
        .bind(&entry.body)
        .bind(&entry.actor)
        .bind(&entry.request)
        .execute(&mut *connection)
        .await?;
    }
    for (statement, keys) in [
        ("INSERT INTO chairs (key, code) VALUES ($1, $2) ON CONFLICT DO NOTHING", &table.chairs),
        ("INSERT INTO hidden (key, code) VALUES ($1, $2) ON CONFLICT DO NOTHING", &table.hidden),
    ] {
        for key in keys {
            sqlx::query(statement).bind(key).bind(&table.code).execute(&mut *connection).await?;
        }
    }
    Ok(true)
}
