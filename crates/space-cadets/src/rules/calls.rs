//! SC-21.15: what chairs call to each other with one tap.

use crate::command::About;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::CallState;
use crate::{Call, SpaceCadets};
use table::{Audience, GameTime, Seat, Story};

impl SpaceCadets {
    /// A chair calls; everybody hears it, and it binds nobody.
    pub(crate) fn call(
        &mut self,
        at: GameTime,
        seat: Seat,
        call: Call,
        about: Option<About>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        if let Some(About::Square(square)) = about
            && !self.in_sector(square)
        {
            return Err(Refusal::NoSuchSquare);
        }
        let pause = u64::from(self.content().clock.call);
        if self.calls.iter().any(|last| last.seat == seat && at < last.at + pause) {
            return Err(Refusal::CallTooSoon);
        }
        self.calls.retain(|last| last.seat != seat);
        self.calls.push(CallState { seat, call, about, at });
        let event = match about {
            None => Event::Called { seat, call },
            Some(About::Station(station)) => Event::CalledStation { seat, call, station },
            Some(About::Side(side)) => Event::CalledSide { seat, call, side },
            Some(About::Square(at)) => Event::CalledSquare { seat, call, at },
        };
        story.tell(Audience::All, event);
        Ok(())
    }
}
