//! Chapter 27: the words of the scenario language, one by one, in missions written for the purpose.

use crate::missions::{
    after, begun, crew, edit, pass_game_turn, reach_actions, rule, with_rule, written, written_over,
};
use crate::support::{Play, act};
use away_missions::content::Content;
use away_missions::field::{AlienId, ItemId, Lying, TileId, is_schematic};
use away_missions::hex::Hex;
use away_missions::scenario::read_file;
use away_missions::{
    Action, AlienType, Answer, AwayMissions, Command, Component, Event, HatchState, Item, Overkill, Pay,
    Room, Setup, Who,
};
use serde_json::{Value, json};
use table::{Game, Seed, Viewer};

fn tile(play: &Play, q: i8, r: i8) -> TileId {
    play.field().tile_at(Hex { q, r }).unwrap()
}

fn on(play: &Play, q: i8, r: i8) -> Vec<AlienType> {
    play.field().aliens_on(tile(play, q, r)).map(|alien| alien.kind).collect()
}

fn spawn(kind: &str, n: Value, place: Value) -> Value {
    json!([{ "spawn": { "type": kind, "n": n, "where": place } }])
}

/// Whether a condition holds at the beginning, as a flag that a rule raises.
fn holds(condition: Value) -> bool {
    let play = begun(written(|scenario| {
        let mut rule = rule("setup", json!([{ "flag": { "name": "seen", "value": true } }]));
        rule["if"] = condition;
        scenario["rules"] = json!([rule]);
        scenario["counters"] = json!({ "three": 3, "zero": 0 });
        scenario["sets"] = json!({ "near": [[0, 1], [1, 1]], "start": [[0, 2]] });
    }));
    play.state()["book"]["flags"] == json!(["seen"])
}

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

/// AM-27.24, AM-20.21: Aliens appear while figures last; Bugs without regard to vents
#[test]
fn spawning() {
    assert_eq!(on(&after(spawn("sentinel", json!(9), json!({ "at": [0, 0] }))), 0, 0).len(), 5);
    assert_eq!(on(&after(spawn("bug", json!(3), json!({ "at": [0, 0] }))), 0, 0).len(), 3);
    let setup = with_rule("setup", spawn("sentinel", json!(9), json!({ "at": [0, 0] })));
    assert_eq!(on(&begun(Setup { unlimited_figures: true, ..setup }), 0, 0).len(), 9);
}

/// AM-27.25, AM-27.26: tokens are drawn
#[test]
fn drawing_tokens() {
    let play = after(json!([{ "alien_token": { "n": 2, "where": { "at": [0, 0] } } }]));
    assert_eq!(play.state()["supply"]["aliens_used"].as_array().unwrap().len(), 2);
    let play = after(json!([{ "alert_token": { "n": 3 } }]));
    assert_eq!(play.state()["supply"]["alerts_used"].as_array().unwrap().len(), 3);
}

/// AM-27.27, AM-27.28, AM-27.29: hits, losses, Panic, Mind Control, O2 and healing
#[test]
fn harming_and_healing() {
    let all = json!("all");
    let play = after(json!([{ "damage": { "who": all, "n": 2, "kind": "hit" } }]));
    assert!(play.field().rocketeers.iter().all(|one| one.hp + 2 == one.full_hp));
    let play = after(
        json!([{ "damage": { "who": all, "n": 3, "kind": "loss" } }, { "heal": { "who": all, "n": 1 } }]),
    );
    assert!(play.field().rocketeers.iter().all(|one| one.hp + 2 == one.full_hp));
    let play = after(json!([{ "panic": { "who": all } }, { "panic": { "who": all } }]));
    assert!(play.field().rocketeers.iter().all(|one| one.o2 == 5 && one.turn.panicked), "once a Game Turn");
    let play = after(json!([{ "o2": { "who": all, "n": 2 } }, { "o2": { "who": all, "n": -1 } }]));
    assert!(play.field().rocketeers.iter().all(|one| one.o2 == 7));
    let mut play = after(json!([{ "mind_control": { "who": all } }]));
    while let Some(slot) =
        play.options().into_iter().find(|command| matches!(command, Command::Answer { .. }))
    {
        play.does(slot);
    }
    assert!(play.field().rocketeers.iter().all(|one| one.is_mind_controlled()));
}

