//! What a preview tells before a command is given: consequences, and everything that could be put into the command.

use crate::missions::{begun, edit, setup, with_rule};
use crate::support::{Scene, act, attack, step, using};
use away_missions::field::Lying;
use away_missions::{
    Action, Aim, Aimed, AlienType, Boost, Command, Component, HatchState, Item, Overkill, Pay, Risk, Setup,
    Slot, Target, Who,
};
use serde_json::json;
use table::{Game, Viewer};

fn keys(phrases: &[table::Phrase]) -> Vec<&str> {
    phrases.iter().map(|phrase| phrase.key.as_str()).collect()
}

/// AM-8.3, AM-9.3: a success of an attack wounds or kills; the true dice are never looked at
#[test]
fn what_a_success_does() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [here, ..] = scene.row::<2>();
    let gun = scene.give(Who::Captain, Item::RayGun);
    let man = scene.alien(AlienType::Saucerman, here);
    let sentinel = scene.alien(AlienType::Sentinel, here);
    let mut play = scene.turn(Who::Captain);
    let shot = attack(Who::Captain, gun, man, Pay::Standard);
    assert_eq!(keys(&play.preview(&shot).then), ["away-missions-story-alien-died"]);
    let other = attack(Who::Captain, gun, sentinel, Pay::Standard);
    assert_eq!(keys(&play.preview(&other).then), ["away-missions-story-alien-hit"]);
    let before = play.preview(&shot);
    play.dice(&[10, 10, 10, 10, 10]);
    assert_eq!(play.preview(&shot), before, "loaded dice change nothing");
    assert!(play.preview(&attack(Who::Captain, gun, man, Pay::Combat)).then.is_empty(), "refused");
}

/// AM-10.2, AM-10.8, AM-7.1: healing, subduing and moving are told; what chance decides is not
#[test]
fn what_other_commands_do() {
    let mut scene = Scene::of(&[Who::Doctor, Who::Captain]);
    let [here, next] = scene.row::<2>();
    scene.rocketeer(Who::Captain).hp = 2;
    scene.all_on(here);
    let thrall = scene.alien(AlienType::Thrall, here);
    let play = scene.turn(Who::Doctor);
    let heal = act(Who::Doctor, Action::Heal { patient: Who::Captain }, Pay::NonCombat);
    assert_eq!(keys(&play.preview(&heal).then), ["away-missions-story-healed"]);
    let subdue = act(Who::Doctor, Action::Subdue { target: Target::Alien(thrall) }, Pay::NonCombat);
    assert_eq!(
        keys(&play.preview(&subdue).then),
        ["away-missions-story-subdued", "away-missions-story-gained"]
    );
    assert_eq!(
        keys(&play.preview(&step(Who::Doctor, next, Pay::Standard)).then),
        ["away-missions-story-moved"]
    );

    let mut mission = begun(setup(1, 1));
    let scan = mission.options().remove(0);
    assert!(matches!(scan, Command::Scan { .. }));
    assert!(mission.preview(&scan).then.is_empty(), "what lies under a tile is not told");
    mission.does(scan);
}

/// AM-6.3, AM-12.1, AM-14.19: every way to pay and everything that could be declared besides, one thing at a time
#[test]
fn everything_that_could_be_put_into_an_action() {
    let mut scene = Scene::of(&[Who::Doctor, Who::Captain]);
    let [here, next] = scene.row::<2>();
    scene.all_on(here);
    scene.rocketeer(Who::Captain).hp = 2;
    scene.hatch(here, next, HatchState::Closed);
    let book = scene.give(Who::Doctor, Item::ReferenceBook);
    let scope = scene.give(Who::Doctor, Item::Ionoscope);
    let bandages = scene.give(Who::Doctor, Item::SpaceBandages);
    let play = scene.turn(Who::Doctor);
    let action = Action::Heal { patient: Who::Captain };
    let plain = play.preview(&act(Who::Doctor, action.clone(), Pay::Standard));
    assert_eq!(plain.payments, [Pay::NonCombat, Pay::Standard, Pay::Oxygen, Pay::Card(bandages)]);
    let boost = |card| Boost { card, hatch: None, tile: None };
    assert_eq!(plain.boosts, [boost(book), boost(scope)]);
    let with = |with| Command::Act { who: Who::Doctor, action: action.clone(), pay: Pay::Standard, with };
    assert_eq!(play.preview(&with(vec![boost(book)])).boosts, [boost(scope)]);
    let both = play.preview(&with(vec![boost(book), boost(scope)]));
    assert!(both.refused.is_none() && both.boosts.is_empty());
    assert_eq!(both.roll.map(|roll| (roll.dice, roll.sure)), Some((5, 1)));
}

/// AM-16.9: who could come along with a Teleporter
#[test]
fn who_could_come_along() {
    let mut scene = Scene::of(&[Who::Captain, Who::Doctor, Who::Chief]);
    let [here, next] = scene.row::<2>();
    scene.all_on(here);
    scene.put(Who::Chief, next);
    let teleporter = scene.give(Who::Captain, Item::Teleporter);
    let play = scene.turn(Who::Captain);
    let alone = play.preview(&using(Who::Captain, teleporter, Aim::Tile(next)));
    assert_eq!(alone.companions, [Who::Doctor]);
    let together = Aim::Together { to: next, others: vec![Who::Doctor] };
    let both = play.preview(&using(Who::Captain, teleporter, together));
    assert!(both.refused.is_none() && both.companions.is_empty());
}

