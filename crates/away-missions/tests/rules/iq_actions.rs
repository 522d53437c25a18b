//! Chapter 10: IQ Actions.

use crate::support::{Scene, act, using};
use away_missions::field::{AlienId, ItemId};
use away_missions::{
    Action, Aim, AlienType, BossType, Command, Component, Item, Overkill, Pay, Room, Slot, Target, Who,
};

fn heal(who: Who, patient: Who) -> Command {
    act(who, Action::Heal { patient }, Pay::Standard)
}

fn subdue(who: Who, alien: AlienId) -> Command {
    act(who, Action::Subdue { target: Target::Alien(alien) }, Pay::Standard)
}

fn analyze(who: Who, card: ItemId) -> Command {
    act(who, Action::Analyze { card }, Pay::Standard)
}

/// AM-10.1: as many dice as the IQ, a Non-Combat Action
#[test]
fn iq_dice() {
    for (who, iq) in [
        (Who::Captain, 3),
        (Who::FirstOfficer, 4),
        (Who::Doctor, 4),
        (Who::Professor, 5),
        (Who::Chief, 2),
        (Who::Yeoman, 3),
    ] {
        let mut scene = Scene::of(&[who]);
        scene.row::<1>();
        scene.rocketeer(who).hp = 1;
        let mut play = scene.turn(who);
        assert_eq!(play.dice_of(&heal(who, who)), iq, "{who}");
        if who == Who::Chief {
            let combat = act(who, Action::Heal { patient: who }, Pay::Combat);
            assert_eq!(play.refuses(combat), "AM-6.3");
        }
    }
}

/// AM-10.2: 1 HP to himself or another on his tile
#[test]
fn healing() {
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    scene.row::<2>();
    scene.rocketeer(Who::Captain).hp = 2;
    scene.rocketeer(Who::Chief).hp = 2;
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 9, 9]).does(heal(Who::Captain, Who::Captain));
    play.dice(&[9, 9, 3]).does(heal(Who::Captain, Who::Chief));
    assert_eq!((play.of(Who::Captain).hp, play.of(Who::Chief).hp), (3, 3));
    let mut scene = Scene::of(&[Who::Captain, Who::Chief]);
    let [_, far] = scene.row();
    scene.rocketeer(Who::Chief).hp = 2;
    scene.put(Who::Chief, far);
    assert_eq!(scene.turn(Who::Captain).refuses(heal(Who::Captain, Who::Chief)), "AM-10.2");
}

/// AM-10.3: a healthy Rocketeer cannot be chosen, and HP never rise above the starting number
#[test]
fn nobody_is_more_than_healthy() {
    let mut scene = Scene::of(&[Who::Doctor]);
    scene.row::<1>();
    scene.rocketeer(Who::Doctor).hp = 4;
    let mut play = scene.turn(Who::Doctor);
    play.dice(&[1, 1, 1, 1]).does(heal(Who::Doctor, Who::Doctor));
    assert_eq!(play.of(Who::Doctor).hp, 5);
    assert!(play.acts(Who::Doctor), "no Overkill has a use");
    assert_eq!(play.refuses(heal(Who::Doctor, Who::Doctor)), "AM-10.3");
}

/// AM-10.4, AM-10.5: Analyze makes a card usable with its printed charges; each Overkill adds one
#[test]
fn analyzing_a_belt() {
    let mut scene = Scene::of(&[Who::Professor]);
    scene.row::<1>();
    let belt = scene.give_unknown(Who::Professor, Item::ForceFieldBelt);
    let gun = scene.give(Who::Professor, Item::RayGun);
    let mut play = scene.turn(Who::Professor);
    assert_eq!(play.refuses(analyze(Who::Professor, gun)), "AM-10.4");
    play.dice(&[1, 2, 3, 9, 9]).does(analyze(Who::Professor, belt));
    assert_eq!(play.charges(Who::Professor, belt), 3);
    play.spends(Overkill::Charge).spends(Overkill::Charge);
    let card = *play.of(Who::Professor).card(belt).unwrap();
    assert!(card.analyzed && card.charges == 5 && card.added == 2);
    assert_eq!(play.refuses(analyze(Who::Professor, belt)), "AM-10.4");
}

/// AM-10.6: failing changes nothing and may be tried again; each card is analyzed for itself
#[test]
fn analyzing_again() {
    let mut scene = Scene::of(&[Who::Professor]);
    scene.row::<1>();
    let belts = [Item::ForceFieldBelt; 2].map(|item| scene.give_unknown(Who::Professor, item));
    let mut play = scene.turn(Who::Professor);
    play.dice(&[9; 5]).does(analyze(Who::Professor, belts[0]));
    assert!(!play.of(Who::Professor).card(belts[0]).unwrap().analyzed);
    play.dice(&[1, 9, 9, 9, 9]).does(analyze(Who::Professor, belts[0]));
    let second = *play.of(Who::Professor).card(belts[1]).unwrap();
    assert!(play.of(Who::Professor).card(belts[0]).unwrap().analyzed && !second.analyzed);
}

