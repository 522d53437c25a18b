//! Chapter 15: Discovery items and components.

use crate::support::{Scene, act, attack, using};
use away_missions::field::{Lying, TileId};
use away_missions::{
    Action, Aim, AlienType, Answer, Boost, Command, Component, HatchState, Haul, Item, Overkill, Pay, Target,
    Thing, Who,
};

/// AM-15.1: the Proton Blade draws blood; Slash is a hit on the tile or more blood
#[test]
fn proton_blade() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let blade = scene.give(Who::Captain, Item::ProtonBlade);
    let sentinel = scene.alien(AlienType::Sentinel, a);
    let bug = scene.alien(AlienType::Bug, a);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 1, 1, 9, 9]).attack(Who::Captain, blade, sentinel);
    play.spends(Overkill::Slash { target: Some(Target::Alien(sentinel)) });
    play.spends(Overkill::Slash { target: Some(Target::Alien(bug)) })
        .spends(Overkill::Slash { target: None });
    assert_eq!(play.alien(sentinel).unwrap().hp, 2);
    assert!(play.alien(bug).is_none());
    assert_eq!(play.of(Who::Captain).components.of(Component::AlienBlood), 2);
}

/// AM-15.2: the Force Field Belt must be analyzed and then takes hits, as often as there are charges
#[test]
fn force_field_belt() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    scene.dark(4, 4);
    let belt = scene.give(Who::Captain, Item::ForceFieldBelt);
    scene.alien(AlienType::Thrall, a);
    scene.alien(AlienType::Thrall, a);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1]).does(Command::EndTurn { who: Who::Captain });
    play.dice(&[1]).does(Command::Answer { answer: Answer::Card(belt) });
    play.does(Command::Answer { answer: Answer::Card(belt) });
    assert_eq!((play.of(Who::Captain).hp, play.charges(Who::Captain, belt)), (6, 1));
}

fn wave(path: &[TileId], what: Haul) -> Aim {
    Aim::Haul { what, path: path.to_vec() }
}

/// AM-15.3, AM-15.4: the Wave Generator pulls a figure or an item 1 to 3 tiles nearer; hatches stop it
#[test]
fn gravitational_wave_generator() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, b, c, d, e] = scene.row();
    let generator = scene.give(Who::Captain, Item::GravitationalWaveGenerator);
    let thrall = scene.alien(AlienType::Thrall, d);
    let far = scene.alien(AlienType::Bug, e);
    let ray = scene.drop(c, Item::HeatRay);
    let mut play = scene.turn(Who::Captain);
    let pull = |path: &[TileId], what| using(Who::Captain, generator, wave(path, what));
    assert_eq!(play.refuses(pull(&[d], Haul::Alien(far))), "AM-9.2", "range 4");
    assert_eq!(play.refuses(pull(&[e], Haul::Alien(thrall))), "AM-15.4", "not away");
    let mut other = play.again();
    play.does(pull(&[c, b], Haul::Alien(thrall)));
    assert_eq!((play.alien(thrall).unwrap().at, play.charges(Who::Captain, generator)), (b, 1));
    other.does(pull(&[b], Haul::Thing { at: c, what: Thing::Card(ray) }));
    assert_eq!(other.field().tile(b).unwrap().lying.len(), 1);
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b] = scene.row();
    scene.hatch(a, b, HatchState::Closed);
    let generator = scene.give(Who::Captain, Item::GravitationalWaveGenerator);
    let saucerman = scene.alien(AlienType::Saucerman, b);
    let mut play = scene.turn(Who::Captain);
    let pull = using(Who::Captain, generator, wave(&[a], Haul::Alien(saucerman)));
    assert_eq!(play.refuses(pull), "AM-9.1", "the hatch is in the way");
}