/// AM-27.30, AM-27.31: counters, flags and markers change
#[test]
fn keeping_count() {
    let play = begun(written(|scenario| {
        scenario["counters"] = json!({ "n": 5 });
        scenario["rules"] = json!([rule(
            "setup",
            json!([
                { "counter": { "name": "n", "add": -2 } },
                { "flag": { "name": "a", "value": true } },
                { "flag": { "name": "b", "value": true } },
                { "flag": { "name": "a", "value": false } },
                { "marker": { "tile": "airlock", "remove": false } },
            ])
        )]);
    }));
    assert_eq!(play.state()["book"]["counters"], json!([3]));
    assert_eq!(play.state()["book"]["flags"], json!(["b"]));
    assert!(play.field().tile(tile(&play, 0, 2)).unwrap().control);
}

/// AM-27.32: hatches take a state
#[test]
fn hatches() {
    let play = after(json!([{ "hatches": { "where": { "tile": "airlock" }, "state": "destroyed" } }]));
    let start = tile(&play, 0, 2);
    let view = play.game.view(Viewer::Spectator);
    let there: Vec<_> =
        view.hatches.iter().filter(|hatch| hatch.between.0 == start || hatch.between.1 == start).collect();
    assert!(!there.is_empty() && there.iter().all(|hatch| hatch.state == HatchState::Destroyed));
}

/// AM-27.33, AM-27.34: tiles turn face-down again and face-up with all that follows
#[test]
fn turning_tiles() {
    let near = json!({ "at": [0, 1] });
    let play = after(json!([{ "reveal": { "where": near } }]));
    assert!(play.field().tile(tile(&play, 0, 1)).unwrap().scanned);
    let play = after(json!([{ "reveal": { "where": near } }, { "unscan": { "n": 1, "where": near } }]));
    let faded = play.field().tile(tile(&play, 0, 1)).unwrap().clone();
    assert!(!faded.scanned && faded.faded && faded.face.is_none());
    assert_eq!(play.state()["supply"]["tiles"].as_array().unwrap().len(), 33);
}

/// AM-27.35: tiles leave the map; whoever stands there is put on the nearest one left and takes the hits
#[test]
fn removing_tiles() {
    let remove = json!({ "where": { "tile": "airlock" }, "aliens": "destroyed",
        "rocketeers": { "damage": 1, "move_to": "nearest_remaining" }, "tokens": "lost" });
    let play = after(json!([
        { "reveal": { "where": { "at": [0, 1] } } },
        { "spawn": { "type": "sentinel", "n": 1, "where": { "tile": "airlock" } } },
        { "remove_tile": remove },
    ]));
    let field = play.field();
    assert_eq!(field.tile_at(Hex { q: 0, r: 2 }), None);
    assert!(field.rocketeers.iter().all(|one| one.at == tile(&play, 0, 1) && one.hp + 1 == one.full_hp));
    assert!(field.aliens.iter().all(|alien| alien.kind != AlienType::Sentinel));
}

/// AM-27.36: Aliens are Stunned or become others, the first to have come first
#[test]
fn changing_aliens() {
    let there = json!({ "at": [0, 0] });
    let play = after(json!([
        { "spawn": { "type": "thrall", "n": 2, "where": there } },
        { "transform": { "from": "thrall", "to": "war_thrall", "n": 1, "where": there } },
        { "stun": { "where": there, "types": ["war_thrall"] } },
    ]));
    let aliens = play.field().aliens;
    assert_eq!((aliens[0].kind, aliens[0].stunned), (AlienType::WarThrall, true));
    assert_eq!((aliens[1].kind, aliens[1].stunned), (AlienType::Thrall, false));
}

/// AM-27.37: all Aliens move as in Time Distortion
#[test]
fn all_aliens_move() {
    let play = after(json!([
        { "spawn": { "type": "leader", "n": 1, "where": { "at": [0, -2] } } },
        { "alien_move_all": true },
    ]));
    assert_ne!(play.field().aliens[0].at, tile(&play, 0, -2));
}

