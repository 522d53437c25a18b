//! People of a world: they come, ask, lose their line, come back elsewhere and ask again, and remember what they were told.

use super::world::{below, pass, percent};
use super::{CODE, Place, Process};
use crate::clock::Instant;
use crate::entry::Key;
use crate::outbox::{Outgoing, outbox};
use crate::protocol::Request;
use crate::room::{RoomMessage, Who};
use serde_json::{Value, json};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How long somebody waits for an answer before they try elsewhere.
const PATIENCE: Duration = Duration::from_secs(8);

/// What somebody knows in the end.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    pub seat: Option<u8>,
    pub view: Value,
    pub revision: u64,
    pub acknowledged: Vec<(String, u64)>,
}

pub struct Person {
    number: u64,
    place: Place,
    seen: Seen,
    /// What was asked and never answered: it is asked again with the same id.
    open: Option<(String, Value)>,
    asked: u64,
    /// The latest moment that this connection was shown.
    shown: u64,
}

struct Line {
    conn: u64,
    process: Arc<Process>,
    room: mpsc::Sender<RoomMessage>,
    outgoing: Outgoing,
}

impl Person {
    pub fn new(number: u64, place: Place) -> Person {
        let seat = (number < 2).then_some(number as u8);
        let seen = Seen { seat, ..Seen::default() };
        Person { number, place, seen, open: None, asked: 0, shown: 0 }
    }

    /// Lives until the world ends, and then looks once more until there is nothing new.
    pub async fn live(mut self) -> Seen {
        while !*self.place.over.borrow() {
            let Some(mut line) = self.come().await else {
                pass(500).await;
                continue;
            };
            while !*self.place.over.borrow() && self.do_something(&mut line).await.is_some() {}
            let _ = line.room.send(RoomMessage::Leave { conn: line.conn }).await;
        }
        // Once more in peace: what was never answered is asked again, and everything that comes is read.
        for _ in 0..20 {
            let Some(mut line) = self.come().await else {
                pass(500).await;
                continue;
            };
            if let Some((id, action)) = self.open.clone()
                && self.ask(&mut line, id, action).await.is_none()
            {
                continue;
            }
            let quiet = Instant::now() + Duration::from_secs(10);
            while let Ok(message) = tokio::time::timeout_at(quiet, line.outgoing.next()).await {
                let Some(message) = message else { break };
                line.outgoing.sent(message.len());
                self.hear(&message);
            }
            return self.seen;
        }
        self.place.accuse(format!("person {} cannot come back", self.number));
        self.seen
    }

    async fn come(&mut self) -> Option<Line> {
        pass(200).await;
        let process = self.place.somewhere()?;
        let silent = |process: &Process| self.place.disk.is_silent(&process.name);
        if silent(&process) {
            return None;
        }
        let (stored, failed) = (self.place.disk.stored_moment(CODE), self.place.disk.failed());
        let found = tokio::time::timeout(PATIENCE, process.rooms.find(CODE)).await.ok()?;
        let room = found.ok()?;
        let (out, outgoing) = outbox();
        let (reply, joined) = oneshot::channel();
        let who = Who {
            key: Key(format!("c{}", self.number)),
            name: format!("Person {}", self.number),
            spectate: self.seen.seat.is_none(),
            from: IpAddr::from([10, 0, 0, self.number as u8]),
        };
        let conn = super::world::chance();
        let resume = (self.seen.revision > 0 && percent(50)).then_some(self.seen.revision);
        room.send(RoomMessage::Join { conn, who, resume, out, reply }).await.ok()?;
        tokio::time::timeout(PATIENCE, joined).await.ok()?.ok()?;
        let mut line = Line { conn, process, room, outgoing };
        // Whoever comes is shown no moment before one that was stored already, unless it could not be read: clocks stand then.
        self.shown = if self.place.disk.failed() == failed { stored } else { 0 };
        let welcome = self.read(&mut line, PATIENCE).await?;
        if welcome["type"] != "welcome" {
            self.place.accuse(format!("person {} was greeted with {welcome}", self.number));
        }
        Some(line)
    }

