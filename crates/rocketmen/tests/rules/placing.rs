//! Chapter 5: placing.

use crate::common::*;
use rocketmen::content::Destination::{Earth, Mars, Moon};
use rocketmen::content::MissionType;
use rocketmen::scene::Zone;
use rocketmen::{Achievements, CardId, Claim, Command, Event, Payment, Refusal, Rocketmen};

fn tokens(money: u8, science: u8) -> Achievements {
    Achievements { money, science, ..Achievements::default() }
}

fn planned(game: &Rocketmen) -> Vec<String> {
    names(game, player(game, RED).plan.into_iter().collect())
}

/// RM-5.1: a Mission and any number of pad cards at once, 10 money for each card.
#[test]
fn one_placement_plans_a_mission_and_fills_the_pad_for_10_money_a_card() {
    let pad = ["spaceship-1", "spaceship-2", "spaceship-3", "space-station-1", "heavy-lift-engine"];
    for count in 0..=pad.len() {
        let game = scene(2)
            .hand(RED, &pad[..count])
            .hand(RED, &["base-1", "satellite-1", "satellite-2", "space-hotel-2", "electric-cars"])
            .build();
        let cards: Vec<CardId> = pad[..count].iter().map(|name| held(&game, RED, name)).collect();
        let base = held(&game, RED, "base-1");
        let [ten, twenty, other_twenty, thirty] =
            ["satellite-1", "satellite-2", "space-hotel-2", "electric-cars"]
                .map(|name| held(&game, RED, name));
        // Exactly 10 for each card, and 10 less than that.
        let exact: [&[CardId]; 6] = [
            &[ten],
            &[twenty],
            &[thirty],
            &[twenty, other_twenty],
            &[twenty, thirty],
            &[ten, twenty, thirty],
        ];
        let less: [&[CardId]; 6] =
            [&[], &[ten], &[twenty], &[thirty], &[twenty, other_twenty], &[twenty, thirty]];
        let mut poor = game.clone();
        let short = place(Some(base), &cards, pay(less[count]));
        refused_by(&mut poor, RED, short, Refusal::PlacementNotPaid { money: 10 }, "RM-5.1");
        let mut game = game;
        let payment = pay(exact[count]);
        let events = act(&mut game, RED, place(Some(base), &cards, payment));
        let placed =
            Event::Placed { seat: RED, plan: Some(base), pad: set(&cards), pay: payment, model: None };
        assert_eq!(events, [placed]);
        assert_eq!(planned(&game), ["base-1"]);
        assert_eq!(game.zone(RED, Zone::Pad), set(&cards));
    }
    // Nothing paid at all: 10 for every card is missing.
    let mut game = scene(2).hand(RED, &["base-1", "spaceship-1", "spaceship-2"]).build();
    let [base, one, two] = ["base-1", "spaceship-1", "spaceship-2"].map(|name| held(&game, RED, name));
    let unpaid = place(Some(base), &[one, two], Payment::default());
    refused_by(&mut game, RED, unpaid, Refusal::PlacementNotPaid { money: 30 }, "RM-5.1");
}

/// RM-5.1: only Hand cards are placed.
#[test]
fn only_hand_cards_are_placed() {
    let mut game = scene(2)
        .hand(BLUE, &["spaceship-1"])
        .put(RED, Zone::Warehouse, &["spaceship-2"])
        .put(RED, Zone::Played, &["base-1"])
        .display(&["storage-batteries"])
        .achievements(RED, tokens(2, 0))
        .build();
    let elsewhere = [
        held(&game, BLUE, "spaceship-1"),
        card(&game, RED, Zone::Warehouse, "spaceship-2"),
        card(&game, RED, Zone::Played, "base-1"),
        card(&game, RED, Zone::Hq, "satellite-2"),
        shown(&game, "storage-batteries"),
    ];
    for card in elsewhere {
        for command in
            [place(Some(card), &[], pay_with(&[], 2, 0)), place(None, &[card], pay_with(&[], 2, 0))]
        {
            refused_by(&mut game, RED, command, Refusal::PlaceFromHand { card }, "RM-5.1");
        }
    }
}

