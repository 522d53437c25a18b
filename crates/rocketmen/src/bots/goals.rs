//! Personal goals as a player works towards them.

use super::taste::Taste;
use crate::content::{Content, GoalId, LocationSource, Needs};
use crate::state::{Mode, Rocketmen};
use table::Seat;

/// More tasks than this are not kept in mind; two goals have four.
const MOST_TASKS: usize = 4;
/// More parts of a task than this are not kept in mind.
const MOST_PARTS: usize = 4;

/// How much more a goal counts in Solitaire, where there is no winning without it (RM-13.18).
const SOLITAIRE: f64 = 2.5;

/// One player's goals, made ready to be asked what a set of locations is worth.
pub(super) struct Goals {
    tasks: [Task; MOST_TASKS],
    count: usize,
    /// How much a task counts for while it is not yet met.
    unmet: f64,
    factor: f64,
}

#[derive(Clone, Copy, Default)]
struct Task {
    goal: u8,
    vp: f64,
    parts: [Part; MOST_PARTS],
    count: usize,
}

/// So many of these locations, or something that locations do not change.
#[derive(Clone, Copy, Default)]
struct Part {
    places: u16,
    need: u8,
    met: bool,
}

impl Goals {
    /// The goals of a player.
    pub fn of(game: &Rocketmen, seat: Seat, taste: &Taste) -> Goals {
        let solo = matches!(game.mode, Mode::Solitaire(_));
        let mut goals = Goals {
            tasks: [Task::default(); MOST_TASKS],
            count: 0,
            unmet: taste.goal,
            factor: if solo { SOLITAIRE } else { 1.0 },
        };
        for GoalId(goal) in game.player(seat).goals.iter().flatten() {
            let Some(source) = game.content().source().goals.get(usize::from(*goal)) else { continue };
            for task in source.tasks.iter().take(MOST_TASKS - goals.count) {
                let mut made = Task { goal: *goal, vp: f64::from(task.vp), ..Task::default() };
                made.take_in(game, seat, &task.needs);
                goals.tasks[goals.count] = made;
                goals.count += 1;
            }
        }
        goals
    }

    /// What the better goal is worth with tokens at these locations (RM-10.9, RM-10.10).
    pub fn worth(&self, locations: u16) -> f64 {
        let (mut best, mut sum, mut goal) = (0.0, 0.0, u8::MAX);
        for task in &self.tasks[..self.count] {
            if task.goal != goal {
                (sum, goal) = (0.0, task.goal);
            }
            let progress = task.progress(locations);
            sum += task.vp * if progress >= 1.0 { 1.0 } else { progress * self.unmet };
            best = f64::max(best, sum);
        }
        best * self.factor
    }
}

impl Task {
    fn take_in(&mut self, game: &Rocketmen, seat: Seat, needs: &Needs) {
        let content: &Content = game.content();
        let places = |wanted: &dyn Fn(&LocationSource) -> bool| -> u16 {
            let places = content.locations().iter().enumerate();
            places.filter(|(_, place)| wanted(place)).fold(0, |bits, (index, _)| bits | 1 << index)
        };
        let part = match needs {
            Needs::Location(destination, kind) => {
                let place = content.location(*destination, *kind);
                Part { places: place.map_or(0, |place| 1 << place.0), need: 1, met: false }
            }
            Needs::Type(kind, need) => {
                Part { places: places(&|place| place.r#type == *kind), need: *need, met: false }
            }
            Needs::Destination(wanted, need) => {
                Part { places: places(&|place| place.destination == *wanted), need: *need, met: false }
            }
            Needs::Missions(need) => Part { places: u16::MAX, need: *need, met: false },
            Needs::Threats(_) | Needs::ThreatTypes(_) | Needs::Tokens(_) => {
                Part { places: 0, need: 1, met: game.meets(seat, needs) }
            }
            Needs::All(all) => {
                all.iter().for_each(|needs| self.take_in(game, seat, needs));
                return;
            }
        };
        if self.count < MOST_PARTS {
            self.parts[self.count] = part;
            self.count += 1;
        }
    }

    /// How far the task is met, from nothing to one.
    fn progress(&self, locations: u16) -> f64 {
        let parts = self.parts[..self.count].iter().map(|part| {
            let have = (locations & part.places).count_ones();
            if part.met { 1.0 } else { (f64::from(have) / f64::from(part.need.max(1))).min(1.0) }
        });
        parts.sum::<f64>() / self.count.max(1) as f64
    }
}
