//! Systems that somebody has wrecked: each works again after one repair.

use super::{Happening, Mission, Player, Ship, ThreatId, WhyNot, Witness};
use crate::Station;
use crate::content::Letter;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Any number of wrecked systems, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<(Station, Letter)>"))]
pub struct Wreckage(u32);

const LETTERS: [Letter; 3] = [Letter::A, Letter::B, Letter::C];

impl Wreckage {
    fn bit(station: Station, letter: Letter) -> u32 {
        1 << (station.index() * LETTERS.len() + letter as usize)
    }

    /// Whether this system is among them.
    pub fn contains(self, station: Station, letter: Letter) -> bool {
        self.0 & Wreckage::bit(station, letter) != 0
    }

    fn insert(&mut self, station: Station, letter: Letter) {
        self.0 |= Wreckage::bit(station, letter);
    }

    fn remove(&mut self, station: Station, letter: Letter) {
        self.0 &= !Wreckage::bit(station, letter);
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = (Station, Letter)> {
        let systems = Station::ALL.into_iter().flat_map(|station| LETTERS.map(|letter| (station, letter)));
        systems.filter(move |(station, letter)| self.contains(*station, *letter))
    }
}

/// As a list, so that a person can read it.
impl Serialize for Wreckage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Wreckage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Wreckage, D::Error> {
        let mut wreckage = Wreckage::default();
        for (station, letter) in Vec::<(Station, Letter)>::deserialize(deserializer)? {
            wreckage.insert(station, letter);
        }
        Ok(wreckage)
    }
}

impl Ship {
    /// All systems of both stations of its zone stop working (SA-26.32).
    pub(super) fn wreck<W: Witness>(&mut self, witness: &mut W, threat: ThreatId) {
        let Some(here) = self.threats[threat.index()].station() else { return };
        let before = self.threats[threat.index()].wreckage;
        for station in Station::ALL.into_iter().filter(|station| station.zone() == here.zone()) {
            let wreckage = &mut self.marker(threat).wreckage;
            let standing = LETTERS.iter().any(|letter| !wreckage.contains(station, *letter));
            LETTERS.into_iter().for_each(|letter| wreckage.insert(station, letter));
            if standing {
                witness.see(Happening::Wrecks { threat, station });
            }
        }
        if self.threats[threat.index()].wreckage == before {
            witness.see(Happening::NothingDone { threat, why: WhyNot::TokenThere });
        }
    }

    /// Mends a wrecked system, whoever wrecked it. Says whether it was wrecked by this threat.
    pub(super) fn mend_system<W: Witness>(
        &mut self,
        witness: &mut W,
        player: Player,
        threat: ThreatId,
        letter: Letter,
    ) -> bool {
        let station = self.crew[usize::from(player)].station;
        let wreckage = &mut self.marker(threat).wreckage;
        let wrecked = wreckage.contains(station, letter);
        if wrecked {
            wreckage.remove(station, letter);
            witness.see(Happening::MendsSystem { player, threat, station, letter });
        }
        wrecked
    }

    /// The wrecked systems of a mission, whoever wrecked them.
    pub fn wreckage(&self, mission: &Mission) -> Wreckage {
        let threats = self.threats(mission).iter();
        Wreckage(threats.fold(0, |all, threat| all | threat.wreckage.0))
    }
}
