//! What a malfunction does to the whole ship until it is repaired: blind lasers, a cannon that backfires, shields that
//! do harm, doors that stay shut.

use super::ship_damage::Shielding;
use super::{Happening, Mission, Ship, Threat, ThreatId, Witness};
use crate::content::Lasting;
use crate::{Station, Zone};

/// What shields do about an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Shields {
    Work,
    DoNothing,
    DoHarm,
}

impl Ship {
    /// The threats with this effect that nobody has repaired.
    fn lasting<'a>(
        &'a self,
        mission: &'a Mission,
        effect: Lasting,
    ) -> impl Iterator<Item = (ThreatId, &'a Threat)> {
        let threats = mission.threats.iter().zip(&self.threats).enumerate();
        threats
            .filter(move |(_, (due, threat))| due.card.lasting() == effect && threat.lasts())
            .map(|(index, (_, threat))| (ThreatId(index as u8), threat))
    }

    /// Whether the lasers of a zone have nothing to aim by (SA-26.9).
    pub(super) fn is_blind(&self, mission: &Mission, zone: Zone) -> bool {
        let blinded = self.lasting(mission, Lasting::Blinds).any(|(_, threat)| match zone {
            Zone::White => threat.did_x,
            Zone::Red | Zone::Blue => threat.did_y,
        });
        blinded && !self.watched && !self.somebody_in_space()
    }

    /// Firing the upper white laser hits the ship (SA-26.14).
    pub(super) fn backfire<W: Witness>(&mut self, mission: &Mission, witness: &mut W) {
        for threat in mission.threat_ids() {
            let due = &mission.threats[threat.index()];
            if due.card.lasting() == Lasting::Backfires && self.threats[threat.index()].lasts() {
                witness.see(Happening::Backfires { threat });
                for zone in Zone::ALL {
                    self.attack_zone(mission, witness, threat, zone, 1, Shielding::Absorbs);
                }
            }
        }
    }

    /// What shields are good for (SA-26.16).
    pub(super) fn state_of_shields(&self, mission: &Mission) -> Shields {
        let states = self.lasting(mission, Lasting::Reverses).map(|(_, threat)| match threat {
            Threat { did_y: true, .. } => Shields::DoHarm,
            Threat { did_x: true, .. } => Shields::DoNothing,
            _ => Shields::Work,
        });
        states.max().unwrap_or(Shields::Work)
    }

    /// Whether a shut door is in the way (SA-26.18).
    pub(super) fn is_sealed(&self, mission: &Mission, from: Station, to: Station) -> bool {
        let passes = |zone: Zone| (from.zone() == zone) != (to.zone() == zone);
        self.lasting(mission, Lasting::Seals)
            .any(|(_, threat)| threat.did_x && passes(Zone::Red) || threat.did_y && passes(Zone::Blue))
    }
}
