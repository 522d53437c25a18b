//! Chapter 13: the six Rocketeers and their options.

use crate::support::{Scene, act, step, talent};
use away_missions::content::Content;
use away_missions::field::TileId;
use away_missions::{Action, Aim, AlienType, Command, HatchState, Item, Overkill, Pay, Target, Who};

fn strafe(alien: away_missions::field::AlienId) -> Overkill {
    Overkill::Strafe { target: Target::Alien(alien), weapon: None }
}

/// AM-13.1: HP and IQ
#[test]
fn hp_and_iq() {
    for (who, hp, iq) in [
        (Who::Captain, 6, 3),
        (Who::FirstOfficer, 4, 4),
        (Who::Doctor, 5, 4),
        (Who::Professor, 4, 5),
        (Who::Chief, 6, 2),
        (Who::Yeoman, 5, 3),
    ] {
        let sheet = Content::standard().rocketeer(who);
        assert_eq!((sheet.hp, sheet.iq), (hp, iq), "{who}");
    }
}

/// AM-13.2: nobody uses another's option
#[test]
fn own_options_only() {
    let mut scene = Scene::of(&[Who::Captain, Who::Doctor]);
    scene.row::<1>();
    scene.rocketeer(Who::Captain).hp = 1;
    let mut play = scene.turn(Who::Captain);
    let option = Overkill::Sawbones { patient: Who::Captain };
    assert_eq!(play.refuses(talent(Who::Captain, option, Pay::Standard)), "AM-13.2");
}

/// AM-13.3: Command goes to another Rocketeer on his tile, with the Tele-Radio anywhere, never to the Captain himself
#[test]
fn command() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief, Who::Doctor]);
    let [_, b] = scene.row();
    scene.put(Who::Doctor, b);
    let mut play = scene.turn(Who::Captain);
    let give = |who| talent(Who::Captain, Overkill::Command { who }, Pay::Standard);
    assert_eq!(play.refuses(give(Who::Captain)), "AM-13.3");
    assert_eq!(play.refuses(give(Who::Doctor)), "AM-13.3");
    play.does(give(Who::Chief));
    assert!(play.of(Who::Chief).command.available);
    assert_eq!(play.state()["supply"]["command"], 9);
}

/// AM-13.4: at most one per Game Turn, one Available and one Spent; ten markers
#[test]
fn one_command_ap_each() {
    let scene = |available: bool, given: bool| {
        let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
        scene.row::<2>();
        scene.rocketeer(Who::Chief).command.available = available;
        scene.rocketeer(Who::Chief).turn.commanded = given;
        scene.turn(Who::Captain)
    };
    let give = talent(Who::Captain, Overkill::Command { who: Who::Chief }, Pay::Standard);
    assert_eq!(scene(true, false).refuses(give.clone()), "AM-13.4");
    assert_eq!(scene(false, true).refuses(give.clone()), "AM-13.4");
    let mut play = scene(false, false);
    assert_eq!(play.state()["supply"]["command"], 10);
    play.does(give);
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    let [_, b] = scene.row();
    scene.rocketeer(Who::Chief).command.available = true;
    scene.rocketeer(Who::Chief).command.spent = true;
    let mut play = scene.turn(Who::Captain);
    assert_eq!(play.refuses(step(Who::Chief, b, Pay::Command)), "AM-6.6", "a second one would lie in Spent");
}

/// AM-13.5: Move Out is a Move Action at once, without AP
#[test]
fn move_out() {
    let mut scene = Scene::of(&[Who::FirstOfficer, Who::Chief]);
    let [a, b, _] = scene.row();
    let mut play = scene.turn(Who::FirstOfficer);
    play.does(talent(Who::FirstOfficer, Overkill::MoveOut { who: Who::Chief }, Pay::NonCombat));
    assert_eq!(play.refuses(step(Who::FirstOfficer, b, Pay::Standard)), "AM-4.2", "it cannot be saved");
    assert_eq!(play.refuses(act(Who::Chief, Action::OpenHatch { toward: b }, Pay::Granted)), "AM-6.2");
    play.does(step(Who::Chief, b, Pay::Granted));
    assert_eq!((play.of(Who::Chief).at, play.of(Who::FirstOfficer).at), (b, a));
    assert!(play.acts(Who::FirstOfficer));
    let mut scene = Scene::of(&[Who::FirstOfficer, Who::Chief]);
    let [_, away] = scene.row();
    scene.put(Who::Chief, away);
    let mut play = scene.turn(Who::FirstOfficer);
    let out = talent(Who::FirstOfficer, Overkill::MoveOut { who: Who::Chief }, Pay::NonCombat);
    assert_eq!(play.refuses(out), "AM-13.5");
}

