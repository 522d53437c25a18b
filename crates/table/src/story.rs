//! What happened, as typed events, each told to an explicit audience.

use crate::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// Who may hear an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// The holder of this chair alone.
    Only(Seat),
    /// Everybody but the holder of this chair.
    Except(Seat),
    /// The holders of these chairs: a team, a station with two people, whoever stands in the same place.
    Among(Seats),
}

impl Audience {
    /// Whether this viewer may hear it.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer.is(seat),
            Audience::Except(seat) => !viewer.is(seat),
            Audience::Among(seats) => matches!(viewer, Viewer::Seat(seat) if seats.has(seat)),
        }
    }
}

/// One event and who may hear it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Telling<E> {
    /// Who may hear it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// Collects what happens while the rules work. A silent story drops everything, for searches and simulations.
#[derive(Clone, Debug)]
pub struct Story<E> {
    tellings: Vec<Telling<E>>,
    silent: bool,
    uncovered: bool,
}

impl<E> Default for Story<E> {
    fn default() -> Self {
        Story::new()
    }
}

impl<E> Story<E> {
    /// A story that keeps what it is told.
    pub fn new() -> Story<E> {
        Story { tellings: Vec::new(), silent: false, uncovered: false }
    }

    /// A story that nobody will read.
    pub fn silent() -> Story<E> {
        Story { tellings: Vec::new(), silent: true, uncovered: false }
    }

    /// Whether nobody will read it: what is costly to tell need not be made up.
    pub fn is_silent(&self) -> bool {
        self.silent
    }

    /// Tells an event to its audience.
    // Inlined, so that an event that nobody will read is not even put together.
    #[inline(always)]
    pub fn tell(&mut self, audience: Audience, event: E) {
        if !self.silent {
            self.tellings.push(Telling { audience, event });
        }
    }

    /// Notes that somebody learnt something that was hidden before, or that chance spoke.
    /// From here on a move can no longer be taken back for free.
    pub fn uncover(&mut self) {
        self.uncovered = true;
    }

    /// Whether anything hidden came to light since the story began.
    pub fn uncovered(&self) -> bool {
        self.uncovered
    }

    /// Everything told, with its audience.
    pub fn tellings(&self) -> &[Telling<E>] {
        &self.tellings
    }

    /// What this viewer heard.
    pub fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.tellings
            .iter()
            .filter(move |telling| telling.audience.includes(viewer))
            .map(|telling| &telling.event)
    }

    /// Everything told, leaving the story empty and covered again.
    pub fn take(&mut self) -> Vec<Telling<E>> {
        self.uncovered = false;
        std::mem::take(&mut self.tellings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_viewer_hears_what_is_meant_for_them() {
        let mut story = Story::new();
        story.tell(Audience::All, 1);
        story.tell(Audience::Only(Seat(0)), 2);
        story.tell(Audience::Except(Seat(0)), 3);
        story.tell(Audience::Among(Seats(0b110)), 4);
        let heard = |viewer| story.heard_by(viewer).copied().collect::<Vec<_>>();
        assert_eq!(heard(Viewer::Seat(Seat(0))), [1, 2]);
        assert_eq!(heard(Viewer::Seat(Seat(1))), [1, 3, 4]);
        assert_eq!(heard(Viewer::Spectator), [1, 3]);
    }

    #[test]
    fn a_silent_story_keeps_nothing_but_remembers_that_something_came_to_light() {
        let mut story = Story::silent();
        story.tell(Audience::All, 1);
        story.uncover();
        assert!(story.tellings().is_empty());
        assert!(story.uncovered());
    }
}
