//! Chapter 7: moving and opening hatches.

use crate::support::{Scene, act, step};
use away_missions::field::{Link, TileId};
use away_missions::{Action, AlienType, Command, HatchState, Item, Mode, Overkill, Pay, Slot, Target, Who};

fn open(toward: TileId) -> Command {
    act(Who::Doctor, Action::OpenHatch { toward }, Pay::NonCombat)
}

fn go(to: TileId) -> Command {
    step(Who::Doctor, to, Pay::NonCombat)
}

/// AM-7.1: one tile across an open edge, or an open or destroyed hatch, as a Non-Combat Action
#[test]
fn one_tile() {
    for state in [None, Some(HatchState::Open), Some(HatchState::Destroyed)] {
        let mut scene = Scene::of(&[Who::Doctor]);
        let [a, b, c] = scene.row();
        if let Some(state) = state {
            scene.hatch(a, b, state);
        }
        let mut play = scene.turn(Who::Doctor);
        assert_eq!(play.refuses(go(c)), "AM-7.1");
        play.does(go(b));
        assert_eq!((play.of(Who::Doctor).at, play.available(Who::Doctor, Slot::NonCombat)), (b, 0));
    }
}

/// AM-7.2: never through a closed, locked or sealed hatch or onto an un-scanned tile
#[test]
fn what_stops_a_rocketeer() {
    for state in [HatchState::Closed, HatchState::Locked, HatchState::Sealed] {
        let mut scene = Scene::of(&[Who::Doctor]);
        let [a, b] = scene.row();
        scene.hatch(a, b, state);
        assert_eq!(scene.turn(Who::Doctor).refuses(go(b)), "AM-7.2", "{state}");
    }
    let mut scene = Scene::of(&[Who::Doctor]);
    scene.row::<1>();
    let dark = scene.dark(1, 0);
    assert_eq!(scene.turn(Who::Doctor).refuses(go(dark)), "AM-7.2");
}

/// AM-7.3: Aliens do not keep anybody from entering or leaving, except by Grapple and in Admiral mode
#[test]
fn aliens_do_not_block() {
    let scene = |mode: Mode| {
        let mut scene = Scene::of(&[Who::Doctor]);
        let tiles = scene.row::<3>();
        scene.setup.mode = mode;
        scene.alien(AlienType::Sentinel, tiles[1]);
        (scene, tiles)
    };
    let (standard, [_, b, c]) = scene(Mode::Standard);
    let mut play = standard.turn(Who::Doctor);
    play.does(go(b)).does(step(Who::Doctor, c, Pay::Standard));
    let (admiral, [_, b, c]) = scene(Mode::Admiral);
    let mut play = admiral.turn(Who::Doctor);
    play.does(go(b));
    assert_eq!(play.refuses(step(Who::Doctor, c, Pay::Standard)), "AM-26.6");
    let (mut grappled, [a, b, _]) = scene(Mode::Standard);
    let thrall = grappled.alien(AlienType::WarThrall, a);
    grappled.rocketeer(Who::Doctor).grappled_by.push(thrall);
    let mut play = grappled.turn(Who::Doctor);
    assert_eq!(play.refuses(go(b)), "AM-23.10");
    play.does(step(Who::Doctor, b, Pay::Oxygen));
    assert!(play.of(Who::Doctor).grappled_by.is_empty(), "a move without AP ends it for good");
}

/// AM-7.3, AM-26.6: an attack lifts the lock of Admiral mode
#[test]
fn fighting_lifts_the_lock() {
    let mut scene = Scene::of(&[Who::Doctor]);
    let [_, b, c] = scene.row();
    scene.setup.mode = Mode::Admiral;
    let gun = scene.give(Who::Doctor, Item::RayGun);
    let sentinel = scene.alien(AlienType::Sentinel, b);
    let mut play = scene.turn(Who::Doctor);
    play.does(go(b)).dice(&[9, 9, 9, 9, 9]).attack(Who::Doctor, gun, sentinel);
    play.does(step(Who::Doctor, c, Pay::Standard));
    assert_eq!(play.of(Who::Doctor).at, c);
}

/// AM-26.6: an IQ Action against an Alien lifts the lock, an attack on any Alien in sight too; healing does not, and a
/// Stunned Alien does not hold anybody
#[test]
fn what_lifts_the_lock() {
    let scene = |stunned: bool| {
        let mut scene = Scene::of(&[Who::Doctor]);
        let tiles = scene.row::<3>();
        scene.setup.mode = Mode::Admiral;
        scene.rocketeer(Who::Doctor).hp = 2;
        let rifle = scene.give(Who::Doctor, Item::AtomicRifle);
        let thrall = scene.alien(AlienType::Thrall, tiles[1]);
        scene.field.alien_mut(thrall).unwrap().stunned = stunned;
        let far = scene.alien(AlienType::Sentinel, tiles[2]);
        let mut play = scene.turn(Who::Doctor);
        play.does(go(tiles[1]));
        (play, tiles, rifle, thrall, far)
    };
    let leave = |to| step(Who::Doctor, to, Pay::Oxygen);
    let (mut play, [a, ..], _, thrall, _) = scene(false);
    assert_eq!(play.refuses(leave(a)), "AM-26.6");
    let mut healed = play.again();
    let heal = act(Who::Doctor, Action::Heal { patient: Who::Doctor }, Pay::Standard);
    healed.dice(&[9; 4]).does(heal);
    assert_eq!(healed.refuses(leave(a)), "AM-26.6", "not against an Alien");
    let subdue = act(Who::Doctor, Action::Subdue { target: Target::Alien(thrall) }, Pay::Standard);
    play.dice(&[9; 4]).does(subdue).does(leave(a));
    let (mut play, [a, ..], rifle, _, far) = scene(false);
    play.dice(&[9; 5]).attack(Who::Doctor, rifle, far).does(leave(a));
    let (mut play, [a, ..], ..) = scene(true);
    play.does(leave(a));
    assert_eq!(play.of(Who::Doctor).at, a);
}

