//! The search itself: simulated annealing over whole plans, in cycles of growing length.

use super::line::{Attempt, Difference, Line};
use super::moves::{Choices, Mover, choices};
use super::problem::Problem;
use crate::Station;
use crate::ship::{Boards, MOST_TURNS, Mission, Score};
use table::{Dice, Seed};

/// The best plan so far and what it comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The plan.
    pub boards: Boards,
    /// In how many scenarios the ship comes home.
    pub won: u32,
    /// Out of how many.
    pub scenarios: u32,
    /// The score in the first scenario; none if the ship is lost there.
    pub score: Option<Score>,
    /// What the search goes by: more is better.
    pub worth: i32,
}

impl Found {
    /// Whether the ship comes home in every scenario.
    pub fn is_won(&self) -> bool {
        self.won == self.scenarios
    }
}

/// Searches a good plan. The same problem, seed and number of iterations give the same plan; the caller decides when to
/// stop.
#[derive(Clone, Debug)]
pub struct Planner {
    problem: Problem,
    choices: Choices,
    spaces: Vec<(u8, u8)>,
    dice: Dice,
    boards: Boards,
    lines: Vec<Line>,
    attempts: Vec<Attempt>,
    /// Whether there are several scenarios that are the same up to the first tile that is drawn.
    only_tiles_differ: bool,
    worth: i32,
    best: Found,
    cycle: Cycle,
    iterations: u64,
}

/// One cooling from hot to cold.
#[derive(Clone, Copy, Debug)]
struct Cycle {
    number: u32,
    done: u32,
    length: u32,
    hot: i32,
}

/// The temperature at which a first cycle begins, and the one for later ones that begin at the best plan so far.
const HOT: i32 = 120;
const WARM: i32 = 48;
/// How many changes are drawn for one that can be tried.
const IDEAS: u32 = 16;
/// No cycle is longer.
const LONGEST_CYCLE: u32 = 200_000;

impl Planner {
    /// A search whose first cycle has so many iterations; later ones are twice as long as the one before. A short first
    /// cycle suits those who stop soon.
    pub fn new(problem: Problem, seed: Seed, first_cycle: u32) -> Planner {
        let choices = choices(&problem);
        let spaces = (0..problem.boards.crew() as u8)
            .flat_map(|player| (1..=MOST_TURNS as u8).map(move |turn| (player, turn)))
            .filter(|(player, turn)| problem.is_free(usize::from(*player), *turn))
            .collect();
        let boards = problem.boards;
        let lines: Vec<Line> = problem.scenarios.iter().map(|mission| Line::fly(mission, &boards)).collect();
        let best = found(&problem, &boards, &lines);
        Planner {
            choices,
            spaces,
            dice: Dice::new(seed),
            boards,
            attempts: lines.iter().map(Line::scratch).collect(),
            only_tiles_differ: only_tiles_differ(&problem.scenarios),
            worth: best.worth,
            lines,
            best,
            cycle: Cycle { number: 0, done: 0, length: first_cycle.max(1), hot: HOT },
            iterations: 0,
            problem,
        }
    }

    /// The same, beginning cooler: for boards that are a good plan already.
    pub fn warm(mut self) -> Planner {
        self.cycle.hot = WARM;
        self
    }

    /// What is searched for.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    /// The best plan so far.
    pub fn best(&self) -> &Found {
        &self.best
    }

    /// How many changes have been tried.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Tries so many changes.
    pub fn step(&mut self, iterations: u32) {
        if self.spaces.is_empty() || self.problem.scenarios.is_empty() {
            return;
        }
        for _ in 0..iterations {
            self.iterations += 1;
            self.try_one();
            self.cycle.done += 1;
            if self.cycle.done >= self.cycle.length {
                self.next_cycle();
            }
        }
    }

    fn try_one(&mut self) {
        let Some((changed, difference)) = self.propose() else { return };
        let temperature = self.cycle.temperature();
        let luck = EXPONENTIAL[self.dice.below(EXPONENTIAL.len() as u32) as usize];
        // Everything worse than this is turned down.
        let least = self.worth - temperature * luck / 256;
        let mut worth = -self.problem.price_of_change(&changed);
        worth += self.refly(&changed, difference);
        if worth < least {
            return;
        }
        for (line, attempt) in self.lines.iter_mut().zip(&mut self.attempts) {
            line.accept(&changed, attempt);
        }
        self.boards = changed;
        self.worth = worth;
        if worth > self.best.worth {
            // Flown again as a whole, so that what is reported never depends on a shortcut.
            let lines: Vec<Line> =
                self.problem.scenarios.iter().map(|mission| Line::fly(mission, &changed)).collect();
            let flown = found(&self.problem, &changed, &lines);
            if flown.worth > self.best.worth {
                self.best = flown;
            }
        }
    }

