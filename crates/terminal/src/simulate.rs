//! `cosmodrome simulate`: bots play many games, and the results are summed up.
//!
//! Game number i has a seed of its own, derived from the given one, and is played by the given bots rotated by i
//! chairs. All sums are whole numbers, so neither the number of threads nor their order changes a result.

mod game;
mod tally;
#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, reason = "a test reports by failing")]
mod tests;

pub use tally::{Tally, WHOLE_WIN};

use crate::arguments::SimulateArguments;
use crate::failure::Failure;
use crate::game::{GameList, bot_kind};
use crate::report::{self, Report};
use crate::voice::Voice;
use crate::{progress, table_setup};
use game::SimulatedGame;
use std::fs;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;
use table::{BotKind, Game, GameSetup, Options, Phrase, Seed, SetupError};

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

/// Reads the arguments, plays all games and says what came out.
pub fn simulate(games: &GameList, arguments: &SimulateArguments, voice: &mut Voice) -> Result<(), Failure> {
    let game = games.named(&arguments.game)?;
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
        options: table_setup::options(&arguments.table.options)?,
        content: table_setup::content(game, &arguments.table, &voice.speaker)?,
        threads: arguments.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get)),
        records: arguments.records.clone(),
        detail: if arguments.csv.is_some() { Detail::Games } else { Detail::Sums },
    };
    let watch = Watch::default();
    let begun = Instant::now();
    let tally = progress::show(&voice.speaker, plan.games, &watch, || game.simulate(&plan, &watch))?;
    let report = Report::new(game, seed, &plan, &tally, begun.elapsed());
    if let Some(file) = &arguments.csv {
        fs::write(file, report::csv(&plan, &tally)).map_err(|error| Failure::writing(file, &error))?;
    }
    if arguments.json {
        return Ok(voice.line(&report.json())?);
    }
    Ok(report.say(voice)?)
}

/// Everything the threads share.
struct Tournament<'a, G: Game> {
    plan: &'a Plan,
    setup: G::Setup,
    kinds: Vec<&'static BotKind<G>>,
    watch: &'a Watch,
    next: AtomicU64,
    /// The first game that failed, by number.
    failure: Mutex<Option<(u64, Failure)>>,
}

/// Plays all games of the plan.
pub fn run<G: Game>(roster: &'static [BotKind<G>], plan: &Plan, watch: &Watch) -> Result<Tally, Failure> {
    let kinds = plan.seats.iter().map(|name| bot_kind(roster, name)).collect::<Result<Vec<_>, _>>()?;
    let setup = configure::<G>(plan.seats.len(), &plan.options, plan.content.as_deref())?;
    // The first game shows whether the setup starts at all, before anything is promised.
    G::start(setup.clone(), plan.seed.derive(0))?;
    if let Some(directory) = &plan.records {
        fs::create_dir_all(directory).map_err(|error| Failure::writing(directory, &error))?;
    }
    let tournament =
        Tournament { plan, setup, kinds, watch, next: AtomicU64::new(0), failure: Mutex::new(None) };
    let threads = plan.threads.min(usize::try_from(plan.games).unwrap_or(usize::MAX));
    let mut tally = Tally::new(plan.seats.len());
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| work(&tournament))).collect();
        for worker in workers {
            match worker.join() {
                Ok(part) => tally.merge(part),
                Err(_) => tournament.fail(u64::MAX, Failure::Fault(Phrase::new("cli-error-panic"))),
            }
        }
    });
    match tournament.failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some((_, failure)) => Err(failure),
        None => {
            tally.games.sort_by_key(|line| line.index);
            Ok(tally)
        }
    }
}

/// The setup for so many chairs.
pub fn configure<G: Game>(
    seats: usize,
    options: &Options,
    content: Option<&str>,
) -> Result<G::Setup, Failure> {
    match u8::try_from(seats) {
        Ok(seats) if (G::LEAST_SEATS..=G::MOST_SEATS).contains(&seats) => {
            Ok(G::Setup::configure(seats, options, content)?)
        }
        _ => Err(SetupError::wrong_seats(seats, G::LEAST_SEATS, G::MOST_SEATS).into()),
    }
}

impl<G: Game> Tournament<'_, G> {
    /// Remembers the failure of the earliest game. No game is begun after it, and all games before it have been.
    fn fail(&self, index: u64, failure: Failure) {
        self.next.store(self.plan.games, Ordering::Relaxed);
        let mut first = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
        if first.as_ref().is_none_or(|(earlier, _)| index < *earlier) {
            *first = Some((index, failure));
        }
    }
}

fn work<G: Game>(tournament: &Tournament<'_, G>) -> Tally {
    let mut tally = Tally::new(tournament.kinds.len());
    loop {
        let index = tournament.next.fetch_add(1, Ordering::Relaxed);
        if index >= tournament.plan.games {
            return tally;
        }
        match SimulatedGame::new(tournament, index).play() {
            Ok(line) => tally.count(line, tournament.plan.detail),
            Err(failure) => tournament.fail(index, failure),
        }
        tournament.watch.done.fetch_add(1, Ordering::Relaxed);
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
