//! Which message says what: keys and arguments only, never a sentence.

use crate::content::{FAULTS, KillWay};
use crate::event::Event;
use crate::setup::Setup;
use crate::state::End;
use crate::{
    Call, Equipment, Facing, Object, Refusal, Side, Source, SpaceCadets, Square, Station, Step, System,
};
use serde::{Deserialize, Serialize};
use table::{Arg, GameSetup, Phrase, Said};

/// The message with the name of something.
pub(crate) fn named(group: &str, name: &str) -> String {
    format!("space-cadets-{group}-{}", name.replace([' ', '_'], "-").to_lowercase())
}

/// Declares numbers of content that are said by their names.
macro_rules! content_names {
    ($($(#[$doc:meta])* $name:ident: $group:literal, |$game:ident, $index:ident| $found:expr;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl Said<SpaceCadets> for $name {
            fn said(&self, $game: &SpaceCadets) -> Option<Arg> {
                let $index = usize::from(self.0);
                let found: Option<&str> = $found;
                found.map(|name| said_name($group, name))
            }
        }
    )+};
}

content_names! {
    /// An enemy ship.
    ShipName: "ship", |game, index| game.content().ships.get(index).map(|ship| ship.name.as_str());
    /// A damage card.
    CardName: "damage", |game, index| game.content().damage.cards.get(index).map(|card| card.name.as_str());
    /// A maneuver card.
    ManeuverName: "maneuver", |game, index| game.content().helm.cards.get(index).map(|card| card.id.as_str());
    /// A map face.
    FaceName: "face", |game, index| game.content().map.faces.get(index).map(|face| face.name.as_str());
    /// A repair card.
    RepairName: "repair", |game, index| game.content().repair.get(index).map(|card| card.card.as_str());
}

/// A Flux card; its id is its name in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct FluxName(pub u8);

impl Said<SpaceCadets> for FluxName {
    fn said(&self, game: &SpaceCadets) -> Option<Arg> {
        game.content().jump.cards.get(usize::from(self.0)).map(|card| Arg::Text(card.id.clone()))
    }
}

/// A name that the locales know, or, from content of a table's own, the name as it is.
fn said_name(group: &str, name: &str) -> Arg {
    let content = crate::content::Content::standard();
    let known = match group {
        "ship" => content.ships.iter().any(|ship| ship.name == name),
        "damage" => content.damage.cards.iter().any(|card| card.name == name),
        "maneuver" => content.helm.cards.iter().any(|card| card.id == name),
        "face" => content.map.faces.iter().any(|face| face.name == name),
        _ => content.repair.iter().any(|card| card.card == name),
    };
    if known { Arg::Key(named(group, name)) } else { Arg::Text(name.to_owned()) }
}

table::said! {
    SpaceCadets:
    Side => |side, _game| Arg::Key(named("side", side.name()));
    Facing => |facing, _game| Arg::Key(named("facing", facing.name()));
    Call => |call, _game| Arg::Key(named("call", call.name()));
    Station => |station, _game| Arg::Key(named("station", station.name()));
    System => |system, _game| Arg::Key(named("system", system.name()));
    Step => |step, _game| Arg::Key(named("step", step.name()));
    Source => |source, _game| Arg::Key(named("source", source.name()));
    Equipment => |card, _game| Arg::Key(named("equipment", card.name()));
    KillWay => |way, _game| Arg::Key(named("kill", way.name()));
    End => |end, _game| Arg::Key(named("end", end.name()));
    Square => |square, _game| Arg::Text(format!("{}, {}", square.0, square.1));
}

impl Said<SpaceCadets> for Object {
    fn said(&self, game: &SpaceCadets) -> Option<Arg> {
        match self {
            Object::Enemy(ship) => ShipName(*ship).said(game),
            Object::Crystal(_) => Some(Arg::Key(named("crystal", game.crystal_kind().name()))),
            Object::Nemesis => Some(Arg::Key(named("ship", "nemesis"))),
        }
    }
}

/// What happened.
pub(crate) fn tell(game: &SpaceCadets, event: &Event) -> Phrase {
    let phrase = Phrase::new(named("story", event.name()));
    event.with_fields(phrase, game)
}

