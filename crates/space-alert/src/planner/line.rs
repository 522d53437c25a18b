//! One plan in one scenario, with the ship at the beginning of every turn, so that a change late in the plan needs only
//! the rest of the mission to be flown again.

use super::appraisal::worth;
use crate::ship::{Boards, MOST_CREW, Mission, Nobody, Outcome, Ship, Slot};

/// A flown plan.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// The ship when each turn begins, the first one at place 0; fewer if the ship was lost.
    turns: Vec<Ship>,
    /// The ship at the end.
    end: Ship,
    pub worth: i32,
}

/// Where two plans differ.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Difference {
    /// The first and the last turn, as places.
    first: usize,
    last: usize,
    /// On whose boards, one bit each.
    players: u8,
}

impl Difference {
    /// None if the plans are the same.
    pub(super) fn between(one: &Boards, two: &Boards) -> Option<Difference> {
        let mut found = Difference { first: usize::MAX, ..Difference::default() };
        for player in 0..one.crew() {
            for (place, (was, now)) in one.board(player).iter().zip(two.board(player)).enumerate() {
                if was != now {
                    found.first = found.first.min(place);
                    found.last = found.last.max(place);
                    found.players |= 1 << player;
                }
            }
        }
        (found.players != 0).then_some(found)
    }

    /// The crew members whose boards differ.
    pub(super) fn players(self) -> impl Iterator<Item = usize> {
        (0..MOST_CREW).filter(move |player| self.players & (1 << player) != 0)
    }
}

