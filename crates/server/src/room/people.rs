//! Who is connected to a table, and what they may see.

use super::*;

impl Room {
    /// Whether somebody is connected on a chair, here or on another process.
    pub(super) fn connected(&self, seat: Seat) -> bool {
        self.here(seat) || self.elsewhere.contains_key(&seat.0)
    }

    pub(super) fn here(&self, seat: Seat) -> bool {
        let Some(holder) = self.state.holder(seat) else { return false };
        self.keys.contains_key(holder)
    }

    pub(super) fn drop_conn(&mut self, conn: ConnId) {
        let Some(conn) = self.conns.remove(&conn) else { return };
        if !conn.who.spectate
            && let Some(count) = self.keys.get_mut(&conn.who.key)
        {
            *count -= 1;
            if *count == 0 {
                self.keys.remove(&conn.who.key);
            }
        }
        if self.conns.is_empty() {
            self.empty_since = Instant::now();
        }
    }

    pub(super) fn you(&self, who: &Who) -> You {
        let chair = if who.spectate { None } else { self.state.chair_of(&who.key) };
        let away = chair.is_some_and(|seat| self.state.is_away(seat));
        let host = !who.spectate && self.state.is_host(&who.key);
        You {
            seat: chair.filter(|_| !away),
            name: chair.map_or(who.name.as_str(), |seat| self.state.name_of(seat)).to_owned(),
            host,
            link: (chair.is_some() || host).then(|| self.state.header.link.clone()),
            kept: chair.filter(|_| away),
        }
    }

    pub(super) async fn join(
        &mut self,
        conn: ConnId,
        who: Who,
        resume: Option<u64>,
        out: mpsc::Sender<Bytes>,
    ) {
        if self.stale {
            let _ = self.catch_up().await;
        }
        if !who.spectate
            && let Some(seat) = self.state.chair_of(&who.key).filter(|seat| self.state.is_away(*seat))
        {
            let back = |state: &TableState, _| {
                if state.is_away(seat) && state.phase() == TablePhase::Playing {
                    Ok(Op::Return { seat })
                } else {
                    Err(words::refused(RefusedCode::WrongMoment))
                }
            };
            let _ = self.commit(who.key.clone(), String::new(), back).await;
        }
        let you = self.you(&who);
        let viewer = you.seat.map_or(Viewer::Spectator, Viewer::Seat);
        if !who.spectate {
            *self.keys.entry(who.key.clone()).or_default() += 1;
        }
        self.conns.insert(conn, Conn { who, out, you: you.clone(), viewer, welcomed: false });
        self.connections_changed();
        let resumed = resume.filter(|revision| *revision <= self.state.revision);
        let (story, more) = match resumed {
            Some(revision) if revision >= self.story_after => (self.heard(viewer, revision, u64::MAX), false),
            _ => self.story_before(viewer, u64::MAX).await,
        };
        let resumed = resumed.is_some_and(|revision| revision >= self.story_after);
        let game = self.state.game();
        let seen = self.look(viewer);
        let welcome = Welcome {
            protocol: PROTOCOL,
            server: env!("CARGO_PKG_VERSION").to_owned(),
            now: unix_now(),
            resumed,
            revision: self.state.revision,
            you,
            table: self.info.clone(),
            catalogue: match game {
                Some(game) if !resumed => guard(|| game.catalogue()).unwrap_or_else(crate::hosted::null),
                _ => crate::hosted::null(),
            },
            view: seen.view.clone().unwrap_or_else(crate::hosted::null),
            options: seen.options.clone(),
            turn: seen.turn.clone(),
            clock: self.clock_now(),
            story,
            more,
        };
        self.seen.insert(index(viewer), seen);
        if let Some(known) = self.conns.get_mut(&conn) {
            known.welcomed = true;
        }
        self.send(conn, &ServerMessage::Welcome(Box::new(welcome)));
        self.plan_bots();
    }

    pub(super) fn connections_changed(&mut self) {
        self.keep_time(self.clock.now(), false);
        self.track_absence();
        // Many onlookers coming and going must not keep everybody else busy.
        if self.conns.len() < MANY {
            self.count_onlookers();
        } else if self.onlookers_due.is_none() {
            self.onlookers_due = Some(Instant::now() + DIGEST_EVERY);
        }
        self.tell_presence();
        if !self.shared.store.is_sqlite() {
            self.hall.present(&self.state.header.code, self.present());
        }
    }

