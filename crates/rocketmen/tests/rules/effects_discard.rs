//! RM-7, DISCARD abilities: cards used from the Hand for what they do.

use crate::assets::{NOTHING, assert_card, drew, money, using};
use crate::common::{
    BLUE, RED, act, buy, card, held, launch, names, pay, place, player, refused_by, scene, set, shown, view,
    zone,
};
use rocketmen::content::{Destination, Price, Printed};
use rocketmen::scene::Zone;
use rocketmen::{Aim, CardId, CardSet, Event, Refusal, Rocketmen};
use table::Seat;

fn used(card: CardId) -> Event {
    Event::Used { seat: RED, card, model: None }
}

/// The display from the left, by name; `-` where it is empty.
fn display(game: &Rocketmen) -> Vec<String> {
    let name = |card: CardId| names(game, CardSet::of(card)).remove(0);
    view(game, RED).display.into_iter().map(|slot| slot.map_or_else(|| "-".to_owned(), name)).collect()
}

/// RM-7.1: an ability is used from the Hand, and the card goes to the Playing Area or, if it says so, the Junkyard.
#[test]
fn a_used_card_goes_where_it_says() {
    let mut game =
        scene(2).hand(RED, &["quantum-computer", "designer-drugs"]).display(&["pandemic"]).deck(&[]).build();
    let computer = held(&game, RED, "quantum-computer");
    act(&mut game, RED, using(computer, Aim::Nothing));
    assert_eq!(zone(&game, RED, Zone::Played), ["quantum-computer"]);
    let (drugs, pandemic) = (held(&game, RED, "designer-drugs"), shown(&game, "pandemic"));
    act(&mut game, RED, using(drugs, Aim::Card(pandemic)));
    assert_eq!(zone(&game, RED, Zone::Junkyard), ["designer-drugs"]);
    assert_eq!(zone(&game, RED, Zone::Played), ["pandemic", "quantum-computer"]);
}

/// RM-7.1: no ability from the pad, in another player's turn or during a launch, and none on a card without one.
#[test]
fn an_ability_needs_the_hand_and_the_own_turn_before_launching() {
    let mut game = scene(2)
        .hand(RED, &["quantum-computer", "big-data", "backup-systems", "satellite-1", "pandemic"])
        .hand(BLUE, &["super-capacitors"])
        .plan(RED, "satellite-2")
        .pad(RED, &["small-rocket-boosters", "storage-batteries"])
        .build();
    let on_pad = card(&game, RED, Zone::Pad, "storage-batteries");
    let target = held(&game, RED, "satellite-1");
    let refusal = Refusal::UseFromHand { card: on_pad };
    refused_by(&mut game, RED, using(on_pad, Aim::Card(target)), refusal, "RM-7.1");
    for name in ["big-data", "backup-systems", "satellite-1", "pandemic"] {
        let card = held(&game, RED, name);
        for aim in [Aim::Nothing, Aim::Card(target), Aim::Cards(CardSet::EMPTY)] {
            refused_by(&mut game, RED, using(card, aim), Refusal::NoAbility { card }, "RM-7.1");
        }
    }
    let blues = held(&game, BLUE, "super-capacitors");
    let swap = using(blues, Aim::Cards(CardSet::EMPTY));
    refused_by(&mut game, BLUE, swap, Refusal::NotYourTurn, "RM-3.1");
    act(&mut game, RED, launch(Destination::Earth));
    let computer = held(&game, RED, "quantum-computer");
    refused_by(&mut game, RED, using(computer, Aim::Nothing), Refusal::LaunchUnderWay, "RM-8.7");
}

/// RM-7.2: what has paid cannot be used in the same turn, and what was used cannot pay.
#[test]
fn a_discard_card_gives_its_worth_or_its_ability() {
    let arranged = scene(2).hand(RED, &["solar-energy"]).display(&["climate-change"]).build();
    let solar = held(&arranged, RED, "solar-energy");
    let climate = shown(&arranged, "climate-change");

    let mut game = arranged.clone();
    act(&mut game, RED, buy(&[], Some(0), pay(&[solar])));
    let gone = Refusal::UseFromHand { card: solar };
    refused_by(&mut game, RED, using(solar, Aim::Card(climate)), gone, "RM-7.1");

    let mut game = arranged;
    act(&mut game, RED, using(solar, Aim::Card(climate)));
    let gone = Refusal::PayFromHand { card: solar };
    refused_by(&mut game, RED, buy(&[], Some(0), pay(&[solar])), gone, "RM-4.3");

    let mut game = scene(2).hand(RED, &["quantum-computer", "spaceship-1"]).plan(RED, "satellite-1").build();
    let computer = held(&game, RED, "quantum-computer");
    act(&mut game, RED, using(computer, Aim::Nothing));
    let gone = Refusal::PlaceFromHand { card: computer };
    refused_by(&mut game, RED, place(None, &[computer], pay(&[])), gone, "RM-5.1");
}

