//! AM-21: the types of Aliens.

use crate::at_table::{FIGURES, after, place, plain, row, step, turn};
use crate::engine::{field, run};
use crate::support::{Scene, act};
use away_missions::aliens::effects::hit_alien;
use away_missions::aliens::profile::Profile;
use away_missions::aliens::{Actor, AlienTurn, Happening, HitResult};
use away_missions::content::{Content, OverkillEffect, OverkillOption};
use away_missions::field::{Boss, TileId, Way};
use away_missions::{Action, AlienType, BossType, Pay, Who};
use serde_json::{Value, json};

fn crew(at: i8) -> Value {
    json!([{ "who": "captain", "at": [at, 0] }])
}

/// AM-21.1, AM-21.4, AM-21.7, AM-21.9, AM-21.13, AM-21.16, AM-21.18, AM-21.20: Move, hatches, range, dice and hit points
#[test]
fn the_reference_cards() {
    use AlienType::{BrainInAJar, Bug, Leader, Saucerman, Sentinel, SpaceLeech, Thrall, WarThrall};
    let card = |kind| {
        let profile = Profile::of(kind);
        (
            profile.steps,
            profile.way == Way::Glide,
            profile.range,
            profile.dice,
            Content::standard().alien(kind).hp,
        )
    };
    assert_eq!(card(BrainInAJar), (0, false, 2, 0, Some(2)));
    assert_eq!(card(Leader), (2, true, 1, 4, Some(1)));
    assert_eq!(card(Saucerman), (1, true, 1, 2, Some(1)));
    assert_eq!(card(Sentinel), (2, false, 0, 6, Some(4)));
    assert_eq!(card(Thrall), (1, false, 0, 1, None));
    assert_eq!(card(WarThrall), (2, false, 0, 2, None));
    assert_eq!(card(SpaceLeech), (1, false, 0, 3, Some(1)));
    assert_eq!(card(Bug), (1, true, 0, 1, Some(1)));
}

/// AM-21.3, AM-21.22: Overkill Effects are the Aliens', Overkill Options the Rocketeers'; no type has the same for both
#[test]
fn effects_and_options() {
    let of = |kind| {
        let card = Content::standard().alien(kind);
        (card.overkill_effect, card.overkill_option)
    };
    use OverkillEffect as Effect;
    use OverkillOption as Option_;
    assert_eq!(of(AlienType::BrainInAJar), (None, Some(Option_::PsychicBurst)));
    assert_eq!(of(AlienType::Leader), (Some(Effect::Panic), Some(Option_::PsychicScream)));
    assert_eq!(of(AlienType::Saucerman), (Some(Effect::MindControl), Some(Option_::PsychicScream)));
    assert_eq!(of(AlienType::Sentinel), (Some(Effect::Terror), Some(Option_::Stagger)));
    assert_eq!(of(AlienType::WarThrall), (Some(Effect::Grapple), None));
    assert_eq!(of(AlienType::SpaceLeech), (Some(Effect::Spawn), Some(Option_::Revulsion)));
    assert_eq!(of(AlienType::Bug), (None, Some(Option_::Exterminate)));
    assert_eq!(of(AlienType::Thrall), (None, None));
}

/// AM-21.1: a Brain never moves by itself, however near somebody is
#[test]
fn every_type_keeps_to_its_move() {
    for kind in FIGURES {
        let turn = turn(
            json!({ "tiles": row(9), "rocketeers": crew(8), "aliens": [{ "type": kind, "at": [0, 0] }] }),
        );
        let steps = step(&turn, &format!("{kind}-1"))["path"].as_array().unwrap().len();
        assert_eq!(steps, usize::from(Profile::of(kind).steps), "{kind}");
    }
}

/// AM-21.2: Mind Control within hex distance 2 of a Brain, over hull and through anything
#[test]
fn brains_reach_over_hull() {
    let turn = turn(json!({
        "tiles": [plain(0, 0, 1), plain(2, 0, 2), plain(3, 0, 3)],
        "rocketeers": [{ "who": "captain", "at": [2, 0] }, { "who": "chief", "at": [3, 0] }],
        "aliens": [{ "type": "brain_in_a_jar", "at": [0, 0] }], "dice": [],
    }));
    assert_eq!(after(&turn, Who::Captain)["mind_control"], json!(true));
    assert_eq!(after(&turn, Who::Chief)["mind_control"], json!(false));
}

