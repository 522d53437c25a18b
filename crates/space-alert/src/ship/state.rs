//! The whole state of a ship in the middle of a mission: plain data of fixed size.

use super::threat_set::ThreatSet;
use super::{
    Boards, CrewMember, Loss, MOST_CREW, MOST_THREATS, Mission, Outcome, Shot, Slot, Squad, Status, Step,
    StoredSquad, Threat, ThreatId, Tile, Tiles, Trajectory,
};
use crate::content::Letter;
use crate::{Station, Stations, Zone};
use serde::{Deserialize, Serialize};

/// A ship in the middle of a mission. Copying it is cheap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ship {
    pub(super) step: Step,
    pub(super) boards: Boards,
    pub(super) crew: [CrewMember; MOST_CREW],
    pub(super) threats: [Threat; MOST_THREATS],
    pub(super) shields: [u8; 3],
    pub(super) reactors: [u8; 3],
    pub(super) tiles: [Tiles; 3],
    pub(super) fuel: u8,
    pub(super) rockets: u8,
    pub(super) rocket_launched: bool,
    pub(super) rocket_in_flight: bool,
    pub(super) stored: [StoredSquad; 2],
    pub(super) fired: [Shot; 6],
    pub(super) sortie: Shot,
    pub(super) hull_work: bool,
    pub(super) interceptors_lost: bool,
    pub(super) lifts_used: [bool; 3],
    pub(super) maintained: [bool; 3],
    pub(super) visual: [u8; 3],
    /// Who looks out of the window this turn, one bit each.
    pub(super) looked: u8,
    /// Whether anybody has looked out of the window in the actions of this turn.
    pub(super) watched: bool,
    pub(super) delayed_now: bool,
    /// For each crew member the turn onto which the second half of a double action was put off; 0 for none.
    pub(super) put_off: [u8; MOST_CREW],
    pub(super) loss: Option<Loss>,
}

impl Ship {
    /// A ship before its first turn.
    pub fn new(mission: &Mission, boards: &Boards) -> Ship {
        let numbers = &mission.numbers;
        let start = &mission.start;
        let weakened = mission.rulings.earlier_tiles_weaken;
        let filled = |tile: Tile, start: [u8; 3], capacity: [u8; 3]| -> [u8; 3] {
            Zone::ALL.map(|zone| {
                let (start, capacity) = (start[zone.index()], capacity[zone.index()]);
                match mission.carried.tiles[zone.index()].contains(tile) {
                    true if weakened => start.saturating_sub(1),
                    true => start.min(capacity.saturating_sub(1)),
                    false => start,
                }
            })
        };
        let shields = filled(Tile::Shield, numbers.shields.start, numbers.shields.capacity);
        let mut crew = [CrewMember {
            station: Station::UpperWhite,
            in_space: false,
            knocked_out: false,
            squad: Squad::None,
        }; MOST_CREW];
        for (player, member) in crew.iter_mut().enumerate() {
            member.station = start.stations[player].unwrap_or(Station::UpperWhite);
            member.squad = start.squads[player];
            if start.in_space[player] {
                member.in_space = true;
                member.station = Station::UpperRed;
                if member.squad == Squad::None {
                    member.squad = Squad::Active;
                }
            }
        }
        Ship {
            step: Step::first(),
            boards: *boards,
            crew,
            threats: [Threat::default(); MOST_THREATS],
            shields: Zone::ALL.map(|zone| start.shields[zone.index()].unwrap_or(shields[zone.index()])),
            reactors: filled(Tile::Reactor, numbers.reactors.start, numbers.reactors.capacity),
            tiles: mission.carried.tiles,
            fuel: numbers.fuel,
            rockets: numbers.rockets,
            rocket_launched: false,
            rocket_in_flight: false,
            stored: mission.carried.squads,
            fired: [Shot::None; 6],
            sortie: Shot::None,
            hull_work: false,
            interceptors_lost: false,
            lifts_used: [false; 3],
            maintained: [false; 3],
            visual: [0; 3],
            looked: 0,
            watched: false,
            delayed_now: false,
            put_off: [0; MOST_CREW],
            loss: None,
        }
    }

    /// The crew, in order of play.
    pub fn crew(&self) -> &[CrewMember] {
        &self.crew[..self.boards.crew()]
    }

    /// The boards after all delays so far.
    pub fn boards(&self) -> &Boards {
        &self.boards
    }

    /// Puts another card on a space: what an imagined game plans instead of a card that nobody has seen.
    pub(crate) fn put_card(&mut self, player: usize, turn: u8, slot: Slot) {
        self.boards.set(player, turn, slot);
    }

    /// The threats of the mission, in order of number.
    pub fn threats(&self, mission: &Mission) -> &[Threat] {
        &self.threats[..mission.threats.len()]
    }

    /// One of them.
    pub fn threat(&self, threat: ThreatId) -> Option<&Threat> {
        self.threats.get(threat.index())
    }

    /// Energy in the shields, from red to blue.
    pub fn shields(&self) -> [u8; 3] {
        self.shields
    }

    /// Energy in the reactors, from red to blue.
    pub fn reactors(&self) -> [u8; 3] {
        self.reactors
    }

