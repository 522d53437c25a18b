//! Chapter 27: numbers, people, places, conditions and triggers of the scenario language, in missions written for the purpose.

use crate::missions::{
    after, begun, edit, holds, on, pass_game_turn, reach_actions, rule, spawn, tile, with_rule, written,
};
use crate::support::{Play, act};
use away_missions::content::Content;
use away_missions::field::{AlienId, ItemId};
use away_missions::hex::Hex;
use away_missions::scenario::read_file;
use away_missions::{Action, AlienType, Command, Component, Item, Pay, Who};
use serde_json::{Value, json};

/// AM-27.1: a scenario with unknown words is refused
#[test]
fn unknown_words_are_refused() {
    let text = serde_json::to_string(&**Content::standard().scenario("s01_first_contact").unwrap()).unwrap();
    assert!(read_file(&text).is_ok());
    assert!(read_file(&text.replace("red_alert_scan", "red_alert_dance")).is_err());
}

/// AM-27.2: integers, by crew, counters, and counted tiles
#[test]
fn numbers() {
    let start = json!({ "at": [0, 0] });
    assert_eq!(on(&after(spawn("thrall", json!(2), start.clone())), 0, 0).len(), 2);
    let by_crew = json!({ "by_crew": [1, 3, 5, 5, 5, 5] });
    assert_eq!(on(&after(spawn("thrall", by_crew, start.clone())), 0, 0).len(), 3);
    assert!(holds(json!({ "counter": "three", "eq": { "counter": "three" } })));
    let tiles = json!({ "count_tiles": { "of": [{ "tile": "airlock" }], "without_rocketeers": true } });
    assert!(holds(json!({ "counter": "zero", "eq": tiles })), "the Rocketeers stand there");
}

/// AM-27.3: all, acting, on a place, holding something
#[test]
fn people() {
    for (who, count) in [
        (json!("all"), 2),
        (json!({ "on": { "tile": "airlock" } }), 2),
        (json!({ "on": { "at": [0, 0] } }), 0),
        (json!({ "holding": "teleporter" }), 0),
    ] {
        let play = after(json!([{ "damage": { "who": who, "n": 1, "kind": "loss" } }]));
        assert_eq!(play.field().rocketeers.iter().filter(|one| one.hp < one.full_hp).count(), count, "{who}");
    }
    let mut play = begun(with_rule(
        "rocketeer_turn_start",
        json!([{ "damage": { "who": "acting", "n": 1, "kind": "loss" } }]),
    ));
    play.does(Command::Propose { who: Who::Chief });
    assert_eq!((play.of(Who::Chief).hp, play.of(Who::Captain).hp), (5, 6));
}

/// AM-27.3, AM-27.41: an item for whoever acts first
#[test]
fn the_first_to_act() {
    let mut play =
        begun(with_rule("setup", json!([{ "give_item": { "item": "demo_charge", "who": "first_to_act" } }])));
    play.does(Command::Propose { who: Who::Chief });
    let has = |who| play.of(who).items.iter().filter(|card| card.item == Item::DemoCharge).count();
    assert_eq!((has(Who::Chief), has(Who::Captain)), (1, 0));
}

/// AM-27.4: places by name
#[test]
fn places_by_name() {
    for (place, q, r) in [
        (json!({ "at": [0, 0] }), 0, 0),
        (json!({ "tile": "airlock" }), 0, 2),
        (json!("start"), 0, 2),
        (json!("muster"), 0, -2),
    ] {
        assert_eq!(
            on(&after(spawn("thrall", json!(1), place.clone())), q, r),
            [AlienType::Thrall],
            "{place}"
        );
    }
    // A Scenario tile counts only once it is face-up.
    let hidden = after(spawn("thrall", json!(1), json!({ "tile": "transmitter" })));
    assert!(hidden.field().aliens.is_empty());
    let everywhere = after(spawn("thrall", json!(1), json!("anywhere")));
    assert_eq!(everywhere.field().aliens.len(), 15);
}

