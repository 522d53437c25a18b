//! The printed examples, played by both hands.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::{compare, compare_sight};

fn both(position: &Value) -> Value {
    compare(&position.to_string(), &mut BTreeMap::new())
        .unwrap_or_else(|difference| panic!("{difference}"))
        .unwrap()
}

/// A row of tiles without hatches: the first at (0, 0), all others south of it.
fn row(tiles: i64, people: &Value, aliens: &Value, dice: &[i64]) -> Value {
    let tiles: Vec<Value> =
        (0..tiles).map(|r| json!({"at": [0, r], "number": r + 1, "hatches": []})).collect();
    json!({"format": "away-missions-position/1", "tiles": tiles, "rocketeers": people, "aliens": aliens, "dice": dice})
}

fn bugs(places: &[i64]) -> Value {
    places.iter().map(|r| json!({"type": "bug", "at": [0, r]})).collect()
}

/// AM-22.3, AM-22.8, AM-22.9, AM-22.14, AM-22.16: how Swarms walk and how many of them attack.
#[test]
fn swarms() {
    let six = both(&row(5, &json!([{"who": "chief", "at": [0, 0]}]), &bugs(&[2; 6]), &[7, 7, 7, 7]));
    assert_eq!((&six["steps"][0]["moves"], &six["steps"][0]["attacks"]), (&json!(2), &json!(4)));
    let two = both(&row(9, &json!([{"who": "chief", "at": [0, 0]}]), &bugs(&[7, 8]), &[]));
    assert_eq!((&two["steps"][0]["moves"], &two["steps"][0]["to"]), (&json!(2), &json!([0, 6])));
    let stay = both(&row(3, &json!([{"who": "chief", "at": [0, 0]}]), &bugs(&[0; 3]), &[7, 7, 7]));
    assert_eq!((&stay["steps"][0]["moves"], &stay["steps"][0]["attacks"]), (&json!(0), &json!(3)));
    let join = both(&row(3, &json!([{"who": "chief", "at": [0, 0]}]), &bugs(&[0, 1]), &[7]));
    assert_eq!((&join["steps"][0]["moves"], &join["steps"][0]["attacks"]), (&json!(1), &json!(1)));
}

fn alien_turn(locked: bool, dice: &[i64]) -> Value {
    json!({
        "format": "away-missions-position/1",
        "tiles": [
            {"at": [0, 0], "number": 7}, {"at": [1, -1], "number": 31}, {"at": [2, -2], "number": 12},
            {"at": [1, 0], "number": 26}, {"at": [2, -1], "number": 29}, {"at": [0, 1], "scanned": false},
        ],
        "hatches": if locked { json!([{"between": [[1, -1], [2, -2]], "state": "locked"}]) } else { json!([]) },
        "rocketeers": [
            {"who": "captain", "at": [0, 0], "hp": 6, "order": 2}, {"who": "yeoman", "at": [0, 0], "hp": 5, "order": 1},
        ],
        "aliens": [
            {"type": "brain_in_a_jar", "at": [2, -1]}, {"type": "leader", "at": [2, -2]},
            {"type": "saucerman", "id": "s1", "at": [2, -2]}, {"type": "thrall", "at": [2, -2]},
            {"type": "saucerman", "id": "s2", "at": [1, -1]}, {"type": "sentinel", "at": [1, 0]},
            {"type": "space_leech", "at": [2, -1]}, {"type": "bug", "at": [0, 0]}, {"type": "bug", "at": [1, -1]},
            {"type": "bug", "at": [2, -2]}, {"type": "bug", "at": [2, -2], "stunned": true},
        ],
        "dice": dice,
    })
}

/// The long example of the Alien Turn.
#[test]
fn the_long_example() {
    let answer = both(&alien_turn(true, &[1, 3, 7, 8, 7, 8, 1, 3, 1, 1, 7, 8, 8, 10, 3]));
    let steps = answer["steps"].as_array().unwrap();
    assert_eq!(steps[0]["effects"].as_array().unwrap().len(), 2);
    assert_eq!(
        (&steps[1]["path"], &steps[1]["carried"], &steps[1]["target"]),
        (&json!([[2, -1], [1, 0]]), &json!(["s1"]), &json!("captain"))
    );
    assert_eq!((&steps[2]["alien"], &steps[3]["alien"]), (&json!("s1"), &json!("s2")));
    assert_eq!(steps[4]["path"], json!([[0, 1], [0, 0]]));
    assert_eq!(steps[4]["effects"][3]["result"], json!("blocked"));
    assert_eq!((&steps[5]["path"], &steps[6]["path"]), (&json!([]), &json!([])));
    assert_eq!(
        (&steps[7]["to"], &steps[7]["moves"], &steps[7]["attacks"]),
        (&json!([2, -1]), &json!(3), &json!(0))
    );
    assert_eq!(answer["position"]["rocketeers"][0]["hp"], json!(2));
    assert_eq!((&answer["dice_used"], &answer["outcome"]), (&json!(15), &json!("going_on")));
}

