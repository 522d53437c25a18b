//! SA-23: plan files and what the resolver answers.

use serde_json::{Value, json};
use space_alert::plan::{PlanFault, PlanFile, Trace, resolve};
use space_alert::ship::{MissionFault, Tile};
use space_alert::{Action, Slot, Zone};

fn file() -> Value {
    json!({
        "format": "space-alert-plan/1",
        "turns": 12,
        "trajectories": {"red": 5, "white": 3, "blue": 1, "internal": 4},
        "threats": [{"card": "E1-07", "turn": 5, "zone": "red"}, {"card": "I1-03", "turn": 4}],
        "players": [["BLUE", "A", null, "LIFT", "B*", "@UR", "BOT", "C", null, null, null, null]],
        "damage_draw": "any",
        "overrides": {}
    })
}

fn with(path: &str, value: Value) -> Value {
    let mut file = file();
    *file.pointer_mut(path).unwrap() = value;
    file
}

fn read(file: &Value) -> Result<PlanFile, PlanFault> {
    PlanFile::from_json(&file.to_string())
}

fn fault(file: &Value) -> PlanFault {
    match read(file).and_then(|plan| resolve(&plan, Trace::Left)) {
        Err(fault) => fault,
        Ok(_) => panic!("{file} was accepted"),
    }
}

fn end(file: &Value) -> Value {
    serde_json::to_value(resolve(&read(file).unwrap(), Trace::Left).unwrap()).unwrap()["end"].clone()
}

/// SA-23.1, SA-23.2, SA-23.3, SA-23.15: a file is read, written and read again without change
#[test]
fn the_example_of_the_format() {
    let plan = read(&file()).unwrap();
    assert_eq!(plan.players[0][4], Slot::One(Action::HeroicB));
    assert_eq!(plan.players[0][2], Slot::Empty);
    assert_eq!(serde_json::from_str::<Value>(&plan.to_json()).unwrap(), file());
    assert_eq!(PlanFile::from_json(&plan.to_json()).unwrap(), plan);
    assert_eq!(end(&file()), end(&file()));
}

/// SA-23.13: every key of the end
#[test]
fn the_keys_of_the_end() {
    let end = end(&file());
    let mut keys: Vec<&str> = end.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    let mut wanted = [
        "outcome",
        "damage",
        "threats",
        "shields",
        "reactors",
        "fuel",
        "rockets",
        "rocket_in_flight",
        "players",
        "stored_bots",
        "boards",
        "visual_by_phase",
        "visual_points",
        "threat_points",
        "score",
        "knocked_out",
        "disabled_squads",
    ];
    wanted.sort_unstable();
    assert_eq!(keys, wanted);
    assert_eq!(end["outcome"], "won");
    assert_eq!(end["threats"]["E1-07@5"]["status"], "survived");
    assert_eq!(end["players"][0]["bots"], "none");
    assert_eq!(end["stored_bots"], json!({"LR": "ready", "UB": "ready"}));
    // Checks fail after turns 2, 5 and 9: turn 3 is empty, and turns 6 to 8 move to the gap in turn 9.
    assert_eq!(
        end["boards"][0],
        json!(["BLUE", "A", null, "LIFT", "B*", null, "@UR", "BOT", "C", null, null, null])
    );
    assert_eq!(end["damage"], json!({"red": 5, "white": 0, "blue": 2}));
    assert_eq!(end["score"], 2 + 2 - 7 - 5);
}

