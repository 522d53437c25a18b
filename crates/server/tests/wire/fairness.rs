//! Nobody starves anybody: connections that say nothing, guesses, piles of bots, talkers, and bots that think for ever.

use crate::common::vault::{BETTER, LATE, ONE_SLOW, PILE, SLOW_AND_QUICK, SLOWER_AND_SLOWER};
use crate::common::{Client, Person, TempDir, config, eventually, raw, start};
use futures_util::SinkExt as _;
use serde_json::{Value, json};
use server::hosted::Host;
use server::limits::{Limits, Pace};
use server::{Config, Games, Server};
use sha2::Digest as _;
use std::net::SocketAddr;
use tokio::io::AsyncReadExt as _;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

fn strict(dir: &TempDir, limits: Limits) -> Config {
    let mut config = config(dir);
    config.limits = limits;
    config
}

/// A figure of the server.
fn figure(server: &Server, name: &str) -> u64 {
    let text = server.metrics();
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("cosmodrome_{name} ")));
    line.unwrap_or_else(|| panic!("{name} is no figure")).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_say_nothing_count_for_their_address() {
    let dir = TempDir::new("half-open");
    let server = Server::start(strict(&dir, Limits { streams: 4, ..Limits::default() })).await.unwrap();
    let mut silent = Vec::new();
    for _ in 0..10 {
        silent.push(TcpStream::connect(server.address()).await.unwrap());
    }
    eventually("too many are turned away", async || figure(&server, "dropped_many") >= 6).await;
    let mut closed = 0;
    for stream in &mut silent {
        let mut byte = [0];
        // Those that were turned away end; the others would say nothing for longer than anybody waits here.
        let read = tokio::time::timeout(std::time::Duration::from_millis(200), stream.read(&mut byte)).await;
        closed += usize::from(read.is_ok());
    }
    assert_eq!(closed, 6);
    drop(silent);
    eventually("an answer", async || answers(server.address(), "/api/me").await == Some(200)).await;
    server.stop().await.unwrap();
}

