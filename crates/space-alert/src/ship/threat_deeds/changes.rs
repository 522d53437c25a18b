//! What deeds change on the cards themselves: shields, damage and squares.

use crate::ship::{Happening, Mission, Ship, Status, ThreatId, Track, WhyNot, Witness};

impl Ship {
    pub(super) fn set_shield<W: Witness>(&mut self, witness: &mut W, threat: ThreatId, shield: i8) {
        self.marker(threat).shield = shield;
        witness.see(Happening::ShieldChanges { threat, shield });
    }

    pub(super) fn heal<W: Witness>(&mut self, witness: &mut W, threat: ThreatId, most: u8) {
        let marker = self.marker(threat);
        let damage = most.min(marker.damage);
        marker.damage -= damage;
        let total = marker.damage;
        if damage == 0 {
            witness.see(Happening::NothingDone { threat, why: WhyNot::Undamaged });
        } else {
            witness.see(Happening::Heals { threat, damage, total });
        }
    }

    /// Every external threat on its way loses damage.
    pub(super) fn heal_outside<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        id: ThreatId,
        most: u8,
    ) {
        let mut healed = false;
        for other in mission.threat_ids() {
            let threat = &self.threats[other.index()];
            if threat.zone().is_some() && threat.status == Status::OnTrack && threat.damage > 0 {
                healed = true;
                self.heal(witness, other, most);
            }
        }
        if !healed {
            witness.see(Happening::NothingDone { threat: id, why: WhyNot::Undamaged });
        }
    }

    /// Damage that no shield stops.
    pub(in crate::ship) fn burn<W: Witness>(
        &mut self,
        witness: &mut W,
        threat: ThreatId,
        by: ThreatId,
        damage: u8,
    ) {
        let marker = self.marker(threat);
        marker.damage = marker.damage.saturating_add(damage);
        let total = marker.damage;
        witness.see(Happening::Burnt { threat, by, damage, total });
    }

    /// Other threats on these tracks advance at once, by number.
    pub(super) fn hurry<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        id: ThreatId,
        squares: u8,
        on: impl Fn(Track) -> bool,
    ) {
        for other in mission.threat_ids() {
            let threat = &self.threats[other.index()];
            if other != id && threat.status == Status::OnTrack && on(threat.track) {
                self.advance_threat(mission, witness, other, squares);
                if self.loss.is_some() {
                    return;
                }
            }
        }
    }
}
