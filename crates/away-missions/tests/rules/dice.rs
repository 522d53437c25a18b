//! Chapter 8: dice, successes and Overkills.

use crate::support::{Scene, act, using};
use away_missions::field::Lying;
use away_missions::{
    Action, Aim, AlienType, Boost, Command, Component, Goods, Item, Overkill, Pay, Slot, Target, Thing, Who,
};

/// EX-1, AM-8.1, AM-8.3, AM-8.6, AM-8.8, AM-8.10, AM-8.11: the Chief hits a Sentinel and has two Overkills for Strafe,
/// Dislodge and Stagger
#[test]
fn overkills_of_an_attack() {
    let mut scene = Scene::of(&[Who::Chief]);
    let [_, near, far] = scene.row();
    let (west, east) = (scene.tile(-1, 2), scene.tile(1, 1));
    let rifle = scene.give(Who::Chief, Item::AtomicRifle);
    let sentinel = scene.alien(AlienType::Sentinel, far);
    let bug = scene.alien(AlienType::Bug, near);
    let saucerman = scene.alien(AlienType::Saucerman, east);
    let mut play = scene.turn(Who::Chief);
    play.dice(&[2, 2, 3, 7, 9]).attack(Who::Chief, rifle, sentinel);
    assert_eq!(play.alien(sentinel).unwrap().hp, 3);
    let kinds = |option: &Overkill| match option {
        Overkill::Strafe { .. } => "strafe",
        Overkill::Dislodge { .. } => "dislodge",
        Overkill::Stagger => "stagger",
        _ => "other",
    };
    let mut offered: Vec<&str> = play.overkills().iter().map(kinds).collect();
    offered.sort_unstable();
    offered.dedup();
    assert_eq!(offered, ["dislodge", "stagger", "strafe"]);
    let strafed: Vec<Target> = play
        .overkills()
        .into_iter()
        .filter_map(|option| if let Overkill::Strafe { target, .. } = option { Some(target) } else { None })
        .collect();
    assert_eq!(strafed, [Target::Alien(bug), Target::Alien(saucerman)], "the Sentinel is not hit again");
    assert!(play.overkills().contains(&Overkill::Dislodge { alien: sentinel, to: west }));
    let strafe =
        |alien| Command::Spend { on: Overkill::Strafe { target: Target::Alien(alien), weapon: None } };
    assert_eq!(play.refuses(strafe(sentinel)), "AM-12.1");
    let mut other = play.again();
    play.spends(Overkill::Stagger).spends(Overkill::Stagger);
    assert_eq!(play.alien(sentinel).unwrap().staggered, 2, "6 − 4 = 2 dice are left");
    assert!(play.acts(Who::Chief));
    other.does(strafe(bug)).does(strafe(saucerman));
    assert!(other.alien(bug).is_none() && other.alien(saucerman).is_none());
}

/// AM-8.4: with no dice left nothing is rolled, and the Action fails
#[test]
fn no_dice_no_roll() {
    let mut scene = Scene::of(&[Who::Chief]);
    let [here] = scene.row();
    scene.rocketeer(Who::Chief).hp = 3;
    scene.alien(AlienType::SpaceLeech, here);
    scene.alien(AlienType::SpaceLeech, here);
    scene.alien(AlienType::SpaceLeech, here);
    let mut play = scene.turn(Who::Chief);
    let before = table::Game::dice(&play.game).position();
    play.does(act(Who::Chief, Action::Heal { patient: Who::Chief }, Pay::Standard));
    assert_eq!(table::Game::dice(&play.game).position(), before);
    assert_eq!((play.of(Who::Chief).hp, play.available(Who::Chief, Slot::Standard)), (3, 1));
    assert!(play.acts(Who::Chief));
}

/// AM-8.2: bonuses and penalties change the number of dice, and all of them add up
#[test]
fn everything_adds_up() {
    let mut scene = Scene::of(&[Who::Doctor]);
    let [here] = scene.row();
    scene.rocketeer(Who::Doctor).hp = 1;
    scene.give(Who::Doctor, Item::FirstAidKit);
    scene.give(Who::Doctor, Item::MedPack);
    scene.give(Who::Doctor, Item::DominatedBrain);
    scene.alien(AlienType::SpaceLeech, here);
    let book = scene.give(Who::Doctor, Item::ReferenceBook);
    let play = scene.turn(Who::Doctor);
    let heal = |with| Command::Act {
        who: Who::Doctor,
        action: Action::Heal { patient: Who::Doctor },
        pay: Pay::Standard,
        with,
    };
    assert_eq!(play.dice_of(&heal(vec![])), 4 + 2 + 1 + 1 - 1);
    assert_eq!(play.dice_of(&heal(vec![Boost { card: book, hatch: None, tile: None }])), 8);
}

/// AM-8.5: the dice may be changed, then the first success is resolved, then Overkills are spent one at a time, and the
/// rest is lost
#[test]
fn a_roll_goes_step_by_step() {
    let mut scene = Scene::of(&[Who::Yeoman]);
    let [here] = scene.row();
    let gun = scene.give(Who::Yeoman, Item::RayGun);
    let warp = scene.give(Who::Yeoman, Item::TimeWarp);
    let brain = scene.alien(AlienType::BrainInAJar, here);
    let other = scene.alien(AlienType::Saucerman, here);
    let mut play = scene.turn(Who::Yeoman);
    play.dice(&[1, 9, 9, 9, 9]).attack(Who::Yeoman, gun, brain);
    assert_eq!(play.alien(brain).unwrap().hp, 2, "nothing is resolved while the dice may be changed");
    play.dice(&[2, 2, 2]).uses(Who::Yeoman, warp, Aim::Dice(vec![1, 2, 3]));
    play.goes_on();
    assert_eq!(play.alien(brain).unwrap().hp, 1);
    play.spends(Overkill::Sway { alien: other });
    assert!(play.alien(other).unwrap().stunned);
    play.does(Command::Pass);
    assert!(play.acts(Who::Yeoman), "two Overkills are lost");
}

