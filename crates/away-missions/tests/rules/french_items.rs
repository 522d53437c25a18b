//! Chapter 18: the French edition's items and Thralls.

use crate::support::{Scene, act, attack, step, using};
use away_missions::content::Content;
use away_missions::{
    Action, Aim, AlienType, Answer, Boost, BossType, Command, Component, HatchState, Item, Overkill, Pay,
    Room, Slot, Target, Thing, Who,
};

/// AM-18.1: two weapons, thirteen Gear cards and five Thralls, only if the table has chosen them
#[test]
fn only_by_choice() {
    let french: Vec<Item> =
        Content::standard().items().iter().filter(|item| item.french).map(|item| item.item).collect();
    let cards = french.iter().filter(|item| Content::standard().item(**item).is_rocketeer_item());
    assert_eq!((cards.count(), french.len()), (15, 20));
    for chosen in [false, true] {
        let mut scene = Scene::of(&[Who::Captain]);
        scene.row::<1>();
        scene.setup.french_items = chosen;
        let play = scene.turn(Who::Captain);
        let state = play.state();
        let holds = |place: &str, item: Item| {
            state["supply"][place].as_array().unwrap().contains(&serde_json::json!(item.name()))
        };
        assert_eq!(holds("unused", Item::SonicShotgun), chosen);
        assert_eq!(holds("thralls", Item::RtNurse), chosen);
    }
}

/// AM-18.2: DDT attacks only Bugs; from a vent it reaches Bugs on all scanned vents
#[test]
fn ddt() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let (vent, plain) = (scene.tile(5, 5), scene.tile(7, 7));
    scene.vent(a);
    scene.vent(vent);
    let spray = scene.give(Who::Captain, Item::Ddt);
    let leader = scene.alien(AlienType::Leader, a);
    let [here, there, elsewhere] = [a, vent, plain].map(|tile| scene.alien(AlienType::Bug, tile));
    let mut play = scene.turn(Who::Captain);
    assert_eq!(play.refuses(attack(Who::Captain, spray, leader, Pay::Standard)), "AM-12.1");
    assert_eq!(play.refuses(attack(Who::Captain, spray, elsewhere, Pay::Standard)), "AM-9.1");
    play.dice(&[1, 1, 9, 9]).attack(Who::Captain, spray, there);
    play.spends(Overkill::Exterminate { bug: here });
    assert!(play.alien(here).is_none() && play.alien(there).is_none());
}

/// AM-18.3: the Sonic Shotgun has 4 and 3 dice; Impact Stuns an Alien with 1 HP on the target tile or next to it
#[test]
fn sonic_shotgun() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b, c] = scene.row();
    let shotgun = scene.give(Who::Captain, Item::SonicShotgun);
    let [home, near, far] = [a, b, c].map(|tile| scene.alien(AlienType::Sentinel, tile));
    let (bug, thrall) = (scene.alien(AlienType::Bug, c), scene.alien(AlienType::Thrall, b));
    let mut play = scene.turn(Who::Captain);
    let shot = |alien| attack(Who::Captain, shotgun, alien, Pay::Standard);
    assert_eq!((play.dice_of(&shot(home)), play.dice_of(&shot(near))), (4, 3));
    assert_eq!(play.refuses(shot(far)), "AM-9.2");
    play.dice(&[1, 1, 9]).does(shot(near));
    assert_eq!(play.refuses(Command::Spend { on: Overkill::Impact { alien: far } }), "AM-13.12");
    assert_eq!(play.refuses(Command::Spend { on: Overkill::Impact { alien: thrall } }), "AM-13.12");
    play.spends(Overkill::Impact { alien: bug });
    assert!(play.alien(bug).unwrap().stunned);
}

/// AM-18.4: the Fiberweave Spacesuit cancels one hit per Game Turn
#[test]
fn fiberweave_spacesuit() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    scene.dark(4, 4);
    let suit = scene.give(Who::Captain, Item::FiberweaveSpacesuit);
    scene.alien(AlienType::Thrall, a);
    scene.alien(AlienType::Thrall, a);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1]).does(Command::EndTurn { who: Who::Captain });
    play.dice(&[1]).does(Command::Answer { answer: Answer::Card(suit) });
    assert_eq!((play.of(Who::Captain).hp, play.charges(Who::Captain, suit)), (5, 1));
}

