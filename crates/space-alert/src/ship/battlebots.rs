//! Squads against intruders.

use super::{
    Happening, KnockOutCause, Mission, Player, Ship, Shot, Squad, Status, ThreatId, WhyNot, Witness,
};
use crate::Station;
use crate::content::{OnBoard, ReturnsFire};

impl Ship {
    /// The intruder with the lowest number that somebody can attack. What has performed its Z can no longer be attacked,
    /// nor what is phased out; nobody can attack what lives in themselves.
    fn intruder_for(&self, mission: &Mission, player: Player) -> Result<ThreatId, WhyNot> {
        let station = self.crew[usize::from(player)].station;
        let mut why = WhyNot::NoIntruder;
        for id in mission.groups.intruders {
            let threat = &self.threats[id.index()];
            let card = &mission.threats[id.index()].card;
            let OnBoard::Intruder { parasite, .. } = card.on_board else { continue };
            let here = threat.tokens.contains(station)
                || parasite
                    && self.host(mission, id) != Some(player)
                    && self.host_station(mission, id) == Some(station);
            if threat.status == Status::OnTrack && here {
                if !threat.phased_out {
                    return Ok(id);
                }
                why = WhyNot::PhasedOut;
            }
        }
        Err(why)
    }

    pub(super) fn attack_intruder<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        player: Player,
        shot: Shot,
    ) -> Result<(), WhyNot> {
        let member = self.crew[usize::from(player)];
        match member.squad {
            _ if !mission.systems.battlebots => return Err(WhyNot::NotInUse),
            Squad::None => return Err(WhyNot::NoSquad),
            Squad::Disabled => return Err(WhyNot::SquadDisabled),
            Squad::Active => {}
        }
        let id = self.intruder_for(mission, player)?;
        let card = &mission.threats[id.index()].card;
        let OnBoard::Intruder { returns_fire, drags_down, slime, contamination, flees_to, parasite } =
            card.on_board
        else {
            return Err(WhyNot::NoIntruder);
        };
        self.accessible(mission, id, 1)?;
        let station = member.station;
        let marker = self.marker(id);
        // Offspring of slime has one hit point of its own; the card's damage is that of the original.
        let original = !slime || card.stations.contains(station);
        marker.damage += u8::from(original);
        let killed = marker.damage >= marker.hp;
        if contamination || slime && (killed || !original) {
            marker.tokens.remove(station);
        }
        let (damage, tokens) = (marker.damage, marker.tokens);
        witness.see(Happening::AttacksIntruder { player, threat: id, station, damage });
        if (contamination || slime) && !tokens.contains(station) {
            witness.see(Happening::TokenRemoved { threat: id, station });
        }
        if if slime { tokens.is_empty() } else { killed } {
            self.destroy(mission, witness, id);
        }
        let fires_back = match returns_fire {
            ReturnsFire::Never => false,
            ReturnsFire::Always => true,
            ReturnsFire::AfterX => self.threats[id.index()].did_x,
        };
        if fires_back {
            let dodged = shot == Shot::Heroic;
            witness.see(Happening::ReturnsFire { player, threat: id, dodged });
            if !dodged {
                self.crew[usize::from(player)].squad = Squad::Disabled;
                witness.see(Happening::SquadDisabled { player });
            }
        }
        if drags_down && self.threats[id.index()].status == Status::Destroyed {
            self.knock_out(witness, player, KnockOutCause::DraggedDown(id));
        }
        match (self.threats[id.index()].status, flees_to) {
            (Status::Destroyed, _) if parasite => {
                if let Some(host) = self.host(mission, id) {
                    self.knock_out(witness, host, KnockOutCause::LostParasite(id));
                }
            }
            (Status::OnTrack, Some(to)) => self.flee(witness, id, to),
            _ => {}
        }
        Ok(())
    }

    /// A hit drives an intruder to another station (SA-26.30).
    fn flee<W: Witness>(&mut self, witness: &mut W, threat: ThreatId, to: Station) {
        let marker = self.marker(threat);
        if let Some(from) = marker.station().filter(|from| *from != to) {
            marker.tokens.remove(from);
            marker.tokens.insert(to);
            witness.see(Happening::IntruderMoves { threat, from, to });
        }
    }

    /// Somebody is out, and so is the squad, for good.
    pub(super) fn knock_out<W: Witness>(&mut self, witness: &mut W, player: Player, why: KnockOutCause) {
        let member = &mut self.crew[usize::from(player)];
        if std::mem::replace(&mut member.knocked_out, true) {
            return;
        }
        witness.see(Happening::KnockedOut { player, why });
        if member.squad == Squad::Active {
            member.squad = Squad::Disabled;
            witness.see(Happening::SquadDisabled { player });
        }
    }
}
