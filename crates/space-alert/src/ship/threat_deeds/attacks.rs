//! Attacks on zones from outside, and where a threat is at home.

use crate::content::Reach;
use crate::ship::ship_damage::Shielding;
use crate::ship::{Mission, Ship, ThreatId, Witness};
use crate::{Station, Zone};

impl Ship {
    /// Attacks all zones that are struck. Says how much their shields absorbed.
    pub(super) fn strike<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        id: ThreatId,
        strength: u8,
        on: Reach,
    ) -> u8 {
        let mut absorbed = 0;
        for zone in self.struck(mission, id, on) {
            absorbed += self.attack_zone(mission, witness, id, zone, strength, Shielding::Absorbs);
        }
        absorbed
    }

    /// The zones that an attack strikes, from red to blue.
    pub(super) fn struck(
        &self,
        mission: &Mission,
        id: ThreatId,
        on: Reach,
    ) -> impl Iterator<Item = Zone> + use<> {
        let home = self.zone_of(mission, id);
        Zone::ALL.into_iter().filter(move |zone| match on {
            Reach::Own => *zone == home,
            Reach::All => true,
            Reach::Others => *zone != home,
            Reach::Flanks => *zone != Zone::White,
        })
    }

    /// The zone a threat attacks, or in which its token lies.
    pub(in crate::ship) fn zone_of(&self, mission: &Mission, id: ThreatId) -> Zone {
        self.home(mission, id).unwrap_or(Zone::White)
    }

    /// The zone in which a threat is: outside, or with its token, or with its host. In space there is none.
    pub(super) fn home(&self, mission: &Mission, id: ThreatId) -> Option<Zone> {
        let threat = &self.threats[id.index()];
        let host = || self.host_station(mission, id).map(Station::zone);
        threat.zone().or_else(|| threat.station().map(Station::zone)).or_else(host)
    }
}
