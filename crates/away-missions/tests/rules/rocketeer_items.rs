//! Chapter 14: Rocketeer items.

use crate::support::{Scene, act, attack, step, talent, using};
use away_missions::field::{ApPlace, Lying};
use away_missions::hex::Direction;
use away_missions::{
    Action, Aim, AlienType, Answer, Boost, Command, Component, HatchState, Item, Overkill, Pay, Slot, Target,
    Thing, Who,
};

/// AM-14.1: Dislodge moves any Alien within range 3 in line of sight by the hatch limits of its type, also into the dark
#[test]
fn atomic_rifle_dislodges() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, _, c] = scene.row();
    let (dark, side) = (scene.dark(1, 1), scene.tile(-1, 2));
    scene.hatch(c, side, HatchState::Closed);
    let rifle = scene.give(Who::Captain, Item::AtomicRifle);
    let target = scene.alien(AlienType::Sentinel, c);
    let saucerman = scene.alien(AlienType::Saucerman, c);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 1, 1, 9]).attack(Who::Captain, rifle, target);
    let push = |alien, to| Command::Spend { on: Overkill::Dislodge { alien, to } };
    assert_eq!(play.refuses(push(target, side)), "AM-14.1", "a Sentinel does not pass a closed hatch");
    play.does(push(saucerman, side)).does(push(target, dark));
    assert_eq!((play.alien(saucerman).unwrap().at, play.alien(target).unwrap().at), (side, dark));
    assert_eq!(play.refuses(push(target, c)), "AM-9.1", "nobody sees it in the dark");
}

/// AM-14.2: one step for each Overkill; a Brain not through a closed hatch; a Sentinel causes Panic and sets off a mine
#[test]
fn dislodge_step_by_step() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    let [_, b, c, d] = scene.row();
    scene.put(Who::Chief, c);
    let rifle = scene.give(Who::Captain, Item::AtomicRifle);
    let mine = scene.give(Who::Chief, Item::ElectroMine);
    let sentinel = scene.alien(AlienType::Sentinel, d);
    let card = scene.rocketeer(Who::Chief).items.remove(0);
    assert_eq!(card.id, mine);
    scene.lay(b, Lying::Mine(card));
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 1]).attack(Who::Captain, rifle, sentinel);
    play.spends(Overkill::Dislodge { alien: sentinel, to: c });
    assert_eq!(play.of(Who::Chief).o2, 5, "Panic");
    play.spends(Overkill::Dislodge { alien: sentinel, to: b });
    assert!(play.alien(sentinel).is_none() && play.field().tile(b).unwrap().lying.is_empty(), "the mine");
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, b, c] = scene.row();
    let side = scene.tile(1, 0);
    scene.hatch(b, c, HatchState::Closed);
    let rifle = scene.give(Who::Captain, Item::AtomicRifle);
    let brain = scene.alien(AlienType::BrainInAJar, b);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 9, 9, 9]).attack(Who::Captain, rifle, brain);
    let push = |to| Command::Spend { on: Overkill::Dislodge { alien: brain, to } };
    assert_eq!(play.refuses(push(c)), "AM-14.1");
    play.does(push(side));
}

/// AM-14.3: Hit-and-Run moves the attacker by the rules of moving
#[test]
fn ray_gun_hits_and_runs() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b] = scene.row();
    let closed = scene.tile(1, 0);
    scene.hatch(a, closed, HatchState::Closed);
    let gun = scene.give(Who::Captain, Item::RayGun);
    let bug = scene.alien(AlienType::Bug, a);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 9, 9, 9]).attack(Who::Captain, gun, bug);
    assert_eq!(play.refuses(Command::Spend { on: Overkill::HitAndRun { to: closed } }), "AM-7.2");
    play.spends(Overkill::HitAndRun { to: b });
    assert_eq!((play.of(Who::Captain).at, play.available(Who::Captain, Slot::Standard)), (b, 2));
}

