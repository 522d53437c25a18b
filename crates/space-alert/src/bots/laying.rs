//! Laying cards so that a board says what is wanted, one command at a time.

use super::thinking::Wish;
use crate::cards::{CardId, Half};
use crate::command::Command;
use crate::state::{Planned, SpaceAlert};
use table::Seat;

/// The next command on the way to the wishes; nothing when they are all laid, or cannot be.
pub(super) fn lay(game: &SpaceAlert, seat: Seat, wishes: &[Wish]) -> Option<Command> {
    let changeable = |wish: &&Wish| game.may_change(seat, wish.member, wish.turn);
    let open: Vec<Wish> = wishes.iter().filter(changeable).copied().collect();
    // What lies right already stays, and what lies wrong is turned over or goes back to the hand.
    for wish in &open {
        if let Some(planned) = game.planned(wish.member, wish.turn)
            && wish.side != Some(game.says(planned))
            && let Some(command) = clear(game, seat, wish, planned)
        {
            return Some(command);
        }
    }
    let empty = |wish: &Wish| wish.side.is_some() && game.planned(wish.member, wish.turn).is_none();
    let missing: Vec<Wish> = open.iter().filter(|wish| empty(wish)).copied().collect();
    let androids = missing.iter().filter_map(|wish| game.crew.get(wish.member.index())?.heroic);
    let mut cards: Vec<CardId> = game.person(seat).ok()?.hand.iter().chain(androids).collect();
    cards.sort_unstable();
    cards.dedup();
    let given = hand_out(game, seat, &missing, &cards);
    if given.iter().any(Option::is_none)
        && let Some(command) = free_a_card(game, seat, &open)
    {
        return Some(command);
    }
    let (wish, card) = missing.iter().zip(given).find_map(|(wish, card)| Some((wish, card?)))?;
    let up = half(game, card, wish)?;
    Some(Command::Plan { member: wish.member, turn: wish.turn, card, up })
}

/// A card for each wish, as far as they go: earlier wishes never lose theirs to later ones.
fn hand_out(game: &SpaceAlert, seat: Seat, wishes: &[Wish], cards: &[CardId]) -> Vec<Option<CardId>> {
    let fits = |wish: &Wish, card: CardId| {
        half(game, card, wish).is_some() && game.check_plan(seat, wish.member, wish.turn, card).is_ok()
    };
    let able: Vec<Vec<usize>> = wishes
        .iter()
        .map(|wish| (0..cards.len()).filter(|place| fits(wish, cards[*place])).collect())
        .collect();
    let mut owner: Vec<Option<usize>> = vec![None; cards.len()];
    for wish in 0..wishes.len() {
        find_card(wish, &able, &mut owner, &mut vec![false; cards.len()]);
    }
    let card_of = |wish: usize| owner.iter().position(|owner| *owner == Some(wish));
    (0..wishes.len()).map(|wish| card_of(wish).map(|place| cards[place])).collect()
}

/// Takes back a card that lies right but is needed elsewhere, if then there is a card for every wish.
fn free_a_card(game: &SpaceAlert, seat: Seat, open: &[Wish]) -> Option<Command> {
    let own = game.member_of(seat)?;
    let wanted = open.iter().filter(|wish| wish.member == own && wish.side.is_some());
    // What lies there comes first, so that as little as possible is moved.
    let mut wanted: Vec<(Wish, Option<CardId>)> =
        wanted.map(|wish| (*wish, game.planned(own, wish.turn).map(|planned| planned.card))).collect();
    wanted.sort_by_key(|(_, laid)| laid.is_none());
    let laid = wanted.iter().filter_map(|(_, laid)| *laid);
    let cards: Vec<CardId> = laid.chain(game.person(seat).ok()?.hand.iter()).collect();
    let fits = |wish: &Wish, card: CardId| half(game, card, wish).is_some();
    let able: Vec<Vec<usize>> = wanted
        .iter()
        .map(|(wish, _)| (0..cards.len()).filter(|place| fits(wish, cards[*place])).collect())
        .collect();
    let lying = wanted.iter().filter(|(_, laid)| laid.is_some()).count();
    let mut owner: Vec<Option<usize>> =
        (0..cards.len()).map(|place| (place < lying).then_some(place)).collect();
    for wish in lying..wanted.len() {
        if !find_card(wish, &able, &mut owner, &mut vec![false; cards.len()]) {
            return None;
        }
    }
    let moved = (0..lying).find(|place| owner[*place] != Some(*place))?;
    let turn = wanted[moved].0.turn;
    game.check_take_back(seat, own, turn).ok()?;
    Some(Command::TakeBack { member: own, turn })
}

/// Finds a card for one wish, moving others to other cards where needed.
fn find_card(wish: usize, able: &[Vec<usize>], owner: &mut [Option<usize>], tried: &mut [bool]) -> bool {
    for place in able[wish].iter().copied() {
        if std::mem::replace(&mut tried[place], true) {
            continue;
        }
        if owner[place].is_none_or(|other| find_card(other, able, owner, tried)) {
            owner[place] = Some(wish);
            return true;
        }
    }
    false
}

/// Turns a card over or takes it back.
fn clear(game: &SpaceAlert, seat: Seat, wish: &Wish, planned: &Planned) -> Option<Command> {
    game.check_take_back(seat, wish.member, wish.turn).ok()?;
    let other = planned.up.other();
    if wish.side == Some(game.content().face(planned.card).half(other)) {
        return Some(Command::Move { member: wish.member, from: wish.turn, to: wish.turn, up: other });
    }
    Some(Command::TakeBack { member: wish.member, turn: wish.turn })
}

/// The half of a card that says what is wanted.
fn half(game: &SpaceAlert, card: CardId, wish: &Wish) -> Option<Half> {
    let face = game.content().face(card);
    Half::ALL.into_iter().find(|half| Some(face.half(*half)) == wish.side)
}
