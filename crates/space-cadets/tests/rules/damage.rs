//! SC-13: damage and repair.

use crate::ask::{ask, equipped, hurt, needs, result, some, why, with};
use serde_json::{Value, json};
use space_cadets::content::{Content, RepairKind};
use space_cadets::stations::damage::{Repair, RepairFault, RepairResult};

/// The rulebook's example: eight points on the aft side with three shields, then a repair that goes half wrong.
fn example() -> Value {
    json!({
        "decks": {"aft": ["AX1", "A1", "AX2"]},
        "core": {"box": 2},
        "shields": {"aft": 3},
        "speed": 4,
        "damage": ["P1"],
        "events": [{"amount": 8, "side": "aft"}],
        "repair": {
            "energy": 1,
            "draws": [
                {"card": "auto_success"},
                {"card": "random3", "roll": 1},
                {"card": "auto_failure", "skip": true},
            ],
            "failure_sides": [{"roll": 3}],
            "repair": ["A1"],
        },
    })
}

fn bare(events: Value) -> Value {
    json!({"core": {"box": 0}, "events": events})
}

/// SC-13.3, SC-13.5, SC-13.7, SC-13.8, SC-13.10, SC-13.11, SC-13.13, SC-13.14, SC-13.15, SC-14.1: the repair and core example
#[test]
fn the_repair_and_core_example() {
    let result = result("damage", example());
    assert_eq!(
        result["events"],
        json!([{"side": "aft", "absorbed": 3, "drawn": ["AX1", "A1", "AX2"], "core": true}])
    );
    assert_eq!(some(&result, &["speed", "damage", "core"]), json!([2, ["P1"], {"box": 4, "breach": true}]));
    assert_eq!(
        some(&result, &["immediate", "shift_changes", "shields"]),
        json!([["A1"], 0, {"fore": 0, "starboard": 0, "aft": 0, "port": 0}])
    );
    let repair = &result["repair"];
    assert_eq!(
        json!([repair["successes"], repair["failures"], repair["energy_left"], repair["core"]]),
        json!([1, 1, 0, true])
    );
    assert_eq!(repair["drawn"], json!([[]]));
    assert_eq!(repair["deck"], json!({"auto_success": 3, "auto_failure": 3, "random3": 2, "random4": 2}));
}

/// SC-13.2: the die of a random side; the Captain chooses on 5 and 6
#[test]
fn random_sides() {
    for (die, side) in (1..).zip(["fore", "starboard", "aft", "port"]) {
        let result = result("damage", bare(json!([{"amount": 1, "roll": die}])));
        assert_eq!(result["events"][0]["side"], side);
    }
    for die in [5, 6] {
        assert_eq!(needs("damage", bare(json!([{"amount": 1, "roll": die}]))), "captain");
        let chosen = bare(json!([{"amount": 1, "roll": die, "captain": "port"}]));
        assert_eq!(result("damage", chosen)["events"][0]["side"], "port");
    }
    let pending = ask("damage", bare(json!([{"amount": 1, "internal": true}]))).pending.unwrap();
    assert_eq!(json!(pending), json!({"needs": "die", "for": "side"}));
}

/// SC-13.4, SC-12.7: shields do not stop internal damage, and shrink hit by hit otherwise
#[test]
fn shields_stop_what_comes_from_outside() {
    let file = json!({
        "core": {"box": 0}, "shields": {"fore": 3}, "decks": {"fore": ["FX1", "FX2", "FX3", "F1"]},
        "events": [{"amount": 2, "side": "fore"}, {"amount": 1, "side": "fore", "internal": true},
            {"amount": 2, "side": "fore"}],
    });
    let result = result("damage", file);
    let absorbed: Vec<&Value> =
        result["events"].as_array().unwrap().iter().map(|event| &event["absorbed"]).collect();
    assert_eq!(absorbed, [2, 0, 1]);
    assert_eq!(
        some(&result, &["decks", "core"]),
        json!([{"fore": 2, "starboard": 0, "aft": 0, "port": 0}, {"box": 0, "breach": false}])
    );
}

/// SC-13.18, SC-14.1: one box for each event, however large; the last box is the end but still turns
#[test]
fn one_box_for_each_event() {
    let events = json!([{"amount": 5, "side": "fore"}, {"amount": 1, "side": "port"}]);
    assert_eq!(result("damage", bare(events.clone()))["core"], json!({"box": 2, "breach": true}));
    let last = with(bare(events), "core", json!({"box": 11}));
    let result = result("damage", last);
    assert_eq!(result["core"], json!({"box": 11, "breach": true}));
    assert_eq!(result["events"][1]["core"], true);
    let two = json!({"core": {"box": 0}, "repair": {"draws": [{"card": "auto_failure"}, {"card": "auto_failure"}],
        "failure_sides": [{"side": "fore"}, {"side": "aft"}]}});
    assert_eq!(
        crate::ask::result("damage", two)["core"],
        json!({"box": 1, "breach": true}),
        "one attempt, one event"
    );
    let track = with(bare(json!([{"amount": 1, "side": "fore"}])), "core_track", json!([0, 3, 4, 11]));
    assert_eq!(crate::ask::result("damage", track)["core"]["box"], 3);
}

