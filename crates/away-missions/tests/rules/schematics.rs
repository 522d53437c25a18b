//! Chapter 16: Schematics.

use crate::support::{Scene, act, using};
use away_missions::content::Content;
use away_missions::{
    Action, Aim, AlienType, Answer, Command, Component, Goods, HatchState, Item, Pay, Slot, Target, Who,
};
use table::Seat;

/// AM-16.1: once assembled it can be used by every holder
#[test]
fn every_holder_can_use_it() {
    let mut scene = Scene::of(&[Who::Professor, Who::Chief]);
    let [_, b] = scene.row();
    let teleporter = scene.give_unknown(Who::Professor, Item::Teleporter);
    scene.rocketeer(Who::Professor).components.wire = 1;
    scene.rocketeer(Who::Professor).components.mysterium = 1;
    scene.rocketeer(Who::Chief).command.available = true;
    let mut play = scene.turn(Who::Professor);
    play.dice(&[1, 9, 9, 9, 9]).does(act(
        Who::Professor,
        Action::Analyze { card: teleporter },
        Pay::NonCombat,
    ));
    let give = Goods { cards: vec![teleporter], ..Goods::default() };
    play.does(Command::Trade { who: Who::Professor, with: Who::Chief, give, take: Goods::default() });
    play.uses(Who::Chief, teleporter, Aim::Tile(b));
    assert_eq!(play.of(Who::Chief).at, b);
}

/// AM-16.2: what each is assembled from
#[test]
fn components() {
    let (wire, blood, mysterium) = (Component::Wire, Component::AlienBlood, Component::Mysterium);
    for (item, parts) in [
        (Item::InvisibilityDevice, [wire, blood]),
        (Item::NeuronicHyperbolizer, [wire, blood]),
        (Item::RealityInverter, [wire, mysterium]),
        (Item::Teleporter, [wire, mysterium]),
        (Item::StasisBox, [mysterium, blood]),
        (Item::TantalusProjector, [mysterium, blood]),
    ] {
        let mut scene = Scene::of(&[Who::Professor]);
        scene.row::<1>();
        let plans = scene.give_unknown(Who::Professor, item);
        for part in parts {
            *scene.rocketeer(Who::Professor).components.of_mut(part) += 1;
        }
        let mut play = scene.turn(Who::Professor);
        play.dice(&[1, 9, 9, 9, 9]).does(act(
            Who::Professor,
            Action::Analyze { card: plans },
            Pay::NonCombat,
        ));
        assert_eq!(play.of(Who::Professor).components, Default::default(), "{item}");
        let printed = Content::standard().item(item).charges.unwrap();
        assert_eq!(play.charges(Who::Professor, plans), printed);
    }
}

/// AM-16.3, AM-16.4: with the Invisibility Device all Aliens ignore the holder; he is asked when he is chosen as a target
#[test]
fn invisibility_device() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    scene.dark(4, 4);
    let device = scene.give(Who::Captain, Item::InvisibilityDevice);
    scene.alien(AlienType::Thrall, a);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1]).does(Command::EndTurn { who: Who::Captain });
    assert!(play.options().contains(&Command::Answer { answer: Answer::Card(device) }));
    play.does(Command::Answer { answer: Answer::Card(device) });
    assert_eq!((play.of(Who::Captain).hp, play.charges(Who::Captain, device)), (6, 1));
}

/// AM-16.5: the Hyperbolizer Stuns all Aliens on one scanned tile, seen or not; un-scanned tiles only by option
#[test]
fn neuronic_hyperbolizer() {
    for option in [false, true] {
        let mut scene = Scene::of(&[Who::Captain]);
        let [a, b] = scene.row();
        let dark = scene.dark(5, 5);
        scene.setup.hyperbolizer_unscanned = option;
        scene.hatch(a, b, HatchState::Sealed);
        let device = scene.give(Who::Captain, Item::NeuronicHyperbolizer);
        let aliens = [scene.alien(AlienType::Thrall, b), scene.alien(AlienType::Leader, b)];
        scene.alien(AlienType::Bug, dark);
        let mut play = scene.turn(Who::Captain);
        assert_eq!(play.allows(&using(Who::Captain, device, Aim::Tile(dark))), option);
        play.uses(Who::Captain, device, Aim::Tile(b));
        assert!(aliens.iter().all(|alien| play.alien(*alien).unwrap().stunned));
    }
}

