//! Hits, Panic, Mind Control and Terror, with the decisions of those whom they strike (AM-23).

use super::acting::actor;
use super::effects::{self, protections, would_strike};
use super::happening::{Actor, Happening, HitResult, MindControlResult, PanicResult, TerrorResult};
use super::profile::Profile;
use super::question::{Ask, Strike};
use super::stage::{Stage, Trouble};
use super::turn::{AlienTurn, Decision, Resume, Task};
use crate::field::{AlienId, Edges, Field, TileId, Way};
use crate::hex::Direction;
use crate::{AlienType, Item, Slot, Who};

impl AlienTurn {
    pub(super) fn strike(&mut self, who: Who, strike: Strike, by: Actor, stage: &mut Stage) {
        let Some(rocketeer) = stage.field.rocketeer(who) else { return };
        if !would_strike(rocketeer, strike) {
            match strike {
                Strike::Panic => stage.tell(|_| Happening::Panic { who, by, result: PanicResult::Already }),
                Strike::MindControl => {
                    stage.tell(|_| Happening::MindControl { who, by, result: MindControlResult::Already });
                }
                Strike::Hit => {}
            }
            return;
        }
        let with = protections(stage.field, who, strike);
        if with.is_empty() {
            self.strike_decided(who, strike, by, Decision::Decline, stage);
        } else {
            self.ask(who, Ask::Protect { strike, by, with }, Resume::Strike { who, strike, by });
        }
    }

    pub(super) fn strike_decided(
        &mut self,
        who: Who,
        strike: Strike,
        by: Actor,
        decision: Decision,
        stage: &mut Stage,
    ) {
        let protection = match decision {
            Decision::Use(card) => {
                let item = stage
                    .field
                    .rocketeer(who)
                    .and_then(|rocketeer| rocketeer.card(card))
                    .map(|card| card.item);
                effects::use_card(stage.field, who, card);
                item
            }
            _ => None,
        };
        match strike {
            Strike::Hit => hit(who, by, protection, stage),
            Strike::Panic => {
                let result = match protection {
                    Some(by) => PanicResult::Ignored { by },
                    None => PanicResult::O2 { left: effects::panic(stage.field, who) },
                };
                stage.tell(|_| Happening::Panic { who, by, result });
            }
            Strike::MindControl => match protection {
                Some(item) => {
                    let result = MindControlResult::Ignored { by: item };
                    stage.tell(|_| Happening::MindControl { who, by, result });
                }
                None => self.choose_ap(who, by, stage),
            },
        }
    }

    fn choose_ap(&mut self, who: Who, by: Actor, stage: &mut Stage) {
        let Some(rocketeer) = stage.field.rocketeer(who) else { return };
        let among = effects::mind_control_choices(rocketeer);
        match among[..] {
            [] => {}
            [slot] => self.mind_control(who, by, slot, stage),
            _ => self.ask(who, Ask::Ap { by, among }, Resume::Ap { who, by }),
        }
    }

    pub(super) fn mind_control(&mut self, who: Who, by: Actor, slot: Slot, stage: &mut Stage) {
        effects::mind_control(stage.field, who, slot);
        stage.tell(|_| Happening::MindControl { who, by, result: MindControlResult::Ap { slot } });
    }

    pub(super) fn terror(&mut self, who: Who, by: Actor, stage: &mut Stage) -> Result<(), Trouble> {
        let Some(at) = stage.field.rocketeer(who).map(|rocketeer| rocketeer.at) else { return Ok(()) };
        let roll = stage.roll()?;
        let legal = legal_directions(stage, Way::Step, at);
        match terror_roll(stage.field, at, roll) {
            TerrorRoll::Toward(direction) if legal.has(direction) => {
                self.run_in_terror(who, by, roll, direction, stage);
            }
            TerrorRoll::Toward(direction) => {
                let result = TerrorResult::Blocked { direction };
                stage.tell(|_| Happening::Terror { who, by, roll, result });
                self.agenda.push(Task::Strike { who, strike: Strike::Hit, by });
            }
            TerrorRoll::Chosen if legal != Edges::NONE => {
                // With one way only there is nothing to decide, but whoever runs may have named it beforehand.
                self.ask(who, Ask::Direction { by, legal }, Resume::Terror { who, by, roll });
            }
            TerrorRoll::Chosen | TerrorRoll::Nothing => {
                stage.tell(|_| Happening::Terror { who, by, roll, result: TerrorResult::None });
            }
        }
        Ok(())
    }

