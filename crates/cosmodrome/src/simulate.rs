//! `cosmodrome simulate`: bots play many games, and the results are summed up.
//!
//! Game number i has a seed of its own, derived from the given one, and is played by the given bots rotated by i
//! chairs. All sums are whole numbers, so neither the number of threads nor their order changes a result.

use crate::cli::SimulateArguments;
use crate::errors::Failure;
use crate::games::{self, Playable, bot_kind};
use crate::report::{self, Report};
use crate::voice::Voice;
use crate::{progress, table_setup};
use std::fs;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;
use table::{Bot, BotKind, Chair, GameTime, Options, Outcome, Phrase, Record, Refusal as _};
use table::{Seat, SeatName, Seed, Session, SetupError, Story};

/// A game with more commands than this is not getting anywhere.
const MOST_COMMANDS: u64 = 100_000;

/// A shared victory is counted in shares; every number of winners up to sixteen divides this.
pub const WHOLE_WIN: u64 = 720_720;

/// What to simulate.
pub struct Plan {
    /// The bots, by name.
    pub seats: Vec<String>,
    /// How many games.
    pub games: u64,
    /// From which all seeds derive.
    pub seed: Seed,
    /// The options of the game.
    pub options: Options,
    /// Content in place of the built-in one.
    pub content: Option<String>,
    /// How many threads play.
    pub threads: usize,
    /// Where each game's record goes.
    pub records: Option<PathBuf>,
    /// Whether every single game is to be told, or only the sums.
    pub detail: Detail,
}

/// How much is remembered of each game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Detail {
    /// Sums only.
    Sums,
    /// Every game.
    Games,
}

/// How far the simulation is, for whoever watches it.
#[derive(Default)]
pub struct Watch {
    /// Games finished.
    pub done: AtomicU64,
    /// Whether all threads have come home.
    pub over: AtomicBool,
}

/// What came out, by given bot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Wins in units of [`WHOLE_WIN`].
    pub wins: Vec<u64>,
    /// Sums of scores.
    pub scores: Vec<i64>,
    /// Commands in all games.
    pub commands: u64,
    /// Rounds in all games.
    pub rounds: u64,
    /// Games with more than one winner.
    pub shared: u64,
    /// Games that nobody won.
    pub lost: u64,
    /// Every game, in order, if that was asked for.
    pub games: Vec<GameLine>,
}

/// One game of a simulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// Its number.
    pub index: u64,
    /// Its seed.
    pub seed: Seed,
    /// Rounds.
    pub rounds: u32,
    /// Commands.
    pub commands: u64,
    /// Which of the given bots sat on each chair.
    pub entries: Vec<usize>,
    /// How it ended.
    pub outcome: Outcome,
}

impl Tally {
    fn new(entries: usize) -> Tally {
        Tally { wins: vec![0; entries], scores: vec![0; entries], ..Tally::default() }
    }

    fn count(&mut self, line: GameLine, detail: Detail) {
        let winners = &line.outcome.winners;
        for winner in winners {
            if let Some(entry) = line.entries.get(winner.index()) {
                self.wins[*entry] += WHOLE_WIN / winners.len() as u64;
            }
        }
        for (entry, score) in line.entries.iter().zip(&line.outcome.scores) {
            self.scores[*entry] += i64::from(*score);
        }
        self.shared += u64::from(winners.len() > 1);
        self.lost += u64::from(winners.is_empty());
        self.commands += line.commands;
        self.rounds += u64::from(line.rounds);
        if detail == Detail::Games {
            self.games.push(line);
        }
    }

    fn merge(&mut self, other: Tally) {
        self.wins.iter_mut().zip(other.wins).for_each(|(mine, theirs)| *mine += theirs);
        self.scores.iter_mut().zip(other.scores).for_each(|(mine, theirs)| *mine += theirs);
        self.commands += other.commands;
        self.rounds += other.rounds;
        self.shared += other.shared;
        self.lost += other.lost;
        self.games.extend(other.games);
    }
}