/// AM-16.6: the Reality Inverter reads the dice anew: 8, 9 and 10 succeed, 1 to 3 do not
#[test]
fn reality_inverter() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let inverter = scene.give(Who::Captain, Item::RealityInverter);
    let gun = scene.give(Who::Captain, Item::RayGun);
    let sentinel = scene.alien(AlienType::Sentinel, a);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 8, 9, 10, 7]).attack(Who::Captain, gun, sentinel);
    play.uses(Who::Captain, inverter, Aim::Nothing).goes_on();
    assert_eq!(play.alien(sentinel).unwrap().hp, 3);
    play.spends(away_missions::Overkill::Stagger).spends(away_missions::Overkill::Stagger);
    assert!(play.acts(Who::Captain), "three successes, not four");
}

/// AM-16.7: the Stasis Box takes a Rocketeer item that nobody has taken, with full charges, large ones too
#[test]
fn stasis_box() {
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    let stasis = scene.give(Who::Captain, Item::StasisBox);
    let mut play = scene.turn(Who::Captain);
    assert_eq!(play.refuses(using(Who::Captain, stasis, Aim::Item(Item::HeatRay))), "AM-3.6");
    for large in [Item::FlameGun, Item::HeadSet] {
        assert!(play.allows(&using(Who::Captain, stasis, Aim::Item(large))), "{large}");
    }
    play.uses(Who::Captain, stasis, Aim::Item(Item::SpaceBandages));
    let captain = play.of(Who::Captain);
    let card = captain.items.iter().find(|card| card.item == Item::SpaceBandages).unwrap();
    assert_eq!(card.charges, 3);
    assert!(
        play.state()["supply"]["unused"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|item| *item == "space_bandages")
            .count()
            < 2
    );
}

/// AM-16.8: the Tantalus Projector eliminates one Alien figure anywhere, but no Thrall
#[test]
fn tantalus_projector() {
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    let dark = scene.dark(5, 5);
    let projector = scene.give(Who::Captain, Item::TantalusProjector);
    let sentinel = scene.alien(AlienType::Sentinel, dark);
    let thrall = scene.alien(AlienType::Thrall, dark);
    let mut play = scene.turn(Who::Captain);
    let aim = |alien| using(Who::Captain, projector, Aim::Target(Target::Alien(alien)));
    assert_eq!(play.refuses(aim(thrall)), "AM-9.7");
    play.does(aim(sentinel));
    assert!(play.alien(sentinel).is_none());
    assert_eq!(play.state()["book"]["tallies"][5 + AlienType::Sentinel as usize], 1, "a kill of his");
    assert_eq!(play.of(Who::Captain).components, Default::default());
}

/// AM-16.9: the Teleporter takes the user and those who agree to one scanned tile
#[test]
fn teleporter() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief, Who::Doctor]).with_chairs();
    let [a] = scene.row();
    let (far, dark) = (scene.tile(5, 5), scene.dark(5, 6));
    let device = scene.give(Who::Captain, Item::Teleporter);
    let thrall = scene.alien(AlienType::WarThrall, a);
    scene.rocketeer(Who::Captain).grappled_by.push(thrall);
    let mut play = scene.turn(Who::Captain);
    assert_eq!(play.refuses(using(Who::Captain, device, Aim::Tile(dark))), "AM-7.2");
    let others = vec![Who::Chief, Who::Doctor];
    play.uses(Who::Captain, device, Aim::Together { to: far, others });
    play.does_from(Seat(1), Command::Answer { answer: Answer::Yes });
    play.does_from(Seat(2), Command::Answer { answer: Answer::No });
    let at = |who| play.of(who).at;
    assert_eq!((at(Who::Captain), at(Who::Chief), at(Who::Doctor)), (far, far, a));
    assert!(play.of(Who::Captain).grappled_by.is_empty() && play.acts(Who::Captain));
    assert_eq!(play.available(Who::Captain, Slot::Standard), 3);
}
