//! Who is hit by what. All aims are taken before anything is hit, and everything is hit at once.

use super::ship_damage::Shielding;
use super::threat_set::ThreatSet;
use super::{
    Happening, KnockOutCause, MOST_THREATS, Mission, Player, Ship, Shot, Status, ThreatId, Tile, Track,
    Weapon, WhyNot, Witness,
};
use crate::content::{RocketRule, WeaponKind};
use crate::{Station, Zone};

/// Everything that aims at something in this step.
#[derive(Default)]
struct Aims {
    targeted: ThreatSet,
    at: [Aimed; MOST_THREATS],
}

impl Aims {
    /// One more weapon aims at a threat.
    fn add(&mut self, threat: ThreatId, strength: u8) -> &mut Aimed {
        self.targeted.insert(threat);
        let target = &mut self.at[threat.index()];
        target.strength = target.strength.saturating_add(strength);
        target
    }
}

/// What aims at one threat in this step.
#[derive(Clone, Copy, Default)]
struct Aimed {
    strength: u8,
    /// How much of it comes from lasers.
    lasers: u8,
    by_pulse: bool,
    by_rocket: bool,
}

/// What a weapon can see.
#[derive(Clone, Copy)]
struct Scope {
    heavy: bool,
    rocket: bool,
    range: u8,
    zone: Option<Zone>,
}

impl Ship {
    pub(super) fn compute_damage<W: Witness>(&mut self, mission: &Mission, witness: &mut W) {
        if mission.frontier {
            self.threats.iter_mut().for_each(|threat| threat.hurt = false);
        }
        let outside = self.external(mission);
        let mut aims = Aims::default();
        self.aim_cannons(mission, witness, outside, &mut aims);
        self.aim_rocket(mission, witness, outside, &mut aims);
        self.aim_interceptors(mission, witness, outside, &mut aims);
        if aims.targeted.is_empty() && mission.groups.hurt_before.is_empty() {
            return;
        }
        let hurt = self.hit(mission, witness, &aims);
        self.strike_back(mission, witness, hurt);
    }

    /// Whether a weapon can see a threat that is outside.
    fn is_target(&self, mission: &Mission, id: ThreatId, scope: Scope) -> bool {
        let threat = &self.threats[id.index()];
        let nature = &mission.threats[id.index()].card.nature;
        if scope.zone.is_some_and(|zone| threat.track != Track::from(zone) && !nature.all_lasers) {
            return false;
        }
        let distance = threat.distance();
        let unseen = nature.hidden && !threat.did_x
            || nature.far_safe && distance == 3
            || nature.no_heavy_laser && scope.heavy
            || scope.rocket && nature.rockets == RocketRule::Ignore;
        distance <= scope.range && !threat.phased_out && !unseen
    }

    /// The nearest threat that a weapon can see; of several on the same square the one with the lowest number.
    fn nearest(&self, mission: &Mission, outside: ThreatSet, scope: Scope) -> Option<ThreatId> {
        let seen = outside.filter(|id| self.is_target(mission, *id, scope));
        seen.min_by_key(|id| self.threats[id.index()].position)
    }

    fn is_cannon_broken(&self, station: Station) -> bool {
        let tile = if station.is_upper() { Tile::UpperCannon } else { Tile::LowerCannon };
        self.has_tile(station.zone(), tile)
    }

    /// How strong the cannon of a station is with such a shot. Damage weakens lasers and shortens the reach of the pulse.
    pub fn cannon_strength(&self, mission: &Mission, station: Station, shot: Shot) -> u8 {
        let numbers = mission.numbers.weapon(station);
        let strength = numbers.strength + u8::from(shot == Shot::Heroic);
        match numbers.kind {
            WeaponKind::Pulse => strength,
            _ => strength.saturating_sub(u8::from(self.is_cannon_broken(station))),
        }
    }

