//! The map as a graph, kept until the map changes. Working it out anew for every question was a third of a random game.

use super::{Field, Geometry};
use std::sync::{Arc, Mutex};

/// What was worked out last. Copies of a state share it.
#[derive(Debug, Default)]
pub(crate) struct MapMemory(Mutex<Option<Known>>);

/// A map and everything it was made from.
#[derive(Clone, Debug)]
struct Known {
    made_from: Arc<[u64]>,
    map: Arc<Geometry>,
}

impl Clone for MapMemory {
    fn clone(&self) -> MapMemory {
        MapMemory(Mutex::new(self.0.lock().map_or(None, |known| known.clone())))
    }
}

impl MapMemory {
    /// The map as it is now. It is compared with what is remembered, so nobody has to say that it has changed.
    pub fn map(&self, field: &Field) -> Arc<Geometry> {
        let Ok(mut known) = self.0.lock() else { return Arc::new(Geometry::of(field)) };
        if let Some(known) = known.as_ref()
            && known.made_from.iter().copied().eq(everything(field))
        {
            return Arc::clone(&known.map);
        }
        let map = Arc::new(Geometry::of(field));
        *known = Some(Known { made_from: everything(field).collect(), map: Arc::clone(&map) });
        map
    }
}

/// Everything that a [`Geometry`] is made from, in numbers.
fn everything(field: &Field) -> impl Iterator<Item = u64> + '_ {
    let limit = field.sight_limit.map_or(u64::from(u8::MAX) + 1, u64::from);
    let lengths = [limit, field.tiles.len() as u64, field.links.len() as u64];
    let tiles = field.tiles.iter().map(|tile| {
        let place = u64::from(tile.at.q as u8) << 8 | u64::from(tile.at.r as u8);
        let shown = tile
            .shown()
            .map_or(0, |face| 1 << 31 | u64::from(face.number) << 9 | u64::from(face.hatches_on_map().0));
        place << 40 | shown << 2 | u64::from(tile.gone) << 1 | u64::from(tile.scanned)
    });
    let pair = |(a, b): (super::TileId, super::TileId)| u64::from(a.0) << 32 | u64::from(b.0) << 8;
    let links = field
        .links
        .iter()
        .map(move |link| pair(link.between) | link.hatch.map_or(0, |state| 1 + state as u64));
    let hatches = field.hatches.iter().map(move |marker| pair(marker.between) | 8 | marker.state as u64);
    lengths.into_iter().chain(tiles).chain(links).chain(hatches)
}
