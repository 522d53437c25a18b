//! The words of the scenario language: numbers, places, people, conditions and triggers.
//!
//! A scenario is made of these and nothing else. `docs/writing-scenarios.md` explains them to whoever writes one.

use super::fault::{Fault, Faults};
use super::read::{Read, choice, read_names, record, text, unknown};
use crate::hex::Hex;
use crate::{AlienType, Item, Room};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};
use table::names;

record! {
    /// A text in both languages. What a scenario says, it brings along.
    #[derive(serde::Deserialize)]
    Bilingual {
        /// English.
        "en" => en: String,
        /// French.
        "fr" => fr: String,
    }
}

/// A number of the language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Num {
    /// Depends on the number of Rocketeers: for one, two … six.
    #[serde(rename = "by_crew")]
    ByCrew([i16; 6]),
    /// The value of a counter.
    #[serde(rename = "counter")]
    Counter(String),
    /// How many of some tiles fit.
    #[serde(rename = "count_tiles")]
    CountTiles(CountTiles),
    /// This number.
    #[serde(untagged)]
    Plain(i16),
}

impl Read for Num {
    fn read(value: &Value, faults: &mut Faults) -> Option<Num> {
        let Some(object) = value.as_object() else { return i16::read(value, faults).map(Num::Plain) };
        let mut keys = object.iter();
        let (Some((key, inner)), None) = (keys.next(), keys.next()) else {
            faults.add(Fault::new("one-key"));
            return None;
        };
        faults.at(key, |faults| match key.as_str() {
            "by_crew" => Read::read(inner, faults).map(Num::ByCrew),
            "counter" => Read::read(inner, faults).map(Num::Counter),
            "count_tiles" => Read::read(inner, faults).map(Num::CountTiles),
            _ => unknown(key, faults),
        })
    }
}

record! {
    /// Counts tiles that fit everything that is asked.
    CountTiles {
        /// Among these.
        "of" => of: Vec<Where>,
        /// With at least one such Alien.
        "with_aliens" => with_aliens: Option<AlienFilter>,
        /// Without a Rocketeer.
        "without_rocketeers" => without_rocketeers: bool,
    }
}

record! {
    /// Some Aliens.
    AlienFilter {
        /// Of these types.
        "types" => types: Types,
        /// Stunned or not; both if it is left out.
        "stunned" => stunned: Option<bool>,
    }
}

/// Types of Aliens. War Thralls are a type of their own; a boss is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Types {
    /// All of them.
    #[serde(rename = "any")]
    Any,
    /// These.
    #[serde(untagged)]
    These(Vec<AlienType>),
}

impl Types {
    /// Whether this type is among them.
    pub fn has(&self, kind: AlienType) -> bool {
        match self {
            Types::Any => true,
            Types::These(kinds) => kinds.contains(&kind),
        }
    }
}

impl Read for Types {
    fn read(value: &Value, faults: &mut Faults) -> Option<Types> {
        match value.as_str() {
            Some("any") => Some(Types::Any),
            Some(word) => unknown(word, faults),
            None => Read::read(value, faults).map(Types::These),
        }
    }
}

/// A comparison with one, two or three numbers; all that are given must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub struct Bound {
    /// At least this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gte: Option<Num>,
    /// At most this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lte: Option<Num>,
    /// Exactly this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub eq: Option<Num>,
}

impl Bound {
    /// Whether a value keeps to it, when the numbers have been worked out.
    pub fn holds(&self, value: i32, mut number: impl FnMut(&Num) -> i32) -> bool {
        self.gte.as_ref().is_none_or(|least| value >= number(least))
            && self.lte.as_ref().is_none_or(|most| value <= number(most))
            && self.eq.as_ref().is_none_or(|exactly| value == number(exactly))
    }

    /// The keys of a comparison in an object that may have others.
    pub(crate) fn read_from(object: &Map<String, Value>, faults: &mut Faults) -> Option<Bound> {
        let gte = super::read::field(object, "gte", faults);
        let lte = super::read::field(object, "lte", faults);
        let eq = super::read::field(object, "eq", faults);
        let bound = Bound { gte: gte?, lte: lte?, eq: eq? };
        if bound == Bound::default() {
            faults.add(Fault::new("no-comparison"));
            return None;
        }
        Some(bound)
    }
}

impl Read for Bound {
    fn read(value: &Value, faults: &mut Faults) -> Option<Bound> {
        let object = super::read::object(value, faults)?;
        super::read::only(object, &["gte", "lte", "eq"], faults);
        Bound::read_from(object, faults)
    }
}

