//! Chapter 9: attacks.

use crate::support::{Scene, act, attack};
use away_missions::{
    Action, AlienType, BossType, Command, HatchState, Item, Overkill, Pay, Room, Target, Who,
};

/// AM-9.1: one Alien in line of sight and within range, with a weapon he carries
#[test]
fn sight_and_range() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b, _, _, far] = scene.row();
    let rifle = scene.give(Who::Captain, Item::AtomicRifle);
    let near = scene.alien(AlienType::Bug, b);
    let distant = scene.alien(AlienType::Bug, far);
    let side = scene.tile(1, 0);
    scene.hatch(a, side, HatchState::Closed);
    let side_b = scene.alien(AlienType::Bug, side);
    scene.show_hatch(b, side);
    let mut play = scene.turn(Who::Captain);
    assert_eq!(play.refuses(attack(Who::Captain, rifle, distant, Pay::Standard)), "AM-9.2");
    assert_eq!(play.refuses(attack(Who::Captain, rifle, side_b, Pay::Standard)), "AM-9.1");
    play.dice(&[1, 9, 9, 9, 9]).attack(Who::Captain, rifle, near);
    assert!(play.alien(near).is_none());
}

/// AM-9.2: the range decides the number of dice
#[test]
fn dice_by_range() {
    for (item, dice) in [
        (Item::AtomicRifle, [Some(2), Some(5), Some(5), Some(3)]),
        (Item::RayGun, [Some(5), Some(3), None, None]),
        (Item::AirKnife, [Some(3), None, None, None]),
        (Item::ProtonBlade, [Some(6), None, None, None]),
        (Item::DemoCharge, [None, Some(10), None, None]),
        (Item::FlameGun, [None, Some(2), None, None]),
    ] {
        let mut scene = Scene::of(&[Who::Captain]);
        let tiles: [_; 4] = scene.row();
        let weapon = scene.give(Who::Captain, item);
        let bugs = tiles.map(|tile| scene.alien(AlienType::Bug, tile));
        let play = scene.turn(Who::Captain);
        let rolled = bugs.map(|bug| {
            play.preview(&attack(Who::Captain, weapon, bug, Pay::Standard)).roll.map(|roll| roll.dice)
        });
        assert_eq!(rolled, dice, "{item}");
    }
}

/// AM-9.3: the first success is one hit, and with its last HP the Alien dies
#[test]
fn one_hit() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let gun = scene.give(Who::Captain, Item::RayGun);
    let brain = scene.alien(AlienType::BrainInAJar, a);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[3, 9, 9, 9, 9]).attack(Who::Captain, gun, brain);
    assert_eq!(play.alien(brain).unwrap().hp, 1);
    play.dice(&[3, 9, 9, 9, 9]).attack(Who::Captain, gun, brain);
    assert!(play.alien(brain).is_none());
}

/// AM-9.4: no weapon, no attack; the same weapon again and again, for one AP each
#[test]
fn weapons_are_used_again() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let gun = scene.give(Who::Captain, Item::RayGun);
    let pills = scene.give(Who::Captain, Item::FoodPills);
    let sentinel = scene.alien(AlienType::Sentinel, a);
    let mut play = scene.turn(Who::Captain);
    assert_eq!(play.refuses(attack(Who::Captain, pills, sentinel, Pay::Standard)), "AM-9.4");
    for _ in 0..3 {
        play.dice(&[1, 9, 9, 9, 9]).attack(Who::Captain, gun, sentinel);
    }
    assert_eq!(play.alien(sentinel).unwrap().hp, 1);
}

/// AM-9.5: a charge with every attack, hit or miss
#[test]
fn charges_of_weapons() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let blade = scene.give(Who::Captain, Item::ProtonBlade);
    let sentinel = scene.alien(AlienType::Sentinel, a);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[9; 6]).attack(Who::Captain, blade, sentinel);
    assert_eq!(play.charges(Who::Captain, blade), 1);
    play.dice(&[9; 6]).attack(Who::Captain, blade, sentinel);
    assert_eq!(play.refuses(attack(Who::Captain, blade, sentinel, Pay::Standard)), "AM-12.2");
}

