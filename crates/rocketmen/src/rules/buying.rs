//! Chapter 4: buying cards from the display and Engines from their piles.

use super::payment::Bill;
use crate::cards::{CardId, CardSet};
use crate::command::Payment;
use crate::content::{Content, Family};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Rocketmen;
use table::{Audience, Seat, Story};

impl Rocketmen {
    /// The total price of display cards and an Engine for the active player (RM-4.4, RM-4.12).
    pub(crate) fn bill(&self, cards: CardSet, engine: Option<u8>) -> Bill {
        let content: &Content = &self.content;
        let mut bill = Bill::default();
        for card in cards {
            let face = content.face(card);
            bill.add(&face.price);
            if matches!(face.family, Family::Threat(_)) {
                bill.money += self.surcharge();
            }
        }
        if let Some(card) = engine.and_then(|pile| self.top_engine(pile)) {
            bill.add(&content.face(card).price);
        }
        bill
    }

    /// What a Threat costs the active player on top of its price.
    pub(crate) fn surcharge(&self) -> u16 {
        self.surcharge_at(self.me().vp)
    }

    /// What a Threat costs on top of its price with so many points: the highest step reached (RM-4.12).
    fn surcharge_at(&self, vp: u8) -> u16 {
        if vp < self.content.no_surcharge_below() {
            return 0;
        }
        let steps = self.content.constants().surcharge.iter();
        steps.filter(|step| vp >= step.from).map(|step| u16::from(step.money)).max().unwrap_or(0)
    }

    /// What a display card costs this player now.
    pub(crate) fn price_of(&self, card: CardId, seat: Seat) -> Bill {
        let face = self.content.face(card);
        let mut bill = Bill::of(&face.price);
        if matches!(face.family, Family::Threat(_)) {
            bill.money += self.surcharge_at(self.player(seat).vp);
        }
        bill
    }

    /// The Engine that the next buyer of a pile gets.
    pub(crate) fn top_engine(&self, pile: u8) -> Option<CardId> {
        self.market.engines.get(usize::from(pile)).and_then(|pile| pile.first())
    }

    /// Buys a set of visible cards with one payment.
    pub(crate) fn buy(
        &mut self,
        cards: CardSet,
        engine: Option<u8>,
        pay: Payment,
        model: Option<CardId>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        if cards.is_empty() && engine.is_none() {
            return Err(Refusal::NothingChosen);
        }
        if let Some(card) = (cards - self.displayed()).first() {
            return Err(Refusal::NotOnDisplay { card });
        }
        let mut bought = cards;
        if let Some(pile) = engine {
            if usize::from(pile) >= self.market.engines.len() {
                return Err(Refusal::NoSuchPile);
            }
            if self.notes.engine_bought {
                return Err(Refusal::SecondEngine);
            }
            bought.add(self.top_engine(pile).ok_or(Refusal::SoldOut)?);
        }
        self.check_payment(&pay)?;
        let copied = self.check_model(pay.cards, model)?;
        let bill = self.bill(cards, engine);
        let purse = self.purse(&pay, copied);
        if !purse.covers(&bill) {
            return Err(Refusal::PriceNotMet {
                money: bill.money.saturating_sub(purse.money),
                items: purse.missing_items(&bill),
            });
        }

        let seat = self.turn;
        self.copying = copied.or(self.copying);
        story.tell(Audience::All, Event::Bought { seat, cards: bought, pay, model });
        self.note_paid(pay.cards, &bill);
        self.take_payment(&pay);
        for card in cards {
            self.take_from_display(card);
        }
        for card in bought - cards {
            for pile in &mut self.market.engines {
                pile.remove(card);
            }
            self.notes.engine_bought = true;
        }
        self.me_mut().played |= bought;
        self.score_threats_at_once(bought, story);
        if !self.is_solitaire() && !cards.is_empty() {
            self.refill_display(story);
        }
        Ok(())
    }
}