/// AM-15.5: the Heat Ray seals or destroys a hatch of a tile in sight for good
#[test]
fn heat_ray() {
    for (seal, state) in [(true, HatchState::Sealed), (false, HatchState::Destroyed)] {
        let mut scene = Scene::of(&[Who::Captain]);
        let [a, b] = scene.row();
        let dark = scene.dark(1, 0);
        let plain = scene.dark(-1, 1);
        let blind = scene.tile(0, 2);
        scene.hatch(a, b, HatchState::Locked);
        scene.show_hatch(a, dark);
        scene.show_hatch(b, blind);
        let ray = scene.give(Who::Captain, Item::HeatRay);
        let mut play = scene.turn(Who::Captain);
        let cut = |at, toward| using(Who::Captain, ray, Aim::Hatch { at, toward, seal });
        assert_eq!(play.refuses(cut(b, blind)), "AM-9.1", "behind the locked hatch");
        assert_eq!(play.refuses(cut(a, plain)), "AM-7.4");
        assert!(play.allows(&cut(a, dark)));
        play.does(cut(a, b));
        assert_eq!((play.hatch(a, b), play.charges(Who::Captain, ray)), (Some(state), 1));
    }
    let mut scene = Scene::of(&[Who::Captain]);
    let [a, b] = scene.row();
    scene.hatch(a, b, HatchState::Destroyed);
    let ray = scene.give(Who::Captain, Item::HeatRay);
    let seal = Aim::Hatch { at: a, toward: b, seal: true };
    assert_eq!(scene.turn(Who::Captain).refuses(using(Who::Captain, ray, seal)), "AM-13.7");
}

/// AM-15.6: every success of the Impossible Cube may be spent on the personal option; it is no Action
#[test]
fn impossible_cube() {
    let mut scene = Scene::of(&[Who::Doctor]);
    scene.row::<1>();
    scene.rocketeer(Who::Doctor).hp = 1;
    let cube = scene.give(Who::Doctor, Item::ImpossibleCube);
    let tools = scene.give(Who::Doctor, Item::Tools);
    let inverter = scene.give(Who::Doctor, Item::RealityInverter);
    let mut play = scene.turn(Who::Doctor);
    play.dice(&[8, 9, 10, 7, 7]).uses(Who::Doctor, cube, Aim::Nothing);
    assert_eq!(play.refuses(using(Who::Doctor, tools, Aim::Nothing)), "AM-8.13");
    play.uses(Who::Doctor, inverter, Aim::Nothing).goes_on();
    for _ in 0..3 {
        play.spends(Overkill::Sawbones { patient: Who::Doctor });
    }
    assert_eq!(play.of(Who::Doctor).hp, 4);
    assert!(play.acts(Who::Doctor));
}

fn heal_with(who: Who, card: away_missions::field::ItemId) -> Command {
    let with = vec![Boost { card, hatch: None, tile: None }];
    Command::Act { who, action: Action::Heal { patient: who }, pay: Pay::Standard, with }
}

/// AM-15.7: with the Ionoscope an IQ roll has one success more
#[test]
fn ionoscope() {
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    scene.rocketeer(Who::Captain).hp = 1;
    let scope = scene.give(Who::Captain, Item::Ionoscope);
    let mut play = scene.turn(Who::Captain);
    assert_eq!(play.preview(&heal_with(Who::Captain, scope)).roll.unwrap().chance, 1_000_000);
    play.dice(&[9, 9, 9]).does(heal_with(Who::Captain, scope));
    assert_eq!((play.of(Who::Captain).hp, play.charges(Who::Captain, scope)), (2, 1));
}

/// AM-15.20, AM-8.4: without dice there is no roll that the Ionoscope could help
#[test]
fn ionoscope_without_dice() {
    let mut scene = Scene::of(&[Who::Chief]);
    let [a] = scene.row();
    scene.rocketeer(Who::Chief).hp = 1;
    scene.alien(AlienType::SpaceLeech, a);
    scene.alien(AlienType::SpaceLeech, a);
    let scope = scene.give(Who::Chief, Item::Ionoscope);
    let mut play = scene.turn(Who::Chief);
    assert_eq!(play.refuses(heal_with(Who::Chief, scope)), "AM-15.20");
    assert_eq!(play.charges(Who::Chief, scope), 2);
}

