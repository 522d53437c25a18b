//! Who is connected to a table: here, and as far as is known on other processes.

use super::{ConnId, Who};
use crate::clock::Instant;
use crate::clock::unix_now;
use crate::entry::Key;
use crate::outbox::Outbox;
use crate::presence::{Present, has, those};
use crate::protocol::You;
use crate::state::{Chairs, TableState};
use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::time::Duration;
use table::{Seat, Viewer};

/// From how many connections on onlookers are counted only now and then.
const MANY: usize = 40;
/// How often that is.
const COUNT_EVERY: Duration = Duration::from_secs(5);
/// How long another process' word about its connections holds.
const PRESENT_FOR: Duration = Duration::from_secs(15);

/// Where people without a chair are noted among the chairs.
const ONLOOKERS: u8 = u8::MAX;

pub(super) struct Conn {
    pub who: Who,
    pub out: Outbox,
    pub you: You,
    pub viewer: Viewer,
    pub welcomed: bool,
    /// What is shown there instead of the table.
    pub watch: Option<Watch>,
}

/// A film that somebody watches.
pub(super) struct Watch {
    pub film: String,
    /// Whether bots wait until it is seen.
    pub hold: bool,
    /// Until when it may keep the result to itself.
    pub until: Instant,
}

/// Since when somebody has been gone.
#[derive(Clone, Copy)]
pub(super) struct Gone {
    since: Instant,
    /// The same in milliseconds since 1970.
    pub when: u64,
}

/// What another process said about its people.
struct Elsewhere {
    present: Present,
    until: Instant,
}

/// The connections of a table and who has been away since when.
pub(super) struct Connections {
    list: BTreeMap<ConnId, Conn>,
    /// How many connections each key has here, onlookers by choice not counted.
    keys: HashMap<Key, u32>,
    /// Without a chair, as last counted.
    pub onlookers: u32,
    count_due: Option<Instant>,
    elsewhere: BTreeMap<u8, Elsewhere>,
    /// Since when the holders of chairs have been gone.
    gone: BTreeMap<u8, Gone>,
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

    /// The address that the table's bots think for: that of whoever has been here longest.
    pub fn owner(&self) -> IpAddr {
        self.list.values().next().map_or(IpAddr::from([0, 0, 0, 0]), |conn| conn.who.from)
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

    fn watches(&self, seat: Seat) -> impl Iterator<Item = &Watch> {
        let there = self.list.values().filter(move |conn| conn.you.seat == Some(seat));
        there.filter_map(|conn| conn.watch.as_ref())
    }

    /// The chairs whose people watch a film, here or on another process.
    pub fn watching(&self, chairs: &Chairs) -> Vec<Seat> {
        let elsewhere =
            |seat: Seat| self.elsewhere.get(&seat.0).is_some_and(|there| has(there.present.watching, seat));
        chairs.seats().filter(|seat| self.watches(*seat).next().is_some() || elsewhere(*seat)).collect()
    }

    /// Whether bots wait for anybody.
    pub fn anybody_holds(&self, chairs: &Chairs) -> bool {
        let elsewhere =
            |seat: Seat| self.elsewhere.get(&seat.0).is_some_and(|there| has(there.present.holding, seat));
        chairs.seats().any(|seat| self.watches(seat).any(|watch| watch.hold) || elsewhere(seat))
    }

    /// Ends films that nobody can be watching any more; true when there was any.
    pub fn forget_watches(&mut self, now: Instant) -> bool {
        let mut forgotten = false;
        for conn in self.list.values_mut() {
            forgotten |= conn.watch.take_if(|watch| watch.until <= now).is_some();
        }
        forgotten
    }

    /// What the people who are connected here do.
    pub fn present(&self, chairs: &Chairs) -> Present {
        Present {
            connected: those(chairs.seats(), |seat| self.here(chairs, seat)),
            watching: those(chairs.seats(), |seat| self.watches(seat).next().is_some()),
            holding: those(chairs.seats(), |seat| self.watches(seat).any(|watch| watch.hold)),
            onlookers: u16::from(self.list.values().any(|conn| conn.you.seat.is_none())),
        }
    }

    /// What the people of another process do.
    pub fn heard_of(&mut self, present: Present) {
        let until = Instant::now() + PRESENT_FOR;
        for seat in (0..16).filter(|seat| has(present.connected, Seat(*seat))) {
            self.elsewhere.insert(seat, Elsewhere { present, until });
        }
        if present.onlookers > 0 {
            self.elsewhere.insert(ONLOOKERS, Elsewhere { present, until });
        }
    }

    /// Forgets what other processes said too long ago; true when there was any.
    pub fn forget_elsewhere(&mut self, now: Instant) -> bool {
        let known = self.elsewhere.len();
        self.elsewhere.retain(|_, there| there.until > now);
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
                let gone = || Gone { since: Instant::now(), when: unix_now() };
                self.gone.entry(seat.0).or_insert_with(gone);
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

    /// Since when the holder of a chair has been gone.
    pub fn gone(&self, seat: Seat) -> Option<Gone> {
        self.gone.get(&seat.0).copied()
    }

    /// The chairs whose holders have been gone for this long.
    pub fn gone_for(&self, patience: Duration, now: Instant) -> Vec<Seat> {
        let overdue = self.gone.iter().filter(|(_, gone)| now >= gone.since + patience);
        overdue.map(|(seat, _)| Seat(*seat)).collect()
    }

    pub fn host_gone_for(&self, patience: Duration, now: Instant) -> bool {
        self.host_gone.is_some_and(|since| now >= since + patience)
    }

    /// When anything here is to be looked at again.
    pub fn next_wake(&self, patience: Duration, now: Instant) -> Option<Instant> {
        let chairs = self.gone.values().map(|gone| gone.since);
        let absences = chairs.chain(self.host_gone).map(|since| {
            // A chair that was not taken over at its moment is looked at again now and then.
            let due = since + patience;
            if due > now { due } else { now + Duration::from_secs(1) }
        });
        let absences = absences.filter(|_| !self.list.is_empty());
        let elsewhere = self.elsewhere.values().map(|there| there.until);
        let watches = self.list.values().filter_map(|conn| Some(conn.watch.as_ref()?.until));
        absences.chain(elsewhere).chain(watches).chain(self.count_due).min()
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
        muted: state.is_muted(&who.key),
    }
}
