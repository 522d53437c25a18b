//! Whom an effect reaches.

use crate::Station;
use crate::content::Whom;
use crate::ship::{CrewMember, Mission, Player, Ship, Squad, ThreatId};

impl Ship {
    /// Everybody an effect reaches, in order of play, as things stand now.
    pub(super) fn reached(
        &self,
        mission: &Mission,
        id: ThreatId,
        whom: Whom,
    ) -> impl Iterator<Item = Player> + use<> {
        let threat = self.threats[id.index()];
        let zone = self.zone_of(mission, id);
        let station = threat.station();
        let host = self.host_station(mission, id);
        let (crew, count) = (self.crew, self.crew().len());
        let company = move |place: usize| {
            let others = crew[..count].iter().enumerate();
            let mut standing = others.filter(|(other, member)| *other != place && member.is_up_on_ship());
            standing.any(|(_, member)| member.station == crew[place].station)
        };
        let is_reached = move |place: usize| -> bool {
            let member = &crew[place];
            let here = Some(member.station) == station;
            let guarded = member.squad == Squad::Active;
            let victim = threat.victims & (1 << place) != 0;
            match whom {
                Whom::Poisoned => victim && !member.knocked_out,
                _ if !member.is_up_on_ship() => false,
                Whom::Ship => true,
                Whom::Zone => member.station.zone() == zone,
                Whom::Station => here,
                Whom::Tokens => threat.tokens.contains(member.station),
                Whom::Unguarded => here && !guarded,
                Whom::Leaders => guarded,
                Whom::OffBridge => member.station != Station::UpperWhite,
                Whom::Alone => !company(place),
                Whom::Together => company(place),
                Whom::HostMates => Some(member.station) == host && !victim,
            }
        };
        (0..count).filter(move |place| is_reached(*place)).map(|place| place as Player)
    }

    pub(super) fn people_in(&self, station: Station, lying: bool) -> u8 {
        let there = |member: &&CrewMember| {
            !member.in_space && member.station == station && (lying || !member.knocked_out)
        };
        self.crew().iter().filter(there).count() as u8
    }

    /// Whether anybody stands in a threat's station.
    pub(super) fn has_company(&self, id: ThreatId) -> bool {
        self.threats[id.index()].station().is_some_and(|station| self.people_in(station, false) > 0)
    }
}
