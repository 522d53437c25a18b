//! The door: a socket in the file system and not a port. Who may open it is a matter of its mode, no page in a browser on the same machine can
//! reach it, and there is no password to keep. One line of JSON is asked, one is answered.

use super::{Order, Report, Why, carry_out};
use crate::web::App;
use std::io;
use std::path::Path;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{UnixListener, UnixStream};

/// How long a line may be.
const LINE: u64 = 4096;

/// Opens the door. One that a lost process left behind is replaced, one that is in use is not.
pub async fn open(path: &Path) -> io::Result<UnixListener> {
    use std::os::unix::fs::PermissionsExt as _;
    if UnixStream::connect(path).await.is_ok() {
        return Err(io::ErrorKind::AddrInUse.into());
    }
    match std::fs::symlink_metadata(path) {
        Ok(known) if std::os::unix::fs::FileTypeExt::is_socket(&known.file_type()) => {
            std::fs::remove_file(path)?
        }
        // What is not a door is not ours to take away.
        Ok(_) => return Err(io::ErrorKind::AlreadyExists.into()),
        Err(_) => {}
    }
    let listener = UnixListener::bind(path)?;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))?;
    Ok(listener)
}

/// Answers whoever comes through the door, until the server stops.
pub async fn serve(listener: UnixListener, app: App) {
    let mut stopping = app.shared.stopping.clone();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stopping| *stopping) => return,
        };
        if let Ok((stream, _)) = accepted {
            tokio::spawn(answer(stream, app.clone()));
        }
    }
}

async fn answer(stream: UnixStream, app: App) {
    let (reading, mut writing) = stream.into_split();
    let mut line = String::new();
    if BufReader::new(reading.take(LINE)).read_line(&mut line).await.is_err() {
        return;
    }
    let report = match serde_json::from_str(&line) {
        Ok(order) => carry_out(&app, order).await,
        Err(_) => Report::Refused { why: Why::NoOrder },
    };
    if let Ok(mut text) = serde_json::to_string(&report) {
        text.push('\n');
        let _ = writing.write_all(text.as_bytes()).await;
    }
}

/// Asks a server through its door.
pub async fn ask(path: &Path, order: &Order) -> io::Result<Report> {
    let stream = UnixStream::connect(path).await?;
    let (reading, mut writing) = stream.into_split();
    let mut text = serde_json::to_string(order).map_err(io::Error::other)?;
    text.push('\n');
    writing.write_all(text.as_bytes()).await?;
    let mut line = String::new();
    BufReader::new(reading).read_line(&mut line).await?;
    serde_json::from_str(&line).map_err(io::Error::other)
}
