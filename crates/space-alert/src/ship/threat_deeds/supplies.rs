//! What deeds do to energy and rockets.

use super::ALL_BLOCKS;
use crate::Zone;
use crate::content::OnBoard;
use crate::ship::{Happening, Mission, Ship, Status, Store, ThreatId, WhyNot, Witness};

impl Ship {
    pub(super) fn flood_shield<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        threat: ThreatId,
        zone: Zone,
    ) {
        let index = zone.index();
        let room = self.shield_capacity(mission, zone).saturating_sub(self.shields[index]);
        let fits = room.min(self.reactors[index]);
        self.reactors[index] -= fits;
        self.shields[index] += fits;
        if fits > 0 {
            let (from, to) = (Store::Reactor(zone), Store::Shield(zone));
            witness.see(Happening::EnergyDiverted { from, to, blocks: fits });
        }
        let leaked = self.drain(witness, Store::Reactor(zone), ALL_BLOCKS);
        self.note_nothing(witness, threat, fits + leaked);
        self.damage_zone(mission, witness, threat, zone, leaked);
    }

    /// One rocket fewer also means one fewer that could go off on board.
    pub(super) fn lose_rocket<W: Witness>(&mut self, mission: &Mission, witness: &mut W, threat: ThreatId) {
        let Some(left) = self.rockets.checked_sub(1) else {
            witness.see(Happening::NothingDone { threat, why: WhyNot::NoRocket });
            return;
        };
        self.rockets = left;
        witness.see(Happening::RocketLost);
        for other in mission.threat_ids() {
            let on_board = mission.threats[other.index()].card.on_board;
            let marker = self.marker(other);
            let warheads = matches!(on_board, OnBoard::Malfunction { rockets: true, .. });
            if warheads && marker.status == Status::OnTrack {
                marker.hp = marker.hp.saturating_sub(1);
                if marker.damage >= marker.hp {
                    self.destroy(mission, witness, other);
                }
            }
        }
    }

    pub(super) fn note_nothing<W: Witness>(&self, witness: &mut W, threat: ThreatId, amount: u8) {
        if amount == 0 {
            witness.see(Happening::NothingDone { threat, why: WhyNot::Nothing });
        }
    }
}
