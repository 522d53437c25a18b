//! What tests of launches need: Success cards in a chosen order, and where the Rocket stands.

use crate::common::{RED, act, view};
use rocketmen::content::{Destination, LocationId, MissionType};
use rocketmen::scene::Scene;
use rocketmen::{
    Achievements, CardId, CardSet, Command, Event, Landing, LaunchPreview, Moment, PhaseView, Rocketmen,
};
use table::Seat;

/// How many Success cards show 0, 1, 2, 3 and 4.
pub const FULL_DECK: [u8; 5] = [2, 5, 6, 4, 1];

/// The rolls that draw these Success cards, in this order, from the full deck.
pub fn success(values: &[u8]) -> Vec<u32> {
    let mut deck = FULL_DECK;
    values.iter().map(|value| roll(&mut deck, *value)).collect()
}

/// The roll that draws this value from a deck, and the deck without it.
pub fn roll(deck: &mut [u8; 5], value: u8) -> u32 {
    let value = usize::from(value);
    assert!(deck[value] > 0, "no {value} is left in the Success deck");
    let before: u8 = deck[..value].iter().sum();
    deck[value] -= 1;
    u32::from(before)
}

/// Rocket points without any card, so that a pad holds only what a test is about.
pub fn rocket(points: u8) -> Achievements {
    Achievements { rocket: points, ..Achievements::default() }
}

/// The game with these Success cards on top.
pub fn drawing(scene: Scene, values: &[u8]) -> Rocketmen {
    scene.dice(&success(values)).build()
}

/// The location of a type at a destination.
pub fn location(game: &Rocketmen, destination: Destination, kind: MissionType) -> LocationId {
    game.content().location(destination, kind).expect("there is such a location")
}

/// Where a launch stands.
pub struct Flight {
    pub moment: Moment,
    pub drawn: u8,
    pub deck: [u8; 5],
    pub figures: LaunchPreview,
}

/// The launch under way.
#[track_caller]
pub fn flight(game: &Rocketmen) -> Flight {
    match view(game, RED).phase {
        PhaseView::Launching { moment, drawn, deck, figures, .. } => {
            Flight { moment, drawn, deck, figures: *figures }
        }
        other => panic!("no launch is under way: {other:?}"),
    }
}

/// Where the Rocket stands.
#[track_caller]
pub fn position(game: &Rocketmen) -> u8 {
    flight(game).figures.position
}

/// What the launch waits for.
#[track_caller]
pub fn moment(game: &Rocketmen) -> Moment {
    flight(game).moment
}

/// Draws a Success card for Red.
#[track_caller]
pub fn draw(game: &mut Rocketmen) -> Vec<Event> {
    act(game, RED, Command::Draw)
}

/// Draws several in a row.
#[track_caller]
pub fn draw_times(game: &mut Rocketmen, times: usize) -> Vec<Event> {
    (0..times).flat_map(|_| act(game, RED, Command::Draw)).collect()
}

/// Discards a pad card for its effect.
pub fn trigger(card: CardId) -> Command {
    Command::Trigger { card }
}

/// Breaks a launch off.
pub fn abort(cards: &[CardId]) -> Command {
    Command::Abort { discard: cards.iter().copied().collect::<CardSet>() }
}

/// What a Success card that counts tells: it is drawn, and the Rocket moves.
pub fn drawn(value: u8, position: u8) -> [Event; 2] {
    [Event::SuccessDrawn { seat: RED, value }, moved(value, position)]
}

/// The Rocket moves.
pub fn moved(spaces: u8, position: u8) -> Event {
    Event::RocketMoved { seat: RED, spaces, position }
}

/// Whether the launch is lost and waits to be settled.
pub fn failed(game: &Rocketmen) -> bool {
    view(game, RED).phase == PhaseView::Settling(Landing::Failure)
}

/// Whether these events tell of a success.
pub fn succeeded(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Succeeded { .. }))
}

/// Whose turn it is.
pub fn turn(game: &Rocketmen) -> Seat {
    view(game, RED).turn
}
