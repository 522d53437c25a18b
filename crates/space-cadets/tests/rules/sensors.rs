//! SC-8: sensors.

use crate::ask::{equipped, fault, hurt, needs, result, some, why, with};
use serde_json::{Value, json};
use space_cadets::content::Content;
use space_cadets::stations::sensors::{Cover, Pulled, SensorsRules, TargetCard, pull};
use space_cadets::{Column, Spend};

/// The example of the rulebook: one card for the Cruiser, two for the locked Crystal, one for a scan; three are found.
fn example() -> Value {
    json!({
        "slots": {"A": {"target": "cruiser"}, "B": {"target": "crystal", "lock": "lock"}},
        "energy": 4,
        "cards": [
            {"shape": "S1", "under": "A"},
            {"shape": "S2", "under": "B"},
            {"shape": "S3", "under": "B"},
            {"shape": "S4", "under": "scan"},
        ],
        "pulls": [{"shape": "S1"}, {"shape": "S4"}, {"shape": "S7", "blocks": "S3"}, {"shape": "S2"}],
        "spend": [{"do": "lock", "slot": "A"}, {"do": "scan"}],
    })
}

/// So many matched cards under slot A.
fn found(count: usize, slot: Value, spend: Value) -> Value {
    let shapes: Vec<String> = (1..=count).map(|number| format!("S{number}")).collect();
    let cards: Value = shapes.iter().map(|shape| json!({"shape": shape, "under": "A"})).collect();
    let pulls: Value = shapes.iter().map(|shape| json!({"shape": shape})).collect();
    json!({"slots": {"A": slot}, "cards": cards, "pulls": pulls, "spend": spend})
}

/// SC-8.3, SC-8.5, SC-8.6: the example ends with a Lock on the Cruiser, a scan, and a point short of the Superlock.
#[test]
fn the_example_locks_and_scans() {
    let display = result("sensors", example());
    assert_eq!(display["points"], json!({"A": 1, "B": 1, "C": 0, "scan": 1, "cloak": 0}));
    assert_eq!(display["locks"], json!({"A": "lock", "B": "lock"}));
    assert_eq!(some(&display, &["scans", "cloak", "broken"]), json!([1, false, []]));
    assert_eq!(display["unspent"], json!({"A": 0, "B": 1, "C": 0, "scan": 0}));
    let upgrade = with(example(), "spend", json!([{"do": "upgrade", "slot": "B"}]));
    assert_eq!(why("sensors", upgrade), "not_enough_points");
}

/// SC-8.6: Lock 1, Superlock 3, upgrade 2; points may be spent in any legal way.
#[test]
fn points_buy_locks() {
    let spend = |points, lock: &str, spend: Value| {
        let file = found(points, json!({"target": "raider-1", "lock": lock, "enemy_locked": true}), spend);
        result("sensors", file)["locks"]["A"].clone()
    };
    assert_eq!(spend(1, "none", json!([{"do": "lock", "slot": "A"}])), "lock");
    assert_eq!(spend(3, "none", json!([{"do": "superlock", "slot": "A"}])), "superlock");
    assert_eq!(spend(2, "lock", json!([{"do": "upgrade", "slot": "A"}])), "superlock");
    let both = json!([{"do": "upgrade", "slot": "A"}, {"do": "break", "slot": "A"}]);
    assert_eq!(spend(3, "lock", both.clone()), "superlock");
    assert_eq!(
        spend(3, "none", json!([{"do": "lock", "slot": "A"}, {"do": "upgrade", "slot": "A"}])),
        "superlock"
    );
    let refused = |points, lock: &str, spend: Value| {
        why("sensors", found(points, json!({"target": "raider-1", "lock": lock}), spend))
    };
    assert_eq!(refused(2, "lock", both), "not_enough_points");
    assert_eq!(refused(2, "none", json!([{"do": "superlock", "slot": "A"}])), "not_enough_points");
    assert_eq!(refused(2, "lock", json!([{"do": "lock", "slot": "A"}])), "already_locked");
    assert_eq!(refused(3, "superlock", json!([{"do": "superlock", "slot": "A"}])), "already_locked");
    assert_eq!(refused(3, "superlock", json!([{"do": "upgrade", "slot": "A"}])), "already_locked");
    assert_eq!(refused(2, "none", json!([{"do": "upgrade", "slot": "A"}])), "no_lock");
    assert_eq!(refused(1, "none", json!([{"do": "lock", "slot": "B"}])), "no_target");
}

