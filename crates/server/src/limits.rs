//! Token buckets: how fast a connection or an address may be.

use crate::clock::Instant;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;

/// A pace: so many at once, so many a second after that.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// How many at once.
    pub burst: f64,
    /// How many a second.
    pub rate: f64,
}

impl Pace {
    /// So many at once, so many a second after that.
    pub const fn new(burst: f64, rate: f64) -> Pace {
        Pace { burst, rate }
    }
}

/// How fast clients may be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Messages of one connection.
    pub messages: Pace,
    /// Requests of one address.
    pub requests: Pace,
    /// Connections of one address.
    pub connects: Pace,
    /// New tables, forks and tokens of one address.
    pub tables: Pace,
    /// Wrong guesses of codes and tokens by one address.
    pub guesses: Pace,
    /// What one person says at one table.
    pub chat: Pace,
    /// Open WebSockets of one address.
    pub sockets: u32,
    /// Open connections of one address, also those that have not said anything yet.
    pub streams: u32,
    /// Whether programs on this very machine are exempt from the limits of their address.
    pub exempt_loopback: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            messages: Pace::new(120.0, 30.0),
            requests: Pace::new(400.0, 40.0),
            connects: Pace::new(120.0, 4.0),
            tables: Pace::new(60.0, 0.5),
            guesses: Pace::new(12.0, 0.1),
            chat: Pace::new(10.0, 0.5),
            sockets: 300,
            streams: 400,
            exempt_loopback: false,
        }
    }
}

impl Limits {
    /// The default limits, but none for addresses on this machine: for load tests.
    pub fn for_load_tests() -> Limits {
        let many = Pace::new(10_000.0, 10_000.0);
        Limits { messages: many, chat: many, exempt_loopback: true, ..Limits::default() }
    }
}

/// A bucket of tokens that fills with time.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f32,
    since: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new(pace: Pace) -> Bucket {
        Bucket { tokens: pace.burst as f32, since: Instant::now() }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self, pace: Pace) -> bool {
        self.fill(pace);
        if self.tokens < 1.0 {
            return false;
        }
        self.tokens -= 1.0;
        true
    }

    /// Whether nothing was taken for long enough.
    pub fn is_full(&mut self, pace: Pace) -> bool {
        self.fill(pace);
        f64::from(self.tokens) >= pace.burst
    }

    /// Puts a token back that was taken for something else.
    fn give_back(&mut self, pace: Pace) {
        self.tokens = (f64::from(self.tokens) + 1.0).min(pace.burst) as f32;
    }

    fn fill(&mut self, pace: Pace) {
        let now = Instant::now();
        let passed = now.duration_since(self.since).as_secs_f64();
        self.tokens = (f64::from(self.tokens) + passed * pace.rate).min(pace.burst) as f32;
        self.since = now;
    }
}

/// What is counted per address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// A request.
    Request,
    /// A connection.
    Connect,
    /// A new table, fork or token.
    Table,
    /// A wrong guess.
    Guess,
}

struct Address {
    buckets: [Bucket; 4],
    sockets: u32,
    streams: u32,
}

/// The buckets of every address that was active lately.
pub struct Addresses {
    limits: Limits,
    known: Mutex<HashMap<IpAddr, Address>>,
}

/// How many addresses are remembered before those with full buckets are forgotten.
const REMEMBERED: usize = 20_000;

impl Addresses {
    /// Nobody yet.
    pub fn new(limits: Limits) -> Addresses {
        Addresses { limits, known: Mutex::new(HashMap::new()) }
    }

    fn pace(&self, counted: Counted) -> Pace {
        match counted {
            Counted::Request => self.limits.requests,
            Counted::Connect => self.limits.connects,
            Counted::Table => self.limits.tables,
            Counted::Guess => self.limits.guesses,
        }
    }

