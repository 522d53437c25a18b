//! The search itself: simulated annealing over whole plans, in cycles of growing length.

use super::line::{Attempt, Difference, Line};
use super::moves::{Choices, Mover, choices};
use super::problem::Problem;
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
    /// The present plan for each scenario: they differ in the turns that are decided later.
    boards: Vec<Boards>,
    lines: Vec<Line>,
    /// What a change makes of the plan for each scenario that it concerns.
    changes: Vec<Option<(Boards, Difference)>>,
    attempts: Vec<Attempt>,
    /// Whether there is one plan for several scenarios that are the same up to the first tile that is drawn.
    only_tiles_differ: bool,
    worth: i32,
    best: Found,
    best_boards: Vec<Boards>,
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
const HOT: i32 = 50;
const WARM: i32 = 24;
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
        let boards = vec![problem.boards; problem.scenarios.len()];
        let lines = fly_all(&problem, &boards);
        let best = found(&problem, &boards, &lines);
        Planner {
            choices,
            spaces,
            dice: Dice::new(seed),
            changes: vec![None; boards.len()],
            attempts: lines.iter().map(Line::scratch).collect(),
            only_tiles_differ: problem.later == 0 && only_tiles_differ(&problem.scenarios),
            worth: best.worth,
            lines,
            best,
            best_boards: boards.clone(),
            boards,
            cycle: Cycle { number: 0, done: 0, length: first_cycle.max(1), hot: HOT },
            iterations: 0,
            problem,
        }
    }

    /// The same, beginning with plans that were found before, as far as the cards allow, and cooler.
    pub fn recall(mut self, plans: &[Boards]) -> Planner {
        if plans.is_empty() || self.boards.is_empty() {
            return self;
        }
        // What is decided now is the same in every scenario, so it comes from one plan; what comes later from its own.
        let mut common = self.problem.boards;
        self.problem.take_over(&plans[0], !self.problem.later, &mut common);
        for (boards, plan) in self.boards.iter_mut().zip(plans.iter().cycle()) {
            *boards = common;
            self.problem.take_over(plan, self.problem.later, boards);
        }
        self.lines = fly_all(&self.problem, &self.boards);
        self.best = found(&self.problem, &self.boards, &self.lines);
        self.best_boards.clone_from(&self.boards);
        self.worth = self.best.worth;
        self.warm()
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

    /// The best plan so far for each scenario. They are the same in the turns that are decided now.
    pub fn best_for_each(&self) -> &[Boards] {
        &self.best_boards
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
        if !self.propose() {
            return;
        }
        let temperature = self.cycle.temperature();
        let luck = EXPONENTIAL[self.dice.below(EXPONENTIAL.len() as u32) as usize];
        // Everything worse than this is turned down.
        let least = self.worth - temperature * luck / 256;
        let worth = self.refly();
        if worth < least {
            return;
        }
        let flights = self.lines.iter_mut().zip(&mut self.attempts).zip(&mut self.boards);
        for (((line, attempt), boards), change) in flights.zip(&self.changes) {
            if let Some((changed, _)) = change {
                line.accept(changed, attempt);
                *boards = *changed;
            }
        }
        self.worth = worth;
        if worth > self.best.worth {
            // Flown again as a whole, so that what is reported never depends on a shortcut.
            let lines = fly_all(&self.problem, &self.boards);
            let flown = found(&self.problem, &self.boards, &lines);
            if flown.worth > self.best.worth {
                self.best = flown;
                self.best_boards.clone_from(&self.boards);
            }
        }
    }

    /// Flies the changed plans. Says what the whole is worth in all scenarios.
    fn refly(&mut self) -> i32 {
        let mut worth = -self.price_of_changes();
        let mut first: Option<usize> = None;
        for at in 0..self.lines.len() {
            let (mission, line) = (&self.problem.scenarios[at], &self.lines[at]);
            let Some((changed, difference)) = &self.changes[at] else {
                worth += line.worth;
                continue;
            };
            let (before, rest) = self.attempts.split_at_mut(at);
            match first.and_then(|first| before.get(first)) {
                Some(other) if self.only_tiles_differ && line.began_unharmed(mission, other) => {
                    line.refly_like(mission, other, &mut rest[0]);
                }
                _ => line.refly(mission, &self.boards[at], changed, *difference, &mut rest[0]),
            }
            worth += rest[0].worth;
            first = first.or(Some(at));
        }
        worth
    }

    fn price_of_changes(&self) -> i32 {
        if self.problem.loyalty == 0 {
            return 0;
        }
        let now = self.changes.first().and_then(|change| change.as_ref().map(|(boards, _)| boards));
        now.or(self.boards.first()).map_or(0, |boards| self.problem.price_of_change(boards))
    }

    /// Looks for a change that the cards allow, thought of in one of the scenarios. What it changes now, it changes in all
    /// of them. Says whether there is one.
    fn propose(&mut self) -> bool {
        let at = if self.problem.later == 0 { 0 } else { self.dice.below(self.lines.len() as u32) as usize };
        // With hands, most ideas fail for want of a card; an idea costs far less than a flight.
        for _ in 0..IDEAS {
            let mover = Mover {
                problem: &self.problem,
                choices: &self.choices,
                spaces: &self.spaces,
                mission: &self.problem.scenarios[at],
                line: &self.lines[at],
            };
            let mut changed = self.boards[at];
            mover.change(&mut changed, &mut self.dice);
            let Some(difference) = Difference::between(&self.boards[at], &changed) else { continue };
            if self.problem.supply.allows_change(&changed, difference.players())
                && self.spread(at, &changed, difference)
            {
                return true;
            }
        }
        false
    }

    /// Makes a change of one scenario's plan a change of all plans. Says whether the cards allow it.
    fn spread(&mut self, at: usize, changed: &Boards, difference: Difference) -> bool {
        self.changes.fill(None);
        if self.problem.later == 0 {
            self.changes.fill(Some((*changed, difference)));
            return true;
        }
        self.changes[at] = Some((*changed, difference));
        for other in (0..self.boards.len()).filter(|other| *other != at) {
            let mut boards = self.boards[other];
            let mut touched = false;
            for player in difference.players() {
                let pairs = self.boards[at].board(player).iter().zip(changed.board(player));
                for (turn, (was, now)) in (1..).zip(pairs) {
                    if was != now && !self.problem.is_later(turn) {
                        boards.set(player, turn, *now);
                        touched = true;
                    }
                }
            }
            if !touched {
                return true;
            }
            let Some(difference) = Difference::between(&self.boards[other], &boards) else { continue };
            if !self.problem.supply.allows_change(&boards, difference.players()) {
                return false;
            }
            self.changes[other] = Some((boards, difference));
        }
        true
    }

    /// Every other cycle begins at the best plan so far and is cooler; the others begin anew.
    fn next_cycle(&mut self) {
        let number = self.cycle.number + 1;
        let anew = number.is_multiple_of(2) && !self.best.is_won();
        let length = self.cycle.length.saturating_mul(2).min(LONGEST_CYCLE.max(self.cycle.length));
        self.cycle = Cycle { number, done: 0, length, hot: if anew { HOT } else { WARM } };
        if anew {
            self.boards.fill(self.problem.boards);
        } else {
            self.boards.clone_from(&self.best_boards);
        }
        self.lines = fly_all(&self.problem, &self.boards);
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

fn fly_all(problem: &Problem, boards: &[Boards]) -> Vec<Line> {
    problem.scenarios.iter().zip(boards).map(|(mission, boards)| Line::fly(mission, boards)).collect()
}

fn found(problem: &Problem, boards: &[Boards], lines: &[Line]) -> Found {
    let first = problem.scenarios.first().zip(lines.first());
    Found {
        boards: boards.first().copied().unwrap_or(problem.boards),
        won: lines.iter().filter(|line| line.is_won()).count() as u32,
        scenarios: lines.len() as u32,
        score: first.filter(|(_, line)| line.is_won()).map(|(mission, line)| line.end().score(mission)),
        worth: worth(problem, boards, lines),
    }
}

fn worth(problem: &Problem, boards: &[Boards], lines: &[Line]) -> i32 {
    let price = boards.first().map_or(0, |boards| problem.price_of_change(boards));
    lines.iter().map(|line| line.worth).sum::<i32>() - price
}

/// How much worse a change may be, in temperatures times 256: sixty-four equally likely draws of an exponential
/// distribution, which makes the search one of Metropolis without a floating point number.
const EXPONENTIAL: [i32; 64] = [
    1242, 961, 830, 744, 680, 628, 585, 549, 517, 488, 463, 439, 418, 398, 380, 363, 347, 332, 318, 304, 291,
    279, 268, 256, 246, 236, 226, 216, 207, 198, 190, 181, 173, 166, 158, 151, 144, 137, 130, 124, 117, 111,
    105, 99, 93, 87, 82, 76, 71, 66, 61, 56, 51, 46, 41, 36, 32, 27, 23, 19, 14, 10, 6, 2,
];
