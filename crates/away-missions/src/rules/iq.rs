//! Chapter 10: IQ Actions.

use crate::agenda::{Kind, Question, RollFor, Task};
use crate::command::Target;
use crate::content::Content;
use crate::field::{AlienId, Geometry, ItemCard, ItemId, TileId, is_schematic};
use crate::rules::actions::{Plan, RollPlan};
use crate::rules::attack::is_thrall;
use crate::rules::dice::{DicePool, DiceSource};
use crate::rules::items::boosts::Boosts;
use crate::rules::scenario::Context;
use crate::scenario::{Cost, Trigger};
use crate::state::Tally;
use crate::{AlienType, AwayMissions, BossType, Component, Event, Item, Refusal, Who};
use table::{Audience, Story};

impl AwayMissions {
    /// Where an IQ Action takes place: the own tile, or with the Tricorder a neighbouring one (AM-18.15).
    fn place_of_work(&self, who: Who, boosts: &Boosts) -> TileId {
        boosts.tricorder.unwrap_or_else(|| self.tile_of(who))
    }

    /// A Rocketeer's IQ as it is now (AM-10.1, AM-17.3, AM-21.19): Leeches take from it, down to nothing.
    pub(crate) fn iq(&self, who: Who) -> u8 {
        self.iq_pool(who, &[]).0.total()
    }

    /// What makes up a Rocketeer's IQ, and the cards that add to it by themselves.
    fn iq_pool(&self, who: Who, declared: &[Item]) -> (DicePool, Vec<ItemId>) {
        let mut pool = DicePool::default();
        let mut passive = Vec::new();
        pool.add(DiceSource::Iq, Content::standard().rocketeer(who).iq as i8);
        for brain in self.passive_cards(who, Item::DominatedBrain) {
            pool.add(DiceSource::Card(Item::DominatedBrain), 1);
            passive.push(brain.id);
        }
        for item in declared {
            pool.add(DiceSource::Card(*item), 1);
        }
        let leeches = self
            .field
            .aliens_on(self.tile_of(who))
            .filter(|alien| alien.kind == AlienType::SpaceLeech)
            .count();
        let lost = u8::try_from(leeches).unwrap_or(u8::MAX).min(pool.total());
        pool.add(DiceSource::Leeches, -(lost as i8));
        (pool, passive)
    }

    /// The dice of an IQ Action with everything that adds to them by itself (AM-10.1).
    fn iq_plan(&self, who: Who, what: RollFor, boosts: &Boosts) -> RollPlan {
        let (mut pool, mut passive) = self.iq_pool(who, &boosts.iq);
        let place = self.iq_dice_there(who, self.place_of_work(who, boosts));
        pool.add(DiceSource::Place, i8::try_from(place).unwrap_or_default());
        let mut help = |item: Item, dice: i8| {
            for card in self.passive_cards(who, item) {
                pool.add(DiceSource::Card(item), dice);
                passive.push(card.id);
            }
        };
        match what {
            RollFor::Heal { .. } => {
                help(Item::FirstAidKit, 2);
                if who == Who::Doctor {
                    help(Item::MedPack, 1);
                }
            }
            RollFor::Subdue { kind: Kind::Alien(_), .. } => help(Item::WireCutters, 1),
            _ => {}
        }
        if self.field.rocketeer(who).is_some_and(|one| one.turn.coffee) {
            pool.add(DiceSource::Card(Item::FreezeDriedCoffee), 1);
        }
        let mut plan = RollPlan { what, pool, sure: 0, passive, discard: None };
        boosts.add_to(&mut plan);
        plan
    }

    /// AM-10.2, AM-10.3.
    pub(crate) fn plan_heal(
        &self,
        map: &Geometry,
        who: Who,
        patient: Who,
        boosts: &Boosts,
    ) -> Result<RollPlan, Refusal> {
        let here = self.place_of_work(who, boosts);
        let pack =
            who == Who::Doctor && self.field.rocketeer(who).is_some_and(|one| one.holds(Item::MedPack));
        if patient == who {
            self.check_patient(map, self.tile_of(who), patient, false)?;
        } else {
            self.check_patient(map, here, patient, pack)?;
        }
        self.check_dice(self.iq_plan(who, RollFor::Heal { patient }, boosts))
    }