/// AM-21.4, AM-21.7: a Leader's Overkill is Panic, a Saucerman's Mind Control, each on its target
#[test]
fn what_overkills_of_leaders_and_saucermen_do() {
    let turn = turn(json!({
        "tiles": row(2), "rocketeers": crew(0),
        "aliens": [{ "type": "leader", "at": [1, 0] }, { "type": "saucerman", "at": [1, 0] }],
        "dice": [1, 2, 9, 9, 1, 2],
    }));
    assert_eq!(step(&turn, "leader-1")["effects"][1]["effect"], "panic");
    assert_eq!(step(&turn, "saucerman-1")["effects"][1]["effect"], "mind_control");
    assert_eq!(after(&turn, Who::Captain)["hp"], 4);
}

/// AM-21.5, AM-21.6: a Leader takes the Saucermen of every tile it leaves; they attack later and do not move again, also not
/// with another Leader
#[test]
fn leaders_carry_saucermen() {
    let turn = turn(json!({
        "tiles": row(6), "rocketeers": crew(5),
        "aliens": [
            { "type": "leader", "at": [0, 0] }, { "type": "leader", "at": [2, 0] },
            { "type": "saucerman", "at": [0, 0], "id": "first" }, { "type": "saucerman", "at": [1, 0], "id": "passed" },
            { "type": "saucerman", "at": [2, 0], "id": "last" }, { "type": "saucerman", "at": [0, 0], "id": "stunned", "stunned": true },
        ],
        "dice": [9, 9, 9, 9, 9, 9],
    }));
    assert_eq!(step(&turn, "leader-1")["carried"], json!(["first", "passed"]));
    assert_eq!(step(&turn, "leader-2")["carried"], json!(["last"]));
    for (id, at) in [("first", 2), ("passed", 2), ("last", 4), ("stunned", 0)] {
        assert_eq!(place(&turn, id), json!([at, 0]), "{id}");
    }
    assert_eq!(step(&turn, "first")["toward"], Value::Null);
    assert_eq!(step(&turn, "last")["target"], "captain");
    // Saucermen on the tile where it stops stay free to move, and a Leader that stays carries nobody.
    let stays = self::turn(json!({
        "tiles": row(4), "rocketeers": crew(0),
        "aliens": [{ "type": "leader", "at": [1, 0] }, { "type": "saucerman", "at": [1, 0] }, { "type": "leader", "at": [3, 0] }, { "type": "saucerman", "at": [2, 0] }],
        "dice": [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9],
    }));
    assert_eq!(step(&stays, "leader-1")["carried"], json!([]));
    assert_eq!(step(&stays, "leader-2")["path"], json!([[2, 0], [1, 0]]));
    assert_eq!(step(&stays, "leader-2")["carried"], json!(["saucerman-2"]));
}

/// AM-21.8: Leaders and Saucermen attack out of an un-scanned tile
#[test]
fn attacks_from_the_dark() {
    let turn = turn(json!({
        "tiles": [plain(0, 0, 1), { "at": [1, 0], "scanned": false }], "rocketeers": crew(0),
        "aliens": [{ "type": "saucerman", "at": [1, 0] }], "dice": [9, 9],
    }));
    assert_eq!(step(&turn, "saucerman-1")["target"], "captain");
}

/// AM-21.9, AM-21.10: a Sentinel panics everybody on each tile that it enters, before it attacks
#[test]
fn sentinels_panic_whom_they_meet() {
    let turn = turn(json!({
        "tiles": row(3),
        "rocketeers": [{ "who": "captain", "at": [0, 0], "order": 1 }, { "who": "chief", "at": [0, 0], "order": 2 }],
        "aliens": [{ "type": "sentinel", "at": [2, 0] }], "dice": [1, 9, 9, 9, 9, 9],
    }));
    let sentinel = step(&turn, "sentinel-1");
    let effects: Vec<&str> =
        sentinel["effects"].as_array().unwrap().iter().map(|each| each["effect"].as_str().unwrap()).collect();
    assert_eq!(effects, ["panic", "panic", "hit"]);
    assert_eq!((&sentinel["dice"], &sentinel["target"]), (&json!(6), &json!("chief")));
}

