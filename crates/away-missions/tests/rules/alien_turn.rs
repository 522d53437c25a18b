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
}

fn order_of_steps(turn: &Value) -> Vec<String> {
    turn["steps"].as_array().unwrap().iter().map(|step| step["alien"].as_str().unwrap().to_owned()).collect()
}

/// AM-20.2: within a type by inventory number, on one tile by arrival, and un-scanned tiles last
#[test]
fn the_order_within_a_type() {
    let turn = turn(json!({
        "tiles": [plain(0, 0, 50), plain(1, 0, 20), plain(0, 1, 10), { "at": [-1, 0], "scanned": false, "number": 1 }],
        "rocketeers": [{ "who": "captain", "at": [0, 0] }],
        "aliens": [
            { "type": "saucerman", "at": [-1, 0], "id": "hidden" }, { "type": "saucerman", "at": [1, 0], "id": "twenty" },
            { "type": "saucerman", "at": [0, 1], "id": "ten" }, { "type": "saucerman", "at": [0, 1], "id": "ten, later" },
        ],
        "dice": [9, 9, 9, 9, 9, 9, 9, 9],
    }));
    assert_eq!(order_of_steps(&turn), ["ten", "ten, later", "twenty", "hidden"]);
}

/// AM-20.3, AM-20.4: Thralls and War Thralls are one type; a Stunned figure has a slot and does nothing in it
#[test]
fn thralls_of_both_kinds_act_together() {
    let turn = turn(json!({
        "tiles": [plain(0, 0, 50), plain(1, 0, 20), plain(0, 1, 10)],
        "rocketeers": [{ "who": "captain", "at": [0, 0] }],
        "aliens": [
            { "type": "thrall", "at": [1, 0] }, { "type": "war_thrall", "at": [0, 1], "stunned": true },
            { "type": "war_thrall", "at": [1, 0] },
        ],
        "dice": [9, 9],
    }));
    assert_eq!(order_of_steps(&turn), ["war_thrall-1", "thrall-1", "war_thrall-2"]);
    let stunned = step(&turn, "war_thrall-1");
    assert_eq!((&stunned["skip"], &stunned["path"]), (&json!("stunned"), &json!([])));
}

/// AM-20.5, AM-20.6: who can attack stays where it is, also at range 1 and through a closed hatch; not through a locked one
#[test]
fn who_can_attack_does_not_move() {
    for (state, attacks) in [("open", true), ("closed", true), ("locked", false), ("sealed", false)] {
        let turn = turn(json!({
            "tiles": row(2), "rocketeers": [{ "who": "captain", "at": [0, 0] }],
            "hatches": [{ "between": [[0, 0], [1, 0]], "state": state }],
            "aliens": [{ "type": "saucerman", "at": [1, 0] }], "dice": [9, 9],
        }));
        let step = step(&turn, "saucerman-1");
        let target = if attacks { json!("captain") } else { Value::Null };
        assert_eq!((&step["path"], &step["toward"], &step["target"]), (&json!([]), &Value::Null, &target));
        assert_eq!(turn["dice_used"], json!(if attacks { 2 } else { 0 }));
    }
}

/// AM-20.8: the nearest is who needs the fewest steps that the type can take, not who is nearest as the crow flies
#[test]
fn nearest_is_counted_in_steps() {
    let parts = |kind: &str| {
        json!({
            "tiles": row(4), "rocketeers": [{ "who": "captain", "at": [0, 0] }, { "who": "doctor", "at": [3, 0] }],
            "hatches": [{ "between": [[0, 0], [1, 0]], "state": "closed" }],
            "aliens": [{ "type": kind, "at": [1, 0] }], "dice": [9, 9, 9, 9],
        })
    };
    assert_eq!(step(&turn(parts("thrall")), "thrall-1")["toward"], "doctor");
    assert_eq!(step(&turn(parts("leader")), "leader-1")["target"], "captain");
}

/// AM-20.11: at most as many steps as the Move, and none more once somebody can be attacked
#[test]
fn steps_end_when_somebody_is_in_reach() {
    for (from, path) in
        [(0, json!([[1, 0], [2, 0]])), (1, json!([[2, 0], [3, 0]])), (2, json!([[3, 0]])), (3, json!([]))]
    {
        let turn = turn(json!({
            "tiles": row(5), "rocketeers": [{ "who": "captain", "at": [4, 0] }],
            "aliens": [{ "type": "leader", "at": [from, 0] }], "dice": [9, 9, 9, 9],
        }));
        assert_eq!(step(&turn, "leader-1")["path"], path);
    }
}