/// AM-9.6: range and line of sight of Overkills are judged from where the attacker stands when he spends them
#[test]
fn judged_from_where_he_stands_now() {
    let mut scene = Scene::of(&[Who::Doctor]);
    let [_, b, c] = scene.row();
    let gun = scene.give(Who::Doctor, Item::RayGun);
    let first = scene.alien(AlienType::Bug, b);
    let far = scene.alien(AlienType::Bug, c);
    let mut play = scene.turn(Who::Doctor);
    play.dice(&[1, 1, 1]).attack(Who::Doctor, gun, first);
    let exterminate = Overkill::Exterminate { bug: far };
    assert!(!play.overkills().contains(&exterminate), "two tiles are too far for a Ray Gun");
    play.spends(Overkill::HitAndRun { to: b }).spends(exterminate);
    assert!(play.alien(far).is_none());
}

/// AM-9.7: Thralls are never attacked or hit; moving and Stunning them is allowed
#[test]
fn never_thralls() {
    for kind in [AlienType::Thrall, AlienType::WarThrall] {
        let mut scene = Scene::of(&[Who::Chief]);
        let [_, b, c] = scene.row();
        let rifle = scene.give(Who::Chief, Item::AtomicRifle);
        let flame = scene.give(Who::Chief, Item::FlameGun);
        let demo = scene.give(Who::Chief, Item::DemoCharge);
        let thrall = scene.alien(kind, b);
        let bug = scene.alien(AlienType::Bug, b);
        let bait = scene.alien(AlienType::Bug, c);
        let mut play = scene.turn(Who::Chief);
        assert_eq!(play.refuses(attack(Who::Chief, rifle, thrall, Pay::Combat)), "AM-9.7");
        assert_eq!(play.refuses(attack(Who::Chief, flame, bug, Pay::Combat)), "AM-9.7");
        assert_eq!(play.refuses(attack(Who::Chief, demo, bug, Pay::Combat)), "AM-9.7");
        play.dice(&[1, 1, 1, 9, 9]).attack(Who::Chief, rifle, bait);
        let strafe = Overkill::Strafe { target: Target::Alien(thrall), weapon: None };
        assert_eq!(play.refuses(Command::Spend { on: strafe }), "AM-9.7");
        play.spends(Overkill::Dislodge { alien: thrall, to: c });
        assert_eq!(play.alien(thrall).unwrap().at, c);
    }
}

/// AM-9.8, AM-8.10: a boss is attacked like an Alien on its tile, and its own option may hit it once more
#[test]
fn bosses_are_attacked() {
    let mut scene = Scene::in_scenario(5, &[Who::Captain]);
    let [a] = scene.row();
    let queen = scene.room(Room::HiveQueen, 0, 1);
    scene.field.mark_hatch(a, queen, Some(HatchState::Open));
    scene.boss(BossType::HiveQueen, queen, 4);
    let gun = scene.give(Who::Captain, Item::RayGun);
    let mut play = scene.turn(Who::Captain);
    let target = Target::Boss(BossType::HiveQueen);
    play.dice(&[1, 1, 1]).does(act(Who::Captain, Action::Attack { weapon: gun, target }, Pay::Standard));
    assert_eq!(play.field().boss(BossType::HiveQueen).unwrap().hp, 3);
    play.spends(Overkill::Rupture);
    assert_eq!(play.field().boss(BossType::HiveQueen).unwrap().hp, 2);
    assert!(!play.overkills().contains(&Overkill::Rupture), "one Overkill per attack, not more");
}

/// AM-27.63: before its pylons are down no hit harms the Overmind, but Psychic Burst works
#[test]
fn the_overmind_is_shielded() {
    let mut scene = Scene::in_scenario(20, &[Who::Captain]);
    let [a] = scene.row();
    let mind = scene.room(Room::Overmind, 0, 1);
    scene.field.mark_hatch(a, mind, Some(HatchState::Open));
    scene.boss(BossType::Overmind, mind, 4);
    let leader = scene.alien(AlienType::Leader, a);
    let gun = scene.give(Who::Captain, Item::RayGun);
    let mut play = scene.turn(Who::Captain);
    let target = Target::Boss(BossType::Overmind);
    play.dice(&[1, 1, 9]).does(act(Who::Captain, Action::Attack { weapon: gun, target }, Pay::Standard));
    assert_eq!(play.field().boss(BossType::Overmind).unwrap().hp, 4);
    play.spends(Overkill::PsychicBurst);
    assert!(play.alien(leader).unwrap().stunned);
}

