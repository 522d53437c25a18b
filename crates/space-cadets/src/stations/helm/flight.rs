//! Flying a plan: card by card, square by square (SC-6.6).

use super::Pose;
use crate::content::{Content, ManeuverCard, ManeuverKind, Ongoing};
use crate::fate::{DieFor, Fate, Need, RandomSide, die};
use crate::map::{Arrival, Map, Shake};
use crate::stations::damage::{Hit, ShieldPoints, changed_speed};
use crate::{EvadeTo, Facing, PathStep, Source, Square};
use serde::{Deserialize, Serialize};

/// What changes Special Maneuvers this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hazards {
    /// Inertial Dampers: they do no damage (SC-4.7).
    pub dampers: bool,
    /// Drive Shudder: they do their smallest damage without a roll (SC-20.8).
    pub shudder: bool,
}

impl Hazards {
    /// What the damage in force and the equipment of the turn say.
    pub fn of<'a>(damage: impl IntoIterator<Item = &'a Ongoing>, dampers: bool) -> Hazards {
        Hazards { dampers, shudder: damage.into_iter().any(|one| *one == Ongoing::SpecialsHurt) }
    }
}

/// Something that happened in flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// The card in this slot begins, counted from 0.
    Card(u8),
    /// A die was rolled.
    Die(DieFor, u8),
    /// A square was entered.
    Entered(Square),
    /// The ship turned.
    Turned(Facing),
    /// The speed changed.
    Speed(u8),
    /// Enemies far from here lost their lock.
    Shaken(Shake),
    /// The Sensor officer must discard a Lock.
    LockLost,
    /// The sector's edge was met.
    Edge,
    /// The ship was hit.
    Hit(Hit),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// The next card begins.
    Card,
    /// The next part of the card's path.
    Path,
    /// Over this side of the square.
    Cross(Facing),
    /// Into the square.
    Arrive(Arrival),
    /// Damage on its way to a random side: of the edge, or of a Special Maneuver.
    Side {
        source: Source,
        amount: u8,
        side: RandomSide,
    },
    /// The card's path is over.
    AfterCard,
    Done,
}

/// The ship flying a plan. It is plain data: a game may keep it while it waits for a choice.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Flight {
    /// Where the ship is, where it looks and how fast it is.
    pub pose: Pose,
    /// Shield points left.
    pub shields: ShieldPoints,
    /// Everything that happened, in order.
    pub moments: Vec<Moment>,
    /// Whether the sector's edge ended it.
    pub edge: bool,
    /// Whether Evade was played.
    pub evade: bool,
    card: u8,
    step: u8,
    stage: Stage,
}

/// A die that is written into the record of the flight.
fn rolled(moments: &mut Vec<Moment>, fate: &mut impl Fate, what: DieFor) -> Result<u8, Need> {
    let roll = die(fate, what)?;
    moments.push(Moment::Die(what, roll));
    Ok(roll)
}

/// Writes down every die that somebody else asks for.
struct Recorded<'a, F> {
    fate: &'a mut F,
    moments: &'a mut Vec<Moment>,
}

impl<F: Fate> Fate for Recorded<'_, F> {
    fn die(&mut self, what: DieFor) -> Option<u8> {
        let roll = self.fate.die(what)?;
        self.moments.push(Moment::Die(what, roll));
        Some(roll)
    }

    fn side(&mut self, chooser: crate::fate::Chooser, options: &[crate::Side]) -> Option<crate::Side> {
        self.fate.side(chooser, options)
    }
}

impl Flight {
    /// A flight about to begin.
    pub fn new(pose: Pose, shields: ShieldPoints) -> Flight {
        let moments = Vec::with_capacity(16);
        Flight { pose, shields, moments, edge: false, evade: false, card: 0, step: 0, stage: Stage::Card }
    }

    /// Flies on as far as the answers reach: done, or what is needed next. The plan and the hazards must be the same every time;
    /// an unscanned tile must be placed on the map before the flight goes on.
    pub fn advance(
        &mut self,
        content: &Content,
        map: &Map,
        plan: &[&ManeuverCard],
        hazards: Hazards,
        fate: &mut impl Fate,
    ) -> Result<(), Need> {
        loop {
            let next = match &mut self.stage {
                Stage::Done => return Ok(()),
                Stage::Card if self.edge || usize::from(self.card) >= plan.len() => Stage::Done,
                Stage::Card => {
                    self.moments.push(Moment::Card(self.card));
                    self.card += 1;
                    self.step = 0;
                    Stage::Path
                }
                Stage::Path => self.path(content, plan, fate)?,
                Stage::Cross(towards) => {
                    let towards = *towards;
                    self.cross(content, map, towards)?
                }
                Stage::Arrive(arrival) => {
                    let mut recorded = Recorded { fate, moments: &mut self.moments };
                    arrival.advance(map, &content.damage.random_side, &mut self.shields, &mut recorded)?;
                    self.moments.extend(arrival.shake.map(Moment::Shaken));
                    self.moments.extend(arrival.lock_lost.then_some(Moment::LockLost));
                    self.moments.extend(arrival.hit.map(Moment::Hit));
                    Stage::Path
                }
                Stage::Side { source, amount, side } => {
                    let (source, amount) = (*source, *amount);
                    let mut recorded = Recorded { fate, moments: &mut self.moments };
                    let side = side.settle(&content.damage.random_side, &mut recorded)?;
                    let hit = match source {
                        Source::Maneuver => Hit::internal(source, side, amount),
                        _ => Hit::external(source, side, amount, &mut self.shields),
                    };
                    self.moments.push(Moment::Hit(hit));
                    if source == Source::Maneuver { Stage::Card } else { Stage::AfterCard }
                }
                Stage::AfterCard => self.after_card(plan, hazards, fate)?,
            };
            self.stage = next;
        }
    }

