//! "Could we have won, and with which smallest change?"

use super::line::{Attempt, Difference, Line};
use super::moves::{Choices, choices};
use super::problem::Problem;
use super::search::Planner;
use super::supply::phase_of;
use crate::card_side::Side;
use crate::ship::{Boards, MOST_TURNS, Score, Slot};
use serde::Serialize;
use table::Seed;

/// One change of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "change", rename_all = "snake_case")]
pub enum Change {
    /// Another card, the other half of the card, or none.
    Replace {
        /// The chair whose plan changes.
        player: u8,
        /// In which turn.
        turn: u8,
        /// What lay there.
        was: Slot,
        /// What lies there now.
        now: Slot,
    },
    /// A card comes in another turn; what lay there takes its place.
    Move {
        /// The chair whose plan changes.
        player: u8,
        /// From which turn.
        from: u8,
        /// To which turn.
        to: u8,
    },
}

impl Change {
    fn apply(self, boards: &mut Boards) {
        match self {
            Change::Replace { player, turn, now, .. } => boards.set(usize::from(player), turn, now),
            Change::Move { player, from, to } => {
                let player = usize::from(player);
                let (one, two) = (boards.get(player, from), boards.get(player, to));
                boards.set(player, from, two);
                boards.set(player, to, one);
            }
        }
    }

    fn spaces(self) -> [(u8, u8); 2] {
        match self {
            Change::Replace { player, turn, .. } => [(player, turn); 2],
            Change::Move { player, from, to } => [(player, from), (player, to)],
        }
    }

    /// Whether both changes touch the same space; then they are one change, or none.
    fn meets(self, other: Change) -> bool {
        self.spaces().iter().any(|space| other.spaces().contains(space))
    }
}

/// A plan that would have won, and how it differs from the one that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remedy {
    /// What to do differently.
    pub changes: Vec<Change>,
    /// The changed plan.
    pub boards: Boards,
    /// What it scores.
    pub score: Score,
    /// Whether it is certain that fewer changes do not win.
    pub smallest: bool,
}

/// Looks for the smallest change of a plan that wins in the first scenario: all single changes, then all pairs, and
/// after that a free search whose result is stripped of everything it does not need.
#[derive(Clone, Debug)]
pub struct Rescue {
    problem: Problem,
    edits: Vec<Change>,
    progress: Progress,
    best: Option<Remedy>,
    played: Line,
    attempt: Attempt,
    seed: Seed,
}

#[derive(Clone, Debug)]
enum Progress {
    /// The next single change.
    One(usize),
    /// The next pair; the line is the one with the first of the two.
    Two(usize, usize, Box<(Boards, Line)>),
    Free(Box<Planner>, i32),
    Over,
}

/// How long the first cycle of the free search is.
const FREE_CYCLE: u32 = 20_000;
/// What each change must be worth there.
const LOYALTY: u8 = 1;

impl Rescue {
    /// A search that begins with the boards of the problem: the plan as it was played.
    pub fn new(problem: Problem, seed: Seed) -> Option<Rescue> {
        let mission = problem.scenarios.first()?;
        let played = Line::fly(mission, &problem.boards);
        let edits = edits(&problem, &choices(&problem));
        let progress = if played.is_won() || edits.is_empty() { Progress::Over } else { Progress::One(0) };
        Some(Rescue { edits, progress, best: None, attempt: played.scratch(), played, seed, problem })
    }

    /// Whether the plan as it was played wins.
    pub fn was_won(&self) -> bool {
        self.played.is_won()
    }

    /// The best answer so far.
    pub fn remedy(&self) -> Option<&Remedy> {
        self.best.as_ref()
    }

    /// Whether more steps cannot change the answer.
    pub fn is_over(&self) -> bool {
        matches!(self.progress, Progress::Over)
    }

    /// Tries so many changed plans.
    pub fn step(&mut self, iterations: u32) {
        let mut left = iterations;
        while left > 0 && !self.is_over() {
            if let Progress::Free(planner, known) = &mut self.progress {
                planner.step(left);
                let found = *planner.best();
                if found.worth > *known {
                    *known = found.worth;
                    if found.is_won() {
                        self.strip(found.boards);
                    }
                }
                return;
            }
            left -= 1;
            self.try_next();
        }
    }

