//! Other cards for the turns to come, for a search that flies the same mission again and again.

use super::{Boards, Mission, Ship, Slot, Witness};

impl Ship {
    /// Takes over what a changed plan says about the turns from a place on (0 is the first turn), on every board that
    /// changed. Boards that did not change keep the delays they had.
    pub(crate) fn replan(&mut self, planned: &Boards, changed: &Boards, from: usize) {
        for player in 0..planned.crew() {
            let new = changed.board(player);
            if planned.board(player) != new {
                let board: &mut [Slot] = self.boards.board_mut(player);
                for (space, slot) in board.iter_mut().zip(new).skip(from) {
                    *space = *slot;
                }
            }
        }
    }

    /// Does all steps of the turn that is next.
    pub(crate) fn play_turn<W: Witness>(&mut self, mission: &Mission, witness: &mut W) {
        let turn = self.next_step().turn();
        while self.next_step().turn() == turn && self.outcome().is_none() {
            self.advance(mission, witness);
        }
        // The jump belongs to no turn, but nothing can come between.
        if self.next_step().turn().is_none() && self.outcome().is_none() {
            self.advance(mission, witness);
        }
    }
}