    pub(super) fn run_in_terror(
        &mut self,
        who: Who,
        by: Actor,
        roll: u8,
        direction: Direction,
        stage: &mut Stage,
    ) {
        let Some(at) = stage.field.rocketeer(who).map(|rocketeer| rocketeer.at) else { return };
        let Some(to) = stage.geometry.neighbour(at, direction) else { return };
        if let Some(rocketeer) = stage.field.rocketeer_mut(who) {
            rocketeer.at = to;
        }
        effects::loosen_grapples(stage.field);
        stage.tell(|_| Happening::Terror { who, by, roll, result: TerrorResult::Moved { to } });
    }

    pub(super) fn terror_of_alien(&mut self, id: AlienId, by: Who, stage: &mut Stage) -> Result<(), Trouble> {
        let Some(alien) = stage.field.alien(id).copied() else { return Ok(()) };
        let roll = stage.roll()?;
        let kind = alien.kind;
        let legal = legal_directions(stage, Profile::of(kind).way, alien.at);
        match terror_roll(stage.field, alien.at, roll) {
            TerrorRoll::Toward(direction) if legal.has(direction) => {
                self.run_alien_in_terror(id, roll, direction, stage);
            }
            TerrorRoll::Toward(direction) => {
                let result = TerrorResult::Blocked { direction };
                stage.tell(|_| Happening::AlienTerror { alien: id, kind, roll, result });
                let left = effects::hit_alien(stage.field, id);
                stage.tell(|_| Happening::AlienHit { alien: id, kind, left });
            }
            TerrorRoll::Chosen if legal != Edges::NONE => {
                let ask = Ask::Direction { by: actor(&alien), legal };
                self.ask(by, ask, Resume::AlienTerror { alien: id, roll });
            }
            TerrorRoll::Chosen | TerrorRoll::Nothing => {
                stage.tell(|_| Happening::AlienTerror { alien: id, kind, roll, result: TerrorResult::None });
            }
        }
        Ok(())
    }

    pub(super) fn run_alien_in_terror(
        &mut self,
        id: AlienId,
        roll: u8,
        direction: Direction,
        stage: &mut Stage,
    ) {
        let Some(alien) = stage.field.alien(id).copied() else { return };
        let Some(to) = stage.geometry.neighbour(alien.at, direction) else { return };
        if let Some(alien) = stage.field.alien_mut(id) {
            alien.at = to;
        }
        effects::loosen_grapples(stage.field);
        let result = TerrorResult::Moved { to };
        stage.tell(|_| Happening::AlienTerror { alien: id, kind: alien.kind, roll, result });
        if alien.kind == AlienType::Sentinel {
            self.agenda.push(Task::Entered(id));
        }
    }
}

fn hit(who: Who, by: Actor, protection: Option<Item>, stage: &mut Stage) {
    let result = match protection {
        Some(by) => HitResult::Absorbed { by },
        None => HitResult::Hp { left: effects::lose_hp(stage.field, who) },
    };
    stage.tell(|_| Happening::Hit { who, by, result });
}

/// What a Terror die says (AM-23.5 to AM-23.8).
enum TerrorRoll {
    Toward(Direction),
    Chosen,
    Nothing,
}

fn terror_roll(field: &Field, at: TileId, roll: u8) -> TerrorRoll {
    match roll {
        1..=6 => {
            let face = field.tile(at).and_then(|tile| tile.face);
            let arrow = face.map_or(field.arrow, |face| face.rotation);
            TerrorRoll::Toward(arrow.turned(roll - 1))
        }
        7 | 8 => TerrorRoll::Chosen,
        _ => TerrorRoll::Nothing,
    }
}

/// Where somebody can run from a tile; no link is meant (AM-23.9).
fn legal_directions(stage: &Stage, way: Way, at: TileId) -> Edges {
    Direction::ALL.into_iter().filter(|direction| stage.geometry.may_cross(way, at, *direction)).collect()
}
