//! The crate's resolver against a second one, written from the rules alone.
//!
//! `LITERAL_MISSIONS=100000 cargo test --release -p space-alert --test literal` compares more of them,
//! `LITERAL_FIRST` says which is the first, and with `LITERAL_SEEN=1` and `--nocapture` it is counted what happened.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests report by failing")]
#![allow(clippy::print_stdout, reason = "counts are printed when they are asked for")]

mod crate_ship;
mod frontier_deeds;
mod plans;
mod rare;
mod resolver;
mod smaller;

use std::collections::BTreeMap;

use crate_ship::CrateShip;
use frontier_deeds::frontier_deeds;
use plans::random_plan;
use rare::rare_meetings;
use resolver::cards::{CARDS, FRONTIER};
use serde_json::{Value, json};
use space_alert::content::Content;
use space_alert::plan::{PlanFile, Trace, resolve};

/// A number from the environment.
fn asked(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// How many missions are compared.
fn missions() -> u64 {
    asked("LITERAL_MISSIONS", 2_000)
}

fn read(plan: &Value) -> PlanFile {
    PlanFile::from_json(&plan.to_string()).unwrap_or_else(|fault| panic!("{fault:?}: {plan}"))
}

/// A random mission on which the tables part, made as small as it can be.
fn first_difference(seed: u64) -> Option<String> {
    let plan = random_plan(seed);
    let parted = difference(&plan)?;
    let smallest = smaller::smallest(&plan, &difference);
    let left = difference(&smallest).unwrap_or_default();
    Some(format!("mission {seed}, {parted}\nIts core: {left}\n{smallest}"))
}

/// Plays a mission on both tables; says where they first part.
fn difference(plan: &Value) -> Option<String> {
    let mut ship = CrateShip::new(&read(plan));
    let mut parted: Option<String> = None;
    let (table, lost) = resolver::play(plan, &mut |table, after| {
        if parted.is_none() {
            ship.reach(after);
            let differences = ship.differences(table);
            if !differences.is_empty() {
                parted = Some(format!("turn {} after {after}: {}", table.turn, differences.join("; ")));
            }
        }
    });
    parted.or_else(|| {
        let differences = ship.differences_at_end(&table, lost.as_ref());
        (!differences.is_empty()).then(|| format!("at the end (lost: {lost:?}): {}", differences.join("; ")))
    })
}

/// SA-4.1, SA-23.1: what the cards and threats make of a mission does not depend on who works it out.
#[test]
fn both_resolvers_agree_after_every_step() {
    let first = asked("LITERAL_FIRST", 0);
    let seeds = first..first + missions();
    let differences: Vec<String> = seeds.filter_map(first_difference).take(3).collect();
    assert!(differences.is_empty(), "{}", differences.join("\n\n"));
}

/// SA-24.6, SA-24.7, SA-24.13, SA-24.15, SA-24.17, SA-25.28, SA-26.6: the same where few missions get.
#[test]
fn both_resolvers_agree_on_rare_meetings() {
    let mut differences = Vec::new();
    for (deed, plan) in rare_meetings() {
        let (table, _) = resolver::play(&plan, &mut |_, _| {});
        assert!(
            table.seen.iter().any(|(code, what)| format!("{code} {what}") == deed),
            "{deed} never happens"
        );
        differences.extend(difference(&plan).map(|difference| format!("{deed}: {difference}")));
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// What may differ: the reason in words, and what no longer matters of people who are out or in space.
fn comparable(mut state: Value) -> Value {
    state.as_object_mut().expect("a state").remove("why");
    for player in 0..state["players"].as_array().expect("players").len() {
        if state["players"][player]["knocked_out"] == true {
            state["boards"][player] = Value::Null;
        }
        if state["players"][player]["in_space"] == true {
            state["players"][player]["station"] = Value::Null;
        }
    }
    state
}

/// SA-23.13, SA-23.14: the result file says the same as a second one, at the end and after every step.
#[test]
fn both_result_files_agree() {
    for seed in 0..missions() / 20 {
        let plan = random_plan(seed);
        let expected = resolver::resolve(&plan);
        let result = resolve(&read(&plan), Trace::Kept).unwrap();
        let result = serde_json::to_value(&result).unwrap();
        let states = result["states"].as_array().unwrap();
        for (mine, other) in expected["states"].as_array().unwrap().iter().zip(states) {
            assert_eq!((&mine["turn"], &mine["after"]), (&other["turn"], &other["after"]), "mission {seed}");
            assert_eq!(
                comparable(mine["state"].clone()),
                comparable(other["state"].clone()),
                "mission {seed}, turn {} after {}\n{plan}",
                mine["turn"],
                mine["after"]
            );
        }
        assert_eq!(
            comparable(expected["end"].clone()),
            comparable(result["end"].clone()),
            "mission {seed}\n{plan}"
        );
    }
}

/// SA-24.19: what is called has to be named, and to be of the kind that the caller can call.
#[test]
fn calls_that_cannot_be_are_refused() {
    let flies = |threat: Value| {
        let mut plan = random_plan(0);
        plan["overrides"] = json!({});
        plan["threats"] = json!([threat]);
        PlanFile::from_json(&plan.to_string()).is_ok_and(|plan| plan.prepare(Content::standard()).is_ok())
    };
    for caller in [
        json!({"card": "E3-107", "turn": 2, "zone": "red"}),
        json!({"card": "SE3-104", "turn": 2, "zone": "red"}),
        json!({"card": "SE3-105", "turn": 2, "zone": "red"}),
        json!({"card": "SI3-102", "turn": 2}),
        json!({"card": "SI3-103", "turn": 2}),
        json!({"card": "SI3-104", "turn": 2}),
        json!({"card": "E1-07", "turn": 2, "zone": "red"}),
    ] {
        let code = caller["card"].as_str().unwrap();
        assert_eq!(flies(caller.clone()), code == "E1-07", "{code} without a call");
        for called in CARDS.iter().chain(FRONTIER) {
            let fits = match code {
                "E3-107" | "SE3-104" | "SI3-104" => called.code.starts_with('I'),
                "SE3-105" | "SI3-102" | "SI3-103" => called.code.starts_with('E') && called.code != "E3-107",
                _ => false,
            };
            let mut threat = caller.clone();
            threat["calls"] = json!(called.code);
            assert_eq!(flies(threat), fits, "{code} calls {}", called.code);
        }
    }
}

/// The missions are worth comparing: every card is met, most are beaten, and crews use all they have.
#[test]
fn missions_are_varied() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..missions() + 2_000 {
        let (table, lost) = resolver::play(&random_plan(seed), &mut |_, _| {});
        let mut count = |what: String| *seen.entry(what).or_default() += 1;
        for threat in &table.threats {
            count(format!("{} {:?}", threat.code(), threat.status));
        }
        for (code, what) in &table.seen {
            count(format!("{code} {what}"));
        }
        if lost.is_none() {
            count("won".to_owned());
        }
        count(format!("rockets {}", table.rockets));
        count(format!("fuel {}", table.fuel));
        for points in table.visual.values() {
            count(format!("visual {points}"));
        }
    }
    if asked("LITERAL_SEEN", 0) > 0 {
        for (what, times) in &seen {
            println!("{what}: {times}");
        }
    }
    let never = |what: String| seen.get(&what).copied().unwrap_or(0) == 0;
    for card in CARDS.iter().chain(FRONTIER) {
        let fatal = matches!(card.code, "SE2-05" | "SI1-03" | "SI1-04" | "SI2-05" | "SE3-105");
        assert!(fatal || !never(format!("{} Survived", card.code)), "{} never survives", card.code);
        let tough = matches!(card.code, "SE2-02" | "SI2-04" | "SE3-103" | "SE3-105" | "SE3-108");
        assert!(tough || !never(format!("{} Destroyed", card.code)), "{} is never destroyed", card.code);
    }
    for what in ["won", "rockets 0", "fuel 0", "visual 1", "visual 2", "visual 3", "visual 5", "visual 7"] {
        assert!(!never(what.to_owned()), "{what} never happens");
    }
    for what in ["wait for the late", "wait in space", "move on from space", "attack once"] {
        assert!(!never(format!("halves {what}")), "halves never {what}");
    }
    for what in frontier_deeds() {
        assert!(!never(what.clone()), "{what} never happens");
    }
}