/// AM-14.4, AM-15.17: the Air Knife draws Alien Blood, even if the target survives; Extract draws more
#[test]
fn air_knife_draws_blood() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let knife = scene.give(Who::Captain, Item::AirKnife);
    let sentinel = scene.alien(AlienType::Sentinel, a);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 9]).attack(Who::Captain, knife, sentinel).spends(Overkill::Extract);
    assert_eq!(play.of(Who::Captain).components.of(Component::AlienBlood), 2);
    assert_eq!(play.alien(sentinel).unwrap().hp, 3);
    play.dice(&[9, 9, 9]).attack(Who::Captain, knife, sentinel);
    assert_eq!(play.of(Who::Captain).components.alien_blood, 2, "nothing for a miss");
}

/// AM-14.5: the Demo Charge is gone after the Action, hit or miss, and not thrown at Rocketeers
#[test]
fn demo_charge_is_used_once() {
    for face in [1, 9] {
        let mut scene = Scene::of(&[Who::Captain]);
        let [_, b] = scene.row();
        let demo = scene.give(Who::Captain, Item::DemoCharge);
        let sentinel = scene.alien(AlienType::Sentinel, b);
        let mut play = scene.turn(Who::Captain);
        let mut dice = [9; 10];
        dice[0] = face;
        play.dice(&dice).attack(Who::Captain, demo, sentinel);
        assert!(!play.of(Who::Captain).holds(Item::DemoCharge));
    }
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    let [_, b] = scene.row();
    scene.put(Who::Chief, b);
    let demo = scene.give(Who::Captain, Item::DemoCharge);
    let bug = scene.alien(AlienType::Bug, b);
    assert_eq!(scene.turn(Who::Captain).refuses(attack(Who::Captain, demo, bug, Pay::Standard)), "AM-14.5");
}

/// AM-14.6: Shrapnel hits any Alien on the target tile, the original target included
#[test]
fn demo_charge_shrapnel() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, b] = scene.row();
    let demo = scene.give(Who::Captain, Item::DemoCharge);
    let sentinel = scene.alien(AlienType::Sentinel, b);
    let bug = scene.alien(AlienType::Bug, b);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 1, 9, 9, 9, 9, 9, 9, 9]).attack(Who::Captain, demo, sentinel);
    assert!(play.of(Who::Captain).holds(Item::DemoCharge), "while the Action lasts");
    play.spends(Overkill::Shrapnel { target: Target::Alien(sentinel) });
    play.spends(Overkill::Shrapnel { target: Target::Alien(bug) });
    assert_eq!(play.alien(sentinel).unwrap().hp, 2);
    assert!(play.alien(bug).is_none() && !play.of(Who::Captain).holds(Item::DemoCharge));
}

/// AM-14.7: the Flame-Gun rolls two dice against every Alien on the tile, in the attacker's order
#[test]
fn flame_gun_burns_them_all() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, b] = scene.row();
    let flame = scene.give(Who::Captain, Item::FlameGun);
    let sarge = scene.give(Who::Captain, Item::RtSarge);
    let bugs = [AlienType::Bug, AlienType::Leader, AlienType::Sentinel].map(|kind| scene.alien(kind, b));
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 9]).attack(Who::Captain, flame, bugs[1]);
    assert!(play.alien(bugs[1]).is_none());
    let with = vec![Boost { card: sarge, hatch: None, tile: None }];
    let action = Action::Attack { weapon: flame, target: Target::Alien(bugs[2]) };
    let next = Command::Act { who: Who::Captain, action, pay: Pay::Granted, with };
    play.dice(&[9, 9, 1, 9, 3]).does(next);
    assert_eq!(play.alien(bugs[2]).unwrap().hp, 3, "Sarge's die was named for this roll");
    assert!(play.alien(bugs[0]).is_none() && play.acts(Who::Captain), "the last one rolls by itself");
    assert_eq!(play.available(Who::Captain, Slot::Standard), 2, "one AP for all");
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    let [_, b] = scene.row();
    scene.put(Who::Chief, b);
    let flame = scene.give(Who::Captain, Item::FlameGun);
    let bug = scene.alien(AlienType::Bug, b);
    assert_eq!(scene.turn(Who::Captain).refuses(attack(Who::Captain, flame, bug, Pay::Standard)), "AM-14.5");
}