/// EX-3, AM-10.7, AM-16.1: assembling a Schematic takes both components, and it can no longer inspire
#[test]
fn assembling_a_schematic() {
    let mut scene = Scene::of(&[Who::Professor]);
    scene.row::<1>();
    let teleporter = scene.give_unknown(Who::Professor, Item::Teleporter);
    scene.rocketeer(Who::Professor).hp = 2;
    scene.rocketeer(Who::Professor).components.wire = 1;
    assert_eq!(scene.again().turn(Who::Professor).refuses(analyze(Who::Professor, teleporter)), "AM-10.7");
    scene.rocketeer(Who::Professor).components.mysterium = 1;
    let mut play = scene.turn(Who::Professor);
    let mut failed = play.again();
    play.dice(&[1, 3, 8, 8, 8]).does(analyze(Who::Professor, teleporter)).spends(Overkill::Charge);
    let professor = play.of(Who::Professor);
    assert_eq!(professor.card(teleporter).unwrap().charges, 3);
    assert_eq!((professor.components.wire, professor.components.mysterium), (0, 0));
    let inspired = act(Who::Professor, Action::Heal { patient: Who::Professor }, Pay::Card(teleporter));
    assert_eq!(play.refuses(inspired), "AM-10.13");
    failed.dice(&[8; 5]).does(analyze(Who::Professor, teleporter));
    let professor = failed.of(Who::Professor);
    assert_eq!((professor.components.wire, professor.components.mysterium), (1, 1));
    assert!(!professor.card(teleporter).unwrap().analyzed);
    assert_eq!(failed.available(Who::Professor, Slot::Standard), 1);
}

/// AM-10.8: a subdued Thrall, Stunned or not, leaves the map and gives 1 Wire
#[test]
fn subduing_thralls() {
    for (kind, stunned) in
        [(AlienType::Thrall, false), (AlienType::WarThrall, false), (AlienType::Thrall, true)]
    {
        let mut scene = Scene::of(&[Who::Professor]);
        let [a, b] = scene.row();
        let thrall = scene.alien(kind, a);
        scene.field.alien_mut(thrall).unwrap().stunned = stunned;
        let away = scene.alien(kind, b);
        let saucerman = scene.alien(AlienType::Saucerman, a);
        let mut play = scene.turn(Who::Professor);
        assert_eq!(play.refuses(subdue(Who::Professor, away)), "AM-10.8");
        assert_eq!(play.refuses(subdue(Who::Professor, saucerman)), "AM-10.8");
        play.dice(&[1, 9, 9, 9, 9]).does(subdue(Who::Professor, thrall));
        assert!(play.alien(thrall).is_none());
        assert_eq!(play.of(Who::Professor).components.of(Component::Wire), 1);
    }
}

/// AM-10.9: one Overkill, not more, rescues the Thrall with a random card
#[test]
fn rescuing() {
    let mut scene = Scene::of(&[Who::Professor]);
    let [a] = scene.row();
    let thrall = scene.alien(AlienType::Thrall, a);
    let mut play = scene.turn(Who::Professor);
    play.dice(&[1, 1, 1, 9, 9]).does(subdue(Who::Professor, thrall));
    play.chance(&[0]).spends(Overkill::Rescue);
    assert!(play.of(Who::Professor).holds(Item::RtBoy), "the first of the ten");
    assert!(!play.overkills().contains(&Overkill::Rescue));
}

/// AM-10.10: a Subdue Thrall roll with exactly one success must be accepted; only the Time Warp may re-roll it
#[test]
fn one_success_must_be_accepted() {
    let mut scene = Scene::of(&[Who::Professor]);
    let [a] = scene.row();
    let thrall = scene.alien(AlienType::Thrall, a);
    let tools = scene.give(Who::Professor, Item::Tools);
    let foot = scene.give(Who::Professor, Item::LuckyRabbitsFoot);
    let inverter = scene.give(Who::Professor, Item::RealityInverter);
    let warp = scene.give(Who::Professor, Item::TimeWarp);
    let mut play = scene.turn(Who::Professor);
    play.dice(&[1, 9, 9, 9, 9]).does(subdue(Who::Professor, thrall));
    for (card, aim) in [(tools, Aim::Nothing), (foot, Aim::Dice(vec![1])), (inverter, Aim::Nothing)] {
        assert_eq!(play.refuses(using(Who::Professor, card, aim)), "AM-10.10");
    }
    play.dice(&[1, 1]).uses(Who::Professor, warp, Aim::Dice(vec![1, 2]));
    assert!(play.allows(&using(Who::Professor, tools, Aim::Nothing)), "three successes may be re-rolled");
}

