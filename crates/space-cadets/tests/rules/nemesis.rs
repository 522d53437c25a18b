//! SC-17: Nemesis.

use crate::ask::{ask, fault, result, some, why, with};
use serde_json::{Value, json};

fn waiting(marker: i8) -> Value {
    json!({"marker": marker, "on_map": false, "start": [0, 2]})
}

fn here(marker: i8, at: u8, more: Value) -> Value {
    let mut file = json!({"marker": marker, "on_map": true, "at": [at, 0], "map": {"rows": ["................"]},
        "ship": {"at": [0, 0], "facing": "N"}, "shields": {"starboard": 2}});
    file.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    file
}

/// SC-17.1, SC-17.2: the marker goes down, from 4 to 3 as in the example; from 0 it enters and does not act
#[test]
fn approaching_and_entering() {
    let far = result("nemesis", waiting(4));
    assert_eq!(
        some(&far, &["marker", "on_map", "at", "move", "fired"]),
        json!([3, false, null, null, false])
    );
    assert!(!far.contains_key("shields"));
    let enters = result("nemesis", waiting(0));
    assert_eq!(
        some(&enters, &["marker", "on_map", "at", "move", "fired", "hit"]),
        json!([0, true, [0, 2], null, false, null])
    );
    let no_place = json!({"marker": 0, "on_map": false});
    assert_eq!(fault("nemesis", no_place).1, "missing");
}

/// SC-17.3, SC-17.4: the example: at marker 2 it moves five and does two dice plus two; then the marker rises, to 3 at most
#[test]
fn the_example_of_its_strength() {
    let strong = result("nemesis", here(2, 9, json!({"fire_roll": [3, 4]})));
    assert_eq!(some(&strong, &["move", "steps", "at", "marker"]), json!([5, 5, [4, 0], 3]));
    assert_eq!(strong["hit"], json!({"side": "starboard", "amount": 9, "absorbed": 2, "through": 7}));
    assert_eq!(result("nemesis", here(3, 15, json!({})))["marker"], 3);
    let weak = result("nemesis", here(-2, 5, json!({"fire_roll": [1, 1]})));
    assert_eq!(some(&weak, &["move", "at", "marker"]), json!([1, [4, 0], -1]));
    assert_eq!(weak["hit"]["amount"], 0);
}

/// SC-17.5, SC-17.7: the example: three points of torpedoes move the marker one down, before it acts; never below -2
#[test]
fn torpedoes_beat_it_back() {
    let hit = result("nemesis", here(0, 9, json!({"torpedo_damage": 3, "fire_roll": [1, 1]})));
    assert_eq!(some(&hit, &["move", "marker"]), json!([2, 0]), "from 0 to -1, moved two, and up again");
    let hard = result("nemesis", here(0, 9, json!({"torpedo_damage": 40, "fire_roll": [1, 1]})));
    assert_eq!(some(&hard, &["move", "marker"]), json!([1, -1]));
}

/// SC-17.6: terrain lowers the marker at once: the move was fixed before, the shot is weaker
#[test]
fn terrain_beats_it_back() {
    let map = json!({"rows": [".....AR........."]});
    let result = result("nemesis", here(1, 8, json!({"map": map, "fire_roll": [4, 4]})));
    assert_eq!(some(&result, &["move", "at", "marker"]), json!([4, [4, 0], 0]));
    assert_eq!(result["hit"]["amount"], 7);
}

/// SC-17.3, SC-17.8: it is always locked, however far away
#[test]
fn it_never_loses_lock() {
    let result = result("nemesis", here(0, 15, json!({})));
    assert_eq!(some(&result, &["at", "fired", "destroyed"]), json!([[12, 0], false, false]));
}

/// SC-17.3, SC-16.4, SC-13.19: its ways and sides are chosen as an enemy's are
#[test]
fn choices() {
    let file = |more: Value| with(here(0, 0, more), "at", json!([2, 2]));
    let file = |more: Value| with(file(more), "map", json!({"rows": ["....", "....", "...."]}));
    let pending = json!(ask("nemesis", file(json!({}))).pending);
    assert_eq!(pending["needs"], "move");
    assert_eq!(pending["options"], json!([{"to": [1, 0]}, {"to": [0, 1]}]));
    assert_eq!(why("nemesis", file(json!({"to": [0, 0]}))), "bad_move");
    let shot = json!(ask("nemesis", file(json!({"to": [1, 0]}))).pending);
    assert_eq!(shot["needs"], "fire_roll");
    let same = with(here(0, 0, json!({"fire_roll": [1, 2]})), "side_roll", json!(4));
    assert_eq!(result("nemesis", same)["hit"]["side"], "port");
}

/// SC-18.14: the three ways to destroy it
#[test]
fn killing_it_in_mission_six() {
    let killed = |at: u8, damage: u16, kill: Value| {
        let file =
            here(0, at, json!({"torpedo_damage": damage, "kill": kill, "fire_roll": [1, 1], "side_roll": 1}));
        result("nemesis", file)["destroyed"].clone()
    };
    for roll in [1, 2] {
        assert_eq!(killed(3, 7, json!({"roll": roll, "superlock": true, "last_section": true})), true);
        assert_eq!(killed(3, 40, json!({"roll": roll, "superlock": true})), false);
        assert_eq!(killed(3, 40, json!({"roll": roll, "last_section": true})), false);
    }
    for roll in [3, 4] {
        assert_eq!(
            (killed(3, 20, json!({"roll": roll})), killed(3, 19, json!({"roll": roll}))),
            (json!(true), json!(false))
        );
    }
    for roll in [5, 6] {
        assert_eq!(
            (killed(0, 10, json!({"roll": roll})), killed(0, 9, json!({"roll": roll}))),
            (json!(true), json!(false))
        );
        assert_eq!(killed(1, 30, json!({"roll": roll})), false, "not in its square");
    }
    let gone = result("nemesis", here(3, 3, json!({"torpedo_damage": 20, "kill": {"roll": 3}})));
    assert_eq!(some(&gone, &["on_map", "at", "move", "fired"]), json!([false, null, null, false]));
}

/// SC-17.7: markers that cannot be
#[test]
fn the_track_has_ends() {
    assert_eq!(fault("nemesis", waiting(-1)).1, "out-of-range");
    assert_eq!(fault("nemesis", here(4, 3, json!({}))).1, "out-of-range");
}
