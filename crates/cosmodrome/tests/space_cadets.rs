//! What only Space Cadets has at the command line: the referee, and a crew that plays to its end.

#![allow(clippy::unwrap_used, reason = "a test that cannot run fails")]

mod common;

use common::{run_with, text, text_with};
use serde_json::{Value, json};

fn file() -> String {
    json!({
        "format": "space-cadets-referee/1", "kind": "tractor", "energy": 2, "speed": 3,
        "target": { "distance": 2, "lock": "lock" },
        "flips": [["star-3", "star-3"], ["triangle-3", "star-4"]],
    })
    .to_string()
}

#[test]
fn the_referee_answers_as_its_format_says() {
    let answer: Value =
        serde_json::from_str(&text_with(&["space-cadets", "referee", "-", "--json"], &file())).unwrap();
    let wanted = json!({
        "format": "space-cadets-referee/1", "kind": "tractor", "legal": true, "why": null, "pending": null,
        "result": {
            "distance": 2, "needed": 5, "flip_points": [3, 0], "points": 3, "success": false, "energy_left": 0,
            "internal_damage": 0, "removed": [],
        },
    });
    assert_eq!(answer, wanted);
}

#[test]
fn the_referee_speaks_both_languages() {
    let english = text_with(&["space-cadets", "referee", "-"], &file());
    let french = text_with(&["space-cadets", "referee", "-", "--lang", "fr"], &file());
    assert!(english.lines().count() > 3, "{english}");
    assert_ne!(english, french);
}

#[test]
fn a_broken_file_is_refused_with_one_sentence_and_nothing_else() {
    for broken in ["", "{}", r#"{"format": "space-cadets-referee/1", "kind": "tractor", "energi": 2}"#] {
        let output = run_with(&["space-cadets", "referee", "-", "--json"], broken);
        assert_eq!(output.status.code(), Some(2), "{broken}");
        assert!(output.stdout.is_empty(), "{broken}");
        assert!(!output.stderr.is_empty(), "{broken}");
    }
}

#[test]
fn a_crew_of_bots_plays_a_mission_to_its_end() {
    let told =
        text(&["simulate", "space-cadets", "--seats", "random,random,random", "--games", "2", "--seed", "1"]);
    assert!(
        told.contains("3 random    0     2") && told.contains("2 games, on average 8.0 rounds"),
        "{told}"
    );
}