/// SA-23.14: the states on the way
#[test]
fn the_trace() {
    let resolution = resolve(&read(&file()).unwrap(), Trace::Kept).unwrap();
    let states = serde_json::to_value(&resolution).unwrap()["states"].clone();
    let states = states.as_array().unwrap();
    assert_eq!(states.len(), 12 * 4 + 3);
    let at = |index: usize| {
        (states[index]["turn"].as_u64().unwrap(), states[index]["after"].as_str().unwrap().to_owned())
    };
    assert_eq!(at(0), (1, "player_actions".into()));
    assert_eq!(at(3), (1, "turn_end".into()));
    assert_eq!(
        [at(48), at(49), at(50)].map(|(turn, after)| format!("{turn} {after}")),
        ["13 compute_damage", "13 threat_actions", "13 turn_end"]
    );
    assert_eq!(
        states[4 * 4]["state"]["threats"]["E1-07@5"],
        json!({"status": "on_track", "damage": 0, "position": 14})
    );
    assert_eq!(
        states[0]["state"]["threats"]["E1-07@5"],
        json!({"status": "waiting", "damage": 0, "position": null})
    );
    assert!(states[0]["state"].get("outcome").is_none() && states[0]["state"].get("score").is_none());
    // The computer check of turn 2 moves nothing: turn 3 is empty.
    assert_eq!(states[4 + 3]["state"]["boards"], states[0]["state"]["boards"]);
}

/// SA-23.13, SA-16.11: a lost mission says to what, and has no score
#[test]
fn lost_missions() {
    let lost = end(&with("/threats", json!([{"card": "SI2-05", "turn": 1}])));
    assert_eq!(
        (&lost["outcome"], &lost["lost_to"], &lost["score"]),
        (&json!("lost"), &json!("SI2-05@1"), &Value::Null)
    );
    assert_eq!(lost["why"]["key"], "space-alert-lost-destroyed");
    assert!(lost.get("lost_zone").is_none());
    let zone = end(&with("/threats", json!([{"card": "SE1-08", "turn": 1, "zone": "white"}])));
    assert_eq!(
        (&zone["outcome"], &zone["lost_zone"], &zone["damage"]["white"]),
        (&json!("lost"), &json!("white"), &json!(6))
    );
    let plan = read(&with("/threats", json!([{"card": "SI2-05", "turn": 1}]))).unwrap();
    let resolution = resolve(&plan, Trace::Kept).unwrap();
    assert_eq!(resolution.in_words(|why| why.key.to_uppercase())["end"]["why"], "SPACE-ALERT-LOST-DESTROYED");
    assert_eq!(resolution.states.unwrap().len(), 2 * 4 + 3, "it stops where the ship is lost");
}

/// SA-23.4: what is wrong is named
#[test]
fn faults() {
    let mission = |path: &str, value: Value| match fault(&with(path, value)) {
        PlanFault::Mission(fault) => fault,
        other => panic!("{other:?}"),
    };
    assert!(matches!(PlanFile::from_json("{"), Err(PlanFault::Shape { .. })));
    assert!(matches!(PlanFile::from_json("[]"), Err(PlanFault::Shape { .. })));
    assert!(matches!(fault(&with("/format", json!("space-alert-plan/2"))), PlanFault::Format { .. }));
    assert_eq!(mission("/turns", json!(11)), MissionFault::Turns(11));
    assert_eq!(mission("/threats/0/card", json!("E9-99")), MissionFault::UnknownCard("E9-99".into()));
    for turn in [0, 9, 13] {
        assert_eq!(mission("/threats/0/turn", json!(turn)), MissionFault::Turn("E1-07".into(), turn));
    }
    assert_eq!(mission("/threats/0/zone", Value::Null), MissionFault::NoZone("E1-07".into()));
    assert_eq!(
        mission("/threats/1", json!({"card": "I1-03", "turn": 4, "zone": "red"})),
        MissionFault::Zone("I1-03".into())
    );
    let twice = json!([{"card": "I1-03", "turn": 4}, {"card": "I1-03", "turn": 4}]);
    assert_eq!(mission("/threats", twice), MissionFault::Twice("I1-03".into(), 4));
    assert_eq!(
        mission("/trajectories", json!({"red": 1, "white": 1, "blue": 1})),
        MissionFault::NoTrack(space_alert::ship::Track::Internal)
    );
    assert_eq!(fault(&with("/trajectories/red", json!(8))), PlanFault::UnknownTrajectory { number: 8 });
    assert_eq!(
        fault(&with("/players/0/0", json!("D"))),
        PlanFault::UnknownAction { text: "D".into(), player: 0, turn: 1 }
    );
    assert_eq!(
        fault(&with("/players/0/0", json!("C*"))),
        PlanFault::UnknownAction { text: "C*".into(), player: 0, turn: 1 }
    );
    assert_eq!(
        fault(&with("/players/0/0", json!("@XX"))),
        PlanFault::UnknownAction { text: "@XX".into(), player: 0, turn: 1 }
    );
    assert!(matches!(fault(&with("/players/0/0", json!(["A", "A", "A"]))), PlanFault::Shape { .. }));
    assert_eq!(fault(&with("/players", json!([]))), PlanFault::Crew { count: 0 });
    assert_eq!(fault(&with("/players", json!([[], [], [], [], [], []]))), PlanFault::Crew { count: 6 });
    let long: Vec<&str> = vec!["A"; 13];
    assert_eq!(fault(&with("/players/0", json!(long))), PlanFault::BoardLength { player: 0, count: 13 });
    assert_eq!(
        fault(&with("/damage_draw", json!({"red": ["bridge"]}))),
        PlanFault::UnknownTile { text: "bridge".into() }
    );
    assert_eq!(
        fault(&with("/damage_draw", json!({"red": ["shield", "shield"]}))),
        PlanFault::TileTwice { zone: Zone::Red, tile: Tile::Shield }
    );
    assert!(matches!(fault(&with("/damage_draw", json!("all"))), PlanFault::Shape { .. }));
}