    /// Flies a changed plan in every scenario. Says what it is worth in all of them.
    fn refly(&mut self, changed: &Boards, difference: Difference) -> i32 {
        let mut flights = self.problem.scenarios.iter().zip(&self.lines).zip(&mut self.attempts);
        let Some(((mission, line), first)) = flights.next() else { return 0 };
        line.refly(mission, &self.boards, changed, difference, first);
        let alike = self.only_tiles_differ && line.began_unharmed(mission, first);
        let mut worth = first.worth;
        for ((mission, line), attempt) in flights {
            if alike {
                line.refly_like(mission, first, attempt);
            } else {
                line.refly(mission, &self.boards, changed, difference, attempt);
            }
            worth += attempt.worth;
        }
        worth
    }

    /// A changed plan that the cards allow.
    fn propose(&mut self) -> Option<(Boards, Difference)> {
        let mover = Mover { problem: &self.problem, choices: &self.choices, spaces: &self.spaces };
        let first = self.lines.first()?;
        let station = |player: usize, turn: u8| {
            first.at(turn).crew().get(player).map_or(Station::UpperWhite, |member| member.station)
        };
        // With hands, most ideas fail for want of a card; an idea costs far less than a flight.
        for _ in 0..IDEAS {
            let mut changed = self.boards;
            mover.change(&mut changed, station, &mut self.dice);
            let Some(difference) = Difference::between(&self.boards, &changed) else { continue };
            if self.problem.supply.allows_change(&changed, difference.players()) {
                return Some((changed, difference));
            }
        }
        None
    }

    /// Every other cycle begins at the best plan so far and is cooler; the others begin anew.
    fn next_cycle(&mut self) {
        let number = self.cycle.number + 1;
        let anew = number.is_multiple_of(2) && !self.best.is_won();
        let length = self.cycle.length.saturating_mul(2).min(LONGEST_CYCLE.max(self.cycle.length));
        self.cycle = Cycle { number, done: 0, length, hot: if anew { HOT } else { WARM } };
        self.boards = if anew { self.problem.boards } else { self.best.boards };
        self.lines = self.problem.scenarios.iter().map(|mission| Line::fly(mission, &self.boards)).collect();
        self.worth = worth(&self.problem, &self.boards, &self.lines);
    }
}

impl Cycle {
    /// Falls with the square of what is left.
    fn temperature(&self) -> i32 {
        let left = i64::from(self.length - self.done);
        let length = i64::from(self.length);
        (i64::from(self.hot) * left * left / (length * length)) as i32
    }
}

fn only_tiles_differ(scenarios: &[Mission]) -> bool {
    let Some((first, others)) = scenarios.split_first() else { return false };
    let is_like_first = |other: &Mission| Mission { tiles: first.tiles, ..other.clone() } == *first;
    !others.is_empty() && others.iter().all(is_like_first)
}

fn found(problem: &Problem, boards: &Boards, lines: &[Line]) -> Found {
    let first = problem.scenarios.first().zip(lines.first());
    Found {
        boards: *boards,
        won: lines.iter().filter(|line| line.is_won()).count() as u32,
        scenarios: lines.len() as u32,
        score: first.filter(|(_, line)| line.is_won()).map(|(mission, line)| line.end().score(mission)),
        worth: worth(problem, boards, lines),
    }
}

fn worth(problem: &Problem, boards: &Boards, lines: &[Line]) -> i32 {
    lines.iter().map(|line| line.worth).sum::<i32>() - problem.price_of_change(boards)
}

/// How much worse a change may be, in temperatures times 256: sixty-four equally likely draws of an exponential
/// distribution, which makes the search one of Metropolis without a floating point number.
const EXPONENTIAL: [i32; 64] = [
    1242, 961, 830, 744, 680, 628, 585, 549, 517, 488, 463, 439, 418, 398, 380, 363, 347, 332, 318, 304, 291,
    279, 268, 256, 246, 236, 226, 216, 207, 198, 190, 181, 173, 166, 158, 151, 144, 137, 130, 124, 117, 111,
    105, 99, 93, 87, 82, 76, 71, 66, 61, 56, 51, 46, 41, 36, 32, 27, 23, 19, 14, 10, 6, 2,
];
