//! AM-8.5: the life of a roll. The dice fall, its owner may change them, the first success is resolved, and then the
//! Overkills are spent one at a time.

use crate::agenda::{Attack, Kind, Roll, RollFor, RollStage, Task};
use crate::command::{Overkill, Target};
use crate::event::Trial;
use crate::field::{ItemId, TileId};
use crate::rules::actions::RollPlan;
use crate::{AlienType, AwayMissions, Component, Event, Item, Refusal, Who};
use table::{Audience, Seat, Story};

impl Roll {
    /// Whether it is the roll of an IQ Action.
    pub(crate) fn is_iq(&self) -> bool {
        match self.what {
            RollFor::Heal { .. }
            | RollFor::Analyze { .. }
            | RollFor::Subdue { .. }
            | RollFor::Mission { .. }
            | RollFor::Cold { .. } => true,
            RollFor::Attack(_)
            | RollFor::Cube
            | RollFor::Cowboy { .. }
            | RollFor::Chemist
            | RollFor::Nurse { .. } => false,
        }
    }

    /// Whether it was rolled to fight.
    pub(crate) fn is_combat(&self) -> bool {
        matches!(self.what, RollFor::Attack(_) | RollFor::Cowboy { .. })
    }

    /// The attack, if it is one.
    pub(crate) fn attack(&self) -> Option<&Attack> {
        match &self.what {
            RollFor::Attack(attack) => Some(attack),
            _ => None,
        }
    }

    /// AM-10.10: a Subdue Thrall roll with exactly one success must be accepted.
    pub(crate) fn must_be_accepted(&self) -> bool {
        let thrall = matches!(
            self.what,
            RollFor::Subdue { kind: Kind::Alien(AlienType::Thrall | AlienType::WarThrall), .. }
        );
        thrall && self.successes() == 1
    }

    /// How often an option was taken so far.
    pub(crate) fn taken(&self, option: impl Fn(&Overkill) -> bool) -> usize {
        self.spent.iter().filter(|spent| option(spent)).count()
    }
}

impl AwayMissions {
    /// The roll that lies on the table, if nothing else comes first.
    pub(crate) fn open_roll(&self) -> Option<&Roll> {
        match self.agenda.last() {
            Some(Task::Roll(roll)) => Some(roll),
            _ => None,
        }
    }

    pub(crate) fn open_roll_mut(&mut self) -> Option<&mut Roll> {
        match self.agenda.last_mut() {
            Some(Task::Roll(roll)) => Some(roll),
            _ => None,
        }
    }

    /// The dice fall. Without dice nothing is rolled, and the Action fails (AM-8.4).
    pub(crate) fn roll(&mut self, who: Who, plan: RollPlan, story: &mut Story<Event>) {
        let dice = plan.pool.total();
        story.tell(Audience::All, announcement(who, &plan.what, dice));
        let rolled: Vec<u8> = (0..dice).map(|_| self.roll_die()).collect();
        let tiles: Vec<TileId> = match &plan.what {
            RollFor::Attack(attack) => vec![attack.at],
            _ => Vec::new(),
        };
        let roll = Roll {
            who,
            what: plan.what,
            dice: rolled,
            inverted: false,
            sure: plan.sure,
            extra: 0,
            changed_by: Vec::new(),
            stage: RollStage::Rolled,
            overkills: 0,
            spent: Vec::new(),
            tiles,
            borrowed: None,
        };
        if dice > 0 {
            story.uncover();
            let (dice, successes) = (roll.dice.clone(), roll.successes());
            story.tell(Audience::All, Event::Rolled { who, dice, successes });
        }
        self.push(Task::Roll(roll));
    }

    /// Whether a roll waits for its owner.
    pub(crate) fn roll_waits(&self, roll: &Roll) -> bool {
        match roll.stage {
            RollStage::Rolled => self.can_be_changed(roll),
            RollStage::Spending => roll.overkills > 0 && self.has_use_for_overkills(roll),
        }
    }

    /// A roll that waits for nobody: its first success is resolved, or it is over.
    pub(crate) fn roll_goes_on(&mut self, roll: Roll, story: &mut Story<Event>) {
        let stage = roll.stage;
        self.push(Task::Roll(roll));
        match stage {
            RollStage::Rolled => self.resolve_roll(story),
            RollStage::Spending => self.end_roll(story),
        }
    }

    /// Whether Overkills that are left can be spent, or trading could change that they cannot.
    fn has_use_for_overkills(&self, roll: &Roll) -> bool {
        let here = self.tile_of(roll.who);
        let company = self.field.rocketeers_on(here).count() > 1;
        let finds = self.field.tile(here).is_some_and(|tile| !tile.lying.is_empty());
        company || finds || !self.overkill_options(roll).is_empty() || self.band_could_help(roll)
    }

    /// The dice count as they lie.
    pub(crate) fn proceed(&mut self, seat: Seat, story: &mut Story<Event>) -> Result<(), Refusal> {
        let roll = self.open_roll().ok_or(Refusal::NoRoll)?;
        if !self.runs(seat, roll.who) {
            return Err(Refusal::NotYours);
        }
        if roll.stage != RollStage::Rolled {
            return Err(Refusal::NoRoll);
        }
        self.resolve_roll(story);
        Ok(())
    }

