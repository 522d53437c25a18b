//! Chapter 4: buying.

use crate::common::*;
use rocketmen::content::{Family, Price};
use rocketmen::scene::{Scene, Zone};
use rocketmen::{
    Achievements, CardId, CardSet, Command, Difficulty, Event, Payment, Refusal, Rocketmen, Setup,
};

fn hand(game: &Rocketmen) -> Vec<CardId> {
    game.zone(RED, Zone::Hand).iter().collect()
}

fn tokens(money: u8, science: u8) -> Achievements {
    Achievements { money, science, ..Achievements::default() }
}

/// The full price of a purchase: what is missing when nothing is paid.
#[track_caller]
fn price(game: &mut Rocketmen, cards: &[CardId], engine: Option<u8>) -> (u16, u8) {
    let seat = view(game, RED).turn;
    match refused(game, seat, buy(cards, engine, Payment::default())) {
        Refusal::PriceNotMet { money, items } => (money, items),
        other => panic!("not a question of the price: {other:?}"),
    }
}

/// RM-4.1: any set of display cards and one Engine, with one payment for the total.
#[test]
fn one_purchase_takes_several_cards_and_an_engine_for_their_total_price() {
    let mut game = scene(2)
        .display(&["storage-batteries", "big-data", "designer-drugs", "backup-systems"])
        .hand(RED, &["satellite-1", "satellite-2", "space-hotel-1", "space-hotel-2", "electric-cars"])
        .hand(RED, &["spaceship-1", "spaceship-2", "orbital-shipyard-1"])
        .build();
    // 20, 30 with a Biotech, 20 with any item, and the Engine for 30.
    let wanted = ["storage-batteries", "big-data", "backup-systems"].map(|name| shown(&game, name));
    assert_eq!(price(&mut game, &wanted, Some(1)), (100, 2));
    let all = hand(&game);
    let shipyard = held(&game, RED, "orbital-shipyard-1");
    let less: Vec<CardId> = all.iter().copied().filter(|card| *card != shipyard).collect();
    let short = buy(&wanted, Some(1), pay(&less));
    refused_by(&mut game, RED, short, Refusal::PriceNotMet { money: 10, items: 0 }, "RM-4.4");
    let events = act(&mut game, RED, buy(&wanted, Some(1), pay(&all)));
    let engine = card(&game, RED, Zone::Played, "liquid-fuel-engine");
    let bought = set(&wanted) | CardSet::of(engine);
    assert_eq!(events[0], Event::Bought { seat: RED, cards: bought, pay: pay(&all), model: None });
    assert!(bought.within(game.zone(RED, Zone::Played)));
    assert!(game.find_displayed("designer-drugs").is_some(), "what was not bought stays");
    assert_eq!(view(&game, RED).engines, [3, 2, 3]);
}

/// RM-4.1: only what is visible can be bought.
#[test]
fn only_visible_cards_can_be_bought() {
    let mut game = scene(2)
        .display(&["storage-batteries"])
        .hand(RED, &["electric-cars", "satellite-2"])
        .put(BLUE, Zone::Warehouse, &["super-capacitors"])
        .put(RED, Zone::Warehouse, &["designer-drugs"])
        .build();
    let all = hand(&game);
    let other = scene(2).hand(RED, &["big-data", "small-rocket-boosters"]).build();
    let in_deck = held(&other, RED, "big-data");
    let on_pile = held(&other, RED, "small-rocket-boosters");
    let theirs = card(&game, BLUE, Zone::Warehouse, "super-capacitors");
    let mine = card(&game, RED, Zone::Warehouse, "designer-drugs");
    for card in [in_deck, on_pile, theirs, mine, all[0], CardId(127)] {
        let command = buy(&[card], None, pay(&all));
        refused_by(&mut game, RED, command, Refusal::NotOnDisplay { card }, "RM-4.1");
    }
}

