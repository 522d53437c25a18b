//! Whole games over the wire.

use crate::common::{Person, TempDir, play_to_the_end, start};
use rocketmen::Rocketmen;
use serde_json::json;
use table::Record;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_bot_play_a_whole_game_and_everything_after_it_works() {
    let dir = TempDir::new("play");
    let server = start(&dir).await;
    let (ada, bob) = (Person::new(server.address()).await, Person::new(server.address()).await);
    let made = ada
        .post(
            "/api/tables",
            json!({ "game": "rocketmen", "seats": 3, "bots": ["random"], "name": "Ada", "fast_bots": true }),
        )
        .await;
    let made = made.json();
    let (code, link) = (made["code"].as_str().unwrap(), made["link"].as_str().unwrap());

    let mut one = ada.connect(code).await;
    assert_eq!((one.phase(), &one.you["seat"], &one.you["host"]), ("waiting", &json!(0), &json!(true)));
    let mut two = bob.connect(&code.to_lowercase()).await;
    assert!(two.you["seat"].is_null() && two.you["link"].is_null());
    assert_eq!(two.request(json!({ "kind": "start" })).await.unwrap_err()["code"], "not_host");
    two.request(json!({ "kind": "rename", "name": "Bob" })).await.unwrap();
    assert_eq!(two.request(json!({ "kind": "sit", "seat": 0 })).await.unwrap_err()["code"], "chair_taken");
    two.request(json!({ "kind": "sit", "seat": 1 })).await.unwrap();
    two.wait("the chair", |two| two.you["seat"] == json!(1)).await;
    assert_eq!(two.you["link"], link);
    assert_eq!(one.request(json!({ "kind": "start" })).await.unwrap_err()["code"], "not_ready");
    two.request(json!({ "kind": "ready", "ready": true })).await.unwrap();
    one.request(json!({ "kind": "start" })).await.unwrap();
    one.wait("the game", |one| !one.view.is_null()).await;
    two.wait("the game", |two| !two.view.is_null()).await;
    assert!(one.catalogue.is_object() && two.catalogue.is_object());
    let commitment = one.table["commitment"].clone();
    assert!(one.table["seed"].is_null());

    let (first, second) = tokio::join!(play_to_the_end(&mut one, 1), play_to_the_end(&mut two, 2));
    assert!(first > 5 && second > 5);
    assert_eq!(one.table["outcome"], two.table["outcome"]);
    assert!(one.told("over"));

    // What the patches left is what a fresh connection sees.
    let again = ada.connect(code).await;
    assert_eq!(again.view, one.view);
    assert_eq!(again.table["chairs"][1]["name"], "Bob");

    // The record proves that the dice were those promised.
    let record = ada.get(&format!("/api/replays/{code}/record")).await;
    assert_eq!(record.status, 200);
    let record = Record::<Rocketmen>::import(&record.text()).unwrap();
    record.verify().unwrap();
    assert_eq!(record.header.commitment, commitment);
    assert_eq!(record.closing.seed.to_hex(), one.table["seed"].as_str().unwrap());
    assert_eq!(record.header.seats[0].name, "Ada");

    // The replay leads, patch by patch, to the same view.
    let replay = bob.get(&format!("/api/replays/{code}?viewer=1")).await.json();
    let mut view = replay["view"].clone();
    for step in replay["steps"].as_array().unwrap() {
        let patch: json_patch::Patch = serde_json::from_value(step["patch"].clone()).unwrap();
        json_patch::patch(&mut view, &patch).unwrap();
    }
    assert_eq!(view, two.view);
    assert_eq!(replay["steps"].as_array().unwrap().len(), record.entries.len());
    let listed = bob.get("/api/replays").await.json();
    assert_eq!(listed["replays"][0]["code"], code);
    assert_eq!(bob.get("/api/tables").await.json()["tables"], json!([]));

    // Playing on from the middle.
    let middle = record.entries.len() / 2;
    let fork = bob.post(&format!("/api/replays/{code}/fork"), json!({ "step": middle, "seat": 1 })).await;
    assert_eq!(fork.status, 200, "{}", fork.text());
    let mut forked = bob.connect(fork.json()["code"].as_str().unwrap()).await;
    assert_eq!((forked.phase(), &forked.turn["step"]), ("playing", &json!(middle)));
    assert_eq!(forked.table["fork"], json!({ "code": code, "step": middle }));
    forked.request(json!({ "kind": "fast_bots", "fast": true })).await.unwrap();
    play_to_the_end(&mut forked, 3).await;

    // The same chairs once more.
    two.request(json!({ "kind": "rematch" })).await.unwrap();
    one.wait("the rematch", |one| one.table["rematch"].is_string()).await;
    let rematch = one.table["rematch"].as_str().unwrap().to_owned();
    let next = ada.connect(&rematch).await;
    assert_eq!((&next.you["seat"], next.phase()), (&json!(0), "waiting"));
    assert_eq!(next.table["chairs"][2]["bot"], "random");
    assert_ne!(next.table["commitment"], commitment);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn play_now_is_one_request_and_solitaire_needs_nobody() {
    let dir = TempDir::new("solo");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let wanted =
        json!({ "game": "rocketmen", "seats": 1, "options": { "difficulty": "easy" }, "start": true });
    let code = ada.table(wanted).await;
    let mut client = ada.connect(&code).await;
    assert_eq!(client.phase(), "playing");
    let mine = ada.get("/api/tables").await.json();
    assert_eq!((&mine["tables"][0]["code"], &mine["tables"][0]["your_move"]), (&json!(code), &json!(true)));
    play_to_the_end(&mut client, 5).await;
    server.stop().await.unwrap();
}
