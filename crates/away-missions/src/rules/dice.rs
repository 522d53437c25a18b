//! Chapter 8: dice, successes and Overkills.

use crate::agenda::Roll;
use crate::command::Command;
use crate::{AwayMissions, Event, Refusal};
use table::{Seat, Story};

impl AwayMissions {
    /// Whether a roll waits for its owner.
    pub(crate) fn roll_waits(&self, _roll: &Roll) -> bool {
        false
    }

    /// A roll that waits for nobody: its success is resolved, or it is over.
    pub(crate) fn roll_goes_on(&mut self, _roll: Roll, _story: &mut Story<Event>) {}

    /// No more re-rolls.
    pub(crate) fn proceed(&mut self, _seat: Seat, _story: &mut Story<Event>) -> Result<(), Refusal> {
        Err(Refusal::NoRoll)
    }

    /// What can be done with the roll on top.
    pub(crate) fn offer_roll(&self, _roll: &Roll, _options: &mut Vec<Command>) {}
}