    /// The next message; nothing when the line is cut.
    async fn read(&mut self, line: &mut Line, patience: Duration) -> Option<Value> {
        let message = tokio::time::timeout(patience, line.outgoing.next()).await.ok()??;
        line.outgoing.sent(message.len());
        // It is late, and whoever was killed meanwhile has said nothing.
        if percent(20) {
            pass(50).await;
        }
        if self.place.disk.is_dead(&line.process.name) || percent(1) {
            return None;
        }
        self.hear(&message)
    }

    fn hear(&mut self, message: &[u8]) -> Option<Value> {
        let text = String::from_utf8_lossy(message).into_owned();
        // Nothing secret is sent.
        for other in (0..2).filter(|other| self.seen.seat != Some(*other)) {
            if text.contains(&format!("SECRET-{other}-")) {
                self.place.accuse(format!("person {} was sent the secret of {other}", self.number));
            }
        }
        let message: Value = serde_json::from_str(&text).ok()?;
        if let Some(at) = message["clock"]["at"].as_u64() {
            if at < self.shown {
                self.place.accuse(format!("person {} saw {at} after {}", self.number, self.shown));
            }
            self.shown = at;
        }
        if let Some(revision) = message["revision"].as_u64().filter(|_| message["type"] != "done") {
            self.seen.revision = revision;
        }
        if matches!(message["type"].as_str(), Some("welcome" | "update")) {
            if let Some(view) = message.get("view") {
                self.seen.view = view.clone();
            }
            if let Some(patch) = message.get("patch")
                && let Ok(patch) = serde_json::from_value::<json_patch::Patch>(patch.clone())
                && json_patch::patch(&mut self.seen.view, &patch).is_err()
            {
                self.place.accuse(format!("person {} was sent a patch that does not fit", self.number));
            }
        }
        Some(message)
    }

    async fn do_something(&mut self, line: &mut Line) -> Option<()> {
        if percent(5) {
            return None;
        }
        if self.seen.seat.is_none() || percent(30) {
            let patience = Duration::from_millis(below(800) + 1);
            let waited = Instant::now() + patience;
            while Instant::now() < waited {
                let message = tokio::time::timeout_at(waited, line.outgoing.next()).await;
                match message {
                    Ok(Some(message)) => {
                        line.outgoing.sent(message.len());
                        if self.place.disk.is_dead(&line.process.name) {
                            return None;
                        }
                        self.hear(&message);
                    }
                    Ok(None) => return None,
                    Err(_) => break,
                }
            }
            return (!self.place.disk.is_dead(&line.process.name)).then_some(());
        }
        let (id, action) = match self.open.take() {
            Some(open) => open,
            None => {
                self.asked += 1;
                (format!("r{}-{}", self.number, self.asked), wish())
            }
        };
        self.ask(line, id, action).await
    }

    /// Asks, and waits for the answer. What is never answered stays open.
    async fn ask(&mut self, line: &mut Line, id: String, action: Value) -> Option<()> {
        self.open = Some((id.clone(), action.clone()));
        // It may be lost on its way, or late.
        if percent(2) {
            return None;
        }
        if percent(20) {
            pass(100).await;
        }
        let request: Request = serde_json::from_value(action).ok()?;
        let since = Instant::now();
        line.room
            .send(RoomMessage::Request { conn: line.conn, id: id.clone(), request, since })
            .await
            .ok()?;
        let until = since + PATIENCE;
        while Instant::now() < until {
            let answer = self.read(line, PATIENCE).await?;
            if answer["id"] == *id {
                if answer["type"] == "done" {
                    self.seen.acknowledged.push((id, answer["revision"].as_u64()?));
                    self.open = None;
                } else if answer["refusal"]["code"] != "unavailable" {
                    self.open = None;
                }
                return Some(());
            }
        }
        None
    }
}

fn wish() -> Value {
    let command = match below(12) {
        0..=2 => json!("note"),
        3..=5 => json!("pass"),
        6 => json!("roll"),
        7 => json!("peek"),
        8 | 9 => json!({ "alarm": below(3_000) }),
        10 => json!("call"),
        _ => return json!({ "kind": "chat", "text": "hello" }),
    };
    json!({ "kind": "command", "command": command })
}
