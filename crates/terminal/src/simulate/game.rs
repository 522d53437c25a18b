//! One simulated game.

use super::tally::GameLine;
use super::{Tournament, distinct_names};
use crate::failure::Failure;
use crate::seated_bots::{Next, SeatedBot, SeatedBots};
use std::fs;
use table::{Game, GameTime, Phrase, Record, Refusal as _, Seat, SeatName, Seed, Session, Story};

/// A game in which more than this happens is not getting anywhere.
const MOST_STEPS: u64 = 100_000;

/// One game with bots on all chairs.
pub struct SimulatedGame<'a, G: Game> {
    tournament: &'a Tournament<'a, G>,
    index: u64,
    seed: Seed,
    /// Which of the given bots sits on each chair.
    entries: Vec<usize>,
    bots: SeatedBots<G>,
    commands: u64,
}

/// The state of a game: with its log when a record is to be written, without it when only the end counts.
enum Board<G: Game> {
    Bare(G, GameTime),
    Logged(Session<G>),
}

impl<G: Game> Board<G> {
    fn game(&self) -> &G {
        match self {
            Board::Bare(game, _) => game,
            Board::Logged(session) => session.game(),
        }
    }

    fn now(&self) -> GameTime {
        match self {
            Board::Bare(_, now) => *now,
            Board::Logged(session) => session.now(),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        command: G::Command,
        story: &mut Story<G::Event>,
    ) -> Result<(), G::Refusal> {
        match self {
            Board::Bare(game, now) => game.apply(*now, seat, command, story),
            Board::Logged(session) => session.apply(session.now(), seat, command, story),
        }
    }

    /// Lets time pass, ringing every alarm on the way.
    fn advance(&mut self, to: GameTime, story: &mut Story<G::Event>) {
        match self {
            Board::Bare(game, now) => {
                *now = (*now).max(to);
                while let Some(alarm) = game.alarm().filter(|alarm| *alarm <= *now) {
                    game.ring(alarm, story);
                }
            }
            Board::Logged(session) => session.advance(to, story),
        }
    }
}

impl<'a, G: Game> SimulatedGame<'a, G> {
    /// The game with this number.
    pub fn new(tournament: &'a Tournament<'a, G>, index: u64) -> SimulatedGame<'a, G> {
        let count = tournament.kinds.len();
        let seed = tournament.plan.seed.derive(index);
        let turned = (index % count as u64) as usize;
        let entries: Vec<usize> = (0..count).map(|chair| (chair + turned) % count).collect();
        let bots = entries
            .iter()
            .zip(0..)
            .map(|(entry, chair)| Some(SeatedBot::new(tournament.kinds[*entry], seed.derive(chair))));
        let bots = SeatedBots::new(bots.collect());
        SimulatedGame { tournament, index, seed, entries, bots, commands: 0 }
    }

    /// Plays it to its end.
    pub fn play(mut self) -> Result<GameLine, Failure> {
        let setup = self.tournament.setup.clone();
        let mut board = match self.tournament.plan.records {
            None => Board::Bare(G::start(setup, self.seed)?, GameTime::ZERO),
            Some(_) => Board::Logged(Session::start(setup, self.seed)?),
        };
        let mut story = Story::silent();
        let mut steps = 0;
        let outcome = loop {
            if let Some(outcome) = board.game().outcome() {
                break outcome;
            }
            if steps == MOST_STEPS {
                let phrase = Phrase::new("cli-error-endless").number("index", self.index as i64);
                return Err(Failure::Fault(phrase.number("most", MOST_STEPS as i64)));
            }
            steps += 1;
            self.step(&mut board, &mut story)?;
        };
        if let Board::Logged(session) = &board {
            self.write_record(session)?;
        }
        Ok(GameLine {
            index: self.index,
            seed: self.seed,
            rounds: board.game().round(),
            commands: self.commands,
            entries: self.entries,
            outcome,
        })
    }

    /// The next thing that happens: a command, or the clock moves on to whatever it brings.
    fn step(&mut self, board: &mut Board<G>, story: &mut Story<G::Event>) -> Result<(), Failure> {
        match self.bots.next(board.game(), board.now()) {
            Next::Command(seat, command) => {
                board.apply(seat, command, story).map_err(|refusal| {
                    Failure::Fault(self.about("cli-error-bot-refused", seat).text("rule", refusal.rule()))
                })?;
                self.commands += 1;
                self.bots.notice_change();
            }
            Next::Moment(moment) => {
                if board.game().alarm().is_some_and(|alarm| alarm <= moment) {
                    self.bots.notice_change();
                }
                board.advance(moment, story);
            }
            Next::Nothing => {
                let silent = board.game().awaited().iter().next().unwrap_or(Seat(0));
                return Err(Failure::Fault(self.about("cli-error-bot-silent", silent)));
            }
        }
        Ok(())
    }

    fn about(&self, key: &str, seat: Seat) -> Phrase {
        let name = self.bots.get(seat).map_or("", |seated| seated.kind);
        Phrase::new(key).text("bot", name).number("index", self.index as i64)
    }

    fn write_record(&self, session: &Session<G>) -> Result<(), Failure> {
        let Some(directory) = &self.tournament.plan.records else { return Ok(()) };
        let bots: Vec<&str> = self.bots.all().flatten().map(|seated| seated.kind).collect();
        let names = distinct_names(&bots);
        let seats = names.into_iter().zip(bots);
        let seats = seats.map(|(name, bot)| SeatName { name, bot: Some(bot.to_owned()) }).collect();
        let file = directory.join(format!("{}-{:06}.jsonl", G::ID, self.index));
        fs::write(&file, Record::of(session, seats).export()).map_err(|error| Failure::writing(&file, &error))
    }
}
