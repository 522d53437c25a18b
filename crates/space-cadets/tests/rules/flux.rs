//! SC-15: what each Flux card needs and does.

use crate::ask::{result, why};
use serde_json::{Value, json};
use space_cadets::content::{Content, FluxCard};
use space_cadets::stations::jump::{Change, Dice, FoursReading, JumpRules, each_change, meets, one_card};
use std::collections::BTreeSet;

fn card(id: &str) -> &'static FluxCard {
    Content::standard().jump.cards.iter().find(|card| card.id == id).unwrap()
}

/// Every roll of five dice.
fn rolls() -> impl Iterator<Item = Dice> {
    (0..7776u32).map(|mut code| {
        let mut dice = [1; 5];
        for die in &mut dice {
            *die = (code % 6) as u8 + 1;
            code /= 6;
        }
        dice
    })
}

/// How many of all rolls meet a card's claim.
fn chances(id: &str, reading: FoursReading) -> usize {
    rolls().filter(|dice| meets(&card(id).claim, reading, dice)).count()
}

/// The dice after a card was used on them.
fn used(id: &str, roll: Dice, dice: &[u8], to: &[u8]) -> Value {
    result("jump", play(id, roll, dice, to))["dice"].clone()
}

fn refused(id: &str, roll: Dice, dice: &[u8], to: &[u8]) {
    assert_eq!(why("jump", play(id, roll, dice, to)), "bad_change", "{id} {roll:?} {dice:?} {to:?}");
}

fn play(id: &str, roll: Dice, dice: &[u8], to: &[u8]) -> Value {
    json!({"energy": 1, "active": [id], "roll": roll, "actions": [{"do": id, "dice": dice, "to": to}]})
}

/// SC-15.8: J01 and J12, by a straight of four or of five; 2, 3, 4, 5 is one of four.
#[test]
fn straights_claim() {
    let reading = FoursReading::Claim;
    assert_eq!((chances("J01", reading), chances("J12", reading)), (1200, 240));
    assert!(meets(&card("J01").claim, reading, &[5, 2, 4, 3, 3]));
    assert!(!meets(&card("J01").claim, reading, &[1, 2, 3, 5, 6]));
    assert!(!meets(&card("J12").claim, reading, &[1, 2, 3, 4, 6]));
}

/// SC-15.9, SC-15.10: totals below 13 and 11, above 22 and 24, both strict.
#[test]
fn totals_claim() {
    let reading = FoursReading::Claim;
    assert_eq!((chances("J02", reading), chances("J03", reading)), (762, 762));
    assert_eq!((chances("J04", reading), chances("J05", reading)), (252, 252));
    assert!(!meets(&card("J02").claim, reading, &[1, 2, 3, 3, 4]));
    assert!(meets(&card("J02").claim, reading, &[1, 2, 3, 3, 3]));
    assert!(!meets(&card("J05").claim, reading, &[6, 6, 4, 4, 4]));
}

/// SC-15.11: three of a kind, also within four, five and a full house; and a full house.
#[test]
fn kinds_claim() {
    let reading = FoursReading::Claim;
    for id in ["J06", "J07", "J08"] {
        assert_eq!(chances(id, reading), 1200 + 300 + 150 + 6);
    }
    assert_eq!(chances("J11", reading), 300);
    assert!(meets(&card("J11").claim, reading, &[2, 5, 2, 5, 5]));
    assert!(!meets(&card("J11").claim, reading, &[2, 5, 5, 5, 5]));
}

/// SC-15.12: J09 is claimed by four 1s, 2s or 3s, J10 by four 4s, 5s or 6s; by the other reading by any four.
#[test]
fn fours_claim_by_either_reading() {
    for id in ["J09", "J10"] {
        assert_eq!(chances(id, FoursReading::Claim), 78);
        assert_eq!(chances(id, FoursReading::Change), 156);
    }
    assert!(meets(&card("J09").claim, FoursReading::Claim, &[3, 3, 3, 3, 6]));
    assert!(!meets(&card("J09").claim, FoursReading::Claim, &[4, 4, 4, 4, 1]));
}

/// SC-15.5: five of a kind claims any card.
#[test]
fn five_of_a_kind_claims_anything() {
    let rules = JumpRules::of(&Content::standard().jump, [], false, FoursReading::Claim);
    assert_eq!(rules.claimable(&[3; 5], 0), 0xfff);
    assert_eq!(rules.claimable(&[3; 5], one_card(0)), 0xffe);
}

/// SC-15.8: J01 re-rolls any number of dice.
#[test]
fn j01_rolls_again() {
    assert_eq!(used("J01", [1, 2, 3, 4, 5], &[0, 2, 4], &[6, 6, 6]), json!([6, 2, 6, 4, 6]));
    assert_eq!(used("J01", [1, 2, 3, 4, 5], &[0], &[1]), json!([1, 2, 3, 4, 5]));
}

/// SC-15.7, SC-15.9: J02 and J03 move one die by one, never round.
#[test]
fn j02_and_j03_move_a_die_by_one() {
    for id in ["J02", "J03"] {
        assert_eq!(used(id, [1, 2, 3, 4, 6], &[0], &[2]), json!([2, 2, 3, 4, 6]));
        assert_eq!(used(id, [1, 2, 3, 4, 6], &[4], &[5]), json!([1, 2, 3, 4, 5]));
        refused(id, [1, 2, 3, 4, 6], &[0], &[6]);
        refused(id, [1, 2, 3, 4, 6], &[4], &[1]);
        refused(id, [1, 2, 3, 4, 6], &[1], &[2]);
        refused(id, [1, 2, 3, 4, 6], &[1], &[4]);
        refused(id, [1, 2, 3, 4, 6], &[0, 1], &[2, 3]);
    }
}

