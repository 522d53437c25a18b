//! Taking back: what the game allows, whose consent it takes, and that time does not go back with it.

use crate::common::{Client, Person, TempDir, config, kind, start, vault_for_two};
use serde_json::{Value, json};
use server::Server;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_is_free_exactly_when_nothing_came_to_light() {
    let dir = TempDir::new("undo");
    let server = start(&dir).await;
    let (_, _, _, mut one, mut two) = vault_for_two(server.address()).await;
    assert_eq!(one.request(kind("undo")).await.unwrap_err()["code"], "nothing_to_undo");
    one.command(json!("note")).await.unwrap();
    one.command(json!("note")).await.unwrap();
    assert_eq!(one.turn["undo"], json!({ "free": true, "commands": 1 }));
    assert_eq!(one.turn["restart"], json!({ "free": true, "commands": 2 }));
    one.request(kind("undo")).await.unwrap();
    assert_eq!(one.view["notes"], 1);
    one.command(json!("note")).await.unwrap();
    one.request(kind("restart_turn")).await.unwrap();
    assert_eq!((&one.view["notes"], one.told("undone")), (&json!(0), true));

    // A die, and something hidden that came to light: both need consent.
    for command in ["roll", "peek"] {
        one.command(json!("note")).await.unwrap();
        one.command(json!(command)).await.unwrap();
        assert_eq!(one.turn["undo"]["free"], false, "{command}");
        one.command(json!("note")).await.unwrap();
        assert_eq!(one.turn["undo"], json!({ "free": true, "commands": 1 }), "what came later is free");
        assert_eq!(one.turn["restart"], json!({ "free": false, "commands": 3 }));
        one.request(kind("restart_turn")).await.unwrap();
        one.wait("the question", |one| one.table["undo"]["waiting"] == json!([1])).await;
        assert_eq!(one.view["notes"], 2, "nothing happens before the answer");
        two.wait("the question", |two| two.table["undo"]["seat"] == json!(0)).await;
        two.request(json!({ "kind": "answer_undo", "agree": false })).await.unwrap();
        one.wait("the refusal", |one| one.table["undo"].is_null()).await;
        assert_eq!(one.view["notes"], 2);
        one.request(kind("restart_turn")).await.unwrap();
        two.wait("the question", |two| two.table["undo"]["seat"] == json!(0)).await;
        two.request(json!({ "kind": "answer_undo", "agree": true })).await.unwrap();
        one.wait("the consent", |one| one.view["notes"] == json!(0)).await;
        two.wait("the consent", |two| two.view["notes"] == json!(0)).await;
    }
    assert!(two.told("undo_asked") && two.told("undo_refused") && two.told("undo_agreed"));

    // Somebody else acted since.
    one.command(json!("pass")).await.unwrap();
    assert_eq!(one.turn["undo"]["free"], true);
    two.wait("the turn", |two| two.my_move()).await;
    two.command(json!("note")).await.unwrap();
    one.wait("the note", |one| one.view["notes"] == json!(1)).await;
    assert_eq!(
        (&one.turn["undo"], &one.turn["restart"]),
        (&json!({ "free": false, "commands": 2 }), &Value::Null)
    );
    // A request that waits ends with the next command.
    one.request(kind("undo")).await.unwrap();
    two.wait("the question", |two| !two.table["undo"].is_null()).await;
    two.command(json!("note")).await.unwrap();
    assert!(two.table["undo"].is_null());
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_among_bots_consent_is_ones_own_and_it_is_told() {
    let dir = TempDir::new("alone");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada
        .table(json!({ "game": "vault", "seats": 2, "bots": ["passer"], "start": true, "fast_bots": true }))
        .await;
    let mut one = ada.connect(&code).await;
    one.command(json!("roll")).await.unwrap();
    one.command(json!("pass")).await.unwrap();
    one.wait("the bot", |one| one.view["passes"] == json!(2)).await;
    assert_eq!(one.turn["undo"], json!({ "free": false, "commands": 2 }));
    let rounds = |count: usize| {
        move |one: &Client| one.table["rounds"].as_array().is_some_and(|all| all.len() == count)
    };
    one.wait("when the second round began", rounds(2)).await;
    one.request(kind("undo")).await.unwrap();
    one.wait("the undo", |one| one.view["passes"] == json!(0)).await;
    one.wait("the first round again", rounds(1)).await;
    assert!(one.told("undo_asked") && one.told("undone"));
    // The bot plays on after the undo.
    one.command(json!("pass")).await.unwrap();
    one.wait("the bot", |one| one.view["passes"] == json!(2)).await;
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_says_what_can_be_taken_back() {
    let dir = TempDir::new("judge");
    let server = start(&dir).await;
    let (_, _, _, mut one, mut two) = vault_for_two(server.address()).await;
    // The others are asked although nothing came to light.
    one.command(json!("ask_undo")).await.unwrap();
    one.command(json!("note")).await.unwrap();
    assert_eq!(one.turn["undo"], json!({ "free": false, "commands": 1 }));
    one.command(json!("free_undo")).await.unwrap();
    // The game allows it again, but this was given when it did not.
    assert_eq!(one.turn["undo"], json!({ "free": false, "commands": 1 }));
    one.command(json!("note")).await.unwrap();
    assert_eq!(one.turn["undo"], json!({ "free": true, "commands": 1 }));
    assert_eq!(one.turn["restart"], json!({ "free": false, "commands": 4 }));

    // Time runs: nothing is offered and nothing is taken back.
    one.command(json!("no_undo")).await.unwrap();
    one.command(json!("note")).await.unwrap();
    for word in ["undo", "restart_turn"] {
        assert_eq!(one.request(kind(word)).await.unwrap_err()["code"], "no_undo");
    }
    assert_eq!((&one.turn["undo"], &one.turn["restart"]), (&Value::Null, &Value::Null));
    // Afterwards neither what was given then nor anything before it.
    one.command(json!("free_undo")).await.unwrap();
    assert_eq!(one.request(kind("undo")).await.unwrap_err()["code"], "no_undo");
    one.command(json!("note")).await.unwrap();
    assert_eq!(one.turn["undo"], json!({ "free": true, "commands": 1 }));
    assert!(one.turn["restart"].is_null());
    assert_eq!(one.request(kind("restart_turn")).await.unwrap_err()["code"], "no_undo");
    one.request(kind("undo")).await.unwrap();
    assert_eq!(one.view["notes"], 3);

    // What was asked ends with the next command.
    one.command(json!("ask_undo")).await.unwrap();
    one.command(json!("note")).await.unwrap();
    one.request(kind("undo")).await.unwrap();
    two.wait("the question", |two| !two.table["undo"].is_null()).await;
    one.command(json!("no_undo")).await.unwrap();
    two.wait("the end of the question", |two| two.table["undo"].is_null()).await;
    let late = two.request(json!({ "kind": "answer_undo", "agree": true })).await.unwrap_err();
    assert_eq!(late["code"], "wrong_moment");
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_alarm_ends_a_question_that_it_makes_pointless() {
    let dir = TempDir::new("curfew");
    let server = start(&dir).await;
    let (_, _, _, mut one, mut two) = vault_for_two(server.address()).await;
    // Long enough for the question to come before the alarm, however busy the machine is.
    let mut rung = None;
    for wait in [500, 4_000, 60_000] {
        let before = one.view["rung"].as_u64();
        one.command(json!("ask_undo")).await.unwrap();
        one.command(json!({ "curfew": wait })).await.unwrap();
        one.command(json!("note")).await.unwrap();
        if one.request(kind("undo")).await.is_ok() {
            rung = before;
            break;
        }
    }
    assert!(rung.is_some(), "the alarm came first every time");
    let notes = one.view["notes"].clone();
    two.wait("the alarm", |two| two.view["rung"].as_u64() > rung && two.table["undo"].is_null()).await;
    one.wait("the alarm", |one| one.table["undo"].is_null()).await;
    let question = two.received.iter().any(|text| text.contains("\"waiting\":[1]"));
    assert!(question && two.told("undo_asked"), "there was a question");
    let late = two.request(json!({ "kind": "answer_undo", "agree": true })).await.unwrap_err();
    assert_eq!(late["code"], "wrong_moment");
    assert_eq!(one.request(kind("undo")).await.unwrap_err()["code"], "no_undo");
    assert_eq!((&one.view["notes"], &one.turn["undo"]), (&notes, &Value::Null), "what was done is done");
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_does_not_turn_back_the_clock() {
    let dir = TempDir::new("forward");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 1, "start": true })).await;
    let mut one = ada.connect(&code).await;
    one.command(json!({ "alarm": 1000 })).await.unwrap();
    let set = one.view["moved"].as_u64().unwrap();
    one.command(json!({ "alarm": 60_000 })).await.unwrap();
    let before = one.until_game_time(set + 1200).await;
    assert_eq!(one.view["rung"], 0);
    // Without the second command the first alarm is due, so it rings, and everybody hears it.
    one.request(kind("undo")).await.unwrap();
    assert_eq!(one.view["rung"], 1);
    assert!(one.story.iter().any(|item| item["told"]["event"]["event"] == "rang"));
    assert!(one.game_time().await >= before);
    one.command(json!("note")).await.unwrap();
    assert!(one.view["moved"].as_u64().unwrap() >= before);
    let (moved, revision) = (one.view["moved"].clone(), one.revision);
    server.stop().await.unwrap();
    // The log says the same to another process.
    let server = start(&dir).await;
    let mut one = ada.at(server.address()).connect(&code).await;
    assert_eq!((&one.view["moved"], &one.view["rung"], one.revision), (&moved, &json!(1), revision));
    assert!(one.game_time().await >= before);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_are_away_are_asked_too() {
    let dir = TempDir::new("absent");
    let mut config = config(&dir);
    config.abandon_after = Duration::from_millis(100);
    config.undo_wait = Duration::from_secs(3600);
    let server = Server::start(config).await.unwrap();
    let (_, bob, code, mut one, two) = vault_for_two(server.address()).await;
    drop(two);
    one.command(json!("pass")).await.unwrap();
    one.wait("the bot's move", |one| one.view["passes"] == json!(2)).await;
    // A bot moved for Bob: Bob is asked, and until when is told.
    one.request(kind("undo")).await.unwrap();
    one.wait("the question", |one| one.table["undo"]["waiting"] == json!([1])).await;
    let deadline = one.table["undo"]["deadline"].as_u64().unwrap();
    assert!(deadline > one.table["created"].as_u64().unwrap() + 3_000_000);
    assert_eq!(one.view["passes"], 2);
    let mut two = bob.connect(&code).await;
    assert_eq!(two.table["undo"]["waiting"], json!([1]));
    two.request(json!({ "kind": "answer_undo", "agree": true })).await.unwrap();
    one.wait("the consent", |one| one.view["passes"] == json!(0)).await;
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_are_there_suffice_after_the_wait() {
    let dir = TempDir::new("wait");
    let mut config = config(&dir);
    config.abandon_after = Duration::from_millis(100);
    config.undo_wait = Duration::from_millis(300);
    let server = Server::start(config).await.unwrap();
    let (_, _, _, mut one, two) = vault_for_two(server.address()).await;
    drop(two);
    one.command(json!("pass")).await.unwrap();
    one.wait("the bot's move", |one| one.view["passes"] == json!(2)).await;
    one.request(kind("undo")).await.unwrap();
    one.wait("the undo", |one| one.view["passes"] == json!(0)).await;
    let waited = one.received.iter().any(|text| text.contains("\"waiting\":[1]"));
    assert!(waited && one.told("undo_asked") && one.told("undone"));
    server.stop().await.unwrap();
}
