//! HC-1: the cards.

use super::dealt;
use high_card::{Command, HighCard, Refusal, Setup};
use table::kit::refused;
use table::{Game, GameTime, Seat, Seed};

/// HC-1.1: neither one nor four can play, and a stranger is refused
#[test]
fn two_or_three_play() {
    for seats in [1, 4] {
        assert!(HighCard::start(Setup::of(seats), Seed::from_number(1)).is_err());
    }
    let mut game = dealt(2);
    let play = Command::Play { card: game.hand(Seat(0))[0] };
    assert_eq!(refused(&mut game, GameTime::ZERO, Seat(2), play), Refusal::NotAtTheTable);
}

/// HC-1.2: two cards each, and the twelve numbers are all there once
#[test]
fn everybody_draws_two() {
    let game = dealt(3);
    let mut all = game.bag().to_vec();
    for seat in Seat::all(3) {
        assert_eq!(game.hand(seat).len(), 2);
        all.extend(game.hand(seat));
    }
    all.sort_unstable();
    assert_eq!(all, (1..=12).collect::<Vec<u8>>());
}
