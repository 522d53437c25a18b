//! A hole in space and time: cards come twice, people are somewhere else.

use super::delays::insert;
use super::{By, Happening, Mission, Player, Ship, ThreatId, WhyNot, Witness};
use crate::{Station, Zone};

impl Ship {
    /// Everybody standing on board repeats this turn's card in the next turn (SA-26.26).
    pub(super) fn repeat_cards<W: Witness>(&mut self, mission: &Mission, witness: &mut W, threat: ThreatId) {
        let Some(turn) = self.step.turn() else { return };
        let mut repeated = false;
        for player in 0..self.crew().len() {
            if !self.crew[player].is_up_on_ship() {
                continue;
            }
            let slot = self.boards.get(player, turn);
            let player = player as Player;
            if slot.is_empty() || turn >= mission.turns {
                witness.see(Happening::CardNotRepeated { player, threat });
                continue;
            }
            repeated = true;
            witness.see(Happening::CardRepeated { player, threat, turn });
            let board = self.boards.board_mut(usize::from(player));
            let spaces = &mut board[usize::from(turn)..usize::from(mission.turns)];
            if insert(spaces, slot).is_some() {
                witness.see(Happening::CardLost { player });
            }
        }
        if !repeated {
            witness.see(Happening::NothingDone { threat, why: WhyNot::Nothing });
        }
    }

    /// Everybody standing in red and everybody standing in blue change places, each on their deck (SA-26.27).
    pub(super) fn swap_sides<W: Witness>(&mut self, witness: &mut W, threat: ThreatId) {
        let mirrored = |station: Station| match station.zone() {
            Zone::Red => Station::ALL[station.index() + 2],
            Zone::White => station,
            Zone::Blue => Station::ALL[station.index() - 2],
        };
        if !self.sweep(witness, mirrored) {
            witness.see(Happening::NothingDone { threat, why: WhyNot::Nobody });
        }
    }

    /// Everybody standing on board is on the other deck (SA-26.27).
    pub(super) fn flip_decks<W: Witness>(&mut self, witness: &mut W) {
        self.sweep(witness, Station::other_deck);
    }

    /// Moves everybody standing on board. That is no entering. Says whether anybody was moved.
    fn sweep<W: Witness>(&mut self, witness: &mut W, to: impl Fn(Station) -> Station) -> bool {
        let mut moved = false;
        for player in 0..self.crew().len() {
            let member = self.crew[player];
            let (from, to) = (member.station, to(member.station));
            if member.is_up_on_ship() && from != to {
                self.crew[player].station = to;
                moved = true;
                witness.see(Happening::Moves { player: player as Player, from, to, by: By::Vortex });
            }
        }
        moved
    }
}