/// AM-15.8: the Mentality Helmet ignores one Panic or one Mind Control per Game Turn
#[test]
fn mentality_helmet() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, b] = scene.row();
    scene.dark(4, 4);
    let helmet = scene.give(Who::Captain, Item::MentalityHelmet);
    scene.alien(AlienType::BrainInAJar, b);
    scene.alien(AlienType::BrainInAJar, b);
    let mut play = scene.turn(Who::Captain);
    play.does(Command::EndTurn { who: Who::Captain });
    play.does(Command::Answer { answer: Answer::Card(helmet) });
    assert_eq!(play.charges(Who::Captain, helmet), 1, "the second Brain is not ignored");
    assert_eq!(play.available(Who::Captain, away_missions::Slot::Standard), 2);
}

/// AM-15.9: the Replicator doubles one component he carries
#[test]
fn replicator() {
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    scene.rocketeer(Who::Captain).components.mysterium = 1;
    let replicator = scene.give(Who::Captain, Item::Replicator);
    let mut play = scene.turn(Who::Captain);
    assert_eq!(play.refuses(using(Who::Captain, replicator, Aim::Component(Component::Wire))), "AM-11.3");
    play.uses(Who::Captain, replicator, Aim::Component(Component::Mysterium));
    assert_eq!(play.of(Who::Captain).components.mysterium, 2);
}

/// AM-15.10: the Sonic Repulsor drives away until it is out of sight or something stops it; the way may bend
#[test]
fn sonic_repulsor() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, b, c, d] = scene.row();
    let side = scene.tile(1, 1);
    let repulsor = scene.give(Who::Captain, Item::SonicRepulsor);
    let leader = scene.alien(AlienType::Leader, b);
    let mut play = scene.turn(Who::Captain);
    let push = |path: &[TileId]| using(Who::Captain, repulsor, wave(path, Haul::Alien(leader)));
    assert_eq!(play.refuses(push(&[c, b])), "AM-15.4", "not nearer");
    let mut bent = play.again();
    play.does(push(&[c, d]));
    assert_eq!(play.alien(leader).unwrap().at, d, "the edge of the map stops it");
    bent.does(push(&[side]));
    let mut scene = Scene::of(&[Who::Captain]);
    let ring: Vec<TileId> =
        [(0, 0), (0, 1), (0, 2), (1, 1), (-1, 2), (1, 0), (-1, 1), (0, 3), (1, 2), (-1, 3)]
            .map(|(q, r)| scene.tile(q, r))
            .to_vec();
    let repulsor = scene.give(Who::Captain, Item::SonicRepulsor);
    let leader = scene.alien(AlienType::Leader, ring[1]);
    let mut play = scene.turn(Who::Captain);
    let short = using(Who::Captain, repulsor, wave(&[ring[2]], Haul::Alien(leader)));
    assert_eq!(play.refuses(short), "AM-15.10", "nothing stops it there");
    play.uses(Who::Captain, repulsor, wave(&[ring[2], ring[7]], Haul::Alien(leader)));
}

