//! Action C: what is special about each station.

use super::steps::phase;
use super::{Happening, Mission, Player, STORAGE, Ship, Squad, StoredSquad, WhyNot, Witness};
use crate::Station;

impl Ship {
    pub(super) fn use_station<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        turn: u8,
        player: Player,
    ) -> Result<(), WhyNot> {
        match self.crew[usize::from(player)].station {
            Station::UpperRed => self.take_off(mission, witness, player),
            Station::UpperWhite => self.maintain_computer(mission, witness, turn, player),
            station @ (Station::UpperBlue | Station::LowerRed) => {
                self.wake_squad(mission, witness, player, station)
            }
            Station::LowerWhite => self.look_out(mission, witness, player),
            Station::LowerBlue => self.launch_rocket(witness, player),
        }
    }

    /// Counts for the check of this phase, so it must be done before it.
    fn maintain_computer<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        turn: u8,
        player: Player,
    ) -> Result<(), WhyNot> {
        if mission.checks().is_empty() {
            return Err(WhyNot::NotInUse);
        }
        let index = phase(turn);
        if !mission.checks().iter().any(|check| phase(*check) == index && turn <= *check) {
            return Err(WhyNot::NoCheckNow);
        }
        if std::mem::replace(&mut self.maintained[index], true) {
            return Err(WhyNot::AlreadyMaintained);
        }
        witness.see(Happening::ComputerMaintained { player, phase: index as u8 + 1 });
        Ok(())
    }

    fn wake_squad<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        player: Player,
        station: Station,
    ) -> Result<(), WhyNot> {
        if !mission.systems.battlebots {
            return Err(WhyNot::NotInUse);
        }
        let member = &mut self.crew[usize::from(player)];
        match member.squad {
            Squad::Active => return Err(WhyNot::SquadActive),
            Squad::Disabled => {
                member.squad = Squad::Active;
                witness.see(Happening::SquadRevived { player });
                return Ok(());
            }
            Squad::None => {}
        }
        let place = STORAGE.iter().position(|storage| *storage == station).unwrap_or_default();
        let squad = match self.stored[place] {
            StoredSquad::Ready => Squad::Active,
            // Taken up lying down; the next C stands it up.
            StoredSquad::Disabled => Squad::Disabled,
            StoredSquad::Taken => return Err(WhyNot::StorageEmpty),
        };
        self.stored[place] = StoredSquad::Taken;
        member.squad = squad;
        witness.see(Happening::SquadTaken { player, station, squad });
        Ok(())
    }

    /// Counted at the end of the actions.
    fn look_out<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        player: Player,
    ) -> Result<(), WhyNot> {
        if !mission.systems.visual_confirmation {
            return Err(WhyNot::NotInUse);
        }
        let bit = 1 << player;
        if self.looked & bit != 0 {
            return Err(WhyNot::CountedOnce);
        }
        self.looked |= bit;
        witness.see(Happening::LooksOut { player, count: self.looking() });
        Ok(())
    }

    fn launch_rocket<W: Witness>(&mut self, witness: &mut W, player: Player) -> Result<(), WhyNot> {
        if self.rocket_launched {
            return Err(WhyNot::RocketTrackBusy);
        }
        self.rockets = self.rockets.checked_sub(1).ok_or(WhyNot::NoRocket)?;
        self.rocket_launched = true;
        witness.see(Happening::RocketLaunched { player, left: self.rockets });
        Ok(())
    }
}
