//! A chair moves to another device with a secret that is good once, and lists forget what one does not want to see.

use crate::common::{Person, TempDir, config, start, vault_for_two};
use serde_json::{Value, json};
use server::limits::Pace;
use server::{Config, Limits, Server};
use sqlx::any::AnyPoolOptions;
use std::time::Duration;

async fn secret_of(person: &Person, code: &str) -> String {
    let answer = person.post(&format!("/api/tables/{code}/handover"), json!({})).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()["secret"].as_str().unwrap().to_owned()
}

async fn take(person: &Person, code: &str, secret: &str) -> (u16, Value) {
    let answer = person.post(&format!("/api/tables/{code}/chair"), json!({ "secret": secret })).await;
    (answer.status, answer.json())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chair_moves_to_another_device() {
    let dir = TempDir::new("handover");
    let server = start(&dir).await;
    let (ada, _, code, mut one, mut two) = vault_for_two(server.address()).await;
    let phone = Person::new(server.address()).await;
    let mut small = phone.connect(&code).await;
    assert!(small.you["seat"].is_null());
    let secret = secret_of(&ada, &code).await;
    let (status, shown) = take(&phone, &code, &secret).await;
    assert_eq!((status, &shown["seat"]), (200, &json!(0)));
    // The phone sees the hand at once and plays; the other device looks on. The host's rights go along.
    small.wait("the chair", |small| small.you["seat"] == json!(0) && !small.view["secret"].is_null()).await;
    assert_eq!(small.you["host"], json!(true));
    one.wait("looking on", |one| one.you["seat"].is_null() && one.view["secret"].is_null()).await;
    assert_eq!(one.command(json!("note")).await.unwrap_err()["code"], "no_chair");
    small.command(json!("note")).await.unwrap();
    two.wait("the story", |two| two.told("moved")).await;
    assert_eq!(phone.get("/api/tables").await.json()["tables"][0]["code"], code);
    assert_eq!(ada.get("/api/tables").await.json()["tables"], json!([]));
    // It stays so after a restart, and can move back.
    server.stop().await.unwrap();
    let server = start(&dir).await;
    let (ada, phone) = (ada.at(server.address()), phone.at(server.address()));
    assert_eq!(phone.connect(&code).await.you["seat"], 0);
    let back = secret_of(&phone, &code).await;
    assert_eq!(take(&ada, &code, &back).await.0, 200);
    assert_eq!(ada.connect(&code).await.you["seat"], 0);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_is_good_once_for_its_table_and_only_the_latest() {
    let dir = TempDir::new("handover-misuse");
    let server = start(&dir).await;
    let (ada, bob, code, _one, _two) = vault_for_two(server.address()).await;
    let [phone, thief] = [Person::new(server.address()).await, Person::new(server.address()).await];
    // Nobody without a chair gets one.
    let refused = thief.post(&format!("/api/tables/{code}/handover"), json!({})).await;
    assert_eq!(refused.status, 403);
    let older = secret_of(&ada, &code).await;
    let secret = secret_of(&ada, &code).await;
    assert_eq!(take(&thief, &code, &older).await.0, 404, "a later one ended it");
    let elsewhere = bob.table(json!({ "game": "vault", "seats": 2 })).await;
    assert_eq!(take(&thief, &elsewhere, &secret).await.0, 404, "another table");
    assert_eq!(take(&thief, &code, &"0".repeat(64)).await.0, 404);
    assert_eq!(take(&thief, &code, "").await.0, 404);
    assert_eq!(take(&thief, &code, "short").await.0, 404);
    assert_eq!(take(&bob, &code, &secret).await.0, 409, "somebody who sits here already");
    assert_eq!(take(&phone, &code, &secret).await.0, 200);
    assert_eq!(take(&thief, &code, &secret).await.0, 404, "used up");
    assert!(thief.connect(&code).await.you["seat"].is_null());
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_come_at_once_one_gets_the_chair() {
    let dir = TempDir::new("handover-race");
    let server = start(&dir).await;
    let (ada, _, code, _one, _two) = vault_for_two(server.address()).await;
    let secret = secret_of(&ada, &code).await;
    let mut tries = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let (address, code, secret) = (server.address(), code.clone(), secret.clone());
        tries.spawn(async move { take(&Person::new(address).await, &code, &secret).await.0 });
    }
    let mut fates = tries.join_all().await;
    fates.sort_unstable();
    assert_eq!(fates, [200, 404, 404, 404, 404, 404, 404, 404]);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_ends_and_is_nowhere_to_be_read() {
    let dir = TempDir::new("handover-ends");
    let server = Server::start(Config { handover: Duration::ZERO, ..config(&dir) }).await.unwrap();
    let (ada, _, code, one, two) = vault_for_two(server.address()).await;
    let secret = secret_of(&ada, &code).await;
    let phone = Person::new(server.address()).await;
    assert_eq!(take(&phone, &code, &secret).await.0, 404, "it was good for no time at all");
    assert!(one.received.iter().chain(&two.received).all(|text| !text.contains(&secret)));
    server.stop().await.unwrap();
    sqlx::any::install_default_drivers();
    let pool = AnyPoolOptions::new().connect(&dir.sqlite()).await.unwrap();
    let hashes: Vec<String> =
        sqlx::query_scalar("SELECT hash FROM handovers").fetch_all(&pool).await.unwrap();
    pool.close().await;
    assert!(hashes.len() == 1 && hashes[0] != secret, "only its hash is stored");
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_secrets_are_counted_like_wrong_codes() {
    let dir = TempDir::new("handover-guess");
    let limits = Limits { guesses: Pace::new(2.0, 0.001), ..Limits::default() };
    let server = Server::start(Config { limits, ..config(&dir) }).await.unwrap();
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 2 })).await;
    let thief = Person::new(server.address()).await;
    let mut fates = Vec::new();
    for _ in 0..3 {
        fates.push(take(&thief, &code, &"0".repeat(64)).await.0);
    }
    assert_eq!(fates, [404, 404, 429]);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_be_taken_out_of_ones_lists() {
    let dir = TempDir::new("hidden");
    let server = start(&dir).await;
    let (ada, bob) = (Person::new(server.address()).await, Person::new(server.address()).await);
    let code = ada.table(json!({ "game": "vault", "seats": 2 })).await;
    let mut two = bob.connect(&code).await;
    two.request(json!({ "kind": "sit", "seat": 1 })).await.unwrap();
    let listed = async |person: &Person| {
        let tables = person.get("/api/tables").await.json();
        tables["tables"].as_array().unwrap().iter().any(|table| table["code"] == code)
    };
    assert!(listed(&ada).await && listed(&bob).await);
    assert_eq!(bob.post(&format!("/api/tables/{code}/hide"), json!({})).await.status, 204);
    assert!(listed(&ada).await && !listed(&bob).await);
    // The chair stays Bob's; sitting down again brings the table back.
    assert_eq!(bob.connect(&code).await.you["seat"], 1);
    two.request(json!({ "kind": "stand" })).await.unwrap();
    two.request(json!({ "kind": "sit", "seat": 1 })).await.unwrap();
    assert!(listed(&bob).await);
    assert_eq!(bob.post("/api/tables/NOSUCH/hide", json!({})).await.status, 404);
    server.stop().await.unwrap();
}