/// RM-7.3: without the card it needs an ability is refused.
#[test]
fn an_ability_needs_every_card_it_speaks_of() {
    let mut game = scene(2)
        .hand(RED, &["designer-drugs"])
        .put(RED, Zone::Warehouse, &["satellite-1"])
        .display(&["asteroid-impact", "big-data"])
        .build();
    let drugs = held(&game, RED, "designer-drugs");
    for target in ["asteroid-impact", "big-data"] {
        let target = shown(&game, target);
        refused_by(&mut game, RED, using(drugs, Aim::Card(target)), Refusal::NoSuchThreat, "RM-7.3");
    }
    refused_by(&mut game, RED, using(drugs, Aim::Nothing), Refusal::WrongAim, "RM-7.3");

    // A Pandemic that somebody owns is not on the display.
    let mut game = scene(2).hand(RED, &["designer-drugs"]).put(BLUE, Zone::Warehouse, &["pandemic"]).build();
    let (drugs, owned) = (held(&game, RED, "designer-drugs"), card(&game, BLUE, Zone::Warehouse, "pandemic"));
    refused_by(&mut game, RED, using(drugs, Aim::Card(owned)), Refusal::NoSuchThreat, "RM-7.3");

    // No other Hand card, no display card, no Warehouse card.
    let needy = ["storage-batteries", "nanotechnology", "electric-cars"];
    for name in needy {
        let mut game = scene(2).hand(RED, &[name]).put(RED, Zone::Pad, &["spaceship-1"]).build();
        let used = held(&game, RED, name);
        let elsewhere = card(&game, RED, Zone::Pad, "spaceship-1");
        let aims = [
            Aim::Nothing,
            Aim::Card(used),
            Aim::Card(elsewhere),
            Aim::Cards(CardSet::EMPTY),
            Aim::Cards(CardSet::of(elsewhere)),
        ];
        for aim in aims {
            refused_by(&mut game, RED, using(used, aim), Refusal::WrongAim, "RM-7.3");
        }
    }
}

/// RM-7.3: having too few cards to draw forbids nothing.
#[test]
fn too_few_cards_to_draw_forbid_nothing() {
    let mut game = scene(2)
        .hand(RED, &["quantum-computer", "storage-batteries", "super-capacitors", "nanotechnology", "base-2"])
        .display(&["big-data"])
        .deck(&[])
        .empty_hq(RED)
        .build();
    let (computer, batteries) = (held(&game, RED, "quantum-computer"), held(&game, RED, "storage-batteries"));
    let events = act(&mut game, RED, using(computer, Aim::Nothing));
    assert_eq!(events, [used(computer)]);
    let base = held(&game, RED, "base-2");
    let events = act(&mut game, RED, using(batteries, Aim::Card(base)));
    assert_eq!(events, [used(batteries), Event::Junked { seat: RED, cards: set(&[base]) }]);
    let nano = held(&game, RED, "nanotechnology");
    let shown = shown(&game, "big-data");
    act(&mut game, RED, using(nano, Aim::Card(shown)));
    let capacitors = held(&game, RED, "super-capacitors");
    act(&mut game, RED, using(capacitors, Aim::Cards(CardSet::EMPTY)));
    assert_eq!(player(&game, RED).hand_size, 0);
}

/// A threat solver takes its Threat for free into the Playing Area and is junked.
#[track_caller]
fn solves(solver: &str, threat: &str) {
    let mut game = scene(2)
        .hand(RED, &[solver])
        .display(&["big-data", threat, "depot"])
        .deck(&["afterburner"])
        .vp(RED, 15)
        .build();
    let (used_card, taken) = (held(&game, RED, solver), shown(&game, threat));
    let events = act(&mut game, RED, using(used_card, Aim::Card(taken)));
    let new = shown(&game, "afterburner");
    assert_eq!(
        events,
        [
            used(used_card),
            Event::TookThreat { seat: RED, card: taken },
            Event::Displayed { cards: vec![new] }
        ]
    );
    assert_eq!(zone(&game, RED, Zone::Junkyard), [solver]);
    assert_eq!(zone(&game, RED, Zone::Played), [threat]);
    assert_eq!(display(&game), ["big-data", "afterburner", "depot", "-", "-", "-"]);
    assert_eq!(player(&game, RED).vp, 15, "a Threat does not move its owner on the track");
    assert_eq!(player(&game, RED).hand_size, 0);
}

