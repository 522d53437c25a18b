//! Chairs of people who are away, and the colours of those who are there.

use crate::common::{Person, TempDir, config, kind, start, vault_for_two};
use serde_json::{Value, json};
use server::Server;
use std::time::Duration;

fn about(word: &str, seat: u8) -> Value {
    json!({ "kind": word, "seat": seat })
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_knows_who_is_away_and_when_a_bot_steps_in() {
    let dir = TempDir::new("away");
    let mut config = config(&dir);
    config.abandon_after = Duration::from_secs(3600);
    config.wait_longer = Duration::from_secs(2 * 3600);
    let server = Server::start(config).await.unwrap();
    let (_, bob, code, mut one, two) = vault_for_two(server.address()).await;
    assert!(one.table["chairs"][1]["away"].is_null());
    assert_eq!(
        one.request(about("wait_for", 1)).await.unwrap_err()["code"],
        "wrong_moment",
        "they are there"
    );
    drop(two);
    one.wait("the absence", |one| !one.table["chairs"][1]["away"].is_null()).await;
    let away = one.table["chairs"][1]["away"].clone();
    let (since, steps_in) = (away["since"].as_u64().unwrap(), away["bot_at"].as_u64().unwrap());
    assert_eq!(steps_in - since, 3_600_000);
    // Anybody with a chair can wait longer, and everybody hears of it.
    one.request(about("wait_for", 1)).await.unwrap();
    assert!(one.told("waited_for"));
    let later = one.table["chairs"][1]["away"]["bot_at"].as_u64().unwrap();
    assert!(later >= since + 2 * 3_600_000);
    assert_eq!(one.table["chairs"][1]["away"]["since"], since);
    let mut stranger = Person::new(server.address()).await.connect(&code).await;
    assert_eq!(stranger.table["chairs"][1]["away"]["bot_at"], later);
    assert_eq!(stranger.request(about("wait_for", 1)).await.unwrap_err()["code"], "no_chair");
    let _two = bob.connect(&code).await;
    one.wait("the return", |one| one.table["chairs"][1]["away"].is_null()).await;
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_steps_in_late_when_others_want_to_wait() {
    let dir = TempDir::new("wait-for");
    let mut config = config(&dir);
    config.abandon_after = Duration::from_millis(100);
    config.wait_longer = Duration::from_secs(3600);
    let server = Server::start(config).await.unwrap();
    let (_, _, _, mut one, two) = vault_for_two(server.address()).await;
    drop(two);
    one.wait("the absence", |one| !one.table["chairs"][1]["away"].is_null()).await;
    one.request(about("wait_for", 1)).await.unwrap();
    let began = one.game_time().await;
    one.command(json!("pass")).await.unwrap();
    // Three times as long as a bot would have taken to step in.
    one.until_game_time(began + 300).await;
    assert_eq!((&one.view["passes"], &one.table["chairs"][1]["bot"]), (&json!(1), &Value::Null));
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offered_chair_goes_to_somebody_who_looks_on() {
    let dir = TempDir::new("offered");
    let mut config = config(&dir);
    config.abandon_after = Duration::from_secs(3600);
    let server = Server::start(config).await.unwrap();
    let (_, bob, code, mut one, mut two) = vault_for_two(server.address()).await;
    let eve = Person::new(server.address()).await;
    let mut three = eve.connect(&code).await;
    assert_eq!(three.request(about("sit", 1)).await.unwrap_err()["code"], "wrong_moment");
    assert_eq!(one.request(about("offer", 1)).await.unwrap_err()["code"], "wrong_moment", "they are there");
    assert_eq!(two.request(about("offer", 0)).await.unwrap_err()["code"], "wrong_moment");
    drop(two);
    one.wait("the absence", |one| one.table["chairs"][1]["connected"] == json!(false)).await;
    assert_eq!(three.request(about("offer", 1)).await.unwrap_err()["code"], "no_chair");
    one.request(about("offer", 1)).await.unwrap();
    three.wait("the offer", |three| three.table["chairs"][1]["offered"] == json!(true)).await;
    three.request(about("sit", 1)).await.unwrap();
    three.wait("the chair", |three| three.you["seat"] == json!(1) && !three.view["secret"].is_null()).await;
    assert_eq!(three.table["chairs"][1]["offered"], json!(false));
    one.command(json!("pass")).await.unwrap();
    three.wait("the turn", |three| three.my_move()).await;
    three.command(json!("pass")).await.unwrap();
    // The chair is no longer Bob's, nor in his list.
    let mut two = bob.connect(&code).await;
    assert!(two.you["seat"].is_null() && two.view["secret"].is_null());
    assert_eq!(two.command(json!("pass")).await.unwrap_err()["code"], "no_chair");
    assert_eq!(bob.get("/api/tables").await.json()["tables"], json!([]));
    assert_eq!(eve.get("/api/tables").await.json()["tables"][0]["code"], code);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_late_takes_the_chair_of_a_bot() {
    let dir = TempDir::new("late");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 2, "bots": ["passer"], "start": true })).await;
    let mut one = ada.connect(&code).await;
    let mut three = Person::new(server.address()).await.connect(&code).await;
    assert_eq!(three.request(about("sit", 1)).await.unwrap_err()["code"], "wrong_moment");
    assert_eq!(three.request(about("offer", 1)).await.unwrap_err()["code"], "no_chair");
    one.request(about("offer", 1)).await.unwrap();
    assert_eq!(one.request(about("offer", 1)).await.unwrap_err()["code"], "wrong_moment", "once is enough");
    three.wait("the offer", |three| three.table["chairs"][1]["offered"] == json!(true)).await;
    three.request(about("sit", 1)).await.unwrap();
    three.wait("the chair", |three| three.you["seat"] == json!(1) && !three.view["secret"].is_null()).await;
    let chair = &three.table["chairs"][1];
    assert_eq!(
        (&chair["holder"], &chair["offered"], &chair["bot"]),
        (&json!("person"), &json!(false), &Value::Null)
    );
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_in_time_keeps_an_offered_chair() {
    let dir = TempDir::new("offer-ends");
    let server = start(&dir).await;
    let (_, bob, code, mut one, two) = vault_for_two(server.address()).await;
    let mut three = Person::new(server.address()).await.connect(&code).await;
    drop(two);
    one.wait("the absence", |one| one.table["chairs"][1]["connected"] == json!(false)).await;
    one.request(about("offer", 1)).await.unwrap();
    let two = bob.connect(&code).await;
    assert_eq!((&two.you["seat"], &two.table["chairs"][1]["offered"]), (&json!(1), &json!(false)));
    assert_eq!(three.request(about("sit", 1)).await.unwrap_err()["code"], "wrong_moment");
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_has_a_colour_of_their_own_everywhere() {
    let dir = TempDir::new("colours");
    let server = start(&dir).await;
    let (ada, bob) = (Person::new(server.address()).await, Person::new(server.address()).await);
    let code = ada.table(json!({ "game": "vault", "seats": 3, "bots": ["passer"] })).await;
    let (mut one, mut two) = (ada.connect(&code).await, bob.connect(&code).await);
    let choose = |colour: &str| json!({ "kind": "colour", "colour": colour });
    assert!(one.table["chairs"][0]["colour"].is_null(), "the game's own choice");
    assert_eq!(two.request(choose("red")).await.unwrap_err()["code"], "no_chair");
    two.request(json!({ "kind": "sit", "seat": 1 })).await.unwrap();
    one.request(choose("violet")).await.unwrap();
    assert_eq!(two.request(choose("violet")).await.unwrap_err()["code"], "colour_taken");
    one.request(choose("violet")).await.unwrap();
    two.request(choose("orange")).await.unwrap();
    two.request(choose("cyan")).await.unwrap();
    two.send(json!({ "type": "do", "id": "pink", "action": choose("pink") })).await;
    assert_eq!(two.until("error").await["code"], "bad_message");
    two.request(json!({ "kind": "ready", "ready": true })).await.unwrap();
    one.request(kind("start")).await.unwrap();
    assert_eq!(one.request(choose("red")).await.unwrap_err()["code"], "wrong_moment");
    // A restart, the list, the replay and the next table show the same.
    server.stop().await.unwrap();
    let server = start(&dir).await;
    let (ada, bob) = (ada.at(server.address()), bob.at(server.address()));
    let (mut one, two) = (ada.connect(&code).await, bob.connect(&code).await);
    let colours = |chairs: &Value| -> Vec<Value> {
        chairs.as_array().unwrap().iter().map(|chair| chair["colour"].clone()).collect()
    };
    let chosen = vec![json!("violet"), json!("cyan"), Value::Null];
    assert_eq!(colours(&two.table["chairs"]), chosen);
    assert_eq!(colours(&ada.get("/api/tables").await.json()["tables"][0]["chairs"]), chosen);
    one.command(json!("end")).await.unwrap();
    let replay = ada.get(&format!("/api/replays/{code}?viewer=spectator")).await.json();
    assert_eq!(colours(&replay["table"]["chairs"]), chosen);
    one.request(kind("rematch")).await.unwrap();
    let next = one.table["rematch"].as_str().unwrap().to_owned();
    assert_eq!(colours(&ada.connect(&next).await.table["chairs"]), chosen);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_colour_goes_with_its_person_to_another_chair() {
    let dir = TempDir::new("colour-moves");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 2 })).await;
    let mut one = ada.connect(&code).await;
    one.request(json!({ "kind": "colour", "colour": "green" })).await.unwrap();
    one.request(about("sit", 1)).await.unwrap();
    assert_eq!(one.table["chairs"][1]["colour"], "green");
    assert!(one.table["chairs"][0]["colour"].is_null());
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_against_bots_begins_at_once_and_one_with_people_invites_them() {
    let dir = TempDir::new("rematch");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code =
        ada.table(json!({ "game": "vault", "seats": 3, "bots": ["passer", "waiter"], "start": true })).await;
    let mut one = ada.connect(&code).await;
    one.command(json!("end")).await.unwrap();
    one.request(kind("rematch")).await.unwrap();
    let next = ada.connect(one.table["rematch"].as_str().unwrap()).await;
    assert_eq!((next.phase(), &next.you["seat"]), ("playing", &json!(0)));
    let bots: Vec<&Value> =
        next.table["chairs"].as_array().unwrap().iter().map(|chair| &chair["bot"]).collect();
    assert_eq!(bots, [&Value::Null, &json!("passer"), &json!("waiter")]);

    let (_, bob, _, mut one, _two) = vault_for_two(server.address()).await;
    one.command(json!("end")).await.unwrap();
    one.request(kind("rematch")).await.unwrap();
    let next = bob.connect(one.table["rematch"].as_str().unwrap()).await;
    assert_eq!((next.phase(), &next.you["seat"]), ("waiting", &json!(1)));
    server.stop().await.unwrap();
}