/// AM-15.10: a closed hatch stops it, the dark does not stop an Alien but a Rocketeer; items fly too
#[test]
fn what_stops_the_repulsor() {
    let scene = |closed: bool| {
        let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
        let [_, b, c] = scene.row();
        let dark = scene.dark(0, 3);
        scene.put(Who::Chief, b);
        if closed {
            scene.hatch(b, c, HatchState::Closed);
        }
        let repulsor = scene.give(Who::Captain, Item::SonicRepulsor);
        let bug = scene.alien(AlienType::Bug, b);
        let ray = scene.drop(b, Item::HeatRay);
        let push = move |path: &[TileId], what| using(Who::Captain, repulsor, wave(path, what));
        (scene.turn(Who::Captain), [b, c, dark], push, bug, ray)
    };
    let (mut play, [_, c, dark], push, bug, ray) = scene(false);
    assert!(play.allows(&push(&[c, dark], Haul::Alien(bug))), "out of sight in the dark");
    assert!(!play.allows(&push(&[c, dark], Haul::Rocketeer(Who::Chief))));
    let mut other = play.again();
    play.does(push(&[c], Haul::Rocketeer(Who::Chief)));
    assert_eq!(play.of(Who::Chief).at, c);
    let thing = Haul::Thing { at: TileId(1), what: Thing::Card(ray) };
    other.does(push(&[c, dark], thing));
    assert_eq!(other.field().tile(dark).unwrap().lying.len(), 1);
    let (mut play, [_, c, _], push, bug, _) = scene(true);
    assert!(!play.allows(&push(&[c], Haul::Alien(bug))), "a closed hatch");
    assert_eq!(play.refuses(push(&[], Haul::Alien(bug))), "AM-15.4", "it must move");
}

/// AM-15.11: the Strangely Glowing Orb adds one IQ to a roll
#[test]
fn strangely_glowing_orb() {
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    scene.rocketeer(Who::Captain).hp = 1;
    let orb = scene.give(Who::Captain, Item::StrangelyGlowingOrb);
    let mut play = scene.turn(Who::Captain);
    assert_eq!(play.dice_of(&heal_with(Who::Captain, orb)), 4);
    play.dice(&[9, 9, 9, 9]).does(heal_with(Who::Captain, orb));
    assert_eq!(play.charges(Who::Captain, orb), 2);
}

/// EX-9, AM-15.12: one charge of the Telepathy Band lends another's option to all Overkills of one roll
#[test]
fn telepathy_band() {
    let mut scene = Scene::of(&[Who::Captain, Who::Doctor]);
    let [a, b] = scene.row();
    scene.put(Who::Doctor, b);
    scene.give(Who::Doctor, Item::MedPack);
    scene.rocketeer(Who::Captain).hp = 1;
    let band = scene.give(Who::Captain, Item::TelepathyBand);
    let gun = scene.give(Who::Captain, Item::RayGun);
    let bug = scene.alien(AlienType::Bug, a);
    let mut play = scene.turn(Who::Captain);
    let mut as_talent = play.again();
    play.dice(&[1, 1, 1, 1, 9]).attack(Who::Captain, gun, bug);
    let treat = Overkill::Sawbones { patient: Who::Captain };
    assert_eq!(play.refuses(Command::Spend { on: treat.clone() }), "AM-13.2");
    play.uses(Who::Captain, band, Aim::Rocketeer(Who::Doctor));
    for _ in 0..3 {
        play.spends(treat.clone());
    }
    assert_eq!((play.of(Who::Captain).hp, play.charges(Who::Captain, band)), (4, 1));
    let action = Action::Talent { option: treat, band: Some(band) };
    as_talent.does(act(Who::Captain, action, Pay::Standard));
    assert_eq!(as_talent.of(Who::Captain).hp, 2);
    assert!(as_talent.of(Who::Captain).turn.talent, "it is his own Talent Action");
}

/// AM-15.12: a borrowed Command takes the Captain's markers and keeps his limits
#[test]
fn a_borrowed_command() {
    let mut scene = Scene::of(&[Who::Doctor, Who::Captain, Who::Chief]);
    let [_, b] = scene.row();
    scene.put(Who::Captain, b);
    scene.give(Who::Doctor, Item::TeleRadio);
    let band = scene.give(Who::Doctor, Item::TelepathyBand);
    let mut play = scene.turn(Who::Doctor);
    let give = |who| {
        let action = Action::Talent { option: Overkill::Command { who }, band: Some(band) };
        act(Who::Doctor, action, Pay::NonCombat)
    };
    assert_eq!(play.refuses(give(Who::Captain)), "AM-13.3", "nor to the Captain");
    assert_eq!(play.refuses(give(Who::Doctor)), "AM-13.3", "nor to whoever borrows it");
    play.does(give(Who::Chief));
    assert!(play.of(Who::Chief).command.available && play.of(Who::Chief).turn.commanded);
    assert_eq!(play.state()["supply"]["command"], 9);
}

