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

/// A changed plan that has been flown from the turn on that changes first. Whoever takes it over flies it once more and
/// keeps the turns; most are turned down.
#[derive(Clone, Debug)]
pub(super) struct Attempt {
    /// The first turn flown again, and the first and the last turn that changed, as places.
    from: usize,
    change: usize,
    last_change: usize,
    /// The ship, as far as it had to be flown.
    ship: Ship,
    /// The ship at the beginning of the last turn before which no tile was drawn, and the place of that turn.
    unharmed: Ship,
    unharmed_until: usize,
    /// Whether the ship was flown to its end without drawing a tile.
    came_unharmed: bool,
    won: bool,
    pub worth: i32,
}

impl Line {
    /// Flies a whole plan.
    pub(super) fn fly(mission: &Mission, boards: &Boards) -> Line {
        let ship = Ship::new(mission, boards);
        let mut line = Line { turns: Vec::with_capacity(14), end: ship.clone(), worth: 0 };
        line.go_on(mission, ship);
        line
    }

    /// Flies the rest of the mission and keeps its turns.
    fn go_on(&mut self, mission: &Mission, mut ship: Ship) {
        while ship.outcome().is_none() {
            self.turns.push(ship.clone());
            ship.play_turn(mission, &mut Nobody);
        }
        self.worth = worth(&ship, mission, self.turns.len() as u8);
        self.end = ship;
    }

    /// Room for attempts.
    pub(super) fn scratch(&self) -> Attempt {
        Attempt {
            from: 0,
            change: 0,
            last_change: 0,
            ship: self.end.clone(),
            unharmed: self.end.clone(),
            unharmed_until: 0,
            came_unharmed: false,
            won: false,
            worth: self.worth,
        }
    }

    /// Flies a changed plan. The result is the same as that of a whole flight.
    ///
    /// It begins one turn before the first change, because a delay in that turn strikes the changed card; and earlier
    /// still if a delay has pushed a card over the first change. It stops where nothing is different any more.
    pub(super) fn refly(
        &self,
        mission: &Mission,
        planned: &Boards,
        changed: &Boards,
        attempt: &mut Attempt,
        others_follow: bool,
    ) {
        let last = self.turns.len().saturating_sub(1);
        let (change, last_change) = changes(planned, changed).unwrap_or((last, last));
        let mut from = change.saturating_sub(1).min(last);
        while from > 0 && self.turns.get(from).is_none_or(|ship| is_shifted(ship, planned, changed, change)) {
            from -= 1;
        }
        (attempt.from, attempt.change, attempt.last_change) = (from, change, last_change);
        let Some(start) = self.turns.get(from) else { return };
        attempt.ship.clone_from(start);
        attempt.ship.replan(planned, changed, change);
        attempt.go_on(mission, self, from, others_follow);
    }

    /// Flies a changed plan that was flown in another scenario already, where only tiles are drawn in another order: up
    /// to the first tile it was the same flight. Nothing if a tile had been drawn before the change.
    pub(super) fn refly_like(&self, mission: &Mission, other: &Attempt, attempt: &mut Attempt) {
        (attempt.from, attempt.change, attempt.last_change) = (other.from, other.change, other.last_change);
        if other.came_unharmed {
            (attempt.won, attempt.worth) = (other.won, other.worth);
            return;
        }
        attempt.ship.clone_from(&other.unharmed);
        attempt.go_on(mission, self, other.unharmed_until, false);
    }

    /// Whether the flight of an attempt began before any tile was drawn.
    pub(super) fn began_unharmed(&self, mission: &Mission, attempt: &Attempt) -> bool {
        self.turns.get(attempt.from).is_some_and(|ship| ship.is_unharmed(mission))
    }

    /// Makes an attempt the line. What is kept of the line learns of the changed cards to come.
    pub(super) fn accept(
        &mut self,
        mission: &Mission,
        planned: &Boards,
        changed: &Boards,
        attempt: &Attempt,
    ) {
        self.turns.truncate(attempt.from + 1);
        for ship in &mut self.turns {
            ship.replan(planned, changed, attempt.change);
        }
        if let Some(start) = self.turns.pop() {
            self.go_on(mission, start);
        }
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
    /// Flies on from the beginning of a turn.
    fn go_on(&mut self, mission: &Mission, line: &Line, from: usize, others_follow: bool) {
        let mut place = from;
        let mut unharmed = others_follow;
        self.came_unharmed = false;
        while self.ship.outcome().is_none() {
            unharmed = unharmed && self.ship.is_unharmed(mission);
            if unharmed {
                self.unharmed.clone_from(&self.ship);
                self.unharmed_until = place;
            }
            let same = |ship: &Ship| self.ship.has_same_future(ship, place);
            if place > self.last_change && line.turns.get(place).is_some_and(same) {
                (self.won, self.worth) = (line.is_won(), line.worth);
                return;
            }
            self.ship.play_turn(mission, &mut Nobody);
            place += 1;
        }
        self.came_unharmed = unharmed && self.ship.is_unharmed(mission);
        self.won = self.ship.outcome() == Some(Outcome::Won);
        self.worth = worth(&self.ship, mission, place as u8);
    }

    /// Whether the ship came home.
    pub(super) fn is_won(&self) -> bool {
        self.won
    }
}

/// The places of the first and the last turn in which two plans differ.
fn changes(one: &Boards, two: &Boards) -> Option<(usize, usize)> {
    let mut found: Option<(usize, usize)> = None;
    for player in 0..one.crew() {
        let pairs = || one.board(player).iter().zip(two.board(player));
        let Some(first) = pairs().position(|(a, b)| a != b) else { continue };
        let last = pairs().rposition(|(a, b)| a != b).unwrap_or(first);
        found = Some(found.map_or((first, last), |(least, most)| (least.min(first), most.max(last))));
    }
    found
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
        // The same threats, but tiles in another order.
        let mut others = mission.clone();
        others.tiles.iter_mut().for_each(|order| order.reverse());
        let (mut line, mut second) = (Line::fly(&mission, &boards), Line::fly(&others, &boards));
        let (mut attempt, mut like) = (line.scratch(), second.scratch());
        let mut shared = 0;
        for _ in 0..5_000 {
            let mut changed = boards;
            mover.change(&mut changed, |_, _| Station::UpperWhite, &mut dice);
            line.refly(&mission, &boards, &changed, &mut attempt, true);
            if line.began_unharmed(&mission, &attempt) {
                second.refly_like(&others, &attempt, &mut like);
                shared += 1;
            } else {
                second.refly(&others, &boards, &changed, &mut like, false);
            }
            let (whole, other) = (Line::fly(&mission, &changed), Line::fly(&others, &changed));
            assert_eq!((attempt.worth, attempt.is_won()), (whole.worth, whole.is_won()));
            assert_eq!((like.worth, like.is_won()), (other.worth, other.is_won()));
            if dice.below(3) > 0 {
                line.accept(&mission, &boards, &changed, &attempt);
                second.accept(&others, &boards, &changed, &like);
                assert_eq!((&line.turns, &line.end), (&whole.turns, &whole.end));
                assert_eq!((&second.turns, &second.end), (&other.turns, &other.end));
                boards = changed;
            }
        }
        assert!(shared > 500, "only {shared} flights began before a tile was drawn");
    }
}
