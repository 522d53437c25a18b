//! SC-11: firing.

use crate::ask::{equipped, fault, hurt, needs, result, some, why, with};
use serde_json::{Value, json};

fn shot(target: Value, flick: Value) -> Value {
    json!({"targets": {"hades": target}, "shots": [{"target": "hades", "flicks": [flick]}]})
}

fn damage(lock: &str, flick: Value) -> Value {
    result("weapons", shot(json!({"distance": 3, "lock": lock}), flick))["shots"][0]["damage"].clone()
}

/// SC-11.2, SC-11.3: the torpedo example: range 3, on the line between 3 and 4: four points, seven with a Superlock
#[test]
fn the_torpedo_example() {
    let fired = result("weapons", shot(json!({"distance": 3, "lock": "lock"}), json!({"zones": [3, 4]})));
    assert_eq!(fired["shots"], json!([{"line": 3, "zone": 4, "damage": 4, "last_section": true}]));
    assert_eq!(damage("superlock", json!({"zones": [3, 4]})), 7);
}

/// SC-11.3, SC-11.5: every zone for every lock
#[test]
fn the_numbers_of_the_zones() {
    for (lock, numbers) in
        [("none", [0, 0, 1, 1, 2]), ("lock", [0, 1, 2, 3, 4]), ("superlock", [0, 1, 3, 5, 7])]
    {
        for (zone, number) in numbers.into_iter().enumerate() {
            assert_eq!(damage(lock, json!({"zones": [zone]})), number, "{lock} in {zone}");
        }
    }
}

/// SC-11.3, SC-11.4: the leading edge decides, a line touched counts; only the centre falls
#[test]
fn where_the_disc_rests() {
    let zone = |x: Value, y: f64| {
        result("weapons", shot(json!({"distance": 1}), json!({"x": x, "y": y})))["shots"][0]["zone"].clone()
    };
    assert_eq!(zone(json!(-30), 0.0), 0);
    assert_eq!(zone(json!(-10), 0.0), 1, "touching the line");
    assert_eq!(zone(json!(-10.001), 0.0), 0);
    assert_eq!(zone(json!(129.999), 0.0), 1);
    assert_eq!(
        (zone(json!(130), 35.0), zone(json!(240), -35.0), zone(json!(320), 0.0)),
        (json!(2), json!(3), json!(4))
    );
    assert_eq!(zone(json!(375), 0.0), 4);
    assert_eq!((zone(json!(375.001), 0.0), zone(json!(300), 35.001)), (Value::Null, Value::Null));
    let off = result("weapons", shot(json!({"distance": 1, "lock": "lock"}), json!("off")));
    assert_eq!(off["shots"], json!([{"line": 1, "zone": null, "damage": 0, "last_section": false}]));
}

/// SC-11.7: the Carrier example: two points do nothing; 2, 1 and 3 do four
#[test]
fn the_carrier_example() {
    let fire = |zones: &[u8]| {
        let shots: Vec<Value> =
            zones.iter().map(|zone| json!({"target": "carrier", "flicks": [{"zones": [zone]}]})).collect();
        let file = json!({"targets": {"carrier": {"distance": 2, "lock": "lock"}}, "shots": shots});
        result("weapons", file)["targets"]["carrier"].clone()
    };
    assert_eq!(fire(&[2]), json!({"total": 2, "absorbed": 2, "damage": 0, "destroyed": false}));
    assert_eq!(fire(&[2, 1, 3]), json!({"total": 6, "absorbed": 2, "damage": 4, "destroyed": false}));
}

/// SC-19.5: the Seeker example: the first flick in the 1 zone, the second in the 7 zone
#[test]
fn the_seeker_example() {
    let fired = |flicks: Value, seeker: bool| {
        json!({"targets": {"picket": {"distance": 4, "lock": "superlock"}},
            "shots": [{"target": "picket", "seeker": seeker, "flicks": flicks}]})
    };
    let hit = result("weapons", fired(json!([{"zones": [1]}, {"zones": [4]}]), true));
    assert_eq!(json!([hit["shots"][0]["damage"], hit["shots"][0]["line"]]), json!([7, 4]));
    assert_eq!(hit["targets"]["picket"]["destroyed"], true);
    assert_eq!(result("weapons", fired(json!([{"zones": [1]}]), true))["shots"][0]["damage"], 1, "declined");
    assert_eq!(result("weapons", fired(json!([{"zones": [1]}, "off"]), true))["shots"][0]["damage"], 0);
    assert_eq!(why("weapons", fired(json!(["off", {"zones": [4]}]), true)), "second_flick");
    assert_eq!(why("weapons", fired(json!([{"x": 400}, {"zones": [4]}]), true)), "second_flick");
    assert_eq!(why("weapons", fired(json!([{"zones": [1]}, {"zones": [4]}]), false)), "second_flick");
    assert_eq!(needs("weapons", fired(json!([]), true)), "flick");
}

