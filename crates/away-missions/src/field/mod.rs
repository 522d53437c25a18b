//! Everything that stands or lies on the map: plain data, shared by the state of a game and by position files.

mod alien;
mod geometry;
mod item;
mod memory;
mod rocketeer;
mod sight;
mod tile;

pub use alien::{Alien, AlienId, Boss, Figures};
pub use geometry::{Flood, Geometry, NO_WAY, Side, Way};
pub use item::{ItemCard, ItemId, is_alien_technology, is_schematic};
pub(crate) use memory::MapMemory;
pub use rocketeer::{Ap, ApPlace, CommandAp, Components, Rocketeer, ThisTurn};
pub use sight::{BlockedEdge, Blocking};
pub use tile::{Edges, Face, HatchMarker, Link, Lying, Tile, TileId, Tokens};

use crate::hex::{Direction, Hex};
use crate::{AlienType, BossType, HatchState, Mode, Who};
use serde::{Deserialize, Serialize};

/// The map with all that is on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    /// How hard the game is.
    pub mode: Mode,
    /// Where the arrows of the tiles point.
    pub arrow: Direction,
    /// The tiles, by their number.
    pub tiles: Vec<Tile>,
    /// Markers on hatches, each edge at most once, ordered by edge.
    pub hatches: Vec<HatchMarker>,
    /// Tiles that count as neighbours.
    pub links: Vec<Link>,
    /// No line of sight reaches farther than this.
    pub sight_limit: Option<u8>,
    /// Power Out this Game Turn.
    pub power_out: bool,
    /// The Rocketeers, in the order of the table.
    pub rocketeers: Vec<Rocketeer>,
    /// The Aliens, in order of arrival.
    pub aliens: Vec<Alien>,
    /// The number that the next Alien gets.
    pub next_alien: u16,
    /// The bosses.
    pub bosses: Vec<Boss>,
    /// How many figures there are.
    pub figures: Figures,
}

impl Field {
    /// A map without tiles and figures.
    pub fn empty(mode: Mode, rocketeers: usize) -> Field {
        Field {
            mode,
            arrow: Direction::NORTH,
            tiles: Vec::new(),
            hatches: Vec::new(),
            links: Vec::new(),
            sight_limit: None,
            power_out: false,
            rocketeers: Vec::new(),
            aliens: Vec::new(),
            next_alien: 1,
            bosses: Vec::new(),
            figures: Figures::in_the_box(rocketeers),
        }
    }

    /// All tiles on the map.
    pub fn tile_ids(&self) -> impl Iterator<Item = TileId> + '_ {
        (0u16..).zip(&self.tiles).filter(|(_, tile)| !tile.gone).map(|(number, _)| TileId(number))
    }

    /// A tile.
    pub fn tile(&self, id: TileId) -> Option<&Tile> {
        self.tiles.get(id.index())
    }

    /// A tile, to change it.
    pub fn tile_mut(&mut self, id: TileId) -> Option<&mut Tile> {
        self.tiles.get_mut(id.index())
    }

    /// The tile on a position of the map.
    pub fn tile_at(&self, at: Hex) -> Option<TileId> {
        self.tile_ids().find(|id| self.tiles[id.index()].at == at)
    }

    /// Where a tile lies.
    pub fn hex(&self, id: TileId) -> Option<Hex> {
        self.tile(id).map(|tile| tile.at)
    }

    /// The hatch between two neighbours or linked tiles, and how it stands; `None` where the edge is open
    /// (AM-2.9 to AM-2.11).
    pub fn hatch(&self, a: TileId, b: TileId) -> Option<HatchState> {
        let edge = (a.min(b), a.max(b));
        if let Some(marker) = self.hatches.iter().find(|marker| marker.between == edge) {
            return Some(marker.state);
        }
        let (tile_a, tile_b) = (self.tile(a)?, self.tile(b)?);
        if let Some(direction) = tile_a.at.toward(tile_b.at) {
            let shows = |tile: &Tile, edge| tile.shown().is_some_and(|face| face.hatches_on_map().has(edge));
            let hatch = shows(tile_a, direction) || shows(tile_b, direction.opposite());
            return hatch.then_some(HatchState::Closed);
        }
        self.links.iter().find(|link| link.between == edge)?.hatch
    }

    /// Puts a marker on an edge, in place of the one that lay there; `None` takes it away.
    pub fn mark_hatch(&mut self, a: TileId, b: TileId, state: Option<HatchState>) {
        let between = (a.min(b), a.max(b));
        self.hatches.retain(|marker| marker.between != between);
        if let Some(state) = state {
            let place = self.hatches.partition_point(|marker| marker.between < between);
            self.hatches.insert(place, HatchMarker { between, state });
        }
    }

    /// A Rocketeer in this game.
    pub fn rocketeer(&self, who: Who) -> Option<&Rocketeer> {
        self.rocketeers.iter().find(|rocketeer| rocketeer.who == who)
    }

    /// A Rocketeer in this game, to change it.
    pub fn rocketeer_mut(&mut self, who: Who) -> Option<&mut Rocketeer> {
        self.rocketeers.iter_mut().find(|rocketeer| rocketeer.who == who)
    }

    /// The Rocketeers on a tile.
    pub fn rocketeers_on(&self, tile: TileId) -> impl Iterator<Item = &Rocketeer> {
        self.rocketeers.iter().filter(move |rocketeer| rocketeer.at == tile)
    }

    /// Whether somebody died.
    pub fn is_lost(&self) -> bool {
        self.rocketeers.iter().any(Rocketeer::is_dead)
    }

    /// An Alien on the map.
    pub fn alien(&self, id: AlienId) -> Option<&Alien> {
        self.aliens.iter().find(|alien| alien.id == id)
    }

    /// An Alien on the map, to change it.
    pub fn alien_mut(&mut self, id: AlienId) -> Option<&mut Alien> {
        self.aliens.iter_mut().find(|alien| alien.id == id)
    }

    /// The Aliens on a tile, in order of arrival.
    pub fn aliens_on(&self, tile: TileId) -> impl Iterator<Item = &Alien> {
        self.aliens.iter().filter(move |alien| alien.at == tile)
    }

    /// A boss on the map.
    pub fn boss(&self, kind: BossType) -> Option<&Boss> {
        self.bosses.iter().find(|boss| boss.kind == kind)
    }

    /// A boss on the map, to change it.
    pub fn boss_mut(&mut self, kind: BossType) -> Option<&mut Boss> {
        self.bosses.iter_mut().find(|boss| boss.kind == kind)
    }

    /// How many figures of this type stand on the map; Thralls and War Thralls share theirs.
    pub fn figures_in_use(&self, kind: AlienType) -> usize {
        let figure = |kind| if kind == AlienType::WarThrall { AlienType::Thrall } else { kind };
        self.aliens.iter().filter(|alien| figure(alien.kind) == figure(kind)).count()
    }

    /// Whether a figure of this type is left in the box.
    pub fn has_figure(&self, kind: AlienType) -> bool {
        self.figures_in_use(kind) < usize::from(self.figures.of(kind))
    }
}
