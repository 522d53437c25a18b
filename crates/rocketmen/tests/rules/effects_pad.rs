//! RM-7, LAUNCH PAD abilities: what cards on the pad do for a launch and after it.

use crate::assets::{NOTHING, assert_card, money, using};
use crate::common::{
    BLUE, RED, act, buy, card, discard, held, launch, pay, player, refused_by, scene, set, settle, zone,
};
use crate::flight::{
    FULL_DECK, abort, draw, draw_times, drawing, drawn, failed, flight, location, moment, moved, position,
    rocket, succeeded, trigger, turn,
};
use rocketmen::content::{Destination, MissionType, Price, Printed};
use rocketmen::scene::{Scene, Zone};
use rocketmen::{Aim, CardId, CardSet, Command, Event, MissionFate, Moment, Refusal, Rocketmen};
use table::Game as _;

const ANY_ITEM: Price = Price { any: 1, ..money(20) };

/// Red is about to send a Satellite, with these cards on the pad.
fn ready(pad: &[&str]) -> Scene {
    scene(2).plan(RED, "satellite-1").pad(RED, pad).achievements(RED, rocket(3))
}

/// Red has launched a Satellite; these Success cards are on top.
fn launched(destination: Destination, pad: &[&str], values: &[u8]) -> Rocketmen {
    let mut game = drawing(ready(pad), values);
    act(&mut game, RED, launch(destination));
    game
}

fn on_pad(game: &Rocketmen, name: &str) -> CardId {
    card(game, RED, Zone::Pad, name)
}

fn used(card: CardId) -> Event {
    Event::Triggered { seat: RED, card }
}

fn revealed(values: &[u8]) -> [u8; 5] {
    let mut counts = [0; 5];
    values.iter().for_each(|value| counts[usize::from(*value)] += 1);
    counts
}

/// RM-7.4: a LAUNCH PAD card works on the pad only; in the Hand it is worth its money and items.
#[test]
fn a_launch_pad_card_does_nothing_in_the_hand() {
    let names = ["multi-purpose-space-suit", "radiation-shielding", "afterburner", "detailed-planning"];
    let held_only = scene(2).plan(RED, "satellite-1").achievements(RED, rocket(3)).hand(RED, &names);
    let mut game = drawing(held_only.hand(RED, &["backup-systems", "reusable-rockets"]), &[0, 0, 1]);
    let figures = game.preview(RED, &launch(Destination::Earth)).launch.unwrap();
    assert_eq!((figures.rocket, figures.position), (3, 0), "neither Rocket points nor boost from the Hand");
    let cards = names.map(|name| held(&game, RED, name));
    for card in cards {
        refused_by(&mut game, RED, using(card, Aim::Nothing), Refusal::NoAbility { card }, "RM-7.1");
        refused_by(&mut game, RED, trigger(card), Refusal::NoLaunch, "RM-8.1");
    }
    act(&mut game, RED, launch(Destination::Earth));
    for card in cards {
        refused_by(&mut game, RED, trigger(card), Refusal::NotOnPad { card }, "RM-8.7");
    }
    // Zeros are neither answered nor changed, and no last chance is offered.
    let events = draw_times(&mut game, 3);
    assert_eq!(events[..2], drawn(0, 0));
    assert_eq!(events[2..4], drawn(0, 0));
    assert!(failed(&game));
}

/// RM-7.4: in the Hand such a card pays with its item.
#[test]
fn a_launch_pad_card_pays_with_its_item() {
    let mut game = scene(2)
        .hand(RED, &["radiation-shielding", "satellite-2", "space-hotel-2"])
        .display(&["fusion-reactor", "reusable-rockets"])
        .build();
    let hand =
        set(&["radiation-shielding", "satellite-2", "space-hotel-2"].map(|name| held(&game, RED, name)));
    let wanted = crate::common::shown(&game, "reusable-rockets");
    let payment = rocketmen::Payment { cards: hand, ..pay(&[]) };
    act(&mut game, RED, buy(&[wanted], None, payment));
    assert!(zone(&game, RED, Zone::Played).contains(&"reusable-rockets".to_owned()));
}

