//! Items that lie about: Electro-Mines, the Boy and the Space Monkey, who fetch things, and Mysterium for charges.

use crate::command::{Aim, Thing};
use crate::content::Content;
use crate::field::{Geometry, ItemCard, ItemId, Lying, TileId, is_alien_technology};
use crate::rules::scenario::Context;
use crate::scenario::Trigger;
use crate::{AwayMissions, Component, Event, HatchState, Item, Refusal, Who};
use table::{Audience, Story};

impl AwayMissions {
    /// The place of a thing among what lies on a tile.
    pub(crate) fn find_lying(&self, tile: TileId, what: Thing) -> Option<usize> {
        let lying = &self.field.tile(tile)?.lying;
        lying.iter().position(|lying| match (lying, what) {
            (Lying::Item(card) | Lying::Mine(card), Thing::Card(id)) => card.id == id,
            (Lying::Mysterium, Thing::Mysterium) | (Lying::ThrallOxygenTank, Thing::ThrallOxygenTank) => true,
            _ => false,
        })
    }

    /// Everything that lies on a tile.
    pub(crate) fn things_on(&self, tile: TileId) -> Vec<Thing> {
        let lying = self.field.tile(tile).into_iter().flat_map(|tile| &tile.lying);
        let mut things: Vec<Thing> = lying
            .map(|lying| match lying {
                Lying::Item(card) | Lying::Mine(card) => Thing::Card(card.id),
                Lying::Mysterium => Thing::Mysterium,
                Lying::ThrallOxygenTank => Thing::ThrallOxygenTank,
            })
            .collect();
        things.sort_unstable();
        things.dedup();
        things
    }

    /// Takes something from a tile: the card, the component or the oxygen it stands for (AM-11.1, AM-14.11, AM-15.16).
    pub(crate) fn take_from(&mut self, who: Who, tile: TileId, what: Thing, story: &mut Story<Event>) {
        let Some(place) = self.find_lying(tile, what) else { return };
        let Some(here) = self.field.tile_mut(tile) else { return };
        let lying = here.lying.remove(place);
        let token = match lying {
            Lying::Item(card) => Some(is_alien_technology(card.item)),
            Lying::Mine(_) => None,
            Lying::Mysterium | Lying::ThrallOxygenTank => Some(true),
        };
        match lying {
            Lying::Item(card) => {
                let item = card.item;
                self.pocket(who, card);
                story.tell(Audience::All, Event::PickedUp { who, item });
            }
            Lying::Mine(card) => {
                let charges = Content::standard().item(card.item).charges.unwrap_or_default();
                self.pocket(who, ItemCard { charges, ..card });
                story.tell(Audience::All, Event::PickedUp { who, item: card.item });
            }
            Lying::Mysterium => self.gain_component(who, Component::Mysterium, story),
            Lying::ThrallOxygenTank => self.change_oxygen(who, 3, story),
        }
        if let Some(discovery) = token {
            let context = Context { discovery: Some(discovery), ..Context::of(who).at(tile) };
            self.fire(Trigger::Pickup, context);
        }
    }

    fn pocket(&mut self, who: Who, card: ItemCard) {
        if let Some(rocketeer) = self.field.rocketeer_mut(who) {
            rocketeer.items.push(card);
        }
    }

    pub(super) fn check_fetching(
        &self,
        map: &Geometry,
        who: Who,
        card: &ItemCard,
        aim: &Aim,
    ) -> Result<(), Refusal> {
        let near = |tile: TileId| {
            if self.is_near_and_seen(map, who, tile) { Ok(()) } else { Err(Refusal::OutOfSight) }
        };
        match (card.item, aim) {
            (Item::ElectroMine, Aim::Nothing) => Ok(()),
            (Item::RtBoy | Item::SpaceMonkey, Aim::Fetch { at, what }) => {
                near(*at)?;
                self.find_lying(*at, *what).map(|_| ()).ok_or(Refusal::NotThere)
            }
            (Item::SpaceMonkey, Aim::PutDown { at, card: other }) => {
                near(*at)?;
                let held = self.card_of(who, *other).ok_or(Refusal::NoSuchCard)?;
                let person = held.item == Item::DominatedBrain
                    || Content::standard().item(held.item).kind == crate::content::ItemKind::RescuedThrall;
                if held.id == card.id || person { Err(Refusal::WrongTarget) } else { Ok(()) }
            }
            (Item::SpaceMonkey, Aim::Hatch { at, toward, seal: false }) => {
                if *at != self.tile_of(who) {
                    near(*at)?;
                }
                self.check_open_hatch(*at, *toward)
            }
            _ => Err(Refusal::WrongTarget),
        }
    }

