//! A table as whoever runs the server sees it, and what happens here to those whom they do not let in.

use super::{ConnId, Room};
use crate::operator::{PersonReport, TableReport};
use crate::sanctions::Kind;
use crate::secret;

impl Room {
    pub(super) fn report(&self) -> TableReport {
        let people = self.people.iter().map(|(_, conn)| PersonReport {
            who: secret::tag(&conn.who.key.0),
            name: conn.you.name.clone(),
            from: conn.who.from,
            seat: conn.you.seat,
        });
        TableReport {
            table: self.tag(),
            game: self.state.header.game.clone(),
            phase: self.state.phase(),
            revision: self.state.revision,
            people: people.collect(),
        }
    }

    /// Lets go of those who may not be here any more. Their chairs are theirs, and a bot plays on as for anybody who is away.
    pub(super) async fn send_away(&mut self) {
        let sanctions = &self.shared.sanctions;
        let banned =
            self.people.iter().filter(|(_, conn)| sanctions.hold(Kind::Ban, &conn.who.key, conn.who.from));
        let banned: Vec<ConnId> = banned.map(|(id, _)| id).collect();
        if banned.is_empty() {
            return;
        }
        banned.into_iter().for_each(|id| self.people.remove(id));
        self.connections_changed();
        self.follow_up().await;
    }
}