/// EX-2, AM-9.1, AM-8.11: the Doctor kills a Bug and may treat somebody, run, or exterminate the Bug next door
#[test]
fn doctor_against_bugs() {
    let scene = |hurt: bool| {
        let mut scene = Scene::of(&[Who::Doctor]);
        let [x, y] = scene.row();
        if hurt {
            scene.rocketeer(Who::Doctor).hp = 4;
        }
        let gun = scene.give(Who::Doctor, Item::RayGun);
        let bugs = (scene.alien(AlienType::Bug, x), scene.alien(AlienType::Bug, y));
        (scene.turn(Who::Doctor), gun, bugs, y)
    };
    let (mut play, gun, (first, second), y) = scene(true);
    play.dice(&[1, 3, 5, 8, 8]).attack(Who::Doctor, gun, first);
    assert!(play.alien(first).is_none());
    let run = Overkill::HitAndRun { to: y };
    let exterminate = Overkill::Exterminate { bug: second };
    let treat = Overkill::Sawbones { patient: Who::Doctor };
    assert_eq!(play.overkills(), [treat, run.clone(), exterminate.clone()]);
    let (mut play, gun, (first, _), _) = scene(false);
    play.dice(&[1, 3, 5, 8, 8]).attack(Who::Doctor, gun, first);
    assert_eq!(play.overkills(), [run, exterminate], "nobody lacks HP");
}

/// AM-23.17: Revulsion is one more attack with the same weapon, with Overkills of its own
#[test]
fn revulsion_goes_on() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b] = scene.row();
    let gun = scene.give(Who::Captain, Item::RayGun);
    let leeches = [scene.alien(AlienType::SpaceLeech, a), scene.alien(AlienType::SpaceLeech, b)];
    let third = scene.alien(AlienType::SpaceLeech, a);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 9, 9, 9]).attack(Who::Captain, gun, leeches[0]);
    play.dice(&[1, 1, 9]).spends(Overkill::Revulsion { leech: leeches[1] });
    play.dice(&[9, 9, 9, 9, 9]).spends(Overkill::Revulsion { leech: third });
    assert!(play.alien(leeches[0]).is_none() && play.alien(leeches[1]).is_none());
    assert!(play.alien(third).is_some() && play.acts(Who::Captain));
    assert_eq!(play.available(Who::Captain, away_missions::Slot::Standard), 2, "no AP for the others");
}

/// AM-23.17: a weapon with charges spends one for Revulsion too, and without one it is not offered
#[test]
fn revulsion_spends_a_charge() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let blade = scene.give(Who::Captain, Item::ProtonBlade);
    let leeches = [AlienType::SpaceLeech; 3].map(|kind| scene.alien(kind, a));
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 9, 9, 9, 9]).attack(Who::Captain, blade, leeches[0]);
    play.dice(&[1, 1, 9, 9, 9, 9]).spends(Overkill::Revulsion { leech: leeches[1] });
    assert!(play.alien(leeches[1]).is_none());
    assert_eq!(play.charges(Who::Captain, blade), 0);
    assert!(!play.overkills().contains(&Overkill::Revulsion { leech: leeches[2] }), "the Blade is empty");
}

/// AM-23.16: Psychic Burst Stuns all other Aliens within one tile of the Brain, whatever lies between
#[test]
fn psychic_burst() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b, c] = scene.row();
    scene.hatch(b, c, HatchState::Locked);
    let rifle = scene.give(Who::Captain, Item::AtomicRifle);
    let brain = scene.alien(AlienType::BrainInAJar, b);
    let near = [scene.alien(AlienType::Thrall, c), scene.alien(AlienType::Sentinel, a)];
    let away = scene.tile(0, 3);
    let far = scene.alien(AlienType::Bug, away);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 9, 9, 9]).attack(Who::Captain, rifle, brain);
    play.spends(Overkill::PsychicBurst);
    assert!(near.iter().all(|alien| play.alien(*alien).unwrap().stunned));
    assert!(!play.alien(brain).unwrap().stunned);
    assert!(!play.alien(far).unwrap().stunned, "two tiles away");
}