/// RM-5.2: the Mission Plan takes Missions only.
#[test]
fn only_a_mission_goes_on_the_mission_plan() {
    let others = ["big-data", "small-rocket-boosters", "pandemic", "industrial-espionage"];
    let mut game =
        scene(2).hand(RED, &others).display(&["nanotechnology"]).achievements(RED, tokens(1, 0)).build();
    for name in others {
        let card = held(&game, RED, name);
        let model = (name == "industrial-espionage").then(|| shown(&game, "nanotechnology"));
        let command = Command::Place { plan: Some(card), pad: set(&[]), pay: pay_with(&[], 1, 0), model };
        refused_by(&mut game, RED, command, Refusal::PlanNeedsMission { card }, "RM-5.2");
    }
    for mission in ["satellite-1", "spaceship-3", "space-station-1", "asteroid-mining-1", "base-2"] {
        let mut game = scene(2).hand(RED, &[mission]).achievements(RED, tokens(1, 0)).build();
        let card = held(&game, RED, mission);
        act(&mut game, RED, place(Some(card), &[], pay_with(&[], 1, 0)));
        assert_eq!(planned(&game), [mission]);
    }
}

/// RM-5.2: one Mission at a time.
#[test]
fn the_mission_plan_holds_one_mission_at_a_time() {
    let mut game = scene(2).plan(RED, "satellite-1").hand(RED, &["satellite-2", "space-hotel-1"]).build();
    let (second, third) = (held(&game, RED, "satellite-2"), held(&game, RED, "space-hotel-1"));
    let command = place(Some(second), &[], pay(&[]));
    refused_by(&mut game, RED, command, Refusal::PlanTaken, "RM-5.2");
    // Once it is empty again, another may follow in the same turn.
    let first = player(&game, RED).plan.unwrap();
    act(&mut game, RED, discard(&[first]));
    act(&mut game, RED, place(Some(second), &[], pay(&[])));
    assert_eq!(planned(&game), ["satellite-2"]);
    let command = place(Some(third), &[], pay(&[]));
    refused_by(&mut game, RED, command, Refusal::PlanTaken, "RM-5.2");
}

/// RM-5.3: no card on the pad without a Mission on the plan; the same action will do.
#[test]
fn the_pad_is_closed_until_a_mission_is_planned() {
    let scene = scene(2).hand(RED, &["base-1", "big-data", "satellite-2"]);
    let mut game = scene.build();
    let [base, data, satellite] = ["base-1", "big-data", "satellite-2"].map(|name| held(&game, RED, name));
    for command in [place(None, &[data], pay(&[])), place(None, &[base, data], pay(&[satellite]))] {
        refused_by(&mut game, RED, command, Refusal::NoMissionPlanned, "RM-5.3");
    }
    let mut together = game.clone();
    act(&mut together, RED, place(Some(satellite), &[base], pay(&[])));
    assert_eq!(
        (planned(&together), zone(&together, RED, Zone::Pad)),
        (vec!["satellite-2".to_owned()], vec!["base-1".to_owned()])
    );
    // Or one after the other.
    act(&mut game, RED, place(Some(satellite), &[], pay(&[])));
    act(&mut game, RED, place(None, &[data], pay(&[])));
    assert_eq!(zone(&game, RED, Zone::Pad), ["big-data"]);
}

/// RM-5.4: a card with 20 money places itself and one more.
#[test]
fn a_twenty_money_card_places_itself_and_one_more() {
    // As the planned Mission ...
    let mut game = scene(2).hand(RED, &["satellite-2", "base-1", "spaceship-1"]).build();
    let [satellite, base, ship] = ["satellite-2", "base-1", "spaceship-1"].map(|name| held(&game, RED, name));
    let one_too_many = place(Some(satellite), &[base, ship], pay(&[]));
    refused_by(&mut game, RED, one_too_many, Refusal::PlacementNotPaid { money: 10 }, "RM-5.1");
    act(&mut game, RED, place(Some(satellite), &[base], pay(&[])));
    assert_eq!(zone(&game, RED, Zone::Pad), ["base-1"]);
    assert!(zone(&game, RED, Zone::Played).is_empty(), "it paid and is still placed");
    // ... and on the pad.
    let mut game = scene(2).plan(RED, "base-2").hand(RED, &["solar-energy", "spaceship-1"]).build();
    let [solar, ship] = ["solar-energy", "spaceship-1"].map(|name| held(&game, RED, name));
    act(&mut game, RED, place(None, &[solar, ship], pay(&[])));
    assert_eq!(zone(&game, RED, Zone::Pad), ["solar-energy", "spaceship-1"]);
}

