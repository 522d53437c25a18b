//! SC-14: core breach.

use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::End;
use crate::stations::core;
use crate::{Equipment, SpaceCadets, Station, Step};
use table::{Audience, GameTime, Seat, Seats, Story};

impl SpaceCadets {
    /// The number of Breach cards of the box that the marker is in.
    pub(crate) fn core_number(&self) -> u8 {
        self.content().core.track.get(usize::from(self.core.place)).copied().unwrap_or(0)
    }

    /// SC-14.1: the core is breached by an event; each moves the marker one box at most.
    pub(crate) fn breach(&mut self, event: u16, story: &mut Story<Event>) {
        if self.core.event == Some(event) {
            return;
        }
        self.core.event = Some(event);
        self.core.breach = true;
        let last = self.content().core.track.len().saturating_sub(1);
        self.core.place = usize::from(self.core.place).saturating_add(1).min(last) as u8;
        story.tell(Audience::All, Event::CoreBreached { number: self.core_number() });
    }

    /// Step 2: what is dealt this turn is not settled yet.
    pub(crate) fn begin_breach(&mut self, _: &mut Story<Event>) {
        self.core.deal = None;
        self.core.down = vec![0; self.posts.len()];
        self.core.turned = vec![None; self.posts.len()];
        self.core.seen.clear();
        self.core.deck.clear();
        self.core.holder = None;
        self.core.must_pass = false;
    }

    /// SC-14.3: how many cards are dealt, and SC-4.5.
    pub(crate) fn breach_cards(&self) -> u8 {
        if !self.core.breach {
            return 0;
        }
        core::cards(self.core_number(), self.captain.played == Some(Equipment::MatrixStabilizer))
    }

    /// The deal that is used when the Captain says nothing: round the table from the first chair.
    pub(crate) fn even_deal(&self) -> Vec<u8> {
        let (each, extra) = core::shares(self.breach_cards(), self.setup.seats);
        (0..self.setup.seats).map(|chair| each + u8::from(chair < extra)).collect()
    }

    /// SC-14.3: the Captain deals.
    pub(crate) fn deal_breach(&mut self, seat: Seat, cards: &[u8]) -> Result<(), Refusal> {
        self.prepares_now(seat, Station::Captain)?;
        if !self.core.breach {
            return Err(Refusal::NoBreach);
        }
        if !self.fair_deal(cards) {
            return Err(Refusal::UnevenDeal);
        }
        self.core.deal = Some(cards.to_vec());
        Ok(())
    }

    fn fair_deal(&self, cards: &[u8]) -> bool {
        cards.len() == self.posts.len() && core::check_deal(self.breach_cards(), cards).is_ok()
    }

    /// The end of Step 2: cards and deck go to their chairs.
    pub(crate) fn deal_out(&mut self, story: &mut Story<Event>) {
        if self.breach_cards() == 0 {
            return;
        }
        let deal =
            self.core.deal.take().filter(|deal| self.fair_deal(deal)).unwrap_or_else(|| self.even_deal());
        self.core.holder = deal.iter().position(|cards| *cards > 0).map(|chair| Seat(chair as u8));
        self.core.down = deal;
        self.core.deck = vec![None; self.content().core.symbols.len()];
        self.core.leaf = 0;
        self.core.leafed = None;
        story.tell(Audience::All, Event::CoreDealt { count: self.breach_cards() });
    }

    /// Whether cards are to be found in this part of Step 3.
    pub(crate) fn core_runs(&self) -> bool {
        self.step == Step::Action && self.core_part() && self.core.breach && !self.core.deck.is_empty()
    }

    /// Cards still to be found.
    pub(crate) fn core_left(&self) -> u8 {
        self.core.down.iter().sum::<u8>() + self.core.turned.iter().flatten().count() as u8
    }

    /// Whether a chair still has cards to find.
    pub(crate) fn core_concerns(&self, seat: Seat) -> bool {
        self.core_cards(seat) > 0 || self.core.holder == Some(seat) && self.core_left() > 0
    }

    pub(crate) fn core_cards(&self, seat: Seat) -> u8 {
        let turned = self.core.turned.get(seat.index()).copied().flatten().is_some();
        self.core.down.get(seat.index()).copied().unwrap_or(0) + u8::from(turned)
    }

    /// SC-14.8: whether a chair is kept from its station by the deck.
    pub(crate) fn holds_deck_busily(&self, seat: Seat) -> bool {
        self.core_runs()
            && self.core.holder == Some(seat)
            && self.core_cards(seat) > 0
            && !self.core.must_pass
    }

    /// The holder turns over a Breach card, and looks at the first card of the deck (SC-14.5).
    pub(crate) fn turn_breach_card(&mut self) {
        let Some(holder) = self.core.holder else { return };
        let chair = holder.index();
        if self.core.turned[chair].is_none() && self.core.down[chair] > 0 && !self.core.must_pass {
            let count = self.content().core.symbols.len() as u8;
            let hidden: Vec<u8> = (0..count).filter(|symbol| !self.core.seen.contains(symbol)).collect();
            let pick = self.dice.below(hidden.len() as u32) as usize;
            if let Some(symbol) = hidden.get(pick) {
                self.core.seen.push(*symbol);
                self.core.turned[chair] = Some(*symbol);
                self.core.down[chair] -= 1;
            }
        }
        self.look_at_leaf();
    }

