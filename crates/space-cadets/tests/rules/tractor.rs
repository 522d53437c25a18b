//! SC-9: tractor beam.

use crate::ask::{fault, hurt, result, some, why, with};
use serde_json::{Value, json};
use space_cadets::Lock;
use space_cadets::content::Content;
use space_cadets::stations::tractor::{Face, TractorRules, turn_pair, turn_three};

/// The example of the rulebook.
fn example() -> Value {
    json!({
        "energy": 2,
        "speed": 3,
        "target": {"distance": 2, "lock": "lock"},
        "flips": [["star-3", "star-3"], ["triangle-3", "star-4"]],
    })
}

fn at(distance: u16, lock: &str, flips: Value) -> Value {
    json!({"energy": 4, "speed": 0, "target": {"distance": distance, "lock": lock}, "flips": flips})
}

/// SC-9.2, SC-9.4, SC-9.6: five points are needed, three are made; nothing leaves.
#[test]
fn the_example_fails() {
    let keys = [
        "distance",
        "needed",
        "flip_points",
        "points",
        "success",
        "energy_left",
        "internal_damage",
        "removed",
    ];
    let attempt = result("tractor", example());
    assert_eq!(some(&attempt, &keys), json!([2, 5, [3, 0], 3, false, 0, 0, []]));
}

/// SC-9.3: a Superlock doubles; three stars then are enough at once, and the pair leaves.
#[test]
fn a_superlock_doubles() {
    let file = with(example(), "target", json!({"distance": 2, "lock": "superlock"}));
    assert_eq!(why("tractor", file.clone()), "after_success");
    let attempt = result("tractor", with(file, "flips", json!([["star-3", "star-3"]])));
    assert_eq!(
        some(&attempt, &["flip_points", "success", "energy_left", "removed"]),
        json!([[6], true, 1, ["star-3", "star-3"]])
    );
}

/// SC-9.1, SC-20.15: the target must be locked and within four squares, three under Short Beam.
#[test]
fn the_target_is_locked_and_near() {
    assert_eq!(why("tractor", at(1, "none", json!([]))), "no_lock");
    assert_eq!(why("tractor", at(5, "lock", json!([]))), "out_of_range");
    assert_eq!(result("tractor", at(4, "lock", json!([])))["needed"], 4);
    assert_eq!(why("tractor", hurt(at(4, "lock", json!([])), &["P4"])), "out_of_range");
    assert_eq!(result("tractor", hurt(at(3, "lock", json!([])), &["P4"]))["needed"], 3);
    let rules = TractorRules::of(&Content::standard().tractor, []);
    assert_eq!(rules.check_target(Lock::Lock, 2, true).unwrap_err().name(), "blocked");
}

/// SC-9.4, SC-20.14: at least one point is needed; Memory Purge adds one to the sum.
#[test]
fn an_attempt_needs_a_point_at_least() {
    assert_eq!(result("tractor", at(0, "lock", json!([])))["needed"], 1);
    assert_eq!(result("tractor", hurt(at(0, "lock", json!([])), &["P3"]))["needed"], 1);
    assert_eq!(result("tractor", hurt(at(2, "lock", json!([])), &["P3"]))["needed"], 3);
}

/// SC-9.5, SC-9.6: points add up; all matched tiles leave together.
#[test]
fn points_add_up() {
    let flips = json!([["circle-1", "circle-1"], ["star-3", "star-4"], ["circle-2", "circle-2"]]);
    let attempt = result("tractor", at(3, "lock", flips));
    assert_eq!(some(&attempt, &["flip_points", "success", "energy_left"]), json!([[1, 0, 2], true, 1]));
    assert_eq!(attempt["removed"], json!(["circle-1", "circle-1", "circle-2", "circle-2"]));
}

/// SC-9.2: each turn of tiles takes an energy.
#[test]
fn turning_tiles_takes_energy() {
    assert_eq!(why("tractor", with(example(), "energy", json!(1))), "no_energy");
    let none = json!({"energy": 0, "speed": 1, "flips": []});
    assert_eq!(result("tractor", none)["energy_left"], 0);
}

/// SC-9.6: a matched tile stays up during the attempt; others turn back and may be turned again.
#[test]
fn matched_tiles_stay_up() {
    let again = at(4, "lock", json!([["circle-1", "circle-1"], ["circle-1", "star-3"]]));
    assert_eq!(why("tractor", again), "tile_not_there");
    let back = at(4, "lock", json!([["circle-1", "star-3"], ["circle-1", "circle-1"]]));
    assert_eq!(result("tractor", back)["points"], 1);
    assert_eq!(why("tractor", at(4, "lock", json!([["star-3", "star-3", "star-3"]]))), "tile_not_there");
}

/// SC-9.1: without a target nothing succeeds; the tiles are only seen.
#[test]
fn practice_never_succeeds() {
    let file = json!({"energy": 2, "speed": 0, "target": null, "flips": [["star-4", "star-4"], ["star-3", "star-3"]]});
    let practice = result("tractor", file);
    assert_eq!(
        some(&practice, &["distance", "needed", "points", "success", "removed"]),
        json!([null, null, 7, false, []])
    );
}

