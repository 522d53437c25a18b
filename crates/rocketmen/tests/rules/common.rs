//! What every rule test needs: a table, a command that must work, a command that must not.

use rocketmen::content::Destination;
use rocketmen::scene::{Scene, Zone};
use rocketmen::{
    CardId, CardSet, Command, Event, MissionFate, Payment, PlayerView, Refusal, Rocketmen, Setup,
    VariantChoice, View,
};
use table::kit;
use table::{Game as _, GameTime, Refusal as _, Seat, Story, Viewer};

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);
pub const WHITE: Seat = Seat(2);
pub const YELLOW: Seat = Seat(3);

/// A table of the whole game: Red's first turn, empty Hands, an empty display, all Missions in the HQs.
pub fn scene(seats: u8) -> Scene {
    Scene::new(Setup::standard(seats)).expect("a standard table")
}

/// The same with two Variant cards.
pub fn scene_with_variants(seats: u8, one: &str, two: &str) -> Scene {
    let variants = VariantChoice::Chosen(one.to_owned(), two.to_owned());
    Scene::new(Setup::standard(seats).with_variants(variants)).expect("a table with Variant cards")
}

/// Gives a command that must be carried out; the story it tells, audiences included.
#[track_caller]
pub fn story(game: &mut Rocketmen, seat: Seat, command: Command) -> Story<Event> {
    kit::carried_out(game, GameTime::ZERO, seat, command)
}

/// Gives a command that must be carried out; everything that happened, whoever may hear it.
#[track_caller]
pub fn act(game: &mut Rocketmen, seat: Seat, command: Command) -> Vec<Event> {
    story(game, seat, command).take().into_iter().map(|telling| telling.event).collect()
}

/// Gives a command that must be refused, and proves that nothing at all changed.
#[track_caller]
pub fn refused(game: &mut Rocketmen, seat: Seat, command: Command) -> Refusal {
    kit::refused(game, GameTime::ZERO, seat, command)
}

/// The same, naming the refusal and the rule it must cite.
#[track_caller]
pub fn refused_by(game: &mut Rocketmen, seat: Seat, command: Command, refusal: Refusal, rule: &str) {
    assert_eq!(refused(game, seat, command), refusal);
    assert_eq!(refusal.rule(), rule);
}

/// The whole state, as it would be saved.
pub fn bytes(game: &Rocketmen) -> Vec<u8> {
    serde_json::to_vec(game).expect("a game can be saved")
}

/// A card in a player's zone, by the name of its kind.
#[track_caller]
pub fn card(game: &Rocketmen, seat: Seat, zone: Zone, name: &str) -> CardId {
    game.find(seat, zone, name).unwrap_or_else(|| panic!("{seat:?} has no {name} in {zone:?}"))
}

/// A card in a player's Hand, by the name of its kind.
#[track_caller]
pub fn held(game: &Rocketmen, seat: Seat, name: &str) -> CardId {
    card(game, seat, Zone::Hand, name)
}

/// A card on the display, by the name of its kind.
#[track_caller]
pub fn shown(game: &Rocketmen, name: &str) -> CardId {
    game.find_displayed(name).unwrap_or_else(|| panic!("no {name} on the display"))
}

/// A set of cards.
pub fn set(cards: &[CardId]) -> CardSet {
    cards.iter().copied().collect()
}

/// A payment of Hand cards alone.
pub fn pay(cards: &[CardId]) -> Payment {
    Payment { cards: set(cards), ..Payment::default() }
}

/// A payment of Hand cards and tokens.
pub fn pay_with(cards: &[CardId], money_tokens: u8, science_tokens: u8) -> Payment {
    Payment { cards: set(cards), money_tokens, science_tokens }
}

/// Buys display cards and perhaps an Engine.
pub fn buy(cards: &[CardId], engine: Option<u8>, pay: Payment) -> Command {
    Command::Buy { cards: set(cards), engine, pay, model: None }
}

/// Plans a Mission or puts cards on the pad, or both.
pub fn place(plan: Option<CardId>, pad: &[CardId], pay: Payment) -> Command {
    Command::Place { plan, pad: set(pad), pay, model: None }
}

/// Discards cards.
pub fn discard(cards: &[CardId]) -> Command {
    Command::Discard { cards: set(cards) }
}

/// Launches the planned Mission.
pub fn launch(destination: Destination) -> Command {
    Command::Launch { destination }
}

/// Settles a launch.
pub fn settle(keep: &[CardId], mission: MissionFate) -> Command {
    Command::Settle { keep: set(keep), mission }
}

/// The names of the kinds of these cards, sorted.
pub fn names(game: &Rocketmen, cards: CardSet) -> Vec<String> {
    let content = game.content();
    let mut names: Vec<String> =
        cards.iter().map(|card| content.kind(content.face(card).kind).id.clone()).collect();
    names.sort();
    names
}

/// The names of the cards in a player's zone, sorted.
pub fn zone(game: &Rocketmen, seat: Seat, zone: Zone) -> Vec<String> {
    names(game, game.zone(seat, zone))
}

/// The game as the holder of a seat sees it.
pub fn view(game: &Rocketmen, seat: Seat) -> View {
    game.view(Viewer::Seat(seat))
}

/// A player as they see themselves.
pub fn player(game: &Rocketmen, seat: Seat) -> PlayerView {
    view(game, seat).players.swap_remove(seat.index())
}
