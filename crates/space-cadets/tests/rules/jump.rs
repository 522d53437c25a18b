//! SC-15: an attempt of the jump drive.

use crate::ask::{ask, equipped, fault, hurt, needs, result, some, why, with};
use serde_json::{Value, json};

/// An attempt with these actions.
fn attempt(energy: u8, roll: [u8; 5], actions: Value) -> Value {
    json!({"energy": energy, "roll": roll, "actions": actions})
}

/// SC-15.1, SC-15.2: at least one energy; each re-roll and each extension takes one.
#[test]
fn energy_rolls_again_and_buys_time() {
    assert_eq!(why("jump", attempt(0, [1, 2, 3, 4, 5], json!([]))), "no_energy");
    let actions = json!([{"do": "reroll", "dice": [1, 2], "to": [1, 1]}, {"do": "extend"}]);
    let rolled = result("jump", attempt(3, [1, 2, 3, 4, 5], actions.clone()));
    assert_eq!(some(&rolled, &["dice", "energy_left", "seconds"]), json!([[1, 1, 1, 4, 5], 1, 60]));
    assert_eq!(why("jump", attempt(1, [1, 2, 3, 4, 5], actions)), "no_energy");
    let open = attempt(1, [1, 2, 3, 4, 5], json!([{"do": "reroll", "dice": [1, 2]}]));
    assert_eq!(needs("jump", open), "dice");
    let uneven = attempt(1, [1, 2, 3, 4, 5], json!([{"do": "reroll", "dice": [1, 2], "to": [1]}]));
    assert_eq!(why("jump", uneven), "bad_change");
}

/// SC-14.12: during a core breach only the roll and cards; also no Tachyon Capsule (SC-4.3).
#[test]
fn a_core_breach_forbids_energy() {
    let breached = |actions: Value| with(attempt(4, [1, 1, 1, 1, 6], actions), "core_breach", json!(true));
    assert_eq!(why("jump", breached(json!([{"do": "reroll", "dice": [4]}]))), "core_breach");
    assert_eq!(why("jump", breached(json!([{"do": "extend"}]))), "core_breach");
    let flip = with(breached(json!([{"do": "J06", "dice": [4], "to": [1]}])), "active", json!(["J06"]));
    assert_eq!(some(&result("jump", flip.clone()), &["five_of_a_kind", "seconds"]), json!([true, 30]));
    assert_eq!(why("jump", equipped(flip, "Tachyon Capsule")), "core_breach");
}

/// SC-4.3: the Tachyon Capsule adds 30 seconds, costs no energy and is no extension.
#[test]
fn the_tachyon_capsule_is_no_extension() {
    let file = equipped(attempt(1, [2; 5], json!([])), "Tachyon Capsule");
    let five = result("jump", hurt(file, &["A6"]));
    assert_eq!(some(&five, &["seconds", "energy_left", "mission6_points"]), json!([60, 1, 2]));
}

/// SC-20.12: under Coil Whine no time can be bought.
#[test]
fn coil_whine_bars_extensions() {
    assert_eq!(
        why("jump", hurt(attempt(2, [1, 2, 3, 4, 5], json!([{"do": "extend"}])), &["A6"])),
        "no_extension"
    );
    let reroll = attempt(2, [1, 2, 3, 4, 5], json!([{"do": "reroll", "dice": [0], "to": [6]}]));
    assert_eq!(result("jump", hurt(reroll, &["A6"]))["energy_left"], 1);
}

/// SC-15.3: only cards earned before can be used, each once.
#[test]
fn cards_are_used_once() {
    let flip = json!({"do": "J06", "dice": [0], "to": [6]});
    assert_eq!(why("jump", attempt(1, [1, 2, 3, 4, 5], json!([flip]))), "card_not_active");
    let back = json!({"do": "J06", "dice": [0], "to": [1]});
    let twice = with(attempt(1, [1, 2, 3, 4, 5], json!([flip, back])), "active", json!(["J06"]));
    assert_eq!(why("jump", twice), "card_used");
    // Cards and energy may be used in any order, also when one of them has run out.
    let mixed = json!([{"do": "reroll", "dice": [0], "to": [1]}, flip]);
    let late = with(attempt(1, [5, 2, 3, 4, 5], mixed), "active", json!(["J06"]));
    assert_eq!(result("jump", late)["dice"], json!([6, 2, 3, 4, 5]));
}

/// SC-15.4: five of a kind jumps when everything else is done; otherwise it takes a card.
#[test]
fn five_of_a_kind_jumps() {
    let jump = with(attempt(1, [4; 5], json!([])), "claim", json!("jump"));
    assert_eq!(why("jump", jump.clone()), "cannot_jump");
    let done = with(jump, "objectives_done", json!(true));
    assert_eq!(some(&result("jump", done.clone()), &["jumped", "internal_damage"]), json!([true, 0]));
    assert_eq!(why("jump", with(done, "roll", json!([4, 4, 4, 4, 3]))), "cannot_jump");
    let card = with(attempt(1, [4; 5], json!([])), "claim", json!("J12"));
    assert_eq!(result("jump", card)["active_after"], json!(["J12"]));
}

