//! A bot that plans with the whole crew in mind: it searches a plan for everybody, tells the others its own part of it, lays
//! that part card by card, and answers what it is asked for.

use super::chores;
use super::laying;
use super::pace::{self, Occasion};
use super::thinking::{News, Search, Thoughts, Urgency, Wish};
use crate::card_side::Side;
use crate::command::{Command, Intention, Signal};
use crate::planner::Skill;
use crate::state::{Request, SpaceAlert, Stage};
use table::{Bot, Chair, Decision, Dice, GameTime, Seat, Seed};

/// How often it thinks within one phase only because of what others told.
const MOST_TALKS: u8 = 3;

/// A member of the crew.
pub struct Crewmate {
    skill: Skill,
    dice: Dice,
    /// Until when its hands are busy.
    busy: GameTime,
    /// What it did last. Whoever is asked again before anything came of it does it again.
    last: Option<Command>,
    /// Whether it has seen that something came of it.
    seen: bool,
    /// When it first gave that command, and how long such things have taken lately. On a machine with time to spare nothing
    /// takes any.
    given: GameTime,
    lag: u64,
    /// When it will think about what is new.
    thinks_at: Option<GameTime>,
    /// The mission and the phase it plans, how often it has thought about it, how often because of talk, and how often
    /// shortly before the end.
    sitting: (u8, u8),
    times: u8,
    talks: u8,
    last_rounds: u8,
    /// A thought that is not finished, and when it goes on.
    search: Option<(Search, GameTime)>,
    thoughts: Option<Thoughts>,
    /// What it has said yes, no or something else to.
    answered: Vec<(Request, Signal)>,
}

impl Crewmate {
    /// A bot of this skill that decides by this seed.
    pub fn new(skill: Skill, seed: Seed) -> Crewmate {
        Crewmate {
            skill,
            dice: Dice::new(seed),
            busy: GameTime::ZERO,
            last: None,
            seen: false,
            given: GameTime::ZERO,
            lag: 0,
            thinks_at: None,
            sitting: (0, 0),
            times: 0,
            talks: 0,
            last_rounds: 0,
            search: None,
            thoughts: None,
            answered: Vec::new(),
        }
    }

    /// Thinks if it is time to, and settles when to think next.
    fn think(&mut self, chair: &Chair<'_, SpaceAlert>, game: &SpaceAlert) {
        let (seat, now) = (chair.seat(), chair.now());
        let Ok(person) = game.person(seat) else { return };
        let sitting = (game.flight.number, person.phase);
        if self.sitting != sitting {
            if self.sitting.0 != sitting.0 {
                self.thoughts = None;
                self.answered.clear();
            }
            (self.sitting, self.times, self.talks, self.last_rounds) = (sitting, 0, 0, 0);
            (self.thinks_at, self.search) = (None, None);
        }
        if self.search.is_some() {
            self.go_on(game, now);
        }
        if self.search.is_some() {
            return;
        }
        let news = News::of(game, seat);
        let Some((occasion, at)) = self.next_thought(game, seat, &news, now) else {
            self.thinks_at = None;
            return;
        };
        if self.times > 0 && pace::must_do(game, now, self.lag) {
            self.thinks_at = None;
            return;
        }
        self.thinks_at = Some(at);
        if now < at {
            return;
        }
        let in_last_phase = usize::from(person.phase) >= game.flight.track.phases.len();
        let urgency = match occasion {
            _ if self.times == 0 => Urgency::First,
            Occasion::LastRound => Urgency::Last,
            Occasion::Talk if in_last_phase => Urgency::Last,
            _ => Urgency::Again,
        };
        let before = self.thoughts.as_ref();
        let search = Search::begin(chair, game, self.skill, urgency, news, before, &mut self.dice);
        self.search = Some((search, now));
        self.times = self.times.saturating_add(1);
        self.talks += u8::from(occasion == Occasion::Talk);
        self.last_rounds += u8::from(occasion == Occasion::LastRound);
        self.thinks_at = None;
        self.go_on(game, now);
    }

