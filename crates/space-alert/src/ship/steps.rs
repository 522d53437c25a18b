//! The steps board: what comes after what, and stopping anywhere in between.

use super::scoring::visual_worth;
use super::{
    DelayCause, Happening, LAST_ARRIVAL, Mission, Nobody, Outcome, Player, Ship, Status, ThreatId, Witness,
};
use crate::card_side::Side;
use serde::{Deserialize, Serialize};

/// One step of the mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum Step {
    /// Threats with this number appear.
    ThreatAppears {
        /// In which turn.
        turn: u8,
    },
    /// A crew member acts.
    Action {
        /// In which turn.
        turn: u8,
        /// The place of the crew member in the order of play.
        player: Player,
    },
    /// Extra repairs and looks out of the window are counted.
    EndOfActions {
        /// In which turn.
        turn: u8,
    },
    /// Weapons do damage.
    ComputeDamage {
        /// In which turn.
        turn: u8,
    },
    /// A threat advances.
    ThreatMoves {
        /// In which turn.
        turn: u8,
        /// The threat that moves.
        threat: ThreatId,
    },
    /// A rocket that was launched this turn moves on.
    RocketMoves {
        /// In which turn.
        turn: u8,
    },
    /// The computer is checked.
    ComputerCheck {
        /// In which turn.
        turn: u8,
    },
    /// In the last turn pilots come home and the last rocket hits.
    RocketResolution {
        /// In which turn.
        turn: u8,
    },
    /// The ship jumps to safety.
    Jump,
    /// Nothing more happens.
    Over,
}

/// Why nobody can trip now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TripFault {
    /// It is not this crew member's turn to act.
    NotActing,
    /// No card lies there that could have been laid wrongly.
    NoCard,
}

impl Step {
    pub(super) fn first() -> Step {
        Step::ThreatAppears { turn: 1 }
    }

    /// The turn it belongs to; none once the mission is at its end.
    pub fn turn(self) -> Option<u8> {
        match self {
            Step::ThreatAppears { turn }
            | Step::Action { turn, .. }
            | Step::EndOfActions { turn }
            | Step::ComputeDamage { turn }
            | Step::ThreatMoves { turn, .. }
            | Step::RocketMoves { turn }
            | Step::ComputerCheck { turn }
            | Step::RocketResolution { turn } => Some(turn),
            Step::Jump | Step::Over => None,
        }
    }

    /// The first step after a turn with actions.
    fn after_turn(mission: &Mission, turn: u8) -> Step {
        match turn + 1 {
            next if next > mission.turns => Step::RocketResolution { turn: next },
            next if next <= LAST_ARRIVAL => Step::ThreatAppears { turn: next },
            next => Step::Action { turn: next, player: 0 },
        }
    }

    fn begins_turn(self) -> Option<u8> {
        match self {
            Step::ThreatAppears { turn } | Step::RocketResolution { turn } => Some(turn),
            Step::Action { turn, player: 0 } if turn > LAST_ARRIVAL => Some(turn),
            _ => None,
        }
    }
}

/// Which phase a turn belongs to: 0, 1 or 2.
pub(super) fn phase(turn: u8) -> usize {
    match turn {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    }
}

impl Ship {
    /// The step that comes next.
    pub fn next_step(&self) -> Step {
        self.step
    }

    /// Whether nothing more happens.
    pub fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// Does the next step.
    pub fn advance<W: Witness>(&mut self, mission: &Mission, witness: &mut W) {
        let step = self.step;
        if let Some(turn) = step.begins_turn() {
            witness.see(Happening::TurnBegins { turn });
        }
        match step {
            Step::ThreatAppears { turn } => self.threats_appear(mission, witness, turn),
            Step::Action { turn, player } => self.act(mission, witness, turn, player),
            Step::EndOfActions { turn } => self.end_actions(mission, witness, turn),
            Step::ComputeDamage { .. } => self.compute_damage(mission, witness),
            Step::ThreatMoves { threat, .. } => self.move_threat(mission, witness, threat),
            Step::RocketMoves { .. } => self.move_rocket(mission, witness),
            Step::ComputerCheck { turn } => self.check_computer(mission, witness, turn),
            Step::RocketResolution { .. } => {
                self.compute_damage(mission, witness);
                if self.loss.is_none() {
                    self.land_everybody(mission, witness);
                }
            }
            Step::Jump => {
                if mission.frontier {
                    self.act_at_jump(mission, witness);
                }
                if self.loss.is_none() {
                    witness.see(Happening::Jumps);
                }
            }
            Step::Over => {}
        }
        self.step = if self.loss.is_some() { Step::Over } else { self.following(mission, step) };
    }

    /// Does all steps of a turn with actions. The same as [`Ship::advance`] until the next turn, without asking after
    /// each step which one follows: nobody looks at the step before the turn is over, only at its turn.
    fn whole_turn<W: Witness>(&mut self, mission: &Mission, witness: &mut W, turn: u8) {
        witness.see(Happening::TurnBegins { turn });
        if turn <= LAST_ARRIVAL {
            self.threats_appear(mission, witness, turn);
        }
        for player in 0..self.crew().len() as Player {
            self.act(mission, witness, turn, player);
            if self.loss.is_some() {
                break;
            }
        }
        if self.loss.is_none() {
            self.end_actions(mission, witness, turn);
            self.compute_damage(mission, witness);
        }
        for threat in mission.threat_ids() {
            if self.loss.is_some() {
                break;
            }
            if self.moves_now(threat) {
                self.move_threat(mission, witness, threat);
            }
        }
        if self.loss.is_some() {
            self.step = Step::Over;
            return;
        }
        self.move_rocket(mission, witness);
        if mission.checks().contains(&turn) {
            self.check_computer(mission, witness, turn);
        }
        self.step = Step::after_turn(mission, turn);
    }