/// RM-4.2: only one Engine per turn, of the same type or another.
#[test]
fn only_one_engine_per_turn() {
    for first in 0..3u8 {
        let mut game = scene(2).achievements(RED, tokens(20, 5)).display(&["storage-batteries"]).build();
        act(&mut game, RED, buy(&[], Some(first), pay_with(&[], 2, 1)));
        for second in 0..3 {
            let command = buy(&[], Some(second), pay_with(&[], 2, 1));
            refused_by(&mut game, RED, command, Refusal::SecondEngine, "RM-4.2");
        }
        let wanted = shown(&game, "storage-batteries");
        let with_a_card = buy(&[wanted], Some(first), pay_with(&[], 3, 1));
        refused_by(&mut game, RED, with_a_card, Refusal::SecondEngine, "RM-4.2");
        // Other cards may still be bought, and the next turn brings another Engine.
        act(&mut game, RED, buy(&[wanted], None, pay_with(&[], 1, 0)));
        act(&mut game, RED, Command::EndTurn);
        act(&mut game, BLUE, Command::EndTurn);
        act(&mut game, RED, buy(&[], Some(first), pay_with(&[], 2, 1)));
        assert_eq!(view(&game, RED).engines[usize::from(first)], 1);
    }
}

/// RM-4.3: nothing but Hand cards and face-up tokens pays.
#[test]
fn payment_comes_from_the_hand_and_from_tokens_only() {
    let mut game = scene(2)
        .display(&["electric-cars", "storage-batteries"])
        .plan(RED, "satellite-2")
        .pad(RED, &["solar-energy", "depot"])
        .put(RED, Zone::Depot, &["space-hotel-2"])
        .put(RED, Zone::Played, &["global-internet"])
        .put(RED, Zone::Warehouse, &["asteroid-mining-1"])
        .put(RED, Zone::Junkyard, &["orbital-shipyard-1"])
        .hand(RED, &["satellite-1"])
        .hand(BLUE, &["satellite-2"])
        .achievements(RED, tokens(1, 0))
        .build();
    let cheap = shown(&game, "storage-batteries");
    let elsewhere = [
        player(&game, RED).plan.unwrap(),
        card(&game, RED, Zone::Pad, "solar-energy"),
        card(&game, RED, Zone::Depot, "space-hotel-2"),
        card(&game, RED, Zone::Played, "global-internet"),
        card(&game, RED, Zone::Warehouse, "asteroid-mining-1"),
        card(&game, RED, Zone::Junkyard, "orbital-shipyard-1"),
        card(&game, RED, Zone::Hq, "space-hotel-1"),
        card(&game, BLUE, Zone::Hand, "satellite-2"),
        shown(&game, "electric-cars"),
        cheap,
    ];
    for card in elsewhere {
        let command = buy(&[cheap], None, pay(&[card]));
        refused_by(&mut game, RED, command, Refusal::PayFromHand { card }, "RM-4.3");
    }
    // The card being bought cannot help to pay for another one in the same purchase either.
    let (cars, own) = (shown(&game, "electric-cars"), held(&game, RED, "satellite-1"));
    let circular = buy(&[cars, cheap], None, pay_with(&[own, cars], 1, 0));
    refused_by(&mut game, RED, circular, Refusal::PayFromHand { card: cars }, "RM-4.3");
    // Hand and token together do pay, and a token that is face down does not.
    act(&mut game, RED, buy(&[cheap], None, pay_with(&[own], 1, 0)));
    let spent = buy(&[cars], None, pay_with(&[], 1, 0));
    refused_by(&mut game, RED, spent, Refusal::TokensSpent, "RM-2.22");
}

/// RM-4.4: money and every item must be covered, and everything on a paying card counts together.
#[test]
fn everything_on_a_paying_card_counts_together() {
    // Quantum Computer pays a Computer and a Biotech at once; Big Data gives 10 money with its Computer.
    let mut game = scene(2)
        .display(&["global-internet", "genetic-engineering"])
        .hand(RED, &["quantum-computer", "electric-cars", "satellite-2", "space-hotel-1"])
        .build();
    let wanted = ["global-internet", "genetic-engineering"].map(|name| shown(&game, name));
    assert_eq!(price(&mut game, &wanted, None), (60, 2));
    let all = hand(&game);
    act(&mut game, RED, buy(&wanted, None, pay(&all)));

    let base = scene(2).display(&["global-internet"]).hand(RED, &["satellite-2"]);
    let mut game = base.clone().hand(RED, &["big-data"]).build();
    let (wanted, all) = (shown(&game, "global-internet"), hand(&game));
    act(&mut game, RED, buy(&[wanted], None, pay(&all)));
    assert!(game.zone(RED, Zone::Played).has(wanted), "20 and Big Data's 10 and Computer");

    // Every shortage is refused with exactly what is missing.
    let cases: [(&[&str], u16, u8); 5] = [
        (&["satellite-2"], 10, 1),
        (&["satellite-2", "space-hotel-1"], 0, 1),
        (&["satellite-2", "spaceship-2"], 10, 0),
        (&["satellite-2", "space-hotel-1", "space-station-1"], 0, 1),
        (&["satellite-2", "space-hotel-1", "spaceship-1", "spaceship-3"], 0, 1),
    ];
    for (names, money, items) in cases {
        let mut game = scene(2).display(&["global-internet"]).hand(RED, names).build();
        let (wanted, all) = (shown(&game, "global-internet"), hand(&game));
        let command = buy(&[wanted], None, pay(&all));
        refused_by(&mut game, RED, command, Refusal::PriceNotMet { money, items }, "RM-4.4");
    }
    // Two Biotech on one card serve two prices, but not two Computers.
    let mut game = scene(2)
        .display(&["big-data", "pandemic"])
        .hand(RED, &["genetic-engineering"])
        .achievements(RED, tokens(4, 0))
        .build();
    let (both, genes) = (["big-data", "pandemic"].map(|name| shown(&game, name)), hand(&game));
    assert_eq!(price(&mut game, &both, None), (70, 2));
    act(&mut game, RED, buy(&both, None, pay_with(&genes, 4, 0)));
}

