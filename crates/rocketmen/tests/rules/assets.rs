//! What tests of card effects need: what a card costs and is worth, and the commands that use it.

use crate::common::{RED, act, buy, names, pay, refused_by, scene, shown, zone};
use rocketmen::content::{Destination, Price, Printed};
use rocketmen::scene::Zone;
use rocketmen::{Aim, CardId, CardSet, Claim, Command, Event, Quote, Refusal, Rocketmen};
use table::Game as _;

/// A price of money alone.
pub const fn money(money: u8) -> Price {
    Price { money, computer: 0, composite: 0, biotech: 0, any: 0 }
}

/// A card that prints nothing.
pub const NOTHING: Printed =
    Printed { money: 0, rocket: 0, computer: 0, composite: 0, biotech: 0, science: 0 };

/// What a purchase or placement would cost.
#[track_caller]
pub fn quote(game: &Rocketmen, command: Command) -> Quote {
    game.preview(RED, &command).quote.expect("a price")
}

/// Proves what a card costs on the display, what it is worth as payment, and how many Rocket points it has on a pad.
#[track_caller]
pub fn assert_card(name: &str, price: Price, prints: Printed) {
    let missions = ["satellite-1", "satellite-2", "space-hotel-1", "space-hotel-2", "spaceship-1"];
    let more = ["spaceship-2", "space-station-1"];
    let mut game = scene(4).display(&[name]).deck(&[]).hand(RED, &missions).hand(RED, &more).build();
    let card = shown(&game, name);
    let bill = quote(&game, buy(&[card], None, pay(&[]))).price;
    assert_eq!(bill.money, u16::from(price.money), "money for {name}");
    assert_eq!(
        [bill.computer, bill.composite, bill.biotech, bill.any],
        [price.computer, price.composite, price.biotech, price.any],
        "items for {name}"
    );
    let short = Refusal::PriceNotMet {
        money: u16::from(price.money),
        items: price.computer + price.composite + price.biotech + price.any,
    };
    refused_by(&mut game, RED, buy(&[card], None, pay(&[])), short, "RM-4.4");
    let payment = quote(&game, buy(&[card], None, pay(&[]))).cheapest.expect("the Hand can pay");
    act(&mut game, RED, buy(&[card], None, payment));
    assert!(zone(&game, RED, Zone::Played).contains(&name.to_owned()), "{name} was bought");

    let game = scene(4).hand(RED, &[name]).build();
    let held = game.find(RED, Zone::Hand, name).expect("the card is held");
    let paid = quote(&game, buy(&[], Some(0), pay(&[held]))).paid;
    assert_eq!(paid.money, u16::from(prints.money), "money of {name}");
    assert_eq!(
        [paid.computer, paid.composite, paid.biotech, paid.science],
        [prints.computer, prints.composite, prints.biotech, prints.science],
        "items of {name}"
    );

    let game = scene(4).plan(RED, "spaceship-1").pad(RED, &[name]).build();
    let figures = game.preview(RED, &Command::Launch { destination: Destination::Earth }).launch;
    assert_eq!(figures.expect("a launch").rocket, prints.rocket, "Rocket points of {name}");
}

/// Uses a DISCARD ability.
pub fn using(card: CardId, aim: Aim) -> Command {
    Command::Use { card, aim, model: None }
}

/// Uses Industrial Espionage as a copy of a card with a DISCARD ability.
pub fn using_as(card: CardId, aim: Aim, model: CardId) -> Command {
    Command::Use { card, aim, model: Some(model) }
}

/// Uses a pending effect.
pub fn claim(card: CardId, claim: Claim) -> Command {
    Command::Claim { card, claim }
}

/// Puts a card on the pad for free.
pub fn claim_pad(card: CardId, placed: CardId) -> Command {
    claim(card, Claim::Pad { card: placed, model: None })
}

/// The cards Red drew from the HQ, by name.
pub fn drew(game: &Rocketmen, events: &[Event]) -> Vec<String> {
    let drawn = events.iter().find_map(|event| match event {
        Event::DrewCards { seat: RED, cards } => Some(*cards),
        _ => None,
    });
    names(game, drawn.unwrap_or(CardSet::EMPTY))
}
