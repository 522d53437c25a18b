//! `cosmodrome backup`, `export` and `import`: what to do with a database besides serving it.

use crate::cli::KeepingArguments;
use crate::serve::database_failure;
use crate::settings::Settings;
use server::copy::{self, Copied, CopyError};
use std::path::Path;
use table::Phrase;
use terminal::{Failure, Voice};

/// What is done.
#[derive(Clone, Copy, Debug)]
pub enum Keeping {
    /// A copy of a SQLite database that may be served meanwhile.
    Backup,
    /// Everything in a file.
    Export,
    /// Everything from a file.
    Import,
}

/// Does it, and says what was done.
pub fn run(keeping: Keeping, arguments: &KeepingArguments, voice: &mut Voice) -> Result<(), Failure> {
    let settings = Settings::read(arguments.settings.as_deref())?;
    let database = settings.database(arguments.database.as_deref());
    let path = Path::new(&arguments.file);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|_| Failure::Fault(Phrase::new("cli-error-serve")))?;
    let done = runtime.block_on(async {
        match keeping {
            Keeping::Backup => copy::backup(&database, path).await.map(|()| None),
            Keeping::Export => copy::export(&database, path).await.map(Some),
            Keeping::Import => copy::import(&database, path).await.map(Some),
        }
    });
    let copied = done.map_err(|error| failure(&error, &database, &arguments.file))?;
    let figures = |key: &str, copied: Copied| {
        Phrase::new(key)
            .text("file", &arguments.file)
            .number("tables", copied.tables as i64)
            .number("entries", copied.entries as i64)
            .number("known", copied.known as i64)
    };
    let phrase = match (keeping, copied) {
        (Keeping::Import, Some(copied)) => figures("cli-imported", copied),
        (_, Some(copied)) => figures("cli-exported", copied),
        (_, None) => Phrase::new("cli-backed-up").text("file", &arguments.file),
    };
    let line = voice.speaker.text_with(&phrase);
    Ok(voice.line(&line)?)
}

fn failure(error: &CopyError, database: &str, file: &str) -> Failure {
    let about = |key: &str| Phrase::new(key).text("file", file);
    Failure::Input(match error {
        CopyError::Database(error) => return database_failure(error, database),
        CopyError::NotAFile => about("cli-error-copy-not-a-file"),
        CopyError::Exists => about("cli-error-copy-exists"),
        CopyError::File(error) => about("cli-error-copy-file").text("why", error.kind().to_string()),
        CopyError::Line { line } => about("cli-error-copy-line").number("line", *line as i64),
    })
}