/// RM-4.5: no change is given.
#[test]
fn what_is_paid_in_excess_is_lost() {
    let mut game = scene(2)
        .display(&["storage-batteries", "super-capacitors"])
        .hand(RED, &["electric-cars", "satellite-1"])
        .achievements(RED, tokens(1, 0))
        .build();
    let (batteries, capacitors) = (shown(&game, "storage-batteries"), shown(&game, "super-capacitors"));
    let (cars, ten) = (held(&game, RED, "electric-cars"), held(&game, RED, "satellite-1"));
    // 30 for 20: the other 10 do not help with the next card.
    act(&mut game, RED, buy(&[batteries], None, pay(&[cars])));
    assert_eq!(price(&mut game, &[capacitors], None), (20, 0));
    let command = buy(&[capacitors], None, pay(&[ten]));
    refused_by(&mut game, RED, command, Refusal::PriceNotMet { money: 10, items: 0 }, "RM-4.4");
    // 10 and a token of 20 for 20 more: accepted, and nothing comes back.
    act(&mut game, RED, buy(&[capacitors], None, pay_with(&[ten], 1, 0)));
    assert_eq!(player(&game, RED).achievements.money_spent, 1);
    assert!(hand(&game).is_empty());
}

/// RM-4.6: any item is one Computer, Composite, Biotech or Science, and nothing else.
#[test]
fn any_item_is_a_computer_a_composite_a_biotech_or_a_science() {
    let try_with = |item: &str| {
        let game = scene(2).display(&["backup-systems"]).hand(RED, &["satellite-2", item]).build();
        let (wanted, all) = (shown(&game, "backup-systems"), hand(&game));
        (game, buy(&[wanted], None, pay(&all)))
    };
    for item in ["spaceship-2", "space-station-1", "spaceship-1", "nanotechnology", "base-1", "big-data"] {
        let (mut game, command) = try_with(item);
        act(&mut game, RED, command);
        assert!(game.find(RED, Zone::Played, "backup-systems").is_some(), "{item}");
    }
    for item in ["spaceship-3", "satellite-1", "pandemic", "heavy-lift-engine", "base-2"] {
        let (mut game, command) = try_with(item);
        refused_by(&mut game, RED, command, Refusal::PriceNotMet { money: 0, items: 1 }, "RM-4.4");
    }
    // One item is not enough for a named one and any one together.
    let mut game = scene(2)
        .display(&["backup-systems", "global-internet"])
        .hand(RED, &["satellite-2", "electric-cars", "spaceship-2"])
        .build();
    let (both, all) = (["backup-systems", "global-internet"].map(|name| shown(&game, name)), hand(&game));
    let command = buy(&both, None, pay(&all));
    refused_by(&mut game, RED, command, Refusal::PriceNotMet { money: 0, items: 1 }, "RM-4.4");
    // A Science token is any item too.
    let mut game = scene(2).display(&["backup-systems"]).achievements(RED, tokens(1, 1)).build();
    let wanted = shown(&game, "backup-systems");
    act(&mut game, RED, buy(&[wanted], None, pay_with(&[], 1, 1)));
}

