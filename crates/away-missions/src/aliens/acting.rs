//! One figure's slot: whom it makes for, and how it walks (AM-20.6 to AM-20.13).

use super::effects::{by_order, loosen_grapples, remove_alien, take_mine};
use super::happening::{Actor, Choice, Happening, Holding, Staying};
use super::profile::Profile;
use super::question::Strike;
use super::stage::{Stage, Trouble};
use super::turn::{AlienTurn, Task};
use crate::field::{Alien, AlienId, NO_WAY, TileId};
use crate::{AlienType, Who};

impl AlienTurn {
    pub(super) fn act(&mut self, id: AlienId, stage: &mut Stage) {
        let Some(alien) = stage.field.alien(id).copied() else { return };
        let by = actor(&alien);
        stage.tell(|_| Happening::Begins { by, at: alien.at, spawned_by: None });
        if alien.stunned {
            stage.tell(|_| Happening::Stunned { by });
            return;
        }
        self.agenda.push(Task::Go(id));
        self.offer_vanishing(by, stage);
    }

    pub(super) fn go(&mut self, id: AlienId, stage: &mut Stage) {
        let Some(alien) = stage.field.alien(id).copied() else { return };
        let by = actor(&alien);
        if alien.kind == AlienType::BrainInAJar {
            stage.tell(|_| Happening::Stays { by, why: Staying::Immobile });
            if self.attacks {
                self.mind_control_around(by, alien.at, Profile::of(alien.kind).range, stage);
            }
            return;
        }
        let profile = Profile::of(alien.kind);
        let thrall = alien.kind == AlienType::Thrall;
        let stays = if self.carried.contains(&id) {
            Some(Staying::Carried)
        } else if !stage.can_attack(profile.range, alien.at) {
            None
        } else if thrall && !self.ready.contains(&id) {
            Some(Staying::JustMet)
        } else {
            Some(Staying::CanAttack)
        };
        if let Some(why) = stays {
            stage.tell(|_| Happening::Stays { by, why });
            if why == Staying::JustMet {
                stage.tell(|_| Happening::Holds { by, why: Holding::Thrall });
            } else if self.attacks {
                self.agenda.push(Task::Attack(id));
            }
            return;
        }
        let Some((toward, why, steps)) = nearest(&profile, alien.at, stage) else {
            let seen = stage.field.rocketeers.iter().any(|rocketeer| !rocketeer.turn.invisible);
            let why = if seen { Staying::NobodyToReach } else { Staying::NobodyToSee };
            stage.tell(|_| Happening::Stays { by, why });
            stage.tell(|_| Happening::Holds { by, why: Holding::NobodyInReach });
            return;
        };
        stage.tell(|_| Happening::Heads { by, toward, why, steps });
        if self.attacks && profile.moves_and_attacks {
            self.agenda.push(Task::Attack(id));
        }
        let carrying = self.bearer_takes(&alien, stage);
        self.agenda.push(Task::Walk { alien: id, toward, left: profile.steps, begun: false, carrying });
    }

    /// The Brain that a War Thrall takes along (AM-21.17). Neither has moved in this Alien Turn, so both began it here.
    fn bearer_takes(&mut self, bearer: &Alien, stage: &Stage) -> Vec<AlienId> {
        if bearer.kind != AlienType::WarThrall {
            return Vec::new();
        }
        let free = |brain: &&Alien| {
            brain.kind == AlienType::BrainInAJar && !brain.stunned && !self.carried.contains(&brain.id)
        };
        let brain = stage.field.aliens_on(bearer.at).find(free).map(|brain| brain.id);
        self.carried.extend(brain);
        brain.into_iter().collect()
    }

    /// Saucermen who go along with a Leader's step (AM-21.5, AM-21.6).
    fn leader_takes(&mut self, leader: &Alien, carrying: &mut Vec<AlienId>, stage: &Stage) {
        for saucerman in stage.field.aliens_on(leader.at) {
            let free = saucerman.kind == AlienType::Saucerman && !saucerman.stunned;
            if free && !self.carried.contains(&saucerman.id) {
                self.carried.push(saucerman.id);
                carrying.push(saucerman.id);
            }
        }
    }

