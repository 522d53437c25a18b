//! Chapter 27: what scenarios do, and what can be done in them: effects, Actions, limits, tiles and bosses.

use crate::missions::{
    after, begun, crew, edit, holds, on, pass_game_turn, reach_actions, rule, spawn, tile, with_rule,
    written, written_over,
};
use crate::support::{Play, act};
use away_missions::content::Content;
use away_missions::field::{AlienId, Lying, is_schematic};
use away_missions::hex::Hex;
use away_missions::{
    Action, AlienType, Answer, AwayMissions, Command, Event, HatchState, Item, Overkill, Pay, Room, Setup,
    Slot, Target, Who,
};
use serde_json::{Value, json};
use table::{Game, Seed, Viewer};

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
    let mut play = with_action(|_, action| action["cost"] = json!("free"));
    let deed = play
        .options()
        .into_iter()
        .find(|command| matches!(command, Command::Act { action: Action::Mission { .. }, .. }))
        .unwrap();
    play.does(deed);
    assert_eq!((counted(&play), play.available(Who::Captain, Slot::Standard)), (json!(1), 3), "without AP");
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

/// AM-27.52: what is subdued, rescued, dominated, assembled and killed is counted by itself; War Thralls count as Thralls, and
/// a dominated Brain as subdued too
#[test]
fn counters_kept_by_themselves() {
    assert!(holds(json!({ "counter": "turn", "eq": 0 })));
    assert!(holds(json!({ "counter": "thralls_subdued", "eq": 0 })));
    assert!(holds(json!({ "counter": "kills.bug", "eq": 0 })));
    let who = Who::Professor;
    let mut scene = crate::support::Scene::of(&[who]);
    let [here] = scene.row();
    let (thrall, war) = (scene.alien(AlienType::Thrall, here), scene.alien(AlienType::WarThrall, here));
    let brain = scene.alien(AlienType::BrainInAJar, here);
    scene.field.alien_mut(brain).unwrap().hp = 1;
    let bug = scene.alien(AlienType::Bug, here);
    let gun = scene.give(who, Item::RayGun);
    let plans = scene.give_unknown(who, Item::Teleporter);
    let hypo = scene.give(who, Item::AcceleratorHypo);
    (scene.rocketeer(who).components.wire, scene.rocketeer(who).components.mysterium) = (1, 1);
    let mut play = scene.turn(who);
    let tallies = |play: &Play| -> Vec<u64> {
        let kept = play.state()["book"]["tallies"].as_array().unwrap().clone();
        kept.iter().take(5).map(|one| one.as_u64().unwrap()).collect()
    };
    let subdue = |alien, pay| act(who, Action::Subdue { target: Target::Alien(alien) }, pay);
    play.dice(&[1, 1, 9, 9, 9]).does(subdue(thrall, Pay::NonCombat));
    play.chance(&[0]).spends(Overkill::Rescue);
    assert_eq!(tallies(&play), [1, 1, 0, 0, 0]);
    play.dice(&[1, 9, 9, 9, 9]).does(subdue(war, Pay::Standard));
    assert_eq!(tallies(&play), [2, 1, 0, 0, 0]);
    play.dice(&[1, 1, 9, 9, 9]).does(subdue(brain, Pay::Standard)).spends(Overkill::Dominate);
    assert_eq!(tallies(&play), [2, 1, 1, 1, 0]);
    play.does(Command::Use { who, card: hypo, aim: away_missions::Aim::Nothing, with: Vec::new() });
    play.dice(&[1, 9, 9, 9, 9, 9]).does(act(who, Action::Analyze { card: plans }, Pay::Standard));
    assert_eq!(tallies(&play), [2, 1, 1, 1, 1]);
    play.dice(&[1, 9, 9, 9, 9]).does(crate::support::attack(who, gun, bug, Pay::Standard));
    assert_eq!(play.state()["book"]["tallies"][5 + AlienType::Bug as usize], json!(1));
}

/// AM-27.20: a rule that waits until somebody is subdued; a rescued one is not another
#[test]
fn subduing_is_noticed() {
    let mut noted = rule("subdue", json!([{ "counter": { "name": "n", "add": 1 } }]));
    noted["if"] = json!({ "victim": "thrall" });
    let mut play = with_action(|scenario, _| scenario["rules"] = json!([noted]));
    edit(&mut play, |state| {
        let at = state["field"]["rocketeers"][0]["at"].clone();
        let one = |id: u16, kind: &str| json!({ "id": id, "type": kind, "at": at, "hp": 1, "stunned": false, "staggered": 0 });
        state["field"]["aliens"] = json!([one(900, "thrall"), one(901, "brain_in_a_jar")]);
    });
    let subdue = |id| act(Who::Captain, Action::Subdue { target: Target::Alien(AlienId(id)) }, Pay::Standard);
    play.dice(&[1, 1, 10]).does(subdue(900));
    play.chance(&[0]).spends(Overkill::Rescue);
    play.dice(&[1, 10, 10]).does(subdue(901));
    assert_eq!(counted(&play), json!(1), "once, and not for the Brain");
}

/// AM-27.40, AM-27.58: charges of a held Rocketeer item are its printed number again
#[test]
fn recharging() {
    let mut play = with_action(|_, action| {
        action["on_success"] = json!([{ "recharge": { "item_tag": "rocketeer", "who": "acting" } }]);
    });
    let card = |id: u16, item: &str, charges: u8| {
        json!({ "id": id, "item": item, "charges": charges, "added": 0,
        "analyzed": true, "used_by": null, "recording": false })
    };
    edit(&mut play, |state| {
        let captain = state["field"]["rocketeers"].as_array_mut().unwrap();
        let captain = captain.iter_mut().find(|one| one["who"] == json!("captain")).unwrap();
        captain["items"] =
            json!([card(900, "space_bandages", 1), card(901, "heat_ray", 0), card(902, "food_pills", 2)]);
    });
    play.does(deed(Pay::Standard));
    while let Some(answer) = play.options().into_iter().find(|one| matches!(one, Command::Answer { .. })) {
        play.does(answer);
    }
    let charges = |id: u16| play.charges(Who::Captain, away_missions::field::ItemId(id));
    assert_eq!([charges(900), charges(901), charges(902)], [3, 0, 2], "not the Discovery item");
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
        Action::Attack { weapon: gun, target: Target::Boss(away_missions::BossType::Overmind) },
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
