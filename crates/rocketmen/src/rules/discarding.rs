//! Chapter 6: discarding.

use crate::cards::{CardId, CardSet};
use crate::content::Effect;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Rocketmen;
use table::{Audience, Story};

impl Rocketmen {
    /// Discards cards from Hand, pad and plan.
    pub(crate) fn discard(&mut self, cards: CardSet, story: &mut Story<Event>) -> Result<(), Refusal> {
        if cards.is_empty() {
            return Err(Refusal::NothingChosen);
        }
        let me = self.me();
        let plan = me.plan.map_or(CardSet::EMPTY, CardSet::of);
        if let Some(card) = (cards - me.hand - me.pad - plan).first() {
            return Err(Refusal::NotYours { card });
        }
        let seat = self.turn;
        let mut going = cards;
        if !(plan & cards).is_empty() {
            going |= self.clearable(me.pad);
        }
        self.me_mut().leave_hand(cards);
        let gone = self.clear_from_pad(going) | cards;
        let me = self.me_mut();
        me.played |= gone;
        if me.plan.is_some_and(|plan| cards.has(plan)) {
            me.plan = None;
        }
        story.tell(Audience::All, Event::Discarded { seat, cards: gone });
        Ok(())
    }

    /// Takes cards off the active player's pad into the Playing Area and returns all that went, the stored cards of a
    /// Depot included (RM-7.35). Industrial Espionage is itself again (RM-7.27).
    pub(crate) fn clear_from_pad(&mut self, cards: CardSet) -> CardSet {
        let mut gone = cards & self.me().pad;
        if gone.iter().any(|card| self.is_store(card)) {
            gone |= self.me().depot;
            self.me_mut().depot = CardSet::EMPTY;
        }
        if let Some(copier) = self.content.copier().filter(|copier| gone.has(*copier)) {
            self.copying = None;
            self.notes.pending.remove(copier);
        }
        let me = self.me_mut();
        me.pad -= gone;
        me.played |= gone;
        gone
    }

    pub(crate) fn is_store(&self, card: CardId) -> bool {
        matches!(self.face(card).effect, Effect::Store { .. })
    }
}
