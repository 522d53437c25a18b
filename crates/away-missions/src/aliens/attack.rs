//! Attacks of single figures, and what their Overkills do (AM-20.14, AM-20.15, AM-23).

use super::acting::actor;
use super::effects;
use super::happening::{Actor, Choice, Happening, Holding};
use super::place::{Placing, place};
use super::profile::{Profile, STAGGER, SUCCESS};
use super::question::Strike;
use super::stage::{Stage, Trouble};
use super::turn::{AlienTurn, Task};
use crate::content::OverkillEffect;
use crate::field::AlienId;
use crate::{AlienType, Who};

impl AlienTurn {
    pub(super) fn attack(&mut self, id: AlienId, stage: &mut Stage) {
        let Some(alien) = stage.field.alien(id).copied() else { return };
        let by = actor(&alien);
        let range = Profile::of(alien.kind).range;
        let mut best: Option<(u8, u8, Who)> = None;
        let (mut able, mut as_near) = (0, 0);
        for rocketeer in &stage.field.rocketeers {
            let Some(range) = stage.attack_range(range, alien.at, rocketeer) else { continue };
            let order = rocketeer.order.unwrap_or(0);
            able += 1;
            match best {
                Some((least, _, _)) if range > least => continue,
                Some((least, _, _)) if range == least => as_near += 1,
                _ => as_near = 1,
            }
            if best.is_none_or(|(least, highest, _)| range < least || order > highest) {
                best = Some((range, order, rocketeer.who));
            }
        }
        let Some((range, _, target)) = best else {
            stage.tell(|_| Happening::Holds { by, why: Holding::NobodyInReach });
            return;
        };
        if dice(alien.kind, alien.staggered) == 0 {
            stage.tell(|_| Happening::Holds { by, why: Holding::NoDice });
            return;
        }
        let why = match (able, as_near) {
            (1, _) => Choice::Only,
            (_, 1) => Choice::Nearest,
            _ => Choice::HighestOrder,
        };
        stage.tell(|_| Happening::Aims { by, target, range, why });
        self.aim(target, by, Some(Task::Attack(id)), Task::RollAt { alien: id, target }, stage);
    }

    pub(super) fn roll_at(&mut self, id: AlienId, target: Who, stage: &mut Stage) -> Result<(), Trouble> {
        let Some(alien) = stage.field.alien(id).copied() else { return Ok(()) };
        let by = actor(&alien);
        let overkills = self.roll_attack(by, dice(alien.kind, alien.staggered), target, stage)?;
        if let Some(effect) = Profile::of(alien.kind).overkill {
            self.before_hit(overkills, &overkill(effect, target, by));
        }
        Ok(())
    }

    /// Rolls against somebody and puts the hit on the agenda. Returns the Overkills.
    pub(super) fn roll_attack(
        &mut self,
        by: Actor,
        dice: u8,
        target: Who,
        stage: &mut Stage,
    ) -> Result<u8, Trouble> {
        let mut rolls = Vec::with_capacity(usize::from(dice));
        for _ in 0..dice {
            rolls.push(stage.roll()?);
        }
        let successes = rolls.iter().filter(|roll| **roll <= SUCCESS).count() as u8;
        let (hits, overkills) = (successes.min(1), successes.saturating_sub(1));
        stage.tell(|_| Happening::Rolls { by, target, dice: rolls, hits, overkills });
        if hits > 0 {
            self.agenda.push(Task::Strike { who: target, strike: Strike::Hit, by });
        }
        Ok(overkills)
    }

    /// Puts Overkill Effects behind the hit that is next on the agenda.
    pub(super) fn before_hit(&mut self, overkills: u8, effect: &Task) {
        if overkills > 0
            && let Some(hit) = self.agenda.pop()
        {
            self.agenda.extend((0..overkills).map(|_| effect.clone()));
            self.agenda.push(hit);
        }
    }

    pub(super) fn grapple(&mut self, who: Who, by: AlienId, stage: &mut Stage) {
        effects::grapple(stage.field, who, by);
        let by = Actor::Alien { id: by, kind: AlienType::WarThrall };
        stage.tell(|_| Happening::Grapple { who, by });
    }

    pub(super) fn spawn(&mut self, parent: AlienId, stage: &mut Stage) {
        let Some(leech) = stage.field.alien(parent).copied() else { return };
        let (by, at) = (actor(&leech), leech.at);
        let alien = match place(stage.field, stage.geometry, AlienType::SpaceLeech, at) {
            Placing::New(alien) => Some(alien),
            Placing::Taken { .. } | Placing::None => None,
        };
        stage.tell(|_| Happening::Spawn { by, alien, at });
        if let Some(id) = alien {
            let by = Actor::Alien { id, kind: AlienType::SpaceLeech };
            stage.tell(|_| Happening::Begins { by, at, spawned_by: Some(parent) });
            self.agenda.push(Task::Attack(id));
        }
    }
}

/// The attack dice of a figure.
fn dice(kind: AlienType, staggered: u8) -> u8 {
    let lost = if kind == AlienType::Sentinel { staggered.saturating_mul(STAGGER) } else { 0 };
    Profile::of(kind).dice.saturating_sub(lost)
}

/// What one Overkill of an attack does to its target.
pub(super) fn overkill(effect: OverkillEffect, who: Who, by: Actor) -> Task {
    match (effect, by) {
        (OverkillEffect::MindControl, _) => Task::Strike { who, strike: Strike::MindControl, by },
        (OverkillEffect::Terror, _) => Task::Terror { who, by },
        (OverkillEffect::Grapple, Actor::Alien { id, .. }) => Task::Grapple { who, by: id },
        (OverkillEffect::Spawn, Actor::Alien { id, .. }) => Task::Spawn(id),
        // Nothing but a figure grapples or spawns.
        (OverkillEffect::Panic | OverkillEffect::Grapple | OverkillEffect::Spawn, _) => {
            Task::Strike { who, strike: Strike::Panic, by }
        }
    }
}
