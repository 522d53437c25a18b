//! Records from before the rules changed.

use serde_json::Value;
use space_alert::SpaceAlert;
use table::{Game, Record, RecordError};

/// A test run of two, written by version 1 of the rules.
const OLD: &str = include_str!("../records/rules-1.jsonl");

/// A record of other rules is refused with a sentence that says why
#[test]
fn an_old_record_is_refused_and_says_why() {
    let refused = Record::<SpaceAlert>::import(OLD).unwrap_err();
    let known = SpaceAlert::RULES_VERSION.to_string();
    let version = RecordError::Version { what: "rules version", found: "1".to_owned(), known };
    assert_eq!(refused, version);
    assert!(refused.to_string().contains("made with rules version 1"), "{refused}");
}

/// It stays readable as text: who played what, and every command in order, line by line
#[test]
fn an_old_record_can_still_be_read() {
    let lines: Vec<Value> = OLD.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [header, commands @ .., closing] = &lines[..] else { panic!("a header and a closing line") };
    assert_eq!((&header["game"], &header["rules"]), (&Value::from("space-alert"), &Value::from(1)));
    assert_eq!(header["setup"]["flight"], "test-run-1");
    assert!(header["seats"].as_array().unwrap().iter().all(|seat| seat["name"].is_string()));
    for (place, entry) in (1..).zip(commands) {
        assert_eq!(entry["seq"], place);
        assert!(entry["seat"].is_u64() && entry["at"].is_u64() && !entry["command"].is_null());
    }
    assert!(commands.len() > 50 && closing["seed"].is_string());
}
