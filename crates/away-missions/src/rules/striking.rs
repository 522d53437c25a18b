//! What Rocketeers do to Aliens: hits, deaths, Stuns, and moving them about.

use crate::agenda::{Attack, Kind, Question, Task};
use crate::command::{Pay, Target};
use crate::content::Content;
use crate::field::{AlienId, Geometry, TileId, Way};
use crate::hex::Direction;
use crate::rules::actions::RollPlan;
use crate::rules::attack::{alien_of, is_thrall};
use crate::rules::items::boosts::Boosts;
use crate::rules::scenario::Context;
use crate::scenario::Trigger;
use crate::state::Tally;
use crate::{AlienType, AwayMissions, BossType, Component, Event, Refusal, Who};
use table::{Audience, Seat, Story};

/// The edges over which an Alien of this type can be moved (AM-14.1, AM-20.7, AM-21.1).
pub(crate) fn way_of(kind: AlienType) -> Way {
    if Content::standard().alien(kind).passes_closed_hatches { Way::Glide } else { Way::Walk }
}

impl AwayMissions {
    /// Whether a hit would harm it: Thralls never are (AM-9.7), the Overmind only after its pylons (AM-27.63).
    pub(crate) fn can_be_hit(&self, target: Target) -> bool {
        match target {
            Target::Alien(id) => self.field.alien(id).is_some_and(|alien| !is_thrall(alien.kind)),
            Target::Boss(kind) => self.target_tile(target).is_some() && !self.is_shielded(kind),
        }
    }

    /// Whether no hit harms this boss now.
    pub(crate) fn is_shielded(&self, boss: BossType) -> bool {
        let needs = Content::standard().boss(boss).shielded_until.as_ref();
        needs.is_some_and(|condition| !self.holds(condition, &Context::default()))
    }

    /// One hit by a Rocketeer (AM-9.3).
    pub(crate) fn hit(&mut self, by: Who, target: Target, range: Option<u8>, story: &mut Story<Event>) {
        let Some(kind) = self.kind_of(target) else { return };
        if !self.can_be_hit(target) {
            story.tell(Audience::All, Event::Shielded { kind });
            return;
        }
        let hp = match target {
            Target::Alien(id) => self.field.alien_mut(id).map(|alien| &mut alien.hp),
            Target::Boss(boss) => self.field.boss_mut(boss).map(|boss| &mut boss.hp),
        };
        let Some(hp) = hp else { return };
        *hp = hp.saturating_sub(1);
        let hp = *hp;
        story.tell(Audience::All, Event::AlienHit { kind, alien: alien_of(target), hp });
        if hp == 0 {
            self.kill(by, target, range, story);
        }
    }

    /// An Alien or a boss dies by a Rocketeer's hand (AM-21.21, AM-27.20).
    pub(crate) fn kill(&mut self, by: Who, target: Target, range: Option<u8>, story: &mut Story<Event>) {
        let (Some(kind), Some(tile)) = (self.kind_of(target), self.target_tile(target)) else { return };
        story.tell(Audience::All, Event::AlienDied { kind, alien: alien_of(target) });
        match target {
            Target::Boss(boss) => self.boss_dies(boss, by, story),
            Target::Alien(id) => {
                self.remove_alien(id);
                let Kind::Alien(victim) = kind else { return };
                let context = Context { victim: Some(victim), range, ..Context::of(by).at(tile) };
                self.fire(Trigger::Kill, context);
                self.tally(Tally::Kills(victim), context);
            }
        }
    }

    /// A figure leaves the map, and lets go of whom it holds.
    pub(crate) fn remove_alien(&mut self, id: AlienId) {
        self.field.aliens.retain(|alien| alien.id != id);
        self.end_grapples();
    }

    /// One more component.
    pub(crate) fn gain_component(&mut self, who: Who, component: Component, story: &mut Story<Event>) {
        if let Some(rocketeer) = self.field.rocketeer_mut(who) {
            let held = rocketeer.components.of_mut(component);
            *held = held.saturating_add(1);
            story.tell(Audience::All, Event::Gained { who, component });
        }
    }

    /// An Alien is moved one tile by Rocketeers (AM-14.2).
    pub(crate) fn shove(&mut self, id: AlienId, to: TileId, story: &mut Story<Event>) {
        let Some(alien) = self.field.alien_mut(id) else { return };
        alien.at = to;
        let kind = alien.kind;
        story.tell(Audience::All, Event::AlienMoved { kind: Kind::Alien(kind), alien: id, tile: to });
        self.end_grapples();
        if kind == AlienType::Sentinel {
            self.push(Task::SentinelEnters { alien: id, mine: false });
        }
    }

