//! Chapter 9: attacks. Who can be attacked with what, how many dice that is, and what a hit does.

use crate::agenda::{Attack, Kind, RollFor};
use crate::command::Target;
use crate::content::Content;
use crate::field::{AlienId, Geometry, ItemCard, ItemId, Side, TileId};
use crate::rules::actions::RollPlan;
use crate::rules::dice::{DicePool, DiceSource};
use crate::rules::items::boosts::Boosts;
use crate::{AlienType, AwayMissions, Item, Refusal, Who};
use std::sync::Arc;

impl AwayMissions {
    /// The map as a Rocketeer sees it, through one closed hatch if he looks through X-Ray Goggles.
    pub(crate) fn map_through(&self, through: Option<(TileId, TileId)>) -> Arc<Geometry> {
        let map = self.map();
        match through {
            Some((a, b)) => Arc::new(map.looking_through(&self.field, a, b)),
            None => map,
        }
    }

    /// The range to a tile in line of sight; nothing if it is out of sight.
    pub(crate) fn reach(&self, map: &Geometry, from: TileId, to: TileId) -> Option<u8> {
        if !map.sees(Side::Rocketeers, from, to) {
            return None;
        }
        u8::try_from(map.range(Side::Rocketeers, from, to)?).ok()
    }

    /// Everything that could be attacked somewhere on the map, Thralls left out (AM-9.7, AM-9.8).
    pub(crate) fn targets(&self) -> Vec<Target> {
        let aliens = self.field.aliens.iter().filter(|alien| !is_thrall(alien.kind));
        let aliens = aliens.map(|alien| Target::Alien(alien.id));
        aliens.chain(self.field.bosses.iter().map(|boss| Target::Boss(boss.kind))).collect()
    }

    /// Whether a weapon may be used now (AM-9.4, AM-9.5, AM-12.3, AM-5.9).
    pub(crate) fn check_weapon(&self, who: Who, weapon: ItemId) -> Result<&ItemCard, Refusal> {
        let card = self.card_of(who, weapon).ok_or(Refusal::NoSuchCard)?;
        if !is_weapon(card.item) {
            return Err(Refusal::NotAWeapon);
        }
        self.check_card(who, weapon)
    }

    /// The range at which this weapon would strike something on a tile from here, and with how many dice.
    pub(crate) fn aim_at(
        &self,
        map: &Geometry,
        (item, from): (Item, TileId),
        at: TileId,
    ) -> Result<(u8, u8), Refusal> {
        let facts = Content::standard().item(item);
        // AM-18.2: from vent to vent, seen or not.
        let vent = |tile: TileId| self.field.tile(tile).is_some_and(|tile| tile.shows_vent());
        if item == Item::Ddt && vent(from) && vent(at) {
            return facts.dice_at(0).map(|dice| (0, dice)).ok_or(Refusal::OutOfRange);
        }
        let range = self.reach(map, from, at).ok_or(Refusal::OutOfSight)?;
        facts.dice_at(range).map(|dice| (range, dice)).ok_or(Refusal::OutOfRange)
    }

    /// Whether this weapon could strike this target from here: the range and the dice.
    pub(crate) fn check_target(
        &self,
        map: &Geometry,
        (item, from): (Item, TileId),
        target: Target,
    ) -> Result<(TileId, Kind, u8, u8), Refusal> {
        let kind = self.kind_of(target).ok_or(Refusal::NoSuchAlien)?;
        let at = self.target_tile(target).ok_or(Refusal::NoSuchAlien)?;
        if matches!(kind, Kind::Alien(kind) if is_thrall(kind)) {
            return Err(Refusal::NeverThralls);
        }
        if item == Item::Ddt && kind != Kind::Alien(AlienType::Bug) {
            return Err(Refusal::WrongTarget);
        }
        let (range, dice) = self.aim_at(map, (item, from), at)?;
        if strikes_whole_tile(item) {
            if self.field.aliens_on(at).any(|alien| is_thrall(alien.kind)) {
                return Err(Refusal::NeverThralls);
            }
            if self.field.rocketeers_on(at).next().is_some() {
                return Err(Refusal::OthersInTheWay);
            }
        }
        Ok((at, kind, range, dice))
    }