choice! {
    /// A tile or several.
    Where {
        words {
            /// Where Aliens arrive in this scenario.
            Muster = "muster",
            /// Where the Rocketeers began.
            Start = "start",
            /// Where the acting Rocketeer stands.
            ActingTile = "acting_tile",
            /// The tile that has just been scanned.
            ScannedTile = "scanned_tile",
            /// The tile of the action, of the effect of a tile, or of what has just happened.
            Here = "here",
            /// All tiles of the map.
            Anywhere = "anywhere",
            /// Scanned tiles with a vent.
            ScannedVents = "scanned_vents",
            /// Scanned standard tiles without figures, tokens and markers.
            ScannedStandardEmpty = "scanned_standard_empty",
            /// Tiles with a Thrall.
            ThrallTiles = "thrall_tiles",
            /// Tiles that were turned face-down again.
            FadedTile = "faded_tile",
        }
        keyed {
            /// A Scenario tile, once it lies face-up on the map.
            Tile(Room) = "tile",
            /// The tile at these coordinates.
            At(Hex) = "at",
            /// The tiles of a set.
            Set(String) = "set",
            /// All of these together.
            AnyOf(Vec<Where>) = "any_of",
            /// The first of these that exists.
            FirstOf(Vec<Where>) = "first_of",
            /// The next of these sets, each once.
            NextOf(Vec<String>) = "next_of",
            /// Scanned tiles on which something lies.
            ScannedWith(Lying) = "scanned_with",
        }
        whole {
            /// One tile, chosen by distance.
            Pick(Pick) = "pick",
        }
    }
}

names! {
    /// What may lie on a tile.
    #[cfg_attr(feature = "ts", ts(rename = "ScenarioLying"))]
    Lying {
        /// A Discovery token.
        DiscoveryToken = "discovery_token",
    }
}

record! {
    /// One tile among several: lowest inventory number among equals, then by chance.
    Pick {
        /// How one is picked among them.
        "pick" => by: PickBy,
        /// Among these; all tiles of the map if it is left out.
        "from" => from: Option<Box<Where>>,
    }
}

names! {
    /// How one tile is picked. Distances are ways over tiles (AM-2.19); from the Rocketeers, to the nearest of them.
    PickBy {
        /// Nearest to a Rocketeer.
        NearestToRocketeers = "nearest_to_rocketeers",
        /// Farthest from every Rocketeer.
        FarthestFromRocketeers = "farthest_from_rocketeers",
        /// Farthest from the start tile.
        FarthestFromStart = "farthest_from_start",
        /// Farthest from every Rocketeer, scanned tiles only.
        FarthestFromRocketeersScanned = "farthest_from_rocketeers_scanned",
        /// Nearest to the start tile, which does not count itself, without a Rocketeer.
        NearestToStartUnoccupied = "nearest_to_start_unoccupied",
    }
}

choice! {
    /// Some of the Rocketeers.
    Selector {
        words {
            /// Every one of them.
            All = "all",
            /// In a condition: at least one; in an effect: one whom the players choose.
            Any = "any",
            /// The acting one.
            Acting = "acting",
            /// Who takes the first turn.
            FirstToAct = "first_to_act",
        }
        keyed {
            /// Those who stand there.
            On(Box<Where>) = "on",
            /// Those who hold this.
            Holding(ItemRef) = "holding",
        }
    }
}

/// An item card, a kind of item cards, or an item of this scenario.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "String"))]
pub enum ItemRef {
    /// An item of the box.
    Item(Item),
    /// Any item of a kind: `tag:discovery`.
    Tag(Tag),
    /// An item that only this scenario has.
    Own(String),
}

names! {
    /// A kind of item cards.
    Tag {
        /// Discovery and Schematic cards, assembled or not.
        Discovery = "discovery",
        /// Rocketeer item cards.
        Rocketeer = "rocketeer",
    }
}

impl ItemRef {
    /// As it is written.
    pub fn written(&self) -> String {
        match self {
            ItemRef::Item(item) => item.name().to_owned(),
            ItemRef::Tag(tag) => format!("tag:{tag}"),
            ItemRef::Own(id) => id.clone(),
        }
    }
}

impl Serialize for ItemRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.written())
    }
}

impl Read for ItemRef {
    fn read(value: &Value, faults: &mut Faults) -> Option<ItemRef> {
        let word = text(value, faults)?;
        if let Some(tag) = word.strip_prefix("tag:") {
            return Tag::named(tag).map(ItemRef::Tag).or_else(|| unknown(word, faults));
        }
        // Whether the scenario has such an item is seen when it is checked as a whole.
        Some(Item::named(word).map_or_else(|| ItemRef::Own(word.to_owned()), ItemRef::Item))
    }
}

