//! The server in a world of its own: rooms, states, clocks and the task that writes are the real ones; time, chance, the disk and the
//! lines between people and processes follow a seed, and go wrong as it says. The same seed does the same again.
//!
//! Tokio's paused time on one thread was chosen over madsim and turmoil: it needs no other build of the libraries and no replacement of
//! tokio, and everything between a socket and a database goes through channels already. What is not simulated is what lies
//! outside: HTTP, WebSockets, and SQL itself, which the tests on the wire have real ones of.

mod disk;
mod people;
mod take_over;
pub(crate) mod world;

pub use crate::fault::Fault;
pub(crate) use disk::{Disk, Link};
pub use take_over::take_over;

use crate::clock::{self, unix_now};
use crate::config::Config;
use crate::entry::{Change, Key, LogEntry};
use crate::games::Games;
use crate::hosted::Json;
use crate::limits::{Addresses, Limits};
use crate::metrics::Metrics;
use crate::room::guard;
use crate::rooms::{Rooms, Shared};
use crate::state::{Header, TableState};
use crate::store::Store;
use disk::Trouble;
use people::{Person, Seen};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use table::{Seat, Seed, Viewer};
use tokio::sync::watch;
use world::{below, pass, percent};

/// The one table of a world.
const CODE: &str = "SIMSIM";
/// How many troubles a world sees.
const TROUBLES: u64 = 6;

/// What a world came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Entries in the log.
    pub entries: usize,
    /// Requests that were acknowledged.
    pub acknowledged: usize,
    /// How often a process was killed or slept.
    pub losses: usize,
    /// How often the table changed hands.
    pub epochs: u64,
    /// A number that differs when anything in the log does.
    pub print: u64,
}

/// A process.
pub(crate) struct Process {
    name: String,
    rooms: Arc<Rooms>,
    stop: watch::Sender<bool>,
}

/// Everything in a world that people know of.
#[derive(Clone)]
pub(crate) struct Place {
    disk: Disk,
    processes: Arc<Mutex<Vec<Arc<Process>>>>,
    games: Games,
    over: watch::Receiver<bool>,
    /// What must never happen, and did.
    wrong: Arc<Mutex<Vec<String>>>,
}

impl Place {
    /// No processes yet, and the one table.
    fn with_a_table(games: &Games, over: watch::Receiver<bool>) -> Option<(Place, Header)> {
        let disk = Disk::default();
        let (header, log) = beginning("{\"seats\":2}")?;
        disk.give(header.clone(), log);
        let (games, processes, wrong) = (games.clone(), Arc::default(), Arc::default());
        Some((Place { disk, processes, games, over, wrong }, header))
    }

    fn all(&self) -> MutexGuard<'_, Vec<Arc<Process>>> {
        self.processes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Some process.
    fn somewhere(&self) -> Option<Arc<Process>> {
        let all = self.all();
        all.get(below(all.len() as u64) as usize).cloned()
    }

    fn accuse(&self, what: String) {
        self.wrong.lock().unwrap_or_else(PoisonError::into_inner).push(what);
    }

    async fn start(&self, number: usize) -> Option<()> {
        let name = format!("p{number}");
        let store = Store::on_virtual_disk(self.disk.clone(), &name).ok()?;
        let (stop, stopping) = watch::channel(false);
        let nowhere = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
        let mut config = Config::new(nowhere, "virtual:");
        config.games = self.games.clone();
        config.limits = Limits::for_load_tests();
        config.unload_after = Duration::from_secs(5);
        config.abandon_after = Duration::from_secs(600);
        let shared = Shared {
            addresses: Addresses::new(config.limits),
            config,
            store,
            metrics: Metrics::default(),
            shares: crate::fair::Shares::new(4, 2),
            clocks: clock::Clocks::default(),
            storage_works: watch::Sender::new(true),
            stopping,
            draining: watch::Sender::new(None),
            drained: tokio::sync::Notify::new(),
            sanctions: crate::sanctions::Sanctions::default(),
        };
        // As a server does when it opens its database; a disk that fails makes it try again.
        while shared.store.beat().await.is_err() {
            pass(300).await;
        }
        let rooms = Rooms::new(Arc::new(shared));
        self.all().push(Arc::new(Process { name, rooms, stop }));
        Some(())
    }

    /// As `kill -9` does: whatever it was at, nobody hears of it again.
    fn kill(&self) {
        let mut all = self.all();
        if all.is_empty() {
            return;
        }
        let place = below(all.len() as u64) as usize;
        let process = all.remove(place);
        self.lose(&process);
    }

    fn lose(&self, process: &Process) {
        self.disk.kill(&process.name);
        let _ = process.stop.send(true);
    }
}

fn beginning(setup: &str) -> Option<(Header, Vec<LogEntry>)> {
    let keys: Vec<Key> = (0..2).map(|seat| Key(format!("c{seat}"))).collect();
    let header = Header {
        code: CODE.to_owned(),
        link: "link".to_owned(),
        game: "vault".to_owned(),
        rules: 1,
        seed: Seed::from_hex(&format!("{:064x}", below(u64::MAX))).ok()?,
        created: unix_now(),
        host: keys[0].clone(),
    };
    let setup: Json = Arc::from(serde_json::value::RawValue::from_string(setup.to_owned()).ok()?);
    let sit = |seat: usize| Change::Sit {
        seat: Seat(seat as u8),
        key: keys[seat].clone(),
        name: format!("Person {seat}"),
    };
    let changes = [
        Change::Options { options: BTreeMap::new(), seats: 2 },
        sit(0),
        sit(1),
        Change::Start { setup, rules: None },
    ];
    let entry = |(place, change)| LogEntry {
        seq: place as u64 + 1,
        when: unix_now(),
        by: keys[0].clone(),
        id: String::new(),
        change,
    };
    Some((header, changes.into_iter().enumerate().map(entry).collect()))
}

