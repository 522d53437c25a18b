//! The ship as a map: three zones on two decks make six stations.

use arbitrary::Arbitrary;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

table::names! {
    /// A third of the ship, with its own shield, reactor, lift and damage tiles. Red is left, blue is right. An attack on all zones
    /// strikes them in this order.
    Zone {
        /// The left third.
        Red = "red",
        /// The middle third.
        White = "white",
        /// The right third.
        Blue = "blue",
    }
}

/// One of the six rooms of the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Arbitrary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Station {
    /// Upper deck, red zone.
    #[serde(rename = "UR")]
    UpperRed,
    /// Upper deck, white zone: the bridge, where everybody begins.
    #[serde(rename = "UW")]
    UpperWhite,
    /// Upper deck, blue zone.
    #[serde(rename = "UB")]
    UpperBlue,
    /// Lower deck, red zone.
    #[serde(rename = "LR")]
    LowerRed,
    /// Lower deck, white zone.
    #[serde(rename = "LW")]
    LowerWhite,
    /// Lower deck, blue zone.
    #[serde(rename = "LB")]
    LowerBlue,
}

impl Station {
    /// Upper deck first, from red to blue.
    pub const ALL: [Self; 6] = [
        Self::UpperRed,
        Self::UpperWhite,
        Self::UpperBlue,
        Self::LowerRed,
        Self::LowerWhite,
        Self::LowerBlue,
    ];

    /// Its place in an array.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The two letters used in plan files and message keys.
    pub fn code(self) -> &'static str {
        ["UR", "UW", "UB", "LR", "LW", "LB"][self.index()]
    }

    /// The station with these two letters.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|station| station.code() == code)
    }

    /// The third of the ship it lies in.
    pub fn zone(self) -> Zone {
        Zone::ALL[self.index() % 3]
    }

    /// Whether it lies on the upper deck.
    pub fn is_upper(self) -> bool {
        self.index() < 3
    }

    /// The station above or below, at the other end of the gravolift.
    pub fn other_deck(self) -> Self {
        Self::ALL[(self.index() + 3) % 6]
    }

    /// The neighbour towards red, unless the hull is there.
    pub fn towards_red(self) -> Option<Self> {
        (self.zone() != Zone::Red).then(|| Self::ALL[self.index() - 1])
    }

    /// The neighbour towards blue, unless the hull is there.
    pub fn towards_blue(self) -> Option<Self> {
        (self.zone() != Zone::Blue).then(|| Self::ALL[self.index() + 1])
    }
}

/// Any number of stations: one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Station>"))]
pub struct Stations(u8);

impl Stations {
    /// No station.
    pub const NONE: Self = Self(0);

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether this one is among them.
    pub fn contains(self, station: Station) -> bool {
        self.0 & (1 << station.index()) != 0
    }

    /// Adds one.
    pub fn insert(&mut self, station: Station) {
        self.0 |= 1 << station.index();
    }

    /// Takes one away.
    pub fn remove(&mut self, station: Station) {
        self.0 &= !(1 << station.index());
    }

    /// All of them, upper deck first, from red to blue.
    pub fn iter(self) -> impl Iterator<Item = Station> {
        Station::ALL.into_iter().filter(move |station| self.contains(*station))
    }
}

impl FromIterator<Station> for Stations {
    fn from_iter<I: IntoIterator<Item = Station>>(stations: I) -> Self {
        let mut all = Self::NONE;
        for station in stations {
            all.insert(station);
        }
        all
    }
}

/// As a list, so that a person can read it.
impl Serialize for Stations {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Stations {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Station>::deserialize(deserializer)?.into_iter().collect())
    }
}
