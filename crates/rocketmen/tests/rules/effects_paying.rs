//! RM-7, WHEN USED TO PAY: effects that a payment leaves behind, and Government Contract.

use crate::assets::{NOTHING, assert_card, claim, claim_pad, drew, money, quote};
use crate::common::{
    BLUE, RED, act, buy, card, discard, held, launch, pay, place, player, refused_by, scene,
    scene_with_variants, set, shown, view, zone,
};
use crate::flight::{drawing, rocket, turn};
use rocketmen::content::{Destination, MissionType, Price, Printed};
use rocketmen::scene::Zone;
use rocketmen::{CardId, CardSet, Claim, Command, Event, Refusal, Rocketmen};
use table::Game as _;

/// The cards whose effect is still to be claimed.
fn pending(game: &Rocketmen) -> CardSet {
    view(game, RED).notes.pending
}

fn junk(cards: &[CardId]) -> Claim {
    Claim::Junk(set(cards))
}

/// RM-7.5: a paying card gives its money and items and leaves exactly one effect.
#[test]
fn a_payment_leaves_exactly_one_effect() {
    let mut game = scene(2)
        .hand(RED, &["big-data", "satellite-2"])
        .display(&["quantum-computer", "depot"])
        .deck(&[])
        .build();
    let (data, twenty) = (held(&game, RED, "big-data"), held(&game, RED, "satellite-2"));
    let wanted = shown(&game, "quantum-computer");
    let short = Refusal::PriceNotMet { money: 10, items: 0 };
    refused_by(&mut game, RED, buy(&[wanted], None, pay(&[data, twenty])), short, "RM-4.4");
    let depot = shown(&game, "depot");
    act(&mut game, RED, buy(&[depot], None, pay(&[data, twenty])));
    assert_eq!(pending(&game), set(&[data]));
    assert_eq!(zone(&game, RED, Zone::Played), ["big-data", "depot", "satellite-2"]);
    act(&mut game, RED, claim(data, Claim::Draw));
    assert_eq!(pending(&game), CardSet::EMPTY);
    refused_by(&mut game, RED, claim(data, Claim::Draw), Refusal::NothingPending { card: data }, "RM-7.6");
}

/// RM-7.5: several paying cards leave an effect each; an effect is claimed in its own way only.
#[test]
fn each_paying_card_leaves_its_own_effect() {
    let mut game = scene(2)
        .hand(RED, &["big-data", "global-internet", "genetic-engineering", "satellite-1"])
        .display(&["backup-systems"])
        .build();
    let [data, internet, genes, ten] = ["big-data", "global-internet", "genetic-engineering", "satellite-1"]
        .map(|name| held(&game, RED, name));
    let wanted = shown(&game, "backup-systems");
    act(&mut game, RED, buy(&[wanted], None, pay(&[data, internet, genes, ten])));
    assert_eq!(pending(&game), set(&[data, internet, genes]));
    for wrong in [
        claim(data, junk(&[ten])),
        claim(data, Claim::Plan(ten)),
        claim(internet, Claim::Draw),
        claim(internet, junk(&[ten])),
        claim(genes, Claim::Draw),
        claim(genes, Claim::Plan(ten)),
    ] {
        refused_by(&mut game, RED, wrong, Refusal::WrongClaim, "RM-7.5");
    }
}

/// RM-7.5: a card that pays for its own placement leaves its effect too; one that only lies in the Hand does not.
#[test]
fn paying_for_its_own_placement_counts() {
    let mut game = scene(2)
        .hand(RED, &["big-data", "global-internet", "genetic-engineering", "satellite-1", "space-hotel-1"])
        .plan(RED, "satellite-2")
        .build();
    let data = held(&game, RED, "big-data");
    act(&mut game, RED, place(None, &[data], pay(&[])));
    assert_eq!(pending(&game), set(&[data]));
    assert_eq!(zone(&game, RED, Zone::Pad), ["big-data"]);
    act(&mut game, RED, claim(data, Claim::Draw));
    assert_eq!(zone(&game, RED, Zone::Pad), ["big-data"], "its effect does not take it off the pad");
    // Genetic Engineering shows no money, so somebody else pays for its placement.
    let (genes, ten) = (held(&game, RED, "genetic-engineering"), held(&game, RED, "satellite-1"));
    act(&mut game, RED, place(None, &[genes], pay(&[ten])));
    assert_eq!(pending(&game), CardSet::EMPTY);
    // A card that is merely discarded pays for nothing.
    let internet = held(&game, RED, "global-internet");
    act(&mut game, RED, discard(&[internet]));
    assert_eq!(pending(&game), CardSet::EMPTY);
}

