//! Dealing anew what a viewer cannot see.

use crate::setup::goal_pool;
use crate::state::{Phase, Rocketmen};
use table::{Dice, Seat, Viewer};

impl Rocketmen {
    /// See [`table::Game::redeal`]. Decks are bags, so only Hands against their HQ and the goals need dealing.
    pub(crate) fn dealt_anew(&self, viewer: Viewer, dice: &mut Dice) -> Rocketmen {
        let mut game = self.clone();
        let mut goals = goal_pool(&self.content, self.mode);
        for seat in Seat::all(self.seats).filter(|seat| viewer.is(*seat)) {
            for goal in self.player(seat).goals.iter().flatten() {
                goals.take(goal);
            }
        }
        for seat in Seat::all(self.seats).filter(|seat| !viewer.is(*seat)) {
            let player = game.player_mut(seat);
            let hidden = player.hand - player.certain;
            let mut pool = player.hq | hidden;
            player.hand -= hidden;
            for _ in 0..hidden.len() {
                if let Some(card) = pool.draw(dice) {
                    player.hand.add(card);
                }
            }
            player.hq = pool;
            if self.phase != Phase::Over {
                for goal in player.goals.iter_mut().flatten() {
                    if let Some(other) = goals.draw(dice) {
                        *goal = other;
                    }
                }
            }
        }
        game
    }
}
