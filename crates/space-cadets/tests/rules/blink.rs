//! SC-19.7: Blink.

use crate::ask::{ask, fault, result, some, why, with};
use serde_json::{Value, json};

/// A Blink from the west into asteroids, with Vengeance four squares from there.
fn blink(dice: Value) -> Value {
    json!({
        "active": ["J06", "J11"],
        "map": {"rows": ["..A...N", "..R...."]},
        "enemies": [{"id": "vengeance", "at": [5, 1], "locked": true}, {"id": "scout", "at": [2, 1], "locked": true}],
        "shields": {"aft": 2},
        "blink": {"card": "J06", "from": [0, 0], "to": [2, 0], "facing": "W", "dice": dice},
    })
}

fn to(square: [i8; 2], dice: Value) -> Value {
    let mut file = blink(dice);
    file["blink"]["to"] = json!(square);
    file
}

/// SC-19.7, SC-7.4: as in the example a 3 in the asteroids hurts for three and shakes off Vengeance, four squares away.
#[test]
fn the_example_shakes_vengeance_off() {
    let after = result("jump", blink(json!([3, 3])));
    assert_eq!(after["active_after"], json!(["J11"]));
    let there = after["blink"].as_object().unwrap();
    assert_eq!(some(there, &["at", "facing", "sensor_locks_lost"]), json!([[2, 0], "W", 0]));
    let hit = json!({"source": "asteroid", "side": "aft", "amount": 3, "absorbed": 2, "through": 1});
    assert_eq!(there["hits"], json!([hit]));
    assert_eq!(there["locks_lost"], json!(["vengeance"]));
    assert_eq!(there["shields"], json!({"fore": 0, "starboard": 0, "aft": 0, "port": 0}));
    assert!(!after.contains_key("dice"));
}

/// SC-19.7: dice and choices that the square calls for are asked for in turn.
#[test]
fn missing_dice_are_asked_for() {
    let needs = |file: Value| Value::Object(ask("jump", file).pending.unwrap());
    assert_eq!(needs(blink(json!([]))), json!({"needs": "die", "for": "asteroid"}));
    assert_eq!(needs(blink(json!([2]))), json!({"needs": "die", "for": "side"}));
    assert_eq!(needs(blink(json!([2, 5]))), json!({"needs": "captain"}));
    let mut chosen = blink(json!([2, 5]));
    chosen["blink"]["captain"] = json!(["port"]);
    assert_eq!(result("jump", chosen)["blink"]["hits"][0]["side"], "port");
    assert!(result("jump", blink(json!([4])))["blink"]["hits"].as_array().unwrap().is_empty());
}

/// SC-19.7: exactly two squares away, inside the sector, for an active card.
#[test]
fn a_blink_goes_two_squares() {
    assert_eq!(why("jump", to([3, 0], json!([]))), "blink_distance");
    assert_eq!(why("jump", to([1, 0], json!([]))), "blink_distance");
    assert_eq!(why("jump", to([-1, 1], json!([]))), "blink_off_map");
    assert_eq!(why("jump", with(blink(json!([3, 3])), "active", json!(["J11"]))), "blink_card");
    assert_eq!(result("jump", to([1, 1], json!([])))["blink"]["hits"], json!([]));
    let mut lost = blink(json!([]));
    lost.as_object_mut().unwrap().remove("map");
    assert_eq!(fault("jump", lost), (String::new(), "missing".into()));
}

/// SC-19.7, SC-7.5, SC-7.7, SC-7.9: nebulae, rifts and new tiles count as when flying in.
#[test]
fn terrain_counts() {
    let mut nebula = to([6, 0], json!([1]));
    nebula["blink"]["from"] = json!([4, 0]);
    assert_eq!(result("jump", nebula)["blink"]["sensor_locks_lost"], 1);
    let mut rift = to([2, 1], json!([6, 3]));
    rift["blink"]["from"] = json!([0, 1]);
    assert_eq!(result("jump", rift)["blink"]["hits"][0]["through"], 4);
    let hidden = |reveals: Value| {
        let mut file = to([6, 2], json!([4]));
        file["map"] = json!({"tiles": [["1A", "?"]]});
        file["blink"]["from"] = json!([4, 2]);
        file["blink"]["reveals"] = reveals;
        file
    };
    assert_eq!(ask("jump", hidden(json!([]))).pending, json!({"needs": "reveal"}).as_object().cloned());
    assert_eq!(result("jump", hidden(json!(["3A"])))["blink"]["at"], json!([6, 2]));
}

/// SC-19.7: a card claimed in this attempt may pay for it; not after jumping out, and a core breach is no hindrance.
#[test]
fn a_blink_ends_an_attempt() {
    let file = with(with(blink(json!([6])), "active", json!([])), "roll", json!([4, 4, 4, 1, 6]));
    let claimed = with(with(file, "energy", json!(1)), "claim", json!("J06"));
    let after = result("jump", with(claimed.clone(), "core_breach", json!(true)));
    assert_eq!(some(&after, &["active_after", "dice"]), json!([[], [4, 4, 4, 1, 6]]));
    let out = with(with(claimed, "claim", json!("jump")), "roll", json!([4, 4, 4, 4, 4]));
    assert_eq!(why("jump", with(out, "objectives_done", json!(true))), "jumped");
    assert_eq!(
        fault("jump", with(blink(json!([])), "claim", json!("J06"))),
        ("claim".into(), "only-with".into())
    );
}

/// SC-18.7: in Mission 3 no terrain shakes an enemy off.
#[test]
fn locks_hold_in_mission_three() {
    let file = with(blink(json!([3, 3])), "mission", json!(3));
    assert_eq!(result("jump", file)["blink"]["locks_lost"], json!([]));
}
