//! Bots on chairs, at a pace that a person can follow.

use super::*;

impl Room {
    fn bot_pace(&self) -> Duration {
        if self.state.fast_bots { Duration::ZERO } else { self.shared.config.bot_pace }
    }

    /// Decides when each bot moves next, after anything changed.
    pub(super) fn plan_bots(&mut self) {
        if !self.state.running() {
            self.bots.clear();
            return;
        }
        let Some(game) = self.state.game() else { return };
        let (beat, awaited) = (self.state.beat, game.awaited());
        let due = Instant::now() + self.bot_pace();
        for seat in Seat::all(self.state.seats()) {
            if !awaited.has(seat) || self.state.bot_of(seat).is_none() {
                self.bots.remove(&seat.0);
                continue;
            }
            match self.bots.get_mut(&seat.0) {
                // What it thinks about is still its business; the rules decide whether its answer is.
                Some(BotPlan { mood: Mood::Thinking, .. }) => {}
                Some(plan) if plan.mood == Mood::Content && plan.beat == beat => {}
                // Faster bots move faster at once, and others who keep moving do not hold a bot up.
                Some(plan) if plan.mood == Mood::Ready => {
                    *plan = BotPlan { beat, due: plan.due.min(due), ..*plan }
                }
                _ => drop(self.bots.insert(seat.0, BotPlan { beat, due, mood: Mood::Ready })),
            }
        }
    }

    pub(super) fn bots_move(&mut self) {
        let now = Instant::now();
        let due: Vec<u8> = self
            .bots
            .iter()
            .filter(|(_, plan)| plan.mood == Mood::Ready && plan.due <= now)
            .map(|(seat, _)| *seat)
            .collect();
        for seat in due {
            let seat = Seat(seat);
            let Some(kind) = self.state.bot_of(seat).map(str::to_owned) else { continue };
            let Ok(seed) = secret::seed() else { continue };
            let begun = Begun { beat: self.state.beat, past: self.state.past };
            self.bots.insert(seat.0, BotPlan { beat: begun.beat, due: now, mood: Mood::Thinking });
            let Some(game) = self.state.game_mut() else { continue };
            let Some(thinker) = guard(|| game.think(seat, &kind, seed)) else {
                self.stop();
                return;
            };
            let (Some(thinker), Some(own)) = (thinker, self.own.upgrade()) else { continue };
            let thinkers = self.shared.thinkers.clone();
            tokio::spawn(async move {
                let permit = thinkers.acquire_owned().await;
                let thought = tokio::task::spawn_blocking(move || guard(thinker)).await.ok().flatten();
                drop(permit);
                let _ = own.send(Ask::Thought { seat, begun, thought }).await;
            });
        }
    }

    pub(super) async fn thought(&mut self, seat: Seat, begun: Begun, thought: Option<Thought>) {
        let Some(thought) = thought else {
            self.stop();
            return;
        };
        if let Some(game) = self.state.game_mut() {
            game.seat_bot(seat, thought.bot);
        }
        let Some(plan) = self.bots.get_mut(&seat.0).filter(|plan| plan.mood == Mood::Thinking) else {
            return;
        };
        // Unless something happens meanwhile, it has nothing new to think about.
        plan.mood = Mood::Content;
        let command = thought.command.filter(|_| begun.past == self.state.past);
        if let Some(command) = command {
            let given = self.commit(Key::server(), String::new(), |state, at| {
                bot_command(state, seat, begun, &command, at)
            });
            match given.await {
                Ok(_) => drop(self.shared.metrics.bot_moves.fetch_add(1, Relaxed)),
                // Others were faster; it thinks again.
                Err(refusal) if refusal.code == RefusedCode::WrongMoment => {}
                Err(refusal) if refusal.code == RefusedCode::Unavailable => {
                    // The storage had a bad moment; the bot tries again.
                    let due = Instant::now() + Duration::from_secs(1);
                    self.bots.insert(seat.0, BotPlan { beat: begun.beat, due, mood: Mood::Ready });
                }
                Err(refusal) => {
                    tracing::warn!(table = self.tag(), seat = seat.0, ?refusal.code, "a bot was refused");
                }
            }
        }
        self.plan_bots();
    }
}

/// A bot's command. When the rules refuse it although nothing happened since it began to think, it is the bot that is
/// wrong, and the first thing worth doing is done in its place.
fn bot_command(state: &TableState, seat: Seat, begun: Begun, command: &Json, at: u64) -> Result<Op, Refused> {
    let wrong = || words::refused(RefusedCode::WrongMoment);
    let game = state.game().filter(|_| begun.past == state.past && state.running()).ok_or_else(wrong)?;
    state.bot_of(seat).ok_or_else(wrong)?;
    let command = match game.check(at, seat, command) {
        Ok(()) => command.clone(),
        Err(_) if begun.beat != state.beat => return Err(wrong()),
        Err(_) => game.options(seat).into_iter().next().ok_or_else(wrong)?,
    };
    game.check(at, seat, &command).map_err(words::refused_command)?;
    Ok(Op::Command { at, seat, command })
}
