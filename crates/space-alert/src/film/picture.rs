//! The ship with everything on it and around it, and what one happening moves in it.

use crate::Station;
use crate::ship::{
    Happening, Mission, Player, STORAGE, Score, Ship, Squad, Status, Store, StoredSquad, ThreatId, Weapon,
};
use crate::view::{FigureView, ShipView, ThreatView};
use serde::Serialize;
use serde_json::Value;

/// The ship with everything on it and around it, as everybody may see it.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Picture {
    /// The ship.
    pub ship: ShipView,
    /// The threats, by turn.
    pub threats: Vec<ThreatView>,
    /// The figures, in order of play.
    pub crew: Vec<FigureView>,
    /// Points so far.
    pub score: Option<Score>,
}

impl Picture {
    /// The picture of a ship. A threat that is still to come has not put anything on board.
    pub(crate) fn new(mission: &Mission, ship: &Ship, mut threats: Vec<ThreatView>) -> Picture {
        for threat in threats.iter_mut().filter(|threat| threat.status == Status::Waiting) {
            threat.stations.clear();
        }
        Picture {
            ship: ShipView::new(mission, ship),
            threats,
            crew: ship.crew().iter().map(FigureView::new).collect(),
            score: Some(ship.score(mission)),
        }
    }

    pub(super) fn drawn(&self) -> Value {
        // Plain data with text keys: there is nothing that JSON could not hold.
        serde_json::to_value(self).unwrap_or_default()
    }

    /// A step is told in several sentences, and the ship is known only after the last: this is how it looks in between.
    /// What is missing here comes with the end of the step.
    pub(super) fn happened(&mut self, told: &Happening) {
        use Happening as H;
        match *told {
            H::ThreatAppears { threat, square, .. } => self.threat(threat, |threat| {
                threat.status = Status::OnTrack;
                threat.square = Some(square);
            }),
            H::TokenPlaced { threat, station } => self.threat(threat, |threat| {
                if !threat.stations.contains(&station) {
                    threat.stations.push(station);
                }
            }),
            H::TokenRemoved { threat, station } => {
                self.threat(threat, |threat| threat.stations.retain(|other| *other != station));
            }
            H::IntruderMoves { threat, from, to } => self.threat(threat, |threat| {
                threat.stations.retain(|station| *station != from);
                threat.stations.push(to);
            }),
            H::Moves { player, to, .. } => self.figure(player, |figure| figure.station = Some(to)),
            H::TakesOff { player } => self.figure(player, |figure| figure.station = None),
            H::Returns { player } => self.figure(player, |figure| figure.station = Some(Station::UpperRed)),
            H::KnockedOut { player, .. } => self.figure(player, |figure| figure.knocked_out = true),
            H::SquadTaken { player, station, squad } => {
                self.stored(station, StoredSquad::Taken);
                self.figure(player, |figure| figure.squad = squad);
            }
            H::SquadRevived { player } => self.figure(player, |figure| figure.squad = Squad::Active),
            H::SquadDisabled { player } => self.figure(player, |figure| figure.squad = Squad::Disabled),
            H::StoredSquadDisabled { station } => self.stored(station, StoredSquad::Disabled),
            H::InterceptorsLost => self.ship.interceptors_lost = true,
            H::EnergyMoved { from, to, blocks, extra, .. } => {
                self.pour(from, -i16::from(blocks));
                self.pour(to, i16::from(blocks) + i16::from(extra));
            }
            H::EnergyDiverted { from, to, blocks } => {
                self.pour(from, -i16::from(blocks));
                self.pour(to, i16::from(blocks));
            }
            H::EnergyLost { from, blocks } => self.pour(from, -i16::from(blocks)),
            H::FuelLost => self.pour(Store::Fuel, -1),
            H::RocketLost => self.ship.rockets = self.ship.rockets.saturating_sub(1),
            H::RocketLaunched { left, .. } => {
                self.ship.rockets = left;
                self.ship.rocket_track[0] = true;
            }
            H::RocketMoves => self.ship.rocket_track = [false, true],
            H::ComputerMaintained { phase, .. } => {
                if let Some(done) = self.ship.maintained.get_mut(usize::from(phase).wrapping_sub(1)) {
                    *done = true;
                }
            }
            H::Aims { weapon: Weapon::Rocket, .. } | H::AimsAtNothing { weapon: Weapon::Rocket, .. } => {
                self.ship.rocket_track[1] = false;
            }
            H::Repairs { threat, damage, .. } | H::AttacksIntruder { threat, damage, .. } => {
                self.threat(threat, |threat| threat.damage = damage);
            }
            H::Hit { threat, total, .. }
            | H::Burnt { threat, total, .. }
            | H::Heals { threat, total, .. } => {
                self.threat(threat, |threat| threat.damage = total);
            }
            H::Destroyed { threat, .. } => self.threat(threat, |threat| {
                threat.status = Status::Destroyed;
                threat.square = None;
                threat.stations.clear();
            }),
            H::Survived { threat, .. } => self.threat(threat, |threat| {
                threat.status = Status::Survived;
                threat.square = None;
            }),
            H::ChangesZone { threat, to, .. } => self.threat(threat, |threat| {
                if let Some(frontier) = &mut threat.frontier {
                    frontier.zone = Some(to);
                }
            }),
            H::Advances { threat, to, .. } => self.threat(threat, |threat| threat.square = Some(to)),
            H::SpeedChanges { threat, speed } => self.threat(threat, |threat| threat.speed = Some(speed)),
            H::ShieldChanges { threat, shield } => self.threat(threat, |threat| threat.shield = Some(shield)),
            H::TileDrawn { zone, tile } => {
                if let Some(zone) = self.ship.zones.get_mut(zone.index()) {
                    zone.tiles.insert(tile);
                }
            }
            H::Attack { zone, absorbed, .. } => self.pour(Store::Shield(zone), -i16::from(absorbed)),
            _ => {}
        }
    }

    fn threat(&mut self, id: ThreatId, change: impl FnOnce(&mut ThreatView)) {
        if let Some(threat) = self.threats.get_mut(id.index()) {
            change(threat);
        }
    }

    fn figure(&mut self, player: Player, change: impl FnOnce(&mut FigureView)) {
        if let Some(figure) = self.crew.get_mut(usize::from(player)) {
            change(figure);
        }
    }

    fn stored(&mut self, station: Station, squad: StoredSquad) {
        if let Some(place) = STORAGE.iter().position(|storage| *storage == station) {
            self.ship.stored[place] = squad;
        }
    }

    fn pour(&mut self, store: Store, blocks: i16) {
        let filled = match store {
            // Fuel is counted in capsules, whatever is poured out of one.
            Store::Fuel => {
                self.ship.fuel = self.ship.fuel.saturating_sub(1);
                return;
            }
            Store::Shield(of) => self.ship.zones.get_mut(of.index()).map(|zone| &mut zone.shield),
            Store::Reactor(of) => self.ship.zones.get_mut(of.index()).map(|zone| &mut zone.reactor),
        };
        if let Some(filled) = filled {
            *filled = (i16::from(*filled) + blocks).max(0) as u8;
        }
    }
}