    fn aim_cannons<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        outside: ThreatSet,
        aims: &mut Aims,
    ) {
        for (weapon, shot) in self.ready_weapons() {
            let Weapon::Cannon(station) = weapon else { continue };
            let numbers = mission.numbers.weapon(station);
            let broken = u8::from(self.is_cannon_broken(station));
            let pulse = numbers.kind == WeaponKind::Pulse;
            let strength = self.cannon_strength(mission, station, shot);
            let scope = Scope {
                heavy: numbers.kind == WeaponKind::HeavyLaser,
                rocket: false,
                range: if pulse { numbers.range.saturating_sub(broken) } else { numbers.range },
                zone: (!pulse).then(|| station.zone()),
            };
            if mission.frontier && !pulse && self.is_blind(mission, station.zone()) {
                witness.see(Happening::AimsAtNothing { weapon, why: WhyNot::Blinded });
                continue;
            }
            let mut aim = |threat: ThreatId| {
                let target = aims.add(threat, strength);
                target.by_pulse |= pulse;
                target.lasers = target.lasers.saturating_add(if pulse { 0 } else { strength });
                witness.see(Happening::Aims { weapon, threat, strength });
            };
            let mut found = false;
            if pulse {
                for id in outside.filter(|id| self.is_target(mission, *id, scope)) {
                    aim(id);
                    found = true;
                }
            } else if let Some(id) = self.nearest(mission, outside, scope) {
                aim(id);
                found = true;
            }
            if !found {
                witness.see(Happening::AimsAtNothing { weapon, why: WhyNot::NoTarget });
            }
        }
        self.fired = [Shot::None; 6];
    }

    fn aim_rocket<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        outside: ThreatSet,
        aims: &mut Aims,
    ) {
        if !std::mem::take(&mut self.rocket_in_flight) {
            return;
        }
        let weapon = Weapon::Rocket;
        let near = Scope { heavy: false, rocket: true, range: mission.numbers.rocket_range, zone: None };
        let magnet = outside
            .filter(|id| mission.threats[id.index()].card.nature.rockets == RocketRule::Attracted)
            .min_by_key(|id| self.threats[id.index()].position);
        let Some(threat) = magnet.or_else(|| self.nearest(mission, outside, near)) else {
            witness.see(Happening::AimsAtNothing { weapon, why: WhyNot::NoTarget });
            return;
        };
        let proof = mission.threats[threat.index()].card.nature.rockets == RocketRule::Harmless;
        let strength = if proof { 0 } else { mission.numbers.rocket_strength };
        aims.add(threat, strength).by_rocket = true;
        witness.see(Happening::Aims { weapon, threat, strength });
        if proof {
            witness.see(Happening::Unharmed { threat, strength, why: WhyNot::RocketProof });
        }
    }

    fn aim_interceptors<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        outside: ThreatSet,
        aims: &mut Aims,
    ) {
        let weapon = Weapon::Interceptors;
        if std::mem::take(&mut self.hull_work) {
            witness.see(Happening::AimsAtNothing { weapon, why: WhyNot::RepairedHull });
        }
        let extra = match std::mem::take(&mut self.sortie) {
            Shot::None => return,
            Shot::Normal => 0,
            Shot::Heroic => 1,
        };
        let range = mission.numbers.interceptors_range;
        let scope = Scope { heavy: false, rocket: false, range, zone: None };
        let mut seen = ThreatSet::default();
        outside.filter(|id| self.is_target(mission, *id, scope)).for_each(|id| seen.insert(id));
        let mut order = seen;
        let (first, second) = (order.next(), order.next());
        let Some(first) = first else {
            witness.see(Happening::AimsAtNothing { weapon, why: WhyNot::NoTarget });
            return;
        };
        let duel = mission.threats[first.index()].card.nature.duel;
        let strength = match (second, duel) {
            (Some(_), _) => mission.numbers.interceptors_several,
            (None, 0) => mission.numbers.interceptors_alone,
            (None, duel) => duel,
        };
        let strength = strength + extra;
        for threat in seen {
            aims.add(threat, strength);
            witness.see(Happening::Aims { weapon, threat, strength });
        }
        if second.is_none() && duel > 0 {
            self.interceptors_lost = true;
            let pilot = self.crew().iter().position(|member| member.in_space && !member.knocked_out);
            if let Some(pilot) = pilot {
                self.knock_out(witness, pilot as Player, KnockOutCause::Duel(first));
            }
            witness.see(Happening::InterceptorsLost);
        }
    }

    /// Subtracts shields and counts damage. Says which threats were hurt in this step, destroyed or not.
    fn hit<W: Witness>(&mut self, mission: &Mission, witness: &mut W, aims: &Aims) -> ThreatSet {
        let mut hurt = ThreatSet::default();
        let fortified = self.fortification(mission);
        for id in aims.targeted {
            if self.hit_one(mission, witness, id, aims.at[id.index()], fortified) {
                hurt.insert(id);
            }
        }
        // Whatever is destroyed now is destroyed together; a blast may take others with it.
        let mut blasting = true;
        while std::mem::take(&mut blasting) {
            for id in mission.groups.external {
                let threat = &self.threats[id.index()];
                if threat.status != Status::OnTrack || threat.damage < threat.hp {
                    continue;
                }
                self.destroy(mission, witness, id);
                let blast = mission.threats[id.index()].card.nature.blast;
                if blast == 0 {
                    continue;
                }
                for other in self.external(mission) {
                    self.burn(witness, other, id, blast);
                    hurt.insert(other);
                    blasting = true;
                }
            }
        }
        hurt
    }

    /// How much stronger all shields are; fixed before anything is hit.
    fn fortification(&self, mission: &Mission) -> i8 {
        let active = mission.groups.fortifying.filter(|id| {
            let threat = &self.threats[id.index()];
            threat.did_x && threat.lasts()
        });
        active.map(|id| mission.threats[id.index()].card.nature.fortifies as i8).sum()
    }

    fn hit_one<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        id: ThreatId,
        target: Aimed,
        fortified: i8,
    ) -> bool {
        let nature = &mission.threats[id.index()].card.nature;
        let marker = self.marker(id);
        let strength = match nature.polarized {
            true => target.strength - target.lasers.min(target.strength) + target.lasers.div_ceil(2),
            false => target.strength,
        };
        marker.rocketed |= target.by_rocket;
        if nature.cryoshield && !marker.cryoshield_gone {
            marker.cryoshield_gone = true;
            witness.see(Happening::Unharmed { threat: id, strength, why: WhyNot::Cryoshield });
            witness.see(Happening::CryoshieldBreaks { threat: id });
            return false;
        }
        let shield = match nature.pulse_opens && target.by_pulse {
            true if mission.rulings.pulse_beats_fortification => 0,
            true => fortified,
            false => marker.shield.saturating_add(fortified),
        };
        let through = (i16::from(strength) - i16::from(shield)).clamp(0, i16::from(u8::MAX)) as u8;
        // A rocket that does nothing does not make up for a negative shield either.
        let through = if strength == 0 { 0 } else { through };
        let damage = if nature.most_damage > 0 { through.min(nature.most_damage) } else { through };
        marker.damage = marker.damage.saturating_add(damage);
        marker.hurt |= damage > 0;
        let total = marker.damage;
        if damage > 0 {
            witness.see(Happening::Hit { threat: id, strength, shield, damage, total });
            if damage < through {
                witness.see(Happening::NothingDone { threat: id, why: WhyNot::DamageLimit });
            }
        } else if strength > 0 {
            witness.see(Happening::Unharmed { threat: id, strength, why: WhyNot::Absorbed });
        }
        if target.by_rocket && nature.rockets == RocketRule::Attracted {
            let stronger = self.threats[id.index()].shield.saturating_add(1);
            self.marker(id).shield = stronger;
            witness.see(Happening::ShieldChanges { threat: id, shield: stronger });
        }
        if nature.megashield && self.threats[id.index()].shield > 0 {
            let weaker = self.threats[id.index()].shield - 1;
            self.marker(id).shield = weaker;
            witness.see(Happening::ShieldChanges { threat: id, shield: weaker });
        }
        damage > 0
    }

    /// At the end of the step, in order of number: explosions of what was destroyed, and revenge of what was hurt.
    fn strike_back<W: Witness>(&mut self, mission: &Mission, witness: &mut W, hurt: ThreatSet) {
        for id in hurt {
            if self.loss.is_some() {
                return;
            }
            let due = &mission.threats[id.index()];
            let threat = &self.threats[id.index()];
            let nature = &due.card.nature;
            if let (true, Some(zone)) = (nature.explodes > 0, threat.zone())
                && threat.status == Status::Destroyed
            {
                witness.see(Happening::Explodes { threat: id });
                let strength = nature.explodes.saturating_mul(threat.xy_passed);
                if strength == 0 {
                    witness.see(Happening::NothingDone { threat: id, why: WhyNot::NoStrength });
                }
                self.attack_zone(mission, witness, id, zone, strength, Shielding::Absorbs);
            }
            if nature.retaliates > 0 {
                witness.see(Happening::Retaliates { threat: id });
                for zone in Zone::ALL {
                    self.attack_zone(mission, witness, id, zone, nature.retaliates, Shielding::Absorbs);
                }
            }
        }
    }
}