    /// Nobody knew this card before: which one it is is settled now.
    fn look_at_leaf(&mut self) {
        let place = usize::from(self.core.leaf);
        if self.core.deck.get(place).is_some_and(Option::is_none) {
            let count = self.content().core.symbols.len() as u8;
            // A symbol that was found already has left the deck.
            let found: Vec<u8> = self
                .core
                .seen
                .iter()
                .copied()
                .filter(|symbol| !self.core.turned.contains(&Some(*symbol)))
                .collect();
            let known: Vec<u8> = self.core.deck.iter().flatten().copied().collect();
            let hidden: Vec<u8> =
                (0..count).filter(|symbol| !found.contains(symbol) && !known.contains(symbol)).collect();
            let pick = self.dice.below(hidden.len() as u32) as usize;
            self.core.deck[place] = hidden.get(pick).copied();
        }
    }

    fn holds_deck(&self, at: GameTime, seat: Seat) -> Result<(), Refusal> {
        if !self.core_runs() || !matches!(self.stage, crate::state::Stage::Running { .. }) {
            return Err(Refusal::NotNow);
        }
        if self.core.holder != Some(seat) {
            return Err(Refusal::NotHolder);
        }
        self.in_time(at, seat)
    }

    /// When the deck may be leafed through again (SC-21.8).
    pub(crate) fn next_leaf(&self) -> GameTime {
        let gap = 1000 / u64::from(self.content().core.leaves_per_second.max(1));
        self.core.leafed.map_or(GameTime::ZERO, |last| last + gap)
    }

    /// SC-14.5: the next card of the deck.
    pub(crate) fn leaf(
        &mut self,
        at: GameTime,
        seat: Seat,
        back: bool,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.holds_deck(at, seat)?;
        if at < self.next_leaf() {
            return Err(Refusal::LeafTooFast);
        }
        let count = self.core.deck.len() as u8;
        self.core.leaf =
            if back { (self.core.leaf + count - 1) % count } else { (self.core.leaf + 1) % count };
        self.core.leafed = Some(at);
        self.look_at_leaf();
        story.uncover();
        Ok(())
    }

    /// SC-14.5: the card matches.
    pub(crate) fn match_core(
        &mut self,
        at: GameTime,
        seat: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.holds_deck(at, seat)?;
        if self.core.must_pass {
            return Err(Refusal::MustPass);
        }
        let shown = self.core.deck.get(usize::from(self.core.leaf)).copied().flatten();
        let turned = self.core.turned[seat.index()];
        if turned.is_none() || shown != turned {
            return Err(Refusal::NoMatch);
        }
        self.core.deck.remove(self.core.leaf.into());
        if usize::from(self.core.leaf) >= self.core.deck.len() {
            self.core.leaf = 0;
        }
        self.core.turned[seat.index()] = None;
        let left = self.core_left();
        story.tell(Audience::All, Event::CoreFound { seat, left });
        // SC-14.6: a lone chair needs no pass.
        self.core.must_pass = self.setup.seats > 1 && left > 0;
        if left > 0 {
            self.turn_breach_card();
        }
        story.uncover();
        if left == 0 {
            self.go_on(at, false, story);
        }
        Ok(())
    }

    /// To whom the deck may be passed (SC-14.5, SC-14.6).
    pub(crate) fn may_pass(&self, seat: Seat, to: Seat) -> bool {
        if to == seat || to.index() >= self.posts.len() || !self.core.must_pass && self.core_cards(seat) > 0 {
            return false;
        }
        // Once everything is found there is nothing to pass the deck on for.
        if self.core_left() == 0 {
            return false;
        }
        let others = Seat::all(self.setup.seats).any(|other| other != seat && self.core_cards(other) > 0);
        !others || self.core_cards(to) > 0
    }

    /// SC-14.5: the deck goes on.
    pub(crate) fn pass_deck(
        &mut self,
        at: GameTime,
        seat: Seat,
        to: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.holds_deck(at, seat)?;
        if self.core_left() == 0 {
            return Err(Refusal::AllFound);
        }
        if !self.may_pass(seat, to) {
            return Err(Refusal::CannotPass);
        }
        self.core.holder = Some(to);
        self.core.must_pass = false;
        // Whoever was done has something to do again, and the table waits for it.
        self.ready = Seats(self.ready.0 & !Seats::only(to).0);
        self.turn_breach_card();
        story.tell(Audience::All, Event::CorePassed { seat: to });
        story.uncover();
        Ok(())
    }

    /// The end of the step (SC-14.9, SC-14.10).
    pub(crate) fn end_core(&mut self, story: &mut Story<Event>) {
        if self.core_left() > 0 {
            self.over(End::Exploded, story);
            return;
        }
        self.core.breach = false;
        self.core.deck.clear();
        self.core.holder = None;
        story.tell(Audience::All, Event::CoreMended {});
    }
}