/// SC-20.21: under Beam Stutter the first tiles turned score nothing, but a match stays up.
#[test]
fn beam_stutter_mutes_the_first_pair() {
    let file = at(1, "superlock", json!([["star-4", "star-4"], ["circle-1", "circle-1"]]));
    let attempt = result("tractor", hurt(file, &["S4"]));
    assert_eq!(some(&attempt, &["flip_points", "success"]), json!([[0, 2], true]));
    assert_eq!(attempt["removed"], json!(["circle-1", "circle-1", "star-4", "star-4"]));
    let again = at(4, "lock", json!([["star-4", "star-4"], ["star-4", "star-3"]]));
    assert_eq!(why("tractor", hurt(again, &["S4"])), "tile_not_there");
}

/// SC-19.6: two 4s and a 3 are 6 points, two 3s and a 4 are 5; the three leave together.
#[test]
fn a_tribeam_scores_the_pair_and_half_of_the_third() {
    let tribeam = |flip: [&str; 3]| result("tractor", at(4, "lock", json!([flip])));
    let six = tribeam(["hexagon-4", "hexagon-3", "hexagon-4"]);
    assert_eq!(some(&six, &["points", "success", "energy_left"]), json!([6, true, 3]));
    assert_eq!(six["removed"], json!(["hexagon-3", "hexagon-4", "hexagon-4"]));
    assert_eq!(tribeam(["hexagon-3", "hexagon-4", "hexagon-3"])["points"], 5);
    assert_eq!(tribeam(["hexagon-4", "hexagon-3", "hexagon-3"])["points"], 5);
    let double = result("tractor", at(4, "superlock", json!([["hexagon-3", "hexagon-3", "hexagon-4"]])));
    assert_eq!(double["points"], 10);
    // The tile left behind can never be matched again.
    let left = at(4, "lock", json!([["circle-1", "circle-1", "circle-2"], ["circle-2", "circle-2"]]));
    assert_eq!(why("tractor", left), "tile_not_there");
}

/// SC-19.6: three tiles of different shapes do one internal damage; the attempt goes on.
#[test]
fn a_failed_tribeam_hurts() {
    let flips = json!([["star-3", "star-3", "circle-1"], ["star-4", "star-4"]]);
    let attempt = result("tractor", at(4, "lock", flips));
    assert_eq!(some(&attempt, &["flip_points", "internal_damage", "success"]), json!([[0, 4], 1, true]));
    let face = |shape, number| Face { shape, number };
    assert_eq!(turn_three([face(0, 1), face(0, 2), face(0, 3)]).internal_damage, 0);
    assert_eq!(turn_pair([face(0, 1), face(1, 1)]).points, 0);
}

/// SC-9.2: a box with other faces counts as well.
#[test]
fn other_faces_count() {
    let file = with(at(4, "lock", json!([["square-9", "square-9"]])), "faces", json!(["square-9", "star-1"]));
    assert_eq!(result("tractor", file)["points"], 9);
    let unknown = at(4, "lock", json!([["square-9", "square-9"]]));
    assert_eq!(fault("tractor", unknown), ("flips[0][0]".into(), "unknown-name".into()));
    let four = at(4, "lock", json!([["star-3", "star-3", "star-3", "star-3"]]));
    assert_eq!(fault("tractor", four), ("flips[0]".into(), "length".into()));
    assert_eq!(fault("tractor", json!({"speed": 1, "flips": []})), (String::new(), "missing".into()));
    assert_eq!(fault("tractor", with(example(), "speed", json!(7))), ("speed".into(), "out-of-range".into()));
}

/// SC-9.1, SC-7.3: on a map the distance is counted, and a rift on every shortest path blocks the beam.
#[test]
fn rifts_block_the_beam() {
    let beam = |from: [u8; 2], at: [u8; 2]| {
        let target = json!({"at": at, "lock": "lock"});
        let map = json!({"rows": [".....", "..R..", "....."]});
        json!({"energy": 1, "speed": 1, "target": target, "from": from, "map": map, "flips": []})
    };
    assert_eq!(why("tractor", beam([1, 1], [3, 1])), "blocked");
    assert_eq!(some(&result("tractor", beam([1, 1], [3, 2])), &["distance", "needed"]), json!([3, 4]));
    assert_eq!(result("tractor", beam([1, 1], [2, 1]))["distance"], 1);
    assert_eq!(why("tractor", beam([0, 0], [4, 2])), "out_of_range");
    let mut unplaced = beam([1, 1], [3, 2]);
    unplaced.as_object_mut().unwrap().remove("from");
    assert_eq!(fault("tractor", unplaced), (String::new(), "missing".into()));
    let both = json!({"energy": 1, "speed": 1, "target": {"lock": "lock", "at": [0, 0], "distance": 1}});
    assert_eq!(fault("tractor", both), ("target".into(), "one-of".into()));
}
