//! AM-23: combat effects and reactions.

use crate::at_table::{after, plain, row, step, turn};
use crate::engine::{field, nobody, run};
use crate::support::Scene;
use away_missions::aliens::effects::{loosen_grapples, mind_control_choices, protections, stun};
use away_missions::aliens::{AlienTurn, Answer, Ask, Happening, Pause, Strike, TerrorResult};
use away_missions::field::{AlienId, ApPlace, TileId};
use away_missions::{AlienType, Item, Overkill, Slot, Who};
use serde_json::{Value, json};

fn with_items(items: Value, kind: &str, dice: Value) -> Value {
    json!({
        "tiles": row(2), "rocketeers": [{ "who": "captain", "at": [0, 0], "items": items }], "reactions": "auto",
        "aliens": [{ "type": kind, "at": [0, 0] }], "dice": dice,
    })
}

/// AM-23.1, AM-23.2: Panic costs one O2, once a Game Turn; without any left he dies
#[test]
fn panic_costs_oxygen_once() {
    let twice = turn(with_items(json!([]), "leader", json!([1, 1, 1, 9])));
    let results: Vec<Value> = step(&twice, "leader-1")["effects"]
        .as_array()
        .unwrap()
        .iter()
        .map(|each| each["result"].clone())
        .collect();
    assert_eq!(results, [json!("hp"), json!("o2"), json!("already")]);
    assert_eq!(
        (&after(&twice, Who::Captain)["o2"], &after(&twice, Who::Captain)["panicked"]),
        (&json!(5), &json!(true))
    );
    let mut last = with_items(json!([]), "leader", json!([1, 1, 9, 9]));
    last["rocketeers"][0]["o2"] = json!(1);
    assert_eq!(turn(last)["outcome"], "lost");
}

/// AM-23.3, AM-23.4: Mind Control takes a Spent marker, else an Available one, as the victim chooses; once a Game Turn (EX-10)
#[test]
fn mind_control_takes_a_marker() {
    let mut field = field(json!({
        "tiles": row(1), "rocketeers": [{ "who": "chief", "at": [0, 0] }], "aliens": [{ "type": "brain_in_a_jar", "at": [0, 0] }, { "type": "brain_in_a_jar", "at": [0, 0] }],
    }));
    assert_eq!(mind_control_choices(&field.rocketeers[0]), [Slot::Combat, Slot::Standard]);
    field.rocketeers[0].ap[2].place = ApPlace::Available;
    assert_eq!(mind_control_choices(&field.rocketeers[0]), [Slot::Standard]);
    for ap in &mut field.rocketeers[0].ap {
        ap.place = ApPlace::Available;
    }
    let turn = AlienTurn::whole(&field);
    let mut asked = 0;
    let (_, told) = run(&mut field, turn, &[], |question| {
        asked += 1;
        assert!(
            matches!(&question.ask, Ask::Ap { among, .. } if among[..] == [Slot::Combat, Slot::Standard])
        );
        Answer::Ap(Slot::Standard)
    });
    assert_eq!(asked, 1);
    assert_eq!(
        field.rocketeers[0].ap.map(|ap| ap.place),
        [ApPlace::MindControl, ApPlace::Available, ApPlace::Available]
    );
    assert_eq!(told.iter().filter(|each| matches!(each, Happening::MindControl { .. })).count(), 2);
}

