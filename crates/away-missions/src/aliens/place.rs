//! New figures on the map (AM-20.21, AM-22.1, AM-22.2).

use super::effects::remove_alien;
use super::profile::Profile;
use crate::AlienType;
use crate::field::{Alien, AlienId, Field, Flood, Geometry, NO_WAY, TileId, Way};
use std::cmp::Reverse;

/// What became of a figure that was to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placing {
    /// It stands there.
    New(AlienId),
    /// All Bugs were on the map: this one was taken from its tile and stands there as a new one.
    Taken {
        /// The Bug that is gone.
        from: AlienId,
        /// Where it stood.
        tile: TileId,
        /// The new one.
        new: AlienId,
    },
    /// There is no figure left.
    None,
}

/// Places a figure on a tile, if there is one left. The farthest Bug is taken if all of them are on the map.
pub fn place(field: &mut Field, geometry: &Geometry, kind: AlienType, at: TileId) -> Placing {
    if field.has_figure(kind) {
        return Placing::New(add(field, kind, at));
    }
    if kind != AlienType::Bug {
        return Placing::None;
    }
    let mut flood = Flood::default();
    flood.run(geometry, Way::Tiles, [at]);
    let rank = |bug: &&Alien| {
        let hex = geometry.hex(bug.at);
        // A tile without any way to it is farther than all others.
        (
            Reverse(flood.steps(bug.at)),
            geometry.number(bug.at).map_or((1, 0), |number| (0, number)),
            hex.q,
            hex.r,
        )
    };
    let farthest = field.aliens.iter().filter(|alien| alien.kind == AlienType::Bug).min_by_key(rank).copied();
    match farthest {
        Some(bug) => {
            remove_alien(field, bug.id);
            Placing::Taken { from: bug.id, tile: bug.at, new: add(field, kind, at) }
        }
        None => Placing::None,
    }
}

/// Puts a figure on a tile whatever the box holds.
pub fn add(field: &mut Field, kind: AlienType, at: TileId) -> AlienId {
    let id = AlienId(field.next_alien);
    field.next_alien = field.next_alien.saturating_add(1);
    let hp = Profile::of(kind).hp;
    field.aliens.push(Alien { id, kind, at, hp, stunned: false, staggered: 0 });
    id
}

/// Where a new Bug appears: on the nearest scanned vent, else on the tile that was scanned.
pub fn vent_for_bug(field: &Field, geometry: &Geometry, scanner: TileId, scanned: TileId) -> TileId {
    let mut flood = Flood::default();
    flood.run(geometry, Way::Tiles, [scanner]);
    let vents = field.tile_ids().filter(|id| field.tile(*id).is_some_and(|tile| tile.shows_vent()));
    let reachable = vents.filter(|id| flood.steps(*id) != NO_WAY);
    reachable.min_by_key(|id| (flood.steps(*id), geometry.number(*id))).unwrap_or(scanned)
}
