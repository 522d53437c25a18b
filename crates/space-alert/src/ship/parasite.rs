//! A threat without a station of its own: it lives in somebody.

use super::ship_damage::Shielding;
use super::{Happening, Mission, Player, Ship, ThreatId, WhyNot, Witness};
use crate::{Station, Zone};

impl Ship {
    /// In whom a parasite lives.
    pub fn host(&self, mission: &Mission, threat: ThreatId) -> Option<Player> {
        let victims = self.threats.get(threat.index())?.victims;
        let parasite = mission.threat(threat)?.card.is_parasite();
        (parasite && victims != 0).then(|| victims.trailing_zeros() as Player)
    }

    /// Where the host of a parasite is on board.
    pub fn host_station(&self, mission: &Mission, threat: ThreatId) -> Option<Station> {
        let host = self.crew().get(usize::from(self.host(mission, threat)?))?;
        (!host.in_space).then_some(host.station)
    }

    /// Why a parasite finds nothing to do.
    pub(super) fn why_no_host(&self, mission: &Mission, threat: ThreatId) -> WhyNot {
        if self.host(mission, threat).is_some() { WhyNot::HostInSpace } else { WhyNot::NoHost }
    }

    /// Damage where the host is; from space it attacks the white zone (SA-26.35).
    pub(super) fn damage_at_host<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        threat: ThreatId,
        points: u8,
    ) {
        match (self.host(mission, threat), self.host_station(mission, threat)) {
            (None, _) => witness.see(Happening::NothingDone { threat, why: WhyNot::NoHost }),
            (Some(_), Some(station)) => self.damage_zone(mission, witness, threat, station.zone(), points),
            (Some(_), None) => {
                self.attack_zone(mission, witness, threat, Zone::White, points, Shielding::Absorbs);
            }
        }
    }
}
