//! Threats that go on in another zone.

use super::{Happening, Ship, ThreatId, Track, Witness};
use crate::Zone;
use crate::content::Way;

impl Ship {
    /// To the next zone, from the last one round to the other side. The square keeps its number (SA-24.13).
    pub(super) fn change_zone<W: Witness>(&mut self, witness: &mut W, threat: ThreatId, to: Way) {
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
}
