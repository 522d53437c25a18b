//! A scenario as it stands in a file.

use super::effect::{Cost, Effect, Limit, Modifier, Switches};
use super::fault::{Fault, Faults};
use super::language::{Bilingual, Condition, Num, Trigger, Types, Where};
use super::read::{Read, list, object, read_names, record, text, unknown};
use crate::hex::Hex;
use crate::{AlienType, Component, Item, Room};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::collections::BTreeMap;
use table::names;

record! {
    /// A mission: its map, what lies on it, and its rules.
    Scenario {
        /// What kind of file it is.
        "format" => format: Format,
        /// Its name in options and records.
        "id" => id: String,
        /// Its place in the campaign; none for a scenario that somebody brings.
        "number" => number: Option<u8>,
        /// Its title.
        "name" => name: Bilingual,
        /// How it begins.
        "intro" => intro: Bilingual,
        /// What the Rocketeers are to do.
        "goal" => goal: Bilingual,
        /// How hard it is, from 1 to 5.
        "difficulty" => difficulty: u8,
        /// For how many Rocketeers it was made: from, to.
        "recommended_rocketeers" => recommended_rocketeers: [u8; 2],
        /// About how long it takes.
        "minutes" => minutes: u16,
        /// Where the Rocketeers begin.
        "start" => start: Start,
        /// The map.
        "tiles" => tiles: Vec<Tile>,
        /// Hidden Scenario tiles.
        "marker_pools" => marker_pools: Vec<MarkerPool>,
        /// O2 at the start by the number of Rocketeers.
        "starting_o2" => starting_o2: CrewTable,
        /// How items are chosen.
        "starting_items" => starting_items: StartingItems,
        /// What is in the supply.
        "supply" => supply: Supply,
        /// Where Aliens arrive.
        "muster" => muster: Muster,
        /// Whether all tiles lie face-up from the start.
        "all_tiles_scanned_at_start" => all_tiles_scanned_at_start: bool,
        /// What is switched on from the start.
        "switches" => switches: Switches,
        /// Its counters and where they begin.
        "counters" => counters: BTreeMap<String, Num>,
        /// War Thralls and bosses that it uses.
        "profiles" => profiles: Vec<ProfileName>,
        /// What Rocketeers can do here besides the usual.
        "actions" => actions: Vec<Action>,
        /// What happens by itself.
        "rules" => rules: Vec<Rule>,
        /// When it is won.
        "victory" => victory: Condition,
        /// When it is lost, besides a Rocketeer's death.
        "defeat" => defeat: Vec<Defeat>,
        /// Sets of tiles, by name.
        "sets" => sets: BTreeMap<String, Vec<Hex>>,
        /// Tiles that count as adjacent.
        "links" => links: Vec<Link>,
        /// Items that only this scenario has.
        "scenario_items" => scenario_items: Vec<ScenarioItem>,
    }
}

/// The word by which a scenario file is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "\"away-missions-scenario/1\""))]
pub struct Format;

impl Format {
    /// As it is written.
    pub const WORD: &'static str = "away-missions-scenario/1";
}

impl Serialize for Format {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(Format::WORD)
    }
}

impl Read for Format {
    fn read(value: &Value, faults: &mut Faults) -> Option<Format> {
        let word = text(value, faults)?;
        if word == Format::WORD { Some(Format) } else { unknown(word, faults) }
    }
}

record! {
    /// Where the Rocketeers begin.
    Start {
        /// Who decides.
        "mode" => mode: StartMode,
        /// The start tile.
        "tile" => tile: Room,
        /// Where it lies, if it is fixed.
        "at" => at: Option<Hex>,
        /// Where the players may lay it, if they choose.
        "candidates" => candidates: Vec<Hex>,
    }
}

names! {
    /// Who decides where the start tile lies.
    StartMode {
        /// The map.
        Fixed = "fixed",
        /// The players.
        PlayersChoose = "players_choose",
    }
}

record! {
    /// A place of the map.
    Tile {
        /// Its column.
        "q" => q: i8,
        /// Its place in the column.
        "r" => r: i8,
        /// What lies there.
        "kind" => kind: TileKind,
        /// Which Scenario tile, if one lies there face-up.
        "tile" => tile: Option<Room>,
        /// Which pool its hidden marker is from, if it has one.
        "pool" => pool: Option<String>,
        /// The tokens on it.
        "tokens" => tokens: Tokens,
        /// The standard tile that lies there, by its inventory number; any of those left if nothing is said.
        "number" => number: Option<u8>,
        /// How many edges clockwise it is turned from the arrow of the start tile; not at all if nothing is said.
        "turn" => turn: Option<u8>,
    }
}

