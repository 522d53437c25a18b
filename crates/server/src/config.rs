//! How a server is run.

use crate::assets::Assets;
use crate::games::Games;
use crate::limits::Limits;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// Everything that can be chosen when a server starts.
#[derive(Clone)]
pub struct Config {
    /// Where to listen. Port 0 takes any free one.
    pub listen: SocketAddr,
    /// `sqlite:file` or `postgres://…`.
    pub database_url: String,
    /// How large a SQLite file may grow, in bytes: what is left of a disk is for others. PostgreSQL has limits of its own.
    pub largest_database: Option<u64>,
    /// Origins besides the server's own whose pages may connect: `https://games.example`.
    pub origins: Vec<String>,
    /// Believe the last address in `X-Forwarded-For`, because a proxy of one's own puts it there.
    pub behind_proxy: bool,
    /// Send the cookie over HTTPS only.
    pub secure_cookie: bool,
    /// How fast a client may be.
    pub limits: Limits,
    /// How many connections may be open at once: fewer than there are descriptors, since the database needs some too.
    pub most_connections: usize,
    /// How long a chair may be disconnected, while others are waiting, before a bot plays on.
    pub abandon_after: Duration,
    /// How much longer they are waited for when somebody at the table wants to.
    pub wait_longer: Duration,
    /// How long a secret is good with which a chair moves to another device.
    pub handover: Duration,
    /// How long a table without any connection stays in memory.
    pub unload_after: Duration,
    /// How long people who are not there are waited for when somebody asks to take back their moves.
    pub undo_wait: Duration,
    /// How long a bot takes for a move at least.
    pub bot_pace: Duration,
    /// How long a bot may think, in real time, before the first thing worth doing is done in its place. Not in games that move
    /// by themselves: there it is just late.
    pub bot_deadline: Duration,
    /// How long bots wait for people who look at a result, at most.
    pub bot_patience: Duration,
    /// How long a film may keep the result of a game to itself, at most.
    pub watch_for: Duration,
    /// How long a game that is over is kept; for ever when nothing is said.
    pub keep_finished: Option<Duration>,
    /// How long a table is kept at which no game began and nothing happens; for ever when nothing is said.
    pub keep_unplayed: Option<Duration>,
    /// How often it is looked which tables have had their time.
    pub sweep_every: Duration,
    /// How long a shutdown waits for connections to close.
    pub shutdown_grace: Duration,
    /// Where the operator's door is, a socket in the file system; there is none when nothing is said.
    pub operator: Option<PathBuf>,
    /// The games that it hosts.
    pub games: Games,
    /// The web client; nothing for a server that only answers programs.
    pub client: Option<&'static dyn Assets>,
}

impl Config {
    /// A server as most people run it, without games yet.
    pub fn new(listen: SocketAddr, database_url: impl Into<String>) -> Config {
        Config {
            listen,
            database_url: database_url.into(),
            largest_database: None,
            origins: Vec::new(),
            behind_proxy: false,
            secure_cookie: false,
            limits: Limits::default(),
            most_connections: usize::MAX,
            abandon_after: Duration::from_secs(120),
            wait_longer: Duration::from_secs(5 * 60),
            handover: Duration::from_secs(10 * 60),
            unload_after: Duration::from_secs(60),
            undo_wait: Duration::from_secs(120),
            bot_pace: Duration::from_millis(1100),
            bot_deadline: Duration::from_secs(30),
            bot_patience: Duration::from_secs(20),
            watch_for: Duration::from_secs(20 * 60),
            keep_finished: None,
            keep_unplayed: None,
            sweep_every: Duration::from_secs(10 * 60),
            shutdown_grace: Duration::from_secs(5),
            operator: None,
            games: Games::default(),
            client: None,
        }
    }
}