/// SC-13.5, SC-13.6, SC-13.7, SC-20.1, SC-20.10: every damage card goes where its effects say, and changes the speed if it says so
#[test]
fn every_damage_card() {
    for card in &Content::standard().damage.cards {
        let file = json!({"core": {"box": 0}, "speed": 3, "decks": {"fore": [card.id]},
            "events": [{"amount": 1, "side": "fore"}]});
        let result = result("damage", file);
        let ongoing = if card.ongoing.is_some() { json!([card.id]) } else { json!([]) };
        let at_once = ["F4", "F7", "A1", "A5", "P3", "S2"].contains(&card.id.as_str());
        let immediate = if at_once { json!([card.id]) } else { json!([]) };
        let speed = match card.id.as_str() {
            "F7" => 4,
            "A1" => 1,
            _ => 3,
        };
        let shift = u8::from(card.id.ends_with("SC"));
        assert_eq!(
            some(&result, &["damage", "immediate", "speed", "shift_changes"]),
            json!([ongoing, immediate, speed, shift]),
            "{}",
            card.id
        );
    }
}

/// SC-20.5, SC-20.7: the speed keeps to its limits
#[test]
fn speed_changes_keep_to_the_limits() {
    let drawn = |card: &str, speed: u8| {
        let file = json!({"core": {"box": 0}, "speed": speed, "decks": {"fore": [card]}, "events": [{"amount": 1, "side": "fore"}]});
        result("damage", file)["speed"].clone()
    };
    assert_eq!((drawn("A1", 1), drawn("F7", 6)), (json!(0), json!(6)));
}

/// SC-13.10, SC-13.16, SC-20.18: Random cards succeed on their number, and on 5 or 6 only under Medbay Overload
#[test]
fn random_repair_cards() {
    for (card, needed) in [("random3", 3), ("random4", 4)] {
        for die in 1..=6u8 {
            let repair = json!({"draws": [{"card": card, "roll": die}], "failure_sides": [{"side": "fore"}]});
            let file = with(bare(json!([])), "repair", repair);
            let successes = |file| result("damage", file)["repair"]["successes"].clone();
            assert_eq!(successes(file.clone()), u8::from(die >= needed), "{card} on a {die}");
            assert_eq!(successes(hurt(file, &["P8"])), u8::from(die >= 5));
        }
    }
    let waits = with(bare(json!([])), "repair", json!({"draws": [{"card": "random3"}]}));
    assert_eq!(json!(ask("damage", waits).pending), json!({"needs": "die", "for": "repair"}));
}

/// SC-13.9, SC-13.11, SC-13.14, SC-13.15: what a repair attempt refuses
#[test]
fn repairs_that_are_refused() {
    let file = |repair: Value| with(hurt(bare(json!([])), &["P1"]), "repair", repair);
    let draws = |draws: Value| {
        file(json!({"energy": 1, "draws": draws, "failure_sides": vec![json!({"side": "fore"}); 4]}))
    };
    let success = json!({"card": "auto_success"});
    assert_eq!(why("damage", draws(json!([success, success, success, success, success]))), "not_in_deck");
    let skip = json!({"card": "random4", "skip": true});
    assert_eq!(why("damage", draws(json!([skip, skip]))), "no_energy");
    assert_eq!(
        why("damage", draws(json!([{"card": "random4", "skip": true, "roll": 2}]))),
        "skip_after_roll"
    );
    assert_eq!(why("damage", file(json!({"draws": [success], "repair": ["F1"]}))), "not_ongoing");
    assert_eq!(why("damage", file(json!({"draws": [], "repair": ["P1"]}))), "too_many_repairs");
    let skipped = result("damage", draws(json!([skip, success])));
    assert_eq!(
        skipped["repair"]["deck"],
        json!({"auto_success": 3, "auto_failure": 3, "random3": 2, "random4": 2})
    );
}

/// SC-13.14, SC-13.17: a card that a failure just drew may be discarded; it does not return to its deck
#[test]
fn a_fresh_card_may_be_repaired() {
    let file = json!({"core": {"box": 0}, "decks": {"fore": ["F1"]}, "repair": {
        "draws": [{"card": "auto_failure"}, {"card": "auto_success"}], "failure_sides": [{"side": "fore"}], "repair": ["F1"]}});
    let result = result("damage", file);
    assert_eq!(some(&result, &["damage", "core"]), json!([[], {"box": 0, "breach": false}]));
    assert_eq!(json!([result["repair"]["drawn"], result["decks"]["fore"]]), json!([[["F1"]], 0]));
}

/// SC-4.9: Nanite Paste discards a card before anything is drawn
#[test]
fn nanite_paste() {
    let repair = json!({"paste": "P8", "draws": [{"card": "random4", "roll": 4}], "repair": ["P1"]});
    let file = with(hurt(bare(json!([])), &["P8", "P1"]), "repair", repair);
    assert_eq!(result("damage", equipped(file.clone(), "Nanite Paste"))["damage"], json!([]));
    assert_eq!(crate::ask::fault("damage", file).1, "only-with");
}

/// SC-13.12, SC-13.11: a Random card that lies there must be rolled before the attempt goes on or ends; an empty deck ends it
#[test]
fn a_card_on_the_table_is_settled_first() {
    let mut attempt = Repair::new(1, &[0, 1, 1]);
    attempt.draw(2, RepairKind::Random, 4).unwrap();
    assert_eq!(attempt.draw(1, RepairKind::AutoFailure, 0), Err(RepairFault::Unrolled));
    assert_eq!(attempt.stop(), Err(RepairFault::Unrolled));
    assert_eq!(attempt.roll(4), Ok(true));
    assert_eq!(attempt.skip(), Err(RepairFault::SkipAfterRoll));
    attempt.draw(1, RepairKind::AutoFailure, 0).unwrap();
    assert_eq!((attempt.cards_left(), attempt.lying()), (0, Some(1)));
    attempt.skip().unwrap();
    assert_eq!(attempt.stop(), Ok(RepairResult { successes: 1, failures: 0 }));
    assert_eq!((attempt.deck_after(), attempt.energy), (vec![0, 1, 1], 0));
}
