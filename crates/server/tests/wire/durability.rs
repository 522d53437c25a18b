//! `kill -9` at any moment loses nothing that was acknowledged.

use crate::common::postgres::Postgres;
use crate::common::process::Process;
use crate::common::{Client, Person, TempDir, eventually};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use tokio::task::JoinSet;

/// A player who remembers every acknowledged request, and the one that was never answered.
struct Player {
    person: Person,
    code: String,
    number: usize,
    done: BTreeMap<String, u64>,
    open: Option<(String, Value)>,
    requests: usize,
    /// How many answers all players have got.
    answers: Arc<AtomicU64>,
}

impl Player {
    fn note(&mut self, id: &str, answer: &Value) {
        if answer["type"] == "done" {
            let revision = answer["revision"].as_u64().unwrap();
            assert_eq!(self.done.insert(id.to_owned(), revision).unwrap_or(revision), revision, "done twice");
        }
        self.open = None;
        self.answers.fetch_add(1, SeqCst);
    }

    /// Asks for something and waits for the answer; nothing when the server is gone.
    async fn ask(&mut self, client: &mut Client, id: String, action: Value) -> Option<()> {
        use futures_util::SinkExt as _;
        use tokio_tungstenite::tungstenite::Message;
        self.open = Some((id.clone(), action.clone()));
        let message = json!({ "type": "do", "id": id, "action": action }).to_string();
        client.socket.send(Message::text(message)).await.ok()?;
        loop {
            let answer = client.next().await?;
            if answer["id"] == *id {
                self.note(&id, &answer);
                return Some(());
            }
        }
    }

    /// Plays until the server is gone.
    async fn play(mut self, address: SocketAddr) -> Player {
        self.person.address = address;
        let mut client = self.person.connect(&self.code).await;
        let latest = self.done.values().max().copied().unwrap_or(0);
        assert!(client.revision >= latest, "revision {latest} was acknowledged, {} is left", client.revision);
        // What was acknowledged is remembered, and what was not answered is asked again with the same id.
        let known: Vec<(String, u64)> =
            self.done.iter().map(|(id, revision)| (id.clone(), *revision)).collect();
        for (id, revision) in known.iter().rev().take(5) {
            let chat = json!({ "kind": "chat", "text": "again" });
            let Some(answer) = client.answer_to(id, chat).await else { return self };
            assert_eq!(answer.unwrap(), *revision);
        }
        if let Some((id, action)) = self.open.clone()
            && self.ask(&mut client, id, action).await.is_none()
        {
            return self;
        }
        loop {
            self.requests += 1;
            let id = format!("p{}-{:06}", self.number, self.requests);
            let action = if client.options.is_empty() || self.requests.is_multiple_of(5) {
                json!({ "kind": "chat", "text": format!("word {}", self.requests) })
            } else {
                let pick = (self.requests * 31 + self.number) % client.options.len();
                json!({ "kind": "command", "command": client.options[pick] })
            };
            if self.ask(&mut client, id, action).await.is_none() {
                return self;
            }
        }
    }
}

async fn kill_again_and_again(url: &str, rounds: u64) {
    let process = Process::start(url);
    let mut players = Vec::new();
    let answers = Arc::new(AtomicU64::new(0));
    for number in 0..6 {
        let person = Person::new(process.address).await;
        let code = person.table(json!({ "game": "rocketmen", "seats": 1, "start": true })).await;
        let answers = Arc::clone(&answers);
        players.push(Player {
            person,
            code,
            number,
            done: BTreeMap::new(),
            open: None,
            requests: 0,
            answers,
        });
    }
    let mut process = Some(process);
    for round in 0..rounds {
        let running = process.take().unwrap_or_else(|| Process::start(url));
        let mut playing = JoinSet::new();
        for player in players.drain(..) {
            playing.spawn(player.play(running.address));
        }
        // Sooner in one round and later in another, while all of them ask for more.
        let enough = answers.load(SeqCst) + 30 + (round * 37) % 60;
        eventually("play", async || answers.load(SeqCst) >= enough).await;
        running.kill();
        players.extend(playing.join_all().await);
    }
    // Every acknowledged request is in the log exactly once, at the revision that was promised.
    let last = Process::start(url);
    let mut acknowledged = 0;
    for player in &players {
        let person = player.person.at(last.address);
        let mut client = person.connect(&player.code).await;
        let mut lines = client.story.clone();
        while lines.first().is_some_and(|line| line["revision"].as_u64().unwrap() > 1) {
            let before = lines[0]["revision"].as_u64().unwrap();
            client.send(json!({ "type": "story", "before": before })).await;
            let older = client.until("story").await;
            let mut items = older["items"].as_array().unwrap().clone();
            if items.is_empty() {
                break;
            }
            items.append(&mut lines);
            lines = items;
        }
        let mut words: Vec<String> = Vec::new();
        for line in &lines {
            if let Some(text) = line["told"]["text"].as_str() {
                words.push(text.to_owned());
            }
        }
        let count = words.len();
        words.sort();
        words.dedup();
        assert_eq!(words.len(), count, "something was said twice");
        let highest = player.done.values().max().copied().unwrap_or(0);
        assert!(client.revision >= highest && player.done.len() as u64 <= client.revision);
        acknowledged += player.done.len();
    }
    assert!(acknowledged as u64 > rounds * 6, "{acknowledged} requests in {rounds} rounds prove little");
    last.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_every_acknowledged_move() {
    let dir = TempDir::new("kill");
    kill_again_and_again(&dir.sqlite(), 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_keeps_every_acknowledged_move() {
    let postgres = Postgres::start();
    kill_again_and_again(&postgres.url, 6).await;
}