    /// The first success is resolved; what is left are Overkills (AM-8.3).
    fn resolve_roll(&mut self, story: &mut Story<Event>) {
        let Some(roll) = self.open_roll_mut() else { return };
        roll.stage = RollStage::Spending;
        let (who, successes, extra) = (roll.who, roll.successes(), roll.extra);
        if successes == 0 {
            story.tell(Audience::All, Event::Failed { who });
            return;
        }
        if roll.what == RollFor::Cube {
            roll.overkills = successes.saturating_add(extra);
            return;
        }
        roll.overkills = (successes - 1).saturating_add(extra);
        let what = roll.what.clone();
        match what {
            RollFor::Attack(attack) => {
                self.hit(attack.target, who, attack.range, story);
                if matches!(attack.item, Item::AirKnife | Item::ProtonBlade) {
                    self.gain_component(who, Component::AlienBlood, story);
                }
            }
            RollFor::Heal { patient } | RollFor::Nurse { patient } => self.gain_hp(patient, 1, story),
            RollFor::Analyze { card, .. } => self.analyzed(who, card, story),
            RollFor::Subdue { target, .. } => self.subdued(who, target, story),
            RollFor::Mission { action, target, at } => {
                self.mission_succeeds(who, at, action, target, story);
            }
            RollFor::Cold { at } => self.sneeze(who, at, story),
            RollFor::Cowboy { target } => {
                let range = self.range_of(who, target);
                self.hit(target, who, range, story);
            }
            RollFor::Chemist => self.change_oxygen(who, 1, story),
            RollFor::Cube => {}
        }
    }

    /// The roll is over; what is left of its Overkills is lost.
    fn end_roll(&mut self, story: &mut Story<Event>) {
        let Some(Task::Roll(roll)) = self.agenda.pop() else { return };
        if roll.overkills > 0 {
            story.tell(Audience::All, Event::LostOverkills { who: roll.who, count: roll.overkills });
        }
        if let RollFor::Attack(attack) = roll.what
            && !attack.rest.is_empty()
        {
            self.push(Task::Flames { who: roll.who, attack });
        }
    }

    /// What is left of the Overkills is not wanted.
    pub(crate) fn give_up_overkills(&mut self, story: &mut Story<Event>) -> Result<(), Refusal> {
        match self.open_roll() {
            Some(roll) if roll.stage == RollStage::Spending => {
                self.end_roll(story);
                Ok(())
            }
            _ => Err(Refusal::NoRoll),
        }
    }

    /// One Overkill is spent (AM-8.5).
    pub(crate) fn spend(
        &mut self,
        seat: Seat,
        option: Overkill,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let roll = self.open_roll().ok_or(Refusal::NoRoll)?;
        if !self.runs(seat, roll.who) {
            return Err(Refusal::NotYours);
        }
        if roll.stage != RollStage::Spending {
            return Err(Refusal::NoRoll);
        }
        self.check_overkill(roll, &option)?;
        let roll = roll.clone();
        if let Some(open) = self.open_roll_mut() {
            open.overkills -= 1;
            open.spent.push(option.clone());
        }
        self.do_overkill(&roll, &option, story);
        Ok(())
    }

    /// Whether something held could change the dice as they lie.
    fn can_be_changed(&self, roll: &Roll) -> bool {
        let Some(rocketeer) = self.field.rocketeer(roll.who) else { return false };
        rocketeer.items.iter().any(|card| self.could_change(roll, card.id))
    }

    /// Whether this card could change the roll that lies there: it is asked before the dice count.
    pub(crate) fn could_change(&self, roll: &Roll, card: ItemId) -> bool {
        self.check_change(roll, card, None).is_ok()
    }

    /// How far away something is that a Rocketeer kills; plain distance where he does not see it.
    pub(crate) fn range_of(&self, who: Who, target: Target) -> u8 {
        let Some(at) = self.target_tile(target) else { return 0 };
        let (map, here) = (self.map_through(None), self.tile_of(who));
        let far = || u8::try_from(map.distance(here, at)).unwrap_or(u8::MAX);
        self.reach(&map, here, at).unwrap_or_else(far)
    }
}

fn announcement(who: Who, what: &RollFor, dice: u8) -> Event {
    match what {
        RollFor::Attack(attack) => {
            let alien = match attack.target {
                Target::Alien(alien) => Some(alien),
                Target::Boss(_) => None,
            };
            let Attack { item, kind, at, range, .. } = attack;
            Event::Attacked { who, item: *item, kind: *kind, alien, tile: *at, range: *range, dice }
        }
        RollFor::Heal { .. } => Event::Tried { who, what: Trial::Heal, dice },
        RollFor::Analyze { .. } => Event::Tried { who, what: Trial::Analyze, dice },
        RollFor::Subdue { .. } => Event::Tried { who, what: Trial::Subdue, dice },
        RollFor::Mission { .. } => Event::Tried { who, what: Trial::Mission, dice },
        RollFor::Cold { .. }
        | RollFor::Cube
        | RollFor::Cowboy { .. }
        | RollFor::Chemist
        | RollFor::Nurse { .. } => Event::Tried { who, what: Trial::Item, dice },
    }
}