/// AM-10.11, AM-10.12: a Brain with 1 HP is subdued for 1 Alien Blood, and one Overkill dominates it
#[test]
fn subduing_and_dominating_brains() {
    let mut scene = Scene::of(&[Who::Professor]);
    let [a] = scene.row();
    let strong = scene.alien(AlienType::BrainInAJar, a);
    let weak = scene.alien(AlienType::BrainInAJar, a);
    scene.field.alien_mut(weak).unwrap().hp = 1;
    let mut play = scene.turn(Who::Professor);
    assert_eq!(play.refuses(subdue(Who::Professor, strong)), "AM-10.11");
    play.dice(&[1, 1, 1, 9, 9]).does(subdue(Who::Professor, weak));
    assert!(play.alien(weak).is_none());
    assert_eq!(play.of(Who::Professor).components.of(Component::AlienBlood), 1);
    play.spends(Overkill::Dominate);
    assert!(play.of(Who::Professor).holds(Item::DominatedBrain));
    assert!(!play.overkills().contains(&Overkill::Dominate));
}

/// AM-10.13: a Schematic that is not assembled is discarded for one IQ Action of any kind
#[test]
fn inspiration() {
    let mut scene = Scene::of(&[Who::Professor]);
    let [a] = scene.row();
    let thrall = scene.alien(AlienType::Thrall, a);
    let plans = scene.give_unknown(Who::Professor, Item::StasisBox);
    let mut play = scene.turn(Who::Professor);
    let target = Target::Alien(thrall);
    let mut dark = play.again();
    play.dice(&[1, 9, 9, 9, 9]).does(act(Who::Professor, Action::Subdue { target }, Pay::Card(plans)));
    assert!(!play.of(Who::Professor).holds(Item::StasisBox) && play.alien(thrall).is_none());
    assert_eq!(play.available(Who::Professor, Slot::Standard), 2);
    let step = act(Who::Professor, Action::Analyze { card: plans }, Pay::Card(plans));
    assert_eq!(dark.refuses(step), "AM-10.13", "not to analyze itself");
}

/// AM-10.14, AM-27.57: a scenario's IQ Action is rolled like others, with bonuses of the place
#[test]
fn iq_actions_of_a_scenario() {
    let mut scene = Scene::of(&[Who::Professor]);
    let lab = scene.room(Room::Laboratory, 0, 0);
    scene.put(Who::Professor, lab);
    scene.rocketeer(Who::Professor).hp = 1;
    let play = scene.turn(Who::Professor);
    assert_eq!(play.dice_of(&heal(Who::Professor, Who::Professor)), 6, "the Laboratory adds a die");
    let mut scene = Scene::of(&[Who::Professor]);
    let transmitter = scene.room(Room::Transmitter, 0, 0);
    scene.put(Who::Professor, transmitter);
    let mut play = scene.turn(Who::Professor);
    let send = act(Who::Professor, Action::Mission { action: 0, target: None }, Pay::NonCombat);
    assert!(play.options().contains(&send));
    assert_eq!(play.dice_of(&send), 5);
    play.dice(&[9, 9, 9, 9, 9]).does(send);
    assert!(play.state()["book"]["flags"].as_array().unwrap().is_empty(), "failed");
    let again = act(Who::Professor, Action::Mission { action: 0, target: None }, Pay::Standard);
    play.dice(&[1, 9, 9, 9, 9]).does(again);
    assert_eq!(play.state()["book"]["flags"], serde_json::json!(["warning_sent"]));
}

/// AM-8.7, AM-27.48: an Overkill of a scenario's Action buys what the scenario says, as often as it says
#[test]
fn overkills_of_a_scenario() {
    let mut scene = Scene::in_scenario(6, &[Who::Professor]);
    let bay = scene.room(Room::CryoBay, 0, 0);
    scene.put(Who::Professor, bay);
    let mut play = scene.turn(Who::Professor);
    let revive = act(Who::Professor, Action::Mission { action: 0, target: None }, Pay::NonCombat);
    play.dice(&[1, 1, 1, 9, 9]).does(revive);
    let revived = |play: &crate::support::Play| play.state()["book"]["counters"][0].clone();
    assert_eq!(revived(&play), 1);
    play.spends(Overkill::Mission);
    assert_eq!(revived(&play), 2);
    assert!(!play.overkills().contains(&Overkill::Mission), "once only");
}

/// AM-27.64: an IQ Action destroys the Overmind when it has 2 HP or fewer
#[test]
fn the_last_thought_of_the_overmind() {
    let scene = |hp: u8| {
        let mut scene = Scene::in_scenario(20, &[Who::Professor]);
        let tile = scene.room(Room::Overmind, 0, 0);
        scene.put(Who::Professor, tile);
        scene.boss(BossType::Overmind, tile, hp);
        scene.turn(Who::Professor)
    };
    let action = Action::Subdue { target: Target::Boss(BossType::Overmind) };
    assert_eq!(scene(3).refuses(act(Who::Professor, action.clone(), Pay::Standard)), "AM-10.11");
    let mut play = scene(2);
    play.dice(&[1, 9, 9, 9, 9]).does(act(Who::Professor, action, Pay::Standard));
    assert!(play.field().bosses.is_empty());
}
