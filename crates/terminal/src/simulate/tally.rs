//! What came out of many games: whole numbers only, so that the order of adding them up changes nothing.

use super::Detail;
use table::{Outcome, Seed};

/// A shared victory is counted in shares; every number of winners up to sixteen divides this.
pub const WHOLE_WIN: u64 = 720_720;

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
    pub fn new(entries: usize) -> Tally {
        Tally { wins: vec![0; entries], scores: vec![0; entries], ..Tally::default() }
    }

    pub fn count(&mut self, line: GameLine, detail: Detail) {
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

    pub fn merge(&mut self, other: Tally) {
        self.wins.iter_mut().zip(other.wins).for_each(|(mine, theirs)| *mine += theirs);
        self.scores.iter_mut().zip(other.scores).for_each(|(mine, theirs)| *mine += theirs);
        self.commands += other.commands;
        self.rounds += other.rounds;
        self.shared += other.shared;
        self.lost += other.lost;
        self.games.extend(other.games);
    }
}
