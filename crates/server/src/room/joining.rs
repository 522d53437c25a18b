//! Coming to a table: what a connection is told first, and what everybody is told about who is there.

use super::connections::{Conn, you};
use super::story::items;
use super::{ConnId, Room, Seen, Who, guard, index};
use crate::clock::unix_now;
use crate::entry::Change;
use crate::fault::{Fault, planted};
use crate::hosted::{no_list, null};
use crate::outbox::Outbox;
use crate::protocol::{PROTOCOL, RefusedCode, ServerMessage, TableInfo, TablePhase, Update, Welcome};
use crate::state::TableState;
use crate::words;
use table::{Seat, Viewer};

impl Room {
    pub(super) async fn join(&mut self, conn: ConnId, who: Who, resume: Option<u64>, out: Outbox) {
        if self.stored.behind {
            let _ = self.catch_up().await;
        }
        // Whoever comes from another process has seen its clock: none is shown here that is behind what is stored.
        if !self.shared.store.is_sqlite()
            && !planted(Fault::TimeForgotten)
            && let Ok(moment) = self.shared.store.moment(&self.state.header.code).await
        {
            self.not_before(moment);
        }
        if !self.mine() && !self.rooms.is_alive(&self.lease.process) {
            self.claim().await;
        }
        let gone = |state: &TableState, seat| state.chairs.is_away(seat) || state.chairs.is_offered(seat);
        let kept = self.state.chairs.of(&who.key).filter(|seat| gone(&self.state, *seat));
        if let Some(seat) = kept.filter(|_| !who.spectate) {
            let back = |state: &TableState, _| {
                if gone(state, seat) && state.phase() == TablePhase::Playing {
                    Ok(Change::Return { seat }.into())
                } else {
                    Err(words::refused(RefusedCode::WrongMoment))
                }
            };
            let _ = self.commit(who.key.clone(), String::new(), None, back).await;
        }
        let you = you(&self.state, &who);
        let viewer = you.seat.map_or(Viewer::Spectator, Viewer::Seat);
        self.people.add(conn, Conn { who, out, you: you.clone(), viewer, welcomed: false, watch: None });
        self.connections_changed();
        let resumed = resume.filter(|revision| *revision <= self.state.revision);
        let resumed = resumed.filter(|revision| *revision >= self.story.after);
        let (story, more) = match resumed {
            Some(revision) => (items(&self.story.heard(viewer, revision, u64::MAX)), false),
            // What is not in memory is asked for by whoever wants to read it.
            None => self.recent_story(viewer, u64::MAX),
        };
        let seen = self.look(viewer);
        let welcome = Welcome {
            protocol: PROTOCOL,
            server: env!("CARGO_PKG_VERSION").to_owned(),
            now: unix_now(),
            resumed: resumed.is_some(),
            revision: self.state.revision,
            you,
            table: self.info.clone(),
            catalogue: match self.state.game() {
                Some(game) if resumed.is_none() => guard(|| game.catalogue()).unwrap_or_else(null),
                _ => null(),
            },
            view: seen.view.clone().unwrap_or_else(null),
            options: seen.options.clone(),
            turn: seen.turn.clone(),
            clock: self.time.message(),
            playhead: self.playhead.clone(),
            story,
            more,
        };
        self.seen.insert(index(viewer), seen);
        if let Some(known) = self.people.get_mut(conn) {
            known.welcomed = true;
        }
        self.send(conn, &ServerMessage::Welcome(Box::new(welcome)));
        self.plan_bots();
        self.follow_up().await;
    }

    pub(super) fn connections_changed(&mut self) {
        self.keep_time();
        self.people.track_absence(&self.state.chairs);
        self.people.count_onlookers();
        let watched = !self.info.watching.is_empty();
        self.tell_presence();
        self.hold_bots();
        // Lists hear how it ended when the last person has seen it, and not before.
        if watched == self.info.watching.is_empty() && self.info.phase == TablePhase::Over {
            self.list_later();
        }
        if !self.shared.store.is_sqlite() {
            self.rooms.present(&self.state.header.code, self.people.present(&self.state.chairs));
        }
    }

    /// Tells everybody who is connected, and how the clock runs, when that changed.
    pub(super) fn tell_presence(&mut self) {
        let info = self.table_info();
        let clock = self.time.news();
        let table = (info != self.info).then(|| info.clone());
        if table.is_none() && clock.is_none() {
            return;
        }
        self.info = info;
        let update = Update {
            revision: self.state.revision,
            table,
            catalogue: None,
            view: None,
            patch: None,
            options: None,
            turn: None,
            clock,
            story: Vec::new(),
        };
        let everybody: Vec<ConnId> = self.people.welcomed().map(|(id, _)| id).collect();
        self.push_all(everybody, update);
    }

    pub(super) fn table_info(&self) -> TableInfo {
        let connected = |seat| self.people.connected(&self.state.chairs, seat);
        let mut info = self.state.table_info(connected, self.people.onlookers);
        for chair in &mut info.chairs {
            chair.away = self.away(chair.seat);
        }
        info.drain = *self.shared.draining.borrow();
        info.watching = self.people.watching(&self.state.chairs);
        if !info.watching.is_empty() {
            info.outcome = None;
        }
        info
    }

    /// What a viewer may see now. A table that has stopped shows what it showed last, if it can.
    pub(super) fn look(&self, viewer: Viewer) -> Seen {
        let shown = if planted(Fault::Leak) { Viewer::Seat(Seat(0)) } else { viewer };
        let looked = guard(|| Seen {
            view: self.state.game().map(|game| game.view(shown)),
            options: match (self.state.game(), viewer) {
                (Some(game), Viewer::Seat(seat)) if !self.state.stopped => game.options(seat),
                _ => no_list(),
            },
            turn: self.state.turn(viewer),
        });
        looked.unwrap_or_else(|| Seen { view: None, options: no_list(), turn: None })
    }
}
