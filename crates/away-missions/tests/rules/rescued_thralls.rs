//! Chapter 17: rescued Thralls and Dominated Brains.

use crate::support::{Play, Scene, act, attack, step, using};
use away_missions::field::{ItemId, Lying};
use away_missions::{
    Action, Aim, AlienType, Answer, Boost, Command, HatchState, Item, Mode, Overkill, Pay, Slot, Target,
    Thing, Who,
};

/// The Professor rescues the Thrall that lies at this place of the bag.
fn rescue(place: u32) -> Play {
    let mut scene = Scene::of(&[Who::Professor]);
    let [a] = scene.row();
    let thrall = scene.alien(AlienType::Thrall, a);
    let mut play = scene.turn(Who::Professor);
    let subdue = Action::Subdue { target: Target::Alien(thrall) };
    play.dice(&[1, 1, 9, 9, 9]).does(act(Who::Professor, subdue, Pay::NonCombat));
    play.chance(&[place]).spends(Overkill::Rescue);
    play
}

/// AM-17.1: one card of each, drawn at random
#[test]
fn one_of_each() {
    let drawn: Vec<Item> = (0..10).map(|place| rescue(place).of(Who::Professor).items[0].item).collect();
    let expected = [
        Item::RtBoy,
        Item::RtBusDriver,
        Item::RtCoEd,
        Item::RtCowboy,
        Item::RtFootballPlayer,
        Item::RtGirl,
        Item::RtHobo,
        Item::RtLongLostBrother,
        Item::RtSarge,
        Item::RtScientist,
    ];
    assert_eq!(drawn, expected);
}

/// AM-17.2: Power Out does not touch them
#[test]
fn power_out_does_not_touch_people() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    scene.field.power_out = true;
    scene.rocketeer(Who::Captain).hp = 1;
    scene.give(Who::Captain, Item::DominatedBrain);
    let hobo = scene.give(Who::Captain, Item::RtHobo);
    scene.alien(AlienType::Bug, a);
    let play = scene.turn(Who::Captain);
    assert!(play.allows(&using(Who::Captain, hobo, Aim::Nothing)));
    assert_eq!(play.dice_of(&act(Who::Captain, Action::Heal { patient: Who::Captain }, Pay::Standard)), 4);
}

/// AM-17.3: a Dominated Brain adds 1 IQ to every roll; several add up
#[test]
fn dominated_brains() {
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    scene.rocketeer(Who::Captain).hp = 1;
    scene.give(Who::Captain, Item::DominatedBrain);
    scene.give(Who::Captain, Item::DominatedBrain);
    let play = scene.turn(Who::Captain);
    assert_eq!(play.dice_of(&act(Who::Captain, Action::Heal { patient: Who::Captain }, Pay::Standard)), 5);
}

/// AM-17.4: the Boy picks up something from a neighbouring tile in line of sight
#[test]
fn boy() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, b, c] = scene.row();
    let boy = scene.give(Who::Captain, Item::RtBoy);
    let (near, far) = (scene.drop(b, Item::HeatRay), scene.drop(c, Item::RayGun));
    scene.give(Who::Captain, Item::ElectroMine);
    let mine = scene.rocketeer(Who::Captain).items.pop().unwrap();
    scene.lay(b, Lying::Mine(mine));
    let mut play = scene.turn(Who::Captain);
    let fetch = |at, card| using(Who::Captain, boy, Aim::Fetch { at, what: Thing::Card(card) });
    assert_eq!(play.refuses(fetch(c, far)), "AM-9.1");
    let mut other = play.again();
    play.does(fetch(b, near));
    assert!(play.of(Who::Captain).holds(Item::HeatRay));
    assert_eq!(play.refuses(fetch(b, mine.id)), "AM-12.1", "once a Game Turn");
    other.does(fetch(b, mine.id));
    assert_eq!((other.field().tile(b).unwrap().mines(), other.charges(Who::Captain, mine.id)), (0, 1));
}

/// AM-17.5: who rescues the Bus Driver gains 2 O2
#[test]
fn bus_driver() {
    assert_eq!(rescue(1).of(Who::Professor).o2, 8);
    assert_eq!(rescue(0).of(Who::Professor).o2, 6);
}

fn with(who: Who, action: Action, card: ItemId) -> Command {
    Command::Act { who, action, pay: Pay::Standard, with: vec![Boost { card, hatch: None, tile: None }] }
}

/// AM-17.6: the Co-Ed adds two dice to any Action with a roll
#[test]
fn co_ed() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b] = scene.row();
    scene.rocketeer(Who::Captain).hp = 1;
    let student = scene.give(Who::Captain, Item::RtCoEd);
    let gun = scene.give(Who::Captain, Item::RayGun);
    let bug = scene.alien(AlienType::Bug, a);
    let mut play = scene.turn(Who::Captain);
    let shot = Action::Attack { weapon: gun, target: Target::Alien(bug) };
    assert_eq!(play.dice_of(&with(Who::Captain, shot, student)), 7);
    let heal = with(Who::Captain, Action::Heal { patient: Who::Captain }, student);
    assert_eq!(play.dice_of(&heal), 5);
    assert_eq!(play.refuses(with(Who::Captain, Action::Move { to: b }, student)), "AM-12.1");
    play.dice(&[9; 5]).does(heal);
    assert_eq!(play.charges(Who::Captain, student), 1);
}