/// AM-23.5, AM-23.6, AM-23.9: Terror from 1 to 6 follows the arrow of the victim's tile; a prohibited way is a hit instead
#[test]
fn terror_by_the_arrow() {
    for (rotation, roll, moved) in [(0, 3, true), (2, 1, true), (1, 2, true), (0, 1, false), (3, 6, true)] {
        let mut tiles = row(2);
        tiles[0]["rotation"] = json!(rotation);
        let turn = turn(json!({
            "tiles": tiles, "rocketeers": [{ "who": "captain", "at": [0, 0] }],
            "aliens": [{ "type": "sentinel", "at": [0, 0] }], "dice": [1, 1, 9, 9, 9, 9, roll],
        }));
        let effects = step(&turn, "sentinel-1")["effects"].clone();
        assert_eq!(effects[1]["result"], json!(if moved { "moved" } else { "blocked" }), "{rotation} {roll}");
        assert_eq!(after(&turn, Who::Captain)["hp"], json!(if moved { 5 } else { 4 }));
    }
    for (state, scanned) in [("closed", true), ("locked", true), ("sealed", true), ("open", false)] {
        let turn = turn(json!({
            "tiles": [plain(0, 0, 1), { "at": [1, 0], "number": 2, "hatches": [], "scanned": scanned }],
            "hatches": [{ "between": [[0, 0], [1, 0]], "state": state }],
            "rocketeers": [{ "who": "captain", "at": [0, 0] }],
            "aliens": [{ "type": "sentinel", "at": [0, 0] }], "dice": [1, 1, 9, 9, 9, 9, 3],
        }));
        assert_eq!(step(&turn, "sentinel-1")["effects"][1]["result"], "blocked", "{state}");
    }
}

/// AM-23.5: several Overkills are several dice, each from the tile where the victim then stands
#[test]
fn terror_goes_on() {
    let turn = turn(json!({
        "tiles": row(3), "rocketeers": [{ "who": "captain", "at": [0, 0] }],
        "aliens": [{ "type": "sentinel", "at": [0, 0] }], "dice": [1, 1, 1, 9, 9, 9, 3, 3],
    }));
    assert_eq!(after(&turn, Who::Captain)["at"], json!([2, 0]));
}

/// AM-23.7, AM-23.8: on 7 and 8 the victim chooses a legal way; without one, and on 9 and 10, nothing happens
#[test]
fn terror_by_choice() {
    let go = |tiles: Value, roll: u8, terror: Value| {
        turn(json!({
            "tiles": tiles, "rocketeers": [{ "who": "captain", "at": [0, 0] }], "terror": terror,
            "aliens": [{ "type": "sentinel", "at": [0, 0] }], "dice": [1, 1, 9, 9, 9, 9, roll],
        }))
    };
    let tiles = json!([plain(0, 0, 1), plain(1, 0, 2), plain(-1, 0, 3)]);
    for roll in [7, 8] {
        assert_eq!(after(&go(tiles.clone(), roll, json!({})), Who::Captain)["at"], json!([1, 0]));
        assert_eq!(
            after(&go(tiles.clone(), roll, json!({ "captain": [5] })), Who::Captain)["at"],
            json!([-1, 0])
        );
        let nowhere = go(row(1), roll, json!({}));
        assert_eq!(step(&nowhere, "sentinel-1")["effects"][1]["result"], "none");
        assert_eq!(after(&nowhere, Who::Captain)["hp"], 5);
    }
    for roll in [9, 10] {
        assert_eq!(after(&go(tiles.clone(), roll, json!({})), Who::Captain)["at"], json!([0, 0]));
    }
}