/// SC-8.7: Break Lock frees the ship from an enemy; on Nemesis, on a satellite or without a lock the point is gone for nothing.
#[test]
fn break_lock_frees_the_ship() {
    let break_of = |target: &str, locked: bool| {
        let slot = json!({"target": target, "enemy_locked": locked});
        result("sensors", found(1, slot, json!([{"do": "break", "slot": "A"}])))
    };
    assert_eq!(break_of("raider-1", true)["broken"], json!(["raider-1"]));
    for (target, locked) in [("raider-1", false), ("nemesis", true), ("omega", true)] {
        let display = break_of(target, locked);
        assert_eq!((&display["broken"], &display["unspent"]["A"]), (&json!([]), &json!(0)), "{target}");
    }
    let twice = found(
        2,
        json!({"target": "scout", "enemy_locked": true}),
        json!([{"do": "break", "slot": "A"}, {"do": "break", "slot": "A"}]),
    );
    assert_eq!(result("sensors", twice)["broken"], json!(["scout"]));
}

/// SC-8.1: a new target takes the slot without the old one's Lock, and an object is in one slot only.
#[test]
fn a_new_target_begins_without_a_lock() {
    let slot = json!({"target": "crystal", "lock": "lock", "new_target": "scout"});
    assert_eq!(result("sensors", json!({"slots": {"C": slot}}))["locks"], json!({"C": "none"}));
    let twice =
        json!({"slots": {"A": {"target": "scout"}, "B": {"target": "crystal", "new_target": "scout"}}});
    assert_eq!(why("sensors", twice), "target_twice");
    let moved = json!({"slots": {"A": {"target": "scout", "new_target": "x"}, "B": {"new_target": "scout"}}});
    assert_eq!(result("sensors", moved)["locks"], json!({"A": "none", "B": "none"}));
}

/// SC-8.2: one target card for each energy, each once.
#[test]
fn energy_limits_the_cards() {
    assert_eq!(why("sensors", with(example(), "energy", json!(3))), "too_many_cards");
    let twice = json!({"cards": [{"shape": "S1", "under": "A"}, {"shape": "S1", "under": "B"}]});
    assert_eq!(why("sensors", twice), "card_twice");
}

/// SC-8.3: a tile that matches goes onto its card; any other must cover a free card, which then cannot be matched.
#[test]
fn a_wrong_tile_covers_a_card() {
    let pulled = |pulls: Value| with(with(example(), "spend", json!([])), "pulls", pulls);
    assert_eq!(needs("sensors", pulled(json!([{"shape": "S8"}]))), "blocks");
    assert_eq!(why("sensors", pulled(json!([{"shape": "S1", "blocks": "S2"}]))), "must_match");
    assert_eq!(
        why("sensors", pulled(json!([{"shape": "S1"}, {"shape": "S8", "blocks": "S1"}]))),
        "card_taken"
    );
    assert_eq!(why("sensors", pulled(json!([{"shape": "S8", "blocks": "S7"}]))), "card_taken");
    // Once covered, a card's own tile is a wrong one.
    let late = json!([{"shape": "S8", "blocks": "S1"}, {"shape": "S1"}]);
    assert_eq!(needs("sensors", pulled(late)), "blocks");
    let points =
        result("sensors", pulled(json!([{"shape": "S8", "blocks": "S1"}, {"shape": "S1", "blocks": "S2"}])));
    assert_eq!(points["points"]["A"], 0);
}

/// SC-8.4: no more pulls than target cards, and a tile stays out of the bag.
#[test]
fn pulls_are_as_many_as_cards() {
    let card = json!([{"shape": "S1", "under": "scan"}]);
    let many = json!({"cards": card, "pulls": [{"shape": "S1"}, {"shape": "S2", "blocks": "S1"}]});
    assert_eq!(why("sensors", many), "too_many_pulls");
    let twice =
        with(example(), "pulls", json!([{"shape": "S8", "blocks": "S1"}, {"shape": "S8", "blocks": "S2"}]));
    assert_eq!(why("sensors", twice), "tile_twice");
    let mut cards = [TargetCard { shape: 0, column: Column::Scan, cover: Cover::Free }];
    assert_eq!(pull(&mut cards, 0, None), Ok(Pulled::Matched(0)));
    assert_eq!(pull(&mut cards, 1, None).unwrap_err().name(), "too_many_pulls");
}

/// SC-8.8, SC-20.3: a scan costs a point, two under Lost Contact.
#[test]
fn scans_cost_points() {
    let rules = |damage: &[&str]| {
        let content = Content::standard();
        let cards = damage.iter().map(|id| content.damage_card(id).unwrap().1);
        SensorsRules::of(&content.sensors, cards)
    };
    assert_eq!((rules(&[]).price(Spend::Scan), rules(&["F4"]).price(Spend::Scan)), (1, 2));
    assert_eq!(why("sensors", hurt(example(), &["F4"])), "not_enough_points");
    let two = json!({
        "cards": [{"shape": "S1", "under": "scan"}, {"shape": "S2", "under": "scan"}],
        "pulls": [{"shape": "S1"}, {"shape": "S2"}],
        "spend": [{"do": "scan"}],
    });
    assert_eq!(result("sensors", two.clone())["unspent"]["scan"], 1);
    assert_eq!(result("sensors", hurt(two.clone(), &["F4"]))["unspent"]["scan"], 0);
    let both = with(two, "spend", json!([{"do": "scan"}, {"do": "scan"}]));
    assert_eq!(result("sensors", both)["scans"], 2);
}