/// RM-4.7: what was bought and what paid lie in the Playing Area.
#[test]
fn bought_and_paying_cards_go_to_the_playing_area() {
    let mut game = scene(2)
        .display(&["storage-batteries"])
        .hand(RED, &["satellite-2", "space-hotel-2", "spaceship-1"])
        .build();
    let (wanted, pays) = (shown(&game, "storage-batteries"), ["satellite-2", "space-hotel-2"]);
    let pays = pays.map(|name| held(&game, RED, name));
    act(&mut game, RED, buy(&[wanted], Some(0), pay(&pays)));
    let played = ["satellite-2", "small-rocket-boosters", "space-hotel-2", "storage-batteries"];
    assert_eq!(zone(&game, RED, Zone::Played), played);
    assert_eq!(zone(&game, RED, Zone::Hand), ["spaceship-1"]);
    assert!(zone(&game, RED, Zone::Warehouse).is_empty());
    // What was just bought cannot pay: it is not in the Hand.
    let again = shown(&game, &names(&game, view(&game, RED).display.iter().flatten().copied().collect())[0]);
    let command = buy(&[again], None, pay(&[wanted]));
    refused_by(&mut game, RED, command, Refusal::PayFromHand { card: wanted }, "RM-4.3");
}

/// RM-4.8: a bought card is replaced at once, in its place.
#[test]
fn each_bought_card_is_replaced_at_once() {
    let mut game = scene(2)
        .display(&[
            "storage-batteries",
            "pandemic",
            "super-capacitors",
            "big-data",
            "nanotechnology",
            "depot",
        ])
        .deck(&["afterburner", "fusion-reactor", "electric-cars"])
        .achievements(RED, tokens(9, 0))
        .build();
    let before = view(&game, RED).display;
    let wanted = ["storage-batteries", "super-capacitors"].map(|name| shown(&game, name));
    let events = act(&mut game, RED, buy(&wanted, None, pay_with(&[], 2, 0)));
    let (first, second) = (shown(&game, "afterburner"), shown(&game, "fusion-reactor"));
    assert_eq!(events[1..], [Event::Displayed { cards: vec![first, second] }]);
    let mut after = before;
    after[0] = Some(first);
    after[2] = Some(second);
    assert_eq!(view(&game, RED).display, after);
    assert_eq!(view(&game, RED).pink, 1, "one card is left in the deck");
    // An Engine is not replaced from the deck.
    let events = act(&mut game, RED, buy(&[], Some(0), pay_with(&[], 1, 0)));
    assert!(matches!(events[..], [Event::Bought { .. }]));
}

/// RM-4.8: a card that has just appeared needs a purchase and a payment of its own.
#[test]
fn a_card_that_has_just_appeared_needs_a_new_purchase() {
    let mut game = scene(2)
        .display(&["storage-batteries"])
        .deck(&["super-capacitors"])
        .hand(RED, &["satellite-2", "space-hotel-2"])
        .build();
    let other = scene(2).hand(RED, &["super-capacitors"]).build();
    let (wanted, next) = (shown(&game, "storage-batteries"), held(&other, RED, "super-capacitors"));
    let (one, two) = (held(&game, RED, "satellite-2"), held(&game, RED, "space-hotel-2"));
    let both = buy(&[wanted, next], None, pay(&[one, two]));
    refused_by(&mut game, RED, both, Refusal::NotOnDisplay { card: next }, "RM-4.1");
    // Paying 40 at once does not reserve the second 20.
    let mut wasteful = game.clone();
    act(&mut wasteful, RED, buy(&[wanted], None, pay(&[one, two])));
    assert_eq!(price(&mut wasteful, &[next], None), (20, 0));
    act(&mut game, RED, buy(&[wanted], None, pay(&[one])));
    act(&mut game, RED, buy(&[next], None, pay(&[two])));
    assert!(game.zone(RED, Zone::Played).has(next));
}

