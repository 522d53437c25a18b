//! Chapter 25: victory and defeat.

use super::scenario::Context;
use crate::agenda::Task;
use crate::state::{End, Flown};
use crate::{AwayMissions, Event};
use table::{Audience, Outcome, Seat, Seats, Story};

impl AwayMissions {
    /// AM-25.2 to AM-25.6: defeat first, then victory.
    pub(crate) fn test_end(&mut self, story: &mut Story<Event>) {
        if self.end.is_some() || self.turn == 0 {
            return;
        }
        if let Some(end) = self.defeat() {
            self.finish(end, story);
        } else if self.rocketeer_turn
            && (self.book.won || self.holds(&self.mission.victory, &Context::default()))
        {
            self.finish(End::Won, story);
        }
    }

    fn defeat(&self) -> Option<End> {
        for rocketeer in &self.field.rocketeers {
            if rocketeer.hp == 0 {
                return Some(End::Killed(rocketeer.who));
            }
            if rocketeer.o2 == 0 {
                return Some(End::Suffocated(rocketeer.who));
            }
        }
        let context = Context::default();
        let lost = self.mission.defeat.iter().position(|defeat| self.holds(&defeat.condition, &context))?;
        Some(End::Defeat(u8::try_from(lost).unwrap_or(u8::MAX)))
    }

    /// The mission is over, and without a campaign the game.
    pub(crate) fn finish(&mut self, end: End, story: &mut Story<Event>) {
        if self.end.is_some() {
            return;
        }
        self.end = Some(end);
        self.agenda.clear();
        let scenario = self.mission.number.unwrap_or_default();
        story.tell(
            Audience::All,
            if end.is_won() { Event::Won { scenario } } else { Event::Lost { scenario, end } },
        );
        self.flown.push(Flown {
            scenario,
            end,
            mode: self.field.mode,
            crew: self.field.rocketeers.iter().map(|one| one.who).collect(),
            turns: self.turn,
        });
        // AM-28.2: a mission that was won opens the next, a lost one can be played again.
        let another = !end.is_won() || self.next_mission().is_some();
        if self.setup.campaign && another {
            self.packing.ready = Seats::NONE;
            self.agenda.push(Task::Debrief);
        } else {
            self.over = true;
        }
    }

    /// AM-25.1: together. In a campaign the last mission counts, and the score is the number of missions won.
    pub(crate) fn result(&self) -> Option<Outcome> {
        if !self.over {
            return None;
        }
        let won = self.flown.last().is_some_and(|flown| flown.end.is_won());
        let wins = self.flown.iter().filter(|flown| flown.end.is_won()).count();
        let seats = usize::from(self.setup.seats);
        Some(Outcome {
            winners: if won { Seat::all(self.setup.seats).collect() } else { Vec::new() },
            scores: vec![i32::try_from(wins).unwrap_or_default(); seats],
        })
    }
}
