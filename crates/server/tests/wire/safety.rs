//! Strangers, floods and nonsense.

use crate::common::{Client, Person, TempDir, config, raw, start};
use futures_util::SinkExt as _;
use serde_json::{Value, json};
use server::limits::{Limits, Pace};
use server::{Asset, Assets, Server, protocol};
use std::io::Write as _;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_answered_and_changes_nothing() {
    let dir = TempDir::new("nonsense");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "rocketmen", "seats": 2, "bots": ["random"], "start": true })).await;
    let mut client = Client::open(server.address(), None).await;
    client.send(json!({ "type": "do", "id": "1", "action": { "kind": "undo" } })).await;
    assert_eq!(client.until("error").await["code"], "hello_first");
    for bad in [
        json!(null),
        json!([]),
        json!({ "type": "welcome" }),
        json!({ "type": "hello", "protocol": 1 }),
        json!({ "type": "hello", "protocol": -1, "table": code }),
        json!({ "type": "hello", "protocol": 1, "table": code, "extra": 1 }),
        json!({ "type": "do", "id": 7, "action": {} }),
        json!({ "type": "do", "id": "x", "action": { "kind": "sit", "seat": -1 } }),
        json!({ "type": "do", "id": "x", "action": { "kind": "sit", "seat": 4_000 } }),
        json!({ "type": "do", "id": "x", "action": { "kind": "become_host" } }),
    ] {
        client.send(bad.clone()).await;
        assert_eq!(client.until("error").await["code"], "bad_message", "{bad}");
    }
    client.socket.send(Message::text("{\"type\":")).await.unwrap();
    assert_eq!(client.until("error").await["code"], "bad_message");
    client.socket.send(Message::text("[".repeat(4_000))).await.unwrap();
    assert_eq!(client.until("error").await["code"], "bad_message");
    client.socket.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    assert_eq!(client.until("error").await["code"], "bad_message");

    let mut one = ada.connect(&code).await;
    one.wait("my move", |one| one.my_move()).await;
    let before = one.view.clone();
    for command in [
        json!(null),
        json!("fly"),
        json!({ "buy": { "cards": [255, 254], "pay": {} } }),
        json!({ "buy": { "cards": [1, 1], "pay": {} } }),
        json!({ "trim": { "cards": (0..128).collect::<Vec<_>>() } }),
        json!({ "launch": { "destination": "pluto" } }),
        json!({ "use": { "card": 127, "aim": { "cards": [] }, "model": 255 } }),
    ] {
        assert!(one.command(command.clone()).await.is_err(), "{command}");
    }
    for seat in [2, 9, 255] {
        assert_eq!(
            one.request(json!({ "kind": "sit", "seat": seat })).await.unwrap_err()["code"],
            "chair_taken"
        );
    }
    assert_eq!(one.request_as("", json!({ "kind": "undo" })).await.unwrap_err()["code"], "bad_value");
    assert_eq!(
        one.request_as(&"x".repeat(65), json!({ "kind": "undo" })).await.unwrap_err()["code"],
        "bad_value"
    );
    assert_eq!(one.view, before);

    // A frame that is too large ends the connection, and only that.
    one.socket
        .send(Message::text(format!("{{\"type\":\"ping\",\"sent\":{}1}}", " ".repeat(9_000))))
        .await
        .unwrap();
    assert!(one.next().await.is_none());
    assert_eq!(ada.connect(&code).await.view, before);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_versions_and_unknown_tables_are_refused() {
    let dir = TempDir::new("unknown");
    let server = start(&dir).await;
    let mut client = Client::open(server.address(), None).await;
    client.send(json!({ "type": "hello", "protocol": 99, "table": "ABCDEF" })).await;
    assert_eq!(client.until("error").await["code"], "wrong_protocol");
    assert_eq!(client.until("goodbye").await["retry"], Value::Null);
    for table in ["", "ABCDEF", "../../etc/passwd", "' OR 1=1 --", &"a".repeat(40)] {
        let mut client = Client::open(server.address(), None).await;
        client.send(json!({ "type": "hello", "protocol": 1, "table": table })).await;
        assert_eq!(client.until("error").await["code"], "no_table", "{table}");
    }
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_origins_are_turned_away() {
    let dir = TempDir::new("origin");
    let server = start(&dir).await;
    let address = server.address();
    let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
    request.headers_mut().insert("origin", "https://evil.example".parse().unwrap());
    assert!(tokio_tungstenite::connect_async(request).await.is_err());
    let body = json!({ "game": "rocketmen", "seats": 2 }).to_string();
    for (origin, kind, status) in [
        ("https://evil.example".to_owned(), "application/json", 403),
        (format!("http://{address}"), "text/plain", 400),
        (format!("http://{address}"), "application/x-www-form-urlencoded", 400),
        (format!("http://{address}"), "application/json; charset=utf-8", 200),
    ] {
        let request = format!(
            "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nOrigin: {origin}\r\nContent-Type: {kind}\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        assert_eq!(raw(address, &request).await.status, status, "{origin} {kind}");
    }
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_too_fast_is_slowed_down() {
    let dir = TempDir::new("limits");
    let mut config = config(&dir);
    config.limits = Limits {
        messages: Pace::new(10.0, 0.1),
        guesses: Pace::new(3.0, 0.01),
        tables: Pace::new(2.0, 0.01),
        sockets: 4,
        ..Limits::default()
    };
    let server = Server::start(config).await.unwrap();
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 1, "start": true })).await;

    let mut client = ada.connect(&code).await;
    for _ in 0..9 {
        client.command(json!("note")).await.unwrap();
    }
    assert_eq!(client.command(json!("note")).await.unwrap_err()["code"], "too_fast");
    for _ in 0..400 {
        if client.socket.send(Message::text("{\"type\":\"ping\",\"sent\":1}")).await.is_err() {
            break;
        }
    }
    assert_eq!(client.until("goodbye").await["reason"], "too_fast");

    ada.table(json!({ "game": "vault", "seats": 1 })).await;
    assert_eq!(ada.post("/api/tables", json!({ "game": "vault", "seats": 1 })).await.status, 429);

    for _ in 0..3 {
        assert_eq!(ada.get("/api/tables/QQQQQQ").await.status, 404);
    }
    assert_eq!(ada.get("/api/tables/QQQQQQ").await.status, 429);
    let mut guessing = Client::open(server.address(), None).await;
    guessing.send(json!({ "type": "hello", "protocol": 1, "table": code })).await;
    assert_eq!(guessing.until("goodbye").await["reason"], "too_fast");

    let mut open = Vec::new();
    for _ in 0..8 {
        let request = format!("ws://{}/ws", server.address()).into_client_request().unwrap();
        if let Ok((socket, _)) = tokio_tungstenite::connect_async(request).await {
            open.push(socket);
        }
    }
    assert!(open.len() <= 4, "{}", open.len());
    server.stop().await.unwrap();
}

