//! Chapters 6, 7, 9 and 10: Actions and what they cost.

use crate::agenda::{After, Grant};
use crate::command::{Action, Boost, Command, Pay};
use crate::content::Content;
use crate::preview::RollPreview;
use crate::{AwayMissions, Event, Refusal, Who};
use table::{Seat, Story};

impl AwayMissions {
    /// One Action of a Rocketeer.
    pub(crate) fn act(
        &mut self,
        _who: Who,
        _action: Action,
        _pay: Pay,
        _with: Vec<Boost>,
        _story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// Whether an Action that was given waits for somebody who can take it.
    pub(crate) fn grant_waits(&self, _grant: &Grant) -> bool {
        false
    }

    /// What follows an Action.
    pub(crate) fn after(&mut self, _after: After, _story: &mut Story<Event>) {}

    /// A granted Action or the rest of the Overkills is not wanted.
    pub(crate) fn pass(&mut self, _seat: Seat, _story: &mut Story<Event>) -> Result<(), Refusal> {
        Err(Refusal::NotNow)
    }

    /// IQ with everything that adds to it or takes from it where he stands (AM-10.1).
    pub(crate) fn iq(&self, who: Who) -> u8 {
        Content::standard().rocketeer(who).iq
    }

    /// The dice of an Action and where they come from.
    pub(crate) fn preview_roll(&self, _who: Who, _action: &Action, _with: &[Boost]) -> Option<RollPreview> {
        None
    }

    /// The Actions that this Rocketeer can take now, each with one way to pay for it.
    pub(crate) fn offer_actions(&self, _who: Who, _options: &mut Vec<Command>) {}
}
