//! HC-2: a round.

use super::dealt;
use high_card::{Command, Event, Refusal};
use table::kit::{carried_out, refused};
use table::{Game, GameSetup, GameTime, Options, Seat, Seed, Story, Viewer};

const NOW: GameTime = GameTime::ZERO;

fn first(game: &high_card::HighCard, seat: Seat) -> u8 {
    game.hand(seat)[0]
}

/// HC-2.1: one card and no second one
#[test]
fn everybody_plays_one_card() {
    let mut game = dealt(2);
    let card = first(&game, Seat(0));
    carried_out(&mut game, NOW, Seat(0), Command::Play { card });
    assert_eq!(game.view(Viewer::Spectator).held, [1, 2]);
    let other = first(&game, Seat(0));
    assert_eq!(refused(&mut game, NOW, Seat(0), Command::Play { card: other }), Refusal::HasPlayed);
}

/// HC-2.2: a neighbour's card cannot be used
#[test]
fn only_cards_that_are_held() {
    let mut game = dealt(2);
    let card = first(&game, Seat(1));
    assert_eq!(refused(&mut game, NOW, Seat(0), Command::Play { card }), Refusal::NotHeld { card });
    assert_eq!(refused(&mut game, NOW, Seat(0), Command::Swap { card }), Refusal::NotHeld { card });
}

/// HC-2.3: another card for one, the old one in the bag, and only once
#[test]
fn a_card_is_swapped_once() {
    let mut game = dealt(2);
    let card = first(&game, Seat(0));
    carried_out(&mut game, NOW, Seat(0), Command::Swap { card });
    assert!(game.bag().contains(&card) && !game.hand(Seat(0)).contains(&card));
    assert_eq!(game.hand(Seat(0)).len(), 2);
    let other = first(&game, Seat(0));
    assert_eq!(refused(&mut game, NOW, Seat(0), Command::Swap { card: other }), Refusal::HasSwapped);
}

/// HC-2.4: at once when all have played, after ten or twenty seconds otherwise, and chance plays for the late
#[test]
fn cards_are_turned_in_time() {
    let mut game = dealt(2);
    assert_eq!(game.alarm(), Some(GameTime(10_000)));
    for seat in Seat::all(2) {
        let card = first(&game, seat);
        carried_out(&mut game, GameTime(3_000), seat, Command::Play { card });
    }
    assert_eq!(game.alarm(), Some(GameTime(3_000)));

    let mut late = dealt(2);
    let mut story = Story::default();
    late.ring(GameTime(10_000), &mut story);
    let turned =
        story.heard_by(Viewer::Spectator).filter(|event| matches!(event, Event::Turned { late: true, .. }));
    assert_eq!(turned.count(), 2);

    let options = Options::from([("patience".to_owned(), "20".to_owned())]);
    let long = high_card::Setup::configure(2, &options, None).unwrap();
    let long = high_card::HighCard::start(long, Seed::from_number(7)).unwrap();
    assert_eq!(long.alarm(), Some(GameTime(20_000)));
}

/// HC-2.5: the highest card takes the point
#[test]
fn the_highest_takes_the_point() {
    let mut game = dealt(3);
    let best: Vec<u8> = Seat::all(3).map(|seat| game.hand(seat)[1]).collect();
    for seat in Seat::all(3) {
        carried_out(&mut game, NOW, seat, Command::Play { card: best[seat.index()] });
    }
    game.ring(NOW, &mut Story::default());
    let highest = best.iter().max();
    let points: Vec<i32> = best.iter().map(|card| i32::from(Some(card) == highest)).collect();
    assert_eq!(game.view(Viewer::Spectator).points, points);
}

/// HC-2.6: everybody draws one, and an empty bag is filled with what lies face up
#[test]
fn everybody_draws_again() {
    let mut game = dealt(3);
    let mut story = Story::default();
    game.ring(NOW, &mut story);
    assert!(Seat::all(3).all(|seat| game.hand(seat).len() == 2));
    assert_eq!(game.bag().len(), 3);
    game.ring(NOW, &mut story);
    assert_eq!(game.bag().len(), 0);
    game.ring(NOW, &mut story);
    assert_eq!(game.bag().len(), 6, "nine cards lay face up, three of them were drawn");
    assert!(story.heard_by(Viewer::Spectator).any(|event| *event == Event::Refilled));
}
