//! Telling everybody what changed: the view as a patch, the rest whole.

use super::connections::you;
use super::{ConnId, Room, guard, index, same};
use crate::patch;
use crate::protocol::{ServerMessage, Update, You};
use crate::state::Line;
use axum::body::Bytes;
use std::collections::BTreeMap;
use std::sync::atomic::Ordering::Relaxed;
use table::Viewer;

impl Room {
    pub(super) fn send(&mut self, conn: ConnId, message: &ServerMessage) {
        let Ok(text) = serde_json::to_string(message) else { return };
        self.push(conn, text.into());
    }

    /// A connection that does not keep up is let go; it can resume.
    pub(super) fn push(&mut self, conn: ConnId, text: Bytes) {
        if let Some(known) = self.people.get(conn) {
            self.shared.metrics.bytes_out.fetch_add(text.len() as u64, Relaxed);
            if known.out.push(text).is_err() {
                self.shared.metrics.dropped_slow.fetch_add(1, Relaxed);
                self.people.remove(conn);
            }
        }
    }

    /// Tells everybody what changed since they were told last.
    pub(super) fn tell(&mut self, lines: Vec<Line>) {
        let mut moved: Vec<ConnId> = Vec::new();
        let yous: Vec<(ConnId, You)> =
            self.people.iter().map(|(id, conn)| (id, you(&self.state, &conn.who))).collect();
        for (id, you) in yous {
            let Some(conn) = self.people.get_mut(id) else { continue };
            if conn.you == you {
                continue;
            }
            let viewer = you.seat.map_or(Viewer::Spectator, Viewer::Seat);
            if viewer != conn.viewer {
                moved.push(id);
            }
            conn.viewer = viewer;
            conn.you = you.clone();
            if conn.welcomed {
                self.send(id, &ServerMessage::You { you });
            }
        }
        self.people.count_onlookers();
        let info = self.table_info();
        let table = (info != self.info).then(|| info.clone());
        self.info = info;
        let clock = self.time.news();

        let mut groups: BTreeMap<i16, (Viewer, Vec<ConnId>)> = BTreeMap::new();
        for (id, conn) in self.people.welcomed() {
            groups.entry(index(conn.viewer)).or_insert((conn.viewer, Vec::new())).1.push(id);
        }
        self.seen.retain(|viewer, _| groups.contains_key(viewer));
        for (viewer, conns) in groups.into_values() {
            let before = self.seen.remove(&index(viewer));
            let now = self.look(viewer);
            let heard = lines.iter().filter(|line| line.audience.includes(viewer));
            let mut update = Update {
                revision: self.state.revision,
                table: table.clone(),
                catalogue: None,
                view: None,
                patch: None,
                options: None,
                turn: None,
                clock,
                story: heard.map(|line| line.item.clone()).collect(),
            };
            // A connection that has just changed its chair gets everything about the game anew.
            if conns.iter().any(|id| moved.contains(id)) {
                let mut whole = update.clone();
                whole.view = now.view.clone();
                whole.options = Some(now.options.clone());
                whole.turn.clone_from(&now.turn);
                self.push_all(conns.iter().copied().filter(|id| moved.contains(id)), whole);
            }
            if let Some(before) = before {
                if !same(&before.view, &now.view) && !self.state.stopped {
                    match (&before.view, &now.view) {
                        (Some(old), Some(new)) => match patch::between(old, new) {
                            Some(patch) => update.patch = Some(patch),
                            None => update.view = Some(new.clone()),
                        },
                        (None, Some(new)) => {
                            update.view = Some(new.clone());
                            update.catalogue = self.state.game().and_then(|game| guard(|| game.catalogue()));
                        }
                        _ => {}
                    }
                }
                if before.options.get() != now.options.get() {
                    update.options = Some(now.options.clone());
                }
                if before.turn != now.turn {
                    update.turn.clone_from(&now.turn);
                }
            } else {
                update.view = now.view.clone();
                update.options = Some(now.options.clone());
                update.turn.clone_from(&now.turn);
            }
            let empty = update.table.is_none()
                && update.view.is_none()
                && update.patch.is_none()
                && update.options.is_none()
                && update.turn.is_none()
                && update.clock.is_none()
                && update.story.is_empty();
            if !empty {
                self.push_all(conns.iter().copied().filter(|id| !moved.contains(id)), update);
            }
            self.seen.insert(index(viewer), now);
        }
    }

    pub(super) fn push_all(&mut self, conns: impl IntoIterator<Item = ConnId>, update: Update) {
        let Ok(text) = serde_json::to_string(&ServerMessage::Update(update)) else { return };
        let text = Bytes::from(text);
        for conn in conns {
            self.shared.metrics.updates.fetch_add(1, Relaxed);
            self.push(conn, text.clone());
        }
    }
}