/// A scenario with one Action on the Airlock; the Captain acts.
fn with_action(change: impl FnOnce(&mut Value, &mut Value)) -> Play {
    let mut play = begun(written(|scenario| {
        let text = json!({ "en": "Do it.", "fr": "Faites-le." });
        let mut action = json!({ "id": "deed", "name": text, "where": { "tile": "airlock" }, "cost": "ap",
            "on_success": [{ "counter": { "name": "n", "add": 1 } }], "text": text });
        scenario["counters"] = json!({ "n": 0 });
        change(scenario, &mut action);
        scenario["actions"] = json!([action]);
    }));
    reach_actions(&mut play, Who::Captain);
    edit(&mut play, |state| state["field"]["aliens"] = json!([]));
    play
}

fn deed(pay: Pay) -> Command {
    act(Who::Captain, Action::Mission { action: 0, target: None }, pay)
}

fn counted(play: &Play) -> Value {
    play.state()["book"]["counters"][0].clone()
}

/// AM-27.39, AM-27.40, AM-27.58: one of several effects; a card from the box, or charges
#[test]
fn choosing_one() {
    let mut play = with_action(|_, action| {
        action["on_success"] = json!([{ "choose_one": [
            { "take_item": { "from": "unused_rocketeer_items", "who": "acting" } },
            { "recharge": { "item_tag": "rocketeer", "who": "acting" } },
            { "counter": { "name": "n", "add": 1 } },
        ] }]);
    });
    play.does(deed(Pay::Standard));
    // Nothing needs charges, so only the other two are there to choose from.
    let answers = play.options();
    assert_eq!(answers.len(), 2);
    play.does(Command::Answer { answer: Answer::Choice(0) });
    play.does(Command::Answer { answer: Answer::Item(Item::Flag) });
    assert!(play.of(Who::Captain).holds(Item::Flag));
    assert!(!play.game.view(Viewer::Spectator).supply.unused.contains(&Item::Flag));
}

/// AM-27.42: the sight limit is switched
#[test]
fn switching() {
    assert_eq!(after(json!([{ "switch": { "los_limit": 2 } }])).field().sight_limit, Some(2));
}

/// AM-27.44: what an Action costs
#[test]
fn costs_of_actions() {
    for (cost, fits, not) in
        [("ap", Pay::Standard, Pay::Granted), ("combat_ap", Pay::Standard, Pay::NonCombat)]
    {
        let mut play = with_action(|_, action| action["cost"] = json!(cost));
        assert!(!play.allows(&deed(not)));
        play.does(deed(fits));
        assert_eq!(counted(&play), json!(1));
    }
}

/// AM-27.45, AM-27.48: an IQ roll, and what its Overkills buy
#[test]
fn iq_actions_of_scenarios() {
    let make = || {
        with_action(|_, action| {
            action["cost"] = json!("iq");
            action["per_overkill"] = json!([{ "counter": { "name": "n", "add": 10 } }]);
            action["max_overkill"] = json!(1);
        })
    };
    let mut play = make();
    play.dice(&[10, 10, 10]);
    play.does(deed(Pay::Standard)).goes_on();
    assert_eq!(counted(&play), json!(0));
    let mut play = make();
    play.dice(&[1, 1, 1]);
    play.does(deed(Pay::Standard)).goes_on();
    assert_eq!(counted(&play), json!(1));
    play.spends(Overkill::Mission);
    assert_eq!(counted(&play), json!(11));
    assert!(!play.allows(&Command::Spend { on: Overkill::Mission }), "once at most");
}