    fn with<T>(&self, address: IpAddr, act: impl FnOnce(&mut Address) -> T) -> T {
        let address = narrow(address);
        let mut known = self.known.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if known.len() >= REMEMBERED && !known.contains_key(&address) {
            let all = [Counted::Request, Counted::Connect, Counted::Table, Counted::Guess];
            known.retain(|_, address| {
                let full = all.iter().all(|counted| {
                    let pace = self.pace(*counted);
                    address.buckets[*counted as usize].is_full(pace)
                });
                address.sockets > 0 || address.streams > 0 || !full
            });
        }
        let all = [Counted::Request, Counted::Connect, Counted::Table, Counted::Guess];
        act(known.entry(address).or_insert_with(|| Address {
            buckets: all.map(|counted| Bucket::new(self.pace(counted))),
            sockets: 0,
            streams: 0,
        }))
    }

    fn exempt(&self, address: IpAddr) -> bool {
        self.limits.exempt_loopback && address.to_canonical().is_loopback()
    }

    /// Counts something; false when it is too much.
    pub fn take(&self, address: IpAddr, counted: Counted) -> bool {
        let pace = self.pace(counted);
        self.exempt(address) || self.with(address, |known| known.buckets[counted as usize].take(pace))
    }

    /// What was counted turned out not to be that.
    pub fn give_back(&self, address: IpAddr, counted: Counted) {
        let pace = self.pace(counted);
        if !self.exempt(address) {
            self.with(address, |known| known.buckets[counted as usize].give_back(pace));
        }
    }

    /// Somebody connects, whatever they will say; false when there are too many connections from there.
    pub fn connect(&self, address: IpAddr) -> bool {
        let most = if self.exempt(address) { u32::MAX } else { self.limits.streams };
        self.with(address, |known| {
            let fits = known.streams < most;
            known.streams += u32::from(fits);
            fits
        })
    }

    /// They are gone.
    pub fn disconnect(&self, address: IpAddr) {
        self.with(address, |known| known.streams = known.streams.saturating_sub(1));
    }

    /// A connection opens; false when there are too many.
    pub fn open(&self, address: IpAddr) -> bool {
        let most = if self.exempt(address) { u32::MAX } else { self.limits.sockets };
        self.with(address, |known| {
            let fits = known.sockets < most;
            known.sockets += u32::from(fits);
            fits
        })
    }

    /// A connection closed.
    pub fn close(&self, address: IpAddr) {
        self.with(address, |known| known.sockets = known.sockets.saturating_sub(1));
    }
}

/// Whoever has one IPv6 address usually has 2^64 of them.
pub fn narrow(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_no_more() {
        let pace = Pace::new(3.0, 0.001);
        let mut bucket = Bucket::new(pace);
        assert_eq!([0; 5].map(|_| bucket.take(pace)), [true, true, true, false, false]);
    }

    #[test]
    fn addresses_are_counted_each_on_its_own_and_a_network_of_ipv6_as_one() {
        let limits = Limits { guesses: Pace::new(1.0, 0.001), sockets: 1, ..Limits::default() };
        let addresses = Addresses::new(limits);
        let [one, two]: [IpAddr; 2] = ["10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap()];
        assert!(addresses.take(one, Counted::Guess) && !addresses.take(one, Counted::Guess));
        assert!(addresses.take(two, Counted::Guess));
        let [here, there]: [IpAddr; 2] = ["2001:db8::1".parse().unwrap(), "2001:db8::2".parse().unwrap()];
        assert!(addresses.open(here) && !addresses.open(there));
        addresses.close(here);
        assert!(addresses.open(there));
    }

    #[test]
    fn loopback_is_exempt_only_when_asked_for() {
        let limits = Limits { guesses: Pace::new(1.0, 0.001), exempt_loopback: true, ..Limits::default() };
        let addresses = Addresses::new(limits);
        let home: IpAddr = "::ffff:127.0.0.1".parse().unwrap();
        assert!((0..10).all(|_| addresses.take(home, Counted::Guess)));
    }
}
