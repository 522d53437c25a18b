//! Bots on chairs, at a pace that a person can follow.

use super::*;

impl Room {
    /// Decides when each bot moves next, after anything changed.
    pub(super) fn plan_bots(&mut self) {
        if !self.state.running() {
            self.bots.clear();
            return;
        }
        let Some(game) = self.state.game() else { return };
        let step = (game.length(), game.now());
        let awaited = game.awaited();
        let pace = if self.state.fast_bots { Duration::ZERO } else { self.shared.config.bot_pace };
        for seat in Seat::all(self.state.seats()) {
            if !awaited.has(seat) || self.state.bot_of(seat).is_none() {
                self.bots.remove(&seat.0);
                continue;
            }
            let due = Instant::now() + pace;
            match self.bots.get_mut(&seat.0) {
                // Faster bots move faster at once.
                Some(plan) if plan.step == step => plan.due = plan.due.min(due),
                // Where everybody moves at once, others must not keep a bot from its turn by being busy.
                Some(plan) => *plan = BotPlan { step, due: plan.due.min(due), thinking: false },
                None => drop(self.bots.insert(seat.0, BotPlan { step, due, thinking: false })),
            }
        }
    }

    pub(super) fn bots_move(&mut self) {
        let now = Instant::now();
        let due: Vec<u8> = self
            .bots
            .iter()
            .filter(|(_, plan)| !plan.thinking && plan.due <= now)
            .map(|(seat, _)| *seat)
            .collect();
        for seat in due {
            let seat = Seat(seat);
            let Some(kind) = self.state.bot_of(seat).map(str::to_owned) else { continue };
            let Ok(seed) = secret::seed() else { continue };
            let Some(plan) = self.bots.get_mut(&seat.0) else { continue };
            plan.thinking = true;
            let step = plan.step;
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
                let _ = own.send(Ask::Thought { seat, step, thought }).await;
            });
        }
    }

    pub(super) async fn thought(&mut self, seat: Seat, step: Step, thought: Option<Thought>) {
        let Some(thought) = thought else {
            self.stop();
            return;
        };
        if let Some(game) = self.state.game_mut() {
            game.seat_bot(seat, thought.bot);
        }
        // The table may have moved on meanwhile: then the command is given if it is still legal, and the bot thinks anew.
        let pace = if self.state.fast_bots { Duration::ZERO } else { self.shared.config.bot_pace };
        let due = Instant::now() + pace;
        let Some(plan) = self.bots.get_mut(&seat.0) else { return };
        if plan.step != step {
            plan.thinking = false;
        }
        let Some(command) = thought.command.filter(|_| plan.step.0 >= step.0) else { return };
        plan.due = due;
        let given = self
            .commit(Key::server(), String::new(), |state, at| bot_command(state, seat, step, &command, at));
        match given.await {
            Ok(_) => drop(self.shared.metrics.bot_moves.fetch_add(1, Relaxed)),
            Err(refusal) if refusal.code == RefusedCode::Unavailable => {
                // The storage had a bad moment; the bot tries again.
                if let Some(plan) = self.bots.get_mut(&seat.0) {
                    *plan = BotPlan { step, due: Instant::now() + Duration::from_secs(1), thinking: false };
                }
            }
            // Somebody else was faster.
            Err(refusal) if refusal.code == RefusedCode::WrongMoment => {}
            Err(refusal) => {
                tracing::warn!(table = self.tag(), seat = seat.0, ?refusal.code, "a bot was refused")
            }
        }
    }
}

/// A bot's command, or the first thing worth doing when the rules refuse it and nobody else has moved meanwhile.
fn bot_command(state: &TableState, seat: Seat, step: Step, command: &Json, at: u64) -> Result<Op, Refused> {
    let wrong = || words::refused(RefusedCode::WrongMoment);
    let game = state.game().filter(|game| game.length() >= step.0 && state.running()).ok_or_else(wrong)?;
    state.bot_of(seat).ok_or_else(wrong)?;
    let alone = (game.length(), game.now()) == step;
    let first = || game.options(seat).into_iter().next().filter(|_| alone);
    let command = match game.check(at, seat, command) {
        Ok(()) => command.clone(),
        Err(_) => first().ok_or_else(wrong)?,
    };
    game.check(at, seat, &command).map_err(words::refused_command)?;
    Ok(Op::Command { at, seat, command })
}
