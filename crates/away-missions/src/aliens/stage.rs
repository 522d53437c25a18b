//! What an Alien Turn is played on: the map, its geometry, the dice and who watches.

use super::happening::{Happening, Preference};
use super::profile::Profile;
use crate::Who;
use crate::field::{Field, Flood, Geometry, Rocketeer, TileId, Way};
use table::Dice;

/// Where ten-sided dice come from.
pub trait Roll {
    /// The next die, 1 to 10, or none if the list of dice is used up.
    fn d10(&mut self) -> Option<u8>;
}

impl Roll for Dice {
    fn d10(&mut self) -> Option<u8> {
        u8::try_from(self.below(10) + 1).ok()
    }
}

/// Somebody who is told what happens.
pub trait Witness {
    /// It happens now; the map already shows it.
    fn see(&mut self, field: &Field, happening: Happening);
}

impl Witness for Vec<Happening> {
    fn see(&mut self, _: &Field, happening: Happening) {
        self.push(happening);
    }
}

/// Why an Alien Turn of a position file cannot go on. In a game neither happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The list of dice is too short.
    OutOfDice,
    /// Somebody was to use an Invisibility Device and cannot.
    CannotVanish {
        /// The Rocketeer whom it concerns.
        who: Who,
    },
}

/// Everything that an Alien Turn needs while it runs.
pub struct Stage<'a> {
    /// The map.
    pub field: &'a mut Field,
    /// The same map as a graph. Nothing in an Alien Turn changes it.
    pub geometry: &'a Geometry,
    /// The dice.
    pub dice: &'a mut dyn Roll,
    /// Who watches, if anybody.
    pub witness: Option<&'a mut dyn Witness>,
    floods: Vec<Known>,
}

/// How far every tile is from one where a Rocketeer on a certain tile can be attacked.
struct Known {
    way: Way,
    range: u8,
    tile: TileId,
    flood: Flood,
}

impl<'a> Stage<'a> {
    /// Sets the stage.
    pub fn new(
        field: &'a mut Field,
        geometry: &'a Geometry,
        dice: &'a mut dyn Roll,
        witness: Option<&'a mut dyn Witness>,
    ) -> Stage<'a> {
        Stage { field, geometry, dice, witness, floods: Vec::new() }
    }

    /// Tells what happens, if somebody watches.
    pub(super) fn tell(&mut self, happening: impl FnOnce(&Field) -> Happening) {
        if let Some(witness) = &mut self.witness {
            witness.see(self.field, happening(self.field));
        }
    }

    /// One die.
    pub(super) fn roll(&mut self) -> Result<u8, Trouble> {
        self.dice.d10().ok_or(Trouble::OutOfDice)
    }

    /// Steps to the nearest tile from which a Rocketeer on `target` can be attacked (AM-20.5, AM-20.8).
    pub(super) fn steps_to_attack(&mut self, profile: &Profile, target: TileId) -> &Flood {
        let known =
            |known: &Known| known.way == profile.way && known.range == profile.range && known.tile == target;
        let place = match self.floods.iter().position(known) {
            Some(place) => place,
            None => {
                let mut flood = Flood::default();
                let near = profile.range > 0 && self.geometry.sight_limit() != Some(0);
                let geometry = self.geometry;
                let neighbours = geometry.steps(Way::AlienSight, target).filter(|_| near);
                flood.run(geometry, profile.way, std::iter::once(target).chain(neighbours));
                self.floods.push(Known { way: profile.way, range: profile.range, tile: target, flood });
                self.floods.len() - 1
            }
        };
        &self.floods[place].flood
    }

    /// How far away a Rocketeer is that can be attacked from this tile (AM-20.5).
    pub(super) fn attack_range(&self, range: u8, from: TileId, target: &Rocketeer) -> Option<u8> {
        if target.turn.invisible {
            None
        } else if target.at == from {
            Some(0)
        } else {
            let seen = range > 0
                && self.geometry.sight_limit() != Some(0)
                && self.geometry.may_step(Way::AlienSight, from, target.at);
            seen.then_some(1)
        }
    }

    /// Whether anybody can be attacked from this tile.
    pub(super) fn can_attack(&self, range: u8, from: TileId) -> bool {
        self.field.rocketeers.iter().any(|rocketeer| self.attack_range(range, from, rocketeer).is_some())
    }

    /// Of several tiles the scanned one with the lowest number, else one by chance (AM-20.12, AM-20.13).
    pub(super) fn prefer(
        &mut self,
        tiles: &mut Vec<TileId>,
    ) -> Result<Option<(TileId, Preference)>, Trouble> {
        let geometry = self.geometry;
        let numbered = |tile: &TileId| geometry.number(*tile).map(|number| (number, *tile));
        let scanned = tiles.iter().filter_map(numbered).count();
        if let Some((_, tile)) = tiles.iter().filter_map(numbered).min() {
            let why = match (tiles.len(), scanned) {
                (1, _) => Preference::Only,
                (_, 1) => Preference::Scanned,
                _ => Preference::LowestNumber,
            };
            return Ok(Some((tile, why)));
        }
        tiles.sort_by_key(|tile| geometry.hex(*tile));
        tiles.truncate(10);
        let among = match tiles.len() {
            0 => return Ok(None),
            1 => return Ok(Some((tiles[0], Preference::Only))),
            among => among as u8,
        };
        let mut rolls = Vec::new();
        loop {
            let roll = self.roll()?;
            rolls.push(roll);
            if roll <= 10 / among * among {
                let tile = tiles[usize::from((roll.max(1) - 1) % among)];
                return Ok(Some((tile, Preference::Chance { among, rolls })));
            }
        }
    }
}