/// AM-21.11: an Electro-Mine kills a Sentinel after its Panic and before its attack, and is gone
#[test]
fn mines_kill_sentinels() {
    let mut tiles = row(2);
    tiles[0]["mines"] = json!(1);
    let turn = turn(json!({
        "tiles": tiles, "rocketeers": crew(0), "aliens": [{ "type": "sentinel", "at": [1, 0] }], "dice": [],
    }));
    assert_eq!(
        step(&turn, "sentinel-1")["effects"],
        json!([
            { "effect": "panic", "who": "captain", "result": "o2", "by": null }, { "effect": "mine", "alien": "sentinel-1" },
        ])
    );
    assert_eq!(
        (place(&turn, "sentinel-1"), &turn["position"]["tiles"][0]["mines"]),
        (Value::Null, &json!(0))
    );
}

/// AM-21.12, AM-23.14: a Sentinel that was staggered three times (EX-8) enters, panics and does not attack
#[test]
fn a_sentinel_without_dice() {
    for (staggered, dice) in [(0, 6), (1, 4), (2, 2), (3, 0), (4, 0)] {
        let turn = turn(json!({
            "tiles": row(2), "rocketeers": crew(0),
            "aliens": [{ "type": "sentinel", "at": [1, 0], "staggered": staggered }], "dice": [9, 9, 9, 9, 9, 9],
        }));
        let sentinel = step(&turn, "sentinel-1");
        assert_eq!(sentinel["effects"][0]["effect"], "panic");
        assert_eq!((&sentinel["dice"], &turn["dice_used"]), (&json!(dice), &json!(dice)));
        assert_eq!(sentinel["target"].is_null(), dice == 0);
    }
}

/// AM-21.14, AM-21.15: a Thrall attacks only where it began the turn with somebody; it never moves and attacks
#[test]
fn thralls_move_or_attack() {
    let began = turn(json!({
        "tiles": row(2), "rocketeers": crew(0), "aliens": [{ "type": "thrall", "at": [0, 0] }, { "type": "thrall", "at": [1, 0] }],
        "dice": [1],
    }));
    assert_eq!(step(&began, "thrall-1")["hits"], json!(1));
    assert_eq!(
        (&step(&began, "thrall-2")["path"], &step(&began, "thrall-2")["target"]),
        (&json!([[0, 0]]), &Value::Null)
    );
    // Terror drives the Captain onto the second Thrall's tile and away from the first.
    let moved = turn(json!({
        "tiles": row(2), "rocketeers": crew(0),
        "aliens": [{ "type": "sentinel", "at": [0, 0] }, { "type": "thrall", "at": [0, 0] }, { "type": "thrall", "at": [1, 0] }],
        "dice": [1, 2, 9, 9, 9, 9, 3],
    }));
    assert_eq!(after(&moved, Who::Captain)["at"], json!([1, 0]));
    assert_eq!(step(&moved, "thrall-1")["path"], json!([[1, 0]]));
    assert_eq!(
        (&step(&moved, "thrall-2")["path"], &step(&moved, "thrall-2")["target"]),
        (&json!([]), &Value::Null)
    );
}

/// AM-21.16, AM-21.17: a War Thrall walks, attacks, grapples, and carries one Brain that was with it
#[test]
fn war_thralls_carry_one_brain() {
    let turn = turn(json!({
        "tiles": row(5), "rocketeers": crew(4),
        "aliens": [
            { "type": "brain_in_a_jar", "at": [0, 0], "stunned": true }, { "type": "brain_in_a_jar", "at": [0, 0] },
            { "type": "brain_in_a_jar", "at": [0, 0] }, { "type": "war_thrall", "at": [0, 0] },
            { "type": "brain_in_a_jar", "at": [1, 0] },
        ],
        "dice": [],
    }));
    assert_eq!(step(&turn, "war_thrall-1")["carried"], json!(["brain_in_a_jar-2"]));
    for (brain, at) in [(1, 0), (2, 2), (3, 0), (4, 1)] {
        assert_eq!(place(&turn, &format!("brain_in_a_jar-{brain}")), json!([at, 0]));
    }
    let fight = self::turn(json!({
        "tiles": row(3), "rocketeers": crew(2), "aliens": [{ "type": "war_thrall", "at": [0, 0] }], "dice": [1, 3],
    }));
    assert_eq!(step(&fight, "war_thrall-1")["effects"][1], json!({ "effect": "grapple", "who": "captain" }));
    assert_eq!(after(&fight, Who::Captain)["grappled_by"], json!(["war_thrall-1"]));
}

