//! RM-7, the Depot and what is stored on it.

use crate::assets::{NOTHING, assert_card, claim_pad, money};
use crate::common::{
    BLUE, RED, act, card, discard, held, launch, pay, place, player, refused_by, scene, set, settle, view,
    zone,
};
use crate::flight::{abort, draw, draw_times, drawing, failed, rocket, succeeded, turn};
use rocketmen::content::{Destination, Printed};
use rocketmen::scene::Zone;
use rocketmen::{CardId, Command, Event, MissionFate, Refusal};
use table::Game as _;

fn store(card: CardId) -> Command {
    Command::Store { card }
}

fn unstore(cards: &[CardId]) -> Command {
    Command::Unstore { cards: set(cards) }
}

/// RM-7.32: a Depot on the pad stores one Hand card per turn, face up.
#[test]
fn a_depot_stores_one_hand_card_per_turn() {
    assert_card("depot", money(30), Printed { rocket: 1, ..NOTHING });
    let mut game = scene(2).hand(RED, &["satellite-1", "base-2"]).pad(RED, &["depot", "big-data"]).build();
    let (ten, base) = (held(&game, RED, "satellite-1"), held(&game, RED, "base-2"));
    let on_pad = card(&game, RED, Zone::Pad, "big-data");
    refused_by(&mut game, RED, store(on_pad), Refusal::StoreFromHand { card: on_pad }, "RM-7.32");
    let events = act(&mut game, RED, store(ten));
    assert_eq!(events, [Event::Stored { seat: RED, card: ten }]);
    assert_eq!(zone(&game, RED, Zone::Depot), ["satellite-1"]);
    assert_eq!(zone(&game, RED, Zone::Hand), ["base-2"]);
    assert_eq!(view(&game, BLUE).players[0].depot, set(&[ten]), "stored face up");
    refused_by(&mut game, RED, store(base), Refusal::AlreadyStored, "RM-7.32");
    act(&mut game, RED, Command::EndTurn);
    act(&mut game, BLUE, Command::EndTurn);
    act(&mut game, RED, store(base));
    assert_eq!(zone(&game, RED, Zone::Depot), ["base-2", "satellite-1"]);
}

/// RM-7.32: no Depot on the pad, no storing; and three cards at most.
#[test]
fn a_depot_holds_three() {
    let mut game = scene(2).hand(RED, &["depot", "satellite-1"]).build();
    let ten = held(&game, RED, "satellite-1");
    refused_by(&mut game, RED, store(ten), Refusal::NoDepot, "RM-7.32");

    let mut game = scene(2)
        .hand(RED, &["satellite-1"])
        .pad(RED, &["depot"])
        .put(RED, Zone::Depot, &["base-1", "base-2"])
        .build();
    let mut full = scene(2)
        .hand(RED, &["satellite-1"])
        .pad(RED, &["depot"])
        .put(RED, Zone::Depot, &["base-1", "base-2", "spaceship-1"])
        .build();
    let ten = held(&game, RED, "satellite-1");
    act(&mut game, RED, store(ten));
    assert_eq!(player(&game, RED).depot.len(), 3);
    refused_by(&mut full, RED, store(ten), Refusal::DepotFull, "RM-7.32");
}

