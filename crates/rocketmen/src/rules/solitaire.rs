//! Chapter 13: the AI opponent of the solitaire game.

use crate::cards::{CardId, CardSet};
use crate::content::{Content, Destination, LocationId};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Difficulty, Mode, Rocketmen};
use serde::{Deserialize, Serialize};
use table::{Audience, Dice, Story};

/// The AI's place in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ai {
    /// Its points on the victory track.
    pub vp: u8,
    /// Locations with an AI token, one bit each.
    pub locations: u16,
    /// The mission under way.
    pub mission: Option<AiMission>,
    /// Solo cards still in the deck, one bit each, in no order.
    pub deck: u8,
    /// Solo cards put aside.
    pub discarded: u8,
    /// Whether it flies no more.
    pub grounded: bool,
}

/// A mission of the AI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AiMission {
    /// The solo card that named the destination.
    pub destination_card: u8,
    /// The solo card that named the type.
    pub type_card: u8,
    /// Where it goes.
    pub location: LocationId,
    /// Where its Rocket stands.
    pub position: u8,
}

impl Ai {
    /// The AI before its first mission, with all solo cards in the deck.
    pub(crate) fn new(content: &Content) -> Ai {
        let cards = content.source().solos.len() as u32;
        let deck = u8::MAX >> (8 - cards.clamp(1, 8));
        Ai { vp: 0, locations: 0, mission: None, deck, discarded: 0, grounded: false }
    }

    /// Missions fulfilled.
    pub fn missions(&self) -> u8 {
        self.locations.count_ones() as u8
    }

    /// Whether it flies no more: every token placed, or nowhere to go (RM-13.10).
    pub(crate) fn is_done(&self, content: &Content) -> bool {
        self.grounded || self.missions() >= content.constants().tokens
    }

    /// Draws a solo card, reshuffling the discarded ones when the deck is empty (RM-13.9).
    fn draw(&mut self, dice: &mut Dice) -> Option<u8> {
        if self.deck == 0 {
            self.deck = std::mem::take(&mut self.discarded);
        }
        let mut rest = self.deck;
        for _ in 0..dice.below(rest.count_ones()) {
            rest &= rest - 1;
        }
        if rest == 0 {
            return None;
        }
        let card = rest.trailing_zeros() as u8;
        self.deck &= !(1 << card);
        Some(card)
    }

    /// The location a type card would give at a destination, if it is free for the AI.
    fn free_location(
        &self,
        content: &Content,
        destination: Destination,
        type_card: u8,
    ) -> Option<LocationId> {
        let solo = content.source().solos.get(usize::from(type_card))?;
        let location = content.location(destination, solo.r#type)?;
        (self.locations & (1 << location.0) == 0).then_some(location)
    }

    /// Whether some other solo card can give this destination card a valid type (RM-13.10).
    fn is_flyable(&self, content: &Content, difficulty: Difficulty, card: u8) -> bool {
        let (destination, _) = row(content, difficulty, card);
        let cards = 0..content.source().solos.len() as u8;
        cards
            .filter(|other| *other != card)
            .any(|other| self.free_location(content, destination, other).is_some())
    }

    /// Sets up a mission, or finds that none is possible.
    fn plan(&mut self, content: &Content, difficulty: Difficulty, dice: &mut Dice) {
        let mut cards = 0..content.source().solos.len() as u8;
        let possible = cards.any(|card| self.is_flyable(content, difficulty, card));
        if self.missions() >= content.constants().tokens || !possible {
            self.grounded = true;
            return;
        }
        let destination_card = loop {
            let Some(card) = self.draw(dice) else { return };
            if self.is_flyable(content, difficulty, card) {
                break card;
            }
            self.discarded |= 1 << card;
        };
        let (destination, start) = row(content, difficulty, destination_card);
        loop {
            let Some(card) = self.draw(dice) else { return };
            if let Some(location) = self.free_location(content, destination, card) {
                let advance = content.source().solos[usize::from(card)].advance;
                let cap = content.destination(destination).target.saturating_sub(1);
                let position = start.saturating_add(advance).min(cap);
                self.mission = Some(AiMission { destination_card, type_card: card, location, position });
                return;
            }
            self.discarded |= 1 << card;
        }
    }
}

/// What a solo card says as a destination card at this difficulty.
fn row(content: &Content, difficulty: Difficulty, card: u8) -> (Destination, u8) {
    let solo = &content.source().solos[usize::from(card)];
    match difficulty {
        Difficulty::Easy => solo.easy,
        Difficulty::Normal => solo.normal,
        Difficulty::Hard => solo.hard,
    }
}

impl Rocketmen {
    /// The one thing the AI does at the start of a turn (RM-13.4).
    pub(crate) fn move_ai(&mut self, story: &mut Story<Event>) {
        let (Mode::Solitaire(difficulty), Some(mut ai)) = (self.mode, self.ai) else { return };
        if ai.mission.is_some() {
            self.step_ai(story);
            return;
        }
        let was_grounded = ai.grounded;
        ai.plan(&self.content, difficulty, &mut self.dice);
        story.uncover();
        self.ai = Some(ai);
        if let Some(mission) = ai.mission {
            let planned = Event::AiPlanned { location: mission.location, position: mission.position };
            story.tell(Audience::All, planned);
        } else if !was_grounded {
            story.tell(Audience::All, Event::AiGrounded);
        }
    }