/// AM-17.7: the Cowboy shoots once with one die, without AP; nothing adds to it, and it does not lift the lock
#[test]
fn cowboy() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, b, c] = scene.row();
    scene.setup.mode = Mode::Admiral;
    scene.rocketeer(Who::Captain).turn.held = true;
    scene.give(Who::Captain, Item::RtSarge);
    let cowboy = scene.give(Who::Captain, Item::RtCowboy);
    let (near, far) = (scene.alien(AlienType::Bug, b), scene.alien(AlienType::Bug, c));
    let mut play = scene.turn(Who::Captain);
    let shoot = |alien| using(Who::Captain, cowboy, Aim::Target(Target::Alien(alien)));
    assert_eq!(play.refuses(shoot(far)), "AM-9.2");
    assert_eq!(play.refuses(attack(Who::Captain, cowboy, near, Pay::Standard)), "AM-9.4");
    play.dice(&[3]).does(shoot(near));
    assert!(play.alien(near).is_none() && play.of(Who::Captain).turn.held);
    assert_eq!(play.refuses(shoot(far)), "AM-12.1", "once a Game Turn");
}

/// AM-17.8: the Football Player opens a hatch without AP
#[test]
fn football_player() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b] = scene.row();
    let c = scene.tile(1, 0);
    scene.hatch(a, b, HatchState::Closed);
    scene.hatch(a, c, HatchState::Closed);
    let player = scene.give(Who::Captain, Item::RtFootballPlayer);
    let mut play = scene.turn(Who::Captain);
    play.does(act(Who::Captain, Action::OpenHatch { toward: b }, Pay::Card(player)));
    assert_eq!((play.hatch(a, b), play.available(Who::Captain, Slot::Standard)), (Some(HatchState::Open), 3));
    assert_eq!(play.refuses(step(Who::Captain, b, Pay::Card(player))), "AM-10.13", "not for moving");
    assert_eq!(
        play.refuses(act(Who::Captain, Action::OpenHatch { toward: c }, Pay::Card(player))),
        "AM-12.1"
    );
}

/// AM-17.9: with the Girl he may ignore every Panic
#[test]
fn girl() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, b] = scene.row();
    scene.dark(4, 4);
    let girl = scene.give(Who::Captain, Item::RtGirl);
    scene.alien(AlienType::Sentinel, b);
    scene.alien(AlienType::Sentinel, b);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[9; 6]).does(Command::EndTurn { who: Who::Captain });
    play.dice(&[9; 12]).does(Command::Answer { answer: Answer::Card(girl) });
    play.dice(&[9; 6]).does(Command::Answer { answer: Answer::Card(girl) });
    assert_eq!(play.of(Who::Captain).o2, 6);
}

/// AM-17.10: the Hobo Stuns all Aliens on the own tile
#[test]
fn hobo() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let hobo = scene.give(Who::Captain, Item::RtHobo);
    let aliens = [AlienType::Thrall, AlienType::BrainInAJar, AlienType::Bug].map(|kind| scene.alien(kind, a));
    let mut play = scene.turn(Who::Captain);
    play.uses(Who::Captain, hobo, Aim::Nothing);
    assert!(aliens.iter().all(|alien| play.alien(*alien).unwrap().stunned));
    assert_eq!(play.charges(Who::Captain, hobo), 1);
}

/// AM-17.11: the Long-Lost Brother takes one hit per Game Turn
#[test]
fn long_lost_brother() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    scene.dark(4, 4);
    let brother = scene.give(Who::Captain, Item::RtLongLostBrother);
    scene.alien(AlienType::Thrall, a);
    scene.alien(AlienType::Thrall, a);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1]).does(Command::EndTurn { who: Who::Captain });
    play.dice(&[1]).does(Command::Answer { answer: Answer::Card(brother) });
    assert_eq!(
        (play.of(Who::Captain).hp, play.charges(Who::Captain, brother)),
        (5, 1),
        "the second hit counts"
    );
}

/// AM-17.12: Sarge adds one die to one Attack Action
#[test]
fn sarge() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    scene.rocketeer(Who::Captain).hp = 1;
    let sarge = scene.give(Who::Captain, Item::RtSarge);
    let gun = scene.give(Who::Captain, Item::RayGun);
    let sentinel = scene.alien(AlienType::Sentinel, a);
    let mut play = scene.turn(Who::Captain);
    let shot = || Action::Attack { weapon: gun, target: Target::Alien(sentinel) };
    assert_eq!(play.dice_of(&with(Who::Captain, shot(), sarge)), 6);
    assert_eq!(play.refuses(with(Who::Captain, Action::Heal { patient: Who::Captain }, sarge)), "AM-12.1");
    play.dice(&[9; 6]).does(with(Who::Captain, shot(), sarge));
    assert_eq!(play.refuses(with(Who::Captain, shot(), sarge)), "AM-12.1");
}

/// AM-17.13: the Scientist adds an Overkill to an IQ roll with a success, also for rescuing
#[test]
fn scientist() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let scientist = scene.give(Who::Captain, Item::RtScientist);
    let thralls = [scene.alien(AlienType::Thrall, a), scene.alien(AlienType::Thrall, a)];
    let mut play = scene.turn(Who::Captain);
    let subdue = |thrall| act(Who::Captain, Action::Subdue { target: Target::Alien(thrall) }, Pay::Standard);
    play.dice(&[9, 9, 9]).does(subdue(thralls[0]));
    assert!(play.acts(Who::Captain), "not after a failure");
    play.dice(&[1, 9, 9]).does(subdue(thralls[0])).uses(Who::Captain, scientist, Aim::Nothing).goes_on();
    assert_eq!(play.charges(Who::Captain, scientist), 1);
    play.chance(&[0]).spends(Overkill::Rescue);
    assert!(play.of(Who::Captain).holds(Item::RtBoy));
}
