//! A member of the crew: what the moment asks of this chair, one small command after the other at a human pace. Most of the time a
//! chair has nothing to do, which a glance tells; only then does it look closely, at a game imagined from its own place.

use super::skill::Skill;
use super::{captain, core, damage, engineering, helm, jump, sensors, shields, tractor, weapons};
use crate::command::Command;
use crate::glance::Glance;
use crate::state::Wait;
use crate::{SpaceCadets, Station, Step};
use std::cell::Cell;
use std::collections::VecDeque;
use table::{Bot, Chair, Decision, Dice, Game, GameTime, Seat, Seed, Story};

/// Nobody does anything earlier than this after something begins.
const REACTION: u64 = 1_500;
/// So many milliseconds of spread, so that not everybody moves at once.
const SPREAD: u32 = 600;
/// The last moments of a clock are left alone.
const RESERVE: u64 = 1_000;
/// After so many refusals in one moment nothing more is tried.
const PATIENCE: u8 = 6;
/// Who is still out here after so many turns will never come home: from then on the crew folds its hands while clocks run, and the
/// next breach ends the mission. Without clocks nothing would, so there it works on.
const LAST_TURN: u16 = 100;
/// So often a command is given again that did not arrive.
const TRIES: u8 = 50;

thread_local! {
    /// The game that was imagined last: the next one takes its memory over, and nothing else of it.
    static LAST: Cell<Option<Box<SpaceCadets>>> = const { Cell::new(None) };
}

/// What a chair wants to do now.
#[derive(Debug)]
pub(super) enum Wish {
    /// This command, and so long a rest after it.
    Do(Command, u64),
    /// These commands with so long a rest after each.
    All(Vec<Command>, u64),
    /// Nothing before this moment.
    Until(GameTime),
    /// Nothing more.
    Done,
}

/// A command that was given, and what was known then.
struct Sent {
    command: Command,
    given: u8,
    moment: u64,
    /// How long a rest follows it.
    rest: u64,
    tries: u8,
}

/// A bot with a skill.
pub(super) struct Crewmate {
    skill: Skill,
    dice: Dice,
    moment: u64,
    rested: GameTime,
    planned: bool,
    queue: VecDeque<Command>,
    gap: u64,
    refused: u8,
    /// What was glanced at when there was nothing to do: nothing has changed while it is the same.
    idle: Option<u128>,
    /// Whether this chair had the core's deck when it was last asked.
    had_deck: bool,
    /// Whether tiles of the beam were just turned and must be looked at before they turn back.
    watches: bool,
    /// The last command: at a table where others move at the same time it may never have arrived.
    sent: Option<Sent>,
    tractor: tractor::Memory,
    bag: sensors::Bag,
}

impl Crewmate {
    /// A crewmate of a skill from 1 to 5.
    pub(super) fn new(level: usize, seed: Seed) -> Crewmate {
        Crewmate {
            skill: Skill::of(level),
            dice: Dice::new(seed),
            moment: u64::MAX,
            rested: GameTime::ZERO,
            planned: false,
            queue: VecDeque::new(),
            gap: 0,
            refused: 0,
            idle: None,
            had_deck: false,
            watches: false,
            sent: None,
            tractor: tractor::Memory::default(),
            bag: sensors::Bag::default(),
        }
    }

    /// Commands for this moment, laid out over the time that is left. What would be refused is left out.
    fn plan(&mut self, game: &mut SpaceCadets, seat: Seat, now: GameTime, commands: Vec<Command>) {
        let refused = |command: &Command, game: &mut SpaceCadets| {
            game.apply(now, seat, command.clone(), &mut Story::silent()).is_err()
        };
        for command in commands {
            // What follows from a scan nobody knows before.
            let last = matches!(command, Command::Scan { .. } | Command::Blink { .. });
            if last || !refused(&command, game) {
                self.queue.push_back(command);
            }
            if last {
                break;
            }
        }
    }

