//! Films of one table run together on every screen, and nobody is told their end before they have seen it. What is known of
//! that is in memory only.

use super::connections::Watch;
use super::{ConnId, Room};
use crate::clock::Instant;
use crate::clock::unix_now;
use crate::protocol::{ErrorCode, Playhead, ServerMessage, is_a_pace, names_a_film};
use crate::words;
use axum::body::Bytes;

impl Room {
    /// Somebody on a chair moves everybody's screen; whoever moves it last is followed.
    pub(super) fn play(&mut self, conn: ConnId, film: String, step: u32, running: bool, percent: u16) {
        let Some(seat) = self.people.get(conn).map(|conn| conn.you.seat) else { return };
        let Some(by) = seat else { return self.wrong(conn, ErrorCode::NoChair) };
        if !names_a_film(&film) || !is_a_pace(percent) {
            return self.wrong(conn, ErrorCode::BadMessage);
        }
        let playhead = Playhead { film, step, running, percent, by, at: unix_now() };
        self.shared.store.tell_played(&self.state.header.code, &playhead);
        self.show(playhead);
    }

    /// Somebody on another process moved it, unless somebody here has done so since.
    pub(super) fn played(&mut self, playhead: Playhead) {
        if self.playhead.as_ref().is_none_or(|known| known.at <= playhead.at) {
            self.show(playhead);
        }
    }

    fn show(&mut self, playhead: Playhead) {
        self.playhead = Some(playhead.clone());
        let Ok(text) = serde_json::to_string(&ServerMessage::Playhead { playhead }) else { return };
        let text = Bytes::from(text);
        let everybody: Vec<ConnId> = self.people.welcomed().map(|(id, _)| id).collect();
        for id in everybody {
            self.push(id, text.clone());
        }
    }

    /// Somebody on a chair watches a film, or has seen it.
    pub(super) fn watch(&mut self, conn: ConnId, film: Option<String>, hold: bool) {
        if film.as_deref().is_some_and(|film| !names_a_film(film)) {
            return self.wrong(conn, ErrorCode::BadMessage);
        }
        let until = Instant::now() + self.shared.config.watch_for;
        let Some(known) = self.people.get_mut(conn) else { return };
        if known.you.seat.is_none() && film.is_some() {
            return self.wrong(conn, ErrorCode::NoChair);
        }
        // The same film once more does not begin anew.
        let until = known
            .watch
            .as_ref()
            .filter(|watch| Some(&watch.film) == film.as_ref())
            .map_or(until, |watch| watch.until);
        known.watch = film.map(|film| Watch { film, hold, until });
        self.connections_changed();
    }

    /// What somebody sent without an id cannot be done.
    pub(super) fn wrong(&mut self, conn: ConnId, code: ErrorCode) {
        self.send(conn, &ServerMessage::Error { code, phrase: words::error(code) });
    }
}