/// SA-23.4: wrong overrides are named too
#[test]
fn wrong_overrides() {
    let with = |value: Value| fault(&with("/overrides", value));
    assert_eq!(with(json!({"start_station": {"0": "XX"}})), PlanFault::UnknownStation { text: "XX".into() });
    assert_eq!(with(json!({"start_station": {"1": "UR"}})), PlanFault::UnknownPlayer { text: "1".into() });
    assert_eq!(with(json!({"bots": {"x": "active"}})), PlanFault::UnknownPlayer { text: "x".into() });
    assert_eq!(with(json!({"in_space": [3]})), PlanFault::UnknownPlayer { text: "3".into() });
    assert_eq!(
        with(json!({"shields": {"red": 10}})),
        PlanFault::ShieldEnergy { zone: Zone::Red, energy: 10 }
    );
    assert_eq!(with(json!({"pre_damage": {"red": ["x"]}})), PlanFault::UnknownTile { text: "x".into() });
    let seven = ["upper_cannon", "lower_cannon", "shield", "reactor", "gravolift", "structure", "structure"];
    assert_eq!(
        with(json!({"pre_damage": {"red": seven}})),
        PlanFault::TileTwice { zone: Zone::Red, tile: Tile::Structure }
    );
    assert_eq!(
        with(json!({"threat_on_appear": {"E1-07@4": {}}})),
        PlanFault::UnknownThreat { name: "E1-07@4".into() }
    );
    assert_eq!(
        with(json!({"threat_on_appear": {"E1-07@5": {"position": 15}}})),
        PlanFault::Mission(MissionFault::Square("E1-07".into(), 15))
    );
    let track = |length: u8, square: u8| json!({"custom_trajectory": {"red": {"length": length, "marks": {square.to_string(): "X"}}}});
    assert!(matches!(with(track(0, 1)), PlanFault::BadTrajectory { .. }));
    assert!(matches!(with(track(31, 1)), PlanFault::BadTrajectory { .. }));
    assert!(matches!(with(track(5, 6)), PlanFault::BadTrajectory { .. }));
    assert!(matches!(with(json!({"wishes": 1})), PlanFault::Shape { .. }));
}

/// SA-23.4: every fault is a message that exists in the list of messages
#[test]
fn faults_are_messages() {
    let keys = space_alert::resolver_keys(space_alert::Content::standard());
    for (path, value) in [
        ("/turns", json!(3)),
        ("/threats/0/card", json!("X")),
        ("/players/0/0", json!("X")),
        ("/trajectories/red", json!(0)),
    ] {
        let phrase = fault(&with(path, value)).phrase();
        assert!(keys.contains(&phrase.key), "{}", phrase.key);
    }
}

