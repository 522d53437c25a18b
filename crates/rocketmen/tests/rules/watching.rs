//! What a view keeps of the latest launch: who comes late, reloads or looks back sees what the others saw.

use crate::common::{BLUE, RED, act, card, launch, scene, settle, view};
use crate::flight::{abort, draw, draw_times, drawing, location, rocket, trigger};
use crate::web_positions::compare;
use rocketmen::content::{Destination, Gain, MissionType};
use rocketmen::rules::scoring::TrackPart;
use rocketmen::scene::Zone;
use rocketmen::{Command, FlightEnd, FlightView, MissionFate, Prize, Rocketmen, SuccessCard};
use serde_json::{Value, json};
use table::{Game as _, Viewer};

/// The latest launch, which everybody sees alike.
#[track_caller]
fn watched(game: &Rocketmen) -> FlightView {
    let flight = view(game, RED).flight.expect("there was a launch");
    assert_eq!(view(game, BLUE).flight.as_ref(), Some(&flight));
    assert_eq!(game.view(Viewer::Spectator).flight.as_ref(), Some(&flight));
    flight
}

fn counted(value: u8, moved: u8) -> SuccessCard {
    SuccessCard { moved: Some(moved), ..open(value) }
}

/// The first card, waiting for its answer.
fn open(value: u8) -> SuccessCard {
    SuccessCard { value, picked: false, moved: None, replaced: false, draw: 1 }
}

/// Red has launched a Satellite to the Earth with everything that helps on the pad.
fn launched(values: &[u8]) -> Rocketmen {
    let pad = ["multi-purpose-space-suit", "radiation-shielding", "afterburner"];
    let scene = scene(2).plan(RED, "satellite-1").pad(RED, &pad).achievements(RED, rocket(3));
    let mut game = drawing(scene, values);
    act(&mut game, RED, launch(Destination::Earth));
    game
}

/// RM-8.13, RM-8.15: every card that was turned over stays in sight, with what it moved or that it was replaced.
#[test]
fn the_cards_of_a_launch_stay_in_sight() {
    let mut game = launched(&[1, 0, 2]);
    let pad = view(&game, RED).players[0].pad;
    let lift_off = watched(&game);
    assert_eq!((lift_off.number, lift_off.seat, lift_off.cards.len(), lift_off.end), (0, RED, 0, None));
    assert_eq!(lift_off.boost.spaces, lift_off.position);
    draw(&mut game);
    assert_eq!(watched(&game).cards, [open(1)]);
    let suit = card(&game, RED, Zone::Pad, "multi-purpose-space-suit");
    act(&mut game, RED, trigger(suit));
    let shielding = card(&game, RED, Zone::Pad, "radiation-shielding");
    act(&mut game, RED, trigger(shielding));
    let afterburner = card(&game, RED, Zone::Pad, "afterburner");
    act(&mut game, RED, trigger(afterburner));
    let flight = watched(&game);
    // The 1 was replaced by a 0, which counted as 2; the afterburner added 2.
    assert_eq!(flight.cards, [SuccessCard { replaced: true, ..open(1) }, counted(0, 2)]);
    assert_eq!(flight.position, lift_off.boost.spaces + 4);
    assert_eq!(flight.boost, lift_off.boost);
    assert_eq!(flight.pad, pad, "the boost came from the pad as it was at lift-off");
}

/// RM-7.17: a card that was picked is told as one.
#[test]
fn a_picked_card_is_told_as_one() {
    let scene =
        scene(2).plan(RED, "satellite-1").pad(RED, &["detailed-planning"]).achievements(RED, rocket(3));
    let mut game = drawing(scene, &[0, 1, 3]);
    act(&mut game, RED, launch(Destination::Earth));
    let planning = card(&game, RED, Zone::Pad, "detailed-planning");
    act(&mut game, RED, trigger(planning));
    assert_eq!(watched(&game).cards, []);
    act(&mut game, RED, Command::Pick { value: 3 });
    assert_eq!(watched(&game).cards, [SuccessCard { picked: true, ..counted(3, 3) }]);
}