    pub(super) fn walk(
        &mut self,
        id: AlienId,
        toward: Who,
        left: u8,
        begun: bool,
        mut carrying: Vec<AlienId>,
        stage: &mut Stage,
    ) -> Result<(), Trouble> {
        let Some(alien) = stage.field.alien(id).copied() else { return Ok(()) };
        let Some(target) = stage.field.rocketeer(toward).map(|rocketeer| rocketeer.at) else { return Ok(()) };
        let by = actor(&alien);
        let profile = Profile::of(alien.kind);
        if left == 0 || begun && stage.can_attack(profile.range, alien.at) {
            if alien.kind == AlienType::Thrall {
                stage.tell(|_| Happening::Holds { by, why: Holding::Thrall });
            }
            return Ok(());
        }
        let mut tiles = Vec::new();
        let geometry = stage.geometry;
        let flood = stage.steps_to_attack(&profile, target);
        let steps = flood.steps(alien.at);
        for tile in geometry.steps(profile.way, alien.at) {
            if flood.steps(tile) < steps && !tiles.contains(&tile) {
                tiles.push(tile);
            }
        }
        let Some((to, why)) = stage.prefer(&mut tiles)? else { return Ok(()) };
        if alien.kind == AlienType::Leader {
            self.leader_takes(&alien, &mut carrying, stage);
        }
        for figure in &mut stage.field.aliens {
            if figure.id == id || carrying.contains(&figure.id) {
                figure.at = to;
            }
        }
        if alien.kind == AlienType::WarThrall {
            loosen_grapples(stage.field);
        }
        stage.tell(|_| Happening::Moves { by, from: alien.at, to, why, carries: carrying.clone() });
        self.agenda.push(Task::Walk { alien: id, toward, left: left - 1, begun: true, carrying });
        if alien.kind == AlienType::Sentinel {
            self.agenda.push(Task::Entered(id));
        }
        Ok(())
    }

    /// Panic for everybody on the tile that a Sentinel has entered, then an Electro-Mine (AM-21.10, AM-21.11).
    pub(super) fn entered_tile(&mut self, id: AlienId, stage: &Stage) {
        let Some(alien) = stage.field.alien(id).copied() else { return };
        if alien.stunned || alien.kind != AlienType::Sentinel {
            return;
        }
        self.agenda.push(Task::Mine(id));
        let victims =
            by_order(stage.field, |rocketeer| rocketeer.at == alien.at && !rocketeer.turn.invisible);
        if !victims.is_empty() {
            self.strike_all(Strike::Panic, actor(&alien), victims);
        }
    }

    pub(super) fn mine(&mut self, id: AlienId, stage: &mut Stage) {
        let Some(at) = stage.field.alien(id).map(|alien| alien.at) else { return };
        if take_mine(stage.field, at) {
            remove_alien(stage.field, id);
            stage.tell(|_| Happening::Mine { alien: id, at });
        }
    }

    /// Mind Control of a Brain or the Overmind on everybody near it (AM-21.2).
    pub(super) fn mind_control_around(&mut self, by: Actor, at: TileId, range: u8, stage: &mut Stage) {
        let geometry = stage.geometry;
        let victims = by_order(stage.field, |rocketeer| {
            !rocketeer.turn.invisible && geometry.distance(at, rocketeer.at) <= u16::from(range)
        });
        if victims.is_empty() {
            stage.tell(|_| Happening::Holds { by, why: Holding::NobodyInReach });
        } else {
            self.strike_all(Strike::MindControl, by, victims);
        }
    }
}

/// A figure as the cause of something.
pub(super) fn actor(alien: &Alien) -> Actor {
    Actor::Alien { id: alien.id, kind: alien.kind }
}

/// The Rocketeer whom a figure moves toward, and how many steps it needs to attack him (AM-20.8, AM-20.9, AM-18.5).
pub(super) fn nearest(profile: &Profile, from: TileId, stage: &mut Stage) -> Option<(Who, Choice, u16)> {
    let mut best: Option<(u16, u8, Who)> = None;
    let mut loud: Option<(u8, Who, u16)> = None;
    let (mut able, mut as_near) = (0, 0);
    for index in 0..stage.field.rocketeers.len() {
        let rocketeer = &stage.field.rocketeers[index];
        if rocketeer.turn.invisible {
            continue;
        }
        let (who, order, at) = (rocketeer.who, rocketeer.order.unwrap_or(0), rocketeer.at);
        let firecrackers = rocketeer.turn.firecrackers;
        let steps = stage.steps_to_attack(profile, at).steps(from);
        if steps == NO_WAY {
            continue;
        }
        able += 1;
        if firecrackers && loud.is_none_or(|(highest, ..)| order > highest) {
            loud = Some((order, who, steps));
        }
        match best {
            Some((least, _, _)) if steps > least => continue,
            Some((least, _, _)) if steps == least => as_near += 1,
            _ => as_near = 1,
        }
        if best.is_none_or(|(least, highest, _)| steps < least || order > highest) {
            best = Some((steps, order, who));
        }
    }
    if let Some((_, who, steps)) = loud {
        return Some((who, Choice::Firecrackers, steps));
    }
    let (steps, _, who) = best?;
    let why = match (able, as_near) {
        (1, _) => Choice::Only,
        (_, 1) => Choice::Nearest,
        _ => Choice::HighestOrder,
    };
    Some((who, why, steps))
}
