//! Items that move figures and things: Gravitational Wave Generator, Sonic Repulsor, Power of Love.

use crate::agenda::{After, Question, Task};
use crate::command::{Aim, Boost, Haul, Thing};
use crate::field::{Alien, AlienId, Geometry, ItemId, Side, TileId, Way};
use crate::hex::Direction;
use crate::rules::attack::is_thrall;
use crate::rules::striking::way_of;
use crate::{AlienType, AwayMissions, Event, Item, Refusal, Who};
use table::{Audience, Story};

impl AwayMissions {
    pub(crate) fn check_hauling(
        &self,
        map: &Geometry,
        who: Who,
        item: Item,
        aim: &Aim,
    ) -> Result<(), Refusal> {
        match (item, aim) {
            (Item::PowerOfLove, Aim::Nothing) => {
                if self.smitten(map, who).is_empty() {
                    Err(Refusal::NoSuchAlien)
                } else {
                    Ok(())
                }
            }
            (Item::GravitationalWaveGenerator | Item::SonicRepulsor, Aim::Haul { what, path }) => {
                let from = self.haul_start(who, *what)?;
                self.check_haul(map, self.tile_of(who), item, *what, from, path)
            }
            _ => Err(Refusal::WrongTarget),
        }
    }

    /// Where what is moved begins.
    fn haul_start(&self, who: Who, what: Haul) -> Result<TileId, Refusal> {
        match what {
            Haul::Alien(alien) => self.field.alien(alien).map(|alien| alien.at).ok_or(Refusal::NoSuchAlien),
            Haul::Rocketeer(other) if other == who => Err(Refusal::WrongTarget),
            Haul::Rocketeer(other) => {
                self.field.rocketeer(other).map(|one| one.at).ok_or(Refusal::NotInTheGame)
            }
            Haul::Thing { at, what } => self.find_lying(at, what).map(|_| at).ok_or(Refusal::NotThere),
        }
    }

    /// AM-15.3, AM-15.4, AM-15.10.
    fn check_haul(
        &self,
        map: &Geometry,
        here: TileId,
        item: Item,
        what: Haul,
        from: TileId,
        path: &[TileId],
    ) -> Result<(), Refusal> {
        let pull = item == Item::GravitationalWaveGenerator;
        let range = self.reach(map, here, from).ok_or(Refusal::OutOfSight)?;
        if pull && range > 3 {
            return Err(Refusal::OutOfRange);
        }
        if path.is_empty() || (pull && path.len() > 3) {
            return Err(Refusal::WrongWay);
        }
        let mut at = from;
        for (number, to) in path.iter().enumerate() {
            if !pull && number > 0 && !map.sees(Side::Rocketeers, here, at) {
                return Err(Refusal::WrongWay);
            }
            if !self.haul_step(map, here, pull, what, at, *to) {
                return Err(Refusal::WrongWay);
            }
            at = *to;
        }
        if !pull && map.sees(Side::Rocketeers, here, at) && !self.is_stopped(map, here, what, at) {
            return Err(Refusal::MovesOn);
        }
        Ok(())
    }

    /// Whether one step leads the right way over an edge that lets it pass.
    fn haul_step(
        &self,
        map: &Geometry,
        here: TileId,
        pull: bool,
        what: Haul,
        at: TileId,
        to: TileId,
    ) -> bool {
        let (before, after) = (map.hex(here).distance(map.hex(at)), map.hex(here).distance(map.hex(to)));
        let next = Direction::ALL.into_iter().find(|direction| map.neighbour(at, *direction) == Some(to));
        let scanned = self.field.tile(to).is_some_and(|tile| tile.scanned);
        let may_lie = match what {
            Haul::Alien(_) => true,
            Haul::Rocketeer(_) => scanned,
            Haul::Thing { .. } => scanned || !pull,
        };
        let right = if pull { after < before } else { after > before };
        right && may_lie && next.is_some_and(|direction| map.may_cross(Way::Walk, at, direction))
    }

