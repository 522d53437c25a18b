//! What onlookers know of a Hand stays where it is when everything hidden is dealt anew.

use crate::common::*;
use rocketmen::scene::{Scene, Zone};
use rocketmen::{Aim, CardId, CardSet, Command, Rocketmen};
use std::collections::BTreeSet;
use table::{Dice, Game as _, Seed, Viewer};

const DEALS: u64 = 200;

/// Red's Hand in many re-deals for a viewer.
fn hands(game: &Rocketmen, viewer: Viewer) -> Vec<CardSet> {
    let deal = |number| game.redeal(viewer, &mut Dice::new(Seed::from_number(number)));
    (0..DEALS).map(|number| deal(number).zone(RED, Zone::Hand)).collect()
}

/// The cards that are in Red's Hand in every re-deal.
fn fixed(game: &Rocketmen, viewer: Viewer) -> BTreeSet<CardId> {
    let hands = hands(game, viewer);
    let common = hands.iter().fold(hands[0], |common, hand| common & *hand);
    assert!(hands.iter().all(|hand| hand.len() == game.zone(RED, Zone::Hand).len()));
    common.iter().collect()
}

fn onlookers() -> [Viewer; 2] {
    [Viewer::Seat(BLUE), Viewer::Spectator]
}

fn fetching() -> Scene {
    scene(2).hand(RED, &["electric-cars", "satellite-1", "satellite-2"]).put(
        RED,
        Zone::Warehouse,
        &["quantum-computer", "base-1"],
    )
}

/// RM-2.17: a card fetched from the Warehouse stays in the Hand in every re-deal, and the others do not.
#[test]
fn a_fetched_card_is_known() {
    let mut game = fetching().build();
    let quantum = card(&game, RED, Zone::Warehouse, "quantum-computer");
    let cars = held(&game, RED, "electric-cars");
    for viewer in onlookers() {
        assert_eq!(fixed(&game, viewer), BTreeSet::new());
    }
    act(&mut game, RED, Command::Use { card: cars, aim: Aim::Cards(CardSet::of(quantum)), model: None });
    for viewer in onlookers() {
        assert_eq!(fixed(&game, viewer), [quantum].into());
    }
    assert_eq!(view(&game, BLUE).players[0].seen, CardSet::of(quantum));
    assert_eq!(view(&game, BLUE).players[0].hand, None);
    // Red's own Hand is never dealt anew for Red.
    assert!(hands(&game, Viewer::Seat(RED)).iter().all(|hand| *hand == game.zone(RED, Zone::Hand)));
}

/// RM-2.17: the same for a card taken back from the Depot.
#[test]
fn a_card_from_the_depot_is_known() {
    let scene = scene(2).pad(RED, &["depot"]).hand(RED, &["satellite-1", "base-1"]);
    let mut game = scene.put(RED, Zone::Depot, &["quantum-computer", "big-data"]).build();
    let [quantum, data] = ["quantum-computer", "big-data"].map(|name| card(&game, RED, Zone::Depot, name));
    act(&mut game, RED, Command::Unstore { cards: set(&[quantum]) });
    for viewer in onlookers() {
        assert_eq!(fixed(&game, viewer), [quantum].into());
    }
    act(&mut game, RED, Command::Unstore { cards: set(&[data]) });
    for viewer in onlookers() {
        assert_eq!(fixed(&game, viewer), [quantum, data].into());
    }
}

/// RM-2.17: a known card that has left the Hand and been shuffled is known no longer.
#[test]
fn knowledge_ends_when_the_card_leaves_the_hand() {
    let mut game = fetching().build();
    let quantum = card(&game, RED, Zone::Warehouse, "quantum-computer");
    let cars = held(&game, RED, "electric-cars");
    act(&mut game, RED, Command::Use { card: cars, aim: Aim::Cards(CardSet::of(quantum)), model: None });
    act(&mut game, RED, discard(&[quantum]));
    assert_eq!(view(&game, BLUE).players[0].seen, CardSet::EMPTY);
    for viewer in onlookers() {
        assert_eq!(fixed(&game, viewer), BTreeSet::new());
        assert!(hands(&game, viewer).iter().all(|hand| !hand.has(quantum)), "everybody sees where it lies");
    }
}

/// RM-2.17, RM-3.10: when the HQ runs out, everybody can tell the Hand from what lies open; the draws after the
/// reshuffle are hidden again.
#[test]
fn a_reshuffle_leaves_certain_cards() {
    let mut game = scene(2)
        .hand(RED, &["satellite-1", "satellite-2", "base-1"])
        .empty_hq(RED)
        .put(RED, Zone::Hq, &["big-data"])
        .put(
            RED,
            Zone::Warehouse,
            &["quantum-computer", "nanotechnology", "electric-cars", "depot", "afterburner"],
        )
        .build();
    let certain: BTreeSet<CardId> = ["satellite-1", "satellite-2", "base-1"]
        .map(|name| held(&game, RED, name))
        .into_iter()
        .chain([card(&game, RED, Zone::Hq, "big-data")])
        .collect();
    // Three are missing: Big Data is the last of the HQ, two more come from the reshuffled Warehouse.
    act(&mut game, RED, Command::EndTurn);
    assert_eq!(player(&game, RED).hand_size, 6);
    for viewer in onlookers() {
        assert_eq!(fixed(&game, viewer), certain);
        let drawn: BTreeSet<CardId> = hands(&game, viewer)
            .into_iter()
            .flat_map(|hand| hand.iter().filter(|card| !certain.contains(card)).collect::<Vec<_>>())
            .collect();
        assert_eq!(drawn.len(), 5, "any two of the five may have been drawn");
    }
    // What is certain by counting is not shown as seen: nobody saw it entering.
    assert_eq!(view(&game, BLUE).players[0].seen, CardSet::EMPTY);
}

/// RM-2.17: an empty HQ hides nothing, so the Hand is the same in every re-deal.
#[test]
fn nothing_is_hidden_beside_an_empty_hq() {
    let game = scene(2).hand(RED, &["satellite-1", "base-1"]).empty_hq(RED).build();
    for viewer in onlookers() {
        assert!(hands(&game, viewer).iter().all(|hand| *hand == game.zone(RED, Zone::Hand)));
    }
}

/// RM-2.15, RM-2.18: what is dealt anew looks the same to the viewer, and goals are among it until the end.
#[test]
fn a_redeal_looks_the_same() {
    let mut game = scene(3).hand(RED, &["satellite-1", "base-1"]).hand(BLUE, &["base-1"]).build();
    let deals = |game: &Rocketmen| -> BTreeSet<Vec<u8>> {
        let mut goals = BTreeSet::new();
        for number in 0..DEALS {
            let other = game.redeal(Viewer::Seat(BLUE), &mut Dice::new(Seed::from_number(number)));
            assert_eq!(view(&other, BLUE), view(game, BLUE));
            let red = other.view(Viewer::Seat(RED)).players[0].goals.clone().unwrap();
            let blue = other.view(Viewer::Seat(BLUE)).players[1].goals.clone().unwrap();
            assert!(red.iter().all(|goal| !blue.contains(goal)), "a goal exists once");
            goals.insert(red.iter().map(|goal| goal.0).collect());
        }
        goals
    };
    assert!(deals(&game).len() > 20);
    let mut last = scene(3).round(60).turn(WHITE).build();
    act(&mut last, WHITE, Command::EndTurn);
    assert_eq!(deals(&last).len(), 1, "once the game is over, everybody sees all goals");
    act(&mut game, RED, Command::EndTurn);
    assert!(deals(&game).len() > 20);
}
