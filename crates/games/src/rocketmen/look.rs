//! Everything that is printed on one card.

use super::cards::Cards;
use super::screen::location_key;
use ::rocketmen::content::{Destination, Family, Gain};
use ::rocketmen::{CardId, View};
use table::Phrase;

/// A card with its price, what it gives, and what it does.
pub fn card(card: CardId, view: &View, cards: &Cards<'_>) -> String {
    let content = cards.content;
    let face = content.face(card);
    let kind = content.kind(face.kind);
    let mut lines = vec![cards.name(card)];
    let gives = cards.gives(card);
    if !gives.is_empty() {
        lines.push(cards.narrator.say(&Phrase::new("cli-rocketmen-look-gives").text("gives", gives)));
    }
    if let Family::Mission(wanted) = face.family {
        for destination in Destination::ALL {
            let Some(location) = content.location(destination, wanted) else { continue };
            let place = &content.locations()[location.index()];
            let phrase =
                Phrase::new("cli-rocketmen-look-flight").key("location", location_key(view, location));
            let phrase = phrase.number("rocket", place.rocket).number("first", place.first);
            lines.push(cards.narrator.say(&phrase.number("later", place.later)));
        }
    } else {
        let price = cards.price(&face.price);
        lines.push(cards.narrator.say(&Phrase::new("cli-rocketmen-look-price").text("price", price)));
    }
    if let Some(gain) = kind.gain {
        let (key, amount) = match gain {
            Gain::Rocket(amount) => ("cli-rocketmen-look-gain-rocket", amount),
            Gain::Hand(amount) => ("cli-rocketmen-look-gain-hand", amount),
            Gain::Money(amount) => ("cli-rocketmen-look-gain-money", amount),
            Gain::Science(amount) => ("cli-rocketmen-look-gain-science", amount),
        };
        lines.push(cards.narrator.say(&Phrase::new(key).number("amount", amount)));
    }
    if kind.vp > 0 {
        lines.push(cards.narrator.say(&Phrase::new("cli-rocketmen-look-vp").number("vp", kind.vp)));
    }
    let effect = format!("rocketmen-effect-{}", kind.id);
    if cards.narrator.speaker.knows(&effect) {
        lines.push(cards.narrator.text(&effect));
    }
    lines.join("\n")
}
