//! Aliens that act within a game: the Alien Turn, Time Distortion, and everything that can strike a Rocketeer elsewhere
//! (AM-5.10, AM-20 to AM-23). While somebody decides about a reaction, everybody else waits.

use super::scenario::Context;
use crate::agenda::Task;
use crate::aliens::{self, AlienTurn, Happening, Pause, Question, Stage, Strike, TerrorResult};
use crate::command::{Answer, Command};
use crate::field::{AlienId, TileId};
use crate::scenario::Trigger;
use crate::state::Tally;
use crate::{AlienType, AwayMissions, Event, Mode, Refusal, Who};
use std::sync::Arc;
use table::{Audience, Seat, Story};

impl AwayMissions {
    /// What somebody is asked while Aliens act or something strikes.
    pub(crate) fn alien_question(&self) -> Option<&Question> {
        match self.agenda.last() {
            Some(Task::Aliens(turn)) => turn.question(),
            _ => None,
        }
    }

    /// The answers that a chair can give.
    pub(crate) fn offer_alien_answers(&self, seat: Seat, options: &mut Vec<Command>) {
        if let Some(question) = self.alien_question().filter(|question| self.runs(seat, question.who)) {
            options.extend(
                question.answers().into_iter().map(|answer| Command::Answer { answer: answer.into() }),
            );
        }
    }

    /// All Aliens move, nobody attacks (AM-5.10).
    pub(crate) fn distort(&mut self) {
        let turn = AlienTurn::moves_only(&self.field);
        self.push(Task::Aliens(turn));
    }

    /// Something strikes these Rocketeers, who may react.
    pub(crate) fn strike(&mut self, strike: Strike, victims: impl IntoIterator<Item = Who>) {
        let turn = AlienTurn::strikes(&self.field, strike, victims);
        self.push(Task::Aliens(turn));
    }

    /// Terror for an Alien; the attacker decides on 7 and 8 (AM-23.7).
    pub(crate) fn terrify(&mut self, alien: AlienId, by: Who) {
        let turn = AlienTurn::alien_terror(&self.field, alien, by);
        self.push(Task::Aliens(turn));
    }

    /// A Sentinel has been moved onto a tile (AM-21.10, AM-21.11).
    pub(crate) fn sentinel_enters(&mut self, alien: AlienId) {
        let turn = AlienTurn::entered(&self.field, alien);
        self.push(Task::Aliens(turn));
    }

    /// The Aliens go on until they are done or somebody is asked.
    pub(crate) fn aliens_act(&mut self, turn: AlienTurn, story: &mut Story<Event>) {
        self.stage(turn, None, story);
    }

    /// The answer of somebody who was asked.
    pub(crate) fn answer_aliens(&mut self, answer: Answer, story: &mut Story<Event>) -> Result<(), Refusal> {
        let Some(question) = self.alien_question() else { return Err(Refusal::NothingAsked) };
        let answer = aliens::Answer::try_from(answer)?;
        if !question.answers().contains(&answer) {
            return Err(Refusal::WrongAnswer);
        }
        if let Some(Task::Aliens(turn)) = self.agenda.pop() {
            self.stage(turn, Some(answer), story);
        }
        Ok(())
    }

    fn stage(&mut self, mut turn: AlienTurn, answer: Option<aliens::Answer>, story: &mut Story<Event>) {
        let geometry = self.map();
        let mut seen: Vec<Happening> = Vec::new();
        let mut stage = Stage::new(&mut self.field, &geometry, &mut self.dice, Some(&mut seen));
        if let Some(answer) = answer {
            turn.answer(answer, &mut stage);
        }
        let pause = turn.run(&mut stage);
        if pause == Ok(Pause::Question) {
            self.push(Task::Aliens(turn));
        }
        if !self.rocketeer_turn && !seen.is_empty() {
            Arc::make_mut(&mut self.film).extend(seen.iter().cloned());
        }
        for step in seen {
            self.follow(&step);
            story.tell(Audience::All, Event::AlienStep { step });
        }
    }

    /// What else follows from a step: kills are counted, and whoever was driven onto a tile has entered it.
    fn follow(&mut self, step: &Happening) {
        match *step {
            Happening::Mine { at, .. } => self.killed(AlienType::Sentinel, at),
            Happening::AlienHit { kind, left: 0, .. } => {
                let at = self.acting.map_or(TileId(0), |who| self.tile_of(who));
                self.killed(kind, at);
            }
            Happening::Terror { who, result: TerrorResult::Moved { to }, .. } => {
                self.has_entered(who, to);
            }
            _ => {}
        }
    }

    fn killed(&mut self, kind: AlienType, tile: TileId) {
        let context =
            Context { who: self.acting, victim: Some(kind), tile: Some(tile), ..Context::default() };
        self.tally(Tally::Kills(kind), context);
        self.fire(Trigger::Kill, context);
    }

    /// A Rocketeer has come onto a tile: the lock of Admiral mode, and rules that wait for it (AM-26.6, AM-27.19).
    pub(crate) fn has_entered(&mut self, who: Who, tile: TileId) {
        let watched = self.field.aliens_on(tile).any(|alien| !alien.stunned);
        let strict = matches!(self.field.mode, Mode::Admiral | Mode::GalacticOverlord);
        if let Some(rocketeer) = self.field.rocketeer_mut(who) {
            rocketeer.turn.held = strict && watched;
        }
        self.fire(Trigger::Enter, Context::of(who).at(tile));
    }
}

impl From<aliens::Answer> for Answer {
    fn from(answer: aliens::Answer) -> Answer {
        match answer {
            aliens::Answer::Use(card) => Answer::Card(card),
            aliens::Answer::Decline => Answer::No,
            aliens::Answer::DeclineUntilTargeted => Answer::Later,
            aliens::Answer::Direction(direction) => Answer::Direction(direction),
            aliens::Answer::Ap(slot) => Answer::Slot(slot),
        }
    }
}

impl TryFrom<Answer> for aliens::Answer {
    type Error = Refusal;

    fn try_from(answer: Answer) -> Result<aliens::Answer, Refusal> {
        Ok(match answer {
            Answer::Card(card) => aliens::Answer::Use(card),
            Answer::No => aliens::Answer::Decline,
            Answer::Later => aliens::Answer::DeclineUntilTargeted,
            Answer::Direction(direction) => aliens::Answer::Direction(direction),
            Answer::Slot(slot) => aliens::Answer::Ap(slot),
            _ => return Err(Refusal::WrongAnswer),
        })
    }
}
