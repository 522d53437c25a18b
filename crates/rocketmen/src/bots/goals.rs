//! Personal goals as a player works towards them.

use super::taste::Taste;
use crate::cards::CardSet;
use crate::content::{Content, Family, GoalId, LocationSource, Needs};
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

/// So many of something.
#[derive(Clone, Copy, Default)]
struct Part {
    of: Counted,
    need: u8,
}

/// What a part of a task counts.
#[derive(Clone, Copy, Default, PartialEq)]
enum Counted {
    /// Tokens at these locations.
    Places(u16),
    Threats,
    ThreatTypes,
    /// The Moon token and the Mars token.
    #[default]
    Tokens,
}

/// What a player has of everything that goals ask for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holdings {
    /// Locations, one bit each.
    pub locations: u16,
    /// Threats owned.
    pub threats: u8,
    /// Their types, one bit each.
    pub types: u8,
    /// The Moon token and the Mars token.
    pub tokens: u8,
}

impl Holdings {
    /// What a player has now.
    pub fn of(game: &Rocketmen, seat: Seat) -> Holdings {
        let player = game.player(seat);
        let tokens = [game.moon_token, game.mars_token].iter().filter(|token| **token == Some(seat)).count();
        let none = Holdings { locations: player.locations, threats: 0, types: 0, tokens: tokens as u8 };
        none.with_threats(game.content(), player.owned() & game.content().threats())
    }

    /// The same with these Threats; other cards among them do not count.
    pub fn with_threats(mut self, content: &Content, cards: CardSet) -> Holdings {
        for card in cards {
            if let Family::Threat(threat) = content.face(card).family {
                self.threats += 1;
                self.types |= 1 << threat as u8;
            }
        }
        self
    }

    fn count(&self, of: Counted) -> u8 {
        match of {
            Counted::Places(places) => (self.locations & places).count_ones() as u8,
            Counted::Threats => self.threats,
            Counted::ThreatTypes => self.types.count_ones() as u8,
            Counted::Tokens => self.tokens,
        }
    }
}

impl Goals {
    /// The goals of a player.
    pub fn of(game: &Rocketmen, seat: Seat, taste: &Taste, last_turn: bool) -> Goals {
        let solo = matches!(game.mode, Mode::Solitaire(_));
        let mut goals = Goals {
            tasks: [Task::default(); MOST_TASKS],
            count: 0,
            // What is half done when the game ends pays nothing.
            unmet: if last_turn { 0.0 } else { taste.goal },
            factor: if solo { SOLITAIRE } else { 1.0 },
        };
        for GoalId(goal) in game.player(seat).goals.iter().flatten() {
            let Some(source) = game.content().source().goals.get(usize::from(*goal)) else { continue };
            for task in source.tasks.iter().take(MOST_TASKS - goals.count) {
                let mut made = Task { goal: *goal, vp: f64::from(task.vp), ..Task::default() };
                made.take_in(game.content(), &task.needs);
                goals.tasks[goals.count] = made;
                goals.count += 1;
            }
        }
        goals
    }

    /// What the better goal is worth with these holdings (RM-10.9, RM-10.10).
    pub fn worth(&self, holdings: &Holdings) -> f64 {
        let (mut best, mut sum, mut goal) = (0.0, 0.0, u8::MAX);
        for task in &self.tasks[..self.count] {
            if task.goal != goal {
                (sum, goal) = (0.0, task.goal);
            }
            let progress = task.progress(holdings);
            sum += task.vp * if progress >= 1.0 { 1.0 } else { progress * self.unmet };
            best = f64::max(best, sum);
        }
        best * self.factor
    }

    /// How many more missions all tasks together take at least. Tasks that count the same places share them.
    pub fn missions_needed(&self, holdings: &Holdings) -> u8 {
        let parts = || self.tasks[..self.count].iter().flat_map(|task| &task.parts[..task.count]);
        let lacking = |part: &Part| part.need.saturating_sub(holdings.count(part.of));
        let mut needed = 0;
        for (index, part) in parts().enumerate() {
            let Counted::Places(_) = part.of else { continue };
            if parts().take(index).all(|earlier| earlier.of != part.of) {
                let alike = parts().filter(|other| other.of == part.of);
                needed += alike.map(lacking).max().unwrap_or(0);
            }
        }
        needed
    }

    /// Whether every task is met, but for the missions that are still to be flown.
    pub fn threats_met(&self, holdings: &Holdings) -> bool {
        let parts = self.tasks[..self.count].iter().flat_map(|task| &task.parts[..task.count]);
        parts
            .filter(|part| !matches!(part.of, Counted::Places(_)))
            .all(|part| holdings.count(part.of) >= part.need)
    }
}

impl Task {
    fn take_in(&mut self, content: &Content, needs: &Needs) {
        let places = |wanted: &dyn Fn(&LocationSource) -> bool| {
            let places = content.locations().iter().enumerate();
            let bits =
                places.filter(|(_, place)| wanted(place)).fold(0, |bits, (index, _)| bits | 1 << index);
            Counted::Places(bits)
        };
        let (of, need) = match needs {
            Needs::Location(destination, kind) => {
                (places(&|place| place.destination == *destination && place.r#type == *kind), 1)
            }
            Needs::Type(kind, need) => (places(&|place| place.r#type == *kind), *need),
            Needs::Destination(wanted, need) => (places(&|place| place.destination == *wanted), *need),
            Needs::Missions(need) => (Counted::Places(u16::MAX), *need),
            Needs::Threats(need) => (Counted::Threats, *need),
            Needs::ThreatTypes(need) => (Counted::ThreatTypes, *need),
            Needs::Tokens(need) => (Counted::Tokens, *need),
            Needs::All(all) => {
                all.iter().for_each(|needs| self.take_in(content, needs));
                return;
            }
        };
        if self.count < MOST_PARTS {
            self.parts[self.count] = Part { of, need };
            self.count += 1;
        }
    }

    /// How far the task is met, from nothing to one.
    fn progress(&self, holdings: &Holdings) -> f64 {
        let parts = self.parts[..self.count]
            .iter()
            .map(|part| (f64::from(holdings.count(part.of)) / f64::from(part.need.max(1))).min(1.0));
        parts.sum::<f64>() / self.count.max(1) as f64
    }
}
