//! Chapter 12: items in general.

use crate::support::{Scene, act, attack, using};
use away_missions::content::{Content, ItemKind};
use away_missions::{
    Action, Aim, AlienType, Answer, BossType, Command, Goods, Haul, Item, Overkill, Pay, Room, Slot, Target,
    Who,
};

/// AM-12.1: Gear is used in the own Actions Phase without AP, each card once per Game Turn
#[test]
fn gear_once_a_turn() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    scene.row::<1>();
    let pills = scene.give(Who::Captain, Item::FoodPills);
    let more = scene.give(Who::Captain, Item::FoodPills);
    let rations = scene.give(Who::Chief, Item::SpaceRations);
    scene.rocketeer(Who::Captain).hp = 1;
    let mut play = scene.turn(Who::Captain);
    play.uses(Who::Captain, pills, Aim::Nothing);
    assert_eq!(play.refuses(using(Who::Captain, pills, Aim::Nothing)), "AM-12.1");
    assert_eq!(play.refuses(using(Who::Chief, rations, Aim::Nothing)), "AM-12.1", "not his turn");
    play.uses(Who::Captain, more, Aim::Nothing);
    assert_eq!((play.of(Who::Captain).hp, play.available(Who::Captain, Slot::Standard)), (5, 3));
}

/// AM-12.2: a charge with each use, and none without one
#[test]
fn charges() {
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    let pills = scene.give(Who::Captain, Item::FoodPills);
    scene.rocketeer(Who::Captain).card_mut(pills).unwrap().charges = 0;
    scene.rocketeer(Who::Captain).hp = 1;
    let mut play = scene.turn(Who::Captain);
    assert_eq!(play.refuses(using(Who::Captain, pills, Aim::Nothing)), "AM-12.2");
}

/// AM-12.3: what one has used in a Game Turn another cannot, even after a trade; passive items count too
#[test]
fn one_user_in_a_game_turn() {
    let mut scene = Scene::of(&[Who::Captain, Who::Doctor]);
    let [a] = scene.row();
    let gun = scene.give(Who::Captain, Item::RayGun);
    let kit = scene.give(Who::Captain, Item::FirstAidKit);
    let sentinel = scene.alien(AlienType::Sentinel, a);
    scene.rocketeer(Who::Captain).hp = 1;
    scene.rocketeer(Who::Doctor).command.available = true;
    let mut play = scene.turn(Who::Captain);
    play.dice(&[9; 5]).attack(Who::Captain, gun, sentinel);
    let heal = |who, pay| act(who, Action::Heal { patient: Who::Captain }, pay);
    assert_eq!(play.dice_of(&heal(Who::Captain, Pay::Standard)), 5);
    play.dice(&[9; 5]).does(heal(Who::Captain, Pay::Standard));
    let give = Goods { cards: vec![gun, kit], ..Goods::default() };
    play.does(Command::Trade { who: Who::Captain, with: Who::Doctor, give, take: Goods::default() });
    assert_eq!(play.refuses(attack(Who::Doctor, gun, sentinel, Pay::Command)), "AM-12.3");
    assert_eq!(play.dice_of(&heal(Who::Doctor, Pay::Command)), 4, "the kit has helped the Captain already");
}

/// AM-12.4: no other item outside the own Actions Phase
#[test]
fn nothing_else_in_anothers_turn() {
    for item in [Item::FoodPills, Item::OxygenTank, Item::Flag, Item::StunPellet, Item::Replicator] {
        let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
        scene.row::<1>();
        let card = scene.give(Who::Chief, item);
        scene.rocketeer(Who::Chief).hp = 2;
        let mut play = scene.turn(Who::Captain);
        assert_eq!(play.refuses(using(Who::Chief, card, Aim::Nothing)), "AM-12.1", "{item}");
    }
    for item in [Item::ForceFieldBelt, Item::MentalityHelmet, Item::RtGirl, Item::InvisibilityDevice] {
        let mut scene = Scene::of(&[Who::Captain]);
        scene.row::<1>();
        let card = scene.give(Who::Captain, item);
        let mut play = scene.turn(Who::Captain);
        assert_eq!(play.refuses(using(Who::Captain, card, Aim::Nothing)), "AM-12.1", "{item} is a reaction");
    }
}

/// AM-12.5: an item that must be analyzed has no use before
#[test]
fn not_before_it_is_analyzed() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [_, b] = scene.row();
    let teleporter = scene.give_unknown(Who::Captain, Item::Teleporter);
    let mut play = scene.turn(Who::Captain);
    assert_eq!(play.refuses(using(Who::Captain, teleporter, Aim::Tile(b))), "AM-12.5");
}

