//! Bots on chairs, at a pace that a person can follow and by the clock of the game.

use super::timekeeping::RoomClock;
use super::{Room, RoomMessage, guard};
use crate::clock::Instant;
use crate::entry::Key;
use crate::fair::Work;
use crate::hosted::{BotCommand, Given, SoFar, Thought};
use crate::protocol::{Refused, RefusedCode};
use crate::secret;
use crate::state::{Planned, TableState};
use crate::words;
use std::collections::BTreeMap;
use std::sync::PoisonError;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use table::{Decision, Seat};

/// The soonest that a bot is asked again at its own request, in game time.
const SOONEST: u64 = 20;
/// How long a bot waits after the storage had a bad moment.
const RETRY: Duration = Duration::from_secs(1);

/// How far a game was when a bot was asked.
#[derive(Clone, Copy)]
pub struct Asked {
    beat: u64,
    at: u64,
}

/// When each bot is asked next.
#[derive(Default)]
pub(super) struct Bots {
    plans: BTreeMap<u8, BotPlan>,
    held: Option<Held>,
}

/// All bots wait for people who look at what has just happened: once for every beat of the game, and not for ever.
#[derive(Clone, Copy)]
struct Held {
    beat: u64,
    until: Instant,
    /// Whether anybody still looks.
    still: bool,
}

enum BotPlan {
    /// It is asked when the moment is due.
    Ready { due: Instant },
    Thinking {
        since: Instant,
        /// The beat of the game that it thinks about.
        beat: u64,
        so_far: SoFar,
    },
    /// It does nothing until the game moves on from this beat or the clock shows this moment.
    Waiting { beat: u64, wake: Option<u64> },
}

impl Bots {
    /// When a bot is to be asked next.
    fn next_wake(&self, clock: &RoomClock) -> Option<Instant> {
        let due = self.plans.values().filter_map(|plan| plan.due(clock)).min()?;
        Some(self.held_until().map_or(due, |until| due.max(until)))
    }

    fn held_until(&self) -> Option<Instant> {
        self.held.filter(|held| held.still).map(|held| held.until)
    }
}

impl BotPlan {
    fn due(&self, clock: &RoomClock) -> Option<Instant> {
        match self {
            BotPlan::Ready { due } => Some(*due),
            BotPlan::Waiting { wake: Some(moment), .. } => clock.when(*moment),
            BotPlan::Thinking { .. } | BotPlan::Waiting { wake: None, .. } => None,
        }
    }
}

impl Room {
    fn bot_pace(&self) -> Duration {
        if self.state.fast_bots { Duration::ZERO } else { self.shared.config.bot_pace }
    }

    /// When a bot is to be asked next.
    pub(super) fn next_bot(&self) -> Option<Instant> {
        self.bots.next_wake(&self.time)
    }

    /// Lets bots wait for people who look at what has just happened, unless the table wants fast bots.
    pub(super) fn hold_bots(&mut self) {
        let (beat, now) = (self.state.beat, Instant::now());
        let still = !self.state.fast_bots && self.people.anybody_holds(&self.state.chairs);
        self.bots.held = match self.bots.held {
            Some(held) if held.beat == beat => Some(Held { still, ..held }),
            _ if still => Some(Held { beat, until: now + self.shared.config.bot_patience, still }),
            _ => None,
        };
    }

    /// Decides when each bot is asked next, after anything changed.
    pub(super) fn plan_bots(&mut self) {
        self.hold_bots();
        let Some(game) = self.state.game().filter(|_| self.state.running() && self.mine()) else {
            self.bots.plans.clear();
            return;
        };
        let awaited = game.awaited();
        let paced = Instant::now() + self.bot_pace();
        for seat in self.state.chairs.seats() {
            if !awaited.has(seat) || self.state.chairs.bot(seat).is_none() {
                self.bots.plans.remove(&seat.0);
                continue;
            }
            let due = match self.bots.plans.get(&seat.0) {
                // Its answer is dropped when it comes too late, and it is asked again.
                Some(BotPlan::Thinking { .. }) => continue,
                Some(BotPlan::Waiting { beat, .. }) if *beat == self.state.beat => continue,
                // Others who keep moving do not hold a bot up, neither now nor when it wanted to wake.
                Some(plan) => plan.due(&self.time).map_or(paced, |due| due.min(paced)),
                None => paced,
            };
            self.bots.plans.insert(seat.0, BotPlan::Ready { due });
        }
    }

    /// Asks every bot whose moment has come.
    pub(super) fn ask_bots(&mut self) {
        let now = Instant::now();
        if self.bots.held_until().is_some_and(|until| now < until) {
            return;
        }
        let is_due = |plan: &BotPlan| plan.due(&self.time).is_some_and(|due| due <= now);
        let due: Vec<u8> =
            self.bots.plans.iter().filter(|(_, plan)| is_due(plan)).map(|(seat, _)| *seat).collect();
        for seat in due.into_iter().map(Seat) {
            let Some(kind) = self.state.chairs.bot(seat).map(str::to_owned) else { continue };
            let Ok(seed) = secret::seed() else { continue };
            let asked = Asked { beat: self.state.beat, at: self.time.now() };
            let so_far = SoFar::default();
            let thinking = BotPlan::Thinking { since: now, beat: asked.beat, so_far: so_far.clone() };
            self.bots.plans.insert(seat.0, thinking);
            let Some(game) = self.state.game_mut() else { continue };
            let Some(thinker) = guard(|| game.think(seat, &kind, seed, asked.at, &so_far)) else {
                self.stop();
                return;
            };
            let (Some(thinker), Some(own)) = (thinker, self.own.upgrade()) else { continue };
            let (shares, owner) = (self.shared.shares.clone(), self.people.owner());
            tokio::spawn(async move {
                let thought = shares.run(Work::Bot, owner, thinker).await.ok();
                let _ = own.send(RoomMessage::Thought { seat, asked, thought, since: Instant::now() }).await;
            });
        }
    }

