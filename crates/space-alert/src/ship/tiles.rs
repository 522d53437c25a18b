//! Damage tiles.

use serde::{Deserialize, Serialize};

table::names! {
    /// A damage tile.
    Tile {
        /// The weapon on the upper deck.
        UpperCannon = "upper_cannon",
        /// The weapon on the lower deck.
        LowerCannon = "lower_cannon",
        /// The shield.
        Shield = "shield",
        /// The reactor.
        Reactor = "reactor",
        /// The gravolift.
        Gravolift = "gravolift",
        /// The structure.
        Structure = "structure",
    }
}

/// Any number of the tiles of one zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Tile>"))]
pub struct Tiles(u8);

impl Tiles {
    /// No tile.
    pub const NONE: Tiles = Tiles(0);

    /// How many there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is among them.
    pub fn contains(self, tile: Tile) -> bool {
        self.0 & (1 << tile as u8) != 0
    }

    /// Adds one.
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile as u8;
    }

    /// Takes one away.
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile as u8);
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(move |tile| self.contains(*tile))
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        let mut all = Tiles::NONE;
        for tile in tiles {
            all.insert(tile);
        }
        all
    }
}

impl Serialize for Tiles {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Tiles, D::Error> {
        Ok(Vec::<Tile>::deserialize(deserializer)?.into_iter().collect())
    }
}
