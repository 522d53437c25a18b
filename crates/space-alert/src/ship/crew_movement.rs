//! Doors, lifts and heroic leaps, and what waits in the station one enters.

use super::{
    Action, DelayCause, Happening, KnockOutCause, Mission, Player, Ship, Status, Tile, WhyNot, Witness,
};
use crate::Station;
use serde::{Deserialize, Serialize};

/// How somebody came to another station.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Through a door.
    Door,
    /// With the gravolift.
    Lift,
    /// By a heroic leap.
    Heroic,
    /// Out of space.
    Landing,
    /// Through a hole in space.
    Vortex,
}

impl Ship {
    pub(super) fn walk<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        turn: u8,
        player: Player,
        action: Action,
    ) -> Result<(), WhyNot> {
        let from = self.crew[usize::from(player)].station;
        let to = if action == Action::Red { from.towards_red() } else { from.towards_blue() };
        let to = to.ok_or(WhyNot::Hull)?;
        if mission.frontier && self.is_sealed(mission, from, to) {
            return Err(WhyNot::Sealed);
        }
        self.enter(mission, witness, turn, player, to, By::Door);
        Ok(())
    }

    /// The first passenger of a turn is free; a later one, and everybody in a damaged lift, arrives too, but is late
    /// for the next action.
    pub(super) fn ride<W: Witness>(&mut self, mission: &Mission, witness: &mut W, turn: u8, player: Player) {
        let from = self.crew[usize::from(player)].station;
        let zone = from.zone();
        let busy = std::mem::replace(&mut self.lifts_used[zone.index()], true);
        self.enter(mission, witness, turn, player, from.other_deck(), By::Lift);
        if self.has_tile(zone, Tile::Gravolift) {
            self.delay(mission, witness, player, turn + 1, DelayCause::LiftDamaged);
        } else if busy {
            self.delay(mission, witness, player, turn + 1, DelayCause::LiftBusy);
        }
    }

    pub(super) fn leap<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        turn: u8,
        player: Player,
        to: Station,
    ) -> Result<(), WhyNot> {
        let from = self.crew[usize::from(player)].station;
        if from == to {
            return Err(WhyNot::AlreadyThere);
        }
        if mission.frontier && self.is_sealed(mission, from, to) {
            return Err(WhyNot::Sealed);
        }
        self.enter(mission, witness, turn, player, to, By::Heroic);
        Ok(())
    }

    /// Slime holds up whoever enters, contamination that was left to rot knocks them out.
    pub(super) fn enter<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        turn: u8,
        player: Player,
        to: Station,
        by: By,
    ) {
        let member = &mut self.crew[usize::from(player)];
        let from = std::mem::replace(&mut member.station, to);
        witness.see(Happening::Moves { player, from, to, by });
        for id in mission.groups.growing {
            let card = &mission.threats[id.index()].card;
            let threat = &self.threats[id.index()];
            if threat.tokens.contains(to) {
                let rotten = threat.status == Status::Survived;
                if card.is_slime() {
                    self.delay(mission, witness, player, turn + 1, DelayCause::Slime);
                }
                if card.is_contamination() && rotten {
                    self.knock_out(witness, player, KnockOutCause::Contamination(id));
                }
            }
        }
        if mission.frontier {
            self.caught(mission, witness, player, to);
        }
    }
}
