//! Whole tables: seats, steps, clocks and what happens between the stations.

mod calls;
mod captain;
mod checks;
mod crew;
mod hidden;
mod jumping;
mod missions;
mod practice;
mod refusals;
mod stations;
mod steps;

use serde_json::Value;
use space_cadets::{Command, Event, Setup, SpaceCadets, Station, Step, View};
use table::kit::{carried_out, refused};
use table::{Game, GameTime, Refusal as _, Seat, Seed, Story, Viewer};

/// A table at play.
pub struct Table {
    pub game: SpaceCadets,
    pub now: GameTime,
}

impl Table {
    pub fn new(setup: Setup) -> Table {
        Table { game: SpaceCadets::start(setup, Seed::from_number(7)).unwrap(), now: GameTime::ZERO }
    }

    pub fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    pub fn officer(&self, station: Station) -> Seat {
        self.game.officer(station)
    }

    /// The officer of a station gives a command that is carried out.
    #[track_caller]
    pub fn does(&mut self, station: Station, command: Command) -> Vec<Event> {
        let seat = self.officer(station);
        self.gives(seat, command)
    }

    /// A chair gives a command that is carried out.
    #[track_caller]
    pub fn gives(&mut self, seat: Seat, command: Command) -> Vec<Event> {
        let story = carried_out(&mut self.game, self.now, seat, command);
        story.tellings().iter().map(|telling| telling.event.clone()).collect()
    }

    /// The officer of a station is refused; the rule that says so.
    #[track_caller]
    pub fn refuses(&mut self, station: Station, command: Command) -> &'static str {
        let seat = self.officer(station);
        refused(&mut self.game, self.now, seat, command).rule()
    }

    /// Time passes.
    pub fn passes(&mut self, milliseconds: u64) {
        let to = self.now + milliseconds;
        while let Some(alarm) = self.game.alarm().filter(|alarm| *alarm <= to) {
            self.game.ring(alarm, &mut Story::silent());
        }
        self.now = to;
    }

    /// Goes on by one: a question takes its first answer, a wait is started, a step is closed by everybody.
    fn goes_on(&mut self) {
        let view = self.view();
        if let Some(ask) = view.ask {
            self.gives(ask.seat, Command::Choose { pick: 0 });
        } else if view.wait.is_some() {
            self.does(Station::Captain, Command::Start);
        } else if let Some(clock) = view.clock {
            let seat = clock.acting.into_iter().find(|seat| !view.ready.contains(seat)).unwrap();
            self.gives(seat, Command::Ready);
        }
    }

    /// Plays on until a step begins.
    #[track_caller]
    pub fn until(&mut self, step: Step) {
        for _ in 0..400 {
            if self.view().step == step && self.view().ask.is_none() {
                return;
            }
            self.goes_on();
        }
        panic!("{step} never begins");
    }

    /// Plays on until the clock of a step runs.
    #[track_caller]
    pub fn runs(&mut self, step: Step) {
        for _ in 0..400 {
            if self.view().step == step && self.view().clock.is_some() {
                return;
            }
            self.goes_on();
        }
        panic!("the clock of {step} never runs");
    }

    /// Plays on until the next turn.
    pub fn next_turn(&mut self) {
        let turn = self.view().turn;
        for _ in 0..400 {
            if self.view().turn > turn || self.view().end.is_some() {
                return;
            }
            self.goes_on();
        }
        panic!("the turn never ends");
    }

    /// The same position with something changed by hand.
    pub fn arranged(&mut self, change: impl FnOnce(&mut Value)) {
        let mut value = serde_json::to_value(&self.game).unwrap();
        change(&mut value);
        self.game = serde_json::from_value(value).unwrap();
    }

    /// Puts an Ongoing damage card into force.
    pub fn suffers(&mut self, card: &str) {
        let number = space_cadets::content::Content::standard().damage_card(card).unwrap().0;
        self.arranged(|game| game["damage"]["ongoing"].as_array_mut().unwrap().push(number.into()));
    }
}