/// AM-15.13: the Time Warp re-rolls any number of dice once, of a Subdue Thrall roll with one success too
#[test]
fn time_warp() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let warp = scene.give(Who::Captain, Item::TimeWarp);
    let thrall = scene.alien(AlienType::Thrall, a);
    let mut play = scene.turn(Who::Captain);
    let subdue = act(Who::Captain, Action::Subdue { target: Target::Alien(thrall) }, Pay::Standard);
    play.dice(&[1, 9, 9]).does(subdue);
    assert_eq!(play.refuses(using(Who::Captain, warp, Aim::Dice(vec![3]))), "AM-12.1");
    play.dice(&[1, 1]).uses(Who::Captain, warp, Aim::Dice(vec![1, 2]));
    play.goes_on();
    assert!(play.overkills().contains(&Overkill::Rescue));
    assert_eq!(play.charges(Who::Captain, warp), 1);
}

/// AM-15.14: through X-Ray Goggles one closed hatch does not count for sight and range, but for moving it does
#[test]
fn x_ray_goggles() {
    let scene = |state: HatchState| {
        let mut scene = Scene::of(&[Who::Captain]);
        let [a, b] = scene.row();
        scene.hatch(a, b, state);
        let goggles = scene.give(Who::Captain, Item::XRayGoggles);
        let gun = scene.give(Who::Captain, Item::RayGun);
        let pellet = scene.give(Who::Captain, Item::StunPellet);
        let bug = scene.alien(AlienType::Bug, b);
        (scene.turn(Who::Captain), [a, b], goggles, [gun, pellet], bug)
    };
    let (mut play, [a, b], goggles, [gun, pellet], bug) = scene(HatchState::Closed);
    let with = vec![Boost { card: goggles, hatch: Some((a, b)), tile: None }];
    let target = Target::Alien(bug);
    let shot = Command::Act {
        who: Who::Captain,
        action: Action::Attack { weapon: gun, target },
        pay: Pay::Standard,
        with: with.clone(),
    };
    assert_eq!(play.refuses(attack(Who::Captain, gun, bug, Pay::Standard)), "AM-9.1");
    assert!(play.options().contains(&shot), "it is offered");
    let mut other = play.again();
    play.dice(&[1, 1, 9]).does(shot.clone());
    assert!(play.alien(bug).is_none());
    assert_eq!(
        play.refuses(Command::Spend { on: Overkill::HitAndRun { to: b } }),
        "AM-8.5",
        "no step through it, so the roll is over"
    );
    other.does(Command::Use { who: Who::Captain, card: pellet, aim: Aim::Tile(b), with });
    assert!(other.alien(bug).unwrap().stunned);
    for state in [HatchState::Locked, HatchState::Sealed] {
        let (mut play, ..) = scene(state);
        assert_eq!(play.refuses(shot.clone()), "AM-7.4");
    }
}

/// AM-15.15: a Mysterium restores one spent charge of a Discovery item or assembled Schematic, never above its number
#[test]
fn mysterium() {
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    let ray = scene.give(Who::Captain, Item::HeatRay);
    let book = scene.give(Who::Captain, Item::ReferenceBook);
    let captain = scene.rocketeer(Who::Captain);
    captain.components.mysterium = 2;
    captain.card_mut(ray).unwrap().charges = 1;
    captain.card_mut(book).unwrap().charges = 1;
    let mut play = scene.turn(Who::Captain);
    let fill = |card| Command::Recharge { who: Who::Captain, card };
    assert_eq!(play.refuses(fill(book)), "AM-15.15");
    play.does(fill(ray));
    assert_eq!((play.charges(Who::Captain, ray), play.of(Who::Captain).components.mysterium), (2, 1));
    assert_eq!(play.refuses(fill(ray)), "AM-15.15");
}