/// SA-23.5: listed tiles come first, and a seed shuffles the same way each time
#[test]
fn the_order_of_tiles() {
    let order = json!(["gravolift", "structure"]);
    let listed = with("/damage_draw", json!({"red": order}));
    let plan = read(&listed).unwrap();
    let (mission, boards) = plan.prepare(space_alert::Content::standard()).unwrap();
    let ship = space_alert::Ship::fly(&mission, &boards);
    assert!(ship.has_tile(Zone::Red, Tile::Gravolift) && ship.has_tile(Zone::Red, Tile::Structure));
    let seeded = with("/damage_draw", json!({"seed": 7}));
    assert_eq!(end(&seeded), end(&seeded));
}

/// SA-23.6: a plan of seven turns
#[test]
fn seven_turns() {
    let mut short = with("/turns", json!(7));
    *short.pointer_mut("/players").unwrap() = json!([["LIFT", "C", "A", "A", "A", "A", "A"]]);
    let resolution = resolve(&read(&short).unwrap(), Trace::Kept).unwrap();
    let end = serde_json::to_value(&resolution.end).unwrap();
    assert_eq!(
        (&end["visual_points"], &end["boards"][0]),
        (&json!(0), &json!(["LIFT", "C", "A", "A", "A", "A", "A"]))
    );
    assert_eq!(resolution.states.unwrap().last().unwrap().turn, 8);
}

/// SA-23.7, SA-23.8, SA-23.9: people who begin elsewhere, in space or with a squad
#[test]
fn overrides_for_the_crew() {
    let mut file = with("/players", json!([["A", "A", "A"], ["BOT"], [null]]));
    *file.pointer_mut("/overrides").unwrap() = json!({
        "computer_maintained": true,
        "start_station": {"0": "LR"},
        "in_space": [1],
        "bots": {"2": "disabled"},
        "shields": {"red": 2, "white": 4}
    });
    let states = resolve(&read(&file).unwrap(), Trace::Kept).unwrap().states.unwrap();
    let first = serde_json::to_value(&states[0].state).unwrap();
    assert_eq!(first["players"][0]["station"], "LR");
    assert_eq!(
        first["players"][1],
        json!({"station": "UR", "in_space": true, "knocked_out": false, "bots": "active"})
    );
    assert_eq!(first["players"][2]["bots"], "disabled");
    assert_eq!(first["stored_bots"], json!({"LR": "taken", "UB": "taken"}));
    assert_eq!(first["shields"], json!({"red": 2, "white": 4, "blue": 1}));
    assert_eq!(first["disabled_squads"], 1);
    let late = serde_json::to_value(&states[7].state).unwrap();
    assert_eq!(late["boards"][0][2], "A", "the check succeeds");
}

/// SA-23.11, SA-23.12: threats with a history and tracks of one's own
#[test]
fn overrides_for_threats() {
    let mut file = with("/players", json!([[null]]));
    *file.pointer_mut("/overrides").unwrap() = json!({
        "threat_on_appear": {"E1-07@5": {"position": 4, "damage": 1, "xy_passed": 1}},
        "custom_trajectory": {"red": {"length": 9, "marks": {"1": "Z", "3": "Y"}}}
    });
    let states = resolve(&read(&file).unwrap(), Trace::Kept).unwrap().states.unwrap();
    let appeared = serde_json::to_value(&states[4 * 4].state).unwrap();
    assert_eq!(appeared["threats"]["E1-07@5"], json!({"status": "on_track", "damage": 1, "position": 4}));
    let moved = serde_json::to_value(&states[4 * 4 + 2].state).unwrap();
    assert_eq!(
        (&moved["threats"]["E1-07@5"]["status"], &moved["damage"]["red"]),
        (&json!("survived"), &json!(4))
    );
}
