//! Tables that are opened with a file: a track, cards, numbers of one's own.

use crate::common::{Person, TempDir, play_to_the_end, start};
use rocketmen::Rocketmen;
use serde_json::{Value, json};
use table::Record;

/// Rocketmen that is over after two rounds.
const SHORT: &str = r#"
game = "rocketmen"

[constants]
hand = 6
display = 6
placement = 10
tokens = 6
token_vp = 1
goals = 2
variants = 2
battle_missions = 4
rounds = 2
thresholds = [23, 21, 18]
surcharge = [{ from = 5, money = 10 }]
success = [2, 5, 6, 4, 1]
"#;

/// Rocketmen with three things wrong.
const FAULTY: &str = r#"
game = "rocketmen"

[[variant]]
id = "second-chance"
rule = { kind = "keep-on-failure", cards = 200 }

[[goal]]
id = "second-chance"
tasks = []
"#;

/// A track for Space Alert.
const TRACK: &str = r#"
game = "space-alert"

[[track]]
id = "harbour-lights"
level = "mission"
phases = [
  { phase = 1, turns = [1, 3], start = 0, end = 230 },
  { phase = 2, turns = [4, 7], start = 230, end = 450 },
  { phase = 3, turns = [8, 12], start = 450, end = 600 },
]
events = [
  { t = 10, type = "threat", confirmed = true, turn = 2, severity = "serious", kind = "external", zone = "white" },
  { t = 100, type = "incoming_data" },
]
"#;

