//! Chapters 8, 13 and 23: what Overkills buy.

use crate::command::Overkill;
use crate::{AwayMissions, Event, Refusal};
use table::{Seat, Story};

impl AwayMissions {
    /// One Overkill of the roll on top.
    pub(crate) fn spend(
        &mut self,
        _seat: Seat,
        _on: Overkill,
        _story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        Err(Refusal::NoRoll)
    }
}
