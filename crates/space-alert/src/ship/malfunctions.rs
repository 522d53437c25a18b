//! Repairing what does not work.

use super::happening::{Happening, KnockOutCause, Player, WhyNot, Witness};
use super::mission::{Mission, ThreatId};
use super::state::{Ship, Shot, Status};
use crate::basics::Stations;
use crate::content::{Letter, OnBoard};

impl Ship {
    /// Repairs the repairable malfunction with the lowest number on this system.
    pub(super) fn repair<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        player: Player,
        letter: Letter,
        shot: Shot,
    ) -> Result<(), WhyNot> {
        let station = self.crew[usize::from(player)].station;
        let mut broken = self.malfunctions(mission, station, letter);
        let id = broken.find(|(_, repairable)| *repairable).map(|(id, _)| id).ok_or(WhyNot::Unrepairable)?;
        drop(broken);
        let OnBoard::Malfunction { together, .. } = mission.threats[id.index()].card.on_board else {
            return Err(WhyNot::Unrepairable);
        };
        let marker = self.marker(id);
        marker.repaired_in.insert(station);
        if together > 0 {
            let bit = 1 << player;
            if marker.repaired_by & bit != 0 {
                return Err(WhyNot::CountedOnce);
            }
            marker.repaired_by |= bit;
            let people = marker.repaired_by.count_ones() as u8;
            if people < together {
                witness.see(Happening::RepairPending { player, threat: id, people, needed: together });
                return Ok(());
            }
        }
        let points = if shot == Shot::Heroic { 2 } else { 1 };
        self.mend(mission, witness, Some(player), id, points);
        Ok(())
    }

    /// Gives a malfunction damage, and ends it when it has enough.
    pub(super) fn mend<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        player: Option<Player>,
        threat: ThreatId,
        points: u8,
    ) {
        let marker = self.marker(threat);
        marker.damage += points;
        let (damage, done) = (marker.damage, marker.damage >= marker.hp);
        witness.see(Happening::Repairs { player, threat, points, damage });
        if !done {
            return;
        }
        self.destroy(mission, witness, threat);
        let OnBoard::Malfunction { scalds, .. } = mission.threats[threat.index()].card.on_board else {
            return;
        };
        for other in 0..self.crew().len() {
            let member = self.crew[other];
            if member.is_up_on_ship() && scalds.contains(member.station) {
                self.knock_out(witness, other as Player, KnockOutCause::Scalded(threat));
            }
        }
    }

    /// At the end of the actions: the extra for repairing every affected station in one turn.
    pub(super) fn count_joint_repairs<W: Witness>(&mut self, mission: &Mission, witness: &mut W) {
        for id in mission.threat_ids() {
            let marker = self.marker(id);
            let repaired = std::mem::replace(&mut marker.repaired_in, Stations::NONE);
            let joined = std::mem::take(&mut marker.repaired_by) != 0;
            let open = marker.status == Status::OnTrack;
            let card = mission.threats[id.index()].card;
            let OnBoard::Malfunction { bonus, .. } = card.on_board else { continue };
            if joined && open {
                witness.see(Happening::NothingDone { threat: id, why: WhyNot::NotEnoughPeople });
            }
            if bonus > 0 && open && repaired == card.stations {
                self.mend(mission, witness, None, id, bonus);
            }
        }
    }
}
