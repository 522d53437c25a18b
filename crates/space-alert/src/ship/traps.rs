//! What intruders leave behind or do to people: drones, poison, mines, infection.

use super::{Happening, Mission, Player, Ship, Status, ThreatId, WhyNot, Witness};
use crate::{Station, Stations, Zone};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Any number of mines in every station, five bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Station>"))]
pub struct Mines(u32);

impl Mines {
    /// No mine.
    pub const NONE: Mines = Mines(0);
    const BITS: usize = 5;
    /// More than any track has marks.
    const MOST: u8 = 31;

    /// How many lie in a station.
    pub fn count(self, station: Station) -> u8 {
        (self.0 >> (station.index() * Mines::BITS)) as u8 & Mines::MOST
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Lays one more.
    pub fn lay(&mut self, station: Station) {
        if self.count(station) < Mines::MOST {
            self.0 += 1 << (station.index() * Mines::BITS);
        }
    }

    /// The station of each mine, upper deck first, from red to blue.
    pub fn iter(self) -> impl Iterator<Item = Station> {
        let mines = move |station| std::iter::repeat_n(station, usize::from(self.count(station)));
        Station::ALL.into_iter().flat_map(mines)
    }
}

/// As a list, so that a person can read it.
impl Serialize for Mines {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Mines {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Mines, D::Error> {
        let mut mines = Mines::NONE;
        Vec::<Station>::deserialize(deserializer)?.into_iter().for_each(|station| mines.lay(station));
        Ok(mines)
    }
}

impl Ship {
    /// Drones go into every station next to its own, through door and gravolift (SA-26.5).
    pub(super) fn lay_drones<W: Witness>(&mut self, witness: &mut W, threat: ThreatId) {
        let Some(from) = self.threats[threat.index()].station() else { return };
        let around = [from.towards_red(), from.towards_blue(), Some(from.other_deck())];
        let around: Stations = around.into_iter().flatten().collect();
        let mut laid = false;
        for station in around.iter() {
            let marker = self.marker(threat);
            if !marker.drones.contains(station) {
                marker.drones.insert(station);
                laid = true;
                witness.see(Happening::DronePlaced { threat, station });
            }
        }
        if !laid {
            witness.see(Happening::NothingDone { threat, why: WhyNot::TokenThere });
        }
    }

    pub(super) fn lay_mine<W: Witness>(&mut self, witness: &mut W, threat: ThreatId) {
        let Some(station) = self.threats[threat.index()].station() else { return };
        self.marker(threat).mines.lay(station);
        witness.see(Happening::MinePlaced { threat, station });
    }

    /// Every mine does damage to its zone, from red to blue.
    pub(super) fn blow_mines<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        threat: ThreatId,
        points: u8,
    ) {
        let mines = self.threats[threat.index()].mines;
        if mines.is_empty() {
            witness.see(Happening::NothingDone { threat, why: WhyNot::Nothing });
        }
        for zone in Zone::ALL {
            for _ in mines.iter().filter(|station| station.zone() == zone) {
                self.damage_zone(mission, witness, threat, zone, points);
            }
        }
    }

    /// Drones and mines go with whoever left them (SA-26.5, SA-26.11).
    pub(super) fn clear_traps<W: Witness>(&mut self, witness: &mut W, threat: ThreatId) {
        let marker = self.marker(threat);
        if !marker.drones.is_empty() || !marker.mines.is_empty() {
            marker.drones = Stations::NONE;
            marker.mines = Mines::NONE;
            witness.see(Happening::TrapsGone { threat });
        }
    }

    /// Infects everybody in its station, standing or not (SA-26.22).
    pub(super) fn infect<W: Witness>(&mut self, witness: &mut W, threat: ThreatId) {
        let station = self.threats[threat.index()].station();
        let mut found = false;
        for player in 0..self.crew().len() {
            let member = self.crew[player];
            if !member.in_space && Some(member.station) == station {
                found = true;
                if self.take_victim(threat, player as Player) {
                    witness.see(Happening::Infected { player: player as Player, threat });
                }
            }
        }
        if !found {
            witness.see(Happening::NothingDone { threat, why: WhyNot::Nobody });
        }
    }

    /// Each infected person on board does damage to the zone where they are, standing or not (SA-26.23).
    pub(super) fn break_out<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        threat: ThreatId,
        points: u8,
    ) {
        let victims = self.threats[threat.index()].victims;
        let mut found = false;
        for player in 0..self.crew().len() {
            let member = self.crew[player];
            if victims & (1 << player) != 0 && !member.in_space {
                found = true;
                self.damage_zone(mission, witness, threat, member.station.zone(), points);
            }
        }
        if !found {
            witness.see(Happening::NothingDone { threat, why: WhyNot::Nobody });
        }
    }

    /// Says whether somebody was not a victim yet.
    pub(super) fn take_victim(&mut self, threat: ThreatId, player: Player) -> bool {
        let victims = &mut self.marker(threat).victims;
        let before = *victims;
        *victims |= 1 << player;
        *victims != before
    }

    /// What waits in a station for somebody who enters it: drones, and a parasite without a host (SA-26.5, SA-26.34).
    pub(super) fn caught<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        player: Player,
        station: Station,
    ) {
        for threat in mission.threat_ids() {
            let marker = self.threats[threat.index()];
            if marker.status != Status::OnTrack {
                continue;
            }
            if marker.drones.contains(station) && self.take_victim(threat, player) {
                witness.see(Happening::Poisoned { player, threat });
            }
            let card = &mission.threats[threat.index()].card;
            if card.is_parasite() && marker.victims == 0 && self.take_victim(threat, player) {
                witness.see(Happening::FindsHost { player, threat });
            }
        }
    }
}