/// RM-4.9: an empty deck and an empty pile only mean that there is nothing more to buy.
#[test]
fn an_empty_deck_shrinks_the_display_and_an_empty_pile_is_sold_out() {
    let mut game = scene(2)
        .display(&["storage-batteries", "super-capacitors"])
        .deck(&[])
        .sold_out(1)
        .achievements(RED, tokens(9, 1))
        .build();
    let command = buy(&[], Some(1), pay_with(&[], 2, 0));
    refused_by(&mut game, RED, command, Refusal::SoldOut, "RM-4.9");
    let wanted = shown(&game, "storage-batteries");
    let events = act(&mut game, RED, buy(&[wanted], None, pay_with(&[], 1, 0)));
    assert!(matches!(events[..], [Event::Bought { .. }]), "nothing takes its place");
    let last = shown(&game, "super-capacitors");
    assert_eq!(view(&game, RED).display.iter().flatten().count(), 1);
    act(&mut game, RED, buy(&[last], None, pay_with(&[], 1, 0)));
    assert!(view(&game, RED).display.iter().all(Option::is_none));
    // Neither ends the game.
    for round in 1..4 {
        for (seat, next) in [(RED, BLUE), (BLUE, RED)] {
            let events = act(&mut game, seat, Command::EndTurn);
            let round = round + u16::from(seat == BLUE);
            assert_eq!(events.last(), Some(&Event::TurnBegan { seat: next, round }));
        }
    }
    assert_eq!(view(&game, RED).ending, None);
    // The other piles still sell, and the last card of a pile is really the last.
    for left in (0..3).rev() {
        act(&mut game, RED, buy(&[], Some(0), pay_with(&[], 1, 0)));
        assert_eq!(view(&game, RED).engines, [left, 0, 3]);
        act(&mut game, RED, Command::EndTurn);
        act(&mut game, BLUE, Command::EndTurn);
    }
    let command = buy(&[], Some(0), pay_with(&[], 1, 0));
    refused_by(&mut game, RED, command, Refusal::SoldOut, "RM-4.9");
}

/// RM-4.10: the Engines cost 20, 30, and 40 with any item.
#[test]
fn the_engines_cost_20_30_and_40_with_any_item() {
    let table = [
        ("small-rocket-boosters", 2, Price { money: 20, ..Price::default() }),
        ("liquid-fuel-engine", 3, Price { money: 30, ..Price::default() }),
        ("heavy-lift-engine", 4, Price { money: 40, any: 1, ..Price::default() }),
    ];
    let payers = ["satellite-2", "space-hotel-2", "electric-cars", "space-hotel-1", "space-station-1"];
    let game = scene(2).hand(RED, &payers).build();
    let [twenty, other, thirty, ten, item] = payers.map(|name| held(&game, RED, name));
    let exact: [&[CardId]; 3] = [&[twenty], &[thirty], &[twenty, other, item]];
    let short: [&[CardId]; 3] = [&[ten], &[twenty, item], &[thirty, item]];
    for (index, (name, rocket, cost)) in table.into_iter().enumerate() {
        let kind = game.content().kind_named(name).map(|kind| game.content().kind(kind)).expect(name);
        assert_eq!((kind.face.family, kind.face.prints.rocket), (Family::Engine, rocket));
        assert_eq!(kind.face.price, cost, "{name}");
        let mut game = game.clone();
        let pile = Some(index as u8);
        assert_eq!(price(&mut game, &[], pile), (u16::from(cost.money), cost.any));
        let command = buy(&[], pile, pay(short[index]));
        refused_by(&mut game, RED, command, Refusal::PriceNotMet { money: 10, items: 0 }, "RM-4.4");
        act(&mut game, RED, buy(&[], pile, pay(exact[index])));
        assert!(game.find(RED, Zone::Played, name).is_some());
    }
    let mut game = game;
    let itemless = buy(&[], Some(2), pay(&[twenty, other]));
    refused_by(&mut game, RED, itemless, Refusal::PriceNotMet { money: 0, items: 1 }, "RM-4.4");
}

/// RM-4.11: a Threat costs 40 and its item: Biotech, Composite or Computer.
#[test]
fn a_threat_costs_40_and_one_item() {
    let items = ["spaceship-1", "space-station-1", "spaceship-2"];
    let table = [
        ("pandemic", Price { money: 40, biotech: 1, ..Price::default() }),
        ("climate-change", Price { money: 40, composite: 1, ..Price::default() }),
        ("asteroid-impact", Price { money: 40, computer: 1, ..Price::default() }),
    ];
    for (index, (threat, cost)) in table.into_iter().enumerate() {
        let game = scene(4).display(&[threat]).hand(RED, &["satellite-2", "space-hotel-2", "electric-cars"]);
        let game = game.hand(RED, &items).build();
        for card in game.content().all_cards() {
            let face = game.content().face(card);
            if names(&game, set(&[card])) == [threat] {
                assert_eq!(face.price, cost, "every {threat}");
            }
        }
        let wanted = shown(&game, threat);
        let money = ["satellite-2", "space-hotel-2"].map(|name| held(&game, RED, name));
        for (other, item) in items.into_iter().enumerate() {
            let mut game = game.clone();
            let command = buy(&[wanted], None, pay(&[money[0], money[1], held(&game, RED, item)]));
            if other == index {
                act(&mut game, RED, command);
                assert!(game.zone(RED, Zone::Played).has(wanted));
            } else {
                refused_by(&mut game, RED, command, Refusal::PriceNotMet { money: 0, items: 1 }, "RM-4.4");
            }
        }
        let mut game = game;
        let item = held(&game, RED, items[index]);
        let thirty = held(&game, RED, "electric-cars");
        let command = buy(&[wanted], None, pay(&[thirty, item]));
        refused_by(&mut game, RED, command, Refusal::PriceNotMet { money: 10, items: 0 }, "RM-4.4");
    }
}

