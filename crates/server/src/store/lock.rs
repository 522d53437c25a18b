//! One process serves a SQLite file: two would each believe their clocks, bots and lists to be the only ones.

use super::OpenError;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

/// The path of a SQLite file; nothing for a database in memory.
pub(super) fn path(url: &str) -> Option<PathBuf> {
    let path = url.strip_prefix("sqlite:")?;
    let path = path.strip_prefix("//").unwrap_or(path).split('?').next()?;
    (!path.is_empty() && path != ":memory:").then(|| Path::new(path).to_owned())
}

/// Holds a file of its own beside the database as long as it lives. (Opening the database itself and closing it again would let go of
/// SQLite's own locks.) The system lets go of it with the process, however that ends.
pub(super) fn hold(database: &Path) -> Result<File, OpenError> {
    let mut name = database.as_os_str().to_owned();
    name.push("-serving");
    let file = File::options().create(true).write(true).truncate(false).open(name);
    let file = file.map_err(|error| {
        tracing::error!(kind = %error.kind(), "the file beside the database cannot be opened");
        OpenError::Failed(super::StoreError::Away)
    })?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse),
        // A file system without locks cannot tell; it is as it was before there were any.
        Err(TryLockError::Error(error)) => {
            tracing::warn!(kind = %error.kind(), "this file system has no locks: see to it that one process serves");
            Ok(file)
        }
    }
}