/// RM-7.32: it is Permanent: it stays when the planned Mission is discarded, and through success, failure and abort.
#[test]
fn a_depot_is_permanent() {
    let arranged = scene(2).plan(RED, "satellite-1").pad(RED, &["depot", "spaceship-3", "spaceship-1"]).put(
        RED,
        Zone::Depot,
        &["base-1"],
    );
    let mut game = arranged.clone().build();
    let mission = player(&game, RED).plan.unwrap();
    act(&mut game, RED, discard(&[mission]));
    assert_eq!(zone(&game, RED, Zone::Pad), ["depot"]);
    assert_eq!(zone(&game, RED, Zone::Depot), ["base-1"]);

    let mut success = drawing(arranged.clone(), &[3, 3, 2]);
    act(&mut success, RED, launch(Destination::Earth));
    assert!(succeeded(&draw_times(&mut success, 3)));

    let mut failure = drawing(arranged.clone(), &[0, 0, 1]);
    act(&mut failure, RED, launch(Destination::Earth));
    draw_times(&mut failure, 3);
    assert!(failed(&failure));
    let depot = card(&failure, RED, Zone::Pad, "depot");
    // It stays by itself; it is nothing to be kept by decision.
    refused_by(
        &mut failure,
        RED,
        settle(&[depot], MissionFate::Stays),
        Refusal::CannotKeepAfterFailure,
        "RM-9.9",
    );
    act(&mut failure, RED, settle(&[], MissionFate::Stays));

    let mut aborted = drawing(arranged, &[0, 0]);
    act(&mut aborted, RED, launch(Destination::Earth));
    draw_times(&mut aborted, 2);
    let ship = card(&aborted, RED, Zone::Pad, "spaceship-1");
    act(&mut aborted, RED, abort(&[ship]));

    for game in [success, failure, aborted] {
        assert_eq!(turn(&game), BLUE);
        assert!(zone(&game, RED, Zone::Pad).contains(&"depot".to_owned()));
        assert_eq!(zone(&game, RED, Zone::Depot), ["base-1"], "stored cards survive with it");
    }
}

/// RM-7.33: stored cards come back into the Hand, any of them, in the own turn before launching.
#[test]
fn stored_cards_come_back() {
    let scene = scene(2)
        .hand(RED, &["spaceship-1"])
        .plan(RED, "satellite-1")
        .pad(RED, &["depot"])
        .put(RED, Zone::Depot, &["base-1", "base-2", "satellite-2"])
        .achievements(RED, rocket(2));
    let mut game = drawing(scene, &[1]);
    let [base, empty_base, twenty] =
        ["base-1", "base-2", "satellite-2"].map(|name| card(&game, RED, Zone::Depot, name));
    let hand_card = held(&game, RED, "spaceship-1");
    refused_by(&mut game, RED, unstore(&[]), Refusal::NothingChosen, "RM-3.2");
    let not_stored = Refusal::NotStored { card: hand_card };
    refused_by(&mut game, RED, unstore(&[base, hand_card]), not_stored, "RM-7.33");
    refused_by(&mut game, BLUE, unstore(&[base]), Refusal::NotYourTurn, "RM-3.1");
    let events = act(&mut game, RED, unstore(&[base, twenty]));
    assert_eq!(events, [Event::Unstored { seat: RED, cards: set(&[base, twenty]) }]);
    assert_eq!(zone(&game, RED, Zone::Hand), ["base-1", "satellite-2", "spaceship-1"]);
    assert_eq!(view(&game, BLUE).players[0].seen, set(&[base, twenty]), "everybody saw them");
    // What came back can be used at once, and storing is still free this turn.
    act(&mut game, RED, place(None, &[base], pay(&[twenty])));
    act(&mut game, RED, store(hand_card));
    act(&mut game, RED, launch(Destination::Earth));
    refused_by(&mut game, RED, unstore(&[empty_base]), Refusal::LaunchUnderWay, "RM-8.7");
    refused_by(&mut game, RED, store(hand_card), Refusal::LaunchUnderWay, "RM-8.7");
}