/// SC-20.19: under Scrambled Locks no Superlock is gained.
#[test]
fn scrambled_locks_bar_superlocks() {
    for (lock, spend) in [("none", "superlock"), ("lock", "upgrade")] {
        let file = found(3, json!({"target": "scout", "lock": lock}), json!([{"do": spend, "slot": "A"}]));
        assert_eq!(why("sensors", hurt(file, &["S2"])), "superlock_barred");
    }
    let lock = found(1, json!({"target": "scout"}), json!([{"do": "lock", "slot": "A"}]));
    assert_eq!(result("sensors", hurt(lock, &["S2"]))["locks"]["A"], "lock");
}

/// SC-8.10, SC-16.11: Superlocks become Locks at the end of the turn, and Locks on a Phantom are lost.
#[test]
fn locks_of_the_next_turn() {
    let locked = |target: &str| {
        let file = found(3, json!({"target": target}), json!([{"do": "superlock", "slot": "A"}]));
        let display = result("sensors", file);
        (display["locks"]["A"].clone(), display["locks_next_turn"]["A"].clone())
    };
    assert_eq!(locked("raider-1"), (json!("superlock"), json!("lock")));
    assert_eq!(locked("phantom"), (json!("superlock"), json!("none")));
}

/// SC-19.3: with both cards matched all Locks are lost and none is gained; Break Lock and scans still work.
#[test]
fn cloak_costs_all_locks() {
    let cloaked = |pulls: Value, spend: Value| {
        json!({
            "slots": {"A": {"target": "scout", "lock": "lock", "enemy_locked": true}},
            "cards": [
                {"shape": "S1", "under": "cloak"}, {"shape": "S2", "under": "cloak"},
                {"shape": "S3", "under": "A"}, {"shape": "S4", "under": "scan"},
            ],
            "pulls": pulls,
            "spend": spend,
        })
    };
    let all = json!([{"shape": "S1"}, {"shape": "S2"}, {"shape": "S3"}, {"shape": "S4"}]);
    let works =
        result("sensors", cloaked(all.clone(), json!([{"do": "break", "slot": "A"}, {"do": "scan"}])));
    assert_eq!(some(&works, &["cloak", "broken", "scans"]), json!([true, ["scout"], 1]));
    assert_eq!((&works["locks"]["A"], &works["locks_next_turn"]["A"]), (&json!("none"), &json!("none")));
    assert_eq!(why("sensors", cloaked(all, json!([{"do": "lock", "slot": "A"}]))), "cloaked");
    let half = json!([{"shape": "S1"}, {"shape": "S8", "blocks": "S2"}]);
    let display = result("sensors", cloaked(half, json!([])));
    assert_eq!((&display["cloak"], &display["locks"]["A"]), (&json!(false), &json!("lock")));
    assert_eq!(why("sensors", json!({"cards": [{"shape": "S1", "under": "cloak"}]})), "cloak_needs_two");
    let three: Value =
        (1..=3).map(|number| json!({"shape": format!("S{number}"), "under": "cloak"})).collect();
    assert_eq!(why("sensors", json!({"cards": three})), "cloak_needs_two");
}

/// SC-4.4: the Focusing Crystal makes a Lock count as a Superlock for the turn.
#[test]
fn the_focusing_crystal_sharpens_a_lock() {
    let slots = json!({"A": {"target": "scout", "lock": "lock"}, "B": {"target": "crystal"}});
    let focus = |slot: &str| json!({"slots": slots, "focus": slot});
    let display = result("sensors", equipped(focus("A"), "Focusing Crystal"));
    assert_eq!(
        (&display["locks"]["A"], &display["locks_next_turn"]["A"]),
        (&json!("superlock"), &json!("lock"))
    );
    assert_eq!(why("sensors", equipped(focus("B"), "Focusing Crystal")), "no_lock");
    assert_eq!(why("sensors", equipped(focus("C"), "Focusing Crystal")), "no_target");
    assert_eq!(fault("sensors", focus("A")), ("focus".into(), "only-with".into()));
}

/// SC-8.6: what cannot be spent at all is a broken file, not an illegal one.
#[test]
fn broken_sensor_files_are_refused() {
    let spend = |spend: Value| with(example(), "spend", json!([spend]));
    assert_eq!(fault("sensors", spend(json!({"do": "lock"}))), ("spend[0]".into(), "missing".into()));
    assert_eq!(
        fault("sensors", spend(json!({"do": "jam", "slot": "A"}))),
        ("spend[0].do".into(), "unknown-name".into())
    );
    let slots = json!({"slots": {"D": {"target": "scout"}}});
    assert_eq!(fault("sensors", slots), ("slots".into(), "unknown-key".into()));
    assert_eq!(fault("sensors", json!({"slots": {"A": {}}})), ("slots.A".into(), "missing".into()));
}