/// SC-11.2, SC-20.20: the line by range; Rail Warp one further back, the last stays the last
#[test]
fn lines_by_range() {
    for range in 0..=6u8 {
        let file = shot(json!({"distance": range}), json!("off"));
        assert_eq!(result("weapons", file.clone())["shots"][0]["line"], range.max(1));
        assert_eq!(result("weapons", hurt(file, &["S3"]))["shots"][0]["line"], (range.max(1) + 1).min(6));
    }
}

/// SC-11.1, SC-7.3, SC-11.9: too far, blocked, or destroyed already
#[test]
fn shots_that_are_refused() {
    assert_eq!(why("weapons", shot(json!({"distance": 7}), json!("off"))), "out_of_range");
    let rift = |target: Value| {
        json!({"map": {"rows": ["..R..", "....."]}, "from": [0, 0], "targets": {"mine": {"at": target}},
        "shots": [{"target": "mine", "flicks": ["off"]}]})
    };
    assert_eq!(why("weapons", rift(json!([4, 0]))), "blocked");
    assert_eq!(result("weapons", rift(json!([4, 1])))["locks_on"], json!(["mine"]));
    let kill = json!({"target": "mine", "flicks": [{"zones": [4]}]});
    let twice =
        json!({"targets": {"mine": {"distance": 1}, "escort": {"distance": 1}}, "shots": [kill, kill]});
    assert_eq!(why("weapons", twice.clone()), "target_destroyed");
    let other = with(twice, "shots", json!([kill, {"target": "escort", "flicks": ["off"]}]));
    assert_eq!(some(&result("weapons", other), &["locks_on"]), json!([["escort"]]));
}

/// SC-11.1: no more shots than loaded tubes
#[test]
fn no_shot_without_a_tube() {
    let file =
        with(shot(json!({"distance": 1}), json!("off")), "tubes", json!([{"cards": [{"card": "T01"}]}]));
    assert_eq!(why("weapons", file), "no_tube");
}

/// SC-11.8: firing gives lock, even by a miss; Nemesis has it anyway
#[test]
fn firing_gives_lock() {
    let file = json!({"targets": {"nemesis": {"distance": 1}, "scout-b": {"distance": 2}, "cruiser": {"distance": 2}},
        "shots": [{"target": "scout-b", "flicks": ["off"]}, {"target": "nemesis", "flicks": ["off"]}]});
    assert_eq!(result("weapons", file)["locks_on"], json!(["scout-b"]));
}

/// SC-11.6, SC-4.2, SC-20.2: X-95 first, then doubled for a held target, then shields; Guidance Fault makes a Superlock a Lock
#[test]
fn doubling_equipment_and_faults() {
    let held = shot(json!({"distance": 1, "lock": "superlock", "held": true}), json!({"zones": [2]}));
    let now = |file: Value| {
        let result = result("weapons", file);
        json!([
            result["shots"][0]["damage"],
            result["targets"]["hades"]["absorbed"],
            result["targets"]["hades"]["damage"]
        ])
    };
    assert_eq!(now(held.clone()), json!([6, 3, 3]));
    assert_eq!(now(equipped(held.clone(), "X-95 Torpedoes")), json!([8, 3, 5]));
    assert_eq!(now(hurt(held, &["F2"])), json!([4, 3, 1]));
    let nothing = shot(json!({"distance": 1, "held": true}), json!({"zones": [1]}));
    assert_eq!(now(equipped(nothing, "X-95 Torpedoes")), json!([0, 0, 0]), "only torpedoes that hurt");
}

/// SC-17.5: the Nemesis example: two points and one point move its marker one down
#[test]
fn torpedoes_at_nemesis() {
    let file = json!({"targets": {"nemesis": {"distance": 1, "lock": "lock"}}, "shots": [
        {"target": "nemesis", "flicks": [{"zones": [2]}]}, {"target": "nemesis", "flicks": [{"zones": [1]}]}]});
    assert_eq!(
        result("weapons", file)["targets"]["nemesis"],
        json!({"total": 3, "absorbed": 0, "marker_down": 1, "destroyed": false})
    );
}

/// SC-11.3: a track and ships of somebody's own; what cannot be read
#[test]
fn boxes_that_differ() {
    let track = json!({"radius": 5, "end": 100, "zones": [{"from": -50, "grey": 0, "white": 0, "red": 0},
        {"from": 10, "grey": 3, "white": 5, "red": 9}]});
    let file = with(shot(json!({"distance": 1, "shields": 0, "hull": 3}), json!({"x": 5})), "track", track);
    assert_eq!(
        some(&result("weapons", file.clone()), &["targets"]),
        json!([{"hades": {"total": 3, "absorbed": 0, "damage": 3, "destroyed": true}}])
    );
    assert_eq!(fault("weapons", shot(json!({}), json!("off"))).1, "one-of");
    assert_eq!(fault("weapons", shot(json!({"distance": 1}), json!("gone"))).1, "unknown-name");
    assert_eq!(fault("weapons", json!({"energy": 2})).1, "one-of");
}