/// AM-27.5: places by state
#[test]
fn places_by_state() {
    assert_eq!(after(spawn("thrall", json!(1), json!("scanned_vents"))).field().aliens.len(), 0);
    let thralls = json!([
        { "spawn": { "type": "thrall", "n": 1, "where": { "at": [0, 0] } } },
        { "spawn": { "type": "leader", "n": 1, "where": "thrall_tiles" } },
    ]);
    assert_eq!(on(&after(thralls), 0, 0), [AlienType::Thrall, AlienType::Leader]);
    assert_eq!(after(spawn("thrall", json!(1), json!("scanned_standard_empty"))).field().aliens.len(), 0);
    let lying = json!({ "scanned_with": "discovery_token" });
    assert_eq!(after(spawn("thrall", json!(1), lying)).field().aliens.len(), 0);
}

/// AM-27.6: any of several, the first that exists, the next set
#[test]
fn places_by_combination() {
    let both = after(spawn("thrall", json!(1), json!({ "any_of": [{ "at": [0, 0] }, { "at": [0, 1] }] })));
    assert_eq!((on(&both, 0, 0).len(), on(&both, 0, 1).len()), (1, 1));
    let first = json!({ "first_of": [{ "tile": "transmitter" }, { "at": [0, 1] }] });
    assert_eq!(on(&after(spawn("thrall", json!(1), first)), 0, 1).len(), 1);
    let next = json!({ "next_of": ["one", "two"] });
    let play = begun(written(|scenario| {
        scenario["sets"] = json!({ "one": [[0, 0]], "two": [[0, 1]] });
        let twice = [spawn("thrall", json!(1), next.clone()), spawn("leader", json!(1), next.clone())];
        scenario["rules"] = json!([rule("setup", twice[0].clone()), rule("setup", twice[1].clone())]);
    }));
    assert_eq!((on(&play, 0, 0), on(&play, 0, 1)), (vec![AlienType::Thrall], vec![AlienType::Leader]));
}

/// AM-27.7, AM-27.8: one tile picked by distance; scanned ones with the lowest number first
#[test]
fn places_by_choice() {
    let pick = |by: &str| after(spawn("thrall", json!(1), json!({ "pick": by })));
    assert_eq!(on(&pick("nearest_to_rocketeers"), 0, 2).len(), 1);
    let near = pick("nearest_to_start_unoccupied").field();
    let at = near.hex(near.aliens[0].at).unwrap();
    assert_eq!(at.distance(Hex { q: 0, r: 2 }), 1);
    for by in ["farthest_from_start", "farthest_from_rocketeers"] {
        let play = pick(by);
        let at = play.field().hex(play.field().aliens[0].at).unwrap();
        assert_eq!(at.distance(Hex { q: 0, r: 2 }), 4, "{by}");
    }
    assert_eq!(on(&pick("farthest_from_rocketeers_scanned"), 0, 2).len(), 1);
}

/// AM-27.9: Muster places that take turns, and a place that serves until another is found
#[test]
fn musters() {
    let two = json!([{ "spawn": { "type": "thrall", "n": 1, "where": "muster" } }]);
    let play = begun(written(|scenario| {
        scenario["muster"] = json!({ "alternate": [{ "at": [0, 0] }, { "at": [0, 1] }] });
        scenario["rules"] =
            json!([rule("setup", two.clone()), rule("setup", two.clone()), rule("setup", two.clone())]);
    }));
    assert_eq!((on(&play, 0, 0).len(), on(&play, 0, 1).len()), (2, 1));
    let play = begun(written(|scenario| {
        scenario["muster"] = json!({ "tile": "transmitter", "fallback": { "at": [0, 1] } });
        scenario["rules"] = json!([rule("setup", two)]);
    }));
    assert_eq!(on(&play, 0, 1).len(), 1);
}

