//! Films run together on every screen of a table, spoil nothing, and leave nothing behind.

use crate::common::postgres::Postgres;
use crate::common::{Client, Person, TempDir, config, eventually, start, vault_for_two};
use serde_json::{Value, json};
use server::Server;
use sqlx::any::AnyPoolOptions;
use std::time::Duration;

fn play(film: &str, step: u32, running: bool) -> Value {
    json!({ "type": "play", "film": film, "step": step, "running": running, "percent": 200 })
}

async fn shown(client: &mut Client) -> Value {
    client.until("playhead").await["playhead"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_film_runs_together_on_every_screen() {
    let dir = TempDir::new("playhead");
    let server = start(&dir).await;
    let (_, bob, code, mut one, mut two) = vault_for_two(server.address()).await;
    let onlooker = Person::new(server.address()).await;
    let mut onlooker = onlooker.connect(&code).await;
    let big = json!({ "type": "hello", "protocol": 1, "table": code, "spectate": true });
    let mut big = bob.hello(big).await;
    one.send(play("mission-1", 7, true)).await;
    let there = shown(&mut one).await;
    assert_eq!(there["film"], "mission-1");
    assert_eq!((&there["step"], &there["running"]), (&json!(7), &json!(true)));
    assert_eq!((&there["percent"], &there["by"]), (&json!(200), &json!(0)));
    for screen in [&mut two, &mut onlooker, &mut big] {
        assert_eq!(shown(screen).await, there);
    }
    // Whoever comes later knows where it is, and since when.
    let late = Person::new(server.address()).await;
    let mut late = late.connect(&code).await;
    assert_eq!(late.playhead, there);
    // Whoever moves it last is followed.
    two.send(play("mission-1", 3, false)).await;
    let stopped = shown(&mut two).await;
    assert_eq!(
        (&stopped["step"], &stopped["running"], &stopped["by"]),
        (&json!(3), &json!(false), &json!(1))
    );
    assert!(stopped["at"].as_u64() >= there["at"].as_u64());
    assert_eq!(shown(&mut late).await, stopped);
    assert_eq!(shown(&mut one).await, stopped);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_chair_moves_it_and_only_to_something_sensible() {
    let dir = TempDir::new("playhead-refused");
    let server = start(&dir).await;
    let (_, bob, code, mut one, _two) = vault_for_two(server.address()).await;
    let stranger = Person::new(server.address()).await;
    let mut stranger = stranger.connect(&code).await;
    let big = json!({ "type": "hello", "protocol": 1, "table": code, "spectate": true });
    let mut big = bob.hello(big).await;
    for looking_on in [&mut stranger, &mut big] {
        looking_on.send(play("film", 1, true)).await;
        assert_eq!(looking_on.until("error").await["code"], "no_chair");
    }
    let long = "x".repeat(65);
    for film in ["", "with space", "é", long.as_str()] {
        one.send(play(film, 1, true)).await;
        assert_eq!(one.until("error").await["code"], "bad_message", "{film}");
    }
    for percent in [json!(0), json!(9), json!(1001), json!(-1), json!(70_000)] {
        let message =
            json!({ "type": "play", "film": "film", "step": 0, "running": true, "percent": percent });
        one.send(message).await;
        assert_eq!(one.until("error").await["code"], "bad_message", "{percent}");
    }
    one.send(play(&"x".repeat(64), u32::MAX, true)).await;
    assert_eq!(shown(&mut one).await["step"], u32::MAX);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_film_leaves_nothing_in_the_log() {
    let dir = TempDir::new("playhead-log");
    let server = start(&dir).await;
    let (ada, _, code, mut one, _two) = vault_for_two(server.address()).await;
    let revision = one.revision;
    one.send(play("unforgettable", 1, true)).await;
    shown(&mut one).await;
    assert_eq!(one.revision, revision);
    sqlx::any::install_default_drivers();
    let pool = AnyPoolOptions::new().connect(&dir.sqlite()).await.unwrap();
    let bodies: Vec<String> = sqlx::query_scalar("SELECT body FROM log WHERE code = $1")
        .bind(&code)
        .fetch_all(&pool)
        .await
        .unwrap();
    pool.close().await;
    assert_eq!(bodies.len() as u64, revision);
    assert!(bodies.iter().all(|body| !body.contains("unforgettable")));
    // A server that starts anew knows nothing of it.
    server.stop().await.unwrap();
    let server = start(&dir).await;
    let again = ada.at(server.address()).connect(&code).await;
    assert!(again.playhead.is_null());
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_film_runs_together_on_several_processes() {
    let postgres = Postgres::start();
    let unused = TempDir::new("playhead-processes");
    let mut config = config(&unused);
    config.database_url.clone_from(&postgres.url);
    let (first, second) =
        (Server::start(config.clone()).await.unwrap(), Server::start(config).await.unwrap());
    let (_, bob, code, mut one, _two) = vault_for_two(first.address()).await;
    let mut other = bob.at(second.address()).connect(&code).await;
    one.send(play("mission-1", 2, true)).await;
    let there = shown(&mut one).await;
    assert_eq!(shown(&mut other).await, there);
    other.send(play("mission-1", 3, true)).await;
    let there = shown(&mut other).await;
    assert_eq!(shown(&mut one).await, there);
    first.stop().await.unwrap();
    second.stop().await.unwrap();
}

fn watch(film: Option<&str>) -> Value {
    json!({ "type": "watch", "film": film })
}

fn hold(film: &str) -> Value {
    json!({ "type": "watch", "film": film, "hold": true })
}

/// Whether a person's lists tell how a table ended: among those that are over, with its outcome, and not among the others.
async fn listed(person: &Person, code: &str) -> bool {
    let of = |list: &Value| list.as_array().unwrap().iter().find(|table| table["code"] == code).cloned();
    let over = of(&person.get("/api/replays").await.json()["replays"]);
    let open = of(&person.get("/api/tables").await.json()["tables"]);
    assert!(open.is_none_or(|table| table["outcome"].is_null() && table["phase"] != "over"));
    over.is_some_and(|table| !table["outcome"].is_null())
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_how_it_ended_while_somebody_still_watches() {
    let dir = TempDir::new("watching");
    let server = start(&dir).await;
    let (ada, bob, code, mut one, mut two) = vault_for_two(server.address()).await;
    two.send(watch(Some("last-flight"))).await;
    one.wait("the watching", |one| one.table["watching"] == json!([1])).await;
    one.command(json!("end")).await.unwrap();
    one.wait("the end", |one| one.phase() == "over").await;
    assert!(one.table["outcome"].is_null());
    let big = json!({ "type": "hello", "protocol": 1, "table": code, "spectate": true });
    let mut big = ada.hello(big).await;
    assert!(big.table["outcome"].is_null());
    assert_eq!(big.table["watching"], json!([1]));
    let summary = ada.get(&format!("/api/tables/{code}")).await.json();
    assert!(summary["outcome"].is_null());
    for person in [&ada, &bob] {
        assert!(!listed(person, &code).await);
        let open = person.get("/api/tables").await.json();
        assert_eq!(open["tables"][0]["code"], code, "it is among those that are not over");
    }
    // Once the last one has seen it, everybody and every list knows.
    two.send(watch(None)).await;
    for screen in [&mut one, &mut two, &mut big] {
        screen.wait("the result", |screen| !screen.table["outcome"].is_null()).await;
        assert_eq!(screen.table["watching"], json!([]));
    }
    eventually("the lists", async || listed(&ada, &code).await && listed(&bob, &code).await).await;
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_or_takes_for_ever_is_not_waited_for() {
    let dir = TempDir::new("watching-ends");
    let mut config = config(&dir);
    config.watch_for = Duration::from_millis(300);
    let server = Server::start(config).await.unwrap();
    let (ada, _, code, mut one, mut two) = vault_for_two(server.address()).await;
    two.send(watch(Some("film"))).await;
    one.wait("the watching", |one| one.table["watching"] == json!([1])).await;
    one.command(json!("end")).await.unwrap();
    one.wait("the result", |one| !one.table["outcome"].is_null()).await;
    one.send(watch(Some("film"))).await;
    two.wait("the watching", |two| two.table["watching"] == json!([0])).await;
    assert!(two.table["outcome"].is_null());
    drop(one);
    two.wait("the result", |two| !two.table["outcome"].is_null()).await;
    eventually("the list", async || listed(&ada, &code).await).await;
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_while_somebody_watches_leaves_true_lists() {
    let dir = TempDir::new("watching-stop");
    let server = start(&dir).await;
    let (ada, _, code, mut one, _two) = vault_for_two(server.address()).await;
    one.send(watch(Some("film"))).await;
    one.wait("the watching", |one| one.table["watching"] == json!([0])).await;
    one.command(json!("end")).await.unwrap();
    server.stop().await.unwrap();
    let server = start(&dir).await;
    assert!(listed(&ada.at(server.address()), &code).await);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_chair_keeps_a_result_back() {
    let dir = TempDir::new("watching-refused");
    let server = start(&dir).await;
    let (_, _, code, mut one, _two) = vault_for_two(server.address()).await;
    let stranger = Person::new(server.address()).await;
    let mut stranger = stranger.connect(&code).await;
    stranger.send(watch(Some("film"))).await;
    assert_eq!(stranger.until("error").await["code"], "no_chair");
    one.send(watch(Some("no film"))).await;
    assert_eq!(one.until("error").await["code"], "bad_message");
    one.command(json!("end")).await.unwrap();
    one.wait("the result", |one| !one.table["outcome"].is_null()).await;
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn several_processes_know_who_watches() {
    let postgres = Postgres::start();
    let unused = TempDir::new("watching-processes");
    let mut config = config(&unused);
    config.database_url.clone_from(&postgres.url);
    let (first, second) =
        (Server::start(config.clone()).await.unwrap(), Server::start(config).await.unwrap());
    let (_, bob, code, mut one, two) = vault_for_two(first.address()).await;
    let mut other = bob.at(second.address()).connect(&code).await;
    drop(two);
    other.send(watch(Some("film"))).await;
    one.wait("the watching", |one| one.table["watching"] == json!([1])).await;
    one.command(json!("end")).await.unwrap();
    assert!(one.table["outcome"].is_null());
    other.send(watch(None)).await;
    one.wait("the result", |one| !one.table["outcome"].is_null()).await;
    first.stop().await.unwrap();
    second.stop().await.unwrap();
}

/// A running game of the vault against a bot that always passes.
async fn against_a_bot(server: &Server) -> Client {
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 2, "bots": ["passer"], "start": true })).await;
    ada.connect(&code).await
}

/// Asks so often that a bot with nothing to wait for would have moved long since.
async fn time_enough_for_a_bot(client: &mut Client) {
    for _ in 0..200 {
        client.send(json!({ "type": "ping", "sent": 0.0 })).await;
        client.until("pong").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_waits_until_people_have_seen_what_happened() {
    let dir = TempDir::new("bots-wait");
    let mut config = config(&dir);
    config.bot_patience = Duration::from_secs(3600);
    let server = Server::start(config).await.unwrap();
    let mut one = against_a_bot(&server).await;
    one.send(hold("launch-1")).await;
    one.command(json!("pass")).await.unwrap();
    time_enough_for_a_bot(&mut one).await;
    assert_eq!(one.view["passes"], 1);
    one.send(watch(None)).await;
    one.wait("the bot's move", |one| one.view["passes"] == json!(2)).await;
    // A film that holds nobody up, and a table that wants fast bots.
    one.send(watch(Some("launch-2"))).await;
    one.command(json!("pass")).await.unwrap();
    one.wait("the bot's move", |one| one.view["passes"] == json!(4)).await;
    one.send(hold("launch-3")).await;
    one.command(json!("pass")).await.unwrap();
    one.request(json!({ "kind": "fast_bots", "fast": true })).await.unwrap();
    one.wait("the bot's move", |one| one.view["passes"] == json!(6)).await;
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_does_not_wait_for_ever() {
    let dir = TempDir::new("bots-patience");
    let mut config = config(&dir);
    config.bot_patience = Duration::from_millis(200);
    let server = Server::start(config).await.unwrap();
    let mut one = against_a_bot(&server).await;
    one.send(hold("launch-1")).await;
    one.command(json!("pass")).await.unwrap();
    one.wait("the bot's move", |one| one.view["passes"] == json!(2)).await;
    server.stop().await.unwrap();
}
