//! A server for development and tests: `cargo run -p server --example serve -- 127.0.0.1:7878 sqlite:cosmodrome.db`.
//! It says where it listens in its first line. `--load-test` lifts the limits for this machine, `--fast` shortens waits.

use server::{Config, Limits};
use std::io::Write as _;
use tracing_subscriber::filter::LevelFilter;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    tracing_subscriber::fmt()
        .json()
        .with_writer(std::io::stderr)
        .with_max_level(
            std::env::var("RUST_LOG").ok().and_then(|level| level.parse().ok()).unwrap_or(LevelFilter::INFO),
        )
        .init();
    let (flags, words): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.starts_with("--"));
    let mut words = words.into_iter();
    let listen = words.next().unwrap_or_else(|| "127.0.0.1:7878".to_owned()).parse()?;
    let mut config = Config::new(listen, words.next().unwrap_or_else(|| "sqlite:cosmodrome.db".to_owned()));
    config.games = games::on_server();
    if flags.iter().any(|flag| flag == "--load-test") {
        config.limits = Limits::for_load_tests();
    }
    let server = server::Server::start(config).await?;
    writeln!(std::io::stdout(), "http://{}", server.address())?;
    std::io::stdout().flush()?;
    tokio::signal::ctrl_c().await?;
    Ok(server.stop().await?)
}
