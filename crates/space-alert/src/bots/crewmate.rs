//! A bot that plans with the whole crew in mind: it searches a plan for everybody, lays its own part of it, and tells the
//! others what it is going to do.

use super::chores;
use super::laying;
use super::pace::{self, Occasion};
use super::thinking::{News, Thoughts};
use crate::command::{Command, Intention};
use crate::planner::Skill;
use crate::state::{SpaceAlert, Stage};
use table::{Bot, Chair, Decision, Dice, GameTime, Seat, Seed};

/// How often it thinks within one phase. People change their minds less often than news arrive, too.
const MOST_THOUGHTS: u8 = 9;

/// A member of the crew.
pub struct Crewmate {
    skill: Skill,
    dice: Dice,
    /// Until when its hands are busy.
    busy: GameTime,
    /// When it will think about what is new.
    thinks_at: Option<GameTime>,
    /// The mission and the phase it plans, and how often it has thought about it.
    sitting: (u8, u8),
    times: u8,
    thoughts: Option<Thoughts>,
}

impl Crewmate {
    /// A bot of this skill that decides by this seed.
    pub fn new(skill: Skill, seed: Seed) -> Crewmate {
        Crewmate {
            skill,
            dice: Dice::new(seed),
            busy: GameTime::ZERO,
            thinks_at: None,
            sitting: (0, 0),
            times: 0,
            thoughts: None,
        }
    }

    /// Thinks if it is time to, and settles when to think next.
    fn think(&mut self, game: &SpaceAlert, seat: Seat, now: GameTime) {
        let Ok(person) = game.person(seat) else { return };
        let sitting = (game.flight.number, person.phase);
        if self.sitting != sitting {
            if self.sitting.0 != sitting.0 {
                self.thoughts = None;
            }
            (self.sitting, self.times, self.thinks_at) = (sitting, 0, None);
        }
        let news = News::of(game, seat);
        let occasion = match &self.thoughts {
            Some(thoughts) if self.times > 0 && thoughts.about == news => None,
            Some(thoughts) if self.times > 0 && thoughts.about.differs_in_talk_only(&news) => {
                Some(Occasion::Talk)
            }
            _ => Some(Occasion::Event),
        };
        let Some(occasion) = occasion.filter(|_| self.times < MOST_THOUGHTS) else {
            self.thinks_at = None;
            return;
        };
        if news.threats.is_empty() && person.phase == 1 && now < pace::idle_until(game) {
            self.thinks_at = Some(pace::idle_until(game));
            return;
        }
        let soon = pace::thinks_at(game, seat, occasion, now);
        let at = self.thinks_at.map_or(soon, |at| at.min(soon));
        self.thinks_at = Some(at);
        if now >= at {
            let before = self.thoughts.take();
            self.thoughts = Some(Thoughts::think(game, seat, self.skill, news, before, &mut self.dice));
            self.times += 1;
            self.thinks_at = None;
        }
    }

    /// What it does with its plan.
    fn carry_out(&self, game: &SpaceAlert, seat: Seat) -> Option<Command> {
        let thoughts = self.thoughts.as_ref().filter(|_| self.times > 0)?;
        laying::lay(game, seat, &thoughts.wishes)
            .or_else(|| share(game, seat))
            .or_else(|| self.thinks_at.is_none().then(|| chores::last(game, seat)).flatten())
    }
}

impl Bot<SpaceAlert> for Crewmate {
    fn choose(&mut self, chair: &Chair<'_, SpaceAlert>) -> Decision<Command> {
        let (seat, now) = (chair.seat(), chair.now());
        if now < self.busy {
            return Decision::WakeAt(self.busy);
        }
        // A copy of the dice, so that being asked more often changes nothing.
        let game = chair.imagine(self.dice.clone().seed());
        let planning = matches!(game.stage, Stage::Action(_));
        let mut command = chores::first(&game, seat);
        if planning && command.is_none() {
            self.think(&game, seat, now);
            command = self.carry_out(&game, seat);
        }
        match (command, self.thinks_at) {
            (Some(command), _) => {
                if planning {
                    self.busy = pace::free_again(&game, self.skill, now);
                }
                Decision::Do(command)
            }
            (None, Some(at)) if planning => Decision::WakeAt(at),
            (None, _) => Decision::Wait,
        }
    }
}

/// Tells the others what it is going to do, if they do not know.
fn share(game: &SpaceAlert, seat: Seat) -> Option<Command> {
    let Stage::Action(action) = &game.stage else { return None };
    let member = game.member_of(seat)?;
    let person = game.person(seat).ok()?;
    let plan: Vec<Intention> = (1..=game.flight.track.turns())
        .filter_map(|turn| {
            let planned = game.planned(member, turn)?;
            Some(Intention { turn, action: game.says(planned) })
        })
        .collect();
    (!action.silent && person.intends != plan).then_some(Command::Share { plan })
}
