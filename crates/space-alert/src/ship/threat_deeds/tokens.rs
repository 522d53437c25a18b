//! Intruders that move and slime that spreads.

use crate::content::Way;
use crate::ship::{Happening, Mission, Ship, ThreatId, WhyNot, Witness};
use crate::{Station, Stations, Zone};
use std::cmp::Ordering;

impl Ship {
    pub(super) fn move_intruder<W: Witness>(&mut self, witness: &mut W, threat: ThreatId, to: Way) {
        let Some(from) = self.threats[threat.index()].station() else { return };
        let Some(to) = neighbour(from, to) else {
            witness.see(Happening::NothingDone { threat, why: WhyNot::Hull });
            return;
        };
        let marker = self.marker(threat);
        marker.tokens.remove(from);
        marker.tokens.insert(to);
        witness.see(Happening::IntruderMoves { threat, from, to });
    }

    /// To the neighbouring station with most people; where several have as many, it cannot decide and stays.
    pub(super) fn seek<W: Witness>(&mut self, mission: &Mission, witness: &mut W, threat: ThreatId) {
        let Some(from) = self.threats[threat.index()].station() else { return };
        let lying = mission.rulings.seeker_counts_knocked_out;
        let mut best: Option<(Way, u8)> = None;
        let mut tied = true;
        for way in [Way::Red, Way::Blue, Way::Deck] {
            let Some(station) = neighbour(from, way) else { continue };
            let people = self.people_in(station, lying);
            match best {
                Some((_, most)) if people < most => {}
                Some((_, most)) if people == most => tied = true,
                _ => {
                    best = Some((way, people));
                    tied = false;
                }
            }
        }
        match best {
            Some((way, _)) if !tied => self.move_intruder(witness, threat, way),
            _ => witness.see(Happening::NothingDone { threat, why: WhyNot::Tie }),
        }
    }

    /// One station towards the zone with most tiles, or towards white if several have as many (SA-26.21).
    pub(super) fn drill<W: Witness>(&mut self, mission: &Mission, witness: &mut W, threat: ThreatId) {
        let most = self.tiles.iter().map(|tiles| tiles.len()).max().unwrap_or(0);
        let mut worst = Zone::ALL.into_iter().filter(|zone| self.tiles[zone.index()].len() == most);
        let goal = match (worst.next(), worst.next()) {
            (Some(zone), None) => zone,
            _ => Zone::White,
        };
        match goal.cmp(&self.zone_of(mission, threat)) {
            Ordering::Less => self.move_intruder(witness, threat, Way::Red),
            Ordering::Greater => self.move_intruder(witness, threat, Way::Blue),
            Ordering::Equal => witness.see(Happening::NothingDone { threat, why: WhyNot::AtItsGoal }),
        }
    }

    /// Every token puts a new one next to it, unless there is slime already.
    pub(super) fn spread<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        threat: ThreatId,
        to: Way,
    ) {
        let slimy = self.slime(mission);
        let tokens = self.threats[threat.index()].tokens;
        let fresh: Stations = tokens.iter().filter_map(|station| neighbour(station, to)).collect();
        let mut grown = false;
        for station in fresh.iter().filter(|station| !slimy.contains(*station)) {
            grown = true;
            self.marker(threat).tokens.insert(station);
            witness.see(Happening::TokenPlaced { threat, station });
        }
        if !grown {
            witness.see(Happening::NothingDone { threat, why: WhyNot::TokenThere });
        }
    }
}

fn neighbour(station: Station, way: Way) -> Option<Station> {
    match way {
        Way::Red => station.towards_red(),
        Way::Blue => station.towards_blue(),
        Way::Deck => Some(station.other_deck()),
    }
}
