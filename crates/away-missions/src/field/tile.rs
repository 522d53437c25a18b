//! Map tiles, what lies on them, and the hatches between them.

use super::ItemCard;
use crate::hex::{Direction, Hex};
use crate::{HatchState, Room};
use serde::{Deserialize, Serialize};

/// A tile's place in the list of tiles. It stays the same for the whole game, also when the tile leaves the map.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, arbitrary::Arbitrary,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct TileId(pub u16);

impl TileId {
    /// Its place in an array.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of the six edges of a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Edges(pub u8);

impl Edges {
    /// No edge.
    pub const NONE: Edges = Edges(0);
    /// All six.
    pub const ALL: Edges = Edges(0b11_1111);

    /// Whether the edge with this number is in the set.
    pub fn has(self, edge: Direction) -> bool {
        self.0 & (1 << edge.number()) != 0
    }

    /// Puts an edge into the set.
    pub fn add(&mut self, edge: Direction) {
        self.0 |= 1 << edge.number();
    }

    /// The set turned clockwise by so many edges.
    #[must_use]
    pub fn turned(self, steps: Direction) -> Edges {
        let wide = u16::from(self.0 & Edges::ALL.0) << steps.number();
        Edges(((wide | (wide >> 6)) & u16::from(Edges::ALL.0)) as u8)
    }

    /// The edges of the set in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |edge| self.has(*edge))
    }
}

impl FromIterator<Direction> for Edges {
    fn from_iter<I: IntoIterator<Item = Direction>>(edges: I) -> Edges {
        let mut set = Edges::NONE;
        for edge in edges {
            set.add(edge);
        }
        set
    }
}

/// What is printed on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Face {
    /// The inventory number (AM-2.1): only compared, when Aliens move.
    pub number: u16,
    /// Where the tile's arrow points on the map.
    pub rotation: Direction,
    /// The edges that show a hatch, as printed: edge 0 is the arrow's.
    pub hatches: Edges,
    /// Whether Bugs come out here.
    pub vent: bool,
    /// The Scenario tile that it is.
    pub room: Option<Room>,
}

impl Face {
    /// The edges that show a hatch, as directions of the map.
    pub fn hatches_on_map(&self) -> Edges {
        self.hatches.turned(self.rotation)
    }
}

/// Face-down tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tokens {
    /// Alien tokens.
    pub alien: u8,
    /// Alert tokens.
    pub alert: u8,
    /// Discovery tokens.
    pub discovery: u8,
    /// Rocketeer tokens.
    pub rocketeer: u8,
}

/// Something that lies face up on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Lying {
    /// A Discovery or Rocketeer item, to be picked up.
    Item(ItemCard),
    /// An Electro-Mine that was laid and waits for a Sentinel (AM-23); it can be picked up again.
    Mine(ItemCard),
    /// A piece of Mysterium.
    Mysterium,
    /// Three O2 for whoever picks it up.
    ThrallOxygenTank,
}

/// A tile of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tile {
    /// Where it lies.
    pub at: Hex,
    /// It has left the map: hull from then on.
    pub gone: bool,
    /// It lies face up.
    pub scanned: bool,
    /// It was scanned once and lies face down again: it keeps its face, and nobody may use it until it is scanned anew.
    pub faded: bool,
    /// What it shows. In a game drawn when it is scanned.
    pub face: Option<Face>,
    /// Face-down tokens on it.
    pub tokens: Tokens,
    /// What lies face up on it.
    pub lying: Vec<Lying>,
    /// The pool from which its hidden marker is drawn when it is scanned.
    pub pool: Option<u8>,
    /// Its control marker is on it.
    pub control: bool,
    /// The standard tile that the scenario has put there, which is not drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fixed: Option<u8>,
    /// How far it is turned from the arrow of the start tile.
    #[serde(default, skip_serializing_if = "Direction::is_north")]
    pub turn: Direction,
}

impl Tile {
    /// A face-down tile with nothing on it.
    pub fn face_down(at: Hex) -> Tile {
        Tile {
            at,
            gone: false,
            scanned: false,
            faded: false,
            face: None,
            tokens: Tokens::default(),
            lying: Vec::new(),
            pool: None,
            control: false,
            fixed: None,
            turn: Direction::NORTH,
        }
    }

    /// A scanned tile with nothing on it.
    pub fn face_up(at: Hex, face: Face) -> Tile {
        Tile { scanned: true, face: Some(face), ..Tile::face_down(at) }
    }

    /// Its face, if everybody can see it.
    pub fn shown(&self) -> Option<&Face> {
        if self.scanned { self.face.as_ref() } else { None }
    }

    /// Its inventory number, if everybody can see it.
    pub fn number(&self) -> Option<u16> {
        self.shown().map(|face| face.number)
    }

    /// The Scenario tile that everybody can see here.
    pub fn room(&self) -> Option<Room> {
        self.shown().and_then(|face| face.room)
    }

    /// Whether it is a scanned tile with a vent.
    pub fn shows_vent(&self) -> bool {
        self.shown().is_some_and(|face| face.vent)
    }

    /// Discovery tokens on it, face down or face up.
    pub fn discoveries(&self) -> u8 {
        let up = self.lying.iter().filter(|lying| lying.is_discovery()).count();
        self.tokens.discovery.saturating_add(u8::try_from(up).unwrap_or(u8::MAX))
    }

    /// Electro-Mines waiting on it.
    pub fn mines(&self) -> usize {
        self.lying.iter().filter(|lying| matches!(lying, Lying::Mine(_))).count()
    }
}

impl Lying {
    /// Whether it is a Discovery token.
    pub fn is_discovery(&self) -> bool {
        match self {
            Lying::Item(card) => super::is_alien_technology(card.item),
            Lying::Mine(_) => false,
            Lying::Mysterium | Lying::ThrallOxygenTank => true,
        }
    }
}

/// A marker on the edge between two neighbours: there is a hatch, and this is how it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HatchMarker {
    /// The two tiles, the lower first.
    pub between: (TileId, TileId),
    /// How the hatch stands.
    pub state: HatchState,
}

/// Two tiles that count as neighbours across a hatch although they lie apart (AM-2): decks joined by a lift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Link {
    /// The two tiles, the lower first.
    pub between: (TileId, TileId),
    /// How its hatch stands, `None` if the scenario put none there. A marker on this edge counts first.
    pub hatch: Option<HatchState>,
}