/// Reads the arguments, plays all games and says what came out.
pub fn command(arguments: &SimulateArguments, voice: &mut Voice) -> Result<(), Failure> {
    let game = games::named(&arguments.game)?;
    let seed = arguments.table.seed.as_deref().unwrap_or("1");
    if arguments.games == 0 {
        return Err(Failure::input("cli-error-no-games"));
    }
    if arguments.threads == Some(0) {
        return Err(Failure::input("cli-error-no-threads"));
    }
    let plan = Plan {
        seats: arguments.seats.iter().map(|bot| bot.trim().to_owned()).collect(),
        games: arguments.games,
        seed: table_setup::seed(seed)?,
        options: table_setup::options(&arguments.table)?,
        content: table_setup::content(game, &arguments.table, &voice.speaker)?,
        threads: arguments.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get)),
        records: arguments.records.clone(),
        detail: if arguments.csv.is_some() { Detail::Games } else { Detail::Sums },
    };
    let watch = Watch::default();
    let begun = Instant::now();
    let tally = progress::show(&voice.speaker, plan.games, &watch, || game.simulate(&plan, &watch))?;
    let report = Report::new(game.id(), seed, &plan, &tally, begun.elapsed());
    if let Some(file) = &arguments.csv {
        fs::write(file, report::csv(&plan, &tally)).map_err(|error| Failure::writing(file, &error))?;
    }
    if arguments.json {
        return Ok(voice.line(&report.json())?);
    }
    Ok(report.say(voice)?)
}

/// Everything the threads share.
struct Hall<'a, G: Playable> {
    plan: &'a Plan,
    setup: G::Setup,
    kinds: Vec<&'static BotKind<G>>,
    watch: &'a Watch,
    next: AtomicU64,
    /// The first game that failed, by number.
    failure: Mutex<Option<(u64, Failure)>>,
}

/// Plays all games of the plan.
pub fn run<G: Playable>(plan: &Plan, watch: &Watch) -> Result<Tally, Failure> {
    let kinds = plan.seats.iter().map(|name| bot_kind::<G>(name)).collect::<Result<Vec<_>, _>>()?;
    let setup = configure::<G>(plan.seats.len(), &plan.options, plan.content.as_deref())?;
    // The first game shows whether the setup starts at all, before anything is promised.
    G::start(setup.clone(), plan.seed.derive(0))?;
    if let Some(directory) = &plan.records {
        fs::create_dir_all(directory).map_err(|error| Failure::writing(directory, &error))?;
    }
    let hall = Hall { plan, setup, kinds, watch, next: AtomicU64::new(0), failure: Mutex::new(None) };
    let threads = plan.threads.min(usize::try_from(plan.games).unwrap_or(usize::MAX));
    let mut tally = Tally::new(plan.seats.len());
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| work(&hall))).collect();
        for worker in workers {
            match worker.join() {
                Ok(part) => tally.merge(part),
                Err(_) => hall.fail(u64::MAX, Failure::Fault(Phrase::new("cli-error-panic"))),
            }
        }
    });
    match hall.failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some((_, failure)) => Err(failure),
        None => {
            tally.games.sort_by_key(|line| line.index);
            Ok(tally)
        }
    }
}

/// The setup for so many chairs.
pub fn configure<G: Playable>(
    seats: usize,
    options: &Options,
    content: Option<&str>,
) -> Result<G::Setup, Failure> {
    match u8::try_from(seats) {
        Ok(seats) if (G::LEAST_SEATS..=G::MOST_SEATS).contains(&seats) => {
            Ok(G::configure(seats, options, content)?)
        }
        _ => Err(SetupError::wrong_seats(seats, G::LEAST_SEATS, G::MOST_SEATS).into()),
    }
}

impl<G: Playable> Hall<'_, G> {
    /// Remembers the failure of the earliest game. No game is begun after it, and all games before it have been.
    fn fail(&self, index: u64, failure: Failure) {
        self.next.store(self.plan.games, Ordering::Relaxed);
        let mut first = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
        if first.as_ref().is_none_or(|(earlier, _)| index < *earlier) {
            *first = Some((index, failure));
        }
    }
}

fn work<G: Playable>(hall: &Hall<'_, G>) -> Tally {
    let mut tally = Tally::new(hall.kinds.len());
    loop {
        let index = hall.next.fetch_add(1, Ordering::Relaxed);
        if index >= hall.plan.games {
            return tally;
        }
        match Match::new(hall, index).play() {
            Ok(line) => tally.count(line, hall.plan.detail),
            Err(failure) => hall.fail(index, failure),
        }
        hall.watch.done.fetch_add(1, Ordering::Relaxed);
    }
}

/// One game with bots on all chairs.
struct Match<'a, G: Playable> {
    hall: &'a Hall<'a, G>,
    index: u64,
    seed: Seed,
    entries: Vec<usize>,
    bots: Vec<Box<dyn Bot<G>>>,
}