/// RM-5.4: the example of the rulebook: Satellite and Big Data pay for themselves, the Base is paid by a Space Hotel.
#[test]
fn a_ten_money_card_pays_for_itself() {
    let mut game = scene(2).hand(RED, &["satellite-1", "big-data", "base-1", "space-hotel-1"]).build();
    let [satellite, data, base, hotel] =
        ["satellite-1", "big-data", "base-1", "space-hotel-1"].map(|name| held(&game, RED, name));
    let alone = place(Some(base), &[], pay(&[]));
    refused_by(&mut game, RED, alone, Refusal::PlacementNotPaid { money: 10 }, "RM-5.1");
    act(&mut game, RED, place(Some(satellite), &[], pay(&[])));
    act(&mut game, RED, place(None, &[data], pay(&[])));
    act(&mut game, RED, place(None, &[base], pay(&[hotel])));
    assert_eq!(planned(&game), ["satellite-1"]);
    assert_eq!(zone(&game, RED, Zone::Pad), ["base-1", "big-data"]);
    assert_eq!(zone(&game, RED, Zone::Played), ["space-hotel-1"]);
    // All in one action it costs the same.
    let mut game = scene(2).hand(RED, &["satellite-1", "big-data", "base-1", "space-hotel-1"]).build();
    act(&mut game, RED, place(Some(satellite), &[data, base], pay(&[hotel])));
    assert_eq!(zone(&game, RED, Zone::Pad), ["base-1", "big-data"]);
}

/// RM-5.5: other Hand cards pay into the Playing Area, money tokens are flipped, and there is no change.
#[test]
fn the_rest_is_paid_with_hand_cards_and_money_tokens() {
    let mut game = scene(2)
        .hand(RED, &["base-1", "spaceship-1", "spaceship-2", "spaceship-3", "satellite-1", "space-hotel-2"])
        .achievements(RED, tokens(2, 1))
        .build();
    let [base, one, two, three, ten, twenty] =
        ["base-1", "spaceship-1", "spaceship-2", "spaceship-3", "satellite-1", "space-hotel-2"]
            .map(|name| held(&game, RED, name));
    // 10 from a card and 20 from a token for three cards.
    act(&mut game, RED, place(Some(base), &[one, two], pay_with(&[ten], 1, 0)));
    assert_eq!(zone(&game, RED, Zone::Played), ["satellite-1"]);
    assert_eq!(player(&game, RED).achievements.money_spent, 1);
    // 20 for one card: the other 10 are lost, here from a card, there from a token.
    let mut other = game.clone();
    act(&mut game, RED, place(None, &[three], pay(&[twenty])));
    assert_eq!(zone(&game, RED, Zone::Played), ["satellite-1", "space-hotel-2"]);
    act(&mut other, RED, place(None, &[three], pay_with(&[], 1, 0)));
    assert_eq!(player(&other, RED).achievements.money_spent, 2);
    let spent = place(None, &[twenty], pay_with(&[], 1, 0));
    refused_by(&mut other, RED, spent, Refusal::TokensSpent, "RM-2.22");
}

