//! One plan in one scenario, with the ship at the beginning of every turn, so that a change late in the plan needs only
//! the rest of the mission to be flown again.

use super::appraisal::worth;
use crate::ship::{Boards, Mission, Nobody, Outcome, Ship};

/// A flown plan.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// The ship when each turn begins, the first one at place 0; fewer if the ship was lost.
    turns: Vec<Ship>,
    /// The ship at the end.
    end: Ship,
    pub worth: i32,
}

/// A changed plan that has been flown from the turn on that changes first.
#[derive(Clone, Debug)]
pub(super) struct Attempt {
    /// The first turn flown again, and the first turn that changed, as places.
    from: usize,
    change: usize,
    turns: Vec<Ship>,
    end: Ship,
    pub worth: i32,
}

impl Line {
    /// Flies a whole plan.
    pub(super) fn fly(mission: &Mission, boards: &Boards) -> Line {
        let mut attempt = Attempt {
            from: 0,
            change: 0,
            turns: Vec::with_capacity(14),
            end: Ship::new(mission, boards),
            worth: 0,
        };
        attempt.go_on(mission);
        Line { turns: attempt.turns, end: attempt.end, worth: attempt.worth }
    }

    /// Room for attempts.
    pub(super) fn scratch(&self) -> Attempt {
        Attempt {
            from: 0,
            change: 0,
            turns: Vec::with_capacity(14),
            end: self.end.clone(),
            worth: self.worth,
        }
    }

    /// Flies a changed plan. The result is the same as that of a whole flight.
    ///
    /// It begins one turn before the first change, because a delay in that turn strikes the changed card; and earlier
    /// still if a delay has pushed a card over the first change.
    pub(super) fn refly(&self, mission: &Mission, planned: &Boards, changed: &Boards, attempt: &mut Attempt) {
        let last = self.turns.len().saturating_sub(1);
        let change = first_change(planned, changed).unwrap_or(last);
        let mut from = change.saturating_sub(1).min(last);
        while from > 0 && self.turns.get(from).is_none_or(|ship| is_shifted(ship, planned, changed, change)) {
            from -= 1;
        }
        attempt.turns.clear();
        (attempt.from, attempt.change) = (from, change);
        let Some(start) = self.turns.get(from) else { return };
        attempt.end.clone_from(start);
        attempt.end.replan(planned, changed, change);
        attempt.go_on(mission);
    }

    /// Makes an attempt the line. What is kept of the line learns of the changed cards to come.
    pub(super) fn accept(&mut self, planned: &Boards, changed: &Boards, attempt: &mut Attempt) {
        self.turns.truncate(attempt.from);
        for ship in &mut self.turns {
            ship.replan(planned, changed, attempt.change);
        }
        self.turns.append(&mut attempt.turns);
        self.end.clone_from(&attempt.end);
        self.worth = attempt.worth;
    }

    /// The ship at the beginning of a turn, or at the end if it did not come so far.
    pub(super) fn at(&self, turn: u8) -> &Ship {
        self.turns.get(usize::from(turn).wrapping_sub(1)).unwrap_or(&self.end)
    }

    /// The ship at the end.
    pub(super) fn end(&self) -> &Ship {
        &self.end
    }

    /// Whether the ship came home.
    pub(super) fn is_won(&self) -> bool {
        self.end.outcome() == Some(Outcome::Won)
    }
}

impl Attempt {
    fn go_on(&mut self, mission: &Mission) {
        while self.end.outcome().is_none() {
            self.turns.push(self.end.clone());
            self.end.play_turn(mission, &mut Nobody);
        }
        self.worth = worth(&self.end, mission, (self.from + self.turns.len()) as u8);
    }

    /// Whether the ship came home.
    pub(super) fn is_won(&self) -> bool {
        self.end.outcome() == Some(Outcome::Won)
    }
}

/// The place of the first turn in which two plans differ.
fn first_change(one: &Boards, two: &Boards) -> Option<usize> {
    (0..one.crew())
        .filter_map(|player| one.board(player).iter().zip(two.board(player)).position(|(a, b)| a != b))
        .min()
}

/// Whether a delay has pushed a card over the beginning of a turn on a board that changes. Then the change would
/// meet other cards than those that were planned.
fn is_shifted(ship: &Ship, planned: &Boards, changed: &Boards, change: usize) -> bool {
    (0..planned.crew()).any(|player| {
        let (plan, now) = (planned.board(player), ship.boards().board(player));
        let cards =
            |board: &[crate::ship::Slot]| board[..change].iter().filter(|slot| !slot.is_empty()).count();
        plan != changed.board(player) && (cards(plan) != cards(now) || plan[change..] != now[change..])
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Content;
    use crate::planner::moves::{Mover, choices};
    use crate::planner::{Problem, Supply};
    use crate::ship::{Announced, MissionPlan};
    use crate::{Station, Zone};
    use table::{Dice, Seed};

    /// Lifts, slime, a virus and a satellite delay cards all the time.
    fn full_of_delays() -> Mission {
        let content = Content::standard();
        let mut plan = MissionPlan::new(content, [1, 2, 3, 4]);
        let threat = |card: &str, turn, zone| Announced::new(card, turn, zone);
        plan.threats = vec![
            threat("I2-01", 1, None),
            threat("SE2-03", 2, Some(Zone::White)),
            threat("I2-05", 3, None),
            threat("E1-05", 4, Some(Zone::Red)),
        ];
        Mission::new(content, &plan).unwrap()
    }

    #[test]
    fn flying_the_rest_again_is_the_same_as_flying_all_of_it() {
        let mission = full_of_delays();
        let problem = Problem::new(mission.clone(), 5, Supply::open(Content::standard()));
        let choices = choices(&problem);
        let spaces: Vec<(u8, u8)> =
            (0..5).flat_map(|player| (1..=12).map(move |turn| (player, turn))).collect();
        let mover = Mover { problem: &problem, choices: &choices, spaces: &spaces };
        let mut dice = Dice::new(Seed::from_number(1));
        let mut boards = problem.boards;
        let mut line = Line::fly(&mission, &boards);
        let mut attempt = line.scratch();
        for _ in 0..5_000 {
            let mut changed = boards;
            mover.change(&mut changed, |_, _| Station::UpperWhite, &mut dice);
            line.refly(&mission, &boards, &changed, &mut attempt);
            let whole = Line::fly(&mission, &changed);
            assert_eq!(attempt.end, whole.end);
            assert_eq!(attempt.worth, whole.worth);
            if dice.below(3) > 0 {
                line.accept(&boards, &changed, &mut attempt);
                assert_eq!(line.turns, whole.turns);
                boards = changed;
            }
        }
    }
}
