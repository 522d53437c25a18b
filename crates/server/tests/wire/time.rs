//! Game time only goes forward: over reloads, unloading, restarts, `kill -9` and on several processes.

use crate::common::postgres::Postgres;
use crate::common::process::Process;
use crate::common::{Person, TempDir, config, eventually, kind, start, vault_for_two};
use serde_json::{Value, json};
use server::Server;
use sqlx::any::AnyPoolOptions;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn time_goes_on_where_it_stood_after_reload_unload_and_restart() {
    let dir = TempDir::new("forward");
    let mut config = config(&dir);
    config.unload_after = Duration::from_millis(50);
    let server = Server::start(config).await.unwrap();
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 1, "start": true })).await;
    let mut one = ada.connect(&code).await;
    let mut seen = one.until_game_time(1500).await;
    // No command was given, so only the stored moment knows how late it is.
    drop(one);
    eventually("unloading", async || server.metrics().contains("cosmodrome_tables 0")).await;
    let mut one = ada.connect(&code).await;
    assert!(one.clock["at"].as_u64().unwrap() >= seen, "{} after {seen}", one.clock);
    seen = one.until_game_time(seen + 300).await;
    server.stop().await.unwrap();
    let server = start(&dir).await;
    let mut one = ada.at(server.address()).connect(&code).await;
    assert!(one.clock["at"].as_u64().unwrap() >= seen, "{} after {seen}", one.clock);
    one.command(json!("note")).await.unwrap();
    assert!(one.view["moved"].as_u64().unwrap() >= seen);
    server.stop().await.unwrap();
}

async fn stored_moment(pool: &sqlx::AnyPool, code: &str) -> u64 {
    let row = sqlx::query_scalar::<_, i64>("SELECT moment FROM moments WHERE code = $1");
    row.bind(code).fetch_one(pool).await.unwrap() as u64
}

async fn kill_and_go_on(url: &str) {
    sqlx::any::install_default_drivers();
    let process = Process::start(url);
    let ada = Person::new(process.address).await;
    let code = ada.table(json!({ "game": "rocketmen", "seats": 1, "start": true })).await;
    let mut one = ada.connect(&code).await;
    one.until_game_time(1500).await;
    let pool = AnyPoolOptions::new().connect(url).await.unwrap();
    eventually("storing the moment", async || stored_moment(&pool, &code).await > 1000).await;
    let stored = stored_moment(&pool, &code).await;
    pool.close().await;
    process.kill();
    let process = Process::start(url);
    let mut one = ada.at(process.address).connect(&code).await;
    assert!(one.clock["at"].as_u64().unwrap() >= stored, "{} after {stored}", one.clock);
    one.until_game_time(stored + 500).await;
    process.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn time_survives_a_kill_on_sqlite() {
    let dir = TempDir::new("kill-time");
    kill_and_go_on(&dir.sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn time_survives_a_kill_on_postgresql() {
    let postgres = Postgres::start();
    kill_and_go_on(&postgres.url).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_show_the_same_time() {
    let postgres = Postgres::start();
    let unused = TempDir::new("two-clocks");
    let mut config = config(&unused);
    config.database_url.clone_from(&postgres.url);
    let (first, second) =
        (Server::start(config.clone()).await.unwrap(), Server::start(config).await.unwrap());
    let (_, bob, code, mut one, two) = vault_for_two(first.address()).await;
    one.until_game_time(3000).await;
    // The second process has never seen the table.
    let mut other = bob.at(second.address()).connect(&code).await;
    drop(two);
    eventually("the same time", async || {
        let before = one.game_time().await;
        let there = other.game_time().await;
        let after = one.game_time().await;
        there + 1000 >= before && there <= after + 1000
    })
    .await;
    assert!(other.game_time().await >= 2000);
    // A command on one process is not before what has happened on the other.
    one.command(json!({ "alarm": 500 })).await.unwrap();
    one.command(json!("pass")).await.unwrap();
    let passed = one.view["moved"].as_u64().unwrap();
    other.wait("the alarm", |other| other.view["rung"] == json!(1)).await;
    other.command(json!("note")).await.unwrap();
    assert!(other.view["moved"].as_u64().unwrap() >= passed);
    assert_eq!(other.view["rung"], 1);
    // The first process is gone; time is not.
    let seen = other.game_time().await;
    first.stop().await.unwrap();
    second.stop().await.unwrap();
    let mut config = crate::common::config(&unused);
    config.database_url.clone_from(&postgres.url);
    let third = Server::start(config).await.unwrap();
    let mut again = bob.at(third.address()).connect(&code).await;
    assert!(again.game_time().await >= seen);
    third.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_when_the_game_moves_next() {
    let dir = TempDir::new("no-alarm");
    let server = start(&dir).await;
    let (_, bob, code, mut one, mut two) = vault_for_two(server.address()).await;
    one.command(json!({ "alarm": 600 })).await.unwrap();
    two.request(kind("pause")).await.unwrap();
    let late = bob.connect(&code).await;
    one.wait("the pause", |one| one.table["paused"] == json!(true)).await;
    one.request(kind("resume")).await.unwrap();
    one.wait("the alarm", |one| one.view["rung"] == json!(1)).await;
    two.wait("the alarm", |two| two.view["rung"] == json!(1)).await;
    for text in one.received.iter().chain(&two.received).chain(&late.received) {
        let message: Value = serde_json::from_str(text).unwrap();
        if let Some(clock) = message["clock"].as_object() {
            let known: Vec<&str> = clock.keys().map(String::as_str).collect();
            assert_eq!(known, ["at", "now", "percent", "running"]);
        }
    }
    server.stop().await.unwrap();
}