/// AM-14.8: Overkills of each roll come before the next roll; Terror drives one Alien away, or hits it
#[test]
fn flame_gun_terrifies() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, b] = scene.row();
    let south = scene.tile(0, 2);
    let flame = scene.give(Who::Captain, Item::FlameGun);
    let sentinel = scene.alien(AlienType::Sentinel, b);
    let leader = scene.alien(AlienType::Leader, b);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1]).attack(Who::Captain, flame, sentinel);
    assert_eq!(play.alien(sentinel).unwrap().hp, 3);
    assert!(play.overkills().contains(&Overkill::Stagger), "the option of that roll's Alien");
    play.dice(&[4, 9, 9]).spends(Overkill::Terror { alien: leader });
    assert_eq!(play.alien(leader).unwrap().at, south, "4 is the fourth direction from the arrow");
    assert!(play.acts(Who::Captain), "whoever has left the tile is passed over");
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, b] = scene.row();
    let flame = scene.give(Who::Captain, Item::FlameGun);
    let sentinel = scene.alien(AlienType::Sentinel, b);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1]).attack(Who::Captain, flame, sentinel);
    play.dice(&[4]).spends(Overkill::Terror { alien: sentinel });
    assert_eq!(play.alien(sentinel).unwrap().hp, 2, "off the map: one hit more");
}

/// AM-14.8, AM-23.7: on 7 and 8 the attacker chooses where the Alien runs; on 9 and 10 nothing happens
#[test]
fn the_attacker_chooses_on_seven() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b, c] = scene.row();
    let flame = scene.give(Who::Captain, Item::FlameGun);
    let sentinel = scene.alien(AlienType::Sentinel, b);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1]).attack(Who::Captain, flame, sentinel);
    let mut calm = play.again();
    play.dice(&[7]).spends(Overkill::Terror { alien: sentinel });
    let directions =
        [0, 3].map(|number| Command::Answer { answer: Answer::Direction(Direction::new(number).unwrap()) });
    assert_eq!(play.options(), directions, "north and south are open");
    play.does(directions[1].clone());
    assert_eq!(play.alien(sentinel).unwrap().at, c);
    calm.dice(&[9]).spends(Overkill::Terror { alien: sentinel });
    assert_eq!((calm.alien(sentinel).unwrap().at, calm.alien(sentinel).unwrap().hp), (b, 3));
    assert_eq!(calm.of(Who::Captain).at, a);
}

/// AM-14.9: the Hypo costs 1 HP and frees all spent AP, but not the one in the Mind Control box; not with 1 HP
#[test]
fn accelerator_hypo() {
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    let hypo = scene.give(Who::Captain, Item::AcceleratorHypo);
    let captain = scene.rocketeer(Who::Captain);
    captain.ap[0].place = ApPlace::Spent;
    captain.ap[1].place = ApPlace::Spent;
    captain.ap[2].place = ApPlace::MindControl;
    captain.command.spent = true;
    let mut play = scene.turn(Who::Captain);
    play.uses(Who::Captain, hypo, Aim::Nothing);
    let captain = play.of(Who::Captain);
    assert_eq!((captain.hp, play.available(Who::Captain, Slot::Standard)), (5, 2));
    assert!(captain.command.available && captain.ap[2].place == ApPlace::MindControl);
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    let hypo = scene.give(Who::Captain, Item::AcceleratorHypo);
    scene.rocketeer(Who::Captain).hp = 1;
    assert_eq!(scene.turn(Who::Captain).refuses(using(Who::Captain, hypo, Aim::Nothing)), "AM-14.9");
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    let hypo = scene.give(Who::Captain, Item::AcceleratorHypo);
    let captain = scene.rocketeer(Who::Captain);
    (captain.command.available, captain.command.spent) = (true, true);
    captain.ap[0].place = ApPlace::Spent;
    let mut play = scene.turn(Who::Captain);
    play.uses(Who::Captain, hypo, Aim::Nothing);
    assert!(play.of(Who::Captain).command.spent, "one Available already: the other stays Spent");
}

