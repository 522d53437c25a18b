//! Content as a person writes it: the TOML files in `data/`, or a file that replaces parts of them.

use serde::{Deserialize, Serialize};

/// Everything that the data files say. In a replacement file every part may be left out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Source {
    /// Names the game the file is for; needed in replacement files.
    pub game: Option<String>,
    /// Starting Missions.
    #[serde(rename = "mission")]
    pub missions: Vec<MissionSource>,
    /// Assets.
    #[serde(rename = "asset")]
    pub assets: Vec<AssetSource>,
    /// Engine piles.
    #[serde(rename = "engine")]
    pub engines: Vec<EngineSource>,
    /// Threats.
    #[serde(rename = "threat")]
    pub threats: Vec<ThreatSource>,
    /// The three destinations.
    #[serde(rename = "destination")]
    pub destinations: Vec<DestinationSource>,
    /// The locations.
    #[serde(rename = "location")]
    pub locations: Vec<LocationSource>,
    /// Personal goals.
    #[serde(rename = "goal")]
    pub goals: Vec<GoalSource>,
    /// Variant cards.
    #[serde(rename = "variant")]
    pub variants: Vec<VariantSource>,
    /// Solo cards.
    #[serde(rename = "solo")]
    pub solos: Vec<SoloSource>,
    /// Everything that is one number.
    pub constants: Option<Constants>,
}

table::names! {
    /// One of the three destinations, nearest first.
    Destination {
        /// Earth orbit.
        Earth = "earth",
        /// The Moon.
        Moon = "moon",
        /// Mars.
        Mars = "mars",
    }
}

table::names! {
    /// What kind of thing is built at a location.
    MissionType {
        /// A satellite.
        Satellite = "satellite",
        /// A spaceship.
        Spaceship = "spaceship",
        /// A space hotel.
        SpaceHotel = "space-hotel",
        /// The orbital shipyard.
        OrbitalShipyard = "orbital-shipyard",
        /// The space station.
        SpaceStation = "space-station",
        /// Asteroid mining.
        AsteroidMining = "asteroid-mining",
        /// A base.
        Base = "base",
    }
}

/// One of the three items that boost a destination and pay for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// Computers.
    Computer,
    /// Composite materials.
    Composite,
    /// Biotechnology.
    Biotech,
}

table::names! {
    /// The three kinds of Threat.
    ThreatType {
        /// A pandemic.
        Pandemic = "pandemic",
        /// Climate change.
        ClimateChange = "climate-change",
        /// An asteroid on its way.
        AsteroidImpact = "asteroid-impact",
    }
}

/// Which half of the deck an Asset belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// The half that comes first.
    Teal,
    /// The half that comes second.
    Pink,
}

/// What a card prints in its top corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Printed {
    /// Money.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub money: u8,
    /// Rocket points.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub rocket: u8,
    /// Computers.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub computer: u8,
    /// Composite materials.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub composite: u8,
    /// Biotechnology.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub biotech: u8,
    /// Science.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub science: u8,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// What a card costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Price {
    /// Money.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub money: u8,
    /// Computers.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub computer: u8,
    /// Composite materials.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub composite: u8,
    /// Biotechnology.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub biotech: u8,
    /// Items of any of the three kinds.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub any: u8,
}

/// The lasting benefit of a success.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// Rocket points, for good.
    Rocket(u8),
    /// A larger Hand, for good.
    Hand(u8),
    /// Money, once per turn.
    Money(u8),
    /// Science, once per turn.
    Science(u8),
}

