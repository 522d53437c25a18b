//! Missions, plans and their resolution on the command line.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests report by failing")]

mod common;

use common::{Scratch, run, run_with, text, text_with};
use serde_json::{Value, json};

fn json_of(arguments: &[&str]) -> Value {
    serde_json::from_str(&text(arguments)).unwrap()
}

fn refused(arguments: &[&str], input: &str) -> String {
    let output = run_with(arguments, input);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

/// SA-22.14: the same seed and options, the same mission
#[test]
fn a_seed_gives_a_track_in_the_open_form() {
    let track = json_of(&["space-alert", "mission", "--seed", "7", "--crew", "5", "--json"]);
    assert_eq!(track["id"], "seed-7");
    assert_eq!(track["phases"].as_array().unwrap().len(), 3);
    let events = track["events"].as_array().unwrap();
    assert!(events.iter().all(|event| event["t"].is_u64() && event["type"].is_string()));
    assert!(events.iter().any(|event| event["confirmed"] == false));
    assert_eq!(
        track,
        json_of(&["space-alert", "mission", "--seed", "7", "--crew", "4", "--json"]),
        "the crew heeds, the track does not"
    );
    assert_ne!(track, json_of(&["space-alert", "mission", "--seed", "8", "--json"]));
    assert_ne!(
        track["events"],
        json_of(&["space-alert", "mission", "--seed", "7", "--difficulty", "rough", "--json"])["events"]
    );
    let long = json_of(&[
        "space-alert",
        "mission",
        "--seed",
        "7",
        "--length",
        "long",
        "--flight",
        "simulation",
        "--json",
    ]);
    assert!(long["phases"][2]["end"].as_u64().unwrap() >= 610);
    assert_eq!(long["level"], "simulation");
}

#[test]
fn a_mission_can_be_read_aloud_in_both_languages() {
    let said = text(&["space-alert", "mission", "--seed", "7", "--crew", "4"]);
    assert!(said.contains("0:00") && said.contains("Not for this crew"), "{said}");
    assert!(!said.contains("space-alert-") && !said.contains("cli-"), "{said}");
    assert!(!text(&["space-alert", "mission", "--seed", "7", "--crew", "5"]).contains("Not for this crew"));
    let french = text(&["space-alert", "mission", "--seed", "7", "--crew", "4", "--lang", "fr"]);
    assert!(french.contains("Pas pour cet équipage") && !french.contains("cli-"), "{french}");
}

/// SA-22.1: the official tracks are there
#[test]
fn official_tracks_are_shown_by_name() {
    assert_eq!(json_of(&["space-alert", "mission", "--track", "mission-3", "--json"])["id"], "mission-3");
    let said = refused(&["space-alert", "mission", "--track", "mission-9"], "");
    assert!(said.contains("mission-9") && said.contains("advanced-simulation-2"), "{said}");
}

#[test]
fn wrong_values_are_refused_in_one_sentence() {
    for arguments in [
        &["space-alert", "mission", "--crew", "6"][..],
        &["space-alert", "mission", "--crew", "many"],
        &["space-alert", "mission", "--difficulty", "evil"],
        &["space-alert", "mission", "--seed", "x"],
        &["space-alert", "resolve", "no-such-file.json"],
        &["space-alert", "plan", "-", "--seconds", "-3"],
    ] {
        refused(arguments, "");
    }
}

/// One Meteoroid that everybody watches: five damage to the white zone, less the shield.
fn watched() -> Value {
    json!({
        "format": "space-alert-plan/1",
        "turns": 12,
        "trajectories": {"red": 1, "white": 2, "blue": 3, "internal": 4},
        "threats": [{"card": "E1-10", "turn": 1, "zone": "white"}],
        "players": [[], [], [], []],
        "damage_draw": {"seed": 1},
        "overrides": {"computer_maintained": true}
    })
}

/// SA-23.13: the final state, in words and as JSON
#[test]
fn a_plan_is_resolved_from_a_file_or_from_standard_input() {
    let plan = watched().to_string();
    let end =
        serde_json::from_str::<Value>(&text_with(&["space-alert", "resolve", "-", "--json"], &plan)).unwrap();
    assert_eq!(end["end"]["outcome"], "won");
    assert_eq!(end["end"]["damage"]["white"], 4);
    assert!(end.get("states").is_none());
    let scratch = Scratch::new();
    let file = scratch.write("plan.json", &plan);
    assert_eq!(
        serde_json::from_str::<Value>(&text(&["space-alert", "resolve", &file, "--json"])).unwrap(),
        end
    );
    let said = text(&["space-alert", "resolve", &file]);
    assert!(said.contains("white 4") && said.contains("Score: -6"), "{said}");
    assert!(text(&["space-alert", "resolve", &file, "--lang", "fr"]).contains("blanc 4"));
}

/// SA-23.14: every state on the way, and everything that happens in words
#[test]
fn a_trace_tells_everything_on_the_way() {
    let plan = watched().to_string();
    let traced = serde_json::from_str::<Value>(&text_with(
        &["space-alert", "resolve", "-", "--json", "--trace"],
        &plan,
    ))
    .unwrap();
    let states = traced["states"].as_array().unwrap();
    assert_eq!(states[0]["turn"], 1);
    assert_eq!(states[0]["after"], "player_actions");
    for language in ["en", "fr"] {
        let said = text_with(&["space-alert", "resolve", "-", "--trace", "--lang", language], &plan);
        assert!(said.lines().count() > 30, "{said}");
        assert!(!said.contains("space-alert-") && !said.contains('{'), "{said}");
    }
}

/// SA-23.4: a plan that cannot be resolved is refused with a reason
#[test]
fn a_faulty_plan_is_refused_in_one_sentence() {
    assert!(refused(&["space-alert", "resolve", "-"], "{").len() > 10);
    let mut plan = watched();
    plan["threats"][0]["card"] = json!("E9-99");
    assert!(refused(&["space-alert", "resolve", "-"], &plan.to_string()).contains("E9-99"));
    assert!(refused(&["space-alert", "plan", "-", "--seconds", "1"], &plan.to_string()).contains("E9-99"));
    plan["format"] = json!("space-alert-plan/2");
    assert!(refused(&["space-alert", "resolve", "-"], &plan.to_string()).contains("space-alert-plan/2"));
}

#[test]
fn a_dealt_mission_is_planned_and_the_plan_resolves_to_its_score() {
    let scratch = Scratch::new();
    let file = scratch.write("dealt.json", &text(&["space-alert", "mission", "--seed", "3", "--plan"]));
    let found = json_of(&["space-alert", "plan", &file, "--seconds", "2", "--json"]);
    assert_eq!(found["outcome"], "won", "{found}");
    let planned = scratch.write("planned.json", &found["plan"].to_string());
    let end = json_of(&["space-alert", "resolve", &planned, "--json"]);
    assert_eq!(end["end"]["score"], found["score"]);
    let said = text(&["space-alert", "plan", &file, "--seconds", "0.2"]);
    assert!(said.contains("Crew member 5") && said.contains("plans were tried"), "{said}");
    let again = json_of(&["space-alert", "plan", &planned, "--seconds", "0.2", "--keep", "--json"]);
    for (was, now) in std::iter::zip(
        found["plan"]["players"].as_array().unwrap(),
        again["plan"]["players"].as_array().unwrap(),
    ) {
        let mut kept = std::iter::zip(was.as_array().unwrap(), now.as_array().unwrap());
        assert!(kept.all(|(was, now)| was.is_null() || was == now));
    }
}

#[test]
fn hands_limit_what_can_be_planned() {
    let scratch = Scratch::new();
    let plan = scratch.write("plan.json", &watched().to_string());
    let hand = json!([[["A", "RED"]], [["B", "LIFT"]], [["C", "BLUE"]]]);
    let hands = scratch.write("hands.json", &json!([hand, [], [], []]).to_string());
    let found = json_of(&["space-alert", "plan", &plan, "--seconds", "0.3", "--hands", &hands, "--json"]);
    let players = found["plan"]["players"].as_array().unwrap();
    assert!(players[0].as_array().unwrap().iter().filter(|card| !card.is_null()).count() <= 3);
    assert!(players[1].as_array().unwrap().iter().all(Value::is_null));
    let wrong = scratch.write("wrong.json", "[[]]");
    assert!(refused(&["space-alert", "plan", &plan, "--hands", &wrong], "").contains("wrong.json"));
}

#[test]
fn the_smallest_change_that_wins_is_named() {
    let mut plan = watched();
    plan["threats"] = json!([
        {"card": "E1-10", "turn": 1, "zone": "white"},
        {"card": "E1-09", "turn": 2, "zone": "white"}
    ]);
    let end = serde_json::from_str::<Value>(&text_with(
        &["space-alert", "resolve", "-", "--json"],
        &plan.to_string(),
    ))
    .unwrap();
    assert_eq!(end["end"]["outcome"], "lost");
    assert!(end["end"]["why"].is_string());
    let scratch = Scratch::new();
    let file = scratch.write("lost.json", &plan.to_string());
    let answer = json_of(&["space-alert", "plan", &file, "--smallest-change", "--seconds", "10", "--json"]);
    assert_eq!(answer["was_won"], false);
    assert_eq!(answer["changes"].as_array().unwrap().len(), 1, "{answer}");
    assert_eq!(answer["smallest"], true);
    let said = text(&["space-alert", "plan", &file, "--smallest-change", "--lang", "fr"]);
    assert!(said.contains("Un seul changement"), "{said}");
    let won = scratch.write("won.json", &watched().to_string());
    assert!(text(&["space-alert", "plan", &won, "--smallest-change"]).contains("wins as it is"));
}

/// Without the name of the game, as they were called once, the commands do exactly the same.
#[test]
fn the_old_words_do_the_same() {
    let scratch = Scratch::new();
    let plan = scratch.write("plan.json", &watched().to_string());
    for arguments in [
        &["mission", "--seed", "7"][..],
        &["mission", "--seed", "7", "--json"],
        &["mission", "--seed", "7", "--plan", "--lang", "fr"],
        &["mission", "--track", "mission-9"],
        &["mission", "--crew", "6"],
        &["resolve", &plan],
        &["resolve", &plan, "--json", "--trace"],
        &["resolve", &plan, "--trace", "--lang", "fr"],
        &["plan", &plan, "--seconds", "-3"],
        &["plan", &plan, "--smallest-change"],
        &["mission", "--help"],
        &["resolve", "--help", "--lang", "fr"],
        &["plan", "--help"],
    ] {
        let (old, new) = (run(arguments), run(&[&["space-alert"], arguments].concat()));
        assert_eq!(old.status, new.status, "{arguments:?}");
        assert_eq!(String::from_utf8(old.stdout), String::from_utf8(new.stdout), "{arguments:?}");
        assert_eq!(String::from_utf8(old.stderr), String::from_utf8(new.stderr), "{arguments:?}");
    }
}

#[test]
fn the_commands_have_help_pages_in_both_languages() {
    for command in ["mission", "resolve", "plan"] {
        for language in ["en", "fr"] {
            let page = text(&["space-alert", command, "--help", "--lang", language]);
            assert!(page.contains("--json") && !page.contains("cli-"), "{page}");
            assert!(page.contains(&format!("cosmodrome space-alert {command}")), "{page}");
        }
    }
}

/// The name of the game alone shows which commands it has; the first page names the game, and not the old words.
#[test]
fn the_game_lists_its_commands() {
    for arguments in [&["space-alert"][..], &["space-alert", "--help"], &["space-alert", "--lang", "fr"]] {
        let page = text(arguments);
        for command in ["mission", "resolve", "plan"] {
            assert!(page.lines().any(|line| line.trim_start().starts_with(command)), "{page}");
        }
        assert!(!page.contains("cli-"), "{page}");
    }
    let first = text(&["--help"]);
    assert!(first.lines().any(|line| line.trim_start().starts_with("space-alert ")), "{first}");
    assert!(!first.lines().any(|line| line.trim_start().starts_with("mission ")), "{first}");
    let said = refused(&["space-alert", "fly"], "");
    assert!(said.contains("fly") && said.contains("space-alert resolve"), "{said}");
}

/// In a game with a clock, too, nothing but the seed matters: neither the threads nor whether records are written.
#[test]
fn simulated_missions_are_the_same_on_any_number_of_threads() {
    let scratch = Scratch::new();
    let csv = |name: &str, more: &[&str]| {
        let file = scratch.path(name);
        let seats = ["simulate", "space-alert", "--seats", "random,cadet,random,random", "--games", "4"];
        text(&[&seats[..], &["--seed", "2", "--csv", &file], more].concat());
        std::fs::read_to_string(file).unwrap()
    };
    let alone = csv("alone.csv", &["--threads", "1"]);
    assert_eq!(alone.lines().count(), 5);
    assert_eq!(csv("together.csv", &["--threads", "3"]), alone);
    assert_eq!(csv("recorded.csv", &["--threads", "2", "--records", &scratch.path("records")]), alone);
}

/// Bots at the terminal play through a whole mission, the clock running ahead when nobody is waited for.
#[test]
fn one_can_watch_bots_on_a_mission() {
    let shown = text(&["play", "space-alert", "--seats", "random,random,random,random", "--seed", "1"]);
    assert!(shown.contains("The seed was ") && !shown.contains("cli-"), "{shown}");
}

#[test]
fn a_simulated_crew_has_one_result() {
    let arguments = ["simulate", "space-alert", "--seats", "random,random,random,random", "--games", "3"];
    let said = text(&arguments);
    let lines: Vec<&str> = said.lines().collect();
    let words: Vec<&str> = lines[0].split_whitespace().collect();
    assert_eq!(words, ["crew", "won", "lost", "win", "rate", "mean", "score"], "{said}");
    assert!(lines[1].starts_with("4 random") && lines[2].is_empty(), "{said}");
    assert!(!said.contains("shared") && !said.contains("nobody"), "{said}");
    let sums = json_of(&[&arguments[..], &["--json"]].concat());
    let (won, lost) = (sums["crew"]["won"].as_u64().unwrap(), sums["crew"]["lost"].as_u64().unwrap());
    assert_eq!(won + lost, 3, "{sums}");
    for seat in sums["seats"].as_array().unwrap() {
        assert_eq!(seat["wins"].as_f64().unwrap(), won as f64, "a crew's victory is everybody's: {sums}");
    }
    let rocketmen = json_of(&["simulate", "rocketmen", "--seats", "random,random", "--games", "1", "--json"]);
    assert!(rocketmen["crew"].is_null(), "{rocketmen}");
}
