//! Chapter 11: picking up and trading.

use crate::command::{Command, Goods, Thing};
use crate::{AwayMissions, Event, Refusal, Who};
use table::Story;

impl AwayMissions {
    /// Picks up something from the own tile.
    pub(crate) fn pick_up(
        &mut self,
        _who: Who,
        _what: Thing,
        _story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// Offers an exchange; it happens at once where nobody else must agree.
    pub(crate) fn offer_trade(
        &mut self,
        _who: Who,
        _with: Who,
        _give: Goods,
        _take: Goods,
        _story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// The exchange happens.
    pub(crate) fn trade(
        &mut self,
        _from: Who,
        _to: Who,
        _give: &Goods,
        _take: &Goods,
        _story: &mut Story<Event>,
    ) {
    }

    /// Free tasks of picking up and trading.
    pub(crate) fn offer_free_tasks(&self, _who: Who, _options: &mut Vec<Command>) {}
}
