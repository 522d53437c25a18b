//! What attacks do to the ship: shields, multipliers and damage tiles.

use super::happening::{Happening, Store, Witness};
use super::mission::{Mission, ThreatId, Tile};
use super::scoring::Loss;
use super::state::{Ship, Status};
use crate::basics::Zone;
use crate::content::OnBoard;

/// Whether shields help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shielding {
    Absorbs,
    Ignored,
}

impl Ship {
    /// How much stronger the others make this threat's attacks.
    fn rousing(&self, mission: &Mission, attacker: ThreatId) -> u8 {
        let others = mission.threats.iter().zip(&self.threats).enumerate();
        others
            .filter(|(index, (_, threat))| {
                *index != attacker.index()
                    && threat.did_x
                    && matches!(threat.status, Status::OnTrack | Status::Survived)
            })
            .map(|(_, (due, _))| due.card.nature.rouses)
            .sum()
    }

    /// An external threat attacks a zone. An attack without strength is none.
    pub(super) fn attack_zone<W: Witness>(
        &mut self,
        mission: &Mission,
        witness: &mut W,
        threat: ThreatId,
        zone: Zone,
        strength: u8,
        shielding: Shielding,
    ) {
        if self.loss.is_some() {
            return;
        }
        let roused = self.rousing(mission, threat);
        if strength == 0 && mission.rulings.no_explosion_without_marks {
            return;
        }
        let strength = strength + roused;
        let shield = &mut self.shields[zone.index()];
        let absorbed = match shielding {
            Shielding::Absorbs => strength.min(*shield),
            Shielding::Ignored => 0,
        };
        *shield -= absorbed;
        let doubled = mission.threats[threat.index()].card.nature.double_tiles;
        let through = (strength - absorbed) * (1 + u8::from(doubled));
        let tiles = through.saturating_mul(self.fragility(mission, zone));
        witness.see(Happening::Attack { threat, zone, strength, absorbed, tiles });
        if absorbed > 0 {
            witness.see(Happening::EnergyLost { from: Store::Shield(zone), blocks: absorbed });
        }
        self.draw_tiles(mission, witness, threat, zone, tiles);
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
        for (due, threat) in mission.threats.iter().zip(&self.threats) {
            let OnBoard::Malfunction { doubles_damage: true, .. } = due.card.on_board else { continue };
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