/// RM-7.34: stored cards give a launch nothing; the Rocket point of the Depot itself counts.
#[test]
fn stored_cards_do_nothing_for_a_launch() {
    let scene = scene(2).plan(RED, "spaceship-1").pad(RED, &["depot", "spaceship-2"]).put(
        RED,
        Zone::Depot,
        &["heavy-lift-engine", "quantum-computer", "afterburner"],
    );
    let figures = |destination, game: &rocketmen::Rocketmen| {
        game.preview(RED, &launch(destination)).launch.expect("a launch")
    };
    let mut game = scene.clone().build();
    assert_eq!(figures(Destination::Earth, &game).rocket, 1, "the Depot alone");
    assert_eq!(figures(Destination::Earth, &game).position, 1, "the Computer on the pad alone");
    let short = Refusal::TooFewRocketPoints { have: 1, need: 3 };
    refused_by(&mut game, RED, launch(Destination::Earth), short, "RM-8.5");

    let mut game = drawing(scene.achievements(RED, rocket(2)), &[0, 0, 1]);
    act(&mut game, RED, launch(Destination::Earth));
    let stored = card(&game, RED, Zone::Depot, "afterburner");
    let out_of_reach = Refusal::NotOnPad { card: stored };
    refused_by(&mut game, RED, Command::Trigger { card: stored }, out_of_reach, "RM-8.7");
    draw_times(&mut game, 3);
    assert!(failed(&game), "the stored Afterburner gives no last chance");
    act(&mut game, RED, settle(&[], MissionFate::Goes));
    assert_eq!(player(&game, RED).depot.len(), 3, "the launch removed nothing from the Depot");
}

/// RM-7.34: an Engine on the Depot is no Engine on the pad for Reusable Rockets.
#[test]
fn stored_engines_need_no_keeping() {
    let scene = scene(2).plan(RED, "satellite-1").pad(RED, &["depot", "reusable-rockets"]).put(
        RED,
        Zone::Depot,
        &["heavy-lift-engine"],
    );
    let mut game = drawing(scene, &[3, 3, 2]);
    act(&mut game, RED, launch(Destination::Earth));
    draw(&mut game);
    draw(&mut game);
    draw(&mut game);
    assert_eq!(turn(&game), BLUE, "no Engine to keep, nothing to settle");
    assert_eq!(zone(&game, RED, Zone::Depot), ["heavy-lift-engine"]);
    assert_eq!(zone(&game, RED, Zone::Warehouse), ["reusable-rockets"]);
}

/// RM-7.35: a discarded Depot takes its stored cards along.
#[test]
fn a_discarded_depot_takes_its_cards_along() {
    let arranged = scene(2)
        .plan(RED, "satellite-1")
        .pad(RED, &["depot", "spaceship-1"])
        .put(RED, Zone::Depot, &["base-1", "base-2"])
        .achievements(RED, rocket(2));
    let mut game = arranged.clone().build();
    let depot = card(&game, RED, Zone::Pad, "depot");
    let all = set(&[depot, card(&game, RED, Zone::Depot, "base-1"), card(&game, RED, Zone::Depot, "base-2")]);
    let events = act(&mut game, RED, discard(&[depot]));
    assert_eq!(events, [Event::Discarded { seat: RED, cards: all }]);
    assert_eq!(zone(&game, RED, Zone::Depot), [""; 0]);
    assert_eq!(zone(&game, RED, Zone::Played), ["base-1", "base-2", "depot"]);

    // Also when it is given up for an abort.
    let mut game = drawing(arranged, &[0, 0]);
    act(&mut game, RED, launch(Destination::Earth));
    draw_times(&mut game, 2);
    let events = act(&mut game, RED, abort(&[depot]));
    assert_eq!(events[0], Event::Aborted { seat: RED, discard: all });
    assert_eq!(zone(&game, RED, Zone::Depot), [""; 0]);
    assert_eq!(zone(&game, RED, Zone::Warehouse), ["base-1", "base-2", "depot"]);
    assert_eq!(zone(&game, RED, Zone::Pad), ["spaceship-1"]);
}

/// RM-7.32: a Depot placed for free stores in the same turn.
#[test]
fn a_new_depot_stores_at_once() {
    let mut game =
        scene(2).hand(RED, &["global-internet", "depot", "base-2"]).plan(RED, "satellite-1").build();
    let [internet, depot, base] = ["global-internet", "depot", "base-2"].map(|name| held(&game, RED, name));
    act(&mut game, RED, place(None, &[internet], pay(&[])));
    act(&mut game, RED, claim_pad(internet, depot));
    act(&mut game, RED, store(base));
    assert_eq!(zone(&game, RED, Zone::Depot), ["base-2"]);
}