fn rounds(catalogue: &Value) -> &Value {
    &catalogue["board"]["constants"]["rounds"]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_opened_with_a_file_plays_by_it_and_so_does_everything_after_it() {
    let dir = TempDir::new("content");
    let server = start(&dir).await;
    let (ada, bob) = (Person::new(server.address()).await, Person::new(server.address()).await);
    let code = ada
        .table(json!({ "game": "rocketmen", "seats": 2, "bots": ["random"], "fast_bots": true, "content": SHORT }))
        .await;

    // Bob sees what it is before he sits down, and may read it.
    let seen = json!({ "holds": { "key": "rocketmen-content-holds" }, "bytes": SHORT.len() });
    let before = bob.get(&format!("/api/tables/{code}")).await.json();
    assert_eq!(before["content"]["bytes"], seen["bytes"]);
    assert_eq!(before["content"]["holds"]["key"], seen["holds"]["key"]);
    let looking = bob.connect(&code).await;
    assert_eq!(looking.table["content"], before["content"]);
    assert!(looking.told("content_brought"));
    let text = bob.get(&format!("/api/tables/{code}/content")).await;
    assert_eq!((text.status, text.text().as_str()), (200, SHORT));
    assert!(text.header("content-type").unwrap().starts_with("text/plain"));
    assert_eq!(bob.get("/api/tables/QQQQQQ/content").await.status, 404);

    let mut one = ada.connect(&code).await;
    one.request(json!({ "kind": "start" })).await.unwrap();
    one.wait("the game", |one| !one.view.is_null()).await;
    assert_eq!(rounds(&one.catalogue), &json!(2));
    // Nobody changes what is being played with.
    let late = ada.post(&format!("/api/tables/{code}/content"), json!({ "content": null })).await;
    assert_eq!((late.status, &late.json()["code"]), (409, &json!("conflict")));
    play_to_the_end(&mut one, 1).await;
    assert!(one.turn["round"].as_u64().unwrap() <= 3, "{}", one.turn);

    // After a restart, too.
    server.stop().await.unwrap();
    let server = start(&dir).await;
    let ada = ada.at(server.address());
    let mut one = ada.connect(&code).await;
    assert_eq!((one.phase(), &one.table["content"]), ("over", &before["content"]));

    let record = ada.get(&format!("/api/replays/{code}/record")).await;
    let record = Record::<Rocketmen>::import(&record.text()).unwrap();
    record.verify().unwrap();
    let replay = ada.get(&format!("/api/replays/{code}?viewer=0")).await.json();
    assert_eq!(rounds(&replay["catalogue"]), &json!(2));
    assert_eq!(replay["table"]["content"], before["content"]);

    let fork = ada
        .post(&format!("/api/replays/{code}/fork"), json!({ "step": 1, "seat": 0, "bot": "random" }))
        .await
        .json();
    let fork = fork["code"].as_str().unwrap();
    let forked = ada.connect(fork).await;
    assert_eq!((rounds(&forked.catalogue), &forked.table["content"]), (&json!(2), &before["content"]));
    assert_eq!(ada.get(&format!("/api/tables/{fork}/content")).await.text(), SHORT);

    one.request(json!({ "kind": "rematch" })).await.unwrap();
    one.wait("the rematch", |one| one.table["rematch"].is_string()).await;
    let rematch = one.table["rematch"].as_str().unwrap().to_owned();
    // Whoever plays alone plays again at once.
    let next = ada.connect(&rematch).await;
    assert_eq!(next.table["content"], before["content"]);
    assert_eq!(rounds(&next.catalogue), &json!(2));
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_brings_a_track_of_their_own_to_the_waiting_room() {
    let dir = TempDir::new("track");
    let server = start(&dir).await;
    let (ada, bob) = (Person::new(server.address()).await, Person::new(server.address()).await);
    let code = ada
        .table(json!({ "game": "space-alert", "seats": 4, "options": { "track": "own" }, "bots": ["random", "random"] }))
        .await;
    let (mut one, mut two) = (ada.connect(&code).await, bob.connect(&code).await);
    assert!(one.table["problem"].is_object() && one.table["content"].is_null());
    assert_eq!(ada.get(&format!("/api/tables/{code}/content")).await.status, 204);
    two.request(json!({ "kind": "sit", "seat": 1 })).await.unwrap();
    two.request(json!({ "kind": "ready", "ready": true })).await.unwrap();

    let path = format!("/api/tables/{code}/content");
    let bring = json!({ "content": TRACK });
    assert_eq!(bob.post(&path, bring.clone()).await.status, 403);
    let brought = ada.post(&path, bring.clone()).await;
    assert_eq!((brought.status, &brought.json()["content"]["bytes"]), (200, &json!(TRACK.len())));
    two.wait("the track", |two| two.table["content"].is_object() && two.table["problem"].is_null()).await;
    // Bob was ready for something else.
    assert_eq!(two.table["chairs"][1]["ready"], json!(false));

    assert_eq!(ada.post(&path, json!({ "content": null })).await.json()["content"], Value::Null);
    two.wait("the built-in content", |two| two.told("content_removed")).await;
    assert!(two.table["content"].is_null() && two.table["problem"].is_object());
    assert_eq!(ada.post(&path, bring).await.status, 200);
    two.request(json!({ "kind": "ready", "ready": true })).await.unwrap();
    one.request(json!({ "kind": "start" })).await.unwrap();
    one.wait("the mission", |one| !one.view.is_null()).await;
    assert_eq!(bob.get(&path).await.text(), TRACK);
    let replay = bob.get(&format!("/api/replays/{code}")).await;
    assert_eq!((replay.status, &replay.json()["table"]["content"]), (200, &one.table["content"]));
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_content_is_refused_with_everything_that_is_wrong_with_it() {
    let dir = TempDir::new("faults");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let faults = <Rocketmen as table::Game>::check_content(FAULTY).unwrap_err().len();
    assert!(faults > 1);
    let many = format!(
        "game = \"rocketmen\"\n{}",
        "[[variant]]\nid = \"?\"\nrule = { kind = \"free-abort\" }\n".repeat(50)
    );
    let code = ada.table(json!({ "game": "rocketmen", "seats": 1 })).await;
    for (text, told) in [(FAULTY, faults), ("this is not TOML", 1), (&many, 20)] {
        for (path, body) in [
            ("/api/games/rocketmen/content".to_owned(), json!({ "content": text })),
            (format!("/api/tables/{code}/content"), json!({ "content": text })),
            ("/api/tables".to_owned(), json!({ "game": "rocketmen", "seats": 1, "content": text })),
        ] {
            let refused = ada.post(&path, body).await;
            let error = refused.json();
            assert_eq!((refused.status, &error["code"]), (400, &json!("bad_content")), "{path}: {error}");
            assert_eq!(error["phrase"]["key"], "api-error-bad-content");
            assert_eq!(error["faults"].as_array().unwrap().len(), told, "{path}: {error}");
        }
    }
    assert_eq!(ada.connect(&code).await.table["content"], Value::Null);
    // A good file is described without a table; a game without content of its own says so.
    let good = ada.post("/api/games/rocketmen/content", json!({ "content": SHORT })).await;
    assert_eq!((good.status, &good.json()["holds"]["key"]), (200, &json!("rocketmen-content-holds")));
    let none = ada.post("/api/games/vault/content", json!({ "content": "" })).await;
    assert_eq!((none.status, &none.json()["faults"][0]["key"]), (400, &json!("setup-no-content")));
    assert_eq!(ada.post("/api/games/chess/content", json!({ "content": "" })).await.status, 404);
    assert_eq!(ada.post("/api/games/rocketmen/content", json!({ "content": null })).await.status, 400);
    let games = ada.get("/api/games").await.json();
    let takes = |id: &str| {
        games["games"].as_array().unwrap().iter().find(|game| game["id"] == id).unwrap()["content"].clone()
    };
    assert_eq!(
        [takes("rocketmen"), takes("space-alert"), takes("vault")],
        [json!(true), json!(true), json!(false)]
    );
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn content_that_is_too_large_is_refused_with_a_sentence_of_its_own() {
    let dir = TempDir::new("large");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let padded = |length: usize| format!("{SHORT}{}", "#".repeat(length - SHORT.len()));
    let most = 256 * 1024;
    let fits =
        ada.post("/api/tables", json!({ "game": "rocketmen", "seats": 1, "content": padded(most) })).await;
    assert_eq!(fits.status, 200, "{}", fits.text());
    for length in [most + 1, 4 * most] {
        for (path, body) in [
            ("/api/games/rocketmen/content", json!({ "content": padded(length) })),
            ("/api/tables", json!({ "game": "rocketmen", "seats": 1, "content": padded(length) })),
        ] {
            let refused = ada.post(path, body).await;
            assert_eq!(refused.status, 413, "{path} {length}");
            let sentence = json!({ "key": "api-error-too-large", "args": [["most", { "number": 256 }]] });
            assert_eq!(
                (&refused.json()["code"], &refused.json()["phrase"]),
                (&json!("too_large"), &sentence)
            );
        }
    }
    // Everything else that is posted is small.
    let refused = ada.post("/api/me", json!({ "name": "x".repeat(20_000) })).await;
    assert_eq!(
        (refused.status, &refused.json()["phrase"]["args"]),
        (413, &json!([["most", { "number": 16 }]]))
    );
    server.stop().await.unwrap();
}
