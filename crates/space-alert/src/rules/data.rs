//! Chapter 3: incoming data and data transfer.

use crate::cards::CardId;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::SpaceAlert;
use table::{Audience, Seat, Story};

impl SpaceAlert {
    pub(crate) fn draw_data(&mut self, seat: Seat, story: &mut Story<Event>) -> Result<(), Refusal> {
        self.action()?;
        if self.person(seat)?.draws == 0 || self.deck.is_empty() {
            return Err(Refusal::NoIncomingData);
        }
        if let Some(card) = self.deck.draw(&mut self.dice) {
            let person = self.person_mut(seat)?;
            person.draws -= 1;
            person.hand.add(card);
            story.tell(Audience::All, Event::DataDrawn { seat });
            story.tell(Audience::Only(seat), Event::DataCard { card });
            story.uncover();
        }
        Ok(())
    }

    pub(crate) fn check_give(&self, seat: Seat, card: CardId, to: Seat) -> Result<(), Refusal> {
        let action = self.action()?;
        if action.transfer.is_none() || self.is_solo() {
            return Err(Refusal::NoDataTransfer);
        }
        if to.index() >= self.people.len() {
            return Err(Refusal::NobodyThere);
        }
        if to == seat {
            return Err(Refusal::NotToYourself);
        }
        let person = self.person(seat)?;
        if person.gave {
            return Err(Refusal::AlreadyGave);
        }
        if !person.hand.has(card) {
            return Err(Refusal::NotYourCard);
        }
        if self.is_heroic(card) {
            return Err(Refusal::HeroicNotTransferred);
        }
        Ok(())
    }

    pub(crate) fn give(
        &mut self,
        seat: Seat,
        card: CardId,
        to: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.check_give(seat, card, to)?;
        let giver = self.person_mut(seat)?;
        giver.gave = true;
        giver.hand.remove(card);
        giver.given.push((to, card));
        self.person_mut(to)?.hand.add(card);
        // Whoever gave this person a card before no longer knows whether it is still there.
        for (other, person) in (0..).zip(&mut self.people) {
            if Seat(other) != seat {
                person.given.retain(|(receiver, _)| *receiver != seat);
            }
        }
        story.tell(Audience::All, Event::Gave { from: seat, to });
        for knows in [seat, to] {
            story.tell(Audience::Only(knows), Event::GaveCard { from: seat, to, card });
        }
        story.uncover();
        Ok(())
    }
}
