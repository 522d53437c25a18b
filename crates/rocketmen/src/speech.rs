//! Which message says what: keys and arguments only, never a sentence.

use crate::cards::{CardId, CardSet};
use crate::command::{MissionFate, Payment};
use crate::content::{Content, ContentHandle, Destination, FAULTS, Gain, LocationId, MissionType};
use crate::event::{EndReason, Event};
use crate::refusal::Refusal;
use crate::setup::{SETUP_ERRORS, options_of};
use table::{Phrase, Seat};

/// The message with a card's name.
pub(crate) fn card_key(content: &Content, card: CardId) -> String {
    format!("rocketmen-card-{}", content.kind(content.face(card).kind).id)
}

fn card_keys(content: &Content, cards: impl IntoIterator<Item = CardId>) -> Vec<String> {
    cards.into_iter().map(|card| card_key(content, card)).collect()
}

/// The message with a location's name.
fn location_key(content: &Content, location: LocationId) -> String {
    let place = &content.locations()[location.index() % content.locations().len()];
    format!("rocketmen-location-{}-{}", place.destination.name(), place.r#type.name())
}

fn event(name: &str) -> Phrase {
    Phrase::new(format!("rocketmen-event-{name}"))
}

fn by(name: &str, seat: Seat) -> Phrase {
    event(name).seat("seat", seat)
}

/// Adds what was paid, and what Industrial Espionage copied.
fn paid(phrase: Phrase, content: &Content, pay: &Payment, model: Option<CardId>) -> Phrase {
    let phrase = phrase
        .keys("paid", card_keys(content, pay.cards))
        .number("paidcards", pay.cards.len() as i64)
        .number("tokens", i64::from(pay.money_tokens) + i64::from(pay.science_tokens));
    copied(phrase, content, model)
}

fn copied(phrase: Phrase, content: &Content, model: Option<CardId>) -> Phrase {
    let phrase = phrase.number("copies", i64::from(model.is_some()));
    phrase.keys("model", card_keys(content, model))
}

/// What to say about an event.
pub(crate) fn tell(content: &Content, told: &Event) -> Phrase {
    let cards = |cards: &CardSet| card_keys(content, *cards);
    let count = |cards: &CardSet| cards.len() as i64;
    match told {
        Event::TurnBegan { seat, round } => by("turn-began", *seat).number("round", *round),
        Event::Bought { seat, cards: bought, pay, model } => {
            paid(by("bought", *seat).keys("cards", cards(bought)), content, pay, *model)
        }
        Event::Displayed { cards } => event("displayed")
            .keys("cards", card_keys(content, cards.iter().copied()))
            .number("count", cards.len() as i64),
        Event::Placed { seat, plan, pad, pay, model } => {
            let phrase = by("placed", *seat).keys("plan", card_keys(content, *plan)).keys("pad", cards(pad));
            let phrase = phrase.number("plans", i64::from(plan.is_some())).number("pads", count(pad));
            paid(phrase, content, pay, *model)
        }
        Event::Discarded { seat, cards: gone } => {
            by("discarded", *seat).keys("cards", cards(gone)).number("count", count(gone))
        }
        Event::Used { seat, card, model } => {
            copied(by("used", *seat).key("card", card_key(content, *card)), content, *model)
        }
        Event::TookThreat { seat, card } => by("took-threat", *seat).key("card", card_key(content, *card)),
        Event::Junked { seat, cards: gone } => by("junked", *seat).keys("cards", cards(gone)),
        Event::Cycled { seat, card } => by("cycled", *seat).key("card", card_key(content, *card)),
        Event::Drew { seat, count } => by("drew", *seat).number("count", *count),
        Event::DrewCards { seat, cards: drawn } => by("drew-cards", *seat).keys("cards", cards(drawn)),
        Event::Reshuffled { seat } => by("reshuffled", *seat),
        Event::Fetched { seat, cards: taken } => by("fetched", *seat).keys("cards", cards(taken)),
        Event::Stored { seat, card } => by("stored", *seat).key("card", card_key(content, *card)),
        Event::Unstored { seat, cards: taken } => by("unstored", *seat).keys("cards", cards(taken)),
        Event::Removed { seat, card } => by("removed", *seat).key("card", card_key(content, *card)),
        Event::LaunchDeclared { seat, location, rocket, boost } => by("launch-declared", *seat)
            .key("location", location_key(content, *location))
            .number("rocket", *rocket)
            .number("boost", *boost),
        Event::Revealed { seat, values } => {
            let values: Vec<String> = values.iter().map(u8::to_string).collect();
            by("revealed", *seat).text("values", values.join(", "))
        }
        Event::Picked { seat, value } => by("picked", *seat).number("value", *value),
        Event::SuccessDrawn { seat, value } => by("success-drawn", *seat).number("value", *value),
        Event::Triggered { seat, card } => by("triggered", *seat).key("card", card_key(content, *card)),
        Event::RocketMoved { seat, spaces, position } => {
            by("rocket-moved", *seat).number("spaces", *spaces).number("position", *position)
        }
        Event::Succeeded { seat, location, vp, first } => by("succeeded", *seat)
            .key("location", location_key(content, *location))
            .number("vp", *vp)
            .number("first", i64::from(*first)),
        Event::Gained { seat, gain } => {
            let (name, amount) = match gain {
                Gain::Rocket(amount) => ("rocket", amount),
                Gain::Hand(amount) => ("hand", amount),
                Gain::Money(amount) => ("money", amount),
                Gain::Science(amount) => ("science", amount),
            };
            by(&format!("gained-{name}"), *seat).number("amount", *amount)
        }
        Event::TokenTaken { seat, destination } => by("token-taken", *seat)
            .key("destination", format!("rocketmen-destination-{}", destination.name())),
        Event::Failed { seat, location } => {
            by("failed", *seat).key("location", location_key(content, *location))
        }
        Event::Aborted { seat, discard } => {
            by("aborted", *seat).keys("cards", cards(discard)).number("count", count(discard))
        }
        Event::Settled { seat, keep, mission } => by("settled", *seat)
            .keys("cards", cards(keep))
            .number("count", count(keep))
            .number("stays", i64::from(*mission == MissionFate::Stays)),
        Event::Trimmed { seat, cards: gone } => by("trimmed", *seat).keys("cards", cards(gone)),
        Event::EndTriggered { reason } => event(&format!("end-{}", reason.name())),
        Event::AiPlanned { location, position } => event("ai-planned")
            .key("location", location_key(content, *location))
            .number("position", *position),
        Event::AiMoved { position } => event("ai-moved").number("position", *position),
        Event::AiArrived { location, vp, first } => event("ai-arrived")
            .key("location", location_key(content, *location))
            .number("vp", *vp)
            .number("first", i64::from(*first)),
        Event::AiGrounded => event("ai-grounded"),
        Event::PushedOut { card } => event("pushed-out").key("card", card_key(content, *card)),
        Event::ThreatScored { seat, vp } => by("threat-scored", *seat).number("vp", *vp),
        Event::AiScoredThreat { vp } => event("ai-scored-threat").number("vp", *vp),
        Event::GameOver { winners, .. } => match winners.as_slice() {
            [] => event("game-over-lost"),
            [winner] => by("game-over-won", *winner),
            several => event("game-over-shared").number("count", several.len() as i64),
        },
    }
}

/// Every event message there is.
const EVENTS: [&str; 48] = [
    "turn-began",
    "bought",
    "displayed",
    "placed",
    "discarded",
    "used",
    "took-threat",
    "junked",
    "cycled",
    "drew",
    "drew-cards",
    "reshuffled",
    "fetched",
    "stored",
    "unstored",
    "removed",
    "launch-declared",
    "revealed",
    "picked",
    "success-drawn",
    "triggered",
    "rocket-moved",
    "succeeded",
    "gained-rocket",
    "gained-hand",
    "gained-money",
    "gained-science",
    "token-taken",
    "failed",
    "aborted",
    "settled",
    "trimmed",
    "end-threshold",
    "end-all-tokens",
    "end-everybody-done",
    "end-too-long",
    "end-empty-display",
    "end-battle-won",
    "end-twelve-tokens",
    "ai-planned",
    "ai-moved",
    "ai-arrived",
    "ai-grounded",
    "pushed-out",
    "threat-scored",
    "ai-scored-threat",
    "game-over-lost",
    "game-over-won",
];

/// What to say about a refusal.
pub(crate) fn explain(content: &Content, refusal: &Refusal) -> Phrase {
    let phrase = Phrase::new(format!("rocketmen-refusal-{}", refusal.name()));
    match refusal {
        Refusal::NotOnDisplay { card }
        | Refusal::PayFromHand { card }
        | Refusal::PlaceFromHand { card }
        | Refusal::UseFromHand { card }
        | Refusal::StoreFromHand { card }
        | Refusal::TrimFromHand { card }
        | Refusal::PaidTwice { card }
        | Refusal::PlanNeedsMission { card }
        | Refusal::NoItem { card }
        | Refusal::SameName { card }
        | Refusal::NotYours { card }
        | Refusal::NoAbility { card }
        | Refusal::NothingPending { card }
        | Refusal::NotStored { card }
        | Refusal::NotOnPad { card }
        | Refusal::NoLaunchEffect { card } => {
            if content.exists(*card) {
                phrase.key("card", card_key(content, *card))
            } else {
                Phrase::new("rocketmen-refusal-no-such-card")
            }
        }
        Refusal::PriceNotMet { money, items } => phrase.number("money", *money).number("items", *items),
        Refusal::PlacementNotPaid { money } => phrase.number("money", *money),
        Refusal::TooFewRocketPoints { have, need } => phrase.number("have", *have).number("need", *need),
        Refusal::AbortPrice { owed } => phrase.number("owed", *owed),
        Refusal::TrimExactly { excess } => phrase.number("excess", *excess),
        _ => phrase,
    }
}

/// Every message key of this game.
pub(crate) fn vocabulary() -> Vec<String> {
    let content = ContentHandle::standard();
    let mut keys: Vec<String> = Vec::new();
    let mut add = |group: &str, name: &str| keys.push(format!("rocketmen-{group}-{name}"));
    for name in EVENTS.iter().chain(&["game-over-shared"]) {
        add("event", name);
    }
    for refusal in Refusal::examples() {
        add("refusal", refusal.name());
    }
    // Said instead of a refusal that would name a card the content does not have.
    add("refusal", "no-such-card");
    add("content", "holds");
    for kind in content.kinds() {
        add("card", &kind.id);
    }
    for asset in &content.source().assets {
        add("effect", &asset.id);
    }
    for goal in &content.source().goals {
        add("goal", &goal.id);
        add("goal", &format!("{}-a", goal.id));
        add("goal", &format!("{}-b", goal.id));
    }
    for variant in &content.source().variants {
        add("variant", &variant.id);
        add("effect", &variant.id);
    }
    for place in content.locations() {
        add("location", &format!("{}-{}", place.destination.name(), place.r#type.name()));
    }
    for destination in Destination::ALL {
        add("destination", destination.name());
    }
    for kind in MissionType::ALL {
        add("type", kind.name());
    }
    for item in ["money", "rocket", "computer", "composite", "biotech", "science", "any"] {
        add("item", item);
    }
    for zone in ["hq", "hand", "plan", "pad", "depot", "played", "warehouse", "junkyard", "display", "deck"] {
        add("zone", zone);
    }
    for bot in crate::bots::ROSTER {
        add("bot", bot.name);
    }
    for spec in options_of(&content) {
        spec.vocabulary().iter().for_each(|key| add("option", key));
    }
    for reason in EndReason::ALL {
        debug_assert!(EVENTS.contains(&format!("end-{}", reason.name()).as_str()));
    }
    FAULTS.iter().for_each(|fault| add("content", fault));
    keys.extend(SETUP_ERRORS.iter().map(|key| format!("rocketmen-{key}")));
    keys.push("rocketmen-name".to_owned());
    keys
}
