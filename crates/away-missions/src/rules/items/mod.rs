//! Chapters 12 and 14 to 18: items.

use crate::command::{Aim, Command};
use crate::field::{ItemId, TileId};
use crate::{AwayMissions, Event, Refusal, Who};
use table::Story;

impl AwayMissions {
    /// Uses an item.
    pub(crate) fn use_item(
        &mut self,
        _who: Who,
        _card: ItemId,
        _aim: Aim,
        _story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// A Mysterium for a spent charge.
    pub(crate) fn recharge(
        &mut self,
        _who: Who,
        _card: ItemId,
        _story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// A Rocketeer who has agreed is moved, tile by tile.
    pub(crate) fn haul_rocketeer(&mut self, _who: Who, _path: &[TileId], _story: &mut Story<Event>) {}

    /// Items that can be used now.
    pub(crate) fn offer_items(&self, _who: Who, _options: &mut Vec<Command>) {}
}
