//! Nobody receives a byte that tells what they may not know.

use crate::common::{Client, Person, TempDir, start};
use serde_json::{Value, json};

/// Visits every value of a document with its key.
fn walk(value: &Value, visit: &mut impl FnMut(&str, &Value)) {
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                visit(key, value);
                walk(value, visit);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| walk(value, visit)),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opponent_and_an_onlooker_never_receive_a_secret_word() {
    let dir = TempDir::new("secrets");
    let server = start(&dir).await;
    let address = server.address();
    let (ada, bob, eve) =
        (Person::new(address).await, Person::new(address).await, Person::new(address).await);
    let code = ada.table(json!({ "game": "vault", "seats": 2 })).await;
    let (mut one, mut two, mut onlooker) =
        (ada.connect(&code).await, bob.connect(&code).await, eve.connect(&code).await);
    let screen = json!({ "type": "hello", "protocol": 1, "table": code, "spectate": true });
    let mut screen = ada.hello(screen).await;
    two.request(json!({ "kind": "sit", "seat": 1 })).await.unwrap();
    two.request(json!({ "kind": "ready", "ready": true })).await.unwrap();
    one.request(json!({ "kind": "start" })).await.unwrap();
    for _ in 0..3 {
        for command in ["note", "peek", "roll", "pass"] {
            one.command(json!(command)).await.unwrap();
        }
        two.wait("the turn", |two| two.my_move()).await;
        for command in ["peek", "note", "pass"] {
            two.command(json!(command)).await.unwrap();
        }
        one.wait("the turn", |one| one.my_move()).await;
    }
    // Taking back, refusals, previews, resuming: every way to make the server speak.
    one.command(json!("peek")).await.unwrap();
    one.request(json!({ "kind": "undo" })).await.unwrap();
    two.wait("the question", |two| !two.table["undo"].is_null()).await;
    two.request(json!({ "kind": "answer_undo", "agree": true })).await.unwrap();
    let _ = two.command(json!("peek")).await.unwrap_err();
    two.send(json!({ "type": "preview", "id": "p", "command": "peek" })).await;
    two.until("preview").await;
    onlooker.wait("the undo", |onlooker| onlooker.told("undone")).await;
    screen.wait("the undo", |screen| screen.told("undone")).await;
    onlooker.send(json!({ "type": "story", "before": 1_000_000 })).await;
    onlooker.until("story").await;
    let again = bob.hello(json!({ "type": "hello", "protocol": 1, "table": code, "resume": 1 })).await;
    let mut overheard: Vec<String> = Vec::new();
    for path in [
        format!("/api/tables/{code}"),
        format!("/api/replays/{code}"),
        format!("/api/replays/{code}?viewer=0"),
        format!("/api/replays/{code}/record"),
        "/api/tables".to_owned(),
        "/metrics".to_owned(),
    ] {
        overheard.push(bob.get(&path).await.text());
    }
    assert_eq!(bob.get(&format!("/api/replays/{code}?viewer=0")).await.status, 403);
    assert_eq!(bob.get(&format!("/api/replays/{code}/record")).await.status, 403);
    let sent = |client: &Client| client.received.join("\n");
    assert!(sent(&one).contains("SECRET-0-") && !sent(&one).contains("SECRET-1-"));
    assert!(sent(&two).contains("SECRET-1-") && !sent(&two).contains("SECRET-0-"));
    assert!(!sent(&again).contains("SECRET-0-"));
    assert!(!sent(&onlooker).contains("SECRET-") && !sent(&screen).contains("SECRET-"));
    assert!(overheard.iter().all(|text| !text.contains("SECRET-")));

    // A rule that fails says what is hidden; nobody hears it.
    let known = one.received.len();
    let _ = one.command(json!("panic")).await;
    two.wait("the end", |two| two.phase() == "stopped").await;
    assert!(!two.received.join("\n").contains("SECRET-0-"));
    assert!(!one.received[known..].join("\n").contains("SECRET-1-"));
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_goals_and_the_seed_of_rocketmen_stay_with_their_owners() {
    let dir = TempDir::new("hands");
    let server = start(&dir).await;
    let address = server.address();
    let (ada, eve) = (Person::new(address).await, Person::new(address).await);
    let wanted =
        json!({ "game": "rocketmen", "seats": 2, "bots": ["random"], "start": true, "fast_bots": true });
    let code = ada.table(wanted).await;
    let mut one = ada.connect(&code).await;
    let mut onlooker = eve.connect(&code).await;
    let seat = one.you["seat"].as_u64().unwrap();
    crate::common::play_to_the_end(&mut one, 11).await;
    onlooker.wait("the end", |onlooker| onlooker.phase() == "over").await;
    let seed = one.table["seed"].as_str().unwrap().to_owned();

    for (client, own) in [(&one, Some(seat)), (&onlooker, None)] {
        let mut views = 0;
        let mut view = Value::Null;
        for text in &client.received {
            let message: Value = serde_json::from_str(text).unwrap();
            let over = message["table"]["phase"] == "over" || view["phase"] == "over";
            if let Some(whole) = message.get("view") {
                view = whole.clone();
            }
            if let Some(patch) = message.get("patch") {
                let patch: json_patch::Patch = serde_json::from_value(patch.clone()).unwrap();
                json_patch::patch(&mut view, &patch).unwrap();
            }
            let over = over || view["phase"] == "over";
            for (index, player) in view["players"].as_array().into_iter().flatten().enumerate() {
                let mine = own == Some(index as u64);
                assert_eq!(player["hand"].is_array(), mine, "a hand: {text}");
                assert!(mine || over || player["goals"].is_null(), "goals: {text}");
                views += 1;
            }
            walk(&message, &mut |_, value| {
                if value["event"] == "drew_cards" {
                    assert_eq!(value["seat"].as_u64(), own, "drawn cards: {text}");
                }
            });
            assert!(over || !text.contains(&seed), "the seed: {text}");
            // A patch must not name a hand that is not one's own, not even in passing.
            for step in message["patch"].as_array().into_iter().flatten() {
                let path = step["path"].as_str().unwrap();
                let mut parts = path.split('/').skip(1);
                if parts.next() == Some("players")
                    && let Some(player) = parts.next()
                    && parts.next() == Some("hand")
                {
                    assert_eq!(player.parse().ok(), own, "{path}");
                }
            }
        }
        assert!(views > 100, "{views}");
    }
    server.stop().await.unwrap();
}