/// AM-8.7: Overkills of an IQ Action go to the personal option and to what the Action allows, not to weapons or Aliens
#[test]
fn iq_overkills_know_no_weapon() {
    let mut scene = Scene::of(&[Who::Yeoman]);
    let [here] = scene.row();
    scene.give(Who::Yeoman, Item::RayGun);
    let thrall = scene.alien(AlienType::Thrall, here);
    let saucerman = scene.alien(AlienType::Saucerman, here);
    let mut play = scene.turn(Who::Yeoman);
    let subdue = Action::Subdue { target: Target::Alien(thrall) };
    play.dice(&[1, 1, 8]).does(act(Who::Yeoman, subdue, Pay::NonCombat));
    assert_eq!(play.overkills(), [Overkill::Sway { alien: saucerman }, Overkill::Rescue]);
    assert_eq!(play.refuses(Command::Spend { on: Overkill::PsychicScream { alien: saucerman } }), "AM-8.6");
}

/// AM-8.9: the option of the Alien attacked stays available after it has died
#[test]
fn the_dead_still_scream() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [here, far] = scene.row();
    let gun = scene.give(Who::Captain, Item::RayGun);
    let saucerman = scene.alien(AlienType::Saucerman, here);
    let leader = scene.alien(AlienType::Leader, far);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 9, 9, 9]).attack(Who::Captain, gun, saucerman);
    assert!(play.alien(saucerman).is_none());
    play.spends(Overkill::PsychicScream { alien: leader });
    assert!(play.alien(leader).unwrap().stunned);
}

/// AM-8.12: between a roll and its Overkills the acting Rocketeer may pick up and trade
#[test]
fn trading_between_overkills() {
    let mut scene = Scene::of(&[Who::Professor, Who::Chief]);
    let [here, _] = scene.row();
    let gun = scene.give(Who::Professor, Item::RayGun);
    scene.lay(here, Lying::Mysterium);
    let bug = scene.alien(AlienType::Bug, here);
    let mut play = scene.turn(Who::Professor);
    play.dice(&[1, 1, 9, 9, 9]).attack(Who::Professor, gun, bug);
    play.does(Command::PickUp { who: Who::Professor, what: Thing::Mysterium });
    let give = Goods { o2: 2, ..Goods::default() };
    let trade = Command::Trade { who: Who::Professor, with: Who::Chief, give, take: Goods::default() };
    play.does(trade);
    assert_eq!((play.of(Who::Professor).o2, play.of(Who::Chief).o2), (4, 8));
    assert_eq!(play.of(Who::Professor).components.of(Component::Mysterium), 1);
    assert!(!play.overkills().is_empty(), "the Overkill is still there");
}

/// AM-8.13: one effect re-rolls a die once, several effects may re-roll the same die
#[test]
fn several_effects_on_one_die() {
    let mut scene = Scene::of(&[Who::Doctor]);
    scene.row::<1>();
    scene.rocketeer(Who::Doctor).hp = 1;
    let warp = scene.give(Who::Doctor, Item::TimeWarp);
    let foot = scene.give(Who::Doctor, Item::LuckyRabbitsFoot);
    let mut play = scene.turn(Who::Doctor);
    let heal = act(Who::Doctor, Action::Heal { patient: Who::Doctor }, Pay::Standard);
    play.dice(&[9, 9, 9, 9]).does(heal);
    play.dice(&[9]).uses(Who::Doctor, warp, Aim::Dice(vec![0]));
    assert_eq!(play.refuses(using(Who::Doctor, warp, Aim::Dice(vec![0]))), "AM-12.1");
    play.dice(&[1]).uses(Who::Doctor, foot, Aim::Dice(vec![0]));
    play.goes_on();
    assert_eq!(play.of(Who::Doctor).hp, 2);
}

/// AM-8.1: a 0 is a 10, and 10 does nothing
#[test]
fn only_one_two_three_succeed() {
    for (face, hits) in [(1, true), (2, true), (3, true), (4, false), (7, false), (10, false)] {
        let mut scene = Scene::of(&[Who::Captain]);
        let [here] = scene.row();
        let gun = scene.give(Who::Captain, Item::RayGun);
        let bug = scene.alien(AlienType::Bug, here);
        let mut play = scene.turn(Who::Captain);
        play.dice(&[face, 10, 10, 10, 10]).attack(Who::Captain, gun, bug);
        assert_eq!(play.alien(bug).is_none(), hits, "{face}");
    }
}

/// AM-8.2, AM-8.3: a preview names every source of dice and the exact chances
#[test]
fn previews_are_exact() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [here] = scene.row();
    scene.give(Who::Captain, Item::Holster);
    let gun = scene.give(Who::Captain, Item::RayGun);
    let bug = scene.alien(AlienType::Bug, here);
    let play = scene.turn(Who::Captain);
    let action = Action::Attack { weapon: gun, target: Target::Alien(bug) };
    let roll = play.preview(&act(Who::Captain, action, Pay::Standard)).roll.unwrap();
    let parts: Vec<(&str, i8)> = roll.parts.iter().map(|part| (part.key.as_str(), part.dice)).collect();
    assert_eq!(parts, [("away-missions-item-ray-gun", 5), ("away-missions-item-holster", 1)]);
    assert_eq!((roll.dice, roll.range, roll.chance), (6, Some(0), 882_351), "1 − 0.7⁶");
    assert_eq!(roll.successes, [117_649, 302_526, 324_135, 185_220, 59_535, 10_206, 729]);
}
