//! SC-15: the jump attempt, and Blink (SC-19.7).

use crate::content::SpecialRule;
use crate::event::Event;
use crate::map::Arrival;
use crate::refusal::Refusal;
use crate::setup::FluxReading;
use crate::speech::FluxName;
use crate::state::{End, FluxUse, Stage, Wait};
use crate::stations::jump::{Attempt, Cards, Change, FoursReading, JumpRefusal, JumpRules, one_card};
use crate::task::{Hit, Task};
use crate::{Advanced, Facing, Source, SpaceCadets, Square, Station, Step, System};
use table::{Audience, GameTime, Seat, Story};

impl From<JumpRefusal> for Refusal {
    fn from(refusal: JumpRefusal) -> Refusal {
        match refusal {
            JumpRefusal::NoEnergy => Refusal::NoJumpEnergy,
            JumpRefusal::CoreBreach => Refusal::Breached,
            JumpRefusal::NoExtension => Refusal::NoExtensions,
            JumpRefusal::CardNotActive | JumpRefusal::BlinkCard => Refusal::NotActive,
            JumpRefusal::CardUsed => Refusal::FluxUsed,
            JumpRefusal::BadChange => Refusal::BadChange,
            JumpRefusal::NotClaimable => Refusal::NotClaimable,
            JumpRefusal::CannotJump | JumpRefusal::Jumped => Refusal::CannotJump,
            JumpRefusal::BlinkDistance => Refusal::BlinkDistance,
            JumpRefusal::BlinkOffMap => Refusal::BlinkOffMap,
        }
    }
}

