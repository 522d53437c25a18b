//! `cosmodrome swarm`: many tables of simple clients against a server on this machine, and how long it takes until
//! everybody at a table sees a move, or until whole crews that work at once have their answers.

mod crew;
mod figures;
mod person;
mod seating;

use crate::cli::SwarmArguments;
use crew::{Crew, Orders};
use figures::{Figures, Tally};
use person::{Trouble, Way};
use seating::Seating;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::Phrase;
use terminal::{AnyGame, Failure, GameList, Voice};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

/// The most tables at once: enough to bring any two cores to their knees.
const MOST_TABLES: usize = 10_000;
/// The longest measurement, in seconds.
const LONGEST: u64 = 600;
/// The most connections that only watch.
const MOST_IDLE: usize = 20_000;
/// The most chairs at a table.
const MOST_SEATS: u64 = 16;
/// The slowest beat, in milliseconds.
const SLOWEST: u64 = 60_000;
/// How often somebody does something unless told otherwise.
const BEAT: u64 = 1_000;
/// How many tables are set up at the same time.
const TOGETHER: usize = 32;
/// How many watching connections come from one address, below any server's limit for one.
const WATCHERS_EACH: usize = 100;

/// Measures a server.
pub fn run(games: &GameList, arguments: &SwarmArguments, voice: &mut Voice) -> Result<(), Failure> {
    let address = loopback(&arguments.url)?;
    let within = |number: u64, most: u64, name: &str| {
        (1..=most).contains(&number).then_some(()).ok_or_else(|| {
            Failure::Input(
                Phrase::new("cli-error-swarm-bounds").text("argument", name).number("most", most as i64),
            )
        })
    };
    within(arguments.tables as u64, MOST_TABLES as u64, "--tables")?;
    within(arguments.seconds, LONGEST, "--seconds")?;
    if let Some(idle) = arguments.idle {
        within(idle as u64, MOST_IDLE as u64, "--idle")?;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|_| Failure::Fault(Phrase::new("cli-error-serve")))?;
    // Every client is an open file. A system that allows no more says so when one cannot be opened.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let first = games.all().next().map(AnyGame::id).unwrap_or_default();
    let game = arguments.game.as_deref().unwrap_or(first);
    let orders = orders(game, arguments)?;
    if let Some(orders) = &orders {
        within(orders.seats.into(), MOST_SEATS, "--seats")?;
        within(orders.beat.as_millis() as u64, SLOWEST, "--beat")?;
    }
    let figures = runtime
        .block_on(measure(address, game, orders.as_ref(), arguments))
        .map_err(|trouble| failure(&trouble, arguments))?;
    if arguments.json {
        let text = serde_json::to_string_pretty(&figures)
            .map_err(|_| Failure::Fault(Phrase::new("cli-error-output")))?;
        return Ok(voice.line(&text)?);
    }
    for phrase in figures.phrases() {
        voice.say(&phrase)?;
    }
    Ok(())
}

/// What crews are to do, if there are to be crews.
fn orders(game: &str, arguments: &SwarmArguments) -> Result<Option<Orders>, Failure> {
    let Some(deeds) = &arguments.deeds else {
        let lone = [
            (arguments.seats.is_some(), "--seats"),
            (!arguments.options.is_empty(), "--option"),
            (arguments.beat.is_some(), "--beat"),
        ];
        return match lone.iter().find(|(given, _)| *given) {
            Some((_, name)) => {
                Err(Failure::Input(Phrase::new("cli-error-swarm-deeds").text("argument", *name)))
            }
            None => Ok(None),
        };
    };
    Ok(Some(Orders {
        game: game.to_owned(),
        seats: arguments.seats.unwrap_or(2),
        options: terminal::options(&arguments.options)?,
        deeds: deeds.split(',').map(|name| name.trim().to_owned()).collect(),
        beat: Duration::from_millis(arguments.beat.unwrap_or(BEAT)),
    }))
}

/// The server's address. Only servers on this machine are ever measured.
fn loopback(url: &str) -> Result<SocketAddr, Failure> {
    let wrong = || Failure::Input(Phrase::new("cli-error-swarm-url").text("value", url));
    let host = url.strip_prefix("http://").ok_or_else(wrong)?.trim_end_matches('/');
    let host = match host.strip_prefix("localhost") {
        Some(port) => format!("{}{port}", Ipv4Addr::LOCALHOST),
        None => host.to_owned(),
    };
    let address: SocketAddr = host.parse().map_err(|_| wrong())?;
    address.ip().is_loopback().then_some(address).ok_or_else(wrong)
}

/// The way to the server for one group of clients. Each group has an address of its own in 127.0.0.0/8, as people far
/// apart would, so that a server's limits for one address are not what is measured.
fn way(server: SocketAddr, group: usize) -> Way {
    let [_, high, middle, low] = (group as u32).to_be_bytes();
    let from = match server.ip() {
        IpAddr::V4(_) => Some(Ipv4Addr::new(127, 1 + high, middle, low)),
        IpAddr::V6(_) => None,
    };
    Way { server, from }
}