/// AM-7.4: one Action opens a closed hatch, whichever tile shows it
#[test]
fn opening_a_hatch() {
    for shown_by in 0..3 {
        let mut scene = Scene::of(&[Who::Doctor]);
        let [a, b] = scene.row();
        if shown_by != 1 {
            scene.show_hatch(a, b);
        }
        if shown_by != 0 {
            scene.show_hatch(b, a);
        }
        let mut play = scene.turn(Who::Doctor);
        play.does(open(b));
        assert_eq!(play.hatch(a, b), Some(HatchState::Open));
        let again = act(Who::Doctor, Action::OpenHatch { toward: b }, Pay::Standard);
        assert_eq!(play.refuses(again), "AM-7.4");
    }
    let mut scene = Scene::of(&[Who::Doctor]);
    let [_, b] = scene.row();
    assert_eq!(scene.turn(Who::Doctor).refuses(open(b)), "AM-7.4", "an open edge");
}

/// AM-7.5: toward an un-scanned tile and over a link too, but never a locked or sealed one
#[test]
fn hatches_into_the_dark() {
    let mut scene = Scene::of(&[Who::Doctor]);
    let [a] = scene.row();
    let (dark, hidden) = (scene.dark(1, 0), scene.dark(-1, 0));
    scene.show_hatch(a, dark);
    let mut play = scene.turn(Who::Doctor);
    assert_eq!(play.refuses(open(hidden)), "AM-7.4", "only the own tile could show it");
    play.does(open(dark));
    let mut scene = Scene::of(&[Who::Doctor]);
    let [a] = scene.row();
    let deck = scene.tile(9, 9);
    scene.field.links.push(Link { between: (a, deck), hatch: Some(HatchState::Closed) });
    let mut play = scene.turn(Who::Doctor);
    play.does(open(deck));
    play.does(step(Who::Doctor, deck, Pay::Standard));
    for state in [HatchState::Locked, HatchState::Sealed] {
        let mut scene = Scene::of(&[Who::Doctor]);
        let [a, b] = scene.row();
        scene.hatch(a, b, state);
        assert_eq!(scene.turn(Who::Doctor).refuses(open(b)), "AM-7.4");
    }
}

/// AM-7.6: Grapple stops neither Hit-and-Run nor Move Out; the lock stops Move Out, not Hit-and-Run
#[test]
fn other_ways_to_leave() {
    let scene = |locked: bool| {
        let mut scene = Scene::of(&[Who::FirstOfficer]);
        let tiles = scene.row::<2>();
        let gun = scene.give(Who::FirstOfficer, Item::RayGun);
        let bug = scene.alien(AlienType::Bug, tiles[0]);
        let thrall = scene.alien(AlienType::WarThrall, tiles[0]);
        scene.setup.mode = Mode::Admiral;
        scene.rocketeer(Who::FirstOfficer).turn.held = locked;
        if !locked {
            scene.rocketeer(Who::FirstOfficer).grappled_by.push(thrall);
        }
        (scene, tiles, gun, bug)
    };
    for locked in [false, true] {
        let (scene, [_, b], gun, bug) = scene(locked);
        let mut play = scene.turn(Who::FirstOfficer);
        play.dice(&[1, 1, 9, 9, 9]).attack(Who::FirstOfficer, gun, bug);
        play.spends(Overkill::HitAndRun { to: b });
        assert_eq!(play.of(Who::FirstOfficer).at, b);
    }
    let talent = Action::Talent { option: Overkill::MoveOut { who: Who::FirstOfficer }, band: None };
    let (free, [_, b], ..) = scene(false);
    let mut play = free.turn(Who::FirstOfficer);
    play.does(act(Who::FirstOfficer, talent.clone(), Pay::NonCombat));
    play.does(step(Who::FirstOfficer, b, Pay::Granted));
    assert_eq!((play.of(Who::FirstOfficer).at, play.available(Who::FirstOfficer, Slot::Standard)), (b, 2));
    let (held, ..) = scene(true);
    assert_eq!(
        held.turn(Who::FirstOfficer).refuses(act(Who::FirstOfficer, talent, Pay::NonCombat)),
        "AM-26.6"
    );
}
