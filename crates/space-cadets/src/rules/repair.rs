//! SC-13: the repair attempt, card by card.

use crate::content::{Ongoing, RepairKind};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::speech::RepairName;
use crate::stations::damage::{Repair, RepairFault, RepairResult};
use crate::task::{Hit, Question, Task};
use crate::{Source, SpaceCadets, Station, System};
use table::{Audience, GameTime, Seat, Story};

impl From<RepairFault> for Refusal {
    fn from(fault: RepairFault) -> Refusal {
        match fault {
            RepairFault::NotInDeck => Refusal::DeckEmpty,
            RepairFault::SkipAfterRoll => Refusal::RolledAlready,
            RepairFault::NoEnergy => Refusal::NoRepairEnergy,
            RepairFault::NoCard => Refusal::NoCardOpen,
            RepairFault::Unrolled => Refusal::CardOpen,
        }
    }
}

impl SpaceCadets {
    /// The attempt begins with nothing on the table.
    pub(crate) fn begin_repair(&mut self) {
        self.repair.attempt = Some(Repair::new(self.energy(System::Repair), &self.repair.deck));
    }

    /// Whether nothing was drawn yet.
    pub(crate) fn repair_untouched(&self) -> bool {
        self.repair
            .attempt
            .as_ref()
            .is_none_or(|attempt| attempt.lying().is_none() && attempt.deck == self.repair.deck)
    }

    pub(crate) fn repair_left(&self) -> u8 {
        let deck = self.repair.attempt.as_ref().map_or(&self.repair.deck, |attempt| &attempt.deck);
        deck.iter().sum()
    }

    fn attempt(&mut self, at: GameTime, seat: Seat) -> Result<&mut Repair, Refusal> {
        self.works(at, seat, Station::Damage)?;
        self.repair.attempt.as_mut().ok_or(Refusal::NotNow)
    }

    /// SC-13.10: a card is drawn.
    pub(crate) fn draw_repair(
        &mut self,
        at: GameTime,
        seat: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let attempt = self.attempt(at, seat)?;
        if attempt.needs_die() {
            return Err(Refusal::CardOpen);
        }
        let deck = attempt.deck.clone();
        let left: u8 = deck.iter().sum();
        if left == 0 {
            return Err(Refusal::DeckEmpty);
        }
        let mut pick = self.dice.below(left.into()) as u8;
        let mut card = 0;
        while pick >= deck[card] {
            pick -= deck[card];
            card += 1;
        }
        let Some(drawn) = self.content().repair.get(card) else { return Err(Refusal::DeckEmpty) };
        let (kind, needs) = (drawn.kind, drawn.needs.max(self.repair_needs()));
        if let Some(attempt) = &mut self.repair.attempt {
            attempt.draw(card as u8, kind, needs)?;
        }
        story.tell(Audience::All, Event::RepairDrawn { card: RepairName(card as u8) });
        story.uncover();
        Ok(())
    }

    /// SC-20.18: the least die of Random cards under damage.
    fn repair_needs(&self) -> u8 {
        let needs = |effect: &Ongoing| match effect {
            Ongoing::RepairNeeds { roll } => *roll,
            _ => 0,
        };
        self.effects().iter().map(needs).max().unwrap_or(0)
    }

    /// SC-13.11: the card is cancelled.
    pub(crate) fn skip_repair(
        &mut self,
        at: GameTime,
        seat: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let attempt = self.attempt(at, seat)?;
        let card = attempt.lying().ok_or(Refusal::NoCardOpen)?;
        attempt.skip()?;
        self.engineering.energy[System::Repair.index()] =
            self.repair.attempt.as_ref().map_or(0, |one| one.energy);
        story.tell(Audience::All, Event::RepairSkipped { card: RepairName(card) });
        Ok(())
    }

    /// SC-13.10: the die of a Random card.
    pub(crate) fn roll_repair(
        &mut self,
        at: GameTime,
        seat: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let attempt = self.attempt(at, seat)?;
        let card = attempt.lying().ok_or(Refusal::NoCardOpen)?;
        if !attempt.needs_die() {
            let random = self
                .content()
                .repair
                .get(usize::from(card))
                .is_some_and(|one| one.kind == RepairKind::Random);
            return Err(if random { Refusal::RolledAlready } else { Refusal::NotRandom });
        }
        self.roll_open(story);
        Ok(())
    }

    fn roll_open(&mut self, story: &mut Story<Event>) {
        let roll = self.roll();
        if let Some(attempt) = &mut self.repair.attempt
            && let Ok(success) = attempt.roll(roll)
        {
            story.tell(Audience::All, Event::RepairRolled { roll, success });
            story.uncover();
        }
    }

    /// SC-13.12: the attempt ends; an open Random card is rolled.
    pub(crate) fn stop_repair(&mut self, story: &mut Story<Event>) -> RepairResult {
        if self.repair.attempt.as_ref().is_some_and(Repair::needs_die) {
            self.roll_open(story);
        }
        self.repair.attempt.as_mut().and_then(|attempt| attempt.stop().ok()).unwrap_or_default()
    }

    /// SC-13.12, SC-13.13, SC-13.14: the attempt is resolved.
    pub(crate) fn resolve_repair(&mut self, story: &mut Story<Event>) {
        let result = self.stop_repair(story);
        let event = self.new_event();
        let hit = Hit { source: Source::Repair, side: None, amount: 1, event };
        let failures = (0..result.failures).map(|_| Task::Hit { hit });
        let successes = (0..result.successes).map(|_| Task::Discard);
        self.first(failures.chain(successes).chain([Task::Repaired, Task::Leave]).collect::<Vec<_>>());
    }

    /// SC-13.14: an Ongoing card of the officer's choice.
    pub(crate) fn discard_damage(&mut self, chosen: Option<u8>, at: GameTime, story: &mut Story<Event>) {
        let options = self.damage.ongoing.clone();
        let card = match chosen {
            Some(card) => card,
            None => {
                let question = Question::Repair { options: options.clone() };
                match self.ask(Station::Damage, question, Task::Discard, at) {
                    Some(pick) => options[usize::from(pick)],
                    None => return,
                }
            }
        };
        self.mend(card, story);
    }

    /// SC-13.15: Automatic Successes leave, the rest goes back.
    pub(crate) fn end_repair(&mut self) {
        if let Some(attempt) = self.repair.attempt.take() {
            self.repair.deck = attempt.deck_after();
        }
    }
}
