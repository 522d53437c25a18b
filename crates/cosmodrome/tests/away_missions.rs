//! Positions of Away Missions on the command line.

#![allow(clippy::unwrap_used, reason = "tests report by failing")]

mod common;

use common::{Scratch, run_with, text, text_with};
use serde_json::{Value, json};

/// A Saucerman two tiles from the Captain, with a closed hatch between them.
fn position() -> Value {
    let tile = |q: u8| json!({ "at": [q, 0], "number": 101 + u16::from(q), "hatches": [] });
    json!({
        "format": "away-missions-position/1", "tiles": [tile(0), tile(1), tile(2)],
        "hatches": [{ "between": [[0, 0], [1, 0]], "state": "closed" }],
        "rocketeers": [{ "who": "captain", "at": [0, 0] }],
        "aliens": [{ "type": "saucerman", "at": [2, 0] }], "dice": [1, 9, 5],
    })
}

/// AM-29.13: sight, in words and as JSON, from a file or from standard input
#[test]
fn who_sees_what() {
    let file = position().to_string();
    let sight: Value =
        serde_json::from_str(&text_with(&["away-missions", "sight", "-", "--json"], &file)).unwrap();
    assert_eq!(sight["format"], "away-missions-sight/1");
    assert_eq!(sight["pairs"].as_array().unwrap().len(), 6);
    let scratch = Scratch::new();
    let place = scratch.write("position.json", &file);
    assert!(text(&["away-missions", "sight", &place]).contains("102"));
    assert!(text(&["away-missions", "sight", &place, "--lang", "fr"]).contains("voient"));
}

/// AM-29.15: the Alien Turn; its steps only with --trace
#[test]
fn the_aliens_act() {
    let file = position().to_string();
    let of = |arguments: &[&str]| -> Value { serde_json::from_str(&text_with(arguments, &file)).unwrap() };
    let short = of(&["away-missions", "aliens", "-", "--json"]);
    assert_eq!((&short["outcome"], &short["dice_used"]), (&json!("going_on"), &json!(2)));
    assert!(short.get("steps").is_none());
    let long = of(&["away-missions", "aliens", "-", "--json", "--trace"]);
    assert_eq!(long["steps"][0]["path"], json!([[1, 0]]));
    assert_eq!(long["position"]["dice"], json!([5]));
    let again = text_with(&["away-missions", "sight", "-", "--json"], &long["position"].to_string());
    assert!(again.contains("away-missions-sight/1"));
    assert!(text_with(&["away-missions", "aliens", "-"], &file).contains("5/6"));
    assert!(text_with(&["away-missions", "aliens", "-", "--trace"], &file).lines().count() > 4);
}

/// AM-29.23: bad input is one sentence with its place, exit code 2 and nothing on standard output; defeat is a result
#[test]
fn bad_input_and_defeat() {
    let mut short = position();
    short["dice"] = json!([1]);
    let mut lost = position();
    lost["tiles"][0]["number"] = json!(102);
    for (input, place) in
        [(short.to_string(), "dice"), (lost.to_string(), "tiles[1].number"), ("{".to_owned(), "JSON")]
    {
        let output = run_with(&["away-missions", "aliens", "-", "--json"], &input);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(output.stdout.is_empty());
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.lines().count() == 1 && said.contains(place), "{said}");
    }
    let mut weak = position();
    weak["rocketeers"][0]["hp"] = json!(1);
    let lost = text_with(&["away-missions", "aliens", "-", "--json"], &weak.to_string());
    assert_eq!(serde_json::from_str::<Value>(&lost).unwrap()["dead"], json!(["captain"]));
}
