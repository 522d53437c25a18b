//! Game time at a terminal.

use std::time::Instant;
use table::GameTime;

/// Runs with the clock on the wall, and is put forward when nobody here is waited for.
pub struct Clock {
    moment: GameTime,
    since: Instant,
}

impl Clock {
    /// Starts it.
    pub fn start() -> Clock {
        Clock { moment: GameTime::ZERO, since: Instant::now() }
    }

    /// Game time now.
    pub fn now(&self) -> GameTime {
        self.moment + u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Puts it forward. It never goes back.
    pub fn forward_to(&mut self, moment: GameTime) {
        if moment > self.now() {
            *self = Clock { moment, since: Instant::now() };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_can_be_put_forward_and_never_back() {
        let mut clock = Clock::start();
        clock.forward_to(GameTime(60_000));
        assert!(clock.now() >= GameTime(60_000));
        clock.forward_to(GameTime(1));
        assert!(clock.now() >= GameTime(60_000));
    }
}