    /// An Ionoscope is for a roll, and without dice there is none (AM-8.4, AM-15.20).
    fn check_dice(&self, plan: RollPlan) -> Result<RollPlan, Refusal> {
        if plan.sure > 0 && plan.pool.total() == 0 { Err(Refusal::NoDice) } else { Ok(plan) }
    }

    /// AM-10.4 to AM-10.7.
    pub(crate) fn plan_analyze(&self, who: Who, card: ItemId, boosts: &Boosts) -> Result<RollPlan, Refusal> {
        let held = self.card_of(who, card).ok_or(Refusal::NoSuchCard)?;
        let facts = Content::standard().item(held.item);
        if !facts.analyze || held.analyzed {
            return Err(Refusal::NothingToAnalyze);
        }
        let components = self.field.rocketeer(who).map(|one| one.components).unwrap_or_default();
        if facts.components.iter().any(|component| components.of(*component) == 0) {
            return Err(Refusal::ComponentsMissing);
        }
        self.check_dice(self.iq_plan(who, RollFor::Analyze { card, item: held.item }, boosts))
    }

    /// The first success of Analyze (AM-10.4, AM-10.7).
    pub(crate) fn analyzed(&mut self, who: Who, card: ItemId, story: &mut Story<Event>) {
        let Some(rocketeer) = self.field.rocketeer_mut(who) else { return };
        let Some(held) = rocketeer.card_mut(card) else { return };
        let item = held.item;
        let facts = Content::standard().item(item);
        held.analyzed = true;
        held.charges = facts.charges.unwrap_or_default();
        for component in &facts.components {
            let held = rocketeer.components.of_mut(*component);
            *held = held.saturating_sub(1);
            story.tell(Audience::All, Event::Gave { who, component: *component });
        }
        story.tell(Audience::All, Event::Analyzed { who, item });
        if is_schematic(item) {
            self.tally(Tally::SchematicsAssembled, Context::of(who));
        }
    }

    /// An Overkill of Analyze: one more charge, also beyond the printed number (AM-10.5).
    pub(crate) fn add_charge(&mut self, who: Who, card: ItemId, story: &mut Story<Event>) {
        let Some(held) = self.field.rocketeer_mut(who).and_then(|one| one.card_mut(card)) else { return };
        held.charges = held.charges.saturating_add(1);
        held.added = held.added.saturating_add(1);
        let (item, charges) = (held.item, held.charges);
        story.tell(Audience::All, Event::Charged { who, item, charges });
    }

    /// AM-10.8, AM-10.11, AM-27.64.
    pub(crate) fn plan_subdue(&self, who: Who, target: Target, boosts: &Boosts) -> Result<RollPlan, Refusal> {
        let kind = self.kind_of(target).ok_or(Refusal::NoSuchAlien)?;
        if self.target_tile(target) != Some(self.place_of_work(who, boosts)) {
            return Err(Refusal::SubdueTooFar);
        }
        match (kind, target) {
            (Kind::Alien(kind), _) if is_thrall(kind) => {}
            (Kind::Alien(AlienType::BrainInAJar), Target::Alien(id)) => {
                if self.field.alien(id).is_none_or(|alien| alien.hp != 1) {
                    return Err(Refusal::NotWeakened);
                }
            }
            (Kind::Boss(boss), _) => self.check_last_thought(boss)?,
            _ => return Err(Refusal::CannotSubdue),
        }
        self.check_dice(self.iq_plan(who, RollFor::Subdue { target, kind }, boosts))
    }

    /// AM-27.64: a boss that an IQ Action can destroy when it is weak.
    fn check_last_thought(&self, boss: BossType) -> Result<(), Refusal> {
        let most = Content::standard().boss(boss).subdued_at.ok_or(Refusal::CannotSubdue)?;
        let hp = self.field.boss(boss).map_or(0, |boss| boss.hp);
        if hp <= most { Ok(()) } else { Err(Refusal::NotWeakened) }
    }