/// RM-7.4: a pad card without an effect of its own cannot be used in a launch.
#[test]
fn a_pad_card_without_a_launch_effect_cannot_be_triggered() {
    let pad = [
        "small-rocket-boosters",
        "spaceship-2",
        "backup-systems",
        "fusion-reactor",
        "reusable-rockets",
        "big-data",
    ];
    let mut game = launched(Destination::Earth, &pad, &[0]);
    for name in pad {
        let card = on_pad(&game, name);
        refused_by(&mut game, RED, trigger(card), Refusal::NoLaunchEffect { card }, "RM-7.4");
    }
}

/// RM-7.7: nothing forces a Permanent card off the pad, but its owner may discard it.
#[test]
fn a_permanent_card_leaves_only_of_its_owners_will() {
    let pad = ["fusion-reactor", "depot", "spaceship-2"];
    let mut game = ready(&pad).build();
    let mission = player(&game, RED).plan.unwrap();
    act(&mut game, RED, discard(&[mission]));
    assert_eq!(zone(&game, RED, Zone::Pad), ["depot", "fusion-reactor"]);
    assert_eq!(zone(&game, RED, Zone::Played), ["satellite-1", "spaceship-2"]);
    let reactor = on_pad(&game, "fusion-reactor");
    act(&mut game, RED, discard(&[reactor]));
    assert_eq!(zone(&game, RED, Zone::Pad), ["depot"]);
    assert_eq!(zone(&game, RED, Zone::Played), ["fusion-reactor", "satellite-1", "spaceship-2"]);

    // Discarding the Mission together with a Permanent card takes both.
    let mut game = ready(&pad).build();
    let (mission, reactor) = (player(&game, RED).plan.unwrap(), on_pad(&game, "fusion-reactor"));
    act(&mut game, RED, discard(&[mission, reactor]));
    assert_eq!(zone(&game, RED, Zone::Pad), ["depot"]);
}

/// RM-7.16: Backup Systems add a space anywhere, on top of their Composite, and stay.
#[test]
fn backup_systems_boost_every_launch() {
    assert_card("backup-systems", ANY_ITEM, Printed { composite: 1, ..NOTHING });
    for (destination, boost) in [(Destination::Earth, 1), (Destination::Moon, 2), (Destination::Mars, 1)] {
        let scene =
            scene(2).plan(RED, "spaceship-1").pad(RED, &["backup-systems"]).achievements(RED, rocket(6));
        let mut game = drawing(scene, &[1]);
        let events = act(&mut game, RED, launch(destination));
        let location = location(&game, destination, MissionType::Spaceship);
        assert_eq!(events, [Event::LaunchDeclared { seat: RED, location, rocket: 6, boost }]);
        assert_eq!(position(&game), boost);
        draw(&mut game);
        act(&mut game, RED, abort(&[]));
        assert_eq!(zone(&game, RED, Zone::Pad), ["backup-systems"], "it is not used up");
    }
}