choice! {
    /// Something that is so or not.
    Condition {
        keyed {
            /// Every one of these.
            All(Vec<Condition>) = "all",
            /// At least one of these.
            Any(Vec<Condition>) = "any",
            /// Not this.
            Not(Box<Condition>) = "not",
            /// How many counters with this beginning are above zero.
            DistinctCounters(DistinctCounters) = "distinct_counters",
            /// A flag is raised.
            Flag(String) = "flag",
            /// Rocketeers stand there.
            OnTile(OnTile) = "on_tile",
            /// The Rocketeers together hold so many.
            TeamHas(TeamHas) = "team_has",
            /// So many Aliens stand there.
            Aliens(AlienCount) = "aliens",
            /// The marker of a Scenario tile lies on it, or no longer.
            Marker(MarkerIs) = "marker",
            /// All these tiles are scanned.
            Scanned(Where) = "scanned",
            /// How far the mission is.
            Stage(Stage) = "stage",
            /// Which Game Turn it is.
            Turn(Bound) = "turn",
            /// Who was killed or subdued.
            Victim(AlienType) = "victim",
            /// From how far away.
            Range(Bound) = "range",
            /// What was picked up.
            Picked(Picked) = "picked",
        }
        whole {
            /// A counter stands so.
            Counter(CounterIs) = "counter",
        }
    }
}

record! {
    /// Compares a counter.
    CounterIs [bounded] {
        /// Which: one of the scenario's, or one that the game keeps.
        "counter" => counter: String,
    }
}

record! {
    /// Compares the number of different counters that are above zero.
    DistinctCounters [bounded] {
        /// How their names begin.
        "prefix" => prefix: String,
    }
}

record! {
    /// Rocketeers on tiles.
    OnTile {
        /// These.
        "who" => who: Selector,
        /// There.
        "where" => place: Where,
    }
}

record! {
    /// Compares what the Rocketeers hold together.
    TeamHas [bounded] {
        /// Of this.
        "item" => item: ItemRef,
    }
}

record! {
    /// Compares a number of Aliens.
    AlienCount [bounded] {
        /// Of these types.
        "types" => types: Types,
        /// There.
        "where" => place: Where,
        /// Stunned or not; both if it is left out.
        "stunned" => stunned: Option<bool>,
    }
}

/// Whose marker: that of a Scenario tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum MarkerAt {
    /// Of the tile where it happens.
    #[serde(rename = "here")]
    Here,
    /// Of this one.
    #[serde(untagged)]
    Room(Room),
}

impl Read for MarkerAt {
    fn read(value: &Value, faults: &mut Faults) -> Option<MarkerAt> {
        if value.as_str() == Some("here") {
            Some(MarkerAt::Here)
        } else {
            Room::read(value, faults).map(MarkerAt::Room)
        }
    }
}

record! {
    /// Asks for a marker.
    MarkerIs {
        /// Whose.
        "tile" => tile: MarkerAt,
        /// It lies there, or it does not.
        "present" => present: bool,
    }
}

names! {
    /// How far the mission is.
    Stage {
        /// There are tiles to scan.
        Exploration = "exploration",
        /// Red Alert.
        RedAlert = "red_alert",
    }
}

names! {
    /// What was picked up.
    Picked {
        /// A Discovery token.
        Discovery = "discovery",
        /// A Rocketeer token.
        Rocketeer = "rocketeer",
    }
}

names! {
    /// When a rule fires.
    Trigger {
        /// At the end of setup.
        Setup = "setup",
        /// When a Game Turn begins.
        GameTurnStart = "game_turn_start",
        /// When a Rocketeer's turn begins.
        RocketeerTurnStart = "rocketeer_turn_start",
        /// In a Scanning Phase, before the scan.
        ScanPhase = "scan_phase",
        /// A tile was scanned.
        Scanned = "scanned",
        /// A Decoy was turned over.
        DecoyRevealed = "decoy_revealed",
        /// A token was picked up.
        Pickup = "pickup",
        /// A Rocketeer entered a tile.
        Enter = "enter",
        /// A Rocketeer killed an Alien.
        Kill = "kill",
        /// A Rocketeer subdued a Thrall or a Brain.
        Subdue = "subdue",
        /// A counter changed, and the rule's condition holds now.
        CounterReached = "counter_reached",
        /// A marker was taken off its tile.
        MarkerRemoved = "marker_removed",
        /// Red Alert begins.
        RedAlertStart = "red_alert_start",
        /// A Scanning Phase in Red Alert.
        RedAlertScan = "red_alert_scan",
        /// The Alien Turn begins.
        AlienTurnStart = "alien_turn_start",
        /// The Alien Turn ends.
        AlienTurnEnd = "alien_turn_end",
        /// Cleanup, after its usual steps.
        Cleanup = "cleanup",
        /// Never by itself: the rule's modifier always holds.
        Always = "always",
    }
}

read_names!(Lying, PickBy, Picked, Stage, Tag, Trigger);
