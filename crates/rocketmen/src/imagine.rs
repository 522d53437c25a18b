//! Dealing anew what a viewer cannot see.

use crate::setup::goal_pool;
use crate::state::{Phase, Rocketmen};
use table::{Dice, Seat, Viewer};

impl Rocketmen {
    /// Deals out again what this viewer cannot see. Decks are bags, so that is only Hands against their HQ, and the goals.
    pub(crate) fn deal_hidden(&mut self, viewer: Viewer, dice: &mut Dice) {
        let mut goals = goal_pool(&self.content, self.mode);
        let over = self.phase == Phase::Over;
        for seat in Seat::all(self.seats).filter(|seat| viewer.is(*seat)) {
            for goal in self.player(seat).goals.iter().flatten() {
                goals.take(goal);
            }
        }
        for seat in Seat::all(self.seats).filter(|seat| !viewer.is(*seat)) {
            let player = self.player_mut(seat);
            let hidden = player.hand - player.certain;
            let mut pool = player.hq | hidden;
            player.hand -= hidden;
            for _ in 0..hidden.len() {
                if let Some(card) = pool.draw(dice) {
                    player.hand.add(card);
                }
            }
            player.hq = pool;
            if !over {
                for goal in player.goals.iter_mut().flatten() {
                    if let Some(other) = goals.draw(dice) {
                        *goal = other;
                    }
                }
            }
        }
    }
}
