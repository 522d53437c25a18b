//! Taking back what was put away: from the Warehouse with Electric Cars (RM-7.36), and from the Depot (RM-7.33).

use super::hand::{Hand, weigh_card};
use super::outlook::Outlook;
use super::prospect::{prospect, prospect_after};
use crate::cards::{CardId, CardSet};
use crate::command::{Aim, Command};
use crate::content::Effect;

/// How much better the turn must become for a card that serves elsewhere too.
const WORTHWHILE: f64 = 0.3;
/// The same for what costs nothing.
const FREE: f64 = 0.05;

/// Takes cards from the Depot that make more of this turn; in the last one there is nothing to leave them for.
pub(super) fn unstore(outlook: &Outlook<'_>) -> Option<Command> {
    let stored = outlook.me.depot;
    // What was stored in this turn was weighed in this turn.
    if stored.is_empty() || outlook.game.notes.stored {
        return None;
    }
    let mut best: Option<(f64, Command)> = None;
    let now = prospect(outlook);
    let singles = outlook.game.one_of_each(stored).iter().map(CardSet::of);
    for cards in singles.chain([stored]) {
        let command = Command::Unstore { cards };
        let Some(then) = prospect_after(outlook, command) else { continue };
        if then - now > best.map_or(FREE, |(gain, _)| gain) {
            best = Some((then - now, command));
        }
    }
    best.map(|(_, command)| command)
}

/// Fetches the card from the Warehouse that makes most of this turn, when that is more than the money of the fetching
/// card would.
pub(super) fn fetch(outlook: &Outlook<'_>) -> Option<Command> {
    let card = fetcher(outlook)?;
    let now = prospect(outlook);
    let mut best: Option<(f64, Command)> = None;
    for target in outlook.game.one_of_each(outlook.me.warehouse) {
        let command = Command::Use { card, aim: Aim::Cards(CardSet::of(target)), model: None };
        let Some(then) = prospect_after(outlook, command) else { continue };
        if then - now > best.map_or(WORTHWHILE, |(gain, _)| gain) {
            best = Some((then - now, command));
        }
    }
    best.map(|(_, command)| command)
}

/// Fetches the card that is worth most to keep, once nothing is left that the money could buy.
pub(super) fn fetch_for_later(outlook: &Outlook<'_>, hand: &Hand) -> Option<Command> {
    let card = fetcher(outlook)?;
    let least = hand.worth(card).max(outlook.taste.keep);
    let worth = |target: CardId| (target, weigh_card(outlook, target));
    let (target, found) = outlook
        .game
        .one_of_each(outlook.me.warehouse)
        .iter()
        .map(worth)
        .reduce(|most, other| if other.1 > most.1 { other } else { most })?;
    let aim = Aim::Cards(CardSet::of(target));
    (found > least).then_some(Command::Use { card, aim, model: None })
}

/// A Hand card that takes one card from the Warehouse.
fn fetcher(outlook: &Outlook<'_>) -> Option<CardId> {
    if outlook.me.warehouse.is_empty() {
        return None;
    }
    let fetches =
        |card: &CardId| matches!(outlook.content.face(*card).effect, Effect::FetchFromWarehouse { cards: 1 });
    outlook.me.hand.iter().find(fetches)
}