/// The same without the locked hatch: the Bugs come together on the Captain's tile. The dice of the others do not matter.
#[test]
fn the_long_example_with_the_hatch_unlocked() {
    let answer = both(&alien_turn(false, &[10; 40]));
    let bugs = answer["steps"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&bugs["to"], &bugs["moves"]), (&json!([0, 0]), &json!(2)));
    assert_eq!((&bugs["attacks"], &bugs["target"]), (&json!(1), &json!("captain")));
}

/// AM-20.9 and AM-20.14: of Rocketeers equally far away the one with the highest Order marker.
#[test]
fn targeting_ties() {
    let people = json!([
        {"who": "captain", "at": [0, 0], "order": 1}, {"who": "doctor", "at": [0, 0], "order": 3},
        {"who": "chief", "at": [0, 8], "order": 2},
    ]);
    let far = both(&row(9, &people, &json!([{"type": "saucerman", "at": [0, 4]}]), &[]));
    assert_eq!(far["steps"][0]["toward"], json!("doctor"));
    let near = both(&row(9, &people, &json!([{"type": "saucerman", "at": [0, 1]}]), &[9, 9]));
    assert_eq!(near["steps"][0]["target"], json!("doctor"));
}

/// AM-21.12 and AM-23.14: a Sentinel Staggered three times moves and causes Panic, but does not attack.
#[test]
fn a_staggered_sentinel() {
    let people = json!([{"who": "captain", "at": [0, 0]}]);
    let answer = both(&row(3, &people, &json!([{"type": "sentinel", "at": [0, 2], "staggered": 3}]), &[]));
    let step = &answer["steps"][0];
    assert_eq!((&step["dice"], &step["target"]), (&json!(0), &json!(null)));
    assert_eq!(step["effects"], json!([{"effect": "panic", "who": "captain", "result": "o2", "by": null}]));
}

/// AM-12.2 and AM-23.22: the Girl has no charges, and a number in the file does not limit her.
#[test]
fn the_girl_helps_every_time() {
    let people =
        json!([{"who": "captain", "at": [0, 0], "items": [{"id": "rt_girl", "charges": 0, "used": true}]}]);
    let mut file = row(2, &people, &json!([{"type": "leader", "at": [0, 1]}]), &[1, 1, 1, 9]);
    file["reactions"] = json!("auto");
    let effects = both(&file)["steps"][0]["effects"].clone();
    assert_eq!((&effects[1]["result"], &effects[2]["result"]), (&json!("ignored"), &json!("ignored")));
}

/// AM-19.8: past two tiles, along their edge.
#[test]
fn along_an_edge() {
    let places = [("S", [0, 0]), ("T", [1, 1]), ("X", [1, 0]), ("Y", [0, 1])];
    let at = |name: &str| places.iter().find(|(each, _)| *each == name).unwrap().1;
    // Un-scanned tiles, closed hatches, whether S and T see each other.
    let cases: [(&[&str], &[&str], bool); 8] = [
        (&[], &[], true),
        (&[], &["XY"], true),
        (&[], &["SX"], true),
        (&[], &["SX", "SY"], false),
        (&[], &["SX", "YT"], false),
        (&["X"], &[], true),
        (&["X", "Y"], &[], false),
        (&["X"], &["SY"], false),
    ];
    for (hidden, closed, sees) in cases {
        let tiles = places.iter().enumerate().map(|(nth, (name, at))| {
            json!({"at": at, "number": nth + 1, "hatches": [], "scanned": !hidden.contains(name)})
        });
        let hatches =
            closed.iter().map(|edge| json!({"between": [at(&edge[..1]), at(&edge[1..])], "state": "closed"}));
        let file = json!({"format": "away-missions-position/1", "tiles": tiles.collect::<Vec<_>>(),
            "hatches": hatches.collect::<Vec<_>>()});
        let answer = compare_sight(&file.to_string()).unwrap_or_else(|difference| panic!("{difference}"));
        let pairs = answer["pairs"].as_array().unwrap().iter();
        let ends: Vec<&Value> = pairs.filter(|pair| pair["hex"] == 2).collect();
        assert_eq!(ends.len(), 2);
        for pair in ends {
            assert_eq!(pair["rocketeer"]["visible"], sees, "{hidden:?} {closed:?}");
        }
    }
}
