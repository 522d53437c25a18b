//! The tables of a database and their versions. A version is a file in `migrations`, which never changes once it was
//! released; a database knows which of them it has been through.

use super::{OpenError, failed};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, Executor as _};
use std::borrow::Cow;

/// Every version, in order.
const VERSIONS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "pulse", include_str!("../../migrations/0002_pulse.sql")),
    (3, "settings", include_str!("../../migrations/0003_settings.sql")),
    (4, "leases", include_str!("../../migrations/0004_leases.sql")),
    (5, "moments", include_str!("../../migrations/0005_moments.sql")),
    (6, "sanctions", include_str!("../../migrations/0006_sanctions.sql")),
];

/// What the server reads and writes. A database where somebody removed a part of it is not served half.
const NEEDED: &[(&str, &str)] = &[
    ("people", "key, name"),
    ("tables", "code, link, game, rules, seed, created, host, over, updated, digest"),
    ("log", "code, seq, happened, game_time, seat, kind, body, actor, request"),
    ("chairs", "key, code"),
    ("hidden", "key, code"),
    ("handovers", "hash, code, key, ends"),
    ("pulse", "process, beat, room"),
    ("settings", "name, value"),
    ("processes", "process, until"),
    ("leases", "code, process, epoch"),
    ("moments", "code, moment"),
    ("sanctions", "kind, who, ends"),
];

fn migrator() -> Migrator {
    let migrations = VERSIONS.iter().map(|(version, name, statements)| {
        Migration::new(*version, Cow::Borrowed(name), MigrationType::Simple, Cow::Borrowed(statements), false)
    });
    Migrator { migrations: migrations.collect(), ..Migrator::DEFAULT }
}

/// Brings a database to this program's version, or says why it cannot be served.
pub(super) async fn bring_up_to_date(connection: &mut AnyConnection) -> Result<(), OpenError> {
    adopt(connection).await.map_err(failed)?;
    match migrator().run_direct(connection).await {
        Ok(()) => {}
        Err(MigrateError::VersionMissing(version)) => return Err(OpenError::Newer { version }),
        Err(MigrateError::VersionMismatch(version) | MigrateError::Dirty(version)) => {
            return Err(OpenError::Altered { version });
        }
        Err(MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) => {
            return Err(failed(error).into());
        }
        Err(_) => return Err(super::StoreError::Away.into()),
    }
    for (table, columns) in NEEDED {
        let question = format!("SELECT {columns} FROM {table} WHERE 1 = 0");
        if connection.execute(&*question).await.is_err() {
            return Err(OpenError::Lacks { table });
        }
    }
    Ok(())
}

/// Databases from before versions were numbered may be from before game time was stored.
async fn adopt(connection: &mut AnyConnection) -> sqlx::Result<()> {
    let has =
        async |connection: &mut AnyConnection, question: &str| connection.execute(question).await.is_ok();
    if has(connection, "SELECT code FROM tables WHERE 1 = 0").await
        && !has(connection, "SELECT version FROM _sqlx_migrations WHERE 1 = 0").await
        && !has(connection, "SELECT moment FROM tables WHERE 1 = 0").await
    {
        connection.execute("ALTER TABLE tables ADD COLUMN moment BIGINT NOT NULL DEFAULT 0").await?;
    }
    Ok(())
}
