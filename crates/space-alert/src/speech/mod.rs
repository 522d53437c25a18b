//! Which message says what: keys and arguments only, never a sentence.

mod calls;
mod foretold;
mod happenings;
mod names;

use crate::command::{Pace, Proposal, Repair, Signal, Slip};
use crate::content::Content;
use crate::crew::Role;
use crate::event::{Event, RoundEnd};
use crate::message_keys::resolver_keys;
use crate::refusal::Refusal;
use crate::setup::{Difficulty, SETUP_ERRORS, Setup};
use crate::ship::{Action, Tile, WhyNot};
use crate::state::SpaceAlert;
use crate::{Station, Zone};
pub use calls::spoken;
pub use foretold::Foretold;
pub(crate) use foretold::foretell;
pub(crate) use happenings::Narrator;
pub use happenings::narrate;
use names::{action, action_name, hyphens, key, side, station, tile, zone};
use table::{GameSetup, Phrase, Seat};

fn event(name: &str) -> Phrase {
    Phrase::new(key("event", name))
}

fn by(name: &str, seat: Seat) -> Phrase {
    event(name).seat("seat", seat)
}

fn level(difficulty: Difficulty) -> String {
    key("level", difficulty.name())
}

fn face(game: &SpaceAlert, phrase: Phrase, card: crate::CardId) -> Phrase {
    let face = game.content().face(card);
    phrase.keys("action", side(face.action)).keys("movement", side(face.movement))
}

/// What to say about an event.
pub(crate) fn tell(game: &SpaceAlert, told: &Event) -> Phrase {
    match told {
        Event::RoleTaken { seat, role } => by("role-taken", *seat).key("role", key("role", role.name())),
        Event::OrderSet { .. } => event("order-set"),
        Event::SaidReady { seat } => by("said-ready", *seat),
        Event::MissionBegan { number } => event("mission-began").number("number", *number),
        Event::Announced { announcement } => spoken(announcement),
        Event::ThreatDrawn { turn, by: officer } => by("threat-drawn", *officer).number("turn", *turn),
        Event::ThreatShown { turn, card } => {
            event("threat-shown").number("turn", *turn).key("threat", game.threat_key(*card))
        }
        Event::CallShown { turn, card } => {
            event("call-shown").number("turn", *turn).key("threat", game.threat_key(*card))
        }
        Event::PhaseBegan { seat, phase, early } => {
            by("phase-began", *seat).number("phase", *phase).number("early", i64::from(*early))
        }
        Event::Dealt { seat, count } => by("dealt", *seat).number("count", *count),
        Event::DealtCards { cards } => event("dealt-cards")
            .keys("cards", cards.iter().flat_map(|card| side(game.content().face(card).action)).collect()),
        Event::CardPlanned { member, turn, up } => game
            .who(event("card-planned"), "who", *member)
            .number("turn", *turn)
            .number("movement", i64::from(*up == crate::Half::Movement)),
        Event::AndroidPlanned { seat, member, turn, card, up } => game
            .who(by("android-planned", *seat), "who", *member)
            .number("turn", *turn)
            .keys("action", side(game.content().face(*card).half(*up))),
        Event::CardMoved { member, from, to, up } => game
            .who(event("card-moved"), "who", *member)
            .number("from", *from)
            .number("to", *to)
            .number("movement", i64::from(*up == crate::Half::Movement)),
        Event::TookBack { member, turn } => {
            game.who(event("took-back"), "who", *member).number("turn", *turn)
        }
        Event::DataDrawn { seat } => by("data-drawn", *seat),
        Event::DataCard { card } => face(game, event("data-card"), *card),
        Event::Gave { from, to } => by("gave", *from).seat("to", *to),
        Event::GaveCard { from, to, card } => face(game, by("gave-card", *from).seat("to", *to), *card),
        Event::Signalled { seat, signal } => signalled(*seat, signal),
        Event::Shared { seat, plan } => by("shared", *seat)
            .number("count", plan.len() as i64)
            .keys("actions", plan.iter().flat_map(|intention| side(intention.action)).collect()),
        Event::Asked { seat, member, turn, action: wanted } => {
            game.who(by("asked", *seat), "who", *member).number("turn", *turn).key("action", action(*wanted))
        }
        Event::TokenPlaced { seat, .. } => by("token-placed", *seat),
        Event::AgreedToEnd { seat, agree } => by("agreed-to-end", *seat).number("agree", i64::from(*agree)),
        Event::RoundEnded { why: RoundEnd::Track } => event("round-ended"),
        Event::RoundEnded { why: RoundEnd::Agreement } => event("round-ended-early"),
        Event::CardsRevealed { turn, .. } => event("cards-revealed").number("turn", *turn),
        Event::Tripped { member, turn, slip } => game
            .who(event("tripped"), "who", *member)
            .number("turn", *turn)
            .number("arrow", i64::from(*slip == Slip::OtherArrow)),
        Event::Happened { happening, .. } => game.happening(happening),
        Event::PaceSet { pace } => event("pace-set").key("pace", key("pace", pace.name())),
        Event::MissionEnded { line } => match (line.points, line.total) {
            (None, _) => event("mission-lost").number("number", line.number),
            (Some(_), Some(total)) => {
                event("mission-completed").number("number", line.number).number("total", total)
            }
            (Some(points), None) => event("mission-flown")
                .number("number", line.number)
                .number("points", points.survived + points.destroyed),
        },
        Event::Proposed { seat, proposal: Proposal::GoHome } => by("proposed-home", *seat),
        Event::Proposed { seat, proposal: Proposal::FlyOn { common, serious } } => {
            by("proposed-flying", *seat).key("common", level(*common)).key("serious", level(*serious))
        }
        Event::FlyingOn { common, serious } => {
            event("flying-on").key("common", level(*common)).key("serious", level(*serious))
        }
        Event::Repaired { member, repair } => match repair {
            Repair::Tile { zone: of, tile: repaired } => game
                .who(event("repaired-tile"), "who", *member)
                .key("zone", zone(*of))
                .key("tile", tile(*repaired)),
            Repair::Squad => game.who(event("repaired-squad"), "who", *member),
            Repair::Nothing => game.who(event("repaired-nothing"), "who", *member),
        },
        Event::SquadStored { station: at } => event("squad-stored").key("station", station(*at)),
        Event::GameEnded { result } => {
            let name = if result.won { "game-won" } else { "game-lost" };
            event(name).number("score", result.score)
        }
    }
}