/// RM-7.6: an effect is optional and may wait for other actions.
#[test]
fn a_pending_effect_may_wait() {
    let mut game = scene(2)
        .hand(RED, &["big-data", "satellite-1", "space-hotel-1"])
        .empty_hq(RED)
        .put(RED, Zone::Hq, &["depot", "afterburner"])
        .display(&["super-capacitors"])
        .build();
    let [data, ten, hotel] = ["big-data", "satellite-1", "space-hotel-1"].map(|name| held(&game, RED, name));
    let wanted = shown(&game, "super-capacitors");
    act(&mut game, RED, buy(&[wanted], None, pay(&[data, ten])));
    act(&mut game, RED, place(Some(hotel), &[], pay(&[])));
    assert_eq!(pending(&game), set(&[data]));
    let events = act(&mut game, RED, claim(data, Claim::Draw));
    assert_eq!(drew(&game, &events).len(), 1);
}

/// RM-7.6: an effect that was not used is lost when the turn ends.
#[test]
fn a_pending_effect_is_lost_with_the_turn() {
    let mut game = scene(2).hand(RED, &["big-data", "satellite-1"]).plan(RED, "satellite-2").build();
    let data = held(&game, RED, "big-data");
    act(&mut game, RED, place(None, &[data], pay(&[])));
    refused_by(&mut game, BLUE, claim(data, Claim::Draw), Refusal::NotYourTurn, "RM-3.1");
    act(&mut game, RED, Command::EndTurn);
    assert_eq!(pending(&game), CardSet::EMPTY);
    refused_by(&mut game, BLUE, claim(data, Claim::Draw), Refusal::NothingPending { card: data }, "RM-7.6");
    act(&mut game, BLUE, Command::EndTurn);
    refused_by(&mut game, RED, claim(data, Claim::Draw), Refusal::NothingPending { card: data }, "RM-7.6");
}

/// RM-7.6: declaring a launch forfeits what is pending.
#[test]
fn a_pending_effect_is_lost_at_the_launch() {
    let scene = scene(2).hand(RED, &["big-data"]).plan(RED, "satellite-2").achievements(RED, rocket(2));
    let mut game = drawing(scene, &[1]);
    let data = held(&game, RED, "big-data");
    act(&mut game, RED, place(None, &[data], pay(&[])));
    assert_eq!(pending(&game), set(&[data]));
    act(&mut game, RED, launch(Destination::Earth));
    assert_eq!(pending(&game), CardSet::EMPTY);
    refused_by(&mut game, RED, claim(data, Claim::Draw), Refusal::LaunchUnderWay, "RM-8.7");
}

/// RM-7.8: Big Data draws one card when it has paid, for a purchase or for a placement.
#[test]
fn big_data_draws_one() {
    assert_card("big-data", Price { biotech: 1, ..money(30) }, Printed { money: 10, computer: 1, ..NOTHING });
    let mut game = scene(2)
        .hand(RED, &["big-data", "satellite-1", "base-1"])
        .plan(RED, "satellite-2")
        .empty_hq(RED)
        .put(RED, Zone::Hq, &["depot", "afterburner"])
        .build();
    let (data, base) = (held(&game, RED, "big-data"), held(&game, RED, "base-1"));
    act(&mut game, RED, place(None, &[base], pay(&[data])));
    assert_eq!(player(&game, RED).hand_size, 1, "nothing is drawn before it is claimed");
    let events = act(&mut game, RED, claim(data, Claim::Draw));
    assert_eq!(events[0], Event::Used { seat: RED, card: data, model: None });
    assert_eq!(events[1], Event::Drew { seat: RED, count: 1 });
    assert_eq!(player(&game, RED).hand_size, 2);
    assert_eq!(player(&game, RED).hq, 1);
    assert_eq!(zone(&game, RED, Zone::Played), ["big-data"]);
}

