//! Chapters 8, 13 and 23: what Overkills buy.

use crate::command::Overkill;
use crate::field::AlienId;
use crate::hex::Direction;
use crate::{AwayMissions, Event, Refusal, Who};
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

    /// Terror of an Alien (AM-23.5 to AM-23.9).
    pub(crate) fn alien_terror(&mut self, _alien: AlienId, _by: Who, _story: &mut Story<Event>) {}

    /// An Alien runs in the direction that the attacker has chosen (AM-23.7).
    pub(crate) fn terror_moves(&mut self, _alien: AlienId, _direction: Direction, _story: &mut Story<Event>) {
    }
}