/// Why not.
pub(crate) fn explain(refusal: &Refusal) -> Phrase {
    Phrase::new(named("no", refusal.name()))
}

/// Every message key that this game can ever ask for.
pub(crate) fn vocabulary() -> Vec<String> {
    let content = crate::content::Content::standard();
    let key = |name: &str| format!("space-cadets-{name}");
    let mut keys = vec![key("name"), key("content-holds"), key("setup-broken")];
    let mut group = |group: &str, names: Vec<&str>| {
        let mut names: Vec<String> = names.into_iter().map(|name| named(group, name)).collect();
        names.sort();
        names.dedup();
        keys.extend(names);
    };
    group(
        "ship",
        content.ships.iter().map(|ship| ship.name.as_str()).chain(["nemesis", "omega_satellite"]).collect(),
    );
    group("damage", content.damage.cards.iter().map(|card| card.name.as_str()).collect());
    let effects: Vec<String> =
        content.damage.cards.iter().map(|card| format!("{}-text", card.name)).collect();
    group("damage", effects.iter().map(String::as_str).collect());
    group("maneuver", content.helm.cards.iter().map(|card| card.id.as_str()).collect());
    group("face", content.map.faces.iter().map(|face| face.name.as_str()).collect());
    group("repair", content.repair.iter().map(|card| card.card.as_str()).collect());
    group("shape", content.sensors.shapes.iter().map(|shape| shape.name.as_str()).collect());
    group("symbol", content.core.symbols.iter().map(String::as_str).collect());
    let missions: Vec<String> = content
        .missions
        .iter()
        .flat_map(|mission| [mission.id.clone(), format!("{}-text", mission.id)])
        .collect();
    group("mission", missions.iter().map(String::as_str).collect());
    let flux: Vec<String> = content.jump.cards.iter().map(|card| card.id.clone()).collect();
    group("flux", flux.iter().map(String::as_str).collect());
    group("side", Side::ALL.iter().map(|one| one.name()).collect());
    group("facing", Facing::ALL.iter().map(|one| one.name()).collect());
    group("station", Station::ALL.iter().map(|one| one.name()).collect());
    group("system", System::ALL.iter().map(|one| one.name()).collect());
    group("step", Step::ALL.iter().map(|one| one.name()).collect());
    group("source", Source::ALL.iter().map(|one| one.name()).collect());
    group("equipment", Equipment::ALL.iter().map(|one| one.name()).collect());
    let texts: Vec<String> = Equipment::ALL.iter().map(|one| format!("{}-text", one.name())).collect();
    group("equipment", texts.iter().map(String::as_str).collect());
    group("pattern", crate::Pattern::ALL.iter().map(|one| one.name()).collect());
    group("terrain", crate::Terrain::ALL.iter().map(|one| one.name()).collect());
    group("lock", crate::Lock::ALL.iter().map(|one| one.name()).collect());
    group("colour", crate::Colour::ALL.iter().map(|one| one.name()).collect());
    group("tractor", crate::TractorShape::ALL.iter().map(|one| one.name()).collect());
    group("crystal", crate::CrystalKind::ALL.iter().map(|one| one.name()).collect());
    group("kill", KillWay::ALL.iter().map(|one| one.name()).collect());
    group("call", Call::ALL.iter().map(|one| one.name()).collect());
    group("end", End::ALL.iter().map(|one| one.name()).collect());
    group("story", Event::NAMES.to_vec());
    group("no", Refusal::examples().iter().map(|refusal| refusal.name()).collect());
    group("role", Station::ALL.iter().map(|one| one.name()).collect());
    group("bot", crate::bots::ROSTER.iter().map(|bot| bot.name).collect());
    let options: Vec<String> =
        Setup::options_offered().iter().flat_map(table::OptionSpec::vocabulary).collect();
    group("option", options.iter().map(String::as_str).collect());
    keys.extend(FAULTS.iter().map(|fault| format!("space-cadets-content-{fault}")));
    keys.extend(crate::referee::RefereeWrong::KEYS.map(str::to_owned));
    keys.extend(crate::referee::words::vocabulary());
    keys
}
