//! Game time at a table. It only goes forward: what it was is in storage, at most a second old.

use super::Room;
use crate::clock::Instant;
use crate::clock::{GameClock, unix_now};
use crate::entry::{Change, Key};
use crate::protocol::{Clock, RefusedCode};
use crate::state::TableState;
use crate::store::Note;
use crate::words;
use std::collections::VecDeque;

/// How far another process may be ahead before its time is taken over.
const AHEAD: u64 = 100;
/// How many earlier settings of a clock are remembered.
const EARLIER: usize = 8;

/// The clock of a table, and what is known of it elsewhere.
pub(super) struct RoomClock {
    clock: GameClock,
    /// How it ran before, latest first, for what arrived then and has waited since.
    earlier: VecDeque<GameClock>,
    /// Whether it runs and how fast, as everybody was told last.
    told: Option<(bool, u16)>,
    /// Whether its moment is stored every second.
    kept: bool,
}

impl RoomClock {
    /// A clock that stands at a moment.
    pub(super) fn standing_at(moment: u64) -> RoomClock {
        RoomClock { clock: GameClock::stopped(moment), earlier: VecDeque::new(), told: None, kept: false }
    }

    /// When the clock will show a moment; nothing while it stands.
    pub(super) fn when(&self, moment: u64) -> Option<Instant> {
        self.clock.when(moment)
    }

    pub(super) fn now(&self) -> u64 {
        self.clock.now()
    }

    /// Game time when something arrived.
    pub(super) fn at(&self, arrived: Instant) -> u64 {
        let then = self.earlier.iter().find(|clock| clock.since() <= arrived);
        match then.filter(|_| arrived < self.clock.since()) {
            Some(clock) => clock.at(arrived),
            None => self.clock.at(arrived),
        }
    }

    fn set(&mut self, at: u64, running: bool, percent: u16) {
        self.earlier.truncate(EARLIER - 1);
        self.earlier.push_front(self.clock);
        self.clock.set(at, running, percent);
        self.told = None;
    }

    /// The clock as it is told to everybody. When the game moves by itself is not in it: its view says as much of that as
    /// may be known.
    pub(super) fn message(&self) -> Clock {
        let (running, percent) = self.clock.pace();
        Clock { at: self.clock.now(), now: unix_now(), running, percent }
    }

    /// The same, when it differs from what everybody was told last.
    pub(super) fn news(&mut self) -> Option<Clock> {
        let pace = Some(self.clock.pace());
        if self.told == pace {
            return None;
        }
        self.told = pace;
        Some(self.message())
    }
}

impl Room {
    /// Lets the clock run while the game does, anybody is there and storage works: nobody loses a game to a broken line
    /// alone, and nobody sees time pass that a restart would give back.
    pub(super) fn keep_time(&mut self) {
        let wanted = self.state.running() && self.people.anybody();
        let pace = (wanted && *self.storage_works.borrow(), self.state.percent);
        let known = self.time.now();
        let at = known.max(self.state.game().map_or(0, |game| game.now()));
        let (was_running, _) = self.time.clock.pace();
        let changed = self.time.clock.pace() != pace || at > known;
        if changed {
            self.time.set(at, pace.0, pace.1);
        }
        if was_running && !wanted && self.mine() {
            self.shared.store.note_later(vec![self.moment_note()]);
        }
        let kept = wanted && self.mine();
        if self.time.kept != kept || (changed && kept) {
            self.time.kept = kept;
            self.shared.clocks.keep(&self.state.header.code, kept.then_some(self.time.clock));
        }
    }

    /// Another process has seen a later moment.
    pub(super) fn forward_to(&mut self, moment: u64) {
        if moment > self.time.now() + AHEAD {
            self.not_before(moment);
        }
    }

    /// It is at least this late.
    pub(super) fn not_before(&mut self, moment: u64) {
        if moment > self.time.now() && self.state.game().is_some() {
            let (running, percent) = self.time.clock.pace();
            self.time.set(moment, running, percent);
            if self.time.kept {
                self.shared.clocks.keep(&self.state.header.code, Some(self.time.clock));
            }
        }
    }

    /// The clock is nobody's business any more.
    pub(super) fn forget_clock(&mut self) {
        if std::mem::take(&mut self.time.kept) {
            self.shared.clocks.keep(&self.state.header.code, None);
        }
    }

    pub(super) fn moment_note(&self) -> Note {
        Note::Moment(self.state.header.code.clone(), self.time.now())
    }

    /// When the clock showed the game's alarm, once it has.
    fn alarm_due(&self) -> Option<Instant> {
        let alarm = self.state.alarm().filter(|alarm| *alarm <= self.time.now())?;
        self.time.when(alarm)
    }

    /// Lets the game move by itself when its moment has come, after everything that arrived before it.
    pub(super) async fn ring(&mut self) {
        while let Some(due) = self.alarm_due().filter(|_| self.mine()) {
            if let Some(message) = self.messages.before(due) {
                Box::pin(self.handle(message)).await;
                continue;
            }
            // What arrived after the alarm still counts from its own moment.
            let until = self.messages.first_arrival();
            let plan = |state: &TableState, at: u64| match state.alarm() {
                Some(alarm) if alarm <= at => Ok(Change::Tick { at }.into()),
                _ => Err(words::refused(RefusedCode::WrongMoment)),
            };
            if self.commit(Key::server(), String::new(), until, plan).await.is_err() {
                return;
            }
        }
    }
}
