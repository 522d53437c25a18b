//! Strangers, floods and nonsense.

use crate::common::{Client, Person, TempDir, config, raw, start};
use futures_util::SinkExt as _;
use serde_json::{Value, json};
use server::limits::{Limits, Pace};
use server::{Server, protocol};
use std::collections::BTreeSet;
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
            one.wish(json!({ "kind": "sit", "seat": seat })).await.unwrap_err()["code"],
            "chair_taken"
        );
    }
    assert_eq!(one.wish_as("", json!({ "kind": "undo" })).await.unwrap_err()["code"], "bad_value");
    assert_eq!(
        one.wish_as(&"x".repeat(65), json!({ "kind": "undo" })).await.unwrap_err()["code"],
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
fn every_address_is_described() {
    let document = server::openapi();
    let described: BTreeSet<&str> =
        document["paths"].as_object().unwrap().keys().map(String::as_str).collect();
    let served: BTreeSet<&str> = server::api_paths().into_iter().collect();
    assert_eq!(described, served);
}

/// A described object has exactly the fields of a real one.
fn check(document: &Value, schema: &Value, value: &Value, place: &str) {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap();
        return check(document, &document["components"]["schemas"][name], value, name);
    }
    if let Some(any) = schema["anyOf"].as_array() {
        if value.is_null() {
            assert!(any.iter().any(|schema| schema["type"] == "null"), "{place} is null");
        } else if let Some(first) =
            any.iter().find(|schema| schema["type"] != "null" && schema.get("const").is_none())
            && (value.is_object() || !any.iter().any(|schema| schema["const"] == *value))
        {
            check(document, first, value, place);
        }
        return;
    }
    match schema["type"].as_str() {
        Some("object") if schema["properties"].is_object() => {
            let known: BTreeSet<_> = schema["properties"].as_object().unwrap().keys().collect();
            let real: BTreeSet<_> =
                value.as_object().unwrap_or_else(|| panic!("{place}: {value}")).keys().collect();
            assert!(real.is_subset(&known), "{place} has undescribed fields: {real:?}");
            for needed in schema["required"].as_array().unwrap() {
                assert!(real.contains(&needed.as_str().unwrap().to_owned()), "{place} has no {needed}");
            }
            for (name, schema) in schema["properties"].as_object().unwrap() {
                if let Some(value) = value.get(name) {
                    check(document, schema, value, &format!("{place}.{name}"));
                }
            }
        }
        Some("array") => {
            for value in value.as_array().unwrap_or_else(|| panic!("{place}: {value}")) {
                check(document, &schema["items"], value, place);
            }
        }
        Some("string") => assert!(value.is_string(), "{place}: {value}"),
        Some("integer") => assert!(value.is_i64() || value.is_u64(), "{place}: {value}"),
        Some("boolean") => assert!(value.is_boolean(), "{place}: {value}"),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn real_answers_are_as_described() {
    let dir = TempDir::new("openapi");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    let code = ada.table(json!({ "game": "vault", "seats": 2, "bots": ["passer"], "start": true })).await;
    let mut client = ada.connect(&code).await;
    client.command(json!("note")).await.unwrap();
    let document = ada.get("/api/openapi.json").await.json();
    let empty = ada.table(json!({ "game": "vault", "seats": 2 })).await;
    let answers = [
        ("/api/games", "get", ada.get("/api/games").await),
        ("/api/me", "get", ada.get("/api/me").await),
        ("/api/tables", "get", ada.get("/api/tables").await),
        ("/api/tables/{code}", "get", ada.get(&format!("/api/tables/{code}")).await),
        ("/api/replays/{code}", "get", ada.get(&format!("/api/replays/{code}")).await),
        ("/api/tables", "post", ada.post("/api/tables", json!({ "game": "vault", "seats": 1 })).await),
        (
            "/api/tables/{code}/programs",
            "post",
            ada.post(&format!("/api/tables/{empty}/programs"), json!({ "seat": 1 })).await,
        ),
    ];
    for (path, method, answer) in answers {
        assert_eq!(answer.status, 200, "{path}: {}", answer.text());
        let schema =
            &document["paths"][path][method]["responses"]["200"]["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{path}");
        check(&document, schema, &answer.json(), path);
    }
    let error = ada.get("/api/tables/QQQQQQ").await;
    check(&document, &json!({ "$ref": "#/components/schemas/ApiError" }), &error.json(), "an error");
    client.command(json!("end")).await.unwrap();
    client.wait("the end", |client| client.phase() == "over").await;
    let replay = ada.get(&format!("/api/replays/{code}?viewer=0")).await;
    check(&document, &json!({ "$ref": "#/components/schemas/Replay" }), &replay.json(), "a replay");
    server.stop().await.unwrap();
}

#[test]
fn the_protocol_has_one_version() {
    assert_eq!(protocol::PROTOCOL, 1);
}
