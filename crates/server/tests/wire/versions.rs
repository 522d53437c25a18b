//! Databases of other versions, of other processes, and of processes that were killed at a bad moment.

use crate::common::{Client, Person, TempDir, config, start};
use crate::storage::connect;
use serde_json::{Value, json};
use server::{OpenError, ServeError, Server};
use sqlx::{AnyConnection, Executor as _};

/// Why a server does not start on a database.
async fn refused(dir: &TempDir) -> OpenError {
    match Server::start(config(dir)).await {
        Err(ServeError::Store(error)) => error,
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it starts"),
    }
}

async fn count(disk: &mut AnyConnection, table: &str) -> i64 {
    sqlx::query_scalar(&format!("SELECT COUNT(*) FROM {table}")).fetch_one(disk).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_a_newer_program_or_with_a_part_missing_is_refused() {
    let dir = TempDir::new("newer");
    start(&dir).await.stop().await.unwrap();
    let mut disk = connect(&dir.sqlite()).await;
    let versions = count(&mut disk, "_sqlx_migrations").await;
    assert!(versions >= 2);
    disk.execute(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (99, 'later', TRUE, x'00', 0)",
    )
    .await
    .unwrap();
    assert!(matches!(refused(&dir).await, OpenError::Newer { version: 99 }));
    disk.execute("DELETE FROM _sqlx_migrations WHERE version = 99").await.unwrap();
    disk.execute("ALTER TABLE chairs RENAME TO stools").await.unwrap();
    assert!(matches!(refused(&dir).await, OpenError::Lacks { table: "chairs" }));
    disk.execute("ALTER TABLE stools RENAME TO chairs").await.unwrap();
    disk.execute("UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 1").await.unwrap();
    assert!(matches!(refused(&dir).await, OpenError::Altered { version: 1 }));
}

/// The tables as the last program made them that did not number its versions.
const UNNUMBERED: &[&str] = &[
    "CREATE TABLE people (key TEXT PRIMARY KEY, name TEXT NOT NULL)",
    "CREATE TABLE tables (code TEXT PRIMARY KEY, link TEXT NOT NULL UNIQUE, game TEXT NOT NULL, \
     rules BIGINT NOT NULL, seed TEXT NOT NULL, created BIGINT NOT NULL, host TEXT NOT NULL, over BIGINT NOT NULL, \
     updated BIGINT NOT NULL, digest TEXT NOT NULL, moment BIGINT NOT NULL DEFAULT 0)",
    "CREATE TABLE log (code TEXT NOT NULL, seq BIGINT NOT NULL, happened BIGINT NOT NULL, \
     game_time BIGINT NOT NULL, seat BIGINT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL, actor TEXT NOT NULL, \
     request TEXT NOT NULL, PRIMARY KEY (code, seq))",
    "CREATE TABLE chairs (key TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (key, code))",
    "CREATE TABLE hidden (key TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (key, code))",
    "CREATE TABLE handovers (hash TEXT PRIMARY KEY, code TEXT NOT NULL, key TEXT NOT NULL, ends BIGINT NOT NULL)",
    "INSERT INTO tables VALUES ('ABCDEF', 'a-long-link', 'vault', 1, \
     '0707070707070707070707070707070707070707070707070707070707070707', 5, 'cHOST', 0, 5, '', 70000)",
    r#"INSERT INTO log VALUES ('ABCDEF', 1, 5, -1, -1, 'options', '{"options":{"options":{},"seats":1}}', 'cHOST', '')"#,
    r#"INSERT INTO log VALUES ('ABCDEF', 2, 6, -1, 0, 'sit', '{"sit":{"seat":0,"key":"cHOST","name":"Ada"}}', 'cHOST', '')"#,
    r#"INSERT INTO log VALUES ('ABCDEF', 3, 7, -1, -1, 'start', '{"start":{"setup":{"seats":1}}}', 'cHOST', '')"#,
];

#[tokio::test(flavor = "multi_thread")]
async fn a_database_without_a_number_opens_and_gets_one() {
    let dir = TempDir::new("unnumbered");
    let mut disk = connect(&format!("{}?mode=rwc", dir.sqlite())).await;
    for statement in UNNUMBERED {
        disk.execute(*statement).await.unwrap();
    }
    for _ in 0..2 {
        let server = start(&dir).await;
        let one = Person::new(server.address()).await.connect("ABCDEF").await;
        assert_eq!((one.phase(), one.revision), ("playing", 3));
        assert!(one.clock["at"].as_u64().unwrap() >= 70_000);
        server.stop().await.unwrap();
    }
    assert!(count(&mut disk, "_sqlx_migrations").await >= 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_process_serves_a_file() {
    let dir = TempDir::new("twice");
    let server = start(&dir).await;
    assert!(matches!(refused(&dir).await, OpenError::InUse));
    assert_eq!(Person::new(server.address()).await.get("/readyz").await.status, 200);
    server.stop().await.unwrap();
    start(&dir).await.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_room_of_older_rules_opens_and_plays_by_those_of_today() {
    let dir = TempDir::new("waiting");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 1 })).await;
    server.stop().await.unwrap();
    let mut disk = connect(&dir.sqlite()).await;
    disk.execute("UPDATE tables SET rules = 0").await.unwrap();
    let server = start(&dir).await;
    let mut one = ada.at(server.address()).connect(&code).await;
    one.request(json!({ "kind": "start" })).await.unwrap();
    one.command(json!("note")).await.unwrap();
    server.stop().await.unwrap();
    // Once begun, it is a table of today.
    let server = start(&dir).await;
    let one = ada.at(server.address()).connect(&code).await;
    assert_eq!(one.view["notes"], 1);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_cannot_be_read_says_so_and_is_never_unavailable() {
    let dir = TempDir::new("unreadable");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let later = ada.table(json!({ "game": "vault", "seats": 1, "start": true })).await;
    let gone = ada.table(json!({ "game": "vault", "seats": 1, "start": true })).await;
    server.stop().await.unwrap();
    let mut disk = connect(&dir.sqlite()).await;
    let entry = format!(
        "INSERT INTO log SELECT code, MAX(seq) + 1, 9, -1, -1, 'dance', '{{\"dance\":{{\"with\":1}}}}', '', '' \
         FROM log WHERE code = '{later}'"
    );
    disk.execute(&*entry).await.unwrap();
    disk.execute(&*format!("UPDATE tables SET game = 'forgotten' WHERE code = '{gone}'")).await.unwrap();
    let server = start(&dir).await;
    let ada = ada.at(server.address());
    let one = ada.connect(&later).await;
    assert_eq!(one.phase(), "stopped");
    let mut other = Client::open(server.address(), Some(&ada.cookie)).await;
    other.send(json!({ "type": "hello", "protocol": 1, "table": gone })).await;
    assert_eq!(other.until("error").await["code"], "outdated");
    for code in [&later, &gone] {
        let replay = ada.get(&format!("/api/replays/{code}")).await;
        assert_eq!((replay.status, replay.json()["code"].as_str()), (410, Some("outdated")), "{code}");
        assert_eq!(ada.get(&format!("/api/replays/{code}/record")).await.status, 410, "{code}");
        let text = ada.get(&format!("/api/replays/{code}/text")).await;
        assert_eq!(text.status, 200, "{code}");
        assert_eq!(text.text().contains("dance"), *code == later);
    }
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_know_a_game_that_ended_at_a_kill() {
    let dir = TempDir::new("repaired");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 1, "start": true })).await;
    let mut one = ada.connect(&code).await;
    one.command(json!("end")).await.unwrap();
    server.stop().await.unwrap();
    // What a process leaves that was killed before the list was stored.
    let mut disk = connect(&dir.sqlite()).await;
    disk.execute("UPDATE tables SET over = 0, updated = created - 1").await.unwrap();
    let before: String = sqlx::query_scalar("SELECT digest FROM tables").fetch_one(&mut disk).await.unwrap();
    let stale = before.replace("\"over\"", "\"playing\"");
    sqlx::query("UPDATE tables SET digest = $1").bind(stale).execute(&mut disk).await.unwrap();
    let server = start(&dir).await;
    let ada = ada.at(server.address());
    let listed = ada.get("/api/replays").await.json();
    assert_eq!(listed["replays"][0]["code"], json!(code), "{listed}");
    assert_ne!(listed["replays"][0]["outcome"], Value::Null, "{listed}");
    assert_eq!(ada.get("/api/tables").await.json()["tables"], json!([]));
    server.stop().await.unwrap();
}
