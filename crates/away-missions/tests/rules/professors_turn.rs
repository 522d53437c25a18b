//! EX-5: the whole turn of the Professor, and EX-10: how Mind Control is booked.

use crate::support::{Play, Scene, act, attack, step, talent};
use away_missions::field::{ApPlace, Lying};
use away_missions::{
    Action, Aim, AlienType, Command, Component, Goods, HatchState, Haul, Item, Overkill, Pay, Slot, Target,
    Thing, Who,
};

/// EX-5: AM-5.1, AM-6.4, AM-8.12, AM-10.13, AM-14.26, AM-15.3, AM-15.5 and others in one turn
#[test]
fn the_professors_turn() {
    let professor = Who::Professor;
    let mut scene = Scene::of(&[professor, Who::Chief]);
    let a = scene.printed(14, 0, 0);
    // Tile B lies face-down; what is drawn will be tile 22 and the token with two Saucermen, a Bug and Unreasonable Fear.
    let b = scene.dark(0, -1);
    let c = scene.printed(16, 1, -1);
    let d = scene.printed(25, 2, -2);
    let e = scene.printed(2, 3, -2);
    let f = scene.dark(0, 1);
    scene.field.tiles[b.index()].tokens.alien = 1;
    scene.field.tiles[b.index()].tokens.discovery = 1;
    scene.lay(c, Lying::ThrallOxygenTank);
    scene.all_on(a);
    let leader = scene.alien(AlienType::Leader, c);
    let brain = scene.alien(AlienType::BrainInAJar, d);
    let saucermen = [scene.alien(AlienType::Saucerman, e), scene.alien(AlienType::Saucerman, e)];
    scene.rocketeer(professor).o2 = 4;
    let gun = scene.give(professor, Item::RayGun);
    let rifle = scene.give(professor, Item::AtomicRifle);
    let wave = scene.give(professor, Item::GravitationalWaveGenerator);
    let tools = scene.give(professor, Item::Tools);
    let plans = scene.give_unknown(professor, Item::InvisibilityDevice);
    scene.scanning = true;
    let mut play = scene.turn(professor);

    let scans: Vec<Command> =
        play.options().into_iter().filter(|command| matches!(command, Command::Scan { .. })).collect();
    let scan = |tile| Command::Scan { who: professor, tile: Some(tile), scanner: None };
    assert_eq!(scans, [scan(b), scan(f)]);

    play.leave("tiles", 22).leave("aliens", 0).leave("discoveries", heat_ray_token()).does(scan(b));
    let field = play.field();
    let on = |tile, kind| field.aliens_on(tile).filter(|alien| alien.kind == kind).count();
    assert_eq!((on(b, AlienType::Saucerman), on(a, AlienType::Bug)), (2, 1));
    assert_eq!((play.of(professor).o2, play.of(Who::Chief).o2), (3, 5));
    let Some(Lying::Item(ray)) = field.tile(b).unwrap().lying.first().copied() else {
        panic!("the Heat Ray")
    };
    assert_eq!(ray.item, Item::HeatRay);
    assert_eq!(play.hatch(a, c), Some(HatchState::Closed));
    assert_eq!((play.hatch(c, d), play.hatch(a, f)), (Some(HatchState::Closed), Some(HatchState::Closed)));
    assert_eq!((play.hatch(a, b), play.hatch(b, c), play.hatch(d, e)), (None, None, None));

    let bug = field.aliens_on(a).next().unwrap().id;
    play.dice(&[1, 3, 3, 7, 10]).does(attack(professor, gun, bug, Pay::Standard));
    assert!(play.alien(bug).is_none());
    let give = Goods { o2: 2, ..Goods::default() };
    play.does(Command::Trade { who: professor, with: Who::Chief, give, take: Goods::default() });
    assert_eq!((play.of(professor).o2, play.of(Who::Chief).o2), (1, 7));
    play.spends(Overkill::Override { at: a, toward: c, lock: false });
    assert_eq!(play.hatch(a, c), Some(HatchState::Open));
    play.spends(Overkill::HitAndRun { to: c });
    assert_eq!(play.of(professor).at, c);

    play.does(Command::PickUp { who: professor, what: Thing::ThrallOxygenTank });
    assert_eq!(play.of(professor).o2, 4);
    let what = Haul::Thing { at: b, what: Thing::Card(ray.id) };
    play.uses(professor, wave, Aim::Haul { what, path: vec![c] });
    play.does(Command::PickUp { who: professor, what: Thing::Card(ray.id) });
    assert_eq!((play.charges(professor, wave), play.charges(professor, ray.id)), (1, 2));
    play.uses(professor, ray.id, Aim::Hatch { at: c, toward: d, seal: false });
    assert_eq!((play.hatch(c, d), play.charges(professor, ray.id)), (Some(HatchState::Destroyed), 1));

    assert_eq!(play.dice_of(&attack(professor, gun, brain, Pay::Standard)), 3);
    play.dice(&[1, 3, 3, 8, 8]).does(attack(professor, rifle, brain, Pay::Standard));
    assert_eq!(play.alien(brain).unwrap().hp, 1);
    play.spends(Overkill::PsychicBurst);
    let stunned: Vec<_> =
        play.field().aliens.iter().filter(|alien| alien.stunned).map(|alien| alien.id).collect();
    assert_eq!(stunned, [leader, saucermen[0], saucermen[1]]);
    play.spends(Overkill::Dislodge { alien: brain, to: c });
    assert_eq!(play.alien(brain).unwrap().at, c);

    let subdue = Action::Subdue { target: Target::Alien(brain) };
    play.dice(&[4, 5, 6, 8, 9]).does(act(professor, subdue.clone(), Pay::NonCombat));
    play.dice(&[7, 7, 8, 8, 10]).uses(professor, tools, Aim::Nothing);
    assert!(play.alien(brain).is_some() && !play.of(professor).holds(Item::Tools));
    play.dice(&[1, 1, 7, 8, 10]).does(act(professor, subdue, Pay::Card(plans)));
    assert!(play.alien(brain).is_none() && !play.of(professor).holds(Item::InvisibilityDevice));
    assert_eq!(play.of(professor).components.of(Component::AlienBlood), 1);
    play.spends(Overkill::Dominate);
    assert!(play.of(professor).holds(Item::DominatedBrain));
    play.does(talent(professor, Overkill::Override { at: a, toward: f, lock: false }, Pay::Oxygen));
    assert_eq!((play.of(professor).o2, play.hatch(a, f)), (3, Some(HatchState::Open)));

    assert_eq!(
        (play.available(professor, Slot::Standard), play.available(professor, Slot::NonCombat)),
        (0, 0)
    );
    let there: Vec<_> = play.field().aliens_on(c).map(|alien| (alien.kind, alien.stunned)).collect();
    assert_eq!(there, [(AlienType::Leader, true)]);
    play.does(Command::EndTurn { who: professor });
    let scans: Vec<Command> =
        play.options().into_iter().filter(|command| matches!(command, Command::Scan { .. })).collect();
    assert_eq!(scans, [Command::Scan { who: Who::Chief, tile: Some(f), scanner: None }]);
}