/// AM-23.6, AM-23.7, AM-23.9: Terror of an Alien: its type's hatches, a hit where it is blocked, the attacker's choice
#[test]
fn terror_of_aliens() {
    let start = |kind: &str, state: &str| {
        field(json!({
            "tiles": row(2), "hatches": [{ "between": [[0, 0], [1, 0]], "state": state }],
            "rocketeers": [{ "who": "captain", "at": [0, 0] }], "aliens": [{ "type": kind, "at": [1, 0] }],
        }))
    };
    for (kind, state, goes) in [
        ("saucerman", "closed", true),
        ("sentinel", "closed", false),
        ("saucerman", "locked", false),
        ("sentinel", "open", true),
    ] {
        let mut field = start(kind, state);
        let id = field.aliens[0].id;
        let turn = AlienTurn::alien_terror(&field, id, Who::Captain);
        let (_, told) = run(&mut field, turn, &[6], nobody);
        let result = told.iter().find_map(|each| match each {
            Happening::AlienTerror { result, .. } => Some(*result),
            _ => None,
        });
        assert_eq!(matches!(result, Some(TerrorResult::Moved { .. })), goes, "{kind} {state}");
        let left = field.alien(id).map_or(0, |alien| alien.hp);
        let full = if kind == "sentinel" { 4 } else { 1 };
        assert_eq!(left, if goes { full } else { full - 1 });
        // A Sentinel that is driven onto a Rocketeer's tile causes Panic there.
        assert_eq!(field.rocketeers[0].turn.panicked, kind == "sentinel" && goes);
    }
    let mut field = start("saucerman", "open");
    field.tiles.push(away_missions::field::Tile::face_down(away_missions::hex::Hex { q: 2, r: 0 }));
    let id = field.aliens[0].id;
    let turn = AlienTurn::alien_terror(&field, id, Who::Captain);
    let (_, _) = run(&mut field, turn, &[7], |question| {
        assert_eq!((question.who, question.answers().len()), (Who::Captain, 2));
        question.answers()[0]
    });
    assert_eq!(field.aliens[0].at, TileId(2));
}

/// AM-23.10, AM-23.11: a Grapple lasts while both are on one tile and the War Thrall is not Stunned; it does not come back
#[test]
fn grapples_end() {
    let held = || {
        field(json!({
            "tiles": row(2), "aliens": [{ "type": "war_thrall", "at": [0, 0] }],
            "rocketeers": [{ "who": "captain", "at": [0, 0], "grappled_by": ["war_thrall-1"] }],
        }))
    };
    let mut field = held();
    loosen_grapples(&mut field);
    assert_eq!(field.rocketeers[0].grappled_by.len(), 1);
    field.rocketeers[0].at = TileId(1);
    loosen_grapples(&mut field);
    field.rocketeers[0].at = TileId(0);
    loosen_grapples(&mut field);
    assert!(field.rocketeers[0].grappled_by.is_empty());
    let mut stunned = held();
    let id = stunned.aliens[0].id;
    stun(&mut stunned, id);
    assert!(stunned.rocketeers[0].grappled_by.is_empty());
}

/// AM-23.12: Spawn goes on and on, each new Leech completely before the next
#[test]
fn leeches_spawn_depth_first() {
    let turn = turn(with_items(json!([]), "space_leech", json!([1, 1, 1, 1, 1, 9, 9, 9, 9, 9, 9, 9])));
    let order: Vec<Value> = turn["steps"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| json!([step["alien"], step["spawned_by"]]))
        .collect();
    assert_eq!(
        order,
        [
            json!(["space_leech-1", null]),
            json!(["space_leech-2", "space_leech-1"]),
            json!(["space_leech-3", "space_leech-2"]),
            json!(["space_leech-4", "space_leech-1"]),
        ]
    );
    assert_eq!(
        step(&turn, "space_leech-1")["effects"][1],
        json!({ "effect": "spawn", "alien": "space_leech-2" })
    );
    assert_eq!(after(&turn, Who::Captain)["hp"], 4);
}

/// AM-23.13: a Stunned Alien does nothing, is not carried and causes no Panic, but keeps its place
#[test]
fn stunned_aliens_do_nothing() {
    let mut field = field(json!({
        "tiles": row(2), "rocketeers": [{ "who": "captain", "at": [0, 0] }], "aliens": [{ "type": "sentinel", "at": [0, 0] }],
    }));
    let id = field.aliens[0].id;
    stun(&mut field, id);
    let turn = AlienTurn::entered(&field, id);
    let (pause, told) = run(&mut field, turn, &[], nobody);
    assert_eq!((pause, told.len(), field.rocketeers[0].turn.panicked), (Pause::Over, 0, false));
    assert_eq!(field.figures_in_use(AlienType::Sentinel), 1);
}