    pub(super) fn count_onlookers(&mut self) {
        self.onlookers_due = None;
        self.onlookers = self.conns.values().filter(|conn| conn.you.seat.is_none()).count() as u32;
    }

    /// Tells everybody who is connected, when that changed.
    pub(super) fn tell_presence(&mut self) {
        let info = self.table_info();
        if info == self.info {
            return;
        }
        self.info = info.clone();
        let update = Update {
            revision: self.state.revision,
            table: Some(info),
            catalogue: None,
            view: None,
            patch: None,
            options: None,
            turn: None,
            clock: None,
            story: Vec::new(),
        };
        let everybody: Vec<ConnId> =
            self.conns.iter().filter(|(_, conn)| conn.welcomed).map(|(id, _)| *id).collect();
        self.push_all(everybody.iter(), update);
    }

    /// The chairs that are connected here, one bit each.
    pub(super) fn present(&self) -> u16 {
        Seat::all(self.state.seats()).filter(|seat| self.here(*seat)).fold(0, |bits, seat| bits | 1 << seat.0)
    }

    pub(super) fn track_absence(&mut self) {
        for seat in Seat::all(self.state.seats()) {
            if self.state.holder(seat).is_none() || self.connected(seat) || self.state.is_away(seat) {
                self.gone.remove(&seat.0);
            } else {
                self.gone.entry(seat.0).or_insert_with(Instant::now);
            }
        }
        let host = self.state.host();
        let there = self.keys.contains_key(host)
            || self.state.chair_of(host).is_some_and(|seat| self.connected(seat));
        match self.host_gone {
            _ if there => self.host_gone = None,
            None => self.host_gone = Some(Instant::now()),
            Some(_) => {}
        }
    }

    pub(super) fn table_info(&self) -> TableInfo {
        self.state.table_info(|seat| self.connected(seat), self.onlookers)
    }

    pub(super) fn clock_now(&self) -> Clock {
        let (running, percent) = self.clock.pace();
        let alarm = self.state.game().and_then(|game| game.alarm());
        Clock { at: self.clock.now(), now: unix_now(), running, percent, alarm }
    }

    /// What a viewer may see now. A table that has stopped shows what it showed last, if it can.
    pub(super) fn look(&self, viewer: Viewer) -> Seen {
        let looked = guard(|| Seen {
            view: self.state.game().map(|game| game.view(viewer)),
            options: match (self.state.game(), viewer) {
                (Some(game), Viewer::Seat(seat)) if !self.state.stopped => game.options(seat),
                _ => Vec::new(),
            },
            turn: self.state.turn(viewer),
        });
        looked.unwrap_or(Seen { view: None, options: Vec::new(), turn: None })
    }

    pub(super) fn heard(&self, viewer: Viewer, after: u64, before: u64) -> Vec<StoryItem> {
        let lines =
            self.story.iter().filter(|line| line.item.revision > after && line.item.revision < before);
        lines.filter(|line| line.audience.includes(viewer)).map(|line| line.item.clone()).collect()
    }

    /// The latest lines before a revision, and whether there are more. What is no longer in memory is read from the log.
    pub(super) async fn story_before(&mut self, viewer: Viewer, before: u64) -> (Vec<StoryItem>, bool) {
        let mut lines = self.heard(viewer, 0, before);
        let mut forgotten = self.story_after > 0;
        if forgotten && lines.len() <= STORY {
            let (hall, header) = (self.hall.clone(), self.state.header.clone());
            if let Some(all) = hall.whole_story(&header, before).await {
                let heard = all.into_iter().filter(|line| line.audience.includes(viewer));
                lines = heard.map(|line| line.item).collect();
                forgotten = false;
            }
        }
        let mut from = lines.len().saturating_sub(STORY);
        // Never half an entry: the next question starts at its revision.
        while from > 0 && lines[from - 1].revision == lines[from].revision {
            from -= 1;
        }
        (lines.split_off(from), from > 0 || forgotten)
    }
}
