//! The referee's file and answer, whatever the kind.

use crate::ask::{ask, fault, try_ask};
use serde_json::json;
use space_cadets::content::Content;
use space_cadets::referee::{FORMAT, MOST_BYTES, RefereeWrong, Wrong, answer, words};
use space_cadets::stations::core::CoreRefusal;
use space_cadets::stations::engineering::EngineeringRefusal;
use space_cadets::stations::jump::JumpRefusal;
use space_cadets::stations::sensors::SensorsRefusal;
use space_cadets::stations::shields::ShieldsRefusal;
use space_cadets::stations::tractor::TractorRefusal;
use space_cadets::tools::referee;
use table::Arg;

fn wrong(text: &str) -> Wrong {
    answer(text, Content::standard()).unwrap_err().wrong
}

/// SC-9.2: the example of the format is answered word for word.
#[test]
fn the_answer_has_its_form() {
    let file = r#"{"format": "space-cadets-referee/1", "kind": "tractor", "energy": 2, "speed": 3,
        "target": {"distance": 2, "lock": "lock"}, "flips": [["star-3", "star-3"], ["triangle-3", "star-4"]]}"#;
    let answer = serde_json::to_value(answer(file, Content::standard()).unwrap()).unwrap();
    let result = json!({"distance": 2, "needed": 5, "flip_points": [3, 0], "points": 3, "success": false,
        "energy_left": 0, "internal_damage": 0, "removed": []});
    let whole = json!({"format": FORMAT, "kind": "tractor", "legal": true, "why": null, "pending": null, "result": result});
    assert_eq!(answer, whole);
}

/// SC-9.1: an illegal position names why and has no result; an open one names what it needs.
#[test]
fn illegal_and_open_answers_have_their_form() {
    let illegal = ask("tractor", json!({"energy": 1, "speed": 1, "target": {"distance": 1}, "flips": []}));
    assert_eq!(
        (illegal.legal, illegal.why, illegal.pending, illegal.result.len()),
        (false, Some("no_lock"), None, 0)
    );
    let open = ask(
        "jump",
        json!({"energy": 1, "roll": [1, 1, 1, 1, 2], "actions": [{"do": "reroll", "dice": [4]}]}),
    );
    assert_eq!((open.legal, open.why), (true, None));
    assert_eq!(open.pending, json!({"needs": "dice"}).as_object().cloned());
}