    /// Moves the AI Rocket one space; on arrival the AI scores at once (RM-13.11).
    fn step_ai(&mut self, story: &mut Story<Event>) {
        let Some(mut mission) = self.ai.and_then(|ai| ai.mission) else { return };
        mission.position += 1;
        story.tell(Audience::All, Event::AiMoved { position: mission.position });
        let location = self.content.locations()[mission.location.index()];
        let arrived = mission.position >= self.content.destination(location.destination).target;
        let first = self.is_untouched(mission.location);
        let vp = self.award(mission.location);
        let Some(ai) = &mut self.ai else { return };
        if !arrived {
            ai.mission = Some(mission);
            return;
        }
        ai.vp = ai.vp.saturating_add(vp);
        ai.locations |= 1 << mission.location.0;
        ai.discarded |= 1 << mission.destination_card | 1 << mission.type_card;
        ai.mission = None;
        story.tell(Audience::All, Event::AiArrived { location: mission.location, vp, first });
    }

    /// Removes a display card for the price of an AI step (RM-13.12).
    pub(crate) fn remove(&mut self, card: CardId, story: &mut Story<Event>) -> Result<(), Refusal> {
        let Some(ai) = &self.ai else { return Err(Refusal::NotSolitaire) };
        if self.notes.removed {
            return Err(Refusal::AlreadyRemoved);
        }
        if ai.mission.is_none() {
            return Err(Refusal::AiNotFlying);
        }
        if !self.displayed().has(card) {
            return Err(Refusal::NotOnDisplay { card });
        }
        self.notes.removed = true;
        self.take_from_display(card);
        story.tell(Audience::All, Event::Removed { seat: self.turn, card });
        self.give_threat_to_ai(card, story);
        self.step_ai(story);
        Ok(())
    }

    fn give_threat_to_ai(&mut self, card: CardId, story: &mut Story<Event>) {
        if !self.content.threats().has(card) {
            return;
        }
        let vp = self.threat_vp(card) as u8;
        if let Some(ai) = &mut self.ai {
            ai.vp = ai.vp.saturating_add(vp);
            story.tell(Audience::All, Event::AiScoredThreat { vp });
        }
    }

    /// In Solitaire a Threat scores when it is gained (RM-13.15).
    pub(crate) fn score_threats_at_once(&mut self, gained: CardSet, story: &mut Story<Event>) {
        if !self.is_solitaire() {
            return;
        }
        let seat = self.turn;
        for card in gained & self.content.threats() {
            let vp = self.threat_vp(card) as u8;
            let me = self.me_mut();
            me.vp = me.vp.saturating_add(vp);
            story.tell(Audience::All, Event::ThreatScored { seat, vp });
        }
    }

    /// The display at the end of a solitaire turn (RM-13.13, RM-13.14, RM-13.19).
    pub(crate) fn tidy_solo_display(&mut self, story: &mut Story<Event>) {
        self.slide_display();
        if self.pushes_out()
            && let Some(card) = self.market.display[0].take()
        {
            story.tell(Audience::All, Event::PushedOut { card });
            self.give_threat_to_ai(card, story);
            self.slide_display();
        }
        self.refill_display(story);
    }

    /// Whether the leftmost card leaves the display now. A full display has no room for a new card; one that the empty deck
    /// can no longer fill loses a card only when nothing else would bring the end of the game nearer.
    fn pushes_out(&self) -> bool {
        let size = usize::from(self.content.constants().display);
        let full = self.market.display.iter().flatten().count() >= size;
        let stalled = self.market.is_empty() && self.ai.is_some_and(|ai| ai.is_done(&self.content));
        !self.notes.display_touched && (full || stalled)
    }

    fn slide_display(&mut self) {
        let cards: Vec<CardId> = self.market.display.iter().flatten().copied().collect();
        self.market.display = [None; 6];
        for (slot, card) in self.market.display.iter_mut().zip(cards) {
            *slot = Some(card);
        }
    }
}
