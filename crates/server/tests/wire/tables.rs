//! What happens at a table besides the game: lost connections, retries, taking back, pauses, people who leave.

use crate::common::{Client, Person, TempDir, config, kind, start, vault_for_two};
use serde_json::{Value, json};
use server::Server;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_resumes_and_a_retry_is_not_carried_out_twice() {
    let dir = TempDir::new("resume");
    let server = start(&dir).await;
    let (ada, bob, code, mut one, mut two) = vault_for_two(server.address()).await;
    let note = json!({ "kind": "command", "command": "note" });
    let first = one.request_as("w1", note.clone()).await.unwrap();
    two.wait("the note", |two| two.revision >= first).await;
    let (seen, known) = (two.revision, two.story.len());
    drop(two);
    let second = one.request_as("w2", note.clone()).await.unwrap();
    // The same request again, on the same and on another connection.
    assert_eq!(one.request_as("w2", note.clone()).await.unwrap(), second);
    let mut other = ada.connect(&code).await;
    assert_eq!(other.request_as("w1", note.clone()).await.unwrap(), first);
    assert_eq!(other.view["notes"], 2);

    let hello = json!({ "type": "hello", "protocol": 1, "table": code, "resume": seen });
    let two = bob.hello(hello).await;
    let welcome: Value = serde_json::from_str(&two.received[0]).unwrap();
    assert_eq!((&welcome["resumed"], &welcome["catalogue"]), (&json!(true), &Value::Null));
    assert_eq!(two.view["notes"], 2);
    let told: Vec<_> = two.story.iter().map(|item| item["revision"].as_u64().unwrap()).collect();
    assert!(told.iter().all(|revision| *revision > seen) && !told.is_empty(), "{told:?} after {seen}");
    assert!(known > 0);

    // And after a restart of the server.
    let address_before = server.address();
    server.stop().await.unwrap();
    let server = start(&dir).await;
    assert_ne!(server.address(), address_before);
    let mut one = ada.at(server.address()).connect(&code).await;
    assert_eq!(one.view["notes"], 2);
    assert_eq!(one.request_as("w2", note.clone()).await.unwrap(), second);
    assert_eq!(one.view["notes"], 2);
    one.request_as("w3", note).await.unwrap();
    assert_eq!(one.view["notes"], 3);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_answers_without_changing_anything() {
    let dir = TempDir::new("preview");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "rocketmen", "seats": 2, "bots": ["random"], "start": true })).await;
    let mut one = ada.connect(&code).await;
    one.wait("my move", |one| one.my_move() && !one.options.is_empty()).await;
    let before = one.revision;
    one.send(json!({ "type": "preview", "id": "p1", "command": "end_turn" })).await;
    let answer = one.until("preview").await;
    assert_eq!(
        (&answer["id"], &answer["legal"], &answer["refusal"]),
        (&json!("p1"), &json!(true), &Value::Null)
    );
    one.send(json!({ "type": "preview", "id": "p2", "command": { "buy": { "cards": [], "pay": {} } } }))
        .await;
    let answer = one.until("preview").await;
    assert_eq!(answer["legal"], false);
    assert_eq!(answer["refusal"]["code"], "rule");
    assert!(answer["refusal"]["rule"].as_str().unwrap().starts_with("RM-"));
    assert!(answer["refusal"]["phrase"]["key"].as_str().unwrap().starts_with("rocketmen-refusal-"));
    assert!(answer["preview"]["quote"].is_object());
    one.send(json!({ "type": "preview", "id": "p3", "command": { "fly": "me" } })).await;
    assert_eq!(one.until("preview").await["refusal"]["code"], "no_command");
    assert_eq!(one.revision, before);
    // Without a chair there is nothing to preview.
    let mut onlooker = Person::new(server.address()).await.connect(&code).await;
    onlooker.send(json!({ "type": "preview", "id": "p4", "command": "end_turn" })).await;
    assert_eq!(onlooker.until("preview").await["refusal"]["code"], "no_chair");
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_keeps_an_abandoned_chair_until_its_person_returns() {
    let dir = TempDir::new("abandoned");
    let mut config = config(&dir);
    config.abandon_after = Duration::from_millis(300);
    let server = Server::start(config).await.unwrap();
    let (_, bob, code, mut one, two) = vault_for_two(server.address()).await;
    drop(two);
    one.wait("the absence", |one| one.table["chairs"][1]["connected"] == json!(false)).await;
    one.command(json!("pass")).await.unwrap();
    one.wait("the bot", |one| one.view["passes"] == json!(2)).await;
    assert_eq!(
        (&one.table["chairs"][1]["bot"], &one.table["chairs"][1]["holder"]),
        (&json!("passer"), &json!("person"))
    );
    assert!(one.told("bot_took_over"));
    let mut two = bob.connect(&code).await;
    assert_eq!((&two.you["seat"], &two.table["chairs"][1]["bot"]), (&json!(1), &Value::Null));
    one.wait("the return", |one| one.told("came_back")).await;
    one.command(json!("pass")).await.unwrap();
    two.wait("the turn", |two| two.my_move()).await;

    // Leaving on purpose hands over at once, and sitting down takes the chair back.
    two.request(kind("stand")).await.unwrap();
    two.wait("the bot's chair", |two| two.you["kept"] == json!(1)).await;
    assert!(two.you["seat"].is_null());
    two.wait("an onlooker's view", |two| two.view["secret"].is_null()).await;
    assert_eq!(two.command(json!("note")).await.unwrap_err()["code"], "no_chair");
    two.wait("the bot", |two| two.view["passes"] == json!(4)).await;
    two.request(json!({ "kind": "sit", "seat": 1 })).await.unwrap();
    two.wait("the chair", |two| two.you["seat"] == json!(1) && !two.view["secret"].is_null()).await;
    server.stop().await.unwrap();
}

