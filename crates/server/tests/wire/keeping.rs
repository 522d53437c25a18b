//! Copies of a database, from one kind to the other and back, and tables that are kept no longer.

use crate::common::postgres::Postgres;
use crate::common::{Person, TempDir, config, eventually, start, vault_for_two};
use serde_json::json;
use server::Server;
use server::copy::{self, Copied, CopyError};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_made_while_the_server_runs() {
    let (dir, other) = (TempDir::new("original"), TempDir::new("copy"));
    let server = start(&dir).await;
    let (ada, _, code, mut one, _) = vault_for_two(server.address()).await;
    for _ in 0..20 {
        one.command(json!("note")).await.unwrap();
    }
    let path = other.0.join("tables.db");
    copy::backup(&dir.sqlite(), &path).await.unwrap();
    assert!(matches!(copy::backup(&dir.sqlite(), &path).await, Err(CopyError::Exists)));
    assert!(matches!(
        copy::backup("postgres://nobody@127.0.0.1/none", &other.0.join("x")).await,
        Err(CopyError::NotAFile)
    ));
    // The original goes on; the copy is what was there at that moment.
    one.command(json!("note")).await.unwrap();
    let second = start(&other).await;
    let copied = ada.at(second.address()).connect(&code).await;
    assert_eq!((&copied.view["notes"], &copied.you["seat"]), (&json!(20), &json!(0)));
    server.stop().await.unwrap();
    second.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_go_from_sqlite_to_postgresql_and_back() {
    let (dir, back) = (TempDir::new("from"), TempDir::new("back"));
    let server = start(&dir).await;
    let (ada, _, code, mut one, _) = vault_for_two(server.address()).await;
    one.request(json!({ "kind": "rename", "name": "Zoë" })).await.unwrap();
    one.command(json!("note")).await.unwrap();
    let revision = one.revision;
    let file = dir.0.join("tables.jsonl");
    let exported = copy::export(&dir.sqlite(), &file).await.unwrap();
    assert_eq!((exported.tables, exported.entries), (1, revision));
    assert!(matches!(copy::import(&dir.sqlite(), &file).await, Err(CopyError::Database(_))), "it is in use");
    server.stop().await.unwrap();

    let postgres = Postgres::start();
    assert_eq!(copy::import(&postgres.url, &file).await.unwrap(), exported);
    let again = copy::import(&postgres.url, &file).await.unwrap();
    assert_eq!(again, Copied { tables: 0, entries: 0, known: 1 });
    let mut there = config(&dir);
    there.database_url.clone_from(&postgres.url);
    let server = Server::start(there).await.unwrap();
    let zoe = ada.at(server.address());
    assert_eq!(zoe.get("/api/me").await.json()["name"], "Zoë", "whoever had a chair keeps their cookie");
    let mut one = zoe.connect(&code).await;
    assert_eq!(one.revision, revision);
    one.command(json!("note")).await.unwrap();
    server.stop().await.unwrap();

    let file = dir.0.join("back.jsonl");
    copy::export(&postgres.url, &file).await.unwrap();
    copy::import(&back.sqlite(), &file).await.unwrap();
    let server = start(&back).await;
    let one = ada.at(server.address()).connect(&code).await;
    assert_eq!((&one.view["notes"], &one.you["seat"]), (&json!(2), &json!(0)));
    server.stop().await.unwrap();

    // A file that was cut off is not taken in at all.
    let text = std::fs::read_to_string(&file).unwrap();
    let cut = dir.0.join("cut.jsonl");
    std::fs::write(&cut, text.lines().take(2).map(|line| format!("{line}\n")).collect::<String>()).unwrap();
    let fresh = TempDir::new("fresh");
    assert!(matches!(copy::import(&fresh.sqlite(), &cut).await, Err(CopyError::Line { line: 3 })));
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_have_had_their_time_are_forgotten_and_others_are_not() {
    let dir = TempDir::new("sweep");
    let mut config = config(&dir);
    config.unload_after = Duration::from_millis(1);
    let server = Server::start(config.clone()).await.unwrap();
    let ada = Person::new(server.address()).await;
    let new = async |wanted: serde_json::Value| ada.table(wanted).await;
    let over = new(json!({ "game": "vault", "seats": 1, "start": true })).await;
    let waiting = new(json!({ "game": "vault", "seats": 1 })).await;
    let playing = new(json!({ "game": "vault", "seats": 1, "start": true })).await;
    ada.connect(&over).await.command(json!("end")).await.unwrap();
    server.stop().await.unwrap();

    config.keep_finished = Some(Duration::ZERO);
    config.keep_unplayed = Some(Duration::ZERO);
    config.sweep_every = Duration::from_millis(20);
    let server = Server::start(config).await.unwrap();
    let ada = ada.at(server.address());
    let status = async |code: &str| ada.get(&format!("/api/replays/{code}/text")).await.status;
    eventually("the others are forgotten", async || {
        status(&over).await == 404 && status(&waiting).await == 404
    })
    .await;
    assert_eq!(status(&playing).await, 200, "a game that is not over stays");
    assert_eq!(ada.connect(&playing).await.phase(), "playing");
    assert_eq!(ada.get("/api/replays").await.json()["replays"], json!([]));
    server.stop().await.unwrap();
}