/// A table that is ready to be measured.
enum Ready {
    Seating(Seating),
    Crew(Crew, Orders),
}

impl Ready {
    async fn open(way: &Way, game: &str, orders: Option<&Orders>) -> Result<Ready, Trouble> {
        Ok(match orders {
            None => Ready::Seating(Seating::open(way, game).await?),
            Some(orders) => Ready::Crew(Crew::open(way, orders).await?, orders.clone()),
        })
    }

    fn code(&self) -> &str {
        match self {
            Ready::Seating(seating) => seating.code(),
            Ready::Crew(crew, _) => crew.code(),
        }
    }

    async fn play(self, way: &Way, game: &str, until: Instant, number: u64) -> Tally {
        match self {
            Ready::Seating(seating) => seating.play(way, game, until, number).await,
            Ready::Crew(crew, orders) => crew.work(&orders, until, number).await,
        }
    }
}

async fn measure(
    server: SocketAddr,
    game: &str,
    orders: Option<&Orders>,
    arguments: &SwarmArguments,
) -> Result<Figures, Trouble> {
    let setting_up = Arc::new(Semaphore::new(TOGETHER));
    let (start, started) = watch::channel(None::<Instant>);
    let length = Duration::from_secs(arguments.seconds);
    // The first one tells whether there is a server at all, before thousands find out.
    let first = Ready::open(&way(server, 0), game, orders).await?;
    let table = first.code().to_owned();
    let mut opening = JoinSet::new();
    for number in 1..arguments.tables {
        let (setting_up, way, game) = (setting_up.clone(), way(server, number), game.to_owned());
        let orders = orders.cloned();
        opening.spawn(async move {
            let _turn = setting_up.acquire_owned().await;
            Ready::open(&way, &game, orders.as_ref()).await
        });
    }
    let mut tables = vec![first];
    while let Some(opened) = opening.join_next().await {
        tables.push(opened.map_err(|_| Trouble::Lost)??);
    }
    let idle = arguments.idle.unwrap_or_default();
    let before = person::memory(&way(server, 0)).await;
    let watchers = watch_along(server, &table, idle, arguments.tables).await?;
    let after = person::memory(&way(server, 0)).await;

    let mut playing = JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        let (mut started, game, way) = (started.clone(), game.to_owned(), way(server, number));
        playing.spawn(async move {
            let _ = started.wait_for(Option::is_some).await;
            let Some(from) = *started.borrow() else { return Tally::default() };
            table.play(&way, &game, from + length, number as u64).await
        });
    }
    let begun = Instant::now();
    let _ = start.send(Some(begun));
    let mut tally = Tally::default();
    while let Some(played) = playing.join_next().await {
        tally.add(played.unwrap_or_else(|_| Tally::lost()));
    }
    let took = begun.elapsed();
    drop(watchers);
    let memory = before.zip(after).map(|(before, after)| (after, after.saturating_sub(before)));
    Ok(Figures::new(arguments, game, orders.map_or(2, |orders| orders.seats), tally, took, idle, memory))
}

/// Connections that only look on.
async fn watch_along(
    server: SocketAddr,
    table: &str,
    idle: usize,
    groups: usize,
) -> Result<Vec<person::Person>, Trouble> {
    let mut watchers = Vec::with_capacity(idle);
    for number in 0..idle {
        let way = way(server, groups + number / WATCHERS_EACH);
        watchers.push(person::Person::watch(&way, table).await?);
    }
    Ok(watchers)
}

fn failure(trouble: &Trouble, arguments: &SwarmArguments) -> Failure {
    let key = match trouble {
        Trouble::Unreachable => "cli-error-swarm-unreachable",
        Trouble::Limited => "cli-error-swarm-limited",
        Trouble::Lost => "cli-error-swarm-lost",
        Trouble::Stranger => "cli-error-swarm-stranger",
        Trouble::NoWork => "cli-error-swarm-no-work",
    };
    Failure::Input(Phrase::new(key).text("url", arguments.url.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_servers_on_this_machine_are_measured() {
        for url in
            ["http://127.0.0.1:7878", "http://localhost:7878/", "http://[::1]:80", "http://127.9.9.9:1"]
        {
            assert!(loopback(url).is_ok(), "{url}");
        }
        for url in
            ["http://10.0.0.1:7878", "http://games.example:80", "127.0.0.1:7878", "https://127.0.0.1:1", ""]
        {
            assert!(loopback(url).is_err(), "{url}");
        }
    }

    #[test]
    fn every_group_has_an_address_of_its_own_on_this_machine() {
        let server = SocketAddr::from(([127, 0, 0, 1], 7878));
        let from = |group| way(server, group).from;
        assert_eq!(from(0), Some(Ipv4Addr::new(127, 1, 0, 0)));
        assert_eq!(from(300), Some(Ipv4Addr::new(127, 1, 1, 44)));
        assert!(from(MOST_TABLES + MOST_IDLE / WATCHERS_EACH).is_some_and(|from| from.is_loopback()));
    }
}