/// AM-14.10, AM-14.11: an Electro-Mine lies on the tile until a Sentinel comes, and can be picked up, charged again
#[test]
fn electro_mine() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let mine = scene.give(Who::Captain, Item::ElectroMine);
    let mut play = scene.turn(Who::Captain);
    play.uses(Who::Captain, mine, Aim::Nothing);
    assert_eq!(play.field().tile(a).unwrap().mines(), 1);
    assert!(!play.of(Who::Captain).holds(Item::ElectroMine));
    play.does(Command::PickUp { who: Who::Captain, what: Thing::Card(mine) });
    assert_eq!(play.charges(Who::Captain, mine), 1);
    assert_eq!(play.field().tile(a).unwrap().mines(), 0);
}

/// AM-14.10, AM-21.11: one mine for each Sentinel that comes
#[test]
fn two_mines_and_three_sentinels() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b] = scene.row();
    scene.dark(4, 4);
    let mines = [Item::ElectroMine; 2].map(|item| scene.give(Who::Captain, item));
    let sentinels = [AlienType::Sentinel; 3].map(|kind| scene.alien(kind, b));
    let mut play = scene.turn(Who::Captain);
    for mine in mines {
        play.uses(Who::Captain, mine, Aim::Nothing);
    }
    assert_eq!(play.field().tile(a).unwrap().mines(), 2);
    play.dice(&[9; 6]).does(Command::EndTurn { who: Who::Captain });
    let left: Vec<bool> = sentinels.iter().map(|sentinel| play.alien(*sentinel).is_some()).collect();
    assert_eq!((left, play.field().tile(a).unwrap().mines()), (vec![false, false, true], 0));
    assert_eq!(play.of(Who::Captain).o2, 5, "Panic comes first, once");
}

/// AM-14.12, AM-14.17: the First Aid Kit adds two dice to every Heal Action; the Med-Pack one for the Doctor, at range 1
#[test]
fn first_aid_kit_and_med_pack() {
    let mut scene = Scene::of(&[Who::Doctor, Who::Chief]);
    let [_, b] = scene.row();
    scene.put(Who::Chief, b);
    scene.rocketeer(Who::Chief).hp = 1;
    scene.give(Who::Doctor, Item::FirstAidKit);
    scene.give(Who::Doctor, Item::MedPack);
    let mut play = scene.turn(Who::Doctor);
    let heal = |pay| act(Who::Doctor, Action::Heal { patient: Who::Chief }, pay);
    assert_eq!(play.dice_of(&heal(Pay::Standard)), 7);
    play.dice(&[1, 9, 9, 9, 9, 9, 9]).does(heal(Pay::Standard));
    assert_eq!(play.of(Who::Chief).hp, 2);
    assert_eq!(play.dice_of(&heal(Pay::NonCombat)), 7, "as often as he heals");
}

/// AM-14.13: the Flag lets everybody in line of sight perform one Action without AP, in any order
#[test]
fn flag() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief, Who::Doctor]);
    let [_, b, c] = scene.row();
    let hidden = scene.tile(5, 5);
    scene.put(Who::Chief, b);
    scene.put(Who::Doctor, hidden);
    let flag = scene.give(Who::Captain, Item::Flag);
    let gun = scene.give(Who::Chief, Item::RayGun);
    let bug = scene.alien(AlienType::Bug, b);
    let mut play = scene.turn(Who::Captain);
    play.uses(Who::Captain, flag, Aim::Nothing);
    assert_eq!(play.refuses(step(Who::Doctor, b, Pay::Granted)), "AM-4.2");
    play.dice(&[1, 9, 9, 9, 9]).does(attack(Who::Chief, gun, bug, Pay::Granted));
    assert_eq!(play.available(Who::Chief, Slot::Combat), 1);
    assert_eq!(play.refuses(step(Who::Chief, c, Pay::Granted)), "AM-4.2", "one each");
    play.does(step(Who::Captain, b, Pay::Granted));
    assert!(play.acts(Who::Captain) && play.of(Who::Captain).at == b);
    assert_eq!(play.charges(Who::Captain, flag), 0);
}

