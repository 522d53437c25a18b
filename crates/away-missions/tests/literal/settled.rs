//! Positions on which the two hands once differed, with the answer of the rules page.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::compare;

/// AM-22.12: six single Bugs, every second tile of a ring. Each can meet with one of its two neighbours only, so there
/// are two divisions into three pairs: 1 1, 2 2, 3 3 round the ring from either end. Ranked by their tiles they are
/// numbered 0 1 1 2 2 0 and 0 1 2 0 1 2; the first list is the smaller one, although its first cluster has the later
/// partner.
#[test]
fn divisions_are_compared_as_lists() {
    let text = r#"{"format": "away-missions-position/1",
        "tiles": [
            {"at": [0, 0], "number": 13, "hatches": []},
            {"at": [0, -2], "number": 2, "hatches": []}, {"at": [1, -2], "number": 23, "hatches": []},
            {"at": [2, -2], "number": 3, "hatches": []}, {"at": [2, -1], "number": 36, "hatches": []},
            {"at": [2, 0], "number": 6, "hatches": []}, {"at": [1, 1], "number": 16, "hatches": []},
            {"at": [0, 2], "number": 1, "hatches": []}, {"at": [-1, 2], "number": 14, "hatches": []},
            {"at": [-2, 2], "number": 4, "hatches": []}, {"at": [-2, 1], "number": 45, "hatches": []},
            {"at": [-2, 0], "number": 5, "hatches": []}, {"at": [-1, -1], "number": 25, "hatches": []}],
        "rocketeers": [{"who": "captain", "at": [0, 0]}],
        "aliens": [
            {"type": "bug", "at": [0, 2]}, {"type": "bug", "at": [0, -2]}, {"type": "bug", "at": [2, -2]},
            {"type": "bug", "at": [-2, 2]}, {"type": "bug", "at": [-2, 0]}, {"type": "bug", "at": [2, 0]}],
        "dice": []}"#;
    let answer =
        compare(text, &mut BTreeMap::new()).unwrap_or_else(|difference| panic!("{difference}")).unwrap();
    let to: Vec<&Value> = answer["steps"].as_array().unwrap().iter().map(|step| &step["to"]).collect();
    assert_eq!(to, [&json!([1, 1]), &json!([1, -2]), &json!([-2, 1])]);
}
