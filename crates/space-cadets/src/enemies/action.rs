//! One enemy's action: lock, move, fire (SC-16.1). Nemesis acts in the same way, with its marker added (SC-17.3).

use super::lock_needs;
use super::path::{Heading, ways};
use crate::content::{Content, Ship};
use crate::fate::{Chooser, DieFor, Need, Orders, RandomSide, die};
use crate::map::{Map, blocked, sides_towards};
use crate::stations::damage::{Hit, ShieldPoints};
use crate::{Facing, Side, Source, Square};
use serde::{Deserialize, Serialize};

/// What an enemy finds when it acts.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The content.
    pub content: &'a Content,
    /// The map.
    pub map: &'a Map,
    /// Where the player ship is.
    pub ship: Square,
    /// Where it looks.
    pub facing: Facing,
    /// What its speed and Evade add to shots.
    pub modifier: i8,
    /// Whether it is cloaked.
    pub cloak: bool,
    /// Mission 3: locks are lost by Break Lock only (SC-18.7).
    pub locks_hold: bool,
    /// Mission 6, before the rescue: where the pod is.
    pub pod: Option<Square>,
}

impl Scene<'_> {
    /// Whether the Decoy Buoy deceives an enemy there at the start of Step 7 (SC-4.8).
    pub fn decoyed(&self, ship: &Ship, at: Square) -> bool {
        !ship.always_locked && self.ship.distance(at) > u16::from(self.content.captain.decoy_range)
    }
}

/// Why an action does not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Something is needed.
    Needs(Need),
    /// The way that was given is not one of those allowed.
    BadMove,
    /// The side that was given is not one of those allowed.
    BadSide,
}

impl From<Need> for Stop {
    fn from(need: Need) -> Stop {
        Stop::Needs(need)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    Lock,
    Move,
    Aim,
    Fire,
    Side(RandomSide),
    Done,
}

/// An enemy acting.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Action {
    /// Where it is.
    pub at: Square,
    /// Whether it has lock.
    pub locked: bool,
    /// Damage markers on it.
    pub markers: u8,
    /// The Nemesis marker, if it is Nemesis.
    pub marker: Option<i8>,
    /// Whether it is destroyed.
    pub destroyed: bool,
    /// Squares it had to move, once it could move.
    pub reach: Option<u8>,
    /// The squares it entered, in order.
    pub path: Vec<Square>,
    /// Its lock die.
    pub lock_roll: Option<u8>,
    /// The dice of its shot.
    pub fire_rolls: Vec<u8>,
    /// Whether it fired.
    pub fired: bool,
    /// Whether its shot costs a Lock (SC-16.9).
    pub jams: bool,
    /// Whether a Scout is launched (SC-16.10).
    pub launches: bool,
    /// Whether it damages the pod (SC-18.12).
    pub pod_hit: bool,
    /// What it did to the ship.
    pub hit: Option<Hit>,
    /// It came this turn in Mission 3 and does not move.
    arrived: bool,
    launched: bool,
    /// The Decoy Buoy: no lock roll.
    decoyed: bool,
    /// Where its action began.
    start: Square,
    stage: Stage,
}

impl Action {
    /// An enemy about to act.
    pub fn new(ship: &Ship, at: Square, locked: bool, markers: u8) -> Action {
        Action {
            at,
            locked: locked || ship.always_locked,
            markers,
            marker: None,
            destroyed: false,
            reach: None,
            path: Vec::new(),
            lock_roll: None,
            fire_rolls: Vec::new(),
            fired: false,
            jams: false,
            launches: false,
            pod_hit: false,
            hit: None,
            arrived: false,
            launched: false,
            decoyed: false,
            start: at,
            stage: Stage::Lock,
        }
    }

    /// It arrived this turn, locked, and does not move (SC-18.8).
    pub fn arrived(mut self) -> Action {
        (self.arrived, self.locked) = (true, true);
        self
    }

    /// It has launched its Scout already, or there is none left to launch.
    pub fn launched(mut self) -> Action {
        self.launched = true;
        self
    }

    /// It makes no lock roll this turn (SC-4.8). Whether it also loses its lock is for the caller: not in Mission 3.
    pub fn decoyed(mut self) -> Action {
        self.decoyed = true;
        self
    }

    /// It is Nemesis, with its marker here.
    pub fn nemesis(mut self, marker: i8) -> Action {
        self.marker = Some(marker);
        self
    }

    /// Whether it is over.
    pub fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Goes on as far as the answers reach.
    pub fn advance(
        &mut self,
        scene: &Scene<'_>,
        ship: &Ship,
        shields: &mut ShieldPoints,
        fate: &mut impl Orders,
    ) -> Result<(), Stop> {
        loop {
            self.stage = match self.stage {
                Stage::Done => return Ok(()),
                Stage::Lock => self.lock(scene, ship, fate)?,
                Stage::Move => self.travel(scene, ship, fate)?,
                Stage::Aim => self.aim(scene, ship),
                Stage::Fire => {
                    while self.fire_rolls.len() < usize::from(ship.dice) {
                        self.fire_rolls.push(die(fate, DieFor::Fire)?);
                    }
                    Stage::Side(RandomSide::Die)
                }
                Stage::Side(random) => self.strike(scene, ship, random, shields, fate)?,
            };
        }
    }