    /// So long a rest that everything planned fits into the time that is left.
    fn pace(&mut self, now: GameTime, end: Option<GameTime>, most: u64) {
        let count = self.queue.len() as u64 + 1;
        let left = end.map_or(u64::MAX, |end| end.0.saturating_sub(now.0).saturating_sub(RESERVE));
        self.gap = most.min(left / count).max(50);
    }

    fn next_planned(&mut self, now: GameTime) -> Option<Decision<Command>> {
        let command = self.queue.pop_front()?;
        self.rested = now + self.gap;
        Some(Decision::Do(command))
    }

    /// Whether this chair has something to settle before a clock runs.
    fn prepares(glance: &Glance, wait: Wait) -> bool {
        let captain = glance.holds(Station::Captain);
        match wait {
            Wait::Prepare => true,
            Wait::Spend => glance.holds(Station::Sensors),
            Wait::Blink => glance.holds(Station::Jump),
            Wait::Dampers | Wait::Focus | Wait::Decoy => captain,
            Wait::Begin => captain && matches!(glance.step, Step::Repair | Step::Fire),
            Wait::Volunteers | Wait::Reseat | Wait::LookAround => false,
        }
    }

    /// What is settled before a clock runs.
    fn preparations(&self, game: &SpaceCadets, glance: &Glance, wait: Wait) -> Vec<Command> {
        let mut commands = Vec::new();
        match wait {
            Wait::Prepare => {
                if glance.holds(Station::Captain) {
                    commands.extend(captain::breach(game));
                }
                if glance.holds(Station::Helm) {
                    commands.extend(helm::thrust(game));
                }
                if glance.holds(Station::Sensors) {
                    commands.extend(sensors::targets(game, self.skill));
                }
                if glance.holds(Station::Weapons) {
                    commands.extend(weapons::seekers(game, self.skill));
                }
            }
            Wait::Spend => commands.extend(sensors::spending(game)),
            Wait::Blink => commands.extend(jump::blink(game)),
            _ => commands.extend(captain::equipment(game, wait)),
        }
        commands
    }

    /// What a running clock asks for.
    fn work(&mut self, game: &mut SpaceCadets, glance: &Glance, seat: Seat, now: GameTime) -> Wish {
        match glance.step {
            Step::Discussion if !self.planned => {
                self.planned = true;
                if glance.holds(Station::Captain) {
                    let orders = captain::orders(game);
                    self.plan(game, seat, now, orders);
                }
                if glance.holds(Station::Engineering) {
                    let energy = engineering::energy(game);
                    self.plan(game, seat, now, energy);
                }
                self.pace(now, glance.end, self.skill.gap);
                Wish::Done
            }
            Step::Action => self.act(game, glance, seat, now),
            Step::Tractor if glance.holds(Station::Tractor) => self.tractor.next(game, self.skill),
            Step::Fire if glance.holds(Station::Weapons) => weapons::fire(game, self.skill, &mut self.dice),
            Step::Jump if glance.holds(Station::Jump) => jump::next(game, self.skill),
            Step::Repair if glance.holds(Station::Damage) => damage::next(game, self.skill, &mut self.dice),
            _ => Wish::Done,
        }
    }

    fn act(&mut self, game: &mut SpaceCadets, glance: &Glance, seat: Seat, now: GameTime) -> Wish {
        let Some(station) = glance.active else { return Wish::Done };
        if station == Station::Sensors {
            return self.bag.next(game, now, self.skill, &mut self.dice);
        }
        if self.planned {
            return Wish::Done;
        }
        self.planned = true;
        let (skill, dice) = (self.skill, &mut self.dice);
        let (commands, gap) = match station {
            Station::Engineering => (engineering::layout(game, skill, dice), skill.gap),
            Station::Helm => (helm::course(game, skill, dice), skill.gap * 2),
            Station::Shields => (shields::layout(game, skill, dice), skill.gap),
            Station::Weapons => weapons::loading(game, skill, dice),
            _ => (Vec::new(), skill.gap),
        };
        self.plan(game, seat, now, commands);
        if station == Station::Weapons {
            // A card takes its time: what does not fit into the clock is not loaded.
            self.gap = gap;
        } else {
            self.pace(now, glance.end, gap);
        }
        if self.queue.is_empty() { Wish::Done } else { Wish::Until(now + self.gap.min(REACTION)) }
    }

