//! A plan on which two resolvers differ, without everything that does not matter for it.

use serde_json::{Value, json};

/// What two tables disagree about, if they do.
type Difference<'a> = &'a dyn Fn(&Value) -> Option<String>;

/// Takes away threats, overrides and cards as long as the tables disagree about the same thing.
pub fn smallest(plan: &Value, difference: Difference) -> Value {
    let subject = |plan: &Value| difference(plan).map(|found| subject(&found));
    let wanted = subject(plan);
    let mut plan = plan.clone();
    loop {
        let smaller = attempts(&plan).into_iter().find(|attempt| subject(attempt) == wanted);
        match smaller {
            Some(smaller) => plan = smaller,
            None => return plan,
        }
    }
}

/// What the first of the differences is about, without the turn.
fn subject(found: &str) -> String {
    found.split(": ").skip(1).find(|part| !part.contains("lost")).unwrap_or_default().to_owned()
}

/// All plans that lack one thing more.
fn attempts(plan: &Value) -> Vec<Value> {
    let mut all = Vec::new();
    for place in 0..plan["threats"].as_array().map_or(0, Vec::len) {
        let mut attempt = plan.clone();
        let gone = attempt["threats"].as_array_mut().expect("a list").remove(place);
        let histories = attempt["overrides"].get_mut("threat_on_appear").and_then(Value::as_object_mut);
        if let Some(histories) = histories {
            for key in ["card", "calls"] {
                histories.remove(&format!("{}@{}", gone[key].as_str().unwrap_or_default(), gone["turn"]));
            }
        }
        all.push(attempt);
    }
    for key in plan["overrides"].as_object().into_iter().flat_map(|overrides| overrides.keys()) {
        let mut attempt = plan.clone();
        attempt["overrides"].as_object_mut().expect("overrides").remove(key);
        all.push(attempt);
        for inner in plan["overrides"][key].as_object().into_iter().flat_map(|inner| inner.keys()) {
            let mut attempt = plan.clone();
            attempt["overrides"][key].as_object_mut().expect("an object").remove(inner);
            all.push(attempt);
        }
    }
    for (player, board) in plan["players"].as_array().into_iter().flatten().enumerate() {
        for (turn, card) in board.as_array().into_iter().flatten().enumerate() {
            if !card.is_null() {
                let mut attempt = plan.clone();
                attempt["players"][player][turn] = json!(null);
                all.push(attempt);
            }
        }
    }
    all
}