/// AM-14.13, AM-6.8: through the Flag a Talent Action too, unless it was used in this Game Turn
#[test]
fn flag_and_talent() {
    for used in [false, true] {
        let mut scene = Scene::of(&[Who::Captain, Who::Doctor]);
        scene.row::<1>();
        scene.rocketeer(Who::Captain).hp = 2;
        scene.rocketeer(Who::Doctor).turn.talent = used;
        let flag = scene.give(Who::Captain, Item::Flag);
        let mut play = scene.turn(Who::Captain);
        play.uses(Who::Captain, flag, Aim::Nothing);
        let treat = talent(Who::Doctor, Overkill::Sawbones { patient: Who::Captain }, Pay::Granted);
        if used {
            assert_eq!(play.refuses(treat), "AM-6.8");
        } else {
            play.does(treat);
            assert_eq!(play.of(Who::Captain).hp, 3);
            assert!(play.of(Who::Doctor).turn.talent);
        }
    }
}

/// AM-14.14: Food Pills give 2 HP, one charge per Game Turn
#[test]
fn food_pills() {
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    scene.rocketeer(Who::Captain).hp = 2;
    let pills = scene.give(Who::Captain, Item::FoodPills);
    let mut play = scene.turn(Who::Captain);
    play.uses(Who::Captain, pills, Aim::Nothing);
    assert_eq!((play.of(Who::Captain).hp, play.charges(Who::Captain, pills)), (4, 1));
    assert_eq!(play.refuses(using(Who::Captain, pills, Aim::Nothing)), "AM-12.1");
}

/// AM-14.15: with the Head-Set Move Out reaches everybody
#[test]
fn head_set() {
    let mut scene = Scene::of(&[Who::FirstOfficer, Who::Chief]);
    scene.row::<1>();
    let (far, next) = (scene.tile(5, 5), scene.tile(5, 6));
    scene.put(Who::Chief, far);
    scene.give(Who::FirstOfficer, Item::HeadSet);
    let mut play = scene.turn(Who::FirstOfficer);
    play.does(talent(Who::FirstOfficer, Overkill::MoveOut { who: Who::Chief }, Pay::NonCombat));
    play.does(step(Who::Chief, next, Pay::Granted));
    assert_eq!(play.of(Who::Chief).at, next);
}

/// AM-14.16: the Holster adds a die to the first Ray Gun attack, one Holster to a Ray Gun
#[test]
fn holster() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    scene.give(Who::Captain, Item::Holster);
    scene.give(Who::Captain, Item::Holster);
    let gun = scene.give(Who::Captain, Item::RayGun);
    let knife = scene.give(Who::Captain, Item::AirKnife);
    let sentinel = scene.alien(AlienType::Sentinel, a);
    let mut play = scene.turn(Who::Captain);
    let shot = attack(Who::Captain, gun, sentinel, Pay::Standard);
    assert_eq!(play.dice_of(&attack(Who::Captain, knife, sentinel, Pay::Standard)), 3);
    assert_eq!(play.dice_of(&shot), 6);
    play.dice(&[9; 6]).does(shot.clone());
    assert_eq!(play.dice_of(&shot), 5);
    // Two Ray Guns: each needs a Holster of its own.
    for (holsters, second) in [(1, 5), (2, 6)] {
        let mut scene = Scene::of(&[Who::Captain]);
        let [a] = scene.row();
        for _ in 0..holsters {
            scene.give(Who::Captain, Item::Holster);
        }
        let guns = [Item::RayGun; 2].map(|item| scene.give(Who::Captain, item));
        let sentinel = scene.alien(AlienType::Sentinel, a);
        let mut play = scene.turn(Who::Captain);
        play.dice(&[9; 6]).does(attack(Who::Captain, guns[0], sentinel, Pay::Standard));
        assert_eq!(play.dice_of(&attack(Who::Captain, guns[1], sentinel, Pay::Standard)), second);
    }
}

/// AM-14.18: the Oxygen Tank is discarded for 2 O2
#[test]
fn oxygen_tank() {
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    let tank = scene.give(Who::Captain, Item::OxygenTank);
    let mut play = scene.turn(Who::Captain);
    play.uses(Who::Captain, tank, Aim::Nothing);
    assert_eq!(play.of(Who::Captain).o2, 8);
    assert!(!play.of(Who::Captain).holds(Item::OxygenTank));
}