/// RM-4.12: 10 more from 5 VP, 20 more from 10, 30 more from 15, and only the highest step counts.
#[test]
fn threats_cost_more_the_further_you_are_on_the_track() {
    let steps = [(0, 0), (4, 0), (5, 10), (7, 10), (9, 10), (10, 20), (14, 20), (15, 30), (22, 30), (40, 30)];
    for (vp, more) in steps {
        for threat in ["pandemic", "climate-change", "asteroid-impact"] {
            // The rivals' points do not matter.
            let mut game =
                scene(3).display(&[threat, "big-data"]).vp(RED, vp).vp(BLUE, 20).vp(WHITE, 0).build();
            let (wanted, asset) = (shown(&game, threat), shown(&game, "big-data"));
            assert_eq!(price(&mut game, &[wanted], None), (40 + more, 1), "{threat} at {vp} VP");
            assert_eq!(price(&mut game, &[asset], None), (30, 1), "Assets cost what they cost");
            assert_eq!(price(&mut game, &[], Some(0)), (20, 0), "and so do Engines");
        }
    }
    // Each Threat costs more, and the dearer price is really paid.
    let mut game = scene(2)
        .display(&["pandemic", "climate-change"])
        .vp(RED, 12)
        .hand(RED, &["spaceship-1", "space-station-1"])
        .achievements(RED, tokens(6, 0))
        .build();
    let both = ["pandemic", "climate-change"].map(|name| shown(&game, name));
    assert_eq!(price(&mut game, &both, None), (120, 2));
    let items = hand(&game);
    let short = buy(&both, None, pay_with(&items, 5, 0));
    refused_by(&mut game, RED, short, Refusal::PriceNotMet { money: 20, items: 0 }, "RM-4.4");
    act(&mut game, RED, buy(&both, None, pay_with(&items, 6, 0)));
    assert_eq!(player(&game, RED).vp, 12, "a Threat moves nobody on the track");
}

/// RM-4.12: what counts is the track at that very moment.
#[test]
fn the_surcharge_follows_the_track_at_the_moment_of_buying() {
    // Only in Solitaire do Threats move their buyer on the track: from 3 to 5 VP with the first one.
    let alone = || {
        Scene::new(Setup::solitaire(Difficulty::Easy))
            .expect("a solitaire table")
            .display(&["pandemic", "climate-change"])
            .vp(RED, 3)
            .hand(RED, &["spaceship-1", "space-station-1"])
            .achievements(RED, tokens(5, 0))
    };
    let mut game = alone().build();
    let [one, two] = ["pandemic", "climate-change"].map(|name| shown(&game, name));
    let (biotech, composite) = (held(&game, RED, "spaceship-1"), held(&game, RED, "space-station-1"));
    act(&mut game, RED, buy(&[one], None, pay_with(&[biotech], 2, 0)));
    assert_eq!(player(&game, RED).vp, 5);
    assert_eq!(price(&mut game, &[two], None), (50, 1));
    // Bought together they are settled at 3 VP.
    let mut game = alone().build();
    assert_eq!(price(&mut game, &[one, two], None), (80, 2));
    act(&mut game, RED, buy(&[one, two], None, pay_with(&[biotech, composite], 4, 0)));
    // In a rival's turn the rival's own points count.
    let mut game = scene(2).display(&["pandemic"]).vp(RED, 3).vp(BLUE, 15).build();
    let wanted = shown(&game, "pandemic");
    assert_eq!(price(&mut game, &[wanted], None), (40, 1));
    act(&mut game, RED, Command::EndTurn);
    assert_eq!(price(&mut game, &[wanted], None), (70, 1));
}
