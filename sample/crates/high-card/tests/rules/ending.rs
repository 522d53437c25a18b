//! HC-3: the end.

use super::dealt;
use high_card::{Command, Refusal};
use table::kit::refused;
use table::{Game, GameTime, Seat, Story};

/// HC-3.1: three rounds, and no card after them
#[test]
fn three_rounds() {
    let mut game = dealt(2);
    for _ in 0..3 {
        assert!(game.outcome().is_none());
        game.ring(GameTime::ZERO, &mut Story::default());
    }
    assert!(game.outcome().is_some() && game.alarm().is_none());
    let card = game.hand(Seat(0))[0];
    assert_eq!(refused(&mut game, GameTime::ZERO, Seat(0), Command::Play { card }), Refusal::Over);
}

/// HC-3.2: whoever has as many points as the best has won
#[test]
fn the_most_points_win() {
    let mut game = dealt(3);
    for _ in 0..3 {
        game.ring(GameTime::ZERO, &mut Story::default());
    }
    let outcome = game.outcome().unwrap();
    let best = outcome.scores.iter().max().unwrap();
    let winners: Vec<Seat> = Seat::all(3).filter(|seat| outcome.scores[seat.index()] == *best).collect();
    assert_eq!(outcome.winners, winners);
}
