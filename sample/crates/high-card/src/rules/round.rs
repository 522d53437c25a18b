//! HC-2: a round.

use super::super::command::Command;
use super::super::event::Event;
use super::super::refusal::Refusal;
use super::super::state::HighCard;
use super::cards::{draw, put, take};
use table::{Audience, GameTime, Seat, Story};

/// Whether a command is allowed now.
pub fn check(game: &HighCard, seat: Seat, command: &Command) -> Result<(), Refusal> {
    if seat.0 >= game.setup.seats {
        return Err(Refusal::NotAtTheTable);
    }
    if game.over() {
        return Err(Refusal::Over);
    }
    if game.played[seat.index()].is_some() {
        return Err(Refusal::HasPlayed);
    }
    let (Command::Play { card } | Command::Swap { card }) = *command;
    if !game.hand(seat).contains(&card) {
        return Err(Refusal::NotHeld { card });
    }
    if let Command::Swap { .. } = command {
        if game.swapped.has(seat) {
            return Err(Refusal::HasSwapped);
        }
        if game.bag.is_empty() {
            return Err(Refusal::NothingToDraw);
        }
    }
    Ok(())
}

/// HC-2.1 to HC-2.3: a card face down, or another one for it.
pub fn apply(
    game: &mut HighCard,
    at: GameTime,
    seat: Seat,
    command: Command,
    story: &mut Story<Event>,
) -> Result<(), Refusal> {
    check(game, seat, &command)?;
    let hand = &mut game.hands[seat.index()];
    match command {
        Command::Play { card } => {
            take(hand, card);
            game.played[seat.index()] = Some(card);
            story.tell(Audience::All, Event::Played { seat });
            if game.awaited().is_empty() {
                game.until = at;
            }
        }
        Command::Swap { card } => {
            take(hand, card);
            story.tell(Audience::Except(seat), Event::Swapped { seat });
            if let Some(card) = draw(&mut game.bag, &mut game.dice) {
                put(hand, card);
                story.uncover();
                story.tell(Audience::Only(seat), Event::Drew { card });
            }
            put(&mut game.bag, card);
            game.swapped.add(seat);
        }
    }
    Ok(())
}

/// HC-2.4 to HC-2.6: the cards are turned over, the highest takes the point, everybody draws.
pub fn ring(game: &mut HighCard, at: GameTime, story: &mut Story<Event>) {
    let mut cards = Vec::new();
    for seat in Seat::all(game.setup.seats) {
        let played = game.played[seat.index()].take();
        let Some(card) = played.or_else(|| draw(&mut game.hands[seat.index()], &mut game.dice)) else {
            continue;
        };
        story.tell(Audience::All, Event::Turned { seat, card, late: played.is_none() });
        cards.push((card, seat));
    }
    if let Some((_, seat)) = cards.iter().max() {
        game.points[seat.index()] += 1;
        story.tell(Audience::All, Event::Point { seat: *seat });
    }
    game.last = cards.into_iter().map(|(card, _)| card).collect();
    game.turned.extend(&game.last);
    game.turned.sort_unstable();
    for seat in Seat::all(game.setup.seats) {
        if game.bag.is_empty() {
            game.bag.append(&mut game.turned);
            story.tell(Audience::All, Event::Refilled);
        }
        if let Some(card) = draw(&mut game.bag, &mut game.dice) {
            put(&mut game.hands[seat.index()], card);
            story.tell(Audience::Only(seat), Event::Drew { card });
        }
    }
    story.uncover();
    game.round += 1;
    game.until = at + u64::from(game.setup.patience) * 1000;
    if game.over() {
        story.tell(Audience::All, Event::Over);
    }
}