/// AM-13.6: Sawbones gives 1 HP on his tile, with the Med-Pack at range 1 too
#[test]
fn sawbones() {
    let scene = |pack: bool| {
        let mut scene = Scene::of(&[Who::Doctor, Who::Chief]);
        let [_, b] = scene.row();
        scene.put(Who::Chief, b);
        scene.rocketeer(Who::Chief).hp = 3;
        if pack {
            scene.give(Who::Doctor, Item::MedPack);
        }
        scene.turn(Who::Doctor)
    };
    let treat = talent(Who::Doctor, Overkill::Sawbones { patient: Who::Chief }, Pay::NonCombat);
    assert_eq!(scene(false).refuses(treat.clone()), "AM-10.2");
    let mut play = scene(true);
    play.does(treat);
    assert_eq!(play.of(Who::Chief).hp, 4);
}

/// AM-13.7: Override opens a closed or locked hatch or locks a closed or open one, anywhere
#[test]
fn override_hatches() {
    let result = |state: HatchState, lock: bool| {
        let mut scene = Scene::of(&[Who::Professor]);
        scene.row::<1>();
        let (x, y) = (scene.tile(5, 5), scene.tile(5, 6));
        scene.hatch(x, y, state);
        let mut play = scene.turn(Who::Professor);
        let command = talent(Who::Professor, Overkill::Override { at: x, toward: y, lock }, Pay::NonCombat);
        if !play.allows(&command) {
            return Err(play.refuses(command));
        }
        play.does(command);
        Ok(play.hatch(x, y).unwrap())
    };
    assert_eq!(result(HatchState::Closed, false), Ok(HatchState::Open));
    assert_eq!(result(HatchState::Locked, false), Ok(HatchState::Open));
    assert_eq!(result(HatchState::Closed, true), Ok(HatchState::Locked));
    assert_eq!(result(HatchState::Open, true), Ok(HatchState::Locked));
    for lock in [false, true] {
        assert_eq!(result(HatchState::Sealed, lock), Err("AM-13.7"));
        assert_eq!(result(HatchState::Destroyed, lock), Err("AM-13.7"));
    }
}

/// AM-13.8: no marker between two un-scanned tiles, and toward one only if the scanned tile shows the hatch
#[test]
fn override_in_the_dark() {
    let mut scene = Scene::of(&[Who::Professor]);
    let [a] = scene.row();
    let (shown, plain, beyond) = (scene.dark(1, 0), scene.dark(-1, 0), scene.dark(2, 0));
    scene.show_hatch(a, shown);
    scene.field.mark_hatch(shown, beyond, Some(HatchState::Locked));
    scene.field.mark_hatch(a, plain, Some(HatchState::Locked));
    let mut play = scene.turn(Who::Professor);
    let open =
        |at, toward| talent(Who::Professor, Overkill::Override { at, toward, lock: false }, Pay::NonCombat);
    assert_eq!(play.refuses(open(shown, beyond)), "AM-13.8");
    assert_eq!(play.refuses(open(a, plain)), "AM-13.8");
    play.does(open(a, shown));
    assert_eq!(play.hatch(a, shown), Some(HatchState::Open));
}

