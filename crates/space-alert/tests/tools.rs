//! The tools for people who played at their own table.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test that cannot run fails")]

use serde_json::{Value, json};
use space_alert::SpaceAlert;
use space_alert::tools::{TOOLS, catalogue, check, improve, resolve};
use std::collections::BTreeSet;
use table::Game;

fn told(plan: &Value) -> Value {
    serde_json::from_str(&resolve(&plan.to_string()).unwrap()).unwrap()
}

/// What is told, drawn into the picture before it.
fn draw(picture: &mut Value, told: &Value) {
    let patch: json_patch::Patch = serde_json::from_value(told["moment"]["patch"].clone()).unwrap();
    json_patch::patch(picture, &patch).unwrap();
}

/// A fighter flies at the white zone; the captain shoots it twice from the bridge.
fn skirmish() -> Value {
    json!({
        "format": "space-alert-plan/1",
        "turns": 12,
        "trajectories": {"red": 1, "white": 2, "blue": 3, "internal": 4},
        "threats": [{"card": "E1-07", "turn": 2, "zone": "white"}, {"card": "I1-03", "turn": 3}],
        "players": [
            [null, "A", "A", "A", "C", "C", null, "C", null, null, null, null],
            ["LIFT", "C", "BLUE", "B*", "RED", "RED", "C", "BLUE", "BOT", null, null, null]
        ],
        "damage_draw": {"seed": 7}
    })
}

/// Two asteroids that nobody shoots at: the red zone breaks.
fn disaster() -> Value {
    json!({
        "format": "space-alert-plan/1",
        "trajectories": {"red": 1},
        "threats": [{"card": "SE1-08", "turn": 1, "zone": "red"}, {"card": "SE2-06", "turn": 2, "zone": "red"}],
        "players": [["RED", null, null, null, null, null, null, null, null, null, null, null]]
    })
}

/// SA-23.4: a form hears everything that is missing at once, and a plan that can be flown hears nothing
#[test]
fn all_faults_of_a_plan_are_told_together() {
    let faults = |plan: &Value| -> Vec<(Value, String)> {
        let answer: Value = serde_json::from_str(&check(&plan.to_string()).unwrap()).unwrap();
        let faults = answer["faults"].as_array().unwrap().iter();
        faults
            .map(|fault| (fault["threat"].clone(), fault["phrase"]["key"].as_str().unwrap().to_owned()))
            .collect()
    };
    let mut plan = skirmish();
    assert_eq!(faults(&plan), []);
    plan["trajectories"] = json!({"red": 1});
    plan["threats"] = json!([
        {"card": "", "turn": 1},
        {"card": "E1-01", "turn": 2},
        {"card": "I1-01", "turn": 3},
        {"card": "I1-02", "turn": 3},
        {"card": "E1-02", "turn": 4, "zone": "red"},
        {"card": "E1-02", "turn": 4, "zone": "red"},
        {"card": "E1-07", "turn": 9, "zone": "red"}
    ]);
    let expected = [
        (json!(0), "no-card"),
        (json!(1), "no-zone"),
        (Value::Null, "no-track"),
        (json!(5), "threat-twice"),
        (json!(6), "threat-turn"),
    ];
    assert_eq!(faults(&plan), expected.map(|(threat, name)| (threat, format!("space-alert-fault-{name}"))));
    let mut crowd = skirmish();
    crowd["overrides"] = json!({"in_space": [0, 1]});
    assert_eq!(faults(&crowd), [(Value::Null, "space-alert-plan-too-many-pilots".to_owned())]);
    assert!(check("[]").is_err(), "this is no plan at all");
}

/// Four people who stand about while six serious threats come: far more pairs of changes than are tried at once.
fn doom() -> Value {
    let threats: Vec<Value> = [
        ("SE1-08", "red"),
        ("SE2-06", "red"),
        ("SE1-02", "white"),
        ("SE2-01", "white"),
        ("SE1-03", "blue"),
        ("SE2-02", "blue"),
    ]
    .iter()
    .zip(1..)
    .map(|((card, zone), turn)| json!({"card": card, "turn": turn, "zone": zone}))
    .collect();
    json!({
        "format": "space-alert-plan/1",
        "trajectories": {"red": 1, "white": 2, "blue": 3},
        "threats": threats,
        "players": vec![vec![Value::Null; 12]; 4],
    })
}