/// What an Asset does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// Nothing but what is printed.
    #[default]
    None,
    /// WHEN USED TO PAY: draw cards.
    PayDraw {
        /// How many cards are drawn.
        cards: u8,
    },
    /// WHEN USED TO PAY: place one card for free.
    PayPlaceFree,
    /// WHEN USED TO PAY: other cards may go to the Junkyard.
    PayJunk {
        /// How many cards may go there.
        cards: u8,
    },
    /// DISCARD: goes to the Junkyard and takes a Threat from the display.
    TakeThreat {
        /// The type of Threat it takes.
        threat: ThreatType,
    },
    /// DISCARD: junk another Hand card, then draw.
    JunkThenDraw {
        /// How many to draw.
        cards: u8,
    },
    /// DISCARD: discard any number of Hand cards, draw as many and some more.
    SwapHand {
        /// How many more.
        extra: u8,
    },
    /// DISCARD: put a display card under the deck, refill, then draw.
    CycleDisplayThenDraw {
        /// How many to draw.
        cards: u8,
    },
    /// DISCARD: draw.
    Draw {
        /// How many cards are drawn.
        cards: u8,
    },
    /// DISCARD: take cards from the Warehouse into the Hand.
    FetchFromWarehouse {
        /// How many cards are taken.
        cards: u8,
    },
    /// Worth money for each fulfilled mission.
    MoneyPerMission {
        /// How much for each.
        money: u8,
    },
    /// LAUNCH PAD: a larger boost at any destination.
    Boost {
        /// By how much.
        spaces: u8,
    },
    /// LAUNCH PAD: the first draw is the best of several.
    PlanFirstDraw {
        /// Of how many.
        cards: u8,
    },
    /// LAUNCH PAD: one draw is taken back and made again.
    Redraw,
    /// LAUNCH PAD: a drawn 0 moves further.
    ZeroCountsAs {
        /// Spaces moved instead.
        spaces: u8,
    },
    /// LAUNCH PAD: moves the Rocket at any moment.
    Advance {
        /// Spaces moved.
        spaces: u8,
    },
    /// LAUNCH PAD: Engines stay when the pad is cleared.
    KeepEngine {
        /// How many Engines may stay.
        cards: u8,
    },
    /// LAUNCH PAD: stores Hand cards.
    Store {
        /// How many at most.
        cards: u8,
    },
    /// Becomes a copy of another Asset.
    Copy,
}

impl Effect {
    /// Whether it is a DISCARD ability.
    pub fn is_ability(self) -> bool {
        matches!(
            self,
            Effect::TakeThreat { .. }
                | Effect::JunkThenDraw { .. }
                | Effect::SwapHand { .. }
                | Effect::CycleDisplayThenDraw { .. }
                | Effect::Draw { .. }
                | Effect::FetchFromWarehouse { .. }
        )
    }
}

/// A starting Mission.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MissionSource {
    /// Its name in keys.
    pub id: String,
    /// What it builds.
    pub r#type: MissionType,
    /// What it prints in its corner.
    #[serde(default)]
    pub prints: Printed,
    /// Its achievement.
    pub gain: Gain,
}

/// An Asset.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AssetSource {
    /// Its name in keys.
    pub id: String,
    /// Its half of the deck.
    pub colour: Colour,
    /// One number per copy: the fewest players that copy is for.
    pub markers: Vec<u8>,
    /// What it prints in its corner.
    #[serde(default)]
    pub prints: Printed,
    /// What it costs.
    pub price: Price,
    /// Whether nothing forces it off the pad.
    #[serde(default)]
    pub permanent: bool,
    /// What it does.
    pub effect: Effect,
}

/// An Engine pile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct EngineSource {
    /// Its name in keys.
    pub id: String,
    /// One number per copy.
    pub markers: Vec<u8>,
    /// Its Rocket points.
    pub rocket: u8,
    /// What it costs.
    pub price: Price,
}

/// A type of Threat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ThreatSource {
    /// The type of Threat.
    pub id: ThreatType,
    /// One number per copy.
    pub markers: Vec<u8>,
    /// What it costs before the surcharge.
    pub price: Price,
    /// What it scores.
    pub vp: u8,
}

