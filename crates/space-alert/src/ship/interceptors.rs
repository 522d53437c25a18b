//! Out in space with the interceptors.

use super::{
    Action, By, DelayCause, Happening, Mission, Player, Ship, Shot, Slot, Squad, Status, WhyNot, Witness,
};
use crate::Station;
use crate::content::OnBoard;

impl Ship {
    pub(super) fn take_off<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        player: Player,
    ) -> Result<(), WhyNot> {
        if !mission.systems.interceptors {
            return Err(WhyNot::NotInUse);
        }
        match self.crew[usize::from(player)].squad {
            Squad::None => return Err(WhyNot::NoSquad),
            Squad::Disabled => return Err(WhyNot::SquadDisabled),
            Squad::Active => {}
        }
        if self.interceptors_lost {
            return Err(WhyNot::InterceptorsLost);
        }
        if self.crew().iter().any(|member| member.in_space) {
            return Err(WhyNot::SpaceTaken);
        }
        self.crew[usize::from(player)].in_space = true;
        witness.see(Happening::TakesOff { player });
        self.sally(mission, witness, player, Shot::Normal);
        Ok(())
    }

    /// Only the battlebot action keeps a pilot out. Any other card waits a turn, and the pilot comes home.
    pub(super) fn act_in_space<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        turn: u8,
        player: Player,
        slot: Slot,
    ) {
        let shot = match slot.first() {
            Some(Action::Bot) => Shot::Normal,
            Some(Action::HeroicBot) if mission.systems.heroics => Shot::Heroic,
            Some(_) => {
                self.delay(mission, witness, player, turn, DelayCause::InSpace);
                self.land(mission, witness, turn, player);
                return;
            }
            None => {
                self.land(mission, witness, turn, player);
                return;
            }
        };
        witness.see(Happening::StaysOut { player });
        if self.crew[usize::from(player)].squad == Squad::Active {
            self.sally(mission, witness, player, shot);
        } else {
            witness.see(Happening::NoEffect { player, action: slot.first(), why: WhyNot::SquadDisabled });
        }
        if let Slot::Two(first, second) = slot {
            self.second_half(mission, witness, turn, player, (first, second));
        }
    }

    /// The interceptors attack. A crack in the hull comes first, and then nothing else this turn.
    fn sally<W: Witness>(&mut self, mission: &Mission, witness: &mut W, player: Player, shot: Shot) {
        let crack = mission.groups.malfunctions.into_iter().find(|id| {
            let outside = mission.threats[id.index()].card.on_board;
            matches!(outside, OnBoard::Malfunction { letter: None, .. })
                && self.threats[id.index()].status == Status::OnTrack
        });
        match crack {
            Some(threat) => {
                self.hull_work = true;
                self.mend(mission, witness, Some(player), threat, 1);
            }
            None => self.sortie = shot,
        }
    }

    fn land<W: Witness>(&mut self, mission: &Mission, witness: &mut W, turn: u8, player: Player) {
        self.crew[usize::from(player)].in_space = false;
        witness.see(Happening::Returns { player });
        self.enter(mission, witness, turn, player, Station::UpperRed, By::Landing);
    }

    /// Before the jump everybody comes home. Pilots who are out stay where the interceptors drift.
    pub(super) fn land_everybody<W: Witness>(&mut self, mission: &Mission, witness: &mut W) {
        for player in 0..self.crew().len() {
            if self.crew[player].in_space && !self.crew[player].knocked_out {
                self.land(mission, witness, mission.last_turn(), player as Player);
            }
        }
    }
}