/// AM-18.5: Firecrackers are asked for at the beginning of the Alien Turn and draw the Aliens to their user
#[test]
fn firecrackers() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    let [_, b, c, d, e] = scene.row();
    scene.dark(9, 9);
    scene.put(Who::Chief, e);
    scene.rocketeer(Who::Chief).turn.done = true;
    let crackers = scene.give(Who::Captain, Item::Firecrackers);
    let leech = scene.alien(AlienType::SpaceLeech, c);
    let mut play = scene.turn(Who::Captain);
    play.does(Command::EndTurn { who: Who::Captain });
    let set_off = Command::Answer { answer: Answer::Card(crackers) };
    assert!(play.options().contains(&set_off));
    let mut quiet = play.again();
    play.does(set_off);
    assert_eq!((play.alien(leech).unwrap().at, play.charges(Who::Captain, crackers)), (b, 0));
    quiet.does(Command::Answer { answer: Answer::No });
    assert_eq!(quiet.alien(leech).unwrap().at, d, "else toward the higher Order marker");
}

/// AM-18.6: Coffee costs an AP and adds a die to every roll of an Action for all on the tile
#[test]
fn freeze_dried_coffee() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    let [a] = scene.row();
    scene.rocketeer(Who::Captain).hp = 1;
    let coffee = scene.give(Who::Captain, Item::FreezeDriedCoffee);
    let gun = scene.give(Who::Captain, Item::RayGun);
    let bug = scene.alien(AlienType::Bug, a);
    let mut play = scene.turn(Who::Captain);
    assert_eq!(play.refuses(using(Who::Captain, coffee, Aim::Nothing)), "AM-12.1", "it costs an AP");
    play.does(act(Who::Captain, Action::Item { card: coffee }, Pay::Standard));
    assert_eq!((play.available(Who::Captain, Slot::Standard), play.charges(Who::Captain, coffee)), (2, 1));
    assert!(play.of(Who::Chief).turn.coffee);
    assert_eq!(play.dice_of(&attack(Who::Captain, gun, bug, Pay::Standard)), 6);
    assert_eq!(play.dice_of(&act(Who::Captain, Action::Heal { patient: Who::Captain }, Pay::Standard)), 4);
}

/// AM-18.7: the Lucky Rabbit's Foot re-rolls one die of an own roll
#[test]
fn lucky_rabbits_foot() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let foot = scene.give(Who::Captain, Item::LuckyRabbitsFoot);
    let gun = scene.give(Who::Captain, Item::RayGun);
    let bug = scene.alien(AlienType::Bug, a);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[9; 5]).attack(Who::Captain, gun, bug);
    assert_eq!(play.refuses(using(Who::Captain, foot, Aim::Dice(vec![0, 1]))), "AM-12.1");
    play.dice(&[1]).uses(Who::Captain, foot, Aim::Dice(vec![4]));
    assert!(play.alien(bug).is_none());
    assert_eq!(play.charges(Who::Captain, foot), 2);
}

/// AM-18.8: the Power of Love drives every Alien in sight one tile away, lowest number first; Thralls and Brains stay
#[test]
fn power_of_love() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, b, c] = scene.row();
    scene.tile(1, 1);
    let love = scene.give(Who::Captain, Item::PowerOfLove);
    let leader = scene.alien(AlienType::Leader, b);
    let thrall = scene.alien(AlienType::Thrall, b);
    let brain = scene.alien(AlienType::BrainInAJar, b);
    let mut play = scene.turn(Who::Captain);
    play.uses(Who::Captain, love, Aim::Nothing);
    assert_eq!(play.alien(leader).unwrap().at, c, "of two tiles the lower number");
    assert_eq!((play.alien(thrall).unwrap().at, play.alien(brain).unwrap().at), (b, b));
}

/// AM-18.9: with the Scanner any face-down tile is scanned
#[test]
fn scanner() {
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    let (near, far) = (scene.dark(1, 0), scene.dark(2, 0));
    scene.scanning = true;
    let card = scene.give(Who::Captain, Item::Scanner);
    let mut play = scene.turn(Who::Captain);
    let scan = |tile, scanner| Command::Scan { who: Who::Captain, tile: Some(tile), scanner };
    assert_eq!(play.refuses(scan(far, None)), "AM-5.1");
    play.does(scan(far, Some(card)));
    let field = play.field();
    assert!(field.tile(far).unwrap().scanned && !field.tile(near).unwrap().scanned);
    assert_eq!(play.charges(Who::Captain, card), 2);
}

/// AM-18.10: the Sniper Scope adds two dice to the Atomic Rifle at range 3
#[test]
fn sniper_scope() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, _, c, d] = scene.row();
    scene.give(Who::Captain, Item::SniperScope);
    let rifle = scene.give(Who::Captain, Item::AtomicRifle);
    let (near, far) = (scene.alien(AlienType::Bug, c), scene.alien(AlienType::Bug, d));
    let play = scene.turn(Who::Captain);
    assert_eq!(play.dice_of(&attack(Who::Captain, rifle, near, Pay::Standard)), 5);
    assert_eq!(play.dice_of(&attack(Who::Captain, rifle, far, Pay::Standard)), 5);
}