fn signalled(seat: Seat, signal: &Signal) -> Phrase {
    let say = |name: &str| Phrase::new(key("signal", name)).seat("seat", seat);
    let deed = |phrase: Phrase, turn: u8, done: Action, at: Option<Station>| {
        let phrase = phrase.number("turn", turn).key("action", action(done));
        phrase.keys("station", at.map(station).into_iter().collect()).number("where", i64::from(at.is_some()))
    };
    match signal {
        Signal::Intend { turn, action, station } => deed(say("intend"), *turn, *action, *station),
        Signal::Want { turn, action, station } => deed(say("want"), *turn, *action, *station),
        Signal::Offer { action: on_it } => say("offer").key("action", action(*on_it)),
        Signal::Need { action: on_it } => say("need").key("action", action(*on_it)),
        Signal::Threat { turn } => say("threat").number("turn", *turn),
        Signal::Yes => say("yes"),
        Signal::No => say("no"),
        Signal::Wait => say("wait"),
        Signal::Done => say("done"),
    }
}

const SIGNALS: [&str; 9] = ["intend", "want", "offer", "need", "threat", "yes", "no", "wait", "done"];

/// Every event message there is.
const EVENTS: [&str; 39] = [
    "role-taken",
    "order-set",
    "said-ready",
    "mission-began",
    "threat-drawn",
    "threat-shown",
    "call-shown",
    "phase-began",
    "dealt",
    "dealt-cards",
    "card-planned",
    "android-planned",
    "card-moved",
    "took-back",
    "data-drawn",
    "data-card",
    "gave",
    "gave-card",
    "shared",
    "asked",
    "token-placed",
    "agreed-to-end",
    "round-ended",
    "round-ended-early",
    "cards-revealed",
    "tripped",
    "pace-set",
    "mission-completed",
    "mission-flown",
    "mission-lost",
    "proposed-home",
    "proposed-flying",
    "flying-on",
    "repaired-tile",
    "repaired-squad",
    "repaired-nothing",
    "squad-stored",
    "game-won",
    "game-lost",
];

/// What to say about a refusal.
pub(crate) fn explain(refusal: &Refusal) -> Phrase {
    let phrase = Phrase::new(key("refusal", refusal.name()));
    match refusal {
        Refusal::PhaseOver { turn }
        | Refusal::PhaseToCome { turn }
        | Refusal::SpaceTaken { turn }
        | Refusal::NothingThere { turn } => phrase.number("turn", *turn),
        _ => phrase,
    }
}

/// Every message key of this game.
pub(crate) fn vocabulary() -> Vec<String> {
    let mut keys: Vec<String> = resolver_keys(Content::standard());
    let mut add = |group: &str, name: &str| keys.push(key(group, name));
    let groups: [(&str, &[&str]); 6] = [
        ("event", &EVENTS),
        ("signal", &SIGNALS),
        ("say", &calls::CALLS),
        ("short", &foretold::SHORT),
        ("happening", &happenings::HAPPENINGS),
        ("happening", &happenings::ENDINGS),
    ];
    for (group, names) in groups {
        names.iter().for_each(|name| add(group, name));
    }
    Refusal::examples().iter().for_each(|refusal| add("refusal", refusal.name()));
    Role::ALL.iter().for_each(|role| add("role", role.name()));
    Pace::ALL.iter().for_each(|pace| add("pace", pace.name()));
    Difficulty::ALL.iter().for_each(|difficulty| add("level", difficulty.name()));
    Action::ALL.iter().for_each(|action| add("action", &action_name(*action)));
    Station::ALL.iter().for_each(|station| add("station", &hyphens(station.code())));
    Tile::ALL.iter().for_each(|tile| add("tile", &hyphens(tile.name())));
    (1..=5).for_each(|number| add("android", &number.to_string()));
    for zone in Zone::ALL {
        add("store", &format!("shield-{}", zone.name()));
        add("store", &format!("reactor-{}", zone.name()));
        add("weapon", &format!("heavy-laser-{}", zone.name()));
        add("weapon", &format!("light-laser-{}", zone.name()));
    }
    add("store", "fuel");
    add("content", "holds");
    ["pulse", "rocket", "interceptors"].iter().for_each(|weapon| add("weapon", weapon));
    add("threat", "unknown");
    for bot in crate::bots::ROSTER {
        add("bot", bot.name);
    }
    for spec in Setup::options_offered() {
        spec.vocabulary().iter().for_each(|key| add("option", key));
    }
    keys.extend(WhyNot::ALL.map(names::why));
    keys.extend(names::DELAYS.map(names::delay));
    keys.extend(SETUP_ERRORS.iter().map(|name| format!("space-alert-{name}")));
    keys.push("space-alert-name".to_owned());
    keys
}
