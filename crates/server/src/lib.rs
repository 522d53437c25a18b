//! Tables on the network: lobby, sockets, chairs, bots and storage.
//!
//! The server has no game's rules. It hosts games through [`hosted::Hosted`], and is told which ones when it starts. The log of a
//! table is the truth: `state.rs` is what the log leaves, `room.rs` is a state with people connected, and `store.rs` is
//! the log on disk. `docs/protocol.md` describes what travels, `docs/deploy.md` how to run it.

mod accept;
mod assets;
mod clock;
pub mod config;
mod content;
mod draft;
mod entry;
mod failure;
mod fair;
mod fault;
pub mod games;
mod handover;
pub mod hosted;
mod identity;
pub mod limits;
mod lobby;
mod metrics;
mod openapi;
pub mod operator;
mod outbox;
mod patch;
mod posted;
mod presence;
pub mod protocol;
mod replay;
mod room;
mod rooms;
pub mod sanctions;
mod secret;
#[cfg(feature = "sim")]
pub mod sim;
mod socket;
mod state;
mod store;
mod transcript;
mod typed;
mod web;
mod words;

pub use assets::{Asset, Assets};
pub use config::Config;
pub use games::Games;
pub use limits::Limits;
pub use openapi::document as openapi;
pub use protocol::PROTOCOL;
pub use secret::NoRandomness;
pub use store::{OpenError, StoreError, copy};
pub use words::vocabulary;

use rooms::{Rooms, Shared};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Why a server does not start, or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is taken or not ours.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// Which address.
        address: SocketAddr,
        /// What the system says.
        source: std::io::Error,
    },
    /// The operator's door does not open.
    #[error("the operator's door does not open: {0}")]
    Door(std::io::Error),
    /// The database does not open.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// The system failed.
    #[error("the server failed: {0}")]
    Io(#[from] std::io::Error),
    /// No randomness.
    #[error(transparent)]
    Random(#[from] NoRandomness),
}

/// A running server.
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    task: JoinHandle<std::io::Result<()>>,
    app: web::App,
}

impl Server {
    /// Opens the database, listens, and serves in the background.
    pub async fn start(config: Config) -> Result<Server, ServeError> {
        let process = secret::link()?[..12].to_owned();
        let store = Store::open(&config.database_url, &process, config.largest_database).await?;
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|source| ServeError::Listen { address: config.listen, source })?;
        let address = listener.local_addr()?;
        #[cfg(unix)]
        let door = match &config.operator {
            Some(path) => Some(operator::door::open(path).await.map_err(ServeError::Door)?),
            None => None,
        };
        let (stop, stopping) = watch::channel(false);
        let threads = std::thread::available_parallelism().map_or(2, usize::from);
        let shared = Arc::new(Shared {
            addresses: limits::Addresses::new(config.limits),
            config,
            store,
            metrics: metrics::Metrics::default(),
            shares: fair::Shares::new(4 * threads, threads),
            clocks: clock::Clocks::default(),
            storage_works: watch::Sender::new(true),
            stopping,
            draining: watch::Sender::new(None),
            drained: tokio::sync::Notify::new(),
            sanctions: sanctions::Sanctions::default(),
        });
        shared.sanctions.set(shared.store.sanctions().await.map_err(OpenError::from)?);
        let app = web::App { rooms: Rooms::new(shared.clone()), shared };
        #[cfg(unix)]
        if let Some(door) = door {
            tokio::spawn(operator::door::serve(door, app.clone()));
        }
        let task = tokio::spawn(accept::serve(listener, web::router(app.clone()), app.clone()));
        tracing::info!(%address, "listening");
        Ok(Server { address, stop, task, app })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The figures, as `/metrics` shows them.
    pub fn metrics(&self) -> String {
        self.app.shared.figures()
    }

    /// Waits until an operator wants it to stop and everybody has left, or had their time.
    pub async fn drained(&self) {
        self.app.shared.drained.notified().await;
    }

    /// Tells everybody, stores what is left to store, and ends.
    pub async fn stop(self) -> Result<(), ServeError> {
        let _ = self.stop.send(true);
        tracing::info!("stopping");
        let grace = self.app.shared.config.shutdown_grace;
        let abort = self.task.abort_handle();
        let ended = tokio::time::timeout(grace, self.task).await;
        if ended.is_err() {
            abort.abort();
        }
        // Connections say goodbye on their own tasks; give the last ones a moment.
        for _ in 0..50 {
            if self.app.shared.metrics.sockets.load(std::sync::atomic::Ordering::Relaxed) == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.app.rooms.close().await;
        if let Some(path) = &self.app.shared.config.operator {
            let _ = std::fs::remove_file(path);
        }
        self.app.shared.store.leave().await;
        self.app.shared.store.release();
        match ended {
            Ok(Ok(served)) => Ok(served?),
            _ => Ok(()),
        }
    }
}

/// Serves until the process is asked to end (Ctrl-C or SIGTERM).
pub async fn serve(config: Config) -> Result<(), ServeError> {
    // What a rule said when it failed may name what is hidden; where it failed is enough.
    std::panic::set_hook(Box::new(|info| {
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "panic");
    }));
    let server = Server::start(config).await?;
    tokio::select! {
        asked = asked_to_end() => asked?,
        () = server.drained() => {}
    }
    server.stop().await
}

async fn asked_to_end() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
        tokio::select! {
            ended = tokio::signal::ctrl_c() => ended,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