/// AM-20.12, AM-20.13: of two tiles the scanned one, the lower number, or chance: sorted by q, then r
#[test]
fn ties_between_tiles() {
    let go = |x: Value, y: Value, dice: Value| {
        let turn = turn(json!({
            "tiles": [plain(0, 0, 50), x, y, plain(1, 1, 51)], "rocketeers": [{ "who": "captain", "at": [1, 1] }],
            "aliens": [{ "type": "thrall", "at": [0, 0] }], "dice": dice,
        }));
        (step(&turn, "thrall-1")["to"].clone(), turn["dice_used"].clone())
    };
    let dark = |q: i8, r: i8| json!({ "at": [q, r], "scanned": false, "number": 1 });
    assert_eq!(go(plain(1, 0, 9), plain(0, 1, 8), json!([])), (json!([0, 1]), json!(0)));
    assert_eq!(
        go(
            plain(1, 0, 9),
            {
                let mut dark = dark(0, 1);
                dark["number"] = json!(2);
                dark
            },
            json!([])
        ),
        (json!([1, 0]), json!(0))
    );
    let second = {
        let mut dark = dark(0, 1);
        dark["number"] = json!(2);
        dark
    };
    for roll in 1..=10 {
        let wanted = if roll % 2 == 1 { json!([0, 1]) } else { json!([1, 0]) };
        assert_eq!(go(dark(1, 0), second.clone(), json!([roll])), (wanted, json!(1)));
    }
}

/// AM-20.17: a death ends the Alien Turn on the spot; a Sentinel's Panic strikes everybody first
#[test]
fn defeat_stops_everything() {
    let lost = turn(json!({
        "tiles": row(2), "rocketeers": [{ "who": "captain", "at": [0, 0], "hp": 1 }],
        "aliens": [{ "type": "saucerman", "at": [1, 0] }, { "type": "saucerman", "at": [1, 0] }], "dice": [1, 2],
    }));
    assert_eq!(
        (&lost["outcome"], &lost["dead"], &lost["dice_used"]),
        (&json!("lost"), &json!(["captain"]), &json!(2))
    );
    let steps = lost["steps"].as_array().unwrap();
    assert_eq!(steps.len(), 1);
    assert_eq!(
        steps[0]["effects"],
        json!([{ "effect": "hit", "who": "captain", "result": "hp", "by": null }])
    );
    let panic = turn(json!({
        "tiles": row(2),
        "rocketeers": [{ "who": "captain", "at": [0, 0], "o2": 1, "order": 2 }, { "who": "chief", "at": [0, 0], "o2": 1, "order": 1 }],
        "aliens": [{ "type": "sentinel", "at": [1, 0] }], "dice": [],
    }));
    assert_eq!(panic["dead"], json!(["captain", "chief"]));
    assert_eq!(
        step(&panic, "sentinel-1")["effects"],
        json!([
            { "effect": "panic", "who": "chief", "result": "o2", "by": null },
            { "effect": "panic", "who": "captain", "result": "o2", "by": null },
        ])
    );
}

/// AM-20.19, AM-23.23: if everybody is ignored nobody moves but the Bugs
#[test]
fn nobody_to_see() {
    let turn = turn(json!({
        "tiles": row(5), "rocketeers": [{ "who": "captain", "at": [0, 0], "invisible": true }],
        "aliens": [
            { "type": "leader", "at": [2, 0] }, { "type": "sentinel", "at": [1, 0] }, { "type": "brain_in_a_jar", "at": [0, 0] },
            { "type": "thrall", "at": [0, 0] }, { "type": "bug", "at": [3, 0] }, { "type": "bug", "at": [4, 0] },
        ],
        "dice": [],
    }));
    for still in ["leader-1", "sentinel-1", "thrall-1", "brain_in_a_jar-1"] {
        let step = step(&turn, still);
        assert_eq!(
            (&step["path"], &step["target"], &step["effects"]),
            (&json!([]), &Value::Null, &json!([]))
        );
    }
    assert_eq!(swarms(&turn)[0]["moves"], json!(1));
}

/// AM-20.21: no figure left in the box, no new one on the map; Stunned ones count
#[test]
fn the_box_runs_out() {
    let turn = turn(json!({
        "tiles": row(1), "rocketeers": [{ "who": "captain", "at": [0, 0] }], "figures": { "space_leech": 2 },
        "aliens": [{ "type": "space_leech", "at": [0, 0] }, { "type": "space_leech", "at": [0, 0], "stunned": true }],
        "dice": [1, 2, 9],
    }));
    let effects = step(&turn, "space_leech-1")["effects"].clone();
    assert_eq!(effects[1], json!({ "effect": "spawn", "alien": null }));
    assert_eq!(turn["position"]["aliens"].as_array().unwrap().len(), 2);
}

/// AM-20.22: Aliens walk over tokens and leave them alone
#[test]
fn aliens_leave_items_alone() {
    let mut tiles = row(4);
    tiles[1]["discovery"] = json!(2);
    tiles[1]["mines"] = json!(1);
    let turn = turn(json!({
        "tiles": tiles, "rocketeers": [{ "who": "captain", "at": [3, 0] }],
        "aliens": [{ "type": "leader", "at": [0, 0] }], "dice": [9, 9, 9, 9],
    }));
    let tile = &turn["position"]["tiles"][1];
    assert_eq!((&tile["discovery"], &tile["mines"]), (&json!(2), &json!(1)));
}