/// AM-18.11, AM-11.6: the Space Monkey fetches, puts down or opens a hatch, once per Game Turn
#[test]
fn space_monkey() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, b, c] = scene.row();
    scene.hatch(b, c, HatchState::Closed);
    let monkey = scene.give(Who::Captain, Item::SpaceMonkey);
    let gun = scene.give(Who::Captain, Item::RayGun);
    let ray = scene.drop(b, Item::HeatRay);
    let play = scene.turn(Who::Captain);
    let does = |aim| {
        let mut play = play.again();
        play.uses(Who::Captain, monkey, aim);
        assert_eq!(
            play.refuses(using(Who::Captain, monkey, Aim::Hatch { at: b, toward: c, seal: false })),
            "AM-12.1"
        );
        play
    };
    assert!(does(Aim::Fetch { at: b, what: Thing::Card(ray) }).of(Who::Captain).holds(Item::HeatRay));
    let put = does(Aim::PutDown { at: b, card: gun });
    assert!(!put.of(Who::Captain).holds(Item::RayGun));
    assert_eq!(put.field().tile(b).unwrap().lying.len(), 2);
    assert_eq!(does(Aim::Hatch { at: b, toward: c, seal: false }).hatch(b, c), Some(HatchState::Open));
}

/// AM-18.12: Space Rations give 1 HP to everybody on the tile
#[test]
fn space_rations() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    scene.row::<1>();
    scene.rocketeer(Who::Captain).hp = 2;
    scene.rocketeer(Who::Chief).hp = 5;
    let rations = scene.give(Who::Captain, Item::SpaceRations);
    let mut play = scene.turn(Who::Captain);
    play.uses(Who::Captain, rations, Aim::Nothing);
    assert_eq!((play.of(Who::Captain).hp, play.of(Who::Chief).hp), (3, 6));
}

/// AM-18.13: the Common Cold eliminates every Alien on the tile except Thralls and bosses
#[test]
fn the_common_cold() {
    let mut scene = Scene::in_scenario(5, &[Who::Captain]);
    let queen = scene.room(Room::HiveQueen, 0, 0);
    scene.put(Who::Captain, queen);
    scene.boss(BossType::HiveQueen, queen, 4);
    let cold = scene.give(Who::Captain, Item::TheCommonCold);
    let victims =
        [AlienType::Sentinel, AlienType::BrainInAJar, AlienType::Bug].map(|kind| scene.alien(kind, queen));
    let thrall = scene.alien(AlienType::Thrall, queen);
    let mut play = scene.turn(Who::Captain);
    let sneeze = act(Who::Captain, Action::Item { card: cold }, Pay::Standard);
    let mut failed = play.again();
    play.dice(&[1, 9, 9]).does(sneeze.clone());
    assert!(victims.iter().all(|alien| play.alien(*alien).is_none()));
    assert!(play.alien(thrall).is_some() && play.field().boss(BossType::HiveQueen).unwrap().hp == 4);
    assert!(!play.of(Who::Captain).holds(Item::TheCommonCold));
    failed.dice(&[9, 9, 9]).does(sneeze);
    assert!(!failed.of(Who::Captain).holds(Item::TheCommonCold) && failed.alien(victims[0]).is_some());
}

/// AM-18.14: Thermite destroys a hatch of the own tile
#[test]
fn thermite() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b, c] = scene.row();
    scene.hatch(a, b, HatchState::Locked);
    scene.show_hatch(b, c);
    let thermite = scene.give(Who::Captain, Item::Thermite);
    let mut play = scene.turn(Who::Captain);
    let burn = |at, toward, seal| using(Who::Captain, thermite, Aim::Hatch { at, toward, seal });
    assert_eq!(play.refuses(burn(b, c, false)), "AM-12.1");
    assert_eq!(play.refuses(burn(a, b, true)), "AM-12.1");
    play.does(burn(a, b, false));
    assert_eq!(play.hatch(a, b), Some(HatchState::Destroyed));
    assert!(!play.of(Who::Captain).holds(Item::Thermite));
}

/// AM-18.15: the Tricorder works on a neighbouring tile in sight, for the usual AP; Leeches of the own tile count
#[test]
fn tricorder() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b] = scene.row();
    scene.alien(AlienType::SpaceLeech, a);
    let tricorder = scene.give(Who::Captain, Item::Tricorder);
    let thrall = scene.alien(AlienType::Thrall, b);
    let mut play = scene.turn(Who::Captain);
    let with = vec![Boost { card: tricorder, hatch: None, tile: Some(b) }];
    let action = Action::Subdue { target: Target::Alien(thrall) };
    assert_eq!(play.refuses(act(Who::Captain, action.clone(), Pay::Standard)), "AM-10.8");
    let subdue = Command::Act { who: Who::Captain, action, pay: Pay::Standard, with };
    assert!(play.options().contains(&subdue), "it is offered");
    assert_eq!(play.dice_of(&subdue), 2);
    play.dice(&[1, 9]).does(subdue);
    assert!(play.alien(thrall).is_none());
    assert_eq!((play.charges(Who::Captain, tricorder), play.available(Who::Captain, Slot::Standard)), (2, 2));
}

