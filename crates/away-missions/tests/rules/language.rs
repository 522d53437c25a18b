//! The words of the scenario language: each is read and written back as it was.

use super::faults::WORKED_EXAMPLE;
use away_missions::content::Content;
use away_missions::scenario::{
    Bound, Condition, Cost, Effect, Limit, Modifier, Num, PickBy, Scenario, Selector, Stage, Trigger, Where,
    read_file,
};
use away_missions::{AlienType, Room};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Puts a word into the example, reads the file and writes it again: the word must come out as it went in.
fn comes_back(place: &str, word: &Value) {
    let mut file: Value = serde_json::from_str(WORKED_EXAMPLE).unwrap();
    *file.pointer_mut(place).unwrap() = word.clone();
    let read = Scenario::read(&file).unwrap_or_else(|faults| panic!("{word}: {faults:?}"));
    let written = serde_json::to_value(&read).unwrap();
    assert_eq!(written.pointer(place), Some(word));
}

/// The word or key that says which of the choices a value is.
fn key_of(value: &Value, known: &[&'static str]) -> &'static str {
    let found = |word: &&&str| match value {
        Value::String(text) => text == **word,
        _ => value.get(**word).is_some(),
    };
    known.iter().find(found).unwrap_or_else(|| panic!("{value} is none of {known:?}"))
}

/// Every word of a choice, each in an example.
fn all_come_back(place: &str, known: &[&'static str], words: &[Value]) {
    for word in words {
        comes_back(place, word);
    }
    let tried: BTreeSet<&str> = words.iter().map(|word| key_of(word, known)).collect();
    assert_eq!(tried, known.iter().copied().collect());
}

/// AM-27.1: every known word is read as it stands: numbers
#[test]
fn numbers() {
    for number in [
        json!(3),
        json!(-2),
        json!({"by_crew": [1, 2, 3, 4, 5, 6]}),
        json!({"counter": "orbit"}),
        json!({"count_tiles": {
            "of": [{"tile": "airlock"}, {"at": [0, 0]}],
            "with_aliens": {"types": "any", "stunned": false},
            "without_rocketeers": true,
        }}),
    ] {
        comes_back("/rules/1/do/0/counter/add", &number);
    }
}

/// AM-27.1: every known word is read as it stands: who
#[test]
fn people() {
    let words = [
        json!("all"),
        json!("any"),
        json!("acting"),
        json!("first_to_act"),
        json!({"on": {"tile": "airlock"}}),
        json!({"holding": "tag:discovery"}),
    ];
    all_come_back("/victory/all/1/on_tile/who", Selector::WORDS, &words);
    comes_back("/victory/all/1/on_tile/who", &json!({"holding": "ray_gun"}));
    comes_back("/victory/all/1/on_tile/who", &json!({"holding": "an_item_of_its_own"}));
}

/// AM-27.1: every known word is read as it stands: places
#[test]
fn places() {
    let words = [
        json!("muster"),
        json!("start"),
        json!("acting_tile"),
        json!("scanned_tile"),
        json!("here"),
        json!("anywhere"),
        json!("scanned_vents"),
        json!("scanned_standard_empty"),
        json!("thrall_tiles"),
        json!("faded_tile"),
        json!({"tile": "airlock"}),
        json!({"at": [0, -1]}),
        json!({"set": "spine"}),
        json!({"any_of": ["start", {"at": [0, 0]}]}),
        json!({"first_of": [{"tile": "transmitter"}, "muster"]}),
        json!({"next_of": ["spine"]}),
        json!({"scanned_with": "discovery_token"}),
        json!({"pick": "farthest_from_start"}),
    ];
    all_come_back("/rules/0/do/0/spawn/where", Where::WORDS, &words);
    for by in PickBy::ALL {
        comes_back("/rules/0/do/0/spawn/where", &json!({"pick": by.name(), "from": "scanned_vents"}));
    }
}

/// AM-27.1: every known word is read as it stands: where Aliens arrive
#[test]
fn musters() {
    for muster in [
        json!({"at": [0, 0]}),
        json!({"pick": "nearest_to_start_unoccupied"}),
        json!({"alternate": [{"tile": "airlock"}, {"at": [0, 0]}]}),
        json!({"tile": "transmitter", "fallback": {"at": [0, 0]}}),
    ] {
        comes_back("/muster", &muster);
    }
}

/// AM-27.1: every known word is read as it stands: conditions
#[test]
fn conditions() {
    let words = [
        json!({"all": [{"flag": "on"}]}),
        json!({"any": [{"flag": "on"}, {"flag": "off"}]}),
        json!({"not": {"flag": "on"}}),
        json!({"counter": "orbit", "gte": 1, "lte": {"by_crew": [1, 2, 3, 4, 5, 6]}}),
        json!({"distinct_counters": {"prefix": "specimen.", "gte": 2}}),
        json!({"flag": "on"}),
        json!({"on_tile": {"who": "any", "where": "start"}}),
        json!({"team_has": {"item": "dominated_brain", "eq": 2}}),
        json!({"aliens": {"types": ["bug", "leader"], "where": "anywhere", "stunned": true, "lte": 0}}),
        json!({"marker": {"tile": "here", "present": true}}),
        json!({"scanned": {"set": "spine"}}),
        json!({"stage": "red_alert"}),
        json!({"turn": {"gte": 4}}),
        json!({"victim": "space_leech"}),
        json!({"range": {"lte": 0}}),
        json!({"picked": "rocketeer"}),
    ];
    all_come_back("/rules/2/if", Condition::WORDS, &words);
    for stage in Stage::ALL {
        comes_back("/rules/2/if", &json!({"stage": stage.name()}));
    }
}

/// AM-27.1: every known word is read as it stands: triggers
#[test]
fn triggers() {
    for trigger in Trigger::ALL {
        comes_back("/rules/1/on", &json!(trigger.name()));
    }
    assert_eq!(Trigger::ALL.len(), 18);
}

/// AM-27.1: every known word is read as it stands: effects
#[test]
fn effects() {
    let words = [
        json!({"spawn": {"type": "war_thrall", "n": 1, "where": "muster"}}),
        json!({"alien_token": {"n": 2, "where": "muster"}}),
        json!({"alert_token": {"n": 1}}),
        json!({"damage": {"who": "all", "n": 1, "kind": "loss"}}),
        json!({"panic": {"who": "all"}}),
        json!({"mind_control": {"who": "acting"}}),
        json!({"o2": {"who": "all", "n": -1}}),
        json!({"heal": {"who": "all", "n": 1}}),
        json!({"counter": {"name": "orbit", "set": 3}}),
        json!({"flag": {"name": "on", "value": false}}),
        json!({"marker": {"tile": "transmitter", "remove": true}}),
        json!({"hatches": {"where": "here", "toward": "start", "state": "sealed"}}),
        json!({"unscan": {"n": 1, "where": {"pick": "farthest_from_rocketeers"}}}),
        json!({"reveal": {"where": {"set": "spine"}}}),
        json!({"remove_tile": {
            "where": {"next_of": ["spine"]},
            "aliens": "destroyed",
            "rocketeers": {"damage": 1, "move_to": "nearest_remaining"},
            "tokens": "lost",
        }}),
        json!({"stun": {"where": "anywhere"}}),
        json!({"transform": {"from": "thrall", "to": "war_thrall", "n": 1, "where": "thrall_tiles"}}),
        json!({"alien_move_all": true}),
        json!({"capture_target": true}),
        json!({"choose_one": [{"red_alert": true}, {"heal": {"who": "acting", "n": 1}}]}),
        json!({"take_item": {"from": "unused_rocketeer_items", "who": "acting"}}),
        json!({"recharge": {"item_tag": "rocketeer", "who": "acting"}}),
        json!({"give_item": {"item": "ray_gun", "who": "first_to_act"}}),
        json!({"gain_component": {"component": "wire", "n": 1, "who": "acting"}}),
        json!({"red_alert": true}),
        json!({"switch": {"los_limit": 2}}),
        json!({"win": true}),
        json!({"lose": {"en": "Too late.", "fr": "Trop tard."}}),
    ];
    all_come_back("/rules/1/do/0", Effect::WORDS, &words);
}

/// AM-27.1: every known word is read as it stands: costs and limits
#[test]
fn costs_and_limits() {
    for cost in Cost::ALL {
        comes_back("/actions/0/cost", &json!(cost.name()));
    }
    let limits = [
        json!("once"),
        json!("once_per_turn"),
        json!("once_per_rocketeer"),
        json!({"per_turn": 2}),
        json!({"per_game": 3}),
        json!({"every": 2}),
    ];
    all_come_back("/actions/1/limit", Limit::WORDS, &limits);
}

/// AM-27.1: every known word is read as it stands: targets, and what is spent
#[test]
fn targets_and_spending() {
    let mut file: Value = serde_json::from_str(WORKED_EXAMPLE).unwrap();
    let target = json!({"types": ["bug"], "stunned": true, "hp": 1});
    let spend = json!({"component:alien_blood": 2, "component:wire": {"by_crew": [1, 1, 2, 2, 3, 3]}});
    file["actions"][0]["target"] = target.clone();
    file["actions"][0]["spend"] = spend.clone();
    let written = serde_json::to_value(Scenario::read(&file).unwrap()).unwrap();
    assert_eq!(written["actions"][0]["target"], target);
    assert_eq!(written["actions"][0]["spend"], spend);
}

/// AM-27.1: every known word is read as it stands: modifiers
#[test]
fn modifiers() {
    let words = [json!({"iq_dice": 1, "where": "here"}), json!({"forbid": "o2_action", "who": "all"})];
    let mut file: Value = serde_json::from_str(WORKED_EXAMPLE).unwrap();
    let mut tried = BTreeSet::new();
    for word in words {
        file["rules"][1]["modifier"] = word.clone();
        let written = serde_json::to_value(Scenario::read(&file).unwrap()).unwrap();
        assert_eq!(written["rules"][1]["modifier"], word);
        tried.insert(key_of(&word, Modifier::WORDS));
    }
    assert_eq!(tried.len(), Modifier::WORDS.len());
}

/// AM-27.11: a comparison holds if all its numbers do
#[test]
fn comparisons() {
    let plain = |number: &Num| match number {
        Num::Plain(number) => i32::from(*number),
        _ => panic!("only plain numbers here"),
    };
    let between = Bound { gte: Some(Num::Plain(2)), lte: Some(Num::Plain(4)), eq: None };
    assert_eq!([1, 2, 4, 5].map(|value| between.holds(value, plain)), [false, true, true, false]);
    let exactly = Bound { eq: Some(Num::Plain(3)), ..Bound::default() };
    assert_eq!([2, 3].map(|value| exactly.holds(value, plain)), [false, true]);
}

/// AM-27.68: every scenario is the same after it was written and read again
#[test]
fn scenarios_survive_being_written() {
    for scenario in Content::standard().scenarios() {
        let written = serde_json::to_string(&**scenario).unwrap();
        let read: Scenario = serde_json::from_str(&written).unwrap();
        assert_eq!(read, **scenario);
        assert_eq!(serde_json::to_string(&read).unwrap(), written);
    }
}

/// The example in the guide is the one that is checked and played
#[test]
fn the_guide_shows_the_worked_example() {
    let guide = include_str!("../../../../docs/writing-scenarios.md");
    let shown = guide.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    assert_eq!(shown, WORKED_EXAMPLE);
    assert_eq!(read_file(WORKED_EXAMPLE).map(|list| list.len()), Ok(1));
}

/// Every word of the language is explained in the guide
#[test]
fn the_guide_names_every_word() {
    let guide = include_str!("../../../../docs/writing-scenarios.md");
    let choices =
        [Where::WORDS, Selector::WORDS, Condition::WORDS, Effect::WORDS, Limit::WORDS, Modifier::WORDS];
    let names = |all: &[&'static str]| all.to_vec();
    let mut words: Vec<&str> = choices.into_iter().flat_map(names).collect();
    words.extend(Trigger::ALL.iter().map(|trigger| trigger.name()));
    words.extend(PickBy::ALL.iter().map(|by| by.name()));
    words.extend(Cost::ALL.iter().map(|cost| cost.name()));
    words.extend(Stage::ALL.iter().map(|stage| stage.name()));
    words.extend(Room::ALL.iter().map(|room| room.name()));
    words.extend(AlienType::ALL.iter().map(|kind| kind.name()));
    // As a whole word, in quotation marks or alone in code.
    let named = |word: &str| guide.contains(&format!("\"{word}\"")) || guide.contains(&format!("`{word}`"));
    let missing: Vec<&str> = words.into_iter().filter(|word| !named(word)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