/// RM-7.17: Detailed Planning reveals three Success cards; the picked one is the first draw, the others are out.
#[test]
fn detailed_planning_picks_the_first_draw() {
    assert_card("detailed-planning", ANY_ITEM, Printed { composite: 1, ..NOTHING });
    let mut game = launched(Destination::Moon, &["detailed-planning"], &[0, 4, 2, 3]);
    assert_eq!(position(&game), 1, "its Composite boosts to the Moon");
    let planning = on_pad(&game, "detailed-planning");
    let events = act(&mut game, RED, trigger(planning));
    assert_eq!(events, [used(planning), Event::Revealed { seat: RED, values: vec![0, 2, 4] }]);
    assert_eq!(zone(&game, RED, Zone::Pad), [""; 0]);
    assert_eq!(moment(&game), Moment::Picking { revealed: revealed(&[0, 2, 4]) });
    refused_by(&mut game, RED, Command::Draw, Refusal::PickFirst, "RM-7.17");
    refused_by(&mut game, RED, abort(&[]), Refusal::PickFirst, "RM-7.17");
    refused_by(&mut game, RED, Command::Keep, Refusal::NoDrawToAnswer, "RM-8.15");
    for absent in [1, 3, 5, 255] {
        refused_by(&mut game, RED, Command::Pick { value: absent }, Refusal::NothingToPick, "RM-7.17");
    }
    let events = act(&mut game, RED, Command::Pick { value: 4 });
    assert_eq!(events, [Event::Picked { seat: RED, value: 4 }, moved(4, 5)]);
    let now = flight(&game);
    assert_eq!((now.drawn, now.figures.draws), (1, 3), "it counts as the first draw");
    assert_eq!(now.deck, [1, 5, 5, 4, 0], "the other two are out too");
    assert_eq!(draw(&mut game), drawn(3, 8));
    refused_by(&mut game, RED, Command::Pick { value: 0 }, Refusal::NothingToPick, "RM-7.17");
}

/// RM-7.17: it is optional, and once a card has been drawn it is too late for it.
#[test]
fn detailed_planning_comes_before_the_first_draw() {
    let mut game = launched(Destination::Earth, &["detailed-planning"], &[1, 2]);
    let planning = on_pad(&game, "detailed-planning");
    refused_by(&mut game, RED, Command::Pick { value: 1 }, Refusal::NothingToPick, "RM-7.17");
    draw(&mut game);
    let refusal = crate::common::refused(&mut game, RED, trigger(planning));
    assert_eq!(refusal, Refusal::TooLateForThis);
    assert_eq!(zone(&game, RED, Zone::Pad), ["detailed-planning"]);
}

/// RM-7.17: of two equal revealed cards one is picked and the other is out.
#[test]
fn detailed_planning_may_reveal_equal_cards() {
    let mut game = launched(Destination::Earth, &["detailed-planning"], &[2, 2, 2]);
    let planning = on_pad(&game, "detailed-planning");
    act(&mut game, RED, trigger(planning));
    act(&mut game, RED, Command::Pick { value: 2 });
    assert_eq!(flight(&game).deck, [2, 5, 3, 4, 1]);
    assert_eq!(position(&game), 2);
}

/// RM-7.17: the picked card can be answered like any draw.
#[test]
fn a_picked_card_can_be_answered() {
    let pad = ["detailed-planning", "radiation-shielding", "multi-purpose-space-suit"];
    let mut game = launched(Destination::Earth, &pad, &[0, 0, 1, 3]);
    let planning = on_pad(&game, "detailed-planning");
    act(&mut game, RED, trigger(planning));
    act(&mut game, RED, Command::Pick { value: 0 });
    assert_eq!(moment(&game), Moment::Answering { value: 0 });
    let suit = on_pad(&game, "multi-purpose-space-suit");
    let events = act(&mut game, RED, trigger(suit));
    assert_eq!(events[0], used(suit));
    assert_eq!(events[1..], drawn(3, 3), "a fresh card in place of the picked one");
    assert_eq!(flight(&game).drawn, 1);
}

/// RM-7.18: a used Detailed Planning is junked by a success.
#[test]
fn a_used_detailed_planning_is_junked_after_a_success() {
    let mut game = launched(Destination::Earth, &["detailed-planning"], &[4, 1, 1, 3, 1]);
    let planning = on_pad(&game, "detailed-planning");
    act(&mut game, RED, trigger(planning));
    assert_eq!(zone(&game, RED, Zone::Played), ["detailed-planning"]);
    act(&mut game, RED, Command::Pick { value: 4 });
    draw(&mut game);
    assert!(succeeded(&draw(&mut game)));
    assert_eq!(zone(&game, RED, Zone::Junkyard), ["detailed-planning", "satellite-1"]);
    assert_eq!(zone(&game, RED, Zone::Warehouse), [""; 0]);
}