    fn path(
        &mut self,
        content: &Content,
        plan: &[&ManeuverCard],
        fate: &mut impl Fate,
    ) -> Result<Stage, Need> {
        let card = usize::from(self.card - 1);
        let part = plan.get(card).and_then(|card| card.path.get(usize::from(self.step)));
        let Some(part) = part else { return Ok(Stage::AfterCard) };
        let facing = self.pose.facing;
        let cross = match part {
            PathStep::Forward => Some(facing),
            PathStep::SlipLeft => Some(facing.turned(3)),
            PathStep::SlipRight => Some(facing.turned(1)),
            PathStep::Left => self.turn(facing.turned(3)),
            PathStep::Right => self.turn(facing.turned(1)),
            PathStep::Evade => {
                let roll = rolled(&mut self.moments, fate, DieFor::Evade)?;
                self.evade = true;
                match content.helm.evade[usize::from(roll - 1)] {
                    EvadeTo::Ahead => Some(facing),
                    EvadeTo::Starboard => Some(facing.turned(1)),
                    EvadeTo::Behind => Some(facing.turned(2)),
                    EvadeTo::Port => Some(facing.turned(3)),
                    EvadeTo::Stay => None,
                }
            }
        };
        self.step += 1;
        Ok(cross.map_or(Stage::Path, Stage::Cross))
    }

    fn turn(&mut self, facing: Facing) -> Option<Facing> {
        self.pose.facing = facing;
        self.moments.push(Moment::Turned(facing));
        None
    }

    fn cross(&mut self, content: &Content, map: &Map, towards: Facing) -> Result<Stage, Need> {
        let to = self.pose.at.beside(towards);
        if !map.inside(to) {
            self.edge = true;
            self.moments.push(Moment::Edge);
            self.turn(self.pose.facing.turned(2));
            self.set_speed(0);
            let amount = content.map.edge_damage;
            return Ok(match amount {
                0 => Stage::AfterCard,
                _ => Stage::Side { source: Source::Edge, amount, side: RandomSide::Die },
            });
        }
        if !map.scanned(to) {
            return Err(Need::Reveal(to));
        }
        let change = map.gravity(self.pose.at, towards);
        self.pose.at = to;
        self.moments.push(Moment::Entered(to));
        self.set_speed(changed_speed(self.pose.speed, change, content.helm.max_speed));
        Ok(Stage::Arrive(Arrival::new(to)))
    }

    fn set_speed(&mut self, speed: u8) {
        if speed != self.pose.speed {
            self.pose.speed = speed;
            self.moments.push(Moment::Speed(speed));
        }
    }

    fn after_card(
        &mut self,
        plan: &[&ManeuverCard],
        hazards: Hazards,
        fate: &mut impl Fate,
    ) -> Result<Stage, Need> {
        let card = plan.get(usize::from(self.card - 1));
        let card = card.filter(|card| card.kind == ManeuverKind::Special && !hazards.dampers);
        let least = card.and_then(|card| card.damage.iter().copied().filter(|damage| *damage > 0).min());
        let (Some(card), Some(least)) = (card, least) else { return Ok(Stage::Card) };
        let amount = match hazards.shudder {
            true => least,
            false => card.damage[usize::from(rolled(&mut self.moments, fate, DieFor::Maneuver)? - 1)],
        };
        Ok(match amount {
            0 => Stage::Card,
            _ => Stage::Side { source: Source::Maneuver, amount, side: RandomSide::Die },
        })
    }

    /// Whether it is over.
    pub fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Cards that were begun; the one that met the edge counts.
    pub fn cards_played(&self) -> u8 {
        self.card
    }

    /// The squares entered.
    pub fn path_flown(&self) -> impl Iterator<Item = Square> + '_ {
        self.moments.iter().filter_map(|one| if let Moment::Entered(at) = one { Some(*at) } else { None })
    }

    /// The hits, each an event of its own; their cards are drawn when the flight is over (SC-6.11).
    pub fn hits(&self) -> impl Iterator<Item = Hit> + '_ {
        self.moments.iter().filter_map(|one| if let Moment::Hit(hit) = one { Some(*hit) } else { None })
    }

    /// Whether an enemy that stands there lost its lock on the way (SC-7.11).
    pub fn frees_from(&self, enemy: Square) -> bool {
        self.moments.iter().any(|one| matches!(one, Moment::Shaken(shake) if shake.frees_from(enemy)))
    }

    /// How often a Lock must be discarded.
    pub fn locks_to_discard(&self) -> usize {
        self.moments.iter().filter(|one| **one == Moment::LockLost).count()
    }

    /// Dice rolled.
    pub fn dice_rolled(&self) -> usize {
        self.moments.iter().filter(|one| matches!(one, Moment::Die(..))).count()
    }
}
