//! Which Mission to plan and what to put on the pad.

use super::hand::Hand;
use super::outlook::Outlook;
use super::rig::{Rig, Targets};
use super::wallet::Wallet;
use crate::cards::{CardId, CardSet};
use crate::command::{Command, Payment};
use crate::content::{Face, Family};
use crate::rules::payment::{Bill, worth};

/// A placement and what it gains.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placement {
    /// Victory points that it is worth, its price taken off.
    pub gain: f64,
    /// A Mission for the plan.
    pub plan: Option<CardId>,
    /// Cards for the pad.
    pub pad: CardSet,
    /// What Industrial Espionage copies, when it is among them.
    pub model: Option<CardId>,
}

impl Placement {
    /// Everything that is placed.
    pub fn cards(&self) -> CardSet {
        self.plan.map_or(self.pad, |plan| self.pad | CardSet::of(plan))
    }

    /// What has to be paid besides the money of the placed cards (RM-5.4, RM-5.5).
    pub fn payment(&self, outlook: &Outlook<'_>, hand: &Hand) -> Option<Payment> {
        let kind = self.model.map(|model| outlook.content.face(model).kind);
        let price = outlook.game.placement_price(self.cards().len());
        let missing = price.saturating_sub(outlook.game.own_money(self.cards(), kind));
        if missing == 0 {
            return Some(Payment::default());
        }
        let wallet = Wallet::open(outlook, true).without(&Payment::default(), self.cards());
        wallet.pay(outlook, hand, &Bill::money(missing))
    }

    /// The command, if it can be paid and is allowed.
    pub fn command(&self, outlook: &Outlook<'_>, hand: &Hand) -> Option<(Command, Payment)> {
        let kind = self.model.map(|model| outlook.content.face(model).kind);
        outlook.game.check_placement(self.plan, self.pad, kind).ok()?;
        let pay = self.payment(outlook, hand)?;
        Some((Command::Place { plan: self.plan, pad: self.pad, pay, model: self.model }, pay))
    }
}

/// A card that may go on the pad, as what it would count.
#[derive(Clone, Copy)]
struct Part<'a> {
    card: CardId,
    face: &'a Face,
    model: Option<CardId>,
    money: u16,
}

/// The best placement with each Mission that could be planned, or with the one that is; the best first.
pub(super) fn placements(outlook: &Outlook<'_>) -> Vec<Placement> {
    let rig = Rig::of(outlook);
    let parts = parts(outlook);
    let money = Wallet::open(outlook, true).total(outlook).money;
    let mut found = Vec::new();
    match outlook.me.plan {
        Some(plan) => {
            let best = build(outlook, rig, &parts, None, &outlook.targets(plan), money);
            found.extend(best);
        }
        None => {
            let hand = outlook.game.one_of_each(outlook.me.hand);
            for card in hand {
                if let Family::Mission(_) = outlook.content.face(card).family {
                    let targets = outlook.targets(card);
                    if targets.iter().any(Option::is_some) {
                        found.extend(build(outlook, rig, &parts, Some(card), &targets, money));
                    }
                }
            }
        }
    }
    found.sort_by(|one, two| two.gain.total_cmp(&one.gain));
    found
}

/// Everything in the Hand that may go on the pad.
fn parts<'a>(outlook: &Outlook<'a>) -> Vec<Part<'a>> {
    let mut parts = Vec::new();
    let game = outlook.game;
    for card in outlook.me.hand {
        if outlook.content.copier() == Some(card) {
            for model in game.model_choices() {
                let face = outlook.content.face(model);
                if face.has_item() {
                    parts.push(Part { card, face, model: Some(model), money: worth(face, outlook.me).money });
                }
            }
            continue;
        }
        let face = outlook.content.face(card);
        if face.has_item() {
            parts.push(Part { card, face, model: None, money: worth(face, outlook.me).money });
        }
    }
    parts
}

/// Adds the part that helps most until none is worth its price.
fn build(
    outlook: &Outlook<'_>,
    mut rig: Rig,
    parts: &[Part<'_>],
    plan: Option<CardId>,
    targets: &Targets,
    money: u16,
) -> Option<Placement> {
    let before = if plan.is_some() { 0.0 } else { rig.promise(outlook, targets) };
    let mut promise = rig.promise(outlook, targets);
    let mut placement = Placement { gain: 0.0, plan, pad: CardSet::EMPTY, model: None };
    let mut own = plan.map_or(0, |plan| worth(outlook.content.face(plan), outlook.me).money);
    let mut extra = 0.0;
    let mut names = 0u128;
    for card in outlook.me.pad {
        let face = outlook.game.face(card);
        names |= u128::from(face.is_asset()) << face.kind.0;
    }
    let spent = |count: usize, own: u16| f64::from(outlook.game.placement_price(count).max(own)) / 10.0;
    let start = placement.cards().len();
    if outlook.game.placement_price(start) > money {
        return None;
    }
    loop {
        let count = placement.cards().len() + 1;
        if outlook.game.placement_price(count) > money {
            break;
        }
        let mut best: Option<(f64, &Part<'_>, Rig, f64)> = None;
        for part in parts {
            let taken = placement.pad.has(part.card) || plan == Some(part.card);
            if taken || names & (u128::from(part.face.is_asset()) << part.face.kind.0) != 0 {
                continue;
            }
            let mut with = rig;
            with.add(outlook, part.face);
            let after = with.promise(outlook, targets);
            let price = spent(count, own + part.money) - spent(count - 1, own);
            let step = after - promise - outlook.spend() * price + bonus(outlook, part);
            if step > best.map_or(0.01, |(step, ..)| step) {
                best = Some((step, part, with, after));
            }
        }
        let Some((_, part, with, after)) = best else { break };
        names |= u128::from(part.face.is_asset()) << part.face.kind.0;
        placement.pad.add(part.card);
        placement.model = placement.model.or(part.model);
        extra += bonus(outlook, part);
        own += part.money;
        rig = with;
        promise = after;
    }
    if placement.cards().is_empty() {
        return None;
    }
    placement.gain = promise - before + extra - outlook.spend() * spent(placement.cards().len(), own);
    Some(placement)
}

/// What a part gives beyond the Mission at hand: permanent cards stay for all the launches to come (RM-7.7).
fn bonus(outlook: &Outlook<'_>, part: &Part<'_>) -> f64 {
    if part.face.permanent {
        (0.3 + outlook.taste.permanent * f64::from(part.face.prints.rocket)) * outlook.horizon()
    } else {
        0.0
    }
}
