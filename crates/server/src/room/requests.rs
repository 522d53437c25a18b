//! From a request to an entry of the log, and from there to everybody.

use super::{ConnId, Room, Who, guard};
use crate::clock::Instant;
use crate::clock::unix_now;
use crate::draft::Draft;
use crate::entry::{Change, Key, LogEntry};
use crate::fault::{Fault, planted};
use crate::hosted::{Attempt, Given, null};
use crate::protocol::{
    Refused, RefusedCode, Request, ServerMessage, StoryItem, TableEvent, TablePhase, Told,
};
use crate::sanctions::Kind;
use crate::state::{Digest, Line, Planned, TableState, When};
use crate::store::{Appended, Note, StoreError};
use crate::{typed, words};
use serde_json::Value;
use std::sync::atomic::Ordering::Relaxed;
use table::{Audience, Phrase, Seat, Viewer};

/// How often an append that lost its race is tried again. Somebody busy on another process may win many times in a row.
const TRIES: usize = 60;

impl Room {
    pub(super) async fn request(
        &mut self,
        who: &Who,
        id: &str,
        request: &Request,
        arrived: Instant,
    ) -> Result<u64, Refused> {
        typed::check_id(id)?;
        let Who { key, name, spectate, from } = who;
        match request {
            Request::Rematch => return self.rematch(key, id).await,
            Request::Rename { name } => {
                let name = typed::name(name)?;
                if !key.is_program() {
                    let noted = self.shared.store.note(vec![Note::Name(key.clone(), name.clone())]).await;
                    noted.map_err(|_| words::refused(RefusedCode::Unavailable))?;
                }
                self.people.rename(key, &name);
                if self.state.chairs.of(key).is_none() {
                    self.tell(Vec::new());
                    return Ok(self.state.revision);
                }
            }
            // An onlooker by choice has no chair on this connection, whatever the cookie owns.
            Request::Chat { .. } if !self.chatter.may_speak(key, self.shared.config.limits.chat) => {
                return Err(words::refused(RefusedCode::TooFast));
            }
            Request::Chat { .. } if self.shared.sanctions.hold(Kind::Mute, key, *from) => {
                let phrase = Phrase::new("table-refused-muted-everywhere");
                return Err(words::refused_because(RefusedCode::Muted, phrase));
            }
            Request::Chat { .. } => {}
            Request::Offer { seat } | Request::WaitFor { seat } if self.is_there(*seat) => {
                return Err(words::refused(RefusedCode::WrongMoment));
            }
            _ if *spectate => return Err(words::refused(RefusedCode::NoChair)),
            _ => {}
        }
        let wait = self.shared.config.undo_wait.as_millis() as u64;
        let longer = self.shared.config.wait_longer.as_millis() as u64;
        let plan = |state: &TableState, at| {
            let now = unix_now();
            state.plan(key, name, request, When { at, undo_until: now + wait, wait_until: now + longer })
        };
        self.commit(key.clone(), id.to_owned(), Some(arrived), plan).await
    }

    /// Whether the person of a chair is there and plays.
    fn is_there(&self, seat: Seat) -> bool {
        let chairs = &self.state.chairs;
        self.people.connected(chairs, seat) && !chairs.is_away(seat)
    }

    /// Plans an entry for the game time at which it was asked for, stores it and carries it out. When another process was
    /// faster, its entries come first and the plan is made anew.
    pub(super) async fn commit(
        &mut self,
        key: Key,
        id: String,
        arrived: Option<Instant>,
        plan: impl Fn(&TableState, u64) -> Result<Planned, Refused>,
    ) -> Result<u64, Refused> {
        for _ in 0..TRIES {
            if self.stored.behind {
                self.catch_up().await?;
            }
            // What nobody asked for happens where the table's owner is, and only there.
            if key == Key::server() && !self.mine() {
                return Err(words::refused(RefusedCode::WrongMoment));
            }
            if !id.is_empty()
                && !planted(Fault::TwiceDone)
                && let Some(revision) = self.state.carried_out(&key, &id)
            {
                return Ok(revision);
            }
            let at = arrived.map_or_else(|| self.time.now(), |arrived| self.time.at(arrived));
            let Some(planned) = guard(|| plan(&self.state, at)) else {
                self.stop();
                return Err(words::refused(RefusedCode::Stopped));
            };
            let Planned { change, attempt } = planned?;
            let entry = LogEntry {
                seq: self.state.revision + 1,
                when: unix_now(),
                by: key.clone(),
                id: id.clone(),
                change,
            };
            let notes = self.notes(&entry.change);
            let epoch = self.epoch();
            let code = &self.state.header.code;
            match self.shared.store.append(code, entry.clone(), notes, epoch).await {
                Ok(Appended::Stored) => {
                    self.shared.metrics.entries.fetch_add(1, Relaxed);
                    let lines = self.apply(&entry, attempt);
                    self.changed(lines);
                    Box::pin(self.follow_up()).await;
                    return Ok(entry.seq);
                }
                Ok(Appended::Lost) => {
                    self.shared.metrics.races_lost.fetch_add(1, Relaxed);
                    self.stored.behind = true;
                    if epoch.is_some() {
                        self.look_at_lease().await;
                    }
                }
                Err(_) if planted(Fault::AnsweredUnstored) => {
                    let lines = self.apply(&entry, attempt);
                    self.changed(lines);
                    return Ok(entry.seq);
                }
                Err(error) => {
                    // It may be on disk nevertheless; the log will tell before anything else happens here.
                    self.stored.behind = true;
                    if error == StoreError::Away {
                        self.shared.storage_failed();
                    }
                    return Err(words::refused(RefusedCode::Unavailable));
                }
            }
        }
        Err(words::refused(RefusedCode::Unavailable))
    }