/// AM-13.9: Strafe of an attack hits another Alien within the weapon's range, next to the original target's tile first
#[test]
fn strafing() {
    let mut scene = Scene::of(&[Who::Chief]);
    let [_, b, c, d] = scene.row();
    let rifle = scene.give(Who::Chief, Item::AtomicRifle);
    let target = scene.alien(AlienType::Sentinel, b);
    let same = scene.alien(AlienType::Bug, b);
    let next = scene.alien(AlienType::Sentinel, c);
    let far = scene.alien(AlienType::Bug, d);
    let mut play = scene.turn(Who::Chief);
    play.dice(&[1, 1, 1, 9, 9]).attack(Who::Chief, rifle, target);
    assert_eq!(play.refuses(Command::Spend { on: strafe(same) }), "AM-13.10", "the same tile");
    assert_eq!(play.refuses(Command::Spend { on: strafe(far) }), "AM-13.10", "not next to it");
    play.spends(strafe(next));
    assert_eq!(play.alien(next).unwrap().hp, 3);
    let mut scene = Scene::of(&[Who::Chief]);
    let [_, one, two] = scene.row();
    let gun = scene.give(Who::Chief, Item::RayGun);
    let target = scene.alien(AlienType::Sentinel, one);
    let out = scene.alien(AlienType::Bug, two);
    let mut play = scene.turn(Who::Chief);
    play.dice(&[1, 1, 9]).attack(Who::Chief, gun, target);
    assert_eq!(play.refuses(Command::Spend { on: strafe(out) }), "AM-9.2", "a Ray Gun reaches one tile");
}

/// AM-13.10: all tiles targeted by one roll differ, and each new one is next to one already targeted
#[test]
fn a_chain_of_strafes() {
    let mut scene = Scene::of(&[Who::Chief]);
    let [_, b, c, d] = scene.row();
    let rifle = scene.give(Who::Chief, Item::AtomicRifle);
    let target = scene.alien(AlienType::Sentinel, b);
    let (second, twin) = (scene.alien(AlienType::Bug, c), scene.alien(AlienType::Bug, c));
    let third = scene.alien(AlienType::Bug, d);
    let mut play = scene.turn(Who::Chief);
    play.dice(&[1, 1, 1, 1, 9]).attack(Who::Chief, rifle, target);
    play.spends(strafe(second));
    assert_eq!(play.refuses(Command::Spend { on: strafe(twin) }), "AM-13.10");
    play.spends(strafe(third));
    assert!(play.alien(second).is_none() && play.alien(third).is_none() && play.alien(twin).is_some());
}

/// AM-13.11: as a Talent, and first of a Cube or an IQ Action, any Alien that a usable weapon could reach
#[test]
fn strafing_without_an_attack() {
    let mut scene = Scene::of(&[Who::Chief]);
    let [_, b, c, d] = scene.row();
    let cube = scene.give(Who::Chief, Item::ImpossibleCube);
    scene.give(Who::Chief, Item::AtomicRifle);
    let (near, far, twin) =
        (scene.alien(AlienType::Bug, b), scene.alien(AlienType::Bug, d), scene.alien(AlienType::Bug, d));
    let middle = scene.alien(AlienType::Bug, c);
    let mut play = scene.turn(Who::Chief);
    play.does(talent(Who::Chief, strafe(near), Pay::Combat));
    assert!(play.alien(near).is_none());
    play.dice(&[1, 1, 9, 9, 9]).uses(Who::Chief, cube, Aim::Nothing);
    play.spends(strafe(far));
    assert_eq!(play.refuses(Command::Spend { on: strafe(twin) }), "AM-13.10", "more from the same roll");
    play.spends(strafe(middle));
    assert!(play.alien(far).is_none() && play.alien(middle).is_none());
    let mut bare = Scene::of(&[Who::Chief]);
    let [home] = bare.row();
    let bug = bare.alien(AlienType::Bug, home);
    assert_eq!(bare.turn(Who::Chief).refuses(talent(Who::Chief, strafe(bug), Pay::Combat)), "AM-9.2");
}