/// RM-5.5: only money pays for placing: neither items nor a Science token do.
#[test]
fn items_and_science_do_not_pay_for_placing() {
    let mut game = scene(2)
        .hand(RED, &["base-1", "spaceship-2", "genetic-engineering", "satellite-1"])
        .put(RED, Zone::Warehouse, &["satellite-2"])
        .achievements(RED, tokens(1, 2))
        .build();
    let [base, ship, genes, ten] =
        ["base-1", "spaceship-2", "genetic-engineering", "satellite-1"].map(|name| held(&game, RED, name));
    let items = place(Some(base), &[], pay(&[ship, genes]));
    refused_by(&mut game, RED, items, Refusal::PlacementNotPaid { money: 10 }, "RM-5.1");
    for payment in [pay_with(&[], 0, 1), pay_with(&[ten], 0, 1), pay_with(&[], 1, 2)] {
        let science = place(Some(base), &[], payment);
        refused_by(&mut game, RED, science, Refusal::ScienceForPlacing, "RM-5.5");
    }
    let away = card(&game, RED, Zone::Warehouse, "satellite-2");
    let not_held = place(Some(base), &[], pay(&[away]));
    refused_by(&mut game, RED, not_held, Refusal::PayFromHand { card: away }, "RM-4.3");
    // A card without money put into the payment has not been used to pay: its effect stays out.
    let mut wasteful = game.clone();
    act(&mut wasteful, RED, place(Some(base), &[], pay(&[ten, genes])));
    assert!(view(&wasteful, RED).notes.pending.is_empty());
    // What a Government Contract is worth does pay: 10 for the one mission fulfilled.
    let scene = scene(2).hand(RED, &["base-1", "government-contract"]);
    let mut game = scene.clone().build();
    let contract = held(&game, RED, "government-contract");
    let command = place(Some(base), &[], pay(&[contract]));
    refused_by(&mut game, RED, command, Refusal::PlacementNotPaid { money: 10 }, "RM-5.1");
    let mut game = scene.at(RED, Earth, MissionType::Satellite).build();
    act(&mut game, RED, command);
    assert_eq!(planned(&game), ["base-1"]);
}

/// RM-5.6: the money of a card serves one action and never two.
#[test]
fn the_money_of_one_card_is_never_split_between_two_actions() {
    // A card that is placed cannot be part of the payment besides.
    let mut game = scene(2)
        .display(&["storage-batteries"])
        .hand(RED, &["satellite-2", "base-1", "spaceship-1", "electric-cars"])
        .build();
    let [satellite, base, ship, cars] =
        ["satellite-2", "base-1", "spaceship-1", "electric-cars"].map(|name| held(&game, RED, name));
    let twice = place(Some(satellite), &[base], pay(&[satellite]));
    refused_by(&mut game, RED, twice, Refusal::PaidTwice { card: satellite }, "RM-5.6");
    let both = place(Some(base), &[base], pay(&[satellite]));
    refused_by(&mut game, RED, both, Refusal::PaidTwice { card: base }, "RM-5.6");
    // Placed alone, its second 10 are lost: they place nothing later and buy nothing.
    let mut alone = game.clone();
    act(&mut alone, RED, place(Some(satellite), &[], pay(&[])));
    let later = place(None, &[base], pay(&[]));
    refused_by(&mut alone, RED, later, Refusal::PlacementNotPaid { money: 10 }, "RM-5.1");
    let wanted = shown(&alone, "storage-batteries");
    let from_plan = buy(&[wanted], None, pay(&[satellite]));
    refused_by(&mut alone, RED, from_plan, Refusal::PayFromHand { card: satellite }, "RM-4.3");
    // 30 money buy for 20; the 10 left do not place a card.
    act(&mut game, RED, buy(&[wanted], None, pay(&[cars])));
    let rest = place(Some(base), &[], pay(&[cars]));
    refused_by(&mut game, RED, rest, Refusal::PayFromHand { card: cars }, "RM-4.3");
    let rest = place(Some(base), &[], pay(&[]));
    refused_by(&mut game, RED, rest, Refusal::PlacementNotPaid { money: 10 }, "RM-5.1");
    // The other way round: what placed one card does not help to buy.
    act(&mut game, RED, place(Some(base), &[ship], pay(&[satellite])));
    let engine = buy(&[], Some(0), pay(&[satellite]));
    refused_by(&mut game, RED, engine, Refusal::PayFromHand { card: satellite }, "RM-4.3");
}