    /// The directions in which an Alien can be moved, by the hatch limits of its type; over no link.
    pub(crate) fn shoves(&self, map: &Geometry, id: AlienId) -> Vec<(Direction, TileId)> {
        let Some(alien) = self.field.alien(id) else { return Vec::new() };
        let way = way_of(alien.kind);
        let open = Direction::ALL.into_iter().filter(|direction| map.may_cross(way, alien.at, *direction));
        open.filter_map(|direction| Some((direction, map.neighbour(alien.at, direction)?))).collect()
    }

    /// AM-23.5 to AM-23.9 for an Alien: one die of Terror.
    pub(crate) fn terrify(&mut self, id: AlienId, by: Who, story: &mut Story<Event>) {
        let Some(alien) = self.field.alien(id).copied() else { return };
        let map = Geometry::of(&self.field);
        let legal = self.shoves(&map, id);
        let roll = self.roll_die();
        story.uncover();
        story.tell(Audience::All, Event::AlienTerror { kind: Kind::Alien(alien.kind), alien: id, roll });
        match roll {
            1..=6 => {
                let shown = self.field.tile(alien.at).and_then(|tile| tile.shown());
                let arrow = shown.map_or(self.field.arrow, |face| face.rotation);
                let direction = arrow.turned(roll - 1);
                match legal.iter().find(|(open, _)| *open == direction) {
                    Some((_, to)) => self.shove(id, *to, story),
                    None => self.hit(by, Target::Alien(id), None, story),
                }
            }
            7 | 8 => match legal.as_slice() {
                [] => {}
                [(_, to)] => self.shove(id, *to, story),
                _ => {
                    let directions = legal.into_iter().map(|(direction, _)| direction).collect();
                    self.push(Task::Ask(Question::Terror { by, alien: id, directions }));
                }
            },
            _ => {}
        }
    }

    /// The attacker has chosen where an Alien runs (AM-23.7).
    pub(crate) fn answer_terror(
        &mut self,
        seat: Seat,
        direction: Direction,
        story: &mut Story<Event>,
    ) -> Result<(), Refusal> {
        let Some(Task::Ask(Question::Terror { by, alien, directions })) = self.agenda.last() else {
            return Err(Refusal::NothingAsked);
        };
        if !self.runs(seat, *by) {
            return Err(Refusal::NotYours);
        }
        if !directions.contains(&direction) {
            return Err(Refusal::WrongAnswer);
        }
        let alien = *alien;
        let map = Geometry::of(&self.field);
        let to = self.field.alien(alien).and_then(|alien| map.neighbour(alien.at, direction));
        self.agenda.pop();
        if let Some(to) = to {
            self.shove(alien, to, story);
        }
        Ok(())
    }

    /// The next Alien on the tile of a Flame-Gun. Whether the attacker has to choose.
    pub(crate) fn flames_wait(&mut self, story: &mut Story<Event>) -> bool {
        let Some(Task::Flames { who, attack }) = self.agenda.last() else { return false };
        let (who, attack) = (*who, attack.clone());
        let left = self.still_there(&attack);
        match left.as_slice() {
            [] => {
                self.agenda.pop();
                false
            }
            [only] if self.usable_boosts(who, &attack_action(&attack, *only)).is_empty() => {
                let plan = self.plan_next_flame(who, &attack, attack.weapon, *only, &Boosts::none());
                self.agenda.pop();
                if let Ok(plan) = plan {
                    self.roll(who, plan, story);
                }
                false
            }
            _ => true,
        }
    }

    /// AM-23.17: one more attack with the same weapon, without AP.
    pub(crate) fn plan_revulsion(&self, map: &Geometry, who: Who, attack: &Attack, leech: AlienId) -> Result<RollPlan, Refusal> {
        let target = Target::Alien(leech);
        if target == attack.target {
            return Err(Refusal::WrongTarget);
        }
        let kind = self.field.alien(leech).ok_or(Refusal::NoSuchAlien)?.kind;
        if kind != AlienType::SpaceLeech {
            return Err(Refusal::WrongTarget);
        }
        self.check_weapon(who, attack.weapon)?;
        let (at, kind, range, dice) = self.check_target(map, (attack.item, self.tile_of(who)), target)?;
        let next = Attack { target, kind, at, range, rest: Vec::new(), ..attack.clone() };
        Ok(self.attack_pool(who, next, dice))
    }
}

/// The command that attacks this with the weapon under way.
pub(crate) fn attack_action(attack: &Attack, target: Target) -> crate::command::Action {
    crate::command::Action::Attack { weapon: attack.weapon, target }
}

/// How the next roll of a Flame-Gun is asked for.
pub(crate) const FLAME: Pay = Pay::Granted;