/// AM-27.46: only on its place and while its needs hold; a target that fits
#[test]
fn needs_of_actions() {
    let mut play = with_action(|_, action| action["where"] = json!({ "at": [0, 0] }));
    assert_eq!(play.refuses(deed(Pay::Standard)), "AM-27.46");
    let mut play = with_action(|_, action| action["needs"] = json!({ "counter": "n", "gte": 1 }));
    assert_eq!(play.refuses(deed(Pay::Standard)), "AM-27.46");
    let mut play = with_action(|_, action| {
        action["target"] = json!({ "types": ["bug"], "stunned": true, "hp": 1 });
        action["on_success"] =
            json!([{ "capture_target": true }, { "counter": { "name": "specimen.{type}", "add": 1 } }]);
    });
    edit(&mut play, |state| {
        let at = state["field"]["rocketeers"][0]["at"].clone();
        let bug = |id: u16, stunned: bool| json!({ "id": id, "type": "bug", "at": at, "hp": 1, "stunned": stunned, "staggered": 0 });
        state["field"]["aliens"] = json!([bug(900, true), bug(901, false)]);
    });
    let capture =
        |id| act(Who::Captain, Action::Mission { action: 0, target: Some(AlienId(id)) }, Pay::Standard);
    assert!(!play.allows(&capture(901)) && !play.allows(&deed(Pay::Standard)));
    // AM-27.38: taken alive, which is no kill.
    play.does(capture(900));
    assert_eq!(play.alien(AlienId(900)), None);
    let tallies = play.state()["book"]["tallies"].clone();
    assert_eq!(tallies[13 + AlienType::Bug as usize], json!(1));
    assert_eq!(tallies[5 + AlienType::Bug as usize], json!(0));
}

/// AM-27.47: components of all Rocketeers on the tile, taken on a success only
#[test]
fn spending_components() {
    let make = |wire: [u8; 2]| {
        let mut play = with_action(|_, action| {
            action["cost"] = json!("iq");
            action["spend"] = json!({ "component:wire": 2 });
        });
        edit(&mut play, |state| {
            for (place, count) in wire.into_iter().enumerate() {
                state["field"]["rocketeers"][place]["components"]["wire"] = json!(count);
            }
        });
        play
    };
    assert!(!make([1, 0]).allows(&deed(Pay::Standard)));
    let wires = |play: &Play| play.field().rocketeers.iter().map(|one| one.components.wire).sum::<u8>();
    let mut play = make([1, 2]);
    play.dice(&[10, 10, 10]);
    play.does(deed(Pay::Standard)).goes_on();
    assert_eq!(wires(&play), 3);
    play.dice(&[1, 10, 10]);
    play.does(deed(Pay::Standard)).goes_on();
    assert_eq!(wires(&play), 1);
}

/// AM-27.49, AM-27.50: limits, and every n-th time
#[test]
fn limits() {
    for (limit, times) in [
        (json!("once"), 1),
        (json!("once_per_turn"), 1),
        (json!("once_per_rocketeer"), 1),
        (json!({ "per_turn": 2 }), 2),
        (json!({ "per_game": 2 }), 2),
        (Value::Null, 3),
    ] {
        let mut play = with_action(|_, action| action["limit"] = limit.clone());
        let mut done = 0;
        while play.allows(&deed(Pay::Standard)) {
            play.does(deed(Pay::Standard));
            done += 1;
        }
        assert_eq!(done, times, "{limit}");
    }
    let mut every = rule("alien_turn_end", json!([{ "counter": { "name": "n", "add": 1 } }]));
    every["every"] = json!(3);
    let mut play = begun(written(|scenario| {
        scenario["counters"] = json!({ "n": 0 });
        scenario["rules"] = json!([every]);
        for tile in scenario["tiles"].as_array_mut().unwrap() {
            tile["tokens"] = json!({});
        }
    }));
    let mut values = Vec::new();
    for _ in 0..4 {
        pass_game_turn(&mut play);
        values.push(counted(&play));
    }
    assert_eq!(values, [json!(0), json!(0), json!(1), json!(1)]);
}

/// AM-27.51, AM-27.57: dice on a place, and the O2 Action forbidden
#[test]
fn modifiers() {
    let play = with_action(|scenario, action| {
        action["cost"] = json!("iq");
        let mut more = rule("always", json!([]));
        more["modifier"] = json!({ "iq_dice": 2, "where": { "tile": "airlock" } });
        let mut never = rule("always", json!([]));
        never["modifier"] = json!({ "forbid": "o2_action", "who": "all" });
        scenario["rules"] = json!([more, never]);
    });
    assert_eq!(play.dice_of(&deed(Pay::Standard)), 5);
    assert!(!play.allows(&deed(Pay::Oxygen)));
}

