//! Tables on the network: lobby, sockets, chairs, bots and storage.
//!
//! The server has no game's rules. It hosts games through [`hosted::Hosted`], and is told which ones when it starts. The log of a
//! table is the truth: `state.rs` is what the log leaves, `room.rs` is a state with people connected, and `store.rs` is
//! the log on disk. `docs/protocol.md` describes what travels, `docs/deploy.md` how to run it.

mod assets;
mod clock;
pub mod config;
mod content;
mod draft;
mod entry;
mod failure;
pub mod games;
mod handover;
pub mod hosted;
mod identity;
pub mod limits;
mod lobby;
mod metrics;
mod openapi;
mod patch;
mod posted;
mod presence;
pub mod protocol;
mod replay;
mod room;
mod rooms;
mod secret;
mod socket;
mod state;
mod store;
mod web;
mod words;

pub use assets::{Asset, Assets};
pub use config::Config;
pub use games::Games;
pub use limits::Limits;
pub use openapi::document as openapi;
pub use protocol::PROTOCOL;
pub use secret::NoRandomness;
pub use store::StoreError;
pub use words::vocabulary;

use axum::serve::ListenerExt as _;
use rooms::{Rooms, Shared};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
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
    /// The database does not open.
    #[error("the database cannot be opened; the log says why")]
    Store(#[from] StoreError),
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
        let store = Store::open(&config.database_url, &process).await?;
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|source| ServeError::Listen { address: config.listen, source })?;
        let address = listener.local_addr()?;
        let (stop, stopping) = watch::channel(false);
        let threads = std::thread::available_parallelism().map_or(2, usize::from);
        let shared = Arc::new(Shared {
            addresses: limits::Addresses::new(config.limits),
            config,
            store,
            metrics: metrics::Metrics::default(),
            thinkers: Arc::new(Semaphore::new(threads)),
            replays: Semaphore::new(threads),
            clocks: clock::Clocks::default(),
            storage_works: watch::Sender::new(true),
            stopping: stopping.clone(),
        });
        let app = web::App { rooms: Rooms::new(shared.clone()), shared };
        let router = web::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let mut stopped = stopping;
        // A move is small and must not wait for another one to share its packet.
        let listener = listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        let serve = axum::serve(listener, router).with_graceful_shutdown(async move {
            let _ = stopped.wait_for(|stopping| *stopping).await;
        });
        let task = tokio::spawn(async move { serve.await });
        tracing::info!(%address, "listening");
        Ok(Server { address, stop, task, app })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The figures, as `/metrics` shows them.
    pub fn metrics(&self) -> String {
        self.app.shared.metrics.text()
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
    asked_to_end().await?;
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