/// AM-12.10, AM-12.13: markers never run out, unless the table counts them; what is spent can be gained again
#[test]
fn markers_for_wire_and_blood() {
    for (limited, held, gains) in [(false, 14, true), (true, 14, false), (true, 13, true)] {
        let mut scene = Scene::of(&[Who::Doctor, Who::Captain]);
        scene.setup.limited_markers = limited;
        let [here] = scene.row::<1>();
        scene.all_on(here);
        scene.rocketeer(Who::Captain).components.alien_blood = held;
        let thrall = scene.alien(AlienType::Thrall, here);
        let mut play = scene.turn(Who::Doctor);
        play.dice(&[1, 10, 10, 10]);
        play.does(act(Who::Doctor, Action::Subdue { target: Target::Alien(thrall) }, Pay::NonCombat))
            .goes_on();
        assert_eq!(play.of(Who::Doctor).components.of(Component::Wire), u8::from(gains), "{limited} {held}");
        assert!(play.alien(thrall).is_none());
    }
    let mut scene = Scene::of(&[Who::Doctor]);
    scene.setup.limited_markers = true;
    let [here] = scene.row::<1>();
    scene.rocketeer(Who::Doctor).components.wire = 14;
    scene.lay(here, Lying::Mysterium);
    let mut play = scene.turn(Who::Doctor);
    play.does(Command::PickUp { who: Who::Doctor, what: away_missions::Thing::Mysterium });
    assert_eq!(play.of(Who::Doctor).components.mysterium, 1, "Mysterium is a token");
    assert_eq!(play.available(Who::Doctor, Slot::Standard), 2);
}

/// AM-27.43, AM-25.4: the players are told why a scenario is lost
#[test]
fn why_a_mission_is_lost() {
    let why = json!({ "en": "The reactor is gone.", "fr": "Le réacteur a sauté." });
    let play = begun(with_rule("game_turn_start", json!([{ "lose": why }])));
    let view = play.game.view(Viewer::Spectator);
    assert_eq!(serde_json::to_value(view.verdict).unwrap(), why);
    let mut play = begun(Setup { campaign: true, ..setup(3, 1) });
    edit(&mut play, |state| state["field"]["rocketeers"][0]["hp"] = json!(0));
    play.does(play.options().remove(0));
    let view = play.game.view(Viewer::Spectator);
    assert!(view.end.is_some() && view.verdict.is_none(), "nothing of the scenario's");
}

/// AM-20.14, AM-23.14: an Overkill's preview tells what it changes in the coming Alien Turn: dice, chances, hits to expect
#[test]
fn what_an_overkill_changes_in_the_alien_turn() {
    let mut scene = Scene::of(&[Who::Captain, Who::Doctor]);
    let [here, next, far] = scene.row::<3>();
    let behind = scene.tile(0, 3);
    scene.hatch(far, behind, HatchState::Closed);
    scene.put(Who::Doctor, behind);
    let rifle = scene.give(Who::Captain, Item::AtomicRifle);
    let sentinel = scene.alien(AlienType::Sentinel, next);
    let saucerman = scene.alien(AlienType::Saucerman, next);
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 9, 9, 9]).attack(Who::Captain, rifle, sentinel);
    let of = |play: &crate::support::Play, on| play.preview(&Command::Spend { on }).risk.unwrap();
    let line = |risk: &Risk, kind| *risk.attacks.iter().find(|line| line.kind == Some(kind)).unwrap();
    let stagger = of(&play, Overkill::Stagger);
    let hit = |target, dice, chance| Some(Aimed { target, dice, chance });
    // 1 − 0.7⁶, 1 − 0.7⁴, 1 − 0.7².
    let sentinels = line(&stagger, AlienType::Sentinel);
    assert_eq!(
        (sentinels.now, sentinels.then),
        (hit(Who::Captain, 6, 882_351), hit(Who::Captain, 4, 759_900))
    );
    let man = line(&stagger, AlienType::Saucerman);
    assert_eq!((man.now, man.then), (hit(Who::Captain, 2, 510_000), hit(Who::Captain, 2, 510_000)));
    assert_eq!((stagger.now.hits, stagger.then.as_ref().unwrap().hits), (882 + 510, 760 + 510));
    assert_eq!(stagger.now.panic, [Who::Captain], "it walks in");
    // Pushed away by one tile it still comes; the Saucerman pushed away aims at the Doctor.
    let away = of(&play, Overkill::Dislodge { alien: saucerman, to: far });
    assert_eq!(line(&away, AlienType::Saucerman).then, hit(Who::Doctor, 2, 510_000));
    assert_eq!(play.of(Who::Captain).at, here, "nothing has happened");
    let plain = play.preview(&Command::Pass);
    assert!(plain.risk.is_none(), "only for what is spent");
}

/// AM-23.17: where dice decide what an Overkill brings, nothing is foretold of the time after it
#[test]
fn dice_decide_first() {
    let mut scene = Scene::of(&[Who::Captain]);
    let [here, ..] = scene.row::<2>();
    let gun = scene.give(Who::Captain, Item::RayGun);
    let leeches = [AlienType::SpaceLeech; 2].map(|kind| scene.alien(kind, here));
    let mut play = scene.turn(Who::Captain);
    play.dice(&[1, 1, 9, 9, 9]).attack(Who::Captain, gun, leeches[0]);
    let risk = play.preview(&Command::Spend { on: Overkill::Revulsion { leech: leeches[1] } }).risk.unwrap();
    assert_eq!((risk.now.hits, risk.then), (657, None));
}
