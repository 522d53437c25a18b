//! A crew member's action: which half of the card does what.

use super::{Action, DelayCause, Happening, Mission, Player, Ship, Shot, Slot, Weapon, WhyNot, Witness};
use crate::Station;
use crate::content::{Letter, WeaponKind};

impl Ship {
    pub(super) fn act<W: Witness>(&mut self, mission: &Mission, witness: &mut W, turn: u8, player: Player) {
        let Some(member) = self.crew().get(usize::from(player)).copied() else { return };
        let slot = self.boards.get(usize::from(player), turn);
        self.delayed_now = false;
        if member.knocked_out {
            let action = slot.first();
            witness.see(Happening::NoEffect { player, action, why: WhyNot::KnockedOut });
            return;
        }
        if member.in_space {
            self.act_in_space(mission, witness, turn, player, slot);
            return;
        }
        match slot {
            Slot::Empty => {
                witness.see(Happening::NoEffect { player, action: None, why: WhyNot::NoCard });
            }
            Slot::One(action) => self.perform(mission, witness, turn, player, action),
            Slot::Two(first, second) => {
                self.perform(mission, witness, turn, player, first);
                self.second_half(mission, witness, turn, player, (first, second));
            }
        }
    }

    /// The second half of a double action waits for the next turn if the first half was held up, or if it cannot be
    /// done in space.
    pub(super) fn second_half<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        turn: u8,
        player: Player,
        (first, second): (Action, Action),
    ) {
        let member = self.crew[usize::from(player)];
        let halves = (Slot::One(first), Slot::One(second));
        if member.knocked_out || self.loss.is_some() {
            return;
        }
        if self.delayed_now {
            self.postpone_half(mission, witness, player, turn, halves, DelayCause::FirstHalf);
        } else if !member.in_space {
            self.perform(mission, witness, turn, player, second);
        } else if matches!(second, Action::Bot | Action::HeroicBot) {
            let action = Some(second);
            witness.see(Happening::NoEffect { player, action, why: WhyNot::AlreadyFired });
        } else {
            self.postpone_half(mission, witness, player, turn, halves, DelayCause::InSpace);
        }
    }

    fn perform<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        turn: u8,
        player: Player,
        action: Action,
    ) {
        witness.see(Happening::Acts { player, action });
        let done = match action {
            _ if action.is_heroic() && !mission.systems.heroics => Err(WhyNot::NotInUse),
            Action::Red | Action::Blue => self.walk(mission, witness, turn, player, action),
            Action::Lift => {
                self.ride(mission, witness, turn, player);
                Ok(())
            }
            Action::Bot => self.attack_intruder(mission, witness, player, Shot::Normal),
            Action::HeroicBot => self.attack_intruder(mission, witness, player, Shot::Heroic),
            _ => match (action.destination(), action.letter()) {
                (Some(station), _) => self.leap(mission, witness, turn, player, station),
                (None, Some(letter)) => self.use_system(mission, witness, turn, player, letter, action),
                (None, None) => Ok(()),
            },
        };
        if let Err(why) = done {
            witness.see(Happening::NoEffect { player, action: Some(action), why });
        }
    }

    /// A system that malfunctions is repaired; one that works is used.
    fn use_system<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        turn: u8,
        player: Player,
        letter: Letter,
        action: Action,
    ) -> Result<(), WhyNot> {
        let station = self.crew[usize::from(player)].station;
        let shot = if action.is_heroic() { Shot::Heroic } else { Shot::Normal };
        if self.malfunctions(mission, station, letter).next().is_some() {
            return self.repair(mission, witness, player, letter, shot);
        }
        match letter {
            Letter::A => self.fire(mission, witness, player, shot),
            Letter::B => self.move_energy(mission, witness, player, shot),
            Letter::C => self.use_station(mission, witness, turn, player),
        }
    }

    /// Makes the weapon of the station ready. What it hits is found out when damage is computed.
    fn fire<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        player: Player,
        shot: Shot,
    ) -> Result<(), WhyNot> {
        let station = self.crew[usize::from(player)].station;
        if self.fired[station.index()] != Shot::None {
            return Err(WhyNot::AlreadyFired);
        }
        if mission.numbers.weapon(station).kind != WeaponKind::LightLaser {
            let reactor = &mut self.reactors[station.zone().index()];
            *reactor = reactor.checked_sub(1).ok_or(WhyNot::NoEnergy)?;
        }
        self.fired[station.index()] = shot;
        witness.see(Happening::Fires { player, station, heroic: shot == Shot::Heroic });
        if mission.frontier && station == Station::UpperWhite {
            self.backfire(mission, witness);
        }
        Ok(())
    }

    /// The weapons that are ready, in the order of the stations.
    pub(super) fn ready_weapons(&self) -> impl Iterator<Item = (Weapon, Shot)> + use<> {
        let fired = self.fired;
        Station::ALL
            .into_iter()
            .map(move |station| (Weapon::Cannon(station), fired[station.index()]))
            .filter(|(_, shot)| *shot != Shot::None)
    }
}
