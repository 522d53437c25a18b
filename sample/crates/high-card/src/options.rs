//! Commands worth offering.

use super::command::Command;
use super::rules::round::check;
use super::state::HighCard;
use table::Seat;

/// Every card of the hand, played or swapped, where that is allowed.
pub fn options(game: &HighCard, seat: Seat, options: &mut Vec<Command>) {
    if seat.0 >= game.setup.seats {
        return;
    }
    for card in game.hand(seat).iter().copied() {
        let choices = [Command::Play { card }, Command::Swap { card }];
        options.extend(choices.into_iter().filter(|command| check(game, seat, command).is_ok()));
    }
}