/// AM-15.16: a Thrall Oxygen Tank gives 3 O2 at once
#[test]
fn thrall_oxygen_tank() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    scene.lay(a, Lying::ThrallOxygenTank);
    let mut play = scene.turn(Who::Captain);
    play.does(Command::PickUp { who: Who::Captain, what: Thing::ThrallOxygenTank });
    assert_eq!(play.of(Who::Captain).o2, 9);
}

/// AM-15.17, AM-15.18: a killed Alien gives no component; only subduing and blades do
#[test]
fn where_components_come_from() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let gun = scene.give(Who::Captain, Item::RayGun);
    let brain = scene.alien(AlienType::BrainInAJar, a);
    scene.field.alien_mut(brain).unwrap().hp = 1;
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 9, 9, 9, 9]).attack(Who::Captain, gun, brain);
    assert_eq!(play.of(Who::Captain).components, Default::default());
}

/// AM-15.19: Gear that Stuns or moves works on Thralls and War Thralls
#[test]
fn gear_works_on_thralls() {
    for kind in [AlienType::Thrall, AlienType::WarThrall] {
        let mut scene = Scene::of(&[Who::Captain]);
        let [a, b] = scene.row();
        let wave_generator = scene.give(Who::Captain, Item::GravitationalWaveGenerator);
        let pellet = scene.give(Who::Captain, Item::StunPellet);
        let thrall = scene.alien(kind, b);
        let mut play = scene.turn(Who::Captain);
        play.uses(Who::Captain, wave_generator, wave(&[a], Haul::Alien(thrall)));
        play.uses(Who::Captain, pellet, Aim::Tile(a));
        let alien = play.alien(thrall).unwrap();
        assert!(alien.stunned && alien.at == a);
    }
}

/// AM-5.9, AM-17.2: Power Out stops Discovery items and Mysterium, not Rescued Thralls
#[test]
fn power_out() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    scene.field.power_out = true;
    let wave_generator = scene.give(Who::Captain, Item::Replicator);
    let hobo = scene.give(Who::Captain, Item::RtHobo);
    let belt = scene.give_unknown(Who::Captain, Item::ForceFieldBelt);
    scene.give_unknown(Who::Captain, Item::StasisBox);
    let assembled = scene.give(Who::Captain, Item::Teleporter);
    scene.rocketeer(Who::Captain).card_mut(assembled).unwrap().charges = 1;
    scene.rocketeer(Who::Captain).hp = 2;
    scene.rocketeer(Who::Captain).components.wire = 1;
    scene.rocketeer(Who::Captain).components.mysterium = 1;
    let bug = scene.alien(AlienType::Bug, a);
    let mut play = scene.turn(Who::Captain);
    let copy = using(Who::Captain, wave_generator, Aim::Component(Component::Wire));
    assert_eq!(play.refuses(copy), "AM-5.9");
    let stasis = play.of(Who::Captain).items.iter().find(|card| card.item == Item::StasisBox).unwrap().id;
    let teleporter =
        play.of(Who::Captain).items.iter().find(|card| card.item == Item::Teleporter).unwrap().id;
    assert_eq!(play.refuses(using(Who::Captain, teleporter, Aim::Tile(a))), "AM-5.9", "assembled");
    let inspired = act(Who::Captain, Action::Heal { patient: Who::Captain }, Pay::Card(stasis));
    assert_eq!(play.refuses(inspired), "AM-5.9", "no Inspiration");
    assert_eq!(play.refuses(Command::Recharge { who: Who::Captain, card: teleporter }), "AM-5.9");
    play.uses(Who::Captain, hobo, Aim::Nothing);
    assert!(play.alien(bug).unwrap().stunned);
    play.dice(&[1, 9, 9]).does(act(Who::Captain, Action::Analyze { card: belt }, Pay::Standard));
    assert!(play.of(Who::Captain).card(belt).unwrap().analyzed, "analyzing is allowed");
}
