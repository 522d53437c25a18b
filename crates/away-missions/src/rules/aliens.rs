//! The Alien Turn within a game, and Time Distortion (AM-5.10, AM-20).

use crate::command::{Answer, Command};
use crate::{AwayMissions, Event, Refusal, Who};
use table::{Seat, Story};

impl AwayMissions {
    /// What the Aliens' turn asks somebody.
    pub(crate) fn alien_question(&self) -> Option<Who> {
        None
    }

    /// The answers that somebody can give.
    pub(crate) fn offer_alien_answers(&self, _seat: Seat, _options: &mut Vec<Command>) {}

    /// The Aliens act until they are done or somebody is asked.
    pub(crate) fn aliens_act(&mut self, _story: &mut Story<Event>) {}

    /// The answer of somebody who was asked in the Alien Turn.
    pub(crate) fn answer_aliens(
        &mut self,
        _answer: Answer,
        _story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        Err(Refusal::NothingAsked)
    }

    /// All Aliens move, nobody attacks.
    pub(crate) fn distort(&mut self, _story: &mut Story<Event>) {}
}
