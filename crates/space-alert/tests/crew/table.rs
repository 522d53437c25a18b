//! A table with bots and a clock, and a machine as slow as a test wants it.

use ::table::{Bot, BotKind, Chair, Decision, Game, GameTime, Seat, Seed, Story, Viewer};
use space_alert::bots::ROSTER;
use space_alert::{Command, Event, Setup, SpaceAlert};

/// The kind of bot with this name.
pub fn kind(name: &str) -> &'static BotKind<SpaceAlert> {
    ROSTER.iter().find(|kind| kind.name == name).expect(name)
}

/// A bot on a chair.
struct Seated {
    bot: Box<dyn Bot<SpaceAlert>>,
    /// When it wants to be asked next; nothing before anything changes.
    ask: Option<GameTime>,
    /// What it has answered, about which state, and when the answer arrives.
    answer: Option<(Decision<Command>, u64, GameTime)>,
}

/// A table.
pub struct Table {
    pub game: SpaceAlert,
    pub now: GameTime,
    /// Everything that everybody heard.
    pub heard: Vec<Event>,
    /// Everything that bots did, with the moment.
    pub moves: Vec<(GameTime, Seat, Command)>,
    bots: Vec<Option<Seated>>,
    /// How long a bot needs for any answer: an answer about a state that has changed meanwhile is dropped.
    slowness: u64,
    beat: u64,
}

impl Table {
    /// A table with a bot on each chair; people sit where there is no name.
    pub fn new(setup: Setup, seed: u64, bots: &[Option<&str>], slowness: u64) -> Table {
        let seed = Seed::from_number(seed);
        let seat = |(name, chair): (&Option<&str>, u64)| {
            let bot = (kind((*name)?).seat)(seed.derive(chair));
            Some(Seated { bot, ask: Some(GameTime::ZERO), answer: None })
        };
        Table {
            game: SpaceAlert::start(setup, seed).expect("a game"),
            now: GameTime::ZERO,
            heard: Vec::new(),
            moves: Vec::new(),
            bots: bots.iter().zip(0..).map(seat).collect(),
            slowness,
            beat: 0,
        }
    }

    /// A table with the same bot on every chair, on a machine that is never busy.
    pub fn of(name: &str, setup: Setup, seed: u64) -> Table {
        let bots = vec![Some(name); usize::from(setup.seats)];
        Table::new(setup, seed, &bots, 0)
    }

    /// Somebody does something.
    pub fn give(&mut self, seat: Seat, command: Command) {
        let mut story = Story::new();
        let done = self.game.apply(self.now, seat, command.clone(), &mut story);
        assert!(done.is_ok(), "{command:?} by {seat:?} at {:?} is refused: {done:?}", self.now);
        self.notice(story);
    }

    /// Whatever happened, every bot may want something else now.
    fn notice(&mut self, story: Story<Event>) {
        self.heard.extend(story.heard_by(Viewer::Spectator).cloned());
        self.beat += 1;
        self.bots.iter_mut().flatten().for_each(|seated| seated.ask = Some(self.now));
    }

    /// The next thing that happens. Says whether anything did.
    pub fn step(&mut self) -> bool {
        if self.game.outcome().is_some() {
            return false;
        }
        if let Some(alarm) = self.game.alarm().filter(|alarm| *alarm <= self.now) {
            let mut story = Story::new();
            self.game.ring(alarm, &mut story);
            self.notice(story);
            return true;
        }
        for seat in self.game.awaited().iter() {
            let Some(Some(seated)) = self.bots.get_mut(seat.index()) else { continue };
            if seated.answer.is_none() && seated.ask.is_some_and(|ask| ask <= self.now) {
                let decision = seated.bot.choose(&Chair::new(&self.game, seat, self.now));
                seated.ask = None;
                seated.answer = Some((decision, self.beat, self.now + self.slowness));
            }
            let Some((_, beat, arrives)) = seated.answer.as_ref().filter(|answer| answer.2 <= self.now)
            else {
                continue;
            };
            let (current, asked_at) = (*beat == self.beat, GameTime(arrives.0 - self.slowness));
            let decision = seated.answer.take().expect("an answer").0;
            match decision {
                _ if !current => seated.ask = Some(self.now),
                Decision::Wait => {}
                Decision::WakeAt(moment) => seated.ask = Some(moment.max(asked_at + 1).max(self.now)),
                Decision::Do(command) => {
                    self.moves.push((self.now, seat, command.clone()));
                    self.give(seat, command);
                }
            }
            return true;
        }
        let awaited = self.game.awaited();
        let seated = awaited.iter().filter_map(|seat| self.bots.get(seat.index())?.as_ref());
        let wakes = seated.filter_map(|seated| match &seated.answer {
            Some((_, _, arrives)) => Some(*arrives),
            None => seated.ask,
        });
        match wakes.chain(self.game.alarm()).min() {
            Some(moment) => self.now = self.now.max(moment),
            None => return false,
        }
        true
    }

    /// Plays on as long as this holds.
    pub fn play_while(&mut self, mut go_on: impl FnMut(&Table) -> bool) {
        while go_on(self) && self.step() {}
    }

    /// Plays to the end.
    pub fn play(mut self) -> Table {
        self.play_while(|_| true);
        assert!(self.game.outcome().is_some(), "nothing happens any more at {:?}", self.now);
        self
    }
}
