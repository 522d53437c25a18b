//! A database that is slow, fails for a while, or is older than the program.

use crate::common::{Client, Person, TempDir, start, vault_for_two};
use serde_json::{Value, json};
use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, ConnectOptions as _, Executor as _};

/// A second hand on the server's database.
pub async fn connect(url: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let options: AnyConnectOptions = url.parse().unwrap();
    let mut connection = options.connect().await.unwrap();
    connection.execute("PRAGMA busy_timeout = 60000").await.unwrap();
    connection
}

#[tokio::test(flavor = "multi_thread")]
async fn what_arrived_before_an_alarm_counts_before_it_however_slow_the_disk() {
    let dir = TempDir::new("slow");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 1, "start": true })).await;
    let (mut one, mut other) = (ada.connect(&code).await, ada.connect(&code).await);
    let mut disk = connect(&dir.sqlite()).await;
    for attempt in 1.. {
        assert!(attempt < 20, "this machine is too busy to send two messages within a second");
        one.command(json!({ "alarm": 1000 })).await.unwrap();
        let due = one.view["moved"].as_u64().unwrap() + 1000;
        let (notes, rung) = (one.view["notes"].as_u64().unwrap(), one.view["rung"].as_u64().unwrap());
        // As long as somebody else writes, the server cannot: the disk is slow.
        disk.execute("BEGIN IMMEDIATE").await.unwrap();
        for id in ["first", "second"] {
            let id = format!("{id}-{attempt}");
            let action = json!({ "kind": "command", "command": "note" });
            one.send(json!({ "type": "do", "id": id, "action": action })).await;
        }
        let sent = one.game_time().await;
        other.until_game_time(due + 200).await;
        disk.execute("COMMIT").await.unwrap();
        one.wait("the alarm", |one| one.view["rung"] == json!(rung + 1)).await;
        one.wait("both notes", |one| one.view["notes"] == json!(notes + 2)).await;
        if sent >= due {
            continue;
        }
        let events: Vec<&str> =
            one.story.iter().rev().filter_map(|item| item["told"]["event"]["event"].as_str()).collect();
        assert_eq!(events[..3], ["rang", "noted", "noted"], "latest first");
        assert!(one.view["moved"].as_u64().unwrap() < due, "they count from when they arrived");
        break;
    }
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_while_nothing_can_be_stored() {
    let dir = TempDir::new("failing");
    let server = start(&dir).await;
    let (_, _, _, mut one, mut two) = vault_for_two(server.address()).await;
    let mut disk = connect(&dir.sqlite()).await;
    let full = "SELECT RAISE(ABORT, 'no space is left'); END";
    for (name, event) in [("no_entries", "INSERT ON log"), ("no_moments", "UPDATE ON moments")] {
        disk.execute(&*format!("CREATE TRIGGER {name} BEFORE {event} BEGIN {full}")).await.unwrap();
    }
    // The moments cannot be stored, so the clocks stand without anybody having done anything.
    two.wait("the clock to stand", |two| two.clock["running"] == json!(false)).await;
    assert_eq!(one.command(json!("note")).await.unwrap_err()["code"], "unavailable");
    let stood = one.game_time().await;
    assert_eq!(one.clock["running"], json!(false));
    for name in ["no_entries", "no_moments"] {
        disk.execute(&*format!("DROP TRIGGER {name}")).await.unwrap();
    }
    one.wait("the clock to run", |one| one.clock["running"] == json!(true)).await;
    two.wait("the clock to run", |two| two.clock["running"] == json!(true)).await;
    assert!(one.clock["at"].as_u64().unwrap() >= stood);
    one.command(json!("note")).await.unwrap();
    one.until_game_time(stood + 300).await;
    server.stop().await.unwrap();
}

/// The tables as they were before game time was stored.
const OLD_SCHEMA: &[&str] = &[
    "CREATE TABLE people (key TEXT PRIMARY KEY, name TEXT NOT NULL)",
    "CREATE TABLE tables (code TEXT PRIMARY KEY, link TEXT NOT NULL UNIQUE, game TEXT NOT NULL, \
     rules BIGINT NOT NULL, seed TEXT NOT NULL, created BIGINT NOT NULL, host TEXT NOT NULL, over BIGINT NOT NULL, \
     updated BIGINT NOT NULL, digest TEXT NOT NULL)",
    "CREATE TABLE log (code TEXT NOT NULL, seq BIGINT NOT NULL, happened BIGINT NOT NULL, \
     game_time BIGINT NOT NULL, seat BIGINT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL, actor TEXT NOT NULL, \
     request TEXT NOT NULL, PRIMARY KEY (code, seq))",
    "CREATE TABLE chairs (key TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (key, code))",
];