/// AM-27.53: sets and links of a scenario
#[test]
fn links_join_decks() {
    let play = begun(crew(19, 2));
    let field = play.field();
    assert_eq!(field.links.len(), 1);
    assert_eq!(field.links[0].hatch, Some(HatchState::Closed));
}

/// AM-27.54: types left out, kinds guaranteed
#[test]
fn supplies() {
    let play = begun(crew(1, 2));
    let tokens = Content::standard().tokens();
    let left: Vec<usize> = serde_json::from_value(play.state()["supply"]["aliens"].clone()).unwrap();
    let excluded = [AlienType::Sentinel, AlienType::BrainInAJar];
    assert!(left.iter().all(|token| !tokens.alien[*token].aliens.iter().any(|kind| excluded.contains(kind))));
    // Everything is turned over at the setup, and no Alien interferes.
    let setup = written_over("s04_moon_boarding_action", |scenario| {
        scenario["rules"] = json!([rule("setup", json!([{ "reveal": { "where": "anywhere" } }]))]);
        for tile in scenario["tiles"].as_array_mut().unwrap() {
            if tile["kind"] == json!("standard") {
                tile["tokens"]["alien"] = json!(0);
            }
        }
    });
    for seed in 0..20 {
        let mut play = Play {
            game: AwayMissions::start(setup.clone(), Seed::from_number(seed)).unwrap(),
            told: Vec::new(),
        };
        play.does(Command::Ready);
        let lying: Vec<Lying> = play.field().tiles.iter().flat_map(|tile| tile.lying.clone()).collect();
        assert_eq!(lying.len(), 12);
        let schematic = |one: &&Lying| matches!(one, Lying::Item(card) if is_schematic(card.item));
        assert!(lying.iter().filter(schematic).count() >= 4);
        assert!(lying.iter().filter(|one| **one == Lying::Mysterium).count() >= 2);
    }
}

/// AM-27.55: everything face-up from the start
#[test]
fn all_scanned() {
    let play = begun(crew(16, 2));
    assert!(play.field().tiles.iter().all(|tile| tile.scanned && tile.face.is_some()));
}

/// AM-27.52: Thralls subdued and kills are counted by themselves
#[test]
fn counters_kept_by_themselves() {
    assert!(holds(json!({ "counter": "turn", "eq": 0 })));
    assert!(holds(json!({ "counter": "thralls_subdued", "eq": 0 })));
    assert!(holds(json!({ "counter": "kills.bug", "eq": 0 })));
}

/// AM-27.56: rest in the Shuttlecraft, once for each Rocketeer
#[test]
fn resting() {
    let mut play = begun(crew(3, 2));
    reach_actions(&mut play, Who::Captain);
    let rest = play.game.view(Viewer::Spectator).actions.iter().find(|one| one.id == "rest").unwrap().action;
    let rest = act(Who::Captain, Action::Mission { action: rest, target: None }, Pay::Standard);
    assert!(!play.allows(&rest), "not without a wound");
    let actions = play.game.view(Viewer::Spectator).actions;
    assert!(actions.iter().all(|one| one.id != "draw_gear"), "there is no Armory on this map");
    let gear = act(Who::Captain, Action::Mission { action: 3, target: None }, Pay::Standard);
    assert!(!play.allows(&gear));
    edit(&mut play, |state| state["field"]["rocketeers"][0]["hp"] = json!(2));
    play.does(rest.clone());
    assert_eq!(play.of(Who::Captain).hp, 3);
    assert_eq!(play.refuses(rest), "AM-27.49");
}

/// AM-27.59: the Power Core burns whoever stands there in Cleanup, while its marker is there
#[test]
fn the_power_core_burns() {
    for (marker, hp) in [(true, 5), (false, 6)] {
        let mut scene = crate::support::Scene::of(&[Who::Captain]);
        let core = scene.room(Room::PowerCore, 0, 0);
        scene.put(Who::Captain, core);
        scene.field.tiles[core.index()].control = marker;
        let mut play = scene.turn(Who::Captain);
        edit(&mut play, |state| {
            state["book"]["rules"] = json!(vec![json!({ "game": 0, "turn": 0, "came": 0, "by": 0 }); 9])
        });
        play.does(Command::EndTurn { who: Who::Captain });
        assert_eq!(play.of(Who::Captain).hp, hp);
    }
}

