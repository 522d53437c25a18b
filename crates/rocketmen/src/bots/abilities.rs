//! Card effects worth using outside a launch (chapter 7).

use super::hand::{Hand, deck_worth};
use super::outlook::Outlook;
use super::rig::Rig;
use crate::cards::{CardId, CardSet};
use crate::command::{Aim, Claim, Command};
use crate::content::{Effect, Family, ThreatType};

/// A card of the deck that is worth less than this each time it is drawn is better junked.
const JUNK: f64 = 0.2;

/// Uses what paying cards left behind: it costs nothing (RM-7.5, RM-7.6).
pub(super) fn claim(outlook: &Outlook<'_>) -> Option<Command> {
    for card in outlook.game.notes.pending {
        let claim = match outlook.game.face(card).effect {
            Effect::PayDraw { .. } => Some(Claim::Draw),
            Effect::PayPlaceFree => place_free(outlook),
            Effect::PayJunk { .. } => {
                let reach = (outlook.me.hand | outlook.me.played) - CardSet::of(card);
                worst(outlook, reach).map(|card| Claim::Junk(CardSet::of(card)))
            }
            _ => None,
        };
        if let Some(claim) = claim {
            return Some(Command::Claim { card, claim });
        }
    }
    None
}

/// The best single card to place without paying.
fn place_free(outlook: &Outlook<'_>) -> Option<Claim> {
    let rig = Rig::of(outlook);
    let hand = outlook.me.hand.iter().filter(|card| outlook.content.copier() != Some(*card));
    let mut best: Option<(f64, Claim)> = None;
    let planned = outlook.me.plan.map(|plan| outlook.targets(plan));
    let before = planned.map_or(0.0, |targets| rig.promise(outlook, &targets));
    for card in hand {
        let (gain, claim) = match &planned {
            None => (rig.promise(outlook, &outlook.targets(card)), Claim::Plan(card)),
            Some(targets) => {
                if outlook.game.check_placement(None, CardSet::of(card), None).is_err() {
                    continue;
                }
                let mut with = rig;
                with.add(outlook, outlook.content.face(card));
                (with.promise(outlook, targets) - before, Claim::Pad { card, model: None })
            }
        };
        if gain > best.map_or(0.02, |(gain, _)| gain) {
            best = Some((gain, claim));
        }
    }
    best.map(|(_, claim)| claim)
}

/// The card most worth junking, if any is.
fn worst(outlook: &Outlook<'_>, among: CardSet) -> Option<CardId> {
    let weighed = among.iter().map(|card| (card, deck_worth(outlook, card)));
    let least = weighed.reduce(|least, other| if other.1 < least.1 { other } else { least });
    least.filter(|(_, worth)| *worth < JUNK).map(|(card, _)| card)
}

/// Takes a Threat for its points when the card that does it is worth less (RM-7.9 to RM-7.12).
pub(super) fn take_threat(outlook: &Outlook<'_>) -> Option<Command> {
    for card in outlook.me.hand {
        if outlook.content.copier() == Some(card) {
            for model in outlook.game.model_choices() {
                if let Effect::TakeThreat { threat } = outlook.content.face(model).effect
                    && let Some(target) = on_display(outlook, threat)
                    && outlook.card_worth(target) > outlook.card_worth(card)
                {
                    return Some(Command::Use { card, aim: Aim::Card(target), model: Some(model) });
                }
            }
        } else if let Effect::TakeThreat { threat } = outlook.content.face(card).effect
            && let Some(target) = on_display(outlook, threat)
        {
            let face = outlook.content.face(card);
            let lost = outlook.uses * (outlook.draw_worth(face) - outlook.taste.dilution);
            if outlook.card_worth(target) > lost {
                return Some(Command::Use { card, aim: Aim::Card(target), model: None });
            }
        }
    }
    None
}

fn on_display(outlook: &Outlook<'_>, threat: ThreatType) -> Option<CardId> {
    let mut displayed = outlook.game.displayed().iter();
    displayed.find(|card| outlook.content.face(*card).family == Family::Threat(threat))
}

/// Draws and thins with cards that found no place on the pad.
pub(super) fn draw_more(outlook: &Outlook<'_>, hand: &Hand) -> Option<Command> {
    if outlook.me.hq.is_empty() && outlook.me.warehouse.is_empty() {
        return None;
    }
    for card in outlook.me.hand {
        if outlook.content.copier() == Some(card) {
            continue;
        }
        let others = outlook.me.hand - CardSet::of(card);
        let aim = match outlook.content.face(card).effect {
            Effect::Draw { .. } => Some(Aim::Nothing),
            Effect::CycleDisplayThenDraw { .. } if hand.worth(card) < outlook.taste.draw => {
                unwanted(outlook).map(Aim::Card)
            }
            Effect::JunkThenDraw { .. } => worst(outlook, others).map(Aim::Card),
            _ => None,
        };
        if let Some(aim) = aim {
            return Some(Command::Use { card, aim, model: None });
        }
    }
    None
}

/// Changes the cards that are of no more use for others with Super Capacitors. After buying: what has no use for the next
/// turn may well have paid in this one (RM-7.14).
pub(super) fn swap(outlook: &Outlook<'_>, hand: &Hand) -> Option<Command> {
    if outlook.me.hq.is_empty() && outlook.me.warehouse.is_empty() {
        return None;
    }
    let swaps = |card: &CardId| matches!(outlook.content.face(*card).effect, Effect::SwapHand { .. });
    let card = outlook.me.hand.iter().find(swaps)?;
    let useless = hand.below(outlook.taste.keep) - CardSet::of(card);
    let aim = Aim::Cards(useless);
    (!useless.is_empty() || hand.worth(card) < outlook.taste.keep).then_some(Command::Use {
        card,
        aim,
        model: None,
    })
}

/// The display card that had better go under the deck: in Solitaire the Threat that would fall to the AI next (RM-13.14),
/// otherwise what is least worth having.
fn unwanted(outlook: &Outlook<'_>) -> Option<CardId> {
    let threats = outlook.content.threats();
    let next = outlook.game.market.display[0].filter(|card| threats.has(*card));
    if let (Some(card), true) = (next, outlook.game.is_solitaire()) {
        return Some(card);
    }
    let weighed = outlook.game.displayed().iter().map(|card| (card, outlook.card_worth(card)));
    weighed.reduce(|least, other| if other.1 < least.1 { other } else { least }).map(|(card, _)| card)
}

/// Puts what only clogs the deck on the Depot, where Threats still score (RM-7.32, RM-10.7).
pub(super) fn store(outlook: &Outlook<'_>) -> Option<Command> {
    let room = outlook.game.depot()?;
    if outlook.game.notes.stored || outlook.me.depot.len() >= room {
        return None;
    }
    worst(outlook, outlook.me.hand).map(|card| Command::Store { card })
}
