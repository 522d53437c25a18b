//! The games' own bots: they live by the clock of the game and decide about the present only.

use crate::common::vault::STALE;
use crate::common::{Person, TempDir, config, eventually, kind, start};
use serde_json::json;
use server::Server;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_wakes_when_the_clock_of_the_game_says_so() {
    let dir = TempDir::new("sleeper");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 2, "bots": ["sleeper"], "start": true })).await;
    let mut one = ada.connect(&code).await;
    one.request(json!({ "kind": "clock", "percent": 200 })).await.unwrap();
    one.command(json!("pass")).await.unwrap();
    let passed = one.view["moved"].as_u64().unwrap();
    one.wait("the bot's move", |one| one.view["passes"] == json!(2)).await;
    assert!(one.view["moved"].as_u64().unwrap() >= passed + 1000);

    // While the clock stands, the bot sleeps: when it runs again, the rest of the second is still to come.
    one.command(json!("pass")).await.unwrap();
    let passed = one.view["moved"].as_u64().unwrap();
    one.request(kind("pause")).await.unwrap();
    let stood = one.game_time().await;
    assert_eq!(one.game_time().await, stood);
    assert_eq!(one.view["passes"], 3);
    one.request(kind("resume")).await.unwrap();
    one.wait("the bot's move", |one| one.view["passes"] == json!(4)).await;
    assert!(one.view["moved"].as_u64().unwrap() >= passed + 1000);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_about_an_older_state_is_dropped() {
    let dir = TempDir::new("dreamer");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 2, "bots": ["dreamer"], "start": true })).await;
    let mut one = ada.connect(&code).await;
    one.command(json!("pass")).await.unwrap();
    eventually("asking the bot", async || STALE.asked() == 1).await;
    one.command(json!("call")).await.unwrap();
    STALE.wake();
    one.wait("the bot's move", |one| one.view["passes"] == json!(2)).await;
    // A note would have been legal, but it was decided on before the call.
    assert_eq!(one.view["notes"], 0);
    assert!(STALE.asked() >= 2, "the bot was asked again");
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_its_time_unless_it_is_told_to_hurry() {
    let dir = TempDir::new("pace");
    let mut config = config(&dir);
    config.bot_pace = Duration::from_secs(3600);
    let server = Server::start(config).await.unwrap();
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 2, "bots": ["passer"], "start": true })).await;
    let mut one = ada.connect(&code).await;
    one.command(json!("pass")).await.unwrap();
    assert_eq!(one.view["passes"], 1);
    one.request(json!({ "kind": "fast_bots", "fast": true })).await.unwrap();
    one.wait("the bot's move", |one| one.view["passes"] == json!(2)).await;
    server.stop().await.unwrap();
}