#[test]
fn a_film_ends_where_its_result_does() {
    let answer = told(&skirmish());
    let (end, film) = (&answer["file"]["end"], answer["film"].as_array().unwrap());
    assert!(answer["file"]["states"].as_array().is_some_and(|states| !states.is_empty()));
    let mut last = answer["start"].clone();
    for told in film.iter().flat_map(|step| step["happenings"].as_array().unwrap()) {
        draw(&mut last, told);
    }
    for (place, zone) in ["red", "white", "blue"].into_iter().enumerate() {
        let tiles = last["ship"]["zones"][place]["tiles"].as_array().unwrap().len();
        assert_eq!(end["damage"][zone], tiles, "{zone}");
    }
    assert_eq!(last["crew"].as_array().unwrap().len(), 2);
    assert_eq!(last["threats"].as_array().unwrap().len(), 2);
    for (threat, name) in last["threats"].as_array().unwrap().iter().zip(["E1-07@2", "I1-03@3"]) {
        assert_eq!(threat["status"], end["threats"][name]["status"], "{name}");
    }
}

#[test]
fn a_step_is_shown_as_it_is_told() {
    let answer = told(&skirmish());
    let mut picture = answer["start"].clone();
    let mut hits = 0;
    for step in answer["film"].as_array().unwrap() {
        for told in step["happenings"].as_array().unwrap() {
            draw(&mut picture, told);
            let happening = &told["happening"];
            let Some(threat) = happening["threat"].as_u64() else { continue };
            let threat = &picture["threats"][threat as usize];
            match happening["what"].as_str().unwrap() {
                "hit" => {
                    hits += 1;
                    assert_eq!(threat["damage"], happening["total"]);
                    assert_eq!(told["moment"]["rule"], "SA-13.9");
                    let terms = told["moment"]["sum"]["terms"].as_array().unwrap();
                    let sum: i64 = terms.iter().map(|term| term["value"].as_i64().unwrap()).sum();
                    assert_eq!(happening["damage"], sum);
                }
                "advances" => assert_eq!(threat["square"], happening["to"]),
                "destroyed" => assert_eq!(threat["status"], "destroyed"),
                _ => {}
            }
        }
    }
    assert!(hits > 0);
}

#[test]
fn everybody_begins_on_the_bridge_and_no_threat_is_there() {
    let start = &told(&skirmish())["start"];
    assert!(start["crew"].as_array().unwrap().iter().all(|figure| figure["station"] == "UW"));
    assert!(start["threats"].as_array().unwrap().iter().all(|threat| threat["status"] == "waiting"));
}

#[test]
fn everything_in_a_film_can_be_said() {
    let known: BTreeSet<String> = SpaceAlert::vocabulary().into_iter().collect();
    for plan in [skirmish(), disaster()] {
        let answer = told(&plan);
        let steps = answer["film"].as_array().unwrap();
        let lines: Vec<&Value> =
            steps.iter().flat_map(|step| step["happenings"].as_array().unwrap()).collect();
        assert!(lines.len() > 20);
        for line in lines {
            let key = line["phrase"]["key"].as_str().unwrap();
            assert!(known.contains(key), "{key}");
        }
    }
}

#[test]
fn the_same_plan_is_told_in_the_same_words() {
    let plan = skirmish().to_string();
    assert_eq!(resolve(&plan).unwrap(), resolve(&plan).unwrap());
}

#[test]
fn a_short_mission_has_a_short_film() {
    let mut plan = skirmish();
    plan["turns"] = json!(7);
    plan["threats"] = json!([{"card": "E1-07", "turn": 2, "zone": "white"}]);
    plan["players"] = json!([[null, "A", "A", "A", null, null, null]]);
    let answer = told(&plan);
    let turns = answer["film"].as_array().unwrap().iter().filter_map(|step| step["step"]["turn"].as_u64());
    assert_eq!(turns.max(), Some(8));
}