/// AM-12.6: a Personal Item works for its owner only
#[test]
fn personal_items() {
    let far = |who: Who, item: Item, holder: Who, option: Overkill| {
        let mut scene = Scene::of(&[who, Who::Chief]);
        let [_, _, _, end] = scene.row();
        scene.tile(0, 4);
        scene.put(Who::Chief, end);
        scene.give(holder, item);
        let play = scene.turn(who);
        play.allows(&act(who, Action::Talent { option, band: None }, Pay::Standard))
    };
    let command = || Overkill::Command { who: Who::Chief };
    assert!(far(Who::Captain, Item::TeleRadio, Who::Captain, command()));
    assert!(!far(Who::Captain, Item::TeleRadio, Who::Chief, command()));
    let out = || Overkill::MoveOut { who: Who::Chief };
    assert!(far(Who::FirstOfficer, Item::HeadSet, Who::FirstOfficer, out()));
    assert!(!far(Who::FirstOfficer, Item::HeadSet, Who::Chief, out()));
    for (holder, reaches) in [(Who::Doctor, true), (Who::Chief, false)] {
        let mut scene = Scene::of(&[Who::Doctor, Who::Chief]);
        let [_, b] = scene.row();
        scene.put(Who::Chief, b);
        scene.rocketeer(Who::Chief).hp = 1;
        scene.give(holder, Item::MedPack);
        let play = scene.turn(Who::Doctor);
        let option = Overkill::Sawbones { patient: Who::Chief };
        let treat = act(Who::Doctor, Action::Talent { option, band: None }, Pay::NonCombat);
        assert_eq!(play.allows(&treat), reaches, "{holder}");
    }
    for (holder, reaches) in [(Who::Yeoman, true), (Who::Chief, false)] {
        let mut scene = Scene::of(&[Who::Yeoman, Who::Chief]);
        let [_, b] = scene.row();
        scene.give(holder, Item::SoftFocusLens);
        let alien = scene.alien(AlienType::Bug, b);
        let play = scene.turn(Who::Yeoman);
        let sway =
            act(Who::Yeoman, Action::Talent { option: Overkill::Sway { alien }, band: None }, Pay::NonCombat);
        assert_eq!(play.allows(&sway), reaches, "{holder}");
    }
}

/// AM-12.7, AM-12.8: how many cards there are, and which are large
#[test]
fn the_cards_of_the_box() {
    let content = Content::standard();
    let count = |kinds: &[ItemKind], french: bool| -> u16 {
        let cards = content.items().iter().filter(|item| kinds.contains(&item.kind) && item.french == french);
        cards.map(|item| u16::from(item.copies)).sum()
    };
    assert_eq!(count(&[ItemKind::RocketeerWeapon, ItemKind::RocketeerGear], false), 37);
    assert_eq!(count(&[ItemKind::DiscoveryWeapon, ItemKind::DiscoveryGear], false), 14);
    assert_eq!(count(&[ItemKind::Schematic], false), 6);
    assert_eq!(content.item(Item::ForceFieldBelt).copies, 2);
    for (item, copies) in [(Item::AtomicRifle, 3), (Item::RayGun, 4), (Item::FlameGun, 1), (Item::Tools, 2)] {
        assert_eq!(content.item(item).copies, copies, "{item}");
    }
    let large: Vec<Item> =
        content.items().iter().filter(|item| item.large && !item.french).map(|item| item.item).collect();
    let expected =
        [Item::AtomicRifle, Item::RayGun, Item::FlameGun, Item::HeadSet, Item::MedPack, Item::TeleRadio];
    assert_eq!(large, expected);
}

/// AM-12.9: a discarded card leaves the game: the Stasis Box does not bring it back
#[test]
fn discarded_for_good() {
    let mut scene = Scene::of(&[Who::Captain]);
    scene.row::<1>();
    let tank = scene.give(Who::Captain, Item::OxygenTank);
    let mut play = scene.turn(Who::Captain);
    let unused = play.state()["supply"]["unused"].clone();
    play.uses(Who::Captain, tank, Aim::Nothing);
    assert!(play.of(Who::Captain).card(tank).is_none());
    assert_eq!(play.state()["supply"]["unused"], unused);
}

/// AM-12.10: components never run out
#[test]
fn components_never_run_out() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [a] = scene.row();
    let knife = scene.give(Who::Captain, Item::AirKnife);
    scene.rocketeer(Who::Captain).components.alien_blood = 100;
    let sentinel = scene.alien(AlienType::Sentinel, a);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 9, 9]).attack(Who::Captain, knife, sentinel);
    assert_eq!(play.of(Who::Captain).components.alien_blood, 101);
}

/// AM-12.11: an item that moves another Rocketeer needs his player's consent
#[test]
fn being_moved_needs_consent() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]).with_chairs();
    let [_, b, c] = scene.row();
    scene.put(Who::Chief, c);
    let wave = scene.give(Who::Captain, Item::GravitationalWaveGenerator);
    let mut play = scene.turn(Who::Captain);
    let pull = Aim::Haul { what: Haul::Rocketeer(Who::Chief), path: vec![b] };
    play.uses(Who::Captain, wave, pull.clone()).does(Command::Answer { answer: Answer::No });
    assert_eq!((play.of(Who::Chief).at, play.charges(Who::Captain, wave)), (c, 2), "nothing was used");
    play.uses(Who::Captain, wave, pull).does(Command::Answer { answer: Answer::Yes });
    assert_eq!((play.of(Who::Chief).at, play.charges(Who::Captain, wave)), (b, 1));
}

/// AM-12.12: bosses are neither moved nor Stunned nor eliminated by items
#[test]
fn bosses_stand_firm() {
    let mut scene = Scene::in_scenario(5, &[Who::Captain]);
    let queen = scene.room(Room::HiveQueen, 0, 0);
    scene.put(Who::Captain, queen);
    scene.boss(BossType::HiveQueen, queen, 4);
    let hobo = scene.give(Who::Captain, Item::RtHobo);
    let tantalus = scene.give(Who::Captain, Item::TantalusProjector);
    let camera = scene.give(Who::Captain, Item::RtPhotographer);
    let mut play = scene.turn(Who::Captain);
    assert_eq!(play.refuses(using(Who::Captain, hobo, Aim::Nothing)), "AM-9.1", "nobody to Stun");
    let boss = Target::Boss(BossType::HiveQueen);
    assert_eq!(play.refuses(using(Who::Captain, tantalus, Aim::Target(boss))), "AM-12.1");
    assert_eq!(play.refuses(using(Who::Captain, camera, Aim::Target(boss))), "AM-12.1");
}
