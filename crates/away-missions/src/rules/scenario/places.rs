//! Places (AM-27.4 to AM-27.9).

use super::Context;
use crate::field::{Flood, NO_WAY, TileId, Way};
use crate::scenario::{Lying, Muster, Pick, PickBy, Where};
use crate::{AlienType, AwayMissions, Room};

impl AwayMissions {
    /// The tile on which a Scenario tile lies face-up.
    pub(crate) fn room(&self, room: Room) -> Option<TileId> {
        self.field.tile_ids().find(|id| self.field.tile(*id).and_then(|tile| tile.room()) == Some(room))
    }

    /// The tile where the Rocketeers began, while it is on the map.
    pub(crate) fn start_tile(&self) -> Option<TileId> {
        self.room(self.mission.start.tile)
    }

    /// The tiles of a place as it is now. Of several that would be picked alike it is the first.
    pub(crate) fn places(&self, place: &Where, context: &Context) -> Vec<TileId> {
        let mut found = self.candidates(place, context);
        if is_picked(place) {
            found.truncate(1);
        }
        found
    }

    /// Whether a tile belongs to a place.
    pub(crate) fn is_place(&self, place: &Where, tile: TileId, context: &Context) -> bool {
        match place {
            Where::FadedTile => context.faded && context.tile == Some(tile),
            _ => self.places(place, context).contains(&tile),
        }
    }

    /// The tiles of a place, where chance decides between those that would be picked alike (AM-27.8), and where sets
    /// and Musters take turns.
    pub(crate) fn resolve(&mut self, place: &Where, context: &Context) -> Vec<TileId> {
        match place {
            Where::NextOf(sets) => {
                let tiles = self.candidates(place, context);
                if let Some(next) = sets.iter().find(|set| self.is_unused(set)) {
                    self.book.used_sets |= self.set_bit(next);
                }
                tiles
            }
            Where::Muster => self.muster().into_iter().collect(),
            Where::FirstOf(places) => {
                let first = places.iter().find(|place| !self.candidates(place, context).is_empty());
                first.map(|place| self.resolve(place, context)).unwrap_or_default()
            }
            Where::AnyOf(places) => {
                let mut tiles: Vec<TileId> = Vec::new();
                for place in places {
                    let more = self.resolve(place, context);
                    tiles.extend(more.into_iter().filter(|tile| !tiles.contains(tile)).collect::<Vec<_>>());
                }
                tiles
            }
            Where::Pick(_) => {
                let tied = self.candidates(place, context);
                self.one_by_chance(tied).into_iter().collect()
            }
            _ => self.candidates(place, context),
        }
    }

    /// Of tiles that are alike the first if it is scanned, else any of them.
    pub(crate) fn one_by_chance(&mut self, tied: Vec<TileId>) -> Option<TileId> {
        let first = *tied.first()?;
        if tied.len() == 1 || self.field.tile(first).is_some_and(|tile| tile.scanned) {
            return Some(first);
        }
        let count = u32::try_from(tied.len()).unwrap_or(1);
        tied.get(self.dice.below(count) as usize).copied()
    }

    /// Where Aliens arrive (AM-27.9). Places that take turns move on.
    pub(crate) fn muster(&mut self) -> Option<TileId> {
        let mission = self.mission();
        let context = Context::default();
        let tiles = match &mission.muster {
            Muster::Alternate(places) => {
                let turn = usize::from(self.book.musters) % places.len().max(1);
                self.book.musters = u8::try_from((turn + 1) % places.len().max(1)).unwrap_or_default();
                let place = places.get(turn)?;
                self.resolve(place, &context)
            }
            Muster::Fallback(muster) => match self.room(muster.tile) {
                Some(tile) => vec![tile],
                None => self.resolve(&muster.fallback, &context),
            },
            Muster::At(Where::Muster) => Vec::new(),
            Muster::At(place) => self.resolve(place, &context),
        };
        tiles.first().copied()
    }

