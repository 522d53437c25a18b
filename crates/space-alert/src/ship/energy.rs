//! Action B: energy goes from the bank to the central reactor, from there to the sides, and from reactors to shields.

use super::{Happening, Mission, Player, Ship, Shot, WhyNot, Witness};
use crate::{Station, Zone};
use serde::{Deserialize, Serialize};

/// Where energy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Store {
    /// A zone's shield.
    Shield(Zone),
    /// A zone's reactor.
    Reactor(Zone),
    /// A fuel capsule.
    Fuel,
}

const CENTRE: usize = 1;

impl Ship {
    pub(super) fn move_energy<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        player: Player,
        shot: Shot,
    ) -> Result<(), WhyNot> {
        let station = self.crew[usize::from(player)].station;
        let zone = station.zone();
        let index = zone.index();
        let (from, to, blocks) = if station.is_upper() {
            let room = self.shield_capacity(mission, zone).saturating_sub(self.shields[index]);
            let blocks = fits(room, self.reactors[index])?;
            self.reactors[index] -= blocks;
            self.shields[index] += blocks;
            (Store::Reactor(zone), Store::Shield(zone), blocks)
        } else if station == Station::LowerWhite {
            self.fuel = self.fuel.checked_sub(1).ok_or(WhyNot::NoFuel)?;
            let blocks = self.reactor_capacity(mission, zone).saturating_sub(self.reactors[index]);
            self.reactors[index] += blocks;
            (Store::Fuel, Store::Reactor(zone), blocks)
        } else {
            let room = self.reactor_capacity(mission, zone).saturating_sub(self.reactors[index]);
            let blocks = fits(room, self.reactors[CENTRE])?;
            self.reactors[CENTRE] -= blocks;
            self.reactors[index] += blocks;
            (Store::Reactor(Zone::White), Store::Reactor(zone), blocks)
        };
        let extra = u8::from(shot == Shot::Heroic && blocks > 0);
        match to {
            Store::Shield(_) => self.shields[index] += extra,
            Store::Reactor(_) | Store::Fuel => self.reactors[index] += extra,
        }
        witness.see(Happening::EnergyMoved { player, from, to, blocks, extra });
        Ok(())
    }
}

/// As much as there is room for, or all there is.
fn fits(room: u8, there: u8) -> Result<u8, WhyNot> {
    match room.min(there) {
        0 if room == 0 => Err(WhyNot::Full),
        0 => Err(WhyNot::NoEnergy),
        blocks => Ok(blocks),
    }
}
