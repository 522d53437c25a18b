//! Chapter 6: action points.

use crate::support::{Scene, attack, step, talent};
use away_missions::field::{Lying, TileId};
use away_missions::{AlienType, Command, Goods, HatchState, Item, Overkill, Pay, Slot, Target, Thing, Who};

/// AM-6.1: two Standard AP and a third that differs
#[test]
fn three_markers_each() {
    for (who, markers) in [
        (Who::Captain, [3, 0, 0]),
        (Who::FirstOfficer, [2, 0, 1]),
        (Who::Doctor, [2, 0, 1]),
        (Who::Professor, [2, 0, 1]),
        (Who::Chief, [2, 1, 0]),
        (Who::Yeoman, [2, 0, 1]),
    ] {
        let ap = &away_missions::content::Content::standard().rocketeer(who).ap;
        let markers: [u8; 3] = markers;
        assert_eq!([ap.standard, ap.combat.unwrap_or(0), ap.non_combat.unwrap_or(0)], markers, "{who}");
    }
}

/// AM-6.2: one AP for each Action, spent until Cleanup; he may end his turn with AP left
#[test]
fn one_ap_each() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    let [a, b] = scene.row();
    let mut play = scene.turn(Who::Captain);
    play.does(step(Who::Captain, b, Pay::Standard)).does(step(Who::Captain, a, Pay::Standard));
    assert_eq!(play.available(Who::Captain, Slot::Standard), 1);
    let mut other = play.again();
    play.does(step(Who::Captain, b, Pay::Standard));
    assert_eq!(play.refuses(step(Who::Captain, a, Pay::Standard)), "AM-6.2");
    other.does(Command::EndTurn { who: Who::Captain });
    assert!(other.of(Who::Captain).turn.done);
}

/// AM-6.3: a Combat AP pays for an attack only, a Non-Combat AP never for one
#[test]
fn combat_and_non_combat() {
    let mut scene = Scene::of(&[Who::Chief, Who::Doctor]);
    let [a, b] = scene.row();
    let gun = scene.give(Who::Chief, Item::RayGun);
    scene.hatch(a, b, HatchState::Open);
    let bug = scene.alien(AlienType::Bug, a);
    let mut doctor = Scene::of(&[Who::Doctor]);
    let [home, _] = doctor.row();
    let syringe = doctor.give(Who::Doctor, Item::RayGun);
    let prey = doctor.alien(AlienType::Bug, home);
    let mut doctor = doctor.turn(Who::Doctor);
    assert_eq!(doctor.refuses(attack(Who::Doctor, syringe, prey, Pay::NonCombat)), "AM-6.3");
    let mut play = scene.turn(Who::Chief);
    assert_eq!(play.refuses(step(Who::Chief, b, Pay::Combat)), "AM-6.3");
    assert_eq!(play.refuses(step(Who::Chief, b, Pay::NonCombat)), "AM-6.2");
    play.dice(&[9, 9, 9, 9, 9]).does(attack(Who::Chief, gun, bug, Pay::Combat));
    assert_eq!(
        (play.available(Who::Chief, Slot::Combat), play.available(Who::Chief, Slot::Standard)),
        (0, 2)
    );
}

/// AM-6.4: once in his own turn 1 O2 buys one more Action, a Talent Action too
#[test]
fn oxygen_buys_an_action() {
    let mut scene = Scene::of(&[Who::Professor]);
    let [a, b] = scene.row();
    scene.hatch(a, b, HatchState::Closed);
    let mut play = scene.turn(Who::Professor);
    let option = Overkill::Override { at: a, toward: b, lock: false };
    play.does(talent(Who::Professor, option, Pay::Oxygen));
    assert_eq!(play.of(Who::Professor).o2, 5);
    assert_eq!(play.hatch(a, b), Some(HatchState::Open));
    assert_eq!(play.refuses(step(Who::Professor, b, Pay::Oxygen)), "AM-6.4");
}

/// AM-6.5: the last O2 can be neither spent nor given away
#[test]
fn the_last_oxygen_stays() {
    let mut scene = Scene::of(&[Who::Professor, Who::Chief]);
    let [_, b] = scene.row();
    scene.rocketeer(Who::Professor).o2 = 1;
    scene.rocketeer(Who::Chief).o2 = 40;
    let mut play = scene.turn(Who::Professor);
    assert_eq!(play.refuses(step(Who::Professor, b, Pay::Oxygen)), "AM-6.5");
    let one = Goods { o2: 1, ..Goods::default() };
    let give = Command::Trade { who: Who::Professor, with: Who::Chief, give: one, take: Goods::default() };
    assert_eq!(play.refuses(give), "AM-6.5");
}

