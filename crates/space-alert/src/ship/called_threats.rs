//! Threats that bring others with them: the card beside them appears when they call it.

use super::{Happening, Mission, Ship, Status, ThreatId, WhyNot, Witness};
use crate::content::Calls;

impl Ship {
    /// The threat beside this one, if it has not appeared yet.
    fn waiting_beside(&self, mission: &Mission, caller: ThreatId) -> Option<ThreatId> {
        let called = mission.called_by(caller)?;
        (self.threats[called.index()].status == Status::Waiting).then_some(called)
    }

    fn turn_now(&self, mission: &Mission) -> u8 {
        self.step.turn().unwrap_or(mission.last_turn())
    }

    /// The card beside a threat appears, and makes no move of its own in this turn (SA-24.15).
    pub(super) fn call_in<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        caller: ThreatId,
        faster_below: u8,
    ) {
        let Some(called) = self.waiting_beside(mission, caller) else {
            witness.see(Happening::NothingDone { threat: caller, why: WhyNot::Nothing });
            return;
        };
        witness.see(Happening::CallsIn { threat: caller, called });
        let turn = self.turn_now(mission);
        self.appear(mission, witness, called, turn);
        let faster = self.threats[caller.index()].damage < faster_below;
        let marker = self.marker(called);
        marker.called_now = true;
        if faster && marker.status == Status::OnTrack {
            marker.speed = marker.speed.saturating_add(1);
            witness.see(Happening::SpeedChanges { threat: called, speed: marker.speed });
        }
    }

    /// The secret card beside a threat appears and runs its whole track at once (SA-26.28).
    pub(super) fn unleash<W: Witness>(&mut self, mission: &Mission, witness: &mut W, caller: ThreatId) {
        let Some(called) = self.waiting_beside(mission, caller) else {
            witness.see(Happening::NothingDone { threat: caller, why: WhyNot::Nothing });
            return;
        };
        witness.see(Happening::CallsIn { threat: caller, called });
        let turn = self.turn_now(mission);
        self.appear(mission, witness, called, turn);
        let marker = &self.threats[called.index()];
        if marker.status == Status::OnTrack {
            let squares = marker.position;
            self.advance_threat(mission, witness, called, squares);
        }
    }

    /// From the next turn on a called threat moves like the others.
    pub(super) fn welcome_called(&mut self) {
        for threat in &mut self.threats {
            threat.called_now = false;
        }
    }

    /// The points for destroying a threat: with those of the card that it would have called, if it had lived to do so
    /// (SA-24.17).
    pub(super) fn reward(&self, mission: &Mission, threat: ThreatId) -> u8 {
        let card = &mission.threats[threat.index()].card;
        let spared = match card.calls {
            Some(Calls::Open(_)) => self.waiting_beside(mission, threat),
            Some(Calls::Secret) | None => None,
        };
        card.destroy + spared.map_or(0, |called| mission.threats[called.index()].card.destroy)
    }
}