/// AM-14.19: the Reference Book adds one IQ to one roll, declared before it
#[test]
fn reference_book() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    scene.rocketeer(Who::Captain).hp = 1;
    let book = scene.give(Who::Captain, Item::ReferenceBook);
    let gun = scene.give(Who::Captain, Item::RayGun);
    let bug = scene.alien(AlienType::Bug, a);
    let mut play = scene.turn(Who::Captain);
    let with = vec![Boost { card: book, hatch: None, tile: None }];
    let target = Target::Alien(bug);
    let shot = Action::Attack { weapon: gun, target };
    let wrong = Command::Act { who: Who::Captain, action: shot, pay: Pay::Standard, with: with.clone() };
    assert_eq!(play.refuses(wrong), "AM-12.1");
    let action = Action::Heal { patient: Who::Captain };
    let heal = Command::Act { who: Who::Captain, action, pay: Pay::Standard, with };
    assert_eq!(play.dice_of(&heal), 4);
    play.dice(&[9, 9, 9, 1]).does(heal.clone());
    assert_eq!((play.of(Who::Captain).hp, play.charges(Who::Captain, book)), (2, 2));
    assert_eq!(play.refuses(heal), "AM-12.1", "once a Game Turn");
}

/// AM-14.20: with the Soft-Focus Lens Sway reaches every tile in line of sight
#[test]
fn soft_focus_lens() {
    let mut scene = Scene::of(&[Who::Yeoman]);
    let [_, _, _, _, far] = scene.row();
    scene.give(Who::Yeoman, Item::SoftFocusLens);
    let bug = scene.alien(AlienType::Bug, far);
    let mut play = scene.turn(Who::Yeoman);
    play.does(talent(Who::Yeoman, Overkill::Sway { alien: bug }, Pay::NonCombat));
    assert!(play.alien(bug).unwrap().stunned);
}

/// AM-14.21: Space-Bandages are a Heal Action without AP, and the charge is gone even if it fails
#[test]
fn space_bandages() {
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    scene.rocketeer(Who::Captain).hp = 1;
    let bandages = scene.give(Who::Captain, Item::SpaceBandages);
    let mut play = scene.turn(Who::Captain);
    let heal = act(Who::Captain, Action::Heal { patient: Who::Captain }, Pay::Card(bandages));
    play.dice(&[9, 9, 9]).does(heal);
    assert_eq!((play.charges(Who::Captain, bandages), play.available(Who::Captain, Slot::Standard)), (2, 3));
}

/// AM-14.22, AM-15.19: the Stun Pellet Stuns all Aliens on the own or a neighbouring tile in line of sight
#[test]
fn stun_pellet() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, b, c] = scene.row();
    let pellet = scene.give(Who::Captain, Item::StunPellet);
    let aliens =
        [AlienType::Thrall, AlienType::BrainInAJar, AlienType::Sentinel].map(|kind| scene.alien(kind, b));
    scene.alien(AlienType::Bug, c);
    let mut play = scene.turn(Who::Captain);
    assert_eq!(play.refuses(using(Who::Captain, pellet, Aim::Tile(c))), "AM-9.1");
    play.uses(Who::Captain, pellet, Aim::Tile(b));
    assert!(aliens.iter().all(|alien| play.alien(*alien).unwrap().stunned));
}