/// Lets a world with this seed pass: what it came to, or everything that was wrong with it.
pub fn run(seed: u64, games: &Games, fault: Option<Fault>) -> Result<Report, Vec<String>> {
    in_a_world(seed, fault, pass_through(games))
        .unwrap_or_else(|error| Err(vec![format!("no world: {}", error.kind())]))
}

/// Something that happens in a world of its own.
fn in_a_world<T>(seed: u64, fault: Option<Fault>, happens: impl Future<Output = T>) -> std::io::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build()?;
    let outcome = runtime.block_on(async {
        world::begin(seed, fault);
        happens.await
    });
    drop(runtime);
    world::end();
    Ok(outcome)
}

async fn pass_through(games: &Games) -> Result<Report, Vec<String>> {
    let (end, over) = watch::channel(false);
    let Some((place, header)) = Place::with_a_table(games, over) else {
        return Err(vec!["no table".to_owned()]);
    };
    let disk = place.disk.clone();
    let mut started = 2 + below(2) as usize;
    for number in 0..started {
        place.start(number).await;
    }
    let people: Vec<_> =
        (0..3).map(|number| tokio::spawn(Person::new(number, place.clone()).live())).collect();
    let mut losses = 0;
    for _ in 0..TROUBLES {
        pass(4_000).await;
        match below(8) {
            0 | 1 => {
                place.kill();
                losses += 1;
                if percent(50) {
                    pass(3_000).await;
                }
                place.start(started).await;
                started += 1;
            }
            2 | 3 => {
                if let Some(process) = place.somewhere() {
                    losses += 1;
                    disk.sleep(&process.name, Duration::from_millis(1_000 + below(6_000)));
                }
            }
            4 => disk.trouble(Trouble::Full),
            5 => disk.trouble(Trouble::Busy),
            6 => disk.trouble(Trouble::Failing),
            _ => disk.trouble(Trouble::Doubtful),
        }
        pass(3_000).await;
        disk.trouble(Trouble::None);
    }
    // Everything is well again; whoever has asked for something gets an answer, and everybody sees the same.
    tokio::time::sleep(Duration::from_secs(15)).await;
    let _ = end.send(true);
    let mut seen = Vec::new();
    for person in people {
        match tokio::time::timeout(Duration::from_secs(120), person).await {
            Ok(Ok(known)) => seen.push(known),
            _ => place.accuse("somebody never got an answer".to_owned()),
        }
    }
    judge(&place, header, &seen, losses)
}

/// The invariants.
fn judge(place: &Place, header: Header, seen: &[Seen], losses: usize) -> Result<Report, Vec<String>> {
    let log = place.disk.log(CODE);
    let mut wrong = place.wrong.lock().unwrap_or_else(PoisonError::into_inner).clone();
    wrong.extend(place.disk.wrong());
    // Acknowledged means readable afterwards.
    for one in seen {
        for (id, revision) in &one.acknowledged {
            let there = log.get(*revision as usize - 1).is_some_and(|entry| entry.id == *id);
            if !there {
                wrong.push(format!("{id} was acknowledged as {revision}, and is not there"));
            }
        }
    }
    // No command twice.
    let mut ids = BTreeSet::new();
    for entry in log.iter().filter(|entry| !entry.id.is_empty()) {
        if !ids.insert((&entry.by, &entry.id)) {
            wrong.push(format!("{} was carried out twice", entry.id));
        }
    }
    // Time never goes back.
    let mut latest = 0;
    for entry in &log {
        if let Some(at) = entry.change.at() {
            if at < latest {
                wrong.push(format!("entry {} is at {at}, after {latest}", entry.seq));
            }
            latest = latest.max(at);
        }
    }
    // Views equal a replay of the log.
    if let Some(kind) = place.games.find(&header.game) {
        let mut state = TableState::new(header, kind);
        for entry in &log {
            if !matches!(guard(|| state.apply(entry, None)), Some(Ok(_))) {
                wrong.push(format!("entry {} does not fit", entry.seq));
                break;
            }
        }
        for one in seen {
            let viewer = one.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
            let view = state.game().map(|game| game.view(viewer).get().to_owned()).unwrap_or_default();
            let view: serde_json::Value = serde_json::from_str(&view).unwrap_or_default();
            if one.revision != state.revision || one.view != view {
                wrong.push(format!(
                    "{:?} sees {} at {}, and it is {view} at {}",
                    one.seat, one.view, one.revision, state.revision
                ));
            }
        }
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let print = log.iter().fold(0xcbf2_9ce4_8422_2325_u64, |print, entry| {
        let text = format!("{} {} {} {:?}", entry.seq, entry.when, entry.id, entry.change);
        text.bytes().fold(print, |print, byte| (print ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
    });
    let acknowledged = seen.iter().map(|one| one.acknowledged.len()).sum();
    let epochs = place.disk.epoch(CODE);
    Ok(Report { entries: log.len(), acknowledged, losses, epochs, print })
}