/// SC-15.5, SC-15.6: an inactive card whose condition is met may be claimed or declined; if there is none it hurts.
#[test]
fn no_claim_hurts() {
    let nothing = attempt(1, [1, 2, 4, 4, 6], json!([]));
    assert_eq!(some(&result("jump", nothing.clone()), &["claimable", "internal_damage"]), json!([[], 1]));
    assert_eq!(why("jump", with(nothing, "claim", json!("J06"))), "not_claimable");
    let three = attempt(1, [4, 4, 4, 1, 6], json!([]));
    let declined = result("jump", three.clone());
    assert_eq!(
        some(&declined, &["claimable", "internal_damage", "active_after"]),
        json!([["J06", "J07", "J08"], 0, []])
    );
    let claimed =
        result("jump", with(with(three.clone(), "claim", json!("J07")), "active", json!(["J12", "J06"])));
    assert_eq!(
        some(&claimed, &["claimable", "active_after"]),
        json!([["J07", "J08"], ["J06", "J07", "J12"]])
    );
    let again = with(with(three.clone(), "claim", json!("J07")), "active", json!(["J07"]));
    assert_eq!(why("jump", again), "not_claimable");
    let all = with(three, "active", json!(["J06", "J07", "J08"]));
    assert_eq!(result("jump", all)["internal_damage"], 1);
}

/// SC-15.6: with all cards active even five of a kind claims none, and hurts unless the ship jumps.
#[test]
fn nothing_left_to_claim_hurts_too() {
    let cards: Value = (1..=12).map(|number| format!("J{number:02}")).collect();
    let five = with(attempt(1, [5; 5], json!([])), "active", cards);
    assert_eq!(some(&result("jump", five), &["claimable", "internal_damage"]), json!([[], 1]));
}

/// SC-20.23: under Jump Governor it hurts twice as much.
#[test]
fn jump_governor_hurts_more() {
    let nothing = attempt(1, [1, 2, 4, 4, 6], json!([]));
    assert_eq!(result("jump", hurt(nothing, &["S6"]))["internal_damage"], 2);
    assert_eq!(result("jump", hurt(attempt(1, [4, 4, 4, 1, 6], json!([])), &["S6"]))["internal_damage"], 0);
}

/// SC-18.13: five of a kind is 1 point, 2 without an extension, whatever is claimed with it.
#[test]
fn five_of_a_kind_earns_points() {
    let points = |roll: [u8; 5], actions: Value| {
        result("jump", with(attempt(2, roll, actions), "claim", json!(null)))["mission6_points"].clone()
    };
    assert_eq!(points([3; 5], json!([])), 2);
    assert_eq!(points([3; 5], json!([{"do": "extend"}])), 1);
    assert_eq!(points([3, 3, 3, 3, 2], json!([{"do": "reroll", "dice": [4], "to": [3]}])), 2);
    assert_eq!(points([3, 3, 3, 3, 2], json!([])), 0);
}

/// SC-15.9, SC-15.10: the totals of another box count.
#[test]
fn other_totals_count() {
    let roll = attempt(1, [1, 2, 4, 4, 6], json!([]));
    let low = with(roll.clone(), "thresholds", json!({"J02": 18}));
    assert_eq!(result("jump", low)["claimable"], json!(["J02"]));
    let high = with(roll.clone(), "thresholds", json!({"J05": 16, "J03": 17}));
    assert_eq!(result("jump", high)["claimable"], json!(["J05"]));
    assert_eq!(
        fault("jump", with(roll, "thresholds", json!({"J01": 4}))),
        ("thresholds".into(), "unknown-key".into())
    );
}

/// SC-15.1: what is no attempt at all is a broken file.
#[test]
fn broken_jump_files_are_refused() {
    assert_eq!(fault("jump", json!({"energy": 1})), (String::new(), "missing".into()));
    assert_eq!(fault("jump", json!({"roll": [1, 1, 1, 1, 1]})), (String::new(), "missing".into()));
    assert_eq!(fault("jump", json!({"energy": 1, "roll": [1, 1, 1, 1]})), ("roll".into(), "length".into()));
    assert_eq!(
        fault("jump", json!({"energy": 1, "roll": [1, 1, 1, 1, 7]})),
        ("roll[4]".into(), "out-of-range".into())
    );
    let card = with(attempt(1, [1; 5], json!([])), "active", json!(["J13"]));
    assert_eq!(fault("jump", card), ("active[0]".into(), "unknown-name".into()));
    let place = attempt(1, [1; 5], json!([{"do": "reroll", "dice": [5], "to": [1]}]));
    assert_eq!(fault("jump", place), ("actions[0].dice[0]".into(), "out-of-range".into()));
    assert!(ask("jump", attempt(1, [1; 5], json!([]))).legal);
}
