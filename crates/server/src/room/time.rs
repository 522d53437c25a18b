//! Time at a table: alarms, absence, and leaving memory.

use super::*;

impl Room {
    /// Lets the clock run while the game does and anybody is there: nobody loses a game to a broken line alone.
    pub(super) fn keep_time(&mut self, at: u64, anew: bool) {
        let anybody = !self.conns.is_empty() || !self.elsewhere.is_empty();
        let pace = (self.state.running() && anybody, self.state.percent);
        if self.clock.pace() != pace || anew {
            self.clock.set(at, pace.0, pace.1);
            self.clock_sent.3 = false;
        }
    }

    pub(super) fn next_wake(&self) -> Instant {
        let now = Instant::now();
        let mut wake = now + Duration::from_secs(3600);
        let mut sooner = |moment: Instant| wake = wake.min(moment);
        if self.conns.is_empty() {
            sooner(self.empty_since + self.shared.config.unload_after);
        } else {
            for plan in self.bots.values().filter(|plan| plan.mood == Mood::Ready) {
                sooner(plan.due);
            }
            for since in self.gone.values().chain(&self.host_gone) {
                // A chair that was not taken over at its moment is looked at again now and then.
                let due = *since + self.shared.config.abandon_after;
                sooner(if due > now { due } else { now + Duration::from_secs(1) });
            }
        }
        if let Some(saved) = self.unsaved {
            sooner(saved + DIGEST_EVERY);
        }
        if self.state.running()
            && let Some(alarm) = self.state.game().and_then(|game| game.alarm())
            && let Some(moment) = self.clock.when(alarm)
        {
            sooner(moment);
        }
        for until in self.elsewhere.values().chain(&self.onlookers_due) {
            sooner(*until);
        }
        wake
    }

    /// True when the table is no longer needed in memory.
    pub(super) async fn tick(&mut self) -> bool {
        let now = Instant::now();
        if self.unsaved.is_some_and(|saved| now >= saved + DIGEST_EVERY) {
            self.save_later();
        }
        if self.onlookers_due.is_some_and(|due| now >= due) {
            self.count_onlookers();
            self.tell_presence();
        }
        let known = self.elsewhere.len();
        self.elsewhere.retain(|_, until| *until > now);
        if self.elsewhere.len() != known {
            self.connections_changed();
        }
        self.ring().await;
        if self.conns.is_empty() {
            if now >= self.empty_since + self.shared.config.unload_after {
                self.save().await;
                return self.hall.retire(&self.state.header.code, &self.asks);
            }
            return false;
        }
        self.take_over().await;
        self.bots_move();
        false
    }

    /// Lets the game move by itself when its moment has come.
    pub(super) async fn ring(&mut self) {
        let due = |room: &Room| {
            let alarm = room.state.game().and_then(|game| game.alarm());
            room.state.running() && alarm.is_some_and(|alarm| alarm <= room.clock.now())
        };
        if due(self) {
            let plan = |state: &TableState, at| match state.game().and_then(|game| game.alarm()) {
                Some(alarm) if alarm <= at && state.running() => Ok(Op::Tick { at }),
                _ => Err(words::refused(RefusedCode::WrongMoment)),
            };
            let _ = self.commit(Key::server(), String::new(), plan).await;
        }
    }

    /// Bots for people who left others waiting, and the host's rights for somebody who is there.
    pub(super) async fn take_over(&mut self) {
        let now = Instant::now();
        let patience = self.shared.config.abandon_after;
        let overdue = |since: &Instant| now >= *since + patience;
        let waiting = |room: &Room, absent: Seat| {
            Seat::all(room.state.seats()).any(|seat| seat != absent && room.connected(seat))
        };
        if self.state.running() {
            let awaited = self.state.game().map(|game| game.awaited()).unwrap_or_default();
            let left: Vec<Seat> = self
                .gone
                .iter()
                .filter(|(_, since)| overdue(since))
                .map(|(seat, _)| Seat(*seat))
                .filter(|seat| awaited.has(*seat) && waiting(self, *seat))
                .collect();
            for seat in left {
                let _ = self
                    .commit(Key::server(), String::new(), |state, _| match state.substitute() {
                        Some(bot)
                            if state.running() && !state.is_away(seat) && state.holder(seat).is_some() =>
                        {
                            Ok(Op::TakeOver { seat, bot: bot.to_owned() })
                        }
                        _ => Err(words::refused(RefusedCode::WrongMoment)),
                    })
                    .await;
            }
        }
        if self.state.phase() == TablePhase::Waiting && self.host_gone.as_ref().is_some_and(overdue) {
            let present =
                self.conns.values().find(|conn| !conn.who.key.is_program() && conn.you.seat.is_some());
            if let Some(key) = present.map(|conn| conn.who.key.clone()) {
                let _ =
                    self.commit(Key::server(), String::new(), |_, _| Ok(Op::Host { key: key.clone() })).await;
            }
        }
    }
}
