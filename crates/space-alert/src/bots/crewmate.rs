//! A bot that plans with the whole crew in mind: it searches a plan for everybody, lays its own part of it, and tells the
//! others what it is going to do.

use super::chores;
use super::laying;
use super::thinking::{News, Thoughts};
use crate::command::{Command, Intention};
use crate::planner::Skill;
use crate::state::{SpaceAlert, Stage};
use table::{Bot, Chair, Decision, Dice, Seat, Seed};

/// How often it thinks again within one phase. People change their minds less often than news arrive, too.
const MOST_THOUGHTS: u8 = 6;

/// A member of the crew.
pub struct Crewmate {
    skill: Skill,
    dice: Dice,
    /// The phase of its latest thoughts, and how often it has thought in it.
    phase: (u8, u8),
    thoughts: Option<Thoughts>,
}

impl Crewmate {
    /// A bot of this skill that decides by this seed.
    pub fn new(skill: Skill, seed: Seed) -> Crewmate {
        Crewmate { skill, dice: Dice::new(seed), phase: (0, 0), thoughts: None }
    }

    fn plan(&mut self, game: &SpaceAlert, seat: Seat) -> Option<Command> {
        self.think(game, seat);
        let thoughts = self.thoughts.as_ref()?;
        if let Some(command) = laying::lay(game, seat, &thoughts.wishes) {
            return Some(command);
        }
        share(game, seat)
    }

    /// Thinks anew when there are news.
    fn think(&mut self, game: &SpaceAlert, seat: Seat) {
        let Ok(person) = game.person(seat) else { return };
        // Every mission of a campaign begins with fresh thoughts.
        let phase = person.phase + 3 * game.flight.number;
        if self.phase.0 != phase {
            self.phase = (phase, 0);
            self.thoughts = None;
        }
        let news = News::new(game, seat);
        let known = self.thoughts.as_ref().is_some_and(|thoughts| thoughts.about == news);
        if known || self.phase.1 >= MOST_THOUGHTS {
            return;
        }
        self.phase.1 += 1;
        self.thoughts = Some(Thoughts::think(game, seat, self.skill, news, &mut self.dice));
    }
}

impl Bot<SpaceAlert> for Crewmate {
    fn choose(&mut self, chair: &Chair<'_, SpaceAlert>) -> Decision<Command> {
        let game = chair.imagine(self.dice.seed());
        let seat = chair.seat();
        if let Some(command) = chores::first(&game, seat) {
            return Decision::Do(command);
        }
        if !matches!(game.stage, Stage::Action(_)) {
            return Decision::Wait;
        }
        self.plan(&game, seat).or_else(|| chores::last(&game, seat)).into()
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
