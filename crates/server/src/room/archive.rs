//! Lines of the story that are no longer in memory. Whoever asks for them has the log read once, away from the table, and
//! everybody who asks meanwhile turns the pages of what was read.

use super::story::{STORY, items, latest};
use super::{ConnId, Room, RoomMessage};
use crate::clock::Instant;
use crate::fair::Work;
use crate::hosted::Json;
use crate::protocol::{ErrorCode, ServerMessage};
use crate::state::Line;
use std::sync::Arc;
use std::time::Duration;
use table::Viewer;

/// How long old lines stay after somebody has read in them.
const KEPT: Duration = Duration::from_secs(30);

/// Old lines, and who waits for them.
#[derive(Default)]
pub(super) struct Archive {
    lines: Option<Arc<[Line]>>,
    /// The latest entry that was read.
    up_to: u64,
    used: Option<Instant>,
    reading: bool,
    /// One question of each connection.
    asked: Vec<(ConnId, u64)>,
}

impl Archive {
    /// When the lines are to be put away again.
    pub fn next_wake(&self) -> Option<Instant> {
        self.used.map(|used| used + KEPT)
    }

    /// Puts them away when nobody has read in them for a while.
    pub fn put_away(&mut self, now: Instant) {
        if self.next_wake().is_some_and(|due| now >= due) {
            (self.lines, self.used) = (None, None);
        }
    }
}

impl Room {
    /// Answers a question for older lines, at once or when the log has been read.
    pub(super) fn ask_story(&mut self, conn: ConnId, before: u64) {
        let Some(viewer) = self.people.get(conn).map(|conn| conn.viewer) else { return };
        let known = self.story.heard(viewer, 0, before).len();
        if self.story.after == 0 || known > STORY {
            let (items, more) = self.recent_story(viewer, before);
            return self.send(conn, &ServerMessage::Story { items, more });
        }
        if self.archive.lines.is_some() && self.archive.up_to >= self.story.after {
            return self.turn_page(conn, before);
        }
        if self.archive.asked.iter().any(|(known, _)| *known == conn) {
            return self.wrong(conn, ErrorCode::TooFast);
        }
        self.archive.asked.push((conn, before));
        self.read_archive(conn);
    }

    /// The latest lines before a revision that are in memory, and whether there are more.
    pub(super) fn recent_story(&self, viewer: Viewer, before: u64) -> (Vec<Json>, bool) {
        let heard = self.story.heard(viewer, 0, before);
        let (lines, older) = latest(&heard);
        (items(lines), older > 0 || self.story.after > 0)
    }

    fn read_archive(&mut self, conn: ConnId) {
        let Some(own) = self.own.upgrade().filter(|_| !self.archive.reading) else { return };
        let Some(owner) = self.people.get(conn).map(|conn| conn.who.from) else { return };
        self.archive.reading = true;
        let (rooms, header, shared) = (self.rooms.clone(), self.state.header.clone(), self.shared.clone());
        tokio::spawn(async move {
            let log = shared.store.log_after(&header.code, 0).await.unwrap_or_default();
            let up_to = log.last().map_or(0, |entry| entry.seq);
            let read = move || rooms.whole_story(&header, &log);
            let lines = shared.shares.run(Work::Question, owner, read).await.ok().flatten();
            let _ = own.send(RoomMessage::Archive { lines: lines.map(Arc::from), up_to }).await;
        });
    }

    /// The log has been read, or could not be.
    pub(super) fn archive_read(&mut self, lines: Option<Arc<[Line]>>, up_to: u64) {
        self.archive.reading = false;
        self.archive.up_to = up_to;
        self.archive.lines = lines;
        self.archive.used = self.archive.lines.is_some().then(Instant::now);
        for (conn, before) in std::mem::take(&mut self.archive.asked) {
            if self.archive.lines.is_some() {
                self.turn_page(conn, before);
            } else {
                self.wrong(conn, ErrorCode::Unavailable);
            }
        }
    }

    fn turn_page(&mut self, conn: ConnId, before: u64) {
        let Some(viewer) = self.people.get(conn).map(|conn| conn.viewer) else { return };
        let Some(lines) = self.archive.lines.clone() else { return };
        self.archive.used = Some(Instant::now());
        // What happened since the log was read is in memory.
        let recent = self.story.heard(viewer, 0, before);
        let known = recent.first().map_or(before, |line| line.revision);
        let older = lines.iter().filter(|line| line.revision < known && line.audience.includes(viewer));
        let all: Vec<&Line> = older.chain(recent).collect();
        let (page, from) = latest(&all);
        let items = items(page);
        self.send(conn, &ServerMessage::Story { items, more: from > 0 });
    }
}
