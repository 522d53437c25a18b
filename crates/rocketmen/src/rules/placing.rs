//! Chapter 5: placing cards on the Mission Plan and the Launch Pad.

use super::payment::{Bill, worth};
use crate::cards::{CardId, CardSet};
use crate::command::Payment;
use crate::content::{Content, Family, KindId};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Rocketmen;
use table::{Audience, Story};

impl Rocketmen {
    /// What placing so many cards costs the active player now (RM-5.1, RM-11.11).
    pub(crate) fn placement_price(&self, count: usize) -> u16 {
        let free = usize::from(self.house.free_placement && !self.notes.placed);
        u16::from(self.content.constants().placement) * count.saturating_sub(free) as u16
    }

    /// The money that placed cards bring along themselves (RM-5.4).
    pub(crate) fn own_money(&self, placed: CardSet, model: Option<KindId>) -> u16 {
        placed
            .iter()
            .map(|card| worth(self.face_as(card, model), self.me()).money)
            .fold(0, u16::saturating_add)
    }

    /// Whether these cards may go where they are meant to go, payment apart.
    pub(crate) fn check_placement(
        &self,
        plan: Option<CardId>,
        pad: CardSet,
        model: Option<KindId>,
    ) -> Result<(), Refusal> {
        let me = self.me();
        let placed = plan.map_or(pad, |plan| pad | CardSet::of(plan));
        if let Some(card) = (placed - me.hand).first() {
            return Err(Refusal::PlaceFromHand { card });
        }
        if let Some(card) = plan {
            // A number that no set can hold would slip through the sets above.
            if !me.hand.has(card) {
                return Err(Refusal::PlaceFromHand { card });
            }
            if pad.has(card) {
                return Err(Refusal::PaidTwice { card });
            }
            if !matches!(self.content.face(card).family, Family::Mission(_)) {
                return Err(Refusal::PlanNeedsMission { card });
            }
            if me.plan.is_some() {
                return Err(Refusal::PlanTaken);
            }
        }
        if pad.is_empty() {
            return Ok(());
        }
        if plan.is_none() && me.plan.is_none() {
            return Err(Refusal::NoMissionPlanned);
        }
        let mut taken = self.taken_by_pad();
        for card in pad {
            let face = self.face_as(card, model);
            if !face.has_item() {
                return Err(Refusal::NoItem { card });
            }
            if face.is_asset() {
                let twins = self.content.twins(face.kind);
                if !(taken & twins).is_empty() {
                    return Err(Refusal::SameName { card });
                }
                taken |= twins;
            }
        }
        Ok(())
    }

    /// Every card of the kinds of the Assets on the active player's pad: no second one goes there (RM-5.8).
    fn taken_by_pad(&self) -> CardSet {
        let content: &Content = &self.content;
        // Whatever there is only once is on the pad itself then, so that no Hand holds another.
        let copied = self.me().pad & content.repeatable();
        let faces = copied.iter().map(|card| self.face(card)).filter(|face| face.is_asset());
        faces.fold(CardSet::EMPTY, |taken, face| taken | content.twins(face.kind))
    }

    /// Of these Hand cards, those that may be placed now, each by itself: Missions on an empty plan, after that items on
    /// the pad. Industrial Espionage is not among them, since that depends on what it copies.
    pub(crate) fn placeable(&self, cards: CardSet) -> CardSet {
        let content: &Content = &self.content;
        if self.me().plan.is_none() {
            return cards & content.missions();
        }
        let cards = (cards & content.items()) - content.copiers();
        if (self.me().pad & content.repeatable()).is_empty() { cards } else { cards - self.taken_by_pad() }
    }

    /// The active player's Hand cards that may be planned now (RM-5.2).
    pub(crate) fn plannable(&self) -> CardSet {
        if self.me().plan.is_some() { CardSet::EMPTY } else { self.placeable(self.me().hand) }
    }

    /// Places cards with one payment.
    pub(crate) fn place(
        &mut self,
        plan: Option<CardId>,
        pad: CardSet,
        pay: Payment,
        model: Option<CardId>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let placed = plan.map_or(pad, |plan| pad | CardSet::of(plan));
        if placed.is_empty() {
            return Err(Refusal::NothingChosen);
        }
        if let Some(card) = (placed & pay.cards).first() {
            return Err(Refusal::PaidTwice { card });
        }
        if pay.science_tokens > 0 {
            return Err(Refusal::ScienceForPlacing);
        }
        self.check_payment(&pay)?;
        let copied = self.check_model(placed | pay.cards, model)?;
        self.check_placement(plan, pad, copied)?;
        let price = self.placement_price(placed.len());
        let paid = self.purse(&pay, copied).money.saturating_add(self.own_money(placed, copied));
        if paid < price {
            return Err(Refusal::PlacementNotPaid { money: price - paid });
        }

        let seat = self.turn;
        self.copying = copied.or(self.copying);
        story.tell(Audience::All, Event::Placed { seat, plan, pad, pay, model });
        self.note_paid(placed | pay.cards, &Bill::money(price));
        self.take_payment(&pay);
        self.put_down(plan, pad);
        Ok(())
    }

    /// Moves Hand cards to plan and pad.
    pub(crate) fn put_down(&mut self, plan: Option<CardId>, pad: CardSet) {
        self.notes.placed = true;
        let me = self.me_mut();
        me.leave_hand(plan.map_or(pad, |plan| pad | CardSet::of(plan)));
        me.pad |= pad;
        if plan.is_some() {
            me.plan = plan;
        }
    }
}
