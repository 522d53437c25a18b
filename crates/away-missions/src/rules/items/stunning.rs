//! Items that Stun: Stun Pellet, Neuronic Hyperbolizer, Hobo, Photographer. Bosses are never Stunned (AM-12.12).

use crate::command::{Aim, Boost, Target};
use crate::field::{AlienId, Geometry, ItemId, Side, TileId};
use crate::{AwayMissions, Event, Item, Refusal, Who};
use table::Story;

impl AwayMissions {
    /// Whom the item would Stun.
    pub(super) fn check_stunning(
        &self,
        map: &Geometry,
        who: Who,
        item: Item,
        aim: &Aim,
    ) -> Result<Vec<AlienId>, Refusal> {
        let here = self.tile_of(who);
        let all_on = |tile: TileId| {
            let aliens = self.field.aliens_on(tile).filter(|alien| !alien.stunned);
            aliens.map(|alien| alien.id).collect::<Vec<_>>()
        };
        let victims = match (item, aim) {
            (Item::RtHobo, Aim::Nothing) => all_on(here),
            (Item::StunPellet, Aim::Tile(tile)) => {
                if *tile != here && !self.is_near_and_seen(map, who, *tile) {
                    return Err(Refusal::OutOfSight);
                }
                all_on(*tile)
            }
            (Item::NeuronicHyperbolizer, Aim::Tile(tile)) => {
                let found = self.field.tile(*tile).filter(|tile| !tile.gone).ok_or(Refusal::NoSuchTile)?;
                if !found.scanned && !self.setup.hyperbolizer_unscanned {
                    return Err(Refusal::Unscanned);
                }
                all_on(*tile)
            }
            (Item::RtPhotographer, Aim::Target(Target::Alien(alien))) => {
                let at = self.field.alien(*alien).ok_or(Refusal::NoSuchAlien)?.at;
                if !map.sees(Side::Rocketeers, here, at) {
                    return Err(Refusal::OutOfSight);
                }
                self.check_stun(*alien)?;
                vec![*alien]
            }
            _ => return Err(Refusal::WrongTarget),
        };
        if victims.is_empty() { Err(Refusal::NoSuchAlien) } else { Ok(victims) }
    }

    pub(super) fn stun_with(
        &mut self,
        who: Who,
        card: ItemId,
        aim: &Aim,
        with: &[Boost],
        story: &mut Story<Event>,
    ) {
        let Some(item) = self.card_of(who, card).map(|card| card.item) else { return };
        let map = self.map_through(with.first().and_then(|boost| boost.hatch));
        let victims = self.check_stunning(&map, who, item, aim).unwrap_or_default();
        self.use_up(who, card, story);
        for alien in victims {
            self.stun(alien, story);
        }
    }
}