    /// AM-15.10: something is in the way of one of the directions in which it could be driven on.
    fn is_stopped(&self, map: &Geometry, here: TileId, what: Haul, at: TileId) -> bool {
        let (centre, hex) = (map.hex(here), map.hex(at));
        let farther = |direction: &Direction| centre.distance(hex.step(*direction)) > centre.distance(hex);
        Direction::ALL.into_iter().filter(farther).any(|direction| match map.neighbour(at, direction) {
            None => true,
            Some(to) => !self.haul_step(map, here, false, what, at, to),
        })
    }

    pub(super) fn haul(
        &mut self,
        who: Who,
        card: ItemId,
        aim: &Aim,
        with: &[Boost],
        story: &mut Story<Event>,
    ) {
        let Some(item) = self.card_of(who, card).map(|card| card.item) else { return };
        let Aim::Haul { what, path } = aim else {
            let map = self.map_through(with.first().and_then(|boost| boost.hatch));
            self.use_up(who, card, story);
            for (alien, to) in self.smitten(&map, who) {
                self.move_alien(alien, to, story);
            }
            return;
        };
        if let Haul::Rocketeer(other) = what
            && self.seat_of(*other) != self.seat_of(who)
        {
            let question =
                Question::Moved { by: who, item, card: Some(card), who: *other, path: path.clone() };
            return self.push(Task::Ask(question));
        }
        self.use_up(who, card, story);
        match what {
            Haul::Alien(alien) => self.drag(*alien, path.clone(), story),
            Haul::Rocketeer(other) => self.haul_rocketeer(*other, path, story),
            Haul::Thing { at, what } => {
                if let Some(to) = path.last() {
                    self.haul_thing(*at, *what, *to, story);
                }
            }
        }
    }

    /// An Alien is moved on, step by step: a Sentinel may meet a mine on its way.
    pub(crate) fn drag(&mut self, alien: AlienId, mut path: Vec<TileId>, story: &mut Story<Event>) {
        if path.is_empty() || self.field.alien(alien).is_none() {
            return;
        }
        let to = path.remove(0);
        if !path.is_empty() {
            self.push(Task::After(After::Drag { alien, path }));
        }
        self.move_alien(alien, to, story);
    }

    /// A Rocketeer who has agreed is moved, tile by tile.
    pub(crate) fn haul_rocketeer(&mut self, who: Who, path: &[TileId], story: &mut Story<Event>) {
        for tile in path {
            self.move_rocketeer(who, *tile, story);
        }
    }

    fn haul_thing(&mut self, at: TileId, what: Thing, to: TileId, story: &mut Story<Event>) {
        let Some(place) = self.find_lying(at, what) else { return };
        let Some(from) = self.field.tile_mut(at) else { return };
        let lying = from.lying.remove(place);
        let item = match &lying {
            crate::field::Lying::Item(card) | crate::field::Lying::Mine(card) => Some(card.item),
            _ => None,
        };
        if let Some(there) = self.field.tile_mut(to) {
            there.lying.push(lying);
        }
        story.tell(
            Audience::All,
            match item {
                Some(item) => Event::ItemMoved { item, tile: to },
                None => Event::ThingMoved { tile: to },
            },
        );
    }

    /// AM-18.8: who is driven away by love, and where to.
    fn smitten(&self, map: &Geometry, who: Who) -> Vec<(AlienId, TileId)> {
        let here = self.tile_of(who);
        let centre = map.hex(here);
        let moved = |alien: &Alien| {
            if is_thrall(alien.kind)
                || alien.kind == AlienType::BrainInAJar
                || !map.sees(Side::Rocketeers, here, alien.at)
            {
                return None;
            }
            let farther = |to: &TileId| centre.distance(map.hex(*to)) > centre.distance(map.hex(alien.at));
            let open =
                Direction::ALL.into_iter().filter(|edge| map.may_cross(way_of(alien.kind), alien.at, *edge));
            let best = open
                .filter_map(|edge| map.neighbour(alien.at, edge))
                .filter(farther)
                .min_by_key(|to| (map.number(*to).map_or(u32::MAX, u32::from), *to));
            Some((alien.id, best?))
        };
        self.field.aliens.iter().filter_map(moved).collect()
    }
}
