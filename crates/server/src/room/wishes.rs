//! From a wish to an entry of the log, and from there to everybody.

use super::*;

impl Room {
    pub(super) async fn wish(
        &mut self,
        conn: ConnId,
        key: &Key,
        name: &str,
        id: &str,
        action: &Action,
    ) -> Result<u64, Refused> {
        if id.is_empty() || id.len() > 64 {
            return Err(words::refused(RefusedCode::BadValue));
        }
        match action {
            Action::Rematch => return self.rematch(key, id).await,
            Action::Rename { name } => {
                let name = crate::state::tidy(name, crate::state::NAME_LENGTH);
                let Some(name) = name else { return Err(words::refused(RefusedCode::BadValue)) };
                if !key.is_program() {
                    let noted = self.shared.store.note(vec![Note::Name(key.clone(), name.clone())]).await;
                    noted.map_err(|_| words::refused(RefusedCode::Unavailable))?;
                }
                for conn in self.conns.values_mut().filter(|conn| conn.who.key == *key) {
                    conn.who.name.clone_from(&name);
                }
                if self.state.chair_of(key).is_none() {
                    self.tell(Vec::new());
                    return Ok(self.state.revision);
                }
            }
            // An onlooker by choice has no chair on this connection, whatever the cookie owns.
            Action::Chat { .. } => {}
            _ if self.conns.get(&conn).is_some_and(|conn| conn.who.spectate) => {
                return Err(words::refused(RefusedCode::NoChair));
            }
            _ => {}
        }
        self.commit(key.clone(), id.to_owned(), |state, at| state.plan(key, name, action, at)).await
    }

    /// Plans an entry, stores it and carries it out. When another process was faster, its entries come first and the plan
    /// is made anew.
    pub(super) async fn commit(
        &mut self,
        key: Key,
        id: String,
        plan: impl Fn(&TableState, u64) -> Result<Op, Refused>,
    ) -> Result<u64, Refused> {
        for _ in 0..TRIES {
            if self.stale {
                self.catch_up().await?;
            }
            if !id.is_empty()
                && let Some(revision) = self.state.carried_out(&key, &id)
            {
                return Ok(revision);
            }
            let at = self.clock.now();
            let Some(planned) = guard(|| plan(&self.state, at)) else {
                self.stop();
                return Err(words::refused(RefusedCode::Stopped));
            };
            let op = planned?;
            let entry = LogEntry {
                seq: self.state.revision + 1,
                when: unix_now(),
                by: key.clone(),
                id: id.clone(),
                op,
            };
            let notes = self.notes(&entry.op);
            match self.shared.store.append(&self.state.header.code, entry.clone(), notes).await {
                Ok(Appended::Stored) => {
                    self.shared.metrics.entries.fetch_add(1, Relaxed);
                    let lines = self.carry_out(&entry);
                    self.changed(lines);
                    Box::pin(self.follow_up()).await;
                    return Ok(entry.seq);
                }
                Ok(Appended::Lost) => {
                    self.shared.metrics.races_lost.fetch_add(1, Relaxed);
                    self.stale = true;
                }
                Err(_) => {
                    // It may be on disk nevertheless; the log will tell before anything else happens here.
                    self.stale = true;
                    return Err(words::refused(RefusedCode::Unavailable));
                }
            }
        }
        Err(words::refused(RefusedCode::Unavailable))
    }

    /// What follows from an entry by itself: an undo that everybody has agreed to.
    pub(super) async fn follow_up(&mut self) {
        if self.state.agreed_undo().is_some() {
            let plan = |state: &TableState, _| {
                state.agreed_undo().ok_or_else(|| words::refused(RefusedCode::WrongMoment))
            };
            let _ = self.commit(Key::server(), String::new(), plan).await;
        }
    }

