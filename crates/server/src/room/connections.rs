//! Who is connected to a table: here, and as far as is known on other processes.

use super::{ConnId, Who};
use crate::entry::Key;
use crate::protocol::You;
use crate::state::{Chairs, TableState};
use axum::body::Bytes;
use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, Instant};
use table::{Seat, Viewer};
use tokio::sync::mpsc;

/// From how many connections on onlookers are counted only now and then.
const MANY: usize = 40;
/// How often that is.
const COUNT_EVERY: Duration = Duration::from_secs(5);
/// How long another process' word about its connections holds.
const PRESENT_FOR: Duration = Duration::from_secs(15);

pub(super) struct Conn {
    pub who: Who,
    pub out: mpsc::Sender<Bytes>,
    pub you: You,
    pub viewer: Viewer,
    pub welcomed: bool,
}

/// The connections of a table and who has been away since when.
pub(super) struct Connections {
    list: BTreeMap<ConnId, Conn>,
    /// How many connections each key has here, onlookers by choice not counted.
    keys: HashMap<Key, u32>,
    /// Without a chair, as last counted.
    pub onlookers: u32,
    count_due: Option<Instant>,
    elsewhere: BTreeMap<u8, Instant>,
    /// Since when the holders of chairs have been gone.
    gone: BTreeMap<u8, Instant>,
    host_gone: Option<Instant>,
    /// Since when there has been no connection here.
    pub empty_since: Instant,
}

impl Connections {
    pub fn new() -> Connections {
        Connections {
            list: BTreeMap::new(),
            keys: HashMap::new(),
            onlookers: 0,
            count_due: None,
            elsewhere: BTreeMap::new(),
            gone: BTreeMap::new(),
            host_gone: None,
            empty_since: Instant::now(),
        }
    }

    pub fn add(&mut self, id: ConnId, conn: Conn) {
        if !conn.who.spectate {
            *self.keys.entry(conn.who.key.clone()).or_default() += 1;
        }
        self.list.insert(id, conn);
    }

    pub fn remove(&mut self, id: ConnId) {
        let Some(conn) = self.list.remove(&id) else { return };
        if !conn.who.spectate
            && let Some(count) = self.keys.get_mut(&conn.who.key)
        {
            *count -= 1;
            if *count == 0 {
                self.keys.remove(&conn.who.key);
            }
        }
        if self.list.is_empty() {
            self.empty_since = Instant::now();
        }
    }

    pub fn get(&self, id: ConnId) -> Option<&Conn> {
        self.list.get(&id)
    }

    pub fn get_mut(&mut self, id: ConnId) -> Option<&mut Conn> {
        self.list.get_mut(&id)
    }

    pub fn iter(&self) -> impl Iterator<Item = (ConnId, &Conn)> {
        self.list.iter().map(|(id, conn)| (*id, conn))
    }

    /// Those who know the table already.
    pub fn welcomed(&self) -> impl Iterator<Item = (ConnId, &Conn)> {
        self.iter().filter(|(_, conn)| conn.welcomed)
    }

    pub fn rename(&mut self, key: &Key, name: &str) {
        for conn in self.list.values_mut().filter(|conn| conn.who.key == *key) {
            name.clone_into(&mut conn.who.name);
        }
    }

