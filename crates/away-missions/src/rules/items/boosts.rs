//! Items declared before the dice (AM-14.19, AM-15.7, AM-15.11, AM-15.14, AM-17.6, AM-17.12, AM-18.15).

use crate::command::{Action, Boost};
use crate::field::{ItemId, TileId};
use crate::rules::actions::RollPlan;
use crate::rules::dice::DiceSource;
use crate::{AwayMissions, HatchState, Item, Refusal, Who};

/// What the declared items do to an Action.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Boosts {
    /// Items that add one to the IQ.
    pub iq: Vec<Item>,
    /// Items that add dice.
    pub dice: Vec<(Item, i8)>,
    /// Successes that need no die.
    pub sure: u8,
    /// The closed hatch that does not count for sight and range.
    pub through: Option<(TileId, TileId)>,
    /// The tile on which the IQ Action takes place.
    pub tricorder: Option<TileId>,
}

impl Boosts {
    /// What counts for the dice of an Action, whatever it is. (IQ counts where IQ counts.)
    pub(crate) fn add_to(&self, plan: &mut RollPlan) {
        for (item, dice) in &self.dice {
            plan.pool.add(DiceSource::Card(*item), *dice);
        }
        plan.sure = plan.sure.saturating_add(self.sure);
    }
}

impl AwayMissions {
    /// Whether these items may be declared for this Action.
    pub(crate) fn check_boosts(&self, who: Who, action: &Action, with: &[Boost]) -> Result<Boosts, Refusal> {
        let mut boosts = Boosts::default();
        for (place, boost) in with.iter().enumerate() {
            if with[..place].iter().any(|other| other.card == boost.card) {
                return Err(Refusal::UsedThisTurn);
            }
            let item = self.check_card(who, boost.card)?.item;
            self.check_boost(who, action, item)?;
            match item {
                Item::ReferenceBook | Item::StrangelyGlowingOrb => boosts.iq.push(item),
                Item::Ionoscope => boosts.sure += 1,
                Item::RtCoEd => boosts.dice.push((item, 2)),
                Item::RtSarge => boosts.dice.push((item, 1)),
                Item::XRayGoggles => boosts.through = Some(self.check_hatch_to_see_through(boost)?),
                Item::Tricorder => {
                    let tile = boost.tile.ok_or(Refusal::TileNeeded)?;
                    boosts.tricorder = Some(tile);
                }
                _ => return Err(Refusal::UseItOtherwise),
            }
        }
        if let Some(tile) = boosts.tricorder {
            let map = self.map_through(boosts.through);
            if !self.is_near_and_seen(&map, who, tile) {
                return Err(Refusal::OutOfSight);
            }
        }
        Ok(boosts)
    }

    /// Whether an item of this kind helps with this Action.
    fn check_boost(&self, who: Who, action: &Action, item: Item) -> Result<(), Refusal> {
        let iq = self.is_iq(who, action);
        let attack = matches!(action, Action::Attack { .. });
        let helps = match item {
            Item::ReferenceBook | Item::StrangelyGlowingOrb | Item::Ionoscope | Item::Tricorder => iq,
            Item::RtCoEd => iq || attack,
            Item::RtSarge => attack,
            Item::XRayGoggles => attack || iq || matches!(action, Action::Talent { .. }),
            _ => false,
        };
        if helps { Ok(()) } else { Err(Refusal::UseItOtherwise) }
    }

    fn check_hatch_to_see_through(&self, boost: &Boost) -> Result<(TileId, TileId), Refusal> {
        let (a, b) = boost.hatch.ok_or(Refusal::NoHatch)?;
        match self.field.hatch(a, b) {
            None => Err(Refusal::NoHatch),
            Some(HatchState::Closed) => Ok((a, b)),
            Some(_) => Err(Refusal::NotClosed),
        }
    }

    /// X-Ray Goggles declared for an item's effect (AM-15.14).
    pub(crate) fn check_goggles(
        &self,
        who: Who,
        with: &[Boost],
        used: ItemId,
    ) -> Result<Option<(TileId, TileId)>, Refusal> {
        match with {
            [] => Ok(None),
            [boost] if boost.card != used => {
                if self.check_card(who, boost.card)?.item != Item::XRayGoggles {
                    return Err(Refusal::UseItOtherwise);
                }
                self.check_hatch_to_see_through(boost).map(Some)
            }
            _ => Err(Refusal::UseItOtherwise),
        }
    }

    /// Items that could be declared for this Action and ask for nothing more.
    pub(crate) fn usable_boosts(&self, who: Who, action: &Action) -> Vec<Boost> {
        let Some(rocketeer) = self.field.rocketeer(who) else { return Vec::new() };
        let plain = rocketeer.items.iter().filter(|card| {
            !matches!(card.item, Item::XRayGoggles | Item::Tricorder)
                && self.check_card(who, card.id).is_ok()
                && self.check_boost(who, action, card.item).is_ok()
        });
        plain.map(|card| Boost { card: card.id, hatch: None, tile: None }).collect()
    }
}
