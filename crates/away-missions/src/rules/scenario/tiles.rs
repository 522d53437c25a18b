//! Tiles, hatches and figures that a scenario changes (AM-27.32, AM-27.33, AM-27.35, AM-27.36, AM-27.38).

use super::Context;
use crate::agenda::Kind;
use crate::aliens::Strike;
use crate::field::{AlienId, Flood, NO_WAY, TileId, Tokens, Way};
use crate::scenario::{Hatches, RemoveTile, Transform, Where};
use crate::{AwayMissions, Event, HatchState};
use table::{Audience, Story};

impl AwayMissions {
    /// AM-27.32: the hatches on the edges of these tiles, or only those toward others.
    pub(super) fn set_hatches(&mut self, hatches: &Hatches, context: &Context, story: &mut Story<Event>) {
        let tiles = self.resolve(&hatches.place, context);
        let toward = hatches.toward.as_ref().map(|place| self.resolve(place, context));
        let geometry = self.map();
        for from in tiles {
            for tile in geometry.steps(Way::Tiles, from) {
                if toward.as_ref().is_some_and(|toward| !toward.contains(&tile)) {
                    continue;
                }
                if self.field.hatch(from, tile).is_some() {
                    self.set_hatch(from, tile, hatches.state, story);
                }
            }
        }
    }

    /// A hatch takes a state. Closed is what it is without a marker.
    pub(crate) fn set_hatch(
        &mut self,
        from: TileId,
        tile: TileId,
        state: HatchState,
        story: &mut Story<Event>,
    ) {
        let marker = (state != HatchState::Closed).then_some(state);
        self.field.mark_hatch(from, tile, marker);
        story.tell(Audience::All, Event::HatchChanged { from, tile, state });
    }

    /// AM-27.33: one tile turns face-down again, and goes back among those that may lie anywhere.
    pub(super) fn fade(&mut self, place: &Where, context: &Context, story: &mut Story<Event>) {
        let tiles = self.resolve(place, context);
        let scanned = |tile: &TileId| self.field.tile(*tile).is_some_and(|tile| tile.scanned);
        let Some(tile) = tiles.into_iter().find(scanned) else { return };
        if let Some(place) = self.field.tile_mut(tile) {
            if let Some(face) = place.face.take()
                && face.room.is_none()
                && place.fixed.is_none()
                && let Ok(number) = u8::try_from(face.number)
            {
                self.supply.tiles.put(number);
            }
            place.scanned = false;
            place.faded = true;
        }
        story.tell(Audience::All, Event::Faded { tile });
    }

    /// AM-27.35: tiles leave the map. Rocketeers are put on the nearest tile left, and then take their hits.
    pub(super) fn remove_tiles(&mut self, removed: &RemoveTile, context: &Context, story: &mut Story<Event>) {
        let tiles = self.resolve(&removed.place, context);
        let hits = self.number(&removed.rocketeers.damage, context);
        let geometry = self.map();
        for tile in &tiles {
            if let Some(place) = self.field.tile_mut(*tile) {
                place.gone = true;
                place.tokens = Tokens::default();
                place.lying.clear();
                place.control = false;
            }
            self.field.aliens.retain(|alien| alien.at != *tile);
            self.field.bosses.retain(|boss| boss.at != *tile);
            self.field.hatches.retain(|marker| marker.between.0 != *tile && marker.between.1 != *tile);
            self.field.links.retain(|link| link.between.0 != *tile && link.between.1 != *tile);
            story.tell(Audience::All, Event::TileLost { tile: *tile });
        }
        let swept: Vec<_> =
            self.field.rocketeers.iter().filter(|one| tiles.contains(&one.at)).map(|one| one.who).collect();
        for who in swept.into_iter().rev() {
            let mut flood = Flood::default();
            flood.run(&geometry, Way::Tiles, [self.tile_of(who)]);
            let number = |tile: TileId| {
                self.field.tile(tile).and_then(|tile| tile.number()).map_or(u16::MAX, |number| number)
            };
            // Nobody is put on a tile that lies face-down, as long as there is another.
            let face_down = |tile: TileId| self.field.tile(tile).is_none_or(|tile| !tile.scanned);
            let best = self
                .field
                .tile_ids()
                .filter(|tile| flood.steps(*tile) != NO_WAY)
                .min_by_key(|tile| (face_down(*tile), flood.steps(*tile), number(*tile), *tile));
            if let Some(tile) = best {
                if let Some(rocketeer) = self.field.rocketeer_mut(who) {
                    rocketeer.at = tile;
                }
                story.tell(Audience::All, Event::Swept { who, tile });
            }
            for _ in 0..hits.clamp(0, 20) {
                self.strike(Strike::Hit, [who]);
            }
        }
        self.end_grapples();
    }

    /// AM-27.36: the first of a type becomes another.
    pub(super) fn transform(&mut self, change: &Transform, context: &Context, story: &mut Story<Event>) {
        let tiles = self.resolve(&change.place, context);
        let found =
            self.field.aliens.iter_mut().find(|alien| alien.kind == change.from && tiles.contains(&alien.at));
        let Some(alien) = found else { return };
        alien.kind = change.to;
        alien.hp = crate::content::Content::standard().alien(change.to).hp.unwrap_or(1);
        let (alien, kind) = (alien.id, Kind::Alien(change.to));
        story.tell(Audience::All, Event::Transformed { alien, kind });
    }

    /// AM-27.38: taken off the map alive.
    pub(super) fn capture(&mut self, alien: AlienId, story: &mut Story<Event>) {
        let Some(found) = self.field.alien(alien) else { return };
        let kind = Kind::Alien(found.kind);
        self.field.aliens.retain(|one| one.id != alien);
        story.tell(Audience::All, Event::Captured { kind, alien });
    }
}