/// AM-23.19, AM-23.22: a protection is asked for only if the effect would happen, and one that was ignored does not count
#[test]
fn protections_against_panic_and_mind_control() {
    let girl = turn(with_items(json!(["rt_girl"]), "leader", json!([1, 1, 1, 9])));
    let results: Vec<Value> = step(&girl, "leader-1")["effects"]
        .as_array()
        .unwrap()
        .iter()
        .map(|each| json!([each["result"], each["by"]]))
        .collect();
    assert_eq!(results, [json!(["hp", null]), json!(["ignored", "rt_girl"]), json!(["ignored", "rt_girl"])]);
    assert_eq!(after(&girl, Who::Captain)["panicked"], json!(false));
    let helmet = turn(with_items(json!(["mentality_helmet"]), "leader", json!([1, 1, 1, 9])));
    let results: Vec<Value> = step(&helmet, "leader-1")["effects"]
        .as_array()
        .unwrap()
        .iter()
        .map(|each| each["result"].clone())
        .collect();
    assert_eq!(results, [json!("hp"), json!("ignored"), json!("o2")]);
    let mind = turn(with_items(json!(["mentality_helmet"]), "brain_in_a_jar", json!([])));
    assert_eq!(step(&mind, "brain_in_a_jar-1")["effects"][0]["by"], "mentality_helmet");
    let card = &after(&mind, Who::Captain)["items"][0];
    assert_eq!((&card["charges"], &card["used"]), (&json!(1), &json!(true)));
}

/// AM-23.20, AM-23.6: hits are absorbed by the Belt as often as it has charges, by the Brother and the Spacesuit once a Game
/// Turn; the hit of a blocked Terror too
#[test]
fn protections_against_hits() {
    let all =
        json!([{ "id": "force_field_belt", "charges": 1 }, "rt_long_lost_brother", "fiberweave_spacesuit"]);
    let turn = turn(with_items(all, "sentinel", json!([1, 1, 1, 1, 9, 9, 1, 1, 1])));
    let hits: Vec<Value> = step(&turn, "sentinel-1")["effects"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|each| each["effect"] == "hit")
        .map(|each| each["by"].clone())
        .collect();
    assert_eq!(
        hits,
        [
            json!("force_field_belt"),
            json!("rt_long_lost_brother"),
            json!("fiberweave_spacesuit"),
            Value::Null
        ]
    );
    assert_eq!(after(&turn, Who::Captain)["hp"], 5);
}

/// AM-23.21, AM-20.18: the player who is hit chooses one of his protections, or none, while everybody waits
#[test]
fn the_victim_chooses() {
    let parts = || with_items(json!(["force_field_belt", "rt_long_lost_brother"]), "space_leech", json!([]));
    for choice in [Item::ForceFieldBelt, Item::RtLongLostBrother] {
        let mut field = field(parts());
        let turn = AlienTurn::whole(&field);
        run(&mut field, turn, &[1, 9, 9], |question| {
            let Ask::Protect { strike: Strike::Hit, with, .. } = &question.ask else {
                panic!("{question:?}")
            };
            assert_eq!((question.who, with.len(), question.answers().len()), (Who::Captain, 2, 3));
            Answer::Use(with.iter().find(|(_, item)| *item == choice).unwrap().0)
        });
        assert_eq!(field.rocketeers[0].hp, 6);
        let used = field.rocketeers[0].items.iter().find(|card| card.used_by.is_some()).unwrap();
        assert_eq!(used.item, choice);
    }
    let mut field = field(parts());
    let turn = AlienTurn::whole(&field);
    run(&mut field, turn, &[1, 9, 9], |_| Answer::Decline);
    assert_eq!(field.rocketeers[0].hp, 5);
}