    /// What follows from a close look.
    fn look(&mut self, chair: &Chair<'_, SpaceCadets>, glance: &Glance) -> Option<Decision<Command>> {
        // A game that looks the same from here: what this chair cannot know is dealt anew. It is laid out over the last one.
        let seed = self.dice.seed();
        let mut game = match LAST.take() {
            Some(mut last) => {
                chair.imagine_over(seed, &mut last);
                last
            }
            None => Box::new(chair.imagine(seed)),
        };
        let decision = self.look_at(&mut game, chair, glance);
        LAST.set(Some(game));
        decision
    }

    fn look_at(
        &mut self,
        game: &mut SpaceCadets,
        chair: &Chair<'_, SpaceCadets>,
        glance: &Glance,
    ) -> Option<Decision<Command>> {
        let (now, seat) = (chair.now(), chair.seat());
        if glance.step == Step::Tractor {
            self.tractor.observe(game, self.skill, &mut self.dice);
        }
        if std::mem::take(&mut self.watches) && now < self.rested {
            return Some(Decision::WakeAt(self.rested));
        }
        let wish = if glance.asked.is_some() {
            let question = game.ask.as_ref().map(|ask| &ask.question);
            let pick = question.map_or(0, |question| captain::answer(game, question));
            Wish::Do(Command::Choose { pick }, 0)
        } else if let Some(wait) = glance.wait {
            self.planned = true;
            let commands = self.preparations(game, glance, wait);
            self.plan(game, seat, now, commands);
            self.pace(now, None, self.skill.gap / 2);
            Wish::Done
        } else {
            self.work(game, glance, seat, now)
        };
        match wish {
            Wish::Do(command, gap) => {
                if game.apply(now, seat, command.clone(), &mut Story::silent()).is_err() {
                    self.refused = self.refused.saturating_add(1);
                    self.rested = now + 300;
                    return Some(Decision::WakeAt(self.rested));
                }
                self.watches = matches!(command, Command::Flip { .. });
                self.rested = now + gap;
                Some(Decision::Do(command))
            }
            Wish::All(commands, gap) => {
                self.plan(game, seat, now, commands);
                self.gap = gap;
                match self.next_planned(now) {
                    None => {
                        self.refused = self.refused.saturating_add(1);
                        self.rested = now + 300;
                        Some(Decision::WakeAt(self.rested))
                    }
                    some => some,
                }
            }
            Wish::Until(moment) => {
                self.rested = moment.max(now + 1);
                Some(Decision::WakeAt(self.rested))
            }
            Wish::Done => self.next_planned(now),
        }
    }

    /// What is done without another look, once there is nothing left to work at.
    fn go_on(&self, glance: &Glance) -> Option<Command> {
        if glance.wait.is_some() {
            if glance.concerned && !glance.ready {
                return Some(Command::Ready);
            }
            return (glance.all_ready && glance.holds(Station::Captain)).then_some(Command::Start);
        }
        let done = glance.runs && glance.concerned && !glance.ready;
        (done && !glance.core).then_some(Command::Ready)
    }
}

