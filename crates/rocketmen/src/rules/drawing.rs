//! Drawing from the HQ and refilling the display (RM-2.15, RM-3.9 to RM-3.12, RM-4.8, RM-4.9).

use crate::cards::{CardId, CardSet};
use crate::event::Event;
use crate::state::{Market, Rocketmen};
use table::{Audience, Dice, Seat, Story};

impl Rocketmen {
    /// Draws cards into a player's Hand, reshuffling the Warehouse when the HQ runs out.
    pub(crate) fn draw_cards(&mut self, seat: Seat, count: usize, story: &mut Story<Event>) {
        let Rocketmen { players, dice, .. } = self;
        let player = &mut players[seat.index() & 3];
        let mut drawn = CardSet::EMPTY;
        let mut reshuffled = false;
        for _ in 0..count {
            if player.hq.is_empty() {
                if player.warehouse.is_empty() {
                    break;
                }
                // The HQ is empty, so whoever counted cards knows the whole Hand at this moment.
                player.certain |= player.hand | drawn;
                player.hq = player.warehouse;
                player.warehouse = CardSet::EMPTY;
                reshuffled = true;
            }
            if let Some(card) = player.hq.draw(dice) {
                drawn.add(card);
            }
        }
        player.hand |= drawn;
        if reshuffled {
            story.tell(Audience::All, Event::Reshuffled { seat });
        }
        if !drawn.is_empty() {
            story.uncover();
            story.tell(Audience::Except(seat), Event::Drew { seat, count: drawn.len() as u8 });
            story.tell(Audience::Only(seat), Event::DrewCards { seat, cards: drawn });
        }
    }

    /// Takes a card off the display and puts it nowhere.
    pub(crate) fn take_from_display(&mut self, card: CardId) {
        for slot in &mut self.market.display {
            if *slot == Some(card) {
                *slot = None;
            }
        }
        self.notes.display_touched = true;
    }

    /// Puts the next card of the deck in the place of one on the display, and in no other place (RM-13.20).
    pub(crate) fn replace_displayed(&mut self, card: CardId, story: &mut Story<Event>) {
        let new = self.market.draw(&mut self.dice);
        for slot in self.market.display.iter_mut().filter(|slot| **slot == Some(card)) {
            *slot = new;
        }
        story.uncover();
        story.tell(Audience::All, Event::Displayed { cards: new.into_iter().collect() });
    }

    /// Fills empty places of the display from the deck.
    pub(crate) fn refill_display(&mut self, story: &mut Story<Event>) {
        let size = usize::from(self.content.constants().display);
        let mut new = self.market.display.map(|_| None);
        for (slot, new) in new.iter_mut().enumerate().take(size) {
            if self.market.display[slot].is_none() {
                let Some(card) = self.market.draw(&mut self.dice) else { break };
                self.market.display[slot] = Some(card);
                *new = Some(card);
            }
        }
        if new.iter().any(Option::is_some) {
            story.uncover();
            if !story.is_silent() {
                let cards = new.into_iter().flatten().collect();
                story.tell(Audience::All, Event::Displayed { cards });
            }
        }
    }
}

impl Market {
    /// Whether there is no card left to draw.
    pub(crate) fn is_empty(&self) -> bool {
        self.teal.is_empty() && self.pink.is_empty() && self.under.is_empty()
    }

    /// The next card of the deck: teal before pink before what was put under it (RM-1.6).
    pub(crate) fn draw(&mut self, dice: &mut Dice) -> Option<CardId> {
        self.teal
            .draw(dice)
            .or_else(|| self.pink.draw(dice))
            .or_else(|| if self.under.is_empty() { None } else { Some(self.under.remove(0)) })
    }
}