/// RM-7.15: Government Contract pays 10 for each mission fulfilled at that moment.
#[test]
fn a_government_contract_pays_by_missions_fulfilled() {
    assert_card("government-contract", money(20), NOTHING);
    let places = [
        (Destination::Earth, MissionType::Satellite),
        (Destination::Earth, MissionType::Spaceship),
        (Destination::Moon, MissionType::Satellite),
    ];
    for missions in 0..=3u16 {
        let mut scene =
            scene(2).hand(RED, &["government-contract"]).at(BLUE, Destination::Moon, MissionType::Base);
        for (destination, kind) in &places[..usize::from(missions)] {
            scene = scene.at(RED, *destination, *kind);
        }
        let mut game = scene.build();
        let contract = held(&game, RED, "government-contract");
        let command = buy(&[], Some(0), pay(&[contract]));
        assert_eq!(quote(&game, command).paid.money, 10 * missions);
        if missions < 2 {
            let short = Refusal::PriceNotMet { money: 20 - 10 * missions, items: 0 };
            refused_by(&mut game, RED, command, short, "RM-4.4");
        } else {
            act(&mut game, RED, command);
            assert_eq!(zone(&game, RED, Zone::Played), ["government-contract", "small-rocket-boosters"]);
        }
    }
}

/// RM-7.15: Government Contract pays for placing, but never goes on a Launch Pad itself.
#[test]
fn a_government_contract_is_never_placed() {
    let mut game = scene(2)
        .hand(RED, &["government-contract", "spaceship-1"])
        .plan(RED, "satellite-1")
        .at(RED, Destination::Earth, MissionType::Spaceship)
        .build();
    let (contract, ship) = (held(&game, RED, "government-contract"), held(&game, RED, "spaceship-1"));
    let refusal = Refusal::NoItem { card: contract };
    refused_by(&mut game, RED, place(None, &[contract], pay(&[])), refusal, "RM-5.7");
    act(&mut game, RED, place(None, &[ship], pay(&[contract])));
    assert_eq!(zone(&game, RED, Zone::Pad), ["spaceship-1"]);
    assert_eq!(zone(&game, RED, Zone::Played), ["government-contract"]);
}

/// RM-7.20: Global Internet plans one Mission for free after a purchase.
#[test]
fn global_internet_plans_a_mission_for_free() {
    let prints = Printed { money: 20, computer: 1, ..NOTHING };
    assert_card("global-internet", Price { computer: 1, ..money(30) }, prints);
    let mut game = scene(2).hand(RED, &["global-internet", "base-2", "base-1", "pandemic"]).build();
    let [internet, empty_base, base, threat] =
        ["global-internet", "base-2", "base-1", "pandemic"].map(|name| held(&game, RED, name));
    act(&mut game, RED, buy(&[], Some(0), pay(&[internet])));
    // All other placing rules hold.
    refused_by(&mut game, RED, claim_pad(internet, base), Refusal::NoMissionPlanned, "RM-5.3");
    let no_mission = Refusal::PlanNeedsMission { card: threat };
    refused_by(&mut game, RED, claim(internet, Claim::Plan(threat)), no_mission, "RM-5.2");
    let not_held = Refusal::PlaceFromHand { card: internet };
    refused_by(&mut game, RED, claim(internet, Claim::Plan(internet)), not_held, "RM-5.1");
    let events = act(&mut game, RED, claim(internet, Claim::Plan(empty_base)));
    assert_eq!(
        events,
        [
            Event::Used { seat: RED, card: internet, model: None },
            Event::Placed {
                seat: RED,
                plan: Some(empty_base),
                pad: CardSet::EMPTY,
                pay: pay(&[]),
                model: None
            },
        ]
    );
    assert_eq!(player(&game, RED).plan, Some(empty_base));
    // One card for each time it paid.
    let used_up = Refusal::NothingPending { card: internet };
    refused_by(&mut game, RED, claim_pad(internet, base), used_up, "RM-7.6");
}