    /// The tiles that a place may mean, best first; more than one of those that are picked only if they are alike.
    fn candidates(&self, place: &Where, context: &Context) -> Vec<TileId> {
        let one = |tile: Option<TileId>| tile.into_iter().collect::<Vec<_>>();
        let all = || self.field.tile_ids();
        let tile = |id: &TileId| self.field.tile(*id);
        match place {
            Where::Muster => {
                // Only named, not drawn: the places that take turns stay where they are.
                let places = match &self.mission.muster {
                    Muster::Alternate(places) => {
                        places.get(usize::from(self.book.musters) % places.len().max(1))
                    }
                    Muster::Fallback(muster) => match self.room(muster.tile) {
                        Some(tile) => return vec![tile],
                        None => Some(&muster.fallback),
                    },
                    Muster::At(place) => Some(place),
                };
                match places {
                    Some(Where::Muster) | None => Vec::new(),
                    Some(place) => self.candidates(place, context),
                }
            }
            Where::Start => one(self.start_tile()),
            Where::ActingTile => one(context.who.or(self.acting).map(|who| self.tile_of(who))),
            Where::ScannedTile => one(context.tile),
            Where::Here => one(context.tile.or_else(|| context.who.map(|who| self.tile_of(who)))),
            Where::Anywhere => all().collect(),
            Where::ScannedVents => {
                all().filter(|id| tile(id).is_some_and(|tile| tile.shows_vent())).collect()
            }
            Where::ScannedStandardEmpty => all().filter(|id| self.is_empty_standard(*id)).collect(),
            Where::ThrallTiles => {
                let thrall = |id: &TileId| self.field.aliens_on(*id).any(|one| one.kind == AlienType::Thrall);
                all().filter(thrall).collect()
            }
            Where::FadedTile => all().filter(|id| tile(id).is_some_and(|tile| tile.faded)).collect(),
            Where::Tile(room) => one(self.room(*room)),
            Where::At(at) => one(self.field.tile_at(*at)),
            Where::Set(name) => self.set(name),
            Where::AnyOf(places) => {
                let mut tiles: Vec<TileId> =
                    places.iter().flat_map(|place| self.places(place, context)).collect();
                tiles.sort_unstable();
                tiles.dedup();
                tiles
            }
            Where::FirstOf(places) => {
                let found = places.iter().map(|place| self.candidates(place, context));
                found.into_iter().find(|tiles| !tiles.is_empty()).unwrap_or_default()
            }
            Where::NextOf(sets) => {
                sets.iter().find(|set| self.is_unused(set)).map(|set| self.set(set)).unwrap_or_default()
            }
            Where::ScannedWith(Lying::DiscoveryToken) => all()
                .filter(|id| tile(id).is_some_and(|tile| tile.scanned && tile.discoveries() > 0))
                .collect(),
            Where::Pick(pick) => self.pick(pick, context),
        }
    }

    /// Whether no `next_of` has come to a set yet.
    fn is_unused(&self, name: &str) -> bool {
        self.book.used_sets & self.set_bit(name) == 0
    }

    /// A set's mark among those used. There are never more than the marks: the check of scenarios sees to it.
    fn set_bit(&self, name: &str) -> u64 {
        let place = self.mission.sets.keys().position(|set| set == name);
        place.and_then(|place| 1u64.checked_shl(u32::try_from(place).ok()?)).unwrap_or_default()
    }

    /// The tiles of a set that are on the map.
    fn set(&self, name: &str) -> Vec<TileId> {
        let positions = self.mission.sets.get(name);
        positions.into_iter().flatten().filter_map(|at| self.field.tile_at(*at)).collect()
    }

    /// Whether it is a scanned standard tile without figure, token or marker.
    fn is_empty_standard(&self, id: TileId) -> bool {
        let Some(tile) = self.field.tile(id) else { return false };
        let hatch = |marker: &&crate::field::HatchMarker| marker.between.0 == id || marker.between.1 == id;
        tile.scanned
            && tile.room().is_none()
            && !tile.control
            && tile.lying.is_empty()
            && tile.tokens == Default::default()
            && self.field.rocketeers_on(id).next().is_none()
            && self.field.aliens_on(id).next().is_none()
            && self.field.hatches.iter().find(hatch).is_none()
    }

    /// AM-27.7, AM-27.8: the best tiles. A scanned one with the lowest number stands alone before all others.
    fn pick(&self, pick: &Pick, context: &Context) -> Vec<TileId> {
        let mut tiles = match &pick.from {
            Some(from) => self.candidates(from, context),
            None => self.field.tile_ids().collect(),
        };
        let geometry = self.map();
        let start = self.start_tile();
        let mut flood = Flood::default();
        match pick.by {
            PickBy::FarthestFromStart | PickBy::NearestToStartUnoccupied => {
                flood.run(&geometry, Way::Tiles, start);
            }
            _ => flood.run(&geometry, Way::Tiles, self.field.rocketeers.iter().map(|one| one.at)),
        }
        let far = |tile: TileId| match flood.steps(tile) {
            // A tile that no way leads to lies farther away than all others.
            NO_WAY => i32::from(NO_WAY),
            steps => i32::from(steps),
        };
        let scanned = |tile: TileId| self.field.tile(tile).is_some_and(|tile| tile.scanned);
        match pick.by {
            PickBy::FarthestFromRocketeersScanned => tiles.retain(|tile| scanned(*tile)),
            PickBy::NearestToStartUnoccupied => {
                tiles.retain(|tile| Some(*tile) != start && self.field.rocketeers_on(*tile).next().is_none())
            }
            _ => {}
        }
        let nearest = matches!(pick.by, PickBy::NearestToRocketeers | PickBy::NearestToStartUnoccupied);
        let key = |tile: TileId| if nearest { far(tile) } else { -far(tile) };
        let Some(best) = tiles.iter().map(|tile| key(*tile)).min() else { return Vec::new() };
        tiles.retain(|tile| key(*tile) == best);
        let number = |tile: &TileId| self.field.tile(*tile).and_then(|tile| tile.number());
        match tiles.iter().filter(|tile| number(tile).is_some()).min_by_key(|tile| number(tile)) {
            Some(first) => vec![*first],
            None => tiles,
        }
    }
}

/// Whether one of several tiles is meant.
fn is_picked(place: &Where) -> bool {
    match place {
        Where::Pick(_) | Where::Muster => true,
        Where::FirstOf(places) => places.iter().any(is_picked),
        _ => false,
    }
}