/// RM-7.9: Solar Energy is junked for a Climate Change.
#[test]
fn solar_energy_solves_climate_change() {
    assert_card("solar-energy", money(40), Printed { money: 20, composite: 1, ..NOTHING });
    solves("solar-energy", "climate-change");
}

/// RM-7.10: Designer Drugs are junked for a Pandemic.
#[test]
fn designer_drugs_solve_a_pandemic() {
    assert_card("designer-drugs", money(30), Printed { money: 10, biotech: 1, ..NOTHING });
    solves("designer-drugs", "pandemic");
}

/// RM-7.11: Asteroid Laser Ablation is junked for an Asteroid Impact.
#[test]
fn laser_ablation_solves_an_asteroid_impact() {
    assert_card("asteroid-laser-ablation", money(30), Printed { money: 10, computer: 1, ..NOTHING });
    solves("asteroid-laser-ablation", "asteroid-impact");
}

/// RM-7.9, RM-7.10, RM-7.11: each solver takes its own Threat and neither of the others.
#[test]
fn a_solver_takes_only_its_own_threat() {
    let solvers = ["solar-energy", "designer-drugs", "asteroid-laser-ablation"];
    let threats = ["climate-change", "pandemic", "asteroid-impact"];
    for (index, solver) in solvers.into_iter().enumerate() {
        let mut game = scene(2).hand(RED, &[solver]).display(&threats).build();
        let used = held(&game, RED, solver);
        for (other, threat) in threats.into_iter().enumerate() {
            let target = shown(&game, threat);
            if other != index {
                refused_by(&mut game, RED, using(used, Aim::Card(target)), Refusal::NoSuchThreat, "RM-7.3");
            }
        }
        let right = shown(&game, threats[index]);
        act(&mut game, RED, using(used, Aim::Card(right)));
    }
}

/// RM-7.12: a taken Threat is no purchase: it costs nothing even with a surcharge due, and the display refills at once.
#[test]
fn a_taken_threat_costs_nothing() {
    let mut game = scene(2)
        .hand(RED, &["solar-energy", "satellite-2"])
        .display(&["climate-change", "climate-change"])
        .deck(&["depot"])
        .vp(RED, 15)
        .build();
    let (solar, threat) = (held(&game, RED, "solar-energy"), shown(&game, "climate-change"));
    let bought = buy(&[threat], None, pay(&[]));
    assert_eq!(crate::assets::quote(&game, bought).price.money, 70, "bought it would cost 40 and 30 more");
    act(&mut game, RED, using(solar, Aim::Card(threat)));
    assert_eq!(zone(&game, RED, Zone::Hand), ["satellite-2"], "nothing was paid");
    assert_eq!(
        display(&game),
        ["depot", "climate-change", "-", "-", "-", "-"],
        "the display is refilled at once"
    );
}

/// RM-7.13: Storage Batteries junk another Hand card first, then draw one.
#[test]
fn storage_batteries_junk_and_then_draw() {
    assert_card("storage-batteries", money(20), Printed { composite: 1, ..NOTHING });
    let mut game = scene(2)
        .hand(RED, &["storage-batteries", "base-2", "satellite-1"])
        .empty_hq(RED)
        .put(RED, Zone::Hq, &["depot"])
        .build();
    let (batteries, base) = (held(&game, RED, "storage-batteries"), held(&game, RED, "base-2"));
    let coming = card(&game, RED, Zone::Hq, "depot");
    for wrong in [batteries, coming] {
        refused_by(&mut game, RED, using(batteries, Aim::Card(wrong)), Refusal::WrongAim, "RM-7.3");
    }
    let events = act(&mut game, RED, using(batteries, Aim::Card(base)));
    assert_eq!(
        events,
        [
            used(batteries),
            Event::Junked { seat: RED, cards: set(&[base]) },
            Event::Drew { seat: RED, count: 1 },
            Event::DrewCards { seat: RED, cards: set(&[coming]) },
        ]
    );
    assert_eq!(zone(&game, RED, Zone::Junkyard), ["base-2"]);
    assert_eq!(zone(&game, RED, Zone::Hand), ["depot", "satellite-1"]);
    assert_eq!(zone(&game, RED, Zone::Played), ["storage-batteries"]);
}