/// A client of three files, one of them compressed.
struct Page;

fn packed(text: &str) -> Vec<u8> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packer.write_all(text.as_bytes()).unwrap();
    packer.finish().unwrap()
}

impl Assets for Page {
    fn get(&self, path: &str) -> Option<Asset> {
        let (data, media_type) = match path {
            "index.html" => (b"<!doctype html>".to_vec(), "text/html"),
            "assets/app-1.js" => (b"start()".to_vec(), "text/javascript"),
            "assets/large-1.js" => (packed("a large one"), "text/javascript"),
            _ => return None,
        };
        let gzip = path.contains("large");
        Some(Asset { sha256: [data[0]; 32], data: data.into(), gzip, media_type: media_type.to_owned() })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_starts_the_client_and_files_are_asked_for_once() {
    let dir = TempDir::new("client");
    let mut config = config(&dir);
    config.client = Some(&Page);
    let server = Server::start(config).await.unwrap();
    let address = server.address();
    let ada = Person::new(address).await;
    for screen in ["/", "/index.html", "/t/ABCDEF", "/rules/rocketmen"] {
        let answer = ada.get(screen).await;
        assert_eq!((answer.status, answer.text().as_str()), (200, "<!doctype html>"), "{screen}");
        assert_eq!(answer.header("cache-control").as_deref(), Some("no-cache"), "{screen}");
    }
    let script = ada.get("/assets/app-1.js").await;
    assert_eq!(
        (script.text().as_str(), script.header("content-type").unwrap().as_str()),
        ("start()", "text/javascript")
    );
    assert!(script.header("cache-control").unwrap().contains("immutable"));
    assert_eq!(script.header("x-content-type-options").as_deref(), Some("nosniff"));
    assert!(
        script.header("content-security-policy").is_none(),
        "a part of a page is under the page's policy"
    );
    assert_eq!(ada.get("/assets/app-2.js").await.status, 404);
    let tag = ada.get("/").await.header("etag").unwrap();
    let again =
        format!("GET / HTTP/1.1\r\nHost: {address}\r\nIf-None-Match: {tag}\r\nConnection: close\r\n\r\n");
    assert_eq!(raw(address, &again).await.status, 304);
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_compressed_goes_out_as_it_is_to_whoever_can_read_it() {
    let dir = TempDir::new("packed");
    let mut config = config(&dir);
    config.client = Some(&Page);
    let server = Server::start(config).await.unwrap();
    let address = server.address();
    let ask = |accepts: &str| {
        let head = format!("GET /assets/large-1.js HTTP/1.1\r\nHost: {address}\r\n");
        format!("{head}Accept-Encoding: {accepts}\r\nConnection: close\r\n\r\n")
    };
    for accepts in ["gzip", "br, GZIP;q=0.5"] {
        let answer = raw(address, &ask(accepts)).await;
        assert_eq!(answer.header("content-encoding").as_deref(), Some("gzip"), "{accepts}");
        assert_eq!(answer.body, packed("a large one"), "{accepts}");
    }
    for accepts in ["identity", "gzip;q=0", "br, gzip;q=0.0"] {
        let answer = raw(address, &ask(accepts)).await;
        assert_eq!(
            (answer.header("content-encoding"), answer.text().as_str()),
            (None, "a large one"),
            "{accepts}"
        );
        assert_eq!(answer.header("content-type").as_deref(), Some("text/javascript"), "{accepts}");
    }
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_usual_headers() {
    let dir = TempDir::new("headers");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    for path in ["/", "/t/ABCDEF", "/api/games", "/api/nothing", "/healthz", "/missing.js"] {
        let answer = ada.get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(answer.header("x-content-type-options").as_deref(), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy").as_deref(), Some("no-referrer"), "{path}");
        assert!(answer.header("set-cookie").is_none(), "{path}: the cookie is known already");
    }
    let stranger =
        raw(server.address(), "GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    let cookie = stranger.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
    assert_eq!(ada.get("/api/nothing").await.status, 404);
    assert_eq!(ada.get("/readyz").await.text(), "ready\n");
    assert!(ada.get("/metrics").await.text().contains("cosmodrome_requests "));
    assert_eq!(ada.post("/api/me", json!({ "name": "x".repeat(25) })).await.status, 400);
    assert_eq!(ada.post("/api/me", json!({ "name": "Zoë" })).await.json(), json!({ "name": "Zoë" }));
    assert_eq!(ada.get("/api/me").await.json(), json!({ "name": "Zoë" }));
    server.stop().await.unwrap();
}

#[test]
fn the_protocol_has_one_version() {
    assert_eq!(protocol::PROTOCOL, 1);
}