/// AM-21.21: an Alien without hit points leaves the map; damage stays
#[test]
fn damage_stays_and_kills() {
    let mut field = field(json!({ "tiles": row(1), "aliens": [{ "type": "sentinel", "at": [0, 0] }] }));
    let id = field.aliens[0].id;
    assert_eq!([hit_alien(&mut field, id), hit_alien(&mut field, id), hit_alien(&mut field, id)], [3, 2, 1]);
    assert_eq!(field.aliens[0].hp, 1);
    assert_eq!(hit_alien(&mut field, id), 0);
    assert!(field.aliens.is_empty());
}

/// AM-20.20: the Overmind acts before the Brains and controls minds; the Hive Queen after the Bugs; both roll against
/// everybody on their tile by ascending Order marker
#[test]
fn bosses_have_their_slots() {
    let mut field = field(json!({
        "tiles": row(3),
        "rocketeers": [{ "who": "captain", "at": [0, 0], "order": 2 }, { "who": "chief", "at": [0, 0], "order": 1 }],
        "aliens": [{ "type": "bug", "at": [2, 0], "stunned": true }, { "type": "brain_in_a_jar", "at": [2, 0] }],
    }));
    for kind in [BossType::HiveQueen, BossType::Overmind] {
        field.bosses.push(Boss { kind, at: TileId(0), hp: 5, full_hp: 5 });
    }
    let turn = AlienTurn::whole(&field);
    let rolls = [9, 9, 9, 9, 1, 2, 9, 9, 9, 9, 9, 1, 9, 9];
    let (_, told) = run(&mut field, turn, &rolls, |question| question.answers()[0]);
    let begins: Vec<Actor> = told
        .iter()
        .filter_map(|each| match each {
            Happening::Begins { by, .. } => Some(*by),
            _ => None,
        })
        .collect();
    assert_eq!(begins.first(), Some(&Actor::Boss { kind: BossType::Overmind }));
    assert_eq!(begins.last(), Some(&Actor::Boss { kind: BossType::HiveQueen }));
    let victims: Vec<(Actor, Who, usize)> = told
        .iter()
        .filter_map(|each| match each {
            Happening::Rolls { by, target, dice, .. } => Some((*by, *target, dice.len())),
            _ => None,
        })
        .collect();
    let (over, hive) = (Actor::Boss { kind: BossType::Overmind }, Actor::Boss { kind: BossType::HiveQueen });
    assert_eq!(
        victims,
        [(over, Who::Chief, 4), (over, Who::Captain, 4), (hive, Who::Chief, 3), (hive, Who::Captain, 3)]
    );
    assert!(field.rocketeers.iter().all(|rocketeer| rocketeer.is_mind_controlled()));
    assert!(
        told.iter().any(|each| matches!(each, Happening::Panic { who: Who::Captain, by, .. } if *by == over))
    );
    let hits = |who: Who| {
        told.iter().filter(|each| matches!(each, Happening::Hit { who: one, result: HitResult::Hp { .. }, .. } if *one == who)).count()
    };
    assert_eq!((hits(Who::Captain), hits(Who::Chief)), (2, 0));
}

/// AM-21.19: every Space Leech on the tile, Stunned or not, takes one from the IQ, down to nothing
#[test]
fn leeches_take_iq() {
    for (leeches, dice) in [(0, 3), (1, 2), (2, 1), (3, 0)] {
        let mut scene = Scene::of(&[Who::Captain]);
        let [a, b] = scene.row();
        scene.rocketeer(Who::Captain).hp = 1;
        scene.alien(AlienType::SpaceLeech, b);
        for index in 0..leeches {
            let leech = scene.alien(AlienType::SpaceLeech, a);
            if let Some(alien) = scene.field.alien_mut(leech) {
                alien.stunned = index == 0;
            }
        }
        let play = scene.turn(Who::Captain);
        let heal = act(Who::Captain, Action::Heal { patient: Who::Captain }, Pay::Standard);
        assert_eq!(play.preview(&heal).roll.map_or(0, |roll| roll.dice), dice, "{leeches}");
    }
}
