//! SC-14: core breach.

use crate::ask::{equipped, fault, result, some, why};
use serde_json::json;
use space_cadets::stations::core::{CoreRefusal, Search, cards, check_deal, shares};

/// SC-14.3: nobody has a second card before all have one.
#[test]
fn cards_are_shared_evenly() {
    assert_eq!((shares(3, 5), shares(5, 5), shares(11, 3), shares(11, 9)), ((0, 3), (1, 0), (3, 2), (1, 2)));
    let deal = result("core", json!({"box": 11, "seats": 3}));
    assert_eq!(some(&deal, &["cards", "each", "extra"]), json!([11, 3, 2]));
    assert_eq!(check_deal(3, &[1, 0, 1, 1, 0]), Ok(()));
    assert_eq!(check_deal(3, &[2, 0, 1, 0, 0]), Err(CoreRefusal::UnevenDeal));
    assert_eq!(check_deal(3, &[1, 1, 0, 0, 0]), Err(CoreRefusal::WrongDeal));
    assert_eq!(why("core", json!({"box": 4, "seats": 2, "deal": [3, 1]})), "uneven_deal");
    assert_eq!(why("core", json!({"box": 4, "seats": 2, "deal": [2, 1]})), "wrong_deal");
    assert_eq!(fault("core", json!({"box": 4, "seats": 2, "deal": [4]})), ("deal".into(), "length".into()));
}

/// SC-4.5: the Matrix Stabilizer halves the cards, rounded up.
#[test]
fn the_matrix_stabilizer_halves_the_deal() {
    assert_eq!((cards(3, true), cards(4, true), cards(11, true), cards(0, true)), (2, 2, 6, 0));
    let file = equipped(json!({"box": 5, "seats": 2, "deal": [2, 1]}), "Matrix Stabilizer");
    assert_eq!(some(&result("core", file), &["cards", "each", "extra"]), json!([3, 1, 1]));
}

/// SC-14.5, SC-14.6, SC-14.9, SC-14.10: three matches in turn repair the breach of the example; one too few explodes.
#[test]
fn all_matches_repair_the_breach() {
    let found = result("core", json!({"box": 3, "seats": 5, "deal": [1, 1, 1, 0, 0], "finds": [1, 0, 2]}));
    assert_eq!(some(&found, &["left", "repaired", "exploded"]), json!([0, true, false]));
    let late = result("core", json!({"box": 3, "seats": 5, "deal": [1, 1, 1, 0, 0], "finds": [1, 0]}));
    assert_eq!(some(&late, &["left", "repaired", "exploded"]), json!([1, false, true]));
    let file = json!({"box": 3, "seats": 5, "deal": [1, 1, 1, 0, 0], "finds": [1, 1]});
    assert_eq!(why("core", file), "no_card");
}

/// SC-14.6: nobody finds two in a row while somebody else has cards; who alone has some gets the deck back from anybody.
#[test]
fn the_deck_is_passed_in_between() {
    let mut search = Search::new(&[2, 1]);
    search.find(0).unwrap();
    assert_eq!(search.may_find(0), Err(CoreRefusal::NotPassed));
    assert!(search.may_pass(0, 1) && !search.may_pass(0, 0));
    search.find(1).unwrap();
    search.find(0).unwrap();
    assert_eq!(search.remaining(), 0);
    assert_eq!(why("core", json!({"box": 3, "seats": 2, "deal": [2, 1], "finds": [0, 0]})), "not_passed");
    let last = result("core", json!({"box": 4, "seats": 2, "deal": [2, 2], "finds": [1, 0, 1, 0]}));
    assert_eq!(last["repaired"], true);
    let mut lonely = Search::new(&[2, 0, 0]);
    lonely.find(0).unwrap();
    assert!(lonely.may_pass(0, 2));
    assert_eq!(lonely.may_find(0), Ok(()));
}

/// SC-14.6: a lone chair needs no pass.
#[test]
fn a_lone_chair_keeps_the_deck() {
    let alone = result("core", json!({"box": 3, "seats": 1, "deal": [3], "finds": [0, 0, 0]}));
    assert_eq!(alone["repaired"], true);
}

/// SC-14.2: a box that no track has, or a seat that nobody sits on, is a broken file.
#[test]
fn impossible_boxes_and_seats_are_refused() {
    assert_eq!(fault("core", json!({"box": 12, "seats": 3})), ("box".into(), "out-of-range".into()));
    assert_eq!(fault("core", json!({"box": 3, "seats": 0})), ("seats".into(), "out-of-range".into()));
    let file = json!({"box": 3, "seats": 3, "deal": [1, 1, 1], "finds": [3]});
    assert_eq!(fault("core", file), ("finds[0]".into(), "out-of-range".into()));
    assert_eq!(
        fault("core", json!({"box": 3, "seats": 3, "finds": []})),
        ("finds".into(), "only-with".into())
    );
}