/// A game as it was written then: an undo that turned the clock back, and a command before the one it took back.
const OLD_LOG: &[&str] = &[
    r#"{"options":{"options":{},"seats":1}}"#,
    r#"{"sit":{"seat":0,"key":"cHOST","name":"Ada"}}"#,
    r#"{"start":{"setup":{"seats":1}}}"#,
    r#"{"command":{"at":1000,"seat":0,"command":{"alarm":60000}}}"#,
    r#"{"command":{"at":59000,"seat":0,"command":"roll"}}"#,
    r#"{"ask_undo":{"seat":0,"to":1}}"#,
    r#"{"undo":{"seat":0,"to":1,"free":false,"agreed":[]}}"#,
    r#"{"command":{"at":2000,"seat":0,"command":"note"}}"#,
    r#"{"tick":{"at":61000}}"#,
    r#"{"command":{"at":70000,"seat":0,"command":"note"}}"#,
];

#[tokio::test(flavor = "multi_thread")]
async fn a_table_from_before_game_time_was_stored_opens() {
    let dir = TempDir::new("old");
    let mut disk = connect(&format!("{}?mode=rwc", dir.sqlite())).await;
    for statement in OLD_SCHEMA {
        disk.execute(*statement).await.unwrap();
    }
    let seed = "07".repeat(32);
    let header = format!(
        "INSERT INTO tables VALUES ('ABCDEF', 'a-long-link', 'vault', 1, '{seed}', 5, 'cHOST', 0, 5, '')"
    );
    disk.execute(&*header).await.unwrap();
    for (index, body) in OLD_LOG.iter().enumerate() {
        let seq = index + 1;
        let entry =
            format!("INSERT INTO log VALUES ('ABCDEF', {seq}, {seq}, -1, -1, 'old', '{body}', 'cHOST', '')");
        disk.execute(&*entry).await.unwrap();
    }
    drop(disk);
    let server = start(&dir).await;
    let mut one = Person::new(server.address()).await.connect("ABCDEF").await;
    assert_eq!(one.phase(), "playing");
    assert_eq!(
        (&one.view["notes"], &one.view["rung"], &one.view["moved"]),
        (&json!(2), &json!(1), &json!(70000))
    );
    assert!(one.clock["at"].as_u64().unwrap() >= 70_000);
    assert_eq!(one.table["chairs"][0]["roles"], json!(["keeper"]));
    one.until_game_time(70_300).await;
    server.stop().await.unwrap();
    // And once more with the new column there.
    let server = start(&dir).await;
    let one = Person::new(server.address()).await.connect("ABCDEF").await;
    assert!(one.clock["at"].as_u64().unwrap() >= 70_300);
    assert_ne!(one.view, Value::Null);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_older_rules_is_refused_with_the_reason_and_kept() {
    let dir = TempDir::new("older-rules");
    let server = start(&dir).await;
    let (ada, _, code, mut one, _) = vault_for_two(server.address()).await;
    one.command(json!("note")).await.unwrap();
    server.stop().await.unwrap();
    let mut disk = connect(&dir.sqlite()).await;
    disk.execute("UPDATE log SET body = replace(body, '\"rules\":1', '\"rules\":0') WHERE kind = 'start'")
        .await
        .unwrap();
    let entries = "SELECT COUNT(*) FROM log";
    let before: i64 = sqlx::query_scalar(entries).fetch_one(&mut disk).await.unwrap();

    let server = start(&dir).await;
    let ada = ada.at(server.address());
    let mut late = Client::open(server.address(), Some(&ada.cookie)).await;
    late.send(json!({ "type": "hello", "protocol": 1, "table": code })).await;
    assert_eq!(late.until("error").await["code"], "outdated");
    assert_eq!(late.until("goodbye").await["retry"], Value::Null, "asking again would not help");
    for path in ["tables", "replays"] {
        let answer = ada.get(&format!("/api/{path}/{code}")).await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (410, Some("outdated")), "{path}");
    }
    let text = ada.get(&format!("/api/replays/{code}/text")).await;
    assert_eq!(text.status, 200, "it stays readable");
    assert!(
        text.text().lines().count() as i64 == before + 1 && !text.text().contains("note"),
        "{}",
        text.text()
    );
    // Nothing of it is lost: it is still listed, and its log is as it was.
    let tables = ada.get("/api/tables").await.json();
    assert!(
        tables["tables"].as_array().unwrap().iter().any(|table| table["code"] == json!(code)),
        "{tables}"
    );
    assert_eq!(sqlx::query_scalar::<_, i64>(entries).fetch_one(&mut disk).await.unwrap(), before);
    server.stop().await.unwrap();
}