/// RM-7.18: a Detailed Planning that was not used is discarded with the rest of the pad.
#[test]
fn an_unused_detailed_planning_is_not_junked() {
    let mut game = launched(Destination::Earth, &["detailed-planning"], &[4, 3, 3]);
    assert!(succeeded(&draw_times(&mut game, 3)));
    assert_eq!(turn(&game), BLUE);
    assert_eq!(zone(&game, RED, Zone::Junkyard), ["satellite-1"]);
    assert_eq!(zone(&game, RED, Zone::Warehouse), ["detailed-planning"]);
}

/// RM-7.18: after a failure or an abort a used Detailed Planning is in the Playing Area, and so in the Warehouse later.
#[test]
fn a_used_detailed_planning_survives_failure_and_abort() {
    let mut game = launched(Destination::Earth, &["detailed-planning"], &[0, 0, 1, 1, 1]);
    let planning = on_pad(&game, "detailed-planning");
    act(&mut game, RED, trigger(planning));
    act(&mut game, RED, Command::Pick { value: 1 });
    let mut aborted = game.clone();
    draw_times(&mut game, 2);
    assert!(failed(&game));
    assert_eq!(zone(&game, RED, Zone::Played), ["detailed-planning"]);
    act(&mut game, RED, settle(&[], MissionFate::Stays));
    act(&mut aborted, RED, abort(&[]));
    for game in [game, aborted] {
        assert_eq!(zone(&game, RED, Zone::Junkyard), [""; 0]);
        assert_eq!(zone(&game, RED, Zone::Warehouse), ["detailed-planning"]);
    }
}

/// RM-7.21: the Space Suit sets the drawn card aside and draws another in its place.
#[test]
fn a_space_suit_replaces_a_draw() {
    let price = Price { composite: 1, ..money(20) };
    assert_card("multi-purpose-space-suit", price, Printed { biotech: 1, ..NOTHING });
    let mut game = launched(Destination::Earth, &["multi-purpose-space-suit"], &[1, 3]);
    let suit = on_pad(&game, "multi-purpose-space-suit");
    refused_by(&mut game, RED, trigger(suit), Refusal::NothingToAnswer, "RM-8.15");
    assert_eq!(draw(&mut game), [Event::SuccessDrawn { seat: RED, value: 1 }]);
    assert_eq!((moment(&game), position(&game)), (Moment::Answering { value: 1 }, 0));
    let events = act(&mut game, RED, trigger(suit));
    assert_eq!(events[0], used(suit));
    assert_eq!(events[1..], drawn(3, 3));
    assert_eq!(flight(&game).deck, [2, 4, 6, 3, 1], "the card set aside does not come back");
    assert_eq!(zone(&game, RED, Zone::Played), ["multi-purpose-space-suit"]);
}

/// RM-7.21: the Space Suit answers the last draw too.
#[test]
fn a_space_suit_answers_the_last_draw() {
    let mut game = launched(Destination::Earth, &["multi-purpose-space-suit"], &[3, 3, 0, 2]);
    for _ in 0..2 {
        draw(&mut game);
        act(&mut game, RED, Command::Keep);
    }
    draw(&mut game);
    assert_eq!(moment(&game), Moment::Answering { value: 0 });
    let suit = on_pad(&game, "multi-purpose-space-suit");
    let events = act(&mut game, RED, trigger(suit));
    assert_eq!(events[1..3], drawn(2, 8));
    assert!(succeeded(&events));

    // Kept, the same draw is the failure.
    let mut game = launched(Destination::Earth, &["multi-purpose-space-suit"], &[3, 3, 0]);
    for _ in 0..3 {
        draw(&mut game);
        act(&mut game, RED, Command::Keep);
    }
    assert!(failed(&game));
}