impl Tile {
    /// Where it lies.
    pub fn at(&self) -> Hex {
        Hex { q: self.q, r: self.r }
    }
}

names! {
    /// What lies on a place of the map.
    TileKind {
        /// A standard tile, face-down.
        Standard = "standard",
        /// A standard tile, face-down, with a hidden marker.
        Pool = "pool",
        /// The start tile.
        Start = "start",
        /// A Scenario tile, face-up.
        Fixed = "fixed",
    }
}

/// Tokens on a tile, face-down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "ScenarioTokens"))]
pub struct Tokens {
    /// Alien tokens.
    pub alien: u8,
    /// Discovery tokens.
    pub discovery: u8,
    /// Alert tokens.
    pub alert: u8,
    /// Places for Rocketeer tokens.
    pub rocketeer: u8,
}

impl Tokens {
    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Tokens::default()
    }
}

impl Read for Tokens {
    fn read(value: &Value, faults: &mut Faults) -> Option<Tokens> {
        let object = object(value, faults)?;
        super::read::only(object, &["alien", "discovery", "alert", "rocketeer"], faults);
        let mut count = |key| -> Option<u8> {
            let read: Option<Option<u8>> = super::read::field(object, key, faults);
            Some(read?.unwrap_or_default())
        };
        let (alien, discovery) = (count("alien"), count("discovery"));
        let (alert, rocketeer) = (count("alert"), count("rocketeer"));
        Some(Tokens { alien: alien?, discovery: discovery?, alert: alert?, rocketeer: rocketeer? })
    }

    fn missing() -> Option<Tokens> {
        Some(Tokens::default())
    }
}

record! {
    /// Markers that are mixed and laid face-down, one on each of these places.
    MarkerPool {
        /// Its name.
        "id" => id: String,
        /// What is under them.
        "markers" => markers: Vec<Marker>,
        /// Where they lie.
        "positions" => positions: Vec<Hex>,
    }
}

/// What is under a hidden marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Marker {
    /// Nothing.
    #[serde(rename = "decoy")]
    Decoy,
    /// A Scenario tile that replaces the standard one.
    #[serde(untagged)]
    Room(Room),
}

impl Read for Marker {
    fn read(value: &Value, faults: &mut Faults) -> Option<Marker> {
        if value.as_str() == Some("decoy") {
            Some(Marker::Decoy)
        } else {
            Room::read(value, faults).map(Marker::Room)
        }
    }
}

/// A number for each size of crew, written `{"1": 6, "2": 6, …}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Record<\"1\" | \"2\" | \"3\" | \"4\" | \"5\" | \"6\", number>"))]
pub struct CrewTable(pub [u8; 6]);

impl CrewTable {
    /// O2 at the start where a scenario says nothing else.
    pub const O2: CrewTable = CrewTable([6, 6, 5, 4, 3, 2]);
    /// As they are written.
    const KEYS: [&'static str; 6] = ["1", "2", "3", "4", "5", "6"];

    /// For so many Rocketeers.
    pub fn of(self, crew: u8) -> u8 {
        self.0[usize::from(crew.clamp(1, 6)) - 1]
    }
}

impl Serialize for CrewTable {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(6))?;
        for (key, value) in CrewTable::KEYS.iter().zip(self.0) {
            map.serialize_entry(key, &value)?;
        }
        map.end()
    }
}

impl Read for CrewTable {
    fn read(value: &Value, faults: &mut Faults) -> Option<CrewTable> {
        let object = object(value, faults)?;
        super::read::only(object, &CrewTable::KEYS, faults);
        let read = CrewTable::KEYS.map(|key| super::read::field::<u8>(object, key, faults));
        let [one, two, three, four, five, six] = read;
        Some(CrewTable([one?, two?, three?, four?, five?, six?]))
    }

    fn missing() -> Option<CrewTable> {
        Some(CrewTable::O2)
    }
}

record! {
    /// How items are chosen before the mission.
    StartingItems (default) {
        /// Whether they keep them.
        "mode" => mode: ItemsMode,
        /// How many each.
        "per_rocketeer" => per_rocketeer: u8,
        /// How many of them large.
        "max_large" => max_large: u8,
        /// How many small ones each keeps, if the others are lost.
        "keep_small" => keep_small: Option<u8>,
        /// Whether what is lost lies on the map as Rocketeer tokens.
        "rest_as_rocketeer_tokens" => rest_as_rocketeer_tokens: bool,
        /// What is good to have.
        "recommended" => recommended: Vec<Item>,
        /// What the players are told about it.
        "text" => text: Option<Bilingual>,
    }
}