/// RM-7.20: Global Internet that pays for its own placement places one pad card for free, within the placing rules.
#[test]
fn global_internet_places_a_pad_card_for_free() {
    let mut game = scene(4)
        .hand(RED, &["global-internet", "satellite-2", "big-data", "depot", "base-2", "spaceship-1"])
        .plan(RED, "satellite-1")
        .pad(RED, &["depot"])
        .build();
    let [internet, money_only, data, depot, empty_base, ship] =
        ["global-internet", "satellite-2", "big-data", "depot", "base-2", "spaceship-1"]
            .map(|name| held(&game, RED, name));
    act(&mut game, RED, place(None, &[internet, ship], pay(&[])));
    for card in [money_only, empty_base] {
        refused_by(&mut game, RED, claim_pad(internet, card), Refusal::NoItem { card }, "RM-5.7");
    }
    refused_by(&mut game, RED, claim_pad(internet, depot), Refusal::SameName { card: depot }, "RM-5.8");
    refused_by(&mut game, RED, claim(internet, Claim::Plan(money_only)), Refusal::PlanTaken, "RM-5.2");
    act(&mut game, RED, claim_pad(internet, data));
    assert_eq!(zone(&game, RED, Zone::Pad), ["big-data", "depot", "global-internet", "spaceship-1"]);
    assert_eq!(zone(&game, RED, Zone::Hand), ["base-2", "depot", "satellite-2"], "nothing was paid");
    // Big Data was placed without paying, so it has not been used to pay.
    refused_by(&mut game, RED, claim(data, Claim::Draw), Refusal::NothingPending { card: data }, "RM-7.6");
    assert_eq!(pending(&game), CardSet::EMPTY);
}

/// RM-7.37: Genetic Engineering may junk one other card from the Hand.
#[test]
fn genetic_engineering_junks_a_hand_card() {
    assert_card("genetic-engineering", Price { biotech: 1, ..money(30) }, Printed { biotech: 2, ..NOTHING });
    let mut game = scene(2)
        .hand(RED, &["genetic-engineering", "satellite-1", "satellite-2", "base-2", "base-1"])
        .plan(RED, "spaceship-1")
        .pad(RED, &["spaceship-2"])
        .put(RED, Zone::Warehouse, &["spaceship-3"])
        .display(&["big-data"])
        .deck(&[])
        .build();
    let [genes, ten, twenty, empty_base, base] =
        ["genetic-engineering", "satellite-1", "satellite-2", "base-2", "base-1"]
            .map(|name| held(&game, RED, name));
    let data = shown(&game, "big-data");
    act(&mut game, RED, buy(&[data], None, pay(&[genes, ten, twenty])));
    let out_of_reach = [
        CardSet::EMPTY,
        set(&[genes]),
        set(&[empty_base, base]),
        set(&[card(&game, RED, Zone::Pad, "spaceship-2")]),
        set(&[card(&game, RED, Zone::Warehouse, "spaceship-3")]),
        player(&game, RED).plan.into_iter().collect(),
    ];
    for cards in out_of_reach {
        refused_by(&mut game, RED, claim(genes, Claim::Junk(cards)), Refusal::WrongClaim, "RM-7.5");
    }
    let events = act(&mut game, RED, claim(genes, junk(&[empty_base])));
    assert_eq!(
        events,
        [
            Event::Used { seat: RED, card: genes, model: None },
            Event::Junked { seat: RED, cards: set(&[empty_base]) },
        ]
    );
    assert_eq!(zone(&game, RED, Zone::Junkyard), ["base-2"]);
    assert_eq!(zone(&game, RED, Zone::Hand), ["base-1"]);
    refused_by(
        &mut game,
        RED,
        claim(genes, junk(&[base])),
        Refusal::NothingPending { card: genes },
        "RM-7.6",
    );
}

/// RM-7.37: the card may come from the Playing Area as well, and the effect need not be used.
#[test]
fn genetic_engineering_junks_a_played_card() {
    let mut game = scene(2)
        .hand(RED, &["genetic-engineering", "satellite-1", "satellite-2"])
        .display(&["big-data"])
        .deck(&[])
        .build();
    let [genes, ten, twenty] =
        ["genetic-engineering", "satellite-1", "satellite-2"].map(|name| held(&game, RED, name));
    let data = shown(&game, "big-data");
    act(&mut game, RED, buy(&[data], None, pay(&[genes, ten, twenty])));
    let mut idle = game.clone();
    act(&mut game, RED, claim(genes, junk(&[ten])));
    assert_eq!(zone(&game, RED, Zone::Junkyard), ["satellite-1"]);
    assert_eq!(zone(&game, RED, Zone::Played), ["big-data", "genetic-engineering", "satellite-2"]);
    act(&mut idle, RED, Command::EndTurn);
    assert_eq!(turn(&idle), BLUE);
    assert_eq!(zone(&idle, RED, Zone::Junkyard), [""; 0]);
}

