//! Repairing what does not work.

use super::{
    Happening, KnockOutCause, Mission, Player, Ship, Shot, Squad, Status, Store, ThreatId, WhyNot, Witness,
};
use crate::content::{Letter, OnBoard};
use crate::{Station, Stations};

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
        let member = self.crew[usize::from(player)];
        let station = member.station;
        let broken = |(id, repairable): (ThreatId, bool)| repairable.then_some(id);
        let found = self.malfunctions(mission, station, letter).find_map(broken);
        let id = found.ok_or_else(|| self.why_unrepairable(mission, station, letter))?;
        if self.mend_system(witness, player, id, letter) {
            return Ok(());
        }
        let OnBoard::Malfunction { together, alone, leader, costs_energy, flips, .. } =
            mission.threats[id.index()].card.on_board
        else {
            return Err(WhyNot::Unrepairable);
        };
        let led = if member.squad == Squad::Active { leader } else { 0 };
        // Heroic energy is heroic repair as well (SA-12.7); a heroic shot is not.
        let points = if shot == Shot::Heroic && letter == Letter::B { 2 } else { 1 } + led;
        let points = self.accessible(mission, id, points)?;
        let marker = &self.threats[id.index()];
        if costs_energy && marker.damage.saturating_add(points) >= marker.hp {
            let zone = station.zone();
            if self.drain(witness, Store::Reactor(zone), 1) == 0 {
                return Err(WhyNot::NoEnergy);
            }
        }
        let marker = self.marker(id);
        marker.repaired_in.insert(station);
        let bit = 1 << player;
        if together > 0 {
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
        if alone > 0 {
            marker.repaired_by |= bit;
        }
        self.mend(mission, witness, Some(player), id, points);
        if flips {
            self.flip_decks(witness);
        }
        Ok(())
    }

    /// Why nothing on a system can be repaired: it is phased out, or it has done its worst.
    fn why_unrepairable(&self, mission: &Mission, station: Station, letter: Letter) -> WhyNot {
        let mut broken = self.malfunctions(mission, station, letter);
        match broken.any(|(id, _)| self.threats[id.index()].status == Status::OnTrack) {
            true => WhyNot::PhasedOut,
            false => WhyNot::Unrepairable,
        }
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

    /// At the end of the actions: the extra for repairing every affected station in one turn, and for repairing alone.
    pub(super) fn count_joint_repairs<W: Witness>(&mut self, mission: &Mission, witness: &mut W) {
        if mission.frontier {
            self.threats.iter_mut().for_each(|threat| threat.touched = false);
        }
        for id in mission.groups.malfunctions {
            let marker = self.marker(id);
            let repaired = std::mem::replace(&mut marker.repaired_in, Stations::NONE);
            let people = std::mem::take(&mut marker.repaired_by).count_ones();
            let open = marker.status == Status::OnTrack;
            let card = &mission.threats[id.index()].card;
            let OnBoard::Malfunction { bonus, together, alone, .. } = card.on_board else { continue };
            if together > 0 && people > 0 && open {
                witness.see(Happening::NothingDone { threat: id, why: WhyNot::NotEnoughPeople });
            }
            if bonus > 0 && open && repaired == card.stations {
                self.mend(mission, witness, None, id, bonus);
            }
            if alone > 0 && open && people == 1 {
                self.mend(mission, witness, None, id, alone);
            }
        }
    }
}