/// AM-27.10, AM-27.11, AM-27.12: conditions joined, counters, flags, turn and stage
#[test]
fn conditions_about_the_mission() {
    let three = json!({ "counter": "three", "gte": 3 });
    let zero = json!({ "counter": "zero", "gte": 1 });
    assert!(holds(three.clone()) && !holds(zero.clone()));
    assert!(!holds(json!({ "all": [three, zero] })) && holds(json!({ "any": [three, zero] })));
    assert!(holds(json!({ "not": zero })));
    assert!(holds(json!({ "counter": "three", "lte": 3 })) && !holds(json!({ "counter": "three", "eq": 2 })));
    assert!(holds(json!({ "distinct_counters": { "prefix": "t", "eq": 1 } })));
    assert!(!holds(json!({ "flag": "up" })));
    assert!(holds(json!({ "turn": { "eq": 0 } })));
    assert!(holds(json!({ "stage": "exploration" })) && !holds(json!({ "stage": "red_alert" })));
}

/// AM-27.13, AM-27.14, AM-27.15: where people are, what they hold, Aliens, markers, scanned tiles
#[test]
fn conditions_about_the_table() {
    assert!(holds(json!({ "on_tile": { "who": "all", "where": { "tile": "airlock" } } })));
    assert!(!holds(json!({ "on_tile": { "who": "any", "where": { "at": [0, 0] } } })));
    assert!(holds(json!({ "team_has": { "item": "tag:rocketeer", "eq": 8 } })));
    assert!(holds(json!({ "team_has": { "item": "tag:discovery", "eq": 0 } })));
    assert!(holds(json!({ "aliens": { "types": "any", "where": "anywhere", "eq": 0 } })));
    assert!(holds(json!({ "marker": { "tile": "transmitter", "present": false } })));
    assert!(
        holds(json!({ "scanned": { "set": "start" } })) && !holds(json!({ "scanned": { "set": "near" } }))
    );
}

/// A chair with the Chief on the Airlock, who holds these, beside a Space Leech.
fn fight(rules: Value, weapon: Item) -> (Play, ItemId, AlienId) {
    let mut play = begun(written(|scenario| scenario["rules"] = rules));
    reach_actions(&mut play, Who::Chief);
    let (card, leech) = (ItemId(900), AlienId(900));
    edit(&mut play, |state| {
        let at = state["field"]["rocketeers"][0]["at"].clone();
        let alien =
            json!({ "id": 900, "type": "space_leech", "at": at, "hp": 1, "stunned": true, "staggered": 0 });
        state["field"]["aliens"] = json!([alien]);
        let chief = state["field"]["rocketeers"].as_array_mut().unwrap();
        let chief = chief.iter_mut().find(|one| one["who"] == json!("chief")).unwrap();
        let card = json!({ "id": 900, "item": weapon.name(), "charges": 0, "added": 0, "analyzed": true,
            "used_by": null, "recording": false });
        chief["items"].as_array_mut().unwrap().push(card);
    });
    (play, card, leech)
}

/// AM-27.16, AM-27.20: a kill, its victim and its range
#[test]
fn kills() {
    let mut blood =
        rule("kill", json!([{ "gain_component": { "component": "wire", "n": 1, "who": "acting" } }]));
    blood["if"] = json!({ "all": [{ "victim": "space_leech" }, { "range": { "lte": 0 } }] });
    let (mut play, card, leech) = fight(json!([blood]), Item::RayGun);
    play.dice(&[1, 10, 10, 10, 10, 10]);
    play.attack(Who::Chief, card, leech).goes_on();
    assert_eq!(play.alien(leech), None);
    assert_eq!(play.of(Who::Chief).components.of(Component::Wire), 1);
    assert_eq!(play.state()["book"]["tallies"][5 + AlienType::SpaceLeech as usize], json!(1));
}