impl Bot<SpaceCadets> for Crewmate {
    fn choose(&mut self, chair: &Chair<'_, SpaceCadets>) -> Decision<Command> {
        let (now, bits) = (chair.now(), chair.glance());
        let before = self.sent.take();
        if before.is_none() && self.idle == Some(bits) {
            return Decision::Wait;
        }
        let glance = Glance::of(bits);
        // A leaf may have been turned later than it was meant to be: the next one waits for it.
        if before
            .as_ref()
            .is_some_and(|sent| sent.given != glance.given && matches!(sent.command, Command::Leaf { .. }))
        {
            self.rested = self.rested.max(now + core::FASTEST);
        }
        let lost = before.filter(|sent| {
            sent.given == glance.given
                && sent.moment == glance.moment
                && sent.tries < TRIES
                && glance.end.is_none_or(|end| now < end)
        });
        let (decision, tries) = match lost {
            Some(sent) => {
                self.rested = now + sent.rest;
                (Decision::Do(sent.command), sent.tries + 1)
            }
            None => (self.decide(chair, bits, &glance), 0),
        };
        if let Decision::Do(command) = &decision {
            let rest = self.rested.0.saturating_sub(now.0);
            let (given, moment) = (glance.given, glance.moment);
            self.sent = Some(Sent { command: command.clone(), given, moment, rest, tries });
        }
        decision
    }
}

impl Crewmate {
    /// What to do in a moment in which everything given before has arrived.
    fn decide(&mut self, chair: &Chair<'_, SpaceCadets>, bits: u128, glance: &Glance) -> Decision<Command> {
        let now = chair.now();
        if glance.over {
            return Decision::Wait;
        }
        if self.moment != glance.moment {
            self.moment = glance.moment;
            self.planned = false;
            self.queue.clear();
            self.refused = 0;
            self.watches = false;
            self.bag = sensors::Bag::default();
            self.rested = now + REACTION + u64::from(self.dice.below(SPREAD));
        }
        if glance.holds_deck && !self.had_deck {
            // The deck goes before whatever the hands are busy with.
            self.rested = self.rested.min(now + core::DECK);
        }
        self.had_deck = glance.holds_deck;
        // Whoever is asked late has seen the tiles and goes on at once.
        if self.watches
            && let Some(decision) = self.look(chair, glance)
        {
            return decision;
        }
        let in_time = glance.end.is_none_or(|end| now < end);
        let something = match (glance.asked, glance.wait) {
            (Some(mine), _) => mine,
            (None, Some(wait)) => {
                glance.concerned && !glance.ready
                    || Crewmate::prepares(glance, wait)
                    || glance.holds(Station::Captain)
            }
            (None, None) => glance.runs && (glance.concerned || glance.holds_deck),
        };
        if !something {
            self.idle = Some(bits);
            return Decision::Wait;
        }
        if now < self.rested {
            return Decision::WakeAt(self.rested);
        }
        let gives_up = glance.turn > LAST_TURN && glance.end.is_some();
        let deck = glance.holds_deck && in_time;
        if deck
            && !gives_up
            && self.refused < PATIENCE
            && let Some((command, gap)) = core::find(glance, self.skill)
        {
            self.rested = now + gap;
            return Decision::Do(command);
        }
        if !deck
            && in_time
            && let Some(decision) = self.next_planned(now)
        {
            return decision;
        }
        let looks = match (glance.asked, glance.wait) {
            (Some(mine), _) => mine,
            (None, Some(wait)) => !self.planned && Crewmate::prepares(glance, wait),
            // Who said that she is done has nothing left but the deck.
            (None, None) => {
                !gives_up
                    && in_time
                    && self.refused < PATIENCE
                    && (deck || !glance.ready)
                    && self.still_works(glance)
            }
        };
        if looks && let Some(decision) = self.look(chair, glance) {
            return decision;
        }
        match self.go_on(glance) {
            Some(command) => Decision::Do(command),
            None => {
                self.idle = Some(bits);
                Decision::Wait
            }
        }
    }
}

impl Crewmate {
    /// Whether a running step may still have something for this chair.
    fn still_works(&self, glance: &Glance) -> bool {
        match glance.step {
            Step::Discussion => {
                !self.planned && (glance.holds(Station::Captain) || glance.holds(Station::Engineering))
            }
            Step::Action => {
                glance.active == Some(Station::Sensors) || (glance.active.is_some() && !self.planned)
            }
            _ => true,
        }
    }
}