#[test]
fn what_cannot_be_flown_is_refused_with_a_reason() {
    for (input, key) in [
        ("no", "space-alert-plan-shape"),
        (r#"{"format": "space-alert-plan/9"}"#, "space-alert-plan-format"),
        (r#"{"format": "space-alert-plan/1", "players": []}"#, "space-alert-plan-crew"),
        (r#"{"format": "space-alert-plan/1", "players": [["Q"]]}"#, "space-alert-plan-unknown-action"),
    ] {
        assert_eq!(resolve(input).unwrap_err().key, key);
        assert_eq!(improve(input).unwrap_err().key, key);
    }
}

#[test]
fn a_won_plan_needs_no_change() {
    let answer: Value = serde_json::from_str(&improve(&skirmish().to_string()).unwrap()).unwrap();
    assert_eq!(told(&skirmish())["file"]["end"]["outcome"], "won");
    assert_eq!(answer["outcome"], "won");
    assert_eq!(answer["changes"], json!([]));
    assert_eq!(answer["plan"], Value::Null);
}

#[test]
fn an_improved_plan_wins() {
    assert_eq!(told(&disaster())["file"]["end"]["outcome"], "lost");
    let answer: Value = serde_json::from_str(&improve(&disaster().to_string()).unwrap()).unwrap();
    assert_eq!(answer["outcome"], "lost");
    if answer["plan"].is_null() {
        assert_eq!(answer["changes"], json!([]));
    } else {
        let end = &told(&answer["plan"])["file"]["end"];
        assert_eq!(end["outcome"], "won");
        assert_eq!(end["score"], answer["score"]);
    }
}

/// What is not certain yet can be looked for longer, and a longer search never answers with more changes.
#[test]
fn a_search_goes_on_where_it_is_not_certain() {
    let asked = |further: u8| -> Value {
        serde_json::from_str(&improve(&json!({"plan": doom(), "further": further}).to_string()).unwrap())
            .unwrap()
    };
    let [first, next] = [asked(0), asked(1)];
    assert_eq!(first["certain"], false, "the plan is too bad for a quick answer: {first}");
    assert_eq!(first["more"], true);
    let changes = |answer: &Value| answer["changes"].as_array().unwrap().len();
    assert!(next["certain"] == true || changes(&first) == 0 || changes(&next) <= changes(&first));
}

/// The only way to a pilot in space leads through battlebots, which a simulation does not have.
#[test]
fn a_way_out_keeps_to_the_systems_of_its_flight() {
    let asked = |flight: &str| improve(&json!({"plan": disaster(), "flight": flight}).to_string());
    for flight in ["mission", "simulation"] {
        let answer: Value = serde_json::from_str(&asked(flight).unwrap()).unwrap();
        assert_eq!(answer["outcome"], "lost");
        let changes = answer["changes"].as_array().unwrap();
        assert!(changes.iter().all(|change| flight != "simulation" || change["now"] != "BOT"));
    }
    assert_eq!(asked("picnic").unwrap_err().key, "space-alert-plan-shape");
    let mut faulty = disaster();
    faulty["players"] = json!([["Q"]]);
    let refused = improve(&json!({"plan": faulty, "flight": "mission"}).to_string()).unwrap_err();
    assert_eq!(refused.key, "space-alert-plan-unknown-action");
}

#[test]
fn the_catalogue_names_every_card_a_plan_can_name() {
    let cards: Value = serde_json::from_str(&catalogue("").unwrap()).unwrap();
    let codes: Vec<&str> =
        cards["threats"].as_array().unwrap().iter().map(|card| card["id"].as_str().unwrap()).collect();
    assert!(codes.contains(&"E1-07") && codes.contains(&"SI2-05"));
    assert_eq!(cards["trajectories"].as_array().unwrap().len(), 7);
}

#[test]
fn every_tool_has_its_own_name() {
    let names: BTreeSet<&str> = TOOLS.iter().map(|(name, _)| *name).collect();
    assert_eq!(names.len(), TOOLS.len());
}
