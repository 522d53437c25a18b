//! What a threat does at a mark, effect by effect.

mod attacks;
mod changes;
mod people;
mod supplies;
mod tokens;

use super::ship_damage::Shielding;
use super::{
    DelayCause, Happening, KnockOutCause, Loss, Mission, STORAGE, Ship, Store, StoredSquad, ThreatId, Track,
    WhyNot, Witness,
};
use crate::Zone;
use crate::content::{Deed, Place, Reach};

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
            Deed::Jump { to } => self.change_zone(witness, id, to),
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
}