/// AM-27.17: at the setup once, at each Game Turn, at each Rocketeer's turn
#[test]
fn triggers_of_turns() {
    let count = |on: &str| {
        let mut play = begun(written(|scenario| {
            scenario["counters"] = json!({ "n": 0 });
            let mut counting = rule(on, json!([{ "counter": { "name": "n", "add": 1 } }]));
            // Without a limit a rule that could call itself is refused.
            counting["limit"] = json!({ "per_turn": 9 });
            scenario["rules"] = json!([counting]);
        }));
        edit(&mut play, |state| {
            for tile in state["field"]["tiles"].as_array_mut().unwrap() {
                tile["tokens"] = json!({ "alien": 0, "alert": 0, "discovery": 0, "rocketeer": 0 });
            }
        });
        pass_game_turn(&mut play);
        play.state()["book"]["counters"][0].clone()
    };
    assert_eq!(count("setup"), json!(1));
    assert_eq!(count("game_turn_start"), json!(2));
    assert_eq!(count("rocketeer_turn_start"), json!(2));
    // AM-27.18: every Scanning Phase, and every tile scanned.
    assert_eq!(count("scan_phase"), json!(2));
    assert_eq!(count("scanned"), json!(2));
    // AM-27.23: around the Alien Turn, and in Cleanup.
    assert_eq!(count("alien_turn_start"), json!(1));
    assert_eq!(count("alien_turn_end"), json!(1));
    assert_eq!(count("cleanup"), json!(1));
}

/// AM-27.18, AM-27.22: Decoys and rules for one tile; Red Alert when it begins
#[test]
fn triggers_of_tiles() {
    let mut once = rule("scanned", json!([{ "red_alert": true }]));
    once["where"] = json!({ "tile": "airlock" });
    let alarm = rule("red_alert_start", json!([{ "flag": { "name": "alarm", "value": true } }]));
    let mut play = begun(written(|scenario| scenario["rules"] = json!([once, alarm])));
    play.does(Command::Propose { who: Who::Captain });
    let scan = play.options().remove(0);
    play.does(scan);
    assert_eq!(play.state()["red_alert"], json!(false), "another tile was scanned");
    let play = begun(written(|scenario| {
        let alarm = rule("red_alert_start", json!([{ "flag": { "name": "alarm", "value": true } }]));
        scenario["rules"] = json!([rule("setup", json!([{ "red_alert": true }])), alarm]);
    }));
    assert_eq!(play.state()["book"]["flags"], json!(["alarm"]));
}

/// AM-27.19: entering a tile
#[test]
fn entering() {
    let mut enter = rule("enter", json!([{ "flag": { "name": "there", "value": true } }]));
    enter["where"] = json!({ "at": [0, 1] });
    let mut play = begun(written(|scenario| scenario["rules"] = json!([enter])));
    reach_actions(&mut play, Who::Captain);
    let to = tile(&play, 0, 1);
    edit(&mut play, |state| {
        let face = json!({ "number": 5, "rotation": 0, "hatches": 0, "vent": false, "room": null });
        state["field"]["tiles"][to.index()]["scanned"] = json!(true);
        state["field"]["tiles"][to.index()]["face"] = face;
        state["field"]["aliens"] = json!([]);
        let start = state["field"]["rocketeers"][0]["at"].as_u64().unwrap() as usize;
        state["field"]["tiles"][start]["face"]["hatches"] = json!(0);
    });
    play.does(act(Who::Captain, Action::Move { to }, Pay::Standard));
    assert_eq!(play.state()["book"]["flags"], json!(["there"]));
}

/// AM-27.21: a counter that has reached its value, and a marker that is gone
#[test]
fn triggers_of_counters_and_markers() {
    let play = begun(written(|scenario| {
        scenario["counters"] = json!({ "n": 0 });
        let mut reached = rule("counter_reached", json!([{ "flag": { "name": "two", "value": true } }]));
        reached["if"] = json!({ "counter": "n", "gte": 2 });
        let add = rule("setup", json!([{ "counter": { "name": "n", "add": 2 } }]));
        scenario["rules"] = json!([add, reached]);
    }));
    assert_eq!(play.state()["book"]["flags"], json!(["two"]));
    let mut play = begun(written(|scenario| {
        let gone = rule("marker_removed", json!([{ "flag": { "name": "gone", "value": true } }]));
        let remove = rule("game_turn_start", json!([{ "marker": { "tile": "airlock", "remove": true } }]));
        scenario["rules"] = json!([gone, remove]);
    }));
    let start = tile(&play, 0, 2);
    edit(&mut play, |state| {
        state["field"]["tiles"][start.index()]["control"] = json!(true);
        state["field"]["aliens"] = json!([]);
    });
    pass_game_turn(&mut play);
    assert_eq!(play.state()["book"]["flags"], json!(["gone"]));
}
