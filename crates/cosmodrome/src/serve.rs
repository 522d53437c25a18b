//! `cosmodrome serve`, and what the program does when it is told nothing else: tables in the browser.

use crate::cli::ServeArguments;
use crate::client::Client;
use server::{Config, ServeError, Server};
use std::net::SocketAddr;
use table::Phrase;
use terminal::{Failure, Voice};

/// Where the server listens unless told otherwise: this machine alone.
const ADDRESS: &str = "127.0.0.1:7878";
/// Where it keeps its tables unless told otherwise: one file, here.
const DATABASE: &str = "sqlite:cosmodrome.db";

/// Serves until it is interrupted.
pub fn run(arguments: &ServeArguments, voice: &mut Voice) -> Result<(), Failure> {
    let address = arguments.listen.as_deref().unwrap_or(ADDRESS);
    let listen: SocketAddr = address
        .parse()
        .map_err(|_| Failure::Input(Phrase::new("cli-error-address").text("value", address)))?;
    let database = arguments.database.as_deref().unwrap_or(DATABASE);
    let mut config = Config::new(listen, database);
    config.games = games::on_server();
    config.origins.clone_from(&arguments.origins);
    config.behind_proxy = arguments.behind_proxy;
    config.secure_cookie = arguments.secure_cookie;
    config.client = Some(&Client);
    log_to_standard_error();
    // Every connection is an open file. A system that allows no more serves fewer people at once.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|_| Failure::Fault(Phrase::new("cli-error-serve")))?;
    runtime.block_on(async {
        let server = Server::start(config).await.map_err(|error| failure(&error, database))?;
        // Whoever reads the address may ask for the end at once.
        let interrupted = interruption();
        let at = Phrase::new("cli-serving").text("address", server.address().to_string());
        let line = voice.speaker.text_with(&at);
        voice.line(&line)?;
        voice.flush()?;
        interrupted.await;
        server.stop().await.map_err(|error| failure(&error, database))
    })
}

/// Structured logs, warnings and worse unless `RUST_LOG` asks for more.
fn log_to_standard_error() {
    use tracing_subscriber::filter::{LevelFilter, Targets};
    use tracing_subscriber::layer::SubscriberExt as _;
    use tracing_subscriber::util::SubscriberInitExt as _;
    let wanted = std::env::var("RUST_LOG").ok().and_then(|wanted| wanted.parse::<Targets>().ok());
    let filter = wanted.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN));
    let lines = tracing_subscriber::fmt::layer().json().with_writer(std::io::stderr);
    // Fails only if something else already listens to the logs.
    let _ = tracing_subscriber::registry().with(filter).with(lines).try_init();
}

/// Listens from now on for Ctrl+C, or for whoever runs services to ask for the end, and waits for it.
#[cfg(unix)]
fn interruption() -> impl Future<Output = ()> {
    use tokio::signal;
    let ended = signal::unix::signal(signal::unix::SignalKind::terminate());
    async move {
        match ended {
            Ok(mut ended) => tokio::select! {
                _ = ended.recv() => {}
                _ = signal::ctrl_c() => {}
            },
            Err(_) => drop(signal::ctrl_c().await),
        }
    }
}

/// Listens for Ctrl+C and waits for it.
#[cfg(not(unix))]
fn interruption() -> impl Future<Output = ()> {
    async { drop(tokio::signal::ctrl_c().await) }
}

fn failure(error: &ServeError, database: &str) -> Failure {
    match error {
        ServeError::Listen { address, .. } => {
            Failure::Input(Phrase::new("cli-error-listen").text("address", address.to_string()))
        }
        ServeError::Store(_) => {
            // A database address may hold a password: only its kind is repeated.
            let kind = database.split(':').next().unwrap_or_default();
            Failure::Input(Phrase::new("cli-error-database").text("kind", kind))
        }
        ServeError::Io(_) | ServeError::Random(_) => Failure::Fault(Phrase::new("cli-error-serve")),
    }
}
