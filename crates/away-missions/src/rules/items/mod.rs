//! Chapter 12: items in general. What single items do is in the files beside this one.

pub(crate) mod boosts;
mod changing;
mod fetching;
mod gadgets;
mod hatches;
mod hauling;
mod remedies;
mod stunning;

use crate::agenda::Task;
use crate::command::{Aim, Boost};
use crate::content::Content;
use crate::field::{Geometry, ItemCard, ItemId, TileId, is_alien_technology};
use crate::{AwayMissions, Event, Item, Refusal, Who};
use table::{Audience, Story};

impl AwayMissions {
    /// Whether a card that a Rocketeer holds may be used by him now (AM-12.1 to AM-12.6, AM-5.9).
    pub(crate) fn check_card(&self, who: Who, card: ItemId) -> Result<&ItemCard, Refusal> {
        let held = self.card_of(who, card).ok_or(Refusal::NoSuchCard)?;
        self.check_usable(who, held)?;
        Ok(held)
    }

    fn check_usable(&self, who: Who, card: &ItemCard) -> Result<(), Refusal> {
        let facts = Content::standard().item(card.item);
        if !card.analyzed {
            return Err(Refusal::NotAnalyzed);
        }
        if self.field.power_out && is_alien_technology(card.item) {
            return Err(Refusal::PowerIsOut);
        }
        if facts.personal_of.is_some_and(|owner| owner != who) {
            return Err(Refusal::NotYourItem);
        }
        match card.used_by {
            Some(other) if other != who => return Err(Refusal::UsedByAnother),
            Some(_) if facts.uses.is_some() => return Err(Refusal::UsedThisTurn),
            _ => {}
        }
        if facts.charges.is_some() && card.charges == 0 {
            return Err(Refusal::NoCharges);
        }
        Ok(())
    }

    /// Cards of a kind that work for their holder by themselves (AM-12.3).
    pub(crate) fn passive_cards(&self, who: Who, item: Item) -> impl Iterator<Item = &ItemCard> {
        let cards = self.field.rocketeer(who).into_iter().flat_map(|one| &one.items);
        cards.filter(move |card| card.item == item && card.used_by.is_none_or(|user| user == who))
    }

    /// A card has been used: it spends a charge if it has any, and nobody else can use it in this Game Turn.
    pub(crate) fn use_up(&mut self, who: Who, card: ItemId, story: &mut Story<Event>) {
        let Some(held) = self.field.rocketeer_mut(who).and_then(|one| one.card_mut(card)) else { return };
        let item = held.item;
        if Content::standard().item(item).charges.is_some() {
            held.charges = held.charges.saturating_sub(1);
        }
        held.used_by = Some(who);
        story.tell(Audience::All, Event::Used { who, item });
    }

    /// A card leaves the game (AM-12.9).
    pub(crate) fn discard(&mut self, who: Who, card: ItemId, story: &mut Story<Event>) {
        let Some(rocketeer) = self.field.rocketeer_mut(who) else { return };
        let Some(place) = rocketeer.items.iter().position(|held| held.id == card) else { return };
        let item = rocketeer.items.remove(place).item;
        story.tell(Audience::All, Event::Discarded { who, item });
    }

    /// Whether an item may be used in this way now.
    pub(crate) fn check_use(&self, who: Who, card: ItemId, aim: &Aim, with: &[Boost]) -> Result<(), Refusal> {
        let held = self.card_of(who, card).ok_or(Refusal::NoSuchCard)?;
        if let Some(Task::Roll(roll)) = self.agenda.last() {
            if roll.who != who {
                return Err(Refusal::SomethingElseFirst);
            }
            if held.item == Item::TelepathyBand {
                return self.check_borrow(roll, card, aim);
            }
            return self.check_change(roll, card, Some(aim));
        }
        self.check_free_task(who)?;
        let held = self.check_card(who, card)?;
        let through = self.check_goggles(who, with, card)?;
        let map = self.map_through(through);
        self.check_gear(&map, who, held, aim)
    }