/// The state of a match: with its log when a record is to be written, without it when only the end counts.
enum Board<G: Playable> {
    Bare(G, GameTime),
    Logged(Session<G>),
}

impl<G: Playable> Board<G> {
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

    /// Lets time pass until the game moves by itself.
    fn wait(&mut self, story: &mut Story<G::Event>) -> bool {
        let Some(alarm) = self.game().alarm() else { return false };
        match self {
            Board::Bare(game, now) => {
                *now = (*now).max(alarm);
                game.ring(alarm, story);
            }
            Board::Logged(session) => session.advance(alarm, story),
        }
        true
    }
}

impl<'a, G: Playable> Match<'a, G> {
    fn new(hall: &'a Hall<'a, G>, index: u64) -> Match<'a, G> {
        let count = hall.kinds.len();
        let seed = hall.plan.seed.derive(index);
        let turned = (index % count as u64) as usize;
        let entries: Vec<usize> = (0..count).map(|chair| (chair + turned) % count).collect();
        let bots =
            entries.iter().zip(0..).map(|(entry, chair)| (hall.kinds[*entry].seat)(seed.derive(chair)));
        Match { hall, index, seed, bots: bots.collect(), entries }
    }

    fn play(mut self) -> Result<GameLine, Failure> {
        let setup = self.hall.setup.clone();
        let mut board = match self.hall.plan.records {
            None => Board::Bare(G::start(setup, self.seed)?, GameTime::ZERO),
            Some(_) => Board::Logged(Session::start(setup, self.seed)?),
        };
        let mut story = Story::silent();
        let mut commands = 0;
        let outcome = loop {
            if let Some(outcome) = board.game().outcome() {
                break outcome;
            }
            if commands == MOST_COMMANDS {
                let phrase = Phrase::new("cli-error-endless").number("index", self.index as i64);
                return Err(Failure::Fault(phrase.number("most", MOST_COMMANDS as i64)));
            }
            commands += 1;
            self.step(&mut board, &mut story)?;
        };
        if let Board::Logged(session) = &board {
            self.write_record(session)?;
        }
        let rounds = board.game().round();
        Ok(GameLine { index: self.index, seed: self.seed, rounds, commands, entries: self.entries, outcome })
    }

    /// One command of whoever is awaited and wants to give one; else the clock moves.
    fn step(&mut self, board: &mut Board<G>, story: &mut Story<G::Event>) -> Result<(), Failure> {
        for seat in board.game().awaited().iter() {
            let chosen = match self.bots.get_mut(seat.index()) {
                Some(bot) => bot.choose(&Chair::new(board.game(), seat, board.now())).command(),
                None => None,
            };
            if let Some(command) = chosen {
                return board.apply(seat, command, story).map_err(|refusal| {
                    Failure::Fault(self.about("cli-error-bot-refused", seat).text("rule", refusal.rule()))
                });
            }
        }
        if board.wait(story) {
            return Ok(());
        }
        let silent = board.game().awaited().iter().next().unwrap_or(Seat(0));
        Err(Failure::Fault(self.about("cli-error-bot-silent", silent)))
    }

    fn about(&self, key: &str, seat: Seat) -> Phrase {
        let name = self.entries.get(seat.index()).map_or("", |entry| self.hall.kinds[*entry].name);
        Phrase::new(key).text("bot", name).number("index", self.index as i64)
    }

    fn write_record(&self, session: &Session<G>) -> Result<(), Failure> {
        let Some(directory) = &self.hall.plan.records else { return Ok(()) };
        let bots: Vec<&str> = self.entries.iter().map(|entry| self.hall.kinds[*entry].name).collect();
        let names = distinct_names(&bots);
        let seats = names.into_iter().zip(bots);
        let seats = seats.map(|(name, bot)| SeatName { name, bot: Some(bot.to_owned()) }).collect();
        let file = directory.join(format!("{}-{:06}.jsonl", G::ID, self.index));
        fs::write(&file, Record::of(session, seats).export()).map_err(|error| Failure::writing(&file, &error))
    }
}

/// Names that tell the chairs apart: bots of the same kind are numbered.
pub fn distinct_names(names: &[&str]) -> Vec<String> {
    let alone = |name: &str| names.iter().filter(|other| **other == name).count() == 1;
    let number = |at: usize| names[..=at].iter().filter(|other| **other == names[at]).count();
    let label = |(at, name): (usize, &&str)| {
        if alone(name) { (*name).to_owned() } else { format!("{name} {}", number(at)) }
    };
    names.iter().enumerate().map(label).collect()
}