/// RM-7.21: without a second Suit the replacement counts at once, and with Radiation Shielding a replacing 0 waits.
#[test]
fn the_replacement_is_a_draw_like_any_other() {
    let mut game =
        launched(Destination::Earth, &["multi-purpose-space-suit", "radiation-shielding"], &[0, 0, 1]);
    let (suit, shielding) = (on_pad(&game, "multi-purpose-space-suit"), on_pad(&game, "radiation-shielding"));
    draw(&mut game);
    let events = act(&mut game, RED, trigger(suit));
    assert_eq!(events, [used(suit), Event::SuccessDrawn { seat: RED, value: 0 }]);
    assert_eq!(moment(&game), Moment::Answering { value: 0 });
    assert_eq!(act(&mut game, RED, trigger(shielding)), [used(shielding), moved(2, 2)]);
    // Nothing is left that could answer.
    assert_eq!(draw(&mut game), drawn(1, 3));
}

/// RM-7.22: a cancelled draw uses up none of those allowed.
#[test]
fn a_cancelled_draw_does_not_count_among_the_draws() {
    let mut game = launched(Destination::Earth, &["multi-purpose-space-suit"], &[1, 2, 3, 3]);
    let suit = on_pad(&game, "multi-purpose-space-suit");
    draw(&mut game);
    act(&mut game, RED, trigger(suit));
    let now = flight(&game);
    assert_eq!((now.drawn, now.figures.draws), (1, 2));
    draw(&mut game);
    assert!(succeeded(&draw(&mut game)), "four cards were turned over, three counted: 2 + 3 + 3");
}

/// RM-7.22: a cancelled draw does not raise the price of aborting.
#[test]
fn a_cancelled_draw_does_not_raise_the_abort_price() {
    let pad = ["multi-purpose-space-suit", "small-rocket-boosters", "spaceship-1", "spaceship-2"];
    let mut game = launched(Destination::Moon, &pad, &[0, 1, 1]);
    let suit = on_pad(&game, "multi-purpose-space-suit");
    draw(&mut game);
    act(&mut game, RED, trigger(suit));
    draw(&mut game);
    let (ship, computer) = (on_pad(&game, "spaceship-1"), on_pad(&game, "spaceship-2"));
    assert_eq!(flight(&game).figures.abort_price, 1);
    for wrong in [abort(&[]), abort(&[ship, computer])] {
        refused_by(&mut game, RED, wrong, Refusal::AbortPrice { owed: 1 }, "RM-9.11");
    }
    act(&mut game, RED, abort(&[ship]));
    assert_eq!(zone(&game, RED, Zone::Pad), ["small-rocket-boosters", "spaceship-2"]);
}

/// RM-7.23: Radiation Shielding turns a drawn 0 into 2 spaces, the last draw included.
#[test]
fn radiation_shielding_turns_a_zero_into_two() {
    assert_card("radiation-shielding", ANY_ITEM, Printed { composite: 1, ..NOTHING });
    let mut game = launched(Destination::Earth, &["radiation-shielding"], &[3, 3, 0]);
    let shielding = on_pad(&game, "radiation-shielding");
    refused_by(&mut game, RED, trigger(shielding), Refusal::NothingToAnswer, "RM-8.15");
    draw_times(&mut game, 2);
    assert_eq!(draw(&mut game), [Event::SuccessDrawn { seat: RED, value: 0 }]);
    assert_eq!(moment(&game), Moment::Answering { value: 0 });
    let events = act(&mut game, RED, trigger(shielding));
    assert_eq!(events[..2], [used(shielding), moved(2, 8)]);
    assert!(succeeded(&events));
}