/// The number of the Heat Ray among the kinds of Discovery tokens.
fn heat_ray_token() -> u64 {
    use away_missions::content::{Content, Discovery};
    let kinds = &Content::standard().tokens().discovery;
    kinds.iter().position(|kind| kind.content == Discovery::Item(Item::HeatRay)).unwrap() as u64
}

/// EX-10, AM-24.4, AM-24.5: the AP of Mind Control is missing in the next Game Turn and comes back after it
#[test]
fn mind_control_costs_an_ap() {
    let captain = Who::Captain;
    let mut scene = Scene::of(&[captain]);
    let [a, _, c] = scene.row();
    let away = scene.tile(0, -1);
    for r in [7, 8, 9] {
        scene.dark(9, r);
    }
    scene.put(captain, a);
    scene.alien(AlienType::BrainInAJar, c);
    let mut play = scene.turn(captain);
    play.does(step(captain, away, Pay::Standard));
    play.does(step(captain, a, Pay::Standard));
    let places =
        |play: &Play, place: ApPlace| play.of(captain).ap.iter().filter(|ap| ap.place == place).count();
    play.does(Command::EndTurn { who: captain });
    assert_eq!((places(&play, ApPlace::Available), places(&play, ApPlace::Spent)), (2, 1), "after Cleanup");
    let next = play.options().into_iter().find(|command| matches!(command, Command::Scan { .. })).unwrap();
    play.does(next);
    play.does(step(captain, away, Pay::Standard)).does(Command::EndTurn { who: captain });
    assert_eq!((places(&play, ApPlace::Available), places(&play, ApPlace::Spent)), (3, 0));
}
