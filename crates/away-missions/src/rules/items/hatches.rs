//! Items for hatches: Heat Ray and Thermite.

use crate::command::Aim;
use crate::field::{Geometry, ItemId, Side};
use crate::{AwayMissions, Event, HatchState, Item, Refusal, Who};
use table::Story;

impl AwayMissions {
    /// AM-15.5, AM-18.14.
    pub(super) fn check_cutting(
        &self,
        map: &Geometry,
        who: Who,
        item: Item,
        aim: &Aim,
    ) -> Result<(), Refusal> {
        let Aim::Hatch { at, toward, seal } = aim else { return Err(Refusal::WrongTarget) };
        let here = self.tile_of(who);
        if item == Item::Thermite && (*at != here || *seal) {
            return Err(Refusal::WrongTarget);
        }
        let state = self.field.hatch(*at, *toward).ok_or(Refusal::NoHatch)?;
        if matches!(state, HatchState::Sealed | HatchState::Destroyed) {
            return Err(Refusal::FixedHatch);
        }
        if !map.sees(Side::Rocketeers, here, *at) {
            return Err(Refusal::OutOfSight);
        }
        let behind = self.field.tile(*toward).is_some_and(|tile| tile.scanned);
        if !behind && !self.shows_hatch(*at, *toward) { Err(Refusal::UnseenHatch) } else { Ok(()) }
    }

    pub(super) fn cut(&mut self, who: Who, card: ItemId, aim: &Aim, story: &mut Story<Event>) {
        let Aim::Hatch { at, toward, seal } = aim else { return };
        let thermite = self.card_of(who, card).is_some_and(|card| card.item == Item::Thermite);
        self.use_up(who, card, story);
        if thermite {
            self.discard(who, card, story);
        }
        let state = if *seal { HatchState::Sealed } else { HatchState::Destroyed };
        self.set_hatch(*at, *toward, state, story);
    }
}