    /// What it will think about next, and when.
    fn next_thought(
        &self,
        game: &SpaceAlert,
        seat: Seat,
        news: &News,
        now: GameTime,
    ) -> Option<(Occasion, GameTime)> {
        let phase = game.person(seat).ok()?.phase;
        // Shortly before the end everybody settles the plan, one after the other.
        if self.times > 0
            && let Some(last) = pace::last_round(game, seat, self.last_rounds)
        {
            return Some((Occasion::LastRound, last));
        }
        let occasion = match &self.thoughts {
            Some(thoughts) if self.times > 0 && thoughts.about == *news => None,
            Some(thoughts) if self.times > 0 && thoughts.about.differs_in_talk_only(news) => {
                (self.talks < MOST_TALKS).then_some(Occasion::Talk)
            }
            _ => Some(Occasion::Event),
        };
        let occasion = occasion.filter(|_| u64::from(self.times) < pace::most_thoughts(game, self.lag))?;
        if news.threats.is_empty() && phase == 1 && now < pace::idle_until(game) {
            return Some((occasion, pace::idle_until(game)));
        }
        let soon = pace::thinks_at(game, seat, occasion, now);
        Some((occasion, self.thinks_at.map_or(soon, |at| at.min(soon))))
    }

    /// Thinks a piece further, if it is time to. With no time left, what has been found so far must do.
    fn go_on(&mut self, game: &SpaceAlert, now: GameTime) {
        let Some((search, at)) = &mut self.search else { return };
        let hurried = pace::must_do(game, now, self.lag);
        if now < *at && !hurried {
            return;
        }
        if search.go_on() || hurried {
            self.thoughts = self.search.take().map(|(search, _)| search.finish());
        } else {
            *at = pace::next_piece(game, now);
        }
    }

    /// When it goes on with a thought, or begins the next one.
    fn wakes_at(&self) -> Option<GameTime> {
        self.search.as_ref().map(|(_, at)| *at).or(self.thinks_at)
    }

    /// What it does with its plan.
    fn carry_out(&self, game: &SpaceAlert, seat: Seat) -> Option<Command> {
        let thoughts = self.thoughts.as_ref()?;
        let settled = self.thinks_at.is_none() && self.search.is_none() && self.times > 0;
        // The plan of an earlier phase says nothing about this one.
        let wishes = if thoughts.phase == self.sitting.1 { thoughts.wishes.as_slice() } else { &[] };
        self.tell(game, seat, wishes)
            .or_else(|| self.answer(game, seat, thoughts))
            .or_else(|| laying::lay(game, seat, wishes))
            .or_else(|| settled.then(|| chores::last(game, seat)).flatten())
    }

    /// Tells the others what it is going to do, if they do not know.
    fn tell(&self, game: &SpaceAlert, seat: Seat, wishes: &[Wish]) -> Option<Command> {
        game.may_talk().ok()?;
        let member = game.member_of(seat)?;
        let person = game.person(seat).ok()?;
        let wished = |turn: u8| wishes.iter().find(|wish| wish.member == member && wish.turn == turn);
        let plan: Vec<Intention> = (1..=game.flight.track.turns())
            .filter_map(|turn| {
                let action = match wished(turn) {
                    Some(wish) => wish.side?,
                    None => game.says(game.planned(member, turn)?),
                };
                Some(Intention { turn, action })
            })
            .collect();
        (person.intends != plan).then_some(Command::Share { plan })
    }

    /// Says yes, no or what it does instead to what it is asked for.
    fn answer(&self, game: &SpaceAlert, seat: Seat, thoughts: &Thoughts) -> Option<Command> {
        game.may_talk().ok()?;
        let member = game.member_of(seat)?;
        let open =
            |request: &&Request| request.member == member && self.reply(game, thoughts, request).is_some();
        let request = game.requests.iter().find(open)?;
        Some(Command::Signal { signal: self.reply(game, thoughts, request)? })
    }