/// RM-9.1, RM-9.6: a success keeps its points, whether it was the first there, its achievement and the token.
#[test]
fn a_success_keeps_what_it_brought() {
    let scene = scene(2).plan(RED, "spaceship-1").achievements(RED, rocket(8));
    let mut game = drawing(scene, &[4, 3, 3]);
    act(&mut game, RED, launch(Destination::Moon));
    draw_times(&mut game, 3);
    let place = location(&game, Destination::Moon, MissionType::Spaceship);
    let printed = game.content().locations()[place.index()];
    let flight = watched(&game);
    assert_eq!(flight.position, 10);
    assert_eq!(
        flight.end,
        Some(FlightEnd::Success { vp: printed.first, first: true, gain: Some(Gain::Rocket(1)), token: true })
    );
    assert!(!flight.past);
    let part = TrackPart { location: Some(place), vp: printed.first, first: true };
    assert_eq!(view(&game, RED).players[0].track, [part]);
    let prize =
        Prize { vp: printed.first, first: true, from: 0, to: printed.first, gain: Some(Gain::Rocket(1)) };
    assert_eq!(flight.prize, prize);
    // The next turn has begun, and is under way with the first thing that is done in it.
    act(&mut game, BLUE, Command::EndTurn);
    assert!(watched(&game).past);
}

/// RM-9.9: a failure stays in sight while it is settled, and afterwards until somebody does something else.
#[test]
fn a_failure_stays_in_sight() {
    let scene = scene(2).plan(RED, "satellite-1").achievements(RED, rocket(3));
    let mut game = drawing(scene, &[0, 0, 1, 1]);
    act(&mut game, RED, launch(Destination::Earth));
    while view(&game, RED).turn == RED && watched(&game).end.is_none() {
        draw(&mut game);
    }
    assert_eq!(watched(&game).end, Some(FlightEnd::Failure));
    act(&mut game, RED, settle(&[], MissionFate::Goes));
    assert_eq!((watched(&game).end, watched(&game).past), (Some(FlightEnd::Failure), false));
}

/// RM-9.11: an abort keeps what it cost; the next launch has another number.
#[test]
fn an_abort_keeps_its_price() {
    let scene = scene(2)
        .plan(RED, "satellite-1")
        .pad(RED, &["solar-energy"])
        .achievements(RED, rocket(3))
        .plan(BLUE, "satellite-1")
        .achievements(BLUE, rocket(3));
    let mut game = drawing(scene, &[0, 0]);
    act(&mut game, RED, launch(Destination::Earth));
    draw_times(&mut game, 2);
    let gone = card(&game, RED, Zone::Pad, "solar-energy");
    act(&mut game, RED, abort(&[gone]));
    assert_eq!(watched(&game).end, Some(FlightEnd::Abort { discard: [gone].into_iter().collect() }));
    act(&mut game, BLUE, launch(Destination::Earth));
    let next = watched(&game);
    assert_eq!((next.number, next.seat, next.end, next.past), (1, BLUE, None, false));
}

/// One position as the pilot and as an onlooker see it.
fn position(game: &Rocketmen) -> Value {
    let mut options = Vec::new();
    game.options(RED, &mut options);
    json!({"view": view(game, RED), "onlooker": game.view(Viewer::Spectator), "options": options})
}

/// The launches that the web client's tests look at are as this game makes them. `UPDATE=1` writes them anew.
#[test]
fn web_launches_are_fresh() {
    let mut kept = serde_json::Map::new();
    let mut keep = |name: &str, game: &Rocketmen| kept.insert(name.to_owned(), position(game));

    let pad = ["multi-purpose-space-suit", "afterburner", "solar-energy", "small-rocket-boosters"];
    let ready = || scene(2).plan(RED, "spaceship-1").pad(RED, &pad).achievements(RED, rocket(4));
    let mut game = drawing(ready(), &[2, 0, 3, 4, 3]);
    keep("planned", &game);
    act(&mut game, RED, launch(Destination::Moon));
    keep("lift-off", &game);
    draw(&mut game);
    keep("answering", &game);
    let suit = card(&game, RED, Zone::Pad, "multi-purpose-space-suit");
    act(&mut game, RED, trigger(suit));
    keep("replaced", &game);
    let afterburner = card(&game, RED, Zone::Pad, "afterburner");
    act(&mut game, RED, trigger(afterburner));
    keep("burnt", &game);
    draw(&mut game);
    keep("drawn", &game);
    let mut aborted = game.clone();
    act(&mut aborted, RED, abort(&[card(&game, RED, Zone::Pad, "solar-energy")]));
    keep("aborted", &aborted);
    while watched(&game).end.is_none() {
        draw(&mut game);
    }
    keep("landed", &game);
    act(&mut game, BLUE, Command::EndTurn);
    keep("past", &game);

    let mut game = drawing(
        scene(2).plan(RED, "spaceship-1").pad(RED, &["solar-energy"]).achievements(RED, rocket(4)),
        &[1, 0, 0, 1],
    );
    act(&mut game, RED, launch(Destination::Moon));
    draw_times(&mut game, 3);
    keep("last-draw", &game);
    draw(&mut game);
    keep("failed", &game);

    compare("launches", &Value::Object(kept));
}