    /// When the first bot will have thought for too long.
    pub(super) fn next_deadline(&self) -> Option<Instant> {
        let deadline = self.shared.config.bot_deadline;
        let thinking = self.bots.plans.values().filter_map(|plan| match plan {
            BotPlan::Thinking { since, .. } => Some(*since + deadline),
            _ => None,
        });
        // In a game that moves by itself somebody who is late has missed something, and that is all.
        thinking.min().filter(|_| self.state.running() && self.state.alarm().is_none())
    }

    /// Moves in place of bots that have thought for too long, with the best they have: people wait for them.
    pub(super) async fn overdue_bots(&mut self) {
        let now = Instant::now();
        if self.next_deadline().is_none_or(|due| due > now) {
            return;
        }
        let deadline = self.shared.config.bot_deadline;
        let mut late = Vec::new();
        for (seat, plan) in &mut self.bots.plans {
            if let BotPlan::Thinking { since, beat, so_far } = plan
                && *since + deadline <= now
            {
                // It is asked again when it comes back; until then this is its plan for the next move as well.
                *since = now;
                late.push((Seat(*seat), *beat, so_far.lock().unwrap_or_else(PoisonError::into_inner).take()));
            }
        }
        for (seat, beat, so_far) in late {
            let moved = self
                .commit(Key::server(), String::new(), Some(now), |state, at| {
                    let so_far = so_far.as_ref().filter(|_| state.beat == beat);
                    late_command(state, seat, so_far, at)
                })
                .await;
            if moved.is_ok() {
                self.shared.metrics.late_bots.fetch_add(1, Relaxed);
                tracing::warn!(table = self.tag(), seat = seat.0, "a bot thought for too long");
            }
        }
    }

    /// A bot has decided. What it decided about an older state is dropped, and it is asked again.
    pub(super) async fn thought(
        &mut self,
        seat: Seat,
        asked: Asked,
        thought: Option<Thought>,
        since: Instant,
    ) {
        let Some(thought) = thought else {
            self.stop();
            return;
        };
        if let Some(game) = self.state.game_mut() {
            game.seat_bot(seat, thought.bot);
        }
        if !matches!(self.bots.plans.get(&seat.0), Some(BotPlan::Thinking { .. })) {
            return;
        }
        let again = BotPlan::Ready { due: Instant::now() };
        let wait = |wake| BotPlan::Waiting { beat: asked.beat, wake };
        let plan = match thought.decision {
            _ if asked.beat != self.state.beat => again,
            Decision::Do(_) if self.bots.held_until().is_some_and(|until| Instant::now() < until) => again,
            Decision::Wait => wait(None),
            Decision::WakeAt(moment) => wait(Some(moment.0.max(asked.at + SOONEST))),
            Decision::Do(command) => {
                let given = self.commit(Key::server(), String::new(), Some(since), |state, at| {
                    bot_command(state, seat, asked, &command, at)
                });
                match given.await {
                    Ok(_) => {
                        self.shared.metrics.bot_moves.fetch_add(1, Relaxed);
                        BotPlan::Ready { due: Instant::now() + self.bot_pace() }
                    }
                    // Others were faster.
                    Err(refusal) if refusal.code == RefusedCode::WrongMoment => again,
                    Err(refusal) if refusal.code == RefusedCode::Unavailable => {
                        BotPlan::Ready { due: Instant::now() + RETRY }
                    }
                    Err(refusal) => {
                        tracing::warn!(table = self.tag(), seat = seat.0, ?refusal.code, "a bot was refused");
                        wait(None)
                    }
                }
            }
        };
        self.bots.plans.insert(seat.0, plan);
        self.plan_bots();
    }
}

/// A bot's command, on the very state it was decided for. When the rules refuse it there, it is the bot that is wrong,
/// and the first thing worth doing is done in its place.
fn bot_command(
    state: &TableState,
    seat: Seat,
    asked: Asked,
    command: &BotCommand,
    at: u64,
) -> Result<Planned, Refused> {
    let wrong = || words::refused(RefusedCode::WrongMoment);
    let current = state.running() && state.beat == asked.beat && state.alarm().is_none_or(|alarm| alarm > at);
    let game = state.game().filter(|_| current).ok_or_else(wrong)?;
    state.chairs.bot(seat).ok_or_else(wrong)?;
    let attempt = game.attempt(at, seat, Given::Decided(command)).or_else(|refused| {
        let instead = game.first_option(seat).ok_or(refused)?;
        game.attempt(at, seat, Given::Decided(&instead))
    });
    Ok(attempt.map_err(words::refused_command)?.into())
}

/// What is done in place of a bot that is late: what it has so far, if that is about this very state and the rules allow it, and
/// otherwise the first thing worth doing.
fn late_command(
    state: &TableState,
    seat: Seat,
    so_far: Option<&BotCommand>,
    at: u64,
) -> Result<Planned, Refused> {
    let wrong = || words::refused(RefusedCode::WrongMoment);
    let game = state.game().filter(|_| state.running()).ok_or_else(wrong)?;
    if !game.awaited().has(seat) || state.chairs.bot(seat).is_none() {
        return Err(wrong());
    }
    if let Some(Ok(attempt)) = so_far.map(|command| game.attempt(at, seat, Given::Decided(command))) {
        return Ok(attempt.into());
    }
    let instead = game.first_option(seat).ok_or_else(wrong)?;
    let attempt = game.attempt(at, seat, Given::Decided(&instead));
    Ok(attempt.map_err(words::refused_command)?.into())
}