/// RM-7.14: Super Capacitors draw as many as were discarded and one more.
#[test]
fn super_capacitors_draw_one_more_than_they_discard() {
    assert_card("super-capacitors", money(20), Printed { computer: 1, ..NOTHING });
    for swapped in 0..=3 {
        let mut game = scene(2)
            .hand(RED, &["super-capacitors", "base-1", "base-2", "satellite-1"])
            .empty_hq(RED)
            .put(RED, Zone::Hq, &["depot", "afterburner", "big-data", "nanotechnology", "fusion-reactor"])
            .build();
        let capacitors = held(&game, RED, "super-capacitors");
        let others = ["base-1", "base-2", "satellite-1"].map(|name| held(&game, RED, name));
        let targets = set(&others[..swapped]);
        let events = act(&mut game, RED, using(capacitors, Aim::Cards(targets)));
        assert_eq!(drew(&game, &events).len(), swapped + 1);
        assert_eq!(player(&game, RED).hand_size, 4, "three others, and one for the Capacitors");
        assert_eq!(player(&game, RED).played, targets | CardSet::of(capacitors));
    }
}

/// RM-7.14: the Capacitors cannot swap themselves or a card that is not in the Hand.
#[test]
fn super_capacitors_swap_other_hand_cards_only() {
    let mut game =
        scene(2).hand(RED, &["super-capacitors", "base-1"]).put(RED, Zone::Warehouse, &["base-2"]).build();
    let capacitors = held(&game, RED, "super-capacitors");
    let stored = card(&game, RED, Zone::Warehouse, "base-2");
    for wrong in [capacitors, stored] {
        let aim = Aim::Cards(CardSet::of(wrong));
        refused_by(&mut game, RED, using(capacitors, aim), Refusal::WrongAim, "RM-7.3");
    }
    refused_by(&mut game, RED, using(capacitors, Aim::Nothing), Refusal::WrongAim, "RM-7.3");
}

/// RM-7.14: what the Capacitors discard is not shuffled in when the HQ runs out while they draw.
#[test]
fn super_capacitors_do_not_draw_what_they_discard() {
    let mut game = scene(2)
        .hand(RED, &["super-capacitors", "base-1", "base-2"])
        .put(RED, Zone::Warehouse, &["satellite-1"])
        .empty_hq(RED)
        .put(RED, Zone::Hq, &["depot"])
        .build();
    let capacitors = held(&game, RED, "super-capacitors");
    let others = set(&[held(&game, RED, "base-1"), held(&game, RED, "base-2")]);
    let events = act(&mut game, RED, using(capacitors, Aim::Cards(others)));
    assert_eq!(drew(&game, &events), ["depot", "satellite-1"], "three were due, two were there");
    assert!(events.contains(&Event::Reshuffled { seat: RED }));
    assert_eq!(zone(&game, RED, Zone::Played), ["base-1", "base-2", "super-capacitors"]);
}

/// RM-7.19: Nanotechnology puts a display card at the bottom of the deck, refills, and draws after that.
#[test]
fn nanotechnology_cycles_the_display_and_then_draws() {
    assert_card("nanotechnology", money(30), Printed { science: 1, ..NOTHING });
    let mut game = scene(4)
        .hand(RED, &["nanotechnology", "solar-energy", "solar-energy"])
        .display(&[
            "big-data",
            "climate-change",
            "climate-change",
            "pandemic",
            "fusion-reactor",
            "electric-cars",
        ])
        .deck(&["depot", "afterburner"])
        .empty_hq(RED)
        .put(RED, Zone::Hq, &["heavy-lift-engine"])
        .build();
    let (nano, target) = (held(&game, RED, "nanotechnology"), shown(&game, "big-data"));
    let events = act(&mut game, RED, using(nano, Aim::Card(target)));
    let (depot, engine) = (shown(&game, "depot"), held(&game, RED, "heavy-lift-engine"));
    assert_eq!(
        events,
        [
            used(nano),
            Event::Cycled { seat: RED, card: target },
            Event::Displayed { cards: vec![depot] },
            Event::Drew { seat: RED, count: 1 },
            Event::DrewCards { seat: RED, cards: set(&[engine]) },
        ]
    );
    assert_eq!(zone(&game, RED, Zone::Played), ["nanotechnology"]);
    // The Afterburner was in the deck already, so it comes before the card put at the bottom.
    for expected in ["afterburner", "big-data"] {
        let (solar, threat) = (held(&game, RED, "solar-energy"), shown(&game, "climate-change"));
        act(&mut game, RED, using(solar, Aim::Card(threat)));
        assert!(display(&game).contains(&expected.to_owned()), "{expected} comes next");
    }
    assert_eq!(view(&game, RED).pink, 0);
}