    /// How much a zone's shield holds with the damage it has.
    pub fn shield_capacity(&self, mission: &Mission, zone: Zone) -> u8 {
        let broken = self.has_tile(zone, Tile::Shield);
        mission.numbers.shields.capacity[zone.index()].saturating_sub(u8::from(broken))
    }

    /// How much a zone's reactor holds with the damage it has.
    pub fn reactor_capacity(&self, mission: &Mission, zone: Zone) -> u8 {
        let broken = self.has_tile(zone, Tile::Reactor);
        mission.numbers.reactors.capacity[zone.index()].saturating_sub(u8::from(broken))
    }

    /// The damage tiles, from red to blue.
    pub fn tiles(&self) -> [Tiles; 3] {
        self.tiles
    }

    /// Whether a zone has this tile.
    pub fn has_tile(&self, zone: Zone, tile: Tile) -> bool {
        self.tiles[zone.index()].contains(tile)
    }

    /// Fuel capsules.
    pub fn fuel(&self) -> u8 {
        self.fuel
    }

    /// Rockets on board.
    pub fn rockets(&self) -> u8 {
        self.rockets
    }

    /// Whether a rocket is on the first square of its track: it was launched this turn.
    pub fn rocket_launched(&self) -> bool {
        self.rocket_launched
    }

    /// Whether a rocket is on the second square of its track: it hits in the next computation of damage.
    pub fn rocket_in_flight(&self) -> bool {
        self.rocket_in_flight
    }

    /// The squads in storage: lower red, upper blue.
    pub fn stored_squads(&self) -> [StoredSquad; 2] {
        self.stored
    }

    /// How the weapon of a station was fired this turn.
    pub fn fired(&self, station: Station) -> Shot {
        self.fired[station.index()]
    }

    /// Whether the interceptors attack this turn.
    pub fn sortie(&self) -> Shot {
        self.sortie
    }

    /// Whether the interceptors will not fly again.
    pub fn interceptors_lost(&self) -> bool {
        self.interceptors_lost
    }

    /// Whether a zone's lift was used this turn.
    pub fn lift_used(&self, zone: Zone) -> bool {
        self.lifts_used[zone.index()]
    }

    /// In which phases the computer is maintained.
    pub fn maintained(&self) -> [bool; 3] {
        self.maintained
    }

    /// The most people who looked out of the window in one turn, phase by phase.
    pub fn visual(&self) -> [u8; 3] {
        self.visual
    }

    /// How many look out of the window this turn so far.
    pub fn looking(&self) -> u8 {
        self.looked.count_ones() as u8
    }

    /// How the ship was lost.
    pub fn loss(&self) -> Option<Loss> {
        self.loss
    }

    /// How the mission ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match (self.loss, self.step) {
            (Some(loss), _) => Some(Outcome::Lost(loss)),
            (None, Step::Over) => Some(Outcome::Won),
            (None, _) => None,
        }
    }

    /// The malfunctions on a system: the threats whose token lies there, with whether they can still be repaired.
    pub fn malfunctions(
        &self,
        mission: &Mission,
        station: Station,
        letter: Letter,
    ) -> impl Iterator<Item = (ThreatId, bool)> {
        let broken = mission.groups.on_system[letter as usize];
        broken.or(mission.groups.wrecking).filter_map(move |id| {
            let threat = &self.threats[id.index()];
            if threat.wreckage.contains(station, letter) {
                return Some((id, true));
            }
            let there = broken.contains(id) && threat.tokens.contains(station);
            let repairable = threat.status == Status::OnTrack && !threat.phased_out;
            there.then_some((id, repairable))
        })
    }

    /// The stations with slime.
    pub fn slime(&self, mission: &Mission) -> Stations {
        let threats = mission.threats.iter().zip(&self.threats);
        let slimy = threats.filter(|(due, _)| due.card.is_slime());
        slimy.flat_map(|(_, threat)| threat.tokens.iter()).collect()
    }

    /// The stations with contamination.
    pub fn contamination(&self, mission: &Mission) -> Stations {
        let threats = mission.threats.iter().zip(&self.threats);
        let foul = threats.filter(|(due, _)| due.card.is_contamination());
        foul.flat_map(|(_, threat)| threat.tokens.iter()).collect()
    }

    /// The external threats on their tracks, in order of number.
    pub(super) fn external(&self, mission: &Mission) -> ThreatSet {
        let mut outside = ThreatSet::default();
        for id in mission.groups.external {
            if self.threats[id.index()].status == Status::OnTrack {
                outside.insert(id);
            }
        }
        outside
    }

    /// The squares of the track on which a threat is now.
    pub(super) fn track_of<'m>(&self, mission: &'m Mission, threat: ThreatId) -> &'m Trajectory {
        mission.track(self.threats[threat.index()].track)
    }

    /// Whether anybody is out in space, conscious or not.
    pub(super) fn somebody_in_space(&self) -> bool {
        self.crew().iter().any(|member| member.in_space)
    }

    /// A threat's marker, for changes.
    pub(super) fn marker(&mut self, threat: ThreatId) -> &mut Threat {
        // Ids come from the mission's own list, which is never longer than this array.
        let index = threat.index().min(MOST_THREATS - 1);
        &mut self.threats[index]
    }
}
