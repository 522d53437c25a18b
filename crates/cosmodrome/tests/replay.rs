//! `cosmodrome replay`: records are told, shown and proved, and forgeries are found out.

mod common;

use common::{Scratch, json, refusal, text};
use std::fs;

fn record(scratch: &Scratch) -> String {
    let directory = scratch.path("records");
    text(&[
        "simulate",
        "rocketmen",
        "--seats",
        "random,steady",
        "--games",
        "2",
        "--seed",
        "7",
        "--records",
        &directory,
    ]);
    assert!(scratch.root().join("records/rocketmen-000001.jsonl").is_file());
    scratch.path("records/rocketmen-000000.jsonl")
}

#[test]
fn a_record_of_a_simulation_is_genuine() {
    let scratch = Scratch::new();
    let file = record(&scratch);
    let said = text(&["replay", &file, "--verify"]);
    assert!(said.contains("genuine") && said.contains("random:") && said.contains("steady:"), "{said}");
    let french = text(&["replay", &file, "--verify", "--lang", "fr"]);
    assert!(french.contains("authentique"), "{french}");
}

#[test]
fn forgeries_are_found_out() {
    let scratch = Scratch::new();
    let genuine = fs::read_to_string(record(&scratch)).unwrap();
    let lines: Vec<&str> = genuine.lines().collect();
    let verify = |name: &str, text: &str| refusal(&["replay", &scratch.write(name, text), "--verify"]);

    let closing = lines[lines.len() - 1];
    let scores = &closing[closing.find("\"scores\":[").unwrap() + 10..closing.rfind("]}}").unwrap()];
    let better: Vec<String> =
        scores.split(',').map(|score| (score.parse::<i32>().unwrap() + 1).to_string()).collect();
    let forged =
        genuine.replace(&format!("\"scores\":[{scores}]"), &format!("\"scores\":[{}]", better.join(",")));
    assert!(verify("outcome", &forged).contains("outcome"));

    let seed = closing[9..73].to_owned();
    assert!(verify("seed", &genuine.replace(&seed, &"0".repeat(64))).contains("commitment"));

    let state = &closing[closing.find("\"state\":\"").unwrap() + 9..][..64];
    assert!(verify("state", &genuine.replace(state, &"0".repeat(64))).contains("state"));

    let mut cut = lines.clone();
    cut.remove(1);
    assert!(verify("gap", &cut.join("\n")).contains("out of order"));
    assert!(verify("end", &lines[..lines.len() - 1].join("\n")).contains("closing"));
    assert!(verify("empty", "").contains("header"));
    assert!(verify("noise", "no record at all").contains("Line 1"));

    let foul = lines[1].find("\"command\":").unwrap();
    let command = format!("{}\"command\":\"accept\"}}", &lines[1][..foul]);
    let mut illegal = lines.clone();
    illegal[1] = &command;
    assert!(verify("illegal", &illegal.join("\n")).contains("RM-"));
    // The rules are asked even when nobody wants a proof.
    assert!(refusal(&["replay", &scratch.path("illegal")]).contains("RM-"));
}

#[test]
fn a_record_of_older_rules_is_refused_with_the_reason() {
    let old = concat!(env!("CARGO_MANIFEST_DIR"), "/../space-alert/tests/records/rules-1.jsonl");
    for arguments in [&["replay", old][..], &["replay", old, "--verify"], &["replay", old, "--at", "5"]] {
        let said = refusal(arguments);
        assert!(said.contains("version 1 of the rules") && said.contains("readable as text"), "{said}");
    }
    let french = refusal(&["replay", old, "--lang", "fr"]);
    assert!(french.contains("version 1 des règles") && french.contains("lisible"), "{french}");
}

#[test]
fn the_story_is_told_to_those_who_may_hear_it() {
    let scratch = Scratch::new();
    let file = record(&scratch);
    let public = text(&["replay", &file]);
    assert!(public.contains("random draws") && public.contains("The game is over"), "{public}");
    let told = |viewer: &str| text(&["replay", &file, "--as", viewer]);
    assert_eq!(public, told("spectator"));
    assert_eq!(told("2"), told("steady"));
    let cards_named = |story: &str, name: &str| {
        let lines = story.lines().filter(|line| line.starts_with(&format!("{name} draws ")));
        lines.filter(|line| !line.contains(" card")).count()
    };
    assert_eq!(cards_named(&public, "steady"), 0, "a spectator does not see what is drawn");
    assert!(cards_named(&told("2"), "steady") > 0, "whoever draws does");
    assert_eq!(cards_named(&told("2"), "random"), 0, "and nobody else");
}

#[test]
fn any_moment_can_be_shown() {
    let scratch = Scratch::new();
    let file = record(&scratch);
    let start = text(&["replay", &file, "--at", "0", "--as", "1"]);
    assert!(start.contains("Round 1") && start.contains("Hand") && start.contains("Display"), "{start}");
    let french = text(&["replay", &file, "--at", "0", "--lang", "fr"]);
    assert!(french.contains("Étal"), "{french}");
    assert!(refusal(&["replay", &file, "--at", "999999"]).contains("999999"));
    assert!(refusal(&["replay", &file, "--as", "3"]).contains("seat"));
}

#[test]
fn programs_get_json() {
    let scratch = Scratch::new();
    let file = record(&scratch);
    let whole = json(&["replay", &file, "--json", "--verify"]);
    assert_eq!(whole["game"], "rocketmen");
    assert_eq!(whole["verified"], true);
    assert_eq!(whole["at"], whole["commands"]);
    assert!(whole["outcome"]["scores"].is_array());
    let part = json(&["replay", &file, "--json", "--at", "3", "--as", "1"]);
    assert_eq!(part["at"], 3);
    assert!(part["outcome"].is_null());
    assert!(part["view"]["players"][0]["hand"].is_array());
    assert!(part["view"]["players"][1]["hand"].is_null(), "other hands stay hidden");
    let chapter = &part["story"][0];
    assert_eq!(chapter["seq"], 1);
    assert_eq!(chapter["events"].as_array().unwrap().len(), chapter["sentences"].as_array().unwrap().len());
}
