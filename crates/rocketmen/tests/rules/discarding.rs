//! Chapter 6: discarding.

use crate::common::*;
use rocketmen::scene::Zone;
use rocketmen::{CardId, Claim, Command, Event, Refusal};

/// RM-6.1: any cards of Hand and Launch Pad, to the Playing Area.
#[test]
fn hand_and_pad_cards_may_be_discarded_together() {
    let mut game = scene(2)
        .plan(RED, "base-2")
        .pad(RED, &["storage-batteries", "spaceship-1", "fusion-reactor"])
        .hand(RED, &["satellite-1", "satellite-2", "pandemic"])
        .build();
    let [batteries, reactor] =
        ["storage-batteries", "fusion-reactor"].map(|name| card(&game, RED, Zone::Pad, name));
    let [satellite, threat] = ["satellite-1", "pandemic"].map(|name| held(&game, RED, name));
    let going = [batteries, satellite, threat];
    let events = act(&mut game, RED, discard(&going));
    assert_eq!(events, [Event::Discarded { seat: RED, cards: set(&going) }]);
    assert_eq!(zone(&game, RED, Zone::Played), ["pandemic", "satellite-1", "storage-batteries"]);
    assert_eq!(zone(&game, RED, Zone::Hand), ["satellite-2"]);
    assert_eq!(zone(&game, RED, Zone::Pad), ["fusion-reactor", "spaceship-1"]);
    assert!(player(&game, RED).plan.is_some(), "the plan is another matter");
    // Even a permanent card goes when its owner wants it to.
    act(&mut game, RED, discard(&[reactor]));
    assert_eq!(zone(&game, RED, Zone::Pad), ["spaceship-1"]);
    assert!(game.zone(RED, Zone::Played).has(reactor));
}

/// RM-6.1: nothing from anywhere else, and nothing of anybody else.
#[test]
fn only_cards_of_your_hand_pad_and_plan_may_be_discarded() {
    let mut game = scene(2)
        .pad(RED, &["depot"])
        .put(RED, Zone::Depot, &["satellite-1"])
        .put(RED, Zone::Warehouse, &["satellite-2"])
        .put(RED, Zone::Played, &["spaceship-1"])
        .put(RED, Zone::Junkyard, &["spaceship-2"])
        .hand(RED, &["spaceship-3"])
        .hand(BLUE, &["satellite-1"])
        .pad(BLUE, &["spaceship-1"])
        .plan(BLUE, "base-1")
        .display(&["big-data"])
        .build();
    let others = [
        card(&game, RED, Zone::Depot, "satellite-1"),
        card(&game, RED, Zone::Warehouse, "satellite-2"),
        card(&game, RED, Zone::Played, "spaceship-1"),
        card(&game, RED, Zone::Junkyard, "spaceship-2"),
        card(&game, RED, Zone::Hq, "base-2"),
        held(&game, BLUE, "satellite-1"),
        card(&game, BLUE, Zone::Pad, "spaceship-1"),
        player(&game, BLUE).plan.unwrap(),
        shown(&game, "big-data"),
        CardId(127),
    ];
    let own = held(&game, RED, "spaceship-3");
    for card in others {
        refused_by(&mut game, RED, discard(&[card]), Refusal::NotYours { card }, "RM-6.1");
        refused_by(&mut game, RED, discard(&[own, card]), Refusal::NotYours { card }, "RM-6.1");
    }
    refused_by(&mut game, BLUE, discard(&[others[5]]), Refusal::NotYourTurn, "RM-3.1");
    act(&mut game, RED, discard(&[own]));
}

/// RM-6.2: with the planned Mission the whole pad goes, except permanent cards.
#[test]
fn discarding_the_mission_empties_the_pad_but_for_permanent_cards() {
    let mut game = scene(2)
        .plan(RED, "base-1")
        .pad(RED, &["fusion-reactor", "depot", "storage-batteries", "heavy-lift-engine", "spaceship-2"])
        .put(RED, Zone::Depot, &["satellite-1"])
        .hand(RED, &["satellite-2"])
        .build();
    let mission = player(&game, RED).plan.unwrap();
    let pad = ["storage-batteries", "heavy-lift-engine", "spaceship-2"];
    let [batteries, engine, ship] = pad.map(|name| card(&game, RED, Zone::Pad, name));
    let mut thorough = game.clone();
    let events = act(&mut game, RED, discard(&[mission]));
    let gone = set(&[mission, batteries, engine, ship]);
    assert_eq!(events, [Event::Discarded { seat: RED, cards: gone }]);
    assert_eq!(player(&game, RED).plan, None);
    assert_eq!(game.zone(RED, Zone::Played), gone);
    assert_eq!(zone(&game, RED, Zone::Pad), ["depot", "fusion-reactor"]);
    assert_eq!(zone(&game, RED, Zone::Depot), ["satellite-1"], "a Depot keeps what it stores");
    assert_eq!(zone(&game, RED, Zone::Hand), ["satellite-2"]);
    // The permanent ones go along if they are named.
    let reactor = card(&thorough, RED, Zone::Pad, "fusion-reactor");
    act(&mut thorough, RED, discard(&[mission, reactor]));
    assert_eq!(zone(&thorough, RED, Zone::Pad), ["depot"]);
    assert!(thorough.zone(RED, Zone::Played).has(reactor));
    // A Mission on the pad is no planned Mission: discarding it takes nothing else away.
    let mut game = scene(2).plan(RED, "base-1").pad(RED, &["spaceship-2", "storage-batteries"]).build();
    let ship = card(&game, RED, Zone::Pad, "spaceship-2");
    act(&mut game, RED, discard(&[ship]));
    assert_eq!(zone(&game, RED, Zone::Pad), ["storage-batteries"]);
    assert!(player(&game, RED).plan.is_some());
}

/// RM-6.3: cards on a pad without a Mission stay, but none is added before one is planned.
#[test]
fn a_pad_without_a_mission_keeps_its_cards_and_takes_no_more() {
    let mut game = scene(2)
        .plan(RED, "satellite-1")
        .pad(RED, &["fusion-reactor"])
        .hand(RED, &["big-data", "spaceship-2", "satellite-2", "global-internet"])
        .display(&["storage-batteries"])
        .build();
    let mission = player(&game, RED).plan.unwrap();
    act(&mut game, RED, discard(&[mission]));
    act(&mut game, RED, Command::EndTurn);
    act(&mut game, BLUE, Command::EndTurn);
    assert_eq!(zone(&game, RED, Zone::Pad), ["fusion-reactor"], "it stays over the turns");
    let [data, ship, satellite, internet] =
        ["big-data", "spaceship-2", "satellite-2", "global-internet"].map(|name| held(&game, RED, name));
    let paid = place(None, &[data], pay(&[]));
    refused_by(&mut game, RED, paid, Refusal::NoMissionPlanned, "RM-5.3");
    // Not even a card that places without paying helps.
    let wanted = shown(&game, "storage-batteries");
    act(&mut game, RED, buy(&[wanted], None, pay(&[internet])));
    let free = Command::Claim { card: internet, claim: Claim::Pad { card: ship, model: None } };
    refused_by(&mut game, RED, free, Refusal::NoMissionPlanned, "RM-5.3");
    // A new Mission opens the pad again, with what was left there.
    act(&mut game, RED, place(Some(satellite), &[], pay(&[])));
    act(&mut game, RED, place(None, &[data], pay(&[])));
    act(&mut game, RED, free);
    assert_eq!(zone(&game, RED, Zone::Pad), ["big-data", "fusion-reactor", "spaceship-2"]);
}