/// AM-23.20: no protection with a card that is not analyzed, without power, empty, or used by somebody else
#[test]
fn cards_that_cannot_help() {
    let helps = |item: Value, power_out: bool| {
        let mut parts = with_items(json!([item]), "space_leech", json!([]));
        parts["power_out"] = json!(power_out);
        !protections(&field(parts), Who::Captain, Strike::Hit).is_empty()
    };
    assert!(helps(json!("force_field_belt"), false));
    assert!(!helps(json!("force_field_belt"), true));
    assert!(helps(json!("rt_long_lost_brother"), true));
    assert!(!helps(json!({ "id": "force_field_belt", "analyzed": false }), false));
    assert!(!helps(json!({ "id": "force_field_belt", "charges": 0 }), false));
    assert!(helps(json!({ "id": "force_field_belt", "used": true }), false));
    assert!(!helps(json!({ "id": "rt_long_lost_brother", "used": true }), false));
    let mut borrowed = field(with_items(json!(["force_field_belt"]), "space_leech", json!([])));
    borrowed.rocketeers[0].items[0].used_by = Some(Who::Chief);
    assert!(protections(&borrowed, Who::Captain, Strike::Hit).is_empty());
}

/// AM-16.3, AM-16.4, AM-23.23: somebody who is aimed at may vanish; then another one is attacked, and from then on nobody sees him
#[test]
fn vanishing_when_aimed_at() {
    let mut field = field(json!({
        "tiles": row(2), "aliens": [{ "type": "saucerman", "at": [1, 0] }, { "type": "space_leech", "at": [0, 0] }],
        "rocketeers": [
            { "who": "captain", "at": [0, 0], "order": 2, "items": ["invisibility_device"] }, { "who": "chief", "at": [0, 0], "order": 1 },
        ],
    }));
    let turn = AlienTurn::whole(&field);
    let mut moments = Vec::new();
    let (_, told) = run(&mut field, turn, &[9, 9, 9, 9, 9], |question| {
        let Ask::Vanish { with, targeted, .. } = question.ask else { panic!("{question:?}") };
        moments.push(targeted);
        if targeted { Answer::Use(with) } else { Answer::DeclineUntilTargeted }
    });
    assert_eq!(moments, [false, true]);
    let targets: Vec<Who> = told
        .iter()
        .filter_map(|each| match each {
            Happening::Rolls { target, .. } => Some(*target),
            _ => None,
        })
        .collect();
    assert_eq!(targets, [Who::Chief, Who::Chief]);
    assert!(!field.rocketeers[0].turn.invisible, "it ends with the Alien Turn");
}

/// AM-18.5: Firecrackers draw every Alien that could reach their user, but none that can already attack somebody
#[test]
fn firecrackers_draw_aliens() {
    let mut field = field(json!({
        "tiles": row(7),
        "rocketeers": [{ "who": "captain", "at": [0, 0], "order": 1, "items": ["firecrackers"] }, { "who": "chief", "at": [6, 0], "order": 2 }],
        "aliens": [{ "type": "thrall", "at": [4, 0] }, { "type": "saucerman", "at": [5, 0] }, { "type": "bug", "at": [3, 0] }],
    }));
    let turn = AlienTurn::whole(&field);
    run(&mut field, turn, &[9, 9], |question| question.answers()[0]);
    assert_eq!(field.aliens.iter().map(|alien| alien.at.0).collect::<Vec<_>>(), [3, 5, 2]);
}

/// AM-23.24: what is no hit strikes at once, and nobody is asked
#[test]
fn losses_that_are_no_hits() {
    let mut field = field(with_items(json!(["force_field_belt"]), "space_leech", json!([])));
    assert_eq!(away_missions::aliens::effects::lose_hp(&mut field, Who::Captain), 5);
    assert_eq!(field.rocketeers[0].items[0].charges, 3);
}