/// RM-5.6: nor is the money of a token split.
#[test]
fn the_money_of_one_token_is_never_split_between_two_actions() {
    let mut game = scene(2)
        .display(&["storage-batteries"])
        .hand(RED, &["satellite-1", "base-1", "spaceship-1"])
        .achievements(RED, tokens(1, 0))
        .build();
    let [satellite, base, ship] = ["satellite-1", "base-1", "spaceship-1"].map(|name| held(&game, RED, name));
    let wanted = shown(&game, "storage-batteries");
    // 10 of the token place the Base; the other 10 neither place the Spaceship nor buy with the Satellite.
    act(&mut game, RED, place(Some(base), &[], pay_with(&[], 1, 0)));
    let again = place(None, &[ship], pay_with(&[], 1, 0));
    refused_by(&mut game, RED, again, Refusal::TokensSpent, "RM-2.22");
    let half = buy(&[wanted], None, pay_with(&[satellite], 1, 0));
    refused_by(&mut game, RED, half, Refusal::TokensSpent, "RM-2.22");
}

/// RM-5.7: no Threat, no money-only card and not the empty Base goes on the pad.
#[test]
fn a_card_without_an_item_never_goes_on_the_pad() {
    let without = [
        "satellite-1",
        "satellite-2",
        "space-hotel-1",
        "space-hotel-2",
        "orbital-shipyard-1",
        "asteroid-mining-1",
        "base-2",
        "electric-cars",
        "government-contract",
        "pandemic",
        "climate-change",
        "asteroid-impact",
    ];
    let with = [
        "spaceship-1",
        "spaceship-2",
        "spaceship-3",
        "space-station-1",
        "base-1",
        "small-rocket-boosters",
        "liquid-fuel-engine",
        "heavy-lift-engine",
        "nanotechnology",
        "solar-energy",
        "depot",
        "genetic-engineering",
    ];
    for (names, allowed) in [(without, false), (with, true)] {
        for name in names {
            // Even a Government Contract that is worth money shows no item.
            let mission = if name == "spaceship-1" { "spaceship-2" } else { "spaceship-1" };
            let mut game = scene(2)
                .plan(RED, mission)
                .hand(RED, &[name])
                .at(RED, Earth, MissionType::Spaceship)
                .achievements(RED, tokens(1, 0))
                .build();
            let card = held(&game, RED, name);
            let command = place(None, &[card], pay_with(&[], 1, 0));
            if allowed {
                act(&mut game, RED, command);
                assert_eq!(zone(&game, RED, Zone::Pad), [name]);
            } else {
                refused_by(&mut game, RED, command, Refusal::NoItem { card }, "RM-5.7");
            }
        }
    }
    // Not even without paying.
    let mut game = scene(2)
        .plan(RED, "spaceship-1")
        .hand(RED, &["global-internet", "base-2"])
        .display(&["storage-batteries"])
        .build();
    let [internet, base] = ["global-internet", "base-2"].map(|name| held(&game, RED, name));
    let wanted = shown(&game, "storage-batteries");
    act(&mut game, RED, buy(&[wanted], None, pay(&[internet])));
    let free = Command::Claim { card: internet, claim: Claim::Pad { card: base, model: None } };
    refused_by(&mut game, RED, free, Refusal::NoItem { card: base }, "RM-5.7");
}

/// RM-5.8: no two Assets of the same name on one pad, neither one by one nor at once.
#[test]
fn two_assets_of_the_same_name_never_lie_on_one_pad() {
    for name in ["storage-batteries", "big-data", "fusion-reactor", "afterburner"] {
        let game = scene(3)
            .plan(RED, "satellite-1")
            .hand(RED, &[name, name])
            .achievements(RED, tokens(2, 0))
            .build();
        let cards: Vec<CardId> = game.zone(RED, Zone::Hand).iter().collect();
        assert_eq!(cards.len(), 2, "two copies of {name}");
        let mut at_once = game.clone();
        let command = place(None, &cards, pay_with(&[], 1, 0));
        refused_by(&mut at_once, RED, command, Refusal::SameName { card: cards[1] }, "RM-5.8");
        let mut game = game;
        act(&mut game, RED, place(None, &cards[..1], pay_with(&[], 1, 0)));
        let second = place(None, &cards[1..], pay_with(&[], 1, 0));
        refused_by(&mut game, RED, second, Refusal::SameName { card: cards[1] }, "RM-5.8");
        // Once the first has left, the second may come.
        act(&mut game, RED, discard(&cards[..1]));
        act(&mut game, RED, second);
        assert_eq!(zone(&game, RED, Zone::Pad), [name]);
    }
    // A rival's pad is another pad, and different Assets may lie side by side.
    let mut game = scene(3)
        .plan(RED, "satellite-1")
        .pad(BLUE, &["storage-batteries"])
        .pad(RED, &["super-capacitors"])
        .hand(RED, &["storage-batteries"])
        .achievements(RED, tokens(1, 0))
        .build();
    let batteries = held(&game, RED, "storage-batteries");
    act(&mut game, RED, place(None, &[batteries], pay_with(&[], 1, 0)));
    assert_eq!(zone(&game, RED, Zone::Pad), ["storage-batteries", "super-capacitors"]);
}

