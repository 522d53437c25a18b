//! What a threat does at a mark, effect by effect.

use super::happening::{DelayCause, Happening, KnockOutCause, Player, Store, WhyNot, Witness};
use super::mission::{Mission, StoredSquad, ThreatId, Track};
use super::scoring::Loss;
use super::ship_damage::Shielding;
use super::state::{CrewMember, STORAGE, Ship, Status};
use crate::content::{Deed, OnBoard, Place, Reach, Way, Whom};
use crate::{Station, Stations, Zone};
use std::cmp::Ordering;

const ALL_BLOCKS: u8 = u8::MAX;

impl Ship {
    pub(super) fn perform_deed<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        id: ThreatId,
        deed: Deed,
    ) {
        let threat = self.threats[id.index()];
        let nothing = |why: WhyNot| Happening::NothingDone { threat: id, why };
        match deed {
            Deed::Attack { strength, on } => {
                self.strike(mission, witness, id, strength, on);
            }
            Deed::AttackSplit { own, others } => {
                let home = self.zone_of(mission, id);
                for zone in Zone::ALL {
                    let strength = if zone == home { own } else { others };
                    self.attack_zone(mission, witness, id, zone, strength, Shielding::Absorbs);
                }
            }
            Deed::AttackIfDamaged { .. } if threat.damage == 0 => witness.see(nothing(WhyNot::Undamaged)),
            Deed::AttackIfDamaged { strength, on } => {
                self.strike(mission, witness, id, strength, on);
            }
            Deed::AttackUnlessDamaged { damage, .. } if threat.damage >= damage => {
                witness.see(nothing(WhyNot::DamagedTooMuch));
            }
            Deed::AttackUnlessDamaged { strength, .. } => {
                self.strike(mission, witness, id, strength, Reach::Own);
            }
            Deed::AttackWithHitPoints { times } => {
                let strength = threat.hit_points_left().saturating_mul(times);
                self.strike(mission, witness, id, strength, Reach::Own);
            }
            Deed::AttackThroughShields { strength } => {
                let zone = self.zone_of(mission, id);
                self.attack_zone(mission, witness, id, zone, strength, Shielding::Ignored);
            }
            Deed::Speed { by } => {
                let marker = self.marker(id);
                marker.speed = marker.speed.saturating_add(by);
                let speed = marker.speed;
                witness.see(Happening::SpeedChanges { threat: id, speed });
            }
            Deed::Shield { by } => self.set_shield(witness, id, threat.shield.saturating_add(by)),
            Deed::ShieldIs { points } => self.set_shield(witness, id, points),
            Deed::Heal { damage } => self.heal(witness, id, damage),
            Deed::HealHalf => self.heal(witness, id, threat.damage / 2),
            Deed::Change => witness.see(Happening::Changes { threat: id }),
            Deed::DrainShields { blocks } => {
                let lost: u8 =
                    Zone::ALL.map(|zone| self.drain(witness, Store::Shield(zone), blocks)).iter().sum();
                self.note_nothing(witness, id, lost);
            }
            Deed::DrainReactors { blocks } => {
                let lost: u8 =
                    Zone::ALL.map(|zone| self.drain(witness, Store::Reactor(zone), blocks)).iter().sum();
                self.note_nothing(witness, id, lost);
            }
            Deed::DrainShield { zone, blocks } => {
                let lost = self.drain(witness, Store::Shield(zone), blocks);
                self.note_nothing(witness, id, lost);
            }
            Deed::DrainReactor { zone, blocks } => {
                let lost = self.drain(witness, Store::Reactor(zone), blocks);
                self.note_nothing(witness, id, lost);
            }
            Deed::HurryOthers { squares } => {
                self.hurry(mission, witness, id, squares, |track| track != Track::Internal);
            }
            Deed::HurryInside { squares } => {
                self.hurry(mission, witness, id, squares, |track| track == Track::Internal);
            }
            Deed::HurryZone { squares } => {
                let here = Track::from(self.zone_of(mission, id));
                self.hurry(mission, witness, id, squares, |track| track == here);
            }
            Deed::HurtSelf { damage } => {
                self.burn(witness, id, id, damage);
                let marker = &self.threats[id.index()];
                if marker.damage >= marker.hp {
                    self.destroy(mission, witness, id);
                }
            }
            Deed::Delay { whom } => {
                let turn = self.step.turn().unwrap_or(mission.turns);
                let mut reached = 0;
                for player in self.reached(mission, id, whom) {
                    self.delay(mission, witness, player, turn + 1, DelayCause::Threat(id));
                    reached += 1;
                }
                if reached == 0 {
                    witness.see(nothing(WhyNot::Nobody));
                }
            }
            Deed::KnockOut { whom } => {
                let mut reached = 0;
                for player in self.reached(mission, id, whom) {
                    self.knock_out(witness, player, KnockOutCause::Threat(id));
                    reached += 1;
                }
                if reached == 0 {
                    witness.see(nothing(WhyNot::Nobody));
                }
            }
            Deed::LoseShip { how } => self.lose(witness, Loss::Doom { by: id, how }),
            Deed::Move { to } => self.move_intruder(witness, id, to),
            Deed::Seek => self.seek(mission, witness, id),
            Deed::MoveOrDamage { to, .. } if threat.damage > 0 => self.move_intruder(witness, id, to),
            Deed::MoveOrDamage { points, .. } => {
                let zone = self.zone_of(mission, id);
                self.damage_zone(mission, witness, id, zone, points);
            }
            Deed::Damage { points, on } => match on {
                Place::Here => {
                    let zone = self.zone_of(mission, id);
                    self.damage_zone(mission, witness, id, zone, points);
                }
                Place::Everywhere => {
                    for zone in Zone::ALL {
                        self.damage_zone(mission, witness, id, zone, points);
                    }
                }
                Place::Tokens => {
                    // From red to blue, as attacks on several zones go.
                    for zone in Zone::ALL {
                        for _ in threat.tokens.iter().filter(|station| station.zone() == zone) {
                            self.damage_zone(mission, witness, id, zone, points);
                        }
                    }
                }
            },
            Deed::Sabotage { blocks, points } => {
                let zone = self.zone_of(mission, id);
                if self.drain(witness, Store::Reactor(zone), blocks) == 0 {
                    self.damage_zone(mission, witness, id, zone, points);
                }
            }
            Deed::DamagePerRocket { points } => {
                let live = self.rockets.saturating_sub(threat.damage);
                self.note_nothing(witness, id, live);
                let zone = self.zone_of(mission, id);
                self.damage_zone(mission, witness, id, zone, live.saturating_mul(points));
            }
            Deed::DamagePerPerson { points } => {
                let lying = mission.rulings.alien_counts_knocked_out;
                let people = threat.station().map_or(0, |station| self.people_in(station, lying));
                if people == 0 {
                    witness.see(nothing(WhyNot::Nobody));
                }
                let zone = self.zone_of(mission, id);
                self.damage_zone(mission, witness, id, zone, people.saturating_mul(points));
            }
            Deed::DamagePerBlock { zone } => {
                let blocks = self.reactors[zone.index()];
                self.note_nothing(witness, id, blocks);
                self.damage_zone(mission, witness, id, zone, blocks);
            }
            Deed::FloodShield { zone } => self.flood_shield(mission, witness, id, zone),
            Deed::BurnShield { zone } => {
                let blocks = self.drain(witness, Store::Shield(zone), ALL_BLOCKS);
                self.note_nothing(witness, id, blocks);
                self.damage_zone(mission, witness, id, zone, blocks);
            }
            Deed::BurnReactors => {
                for zone in Zone::ALL {
                    let blocks = self.drain(witness, Store::Reactor(zone), ALL_BLOCKS);
                    self.damage_zone(mission, witness, id, zone, blocks);
                }
            }
            Deed::LoseRocket => self.lose_rocket(mission, witness, id),
            Deed::LoseFuel => match self.fuel.checked_sub(1) {
                Some(left) => {
                    self.fuel = left;
                    witness.see(Happening::FuelLost);
                }
                None => witness.see(nothing(WhyNot::Nothing)),
            },
            Deed::DisableStored { station } => {
                let place = STORAGE.iter().position(|storage| *storage == station);
                match place.map(|place| &mut self.stored[place]) {
                    Some(stored) if *stored == StoredSquad::Ready => {
                        *stored = StoredSquad::Disabled;
                        witness.see(Happening::StoredSquadDisabled { station });
                    }
                    _ => witness.see(nothing(WhyNot::Nothing)),
                }
            }
            Deed::Spread { to } => self.spread(mission, witness, id, to),
            Deed::AttackPhased { strength, weak, on } => {
                let strength = if threat.phased_out { weak } else { strength };
                if strength == 0 {
                    witness.see(nothing(WhyNot::NoStrength));
                }
                self.strike(mission, witness, id, strength, on);
            }
            Deed::AttackUnlessRocketed { .. } if threat.rocketed => witness.see(nothing(WhyNot::RocketHit)),
            Deed::AttackUnlessRocketed { strength } => {
                self.strike(mission, witness, id, strength, Reach::Own);
            }
            Deed::AttackFeeding { strength } => {
                let absorbed = self.strike(mission, witness, id, strength, Reach::Own);
                if self.loss.is_none() {
                    self.heal(witness, id, absorbed);
                }
            }
            Deed::AttackWithReactor { strength, on } => {
                for zone in self.struck(mission, id, on) {
                    let strength = strength.saturating_add(self.reactors[zone.index()]);
                    self.attack_zone(mission, witness, id, zone, strength, Shielding::Absorbs);
                }
            }
            Deed::AttackForEnergy { zone, strength } => {
                let taken = self.drain(witness, Store::Reactor(zone), 1);
                self.note_nothing(witness, id, taken);
                if taken > 0 {
                    self.strike(mission, witness, id, strength, Reach::All);
                }
            }
            Deed::AttackForFuel { strength } => {
                let there = self.fuel > 0;
                self.perform_deed(mission, witness, id, Deed::LoseFuel);
                if there {
                    self.strike(mission, witness, id, strength, Reach::All);
                }
            }
            Deed::AttackPerRocket { zone, strength } => {
                if self.rockets == 0 {
                    witness.see(nothing(WhyNot::NoRocket));
                }
                for _ in 0..self.rockets {
                    self.attack_zone(mission, witness, id, zone, strength, Shielding::Absorbs);
                }
            }
            Deed::Jump { to } => self.jump(witness, id, to),
            Deed::CallIn { faster_below, .. } => self.call_in(mission, witness, id, faster_below),
            Deed::Unleash => self.unleash(mission, witness, id),
            Deed::HealOutside { damage } => self.heal_outside(mission, witness, id, damage),
            Deed::MovePhased { to, out } => match if threat.phased_out { out } else { Some(to) } {
                Some(way) => self.move_intruder(witness, id, way),
                None => witness.see(nothing(WhyNot::PhasedOut)),
            },
            Deed::MoveIfPeople { to } => match self.has_company(id) {
                true => self.move_intruder(witness, id, to),
                false => witness.see(nothing(WhyNot::Nobody)),
            },
            Deed::DamageIfPeople { points, .. } if self.has_company(id) => {
                let zone = self.zone_of(mission, id);
                self.damage_zone(mission, witness, id, zone, points);
            }
            Deed::DamageIfPeople { heal, .. } => self.heal(witness, id, heal),
            Deed::DamagePhased { points, weak } => {
                let points = if threat.phased_out { weak } else { points };
                let zone = self.zone_of(mission, id);
                self.damage_zone(mission, witness, id, zone, points);
            }
            Deed::DamageAround { here, next, far } => {
                let home = self.zone_of(mission, id);
                for zone in Zone::ALL {
                    let points = [here, next, far][zone.index().abs_diff(home.index())];
                    self.damage_zone(mission, witness, id, zone, points);
                }
            }
            Deed::DamagePerInfected { points } => self.break_out(mission, witness, id, points),
            Deed::DamageAtHost { points } => self.damage_at_host(mission, witness, id, points),
            Deed::DamagePerMine { points } => self.blow_mines(mission, witness, id, points),
            Deed::DrainHere { blocks } => match self.home(mission, id) {
                Some(zone) => {
                    let lost = self.drain(witness, Store::Reactor(zone), blocks);
                    self.note_nothing(witness, id, lost);
                }
                None => witness.see(nothing(self.why_no_host(mission, id))),
            },
            Deed::FeedOnReactor => {
                let zone = self.zone_of(mission, id);
                let by = self.drain(witness, Store::Reactor(zone), ALL_BLOCKS);
                match by {
                    0 => witness.see(nothing(WhyNot::Nothing)),
                    by => self.perform_deed(mission, witness, id, Deed::Speed { by }),
                }
            }
            Deed::LayDrones => self.lay_drones(witness, id),
            Deed::LayMine => self.lay_mine(witness, id),
            Deed::Infect => self.infect(witness, id),
            Deed::Drill => self.drill(mission, witness, id),
            Deed::Wreck => self.wreck(witness, id),
            Deed::RepeatCards => self.repeat_cards(mission, witness, id),
            Deed::SwapSides => self.swap_sides(witness, id),
        }
    }

    /// Other threats on these tracks advance at once, by number.
    fn hurry<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        id: ThreatId,
        squares: u8,
        on: impl Fn(Track) -> bool,
    ) {
        for other in mission.threat_ids() {
            let threat = &self.threats[other.index()];
            if other != id && threat.status == Status::OnTrack && on(threat.track) {
                self.advance_threat(mission, witness, other, squares);
                if self.loss.is_some() {
                    return;
                }
            }
        }
    }

    /// The zone in which a threat is: outside, or with its token, or with its host. In space there is none.
    fn home(&self, mission: &Mission, id: ThreatId) -> Option<Zone> {
        let threat = &self.threats[id.index()];
        let host = || self.host_station(mission, id).map(Station::zone);
        threat.zone().or_else(|| threat.station().map(Station::zone)).or_else(host)
    }

    /// The zone a threat attacks, or in which its token lies.
    pub(super) fn zone_of(&self, mission: &Mission, id: ThreatId) -> Zone {
        self.home(mission, id).unwrap_or(Zone::White)
    }

    /// The zones that an attack strikes, from red to blue.
    fn struck(&self, mission: &Mission, id: ThreatId, on: Reach) -> impl Iterator<Item = Zone> + use<> {
        let home = self.zone_of(mission, id);
        Zone::ALL.into_iter().filter(move |zone| match on {
            Reach::Own => *zone == home,
            Reach::All => true,
            Reach::Others => *zone != home,
            Reach::Flanks => *zone != Zone::White,
        })
    }

    /// Whether anybody stands in a threat's station.
    fn has_company(&self, id: ThreatId) -> bool {
        self.threats[id.index()].station().is_some_and(|station| self.people_in(station, false) > 0)
    }

    /// Every external threat on its way loses damage.
    fn heal_outside<W: Witness>(&mut self, mission: &Mission, witness: &mut W, id: ThreatId, most: u8) {
        let mut healed = false;
        for other in mission.threat_ids() {
            let threat = &self.threats[other.index()];
            if threat.zone().is_some() && threat.status == Status::OnTrack && threat.damage > 0 {
                healed = true;
                self.heal(witness, other, most);
            }
        }
        if !healed {
            witness.see(Happening::NothingDone { threat: id, why: WhyNot::Undamaged });
        }
    }

    /// One station towards the zone with most tiles, or towards white if several have as many (SA-26.21).
    fn drill<W: Witness>(&mut self, mission: &Mission, witness: &mut W, threat: ThreatId) {
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

    /// Attacks all zones that are struck. Says how much their shields absorbed.
    fn strike<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        id: ThreatId,
        strength: u8,
        on: Reach,
    ) -> u8 {
        let mut absorbed = 0;
        for zone in self.struck(mission, id, on) {
            absorbed += self.attack_zone(mission, witness, id, zone, strength, Shielding::Absorbs);
        }
        absorbed
    }

    fn note_nothing<W: Witness>(&self, witness: &mut W, threat: ThreatId, amount: u8) {
        if amount == 0 {
            witness.see(Happening::NothingDone { threat, why: WhyNot::Nothing });
        }
    }

    fn set_shield<W: Witness>(&mut self, witness: &mut W, threat: ThreatId, shield: i8) {
        self.marker(threat).shield = shield;
        witness.see(Happening::ShieldChanges { threat, shield });
    }

    fn heal<W: Witness>(&mut self, witness: &mut W, threat: ThreatId, most: u8) {
        let marker = self.marker(threat);
        let damage = most.min(marker.damage);
        marker.damage -= damage;
        let total = marker.damage;
        if damage == 0 {
            witness.see(Happening::NothingDone { threat, why: WhyNot::Undamaged });
        } else {
            witness.see(Happening::Heals { threat, damage, total });
        }
    }

    /// Damage that no shield stops.
    pub(super) fn burn<W: Witness>(&mut self, witness: &mut W, threat: ThreatId, by: ThreatId, damage: u8) {
        let marker = self.marker(threat);
        marker.damage = marker.damage.saturating_add(damage);
        let total = marker.damage;
        witness.see(Happening::Burnt { threat, by, damage, total });
    }

    /// Everybody an effect reaches, in order of play, as things stand now.
    fn reached(&self, mission: &Mission, id: ThreatId, whom: Whom) -> impl Iterator<Item = Player> + use<> {
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
            let guarded = member.squad == super::Squad::Active;
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

    fn people_in(&self, station: Station, lying: bool) -> u8 {
        let there = |member: &&CrewMember| {
            !member.in_space && member.station == station && (lying || !member.knocked_out)
        };
        self.crew().iter().filter(there).count() as u8
    }

    fn move_intruder<W: Witness>(&mut self, witness: &mut W, threat: ThreatId, to: Way) {
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
    fn seek<W: Witness>(&mut self, mission: &Mission, witness: &mut W, threat: ThreatId) {
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

    fn flood_shield<W: Witness>(&mut self, mission: &Mission, witness: &mut W, threat: ThreatId, zone: Zone) {
        let index = zone.index();
        let room = self.shield_capacity(mission, zone).saturating_sub(self.shields[index]);
        let fits = room.min(self.reactors[index]);
        self.reactors[index] -= fits;
        self.shields[index] += fits;
        if fits > 0 {
            let (from, to) = (Store::Reactor(zone), Store::Shield(zone));
            witness.see(Happening::EnergyDiverted { from, to, blocks: fits });
        }
        let leaked = self.drain(witness, Store::Reactor(zone), ALL_BLOCKS);
        self.note_nothing(witness, threat, fits + leaked);
        self.damage_zone(mission, witness, threat, zone, leaked);
    }

    /// One rocket fewer also means one fewer that could go off on board.
    fn lose_rocket<W: Witness>(&mut self, mission: &Mission, witness: &mut W, threat: ThreatId) {
        let Some(left) = self.rockets.checked_sub(1) else {
            witness.see(Happening::NothingDone { threat, why: WhyNot::NoRocket });
            return;
        };
        self.rockets = left;
        witness.see(Happening::RocketLost);
        for other in mission.threat_ids() {
            let on_board = mission.threats[other.index()].card.on_board;
            let marker = self.marker(other);
            let warheads = matches!(on_board, OnBoard::Malfunction { rockets: true, .. });
            if warheads && marker.status == Status::OnTrack {
                marker.hp = marker.hp.saturating_sub(1);
                if marker.damage >= marker.hp {
                    self.destroy(mission, witness, other);
                }
            }
        }
    }

    /// Every token puts a new one next to it, unless there is slime already.
    fn spread<W: Witness>(&mut self, mission: &Mission, witness: &mut W, threat: ThreatId, to: Way) {
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