/// RM-7.19: with an empty deck the card comes back at once; a card off the display cannot be picked.
#[test]
fn nanotechnology_with_an_empty_deck_brings_the_card_back() {
    let mut game = scene(2).hand(RED, &["nanotechnology"]).display(&["big-data", "depot"]).deck(&[]).build();
    let (nano, target) = (held(&game, RED, "nanotechnology"), shown(&game, "big-data"));
    refused_by(&mut game, RED, using(nano, Aim::Card(nano)), Refusal::WrongAim, "RM-7.3");
    act(&mut game, RED, using(nano, Aim::Card(target)));
    assert_eq!(display(&game), ["big-data", "depot", "-", "-", "-", "-"]);
    assert_eq!(player(&game, RED).hand_size, 1);
}

/// RM-7.29: the Quantum Computer draws two cards.
#[test]
fn the_quantum_computer_draws_two() {
    let prints = Printed { computer: 1, science: 1, ..NOTHING };
    assert_card("quantum-computer", Price { computer: 1, ..money(40) }, prints);
    let mut game = scene(2)
        .hand(RED, &["quantum-computer", "satellite-1"])
        .empty_hq(RED)
        .put(RED, Zone::Hq, &["depot", "afterburner"])
        .build();
    let (computer, other) = (held(&game, RED, "quantum-computer"), held(&game, RED, "satellite-1"));
    for aim in [Aim::Card(other), Aim::Cards(CardSet::EMPTY)] {
        refused_by(&mut game, RED, using(computer, aim), Refusal::WrongAim, "RM-7.3");
    }
    let events = act(&mut game, RED, using(computer, Aim::Nothing));
    assert_eq!(drew(&game, &events), ["afterburner", "depot"]);
    assert_eq!(zone(&game, RED, Zone::Hand), ["afterburner", "depot", "satellite-1"]);
    assert_eq!(zone(&game, RED, Zone::Played), ["quantum-computer"]);
}

/// RM-7.36: Electric Cars take one Warehouse card into the Hand, for all to see.
#[test]
fn electric_cars_fetch_one_card_from_the_warehouse() {
    assert_card("electric-cars", money(40), Printed { money: 30, ..NOTHING });
    let mut game = scene(2)
        .hand(RED, &["electric-cars", "satellite-1"])
        .put(RED, Zone::Warehouse, &["big-data", "depot"])
        .put(RED, Zone::Played, &["afterburner"])
        .put(BLUE, Zone::Warehouse, &["nanotechnology"])
        .build();
    let cars = held(&game, RED, "electric-cars");
    let from = |zone: Zone, seat: Seat, name: &str| card(&game, seat, zone, name);
    let wanted = from(Zone::Warehouse, RED, "big-data");
    let both = set(&[wanted, from(Zone::Warehouse, RED, "depot")]);
    let played = set(&[from(Zone::Played, RED, "afterburner")]);
    let blues = set(&[from(Zone::Warehouse, BLUE, "nanotechnology")]);
    for wrong in [
        Aim::Cards(both),
        Aim::Cards(played),
        Aim::Cards(blues),
        Aim::Cards(CardSet::EMPTY),
        Aim::Card(wanted),
    ] {
        refused_by(&mut game, RED, using(cars, wrong), Refusal::WrongAim, "RM-7.3");
    }
    let events = act(&mut game, RED, using(cars, Aim::Cards(set(&[wanted]))));
    assert_eq!(events, [used(cars), Event::Fetched { seat: RED, cards: set(&[wanted]) }]);
    assert_eq!(zone(&game, RED, Zone::Hand), ["big-data", "satellite-1"]);
    assert_eq!(zone(&game, RED, Zone::Warehouse), ["depot"]);
    assert_eq!(zone(&game, RED, Zone::Played), ["afterburner", "electric-cars"]);
    assert_eq!(view(&game, BLUE).players[0].seen, set(&[wanted]));
}