    pub(super) fn notes(&self, change: &Change) -> Vec<Note> {
        let code = &self.state.header.code;
        match change {
            Change::Sit { seat, key, .. } | Change::Move { seat, key } => {
                let before =
                    self.state.chairs.holder(*seat).map(|old| Note::NoChair(old.clone(), code.clone()));
                before.into_iter().chain([Note::Chair(key.clone(), code.clone())]).collect()
            }
            Change::Stand { seat } => self
                .state
                .chairs
                .holder(*seat)
                .map(|key| Note::NoChair(key.clone(), code.clone()))
                .into_iter()
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Reads what other processes wrote, and how late it is for them.
    pub(super) async fn catch_up(&mut self) -> Result<(), Refused> {
        let shared = self.shared.clone();
        let unavailable = |_| {
            shared.storage_failed();
            words::refused(RefusedCode::Unavailable)
        };
        let code = self.state.header.code.clone();
        let news = self.shared.store.news_after(&code, self.state.revision).await.map_err(unavailable)?;
        self.stored.behind = false;
        let Some((entries, moment)) = news else { return Ok(()) };
        let mut lines = Vec::new();
        for entry in &entries {
            if !self.state.stopped {
                lines.extend(self.apply(entry, None));
            }
        }
        self.forward_to(moment);
        if !planted(Fault::Untold) {
            self.changed(lines);
        }
        Ok(())
    }

    /// Carries out an entry that is in the log.
    pub(super) fn apply(&mut self, entry: &LogEntry, attempt: Option<Attempt>) -> Vec<Line> {
        let done = guard(|| self.state.apply(entry, attempt));
        let Some(Ok(lines)) = done else {
            self.state.stopped = true;
            self.shared.metrics.panics.fetch_add(1, Relaxed);
            tracing::error!(
                table = self.tag(),
                seq = entry.seq,
                kind = entry.change.kind(),
                "a log entry failed"
            );
            return Vec::new();
        };
        self.story.add(&lines);
        self.keep_time();
        lines
    }

    /// After entries were carried out: everybody hears of it, bots get ready, lists are kept.
    pub(super) fn changed(&mut self, lines: Vec<Line>) {
        self.people.track_absence(&self.state.chairs);
        self.tell(lines);
        self.plan_bots();
        if self.stored.unlisted.is_none() {
            self.stored.unlisted = Some(Instant::now());
        }
        if self.info.phase != TablePhase::Playing {
            self.list_later();
        }
    }

    /// The table in lists.
    pub(super) fn digest(&self) -> Digest {
        let digest = self.state.digest();
        if self.info.watching.is_empty() { digest } else { digest.unseen() }
    }

    pub(super) fn digest_note(&self) -> Note {
        Note::Digest(Box::new(self.digest()), self.state.header.code.clone(), self.state.updated)
    }

    /// A rule failed: nobody moves any more, the log is as it was.
    pub(super) fn stop(&mut self) {
        if self.state.stopped {
            return;
        }
        self.state.stopped = true;
        self.keep_time();
        self.shared.metrics.panics.fetch_add(1, Relaxed);
        tracing::error!(table = self.tag(), revision = self.state.revision, "a rule failed; the table stops");
        let event = TableEvent::Stopped;
        let phrase = words::tell(&event);
        let step = self.state.turn(Viewer::Spectator).map_or(0, |turn| turn.step);
        let told = Told::Table { event };
        let item = StoryItem { revision: self.state.revision, when: unix_now(), step, told, phrase };
        self.changed(vec![Line::new(Audience::All, &item)]);
    }

    pub(super) async fn rematch(&mut self, key: &Key, id: &str) -> Result<u64, Refused> {
        if self.state.chairs.of(key).is_none() {
            return Err(words::refused(RefusedCode::NoChair));
        }
        if self.state.rematch.is_some() {
            return Ok(self.state.revision);
        }
        if self.state.phase() != TablePhase::Over {
            return Err(words::refused(RefusedCode::WrongMoment));
        }
        if self.state.closed {
            return Err(words::refused(RefusedCode::Closed));
        }
        if self.shared.draining.borrow().is_some() {
            return Err(words::refused(RefusedCode::Draining));
        }
        let unavailable = || words::refused(RefusedCode::Unavailable);
        let draft = Draft::rematch(&self.shared, &self.state, key).map_err(|_| unavailable())?;
        let made = draft.create(&self.shared).await.map_err(|_| unavailable())?;
        let plan = |state: &TableState, _| match state.rematch {
            None => Ok(Change::Rematch { code: made.code.clone() }.into()),
            // Somebody else asked on another process at the same moment; theirs counts.
            Some(_) => Err(words::refused(RefusedCode::WrongMoment)),
        };
        match self.commit(key.clone(), id.to_owned(), None, plan).await {
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
            preview: null(),
            revision,
        };
        let Some(seat) = self.people.get(conn).and_then(|conn| conn.you.seat) else {
            return no(id, RefusedCode::NoChair);
        };
        let Some(game) = self.state.game() else { return no(id, RefusedCode::WrongMoment) };
        if self.state.stopped {
            return no(id, RefusedCode::Stopped);
        }
        let (at, command) = (self.time.now(), Given::Sent(command));
        let looked = guard(|| (game.check(at, seat, command), game.preview(seat, command)));
        let Some((checked, preview)) = looked else { return no(id, RefusedCode::Stopped) };
        let refusal = match checked {
            Ok(()) if self.state.paused => Some(words::refused(RefusedCode::Paused)),
            Ok(()) => None,
            Err(error) => Some(words::refused_command(error)),
        };
        let preview = preview.unwrap_or_else(|_| null());
        ServerMessage::Preview { id, legal: refusal.is_none(), refusal, preview, revision }
    }
}