    /// Whether nobody is connected to this process.
    pub fn nobody_here(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether anybody is connected to the table at all.
    pub fn anybody(&self) -> bool {
        !self.list.is_empty() || !self.elsewhere.is_empty()
    }

    fn here(&self, chairs: &Chairs, seat: Seat) -> bool {
        chairs.holder(seat).is_some_and(|holder| self.keys.contains_key(holder))
    }

    /// Whether somebody is connected on a chair, here or on another process.
    pub fn connected(&self, chairs: &Chairs, seat: Seat) -> bool {
        self.here(chairs, seat) || self.elsewhere.contains_key(&seat.0)
    }

    /// The chairs that are connected here, one bit each.
    pub fn present(&self, chairs: &Chairs) -> u16 {
        chairs.seats().filter(|seat| self.here(chairs, *seat)).fold(0, |bits, seat| bits | 1 << seat.0)
    }

    /// Another process has these chairs connected, one bit each.
    pub fn heard_of(&mut self, seats: u16) {
        let until = Instant::now() + PRESENT_FOR;
        for seat in (0..16).filter(|seat| seats & (1 << seat) != 0) {
            self.elsewhere.insert(seat, until);
        }
    }

    /// Forgets what other processes said too long ago; true when there was any.
    pub fn forget_elsewhere(&mut self, now: Instant) -> bool {
        let known = self.elsewhere.len();
        self.elsewhere.retain(|_, until| *until > now);
        self.elsewhere.len() != known
    }

    /// Counts onlookers. Many of them coming and going must not keep everybody else busy.
    pub fn count_onlookers(&mut self) {
        if self.list.len() < MANY {
            self.count_now();
        } else if self.count_due.is_none() {
            self.count_due = Some(Instant::now() + COUNT_EVERY);
        }
    }

    /// Counts them if they have been left uncounted long enough.
    pub fn count_if_due(&mut self, now: Instant) -> bool {
        let due = self.count_due.is_some_and(|due| now >= due);
        if due {
            self.count_now();
        }
        due
    }

    fn count_now(&mut self) {
        self.count_due = None;
        self.onlookers = self.list.values().filter(|conn| conn.you.seat.is_none()).count() as u32;
    }

    /// Notes who has been gone since when.
    pub fn track_absence(&mut self, chairs: &Chairs) {
        for seat in chairs.seats() {
            if chairs.holder(seat).is_none() || self.connected(chairs, seat) || chairs.is_away(seat) {
                self.gone.remove(&seat.0);
            } else {
                self.gone.entry(seat.0).or_insert_with(Instant::now);
            }
        }
        let host = chairs.host();
        let there =
            self.keys.contains_key(host) || chairs.of(host).is_some_and(|seat| self.connected(chairs, seat));
        match self.host_gone {
            _ if there => self.host_gone = None,
            None => self.host_gone = Some(Instant::now()),
            Some(_) => {}
        }
    }

    /// The chairs whose holders have been gone for this long.
    pub fn gone_for(&self, patience: Duration, now: Instant) -> Vec<Seat> {
        let overdue = self.gone.iter().filter(|(_, since)| now >= **since + patience);
        overdue.map(|(seat, _)| Seat(*seat)).collect()
    }

    pub fn host_gone_for(&self, patience: Duration, now: Instant) -> bool {
        self.host_gone.is_some_and(|since| now >= since + patience)
    }

    /// When anything here is to be looked at again.
    pub fn next_wake(&self, patience: Duration, now: Instant) -> Option<Instant> {
        let absences = self.gone.values().chain(&self.host_gone).map(|since| {
            // A chair that was not taken over at its moment is looked at again now and then.
            let due = *since + patience;
            if due > now { due } else { now + Duration::from_secs(1) }
        });
        let absences = absences.filter(|_| !self.list.is_empty());
        absences.chain(self.elsewhere.values().copied()).chain(self.count_due).min()
    }
}

/// What somebody is at the table.
pub(super) fn you(state: &TableState, who: &Who) -> You {
    let chair = if who.spectate { None } else { state.chairs.of(&who.key) };
    let away = chair.is_some_and(|seat| state.chairs.is_away(seat));
    let host = !who.spectate && state.chairs.host() == &who.key;
    You {
        seat: chair.filter(|_| !away),
        name: chair.map_or(who.name.as_str(), |seat| state.chairs.name(seat)).to_owned(),
        host,
        link: (chair.is_some() || host).then(|| state.header.link.clone()),
        kept: chair.filter(|_| away),
    }
}