    /// The first success of Subdue.
    pub(crate) fn subdued(&mut self, who: Who, target: Target, story: &mut Story<Event>) {
        let (Some(kind), Some(tile)) = (self.kind_of(target), self.target_tile(target)) else { return };
        let alien = crate::rules::attack::alien_of(target);
        story.tell(Audience::All, Event::Subdued { who, kind, alien });
        match (kind, target) {
            (Kind::Alien(victim), Target::Alien(id)) => {
                self.remove_alien(id);
                let context = Context { victim: Some(victim), ..Context::of(who).at(tile) };
                self.fire(Trigger::Subdue, context);
                if is_thrall(victim) {
                    self.gain_component(who, Component::Wire, story);
                    self.tally(Tally::ThrallsSubdued, context);
                } else {
                    self.gain_component(who, Component::AlienBlood, story);
                    self.tally(Tally::BrainsSubdued, context);
                }
            }
            (Kind::Boss(boss), _) => self.kill_boss(boss, who, story),
            _ => {}
        }
    }

    /// AM-10.9: a random Rescued Thrall; some bring something at once (AM-17.5, AM-18.20).
    pub(crate) fn rescue(&mut self, who: Who, story: &mut Story<Event>) {
        let Some(item) = self.supply.thralls.draw(&mut self.dice) else { return };
        story.uncover();
        let charges = Content::standard().item(item).charges.unwrap_or_default();
        let card = ItemCard::ready(self.supply.new_card(), item, charges);
        if let Some(rocketeer) = self.field.rocketeer_mut(who) {
            rocketeer.items.push(card);
        }
        story.tell(Audience::All, Event::Rescued { who, item });
        self.tally(Tally::ThrallsRescued, Context::of(who));
        match item {
            Item::RtBusDriver => self.change_oxygen(who, 2, story),
            Item::RtSmuggler => self.push(Task::Ask(Question::Component { who })),
            _ => {}
        }
    }

    /// AM-10.12.
    pub(crate) fn dominate(&mut self, who: Who, story: &mut Story<Event>) {
        self.supply.brains = self.supply.brains.saturating_sub(1);
        let card = ItemCard::ready(self.supply.new_card(), Item::DominatedBrain, 0);
        if let Some(rocketeer) = self.field.rocketeer_mut(who) {
            rocketeer.items.push(card);
        }
        story.tell(Audience::All, Event::Dominated { who });
        self.tally(Tally::BrainsDominated, Context::of(who));
    }

    /// An Action of the scenario or of a tile (AM-10.14, AM-27.44, AM-27.45).
    pub(crate) fn plan_mission(
        &self,
        who: Who,
        action: u8,
        target: Option<AlienId>,
        boosts: &Boosts,
    ) -> Result<Plan, Refusal> {
        let at = self.place_of_work(who, boosts);
        let cost = self.mission_action(action).ok_or(Refusal::NotPossibleHere)?.cost;
        self.check_mission_action(who, at, action, target)?;
        if cost == Cost::Iq {
            let plan = self.iq_plan(who, RollFor::Mission { action, target, at }, boosts);
            return self.check_dice(plan).map(Plan::Roll);
        }
        Ok(Plan::Mission { action, target })
    }

    /// Items that cost an Action (AM-18.6, AM-18.13).
    pub(crate) fn plan_item_action(&self, who: Who, card: ItemId, boosts: &Boosts) -> Result<Plan, Refusal> {
        match self.check_card(who, card)?.item {
            Item::FreezeDriedCoffee => Ok(Plan::Coffee { card }),
            Item::TheCommonCold => {
                let at = self.place_of_work(who, boosts);
                let mut plan = self.iq_plan(who, RollFor::Cold { at }, boosts);
                plan.discard = Some(card);
                self.check_dice(plan).map(Plan::Roll)
            }
            _ => Err(Refusal::UseItOtherwise),
        }
    }

    /// AM-18.13: everything on the tile is eliminated, except Thralls and bosses.
    pub(crate) fn sneeze(&mut self, who: Who, at: TileId, story: &mut Story<Event>) {
        let victims: Vec<AlienId> =
            self.field.aliens_on(at).filter(|alien| !is_thrall(alien.kind)).map(|alien| alien.id).collect();
        let range = Some(u8::from(at != self.tile_of(who)));
        for alien in victims {
            self.kill(alien, Context { range, ..Context::of(who).at(at) }, story);
        }
    }

    /// AM-18.6: one more die on every roll of an Action, for all who are on the tile now.
    pub(crate) fn brew_coffee(&mut self, who: Who, card: ItemId, story: &mut Story<Event>) {
        self.use_up(who, card, story);
        let here = self.tile_of(who);
        for rocketeer in self.field.rocketeers.iter_mut().filter(|one| one.at == here) {
            rocketeer.turn.coffee = true;
        }
    }
}