    pub(super) fn fetch(&mut self, who: Who, card: ItemId, aim: &Aim, story: &mut Story<Event>) {
        self.use_up(who, card, story);
        match aim {
            Aim::Nothing => self.lay_mine(who, card, story),
            Aim::Fetch { at, what } => self.take_from(who, *at, *what, story),
            Aim::PutDown { at, card } => self.put_down(who, *card, *at, story),
            Aim::Hatch { at, toward, .. } => self.set_hatch(*at, *toward, HatchState::Open, story),
            _ => {}
        }
    }

    /// Takes a card out of a Rocketeer's hands.
    fn let_go(&mut self, who: Who, card: ItemId) -> Option<ItemCard> {
        let rocketeer = self.field.rocketeer_mut(who)?;
        let place = rocketeer.items.iter().position(|held| held.id == card)?;
        Some(rocketeer.items.remove(place))
    }

    /// AM-14.10: the mine lies there until a Sentinel comes.
    fn lay_mine(&mut self, who: Who, card: ItemId, story: &mut Story<Event>) {
        let tile = self.tile_of(who);
        let Some(card) = self.let_go(who, card) else { return };
        if let Some(here) = self.field.tile_mut(tile) {
            here.lying.push(Lying::Mine(card));
        }
        story.tell(Audience::All, Event::MinePlaced { who, tile });
    }

    /// AM-18.11: the card lies on a tile like a token.
    fn put_down(&mut self, who: Who, card: ItemId, tile: TileId, story: &mut Story<Event>) {
        let Some(card) = self.let_go(who, card) else { return };
        if let Some(there) = self.field.tile_mut(tile) {
            there.lying.push(Lying::Item(card));
        }
        story.tell(Audience::All, Event::PutDown { who, item: card.item, tile });
    }

    /// Whether a Mysterium may go into this card (AM-15.15).
    pub(crate) fn check_recharge(&self, who: Who, card: ItemId) -> Result<(), Refusal> {
        self.check_free_task(who)?;
        let held = self.card_of(who, card).ok_or(Refusal::NoSuchCard)?;
        let printed = Content::standard().item(held.item).charges;
        let Some(printed) = printed.filter(|_| is_alien_technology(held.item)) else {
            return Err(Refusal::NotRechargeable);
        };
        if !held.analyzed {
            return Err(Refusal::NotAnalyzed);
        }
        if self.field.power_out {
            return Err(Refusal::PowerIsOut);
        }
        if self.field.rocketeer(who).is_none_or(|one| one.components.mysterium == 0) {
            return Err(Refusal::NoMysterium);
        }
        if held.charges >= printed.saturating_add(held.added) { Err(Refusal::FullyCharged) } else { Ok(()) }
    }

    /// A Mysterium for a spent charge.
    pub(crate) fn recharge(
        &mut self,
        who: Who,
        card: ItemId,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        self.check_recharge(who, card)?;
        self.begin_free_task(who, story);
        let Some(rocketeer) = self.field.rocketeer_mut(who) else { return Ok(()) };
        rocketeer.components.mysterium -= 1;
        let Some(held) = rocketeer.card_mut(card) else { return Ok(()) };
        held.charges += 1;
        let (item, charges) = (held.item, held.charges);
        story.tell(Audience::All, Event::Gave { who, component: Component::Mysterium });
        story.tell(Audience::All, Event::Charged { who, item, charges });
        Ok(())
    }
}
