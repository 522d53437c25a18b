//! What there is to see of a ship: made from the ship and its mission alone, so that a game in its resolution, the film
//! of a plan and anybody else shows the same.

use crate::command::Token;
use crate::content::ThreatCard;
use crate::mission::Report;
use crate::ship::{CrewMember, Mission, Ship, Shot, Status, StoredSquad, Threat, ThreatId};
use crate::state::ThreatCardId;
use crate::view::{FigureView, FrontierView, PiecesView, ShipView, ThreatView, ZoneView};
use crate::{Station, Zone};
use table::Seat;

impl ShipView {
    /// The ship as it stands.
    pub fn new(mission: &Mission, ship: &Ship) -> ShipView {
        let zone = |zone: Zone| ZoneView {
            zone,
            shield: ship.shields()[zone.index()],
            shield_capacity: ship.shield_capacity(mission, zone),
            reactor: ship.reactors()[zone.index()],
            reactor_capacity: ship.reactor_capacity(mission, zone),
            tiles: ship.tiles()[zone.index()],
            old_tiles: mission.carried.tiles[zone.index()],
        };
        ShipView {
            zones: Zone::ALL.into_iter().map(zone).collect(),
            cannons: Station::ALL.map(|station| ship.cannon_strength(mission, station, Shot::Normal)),
            fuel: ship.fuel(),
            rockets: ship.rockets(),
            rocket_track: [ship.rocket_launched(), ship.rocket_in_flight()],
            stored: ship.stored_squads(),
            maintained: ship.maintained(),
            visual: ship.visual_points(mission),
            interceptors_lost: ship.interceptors_lost(),
        }
    }
}

impl PiecesView {
    /// What lies on a ship before its first turn.
    pub fn new(mission: &Mission, ship: &Ship) -> PiecesView {
        let squads = ship.stored_squads().iter().filter(|squad| **squad == StoredSquad::Ready).count();
        PiecesView {
            squads: if mission.systems.battlebots { squads as u8 } else { 0 },
            rockets: ship.rockets(),
            energy: ship.shields().into_iter().chain(ship.reactors()).sum(),
            fuel: ship.fuel(),
        }
    }
}

impl FigureView {
    /// A crew member on the ship.
    pub fn new(member: &CrewMember) -> FigureView {
        FigureView {
            station: (!member.in_space).then_some(member.station),
            knocked_out: member.knocked_out,
            squad: member.squad,
        }
    }
}

/// What a viewer knows of a threat apart from what has become of it.
pub(crate) struct KnownThreat<'a> {
    pub report: Report,
    /// Its card, if the viewer may see it.
    pub card: Option<(ThreatCardId, &'a ThreatCard)>,
    pub shown: bool,
    pub officer: Seat,
    /// Its piece on the planning board, while plans are made.
    pub piece: Option<Token>,
    /// The card beside it, if the viewer may see it.
    pub calls: Option<ThreatCardId>,
}

impl ThreatView {
    /// A threat, with what has become of it once the ship flies.
    pub(crate) fn new(
        known: &KnownThreat<'_>,
        id: ThreatId,
        flying: Option<(&Mission, &Ship)>,
    ) -> ThreatView {
        let now = flying.and_then(|(_, ship)| ship.threat(id));
        let there = now.filter(|threat| threat.status != Status::Waiting);
        let on_track = now.filter(|threat| threat.status == Status::OnTrack);
        let printed = known.card.map(|(_, card)| card);
        ThreatView {
            report: known.report,
            card: known.card.map(|(card, _)| card),
            shown: known.shown,
            officer: known.officer,
            piece: known.piece,
            status: now.map_or(Status::Waiting, |threat| threat.status),
            square: on_track.map(|threat| threat.position),
            damage: there.map_or(0, |threat| threat.damage),
            hit_points: there.map(|threat| threat.hp).or(printed.map(|card| card.hp)),
            shield: there.map(|threat| threat.shield).or(printed.map(|card| card.shield)),
            speed: there.map(|threat| threat.speed).or(printed.map(|card| card.speed)),
            stations: match there {
                Some(threat) => {
                    let host =
                        on_track.and(flying).and_then(|(mission, ship)| ship.host_station(mission, id));
                    threat.tokens.iter().chain(host).collect()
                }
                None => printed.map(|card| card.stations.iter().collect()).unwrap_or_default(),
            },
            frontier: FrontierView::new(known, id, there, flying.map(|(mission, _)| mission)),
        }
    }
}

impl FrontierView {
    /// What a threat has that those of the base game do not have.
    fn new(
        known: &KnownThreat<'_>,
        id: ThreatId,
        there: Option<&Threat>,
        mission: Option<&Mission>,
    ) -> Option<FrontierView> {
        let (_, card) = known.card?;
        let called_by = mission.and_then(|mission| mission.threat(id)).and_then(|due| due.called_by);
        if !card.is_frontier() && called_by.is_none() {
            return None;
        }
        let victims = there.map_or(0, |threat| threat.victims);
        Some(FrontierView {
            calls: known.calls,
            called_by,
            zone: there.map_or(known.report.zone, |threat| threat.zone()),
            phased_out: there.is_some_and(|threat| threat.phased_out),
            traps: there
                .map(|threat| threat.drones.iter().chain(threat.mines.iter()).collect::<Vec<Station>>())
                .unwrap_or_default(),
            wrecked: there.map(|threat| threat.wreckage.iter().collect()).unwrap_or_default(),
            victims: (0..8).filter(|player| victims & (1 << player) != 0).collect(),
        })
    }
}
