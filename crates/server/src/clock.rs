//! Game time from real time: pauses and slower clocks happen here, outside the rules.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub fn unix_now() -> u64 {
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
        if !self.running {
            return self.at;
        }
        let passed = self.since.elapsed().as_millis() as u64;
        self.at + passed * u64::from(self.percent) / 100
    }

    /// Sets the clock.
    pub fn set(&mut self, at: u64, running: bool, percent: u16) {
        *self = GameClock { at, since: Instant::now(), percent, running };
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
    }
}