/// SC-15.10: J04 and J05 move two dice by one each, whichever way, or one die by two, at once.
#[test]
fn j04_and_j05_move_two_steps() {
    for id in ["J04", "J05"] {
        assert_eq!(used(id, [1, 2, 3, 4, 6], &[0, 4], &[2, 5]), json!([2, 2, 3, 4, 5]));
        assert_eq!(used(id, [1, 2, 3, 4, 6], &[3], &[6]), json!([1, 2, 3, 6, 6]));
        refused(id, [1, 2, 3, 4, 6], &[3], &[5]);
        refused(id, [1, 2, 3, 4, 6], &[0, 1], &[2, 2]);
        refused(id, [1, 2, 3, 4, 6], &[0, 1], &[3, 3]);
        refused(id, [1, 2, 3, 4, 6], &[0, 0], &[2, 3]);
        refused(id, [1, 2, 3, 4, 6], &[0, 1, 2], &[2, 3, 4]);
    }
}

/// SC-15.11: J06, J07 and J08 turn one die between 1 and 6, 2 and 5, 3 and 4.
#[test]
fn flips_turn_one_die_over() {
    for (id, low, high) in [("J06", 1, 6), ("J07", 2, 5), ("J08", 3, 4)] {
        assert_eq!(used(id, [low, 1, 1, 1, 1], &[0], &[high])[0], json!(high));
        assert_eq!(used(id, [high, 1, 1, 1, 1], &[0], &[low])[0], json!(low));
        let other = low % 3 + 1;
        refused(id, [other, 1, 1, 1, 1], &[0], &[7 - other]);
        refused(id, [low, low, 1, 1, 1], &[0, 1], &[high, high]);
    }
}

/// SC-15.12: J09 turns an odd die even, J10 an even one odd; by the other reading only dice of their numbers.
#[test]
fn j09_and_j10_change_parity() {
    assert_eq!(used("J09", [5, 1, 1, 1, 1], &[0], &[2]), json!([2, 1, 1, 1, 1]));
    assert_eq!(used("J10", [2, 1, 1, 1, 1], &[0], &[5]), json!([5, 1, 1, 1, 1]));
    refused("J09", [5, 1, 1, 1, 1], &[0], &[3]);
    refused("J09", [4, 1, 1, 1, 1], &[0], &[2]);
    refused("J10", [5, 1, 1, 1, 1], &[0], &[2]);
    let change = Change::new(&[0], &[2]).unwrap();
    assert!(change.is_by(card("J09"), FoursReading::Change, &[3, 1, 1, 1, 1]));
    assert!(!change.is_by(card("J09"), FoursReading::Change, &[5, 1, 1, 1, 1]));
    let change = Change::new(&[0], &[3]).unwrap();
    assert!(change.is_by(card("J10"), FoursReading::Change, &[6, 1, 1, 1, 1]));
    assert!(!change.is_by(card("J10"), FoursReading::Change, &[2, 1, 1, 1, 1]));
}

/// SC-15.11: J11 moves a pair both up or both down; three equal dice hold a pair.
#[test]
fn j11_moves_a_pair() {
    assert_eq!(used("J11", [3, 3, 1, 2, 6], &[0, 1], &[4, 4]), json!([4, 4, 1, 2, 6]));
    assert_eq!(used("J11", [3, 3, 3, 2, 6], &[0, 2], &[2, 2]), json!([2, 3, 2, 2, 6]));
    refused("J11", [3, 3, 1, 2, 6], &[0, 1], &[4, 2]);
    refused("J11", [3, 3, 1, 2, 6], &[0, 3], &[4, 3]);
    refused("J11", [3, 3, 3, 2, 6], &[0, 1, 2], &[4, 4, 4]);
    refused("J11", [6, 6, 1, 2, 3], &[0, 1], &[1, 1]);
}

/// SC-15.8: J12 turns one or two dice over, as a 2 and a 4 into a 5 and a 3.
#[test]
fn j12_turns_up_to_two_over() {
    assert_eq!(used("J12", [2, 4, 1, 1, 1], &[0, 1], &[5, 3]), json!([5, 3, 1, 1, 1]));
    assert_eq!(used("J12", [2, 4, 1, 1, 1], &[2], &[6]), json!([2, 4, 6, 1, 1]));
    refused("J12", [2, 4, 1, 1, 1], &[0, 1, 2], &[5, 3, 6]);
    refused("J12", [2, 4, 1, 1, 1], &[0, 1], &[5, 4]);
}

/// SC-15.7, SC-15.14: the list of what a card can do holds exactly what is allowed, each once.
#[test]
fn all_changes_are_listed() {
    let some: Vec<Dice> = rolls().step_by(37).collect();
    for card in &Content::standard().jump.cards {
        for reading in FoursReading::ALL {
            for dice in &some {
                let mut listed = Vec::new();
                each_change(card, reading, dice, |change| listed.push(change.applied(dice).unwrap()));
                let unique: BTreeSet<Dice> = listed.iter().copied().collect();
                assert_eq!(unique.len(), listed.len(), "{} {dice:?}", card.id);
                // Every one and every two dice to any numbers, by brute force.
                let mut allowed = BTreeSet::new();
                for after in rolls().filter(|_| card.id != "J01") {
                    let moved: Vec<u8> = (0..5)
                        .filter(|place| after[usize::from(*place)] != dice[usize::from(*place)])
                        .collect();
                    let to: Vec<u8> = moved.iter().map(|place| after[usize::from(*place)]).collect();
                    if Change::new(&moved, &to).is_some_and(|change| change.is_by(card, reading, dice)) {
                        allowed.insert(after);
                    }
                }
                assert_eq!(unique, allowed, "{} {dice:?}", card.id);
            }
        }
    }
}