/// A changed plan that has been flown from the turn on that changes first, up to where nothing is different any more.
#[derive(Clone, Debug)]
pub(super) struct Attempt {
    /// The first turn flown again, as a place.
    from: usize,
    difference: Difference,
    /// The ship when each turn that was flown begins.
    turns: Vec<Ship>,
    /// The ship at the end, or where everything is as in the plan that was changed.
    ship: Ship,
    /// Whether the flight stopped because everything was as in the plan that was changed.
    rejoined: bool,
    /// The last turn before which no tile was drawn, as a place.
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
            difference: Difference::default(),
            turns: Vec::with_capacity(14),
            ship: self.end.clone(),
            rejoined: false,
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
        difference: Difference,
        attempt: &mut Attempt,
    ) {
        let last = self.turns.len().saturating_sub(1);
        let mut from = difference.first.saturating_sub(1).min(last);
        while from > 0 && self.turns.get(from).is_none_or(|ship| is_shifted(ship, planned, difference)) {
            from -= 1;
        }
        attempt.turns.clear();
        (attempt.from, attempt.difference) = (from, difference);
        let Some(start) = self.turns.get(from) else { return };
        attempt.ship.clone_from(start);
        attempt.ship.replan(changed, difference.players(), difference.first);
        attempt.go_on(mission, self);
    }

    /// Flies a changed plan that was flown in another scenario already, where only tiles are drawn in another order: up
    /// to the first tile it is the same flight. Only for attempts that began before any tile was drawn.
    pub(super) fn refly_like(&self, mission: &Mission, other: &Attempt, attempt: &mut Attempt) {
        (attempt.from, attempt.difference) = (other.from, other.difference);
        attempt.turns.clear();
        if other.came_unharmed {
            attempt.turns.extend_from_slice(&other.turns);
            attempt.ship.clone_from(&other.ship);
            (attempt.rejoined, attempt.won, attempt.worth) = (false, other.won, other.worth);
            return;
        }
        let shared = other.unharmed_until - other.from;
        attempt.turns.extend_from_slice(&other.turns[..shared]);
        attempt.ship.clone_from(other.turns.get(shared).unwrap_or(&other.ship));
        attempt.go_on(mission, self);
    }

    /// Whether the flight of an attempt began before any tile was drawn.
    pub(super) fn began_unharmed(&self, mission: &Mission, attempt: &Attempt) -> bool {
        self.turns.get(attempt.from).is_some_and(|ship| ship.is_unharmed(mission))
    }

    /// Makes an attempt the line. What is kept of the line learns of the changed cards, to come and past.
    pub(super) fn accept(&mut self, changed: &Boards, attempt: &mut Attempt) {
        let difference = attempt.difference;
        for ship in self.turns.iter_mut().take(attempt.from) {
            ship.replan(changed, difference.players(), difference.first);
        }
        if attempt.rejoined {
            let place = attempt.from + attempt.turns.len();
            for ship in self.turns.iter_mut().skip(place).chain([&mut self.end]) {
                ship.take_past(&attempt.ship, place);
            }
            self.turns.splice(attempt.from..place, attempt.turns.drain(..));
        } else {
            self.turns.truncate(attempt.from);
            self.turns.append(&mut attempt.turns);
            self.end.clone_from(&attempt.ship);
            self.worth = attempt.worth;
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
    fn go_on(&mut self, mission: &Mission, line: &Line) {
        let mut place = self.from + self.turns.len();
        let mut unharmed = true;
        (self.rejoined, self.came_unharmed) = (false, false);
        while self.ship.outcome().is_none() {
            unharmed = unharmed && self.ship.is_unharmed(mission);
            if unharmed {
                self.unharmed_until = place;
            }
            let same = |ship: &Ship| self.ship.has_same_future(ship, place);
            if place > self.difference.last && line.turns.get(place).is_some_and(same) {
                (self.rejoined, self.won, self.worth) = (true, line.is_won(), line.worth);
                return;
            }
            self.turns.push(self.ship.clone());
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

/// Whether a delay has pushed a card over the beginning of a turn on a board that changes. Then the change would
/// meet other cards than those that were planned.
fn is_shifted(ship: &Ship, planned: &Boards, difference: Difference) -> bool {
    let change = difference.first;
    difference.players().any(|player| {
        let (plan, now) = (planned.board(player), ship.boards().board(player));
        let cards = |board: &[Slot]| board[..change].iter().filter(|slot| !slot.is_empty()).count();
        cards(plan) != cards(now) || plan[change..] != now[change..]
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Zone;
    use crate::content::Content;
    use crate::planner::moves::{Mover, choices};
    use crate::planner::{Problem, Supply};
    use crate::ship::{Announced, MissionPlan};
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
        let mut dice = Dice::new(Seed::from_number(1));
        let mut boards = problem.boards;
        // The same threats, but tiles in another order.
        let mut others = mission.clone();
        others.tiles.iter_mut().for_each(|order| order.reverse());
        let (mut line, mut second) = (Line::fly(&mission, &boards), Line::fly(&others, &boards));
        let (mut attempt, mut like) = (line.scratch(), second.scratch());
        let (mut shared, mut rejoined) = (0, 0);
        for _ in 0..5_000 {
            let mut changed = boards;
            let mover = Mover {
                problem: &problem,
                choices: &choices,
                spaces: &spaces,
                mission: &mission,
                line: &line,
            };
            mover.change(&mut changed, &mut dice);
            let Some(difference) = Difference::between(&boards, &changed) else { continue };
            line.refly(&mission, &boards, &changed, difference, &mut attempt);
            if line.began_unharmed(&mission, &attempt) {
                second.refly_like(&others, &attempt, &mut like);
                shared += 1;
            } else {
                second.refly(&others, &boards, &changed, difference, &mut like);
            }
            let (whole, other) = (Line::fly(&mission, &changed), Line::fly(&others, &changed));
            assert_eq!((attempt.worth, attempt.is_won()), (whole.worth, whole.is_won()));
            assert_eq!((like.worth, like.is_won()), (other.worth, other.is_won()));
            if dice.below(3) > 0 {
                rejoined += u32::from(attempt.rejoined);
                line.accept(&changed, &mut attempt);
                second.accept(&changed, &mut like);
                assert_eq!((&line.turns, &line.end), (&whole.turns, &whole.end));
                assert_eq!((&second.turns, &second.end), (&other.turns, &other.end));
                boards = changed;
            }
        }
        assert!(shared > 500, "only {shared} flights began before a tile was drawn");
        assert!(rejoined > 100, "only {rejoined} changes were without consequence");
    }
}
