//! Dealing anew what a viewer cannot see.

use super::rules::cards::{draw, put};
use super::state::HighCard;
use table::{Dice, Seat, Viewer};

/// Back into the bag with all that this viewer cannot see, and out again by chance.
pub fn redeal(game: &HighCard, viewer: Viewer, dice: &mut Dice) -> HighCard {
    let mut other = game.clone();
    let hidden: Vec<Seat> = Seat::all(game.setup.seats).filter(|seat| !viewer.is(*seat)).collect();
    for seat in &hidden {
        other.bag.append(&mut other.hands[seat.index()]);
        other.bag.extend(other.played[seat.index()].take());
    }
    other.bag.sort_unstable();
    for seat in hidden {
        for _ in game.hand(seat) {
            if let Some(card) = draw(&mut other.bag, dice) {
                put(&mut other.hands[seat.index()], card);
            }
        }
        if game.played[seat.index()].is_some() {
            other.played[seat.index()] = draw(&mut other.bag, dice);
        }
    }
    other
}
