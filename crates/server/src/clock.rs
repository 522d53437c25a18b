//! Game time from real time: pauses and slower clocks happen here, outside the rules.

use crate::fault;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// A moment that only goes forward. The simulator makes it pass as it likes.
pub use tokio::time::Instant;

/// Milliseconds since 1970.
pub fn unix_now() -> u64 {
    if let Some(now) = fault::simulated_now() {
        return now;
    }
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64)
}

/// A clock that can be stopped and slowed down.
#[derive(Clone, Copy, Debug)]
pub struct GameClock {
    at: u64,
    since: Instant,
    percent: u16,
    running: bool,
}

impl GameClock {
    /// A stopped clock.
    pub fn stopped(at: u64) -> GameClock {
        GameClock { at, since: Instant::now(), percent: 100, running: false }
    }

    /// Game time now.
    pub fn now(&self) -> u64 {
        self.at(Instant::now())
    }

    /// What it showed at a moment, but not before it was last set.
    pub fn at(&self, moment: Instant) -> u64 {
        if !self.running {
            return self.at;
        }
        let passed = moment.saturating_duration_since(self.since).as_millis() as u64;
        self.at + passed * u64::from(self.percent) / 100
    }

    /// Sets the clock.
    pub fn set(&mut self, at: u64, running: bool, percent: u16) {
        *self = GameClock { at, since: Instant::now(), percent, running };
    }

    /// Since when it has run like this, or stood.
    pub fn since(&self) -> Instant {
        self.since
    }

    /// Whether it runs, and how fast.
    pub fn pace(&self) -> (bool, u16) {
        (self.running, self.percent)
    }

    /// When the clock will show a moment; nothing when it stands still.
    pub fn when(&self, moment: u64) -> Option<Instant> {
        if !self.running || self.percent == 0 {
            return None;
        }
        let wait = moment.saturating_sub(self.at).saturating_mul(100).div_ceil(u64::from(self.percent));
        self.since.checked_add(std::time::Duration::from_millis(wait))
    }
}

/// The clocks of a process whose moments are stored every second: those that run, or would if storage worked.
#[derive(Debug, Default)]
pub struct Clocks(Mutex<BTreeMap<String, GameClock>>);

impl Clocks {
    fn all(&self) -> MutexGuard<'_, BTreeMap<String, GameClock>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on this is the clock of a table; nothing when it stands.
    pub fn keep(&self, code: &str, clock: Option<GameClock>) {
        match clock {
            Some(clock) => drop(self.all().insert(code.to_owned(), clock)),
            None => drop(self.all().remove(code)),
        }
    }

    /// What each of them shows now.
    pub fn moments(&self) -> Vec<(String, u64)> {
        let now = Instant::now();
        self.all().iter().map(|(code, clock)| (code.clone(), clock.at(now))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stopped_clock_stands_and_a_slow_one_takes_longer() {
        let mut clock = GameClock::stopped(500);
        assert_eq!(clock.now(), 500);
        assert_eq!(clock.when(600), None);
        clock.set(500, true, 50);
        let start = clock.since;
        assert_eq!(clock.when(600), start.checked_add(std::time::Duration::from_millis(200)));
        assert_eq!(clock.when(100), Some(start), "a moment that has passed is now");
        assert_eq!(clock.at(start + std::time::Duration::from_millis(200)), 600);
        assert_eq!(clock.at(start - std::time::Duration::from_millis(200)), 500, "it was set since");
    }
}