    /// What single items ask for. Every one of them is named: those that are not used in this way too.
    fn check_gear(&self, map: &Geometry, who: Who, card: &ItemCard, aim: &Aim) -> Result<(), Refusal> {
        match card.item {
            Item::AcceleratorHypo
            | Item::FoodPills
            | Item::OxygenTank
            | Item::SpaceRations
            | Item::RtChemist
            | Item::RtNurse
            | Item::Replicator => self.check_remedy(who, card.item, aim),
            Item::StunPellet | Item::NeuronicHyperbolizer | Item::RtHobo | Item::RtPhotographer => {
                self.check_stunning(map, who, card.item, aim).map(|_| ())
            }
            Item::HeatRay | Item::Thermite => self.check_cutting(map, who, card.item, aim),
            Item::GravitationalWaveGenerator | Item::SonicRepulsor | Item::PowerOfLove => {
                self.check_hauling(map, who, card.item, aim)
            }
            Item::ElectroMine | Item::RtBoy | Item::SpaceMonkey => self.check_fetching(map, who, card, aim),
            Item::Flag
            | Item::ImpossibleCube
            | Item::StasisBox
            | Item::TantalusProjector
            | Item::Teleporter
            | Item::RtCowboy
            | Item::RtTrafficCop
            | Item::TapeRecorder => self.check_gadget(map, who, card, aim),
            Item::AtomicRifle
            | Item::RayGun
            | Item::AirKnife
            | Item::DemoCharge
            | Item::FlameGun
            | Item::ProtonBlade
            | Item::Ddt
            | Item::SonicShotgun
            | Item::FirstAidKit
            | Item::HeadSet
            | Item::Holster
            | Item::MedPack
            | Item::ReferenceBook
            | Item::SoftFocusLens
            | Item::SpaceBandages
            | Item::TeleRadio
            | Item::Tools
            | Item::ForceFieldBelt
            | Item::Ionoscope
            | Item::MentalityHelmet
            | Item::StrangelyGlowingOrb
            | Item::TelepathyBand
            | Item::TimeWarp
            | Item::XRayGoggles
            | Item::InvisibilityDevice
            | Item::RealityInverter
            | Item::DominatedBrain
            | Item::RtBusDriver
            | Item::RtCoEd
            | Item::RtFootballPlayer
            | Item::RtGirl
            | Item::RtLongLostBrother
            | Item::RtSarge
            | Item::RtScientist
            | Item::RtSmuggler
            | Item::FiberweaveSpacesuit
            | Item::Firecrackers
            | Item::FreezeDriedCoffee
            | Item::LuckyRabbitsFoot
            | Item::Scanner
            | Item::SniperScope
            | Item::TheCommonCold
            | Item::Tricorder
            | Item::WireCutters => Err(Refusal::UseItOtherwise),
        }
    }

    /// A free task, or within a roll: an item is used.
    pub(crate) fn use_item(
        &mut self,
        who: Who,
        card: ItemId,
        aim: Aim,
        with: Vec<Boost>,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let (aim, with) = (&aim, with.as_slice());
        self.check_use(who, card, aim, with)?;
        let Some(item) = self.card_of(who, card).map(|card| card.item) else {
            return Err(Refusal::NoSuchCard);
        };
        if self.open_roll().is_some() {
            self.change_roll(who, card, aim, story);
            return Ok(());
        }
        self.begin_free_task(who, story);
        for boost in with {
            self.use_up(who, boost.card, story);
        }
        match item {
            Item::AcceleratorHypo
            | Item::FoodPills
            | Item::OxygenTank
            | Item::SpaceRations
            | Item::RtChemist
            | Item::RtNurse
            | Item::Replicator => self.take_remedy(who, card, aim, story),
            Item::StunPellet | Item::NeuronicHyperbolizer | Item::RtHobo | Item::RtPhotographer => {
                self.stun_with(who, card, aim, with, story);
            }
            Item::HeatRay | Item::Thermite => self.cut(who, card, aim, story),
            Item::GravitationalWaveGenerator | Item::SonicRepulsor | Item::PowerOfLove => {
                self.haul(who, card, aim, with, story);
            }
            Item::ElectroMine | Item::RtBoy | Item::SpaceMonkey => self.fetch(who, card, aim, story),
            _ => self.use_gadget(who, card, aim, with, story),
        }
        Ok(())
    }

    /// The tile next to this one, in line of sight (AM-14.22, AM-17.4, AM-18.11, AM-18.15).
    pub(crate) fn is_near_and_seen(&self, map: &Geometry, who: Who, tile: TileId) -> bool {
        let here = self.tile_of(who);
        self.reach(map, here, tile) == Some(1)
    }
}
