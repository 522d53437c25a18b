//! Asking the referee in tests: files without the lines that all of them have.

use serde_json::{Map, Value, json};
use space_cadets::content::Content;
use space_cadets::referee::{Answer, FORMAT, Fault, answer};

/// The answer to a file of a kind, or what is wrong with it.
pub fn try_ask(kind: &str, fields: Value) -> Result<Answer, Fault> {
    let mut file = fields.as_object().unwrap().clone();
    file.insert("format".to_owned(), FORMAT.into());
    file.insert("kind".to_owned(), kind.into());
    answer(&Value::Object(file).to_string(), Content::standard())
}

/// The answer to a file that can be read.
pub fn ask(kind: &str, fields: Value) -> Answer {
    try_ask(kind, fields).unwrap()
}

/// The result of a legal file that lacks nothing.
pub fn result(kind: &str, fields: Value) -> Map<String, Value> {
    let answer = ask(kind, fields);
    assert!(answer.legal && answer.pending.is_none(), "{answer:?}");
    answer.result
}

/// Some of a result.
pub fn some(result: &Map<String, Value>, keys: &[&str]) -> Value {
    Value::Array(keys.iter().map(|key| result[*key].clone()).collect())
}

/// Why a file is illegal.
pub fn why(kind: &str, fields: Value) -> &'static str {
    let answer = ask(kind, fields);
    assert!(!answer.legal && answer.result.is_empty(), "{answer:?}");
    answer.why.unwrap()
}

/// What a file needs.
pub fn needs(kind: &str, fields: Value) -> Value {
    let answer = ask(kind, fields);
    assert!(answer.legal && answer.why.is_none(), "{answer:?}");
    answer.pending.unwrap()["needs"].clone()
}

/// Where and by which message a file is refused.
pub fn fault(kind: &str, fields: Value) -> (String, String) {
    let fault = try_ask(kind, fields).unwrap_err();
    let key = fault.phrase().key;
    let own = key.strip_prefix("space-cadets-referee-fault-");
    let name = own.or(key.strip_prefix("file-")).unwrap_or(&key).to_owned();
    (fault.place, name)
}

/// A file with another field.
pub fn with(mut fields: Value, key: &str, value: Value) -> Value {
    fields.as_object_mut().unwrap().insert(key.to_owned(), value);
    fields
}

/// A file under damage.
pub fn hurt(fields: Value, cards: &[&str]) -> Value {
    with(fields, "damage", json!(cards))
}

/// A file with equipment.
pub fn equipped(fields: Value, card: &str) -> Value {
    with(fields, "equipment", card.into())
}
