//! What happens at a table by itself: alarms, absence, waits that end, and leaving memory.

use super::Room;
use super::connections::Conn;
use crate::clock::Instant;
use crate::clock::unix_now;
use crate::entry::{Change, Key};
use crate::protocol::{Away, RefusedCode, TablePhase};
use crate::state::TableState;
use crate::words;
use std::time::Duration;
use table::Seat;

/// How often the list entry of a table is stored while it is played.
const LIST_EVERY: Duration = Duration::from_secs(5);

impl Room {
    pub(super) fn next_wake(&self) -> Instant {
        let now = Instant::now();
        let config = &self.shared.config;
        let mut wake = now + Duration::from_secs(3600);
        let mut sooner = |moment: Option<Instant>| wake = moment.map_or(wake, |moment| wake.min(moment));
        if self.people.nobody_here() {
            sooner(Some(self.people.empty_since + config.unload_after));
        } else {
            sooner(self.next_bot());
            sooner(self.next_deadline());
            sooner(self.state.undo_deadline().and_then(|deadline| {
                let left = deadline.checked_sub(unix_now()).filter(|left| *left > 0)?;
                Some(now + Duration::from_millis(left))
            }));
        }
        sooner(self.archive.next_wake());
        sooner(self.people.next_wake(config.abandon_after, now));
        sooner(self.stored.unlisted.map(|since| since + LIST_EVERY));
        if self.mine() {
            sooner(self.state.alarm().and_then(|alarm| self.time.when(alarm)));
        }
        wake
    }

    /// True when the table is no longer needed in memory.
    pub(super) async fn tick(&mut self) -> bool {
        let now = Instant::now();
        if self.stored.unlisted.is_some_and(|since| now >= since + LIST_EVERY) {
            self.list_later();
        }
        self.archive.put_away(now);
        if self.people.count_if_due(now) {
            self.tell_presence();
        }
        if self.people.forget_elsewhere(now) | self.people.forget_watches(now) {
            self.connections_changed();
        }
        self.ring().await;
        if self.people.nobody_here() {
            if now >= self.people.empty_since + self.shared.config.unload_after {
                self.save().await;
                // Whoever loads the table next keeps its clock.
                self.forget_clock();
                self.let_go().await;
                let unused = self.rooms.retire(&self.state.header.code, || self.messages.is_empty());
                if !unused {
                    self.claim().await;
                    self.keep_time();
                }
                return unused;
            }
            return false;
        }
        self.follow_up().await;
        self.take_over().await;
        self.ask_bots();
        self.overdue_bots().await;
        false
    }

    /// What follows from an entry or from waiting long enough: an undo that everybody has agreed to.
    pub(super) async fn follow_up(&mut self) {
        self.hand_over().await;
        if !self.mine() {
            return;
        }
        let present: Vec<Seat> = self
            .state
            .chairs
            .seats()
            .filter(|seat| self.people.connected(&self.state.chairs, *seat))
            .collect();
        let agreed =
            |state: &TableState, at| state.agreed_undo(unix_now(), at, |seat| present.contains(&seat));
        if agreed(&self.state, self.time.now()).is_some() {
            let plan = |state: &TableState, at| match agreed(state, at) {
                Some(undo) => Ok(undo.into()),
                None => Err(words::refused(RefusedCode::WrongMoment)),
            };
            let _ = self.commit(Key::server(), String::new(), None, plan).await;
        }
    }

    /// What everybody may know about somebody who is not there.
    pub(super) fn away(&self, seat: Seat) -> Option<Away> {
        let gone = self.people.gone(seat)?;
        let chairs = &self.state.chairs;
        let waiting = chairs.seats().any(|other| other != seat && self.people.connected(chairs, other));
        let steps_in =
            self.state.phase() == TablePhase::Playing && self.state.substitute().is_some() && waiting;
        let patience = self.shared.config.abandon_after.as_millis() as u64;
        let bot_at = steps_in.then(|| chairs.patience(seat).max(gone.when + patience));
        Some(Away { since: gone.when, bot_at })
    }

    /// Bots for people who left others waiting, and the host's rights for somebody who is there.
    async fn take_over(&mut self) {
        if !self.mine() {
            return;
        }
        let now = Instant::now();
        let patience = self.shared.config.abandon_after;
        if self.state.running() {
            let chairs = &self.state.chairs;
            let awaited = self.state.game().map(|game| game.awaited()).unwrap_or_default();
            let waiting = |absent: Seat| {
                chairs.seats().any(|seat| seat != absent && self.people.connected(chairs, seat))
            };
            let mut left = self.people.gone_for(patience, now);
            let patient = |seat: Seat| unix_now() < chairs.patience(seat);
            left.retain(|seat| awaited.has(*seat) && waiting(*seat) && !patient(*seat));
            for seat in left {
                let plan = |state: &TableState, _| match state.substitute() {
                    Some(bot)
                        if state.running()
                            && !state.chairs.is_away(seat)
                            && state.chairs.holder(seat).is_some() =>
                    {
                        Ok(Change::TakeOver { seat, bot: bot.to_owned() }.into())
                    }
                    _ => Err(words::refused(RefusedCode::WrongMoment)),
                };
                let _ = self.commit(Key::server(), String::new(), None, plan).await;
            }
        }
        if self.state.phase() == TablePhase::Waiting && self.people.host_gone_for(patience, now) {
            let seated = |conn: &Conn| !conn.who.key.is_program() && conn.you.seat.is_some();
            let present = self.people.iter().find(|(_, conn)| seated(conn));
            if let Some(key) = present.map(|(_, conn)| conn.who.key.clone()) {
                let plan = |_: &TableState, _| Ok(Change::Host { key: key.clone() }.into());
                let _ = self.commit(Key::server(), String::new(), None, plan).await;
            }
        }
    }

    /// Stores the table's place in lists some time soon.
    pub(super) fn list_later(&mut self) {
        self.stored.unlisted = None;
        self.shared.store.note_later(vec![self.digest_note()]);
    }

    /// Stores what only memory knows.
    pub(super) async fn save(&mut self) {
        let mut notes = Vec::new();
        if !self.info.watching.is_empty() {
            // Whoever watches now will not be waited for here.
            self.info.watching.clear();
            self.stored.unlisted = Some(Instant::now());
        }
        if self.stored.unlisted.take().is_some() {
            notes.push(self.digest_note());
        }
        if self.state.phase() == TablePhase::Playing {
            notes.push(self.moment_note());
        }
        if !notes.is_empty() {
            let _ = self.shared.store.note(notes).await;
        }
    }
}