/// AM-13.12: Sway Stuns an Alien with exactly 1 HP on her tile, with the Lens in line of sight; Thralls only by option
#[test]
fn swaying() {
    let scene = |lens: bool, thralls: bool| {
        let mut scene = Scene::of(&[Who::Yeoman]);
        let [a, _, far] = scene.row();
        scene.setup.sway_thralls = thralls;
        if lens {
            scene.give(Who::Yeoman, Item::SoftFocusLens);
        }
        let weak = scene.alien(AlienType::Sentinel, a);
        scene.field.alien_mut(weak).unwrap().hp = 1;
        let aliens = [
            weak,
            scene.alien(AlienType::Sentinel, a),
            scene.alien(AlienType::Thrall, a),
            scene.alien(AlienType::Saucerman, far),
        ];
        (scene.turn(Who::Yeoman), aliens)
    };
    let sway = |alien| talent(Who::Yeoman, Overkill::Sway { alien }, Pay::NonCombat);
    let (mut play, [weak, strong, thrall, far]) = scene(false, false);
    assert_eq!(play.refuses(sway(strong)), "AM-13.12");
    assert_eq!(play.refuses(sway(thrall)), "AM-13.12");
    assert_eq!(play.refuses(sway(far)), "AM-13.12");
    play.does(sway(weak));
    assert!(play.alien(weak).unwrap().stunned);
    let (mut play, [.., far]) = scene(true, false);
    play.does(sway(far));
    assert!(play.alien(far).unwrap().stunned);
    let (mut play, [_, _, thrall, _]) = scene(false, true);
    play.does(sway(thrall));
    assert!(play.alien(thrall).unwrap().stunned);
}

/// AM-13.2, AM-6.8: each of the six options is bought by an Overkill of an attack, by one of an IQ Action, and by a Talent Action
#[test]
fn six_options_three_ways() {
    for who in Who::ALL {
        let position = || {
            let mut scene = Scene::of(&[who, if who == Who::Captain { Who::Chief } else { Who::Captain }]);
            let [a, b, _] = scene.row();
            let side = scene.tile(1, 0);
            scene.hatch(a, side, HatchState::Closed);
            let other = if who == Who::Captain { Who::Chief } else { Who::Captain };
            scene.rocketeer(other).hp = 1;
            let gun = scene.give(who, Item::RayGun);
            let prey = scene.alien(AlienType::Sentinel, a);
            let bug = scene.alien(AlienType::Bug, if who == Who::Chief { b } else { a });
            let option = match who {
                Who::Captain => Overkill::Command { who: other },
                Who::FirstOfficer => Overkill::MoveOut { who: other },
                Who::Doctor => Overkill::Sawbones { patient: other },
                Who::Professor => Overkill::Override { at: a, toward: side, lock: true },
                Who::Chief => strafe(bug),
                Who::Yeoman => Overkill::Sway { alien: bug },
            };
            (scene.turn(who), other, gun, prey, bug, option, [a, side])
        };
        for way in ["attack", "heal", "talent"] {
            let (mut play, other, gun, prey, bug, option, [a, side]) = position();
            match way {
                "attack" => {
                    play.dice(&[1, 1, 9, 9, 9]).attack(who, gun, prey);
                    play.spends(option);
                }
                "heal" => {
                    let dice: Vec<u32> = [1, 1]
                        .into_iter()
                        .chain(std::iter::repeat(9))
                        .take(Content::standard().rocketeer(who).iq.into())
                        .collect();
                    play.dice(&dice).does(act(who, Action::Heal { patient: other }, Pay::Standard));
                    play.spends(option);
                }
                _ => {
                    play.does(talent(who, option, Pay::Standard));
                }
            }
            let healed = u8::from(way == "heal");
            match who {
                Who::Captain => assert!(play.of(other).command.available, "{way}"),
                Who::FirstOfficer => assert!(play.allows(&step(other, TileId(1), Pay::Granted)), "{way}"),
                Who::Doctor => assert_eq!(play.of(other).hp, 2 + healed, "{way}"),
                Who::Professor => assert_eq!(play.hatch(a, side), Some(HatchState::Locked), "{way}"),
                Who::Chief => assert!(play.alien(bug).is_none(), "{way}"),
                Who::Yeoman => assert!(play.alien(bug).unwrap().stunned, "{way}"),
            }
        }
    }
}
