//! What attacks do to the ship: shields, multipliers and damage tiles.

use super::lasting_effects::Shields;
use super::{
    Happening, KnockOutCause, Loss, Mission, Player, Ship, Status, Store, ThreatId, Tile, WhyNot, Witness,
};
use crate::Zone;

/// Whether shields help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shielding {
    Absorbs,
    Ignored,
}

impl Ship {
    /// How much stronger the others make this threat's attacks, if it comes from outside.
    fn rousing(&self, mission: &Mission, attacker: ThreatId) -> u8 {
        let groups = &mission.groups;
        if groups.rousing.is_empty() || !groups.external.contains(attacker) {
            return 0;
        }
        let active = groups.rousing.filter(|id| {
            let threat = &self.threats[id.index()];
            *id != attacker && threat.did_x && threat.lasts()
        });
        active.map(|id| mission.threats[id.index()].card.nature.rouses).sum()
    }

    /// A threat attacks a zone. An attack without strength is none. Says how much the shield absorbed.
    pub(super) fn attack_zone<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        threat: ThreatId,
        zone: Zone,
        strength: u8,
        shielding: Shielding,
    ) -> u8 {
        if self.loss.is_some() {
            return 0;
        }
        let roused = self.rousing(mission, threat);
        if strength == 0 && mission.rulings.no_explosion_without_marks {
            return 0;
        }
        let nature = &mission.threats[threat.index()].card.nature;
        let mut strength = strength.saturating_add(roused);
        if nature.carrier > 0 && self.somebody_in_space() {
            strength = strength.saturating_sub(nature.carrier);
            if strength == 0 {
                witness.see(Happening::NothingDone { threat, why: WhyNot::NoStrength });
                return 0;
            }
        }
        let shields = if mission.frontier { self.state_of_shields(mission) } else { Shields::Work };
        let shield = &mut self.shields[zone.index()];
        let met = match shielding {
            Shielding::Absorbs => strength.min(*shield),
            Shielding::Ignored => 0,
        };
        let (absorbed, added) = match shields {
            Shields::Work => (met, 0),
            Shields::DoNothing => (0, 0),
            Shields::DoHarm => (0, met),
        };
        *shield -= absorbed + added;
        let through = (strength - absorbed).saturating_add(added);
        let through = through.saturating_mul(1 + u8::from(nature.double_tiles));
        let tiles = through.saturating_mul(self.fragility(mission, zone));
        witness.see(Happening::Attack { threat, zone, strength, absorbed, tiles });
        if added > 0 {
            witness.see(Happening::ShieldAdds { zone, blocks: added });
        }
        if absorbed + added > 0 {
            witness.see(Happening::EnergyLost { from: Store::Shield(zone), blocks: absorbed + added });
        }
        self.draw_tiles(mission, witness, threat, zone, tiles);
        if nature.plasma && absorbed == 0 && tiles > 0 && self.loss.is_none() {
            self.scorch(witness, threat, zone);
        }
        absorbed
    }

    /// Plasma that no shield weakened knocks out everybody standing in the zone (SA-24.9).
    fn scorch<W: Witness>(&mut self, witness: &mut W, threat: ThreatId, zone: Zone) {
        for player in 0..self.crew().len() {
            let member = self.crew[player];
            if member.is_up_on_ship() && member.station.zone() == zone {
                self.knock_out(witness, player as Player, KnockOutCause::Threat(threat));
            }
        }
    }

    /// Damage from within, which no shield stops.
    pub(super) fn damage_zone<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        threat: ThreatId,
        zone: Zone,
        points: u8,
    ) {
        if self.loss.is_some() || points == 0 {
            return;
        }
        let tiles = points.saturating_mul(self.fragility(mission, zone));
        witness.see(Happening::InternalDamage { threat, zone, points, tiles });
        self.draw_tiles(mission, witness, threat, zone, tiles);
    }

    /// How many tiles each point of damage costs in this zone, apart from what the attacker is.
    fn fragility(&self, mission: &Mission, zone: Zone) -> u8 {
        let mut times = 1;
        for id in mission.groups.doubling {
            let threat = &self.threats[id.index()];
            let reaches = threat.did_y || threat.did_x && zone == Zone::Red;
            if threat.status == Status::OnTrack && reaches {
                times *= 2;
            }
        }
        let old_crack = mission.carried.tiles[zone.index()].contains(Tile::Structure);
        if old_crack && mission.rulings.earlier_tiles_weaken {
            times *= 2;
        }
        times
    }

    /// A seventh tile in one zone is the end.
    fn draw_tiles<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        by: ThreatId,
        zone: Zone,
        count: u8,
    ) {
        for _ in 0..count {
            let drawn = self.tiles[zone.index()];
            let Some(tile) = mission.tiles[zone.index()].into_iter().find(|tile| !drawn.contains(*tile))
            else {
                self.lose(witness, Loss::Zone { zone, by });
                return;
            };
            self.tiles[zone.index()].insert(tile);
            witness.see(Happening::TileDrawn { zone, tile });
            match tile {
                Tile::Shield => self.spill(witness, Store::Shield(zone), self.shield_capacity(mission, zone)),
                Tile::Reactor => {
                    self.spill(witness, Store::Reactor(zone), self.reactor_capacity(mission, zone));
                }
                _ => {}
            }
        }
    }

    /// Energy above the capacity is lost.
    fn spill<W: Witness>(&mut self, witness: &mut W, from: Store, capacity: u8) {
        let held = self.store(from).copied().unwrap_or(0);
        let blocks = held.saturating_sub(capacity);
        self.drain(witness, from, blocks);
    }

    fn store(&mut self, store: Store) -> Option<&mut u8> {
        match store {
            Store::Shield(zone) => self.shields.get_mut(zone.index()),
            Store::Reactor(zone) => self.reactors.get_mut(zone.index()),
            Store::Fuel => None,
        }
    }

    /// Takes up to so many blocks away; says how many there were.
    pub(super) fn drain<W: Witness>(&mut self, witness: &mut W, from: Store, most: u8) -> u8 {
        let Some(store) = self.store(from) else { return 0 };
        let blocks = most.min(*store);
        *store -= blocks;
        if blocks > 0 {
            witness.see(Happening::EnergyLost { from, blocks });
        }
        blocks
    }

    pub(super) fn lose<W: Witness>(&mut self, witness: &mut W, loss: Loss) {
        if self.loss.is_none() {
            self.loss = Some(loss);
            witness.see(Happening::Lost { loss });
        }
    }
}
