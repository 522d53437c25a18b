//! AM-20: the Alien Turn.

use crate::at_table::{after, place, plain, row, step, swarms, turn};
use away_missions::Who;
use serde_json::{Value, json};

/// The map and the figures of the rulebook's long example.
pub fn example(locked: bool) -> Value {
    let hatches =
        if locked { json!([{ "between": [[1, -1], [2, -2]], "state": "locked" }]) } else { json!([]) };
    json!({
        "tiles": [
            { "at": [0, 0], "number": 7 }, { "at": [1, -1], "number": 31 }, { "at": [2, -2], "number": 12 },
            { "at": [1, 0], "number": 26 }, { "at": [2, -1], "number": 29 }, { "at": [0, 1], "scanned": false },
        ],
        "hatches": hatches,
        "rocketeers": [
            { "who": "captain", "at": [0, 0], "order": 2 }, { "who": "yeoman", "at": [0, 0], "order": 1 },
        ],
        "aliens": [
            { "type": "brain_in_a_jar", "at": [2, -1] },
            { "type": "leader", "at": [2, -2] },
            { "type": "saucerman", "at": [2, -2], "id": "s1" },
            { "type": "thrall", "at": [2, -2] },
            { "type": "saucerman", "at": [1, -1], "id": "s2" },
            { "type": "sentinel", "at": [1, 0] },
            { "type": "space_leech", "at": [2, -1] },
            { "type": "bug", "at": [0, 0] }, { "type": "bug", "at": [1, -1] },
            { "type": "bug", "at": [2, -2] }, { "type": "bug", "at": [2, -2], "stunned": true },
        ],
        "dice": [1, 3, 7, 8, 7, 8, 1, 3, 1, 1, 7, 8, 8, 10, 3, 1],
    })
}

/// AM-20.1, AM-20.2, AM-20.7, AM-20.10, AM-20.12, AM-20.14, AM-20.15, AM-20.16, AM-21.6, AM-22.7: the rulebook's long
/// example (EX-6), step by step
#[test]
fn the_long_example_of_the_rulebook() {
    let turn = turn(example(true));
    let types: Vec<&str> =
        turn["steps"].as_array().unwrap().iter().map(|step| step["type"].as_str().unwrap()).collect();
    let wanted =
        ["brain_in_a_jar", "leader", "saucerman", "saucerman", "sentinel", "thrall", "space_leech", "bug"];
    assert_eq!(types, wanted);
    let brain = step(&turn, "brain_in_a_jar-1");
    assert_eq!(
        brain["effects"],
        json!([
            { "effect": "mind_control", "who": "yeoman", "result": "ap", "by": null },
            { "effect": "mind_control", "who": "captain", "result": "ap", "by": null },
        ])
    );
    let leader = step(&turn, "leader-1");
    assert_eq!(leader["path"], json!([[2, -1], [1, 0]]));
    assert_eq!((&leader["toward"], &leader["carried"]), (&json!("captain"), &json!(["s1"])));
    assert_eq!((&leader["target"], &leader["rolls"]), (&json!("captain"), &json!([1, 3, 7, 8])));
    assert_eq!(
        leader["effects"],
        json!([
            { "effect": "hit", "who": "captain", "result": "hp", "by": null },
            { "effect": "panic", "who": "captain", "result": "o2", "by": null },
        ])
    );
    let (s1, s2) = (step(&turn, "s1"), step(&turn, "s2"));
    assert_eq!((&s1["path"], &s1["rolls"], &s1["hits"]), (&json!([]), &json!([7, 8]), &json!(0)));
    assert_eq!((&s2["path"], &s2["rolls"]), (&json!([]), &json!([1, 3])));
    assert_eq!(
        s2["effects"],
        json!([
            { "effect": "hit", "who": "captain", "result": "hp", "by": null },
            { "effect": "mind_control", "who": "captain", "result": "already", "by": null },
        ])
    );
    let sentinel = step(&turn, "sentinel-1");
    assert_eq!(sentinel["path"], json!([[0, 1], [0, 0]]));
    assert_eq!(
        sentinel["effects"],
        json!([
            { "effect": "panic", "who": "yeoman", "result": "o2", "by": null },
            { "effect": "panic", "who": "captain", "result": "already", "by": null },
            { "effect": "hit", "who": "captain", "result": "hp", "by": null },
            { "effect": "terror", "who": "captain", "roll": 3, "result": "blocked", "to": null },
            { "effect": "hit", "who": "captain", "result": "hp", "by": null },
        ])
    );
    for still in ["thrall-1", "space_leech-1"] {
        let step = step(&turn, still);
        assert_eq!(
            (&step["path"], &step["toward"], &step["target"]),
            (&json!([]), &Value::Null, &Value::Null)
        );
    }
    let bugs = swarms(&turn);
    assert_eq!(bugs.len(), 1);
    assert_eq!(bugs[0]["swarm"], json!(["bug-1", "bug-2", "bug-3"]));
    assert_eq!(
        (&bugs[0]["to"], &bugs[0]["moves"], &bugs[0]["attacks"]),
        (&json!([2, -1]), &json!(3), &json!(0))
    );
    assert_eq!(place(&turn, "bug-4"), json!([2, -2]));
    assert_eq!(after(&turn, Who::Captain)["hp"], 2);
    assert_eq!((&turn["outcome"], &turn["dice_used"]), (&json!("going_on"), &json!(15)));
    assert_eq!(turn["position"]["dice"], json!([1]));
}

/// AM-22.8: the same example without the lock (EX-6b): the Bugs meet on the Rocketeers' tile and one of them attacks
#[test]
fn without_the_lock_the_bugs_arrive() {
    let turn = turn(example(false));
    let bugs = swarms(&turn);
    assert_eq!(
        (&bugs[0]["to"], &bugs[0]["moves"], &bugs[0]["attacks"]),
        (&json!([0, 0]), &json!(2), &json!(1))
    );
    assert_eq!(bugs[0]["target"], "captain");
}

/// AM-20.9, AM-20.14: equally far Rocketeers with the markers 1, 2 and 3 (EX-7): number 3 it is, on the way and in the attack
#[test]
fn ties_go_to_the_highest_marker() {
    let crew = json!([
        { "who": "captain", "at": [2, 0], "order": 1 }, { "who": "doctor", "at": [2, 0], "order": 3 },
        { "who": "chief", "at": [2, 0], "order": 2 },
    ]);
    let turn = turn(json!({
        "tiles": row(3), "rocketeers": crew, "dice": [9, 9],
        "aliens": [{ "type": "saucerman", "at": [0, 0] }],
    }));
    let step = step(&turn, "saucerman-1");
    assert_eq!((&step["toward"], &step["target"]), (&json!("doctor"), &json!("doctor")));
    let _ = plain(0, 0, 1);
}