/// A destination.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DestinationSource {
    /// Earth orbit, the Moon or Mars.
    pub id: Destination,
    /// The space to reach.
    pub target: u8,
    /// How many Success cards may be drawn.
    pub draws: u8,
    /// The item that boosts.
    pub boost: Item,
}

/// A location.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LocationSource {
    /// The destination that it belongs to.
    pub destination: Destination,
    /// What is built there.
    pub r#type: MissionType,
    /// The Rocket points a launch needs.
    pub rocket: u8,
    /// What the first to arrive scores.
    pub first: u8,
    /// What everybody after that scores.
    pub later: u8,
    /// Its place in the tie-break, 1 being the best.
    pub rank: u8,
}

/// Something that a goal asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Needs {
    /// A mission at this location.
    Location(Destination, MissionType),
    /// Missions of this type at so many destinations.
    Type(MissionType, u8),
    /// So many missions at this destination.
    Destination(Destination, u8),
    /// So many missions anywhere.
    Missions(u8),
    /// So many Threats owned.
    Threats(u8),
    /// Threats of so many types owned.
    ThreatTypes(u8),
    /// So many of the Moon and Mars tokens.
    Tokens(u8),
    /// All of these.
    All(Vec<Needs>),
}

/// One task of a goal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// What it pays.
    pub vp: u8,
    /// What it asks for.
    pub needs: Needs,
}

/// A personal goal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GoalSource {
    /// Its name in keys.
    pub id: String,
    /// Its tasks.
    pub tasks: Vec<Task>,
    /// Whether it is used in Solitaire.
    #[serde(default = "yes")]
    pub solo: bool,
}

fn yes() -> bool {
    true
}

/// What a Variant card changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum VariantRule {
    /// Scores for the most of an item.
    MostItems {
        /// The item that is counted.
        item: Item,
    },
    /// Scores for the most Rocket points.
    MostRocketPoints,
    /// Scores for the most Threats.
    MostThreats,
    /// Aborting costs no card.
    FreeAbort,
    /// Cards stay after a failure.
    KeepOnFailure {
        /// How many cards may stay.
        cards: u8,
    },
    /// A larger Hand from the start.
    LargerHand {
        /// By how much.
        cards: u8,
    },
    /// The first placement of a turn is free.
    FreePlacement,
    /// An empty display triggers the end.
    EndOnEmptyDisplay,
}

/// A Variant card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct VariantSource {
    /// Its name in keys.
    pub id: String,
    /// What it changes.
    pub rule: VariantRule,
    /// What it scores.
    #[serde(default)]
    pub vp: u8,
}

/// A solo card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SoloSource {
    /// As a type card: the mission.
    pub r#type: MissionType,
    /// As a type card: the spaces it adds.
    pub advance: u8,
    /// As a destination card on Easy: where, and from which space.
    pub easy: (Destination, u8),
    /// The same on Normal.
    pub normal: (Destination, u8),
    /// The same on Hard.
    pub hard: (Destination, u8),
}

/// A step of the surcharge on Threats.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Surcharge {
    /// From how many victory points on.
    pub from: u8,
    /// How much more a Threat costs.
    pub money: u8,
}

/// Everything that is one number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Constants {
    /// Hand limit at the start.
    pub hand: u8,
    /// Cards on display.
    pub display: u8,
    /// Money per placed card.
    pub placement: u8,
    /// Mission tokens per player.
    pub tokens: u8,
    /// What the Moon and Mars tokens score.
    pub token_vp: u8,
    /// Goals dealt to each player.
    pub goals: u8,
    /// Variant cards in use.
    pub variants: u8,
    /// Missions per player in the Battle for Earth.
    pub battle_missions: u8,
    /// The round after which the game is scored as it stands.
    pub rounds: u16,
    /// Victory points that trigger the end with two, three and four players.
    pub thresholds: [u8; 3],
    /// What Threats cost more.
    pub surcharge: Vec<Surcharge>,
    /// How many Success cards show 0, 1, 2, 3 and 4.
    pub success: [u8; 5],
}
