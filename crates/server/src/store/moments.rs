//! How late it is at many tables, stored at once.

use super::writer::{Link, Witness, Writer};
use super::writing::chunks;
use super::{CLOCKS, MESSAGE};
use sqlx::{AnyConnection, Row as _};

/// How long a code with a moment is at most.
const WORD: usize = 32;

/// The beginning of a statement about tables with their moments.
fn given_moments(count: usize) -> String {
    let mut statement = String::from("WITH given (code, moment) AS (VALUES ");
    for row in 0..count {
        let (code, moment) = (2 * row + 1, 2 * row + 2);
        let comma = if row == 0 { "" } else { ", " };
        statement.push_str(&format!("{comma}(CAST(${code} AS TEXT), CAST(${moment} AS BIGINT))"));
    }
    statement.push_str(") ");
    statement
}

/// Stores moments, and says which of them other processes have seen later ones of.
pub(super) async fn write_moments(
    writer: &mut Writer,
    moments: &[(String, u64)],
) -> sqlx::Result<Vec<(String, u64)>> {
    let (sqlite, process) = (writer.sqlite, writer.process.clone());
    let connection = match writer.begin().await? {
        Link::Database(connection) => connection,
        #[cfg(feature = "sim")]
        Link::Virtual(link) => {
            let later = link.keep_moments(moments).await?;
            writer.commit(Witness::Pulse).await?;
            return Ok(later);
        }
    };
    let mut later = Vec::new();
    for chunk in chunks(moments) {
        update_moments(connection, chunk, sqlite).await?;
        if !sqlite {
            later.extend(later_moments(connection, chunk).await?);
        }
    }
    if !sqlite {
        // Whoever shows these tables elsewhere follows their owner's clocks.
        tell_clocks(connection, moments, &process).await?;
    }
    writer.commit(Witness::Pulse).await?;
    Ok(later)
}

async fn tell_clocks(
    connection: &mut AnyConnection,
    moments: &[(String, u64)],
    process: &str,
) -> sqlx::Result<()> {
    for some in moments.chunks(MESSAGE / WORD) {
        let words = some.iter().map(|(code, moment)| format!(" {code}:{moment}"));
        let text = process.to_owned() + &words.collect::<String>();
        sqlx::query("SELECT pg_notify($1, $2)").bind(CLOCKS).bind(text).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn update_moments(
    connection: &mut AnyConnection,
    moments: &[(String, u64)],
    sqlite: bool,
) -> sqlx::Result<()> {
    // Another process that writes the same rows at this moment must not be waited for: it could wait in turn. Its moment
    // is as good as ours, and the next second comes.
    let free = if sqlite { "" } else { " FOR UPDATE OF moments SKIP LOCKED" };
    let statement = given_moments(moments.len())
        + "UPDATE moments SET moment = risen.moment FROM \
           (SELECT moments.code AS code, given.moment AS moment FROM moments JOIN given ON moments.code = given.code \
           WHERE moments.moment < given.moment"
        + free
        + ") AS risen WHERE moments.code = risen.code";
    let mut query = sqlx::query(&statement);
    for (code, moment) in moments {
        query = query.bind(code).bind(*moment as i64);
    }
    query.execute(connection).await?;
    Ok(())
}

async fn later_moments(
    connection: &mut AnyConnection,
    moments: &[(String, u64)],
) -> sqlx::Result<Vec<(String, u64)>> {
    let statement = given_moments(moments.len())
        + "SELECT moments.code, moments.moment FROM moments JOIN given ON moments.code = given.code \
           WHERE moments.moment > given.moment";
    let mut query = sqlx::query(&statement);
    for (code, moment) in moments {
        query = query.bind(code).bind(*moment as i64);
    }
    let rows = query.fetch_all(connection).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as u64))).collect()
}