/// RM-7.23: it may be kept back, and it answers nothing but a 0.
#[test]
fn radiation_shielding_answers_zeros_only() {
    let pad = ["radiation-shielding", "multi-purpose-space-suit"];
    let mut game = launched(Destination::Earth, &pad, &[1, 0, 0]);
    let (shielding, suit) = (on_pad(&game, pad[0]), on_pad(&game, pad[1]));
    draw(&mut game);
    assert_eq!(moment(&game), Moment::Answering { value: 1 }, "for the Suit");
    refused_by(&mut game, RED, trigger(shielding), Refusal::NothingToAnswer, "RM-8.15");
    act(&mut game, RED, trigger(suit));
    assert_eq!(moment(&game), Moment::Answering { value: 0 });
    assert_eq!(act(&mut game, RED, Command::Keep), [moved(0, 0)]);
    assert_eq!(zone(&game, RED, Zone::Pad), ["radiation-shielding"], "kept back for the next 0");
    draw(&mut game);
    assert_eq!(act(&mut game, RED, trigger(shielding)), [used(shielding), moved(2, 2)]);
    assert_eq!(flight(&game).drawn, 2);

    // With the Shielding alone, other values move at once.
    let mut game = launched(Destination::Earth, &["radiation-shielding"], &[1]);
    assert_eq!(draw(&mut game), drawn(1, 1));
}

/// RM-7.30: the Fusion Reactor gives 2 Rocket points and stays through success and failure; it does nothing else.
#[test]
fn the_fusion_reactor_stays_for_good() {
    let price = Price { composite: 1, ..money(50) };
    assert_card("fusion-reactor", price, Printed { rocket: 2, ..NOTHING });
    let arranged = scene(2).plan(RED, "satellite-1").pad(RED, &["fusion-reactor", "spaceship-2"]);
    let mut success = drawing(arranged.clone(), &[3, 3, 1]);
    let events = act(&mut success, RED, launch(Destination::Earth));
    assert!(matches!(events[0], Event::LaunchDeclared { rocket: 2, boost: 1, .. }));
    draw_times(&mut success, 3);
    let mut failure = drawing(arranged, &[1, 1, 1]);
    act(&mut failure, RED, launch(Destination::Earth));
    draw_times(&mut failure, 3);
    act(&mut failure, RED, settle(&[], MissionFate::Goes));
    for game in [success, failure] {
        assert_eq!(turn(&game), BLUE);
        assert_eq!(zone(&game, RED, Zone::Pad), ["fusion-reactor"]);
    }
}

/// RM-7.31: Reusable Rockets leave one Engine on the pad after a success.
#[test]
fn reusable_rockets_keep_an_engine_after_a_success() {
    let price = Price { composite: 1, ..money(30) };
    assert_card("reusable-rockets", price, Printed { rocket: 1, ..NOTHING });
    let pad = ["reusable-rockets", "small-rocket-boosters", "heavy-lift-engine", "spaceship-2"];
    let mut game = launched(Destination::Earth, &pad, &[3, 3, 1]);
    let [reusable, small, heavy, ship] = pad.map(|name| on_pad(&game, name));
    assert!(succeeded(&draw_times(&mut game, 3)));
    refused_by(&mut game, RED, Command::EndTurn, Refusal::SettleFirst, "RM-9.10");
    for keep in [vec![small, heavy], vec![reusable], vec![ship], vec![small, ship]] {
        refused_by(
            &mut game,
            RED,
            settle(&keep, MissionFate::Goes),
            Refusal::CannotKeepAfterSuccess,
            "RM-9.7",
        );
    }
    let mut none = game.clone();
    let events = act(&mut game, RED, settle(&[heavy], MissionFate::Goes));
    assert_eq!(events[0], Event::Settled { seat: RED, keep: set(&[heavy]), mission: MissionFate::Goes });
    assert_eq!(turn(&game), BLUE);
    assert_eq!(zone(&game, RED, Zone::Pad), ["heavy-lift-engine"]);
    assert_eq!(
        zone(&game, RED, Zone::Warehouse),
        ["reusable-rockets", "small-rocket-boosters", "spaceship-2"]
    );
    act(&mut none, RED, settle(&[], MissionFate::Goes));
    assert_eq!(zone(&none, RED, Zone::Pad), [""; 0], "keeping is optional");
}

