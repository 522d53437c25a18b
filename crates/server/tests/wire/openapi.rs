//! The OpenAPI document is made from handlers and types; this is whether it says what people read and what the server does.

use crate::common::{Person, TempDir, start};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Every method with its path, such as `POST /api/me`, that a described lobby has.
fn described(document: &Value) -> BTreeSet<String> {
    let paths = document["paths"].as_object().unwrap().iter();
    paths
        .flat_map(|(path, item)| {
            let methods = item.as_object().unwrap().keys();
            methods.map(move |method| format!("{} {path}", method.to_uppercase()))
        })
        .collect()
}

/// A new route is written about as well, and nobody writes about one that is gone.
#[test]
fn the_document_and_the_page_about_the_protocol_name_the_same_addresses() {
    let page = include_str!("../../../../docs/protocol.md");
    let lobby = page.split("## The lobby").nth(1).unwrap();
    let mut written = BTreeSet::new();
    for line in lobby.lines().filter(|line| line.starts_with("| `")) {
        let mut method = "";
        for code in line.split(" | ").next().unwrap().split('`').skip(1).step_by(2) {
            let path = code.split_once(' ').map_or(code, |(word, path)| {
                method = word;
                path
            });
            if path.starts_with('/') {
                written.insert(format!("{method} {}", path.split('?').next().unwrap()));
            }
        }
    }
    assert_eq!(written, described(server::openapi()));
}

fn references<'a>(value: &'a Value, found: &mut BTreeSet<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[test]
fn everything_that_is_referred_to_is_described_and_every_error_has_its_form() {
    let document = server::openapi();
    let mut found = BTreeSet::new();
    references(document, &mut found);
    assert!(found.len() > 20, "{found:?}");
    for reference in found {
        let place = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(place).is_some(), "{reference} is not there");
    }
    for (path, item) in document["paths"].as_object().unwrap() {
        for operation in item.as_object().unwrap().values().filter(|_| path.starts_with("/api/")) {
            let error = &operation["responses"]["default"]["content"]["application/json"]["schema"];
            assert_eq!(error["$ref"], "#/components/schemas/ApiError", "{path}");
        }
    }
}

/// The fields of a real answer are those of its type in the document.
#[track_caller]
fn assert_fields(kind: &str, answer: &Value) {
    let schema = &server::openapi()["components"]["schemas"][kind];
    let known: BTreeSet<_> = schema["properties"].as_object().unwrap().keys().collect();
    let real: BTreeSet<_> = answer.as_object().unwrap().keys().collect();
    assert!(real.is_subset(&known), "{kind} has {real:?} and not {known:?}");
    let needed = schema["required"].as_array().unwrap().iter().map(|name| name.as_str().unwrap());
    for name in needed {
        assert!(answer.get(name).is_some(), "{kind} has no {name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn real_answers_have_the_described_fields() {
    let dir = TempDir::new("openapi");
    let server = start(&dir).await;
    let ada = Person::new(server.address()).await;
    assert_eq!(&ada.get("/api/openapi.json").await.json(), server::openapi());
    let code = ada.table(json!({ "game": "vault", "seats": 2, "bots": ["passer"], "start": true })).await;
    ada.connect(&code).await.command(json!("note")).await.unwrap();
    assert_fields("GameInfo", &ada.get("/api/games").await.json()["games"][0]);
    assert_fields("Me", &ada.get("/api/me").await.json());
    assert_fields("TableSummary", &ada.get(&format!("/api/tables/{code}")).await.json());
    assert_fields("ApiError", &ada.get("/api/tables/QQQQQQ").await.json());
    let replay = ada.get(&format!("/api/replays/{code}")).await.json();
    assert_fields("Replay", &replay);
    assert_fields("TableInfo", &replay["table"]);
    assert_fields("Chair", &replay["table"]["chairs"][0]);
    assert_fields("ReplayStep", &replay["steps"][0]);
    assert_fields("ReplayLine", &replay["steps"][0]["story"][0]);
    server.stop().await.unwrap();
}