    /// An Attack Action (AM-9.1).
    pub(crate) fn plan_attack(
        &self,
        map: &Geometry,
        who: Who,
        weapon: ItemId,
        target: Target,
        boosts: &Boosts,
    ) -> Result<RollPlan, Refusal> {
        let card = self.check_weapon(who, weapon)?;
        let item = card.item;
        let (at, kind, range, dice) = self.check_target(map, (item, self.tile_of(who)), target)?;
        let rest = if item == Item::FlameGun {
            // A boss stands there too, and is rolled against like everything else on the tile.
            self.field
                .aliens_on(at)
                .map(|alien| Target::Alien(alien.id))
                .chain(
                    self.field.bosses.iter().filter(|boss| boss.at == at).map(|boss| Target::Boss(boss.kind)),
                )
                .filter(|other| *other != target)
                .collect()
        } else {
            Vec::new()
        };
        let attack = Attack { weapon, item, target, kind, at, range, through: boosts.through, rest };
        let mut plan = self.attack_pool(who, attack, dice);
        boosts.add_to(&mut plan);
        if item == Item::DemoCharge {
            plan.discard = Some(weapon);
        }
        Ok(plan)
    }

    /// The dice of an attack with everything that adds to them by itself.
    pub(crate) fn attack_pool(&self, who: Who, attack: Attack, dice: u8) -> RollPlan {
        let mut pool = DicePool::default();
        let mut passive = Vec::new();
        pool.add(DiceSource::Weapon(attack.item), dice as i8);
        let fresh = self.card_of(who, attack.weapon).is_some_and(|card| card.used_by.is_none());
        if attack.item == Item::RayGun
            && fresh
            && let Some(holster) = self.passive_cards(who, Item::Holster).find(|card| card.used_by.is_none())
        {
            pool.add(DiceSource::Card(Item::Holster), 1);
            passive.push(holster.id);
        }
        if attack.item == Item::AtomicRifle && attack.range == 3 {
            for scope in self.passive_cards(who, Item::SniperScope) {
                pool.add(DiceSource::Card(Item::SniperScope), 2);
                passive.push(scope.id);
            }
        }
        if self.field.rocketeer(who).is_some_and(|one| one.turn.coffee) {
            pool.add(DiceSource::Card(Item::FreezeDriedCoffee), 1);
        }
        RollPlan { what: RollFor::Attack(attack), pool, sure: 0, passive, discard: None }
    }

    /// The next roll of a Flame-Gun, against an Alien that is still there (AM-14.7).
    pub(crate) fn plan_next_flame(
        &self,
        who: Who,
        attack: &Attack,
        weapon: ItemId,
        target: Target,
        boosts: &Boosts,
    ) -> Result<RollPlan, Refusal> {
        if weapon != attack.weapon {
            return Err(Refusal::NotAWeapon);
        }
        if !attack.rest.contains(&target) || self.target_tile(target) != Some(attack.at) {
            return Err(Refusal::NoSuchAlien);
        }
        let kind = self.kind_of(target).ok_or(Refusal::NoSuchAlien)?;
        let rest = attack.rest.iter().copied().filter(|other| *other != target).collect();
        let dice = Content::standard().item(attack.item).dice_at(attack.range).unwrap_or_default();
        let next = Attack { target, kind, rest, ..attack.clone() };
        let mut plan = self.attack_pool(who, next, dice);
        boosts.add_to(&mut plan);
        Ok(plan)
    }

    /// Those of a Flame-Gun's Aliens that are still on its tile.
    pub(crate) fn still_there(&self, attack: &Attack) -> Vec<Target> {
        let there = |target: &Target| self.target_tile(*target) == Some(attack.at);
        attack.rest.iter().copied().filter(there).collect()
    }
}

/// Thralls of both kinds (AM-9.7).
pub(crate) fn is_thrall(kind: AlienType) -> bool {
    matches!(kind, AlienType::Thrall | AlienType::WarThrall)
}

/// Whether it attacks (AM-12.1). The Cowboy shoots, but is no weapon.
pub(crate) fn is_weapon(item: Item) -> bool {
    Content::standard().item(item).dice.is_some() && item != Item::RtCowboy
}

/// Weapons that are not used where somebody else would suffer (AM-14.5, AM-14.7).
fn strikes_whole_tile(item: Item) -> bool {
    matches!(item, Item::DemoCharge | Item::FlameGun)
}

/// Only the id of an Alien.
pub(crate) fn alien_of(target: Target) -> Option<AlienId> {
    match target {
        Target::Alien(alien) => Some(alien),
        Target::Boss(_) => None,
    }
}