/// AM-18.16: Wire Cutters add a die to every Subdue roll
#[test]
fn wire_cutters() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    scene.give(Who::Captain, Item::WireCutters);
    let thrall = scene.alien(AlienType::Thrall, a);
    let play = scene.turn(Who::Captain);
    let subdue = act(Who::Captain, Action::Subdue { target: Target::Alien(thrall) }, Pay::Standard);
    assert_eq!(play.dice_of(&subdue), 4);
}

/// AM-18.17: the Chemist may brew 1 O2
#[test]
fn chemist() {
    for (face, o2) in [(3, 7), (4, 6)] {
        let mut scene = Scene::of(&[Who::Captain]);
        scene.row::<1>();
        let chemist = scene.give(Who::Captain, Item::RtChemist);
        let mut play = scene.turn(Who::Captain);
        play.dice(&[face]).uses(Who::Captain, chemist, Aim::Nothing);
        assert_eq!(play.of(Who::Captain).o2, o2);
        assert_eq!(play.refuses(using(Who::Captain, chemist, Aim::Nothing)), "AM-12.1");
    }
}

/// AM-18.18: the Nurse may give 1 HP to somebody on the tile
#[test]
fn nurse() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    scene.row::<1>();
    scene.rocketeer(Who::Chief).hp = 2;
    let nurse = scene.give(Who::Captain, Item::RtNurse);
    let mut play = scene.turn(Who::Captain);
    let mut failed = play.again();
    play.dice(&[1]).uses(Who::Captain, nurse, Aim::Rocketeer(Who::Chief));
    assert_eq!((play.of(Who::Chief).hp, play.available(Who::Captain, Slot::Standard)), (3, 3));
    failed.dice(&[4]).uses(Who::Captain, nurse, Aim::Rocketeer(Who::Chief));
    assert_eq!(failed.of(Who::Chief).hp, 2);
    assert_eq!(failed.refuses(using(Who::Captain, nurse, Aim::Rocketeer(Who::Chief))), "AM-12.1");
}

/// AM-18.19: the Photographer Stuns one Alien in line of sight, Thralls too
#[test]
fn photographer() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, _, c] = scene.row();
    let camera = scene.give(Who::Captain, Item::RtPhotographer);
    let thrall = scene.alien(AlienType::Thrall, c);
    let mut play = scene.turn(Who::Captain);
    play.uses(Who::Captain, camera, Aim::Target(Target::Alien(thrall)));
    assert!(play.alien(thrall).unwrap().stunned);
    assert_eq!(play.charges(Who::Captain, camera), 1);
}

/// AM-18.20: who rescues the Smuggler gains one component of his choice
#[test]
fn smuggler() {
    let mut scene = Scene::of(&[Who::Professor]);
    let [a] = scene.row();
    scene.setup.french_items = true;
    let thrall = scene.alien(AlienType::Thrall, a);
    let mut play = scene.turn(Who::Professor);
    let thralls = play.state()["supply"]["thralls"].as_array().unwrap().clone();
    let place = thralls.iter().position(|item| item == Item::RtSmuggler.name()).unwrap();
    let subdue = Action::Subdue { target: Target::Alien(thrall) };
    play.dice(&[1, 1, 9, 9, 9]).does(act(Who::Professor, subdue, Pay::NonCombat));
    play.chance(&[u32::try_from(place).unwrap()]).spends(Overkill::Rescue);
    play.does(Command::Answer { answer: Answer::Component(Component::Mysterium) });
    assert_eq!(play.of(Who::Professor).components.mysterium, 1);
    assert!(play.of(Who::Professor).holds(Item::RtSmuggler));
}

/// AM-18.21: the Traffic Cop gives somebody in sight a Move Action at once, without AP
#[test]
fn traffic_cop() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    let [_, b, c] = scene.row();
    scene.put(Who::Chief, b);
    let cop = scene.give(Who::Captain, Item::RtTrafficCop);
    let mut play = scene.turn(Who::Captain);
    play.uses(Who::Captain, cop, Aim::Rocketeer(Who::Chief)).does(step(Who::Chief, c, Pay::Granted));
    assert_eq!((play.of(Who::Chief).at, play.available(Who::Chief, Slot::Standard)), (c, 2));
    assert!(play.acts(Who::Captain));
}