/// RM-7.31: Reusable Rockets leave one Engine after a failure as well, but change nothing about an abort.
#[test]
fn reusable_rockets_keep_an_engine_after_a_failure() {
    let pad = ["reusable-rockets", "small-rocket-boosters", "heavy-lift-engine"];
    let mut game = launched(Destination::Earth, &pad, &[1, 1, 1]);
    let [reusable, small, heavy] = pad.map(|name| on_pad(&game, name));
    draw_times(&mut game, 2);
    let mut aborted = game.clone();
    refused_by(&mut aborted, RED, abort(&[]), Refusal::AbortPrice { owed: 1 }, "RM-9.11");
    draw(&mut game);
    assert!(failed(&game));
    for keep in [vec![small, heavy], vec![reusable]] {
        refused_by(
            &mut game,
            RED,
            settle(&keep, MissionFate::Stays),
            Refusal::CannotKeepAfterFailure,
            "RM-9.9",
        );
    }
    act(&mut game, RED, settle(&[small], MissionFate::Stays));
    assert_eq!(zone(&game, RED, Zone::Pad), ["small-rocket-boosters"]);
    assert_eq!(zone(&game, RED, Zone::Warehouse), ["heavy-lift-engine", "reusable-rockets"]);
}

/// RM-7.31: a Mission or Asset with Rocket points is no Engine, so there is nothing to keep.
#[test]
fn reusable_rockets_keep_engines_only() {
    let pad = ["reusable-rockets", "spaceship-3", "afterburner"];
    let mut game = launched(Destination::Earth, &pad, &[3, 3, 2]);
    draw_times(&mut game, 3);
    assert_eq!(turn(&game), BLUE, "nothing to settle");
    assert_eq!(zone(&game, RED, Zone::Pad), [""; 0]);
}

/// RM-7.38: the Afterburner moves 2 spaces before the first draw.
#[test]
fn the_afterburner_works_before_the_first_draw() {
    let price = Price { computer: 1, ..money(30) };
    assert_card("afterburner", price, Printed { rocket: 1, ..NOTHING });
    let mut game = launched(Destination::Earth, &["afterburner"], &[2, 2, 2]);
    let afterburner = on_pad(&game, "afterburner");
    assert_eq!(act(&mut game, RED, trigger(afterburner)), [used(afterburner), moved(2, 2)]);
    assert_eq!((moment(&game), flight(&game).drawn), (Moment::Ready, 0));
    assert_eq!(zone(&game, RED, Zone::Played), ["afterburner"]);
    refused_by(&mut game, RED, trigger(afterburner), Refusal::NotOnPad { card: afterburner }, "RM-8.7");
    assert!(succeeded(&draw_times(&mut game, 3)));
}

/// RM-7.38: the Afterburner may even be the whole flight, and works between draws.
#[test]
fn the_afterburner_may_finish_the_flight() {
    let computers = ["base-1", "spaceship-2", "big-data", "global-internet", "super-capacitors"];
    let science = ["quantum-computer"];
    let mut game = drawing(ready(&["afterburner"]).pad(RED, &computers).pad(RED, &science), &[]);
    act(&mut game, RED, launch(Destination::Earth));
    assert_eq!(position(&game), 7);
    let afterburner = on_pad(&game, "afterburner");
    let events = act(&mut game, RED, trigger(afterburner));
    assert_eq!(events[1], moved(2, 9), "going further changes nothing");
    assert!(succeeded(&events), "no draw was made at all");

    let mut game = launched(Destination::Earth, &["afterburner"], &[4, 2]);
    let afterburner = on_pad(&game, "afterburner");
    draw_times(&mut game, 2);
    assert!(succeeded(&act(&mut game, RED, trigger(afterburner))));
}

