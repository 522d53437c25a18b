//! How long a table is without anybody who lets it move, after whoever did was lost.

use super::world::pass;
use super::{CODE, Place, Process, in_a_world};
use crate::clock::Instant;
use crate::entry::Key;
use crate::games::Games;
use crate::outbox::{Outgoing, outbox};
use crate::room::{RoomMessage, Who};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{oneshot, watch};

/// How long it is waited for.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often it is looked at.
const LOOK: Duration = Duration::from_millis(10);

/// Lets the process that owns a table be lost while somebody is at the table elsewhere: how long it takes, by the clock of that world,
/// until another one owns it; nothing when that never happens.
pub fn take_over(seed: u64, games: &Games) -> Option<Duration> {
    in_a_world(seed, None, owner_lost(games)).ok().flatten()
}

async fn owner_lost(games: &Games) -> Option<Duration> {
    let (_end, over) = watch::channel(false);
    let (place, _) = Place::with_a_table(games, over)?;
    let mut lines = Vec::new();
    for number in 0..2 {
        place.start(number).await?;
        let process = place.all().last().cloned()?;
        lines.push(come(&process, number).await?);
    }
    // Whenever it happens between two beats.
    pass(3_000).await;
    let before = place.disk.owner(CODE);
    let owner = place.all().iter().find(|process| process.name == before).cloned()?;
    place.lose(&owner);
    let lost = Instant::now();
    while lost.elapsed() < PATIENCE {
        let now = place.disk.owner(CODE);
        if now != before && !now.is_empty() {
            return Some(lost.elapsed());
        }
        tokio::time::sleep(LOOK).await;
    }
    None
}

/// Somebody comes to the table through a process, and stays.
async fn come(process: &Arc<Process>, number: usize) -> Option<Outgoing> {
    let room = process.rooms.find(CODE).await.ok()?;
    let (out, outgoing) = outbox();
    let (reply, joined) = oneshot::channel();
    let who = Who {
        key: Key(format!("c{number}")),
        name: format!("Person {number}"),
        spectate: false,
        from: IpAddr::from([10, 0, 0, number as u8]),
    };
    room.send(RoomMessage::Join { conn: number as u64, who, resume: None, out, reply }).await.ok()?;
    joined.await.ok()?;
    Some(outgoing)
}