/// RM-5.8: Engines and Missions may repeat.
#[test]
fn engines_and_missions_may_repeat_on_the_pad() {
    let repeats =
        ["small-rocket-boosters", "small-rocket-boosters", "spaceship-1", "spaceship-2", "spaceship-3"];
    let mut game = scene(2)
        .plan(RED, "satellite-1")
        .pad(RED, &["small-rocket-boosters"])
        .hand(RED, &repeats)
        .achievements(RED, tokens(3, 0))
        .build();
    let cards: Vec<CardId> = game.zone(RED, Zone::Hand).iter().collect();
    act(&mut game, RED, place(None, &cards, pay_with(&[], 3, 0)));
    assert_eq!(game.zone(RED, Zone::Pad).len(), 6);
    // Three times 2 Rocket points and one Spaceship's.
    let events = act(&mut game, RED, launch(Earth));
    assert!(matches!(events[0], Event::LaunchDeclared { rocket: 7, .. }), "{events:?}");
}

/// RM-5.9: a Mission on the pad serves with its item, not as a mission.
#[test]
fn a_mission_with_an_item_may_serve_on_the_pad() {
    // Card, destination, and what it adds: Rocket points and boost.
    let table = [
        ("spaceship-1", Mars, 0, 1),
        ("spaceship-2", Earth, 0, 1),
        ("spaceship-3", Earth, 1, 0),
        ("space-station-1", Moon, 0, 1),
        ("base-1", Earth, 0, 1),
    ];
    for (name, destination, points, spaces) in table {
        let mission = if name == "spaceship-1" { "spaceship-2" } else { "spaceship-1" };
        let mut game = scene(2)
            .plan(RED, mission)
            .hand(RED, &[name, "satellite-1"])
            .achievements(RED, Achievements { rocket: 6, ..Achievements::default() })
            .build();
        let [card, money] = [name, "satellite-1"].map(|name| held(&game, RED, name));
        act(&mut game, RED, place(None, &[card], pay(&[money])));
        assert_eq!(planned(&game), [mission], "the planned Mission stays what it is");
        let events = act(&mut game, RED, launch(destination));
        let Event::LaunchDeclared { rocket, boost, .. } = events[0] else { panic!("{events:?}") };
        assert_eq!((rocket, boost), (6 + points, spaces), "{name}");
    }
}

/// RM-5.10: a planned Mission is bound to no destination before the launch.
#[test]
fn planning_a_mission_does_not_choose_its_destination() {
    let mut game = scene(2)
        .hand(RED, &["satellite-2"])
        .achievements(RED, Achievements { rocket: 8, ..Achievements::default() })
        .build();
    let satellite = held(&game, RED, "satellite-2");
    act(&mut game, RED, place(Some(satellite), &[], pay(&[])));
    act(&mut game, RED, Command::EndTurn);
    act(&mut game, BLUE, Command::EndTurn);
    for destination in [Earth, Moon] {
        let mut game = game.clone();
        let location = game.content().location(destination, MissionType::Satellite).unwrap();
        let events = act(&mut game, RED, launch(destination));
        assert_eq!(events[0], Event::LaunchDeclared { seat: RED, location, rocket: 8, boost: 0 });
    }
    refused_by(&mut game, RED, launch(Mars), Refusal::NoSuchLocation, "RM-8.2");
    // After an abort to Earth orbit the same Mission may try the Moon.
    act(&mut game, RED, launch(Earth));
    act(&mut game, RED, Command::Draw);
    act(&mut game, RED, Command::Abort { discard: set(&[]) });
    act(&mut game, BLUE, Command::EndTurn);
    act(&mut game, RED, launch(Moon));
}
