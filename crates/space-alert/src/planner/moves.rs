//! Small changes of a plan, drawn at random: the steps of the search.

use super::problem::Problem;
use super::supply::phase_of;
use crate::Station;
use crate::card_side::Side;
use crate::ship::{Action, Boards, MOST_CREW, MOST_TURNS, Slot};
use table::Dice;

/// What somebody could have on top in each phase.
pub(super) type Choices = [[Vec<Side>; 3]; MOST_CREW];

/// The choices of everybody.
pub(super) fn choices(problem: &Problem) -> Choices {
    std::array::from_fn(|player| std::array::from_fn(|phase| problem.supply.halves(player, phase as u8 + 1)))
}

/// Draws changes for one problem.
pub(super) struct Mover<'p> {
    pub problem: &'p Problem,
    pub choices: &'p Choices,
    /// The spaces that may change.
    pub spaces: &'p [(u8, u8)],
}

impl Mover<'_> {
    /// Changes the boards a little. `station` tells where somebody stands when a turn of the present plan begins.
    pub(super) fn change(
        &self,
        boards: &mut Boards,
        station: impl Fn(usize, u8) -> Station,
        dice: &mut Dice,
    ) {
        let Some((player, turn)) = pick(self.spaces, dice) else { return };
        let player = usize::from(player);
        match dice.below(16) {
            0..=4 => self.replace(boards, player, turn, dice),
            5 | 6 => self.swap(boards, player, turn, dice),
            7 => self.pull(boards, player, turn),
            8 => self.push(boards, player, turn, dice),
            9 => self.trade(boards, player, turn, dice),
            10 => self.trade_rest(boards, player, turn, dice),
            _ => self.errand(boards, player, turn, station(player, turn), dice),
        }
    }

    fn draw(&self, player: usize, turn: u8, dice: &mut Dice) -> Slot {
        if dice.below(8) == 0 {
            return Slot::Empty;
        }
        let phase = usize::from(phase_of(turn)) - 1;
        self.choices.get(player).map_or(Slot::Empty, |own| pick(&own[phase], dice).into())
    }

    /// Another card, or none.
    fn replace(&self, boards: &mut Boards, player: usize, turn: u8, dice: &mut Dice) {
        let slot = self.draw(player, turn, dice);
        boards.set(player, turn, slot);
    }

    /// Two cards of a board change places.
    fn swap(&self, boards: &mut Boards, player: usize, turn: u8, dice: &mut Dice) {
        let other = 1 + dice.below(MOST_TURNS as u32) as u8;
        if self.problem.is_free(player, other) {
            let (one, two) = (boards.get(player, turn), boards.get(player, other));
            boards.set(player, turn, two);
            boards.set(player, other, one);
        }
    }

    /// A card is left out and the following ones come a turn earlier, up to the next gap.
    fn pull(&self, boards: &mut Boards, player: usize, turn: u8) {
        let mut at = turn;
        loop {
            let next =
                if self.problem.is_free(player, at + 1) { boards.get(player, at + 1) } else { Slot::Empty };
            boards.set(player, at, next);
            if next.is_empty() {
                return;
            }
            at += 1;
        }
    }

    /// A card is slipped in and the following ones come a turn later, up to the next gap.
    fn push(&self, boards: &mut Boards, player: usize, turn: u8, dice: &mut Dice) {
        let mut carried = self.draw(player, turn, dice);
        let mut at = turn;
        while self.problem.is_free(player, at) {
            let here = boards.get(player, at);
            boards.set(player, at, carried);
            if here.is_empty() {
                return;
            }
            carried = here;
            at += 1;
        }
    }

    /// Two crew members change cards for one turn.
    fn trade(&self, boards: &mut Boards, player: usize, turn: u8, dice: &mut Dice) {
        let other = dice.below(boards.crew() as u32) as usize;
        if self.problem.is_free(other, turn) {
            let (one, two) = (boards.get(player, turn), boards.get(other, turn));
            boards.set(player, turn, two);
            boards.set(other, turn, one);
        }
    }

    /// Two crew members change everything from a turn on.
    fn trade_rest(&self, boards: &mut Boards, player: usize, turn: u8, dice: &mut Dice) {
        let other = dice.below(boards.crew() as u32) as usize;
        for at in turn..=MOST_TURNS as u8 {
            if self.problem.is_free(other, at) && self.problem.is_free(player, at) {
                let (one, two) = (boards.get(player, at), boards.get(other, at));
                boards.set(player, at, two);
                boards.set(other, at, one);
            }
        }
    }

    /// Somebody goes to a station and does something there.
    fn errand(&self, boards: &mut Boards, player: usize, turn: u8, from: Station, dice: &mut Dice) {
        let mut steps: Vec<Action> = Vec::with_capacity(12);
        let mut at = from;
        let job = dice.below(8);
        if job == 0 {
            // A squad first.
            let storage = if dice.below(2) == 0 { Station::LowerRed } else { Station::UpperBlue };
            walk(at, storage, dice, &mut steps);
            steps.push(Action::C);
            at = storage;
        }
        let goal = Station::ALL[dice.below(6) as usize];
        walk(at, goal, dice, &mut steps);
        let deed = match job {
            0 if goal == Station::UpperRed => {
                steps.push(Action::C);
                Action::Bot
            }
            0 => Action::Bot,
            1 => Action::Bot,
            2..=4 => Action::A,
            5 | 6 => [Action::B, Action::C][dice.below(2) as usize],
            _ => Action::C,
        };
        let times = 1 + [0, 0, 0, 1, 1, 2][dice.below(6) as usize];
        steps.extend(std::iter::repeat_n(deed, times));
        if dice.below(3) == 0 {
            // And back to where the present plan goes on.
            walk(goal, from, dice, &mut steps);
        }
        let pushing = dice.below(2) == 0;
        let mut steps = steps.as_slice();
        let mut at = turn;
        while let Some((card, rest)) = self.next_card(player, at, steps, dice) {
            if !self.problem.is_free(player, at) {
                break;
            }
            if pushing {
                self.push_card(boards, player, at, card.into());
            } else {
                boards.set(player, at, card.into());
            }
            steps = rest;
            at += 1;
        }
    }

    /// A card for the next step, or, as often as not, for the next two where a double action says so.
    fn next_card<'s>(
        &self,
        player: usize,
        turn: u8,
        steps: &'s [Action],
        dice: &mut Dice,
    ) -> Option<(Side, &'s [Action])> {
        let (first, rest) = steps.split_first()?;
        if let Some((second, rest)) = rest.split_first() {
            let both = Side::Two(*first, *second);
            let phase = usize::from(phase_of(turn)) - 1;
            let held = self.choices.get(player).is_some_and(|own| own[phase].binary_search(&both).is_ok());
            if held && dice.below(2) == 0 {
                return Some((both, rest));
            }
        }
        Some((Side::One(*first), rest))
    }

    fn push_card(&self, boards: &mut Boards, player: usize, turn: u8, slot: Slot) {
        let mut carried = slot;
        let mut at = turn;
        while self.problem.is_free(player, at) && !carried.is_empty() {
            let here = boards.get(player, at);
            boards.set(player, at, carried);
            carried = here;
            at += 1;
        }
    }
}

/// The moves from one station to another, the lift at any place among them.
fn walk(from: Station, to: Station, dice: &mut Dice, steps: &mut Vec<Action>) {
    let (here, there) = (from.zone().index(), to.zone().index());
    let doors = if here < there { Action::Blue } else { Action::Red };
    let begin = steps.len();
    steps.extend(std::iter::repeat_n(doors, here.abs_diff(there)));
    if from.is_upper() != to.is_upper() {
        let place = begin + dice.below((steps.len() - begin) as u32 + 1) as usize;
        steps.insert(place, Action::Lift);
    }
}

/// Any one of them.
fn pick<T: Copy>(items: &[T], dice: &mut Dice) -> Option<T> {
    items.get(dice.below(items.len() as u32) as usize).copied()
}