    /// The answer to a request, unless it has been given.
    fn reply(&self, game: &SpaceAlert, thoughts: &Thoughts, request: &Request) -> Option<Signal> {
        let phase = game.flight.track.phase_of_turn(request.turn)?.phase;
        let signal = if phase > self.sitting.1 {
            // Its cards for that turn are still to be dealt.
            Signal::Wait
        } else if phase == self.sitting.1 && !thoughts.about.heard_of(request) {
            return None;
        } else {
            let wished = |wish: &&Wish| (wish.member, wish.turn) == (request.member, request.turn);
            let wish = thoughts.wishes.iter().filter(|_| thoughts.phase == phase).find(wished);
            let side = match wish {
                Some(wish) => wish.side,
                None => game.planned(request.member, request.turn).map(|planned| game.says(planned)),
            };
            match side {
                Some(side) if does(side, request) => Signal::Yes,
                Some(side) => Signal::Intend { turn: request.turn, action: side.first(), station: None },
                None => Signal::No,
            }
        };
        let said = self.answered.iter().any(|(other, said)| other == request && *said == signal);
        (!said).then_some(signal)
    }

    /// Notes how long it took until something came of what it did last. One long wait is not forgotten at once.
    fn notice_lag(&mut self, now: GameTime) {
        let took = now.0.saturating_sub(self.given.0);
        self.lag = took.max(self.lag - self.lag / 4);
    }

    /// Remembers what it has answered.
    fn remember(&mut self, game: &SpaceAlert, seat: Seat, signal: Signal) {
        let (Some(thoughts), Some(member)) = (&self.thoughts, game.member_of(seat)) else { return };
        let about = game.requests.iter().find(|request| {
            request.member == member && self.reply(game, thoughts, request).as_ref() == Some(&signal)
        });
        if let Some(request) = about.copied() {
            self.answered.retain(|(other, _)| *other != request);
            self.answered.push((request, signal));
        }
    }
}

/// Whether a half of a card is what was asked for.
fn does(side: Side, request: &Request) -> bool {
    side.symbols().any(|symbol| symbol == request.action)
}

impl Bot<SpaceAlert> for Crewmate {
    fn choose(&mut self, chair: &Chair<'_, SpaceAlert>) -> Decision<Command> {
        let (seat, now) = (chair.seat(), chair.now());
        let thinks = self.wakes_at();
        if self.seen && now < self.busy && thinks.is_none_or(|at| now < at) {
            return Decision::WakeAt(thinks.map_or(self.busy, |at| at.min(self.busy)));
        }
        // A copy of the dice, so that being asked more often changes nothing.
        let game = chair.imagine(self.dice.clone().seed());
        let planning = matches!(game.stage, Stage::Action(_));
        if planning {
            self.think(chair, &game);
        }
        let mut command = chores::first(&game, seat);
        if planning && command.is_none() {
            command = self.carry_out(&game, seat);
        }
        let thinks = self.wakes_at();
        if self.last.is_some() && self.last != command && !self.seen {
            self.notice_lag(now);
        }
        let Some(command) = command else {
            self.last = None;
            return thinks.filter(|_| planning).map_or(Decision::Wait, Decision::WakeAt);
        };
        // Hands are busy with the last thing, unless nothing came of it because others were faster.
        let again = self.last.as_ref() == Some(&command);
        if planning && now < self.busy && !again {
            self.seen = true;
            return Decision::WakeAt(thinks.map_or(self.busy, |at| at.min(self.busy)));
        }
        if planning {
            match &command {
                Command::Signal { signal } => self.remember(&game, seat, *signal),
                Command::Share { .. } => {}
                _ => self.busy = pace::free_again(&game, self.skill, now),
            }
        }
        if !again {
            self.given = now;
        }
        (self.last, self.seen) = (Some(command.clone()), false);
        Decision::Do(command)
    }
}
