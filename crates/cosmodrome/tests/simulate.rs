//! `cosmodrome simulate`: what it reports, and that nothing but the seed matters.

mod common;

use common::{Scratch, json, run, text};
use serde_json::Value;
use std::fs;

const FOUR_BOTS: [&str; 8] =
    ["simulate", "rocketmen", "--seats", "random,random,random,random", "--games", "8", "--seed", "5"];

fn without_timings(mut report: Value) -> Value {
    for name in ["threads", "seconds", "games_per_second", "commands_per_second"] {
        assert!(report[name].is_number(), "{name}");
        report[name] = Value::Null;
    }
    report
}

#[test]
fn the_report_holds_what_programs_read() {
    let report = json(&[
        "simulate",
        "rocketmen",
        "--seats",
        "random,random",
        "--games",
        "20",
        "--seed",
        "1",
        "--json",
    ]);
    assert_eq!(report["game"], "rocketmen");
    assert_eq!(report["games"], 20);
    assert_eq!(report["seed"], 1);
    let seats = report["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 2);
    for seat in seats {
        assert_eq!(seat["bot"], "random");
        assert!(seat["mean_score"].is_number());
        assert_eq!(seat["win_rate"].as_f64().unwrap(), seat["wins"].as_f64().unwrap() / 20.0);
    }
    let wins: f64 = seats.iter().map(|seat| seat["wins"].as_f64().unwrap()).sum();
    assert_eq!(wins, 20.0, "shares of a victory add up to one");
    for name in ["seconds", "games_per_second", "commands_per_second", "mean_rounds", "mean_commands"] {
        assert!(report[name].as_f64().unwrap() > 0.0, "{name}");
    }
    assert!(report["commands"].as_u64().unwrap() > 20);
    assert!(report["shared"].is_u64() && report["lost"].is_u64() && report["options"].is_object());
}

#[test]
fn threads_change_nothing_but_the_time() {
    let with = |threads: &str| {
        let arguments = [&FOUR_BOTS[..], &["--threads", threads, "--json"]].concat();
        without_timings(json(&arguments))
    };
    assert_eq!(with("1"), with("2"));
}

#[test]
fn another_seed_is_another_simulation() {
    let with = |seed: &str| {
        let arguments =
            ["simulate", "rocketmen", "--seats", "random,random", "--games", "5", "--json", "--seed", seed];
        json(&arguments)["commands"].clone()
    };
    assert_ne!(with("1"), with("2"));
}

/// Every bot of the list sits on every chair equally often, and its results follow it there.
#[test]
fn bots_take_turns_on_the_chairs() {
    let scratch = Scratch::new();
    let file = scratch.path("games.csv");
    let report = json(&[
        "simulate",
        "rocketmen",
        "--seats",
        "steady,random",
        "--games",
        "8",
        "--seed",
        "3",
        "--json",
        "--csv",
        &file,
    ]);
    let csv = fs::read_to_string(&file).unwrap();
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows[0][..7], ["index", "seed", "rounds", "commands", "bot_1", "score_1", "won_1"]);
    assert_eq!(rows.len(), 9);
    let first: Vec<&str> = rows[1..].iter().map(|row| row[4]).collect();
    assert_eq!(first, ["steady", "random", "steady", "random", "steady", "random", "steady", "random"]);
    let mut score = 0.0;
    for (index, row) in rows[1..].iter().enumerate() {
        assert_eq!(row[0], index.to_string());
        assert_eq!(row[1].len(), 64);
        let column = if row[4] == "steady" { 5 } else { 8 };
        score += row[column].parse::<f64>().unwrap();
    }
    assert_eq!(report["seats"][0]["mean_score"].as_f64().unwrap(), score / 8.0);
}

#[test]
fn the_table_for_people_has_a_line_per_bot() {
    let english = text(&["simulate", "rocketmen", "--seats", "random,random", "--games", "4"]);
    assert!(
        english.contains("random 1") && english.contains("random 2") && english.contains("win rate"),
        "{english}"
    );
    let french = text(&["simulate", "rocketmen", "--seats", "random,random", "--games", "4", "--lang", "fr"]);
    assert!(french.contains("victoires"), "{french}");
}

#[test]
fn options_and_a_single_seat_reach_the_game() {
    let report = json(&[
        "simulate",
        "rocketmen",
        "--seats",
        "random",
        "--games",
        "3",
        "--option",
        "difficulty=hard",
        "--json",
    ]);
    assert_eq!(report["options"]["difficulty"], "hard");
    assert_eq!(report["seats"].as_array().unwrap().len(), 1);
}

#[test]
fn a_progress_bar_is_for_terminals_only() {
    assert!(run(&FOUR_BOTS).stderr.is_empty());
}
