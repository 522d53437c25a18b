//! Chapter 4: the Game Turn, step by step.

use super::scenario::Context;
use crate::agenda::Task;
use crate::aliens::AlienTurn;
use crate::scenario::Trigger;
use crate::{AwayMissions, Event, Refusal, Who};
use std::sync::Arc;
use table::{Audience, Story};

impl AwayMissions {
    /// A Game Turn begins.
    pub(crate) fn begin_game_turn(&mut self, story: &mut Story<Event>) {
        self.turn = self.turn.saturating_add(1);
        self.rocketeer_turn = true;
        story.tell(Audience::All, Event::GameTurn { turn: self.turn });
        self.push(Task::NextRocketeer);
        self.fire(Trigger::GameTurnStart, Context::default());
    }

    /// The next Rocketeer, or the Aliens when everybody is done.
    pub(crate) fn next_rocketeer(&mut self, story: &mut Story<Event>) {
        self.acting = None;
        if self.field.rocketeers.iter().all(|one| one.turn.done) {
            self.push(Task::AlienTurn);
            return;
        }
        // Markers that Time Distortion gave out say who is next (AM-4.8).
        let waiting = self.field.rocketeers.iter().filter(|one| !one.turn.done && one.order.is_some());
        match waiting.min_by_key(|one| one.order).map(|one| one.who) {
            Some(who) => self.push(Task::BeginTurn(who)),
            None => self.open_vote(false, story),
        }
    }

    /// A Rocketeer's turn begins: scan, then act.
    pub(crate) fn begin_turn(&mut self, who: Who, story: &mut Story<Event>) {
        self.acting = Some(who);
        story.tell(Audience::All, Event::TurnBegins { who });
        if !self.book.begun {
            self.book.begun = true;
            for item in std::mem::take(&mut self.book.for_the_first) {
                self.hand_over(who, item, story);
            }
        }
        self.push(Task::Turn(who));
        self.push(Task::BeginScan(who));
        self.fire(Trigger::RocketeerTurnStart, Context::of(who).at(self.tile_of(who)));
    }

    /// The acting Rocketeer says that he is done.
    pub(crate) fn end_turn(&mut self, who: Who, story: &mut Story<Event>) -> Result<(), Refusal> {
        match self.agenda.last() {
            Some(Task::Turn(acting)) if *acting == who => {}
            Some(_) => return Err(Refusal::SomethingElseFirst),
            None => return Err(Refusal::NotNow),
        }
        self.agenda.pop();
        if let Some(rocketeer) = self.field.rocketeer_mut(who) {
            rocketeer.turn.done = true;
        }
        story.tell(Audience::All, Event::TurnEnds { who });
        self.push(Task::NextRocketeer);
        Ok(())
    }

    /// The Alien Turn begins: no mission is won from here on (AM-25.5).
    pub(crate) fn begin_alien_turn(&mut self, story: &mut Story<Event>) {
        self.rocketeer_turn = false;
        self.acting = None;
        story.tell(Audience::All, Event::AlienTurn { turn: self.turn });
        self.push(Task::Cleanup);
        self.push(Task::AlienTurnEnds);
        self.push(Task::AliensBegin);
        self.film = Arc::default();
        self.fire(Trigger::AlienTurnStart, Context::default());
    }

    /// The Aliens act as they stand now.
    pub(crate) fn aliens_begin(&mut self) {
        let turn = AlienTurn::whole(&self.field);
        self.push(Task::Aliens(turn));
    }

    /// The Alien Turn ends with the scenario's rules for it.
    pub(crate) fn end_alien_turn(&mut self, story: &mut Story<Event>) {
        story.tell(Audience::All, Event::AlienTurnEnds {});
        self.fire(Trigger::AlienTurnEnd, Context::default());
    }

    /// Cleanup, its rules, and the next Game Turn (AM-24.8).
    pub(crate) fn cleanup(&mut self, story: &mut Story<Event>) {
        self.clean_up(story);
        self.push(Task::GameTurn);
        self.fire(Trigger::Cleanup, Context::default());
    }
}