    pub(super) fn notes(&self, op: &Op) -> Vec<Note> {
        let code = &self.state.header.code;
        match op {
            Op::Sit { key, .. } => vec![Note::Chair(key.clone(), code.clone())],
            Op::Stand { seat } => self
                .state
                .holder(*seat)
                .map(|key| Note::NoChair(key.clone(), code.clone()))
                .into_iter()
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Reads what other processes wrote.
    pub(super) async fn catch_up(&mut self) -> Result<(), Refused> {
        let unavailable = |_| words::refused(RefusedCode::Unavailable);
        let code = self.state.header.code.clone();
        let entries = self.shared.store.log_after(&code, self.state.revision).await.map_err(unavailable)?;
        self.stale = false;
        let mut lines = Vec::new();
        for entry in &entries {
            if !self.state.stopped {
                lines.extend(self.carry_out(entry));
            }
        }
        if !entries.is_empty() {
            self.changed(lines);
        }
        Ok(())
    }

    /// Carries out an entry that is in the log.
    pub(super) fn carry_out(&mut self, entry: &LogEntry) -> Vec<Line> {
        let done = guard(|| self.state.apply(entry));
        let Some(Ok(lines)) = done else {
            self.state.stopped = true;
            self.shared.metrics.panics.fetch_add(1, Relaxed);
            tracing::error!(
                table = self.tag(),
                seq = entry.seq,
                kind = entry.op.kind(),
                "a log entry failed"
            );
            return Vec::new();
        };
        self.story.extend(lines.iter().cloned());
        while self.story.len() > STORY_KEPT {
            // Whole entries only, so that it is known what is left.
            let Some(first) = self.story.front().map(|line| line.item.revision) else { break };
            while self.story.front().is_some_and(|line| line.item.revision == first) {
                self.story.pop_front();
            }
            self.story_after = first;
        }
        let now = self.state.game().map_or(0, |game| game.now());
        let at = if matches!(entry.op, Op::Undo { .. }) { now } else { self.clock.now().max(now) };
        self.keep_time(at, matches!(entry.op, Op::Undo { .. }));
        lines
    }

    /// After entries were carried out: everybody hears of it, bots get ready, lists are kept.
    pub(super) fn changed(&mut self, lines: Vec<Line>) {
        self.tell(lines);
        self.plan_bots();
        self.track_absence();
        if self.unsaved.is_none() {
            self.unsaved = Some(Instant::now());
        }
        if self.info.phase != TablePhase::Playing {
            self.save_later();
        }
    }

    pub(super) fn digest_note(&self) -> Note {
        Note::Digest(Box::new(self.state.digest()), self.state.header.code.clone(), self.state.updated)
    }

    pub(super) fn save_later(&mut self) {
        self.unsaved = None;
        self.shared.store.note_later(vec![self.digest_note()]);
    }

    pub(super) async fn save(&mut self) {
        if self.unsaved.take().is_some() {
            let _ = self.shared.store.note(vec![self.digest_note()]).await;
        }
    }

    /// A rule failed: nobody moves any more, the log is as it was.
    pub(super) fn stop(&mut self) {
        if self.state.stopped {
            return;
        }
        self.state.stopped = true;
        self.shared.metrics.panics.fetch_add(1, Relaxed);
        tracing::error!(table = self.tag(), revision = self.state.revision, "a rule failed; the table stops");
        let event = TableEvent::Stopped;
        let phrase = words::tell(&event);
        let step = self.state.turn(Viewer::Spectator).map_or(0, |turn| turn.step);
        let told = Told::Table { event };
        let item = StoryItem { revision: self.state.revision, when: unix_now(), step, told, phrase };
        self.changed(vec![Line { audience: Audience::All, item }]);
    }

    pub(super) async fn rematch(&mut self, key: &Key, id: &str) -> Result<u64, Refused> {
        if self.state.chair_of(key).is_none() {
            return Err(words::refused(RefusedCode::NoChair));
        }
        if self.state.rematch.is_some() {
            return Ok(self.state.revision);
        }
        if self.state.phase() != TablePhase::Over {
            return Err(words::refused(RefusedCode::WrongMoment));
        }
        let unavailable = || words::refused(RefusedCode::Unavailable);
        let draft = Draft::rematch(&self.shared, &self.state, key).map_err(|_| unavailable())?;
        let made = draft.create(&self.shared).await.map_err(|_| unavailable())?;
        let plan = |state: &TableState, _| match state.rematch {
            None => Ok(Op::Rematch { code: made.code.clone() }),
            // Somebody else asked on another process at the same moment; theirs counts.
            Some(_) => Err(words::refused(RefusedCode::WrongMoment)),
        };
        match self.commit(key.clone(), id.to_owned(), plan).await {
            Err(refusal) if refusal.code == RefusedCode::WrongMoment => Ok(self.state.revision),
            outcome => outcome,
        }
    }

    pub(super) fn preview(&self, conn: ConnId, id: String, command: &Value) -> ServerMessage {
        let revision = self.state.revision;
        let no = |id: String, code: RefusedCode| ServerMessage::Preview {
            id,
            legal: false,
            refusal: Some(words::refused(code)),
            preview: crate::hosted::null(),
            revision,
        };
        let Some(seat) = self.conns.get(&conn).and_then(|conn| conn.you.seat) else {
            return no(id, RefusedCode::NoChair);
        };
        let Some(game) = self.state.game() else { return no(id, RefusedCode::WrongMoment) };
        if self.state.stopped {
            return no(id, RefusedCode::Stopped);
        }
        let command = crate::hosted::json(command);
        let at = self.clock.now();
        let looked = guard(|| (game.check(at, seat, &command), game.preview(seat, &command)));
        let Some((checked, preview)) = looked else { return no(id, RefusedCode::Stopped) };
        let refusal = match checked {
            Ok(()) if self.state.paused => Some(words::refused(RefusedCode::Paused)),
            Ok(()) => None,
            Err(error) => Some(words::refused_command(error)),
        };
        let preview = preview.unwrap_or_else(|_| crate::hosted::null());
        ServerMessage::Preview { id, legal: refusal.is_none(), refusal, preview, revision }
    }
}