/// AM-23.1, AM-20.17: an effect of an event strikes all its victims, each asked for himself, before anybody counts the dead
#[test]
fn events_strike_together() {
    let mut field = field(json!({
        "tiles": row(1),
        "rocketeers": [{ "who": "captain", "at": [0, 0], "o2": 1 }, { "who": "chief", "at": [0, 0], "items": ["rt_girl"] }],
    }));
    let turn = AlienTurn::strikes(&field, Strike::Panic, [Who::Chief, Who::Captain]);
    let (pause, _) = run(&mut field, turn, &[], |question| question.answers()[0]);
    assert_eq!((pause, field.rocketeers[1].turn.panicked), (Pause::Lost, false));
    assert!(field.rocketeers[0].is_dead());
}

/// AM-20.6, AM-23.13: in Time Distortion everybody only moves: Leaders carry, Sentinels panic, Bugs swarm, nobody attacks
#[test]
fn time_distortion_only_moves() {
    let mut field = field(json!({
        "tiles": row(8), "rocketeers": [{ "who": "captain", "at": [0, 0] }],
        "aliens": [
            { "type": "brain_in_a_jar", "at": [1, 0] }, { "type": "leader", "at": [5, 0] }, { "type": "saucerman", "at": [5, 0] },
            { "type": "sentinel", "at": [2, 0] }, { "type": "bug", "at": [7, 0] }, { "type": "bug", "at": [6, 0] },
            { "type": "space_leech", "at": [7, 0], "stunned": true },
        ],
    }));
    let turn = AlienTurn::moves_only(&field);
    let (pause, told) = run(&mut field, turn, &[], nobody);
    assert_eq!(pause, Pause::Over);
    assert_eq!(field.aliens.iter().map(|alien| alien.at.0).collect::<Vec<_>>(), [1, 3, 3, 0, 5, 5, 7]);
    assert!(!told.iter().any(|each| matches!(each, Happening::Rolls { .. } | Happening::MindControl { .. })));
    assert!(field.rocketeers[0].turn.panicked);
}

/// AM-23.15: Psychic Scream Stuns one Leader or Saucerman anywhere, also on an un-scanned tile, and nobody else
#[test]
fn psychic_scream() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b] = scene.row();
    let dark = scene.dark(5, 5);
    let gun = scene.give(Who::Captain, Item::RayGun);
    let leader = scene.alien(AlienType::Leader, a);
    let (far, bug) = (scene.alien(AlienType::Saucerman, dark), scene.alien(AlienType::Bug, b));
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 9, 9, 9]).attack(Who::Captain, gun, leader);
    let screams: Vec<AlienId> = play
        .overkills()
        .into_iter()
        .filter_map(|on| if let Overkill::PsychicScream { alien } = on { Some(alien) } else { None })
        .collect();
    assert_eq!(screams, [far], "the dead Leader's option stays, for whoever is left");
    play.spends(Overkill::PsychicScream { alien: far });
    assert!(play.alien(far).unwrap().stunned && !play.alien(bug).unwrap().stunned);
}

/// AM-23.18: Exterminate hits another Bug in sight and range, on the same tile or elsewhere
#[test]
fn exterminate() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b, c] = scene.row();
    let gun = scene.give(Who::Captain, Item::RayGun);
    let bugs =
        [scene.alien(AlienType::Bug, a), scene.alien(AlienType::Bug, a), scene.alien(AlienType::Bug, b)];
    let far = scene.alien(AlienType::Bug, c);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 1, 9, 9]).attack(Who::Captain, gun, bugs[0]);
    assert!(!play.overkills().contains(&Overkill::Exterminate { bug: far }), "out of the Ray Gun's range");
    play.spends(Overkill::Exterminate { bug: bugs[1] });
    play.spends(Overkill::Exterminate { bug: bugs[2] });
    assert!(bugs.iter().all(|bug| play.alien(*bug).is_none()));
    assert!(play.alien(far).is_some());
}
