//! What is to be planned: for which mission, with which cards, and what is fixed already.

use super::appraisal::POINT;
use super::supply::{Supply, phase_of};
use crate::ship::{Boards, MOST_CREW, Mission};

/// Something to plan.
#[derive(Clone, Debug)]
pub struct Problem {
    /// What may come; a plan is judged by how it does in all of them. One mission if everything is known, several if
    /// tiles or later threats are not.
    pub scenarios: Vec<Mission>,
    /// The cards.
    pub supply: Supply,
    /// What is planned so far. Spaces that are not free stay as they are here.
    pub boards: Boards,
    /// The spaces that may change: one bit per turn, the lowest is turn 1.
    pub free: [u16; MOST_CREW],
    /// What each departure from these boards must be worth, in points of score; nothing if only the result counts.
    pub loyalty: u8,
    /// The turns that will be decided when more is known, one bit each: every scenario has a plan of its own for them. None
    /// if one plan has to do in all scenarios.
    pub later: u16,
}

impl Problem {
    /// Everything is known and nothing is planned yet.
    pub fn new(mission: Mission, crew: usize, supply: Supply) -> Problem {
        let turns = mission.turns();
        let boards = Boards::new(crew);
        let mut problem =
            Problem { scenarios: vec![mission], supply, boards, free: [0; MOST_CREW], loyalty: 0, later: 0 };
        for player in 0..boards.crew() {
            problem.release(player, 1, turns);
        }
        problem
    }

    /// What a crew member plans in the middle of the Action Round: the spaces of the crew members in `who` (one bit each)
    /// may change from a phase on, counted from 1; everything else stays as it is on the boards.
    ///
    /// The phases after it are planned along, so that the present one leads somewhere. The supply should have the cards in
    /// hand, the ones that lie on the boards already, and imagined ones for the phases that are not dealt yet. Threats
    /// that are not announced yet are imagined too, differently in each scenario.
    pub fn from_phase(
        scenarios: Vec<Mission>,
        supply: Supply,
        boards: Boards,
        who: u8,
        phase: u8,
    ) -> Problem {
        let turns = scenarios.first().map_or(0, Mission::turns);
        let mut problem = Problem { scenarios, supply, boards, free: [0; MOST_CREW], loyalty: 0, later: 0 };
        for player in (0..boards.crew()).filter(|player| who & (1 << player) != 0) {
            (1..=turns)
                .filter(|turn| phase_of(*turn) >= phase)
                .for_each(|turn| problem.release(player, turn, turn));
        }
        problem
    }

    /// Lets the spaces of some turns change.
    pub fn release(&mut self, player: usize, from: u8, to: u8) {
        if let Some(free) = self.free.get_mut(player) {
            (from.max(1)..=to.min(16)).for_each(|turn| *free |= 1 << (turn - 1));
        }
    }

    /// Keeps the spaces of some turns as they are.
    pub fn keep(&mut self, player: usize, from: u8, to: u8) {
        if let Some(free) = self.free.get_mut(player) {
            (from.max(1)..=to.min(16)).for_each(|turn| *free &= !(1 << (turn - 1)));
        }
    }

    /// Keeps every space on which a card lies already.
    pub fn keep_planned(&mut self) {
        let boards = self.boards;
        for player in 0..boards.crew() {
            for (turn, slot) in (1..).zip(boards.board(player)) {
                if !slot.is_empty() {
                    self.keep(player, turn, turn);
                }
            }
        }
    }

    /// What a plan loses for being different from the boards it began with.
    pub(super) fn price_of_change(&self, boards: &Boards) -> i32 {
        if self.loyalty == 0 {
            return 0;
        }
        let differ = |player: usize| {
            let pairs = self.boards.board(player).iter().zip(boards.board(player));
            pairs.filter(|(was, now)| was != now).count() as i32
        };
        (0..boards.crew()).map(differ).sum::<i32>() * i32::from(self.loyalty) * POINT
    }

    /// Whether a turn is decided later, in each scenario by itself.
    pub(super) fn is_later(&self, turn: u8) -> bool {
        (1..=16).contains(&turn) && self.later & (1 << (turn - 1)) != 0
    }

    /// Takes over from another plan what the cards allow, in these turns (one bit each), where nothing lies yet.
    pub(super) fn take_over(&self, plan: &Boards, turns: u16, boards: &mut Boards) {
        for player in 0..plan.crew().min(boards.crew()) {
            for (turn, slot) in (1..=16).zip(plan.board(player)) {
                let wanted = turns & (1 << (turn - 1)) != 0 && self.is_free(player, turn);
                if wanted && !slot.is_empty() && boards.get(player, turn).is_empty() {
                    let mut with = *boards;
                    with.set(player, turn, *slot);
                    if self.supply.allows_change(&with, std::iter::once(player)) {
                        *boards = with;
                    }
                }
            }
        }
    }

    /// Whether a space may change.
    pub fn is_free(&self, player: usize, turn: u8) -> bool {
        (1..=16).contains(&turn) && self.free.get(player).is_some_and(|free| free & (1 << (turn - 1)) != 0)
    }
}