names! {
    /// Whether the Rocketeers keep the items they choose.
    ItemsMode {
        /// They do.
        Choose = "choose",
        /// They lose all but a few.
        ChooseThenLose = "choose_then_lose",
    }
}

record! {
    /// What is in the supply of tokens.
    Supply (default) {
        /// Aliens of these types on Alien tokens are not used: tokens that show one are left out.
        "alien_exclude_types" => alien_exclude_types: Vec<AlienType>,
        /// Discovery tokens that are certainly among those on the map.
        "discovery_guaranteed" => discovery_guaranteed: Guaranteed,
    }
}

/// Discovery tokens that are certainly on the map.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "ts",
    ts(type = "{ schematic?: number, mysterium?: number, thrall_oxygen_tank?: number }")
)]
pub struct Guaranteed(pub BTreeMap<DiscoveryKind, u8>);

names! {
    /// A kind of Discovery token.
    DiscoveryKind {
        /// Any of the six Schematics.
        Schematic = "schematic",
        /// Mysterium.
        Mysterium = "mysterium",
        /// A Thrall Oxygen Tank.
        ThrallOxygenTank = "thrall_oxygen_tank",
    }
}

impl Read for Guaranteed {
    fn read(value: &Value, faults: &mut Faults) -> Option<Guaranteed> {
        let read: Vec<Option<(DiscoveryKind, u8)>> = object(value, faults)?
            .iter()
            .map(|(key, count)| {
                faults.at(key, |faults| {
                    let kind = DiscoveryKind::named(key).or_else(|| unknown(key, faults));
                    let count = u8::read(count, faults);
                    Some((kind?, count?))
                })
            })
            .collect();
        read.into_iter().collect::<Option<BTreeMap<_, _>>>().map(Guaranteed)
    }

    fn missing() -> Option<Guaranteed> {
        Some(Guaranteed::default())
    }
}

/// Where Aliens arrive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Muster {
    /// At these in turn, one per draw.
    #[serde(rename = "alternate")]
    Alternate(Vec<Where>),
    /// On this Scenario tile, and somewhere else while it does not lie on the map.
    #[serde(untagged)]
    Fallback(MusterFallback),
    /// There.
    #[serde(untagged)]
    At(Where),
}

record! {
    /// A Scenario tile, and what stands in for it.
    MusterFallback {
        /// The tile.
        "tile" => tile: Room,
        /// While it is not there.
        "fallback" => fallback: Where,
    }
}

impl Read for Muster {
    fn read(value: &Value, faults: &mut Faults) -> Option<Muster> {
        let object = object(value, faults)?;
        if object.contains_key("fallback") {
            return MusterFallback::read(value, faults).map(Muster::Fallback);
        }
        if object.len() == 1
            && let Some(places) = object.get("alternate")
        {
            list(places, faults)?;
            return faults.at("alternate", |faults| Read::read(places, faults)).map(Muster::Alternate);
        }
        Where::read(value, faults).map(Muster::At)
    }
}

names! {
    /// Something that only some scenarios have.
    ProfileName {
        /// War Thralls.
        WarThrall = "war_thrall",
        /// The Hive Queen.
        HiveQueen = "hive_queen",
        /// The Overmind.
        Overmind = "overmind",
    }
}

record! {
    /// Something that a Rocketeer can do in this scenario.
    #[cfg_attr(feature = "ts", ts(rename = "ScenarioAction"))]
    Action {
        /// Its name in commands.
        "id" => id: String,
        /// What it is called.
        "name" => name: Bilingual,
        /// Where he has to stand.
        "where" => place: Where,
        /// What it costs.
        "cost" => cost: Cost,
        /// What must be so.
        "needs" => needs: Option<Condition>,
        /// What the Rocketeers on the tile together give, if it succeeds.
        "spend" => spend: Option<Spend>,
        /// Against which Alien on the tile.
        "target" => target: Option<Target>,
        /// What then happens.
        "on_success" => on_success: Vec<Effect>,
        /// What one Overkill may buy.
        "per_overkill" => per_overkill: Vec<Effect>,
        /// How many Overkills at most; any number if it is left out.
        "max_overkill" => max_overkill: Option<u8>,
        /// How often.
        "limit" => limit: Option<Limit>,
        /// What the players are told about it.
        "text" => text: Bilingual,
    }
}

/// Components that an action takes, written `{"component:wire": 2}`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "BTreeMap<String, Num>"))]
pub struct Spend(pub BTreeMap<Component, Num>);

impl Serialize for Spend {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(component, n)| (format!("component:{component}"), n)))
    }
}

