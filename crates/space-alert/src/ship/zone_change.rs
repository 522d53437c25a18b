//! Threats that go on in another zone.

use super::happening::{Happening, Witness};
use super::mission::{Mission, ThreatId, Track};
use super::state::{Ship, Status};
use crate::Zone;
use crate::content::Way;

impl Ship {
    /// To the next zone, from the last one round to the other side. The square keeps its number (SA-24.13).
    pub(super) fn jump<W: Witness>(&mut self, witness: &mut W, threat: ThreatId, to: Way) {
        let marker = self.marker(threat);
        let Some(from) = marker.zone() else { return };
        let steps = match to {
            Way::Red => Zone::ALL.len() - 1,
            Way::Blue => 1,
            Way::Deck => 0,
        };
        let to = Zone::ALL[(from.index() + steps) % Zone::ALL.len()];
        marker.track = Track::from(to);
        witness.see(Happening::ChangesZone { threat, from, to });
    }

    /// What is still on its track when the ship jumps may have a last word (SA-25.7, SA-26.33).
    pub(super) fn last_words<W: Witness>(&mut self, mission: &Mission, witness: &mut W) {
        for threat in mission.threat_ids() {
            let deeds = mission.threats[threat.index()].card.jump;
            if deeds.is_empty() || self.threats[threat.index()].status != Status::OnTrack {
                continue;
            }
            witness.see(Happening::ActsAtJump { threat });
            for deed in deeds.iter() {
                self.perform_deed(mission, witness, threat, deed);
                if self.loss.is_some() {
                    return;
                }
            }
        }
    }
}
