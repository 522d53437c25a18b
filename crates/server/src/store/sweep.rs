//! Tables that whoever runs the server does not want to keep any longer.

use super::{Store, StoreError, failed};
use crate::store::Job;
use sqlx::Row as _;

/// How many go at once.
const MOST: i64 = 100;

/// Which tables have had their time: those that are over, and those that never began, untouched since these moments.
#[derive(Clone, Copy, Debug)]
pub struct Outlived {
    /// Games that were over before.
    pub finished: Option<u64>,
    /// Waiting rooms that nobody has touched since.
    pub unplayed: Option<u64>,
}

impl Store {
    /// Some tables that have had their time.
    pub async fn outlived(&self, outlived: Outlived) -> Result<Vec<String>, StoreError> {
        let before = |moment: Option<u64>| moment.map_or(-1, |moment| moment as i64);
        let rows = sqlx::query(
            "SELECT t.code FROM tables t WHERE (t.over = 1 AND t.updated < $1) OR (t.over = 0 AND t.updated < $2 \
             AND NOT EXISTS (SELECT 1 FROM log l WHERE l.code = t.code AND l.kind IN ('start', 'fork')) \
             AND NOT EXISTS (SELECT 1 FROM log l WHERE l.code = t.code AND l.happened >= $2)) LIMIT $3",
        )
        .bind(before(outlived.finished))
        .bind(before(outlived.unplayed))
        .bind(MOST)
        .fetch_all(&self.readers)
        .await
        .map_err(failed)?;
        rows.iter().map(|row| row.try_get(0).map_err(failed)).collect()
    }

    /// Forgets tables with everything that is stored of them.
    pub async fn forget(&self, codes: Vec<String>) -> Result<(), StoreError> {
        self.ask(|reply| Job::Forget { codes, reply }).await
    }
}