/// Waits until so much time has passed at another table, whose clock runs.
async fn another_clock_shows(person: &Person, moment: u64) {
    let code = person.table(json!({ "game": "vault", "seats": 1, "start": true })).await;
    person.connect(&code).await.until_game_time(moment).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_pause_slow_down_and_ring() {
    let dir = TempDir::new("clock");
    let server = start(&dir).await;
    let (ada, _, code, mut one, mut two) = vault_for_two(server.address()).await;
    one.command(json!({ "alarm": 200 })).await.unwrap();
    two.request(kind("pause")).await.unwrap();
    one.wait("the pause", |one| one.table["paused"] == json!(true)).await;
    assert_eq!(one.command(json!("note")).await.unwrap_err()["code"], "paused");
    another_clock_shows(&ada, 400).await;
    assert_eq!(ada.connect(&code).await.view["rung"], 0, "time stands still");
    one.request(json!({ "kind": "clock", "percent": 50 })).await.unwrap();
    assert_eq!(one.request(json!({ "kind": "clock", "percent": 1 })).await.unwrap_err()["code"], "bad_value");
    one.request(kind("resume")).await.unwrap();
    one.wait("the alarm", |one| one.view["rung"] == json!(1)).await;
    assert!(one.story.iter().any(|item| item["told"]["event"]["event"] == "rang"));
    one.send(json!({ "type": "ping", "sent": 17.5 })).await;
    let pong = one.until("pong").await;
    assert_eq!(pong["sent"], 17.5);
    assert!(pong["now"].as_u64().unwrap() > 1_600_000_000_000);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_waits_thinks_again_when_time_has_moved_the_game() {
    let dir = TempDir::new("waiter");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 2, "bots": ["waiter"], "start": true })).await;
    let mut one = ada.connect(&code).await;
    one.command(json!({ "alarm": 200 })).await.unwrap();
    one.command(json!("pass")).await.unwrap();
    one.wait("the bot's move", |one| one.view["passes"] == json!(2)).await;
    assert_eq!(one.view["rung"], json!(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_stands_still_while_nobody_is_there() {
    let dir = TempDir::new("alone");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 1, "start": true })).await;
    let mut one = ada.connect(&code).await;
    one.command(json!({ "alarm": 1000 })).await.unwrap();
    drop(one);
    another_clock_shows(&ada, 1500).await;
    let mut again = ada.connect(&code).await;
    assert_eq!(again.view["rung"], json!(0));
    again.wait("the alarm", |again| again.view["rung"] == json!(1)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_speaks_while_the_rules_forbid_it() {
    let dir = TempDir::new("hush");
    let server = start(&dir).await;
    let (_, bob, code, mut one, mut two) = vault_for_two(server.address()).await;
    let say = || json!({ "kind": "chat", "text": "psst" });
    one.command(json!("hush")).await.unwrap();
    assert_eq!(one.request(say()).await.unwrap_err()["code"], "silence");
    assert_eq!(two.request(say()).await.unwrap_err()["code"], "silence");
    let mut onlooker = Person::new(bob.address).await.connect(&code).await;
    assert_eq!(onlooker.request(say()).await.unwrap_err()["code"], "silence");
    one.command(json!("note")).await.unwrap();
    two.request(say()).await.unwrap();
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_works_things_out_without_a_table() {
    let dir = TempDir::new("tools");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let games = ada.get("/api/games").await.json();
    let vault = games["games"].as_array().unwrap().iter().find(|game| game["id"] == "vault").unwrap();
    assert_eq!(vault["tools"], json!(["length"]));
    let length = |question: Value| ada.post("/api/games/vault/tools/length", question);
    let answer = length(json!({ "some": "question" })).await;
    assert_eq!((answer.status, answer.json()), (200, json!(19)));
    let refused = length(json!(null)).await;
    assert_eq!((refused.status, &refused.json()["phrase"]["key"]), (400, &json!("vault-refusal")));
    assert_eq!(length(json!("panic")).await.status, 503);
    assert_eq!(length(json!("still there")).await.status, 200);
    for unknown in ["/api/games/vault/tools/none", "/api/games/chess/tools/length"] {
        assert_eq!(ada.post(unknown, json!({})).await.status, 404);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_waiting_room_has_a_host_options_chairs_and_chat() {
    let dir = TempDir::new("waiting");
    let server = start(&dir).await;
    let (ada, bob) = (Person::new(server.address()).await, Person::new(server.address()).await);
    let code = ada.table(json!({ "game": "rocketmen", "seats": 2 })).await;
    let (mut one, mut two) = (ada.connect(&code).await, bob.connect(&code).await);
    two.request(json!({ "kind": "chat", "text": " Hello \u{0007}there " })).await.unwrap();
    one.wait("the words", |one| one.story.iter().any(|item| item["told"]["text"] == "Hello  there")).await;
    assert_eq!(two.request(json!({ "kind": "chat", "text": " " })).await.unwrap_err()["code"], "bad_value");
    assert_eq!(
        two.request(json!({ "kind": "add_bot", "seat": 1, "bot": "random" })).await.unwrap_err()["code"],
        "not_host"
    );
    one.request(json!({ "kind": "options", "options": { "mode": "battle" }, "seats": 1 })).await.unwrap();
    one.wait("the problem", |one| one.table["problem"]["key"] == "rocketmen-setup-battle-needs-two").await;
    assert_eq!(
        one.request(kind("start")).await.unwrap_err()["phrase"]["key"],
        "rocketmen-setup-battle-needs-two"
    );
    for bad in [json!({ "mode": "x", "nonsense": "y" }), json!({ "mode": "x".repeat(200) })] {
        let refused =
            one.request(json!({ "kind": "options", "options": bad, "seats": 2 })).await.unwrap_err();
        assert_eq!(refused["code"], "bad_value");
    }
    one.request(json!({ "kind": "options", "options": { "mode": "battle" }, "seats": 3 })).await.unwrap();
    one.request(json!({ "kind": "add_bot", "seat": 2, "bot": "random" })).await.unwrap();
    two.request(json!({ "kind": "sit", "seat": 1 })).await.unwrap();
    two.request(json!({ "kind": "ready", "ready": true })).await.unwrap();
    one.request(json!({ "kind": "dismiss", "seat": 1 })).await.unwrap();
    two.wait("the dismissal", |two| two.you["seat"].is_null()).await;
    two.request(json!({ "kind": "sit", "seat": 1 })).await.unwrap();
    // The host leaves; somebody else has the rights.
    one.request(kind("stand")).await.unwrap();
    two.wait("the rights", |two| two.you["host"] == json!(true)).await;
    assert_eq!(one.request(kind("start")).await.unwrap_err()["code"], "not_host");
    two.request(json!({ "kind": "add_bot", "seat": 0, "bot": "random" })).await.unwrap();
    two.request(json!({ "kind": "remove_bot", "seat": 0 })).await.unwrap();
    assert_eq!(
        two.request(json!({ "kind": "add_bot", "seat": 0, "bot": "deep blue" })).await.unwrap_err()["code"],
        "bad_value"
    );
    two.request(json!({ "kind": "add_bot", "seat": 0, "bot": "random" })).await.unwrap();
    two.request(kind("start")).await.unwrap();
    assert_eq!(two.phase(), "playing");
    let mine = bob.get("/api/tables").await.json();
    assert_eq!(mine["tables"][0]["seat"], 1);
    assert_eq!(ada.get("/api/tables").await.json()["tables"], json!([]));
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_sits_on_a_chair_with_a_token() {
    let dir = TempDir::new("program");
    let server = start(&dir).await;
    let (ada, eve) = (Person::new(server.address()).await, Person::new(server.address()).await);
    let code = ada.table(json!({ "game": "vault", "seats": 2 })).await;
    let path = format!("/api/tables/{code}/programs");
    assert_eq!(eve.post(&path, json!({ "seat": 1 })).await.status, 403);
    let made = ada.post(&path, json!({ "seat": 1, "name": "HAL" })).await.json();
    let token = made["token"].as_str().unwrap();
    let mut bot = Client::open(server.address(), None).await;
    bot.send(json!({ "type": "hello", "protocol": 1, "table": code, "token": token })).await;
    bot.until("welcome").await;
    assert_eq!((&bot.you["seat"], &bot.table["chairs"][1]["holder"]), (&json!(1), &json!("program")));
    let mut one = ada.connect(&code).await;
    one.request(kind("start")).await.unwrap();
    one.command(json!("pass")).await.unwrap();
    bot.wait("the turn", |bot| bot.my_move()).await;
    bot.command(json!("pass")).await.unwrap();
    one.wait("the program", |one| one.view["passes"] == json!(2)).await;
    // The token is good for this table only.
    let other = ada.table(json!({ "game": "vault", "seats": 2 })).await;
    let mut lost = Client::open(server.address(), None).await;
    lost.send(json!({ "type": "hello", "protocol": 1, "table": other, "token": token })).await;
    assert_eq!(lost.until("error").await["code"], "bad_token");
    lost.until("goodbye").await;
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failing_rule_stops_its_own_table_and_keeps_the_log() {
    let dir = TempDir::new("panic");
    let server = start(&dir).await;
    let (ada, _, code, mut one, mut two) = vault_for_two(server.address()).await;
    let other = ada.table(json!({ "game": "vault", "seats": 1, "start": true })).await;
    let mut elsewhere = ada.connect(&other).await;
    one.command(json!("note")).await.unwrap();
    assert_eq!(one.command(json!("panic")).await.unwrap_err()["code"], "stopped");
    two.wait("the end", |two| two.phase() == "stopped").await;
    assert!(two.told("stopped"));
    assert_eq!(one.command(json!("note")).await.unwrap_err()["code"], "stopped");
    one.request(json!({ "kind": "chat", "text": "What was that?" })).await.unwrap();
    elsewhere.command(json!("note")).await.unwrap();
    assert!(server.metrics().contains("cosmodrome_panics 1"));
    server.stop().await.unwrap();
    // The log holds everything up to the command that failed.
    let server = start(&dir).await;
    let mut one = ada.at(server.address()).connect(&code).await;
    assert_eq!((one.phase(), &one.view["notes"]), ("playing", &json!(1)));
    one.command(json!("note")).await.unwrap();
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shutdown_tells_everybody() {
    let dir = TempDir::new("shutdown");
    let server = start(&dir).await;
    let (_, _, _, mut one, _two) = vault_for_two(server.address()).await;
    let (stopped, told) = tokio::join!(server.stop(), one.until("goodbye"));
    stopped.unwrap();
    assert_eq!((&told["reason"], &told["retry"]), (&json!("shutdown"), &json!(1000)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_story_is_told_in_parts() {
    let dir = TempDir::new("story");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 1, "start": true })).await;
    let mut one = ada.connect(&code).await;
    for _ in 0..500 {
        one.command(json!("note")).await.unwrap();
    }
    let all = one.story.len();
    let mut fresh = ada.connect(&code).await;
    assert!(fresh.story.len() < all && fresh.story.len() >= 200);
    loop {
        let before = fresh.story[0]["revision"].as_u64().unwrap();
        fresh.send(json!({ "type": "story", "before": before })).await;
        let older = fresh.until("story").await;
        let mut items = older["items"].as_array().unwrap().clone();
        items.append(&mut fresh.story);
        fresh.story = items;
        if older["more"] == json!(false) {
            break;
        }
    }
    assert_eq!(fresh.story.len(), all);
    server.stop().await.unwrap();
}