fn commanded() -> (Scene, [TileId; 3]) {
    let mut scene = Scene::of(&[Who::Captain, Who::Doctor]);
    let tiles = scene.row();
    scene.rocketeer(Who::Doctor).command.available = true;
    (scene, tiles)
}

/// AM-6.6: a Command AP is spent in any Rocketeer's turn, also before the scan, but not while a roll is open
#[test]
fn command_ap_at_any_boundary() {
    let (scene, [a, b, _]) = commanded();
    let mut play = scene.turn(Who::Captain);
    assert_eq!(play.refuses(step(Who::Doctor, b, Pay::Standard)), "AM-4.2");
    play.does(step(Who::Doctor, b, Pay::Command));
    assert_eq!(play.of(Who::Doctor).at, b);
    assert!(play.of(Who::Doctor).command.spent && !play.of(Who::Doctor).command.available);
    assert_eq!(play.refuses(step(Who::Doctor, a, Pay::Command)), "AM-4.2", "one Action only");
    play.does(Command::Pass);
    assert!(play.acts(Who::Captain));
    let (mut scene, [_, b, _]) = commanded();
    scene.scanning = true;
    scene.dark(3, 3);
    let mut play = scene.turn(Who::Captain);
    play.does(step(Who::Doctor, b, Pay::Command)).does(Command::Pass);
    assert_eq!(play.of(Who::Doctor).at, b);
    let (mut scene, [a, b, _]) = commanded();
    let gun = scene.give(Who::Captain, Item::RayGun);
    let leader = scene.alien(AlienType::Leader, a);
    scene.alien(AlienType::Saucerman, b);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 9, 9, 9]).attack(Who::Captain, gun, leader);
    assert_eq!(play.refuses(step(Who::Doctor, b, Pay::Command)), "AM-4.2", "Overkills are open");
}

/// AM-6.7: free tasks of a guest only around the one Action of his Command AP
#[test]
fn free_tasks_around_a_command_ap() {
    let (mut scene, [a, b, _]) = commanded();
    scene.lay(a, Lying::Mysterium);
    scene.lay(b, Lying::ThrallOxygenTank);
    let mut play = scene.turn(Who::Captain);
    let mut without = play.again();
    play.does(Command::PickUp { who: Who::Doctor, what: Thing::Mysterium });
    assert!(play.of(Who::Doctor).command.spent, "the free task comes with the Action");
    assert_eq!(play.refuses(step(Who::Captain, b, Pay::Standard)), "AM-4.2");
    play.does(step(Who::Doctor, b, Pay::Command));
    play.does(Command::PickUp { who: Who::Doctor, what: Thing::ThrallOxygenTank }).does(Command::Pass);
    assert_eq!((play.of(Who::Doctor).o2, play.of(Who::Doctor).components.mysterium), (9, 1));
    assert!(play.acts(Who::Captain));
    without.does(step(Who::Doctor, b, Pay::Command)).does(Command::Pass);
    let later = Command::PickUp { who: Who::Doctor, what: Thing::ThrallOxygenTank };
    assert_eq!(without.refuses(later), "AM-12.1");
}

/// AM-6.8: once per Game Turn any AP buys one use of the personal option, without a roll, also in another's turn
#[test]
fn the_talent_action() {
    let mut scene = Scene::of(&[Who::Chief]);
    let [a, b] = scene.row();
    scene.give(Who::Chief, Item::RayGun);
    let (bug, other) = (scene.alien(AlienType::Bug, b), scene.alien(AlienType::Bug, a));
    let mut play = scene.turn(Who::Chief);
    let strafe =
        |alien, pay| talent(Who::Chief, Overkill::Strafe { target: Target::Alien(alien), weapon: None }, pay);
    play.does(strafe(bug, Pay::Combat));
    assert!(play.alien(bug).is_none());
    assert_eq!(play.refuses(strafe(other, Pay::Standard)), "AM-6.8");
    let (mut scene, _) = commanded();
    scene.rocketeer(Who::Captain).hp = 2;
    let mut play = scene.turn(Who::Captain);
    play.does(talent(Who::Doctor, Overkill::Sawbones { patient: Who::Captain }, Pay::Command));
    assert_eq!(play.of(Who::Captain).hp, 3);
    let mut scene = Scene::of(&[Who::Doctor]);
    scene.row::<1>();
    scene.rocketeer(Who::Doctor).hp = 2;
    let mut play = scene.turn(Who::Doctor);
    play.does(talent(Who::Doctor, Overkill::Sawbones { patient: Who::Doctor }, Pay::NonCombat));
    assert_eq!(play.of(Who::Doctor).hp, 3);
}