/// AM-27.60, AM-27.62, AM-27.65: bosses have HP by crew once they are face-up, and not before
#[test]
fn bosses_come_to_light() {
    for (count, hp) in (1..=6).zip([4, 5, 6, 8, 9, 10]) {
        let field = begun(crew(20, count)).field();
        assert_eq!(field.bosses[0].hp, hp);
        assert!(begun(crew(5, count)).field().bosses.is_empty(), "she is still hidden");
    }
}

/// AM-27.61, AM-27.63, AM-27.64: what happens when a boss dies, and when nothing harms it
#[test]
fn bosses_die() {
    let mut scene = crate::support::Scene::in_scenario(20, &[Who::Chief]);
    let tile = scene.room(Room::Overmind, 0, 0);
    scene.put(Who::Chief, tile);
    scene.boss(away_missions::BossType::Overmind, tile, 1);
    let gun = scene.give(Who::Chief, Item::RayGun);
    let strike = act(
        Who::Chief,
        Action::Attack {
            weapon: gun,
            target: away_missions::Target::Boss(away_missions::BossType::Overmind),
        },
        Pay::Standard,
    );
    let mut play = scene.turn(Who::Chief);
    edit(&mut play, |state| state["book"]["counters"] = json!([1]));
    let mut harmless = play.again();
    if harmless.allows(&strike) {
        harmless.dice(&[1, 10, 10, 10, 10]);
        harmless.does(strike.clone());
    }
    assert_eq!(harmless.field().bosses[0].hp, 1, "two pylons must be down");
    edit(&mut play, |state| state["book"]["counters"] = json!([2]));
    play.dice(&[1, 10, 10, 10, 10]);
    play.does(strike);
    assert!(play.field().bosses.is_empty());
    assert_eq!(play.state()["end"], json!("won"), "overmind_dead is the victory of this scenario");
}

/// AM-27.66: what is lost lies in the lockers, one small item is kept
#[test]
fn the_jailbreak_begins_with_one_small_item() {
    let play = begun(crew(7, 2));
    let field = play.field();
    for one in &field.rocketeers {
        assert!(one.items.len() <= 2);
        assert!(
            one.items
                .iter()
                .filter(|card| card.item != Item::RayGun)
                .all(|card| !Content::standard().item(card.item).large)
        );
    }
    let spaces: u8 = field.tiles.iter().map(|tile| tile.tokens.rocketeer).sum();
    assert_eq!(spaces, 6);
    assert_eq!(play.state()["supply"]["lockers"].as_array().unwrap().len(), 6);
}

/// AM-27.67: an item of one scenario is held and counted
#[test]
fn the_admiral_is_carried() {
    let mut play = begun(crew(19, 2));
    reach_actions(&mut play, Who::Captain);
    edit(&mut play, |state| state["book"]["cargo"] = json!(["captain"]));
    let view = play.game.view(Viewer::Spectator);
    assert_eq!(view.rocketeers[0].cargo, [0]);
    let goal = view.goals.iter().find(|goal| goal.have == Some(1) && goal.least == Some(1)).unwrap();
    assert!(goal.done);
    assert!(!play.options().iter().any(|command| matches!(command, Command::Act { pay: Pay::Oxygen, .. })));
}

/// AM-27.68: the twenty scenarios can be begun with any crew
#[test]
fn all_twenty_can_be_played() {
    for number in 1..=20 {
        for count in [1, 4, 6] {
            let play = begun(crew(number, count));
            assert!(!play.game.awaited().is_empty(), "scenario {number}");
            assert!(!play.game.view(Viewer::Spectator).goals.is_empty());
        }
    }
}

/// AM-27.17: rules are told when they apply
#[test]
fn rules_are_told() {
    let mut play = begun(with_rule("rocketeer_turn_start", json!([{ "o2": { "who": "all", "n": 1 } }])));
    play.does(Command::Propose { who: Who::Captain });
    assert!(play.told.iter().any(|event| matches!(event, Event::RuleApplies { rule: 0 })));
}
