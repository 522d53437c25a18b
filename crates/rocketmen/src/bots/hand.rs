//! What the cards in the Hand are worth to keep: who pays, who stays and who makes room.

use super::outlook::Outlook;
use super::rig::{Rig, Targets};
use crate::cards::{CardId, CardSet};
use crate::content::{Effect, Family};
use crate::rules::payment;

/// More cards than this are taken for worthless; no Hand is that large.
const MOST_CARDS: usize = 24;

/// The Hand of a player, weighed.
pub(super) struct Hand {
    cards: [(CardId, f64); MOST_CARDS],
    count: usize,
}

impl Hand {
    /// Weighs the Hand.
    pub fn of(outlook: &Outlook<'_>) -> Hand {
        let mut hand = Hand { cards: [(CardId(0), 0.0); MOST_CARDS], count: 0 };
        let rig = Rig::of(outlook);
        let planned = outlook.me.plan.map(|plan| outlook.targets(plan));
        for (slot, card) in hand.cards.iter_mut().zip(outlook.me.hand) {
            *slot = (card, weigh(outlook, &rig, planned.as_ref(), card));
            hand.count += 1;
        }
        hand
    }

    /// What a Hand card is worth to keep for the next turn.
    pub fn worth(&self, card: CardId) -> f64 {
        self.cards[..self.count].iter().find(|(other, _)| *other == card).map_or(0.0, |(_, worth)| *worth)
    }

    /// The card that will be missed least among these.
    pub fn least(&self, among: CardSet) -> Option<(CardId, f64)> {
        let cards = self.cards[..self.count].iter().filter(|(card, _)| among.has(*card));
        cards.copied().reduce(|least, other| if other.1 < least.1 { other } else { least })
    }

    /// The cards worth less than this.
    pub fn below(&self, limit: f64) -> CardSet {
        self.cards[..self.count].iter().filter(|(_, worth)| *worth < limit).map(|(card, _)| *card).collect()
    }
}

/// What a card that is not in the Hand would be worth there.
pub(super) fn weigh_card(outlook: &Outlook<'_>, card: CardId) -> f64 {
    let planned = outlook.me.plan.map(|plan| outlook.targets(plan));
    weigh(outlook, &Rig::of(outlook), planned.as_ref(), card)
}

/// A card's worth for the next turn: its money, and what it would do on the pad or on the plan. A card that waits for
/// better times keeps another one from being drawn, so an item without a use counts for little.
fn weigh(outlook: &Outlook<'_>, rig: &Rig, planned: Option<&Targets>, card: CardId) -> f64 {
    // There is no next turn to keep anything for.
    if outlook.is_last_turn() {
        return 0.0;
    }
    let face = outlook.content.face(card);
    let taste = outlook.taste;
    let money = f64::from(payment::worth(face, outlook.me).money);
    let mut worth = money / 10.0 * taste.money;
    if face.has_item() && outlook.me.missions() < outlook.tokens() {
        let mut with = *rig;
        with.add(outlook, face);
        let helps = match planned {
            Some(targets) => with.promise(outlook, targets) - rig.promise(outlook, targets),
            // Without a plan any Rocket points will do.
            None => f64::from(face.prints.rocket) + f64::from(face.prints.science) * 0.5,
        };
        worth += helps.max(0.0) * taste.part_hold;
    }
    if let Effect::Draw { .. } | Effect::PayDraw { .. } | Effect::PayPlaceFree = face.effect {
        worth += taste.draw;
    }
    if let Family::Mission(_) = face.family {
        let room = if planned.is_none() { 1.0 } else { 0.3 };
        worth += rig.promise(outlook, &outlook.targets(card)) * taste.mission_hold * room;
    }
    worth
}

/// What a card is worth to its deck each time it is drawn; what is worth next to nothing had better be junked.
pub(super) fn deck_worth(outlook: &Outlook<'_>, card: CardId) -> f64 {
    let face = outlook.content.face(card);
    let mut worth = outlook.draw_worth(face);
    if face.prints.rocket > 0 {
        worth += 0.5;
    }
    if let Family::Mission(_) = face.family {
        let mut rig = Rig::of(outlook);
        rig.points = rig.points.max(outlook.rocket_owned.min(12.0) as u8);
        worth += rig.promise(outlook, &outlook.targets(card)) * 0.1;
    }
    worth
}