impl SpaceCadets {
    /// The rules of the drive under the damage in force.
    pub(crate) fn jump_rules(&self) -> JumpRules<'_> {
        let reading = match self.setup.flux {
            FluxReading::Claim => FoursReading::Claim,
            FluxReading::Dice => FoursReading::Change,
        };
        JumpRules::of(&self.content().jump, self.damage_in_force(), self.core.breach, reading)
    }

    /// The active cards as a set.
    pub(crate) fn active_flux(&self) -> Cards {
        self.jump.active.iter().fold(0, |set, card| set | one_card(*card))
    }

    /// The attempt as it stands.
    pub(crate) fn jump_attempt(&self) -> Option<Attempt> {
        Some(Attempt {
            dice: self.jump.dice?,
            energy: self.energy(System::Jump),
            used: self.jump.used.iter().fold(0, |set, card| set | one_card(*card)),
            extensions: u8::from(self.jump.extended),
        })
    }

    /// Cards that the dice could claim now.
    pub(crate) fn claimable(&self) -> Vec<u8> {
        let Some(dice) = self.jump.dice.filter(|_| self.step == Step::Jump && !self.jump.settled) else {
            return Vec::new();
        };
        let set = self.jump_rules().claimable(&dice, self.active_flux());
        (0..32).filter(|card| set & one_card(*card) != 0).collect()
    }

    /// SC-15.13: of these cards the one that the fewest rolls could claim.
    fn rarest(&self, cards: &[u8]) -> Option<u8> {
        if cards.len() < 2 {
            return cards.first().copied();
        }
        let rules = self.jump_rules();
        let mut counts = [0u16; 32];
        for roll in 0..6u16.pow(5) {
            let dice = [1, 6, 36, 216, 1296].map(|place| (roll / place % 6) as u8 + 1);
            let set = rules.claimable(&dice, 0);
            for card in cards.iter().filter(|card| set & one_card(**card) != 0) {
                counts[usize::from(*card) % 32] += 1;
            }
        }
        cards.iter().copied().min_by_key(|card| (counts[usize::from(*card) % 32], *card))
    }

    /// SC-3.10, SC-18.6: whether there is a Step 8.
    pub(crate) fn may_jump_step(&self) -> bool {
        !self.no_jump_yet() && (self.energy(System::Jump) > 0 || self.may_blink())
    }

    /// SC-18.6: whether a crystal must be captured first.
    fn no_jump_yet(&self) -> bool {
        self.special(SpecialRule::NoJumpBeforeCrystal) && self.goals.captured == 0
    }

    fn jumps(&self, at: GameTime, seat: Seat) -> Result<(), Refusal> {
        self.holds(seat, Station::Jump)?;
        if self.no_jump_yet() {
            return Err(Refusal::NoJumpYet);
        }
        self.works(at, seat, Station::Jump)?;
        if self.jump.claiming || self.jump.settled { Err(Refusal::TimeIsUp) } else { Ok(()) }
    }

    /// SC-15.1: five dice are rolled.
    pub(crate) fn activate(
        &mut self,
        at: GameTime,
        seat: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.jumps(at, seat)?;
        if self.jump.dice.is_some() {
            return Err(Refusal::ActivatedAlready);
        }
        if self.energy(System::Jump) == 0 {
            return Err(Refusal::NoJumpEnergy);
        }
        let dice = [(); 5].map(|()| self.roll());
        self.jump.dice = Some(dice);
        story.tell(Audience::All, Event::DiceRolled { dice: dice.to_vec() });
        story.uncover();
        Ok(())
    }

    /// New numbers for some dice.
    fn rolled(&mut self, places: &[u8]) -> Result<Change, Refusal> {
        // Checked before anything is rolled: a refused command rolls nothing.
        Change::new(places, &vec![1; places.len()]).ok_or(Refusal::BadChange)?;
        let to: Vec<u8> = places.iter().map(|_| self.roll()).collect();
        Change::new(places, &to).ok_or(Refusal::BadChange)
    }

    fn settle_dice(&mut self, attempt: &Attempt) {
        self.jump.dice = Some(attempt.dice);
        self.engineering.energy[System::Jump.index()] = attempt.energy;
        self.jump.extended = attempt.extensions > 0;
    }

    /// SC-15.2: dice are rolled again.
    pub(crate) fn reroll(
        &mut self,
        at: GameTime,
        seat: Seat,
        places: &[u8],
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.jumps(at, seat)?;
        let mut attempt = self.jump_attempt().ok_or(Refusal::NotActivated)?;
        attempt.check_reroll(&self.jump_rules())?;
        let change = self.rolled(places)?;
        attempt.reroll(&self.jump_rules(), &change)?;
        self.settle_dice(&attempt);
        self.jump.stack.clear();
        story.tell(Audience::All, Event::DiceRolled { dice: attempt.dice.to_vec() });
        story.uncover();
        Ok(())
    }

    /// SC-15.2: thirty seconds more.
    pub(crate) fn extend(
        &mut self,
        at: GameTime,
        seat: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.jumps(at, seat)?;
        let mut attempt = self.jump_attempt().ok_or(Refusal::NotActivated)?;
        attempt.extend(&self.jump_rules())?;
        let more = u64::from(self.content().clock.extension);
        let Stage::Running { extra, .. } = &mut self.stage else { return Err(Refusal::NotNow) };
        *extra += more;
        self.settle_dice(&attempt);
        self.jump.stack.clear();
        story.tell(Audience::All, Event::TimeBought {});
        Ok(())
    }

    /// SC-15.3: a Flux card is used.
    pub(crate) fn use_flux(
        &mut self,
        at: GameTime,
        seat: Seat,
        card: u8,
        places: &[u8],
        to: &[u8],
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.jumps(at, seat)?;
        let mut attempt = self.jump_attempt().ok_or(Refusal::NotActivated)?;
        let active = self.active_flux();
        attempt.check_card(active, card)?;
        let effect = self.content().jump.cards.get(usize::from(card)).map(|card| card.effect.clone());
        let before = attempt.dice;
        let rolls = effect == Some(crate::content::FluxEffect::Reroll);
        let change =
            if rolls { self.rolled(places)? } else { Change::new(places, to).ok_or(Refusal::BadChange)? };
        attempt.use_card(&self.jump_rules(), active, card, &change)?;
        self.settle_dice(&attempt);
        self.jump.used.push(card);
        if rolls {
            self.jump.stack.clear();
            story.uncover();
        } else {
            self.jump.stack.push(FluxUse { card, before });
        }
        story.tell(Audience::All, Event::FluxUsed { card: FluxName(card), dice: attempt.dice.to_vec() });
        Ok(())
    }

    /// SC-15.14: the last use is taken back.
    pub(crate) fn take_back(
        &mut self,
        at: GameTime,
        seat: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.jumps(at, seat)?;
        let Some(last) = self.jump.stack.pop() else { return Err(Refusal::NothingToTakeBack) };
        self.jump.dice = Some(last.before);
        self.jump.used.retain(|card| *card != last.card);
        story.tell(Audience::All, Event::FluxTakenBack { card: FluxName(last.card) });
        Ok(())
    }

    /// SC-15.5: a card is claimed, or none.
    pub(crate) fn claim(
        &mut self,
        at: GameTime,
        seat: Seat,
        card: Option<u8>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.works(at, seat, Station::Jump)?;
        let dice = self.jump.dice.filter(|_| !self.jump.settled).ok_or(Refusal::NotActivated)?;
        match card {
            Some(card) => self.jump_rules().check_claim(&dice, self.active_flux(), card)?,
            // SC-15.6: who can take none is hurt; who can may decline.
            None if self.claimable().is_empty() => return Err(Refusal::NotClaimable),
            None => {}
        }
        self.settle_claim(card, story);
        self.work(at, story);
        Ok(())
    }

    fn settle_claim(&mut self, card: Option<u8>, story: &mut Story<Event>) {
        self.award_jump(story);
        if let Some(card) = card {
            self.jump.active.push(card);
            self.jump.active.sort_unstable();
            story.tell(Audience::All, Event::FluxClaimed { card: FluxName(card) });
        } else {
            story.tell(Audience::All, Event::NothingClaimed {});
        }
        self.end_attempt([]);
    }

    fn award_jump(&mut self, story: &mut Story<Event>) {
        if let Some(attempt) = self.jump_attempt() {
            let points = self.jump_rules().award(&attempt);
            if points > 0 {
                self.award(Station::Jump, points, story);
            }
        }
    }

    fn end_attempt(&mut self, tasks: impl IntoIterator<Item = Task>) {
        self.jump.settled = true;
        self.jump.claiming = false;
        self.jump.stack.clear();
        self.stage = Stage::Working;
        let after = [Task::Wait { wait: Wait::Blink }, Task::Leave];
        self.first(tasks.into_iter().chain(after).collect::<Vec<_>>());
    }

    /// SC-15.4: the ship jumps out.
    pub(crate) fn jump_out(
        &mut self,
        at: GameTime,
        seat: Seat,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.works(at, seat, Station::Jump)?;
        let dice = self.jump.dice.filter(|_| !self.jump.settled).ok_or(Refusal::NotActivated)?;
        self.jump_rules().check_jump(&dice, self.may_leave())?;
        self.goals.jumped = true;
        story.tell(Audience::All, Event::Jumped {});
        self.over(End::Won, story);
        self.work(at, story);
        Ok(())
    }

    /// The clock of Step 8 has ended (SC-15.6, SC-15.13).
    pub(crate) fn end_jump(&mut self, at: GameTime, story: &mut Story<Event>) {
        let Some(dice) = self.jump.dice.filter(|_| !self.jump.settled) else {
            self.end_attempt([]);
            return;
        };
        let claimable = self.claimable();
        let leaves = self.jump_rules().check_jump(&dice, self.may_leave()).is_ok();
        if claimable.is_empty() && !leaves {
            story.tell(Audience::All, Event::ClaimFailed {});
            self.award_jump(story);
            let amount = self.jump_rules().damage(&dice, self.active_flux());
            let event = self.new_event();
            let hit = Hit { source: Source::Jump, side: None, amount, event };
            self.end_attempt([Task::Hit { hit }]);
        } else if self.jump.claiming {
            if leaves {
                self.goals.jumped = true;
                story.tell(Audience::All, Event::Jumped {});
                self.over(End::Won, story);
            } else {
                let best = self.rarest(&claimable);
                self.settle_claim(best, story);
            }
        } else {
            self.jump.claiming = true;
            self.jump.stack.clear();
            let length = self.length().map(|_| u64::from(self.content().clock.claim));
            self.stage = Stage::Running { started: at, length, extra: 0 };
        }
    }

    /// Whether the ship may blink now.
    pub(crate) fn may_blink(&self) -> bool {
        self.setup.uses(Advanced::Blink) && self.practice.is_none() && !self.jump.active.is_empty()
    }

    /// SC-19.7: the ship blinks.
    pub(crate) fn blink(
        &mut self,
        at: GameTime,
        seat: Seat,
        card: u8,
        to: Square,
        facing: Facing,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.holds(seat, Station::Jump)?;
        if !self.setup.uses(Advanced::Blink) {
            return Err(Refusal::NotInUse);
        }
        if !self.waits_for(Wait::Blink) {
            return Err(Refusal::NotNow);
        }
        let inside = self.in_sector(to);
        self.jump_rules().check_blink(self.active_flux(), card, self.ship.at, to, inside)?;
        self.jump.active.retain(|active| *active != card);
        story.tell(Audience::All, Event::FluxLost { card: FluxName(card) });
        self.stage = Stage::Working;
        self.first([Task::Blinked { arrival: Box::new(Arrival::new(to)), facing }]);
        self.work(at, story);
        Ok(())
    }
}
