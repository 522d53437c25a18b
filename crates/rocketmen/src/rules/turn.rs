//! Chapter 3: how a turn closes and the next one begins.

use crate::cards::CardSet;
use crate::event::{EndReason, Event};
use crate::refusal::Refusal;
use crate::state::{Phase, Rocketmen, TurnNotes};
use table::{Audience, Seat, Story};

impl Rocketmen {
    /// The first stage of closing a turn: the Playing Area empties, and a Hand over the limit must be trimmed.
    pub(crate) fn close_turn(&mut self, story: &mut Story<Event>) {
        let limit = self.hand_limit(self.turn);
        let me = self.me_mut();
        me.warehouse |= me.played;
        me.played = CardSet::EMPTY;
        if me.hand.len() > limit {
            self.phase = Phase::Trimming;
        } else {
            self.finish_turn(story);
        }
    }

    /// How many cards the active player holds over the limit.
    pub(crate) fn excess(&self) -> usize {
        self.me().hand.len().saturating_sub(self.hand_limit(self.turn))
    }

    /// Discards down to the limit (RM-3.8).
    pub(crate) fn trim(&mut self, cards: CardSet, story: &mut Story<Event>) -> Result<(), Refusal> {
        if let Some(card) = (cards - self.me().hand).first() {
            return Err(Refusal::TrimFromHand { card });
        }
        let excess = self.excess();
        if cards.len() != excess {
            return Err(Refusal::TrimExactly { excess: excess as u8 });
        }
        let seat = self.turn;
        let me = self.me_mut();
        me.leave_hand(cards);
        me.warehouse |= cards;
        story.tell(Audience::All, Event::Trimmed { seat, cards });
        self.finish_turn(story);
        Ok(())
    }

    /// Refill, tokens, the end of the round, and on to the next seat.
    fn finish_turn(&mut self, story: &mut Story<Event>) {
        let seat = self.turn;
        let missing = self.hand_limit(seat).saturating_sub(self.me().hand.len());
        self.draw_cards(seat, missing, story);
        let achievements = &mut self.me_mut().achievements;
        achievements.money_spent = 0;
        achievements.science_spent = 0;
        if let Some(copier) = self.content.copier()
            && !self.players.iter().any(|player| player.pad.has(copier))
        {
            self.copying = None;
        }
        if self.is_solitaire() {
            self.tidy_solo_display(story);
        }
        self.check_end_after_turn(story);

        let next = Seat((seat.0 + 1) % self.seats);
        let round_over = next == self.first;
        if round_over && self.ending.is_none() && self.round >= self.content.constants().rounds {
            self.trigger_end(EndReason::TooLong, story);
        }
        if round_over && self.ending.is_some() {
            self.finish_game(story);
            return;
        }
        self.round += u16::from(round_over);
        self.begin_turn(next, story);
    }

    /// A new turn begins.
    pub(crate) fn begin_turn(&mut self, seat: Seat, story: &mut Story<Event>) {
        self.turn = seat;
        self.notes = TurnNotes::default();
        self.phase = Phase::Acting;
        story.tell(Audience::All, Event::TurnBegan { seat, round: self.round });
        self.move_ai(story);
    }
}
