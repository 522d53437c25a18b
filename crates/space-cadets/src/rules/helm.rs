//! SC-6: thrust, cards and the plan.

use crate::Advanced;
use crate::content::ManeuverKind;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::speech::ManeuverName;
use crate::{PathStep, PlotCard, SpaceCadets, Station, System};
use table::{Audience, GameTime, Seat, Story};

impl SpaceCadets {
    /// The speed that thrust sets: during preparation what it will be, afterwards what it is.
    pub(crate) fn speed_planned(&self) -> u8 {
        self.ship.speed
    }

    /// SC-6.1: how the speed changes.
    pub(crate) fn thrust(&mut self, seat: Seat, change: i8) -> Result<(), Refusal> {
        self.prepares_now(seat, Station::Helm)?;
        if change.unsigned_abs() > self.energy(System::Helm) {
            return Err(Refusal::NoEnergy);
        }
        let speed = i16::from(self.ship.speed) + i16::from(change);
        if !(0..=i16::from(self.content().helm.max_speed)).contains(&speed) {
            return Err(Refusal::SpeedLimit);
        }
        self.helm.thrust = change;
        Ok(())
    }

    /// The end of Step 2: the speed is set, cards are laid where they were not, breach cards are dealt.
    pub(crate) fn end_preparation(&mut self, story: &mut Story<Event>) {
        let speed = i16::from(self.ship.speed) + i16::from(self.helm.thrust);
        self.ship.speed = speed.clamp(0, self.content().helm.max_speed.into()) as u8;
        if self.helm.thrust != 0 {
            story.tell(Audience::All, Event::SpeedSet { speed: self.ship.speed });
        }
        self.lay_rest_of_targets();
        self.deal_out(story);
    }

    /// SC-6.2, SC-20.5: the Standard cards of this turn.
    pub(crate) fn draw_maneuvers(&mut self) {
        let maneuver = self.energy(System::Helm).saturating_sub(self.helm.thrust.unsigned_abs());
        let count = crate::stations::helm::draw(self.ship.speed, maneuver, &self.effects());
        let mut deck: Vec<u8> = (0u8..)
            .zip(&self.content().helm.cards)
            .filter(|(_, card)| card.kind == ManeuverKind::Standard)
            .flat_map(|(index, card)| std::iter::repeat_n(index, card.copies.into()))
            .collect();
        self.dice.shuffle(&mut deck);
        deck.truncate(count.into());
        self.helm.drawn = deck;
        self.helm.plan = vec![None; self.ship.speed.into()];
    }

    /// The content's number of a card of the plan.
    pub(crate) fn card_number(&self, card: PlotCard) -> Option<u8> {
        match card {
            PlotCard::Drawn(index) => self.helm.drawn.get(usize::from(index)).copied(),
            PlotCard::Special(number) => {
                let card = self.content().helm.cards.get(usize::from(number))?;
                let there = !card.advanced || self.setup.uses(Advanced::Evade);
                (card.kind == ManeuverKind::Special && there).then_some(number)
            }
        }
    }

    fn evades(&self, number: u8) -> bool {
        let card = self.content().helm.cards.get(usize::from(number));
        card.is_some_and(|card| card.path.contains(&PathStep::Evade))
    }

    /// SC-6.3: a card into a slot.
    pub(crate) fn plot(
        &mut self,
        at: GameTime,
        seat: Seat,
        slot: u8,
        card: Option<PlotCard>,
    ) -> Result<(), Refusal> {
        self.works(at, seat, Station::Helm)?;
        let place = usize::from(slot);
        if place >= self.helm.plan.len() {
            return Err(Refusal::NoSuchSlot);
        }
        if let Some(card) = card {
            let Some(number) = self.card_number(card) else { return Err(Refusal::NoSuchCard) };
            if self.evades(number) && slot != 0 {
                return Err(Refusal::EvadeFirst);
            }
            let twice =
                self.helm.plan.iter().enumerate().any(|(other, held)| other != place && *held == Some(card));
            if twice {
                return Err(Refusal::CardUsed);
            }
        }
        self.helm.plan[place] = card;
        Ok(())
    }

    /// SC-6.5: gaps are filled at random.
    pub(crate) fn fill_plan(&mut self, story: &mut Story<Event>) {
        for slot in 0..self.helm.plan.len() {
            if self.helm.plan[slot].is_some() {
                continue;
            }
            let left: Vec<PlotCard> = (0..self.helm.drawn.len() as u8)
                .map(PlotCard::Drawn)
                .filter(|card| !self.helm.plan.contains(&Some(*card)))
                .collect();
            let pick = self.dice.below(left.len() as u32) as usize;
            let Some(card) = left.get(pick).copied() else { continue };
            self.helm.plan[slot] = Some(card);
            let number = self.card_number(card).unwrap_or(0);
            story.tell(Audience::All, Event::GapFilled { slot: slot as u8 + 1, card: ManeuverName(number) });
            story.uncover();
        }
    }

    /// Whether the plan has a card whose damage the Inertial Dampers would save.
    pub(crate) fn plan_has_specials(&self) -> bool {
        let cards = &self.content().helm.cards;
        let plan = self.helm.plan.iter().flatten();
        plan.filter_map(|card| cards.get(usize::from(self.card_number(*card)?)))
            .any(|card| card.damage.iter().any(|damage| *damage > 0))
    }
}