/// The status of an answer, if there is one.
async fn answers(address: SocketAddr, path: &str) -> Option<u16> {
    use tokio::io::AsyncWriteExt as _;
    let mut stream = TcpStream::connect(address).await.ok()?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut text = Vec::new();
    let _ = stream.read_to_end(&mut text).await;
    String::from_utf8_lossy(&text).split(' ').nth(1)?.parse().ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_watches_the_server_is_answered_when_there_is_no_room_for_anybody_else() {
    let dir = TempDir::new("no-room");
    let mut config = config(&dir);
    config.most_connections = 3;
    let server = Server::start(config).await.unwrap();
    let mut silent = Vec::new();
    for _ in 0..3 {
        silent.push(TcpStream::connect(server.address()).await.unwrap());
    }
    // The three are taken in the order in which they came.
    assert_eq!(answers(server.address(), "/readyz").await, Some(200));
    assert_eq!(answers(server.address(), "/metrics").await, Some(200));
    assert_eq!(answers(server.address(), "/api/me").await, Some(503));
    drop(silent);
    eventually("room again", async || answers(server.address(), "/api/me").await == Some(200)).await;
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_codes_lock_out_guessing_and_nobody_who_sits_there() {
    let dir = TempDir::new("guesses");
    let limits = Limits { guesses: Pace::new(12.0, 0.0), ..Limits::default() };
    let server = Server::start(strict(&dir, limits)).await.unwrap();
    let ada = Person::new(server.address()).await;
    let made = ada.post("/api/tables", json!({ "game": "vault", "seats": 2 })).await.json();
    let (code, link) = (made["code"].as_str().unwrap(), made["link"].as_str().unwrap());
    // What is right does not count, however often.
    for _ in 0..20 {
        assert_eq!(ada.get(&format!("/api/tables/{code}")).await.status, 200);
    }
    let eve = Person::new(server.address()).await;
    let mut guesses = JoinSet::new();
    for number in 0..60 {
        let eve = eve.clone();
        guesses.spawn(async move { eve.get(&format!("/api/tables/QQQQ{number:02}")).await.status });
    }
    let answers = guesses.join_all().await;
    assert_eq!(answers.iter().filter(|status| **status == 404).count(), 12, "exactly twelve pass");
    assert_eq!(answers.iter().filter(|status| **status == 429).count(), 48);
    // From the same address: whoever sits there goes on, whoever has the link comes in, whoever guesses does not.
    assert_eq!(ada.get(&format!("/api/tables/{code}")).await.status, 200);
    let mut one = ada.connect(code).await;
    one.request(json!({ "kind": "chat", "text": "still here" })).await.unwrap();
    assert_eq!(eve.get(&format!("/api/tables/{link}")).await.status, 200);
    assert_eq!(eve.get(&format!("/api/tables/{code}")).await.status, 429);
    let mut late = Client::open(server.address(), Some(&eve.cookie)).await;
    late.send(json!({ "type": "hello", "protocol": 1, "table": code })).await;
    assert_eq!(late.until("goodbye").await["reason"], "too_fast");
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_talker_is_slowed_down() {
    let dir = TempDir::new("talker");
    let limits = Limits { chat: Pace::new(3.0, 0.0), ..Limits::default() };
    let server = Server::start(strict(&dir, limits)).await.unwrap();
    let (ada, bob) = (Person::new(server.address()).await, Person::new(server.address()).await);
    let code = ada.table(json!({ "game": "vault", "seats": 2 })).await;
    let (mut one, mut two) = (ada.connect(&code).await, bob.connect(&code).await);
    let chat = json!({ "kind": "chat", "text": "again" });
    for _ in 0..3 {
        one.request(chat.clone()).await.unwrap();
    }
    assert_eq!(one.request(chat.clone()).await.unwrap_err()["code"], "too_fast");
    // Another connection of the same person is the same person; somebody else is not.
    let mut other = ada.connect(&code).await;
    assert_eq!(other.request(chat.clone()).await.unwrap_err()["code"], "too_fast");
    two.request(chat).await.unwrap();
    one.request(json!({ "kind": "fast_bots", "fast": true })).await.unwrap();
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_cookies_that_the_server_made_are_anybody() {
    let dir = TempDir::new("issued");
    let server = start(&dir).await;
    let address = server.address();
    let forged = Person { address, cookie: format!("cosmodrome={}", "ab".repeat(32)) };
    assert!(forged.get("/api/me").await.header("set-cookie").is_some(), "it is replaced");
    let ada = Person::new(address).await;
    assert!(ada.get("/api/me").await.header("set-cookie").is_none());
    server.stop().await.unwrap();
    // A cookie from before they could be told apart is known by the chair or the name it has.
    let mut disk = crate::storage::connect(&dir.sqlite()).await;
    let old = "00".repeat(32);
    let hash = sha2::Sha256::digest(old.as_bytes());
    let key = hash.iter().fold("p".to_owned(), |key, byte| format!("{key}{byte:02x}"));
    sqlx::query("INSERT INTO people (key, name) VALUES ($1, 'Old')")
        .bind(key)
        .execute(&mut disk)
        .await
        .unwrap();
    let server = start(&dir).await;
    let answer =
        Person { address: server.address(), cookie: format!("cosmodrome={old}") }.get("/api/me").await;
    assert!(answer.header("set-cookie").is_none());
    assert_eq!(answer.json()["name"], "Old");
    let ada = ada.at(server.address());
    assert!(ada.get("/api/me").await.header("set-cookie").is_none(), "a restart forgets nobody");
    server.stop().await.unwrap();
}

/// A table of somebody who comes from an address, with a bot that is to move.
async fn table_with_bot(server: &Server, from: &str, bot: &str) -> Client {
    let person = Person::new(server.address()).await;
    let code = person.table(json!({ "game": "vault", "seats": 2, "bots": [bot], "start": true })).await;
    let mut client = Client::open_from(server.address(), Some(&person.cookie), Some(from)).await;
    client.send(json!({ "type": "hello", "protocol": 1, "table": code })).await;
    client.until("welcome").await;
    client.command(json!("pass")).await.unwrap();
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn sixty_tables_of_thinkers_do_not_keep_a_strangers_bot_waiting() {
    let dir = TempDir::new("pile");
    let mut config = config(&dir);
    config.games = Games::default().with(Host::new(SLOW_AND_QUICK));
    config.behind_proxy = true;
    let server = Server::start(config).await.unwrap();
    let mut pile = Vec::new();
    for _ in 0..60 {
        // A dreamer thinks until it is woken, and nobody wakes it.
        pile.push(table_with_bot(&server, "10.0.0.1", "dreamer").await);
    }
    eventually("they think", async || PILE.asked() > 0).await;
    let mut stranger = table_with_bot(&server, "10.0.0.2", "passer").await;
    stranger.wait("the stranger's bot", |stranger| stranger.view["passes"] == json!(2)).await;
    PILE.wake();
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_thinks_for_too_long_does_the_first_thing_worth_doing() {
    let dir = TempDir::new("late-bot");
    let mut config = config(&dir);
    config.games = Games::default().with(Host::new(ONE_SLOW));
    config.bot_deadline = std::time::Duration::from_millis(200);
    let server = Server::start(config).await.unwrap();
    let mut one = table_with_bot(&server, "10.0.0.1", "dreamer").await;
    one.wait("a move in its place", |one| one.view["notes"].as_u64().unwrap() >= 2).await;
    assert!(figure(&server, "late_bots") >= 2);
    LATE.wake();
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_thinks_for_too_long_plays_the_best_it_has() {
    let dir = TempDir::new("late-and-quick");
    let mut config = config(&dir);
    config.games = Games::default().with(Host::new(SLOWER_AND_SLOWER));
    config.behind_proxy = true;
    config.bot_deadline = std::time::Duration::from_millis(500);
    let server = Server::start(config).await.unwrap();
    // The first thing worth doing would be a note; the quicker bot before it in the list passes. On a machine that is so busy that the bot
    // has not even begun, somebody else tries.
    for attempt in 1.. {
        let mut one = table_with_bot(&server, &format!("10.0.0.{attempt}"), "dreamer").await;
        let moved = |one: &Client| one.view["passes"] == json!(2) || one.view["notes"] != json!(0);
        one.wait("a move in its place", moved).await;
        if one.view["notes"] == json!(0) {
            break;
        }
        assert!(attempt < 6, "it never plays what it has");
    }
    assert!(figure(&server, "late_bots") >= 1);
    BETTER.wake();
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn old_lines_are_read_by_page_and_the_table_goes_on_meanwhile() {
    let dir = TempDir::new("old-lines");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 1, "start": true })).await;
    let mut one = ada.connect(&code).await;
    for number in 0..700 {
        one.request(json!({ "kind": "chat", "text": format!("word {number}") })).await.unwrap();
    }
    // Somebody asks many questions and reads none of the answers; the table goes on all the same.
    let mut rude = ada.connect(&code).await;
    for _ in 0..100 {
        let question = json!({ "type": "story", "before": 200 }).to_string();
        // Whoever does not keep up is let go, which is as it should be.
        if rude.socket.send(Message::text(question)).await.is_err() {
            break;
        }
    }
    one.command(json!("note")).await.unwrap();
    let mut late = ada.connect(&code).await;
    let mut words: Vec<String> = Vec::new();
    let text = |item: &Value| item["told"]["text"].as_str().map(str::to_owned);
    let mut before = late.story[0]["revision"].as_u64().unwrap();
    words.extend(late.story.iter().rev().filter_map(text));
    loop {
        late.send(json!({ "type": "story", "before": before })).await;
        let page = late.until("story").await;
        let items = page["items"].as_array().unwrap();
        assert!(items.len() <= 210, "a page, not the whole");
        words.extend(items.iter().rev().filter_map(text));
        if page["more"] == json!(false) {
            break;
        }
        before = items[0]["revision"].as_u64().unwrap();
    }
    words.reverse();
    assert_eq!(words, (0..700).map(|number| format!("word {number}")).collect::<Vec<_>>());
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_asks_for_a_rematch_is_not_its_host() {
    let dir = TempDir::new("program-host");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 2 })).await;
    let made = ada.post(&format!("/api/tables/{code}/programs"), json!({ "seat": 1 })).await.json();
    let mut one = ada.connect(&code).await;
    let hello =
        |table: &str| json!({ "type": "hello", "protocol": 1, "table": table, "token": made["token"] });
    let mut program = Client::open(server.address(), None).await;
    program.send(hello(&code)).await;
    program.until("welcome").await;
    one.request(json!({ "kind": "start" })).await.unwrap();
    one.command(json!("end")).await.unwrap();
    program.wait("the end", |program| program.phase() == "over").await;
    program.request(json!({ "kind": "rematch" })).await.unwrap();
    program.wait("the next table", |program| !program.table["rematch"].is_null()).await;
    let next = program.table["rematch"].as_str().unwrap().to_owned();
    let mut again = Client::open(server.address(), None).await;
    again.send(hello(&next)).await;
    let welcome = again.until("welcome").await;
    assert_eq!(welcome["you"]["host"], json!(false));
    assert_eq!(welcome["table"]["chairs"][0]["host"], json!(true), "the person still is");
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_is_not_json_is_still_refused_at_once() {
    let dir = TempDir::new("body");
    let server = start(&dir).await;
    let address = server.address();
    let request = format!(
        "POST /api/me HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: 3\r\n\
         Connection: close\r\n\r\n{{]}}"
    );
    assert_eq!(raw(address, &request).await.status, 400);
    server.stop().await.unwrap();
}
