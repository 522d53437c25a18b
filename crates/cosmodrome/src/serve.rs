//! `cosmodrome serve`, and what the program does when it is told nothing else: tables in the browser.

use crate::cli::ServeArguments;
use crate::client::Client;
use crate::settings::Settings;
use server::{OpenError, ServeError, Server};
use table::Phrase;
use terminal::{Failure, Voice};

/// How many open files are kept for the database, and for telling whoever watches the server how it is.
const RESERVED: usize = 128;

/// Serves until it is interrupted.
pub fn run(arguments: &ServeArguments, voice: &mut Voice) -> Result<(), Failure> {
    let settings = Settings::read(arguments.settings.as_deref())?;
    let mut config = settings.config(arguments)?;
    let database = config.database_url.clone();
    config.games = games::on_server();
    config.client = Some(&Client);
    log_to_standard_error();
    // Every connection is an open file. A system that allows no more serves fewer people at once.
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1024);
    config.most_connections =
        usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(RESERVED).max(RESERVED);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|_| Failure::Fault(Phrase::new("cli-error-serve")))?;
    runtime.block_on(async {
        let server = Server::start(config).await.map_err(|error| failure(&error, &database))?;
        // Whoever reads the address may ask for the end at once.
        let interrupted = interruption();
        let at = Phrase::new("cli-serving").text("address", server.address().to_string());
        let line = voice.speaker.text_with(&at);
        voice.line(&line)?;
        voice.flush()?;
        tokio::select! {
            () = interrupted => {}
            () = server.drained() => {}
        }
        server.stop().await.map_err(|error| failure(&error, &database))
    })
}

/// Structured logs, warnings and worse unless `RUST_LOG` asks for more.
fn log_to_standard_error() {
    use tracing::{Level, Metadata};
    use tracing_subscriber::filter::{LevelFilter, Targets};
    use tracing_subscriber::layer::SubscriberExt as _;
    use tracing_subscriber::util::SubscriberInitExt as _;
    let wanted = std::env::var("RUST_LOG").ok().and_then(|wanted| wanted.parse::<Targets>().ok());
    let filter = wanted.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN));
    let lines = tracing_subscriber::fmt::layer().json().with_writer(std::io::stderr);
    // Libraries that carry messages would print them, tokens included, at the levels for looking inside them.
    let own = |metadata: &Metadata<'_>| {
        *metadata.level() <= Level::INFO || ["server", "cosmodrome"].contains(&first_word(metadata.target()))
    };
    let discreet = tracing_subscriber::filter::filter_fn(own);
    // Fails only if something else already listens to the logs.
    let _ = tracing_subscriber::registry().with(filter).with(discreet).with(lines).try_init();
}

fn first_word(target: &str) -> &str {
    target.split("::").next().unwrap_or_default()
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
        ServeError::Door(error) => {
            Failure::Input(Phrase::new("cli-error-operator").text("why", error.kind().to_string()))
        }
        ServeError::Store(error) => database_failure(error, database),
        ServeError::Io(_) | ServeError::Random(_) => Failure::Fault(Phrase::new("cli-error-serve")),
    }
}

/// What to say about a database that is not served.
pub fn database_failure(error: &OpenError, database: &str) -> Failure {
    // A database address may hold a password: only its kind is repeated.
    let kind = database.split(':').next().unwrap_or_default();
    let phrase = match error {
        OpenError::Failed(_) => Phrase::new("cli-error-database"),
        OpenError::Newer { version } => Phrase::new("cli-error-database-newer").number("version", *version),
        OpenError::Altered { version } => {
            Phrase::new("cli-error-database-altered").number("version", *version)
        }
        OpenError::Lacks { table } => Phrase::new("cli-error-database-lacks").text("table", *table),
        OpenError::InUse => Phrase::new("cli-error-database-in-use"),
    };
    Failure::Input(phrase.text("kind", kind))
}