/// SC-21.1: a file that is no JSON, of another format or of no kind is refused with its place.
#[test]
fn files_of_another_form_are_refused() {
    assert!(matches!(wrong("{"), Wrong::NoJson { .. }));
    assert_eq!(wrong("[]"), Wrong::NotAnObject);
    assert_eq!(wrong("{}"), Wrong::Missing { key: "format".to_owned() });
    let other = r#"{"format": "space-cadets-referee/2", "kind": "core"}"#;
    assert_eq!(wrong(other), Wrong::Format { found: "space-cadets-referee/2".to_owned(), wanted: FORMAT });
    assert_eq!(wrong(r#"{"format": "space-cadets-referee/1"}"#), Wrong::Missing { key: "kind".to_owned() });
    assert_eq!(fault("galley", json!({})), ("kind".into(), "unknown-name".into()));
    let long = " ".repeat(MOST_BYTES + 1);
    assert_eq!(wrong(&long), Wrong::OfGame(RefereeWrong::TooLong { most: MOST_BYTES }));
}

/// SC-21.1: a misspelt field never passes, at whatever depth; nor does a value of another type.
#[test]
fn unknown_fields_and_types_are_refused() {
    assert_eq!(
        fault("core", json!({"box": 3, "seats": 3, "find": []})),
        (String::new(), "unknown-key".into())
    );
    let deep = json!({"cards": [{"shape": "S1", "below": "A"}]});
    assert_eq!(fault("sensors", deep), ("cards[0]".into(), "unknown-key".into()));
    assert_eq!(fault("core", json!({"box": "3", "seats": 3})), ("box".into(), "not-a-number".into()));
    assert_eq!(fault("core", json!({"box": 3.5, "seats": 3})), ("box".into(), "not-a-number".into()));
    assert_eq!(fault("core", json!({"box": 3, "seats": 3, "deal": 3})), ("deal".into(), "not-a-list".into()));
    assert_eq!(fault("shields", json!({"tiles": []})), ("tiles".into(), "not-an-object".into()));
    assert_eq!(
        fault("jump", json!({"energy": 1, "roll": [1, 1, 1, 1, 1], "core_breach": 1})),
        ("core_breach".into(), "not-a-boolean".into())
    );
}

/// SC-20.1, SC-4.1: what every file may say is checked: damage cards, equipment, the mission, a note.
#[test]
fn common_fields_are_checked() {
    let file = json!({"box": 3, "seats": 3, "note": "second game", "damage": ["F1", "S7"], "mission": 3, "equipment": null});
    assert!(ask("core", file).legal);
    let with = |key: &str, value| crate::ask::with(json!({"box": 3, "seats": 3}), key, value);
    assert_eq!(fault("core", with("damage", json!(["F9"]))), ("damage[0]".into(), "unknown-name".into()));
    assert_eq!(fault("core", with("equipment", json!("Cloak"))), ("equipment".into(), "unknown-name".into()));
    assert_eq!(fault("core", with("mission", json!(7))), ("mission".into(), "out-of-range".into()));
    assert_eq!(fault("core", with("note", json!(1))), ("note".into(), "not-a-text".into()));
}

/// SC-4.1: every equipment card is known by its printed name, and one that does not concern the kind changes nothing.
#[test]
fn every_equipment_card_has_its_name() {
    let names = [
        "X-95 Torpedoes",
        "Tachyon Capsule",
        "Focusing Crystal",
        "Matrix Stabilizer",
        "Auxiliary Capacitor",
        "Inertial Dampers",
        "Decoy Buoy",
        "Nanite Paste",
    ];
    for name in names {
        let file = json!({"box": 4, "seats": 3, "equipment": name});
        let cards = if name == "Matrix Stabilizer" { 2 } else { 4 };
        assert_eq!(try_ask("core", file).unwrap().result["cards"], cards, "{name}");
    }
}

/// SC-21.1: every fault has a sentence of its own.
#[test]
fn every_fault_has_a_key() {
    let keys: std::collections::BTreeSet<&str> = RefereeWrong::KEYS.into_iter().collect();
    assert_eq!(keys.len(), RefereeWrong::KEYS.len());
}

/// SC-21.1: an answer in words begins with the verdict, says every figure, and knows every word it uses.
#[test]
fn answers_are_said_in_words() {
    let files = [
        ("core", json!({"box": 3, "seats": 2, "deal": [2, 1], "finds": [0]})),
        ("core", json!({"box": 3, "seats": 2, "deal": [3, 0]})),
        ("engineering", json!({"icons": {"helm": 3}})),
        ("jump", json!({"energy": 1, "roll": [1, 1, 1, 2, 5]})),
        ("jump", json!({"energy": 1, "roll": [1, 1, 1, 2, 5], "actions": [{"do": "reroll", "dice": [0]}]})),
        ("shields", json!({"tiles": {"fore": ["1b", "1o"]}, "hits": [{"side": "aft", "amount": 1}]})),
        ("tractor", json!({"energy": 1, "speed": 1, "flips": [["star-3", "star-3"]]})),
        ("sensors", json!({"slots": {"A": {"target": "scout"}}})),
    ];
    let known: std::collections::BTreeSet<String> = words::vocabulary().into_iter().collect();
    for (kind, file) in files {
        let answer = ask(kind, file);
        let lines = words::lines(&answer);
        let verdict = match (answer.legal, &answer.pending) {
            (false, _) => "space-cadets-referee-illegal",
            (true, Some(_)) => "space-cadets-referee-pending",
            (true, None) => "space-cadets-referee-legal",
        };
        assert_eq!(lines[0].phrase.key, verdict);
        assert!(lines.len() > answer.result.len());
        for line in &lines {
            assert!(known.contains(&line.phrase.key), "{kind}: {line:?}");
            for (_, argument) in &line.phrase.args {
                if let Arg::Key(key) = argument {
                    assert!(known.contains(key), "{kind}: {key}");
                }
            }
        }
        // No field of a result is said by its bare name.
        for field in answer.result.keys() {
            assert!(
                known.contains(&format!("space-cadets-referee-word-{}", field.replace('_', "-"))),
                "{field}"
            );
        }
    }
}

/// SC-21.1: every code that a station can refuse with has its words.
#[test]
fn every_code_has_its_words() {
    let codes = |names: Vec<&'static str>| -> Vec<&str> {
        names.into_iter().filter(|code| !words::CODES.contains(code)).collect()
    };
    let none: Vec<&str> = Vec::new();
    let names = EngineeringRefusal::ALL.iter().map(|one| one.name()).collect();
    assert_eq!(codes(names), none);
    assert_eq!(codes(SensorsRefusal::ALL.iter().map(|one| one.name()).collect()), none);
    assert_eq!(codes(TractorRefusal::ALL.iter().map(|one| one.name()).collect()), none);
    assert_eq!(codes(ShieldsRefusal::ALL.iter().map(|one| one.name()).collect()), none);
    assert_eq!(codes(JumpRefusal::ALL.iter().map(|one| one.name()).collect()), none);
    assert_eq!(codes(CoreRefusal::ALL.iter().map(|one| one.name()).collect()), none);
}

/// SC-21.1: the tool passes answers and faults on.
#[test]
fn the_tool_answers_in_json() {
    let file = json!({"format": FORMAT, "kind": "core", "box": 3, "seats": 3}).to_string();
    let answer: serde_json::Value = serde_json::from_str(&referee(&file).unwrap()).unwrap();
    assert_eq!(answer["result"]["cards"], 3);
    assert_eq!(referee("{}").unwrap_err().key, "file-missing");
}
