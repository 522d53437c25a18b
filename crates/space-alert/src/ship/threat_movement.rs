//! Threats appear, advance, perform their marks, and go.

use super::{Happening, Mark, Mission, Ship, Status, Threat, ThreatId, Track, Witness};
use crate::content::OnBoard;
use crate::{Kind, Stations};

impl Ship {
    pub(super) fn threats_appear<W: Witness>(&mut self, mission: &Mission, witness: &mut W, turn: u8) {
        for id in mission.threat_ids() {
            let due = &mission.threats[id.index()];
            if due.turn == turn && due.called_by.is_none() {
                self.appear(mission, witness, id, turn);
            }
        }
    }

    /// A threat is there, on the first square of its track. What another has called comes in the zone of its caller.
    pub(super) fn appear<W: Witness>(&mut self, mission: &Mission, witness: &mut W, id: ThreatId, turn: u8) {
        let due = &mission.threats[id.index()];
        let card = &due.card;
        let track = match due.called_by {
            Some(caller) if card.kind == Kind::External => Track::from(self.zone_of(mission, caller)),
            _ => due.track,
        };
        let passed = due.on_appear.xy_passed.unwrap_or(0);
        let square = due.on_appear.position.unwrap_or_else(|| mission.track(track).length());
        let counts_rockets = matches!(card.on_board, OnBoard::Malfunction { rockets: true, .. });
        let hp = if counts_rockets { self.rockets } else { card.hp };
        let tokens = match card.on_board {
            OnBoard::Malfunction { by_turn: true, .. } => {
                card.stations.iter().skip(usize::from(turn.is_multiple_of(2))).take(1).collect()
            }
            _ => card.stations,
        };
        *self.marker(id) = Threat {
            status: Status::OnTrack,
            position: square,
            damage: due.on_appear.damage.unwrap_or(0),
            hp,
            shield: card.shield,
            speed: card.speed,
            xy_passed: passed,
            did_x: passed > 0,
            did_y: passed > 1,
            tokens,
            track,
            ..Threat::default()
        };
        witness.see(Happening::ThreatAppears { threat: id, track, square });
        for station in tokens.iter() {
            witness.see(Happening::TokenPlaced { threat: id, station });
        }
        if hp == 0 {
            self.destroy(mission, witness, id);
        }
    }

    /// A threat's own move: as many squares as it is fast.
    pub(super) fn move_threat<W: Witness>(&mut self, mission: &Mission, witness: &mut W, threat: ThreatId) {
        if !mission.frontier {
            let speed = self.threats[threat.index()].speed;
            return self.advance_threat(mission, witness, threat, speed);
        }
        let squares = self.own_squares(mission, witness, threat);
        self.advance_threat(mission, witness, threat, squares);
        if self.loss.is_none() {
            self.after_own_move(mission, witness, threat);
        }
    }

    /// Square by square on the track where the move begins, performing each mark on the way. It stops where it is destroyed, or the ship is.
    pub(super) fn advance_threat<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        threat: ThreatId,
        squares: u8,
    ) {
        let track = *self.track_of(mission, threat);
        let from = self.threats[threat.index()].position;
        let to = from.saturating_sub(squares).max(1);
        witness.see(Happening::Advances { threat, from, to });
        let mut left = squares;
        while left > 0 {
            let marker = self.marker(threat);
            if marker.status != Status::OnTrack || marker.position <= 1 {
                return;
            }
            // Nothing happens between marks, so it goes from one to the next.
            let Some((square, mark)) = track.next_mark(marker.position, left) else {
                marker.position = marker.position.saturating_sub(left).max(1);
                return;
            };
            left -= marker.position - square;
            marker.position = square;
            self.perform_mark(mission, witness, threat, mark, square);
            if self.loss.is_some() {
                return;
            }
        }
    }

    fn perform_mark<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        threat: ThreatId,
        mark: Mark,
        square: u8,
    ) {
        witness.see(Happening::Reaches { threat, mark, square });
        let marker = self.marker(threat);
        match mark {
            Mark::X => marker.did_x = true,
            Mark::Y => marker.did_y = true,
            Mark::Z => {}
        }
        marker.xy_passed += u8::from(mark != Mark::Z);
        for deed in mission.threats[threat.index()].card.deeds(mark).iter() {
            self.perform_deed(mission, witness, threat, deed);
            if self.loss.is_some() {
                return;
            }
        }
        if mark == Mark::Z && self.threats[threat.index()].status == Status::OnTrack {
            self.survive(mission, witness, threat);
        }
    }

    /// What is still on its track when the ship jumps may have a last word (SA-25.7, SA-26.33).
    pub(super) fn act_at_jump<W: Witness>(&mut self, mission: &Mission, witness: &mut W) {
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

    /// It has done its worst. Intruders leave; malfunctions, slime and contamination stay for good.
    fn survive<W: Witness>(&mut self, mission: &Mission, witness: &mut W, threat: ThreatId) {
        let card = &mission.threats[threat.index()].card;
        self.marker(threat).status = Status::Survived;
        if !card.stays() {
            self.remove_tokens(witness, threat);
        }
        if mission.frontier {
            self.clear_traps(witness, threat);
        }
        witness.see(Happening::Survived { threat, points: card.survive });
    }

    pub(super) fn destroy<W: Witness>(&mut self, mission: &Mission, witness: &mut W, threat: ThreatId) {
        self.marker(threat).status = Status::Destroyed;
        self.remove_tokens(witness, threat);
        if mission.frontier {
            self.clear_traps(witness, threat);
        }
        let points = self.reward(mission, threat);
        witness.see(Happening::Destroyed { threat, points });
    }

    fn remove_tokens<W: Witness>(&mut self, witness: &mut W, threat: ThreatId) {
        let tokens = std::mem::replace(&mut self.marker(threat).tokens, Stations::NONE);
        for station in tokens.iter() {
            witness.see(Happening::TokenRemoved { threat, station });
        }
    }
}
