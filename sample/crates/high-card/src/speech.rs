//! Which message says what.

use super::bots::ROSTER;
use super::event::Event;
use super::refusal::Refusal;
use super::setup::Setup;
use table::{GameSetup, Phrase};

/// What happened.
pub fn tell(event: &Event) -> Phrase {
    match event {
        Event::Played { seat } => Phrase::new("high-card-played").seat("seat", *seat),
        Event::Swapped { seat } => Phrase::new("high-card-swapped").seat("seat", *seat),
        Event::Drew { card } => Phrase::new("high-card-drew").number("card", *card),
        Event::Turned { seat, card, late: false } => {
            Phrase::new("high-card-turned").seat("seat", *seat).number("card", *card)
        }
        Event::Turned { seat, card, late: true } => {
            Phrase::new("high-card-late").seat("seat", *seat).number("card", *card)
        }
        Event::Point { seat } => Phrase::new("high-card-point").seat("seat", *seat),
        Event::Refilled => Phrase::new("high-card-refilled"),
        Event::Over => Phrase::new("high-card-over"),
    }
}

/// Why not.
pub fn explain(refusal: &Refusal) -> Phrase {
    let phrase = Phrase::new(format!("high-card-no-{}", refusal.name()));
    if let Refusal::NotHeld { card } = refusal { phrase.number("card", *card) } else { phrase }
}

/// Every message this game asks for.
pub fn vocabulary() -> Vec<String> {
    let mut keys: Vec<String> =
        ["name", "played", "swapped", "drew", "turned", "late", "point", "refilled", "over"]
            .iter()
            .map(|event| format!("high-card-{event}"))
            .collect();
    keys.extend(Refusal::examples().iter().map(|refusal| format!("high-card-no-{}", refusal.name())));
    keys.extend(ROSTER.iter().map(|bot| format!("high-card-bot-{}", bot.name)));
    for spec in Setup::options_offered() {
        keys.extend(spec.vocabulary().iter().map(|key| format!("high-card-option-{key}")));
    }
    keys
}
