//! What tests of Solitaire need: a turn against the AI with nothing left to chance.

use crate::common::{RED, act, names, view};
use rocketmen::content::{ContentHandle, Destination, LocationId, MissionType};
use rocketmen::rules::solitaire::{Ai, AiMission};
use rocketmen::scene::Scene;
use rocketmen::{AiView, CardSet, Command, Difficulty, Event, Rocketmen, Setup};

/// The solo cards in the order of their deck, by the mission type they show.
pub const SATELLITE: u8 = 0;
pub const SPACESHIP: u8 = 1;
pub const SPACE_HOTEL: u8 = 2;
pub const ORBITAL_SHIPYARD: u8 = 3;
pub const SPACE_STATION: u8 = 4;
pub const ASTEROID_MINING: u8 = 5;
pub const BASE: u8 = 6;

/// Six cards on the display, the left one first.
pub const DISPLAY: [&str; 6] =
    ["government-contract", "backup-systems", "storage-batteries", "depot", "electric-cars", "afterburner"];
/// A Hand at its limit, so that the end of a turn draws nothing.
pub const HAND: [&str; 6] =
    ["satellite-2", "space-hotel-2", "spaceship-1", "spaceship-2", "space-station-1", "base-1"];

/// An AI before its first mission.
pub const IDLE: Ai =
    Ai { vp: 0, locations: 0, mission: None, deck: 0b111_1111, discarded: 0, grounded: false };

pub fn bare(difficulty: Difficulty) -> Scene {
    Scene::new(Setup::solitaire(difficulty))
        .expect("a solitaire game")
        .goals(RED, &["home-world"])
        .ai(|ai| *ai = IDLE)
}

/// Red's turn with a full Hand, a full display and two cards in the deck; the AI has no mission.
pub fn solo(difficulty: Difficulty) -> Scene {
    bare(difficulty).hand(RED, &HAND).display(&DISPLAY).deck(&["solar-energy", "fusion-reactor"])
}

pub fn end_turn(game: &mut Rocketmen) -> Vec<Event> {
    act(game, RED, Command::EndTurn)
}

pub fn ai(game: &Rocketmen) -> AiView {
    view(game, RED).ai.expect("an AI")
}

pub fn location(game: &Rocketmen, destination: Destination, kind: MissionType) -> LocationId {
    game.content().location(destination, kind).expect("a location")
}

pub fn bits(places: &[(Destination, MissionType)]) -> u16 {
    let content = ContentHandle::standard();
    places.iter().fold(0, |bits, (destination, kind)| {
        bits | 1 << content.location(*destination, *kind).expect("a location").0
    })
}

/// A mission under way, with the two solo cards that named it out of the deck.
pub fn flying(destination: Destination, kind: MissionType, position: u8) -> impl Fn(&mut Ai) {
    move |ai| {
        let content = ContentHandle::standard();
        let location = content.location(destination, kind).expect("a location");
        let (destination_card, type_card) = (SPACE_HOTEL, SPACESHIP);
        ai.mission = Some(AiMission { destination_card, type_card, location, position });
        ai.deck &= !(1 << destination_card | 1 << type_card);
    }
}

/// What the AI did, in order.
pub fn ai_events(events: &[Event]) -> Vec<Event> {
    let of_ai = |event: &&Event| {
        matches!(
            event,
            Event::AiPlanned { .. } | Event::AiMoved { .. } | Event::AiArrived { .. } | Event::AiGrounded
        )
    };
    events.iter().filter(of_ai).cloned().collect()
}

/// The display by names, gaps as dashes.
pub fn display(game: &Rocketmen) -> Vec<String> {
    let slots = view(game, RED).display;
    slots
        .into_iter()
        .map(|slot| slot.map_or("-".to_owned(), |card| names(game, CardSet::of(card)).concat()))
        .collect()
}