    fn try_next(&mut self) {
        let Some(mission) = self.problem.scenarios.first() else { return };
        match &mut self.progress {
            Progress::One(next) => {
                let Some(edit) = self.edits.get(*next).copied() else {
                    self.after_singles();
                    return;
                };
                *next += 1;
                let mut boards = self.problem.boards;
                edit.apply(&mut boards);
                let difference = Difference::between(&self.problem.boards, &boards);
                if let Some(difference) = difference.filter(|_| self.problem.supply.allows(&boards)) {
                    let played = &self.problem.boards;
                    self.played.refly(mission, played, &boards, difference, &mut self.attempt);
                    self.keep_if_better(&[edit], boards);
                }
            }
            Progress::Two(first, second, base) => {
                let Some(one) = self.edits.get(*first).copied() else {
                    self.after_pairs();
                    return;
                };
                let Some(two) = self.edits.get(*second).copied() else {
                    *first += 1;
                    *second = *first + 1;
                    if let Some(edit) = self.edits.get(*first) {
                        let mut boards = self.problem.boards;
                        edit.apply(&mut boards);
                        **base = (boards, Line::fly(mission, &boards));
                    }
                    return;
                };
                *second += 1;
                let mut boards = base.0;
                two.apply(&mut boards);
                let difference = Difference::between(&base.0, &boards).filter(|_| !one.meets(two));
                if let Some(difference) = difference.filter(|_| self.problem.supply.allows(&boards)) {
                    base.1.refly(mission, &base.0, &boards, difference, &mut self.attempt);
                    self.keep_if_better(&[one, two], boards);
                }
            }
            Progress::Free(..) | Progress::Over => {}
        }
    }

    fn keep_if_better(&mut self, changes: &[Change], boards: Boards) {
        if !self.attempt.is_won() {
            return;
        }
        let Some(mission) = self.problem.scenarios.first() else { return };
        // Flown again as a whole, so that what is reported never depends on a shortcut.
        let flown = Line::fly(mission, &boards);
        let score = flown.end().score(mission);
        let better = self.best.as_ref().is_none_or(|best| best.score.total() < score.total());
        if flown.is_won() && better {
            self.best = Some(Remedy { changes: changes.to_vec(), boards, score, smallest: true });
        }
    }

    fn after_singles(&mut self) {
        self.progress = match (&self.best, self.edits.first(), self.problem.scenarios.first()) {
            (None, Some(edit), Some(mission)) => {
                let mut boards = self.problem.boards;
                edit.apply(&mut boards);
                let line = Line::fly(mission, &boards);
                Progress::Two(0, 1, Box::new((boards, line)))
            }
            _ => Progress::Over,
        };
    }

    fn after_pairs(&mut self) {
        self.progress = if self.best.is_some() {
            Progress::Over
        } else {
            let problem = Problem { loyalty: LOYALTY, ..self.problem.clone() };
            let planner = Planner::new(problem, self.seed, FREE_CYCLE);
            Progress::Free(Box::new(planner), i32::MIN)
        };
    }

    /// Takes back every change that a winning plan does not need.
    fn strip(&mut self, mut boards: Boards) {
        let Some(mission) = self.problem.scenarios.first() else { return };
        let played = self.problem.boards;
        loop {
            let mut improved = false;
            for change in differences(&played, &boards) {
                let Change::Replace { player, turn, was, .. } = change else { continue };
                let mut fewer = boards;
                fewer.set(usize::from(player), turn, was);
                if self.problem.supply.allows(&fewer) && Line::fly(mission, &fewer).is_won() {
                    boards = fewer;
                    improved = true;
                }
            }
            if !improved {
                break;
            }
        }
        let changes = differences(&played, &boards);
        let flown = Line::fly(mission, &boards);
        if flown.is_won() && self.best.as_ref().is_none_or(|best| changes.len() < best.changes.len()) {
            let score = flown.end().score(mission);
            // Singles and pairs have all been tried, so three is certainly the least.
            let smallest = changes.len() <= 3;
            self.best = Some(Remedy { changes, boards, score, smallest });
        }
    }
}

/// Every single change: other halves on a free space, and two cards of a board that change places.
fn edits(problem: &Problem, choices: &Choices) -> Vec<Change> {
    let mut edits = Vec::new();
    for player in 0..problem.boards.crew() {
        let free: Vec<u8> = (1..=MOST_TURNS as u8).filter(|turn| problem.is_free(player, *turn)).collect();
        let who = player as u8;
        for turn in &free {
            let was = problem.boards.get(player, *turn);
            let halves: &[Side] =
                choices.get(player).map_or(&[], |own| &own[usize::from(phase_of(*turn)) - 1]);
            let slots = std::iter::once(Slot::Empty).chain(halves.iter().map(|half| Slot::from(*half)));
            let others = slots.filter(|now| *now != was);
            edits.extend(others.map(|now| Change::Replace { player: who, turn: *turn, was, now }));
        }
        for (place, from) in free.iter().enumerate() {
            for to in &free[place + 1..] {
                if problem.boards.get(player, *from) != problem.boards.get(player, *to) {
                    edits.push(Change::Move { player: who, from: *from, to: *to });
                }
            }
        }
    }
    edits
}

/// How two plans differ, space by space.
fn differences(was: &Boards, now: &Boards) -> Vec<Change> {
    let mut changes = Vec::new();
    for player in 0..was.crew() {
        for turn in 1..=MOST_TURNS as u8 {
            let (before, after) = (was.get(player, turn), now.get(player, turn));
            if before != after {
                changes.push(Change::Replace { player: player as u8, turn, was: before, now: after });
            }
        }
    }
    changes
}
