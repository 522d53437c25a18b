//! Items for the body and the pockets: Accelerator Hypo, Food Pills, Oxygen Tank, Space Rations, Replicator, and the rolls
//! of Chemist and Nurse.

use crate::agenda::RollFor;
use crate::command::Aim;
use crate::field::{ApPlace, ItemId};
use crate::rules::actions::RollPlan;
use crate::rules::dice::{DicePool, DiceSource};
use crate::{AwayMissions, Component, Event, Item, Refusal, Who};
use table::Story;

impl AwayMissions {
    pub(super) fn check_remedy(&self, who: Who, item: Item, aim: &Aim) -> Result<(), Refusal> {
        let rocketeer = self.field.rocketeer(who).ok_or(Refusal::NotInTheGame)?;
        match (item, aim) {
            (Item::AcceleratorHypo, Aim::Nothing) => {
                if rocketeer.hp <= 1 {
                    return Err(Refusal::TooFewHp);
                }
                let spent = rocketeer.ap.iter().any(|ap| ap.place == ApPlace::Spent)
                    || (rocketeer.command.spent && !rocketeer.command.available);
                if spent { Ok(()) } else { Err(Refusal::NoEffect) }
            }
            (Item::FoodPills, Aim::Nothing) if rocketeer.hp >= rocketeer.full_hp => Err(Refusal::Healthy),
            (Item::SpaceRations, Aim::Nothing) => {
                let mut hurt = self.field.rocketeers_on(rocketeer.at).filter(|one| one.hp < one.full_hp);
                hurt.next().map(|_| ()).ok_or(Refusal::Healthy)
            }
            (Item::FoodPills | Item::OxygenTank | Item::RtChemist, Aim::Nothing) => Ok(()),
            (Item::RtNurse, Aim::Rocketeer(patient)) => {
                let patient = self.field.rocketeer(*patient).ok_or(Refusal::NotInTheGame)?;
                if patient.at != rocketeer.at {
                    return Err(Refusal::NotSameTile);
                }
                if patient.hp >= patient.full_hp { Err(Refusal::Healthy) } else { Ok(()) }
            }
            (Item::Replicator, Aim::Component(component)) => {
                if rocketeer.components.of(*component) == 0 {
                    Err(Refusal::NotHeld)
                } else {
                    Ok(())
                }
            }
            _ => Err(Refusal::WrongTarget),
        }
    }

    pub(super) fn take_remedy(&mut self, who: Who, card: ItemId, aim: &Aim, story: &mut Story<Event>) {
        let Some(item) = self.card_of(who, card).map(|card| card.item) else { return };
        self.use_up(who, card, story);
        match (item, aim) {
            (Item::AcceleratorHypo, _) => self.accelerate(who, story),
            (Item::FoodPills, _) => self.gain_hp(who, 2, story),
            (Item::OxygenTank, _) => {
                self.discard(who, card, story);
                self.change_oxygen(who, 2, story);
            }
            (Item::SpaceRations, _) => {
                let here = self.tile_of(who);
                let all: Vec<Who> = self.field.rocketeers_on(here).map(|one| one.who).collect();
                for one in all {
                    self.gain_hp(one, 1, story);
                }
            }
            (Item::RtChemist, _) => self.roll_own(who, RollFor::Chemist, 1, story),
            (Item::RtNurse, Aim::Rocketeer(patient)) => {
                self.roll_own(who, RollFor::Nurse { patient: *patient }, 1, story);
            }
            (Item::Replicator, Aim::Component(component)) => self.replicate(who, *component, story),
            _ => {}
        }
    }

    /// A roll that is no Action: nothing adds dice to it.
    pub(super) fn roll_own(&mut self, who: Who, what: RollFor, dice: i8, story: &mut Story<Event>) {
        let mut pool = DicePool::default();
        pool.add(DiceSource::Own, dice);
        self.roll(who, RollPlan { what, pool, sure: 0, passive: Vec::new(), discard: None }, story);
    }

    /// AM-14.9: the spent AP come back, but not the one in the Mind Control box.
    fn accelerate(&mut self, who: Who, story: &mut Story<Event>) {
        self.lose_hp(who, 1, story);
        let Some(rocketeer) = self.field.rocketeer_mut(who) else { return };
        for ap in rocketeer.ap.iter_mut().filter(|ap| ap.place == ApPlace::Spent) {
            ap.place = ApPlace::Available;
        }
        if rocketeer.command.spent && !rocketeer.command.available {
            rocketeer.command.spent = false;
            rocketeer.command.available = true;
        }
    }

    fn replicate(&mut self, who: Who, component: Component, story: &mut Story<Event>) {
        self.gain_component(who, component, story);
    }
}