/// AM-14.23, AM-14.24: the Tape Recorder stores an Overkill and spends it in a later Game Turn
#[test]
fn tape_recorder() {
    let mut scene = Scene::of(&[Who::Doctor, Who::Chief]);
    let [a] = scene.row();
    let tape = scene.give(Who::Doctor, Item::TapeRecorder);
    let gun = scene.give(Who::Doctor, Item::RayGun);
    let bug = scene.alien(AlienType::Bug, a);
    scene.rocketeer(Who::Doctor).hp = 1;
    scene.rocketeer(Who::Chief).hp = 1;
    let mut play = scene.turn(Who::Doctor);
    let mut fight = play.again();
    fight.dice(&[1, 1, 9, 9, 9]).attack(Who::Doctor, gun, bug);
    assert_eq!(
        fight.refuses(Command::Spend { on: Overkill::Record { card: tape } }),
        "AM-8.6",
        "a Combat Action"
    );
    let heal = act(Who::Doctor, Action::Heal { patient: Who::Doctor }, Pay::Standard);
    play.dice(&[1, 1, 9, 9]).does(heal).spends(Overkill::Record { card: tape });
    assert!(play.of(Who::Doctor).card(tape).unwrap().recording);
    let treat = Aim::Overkill(Overkill::Sawbones { patient: Who::Chief });
    assert_eq!(play.refuses(using(Who::Doctor, tape, treat.clone())), "AM-12.1", "storing was its use");
    let stored = || {
        let mut scene = Scene::of(&[Who::Doctor, Who::Chief]);
        let [a] = scene.row();
        let tape = scene.give(Who::Doctor, Item::TapeRecorder);
        let thrall = scene.alien(AlienType::Thrall, a);
        scene.rocketeer(Who::Doctor).card_mut(tape).unwrap().recording = true;
        scene.rocketeer(Who::Chief).hp = 1;
        (scene.turn(Who::Doctor), tape, thrall)
    };
    let (mut play, tape, _) = stored();
    play.uses(Who::Doctor, tape, treat);
    assert_eq!(play.of(Who::Chief).hp, 2);
    assert!(!play.of(Who::Doctor).card(tape).unwrap().recording);
    let (mut play, tape, thrall) = stored();
    let subdue = act(Who::Doctor, Action::Subdue { target: Target::Alien(thrall) }, Pay::Standard);
    play.dice(&[1, 9, 9, 9]).does(subdue).uses(Who::Doctor, tape, Aim::Nothing).goes_on();
    play.chance(&[0]).spends(Overkill::Rescue);
    assert!(play.of(Who::Doctor).holds(Item::RtBoy), "an Overkill that no die showed");
}

/// AM-14.25: with the Tele-Radio Command reaches everybody
#[test]
fn tele_radio() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    scene.row::<1>();
    let far = scene.tile(5, 5);
    scene.put(Who::Chief, far);
    scene.give(Who::Captain, Item::TeleRadio);
    let mut play = scene.turn(Who::Captain);
    play.does(talent(Who::Captain, Overkill::Command { who: Who::Chief }, Pay::Standard));
    assert!(play.of(Who::Chief).command.available);
}

/// AM-14.26: Tools re-roll all dice of an IQ Action, and break without a success
#[test]
fn tools() {
    let scene = || {
        let mut scene = Scene::of(&[Who::Captain]);
        let [a] = scene.row();
        scene.rocketeer(Who::Captain).hp = 1;
        let tools = scene.give(Who::Captain, Item::Tools);
        let gun = scene.give(Who::Captain, Item::RayGun);
        let bug = scene.alien(AlienType::Bug, a);
        (scene.turn(Who::Captain), tools, gun, bug)
    };
    let heal = || act(Who::Captain, Action::Heal { patient: Who::Captain }, Pay::Standard);
    let (mut play, tools, ..) = scene();
    play.dice(&[1, 9, 9]).does(heal()).dice(&[9, 9, 9]).uses(Who::Captain, tools, Aim::Nothing);
    assert!(play.acts(Who::Captain) && !play.of(Who::Captain).holds(Item::Tools));
    assert_eq!(play.of(Who::Captain).hp, 1, "the first roll no longer counts");
    let (mut play, tools, ..) = scene();
    play.dice(&[9, 9, 9]).does(heal()).dice(&[9, 9, 2]).uses(Who::Captain, tools, Aim::Nothing);
    assert_eq!(play.of(Who::Captain).hp, 2);
    assert!(play.of(Who::Captain).holds(Item::Tools));
    let (mut play, _, gun, bug) = scene();
    play.dice(&[9; 5]).attack(Who::Captain, gun, bug);
    assert!(play.acts(Who::Captain), "not for an attack");
}
