//! How far things are apart, remembered for every map that a bot has met. The same few hatches are opened in every future that is
//! imagined, and working out their maps anew was a third of all thinking.

use super::outlook::Outlook;
use crate::AwayMissions;
use crate::field::{Field, Flood, TileId, Way};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// So many maps are remembered; with more it begins anew.
const MOST_PAGES: usize = 64;
/// So many sets of errands are remembered for each.
const MOST_ERRANDS: usize = 16;

/// Tiles worth going to, with a handicap in half steps.
type Errands = Vec<(TileId, i32)>;

/// What is known about maps. Copies share it.
#[derive(Clone, Default)]
pub(super) struct Atlas(Arc<Mutex<HashMap<u64, Page>>>);

/// What is known about one map.
#[derive(Default)]
pub(super) struct Page {
    distances: Vec<(Errands, Arc<[i32]>)>,
    /// By way, then by tile.
    floods: [Vec<Option<Flood>>; 2],
}

impl Atlas {
    /// Looks up the map of this game.
    pub fn look_up<T>(&self, game: &AwayMissions, look: impl FnOnce(&mut Page) -> T) -> T {
        let mut pages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = fingerprint(&game.field);
        if pages.len() >= MOST_PAGES && !pages.contains_key(&key) {
            pages.clear();
        }
        look(pages.entry(key).or_default())
    }
}

impl Page {
    /// How many half steps every tile is away from the nearest errand.
    pub fn distances(&mut self, errands: &[(TileId, i32)], game: &AwayMissions) -> Arc<[i32]> {
        if let Some((_, known)) = self.distances.iter().find(|(known, _)| known == errands) {
            return Arc::clone(known);
        }
        let fresh: Arc<[i32]> = Outlook::distances_to(errands, game).into();
        if self.distances.len() >= MOST_ERRANDS {
            self.distances.remove(0);
        }
        self.distances.push((errands.to_vec(), Arc::clone(&fresh)));
        fresh
    }

    /// How many steps of an Alien every tile is away from where it stands.
    pub fn flood(&mut self, way: Way, from: TileId, game: &AwayMissions) -> &Flood {
        let floods = &mut self.floods[usize::from(way == Way::Glide)];
        if floods.len() <= from.index() {
            floods.resize(from.index() + 1, None);
        }
        floods[from.index()].get_or_insert_with(|| {
            let mut flood = Flood::default();
            flood.run(&game.map(), way, [from]);
            flood
        })
    }
}

/// A number that tells maps apart: everything that ways lead over.
fn fingerprint(field: &Field) -> u64 {
    let mut print = Print(field.tiles.len() as u64);
    for tile in &field.tiles {
        let face = tile.shown().map_or(0, |face| 1 << 6 | u64::from(face.hatches_on_map().0));
        let place = u64::from(tile.at.q as u8) << 8 | u64::from(tile.at.r as u8);
        print.add(place << 16 | face << 2 | u64::from(tile.gone) << 1 | u64::from(tile.scanned));
    }
    let pair = |(a, b): (TileId, TileId)| u64::from(a.0) << 32 | u64::from(b.0) << 8;
    for link in &field.links {
        print.add(pair(link.between) | link.hatch.map_or(0, |state| 1 + state as u64));
    }
    for marker in &field.hatches {
        print.add(pair(marker.between) | 0x80 | marker.state as u64);
    }
    print.0
}

struct Print(u64);

impl Print {
    fn add(&mut self, number: u64) {
        // Multiplying by an odd number and turning loses nothing; the two of them mix well enough for a few maps.
        self.0 = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }
}
