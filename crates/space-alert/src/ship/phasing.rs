//! Threats that are there in one turn and not there in the next, and those that cannot be got at right away.

use super::{Happening, Mission, Ship, Status, ThreatId, WhyNot, Witness};
use crate::content::Inaccessible;

impl Ship {
    /// How many squares a threat's own move has: its speed, or less if weapons hurt something that minds (SA-25.20).
    pub(super) fn own_squares<W: Witness>(&self, mission: &Mission, witness: &mut W, threat: ThreatId) -> u8 {
        let marker = &self.threats[threat.index()];
        let slows = mission.threats[threat.index()].card.nature.slows;
        if slows == 0 || !marker.hurt {
            return marker.speed;
        }
        let squares = marker.speed.saturating_sub(slows);
        witness.see(Happening::SlowsDown { threat, squares });
        squares
    }

    /// After each of its own moves a threat may phase (SA-24.6) or get faster (SA-25.27).
    pub(super) fn after_own_move<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        threat: ThreatId,
    ) {
        let card = &mission.threats[threat.index()].card;
        let marker = self.marker(threat);
        if marker.status != Status::OnTrack {
            return;
        }
        if card.phasing {
            marker.phased_out = !marker.phased_out;
            witness.see(match marker.phased_out {
                true => Happening::PhasesOut { threat },
                false => Happening::PhasesIn { threat },
            });
        }
        if card.nature.hastens > 0 {
            marker.speed = marker.speed.saturating_add(card.nature.hastens);
            witness.see(Happening::SpeedChanges { threat, speed: marker.speed });
        }
    }

    /// What is left of so many points of attack or repair: the first of a turn may do nothing (SA-24.18).
    pub(super) fn accessible(
        &mut self,
        mission: &Mission,
        threat: ThreatId,
        points: u8,
    ) -> Result<u8, WhyNot> {
        let marker = self.marker(threat);
        let hard = match mission.threats[threat.index()].card.inaccessible {
            Inaccessible::Never => false,
            Inaccessible::UntilX => !marker.did_x,
            Inaccessible::Always => true,
        };
        if !hard || std::mem::replace(&mut marker.touched, true) {
            return Ok(points);
        }
        match points.saturating_sub(1) {
            0 => Err(WhyNot::Inaccessible),
            left => Ok(left),
        }
    }
}
