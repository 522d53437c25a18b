//! A disk that is full, locked or refuses one thing: what was acknowledged is there afterwards, whatever happened between.

use crate::common::{Client, Person, TempDir, config, eventually, start};
use crate::storage::connect;
use serde_json::{Value, json};
use server::Server;
use sqlx::{AnyConnection, Executor as _, Row as _};
use std::collections::BTreeMap;

/// How large the database may grow.
const QUOTA: u64 = 1024 * 1024;

/// Says something long until the server cannot store it any more; whatever was acknowledged is remembered.
async fn talk_until_full(client: &mut Client, done: &mut BTreeMap<String, u64>) {
    for _ in 0..2_000 {
        if let Err(refusal) = say(client, done).await {
            assert_eq!(refusal["code"], "unavailable");
            return;
        }
    }
    panic!("the disk is never full");
}

async fn say(client: &mut Client, done: &mut BTreeMap<String, u64>) -> Result<u64, Value> {
    let id = client.new_id();
    let revision = client.request_as(&id, json!({ "kind": "chat", "text": "x".repeat(400) })).await?;
    done.insert(id, revision);
    Ok(revision)
}

async fn number(disk: &mut AnyConnection, question: &str) -> i64 {
    sqlx::query(question).fetch_one(disk).await.unwrap().try_get(0).unwrap()
}

/// Fills the file beyond what the server may use.
async fn fill(disk: &mut AnyConnection) {
    disk.execute("CREATE TABLE filler (blank BLOB)").await.unwrap();
    // A page has 4096 bytes, and those that are free in the file count as well.
    let pages = QUOTA as i64 / 4096;
    while number(disk, "PRAGMA page_count").await < pages || number(disk, "PRAGMA freelist_count").await > 24
    {
        disk.execute("INSERT INTO filler VALUES (zeroblob(100000))").await.unwrap();
    }
}

async fn ready(person: &Person) -> bool {
    person.get("/readyz").await.status == 200
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_was_acknowledged_around_a_full_disk_is_there_afterwards() {
    let dir = TempDir::new("full");
    let mut config = config(&dir);
    config.largest_database = Some(QUOTA);
    let server = Server::start(config).await.unwrap();
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 1, "start": true })).await;
    let mut one = ada.connect(&code).await;
    let mut disk = connect(&dir.sqlite()).await;
    assert!(ready(&ada).await);
    let mut done = BTreeMap::new();
    for _ in 0..3 {
        fill(&mut disk).await;
        // Twice in a row, as it was when moves were lost.
        talk_until_full(&mut one, &mut done).await;
        talk_until_full(&mut one, &mut done).await;
        assert!(!ready(&ada).await, "a full disk is not ready");
        disk.execute("DROP TABLE filler").await.unwrap();
        eventually("room on the disk", async || ready(&ada).await).await;
        for _ in 0..60 {
            say(&mut one, &mut done).await.unwrap();
            one.command(json!("note")).await.unwrap();
        }
    }
    let notes = one.view["notes"].clone();
    server.stop().await.unwrap();
    assert_eq!(notes, json!(180));
    let mut disk = connect(&dir.sqlite()).await;
    for (id, revision) in &done {
        let question = format!("SELECT seq FROM log WHERE request = '{id}'");
        assert_eq!(number(&mut disk, &question).await as u64, *revision, "{id} was acknowledged");
    }
    drop(disk);
    let server = start(&dir).await;
    let again = ada.at(server.address()).connect(&code).await;
    assert_eq!(again.view["notes"], notes);
    assert!(again.revision >= *done.values().max().unwrap());
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_is_not_ready() {
    let dir = TempDir::new("locked");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let mut disk = connect(&dir.sqlite()).await;
    disk.execute("BEGIN IMMEDIATE").await.unwrap();
    assert!(!ready(&ada).await);
    assert_eq!(ada.get("/healthz").await.status, 200, "the process lives all the same");
    disk.execute("COMMIT").await.unwrap();
    eventually("the lock is gone", async || ready(&ada).await).await;
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_request_that_cannot_be_stored_fails_alone() {
    let dir = TempDir::new("alone");
    let server = start(&dir).await;
    let mut clients = Vec::new();
    for _ in 0..6 {
        let person = Person::new(server.address()).await;
        let code = person.table(json!({ "game": "vault", "seats": 1, "start": true })).await;
        clients.push(person.connect(&code).await);
    }
    let mut disk = connect(&dir.sqlite()).await;
    let refuse = "WHEN NEW.request LIKE 'bad%' BEGIN SELECT RAISE(ABORT, 'not this one'); END";
    disk.execute(&*format!("CREATE TRIGGER picky BEFORE INSERT ON log {refuse}")).await.unwrap();
    for round in 0..5 {
        // While somebody else writes, requests wait for each other, and then share a transaction.
        disk.execute("BEGIN IMMEDIATE").await.unwrap();
        for (index, client) in clients.iter_mut().enumerate() {
            let id = if index == 3 { format!("bad{round}") } else { format!("good{round}") };
            let action = json!({ "kind": "command", "command": "note" });
            client.send(json!({ "type": "do", "id": id, "action": action })).await;
        }
        // Some are with the database already, others wait for their transaction.
        eventually("they wait for each other", async || {
            let figures = server.metrics();
            figures.contains("cosmodrome_storage_waiting ")
                && !figures.contains("cosmodrome_storage_waiting 0\n")
        })
        .await;
        disk.execute("COMMIT").await.unwrap();
        for (index, client) in clients.iter_mut().enumerate() {
            let (kind, id) = if index == 3 { ("refused", "bad") } else { ("done", "good") };
            assert_eq!(client.until(kind).await["id"], format!("{id}{round}"));
        }
    }
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn control_characters_are_refused_at_the_door() {
    let dir = TempDir::new("control");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 2 })).await;
    let mut one = ada.connect(&code).await;
    for (id, action) in [
        ("a\0b", json!({ "kind": "chat", "text": "hello" })),
        ("a\u{7}", json!({ "kind": "ready", "ready": true })),
        ("name", json!({ "kind": "rename", "name": "Ada\u{1b}[2J" })),
    ] {
        let refusal = one.request_as(id, action).await.unwrap_err();
        assert_eq!(refusal["code"], "bad_value", "{id}");
        assert_eq!(refusal["phrase"]["key"], "table-refused-unprintable", "{id}");
    }
    let nothing = one.request(json!({ "kind": "rename", "name": "\u{3164}" })).await.unwrap_err();
    assert_eq!(nothing["phrase"]["key"], "table-refused-no-name");
    let named = ada.post("/api/me", json!({ "name": "A\0" })).await;
    assert_eq!(
        (named.status, named.json()["phrase"]["key"].as_str()),
        (400, Some("table-refused-unprintable"))
    );
    let mut lost = Client::open(server.address(), None).await;
    lost.send(json!({ "type": "hello", "protocol": 1, "table": "ABC\0EF" })).await;
    assert_eq!(lost.until("error").await["code"], "no_table");
    assert_eq!(ada.get("/api/tables/ABC%00EF").await.status, 404);
    server.stop().await.unwrap();
}