/// RM-7.38: the Afterburner may be used while a draw waits for an answer; the draw waits on.
#[test]
fn the_afterburner_works_while_a_draw_waits() {
    let pad = ["afterburner", "multi-purpose-space-suit"];
    let mut game = launched(Destination::Earth, &pad, &[1, 3]);
    let (afterburner, suit) = (on_pad(&game, pad[0]), on_pad(&game, pad[1]));
    draw(&mut game);
    assert_eq!(act(&mut game, RED, trigger(afterburner)), [used(afterburner), moved(2, 2)]);
    assert_eq!(moment(&game), Moment::Answering { value: 1 });
    let mut kept = game.clone();
    assert_eq!(act(&mut kept, RED, Command::Keep), [moved(1, 3)]);
    assert_eq!(act(&mut game, RED, trigger(suit))[1..], drawn(3, 5));

    // If it reaches the target the waiting draw no longer matters.
    let mut game = launched(Destination::Earth, &pad, &[3, 3, 0]);
    draw(&mut game);
    act(&mut game, RED, Command::Keep);
    draw(&mut game);
    act(&mut game, RED, Command::Keep);
    draw(&mut game);
    assert!(succeeded(&act(&mut game, RED, trigger(afterburner))));
}

/// RM-7.38: the Afterburner may be used while Detailed Planning's cards lie open.
#[test]
fn the_afterburner_works_while_planning() {
    let pad = ["afterburner", "detailed-planning"];
    let mut game = launched(Destination::Earth, &pad, &[0, 0, 1]);
    let (afterburner, planning) = (on_pad(&game, pad[0]), on_pad(&game, pad[1]));
    act(&mut game, RED, trigger(planning));
    assert_eq!(act(&mut game, RED, trigger(afterburner)), [used(afterburner), moved(2, 2)]);
    assert_eq!(moment(&game), Moment::Picking { revealed: revealed(&[0, 0, 1]) });
    assert_eq!(act(&mut game, RED, Command::Pick { value: 1 })[1], moved(1, 3));
}

/// RM-7.38, RM-7.18: an Afterburner that ends the flight while planning makes it a success, and the plan is junked.
#[test]
fn the_afterburner_may_succeed_while_planning() {
    let computers =
        ["base-1", "spaceship-2", "big-data", "global-internet", "super-capacitors", "nanotechnology"];
    let pad = ["afterburner", "detailed-planning"];
    let mut game = drawing(ready(&pad).pad(RED, &computers), &[0, 0, 1]);
    act(&mut game, RED, launch(Destination::Earth));
    let (afterburner, planning) = (on_pad(&game, pad[0]), on_pad(&game, pad[1]));
    act(&mut game, RED, trigger(planning));
    assert!(succeeded(&act(&mut game, RED, trigger(afterburner))));
    assert_eq!(zone(&game, RED, Zone::Junkyard), ["detailed-planning", "satellite-1"]);
}

/// RM-7.38: the Afterburner works even after the last draw.
#[test]
fn the_afterburner_works_after_the_last_draw() {
    let mut game = launched(Destination::Earth, &["afterburner"], &[3, 2, 1]);
    let afterburner = on_pad(&game, "afterburner");
    draw_times(&mut game, 3);
    assert_eq!((moment(&game), position(&game)), (Moment::LastChance, 6));
    let events = act(&mut game, RED, trigger(afterburner));
    assert_eq!(events[1], moved(2, 8));
    assert!(succeeded(&events));

    // Two spaces are not always enough.
    let mut game = launched(Destination::Earth, &["afterburner"], &[3, 1, 1]);
    draw_times(&mut game, 3);
    let events = act(&mut game, RED, trigger(afterburner));
    assert!(!succeeded(&events));
    assert!(failed(&game));
    assert_eq!(zone(&game, RED, Zone::Played), ["afterburner"]);
}

/// RM-7.17: the deck is full again for the next launch.
#[test]
fn the_cards_planned_away_are_back_next_launch() {
    let mut game = launched(Destination::Earth, &["detailed-planning"], &[2, 3, 4]);
    let planning = on_pad(&game, "detailed-planning");
    act(&mut game, RED, trigger(planning));
    act(&mut game, RED, Command::Pick { value: 4 });
    act(&mut game, RED, abort(&[]));
    act(&mut game, BLUE, Command::EndTurn);
    act(&mut game, RED, launch(Destination::Earth));
    assert_eq!(flight(&game).deck, FULL_DECK);
    assert_eq!(player(&game, RED).pad, CardSet::EMPTY);
}