    fn lock(&mut self, scene: &Scene<'_>, ship: &Ship, fate: &mut impl Orders) -> Result<Stage, Stop> {
        if !self.locked && !self.decoyed {
            let penalty = if scene.cloak { scene.content.sensors.cloak_lock_penalty } else { 0 };
            let needs = lock_needs(ship, scene.ship.distance(self.at), penalty);
            if needs <= 1 {
                self.locked = true;
            } else if needs <= 6 {
                let roll = die(fate, DieFor::Lock)?;
                self.lock_roll = Some(roll);
                self.locked = i32::from(roll) >= needs;
            }
        }
        self.launches = self.locked && ship.launches && !self.launched;
        Ok(Stage::Move)
    }

    /// Where it wants to go, if anywhere.
    fn heading(&self, scene: &Scene<'_>) -> Option<Heading> {
        match self.locked {
            _ if self.arrived => None,
            true => Some(Heading::Ship(scene.ship)),
            false => scene.pod.map(Heading::Pod),
        }
    }

    fn travel(&mut self, scene: &Scene<'_>, ship: &Ship, fate: &mut impl Orders) -> Result<Stage, Stop> {
        if let Some(heading) = self.heading(scene) {
            let reach = ship.r#move.saturating_add_signed(self.marker.unwrap_or(0));
            let ways = ways(scene.map, self.at, heading, reach);
            let way = match fate.way(&ways.options) {
                Some(way) => *ways.options.iter().find(|one| **one == way).ok_or(Stop::BadMove)?,
                None if ways.options.len() == 1 => ways.options[0],
                None => return Err(Need::Way(ways.options).into()),
            };
            self.reach = Some(reach);
            for (at, damage) in ways.walk(scene.map, way) {
                self.at = at;
                self.path.push(at);
                self.hurt(scene, ship, damage);
                if self.destroyed {
                    return Ok(Stage::Done);
                }
            }
        }
        let far = scene.ship.distance(self.at) > u16::from(scene.content.track.lock_range);
        if far && !scene.locks_hold && !ship.always_locked {
            self.locked = false;
        }
        Ok(Stage::Aim)
    }

    /// Damage that no shield stops (SC-16.5, SC-17.6).
    fn hurt(&mut self, scene: &Scene<'_>, ship: &Ship, damage: u8) {
        match &mut self.marker {
            Some(marker) => *marker = crate::nemesis::lowered(*marker, damage, &scene.content.track),
            None => {
                self.markers = self.markers.saturating_add(damage);
                self.destroyed = damage > 0 && ship.hull.is_some_and(|hull| self.markers >= hull);
            }
        }
    }

    fn aim(&mut self, scene: &Scene<'_>, ship: &Ship) -> Stage {
        if !self.locked {
            self.pod_hit = scene.pod.is_some_and(|pod| pod.distance(self.at) <= 1);
            return Stage::Done;
        }
        let distance = scene.ship.distance(self.at);
        if distance > u16::from(ship.range) || blocked(scene.map, self.at, scene.ship) {
            return Stage::Done;
        }
        (self.fired, self.jams) = (true, ship.jams);
        Stage::Fire
    }

    /// The last square before the one it is in.
    fn came_from(&self) -> Square {
        let before = self.path.len().checked_sub(2);
        before.and_then(|place| self.path.get(place)).copied().unwrap_or(self.start)
    }

    fn strike(
        &mut self,
        scene: &Scene<'_>,
        ship: &Ship,
        mut random: RandomSide,
        shields: &mut ShieldPoints,
        fate: &mut impl Orders,
    ) -> Result<Stage, Stop> {
        let side = if self.at == scene.ship && self.path.is_empty() {
            let settled = random.settle(&scene.content.damage.random_side, fate);
            self.stage = Stage::Side(random);
            settled?
        } else {
            self.facing_side(scene, fate)?
        };
        let hit = Hit::external(Source::Enemy, side, self.damage(scene, ship), shields);
        self.hit = Some(hit);
        self.destroyed |= ship.dies_firing;
        Ok(Stage::Done)
    }

    fn facing_side(&self, scene: &Scene<'_>, fate: &mut impl Orders) -> Result<Side, Stop> {
        // From within the ship's square it hits the side it came from (SC-13.19).
        let from = if self.at == scene.ship { self.came_from() } else { self.at };
        let options = sides_towards(scene.ship, scene.facing, from);
        match (options.as_slice(), fate.side(Chooser::Shields, &options)) {
            (options, Some(side)) if options.contains(&side) => Ok(side),
            (_, Some(_)) => Err(Stop::BadSide),
            ([side], None) => Ok(*side),
            (_, None) => Err(Need::Side(Chooser::Shields, options).into()),
        }
    }

    /// Its dice, its modifier, its markers and the ship's speed; at least 0 (SC-16.7).
    fn damage(&self, scene: &Scene<'_>, ship: &Ship) -> u8 {
        let dice: i32 = self.fire_rolls.iter().map(|roll| i32::from(*roll)).sum();
        let markers = i32::from(ship.damage_per_marker) * i32::from(self.markers);
        let nemesis = i32::from(self.marker.unwrap_or(0));
        let all = dice + i32::from(ship.damage_mod) + markers + nemesis + i32::from(scene.modifier);
        u8::try_from(all.max(0)).unwrap_or(u8::MAX)
    }
}