/// RM-7.39: a card given for a price has been used to pay it if it shows anything that the price asks for, even when the
/// rest would have been enough; for buying and for placing alike.
#[test]
fn a_card_is_used_to_pay_by_what_the_price_asks_for() {
    let table = || {
        let scene = scene(2).hand(RED, &["genetic-engineering", "big-data", "space-hotel-2", "spaceship-1"]);
        scene.plan(RED, "satellite-1").display(&["super-capacitors", "depot"]).build()
    };
    let cards = |game: &Rocketmen| {
        ["genetic-engineering", "big-data", "space-hotel-2", "spaceship-1"].map(|name| held(game, RED, name))
    };
    // An Engine costs money alone: Genetic Engineering shows none, Big Data does, though it was not needed.
    let mut game = table();
    let [genes, data, twenty, ship] = cards(&game);
    act(&mut game, RED, buy(&[], Some(0), pay(&[genes, data, twenty])));
    assert_eq!(pending(&game), set(&[data]));
    assert!(player(&game, RED).played.has(genes), "it is spent all the same");
    // So does a placement.
    let mut game = table();
    act(&mut game, RED, place(None, &[ship], pay(&[genes, data, twenty])));
    assert_eq!(pending(&game), set(&[data]));
    assert!(player(&game, RED).played.has(genes));
    // Placed itself, Genetic Engineering pays nothing for its own placement either.
    let mut game = table();
    act(&mut game, RED, place(None, &[genes, data], pay(&[twenty])));
    assert_eq!(pending(&game), set(&[data]));
    // Where any item is asked for, Biotech counts.
    let scene = scene(2).hand(RED, &["genetic-engineering", "space-hotel-2"]).display(&["backup-systems"]);
    let mut game = scene.build();
    let (genes, twenty) = (held(&game, RED, "genetic-engineering"), held(&game, RED, "space-hotel-2"));
    let wanted = shown(&game, "backup-systems");
    act(&mut game, RED, buy(&[wanted], None, pay(&[genes, twenty])));
    assert_eq!(pending(&game), set(&[genes]));
}

/// RM-7.39, RM-11.11: where nothing is to be paid, nothing is used to pay.
#[test]
fn a_free_placement_uses_nothing_to_pay() {
    let scene = scene_with_variants(2, "cheap-access", "big-staff").hand(RED, &["big-data", "spaceship-1"]);
    let mut game = scene.plan(RED, "satellite-1").build();
    let (data, ship) = (held(&game, RED, "big-data"), held(&game, RED, "spaceship-1"));
    act(&mut game, RED, place(None, &[data], pay(&[])));
    assert_eq!(pending(&game), CardSet::EMPTY);
    refused_by(
        &mut game,
        RED,
        place(None, &[ship], pay(&[])),
        Refusal::PlacementNotPaid { money: 10 },
        "RM-5.1",
    );
}

/// RM-7.40: before the turn ends or a launch is declared, the preview names the effects that would be lost and could
/// still be used.
#[test]
fn effects_about_to_be_lost_are_named() {
    let scene = scene(2)
        .hand(RED, &["big-data", "global-internet", "spaceship-1"])
        .plan(RED, "satellite-2")
        .achievements(RED, rocket(2));
    let mut game = scene.build();
    let [data, internet, ship] =
        ["big-data", "global-internet", "spaceship-1"].map(|name| held(&game, RED, name));
    let lost = |game: &Rocketmen, command| game.preview(RED, &command).lost;
    assert_eq!(lost(&game, Command::EndTurn), CardSet::EMPTY);
    act(&mut game, RED, place(None, &[data, internet], pay(&[])));
    for command in [Command::EndTurn, launch(Destination::Earth)] {
        assert_eq!(lost(&game, command), set(&[data, internet]));
        assert_eq!(game.preview(BLUE, &command).lost, CardSet::EMPTY);
    }
    // What can no longer be used is not worth a question: no card is left to be placed for free.
    act(&mut game, RED, discard(&[ship]));
    assert_eq!(lost(&game, Command::EndTurn), set(&[data]));
    act(&mut game, RED, claim(data, Claim::Draw));
    let drawn: Vec<CardId> = player(&game, RED).hand.unwrap().iter().collect();
    act(&mut game, RED, discard(&drawn));
    assert_eq!(lost(&game, Command::EndTurn), CardSet::EMPTY);
    // Nothing stops whoever ends the turn all the same.
    act(&mut game, RED, Command::EndTurn);
}
