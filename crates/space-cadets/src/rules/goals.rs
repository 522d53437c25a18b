//! SC-18: what a mission demands, and how far it is.

use crate::content::{KillWay, Objective, SpecialRule};
use crate::event::Event;
use crate::speech::ShipName;
use crate::state::{CrystalState, End};
use crate::{Lock, Object, SpaceCadets, Station};
use table::{Audience, Story};

impl SpaceCadets {
    /// Whether one objective is met.
    pub(crate) fn met(&self, objective: &Objective) -> bool {
        let goals = &self.goals;
        match objective {
            Objective::CaptureCrystals { count } => goals.captured >= *count,
            Objective::VisitCrystals { count, one_less_per_destroyed } => {
                let saved = goals.destroyed / (*one_less_per_destroyed).max(1);
                goals.visited >= count.saturating_sub(saved)
            }
            Objective::DestroyEnemies { count } => goals.destroyed >= *count,
            Objective::DestroyNamed { id } => {
                self.content().ship(id).is_some_and(|(ship, _)| goals.named.contains(&ship))
            }
            Objective::RescuePod { .. } => goals.rescued,
            Objective::ConfigurationPoints { count } => goals.awards.iter().sum::<u8>() >= *count,
            Objective::DestroyNemesis { .. } => self.nemesis.destroyed,
            Objective::Jump => goals.jumped,
        }
    }

    /// SC-15.4: whether everything but the jump is done.
    pub(crate) fn may_leave(&self) -> bool {
        self.practice.is_none()
            && self
                .mission()
                .objectives
                .iter()
                .filter(|part| **part != Objective::Jump)
                .all(|part| self.met(part))
    }

    /// SC-18.5: patrol points under the ship's path are visited.
    pub(crate) fn visit_points(&mut self, story: &mut Story<Event>) {
        if !self.special(SpecialRule::PatrolPoints) {
            return;
        }
        let over: Vec<u8> = (0..)
            .zip(&self.crystals)
            .filter(|(_, crystal)| {
                crystal.state == CrystalState::Free && self.helm.path.contains(&crystal.at)
            })
            .map(|(number, _)| number)
            .collect();
        for number in over {
            self.crystals[usize::from(number)].state = CrystalState::Taken;
            self.goals.visited += 1;
            self.forget(Object::Crystal(number));
            story.tell(Audience::All, Event::PointVisited { count: self.goals.visited });
        }
    }

    /// SC-9.7: a crystal was caught by the beam.
    pub(crate) fn capture(&mut self, number: u8, story: &mut Story<Event>) {
        let satellites = self.special(SpecialRule::Satellites);
        let Some(crystal) = self.crystals.get_mut(usize::from(number)) else { return };
        if satellites {
            crystal.state = CrystalState::Ours;
            story.tell(Audience::All, Event::SatelliteTurned {});
            return;
        }
        crystal.state = CrystalState::Taken;
        self.goals.captured += 1;
        self.forget(Object::Crystal(number));
        let count = self.goals.captured;
        if self.special(SpecialRule::HeadForPod) {
            self.goals.rescued = true;
            story.tell(Audience::All, Event::PodRescued {});
        } else if self.special(SpecialRule::MotherShipShields) {
            story.tell(Audience::All, Event::CacheTaken { count });
        } else {
            story.tell(Audience::All, Event::CrystalCaptured { count });
        }
    }

    /// An enemy is destroyed (SC-11.7, SC-16.5).
    pub(crate) fn destroy(&mut self, ship: u8, story: &mut Story<Event>) {
        let Some(enemy) = self.enemy(ship).copied() else { return };
        self.enemies.retain(|other| other.ship != ship);
        self.wrecks.push(ship);
        if enemy.counts {
            self.goals.destroyed = self.goals.destroyed.saturating_add(1);
        }
        self.goals.named.push(ship);
        self.forget(Object::Enemy(ship));
        story.tell(Audience::All, Event::EnemyDestroyed { ship: ShipName(ship) });
    }

    /// SC-8.9: a target that left the map leaves its slot.
    pub(crate) fn forget(&mut self, object: Object) {
        for slot in &mut self.sensors.slots {
            if slot.is_some_and(|slot| slot.target == object) {
                *slot = None;
            }
        }
        if self.captain.target == Some(object) {
            self.captain.target = None;
        }
    }

    /// SC-18.13: an award of Engineering, Shields or Jump; only the best of each counts.
    pub(crate) fn award(&mut self, station: Station, points: u8, story: &mut Story<Event>) {
        let place = match station {
            Station::Engineering => 0,
            Station::Shields => 1,
            Station::Jump => 2,
            _ => return,
        };
        let wanted = self.mission().objectives.iter().find_map(|part| match part {
            Objective::ConfigurationPoints { count } => Some(*count),
            _ => None,
        });
        let Some(wanted) = wanted else { return };
        if !self.goals.rescued || points <= self.goals.awards[place] {
            return;
        }
        self.goals.awards[place] = points;
        story.tell(Audience::All, Event::AwardEarned { station, points });
        if self.goals.awards.iter().sum::<u8>() >= wanted && self.goals.kill.is_none() {
            self.find_weakness(story);
        }
    }

    /// SC-18.14: a die says how Nemesis can be destroyed.
    fn find_weakness(&mut self, story: &mut Story<Event>) {
        let roll = self.roll();
        let ways = self.mission().objectives.iter().find_map(|part| match part {
            Objective::DestroyNemesis { ways } => Some(ways),
            _ => None,
        });
        let way = ways.and_then(|ways| ways.iter().find(|way| way.rolls.contains(&roll)));
        if let Some((way, points)) = way.map(|way| (way.way, way.points)) {
            self.goals.kill = Some((way, points));
            story.tell(Audience::All, Event::KillKnown { way });
            story.uncover();
        }
    }

    /// SC-18.14: whether this turn's torpedoes destroy Nemesis.
    pub(crate) fn check_kill(&mut self, last_section: bool, story: &mut Story<Event>) {
        let (Some((way, points)), Some(at)) = (self.goals.kill, self.nemesis.at) else { return };
        let damage = self.nemesis.torpedo_damage;
        let dies = match way {
            KillWay::LastSection => last_section && self.lock_on(Object::Nemesis) == Lock::Superlock,
            KillWay::Damage => damage >= u16::from(points),
            KillWay::SameSquare => damage >= u16::from(points) && at == self.ship.at,
        };
        if dies && !self.nemesis.destroyed {
            self.nemesis.destroyed = true;
            self.nemesis.at = None;
            self.forget(Object::Nemesis);
            story.tell(Audience::All, Event::NemesisDestroyed {});
        }
    }

    /// SC-18.12: the escape pod is hit.
    pub(crate) fn hit_pod(&mut self, damage: u8, story: &mut Story<Event>) {
        let limit = self.mission().objectives.iter().find_map(|part| match part {
            Objective::RescuePod { damage_limit } => Some(*damage_limit),
            _ => None,
        });
        let Some(pod) = self.crystals.first_mut().filter(|pod| pod.state == CrystalState::Free) else {
            return;
        };
        pod.damage = pod.damage.saturating_add(damage);
        let damage = pod.damage;
        story.tell(Audience::All, Event::PodHit { damage });
        if limit.is_some_and(|limit| damage >= limit) {
            self.over(End::PodLost, story);
        }
    }
}
