//! How late it is at many tables, stored at once.

use super::writing::chunks;
use sqlx::{AnyConnection, AnyPool, Connection as _, Row as _};

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
    pool: &AnyPool,
    moments: &[(String, u64)],
    sqlite: bool,
) -> sqlx::Result<Vec<(String, u64)>> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    let mut later = Vec::new();
    for chunk in chunks(moments) {
        update_moments(&mut transaction, chunk, sqlite).await?;
        if !sqlite {
            later.extend(later_moments(&mut transaction, chunk).await?);
        }
    }
    transaction.commit().await?;
    Ok(later)
}

async fn update_moments(
    connection: &mut AnyConnection,
    moments: &[(String, u64)],
    sqlite: bool,
) -> sqlx::Result<()> {
    // Another process that writes the same rows at this moment must not be waited for: it could wait in turn. Its moment
    // is as good as ours, and the next second comes.
    let free = if sqlite { "" } else { " FOR UPDATE OF tables SKIP LOCKED" };
    let statement = given_moments(moments.len())
        + "UPDATE tables SET moment = risen.moment FROM \
           (SELECT tables.code AS code, given.moment AS moment FROM tables JOIN given ON tables.code = given.code \
           WHERE tables.moment < given.moment"
        + free
        + ") AS risen WHERE tables.code = risen.code";
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
        + "SELECT tables.code, tables.moment FROM tables JOIN given ON tables.code = given.code \
           WHERE tables.moment > given.moment";
    let mut query = sqlx::query(&statement);
    for (code, moment) in moments {
        query = query.bind(code).bind(*moment as i64);
    }
    let rows = query.fetch_all(connection).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as u64))).collect()
}
