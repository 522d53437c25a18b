//! Chapter 1: offices and the order of play, before the alert.

use crate::crew::{CrewId, Role};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{SpaceAlert, Stage};
use table::{Audience, GameTime, Seat, Story};

impl SpaceAlert {
    fn briefing(&self) -> Result<(), Refusal> {
        if matches!(self.stage, Stage::Briefing) { Ok(()) } else { Err(Refusal::NotBriefing) }
    }

    pub(crate) fn take_role(
        &mut self,
        seat: Seat,
        role: Role,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.briefing()?;
        self.roles.give(role, seat);
        if role == Role::Captain {
            self.order = self.usual_order();
        }
        story.tell(Audience::All, Event::RoleTaken { seat, role });
        Ok(())
    }

    /// From the captain clockwise, the androids last.
    pub(crate) fn usual_order(&self) -> Vec<CrewId> {
        let mut order: Vec<CrewId> = CrewId::all(self.crew.len() as u8).collect();
        if self.member_of(self.roles.captain).is_some() {
            let people = self.people.len();
            order[..people].rotate_left(self.roles.captain.index() % people.max(1));
        }
        order
    }

    /// Whether somebody may fix this order of play.
    pub(crate) fn check_order(&self, seat: Seat, order: &[CrewId]) -> Result<(), Refusal> {
        self.briefing()?;
        if seat != self.roles.captain {
            return Err(Refusal::NotCaptain);
        }
        let mut sorted = order.to_vec();
        sorted.sort();
        if !sorted.into_iter().eq(CrewId::all(self.crew.len() as u8)) {
            return Err(Refusal::OrderIncomplete);
        }
        let captain = self.member_of(seat);
        if captain.is_some() && order.first().copied() != captain {
            return Err(Refusal::CaptainFirst);
        }
        Ok(())
    }

    pub(crate) fn set_order(
        &mut self,
        seat: Seat,
        order: Vec<CrewId>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.check_order(seat, &order)?;
        self.order = order.clone();
        story.tell(Audience::All, Event::OrderSet { order });
        Ok(())
    }

    pub(crate) fn say_ready(
        &mut self,
        at: GameTime,
        seat: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.briefing()?;
        let person = self.person_mut(seat)?;
        if person.agreed {
            return Err(Refusal::AlreadyReady);
        }
        person.agreed = true;
        story.tell(Audience::All, Event::SaidReady { seat });
        if self.people.iter().all(|person| person.agreed) {
            self.begin_action_round(at, story);
        }
        Ok(())
    }
}