impl Read for Spend {
    fn read(value: &Value, faults: &mut Faults) -> Option<Spend> {
        let read: Vec<Option<(Component, Num)>> = object(value, faults)?
            .iter()
            .map(|(key, n)| {
                faults.at(key, |faults| {
                    let component = key.strip_prefix("component:").and_then(Component::named);
                    let component = component.or_else(|| unknown(key, faults));
                    let n = Num::read(n, faults);
                    Some((component?, n?))
                })
            })
            .collect();
        read.into_iter().collect::<Option<BTreeMap<_, _>>>().map(Spend)
    }
}

record! {
    /// An Alien on the acting Rocketeer's tile.
    #[cfg_attr(feature = "ts", ts(rename = "ScenarioTarget"))]
    Target {
        /// Of these types.
        "types" => types: Types,
        /// Stunned or not; both if it is left out.
        "stunned" => stunned: Option<bool>,
        /// With exactly so many HP left.
        "hp" => hp: Option<u8>,
    }
}

record! {
    /// Something that happens by itself.
    Rule {
        /// Its name.
        "id" => id: String,
        /// What sets it off.
        "on" => on: Trigger,
        /// Only there: which tile was scanned, entered and so on.
        "where" => place: Option<Where>,
        /// Only if this is so.
        "if" => condition: Option<Condition>,
        /// What happens.
        "do" => effects: Vec<Effect>,
        /// What holds all the time.
        "modifier" => modifier: Option<Modifier>,
        /// How often.
        "limit" => limit: Option<Limit>,
        /// Only each so-many-th time that its condition holds.
        "every" => every: Option<Num>,
        /// What the players are told about it.
        "text" => text: Bilingual,
    }
}

record! {
    /// A way to lose.
    Defeat {
        /// When this is so.
        "if" => condition: Condition,
        /// What the players are told.
        "text" => text: Bilingual,
    }
}

record! {
    /// Two tiles that count as adjacent.
    Link {
        /// One.
        "a" => a: Hex,
        /// The other.
        "b" => b: Hex,
        /// What is between them.
        "edge" => edge: LinkEdge,
        /// What the players are told about it.
        "text" => text: Option<Bilingual>,
    }
}

names! {
    /// What is between linked tiles.
    LinkEdge {
        /// A hatch.
        Hatch = "hatch",
        /// Nothing.
        Open = "open",
    }
}

record! {
    /// An item that only this scenario has. It is carried and traded; it cannot be used up.
    ScenarioItem {
        /// Its name in the scenario.
        "id" => id: String,
        /// What it is called.
        "name" => name: Bilingual,
        /// How many there are.
        "copies" => copies: u8,
        /// Whether it is large.
        "large" => large: bool,
        /// What the players are told about it.
        "text" => text: Bilingual,
    }
}

record! {
    /// What a Scenario tile does wherever it is used.
    TileEffect {
        /// What can be done there.
        "actions" => actions: Vec<Action>,
        /// What happens there.
        "rules" => rules: Vec<Rule>,
        /// What holds there.
        "modifiers" => modifiers: Vec<Modifier>,
        /// What the players are told about it, if its actions and rules do not say it.
        "text" => text: Option<Bilingual>,
    }
}

read_names!(DiscoveryKind, ItemsMode, LinkEdge, ProfileName, StartMode, TileKind);

/// Defaults where a whole part is left out.
macro_rules! or_default {
    ($($type:ty => $value:expr,)*) => {$(
        impl Default for $type {
            fn default() -> $type {
                $value
            }
        }
    )*};
}
or_default! {
    StartingItems => StartingItems {
        mode: ItemsMode::Choose,
        per_rocketeer: 4,
        max_large: 2,
        keep_small: None,
        rest_as_rocketeer_tokens: false,
        recommended: Vec::new(),
        text: None,
    },
    Supply => Supply { alien_exclude_types: Vec::new(), discovery_guaranteed: Guaranteed::default() },
    Switches => Switches { los_limit: None },
}

impl Scenario {
    /// Reads a scenario without asking whether it makes sense, or says what cannot be read.
    pub fn read(value: &Value) -> Result<Scenario, Vec<Fault>> {
        let mut faults = Faults::default();
        let read = <Scenario as Read>::read(value, &mut faults);
        read.filter(|_| faults.is_empty()).ok_or_else(|| faults.into_list())
    }
}

impl<'de> Deserialize<'de> for Scenario {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Scenario, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Scenario::read(&value).map_err(|faults| {
            let places: Vec<String> =
                faults.iter().map(|fault| format!("{} at {}", fault.name(), fault.place)).collect();
            serde::de::Error::custom(places.join(", "))
        })
    }
}