    /// Does all steps that are left.
    pub fn run_to_end<W: Witness>(&mut self, mission: &Mission, witness: &mut W) -> Outcome {
        loop {
            match self.outcome() {
                Some(outcome) => return outcome,
                None => self.play_turn(mission, witness),
            }
        }
    }

    /// Does all steps of the turn that is next, or what is left of it. The jump belongs to the last turn: nothing can
    /// come between.
    pub(crate) fn play_turn<W: Witness>(&mut self, mission: &Mission, witness: &mut W) {
        let next = self.step;
        match next.begins_turn() {
            Some(turn) if turn <= mission.turns => return self.whole_turn(mission, witness, turn),
            _ => {}
        }
        while !self.is_over() && (self.step.turn() == next.turn() || self.step == Step::Jump) {
            self.advance(mission, witness);
        }
    }

    /// Flies the whole mission with nobody watching.
    pub fn fly(mission: &Mission, boards: &super::Boards) -> Ship {
        let mut ship = Ship::new(mission, boards);
        ship.run_to_end(mission, &mut Nobody);
        ship
    }

    /// "I tripped": the crew member whose action is next does what was meant instead of what the card says, and the
    /// next action comes a turn later. Whether the card could have been meant like that is for the table to judge.
    pub fn trip<W: Witness>(
        &mut self,
        mission: &Mission,
        player: Player,
        meant: impl Into<Side>,
        witness: &mut W,
    ) -> Result<(), TripFault> {
        let Step::Action { turn, player: acting } = self.step else { return Err(TripFault::NotActing) };
        let out = self.crew().get(usize::from(player)).is_none_or(|member| member.knocked_out);
        if acting != player || out {
            return Err(TripFault::NotActing);
        }
        if self.boards.get(usize::from(player), turn).is_empty() {
            return Err(TripFault::NoCard);
        }
        let meant = meant.into();
        self.boards.set(usize::from(player), turn, meant.into());
        witness.see(Happening::Trips { player, action: meant.first() });
        self.advance(mission, witness);
        if self.loss.is_none() {
            self.delay(mission, witness, player, turn + 1, DelayCause::Tripped);
        }
        Ok(())
    }

    fn following(&self, mission: &Mission, step: Step) -> Step {
        match step {
            Step::ThreatAppears { turn } => Step::Action { turn, player: 0 },
            Step::Action { turn, player } if usize::from(player) + 1 < self.crew().len() => {
                Step::Action { turn, player: player + 1 }
            }
            Step::Action { turn, .. } => Step::EndOfActions { turn },
            Step::EndOfActions { turn } => Step::ComputeDamage { turn },
            Step::ComputeDamage { turn } | Step::RocketResolution { turn } => {
                self.next_threat(mission, turn, 0)
            }
            Step::ThreatMoves { turn, threat } => self.next_threat(mission, turn, threat.index() + 1),
            Step::RocketMoves { turn } if mission.checks().contains(&turn) => Step::ComputerCheck { turn },
            Step::RocketMoves { turn } | Step::ComputerCheck { turn } => Step::after_turn(mission, turn),
            Step::Jump | Step::Over => Step::Over,
        }
    }

    fn next_threat(&self, mission: &Mission, turn: u8, from: usize) -> Step {
        let moving = mission.threat_ids().skip(from);
        match moving.into_iter().find(|id| self.moves_now(*id)) {
            Some(threat) => Step::ThreatMoves { turn, threat },
            None if turn > mission.turns => Step::Jump,
            None => Step::RocketMoves { turn },
        }
    }

    /// Whether a threat has a move of its own in this turn.
    fn moves_now(&self, threat: ThreatId) -> bool {
        let threat = &self.threats[threat.index()];
        threat.status == Status::OnTrack && !threat.called_now
    }

    /// A rocket that was launched this turn moves on.
    fn move_rocket<W: Witness>(&mut self, mission: &Mission, witness: &mut W) {
        if mission.frontier {
            self.welcome_called();
        }
        if std::mem::take(&mut self.rocket_launched) {
            self.rocket_in_flight = true;
            witness.see(Happening::RocketMoves);
        }
    }

    fn end_actions<W: Witness>(&mut self, mission: &Mission, witness: &mut W, turn: u8) {
        self.count_joint_repairs(mission, witness);
        self.lifts_used = [false; 3];
        let count = self.looking();
        self.looked = 0;
        self.watched = count > 0;
        if count == 0 {
            return;
        }
        let index = phase(turn);
        let shown = index as u8 + 1;
        if count > self.visual[index] {
            self.visual[index] = count;
            let points = visual_worth(mission, count);
            witness.see(Happening::VisualConfirmed { phase: shown, count, points });
        } else {
            let points = visual_worth(mission, self.visual[index]);
            witness.see(Happening::VisualNotBetter { phase: shown, count, points });
        }
    }

    fn check_computer<W: Witness>(&mut self, mission: &Mission, witness: &mut W, turn: u8) {
        let index = phase(turn);
        let shown = index as u8 + 1;
        if self.maintained[index] || mission.start.computer_maintained {
            witness.see(Happening::CheckPassed { phase: shown });
            return;
        }
        witness.see(Happening::CheckFailed { phase: shown });
        for player in 0..self.crew().len() {
            if !self.crew[player].in_space {
                self.delay(mission, witness, player as Player, turn + 1, DelayCause::Computer);
            }
        }
    }
}
